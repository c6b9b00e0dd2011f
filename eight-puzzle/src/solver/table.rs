//! Looking answers up.

use super::PerGoal;
use crate::distance::WordTable;
use crate::moves::MoveOrder;
use crate::puzzle::{Puzzle, Solution};
use judge_io::{Answer, Solve};

/// Looks every answer up in a [`WordTable`], one for each place of the goal's blank, built when it is first needed.
///
/// Two goals whose blanks are both in corners are one goal up to a turn of the board, but a turn changes the order of the
/// moves, and with it which word is the smallest; so each has its table.
pub struct Table {
    order: MoveOrder,
    tables: PerGoal<WordTable>,
}

impl Table {
    /// A solver without a table.
    pub fn new(order: MoveOrder) -> Self {
        Table { order, tables: PerGoal::new() }
    }

    /// The order of the moves in its answers.
    pub fn order(&self) -> MoveOrder {
        self.order
    }

    /// Whether the table for a place of the goal's blank, `0..9`, has been built.
    pub fn is_ready(&self, goal_blank: u32) -> bool {
        self.tables.get(goal_blank).is_some()
    }
}

impl Solve<Puzzle, Solution> for Table {
    #[inline]
    fn solve(&self, puzzle: &Puzzle) -> Answer<Solution> {
        let puzzle = puzzle.in_order();
        let build = |goal_blank| WordTable::new(goal_blank, self.order);
        let word = self.tables.get_or_build(puzzle.goal_blank(), build).word(puzzle.board());
        let solution = word.map(|word| Solution { word });
        debug_assert!(solution.map_or(true, |solution| solution.solves(&puzzle)));
        Answer { solution, expanded: 0 }
    }
}
