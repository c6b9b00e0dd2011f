//! Picks the ball's radius by the puzzles ahead.
//!
//! A deeper ball costs more to make and less for each puzzle:
//!
//! | radius | positions | to make | a puzzle |
//! |---|---|---|---|
//! | 8 | 9 489 | 0.3 ms | 7 µs |
//! | 9 | 26 649 | 0.6 ms | 2.2 µs |
//! | 10 | 74 555 | 2 ms | 1.1 µs |
//! | 11 | 208 121 | 7 ms | 0.5 µs |
//! | 12 | 578 783 | 20 ms | 0.25 µs |
//!
//! What the next radius saves on the puzzles ahead must pay for its ball. Answers do not depend on the radius.

use super::bidirectional::Bidirectional;
use super::Solution;
use crate::board::Board;
use judge_io::{Answer, Solve};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::OnceLock;

/// Radii to choose from: each with how many puzzles must be ahead to be worth it.
const RADII: [(u32, u64); 5] = [(8, 0), (9, 100), (10, 1_000), (11, 10_000), (12, 100_000)];

/// [`Bidirectional`] search with the radius that suits the number of puzzles.
#[derive(Default)]
pub struct Auto {
    solvers: [OnceLock<Bidirectional>; RADII.len()],
    /// Which of them is in use: the deepest that has been asked for.
    choice: AtomicUsize,
}

impl Auto {
    /// A solver without any ball yet.
    pub fn new() -> Self {
        Self::default()
    }

    fn solver(&self, choice: usize) -> &Bidirectional {
        self.solvers[choice].get_or_init(|| Bidirectional::new(RADII[choice].0))
    }
}

impl Solve<Board, Solution> for Auto {
    fn prepare(&self, ahead: u64) {
        let choice = RADII.iter().rposition(|&(_, worth)| worth <= ahead).unwrap_or(0);
        self.solver(choice);
        self.choice.fetch_max(choice, Ordering::Relaxed);
    }

    /// The answer of [`Bidirectional`], with no count of nodes, which would depend on what was asked before.
    fn solve(&self, puzzle: &Board) -> Answer<Solution> {
        let solver = self.solver(self.choice.load(Ordering::Relaxed));
        Answer { expanded: 0, ..solver.solve(puzzle) }
    }
}
