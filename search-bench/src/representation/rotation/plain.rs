//! Twenty-four bytes, a cell each; a move walks the list of its bar's cells. How most public solutions hold the board.

use super::{masks, solved_boards};
use crate::closed::Hashed;
use crate::contender::{contenders, Search};
use crate::heuristic::rotation::{CellDistances, Colours, ExactColour, MostFrequent};
use crate::puzzle::{Puzzle, Rotation, CENTRE, INVERSES};
use crate::representation::Represents;
use crate::space::StateSpace;
use crate::strategy::{
    a_star::AStar, bidirectional::Bidirectional, breadth_first::BreadthFirst, ida_star::IdaStar,
    iterative_deepening::IterativeDeepening,
};

/// The board as an array of colours.
pub struct Cells;

impl StateSpace for Cells {
    type State = [u8; 24];
    type Closed<V: Copy> = Hashed<[u8; 24], V>;
    const MOVES: u8 = 8;

    fn is_goal(&self, state: &[u8; 24]) -> bool {
        CENTRE.iter().all(|&cell| state[cell] == state[CENTRE[0]])
    }

    fn play(&self, state: &[u8; 24], code: u8) -> Option<[u8; 24]> {
        Rotation::play(state, code)
    }

    fn undo(&self, state: &[u8; 24], code: u8) -> Option<[u8; 24]> {
        Rotation::play(state, INVERSES[usize::from(code)])
    }

    fn goals(&self) -> Vec<[u8; 24]> {
        solved_boards().collect()
    }

    fn closed<V: Copy>(&self) -> Hashed<[u8; 24], V> {
        Hashed::default()
    }

    fn is_inverse(&self, last: u8, next: u8) -> bool {
        Rotation::is_inverse(last, next)
    }
}

impl Represents<Rotation> for Cells {
    const NAME: &'static str = "plain";

    fn new() -> Self {
        Cells
    }

    fn starts(&self, board: &[u8; 24]) -> Vec<[u8; 24]> {
        vec![*board]
    }
}

impl Colours for Cells {
    type Distances = CellDistances;

    fn most_frequent(&self, state: &[u8; 24]) -> u32 {
        let mut counts = [0; 4];
        for cell in CENTRE {
            counts[usize::from(state[cell])] += 1;
        }
        counts[1].max(counts[2]).max(counts[3])
    }

    fn distances(&self) -> CellDistances {
        CellDistances::new()
    }

    fn colour_distances(&self, distances: &CellDistances, state: &[u8; 24]) -> [u32; 3] {
        masks(state).map(|cells| distances.get(cells))
    }
}

contenders! {
    Rotation:
    Search<Cells, BreadthFirst>,
    Search<Cells, Bidirectional>,
    Search<Cells, IterativeDeepening>,
    Search<Cells, AStar<MostFrequent>>,
    Search<Cells, IdaStar<MostFrequent>>,
    Search<Cells, IdaStar<ExactColour<Cells>>>,
}
