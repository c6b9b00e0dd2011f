//! The record, as Markdown for people and as CSV for programs.

use super::{Cost, Instructions, Machine, Workload};
use crate::compare::thousands;
use std::fmt::{Display, Write};
use std::time::Duration;

/// All that was measured in one go.
pub struct Record {
    /// Where.
    pub machine: Machine,
    /// Runs that each median of a large input is of.
    pub runs: usize,
    /// Runs that each median of a small input is of.
    pub cold_runs: usize,
    /// Large inputs against the counter.
    pub large: Vec<Large>,
    /// Small inputs against an empty program.
    pub cold: Vec<Cold>,
    /// Answers compared.
    pub comparisons: Vec<Comparison>,
    /// Inputs of another size, for memory alone.
    pub memory: Vec<(Workload, u64)>,
    /// Instructions, where they could be counted.
    pub instructions: Vec<Instructions>,
}

/// A large input.
pub struct Large {
    /// The input.
    pub workload: Workload,
    /// Its size in bytes.
    pub bytes: u64,
    /// How many times the counter's wall time is allowed.
    pub goal: f64,
    /// `wc -w`.
    pub counter: Cost,
    /// The solver.
    pub solver: Cost,
    /// The solver with its answers in a file.
    pub to_file: Cost,
    /// The solver on one thread.
    pub single: Cost,
}

/// A small input.
pub struct Cold {
    /// The input.
    pub workload: Workload,
    /// How many milliseconds of processor time beyond the empty program are allowed.
    pub goal: f64,
    /// The empty program.
    pub empty: Cost,
    /// The solver.
    pub solver: Cost,
}

/// Answers of two runs compared byte for byte.
pub struct Comparison {
    /// The input.
    pub workload: Workload,
    /// What the other run was.
    pub other: String,
    /// Whether they were the same.
    pub is_same: bool,
}

/// A table for people, one section after the other.
pub fn markdown(record: &Record) -> String {
    let Record { machine, runs, cold_runs, .. } = record;
    let mut text = format!("# Record of {}\n\n", machine.date);
    let _ = writeln!(
        text,
        "{}, {} threads, {} GiB of memory; {}; {}. Written by `search-bench record --runs {runs}`; times are medians \
         of whole processes that took turns, of {runs} each on large inputs and {cold_runs} each on a few boards. Memory on \
         larger inputs and instructions are of one run. Milliseconds; `cpu` is user and system time together. Ratios within \
         this run are what to read; other programs may have been at work.\n",
        machine.processor, machine.cores, machine.memory, machine.compiler, machine.counter,
    );
    large(record, &mut text);
    cold(record, &mut text);
    text.push_str("\n## Answers compared, byte for byte\n\n| input | auto, all threads, against | result |\n|---|---|---|\n");
    for Comparison { workload, other, is_same } in &record.comparisons {
        let result = if *is_same { "same" } else { "DIFFERENT" };
        let _ = writeln!(text, "| {} | {other} | {result} |", name(workload));
    }
    if !record.memory.is_empty() {
        text.push_str("\n## Peak memory on larger inputs, through a pipe\n\n| input | MiB |\n|---|---|\n");
        for (workload, peak) in &record.memory {
            let _ = writeln!(text, "| {} | {:.1} |", name(workload), mebibytes(*peak));
        }
    }
    if !record.instructions.is_empty() {
        text.push_str("\n## Instructions, one thread\n\n| program | what | instructions |\n|---|---|---|\n");
        for Instructions { program, what, count } in &record.instructions {
            let _ = writeln!(text, "| {program} | {what} | {} |", thousands(&count.to_string()));
        }
        text.push_str("\n`start`: the hardest board alone. `tables`: a large input without its boards. `puzzle`: one board more.\n");
    }
    text.push_str("\n## The inputs\n\n```text\n");
    let inputs =
        record.large.iter().map(|large| large.workload).chain(record.cold.iter().map(|cold| cold.workload));
    inputs.for_each(|workload| text.push_str(&format!("{}\n", workload.command())));
    text.push_str("```\n");
    text
}

fn large(record: &Record, text: &mut String) {
    text.push_str(
        "## Against `wc -w` on the same file, answers to /dev/null\n\n\
         | input | MB | `wc -w` | solver | ratio | goal | to a file | one thread | cpu `wc -w` | cpu solver | peak MiB |\n\
         |---|---|---|---|---|---|---|---|---|---|---|\n",
    );
    for large in &record.large {
        let _ = writeln!(
            text,
            "| {} | {:.0} | {:.0} | {:.0} | **{:.2}** | {} | {:.0} | {:.0} | {:.0} | {:.0} | {:.1} |",
            name(&large.workload),
            megabytes(large.bytes),
            milliseconds(large.counter.wall),
            milliseconds(large.solver.wall),
            large.solver.wall.as_secs_f64() / large.counter.wall.as_secs_f64(),
            large.goal,
            milliseconds(large.to_file.wall),
            milliseconds(large.single.wall),
            milliseconds(large.counter.processor),
            milliseconds(large.solver.processor),
            mebibytes(large.solver.peak),
        );
    }
}

fn cold(record: &Record, text: &mut String) {
    text.push_str(
        "\n## A few boards, over an empty program\n\n\
         | input | cpu of an empty program | cpu over it | goal | wall over it | peak MiB |\n|---|---|---|---|---|---|\n",
    );
    for Cold { workload, goal, empty, solver } in &record.cold {
        let _ = writeln!(
            text,
            "| {} | {:.2} | **{:.2}** | {goal} | {:.2} | {:.1} |",
            name(workload),
            milliseconds(empty.processor),
            milliseconds(solver.processor) - milliseconds(empty.processor),
            milliseconds(solver.wall) - milliseconds(empty.wall),
            mebibytes(solver.peak),
        );
    }
}

/// The same figures, one a line, in seconds and bytes: `input,figure,value`.
pub fn csv(record: &Record) -> String {
    let mut text = String::from("input,figure,value\n");
    for Large { workload, bytes, counter, solver, to_file, single, .. } in &record.large {
        put(&mut text, workload, "bytes", bytes);
        put_cost(&mut text, workload, "wc -w", counter);
        put_cost(&mut text, workload, "solver", solver);
        put_cost(&mut text, workload, "solver to a file", to_file);
        put_cost(&mut text, workload, "solver on one thread", single);
    }
    for Cold { workload, empty, solver, .. } in &record.cold {
        put_cost(&mut text, workload, "empty", empty);
        put_cost(&mut text, workload, "solver", solver);
    }
    for (workload, peak) in &record.memory {
        put(&mut text, workload, "solver peak", peak);
    }
    for Comparison { workload, other, is_same } in &record.comparisons {
        put(&mut text, workload, &format!("same as {other}"), is_same);
    }
    for Instructions { program, what, count } in &record.instructions {
        let _ = writeln!(text, "{program},instructions {what},{count}");
    }
    text
}

fn put(text: &mut String, workload: &Workload, figure: &str, value: impl Display) {
    let _ = writeln!(text, "{},{figure},{value}", workload.command());
}

fn put_cost(text: &mut String, workload: &Workload, who: &str, cost: &Cost) {
    put(text, workload, &format!("{who} wall"), format_args!("{:.6}", cost.wall.as_secs_f64()));
    put(text, workload, &format!("{who} cpu"), format_args!("{:.6}", cost.processor.as_secs_f64()));
    put(text, workload, &format!("{who} peak"), cost.peak);
}

fn name(workload: &Workload) -> String {
    format!("{}: {} {}", workload.puzzle, thousands(&workload.order.count.to_string()), workload.boards)
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

#[allow(clippy::cast_precision_loss)] // Sizes are far below 2⁵³.
fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

#[allow(clippy::cast_precision_loss)] // As above.
fn mebibytes(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}
