//! `rotation-game`'s strategies.

use super::{Shipped, Wrapped};
use crate::contender::contenders;
use crate::puzzle::Rotation;
use judge_io::{Solve, Word};
use rotation_game::{Auto, Bidirectional, Board, IdaStar, Mask, Solution, Table};

/// A mask and its word: what a look-up holds at most.
const ENTRY: usize = size_of::<Mask>() + size_of::<Word<3>>();

impl Wrapped<Rotation> for Table {
    const NAME: &'static str = "table";
    const BYTES: usize = size_of::<Word<3>>();

    fn build() -> Self {
        Table::new()
    }

    fn answer(&self, board: &[u8; 24]) -> (Option<Vec<u8>>, u64) {
        ask(self, board)
    }
}

impl Wrapped<Rotation> for Bidirectional {
    const NAME: &'static str = "bidirectional";
    const BYTES: usize = ENTRY;

    fn build() -> Self {
        let solver = Bidirectional::new();
        solver.solve(&Board::SOLVED);
        solver
    }

    fn answer(&self, board: &[u8; 24]) -> (Option<Vec<u8>>, u64) {
        ask(self, board)
    }
}

impl Wrapped<Rotation> for IdaStar {
    const NAME: &'static str = "ida-star";
    const BYTES: usize = size_of::<Board>();

    fn build() -> Self {
        IdaStar
    }

    fn answer(&self, board: &[u8; 24]) -> (Option<Vec<u8>>, u64) {
        ask(self, board)
    }
}

impl Wrapped<Rotation> for Auto {
    const NAME: &'static str = "auto";
    const BYTES: usize = ENTRY;
    const LEARNS: bool = true;

    fn build() -> Self {
        Auto::new()
    }

    fn answer(&self, board: &[u8; 24]) -> (Option<Vec<u8>>, u64) {
        ask(self, board)
    }
}

fn ask(solver: &impl Solve<Board, Solution>, board: &[u8; 24]) -> (Option<Vec<u8>>, u64) {
    let answer = solver.solve(&pack(board));
    (answer.solution.map(|solution| solution.word.codes().collect()), answer.expanded)
}

/// The crate's board of a plain one.
fn pack(board: &[u8; 24]) -> Board {
    let bits = board.iter().rev().fold(0, |bits, &colour| bits << 2 | u64::from(colour));
    Board::from_bits(bits).expect("a plain board has eight cells of each colour")
}

contenders! {
    Rotation:
    Shipped<Table>,
    Shipped<Bidirectional>,
    Shipped<IdaStar>,
    Shipped<Auto>,
}
