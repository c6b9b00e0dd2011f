//! One process and what it cost.

use super::at;
use std::fs::File;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use wait4::Wait4;

/// What a process cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cost {
    /// From before it was started until it was waited for.
    pub wall: Duration,
    /// Processor time, its own and the system's for it. Their sum is exact; each alone is counted in clock ticks.
    pub processor: Duration,
    /// The most memory that it held at once, in bytes.
    pub peak: u64,
}

/// Where a process's output goes.
#[derive(Clone, Copy)]
pub enum Output<'a> {
    /// Nowhere.
    Null,
    /// Into a file.
    File(&'a Path),
}

/// Runs a program on an input; it must succeed.
///
/// # Errors
/// Where a file cannot be opened, or the program cannot be started or fails.
pub fn run(program: &Path, arguments: &[&str], input: &Path, output: Output<'_>) -> Result<Cost, String> {
    let stdin = File::open(input).map_err(|error| at(input, &error))?;
    let stdout = match output {
        Output::Null => Stdio::null(),
        Output::File(path) => File::create(path).map_err(|error| at(path, &error))?.into(),
    };
    let mut command = Command::new(program);
    // The counter that all is compared with is faster with this locale than with plain C, so this is the fair one.
    command.args(arguments).env("LC_ALL", "C.UTF-8").stdin(stdin).stdout(stdout);
    measure(&mut command)
}

/// Runs a command to its end.
///
/// # Errors
/// Where it cannot be started or fails.
pub fn measure(command: &mut Command) -> Result<Cost, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let start = Instant::now();
    let used =
        command.spawn().and_then(|mut child| child.wait4()).map_err(|error| format!("{name}: {error}"))?;
    let wall = start.elapsed();
    if !used.status.success() {
        return Err(format!("{name}: {}", used.status));
    }
    Ok(Cost { wall, processor: used.rusage.utime + used.rusage.stime, peak: used.rusage.maxrss })
}

/// Each figure's median over several runs.
///
/// # Panics
/// Where there was no run.
pub fn median(costs: &[Cost]) -> Cost {
    fn middle<T: Ord + Copy>(figures: impl Iterator<Item = T>) -> T {
        let mut figures: Vec<T> = figures.collect();
        figures.sort_unstable();
        figures[figures.len() / 2]
    }
    Cost {
        wall: middle(costs.iter().map(|cost| cost.wall)),
        processor: middle(costs.iter().map(|cost| cost.processor)),
        peak: middle(costs.iter().map(|cost| cost.peak)),
    }
}
