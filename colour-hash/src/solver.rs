//! Solvers: one strategy a file, all with the same answers.

mod auto;
mod ball;
mod bidirectional;
mod ida_star;
mod plan;

pub use auto::Auto;
pub use ball::Ball;
pub use bidirectional::Bidirectional;
pub use ida_star::IdaStar;

use crate::board::Board;
use crate::moves::Move;
use arrayvec::ArrayVec;
use judge_io::Word;

/// The most moves that a solution may have.
pub const MAX_MOVES: usize = 16;

/// The smallest of the shortest words from a board to the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Solution {
    /// The packed word; codes are those of [`Move`].
    pub word: Word<2>,
}

impl Solution {
    /// The moves, first to last.
    pub fn moves(&self) -> ArrayVec<Move, MAX_MOVES> {
        self.word.codes().filter_map(Move::from_code).collect()
    }

    /// Whether the word, played on `board`, solves it.
    pub fn solves(&self, board: Board) -> bool {
        self.moves().into_iter().fold(board, Board::play).is_solved()
    }
}
