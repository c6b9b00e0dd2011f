//! Whole processes measured: against `wc -w` on the same file, in memory, and in instructions.
//!
//! | file | what |
//! |---|---|
//! | `workload.rs` | which inputs there are, drawn by seeds, and what each is to show |
//! | `process.rs` | one process: wall time, processor time, peak memory |
//! | `instructions.rs` | one process under callgrind; instructions a puzzle, and their limits |
//! | `machine.rs` | what the machine is, without its name |
//! | `report.rs` | the record, for people and for programs |
//!
//! Times are medians of runs that take turns: solver, counter, solver, counter. So a machine that is busy with something
//! else slows both alike, and the ratio says more than either time.

mod instructions;
mod machine;
mod process;
mod report;
mod workload;

pub use instructions::{count_all, limits, Instructions, Limit};
pub use machine::{cores, processor, Machine};
pub use process::{measure, median, run, Cost, Output};
pub use report::{csv, markdown, Cold, Comparison, Large, Record};
pub use workload::{cold_starts, workloads, Workload};

use std::path::{Path, PathBuf};

/// The folders that a record is made in.
pub struct Places {
    /// Where the release binaries are.
    pub binaries: PathBuf,
    /// Where inputs and answers are kept meanwhile.
    pub scratch: PathBuf,
}

impl Places {
    /// A release binary.
    pub fn binary(&self, name: &str) -> PathBuf {
        self.binaries.join(name)
    }

    /// A file of inputs or answers.
    pub fn file(&self, name: &str) -> PathBuf {
        self.scratch.join(name)
    }
}

/// The error that something about `path` failed.
fn at(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}
