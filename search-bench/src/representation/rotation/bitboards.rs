//! Two bitboards of 24 cells, for the colours 1 and 2; the cells of 3 are those that are left.
//!
//! A move is a few shifts a colour, and the centre is counted with one population count a colour.

use super::one_colour::{MaskMoves, CENTRE_MASK};
use super::{masks, solved_boards};
use crate::closed::Hashed;
use crate::contender::{contenders, Search};
use crate::heuristic::rotation::{CellDistances, Colours, ExactColour, MostFrequent};
use crate::puzzle::{Puzzle, Rotation};
use crate::representation::Represents;
use crate::space::StateSpace;
use crate::strategy::{a_star::AStar, ida_star::IdaStar};

/// The board as cells of colour 1 and cells of colour 2.
pub struct Bitboards {
    moves: MaskMoves,
}

/// All cells.
const BOARD: u32 = (1 << 24) - 1;

impl StateSpace for Bitboards {
    type State = [u32; 2];
    type Closed<V: Copy> = Hashed<[u32; 2], V>;
    const MOVES: u8 = 8;

    fn is_goal(&self, state: &[u32; 2]) -> bool {
        masks_of(*state).contains(&CENTRE_MASK)
    }

    fn play(&self, state: &[u32; 2], code: u8) -> Option<[u32; 2]> {
        Some(state.map(|cells| self.moves.play(cells, code)))
    }

    fn undo(&self, state: &[u32; 2], code: u8) -> Option<[u32; 2]> {
        Some(state.map(|cells| self.moves.undo(cells, code)))
    }

    fn goals(&self) -> Vec<[u32; 2]> {
        solved_boards().map(|board| position(&board)).collect()
    }

    fn closed<V: Copy>(&self) -> Hashed<[u32; 2], V> {
        Hashed::default()
    }

    fn is_inverse(&self, last: u8, next: u8) -> bool {
        Rotation::is_inverse(last, next)
    }
}

impl Represents<Rotation> for Bitboards {
    const NAME: &'static str = "bitboards";

    fn new() -> Self {
        Bitboards { moves: MaskMoves::new() }
    }

    fn starts(&self, board: &[u8; 24]) -> Vec<[u32; 2]> {
        vec![position(board)]
    }
}

impl Colours for Bitboards {
    type Distances = CellDistances;

    fn most_frequent(&self, state: &[u32; 2]) -> u32 {
        let [one, two] = state.map(|cells| (cells & CENTRE_MASK).count_ones());
        one.max(two).max(8 - one - two)
    }

    fn distances(&self) -> CellDistances {
        CellDistances::new()
    }

    fn colour_distances(&self, distances: &CellDistances, state: &[u32; 2]) -> [u32; 3] {
        masks_of(*state).map(|cells| distances.get(cells))
    }
}

/// The cells of each colour.
fn masks_of([one, two]: [u32; 2]) -> [u32; 3] {
    [one, two, BOARD & !(one | two)]
}

fn position(board: &[u8; 24]) -> [u32; 2] {
    let [one, two, _] = masks(board);
    [one, two]
}

contenders! {
    Rotation:
    Search<Bitboards, AStar<MostFrequent>>,
    Search<Bitboards, IdaStar<MostFrequent>>,
    Search<Bitboards, IdaStar<ExactColour<Bitboards>>>,
}
