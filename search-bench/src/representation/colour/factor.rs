//! The two factors of a position: where its triangles are, and where its separators are.
//!
//! A turn moves triangles among triangle places and separators among separator places, neither looking at the other. So a
//! position is a pair of much smaller positions, 113 400 of triangles and 55 440 of separators, each with its own exact
//! distances, which are lower bounds of the whole position's.

use crate::closed::{Closed, Hashed};
use crate::puzzle::{Colour, Puzzle, COLOUR_GOAL};

/// One kind of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pieces {
    /// On the odd places: 10! / 2⁵ = 113 400 positions, the farthest 15 turns away.
    Triangles,
    /// On the even places: 11! / 6! = 55 440 positions, the farthest 15 turns away.
    Separators,
}

impl Pieces {
    /// The board with zeros in place of the other kind.
    pub fn of(self, board: &[u8; 21]) -> [u8; 21] {
        let odd = usize::from(self == Pieces::Triangles);
        std::array::from_fn(|place| if place % 2 == odd { board[place] } else { 0 })
    }
}

/// All positions of one kind of pieces, numbered in the order a breadth-first search from the goal meets them.
pub struct Factor {
    /// Which pieces.
    pub pieces: Pieces,
    /// The positions, other places 0.
    pub positions: Vec<[u8; 21]>,
    /// The exact distance of each position.
    pub distances: Vec<u8>,
    numbers: Hashed<[u8; 21], u32>,
}

impl Factor {
    /// Lists all positions and their distances.
    pub fn new(pieces: Pieces) -> Self {
        let goal = pieces.of(&COLOUR_GOAL);
        let mut factor =
            Factor { pieces, positions: vec![goal], distances: vec![0], numbers: Hashed::default() };
        factor.numbers.insert_new(&goal, 0);
        let mut next = 0;
        while next < factor.positions.len() {
            for code in 0..4 {
                let reached = turn(&factor.positions[next], code);
                if factor.numbers.insert_new(&reached, factor.positions.len() as u32) {
                    factor.positions.push(reached);
                    factor.distances.push(factor.distances[next] + 1);
                }
            }
            next += 1;
        }
        factor
    }

    /// The number of the position of a board's pieces of this kind.
    ///
    /// # Panics
    /// For anything that is not a board.
    pub fn number(&self, board: &[u8; 21]) -> u32 {
        self.numbers.get(&self.pieces.of(board)).expect("turns reach every position")
    }

    /// The numbers that the four turns lead to, by number.
    pub fn turns(&self) -> Vec<[u32; 4]> {
        self.positions
            .iter()
            .map(|position| [0, 1, 2, 3].map(|code| self.number(&turn(position, code))))
            .collect()
    }
}

fn turn(position: &[u8; 21], code: u8) -> [u8; 21] {
    Colour::play(position, code).expect("every turn can be made")
}
