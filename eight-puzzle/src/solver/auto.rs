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
/// once that is what a table costs, it builds the table. This takes at most about twice the time of the better choice
/// (the argument of renting or buying skis). Where many puzzles are announced it builds at once, which is right unless
/// they are all easy.
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

    /// Whether puzzles whose goal has its blank in the cell `goal_blank`, `0..9`, are looked up from now on.
    pub fn looks_up(&self, goal_blank: u32) -> bool {
        self.table.is_ready(goal_blank)
    }

    fn pays(&self, goal_blank: u32) -> bool {
        // The counts are hints: whichever way is taken, the answer is the same.
        self.many.load(Ordering::Relaxed)
            || self.spent[goal_blank as usize].load(Ordering::Relaxed) >= NODES_FOR_TABLE
    }
}

impl Solve<Puzzle, Solution> for Auto {
    fn prepare(&self, ahead: u64) {
        if ahead >= MANY {
            self.many.store(true, Ordering::Relaxed);
        }
    }

    /// The answer, with no count of nodes, which would depend on what was asked before.
    fn solve(&self, puzzle: &Puzzle) -> Answer<Solution> {
        let goal_blank = puzzle.goal_blank();
        if self.looks_up(goal_blank) || self.pays(goal_blank) {
            return self.table.solve(puzzle);
        }
        let answer = self.search.solve(puzzle);
        self.spent[goal_blank as usize].fetch_add(answer.expanded, Ordering::Relaxed);
        Answer { expanded: 0, ..answer }
    }
}
