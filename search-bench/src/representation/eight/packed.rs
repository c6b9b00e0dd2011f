//! The crate's board: nine nibbles in a `u64`, moved by shifts, estimated by look-ups of whole lines.

use crate::closed::Hashed;
use crate::contender::{contenders, Search};
use crate::heuristic::eight::{LinearConflict, Manhattan, Misplaced, Tiles};
use crate::puzzle::{Eight, Puzzle};
use crate::representation::Represents;
use crate::space::StateSpace;
use crate::strategy::{
    a_star::AStar, bidirectional::Bidirectional, breadth_first::BreadthFirst, ida_star::IdaStar,
    iterative_deepening::IterativeDeepening,
};
use eight_puzzle::{heuristic, Board, Move};

/// The board as 36 bits.
pub struct Packed {
    linear_conflict: heuristic::LinearConflict,
}

impl StateSpace for Packed {
    type State = Board;
    type Closed<V: Copy> = Hashed<Board, V>;
    const MOVES: u8 = 4;

    fn is_goal(&self, state: &Board) -> bool {
        state.is_solved()
    }

    fn play(&self, state: &Board, code: u8) -> Option<Board> {
        state.play(Move::ALL[usize::from(code)])
    }

    fn undo(&self, state: &Board, code: u8) -> Option<Board> {
        self.play(state, code ^ 1)
    }

    fn goals(&self) -> Vec<Board> {
        vec![Board::SOLVED]
    }

    fn closed<V: Copy>(&self) -> Hashed<Board, V> {
        Hashed::default()
    }

    fn is_inverse(&self, last: u8, next: u8) -> bool {
        Eight::is_inverse(last, next)
    }

    fn may_be_solved(&self, state: &Board) -> bool {
        state.is_odd() == Board::SOLVED.is_odd()
    }
}

impl Represents<Eight> for Packed {
    const NAME: &'static str = "packed";

    fn new() -> Self {
        Packed { linear_conflict: heuristic::LinearConflict::new(8) }
    }

    fn starts(&self, board: &[u8; 9]) -> Vec<Board> {
        Board::from_cells(*board).into_iter().collect()
    }
}

impl Tiles for Packed {
    fn cells(&self, state: &Board) -> [u8; 9] {
        state.cells()
    }

    fn misplaced(&self, state: &Board) -> u32 {
        heuristic::misplaced_tiles(*state)
    }

    fn manhattan(&self, state: &Board) -> u32 {
        heuristic::manhattan(*state)
    }

    fn linear_conflict(&self, state: &Board) -> u32 {
        self.linear_conflict.estimate(*state)
    }
}

contenders! {
    Eight:
    Search<Packed, BreadthFirst>,
    Search<Packed, Bidirectional>,
    Search<Packed, IterativeDeepening>,
    Search<Packed, AStar<Misplaced>>,
    Search<Packed, AStar<Manhattan>>,
    Search<Packed, AStar<LinearConflict>>,
    Search<Packed, IdaStar<Manhattan>>,
    Search<Packed, IdaStar<LinearConflict>>,
}
