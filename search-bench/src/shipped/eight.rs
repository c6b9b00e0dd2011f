//! `eight-puzzle`'s strategies.

use super::{Shipped, Wrapped};
use crate::contender::contenders;
use crate::puzzle::{Eight, EIGHT_GOAL};
use eight_puzzle::{AStar, Auto, Board, IdaStar, MoveOrder, Puzzle, Solution, Table};
use judge_io::{Solve, Word};

impl Wrapped<Eight> for Table {
    const NAME: &'static str = "table";
    const BYTES: usize = size_of::<Word<2>>();

    fn build() -> Self {
        let solver = Table::new(MoveOrder::UDLR);
        ask(&solver, &EIGHT_GOAL);
        solver
    }

    fn answer(&self, board: &[u8; 9]) -> (Option<Vec<u8>>, u64) {
        ask(self, board)
    }
}

impl Wrapped<Eight> for AStar {
    const NAME: &'static str = "a-star";
    const BYTES: usize = size_of::<Board>() + size_of::<Word<2>>();

    fn build() -> Self {
        let solver = AStar::new(MoveOrder::UDLR);
        ask(&solver, &EIGHT_GOAL);
        solver
    }

    fn answer(&self, board: &[u8; 9]) -> (Option<Vec<u8>>, u64) {
        ask(self, board)
    }
}

impl Wrapped<Eight> for IdaStar {
    const NAME: &'static str = "ida-star";
    const BYTES: usize = size_of::<Board>();

    fn build() -> Self {
        let solver = IdaStar::new(MoveOrder::UDLR);
        ask(&solver, &EIGHT_GOAL);
        solver
    }

    fn answer(&self, board: &[u8; 9]) -> (Option<Vec<u8>>, u64) {
        ask(self, board)
    }
}

impl Wrapped<Eight> for Auto {
    const NAME: &'static str = "auto";
    const BYTES: usize = size_of::<Word<2>>();
    const LEARNS: bool = true;

    fn build() -> Self {
        Auto::new(MoveOrder::UDLR)
    }

    fn answer(&self, board: &[u8; 9]) -> (Option<Vec<u8>>, u64) {
        ask(self, board)
    }
}

fn ask(solver: &impl Solve<Puzzle, Solution>, board: &[u8; 9]) -> (Option<Vec<u8>>, u64) {
    let answer = solver.solve(&Puzzle::new(pack(board)));
    (answer.solution.map(|solution| solution.word.codes().collect()), answer.expanded)
}

/// The crate's board of a plain one.
fn pack(board: &[u8; 9]) -> Board {
    Board::from_cells(*board).expect("a plain board holds every tile once")
}

contenders! {
    Eight:
    Shipped<Table>,
    Shipped<AStar>,
    Shipped<IdaStar>,
    Shipped<Auto>,
}
