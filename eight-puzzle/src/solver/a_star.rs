//! A*: best first, by the number of moves made plus the estimate of those to come.
//!
//! Hart, Nilsson and Raphael, 1968. Here the sum changes by 0 or 2 with every move, so two stacks are all the priority
//! queue it takes: boards with the present sum, and boards with the next. Since the estimate is consistent, a board that
//! is popped with the present sum has been reached by a shortest way, so no board is expanded twice; its number of moves is
//! the sum less the estimate, whichever way it came, so the order within a stack does not matter.
//!
//! The smallest word needs more than one shortest way. The search goes on until the stack of the final sum is empty; then
//! all boards on all shortest ways have their exact numbers of moves, and a walk back from the goal, level by level and
//! in the judge's order (as [`WordTable`](crate::WordTable) does it), finds the word.

use super::{PerGoal, UNSOLVABLE};
use crate::board::Board;
use crate::heuristic::LinearConflict;
use crate::moves::{Move, MoveOrder};
use crate::puzzle::{Puzzle, Solution};
use crate::rank::RANKS;
use judge_io::{Answer, Solve, Word};

/// Searches for every board anew, best first with [`LinearConflict`].
pub struct AStar {
    order: MoveOrder,
    estimates: PerGoal<LinearConflict>,
}

impl AStar {
    /// A solver without its estimates, which the first puzzle of each goal computes.
    pub fn new(order: MoveOrder) -> Self {
        AStar { order, estimates: PerGoal::new() }
    }
}

impl Solve<Puzzle, Solution> for AStar {
    fn solve(&self, puzzle: &Puzzle) -> Answer<Solution> {
        let puzzle = puzzle.in_order();
        if puzzle.board().is_odd() {
            return UNSOLVABLE;
        }
        let estimate = self.estimates.get_or_build(puzzle.goal_blank(), LinearConflict::new);
        let mut reached = Reached { moves: vec![UNSEEN; RANKS].into_boxed_slice() };
        let expanded = reached.search(&puzzle, estimate);
        let solution = Solution { word: reached.word(&puzzle, self.order) };
        debug_assert!(solution.solves(&puzzle));
        Answer { solution: Some(solution), expanded }
    }
}

/// More moves than any board needs.
const UNSEEN: u8 = u8::MAX;

/// The fewest moves in which each board has been reached so far, by rank.
struct Reached {
    moves: Box<[u8]>,
}

impl Reached {
    fn of(&mut self, board: Board) -> &mut u8 {
        &mut self.moves[board.rank() as usize]
    }

    /// Reaches every board on a shortest way to the goal; returns how many boards it expanded.
    fn search(&mut self, puzzle: &Puzzle, estimate: &LinearConflict) -> u64 {
        *self.of(puzzle.board()) = 0;
        let mut expanded = 0;
        let mut sum = estimate.estimate(puzzle.board()) as u8;
        let mut present = vec![puzzle.board()];
        let mut next = Vec::new();
        while *self.of(puzzle.goal()) > sum {
            while let Some(board) = present.pop() {
                let moves = *self.of(board);
                // A board that was put on the next stack may have been reached with a lower sum since.
                if moves + estimate.estimate(board) as u8 != sum {
                    continue;
                }
                expanded += 1;
                for after in Move::ALL.into_iter().filter_map(|move_| board.play(move_)) {
                    if moves + 1 < *self.of(after) {
                        *self.of(after) = moves + 1;
                        let is_present = moves + 1 + estimate.estimate(after) as u8 == sum;
                        if is_present { &mut present } else { &mut next }.push(after);
                    }
                }
            }
            std::mem::swap(&mut present, &mut next);
            sum += 2;
        }
        expanded
    }

    /// The smallest word along the shortest ways. Every board that is passed is forgotten.
    fn word(&mut self, puzzle: &Puzzle, order: MoveOrder) -> Word<2> {
        let mut moves = *self.of(puzzle.goal());
        let mut level = vec![(puzzle.goal(), Word::EMPTY)];
        while moves > 0 {
            moves -= 1;
            let mut before = Vec::new();
            for first in order.moves() {
                for &(board, word) in &level {
                    let Some(previous) = board.play(first.inverse()) else { continue };
                    if *self.of(previous) == moves {
                        *self.of(previous) = UNSEEN;
                        before.push((previous, word.prepend(first.code())));
                    }
                }
            }
            level = before;
        }
        // The only board that takes no move is the puzzle's own.
        level[0].1
    }
}
