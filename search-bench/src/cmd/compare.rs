//! `compare`: every contender on the same instances.

use super::{PuzzleName, Trial};
use crate::compare::Format;
use clap::Args;
use judge_io::cli::print;

/// Run every contender on the same instances, side by side
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  search-bench compare
  search-bench compare eight-puzzle --contenders 'packed,shipped' --random 100 --seed 7
  search-bench compare colour-hash --instances boards.txt --format csv
  search-bench compare --counts-only
  search-bench compare --list --contenders ida-star")]
pub(super) struct Options {
    /// The puzzle; otherwise all of them
    puzzle: Option<PuzzleName>,

    #[command(flatten)]
    trial: Trial,

    /// How to write the result
    #[arg(long, value_name = "FORMAT", default_value = "table")]
    format: Format,

    /// Name the contenders, one a line, instead of running them
    #[arg(long, conflicts_with_all = ["format", "counts_only", "instances", "random", "seed", "depth"])]
    list: bool,

    /// Leave the times out: the same result in every run, on every machine
    #[arg(long, conflicts_with = "time_limit")]
    counts_only: bool,
}

impl Options {
    /// Compares or lists, and writes the result to standard output.
    ///
    /// # Errors
    /// When instances cannot be read or the result cannot be written.
    pub(super) fn run(self) -> Result<(), String> {
        let text = if self.list { self.trial.list(self.puzzle)? } else { self.compare()? };
        print(text)
    }

    fn compare(&self) -> Result<String, String> {
        let setup =
            |trial: &Trial, puzzle: PuzzleName| trial.setup(puzzle.usual_depth(), 48, !self.counts_only);
        let comparisons = self.trial.run(self.puzzle, setup)?;
        let comparisons: Vec<_> = comparisons.into_iter().map(|(_, comparison)| comparison).collect();
        Ok(self.format.write(&comparisons))
    }
}
