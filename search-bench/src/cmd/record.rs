//! `record`: the speed of the release binaries, written down with the machine.

use crate::judge::strategies;
use crate::record::{
    cold_starts, count_all, csv, markdown, measure, median, run, workloads, Cold, Comparison, Cost, Large,
    Machine, Output, Places, Record, Workload,
};
use clap::Args;
use judge_io::cli::print;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

/// Measure the release binaries against `wc -w` and write a dated record
#[derive(Debug, Args)]
#[command(after_help = "\
The release binaries must have been built. Takes a few minutes; instructions are counted where valgrind is there.

Examples:
  cargo build --release && target/release/search-bench record
  target/release/search-bench record --runs 1 --boards-for-memory 0 --into /tmp")]
pub(super) struct Options {
    /// Runs of each program on a large input, and five times as many on a small one; the median counts
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..))]
    runs: u16,

    /// Boards that slow strategies answer too, for their answers to be compared
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    sample: u64,

    /// Boards that memory is measured on as well; 0: none
    #[arg(long, value_name = "N", default_value_t = 20_000_000)]
    boards_for_memory: u64,

    /// Where the release binaries are
    #[arg(long, value_name = "FOLDER", default_value = "target/release")]
    binaries: PathBuf,

    /// The folder that the record is written into
    #[arg(long, value_name = "FOLDER", default_value = "search-bench/records")]
    into: PathBuf,
}

/// A small input costs so little that so many times as many runs of it are needed.
const COLD_FACTOR: usize = 5;

impl Options {
    pub(super) fn run(&self) -> Result<ExitCode, String> {
        let scratch = tempfile::tempdir_in(&self.binaries).map_err(|error| error.to_string())?;
        let places = Places { binaries: self.binaries.clone(), scratch: scratch.path().to_path_buf() };
        let mut record = Record {
            machine: Machine::here(),
            runs: usize::from(self.runs),
            cold_runs: self.cold_runs(),
            large: Vec::new(),
            cold: Vec::new(),
            comparisons: Vec::new(),
            memory: Vec::new(),
            instructions: Vec::new(),
        };
        for (workload, goal) in workloads() {
            eprintln!("{}", workload.command());
            record.large.push(self.large(&places, workload, goal)?);
            record.comparisons.extend(self.compare(&places, workload)?);
            if self.boards_for_memory > 0 && goal <= 1.0 {
                let workload = workload.of(self.boards_for_memory);
                record.memory.push((workload, piped(&places, &workload)?.peak));
            }
        }
        for (workload, goal) in cold_starts() {
            eprintln!("{}", workload.command());
            record.cold.push(self.cold(&places, workload, goal)?);
        }
        match count_all(&places) {
            Ok(figures) => record.instructions = figures,
            Err(error) => eprintln!("no instructions: {error}"),
        }
        let name = self.into.join(&record.machine.date);
        for (extension, text) in [("md", markdown(&record)), ("csv", csv(&record))] {
            let path = name.with_extension(extension);
            fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
            print(format!("{}\n", path.display()))?;
        }
        let is_same = record.comparisons.iter().all(|comparison| comparison.is_same);
        Ok(ExitCode::from(u8::from(!is_same)))
    }

    /// Runs on a small input.
    fn cold_runs(&self) -> usize {
        COLD_FACTOR * usize::from(self.runs)
    }

    fn large(&self, places: &Places, workload: Workload, goal: f64) -> Result<Large, String> {
        let input = places.file("large.in");
        workload.write_file(places, &input)?;
        let bytes = fs::metadata(&input).map_err(|error| error.to_string())?.len();
        let solver = places.binary(workload.puzzle);
        let answers = places.file("large.ans");
        let contenders: [(&Path, &[&str], Output); 4] = [
            (Path::new("wc"), &["-w"], Output::Null),
            (&solver, &[], Output::Null),
            (&solver, &[], Output::File(&answers)),
            (&solver, &["--threads", "1"], Output::Null),
        ];
        let [counter, solver, to_file, single] = in_turns(&input, &contenders, usize::from(self.runs))?;
        Ok(Large { workload, bytes, goal, counter, solver, to_file, single })
    }

    fn cold(&self, places: &Places, workload: Workload, goal: f64) -> Result<Cold, String> {
        let input = places.file("cold.in");
        workload.write_file(places, &input)?;
        let (empty, solver) = (places.binary("empty"), places.binary(workload.puzzle));
        let contenders: [(&Path, &[&str], Output); 2] =
            [(&empty, &[], Output::Null), (&solver, &[], Output::Null)];
        let [empty, solver] = in_turns(&input, &contenders, self.cold_runs())?;
        Ok(Cold { workload, goal, empty, solver })
    }

    /// The answers of all threads against those of one, and of the solver's own choice against every strategy.
    fn compare(&self, places: &Places, workload: Workload) -> Result<Vec<Comparison>, String> {
        let solver = places.binary(workload.puzzle);
        let input = places.file("compared.in");
        let answers = [places.file("one.ans"), places.file("other.ans")];
        let compare = |workload: Workload, other: &[&str]| {
            run(&solver, &[], &input, Output::File(&answers[0]))?;
            run(&solver, other, &input, Output::File(&answers[1]))?;
            let is_same = same_bytes(&answers[0], &answers[1])
                .map_err(|error| format!("answers cannot be compared: {error}"))?;
            Ok::<_, String>(Comparison { workload, other: other.join(" "), is_same })
        };
        workload.write_file(places, &input)?;
        let mut comparisons = vec![compare(workload, &["--threads", "1"])?];
        let sample = workload.of(self.sample.min(workload.order.count));
        sample.write_file(places, &input)?;
        for strategy in strategies(workload.puzzle).into_iter().filter(|&name| name != "auto") {
            comparisons.push(compare(sample, &["--strategy", strategy])?);
        }
        Ok(comparisons)
    }
}

/// Runs several programs on one input, one after the other, several times; each one's median.
fn in_turns<const N: usize>(
    input: &Path,
    contenders: &[(&Path, &[&str], Output<'_>); N],
    runs: usize,
) -> Result<[Cost; N], String> {
    let mut costs = [const { Vec::new() }; N];
    for _ in 0..runs {
        for ((program, arguments, output), costs) in contenders.iter().zip(&mut costs) {
            costs.push(run(program, arguments, input, *output)?);
        }
    }
    Ok(costs.map(|costs| median(&costs)))
}

/// What a solver costs that reads its input from a pipe while it is drawn.
fn piped(places: &Places, workload: &Workload) -> Result<Cost, String> {
    let (reader, writer) = io::pipe().map_err(|error| error.to_string())?;
    let mut scramble = workload.scramble(places);
    let drawn = scramble.stdout(writer).spawn();
    // A command keeps its end of the pipe open; without it the solver sees the end of its input.
    drop(scramble);
    let mut drawn = drawn.map_err(|error| format!("the boards cannot be drawn: {error}"))?;
    let cost = measure(Command::new(places.binary(workload.puzzle)).stdin(reader).stdout(Stdio::null()));
    match drawn.wait() {
        Ok(status) if status.success() => cost,
        _ => cost.and(Err(String::from("the boards could not be drawn"))),
    }
}

/// Whether two files hold the same, looked at piece by piece.
fn same_bytes(one: &Path, other: &Path) -> io::Result<bool> {
    let [mut one, mut other] = [BufReader::new(File::open(one)?), BufReader::new(File::open(other)?)];
    loop {
        let (left, right) = (one.fill_buf()?, other.fill_buf()?);
        let length = left.len().min(right.len());
        if left[..length] != right[..length] || (length == 0 && left.len() != right.len()) {
            return Ok(false);
        }
        if length == 0 {
            return Ok(true);
        }
        one.consume(length);
        other.consume(length);
    }
}
