//! What `compare` and `report` ask alike: which contenders, which boards, which limits.

use super::{PuzzleName, LONGEST_WALK};
use crate::compare::{Comparison, Setup, Source};
use crate::outcome::Limits;
use clap::Args;
use std::path::PathBuf;
use std::time::Duration;

/// Above the limits in the help.
const LIMITS: &str = "Limits (shipped solvers know none)";

/// What contenders are compared on, and by which rules.
#[derive(Clone, Debug, Args)]
pub(super) struct Trial {
    /// Only contenders whose names match: parts of a name with `*` between, several divided by commas
    #[arg(long, value_name = "PATTERN", default_value = "", hide_default_value = true)]
    contenders: String,

    /// Boards from a file, one a line as the judge writes them, without counts, limits and terminators; `#` begins a comment
    #[arg(long, value_name = "FILE", conflicts_with_all = ["random", "seed", "depth"])]
    instances: Option<PathBuf>,

    /// Draw this many boards; otherwise 48, or 120 for a report
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    random: Option<u32>,

    /// Draw them by this seed; `scramble` draws others by the same
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Draw random walks of 1 to D moves from a solved board; 0: any boards, all equally likely. Otherwise as it suits the
    /// puzzle: any boards where most contenders can solve them
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(..=LONGEST_WALK))]
    depth: Option<u32>,

    /// Give a search up after so many nodes; the building of a table, which serves all boards, after so many for each
    #[arg(long, value_name = "N", default_value_t = 1_000_000, help_heading = LIMITS)]
    node_limit: u64,

    /// Give a search up when it holds so many positions
    #[arg(long, value_name = "N", default_value_t = 1_000_000, help_heading = LIMITS)]
    store_limit: u64,

    /// Do not ask a contender again that met so many limits
    #[arg(long, value_name = "N", default_value_t = 3, help_heading = LIMITS)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    patience: u64,

    /// Give a search up after so many seconds; not with --counts-only
    #[arg(long, value_name = "SECONDS", default_value_t = 5, help_heading = LIMITS)]
    time_limit: u64,
}

impl Trial {
    /// The setup for one puzzle; `depth` and `count` say what is drawn where nobody said otherwise.
    pub(super) fn setup(&self, depth: Option<u32>, count: u32, timed: bool) -> Setup {
        let source = self.instances.clone().map_or_else(
            || Source::Random {
                count: self.random.unwrap_or(count) as usize,
                seed: self.seed,
                depth: self.depth.map_or(depth, |depth| (depth > 0).then_some(depth)),
            },
            Source::File,
        );
        let time = if timed { Duration::from_secs(self.time_limit) } else { Duration::MAX };
        let limits = Limits { nodes: self.node_limit, stored: self.store_limit, time, ..Limits::NONE };
        Setup { pattern: self.contenders.clone(), source, limits, patience: self.patience, timed }
    }

    /// Runs the contenders of the puzzle that was named, or of all; puzzles without any are left out.
    ///
    /// # Errors
    /// When instances cannot be read, or no contender is left.
    pub(super) fn run(
        &self,
        puzzle: Option<PuzzleName>,
        setup: impl Fn(&Self, PuzzleName) -> Setup,
    ) -> Result<Vec<(PuzzleName, Comparison)>, String> {
        let puzzles = PuzzleName::chosen(puzzle);
        if puzzles.len() > 1 && self.instances.is_some() {
            return Err(String::from("--instances needs a puzzle: a file holds the boards of one"));
        }
        let mut comparisons = Vec::new();
        for puzzle in puzzles {
            let comparison = puzzle.compare(&setup(self, puzzle))?;
            if !comparison.rows.is_empty() {
                comparisons.push((puzzle, comparison));
            }
        }
        if comparisons.is_empty() {
            return Err(self.nobody());
        }
        Ok(comparisons)
    }

    /// The names of the puzzle's contenders, or of all puzzles', one a line.
    ///
    /// # Errors
    /// When no contender matches.
    pub(super) fn list(&self, puzzle: Option<PuzzleName>) -> Result<String, String> {
        let puzzles = PuzzleName::chosen(puzzle);
        let names = puzzles.into_iter().flat_map(|puzzle| puzzle.contenders(&self.contenders));
        let lines: String = names.map(|name| name + "\n").collect();
        if lines.is_empty() {
            return Err(self.nobody());
        }
        Ok(lines)
    }

    /// That no contender was left.
    fn nobody(&self) -> String {
        format!("no contender matches \"{}\"", self.contenders)
    }
}
