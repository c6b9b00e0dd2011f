//! A whole number in base nine, unpacked into an array and packed again for every move. How many public solutions key
//! their maps.

use crate::closed::Hashed;
use crate::contender::{contenders, Search};
use crate::heuristic::eight::{LinearConflict, Manhattan, Misplaced, Tiles};
use crate::puzzle::{Eight, Puzzle, EIGHT_GOAL};
use crate::representation::Represents;
use crate::space::StateSpace;
use crate::strategy::{
    a_star::AStar, bidirectional::Bidirectional, breadth_first::BreadthFirst, ida_star::IdaStar,
    iterative_deepening::IterativeDeepening,
};

/// The board as a number of nine digits in base nine, first cell highest.
pub struct BaseNine;

impl StateSpace for BaseNine {
    type State = u32;
    type Closed<V: Copy> = Hashed<u32, V>;
    const MOVES: u8 = 4;

    fn is_goal(&self, state: &u32) -> bool {
        *state == pack(&EIGHT_GOAL)
    }

    fn play(&self, state: &u32, code: u8) -> Option<u32> {
        Eight::play(&unpack(*state), code).map(|board| pack(&board))
    }

    fn undo(&self, state: &u32, code: u8) -> Option<u32> {
        self.play(state, code ^ 1)
    }

    fn goals(&self) -> Vec<u32> {
        vec![pack(&EIGHT_GOAL)]
    }

    fn closed<V: Copy>(&self) -> Hashed<u32, V> {
        Hashed::default()
    }

    fn is_inverse(&self, last: u8, next: u8) -> bool {
        Eight::is_inverse(last, next)
    }

    fn may_be_solved(&self, state: &u32) -> bool {
        Eight::is_even(&unpack(*state))
    }
}

impl Represents<Eight> for BaseNine {
    const NAME: &'static str = "plain";

    fn new() -> Self {
        BaseNine
    }

    fn starts(&self, board: &[u8; 9]) -> Vec<u32> {
        vec![pack(board)]
    }
}

impl Tiles for BaseNine {
    fn cells(&self, state: &u32) -> [u8; 9] {
        unpack(*state)
    }
}

/// The number of a board.
pub fn pack(board: &[u8; 9]) -> u32 {
    board.iter().fold(0, |number, &tile| number * 9 + u32::from(tile))
}

/// The board of a number.
pub fn unpack(mut number: u32) -> [u8; 9] {
    let mut board = [0; 9];
    for cell in board.iter_mut().rev() {
        *cell = (number % 9) as u8;
        number /= 9;
    }
    board
}

contenders! {
    Eight:
    Search<BaseNine, BreadthFirst>,
    Search<BaseNine, Bidirectional>,
    Search<BaseNine, IterativeDeepening>,
    Search<BaseNine, AStar<Misplaced>>,
    Search<BaseNine, AStar<Manhattan>>,
    Search<BaseNine, AStar<LinearConflict>>,
    Search<BaseNine, IdaStar<Manhattan>>,
    Search<BaseNine, IdaStar<LinearConflict>>,
}
