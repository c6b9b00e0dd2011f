//! Strings of eight digits in ordered maps; a move builds the next string letter by letter. How most public solutions
//! hold the board.

use crate::closed::Ordered;
use crate::contender::{contenders, Search};
use crate::heuristic::magic::{CornerTiles, Corners};
use crate::puzzle::{Magic, Puzzle, MAGIC_START, PLACES};
use crate::representation::Represents;
use crate::space::StateSpace;
use crate::strategy::{
    a_star::AStar, bidirectional::Bidirectional, breadth_first::BreadthFirst, ida_star::IdaStar,
    iterative_deepening::IterativeDeepening, table::Table,
};

/// The board as a string, row after row.
pub struct Strings;

impl StateSpace for Strings {
    type State = String;
    type Closed<V: Copy> = Ordered<String, V>;
    const MOVES: u8 = 3;

    fn is_goal(&self, state: &String) -> bool {
        state == "12348765"
    }

    fn play(&self, state: &String, code: u8) -> Option<String> {
        let tiles = state.as_bytes();
        Some(PLACES[usize::from(code)].iter().map(|&place| char::from(tiles[place])).collect())
    }

    fn undo(&self, state: &String, code: u8) -> Option<String> {
        let places = PLACES[usize::from(code)];
        let tile =
            |place| places.iter().zip(state.chars()).find(|(&from, _)| from == place).map(|(_, tile)| tile);
        (0..8).map(tile).collect()
    }

    fn goals(&self) -> Vec<String> {
        vec![string(MAGIC_START)]
    }

    fn closed<V: Copy>(&self) -> Ordered<String, V> {
        Ordered::default()
    }

    fn is_inverse(&self, last: u8, next: u8) -> bool {
        Magic::is_inverse(last, next)
    }

    fn bytes_per_state(&self) -> usize {
        size_of::<String>() + 8
    }
}

impl Represents<Magic> for Strings {
    const NAME: &'static str = "plain";

    fn new() -> Self {
        Strings
    }

    fn starts(&self, board: &[u8; 8]) -> Vec<String> {
        vec![string(Magic::renamed(board))]
    }
}

impl Corners for Strings {
    fn tiles(&self, state: &String) -> [u8; 8] {
        let tiles = state.as_bytes();
        std::array::from_fn(|place| tiles[place] - b'0')
    }
}

fn string(board: [u8; 8]) -> String {
    board.iter().map(ToString::to_string).collect()
}

contenders! {
    Magic:
    Search<Strings, BreadthFirst>,
    Search<Strings, Bidirectional>,
    Search<Strings, IterativeDeepening>,
    Search<Strings, AStar<CornerTiles>>,
    Search<Strings, IdaStar<CornerTiles>>,
    Search<Strings, Table<Strings>>,
}
