//! Instructions instead of seconds: the same number in every run, whatever else the machine does.
//!
//! Callgrind counts them, at fifty times the time. Of each program three figures are kept: `start`, the whole process for
//! one hardest board; `puzzle`, what one more board costs in a large input, which is the difference between two large
//! inputs divided by their difference in boards; and `tables`, the rest of such a run, which is what it costs to be ready.
//! A file of limits says how large each may be. Compilers and C libraries differ a little, so each limit has a margin.

use super::{at, cold_starts, workloads, Places};
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};

/// What a program costs in instructions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instructions {
    /// The program.
    pub program: String,
    /// `start`, `tables` or `puzzle`.
    pub what: &'static str,
    /// How many.
    pub count: u64,
}

/// A line of the file of limits, `program,what,instructions,margin in percent`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The program.
    pub program: String,
    /// As in [`Instructions::what`].
    pub what: String,
    /// How many instructions there were when the limit was set.
    pub count: u64,
    /// How many percent more are accepted.
    pub margin: u64,
}

impl Limit {
    /// The most instructions that are accepted.
    pub fn most(&self) -> u64 {
        self.count + self.count * self.margin / 100
    }
}

/// Boards in the two large inputs. Both must make a solver choose the same strategy.
const FEW: u64 = 40_000;
const MANY: u64 = 80_000;

/// Counts the instructions of all programs; about a minute.
///
/// # Errors
/// Where valgrind is missing or a program fails.
pub fn count_all(places: &Places) -> Result<Vec<Instructions>, String> {
    let mut figures = Vec::new();
    for (workload, _) in workloads() {
        let input = places.file("instructions.in");
        let program = workload.puzzle;
        let counted = |boards: u64| {
            workload.of(boards).write_file(places, &input)?;
            count(&places.binary(program), &input)
        };
        let (few, many) = (counted(FEW)?, counted(MANY)?);
        let puzzle = many.saturating_sub(few) / (MANY - FEW);
        let one =
            cold_starts().into_iter().find(|(start, _)| start.puzzle == program && start.order.count == 1);
        let (one, _) = one.ok_or_else(|| format!("{program} has no hardest board"))?;
        one.write_file(places, &input)?;
        let start = count(&places.binary(program), &input)?;
        let all = [("start", start), ("tables", few.saturating_sub(FEW * puzzle)), ("puzzle", puzzle)];
        figures.extend(all.map(|(what, count)| Instructions { program: program.to_string(), what, count }));
    }
    Ok(figures)
}

/// Counts the instructions of one process, on one thread.
fn count(program: &Path, input: &Path) -> Result<u64, String> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["--threads", "1"])
        .stdin(File::open(input).map_err(|error| at(input, &error))?)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .output()
        .map_err(|error| format!("valgrind: {error}"))?;
    let messages = String::from_utf8_lossy(&output.stderr);
    let collected = messages.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok());
    collected
        .filter(|_| output.status.success())
        .ok_or_else(|| format!("valgrind {}: {}\n{messages}", program.display(), output.status))
}

/// Reads a file of limits. Lines that begin with `#` are for people.
///
/// # Errors
/// Says which line is not a limit.
pub fn limits(path: &Path) -> Result<Vec<Limit>, String> {
    let text = fs::read_to_string(path).map_err(|error| at(path, &error))?;
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#'));
    lines
        .map(|(number, line)| {
            limit(line).ok_or_else(|| {
                format!("{}:{number}: expected program,what,instructions,margin", path.display())
            })
        })
        .collect()
}

fn limit(line: &str) -> Option<Limit> {
    let mut fields = line.split(',');
    let limit = Limit {
        program: fields.next()?.to_string(),
        what: fields.next()?.to_string(),
        count: fields.next()?.parse().ok()?,
        margin: fields.next()?.parse().ok()?,
    };
    fields.next().is_none().then_some(limit)
}
