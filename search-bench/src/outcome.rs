//! What every search reports: its verdict, one set of counters, and the limits it kept.
//!
//! All strategies count by the same rules, so that their figures can be set side by side; and a limit that was met is a
//! verdict of its own, never mistaken for "there is no solution".

use crate::space::StateSpace;
use std::time::{Duration, Instant};

/// What a search did.
///
/// Look-ups in a finished table count nothing but the table's size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Positions whose successors were generated.
    pub expanded: u64,
    /// Successors generated; the start is not one.
    pub generated: u64,
    /// Successors that were known already and dropped, or were opened again on a shorter way.
    pub duplicates: u64,
    /// Most positions held at the same time, the start included. A depth-first search holds the current path, a two-sided
    /// one both balls: a position in which they meet counts twice.
    pub peak_stored: u64,
    /// Rounds: levels of a breadth-first search, depth limits or thresholds of a deepening one, 1 for A*.
    pub iterations: u64,
}

impl Counters {
    /// The counters of two searches that ran one after the other.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Counters {
            expanded: self.expanded + other.expanded,
            generated: self.generated + other.generated,
            duplicates: self.duplicates + other.duplicates,
            peak_stored: self.peak_stored.max(other.peak_stored),
            iterations: self.iterations + other.iterations,
        }
    }
}

/// When a search must give up, or the building of what it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Most positions generated.
    pub nodes: u64,
    /// Most positions stored at the same time.
    pub stored: u64,
    /// Longest time. Looked at every 1 024 expansions.
    pub time: Duration,
    /// Most moves of a word. Where all words up to this length are ruled out the verdict is [`Verdict::NoSolution`].
    /// Searches may return a longer word that costs them nothing; whole programs (`seed`, `shipped`) do not look at it.
    pub moves: u32,
}

impl Limits {
    /// No limit at all.
    pub const NONE: Self = Limits { nodes: u64::MAX, stored: u64::MAX, time: Duration::MAX, moves: u32::MAX };
}

/// The limit that was met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// [`Limits::nodes`].
    Nodes,
    /// [`Limits::stored`].
    Stored,
    /// [`Limits::time`].
    Time,
}

/// How a search ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// With this word of move codes.
    Solved(Vec<u8>),
    /// With the proof that there is no solution, or none short enough.
    NoSolution,
    /// Without an answer.
    LimitMet(Limit),
}

/// A search's verdict and what it cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// How the search ended.
    pub verdict: Verdict,
    /// What it did until then.
    pub counters: Counters,
}

/// Which of a puzzle's words an answer is. The later ones promise more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Promise {
    /// A way to the goal, of any length.
    Path,
    /// A way with the fewest moves.
    Shortest,
    /// Of all ways with the fewest moves the one that comes first in the judge's order.
    Smallest,
}

/// Counters that watch the limits: what a strategy holds while it runs.
pub struct Meter {
    counters: Counters,
    limits: Limits,
    started: Instant,
}

impl Meter {
    /// Runs a search under `limits` and gathers its outcome.
    pub fn run(limits: &Limits, search: impl FnOnce(&mut Meter) -> Result<Verdict, Limit>) -> Outcome {
        let mut meter = Meter { counters: Counters::default(), limits: *limits, started: Instant::now() };
        let verdict = search(&mut meter).unwrap_or_else(Verdict::LimitMet);
        Outcome { verdict, counters: meter.counters }
    }

    /// The longest word worth looking for.
    pub fn longest<S: StateSpace>(&self, space: &S) -> u32 {
        space.longest().min(self.limits.moves)
    }

    /// Counts a position whose successors are generated next.
    ///
    /// # Errors
    /// [`Limit::Time`] when time is up.
    pub fn expand(&mut self) -> Result<(), Limit> {
        // The clock costs as much as a small expansion, so it is read seldom.
        if self.counters.expanded.is_multiple_of(1024) && self.started.elapsed() > self.limits.time {
            return Err(Limit::Time);
        }
        self.counters.expanded += 1;
        Ok(())
    }

    /// Counts a successor.
    ///
    /// # Errors
    /// [`Limit::Nodes`] when one more would be too many.
    pub fn generate(&mut self) -> Result<(), Limit> {
        if self.counters.generated == self.limits.nodes {
            return Err(Limit::Nodes);
        }
        self.counters.generated += 1;
        Ok(())
    }

    /// Counts a successor that was known.
    pub fn duplicate(&mut self) {
        self.counters.duplicates += 1;
    }

    /// Notes how many positions are held now.
    ///
    /// # Errors
    /// [`Limit::Stored`] when they are too many.
    pub fn stored(&mut self, positions: usize) -> Result<(), Limit> {
        self.counters.peak_stored = self.counters.peak_stored.max(positions as u64);
        if positions as u64 > self.limits.stored {
            return Err(Limit::Stored);
        }
        Ok(())
    }

    /// Counts a round.
    pub fn iterate(&mut self) {
        self.counters.iterations += 1;
    }
}
