//! The crate's board: 24 cells of two bits in a `u64`. A move turns one bar by a few masks and shifts.

use super::solved_boards;
use crate::closed::Hashed;
use crate::contender::{contenders, Search};
use crate::heuristic::rotation::{Colours, ExactColour, MostFrequent};
use crate::puzzle::{Puzzle, Rotation, INVERSES};
use crate::representation::Represents;
use crate::space::StateSpace;
use crate::strategy::{
    a_star::AStar, bidirectional::Bidirectional, breadth_first::BreadthFirst, ida_star::IdaStar,
    iterative_deepening::IterativeDeepening,
};
use rotation_game::{centre_gap, Board, Move, WordTable};

/// The board as 48 bits.
pub struct Packed;

impl StateSpace for Packed {
    type State = Board;
    type Closed<V: Copy> = Hashed<Board, V>;
    const MOVES: u8 = 8;

    fn is_goal(&self, state: &Board) -> bool {
        state.is_solved()
    }

    fn play(&self, state: &Board, code: u8) -> Option<Board> {
        Some(state.play(Move::ALL[usize::from(code)]))
    }

    fn undo(&self, state: &Board, code: u8) -> Option<Board> {
        self.play(state, INVERSES[usize::from(code)])
    }

    fn goals(&self) -> Vec<Board> {
        solved_boards().filter_map(|board| pack(&board)).collect()
    }

    fn closed<V: Copy>(&self) -> Hashed<Board, V> {
        Hashed::default()
    }

    fn is_inverse(&self, last: u8, next: u8) -> bool {
        Rotation::is_inverse(last, next)
    }
}

impl Represents<Rotation> for Packed {
    const NAME: &'static str = "packed";

    fn new() -> Self {
        Packed
    }

    fn starts(&self, board: &[u8; 24]) -> Vec<Board> {
        pack(board).into_iter().collect()
    }
}

impl Colours for Packed {
    type Distances = WordTable;

    fn most_frequent(&self, state: &Board) -> u32 {
        8 - centre_gap(*state)
    }

    fn distances(&self) -> WordTable {
        WordTable::new()
    }

    fn colour_distances(&self, distances: &WordTable, state: &Board) -> [u32; 3] {
        state.masks().map(|mask| distances.word(mask).len())
    }
}

/// Cell i on the bits 2 i and 2 i + 1.
fn pack(board: &[u8; 24]) -> Option<Board> {
    Board::from_bits(board.iter().rev().fold(0, |bits, &colour| bits << 2 | u64::from(colour)))
}

contenders! {
    Rotation:
    Search<Packed, BreadthFirst>,
    Search<Packed, Bidirectional>,
    Search<Packed, IterativeDeepening>,
    Search<Packed, AStar<MostFrequent>>,
    Search<Packed, IdaStar<MostFrequent>>,
    Search<Packed, IdaStar<ExactColour<Packed>>>,
}
