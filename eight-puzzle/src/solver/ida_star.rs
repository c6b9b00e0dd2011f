//! Iterative deepening A*: depth-first searches, each as deep as the least estimate that the one before had to pass by.
//!
//! Korf, 1985. Depth first in the judge's order, the first word that reaches the goal is the smallest of its length, and
//! no shorter one exists, since the searches with lower limits found none. It needs no memory but its own depth.

use super::{PerGoal, UNSOLVABLE};
use crate::board::Board;
use crate::heuristic::LinearConflict;
use crate::moves::{Move, MoveOrder};
use crate::puzzle::{Puzzle, Solution};
use judge_io::{Answer, Solve, Word};

/// Searches for every board anew, by iterative deepening with [`LinearConflict`].
pub struct IdaStar {
    order: MoveOrder,
    estimates: PerGoal<LinearConflict>,
}

impl IdaStar {
    /// A solver without its estimates, which the first puzzle of each goal computes.
    pub fn new(order: MoveOrder) -> Self {
        IdaStar { order, estimates: PerGoal::new() }
    }
}

impl Solve<Puzzle, Solution> for IdaStar {
    fn solve(&self, puzzle: &Puzzle) -> Answer<Solution> {
        let puzzle = puzzle.in_order();
        let board = puzzle.board();
        if board.is_odd() {
            return UNSOLVABLE;
        }
        let estimate = self.estimates.get_or_build(puzzle.goal_blank(), LinearConflict::new);
        let mut search = Search { goal: puzzle.goal(), moves: self.order.moves(), estimate, expanded: 0 };
        let mut limit = estimate.estimate(board);
        loop {
            if let Some(word) = search.visit(board, board.blank(), None, Word::EMPTY, limit) {
                let solution = Solution { word };
                debug_assert!(solution.solves(&puzzle));
                return Answer { solution: Some(solution), expanded: search.expanded };
            }
            // A move changes the distance and its estimate by 1 either way, so limits of the other parity find nothing.
            limit += 2;
        }
    }
}

struct Search<'a> {
    goal: Board,
    moves: [Move; Move::COUNT],
    estimate: &'a LinearConflict,
    expanded: u64,
}

impl Search<'_> {
    /// The first word, in the order of the moves, of at most `left` more moves behind `word`, which led to `board` by `last`.
    /// The lower thresholds found none, so it has exactly `left` more, and is the smallest.
    ///
    /// The estimate of `board` is at most `left`.
    fn visit(
        &mut self,
        board: Board,
        blank: u32,
        last: Option<Move>,
        word: Word<2>,
        left: u32,
    ) -> Option<Word<2>> {
        if board == self.goal {
            return Some(word);
        }
        self.expanded += 1;
        for next in self.moves {
            if last == Some(next.inverse()) {
                continue;
            }
            let Some(target) = next.target(blank) else { continue };
            let after = board.slide(target, blank);
            if self.estimate.estimate(after) < left {
                let found = self.visit(after, target, Some(next), word.push(next.code()), left - 1);
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }
}
