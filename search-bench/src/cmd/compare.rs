//! `compare`: every contender on the same instances.

use super::PuzzleName;
use crate::compare::{Format, Setup, Source};
use crate::outcome::Limits;
use clap::Args;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

/// Run every contender on the same instances, side by side
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  search-bench compare
  search-bench compare eight-puzzle --contenders 'packed,shipped' --random 100 --seed 7
  search-bench compare colour-hash --instances boards.txt --format csv
  search-bench compare --counts-only")]
pub(super) struct Options {
    /// The puzzle; otherwise all of them
    puzzle: Option<PuzzleName>,

    #[command(flatten)]
    pub(super) trial: Trial,

    /// How to write the result
    #[arg(long, value_name = "FORMAT", default_value = "table")]
    format: Format,

    /// Leave the times out: the same result in every run, on every machine
    #[arg(long)]
    counts_only: bool,
}

/// What contenders are compared on, and by which rules.
#[derive(Clone, Debug, Args)]
pub(super) struct Trial {
    /// Only contenders whose names match: parts of a name with `*` between, several divided by commas
    #[arg(long, value_name = "PATTERN", default_value = "", hide_default_value = true)]
    contenders: String,

    /// Boards from a file, one a line as the judge writes them; `#` begins a comment
    #[arg(long, value_name = "FILE", conflicts_with_all = ["random", "seed", "depth"])]
    instances: Option<PathBuf>,

    /// Draw this many boards
    #[arg(long, value_name = "N", default_value_t = 48, value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) random: u32,

    /// Draw them by this seed
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Random walks of 1 to D moves from a solved board; 0: any boards, all equally likely.
    /// Otherwise 10 moves for rotation-game, 18 for colour-hash, any boards for the others
    #[arg(long, value_name = "D")]
    depth: Option<u32>,

    /// Give a search up after so many nodes
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    node_limit: u64,

    /// Give a search up when it holds so many positions
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    store_limit: u64,

    /// Do not ask a contender again that met so many limits
    #[arg(long, value_name = "N", default_value_t = 3)]
    patience: u64,

    /// Give a search up after so many seconds; not with --counts-only
    #[arg(long, value_name = "SECONDS", default_value_t = 5)]
    time_limit: u64,
}

impl Trial {
    /// The setup for one puzzle.
    pub(super) fn setup(&self, puzzle: PuzzleName, timed: bool) -> Setup {
        let source = match (&self.instances, self.depth) {
            (Some(path), _) => Source::File(path.clone()),
            (None, depth) => Source::Random {
                count: self.random as usize,
                seed: self.seed,
                depth: depth.map_or_else(|| puzzle.usual_depth(), |depth| (depth > 0).then_some(depth)),
            },
        };
        let time = if timed { Duration::from_secs(self.time_limit) } else { Duration::MAX };
        let limits = Limits { nodes: self.node_limit, stored: self.store_limit, time, ..Limits::NONE };
        Setup { pattern: self.contenders.clone(), source, limits, patience: self.patience, timed }
    }
}

impl Options {
    /// Compares, and writes the result to standard output.
    ///
    /// # Errors
    /// When instances cannot be read or the result cannot be written.
    pub(super) fn run(self) -> Result<(), String> {
        let puzzles = PuzzleName::chosen(self.puzzle);
        if self.trial.instances.is_some() && puzzles.len() > 1 {
            return Err(String::from("--instances needs a puzzle: a file holds the boards of one"));
        }
        let run = |puzzle: PuzzleName| puzzle.compare(&self.trial.setup(puzzle, !self.counts_only));
        let mut comparisons = puzzles.into_iter().map(run).collect::<Result<Vec<_>, _>>()?;
        comparisons.retain(|comparison| !comparison.rows.is_empty());
        if comparisons.is_empty() {
            return Err(format!("no contender matches \"{}\"", self.trial.contenders));
        }
        io::stdout().write_all(self.format.write(&comparisons).as_bytes()).map_err(|error| error.to_string())
    }
}
