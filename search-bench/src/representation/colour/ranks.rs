//! Two numbers, one for the triangles and one for the separators, each moved by its own small table.
//!
//! Eight bytes instead of 84 bits, two loads a move; and the two lower bounds, which are what a search needs, are one load
//! each. The tables are built first: 168 840 rows in all.

use super::factor::{Factor, Pieces};
use crate::closed::Hashed;
use crate::contender::{contenders, Search};
use crate::heuristic::colour::{Factors, Larger, Separators, Triangles};
use crate::puzzle::{Colour, Puzzle, COLOUR_LONGEST};
use crate::representation::Represents;
use crate::space::StateSpace;
use crate::strategy::{
    a_star::AStar, bidirectional::Bidirectional, breadth_first::BreadthFirst, ida_star::IdaStar,
};

/// The wheels as numbers of triangle and separator positions; the goal's are 0.
pub struct Ranks {
    triangles: Factor,
    separators: Factor,
    turns: [Vec<[u32; 4]>; 2],
}

impl StateSpace for Ranks {
    type State = [u32; 2];
    type Closed<V: Copy> = Hashed<[u32; 2], V>;
    const MOVES: u8 = 4;

    fn is_goal(&self, state: &[u32; 2]) -> bool {
        *state == [0, 0]
    }

    fn play(&self, &[triangles, separators]: &[u32; 2], code: u8) -> Option<[u32; 2]> {
        let code = usize::from(code);
        Some([self.turns[0][triangles as usize][code], self.turns[1][separators as usize][code]])
    }

    fn undo(&self, state: &[u32; 2], code: u8) -> Option<[u32; 2]> {
        self.play(state, code ^ 2)
    }

    fn goals(&self) -> Vec<[u32; 2]> {
        vec![[0, 0]]
    }

    fn closed<V: Copy>(&self) -> Hashed<[u32; 2], V> {
        Hashed::default()
    }

    fn is_inverse(&self, last: u8, next: u8) -> bool {
        Colour::is_inverse(last, next)
    }

    fn longest(&self) -> u32 {
        COLOUR_LONGEST
    }
}

impl Represents<Colour> for Ranks {
    const NAME: &'static str = "ranks";

    fn new() -> Self {
        let (triangles, separators) = (Factor::new(Pieces::Triangles), Factor::new(Pieces::Separators));
        let turns = [triangles.turns(), separators.turns()];
        Ranks { triangles, separators, turns }
    }

    fn starts(&self, board: &[u8; 21]) -> Vec<[u32; 2]> {
        vec![[self.triangles.number(board), self.separators.number(board)]]
    }
}

impl Factors for Ranks {
    type Distances = Vec<u8>;

    fn distances(&self, pieces: Pieces) -> Vec<u8> {
        match pieces {
            Pieces::Triangles => self.triangles.distances.clone(),
            Pieces::Separators => self.separators.distances.clone(),
        }
    }

    fn distance(&self, distances: &Vec<u8>, pieces: Pieces, state: &[u32; 2]) -> u32 {
        u32::from(distances[state[usize::from(pieces == Pieces::Separators)] as usize])
    }
}

contenders! {
    Colour:
    Search<Ranks, BreadthFirst>,
    Search<Ranks, Bidirectional>,
    Search<Ranks, AStar<Larger<Ranks>>>,
    Search<Ranks, IdaStar<Triangles<Ranks>>>,
    Search<Ranks, IdaStar<Separators<Ranks>>>,
    Search<Ranks, IdaStar<Larger<Ranks>>>,
}
