//! The crate's board: 21 nibbles in a `u128`, so laid that a turn is a rotation of 48 bits.

use super::factor::{Factor, Pieces};
use crate::closed::{Closed, Hashed};
use crate::contender::{contenders, Search};
use crate::heuristic::colour::{Factors, Larger};
use crate::puzzle::{Colour, Puzzle, COLOUR_LONGEST};
use crate::representation::Represents;
use crate::space::StateSpace;
use crate::strategy::{
    a_star::AStar, bidirectional::Bidirectional, breadth_first::BreadthFirst, ida_star::IdaStar,
};
use colour_hash::{Board, Move};

/// The wheels as 84 bits.
pub struct Packed;

impl StateSpace for Packed {
    type State = Board;
    type Closed<V: Copy> = Hashed<Board, V>;
    const MOVES: u8 = 4;

    fn is_goal(&self, state: &Board) -> bool {
        state.is_solved()
    }

    fn play(&self, state: &Board, code: u8) -> Option<Board> {
        Some(state.play(Move::ALL[usize::from(code)]))
    }

    fn undo(&self, state: &Board, code: u8) -> Option<Board> {
        self.play(state, code ^ 2)
    }

    fn goals(&self) -> Vec<Board> {
        vec![Board::GOAL]
    }

    fn closed<V: Copy>(&self) -> Hashed<Board, V> {
        Hashed::default()
    }

    fn is_inverse(&self, last: u8, next: u8) -> bool {
        Colour::is_inverse(last, next)
    }

    fn longest(&self) -> u32 {
        COLOUR_LONGEST
    }
}

impl Represents<Colour> for Packed {
    const NAME: &'static str = "packed";

    fn new() -> Self {
        Packed
    }

    fn starts(&self, board: &[u8; 21]) -> Vec<Board> {
        Board::from_pieces(board).into_iter().collect()
    }
}

impl Factors for Packed {
    type Distances = Hashed<u128, u8>;

    fn distances(&self, pieces: Pieces) -> Hashed<u128, u8> {
        let factor = Factor::new(pieces);
        let mut distances = Hashed::default();
        for (position, &distance) in factor.positions.iter().zip(&factor.distances) {
            let bits = position.iter().rev().fold(0, |bits, &piece| bits << 4 | u128::from(piece));
            distances.insert_new(&bits, distance);
        }
        distances
    }

    fn distance(&self, distances: &Hashed<u128, u8>, pieces: Pieces, state: &Board) -> u32 {
        // Nibble i is place i, so each kind of pieces is every other nibble.
        const SEPARATORS: u128 = 0xf_0f0f_0f0f_0f0f_0f0f_0f0f;
        let kept = if pieces == Pieces::Separators { SEPARATORS } else { !SEPARATORS };
        u32::from(distances.get(&(state.bits() & kept)).expect("turns reach every position"))
    }
}

contenders! {
    Colour:
    Search<Packed, BreadthFirst>,
    Search<Packed, Bidirectional>,
    Search<Packed, AStar<Larger<Packed>>>,
    Search<Packed, IdaStar<Larger<Packed>>>,
}
