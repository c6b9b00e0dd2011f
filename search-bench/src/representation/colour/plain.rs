//! Strings of 21 letters in ordered maps; a turn cuts the wheel's part out and puts it back turned. How most public
//! solutions hold the wheels.

use super::factor::{Factor, Pieces};
use crate::closed::{Closed, Ordered};
use crate::contender::{contenders, Search};
use crate::heuristic::colour::{Factors, Larger};
use crate::puzzle::{Colour, Puzzle, COLOUR_GOAL, COLOUR_LONGEST, WHEELS};
use crate::representation::Represents;
use crate::space::StateSpace;
use crate::strategy::{bidirectional::Bidirectional, breadth_first::BreadthFirst, ida_star::IdaStar};

/// The wheels as a string: `a` for piece 0 to `k` for piece 10.
pub struct Strings {
    goal: String,
}

impl StateSpace for Strings {
    type State = String;
    type Closed<V: Copy> = Ordered<String, V>;
    const MOVES: u8 = 4;

    fn is_goal(&self, state: &String) -> bool {
        *state == self.goal
    }

    fn play(&self, state: &String, code: u8) -> Option<String> {
        let first = WHEELS[usize::from(code % 2)];
        let wheel = &state[first..first + 12];
        let cut = if matches!(code, 0 | 3) { 10 } else { 2 };
        Some([&state[..first], &wheel[cut..], &wheel[..cut], &state[first + 12..]].concat())
    }

    fn undo(&self, state: &String, code: u8) -> Option<String> {
        self.play(state, code ^ 2)
    }

    fn goals(&self) -> Vec<String> {
        vec![self.goal.clone()]
    }

    fn closed<V: Copy>(&self) -> Ordered<String, V> {
        Ordered::default()
    }

    fn is_inverse(&self, last: u8, next: u8) -> bool {
        Colour::is_inverse(last, next)
    }

    fn longest(&self) -> u32 {
        COLOUR_LONGEST
    }

    fn bytes_per_state(&self) -> usize {
        size_of::<String>() + 21
    }
}

impl Represents<Colour> for Strings {
    const NAME: &'static str = "plain";

    fn new() -> Self {
        Strings { goal: string(&COLOUR_GOAL) }
    }

    fn starts(&self, board: &[u8; 21]) -> Vec<String> {
        vec![string(board)]
    }
}

impl Factors for Strings {
    type Distances = Ordered<String, u8>;

    fn distances(&self, pieces: Pieces) -> Ordered<String, u8> {
        let factor = Factor::new(pieces);
        let mut distances = Ordered::default();
        for (position, &distance) in factor.positions.iter().zip(&factor.distances) {
            distances.insert_new(&part(&string(position), pieces), distance);
        }
        distances
    }

    fn distance(&self, distances: &Ordered<String, u8>, pieces: Pieces, state: &String) -> u32 {
        u32::from(distances.get(&part(state, pieces)).expect("turns reach every position"))
    }
}

/// The letters of one kind of pieces.
fn part(state: &str, pieces: Pieces) -> String {
    state.chars().skip(usize::from(pieces == Pieces::Triangles)).step_by(2).collect()
}

fn string(board: &[u8; 21]) -> String {
    board.iter().map(|&piece| char::from(b'a' + piece)).collect()
}

contenders! {
    Colour:
    Search<Strings, BreadthFirst>,
    Search<Strings, Bidirectional>,
    Search<Strings, IdaStar<Larger<Strings>>>,
}
