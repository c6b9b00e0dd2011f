//! Eight nibbles in a `u32`, in reading order from the lowest: a move is a few shifts and masks, and no table is needed.

use crate::closed::Hashed;
use crate::contender::{contenders, Search};
use crate::heuristic::magic::{CornerTiles, Corners};
use crate::puzzle::{Magic, Puzzle, MAGIC_START};
use crate::representation::Represents;
use crate::space::StateSpace;
use crate::strategy::{
    a_star::AStar, bidirectional::Bidirectional, breadth_first::BreadthFirst, ida_star::IdaStar,
};

/// The board as eight nibbles; place 0 is the lowest.
pub struct Nibbles;

impl StateSpace for Nibbles {
    type State = u32;
    type Closed<V: Copy> = Hashed<u32, V>;
    const MOVES: u8 = 3;

    fn is_goal(&self, state: &u32) -> bool {
        *state == pack(MAGIC_START)
    }

    fn play(&self, &state: &u32, code: u8) -> Option<u32> {
        Some(match code {
            0 => state.rotate_left(16),
            // Rows are halves: all nibbles one place up, the fourth of each row to the front of its row.
            1 => (state & 0x0fff_0fff) << 4 | (state & 0xf000_f000) >> 12,
            // Places 1 → 2 → 6 → 5 → 1.
            _ => {
                (state & 0xf00f_f00f)
                    | (state & 0x0000_00f0) << 4
                    | (state & 0x0000_0f00) << 16
                    | (state & 0x0f00_0000) >> 4
                    | (state & 0x00f0_0000) >> 16
            }
        })
    }

    fn undo(&self, &state: &u32, code: u8) -> Option<u32> {
        // Two turns of A, four of B and of C do nothing.
        let turns = if code == 0 { 1 } else { 3 };
        (0..turns).try_fold(state, |state, _| self.play(&state, code))
    }

    fn goals(&self) -> Vec<u32> {
        vec![pack(MAGIC_START)]
    }

    fn closed<V: Copy>(&self) -> Hashed<u32, V> {
        Hashed::default()
    }

    fn is_inverse(&self, last: u8, next: u8) -> bool {
        Magic::is_inverse(last, next)
    }
}

impl Represents<Magic> for Nibbles {
    const NAME: &'static str = "nibbles";

    fn new() -> Self {
        Nibbles
    }

    fn starts(&self, board: &[u8; 8]) -> Vec<u32> {
        vec![pack(Magic::renamed(board))]
    }
}

impl Corners for Nibbles {
    fn tiles(&self, state: &u32) -> [u8; 8] {
        std::array::from_fn(|place| (state >> (4 * place)) as u8 & 15)
    }
}

fn pack(board: [u8; 8]) -> u32 {
    board.iter().rev().fold(0, |packed, &tile| packed << 4 | u32::from(tile))
}

contenders! {
    Magic:
    Search<Nibbles, BreadthFirst>,
    Search<Nibbles, Bidirectional>,
    Search<Nibbles, AStar<CornerTiles>>,
    Search<Nibbles, IdaStar<CornerTiles>>,
}
