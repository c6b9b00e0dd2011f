//! The solver that contracts use.

use super::{IdaStar, Table};
use crate::board::CELLS;
use crate::moves::MoveOrder;
use crate::puzzle::{Puzzle, Solution};
use judge_io::{Answer, Solve};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// With this many puzzles ahead, tables pay even if the puzzles are spread over all nine goals.
const MANY: u64 = 2_000;

/// Nodes that a search expands in the time that a table takes to build: 2 ms, at 25 ns a node.
const NODES_FOR_TABLE: u64 = 80_000;

/// Searches while that is cheaper than building a table, and looks answers up from then on.
///
/// Nobody knows how many puzzles an input has, or how hard they are. So it searches, and counts what it spent on each goal;
/// once that is what a table costs, it builds the table. This never takes more than twice the time of the better choice
/// (the argument of renting or buying skis). Where many puzzles are announced it builds at once.
pub struct Auto {
    table: Table,
    search: IdaStar,
    many: AtomicBool,
    /// Nodes expanded so far for each place of the goal's blank.
    spent: [AtomicU64; CELLS as usize],
}

impl Auto {
    /// A solver that has not built anything.
    pub fn new(order: MoveOrder) -> Self {
        Auto {
            table: Table::new(order),
            search: IdaStar::new(order),
            many: AtomicBool::new(false),
            spent: std::array::from_fn(|_| AtomicU64::new(0)),
        }
    }

    /// The order of the moves in its answers.
    pub fn order(&self) -> MoveOrder {
        self.table.order()
    }
}

impl Solve<Puzzle, Solution> for Auto {
    fn prepare(&self, ahead: u64) {
        if ahead >= MANY {
            self.many.store(true, Ordering::Relaxed);
        }
    }

    fn solve(&self, puzzle: &Puzzle) -> Answer<Solution> {
        let goal_blank = puzzle.goal_blank();
        let spent = &self.spent[goal_blank as usize];
        // The counts are hints: whichever way is taken, the answer is the same.
        let pays = || self.many.load(Ordering::Relaxed) || spent.load(Ordering::Relaxed) >= NODES_FOR_TABLE;
        if self.table.is_ready(goal_blank) || pays() {
            return self.table.solve(puzzle);
        }
        let answer = self.search.solve(puzzle);
        spent.fetch_add(answer.expanded, Ordering::Relaxed);
        answer
    }
}
