//! `colour-hash`'s strategies.

use super::{Shipped, Wrapped};
use crate::contender::contenders;
use crate::puzzle::Colour;
use colour_hash::{Auto, Bidirectional, Board, IdaStar, Solution};
use judge_io::Solve;

/// A position and its word in a ball, about.
const ENTRY: usize = 16;

impl Wrapped<Colour> for Bidirectional {
    const NAME: &'static str = "bidirectional";
    const BYTES: usize = ENTRY;

    fn build() -> Self {
        Bidirectional::new(8)
    }

    fn answer(&self, board: &[u8; 21]) -> (Option<Vec<u8>>, u64) {
        ask(self, board)
    }
}

impl Wrapped<Colour> for IdaStar {
    const NAME: &'static str = "ida-star";
    const BYTES: usize = size_of::<Board>();

    fn build() -> Self {
        let solver = IdaStar::new();
        solver.distances();
        solver
    }

    fn answer(&self, board: &[u8; 21]) -> (Option<Vec<u8>>, u64) {
        ask(self, board)
    }
}

impl Wrapped<Colour> for Auto {
    const NAME: &'static str = "auto";
    const BYTES: usize = ENTRY;
    const LEARNS: bool = true;

    fn build() -> Self {
        Auto::new()
    }

    fn answer(&self, board: &[u8; 21]) -> (Option<Vec<u8>>, u64) {
        ask(self, board)
    }
}

fn ask(solver: &impl Solve<Board, Solution>, board: &[u8; 21]) -> (Option<Vec<u8>>, u64) {
    let answer = solver.solve(&pack(board));
    (answer.solution.map(|solution| solution.word.codes().collect()), answer.expanded)
}

/// The crate's board of a plain one.
fn pack(board: &[u8; 21]) -> Board {
    Board::from_pieces(board).expect("a plain board holds every piece")
}

contenders! {
    Colour:
    Shipped<Bidirectional>,
    Shipped<IdaStar>,
    Shipped<Auto>,
}
