//! Puzzles for the tests: the same ones every time.

use colour_hash::{Board, Move, PLACES};

/// A generator of boards.
pub(crate) struct Random(fastrand::Rng);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Random(fastrand::Rng::with_seed(seed))
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0.usize(..bound)
    }

    /// A board as many turns from the goal as `turns` says, or less.
    pub(crate) fn scramble(&mut self, turns: usize) -> Board {
        (0..turns).fold(Board::GOAL, |board, _| board.play(Move::ALL[self.below(4)]))
    }

    /// Any sorted board.
    pub(crate) fn arrangement(&mut self) -> Board {
        let mut pieces = Board::GOAL.pieces();
        for last in (2..PLACES).rev() {
            // Places of the same parity, the last one among them.
            pieces.swap(last, last % 2 + 2 * self.below(last / 2 + 1));
        }
        Board::from_pieces(&pieces).expect("pieces that changed places are the same pieces")
    }
}
