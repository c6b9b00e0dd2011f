//! `magic-board`'s strategies.

use super::{Shipped, Wrapped};
use crate::contender::contenders;
use crate::puzzle::{Magic, MAGIC_START};
use judge_io::{Solve, Word};
use magic_board::{Board, BreadthFirst, Puzzle, Rules, Solution, Table, Tiles};

impl Wrapped<Magic> for Table {
    const NAME: &'static str = "table";
    const BYTES: usize = size_of::<Word<2>>();

    fn build() -> Self {
        let solver = Table::classic();
        ask(&solver, MAGIC_START);
        solver
    }

    fn answer(&self, board: &[u8; 8]) -> (Option<Vec<u8>>, u64) {
        ask(self, *board)
    }
}

impl Wrapped<Magic> for BreadthFirst {
    const NAME: &'static str = "breadth-first";
    /// A flag, a rank, a word.
    const BYTES: usize = 1 + size_of::<(u16, Word<2>)>();

    fn build() -> Self {
        let solver = BreadthFirst::new(&Rules::CLASSIC);
        solver.moves();
        solver
    }

    fn answer(&self, board: &[u8; 8]) -> (Option<Vec<u8>>, u64) {
        ask(self, *board)
    }
}

fn ask(solver: &impl Solve<Puzzle, Solution>, board: [u8; 8]) -> (Option<Vec<u8>>, u64) {
    let answer = solver.solve(&Puzzle::unlimited(pack(board)));
    (answer.solution.map(|solution| solution.word.codes().collect()), answer.expanded)
}

/// The crate's board of a plain one.
fn pack(board: [u8; 8]) -> Board {
    Tiles::new(board).board().expect("a plain board holds every tile once")
}

contenders! {
    Magic:
    Shipped<Table>,
    Shipped<BreadthFirst>,
}
