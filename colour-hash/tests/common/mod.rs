//! Puzzles for the tests: the same ones every time.

use colour_hash::{Board, Move, PLACES};

/// Numbers without end from a seed by the method that is known as split-mix.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % bound as u64) as usize
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
