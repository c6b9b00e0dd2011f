//! Four ways to the same word: one file each, behind what they have in common.

mod auto;
mod bidirectional;
mod ida_star;
mod table;

pub use auto::Auto;
pub use bidirectional::Bidirectional;
pub use ida_star::IdaStar;
pub use table::Table;

use crate::board::{Board, Colour};
use crate::distance::GODS_NUMBER;
use crate::moves::Move;
use arrayvec::ArrayVec;
use judge_io::Word;

/// The most moves a solution has.
pub const MAX_MOVES: usize = GODS_NUMBER as usize;

/// The smallest of the shortest words that solve a board, over all colours, and the colour it brings to the centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Solution {
    /// The packed word; codes are those of [`Move`].
    pub word: Word<3>,
    /// The colour that the centre has in the end.
    pub colour: Colour,
}

impl Solution {
    /// The moves, first to last.
    pub fn moves(&self) -> ArrayVec<Move, MAX_MOVES> {
        self.word.codes().filter_map(Move::from_code).collect()
    }

    /// Whether the word, played on `board`, fills the centre with the colour.
    pub fn solves(&self, board: Board) -> bool {
        self.moves().into_iter().fold(board, Board::play).centre() == Some(self.colour)
    }
}
