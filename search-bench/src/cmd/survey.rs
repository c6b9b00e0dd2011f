//! `survey`: every position of a puzzle, by distance; `survey merge`, which adds shards up; and `survey effort`, what
//! searching costs by distance.

use super::PuzzleName;
use crate::puzzle::{Colour, Eight, Magic, Rotation};
use crate::record::cores;
use crate::survey::checkpoint::Checkpoint;
use crate::survey::effort::Effort;
use crate::survey::merge::merge;
use crate::survey::report::{read_json, Format};
use crate::survey::{plot, Failure, Plan, Range, Subject, Survey};
use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand};
use indicatif::{HumanDuration, ProgressBar, ProgressState, ProgressStyle};
use judge_io::cli::print;
use std::fmt::Write;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// Count a puzzle's positions by their distance from the goal, and list the farthest
#[derive(Debug, Args)]
#[command(
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    after_help = "\
Examples:
  search-bench survey magic-board
  search-bench survey eight-puzzle --judge luogu-p1379 --format csv
  search-bench survey colour-hash --depth 16
  search-bench survey colour-hash --checkpoint colour-hash.state --plot colour-hash.svg
  search-bench survey rotation-game --range 0..50000 --format json > first.json
  search-bench survey effort rotation-game --sample 10000"
)]
pub(super) struct Options {
    #[command(subcommand)]
    verb: Option<Verb>,

    /// The puzzle
    #[arg(required = true, value_parser = PossibleValuesParser::new(puzzles()))]
    puzzle: Option<String>,

    /// Whose rules, where judges differ: sicily-1151 or sicily-1515 for magic-board, acwing-179 or luogu-p1379 for
    /// eight-puzzle
    #[arg(long, value_name = "NAME")]
    judge: Option<String>,

    /// Go no farther than D moves; colour-hash then needs memory for what it visits alone
    #[arg(long, value_name = "D")]
    depth: Option<u32>,

    /// At most this many threads; otherwise one for each core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,

    /// Save what is done in this file, and go on from it after an interruption
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,

    /// Save at most once in so many seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 10, requires = "checkpoint")]
    save_every: u64,

    /// Only these orbits of rotation-game: a shard, for `survey merge`
    #[arg(long, value_name = "A..B", value_parser = range)]
    range: Option<Range>,

    #[command(flatten)]
    output: Output,
}

#[derive(Debug, Subcommand)]
enum Verb {
    Merge(Merge),
    Effort(EffortOptions),
}

/// The shipped strategies that search; `auto` is none of them, for it changes its strategy on the way.
const SEARCHES: &str = "shipped/bidirectional,shipped/ida-star,shipped/a-star,shipped/breadth-first";

/// Solve boards drawn at random, and show the mean number of nodes expanded by distance
#[derive(Debug, Args)]
struct EffortOptions {
    /// The puzzle
    puzzle: PuzzleName,

    /// Only contenders whose names match: parts of a name with `*` between, several divided by commas
    #[arg(long, value_name = "PATTERN", default_value = SEARCHES)]
    contenders: String,

    /// Draw this many boards, all equally likely
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..))]
    sample: u32,

    /// Draw them by this seed
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Write CSV instead of a table
    #[arg(long)]
    csv: bool,
}

/// Add up shards, which must leave no gap and not overlap
#[derive(Debug, Args)]
struct Merge {
    /// Surveys written with `--range` and `--format json`, any number in a file; `-`: standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,

    /// What the shards make up together; otherwise all orbits
    #[arg(long, value_name = "A..B", value_parser = range)]
    range: Option<Range>,

    #[command(flatten)]
    output: Output,
}

/// What to do with a survey.
#[derive(Debug, Args)]
struct Output {
    /// How to write the result
    #[arg(long, value_name = "FORMAT", default_value = "table")]
    format: Format,

    /// Draw the histogram into this file
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,

    /// Compare with the figures that the puzzle's crate publishes; the status is 1 where they differ
    #[arg(long, conflicts_with = "range")]
    verify: bool,
}

impl Options {
    /// Makes a survey and writes it to standard output; returns the process's status.
    pub(super) fn run(self) -> ExitCode {
        let done = match self.verb {
            Some(Verb::Merge(merge)) => merge.run(),
            Some(Verb::Effort(effort)) => effort.run(),
            None => self.survey(),
        };
        match done {
            Ok(()) => ExitCode::SUCCESS,
            Err(failure) => {
                eprintln!("search-bench: {failure}");
                ExitCode::from(failure.status)
            }
        }
    }

    fn survey(self) -> Result<(), Failure> {
        let puzzle = self.puzzle.as_deref().unwrap_or_default();
        let judge = self.judge.as_deref();
        let subject = Subject::find(puzzle, judge).ok_or_else(|| {
            Failure::input(format!(
                "no survey of {puzzle} goes by the rules of {}",
                judge.unwrap_or_default()
            ))
        })?;
        let interval = Duration::from_secs(self.save_every);
        let plan = Plan {
            depth: self.depth,
            range: self.range,
            threads: self.threads.map_or_else(cores, usize::from),
            checkpoint: self.checkpoint.map(|path| Checkpoint::new(path, interval)),
            progress: Some(bar),
        };
        self.output.write(&Survey::new(subject, &plan)?)
    }
}

impl Merge {
    fn run(self) -> Result<(), Failure> {
        let mut shards = Vec::new();
        for file in &self.files {
            let at = |error: &dyn std::fmt::Display| Failure::input(format!("{}: {error}", file.display()));
            let text = read(file).map_err(|error| at(&error))?;
            shards.extend(read_json(&text).map_err(|failure| at(&failure))?);
        }
        self.output.write(&merge(shards, self.range)?)
    }
}

impl Output {
    fn write(&self, survey: &Survey) -> Result<(), Failure> {
        print(self.format.write(survey)).map_err(Failure::environment)?;
        if let Some(path) = &self.plot {
            fs::write(path, plot::svg(survey))
                .map_err(|error| Failure::environment(format!("{}: {error}", path.display())))?;
        }
        if self.verify {
            verify(survey)
        } else {
            Ok(())
        }
    }
}

impl EffortOptions {
    fn run(self) -> Result<(), Failure> {
        let measure = match self.puzzle {
            PuzzleName::RotationGame => Effort::new::<Rotation>,
            PuzzleName::MagicBoard => Effort::new::<Magic>,
            PuzzleName::EightPuzzle => Effort::new::<Eight>,
            PuzzleName::ColourHash => Effort::new::<Colour>,
        };
        let effort = measure(&self.contenders, self.sample, self.seed).map_err(Failure::input)?;
        print(if self.csv { effort.csv() } else { effort.table() }).map_err(Failure::environment)
    }
}

/// Says where a survey differs from what is published.
fn verify(survey: &Survey) -> Result<(), Failure> {
    let differences = survey.differences();
    for (distance, found, published) in &differences {
        eprintln!("search-bench: distance {distance}: {found} positions found, {published} published");
    }
    if differences.is_empty() {
        eprintln!("search-bench: {} distances, all as published", survey.levels.len());
        Ok(())
    } else {
        Err(Failure::environment(format!("{} distances are not as published", differences.len())))
    }
}

/// The puzzles' names.
fn puzzles() -> Vec<&'static str> {
    let mut names = Subject::ALL.map(Subject::puzzle).to_vec();
    names.dedup();
    names
}

/// Reads `A..B`.
fn range(text: &str) -> Result<Range, String> {
    let ends = text.split_once("..").and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
    match ends {
        Some((from, to)) if from < to => Ok(Range { from, to }),
        _ => Err(String::from("a range is two numbers with two dots between, the smaller first: 0..1000")),
    }
}

/// All of a file, or of standard input.
fn read(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    if path == Path::new("-") {
        io::stdin().read_to_string(&mut text)?;
    } else {
        text = fs::read_to_string(path)?;
    }
    Ok(text)
}

/// A progress bar with the time left, on standard error where that is a terminal.
fn bar(length: u64, unit: &'static str) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{wide_bar} {percent:>3} % of {human_len} {prefix} {left} {msg}");
    let style = style.expect("the template is well formed").with_key(
        "left",
        |state: &ProgressState, text: &mut dyn Write| {
            // The first levels of a search say nothing about the large ones.
            if state.fraction() > 0.01 {
                let _ = write!(text, "{} left", HumanDuration(state.eta()));
            }
        },
    );
    ProgressBar::new(length).with_style(style).with_prefix(unit)
}
