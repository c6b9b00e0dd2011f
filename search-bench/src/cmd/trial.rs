//! What `compare` and `report` ask alike: which contenders, which boards, which limits.

use crate::compare::{Setup, Source};
use crate::outcome::Limits;
use clap::Args;
use std::path::PathBuf;
use std::time::Duration;

/// What contenders are compared on, and by which rules.
#[derive(Clone, Debug, Args)]
pub(super) struct Trial {
    /// Only contenders whose names match: parts of a name with `*` between, several divided by commas
    #[arg(long, value_name = "PATTERN", default_value = "", hide_default_value = true)]
    contenders: String,

    /// Boards from a file, one a line as the judge writes them; `#` begins a comment
    #[arg(long, value_name = "FILE", conflicts_with_all = ["random", "seed", "depth"])]
    instances: Option<PathBuf>,

    /// Draw this many boards; otherwise 48, or 120 for a report
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    random: Option<u32>,

    /// Draw them by this seed
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Draw random walks of 1 to D moves from a solved board; 0: any boards, all equally likely. Otherwise as it suits the
    /// puzzle: any boards where most contenders can solve them
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

    /// Whether the boards are in a file, and so of one puzzle.
    pub(super) fn has_file(&self) -> bool {
        self.instances.is_some()
    }

    /// The contenders asked for.
    pub(super) fn pattern(&self) -> &str {
        &self.contenders
    }
}
