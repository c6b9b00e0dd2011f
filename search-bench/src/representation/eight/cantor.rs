//! The Cantor rank of the nine cells among all 9! arrangements, moved by a table of 4 × 362 880 ranks.
//!
//! The table takes longer to build than one search takes; then a position is an array index, and both the closed set and
//! a heuristic computed beforehand are one load. Georg Cantor 1869, for the factorial number system.

use crate::closed::Dense;
use crate::contender::{contenders, Search};
use crate::heuristic::eight::{LinearConflict, Tiles};
use crate::puzzle::{Eight, Puzzle, EIGHT_GOAL};
use crate::representation::{ByRank, Ranked, Represents};
use crate::space::StateSpace;
use crate::strategy::{
    a_star::AStar, bidirectional::Bidirectional, breadth_first::BreadthFirst, ida_star::IdaStar, table::Table,
};

/// How many arrangements there are: 9!.
const ARRANGEMENTS: u32 = 362_880;

/// Stands in the table where a move cannot be made.
const NO_RANK: u32 = u32::MAX;

/// The board as its rank.
pub struct Cantor {
    moves: Vec<[u32; 4]>,
}

impl StateSpace for Cantor {
    type State = u32;
    type Closed<V: Copy> = Dense<V>;
    const MOVES: u8 = 4;

    fn is_goal(&self, state: &u32) -> bool {
        *state == rank(&EIGHT_GOAL)
    }

    fn play(&self, state: &u32, code: u8) -> Option<u32> {
        let next = self.moves[*state as usize][usize::from(code)];
        (next != NO_RANK).then_some(next)
    }

    fn undo(&self, state: &u32, code: u8) -> Option<u32> {
        self.play(state, code ^ 1)
    }

    fn goals(&self) -> Vec<u32> {
        vec![rank(&EIGHT_GOAL)]
    }

    fn closed<V: Copy>(&self) -> Dense<V> {
        Dense::new(ARRANGEMENTS as usize)
    }

    fn is_inverse(&self, last: u8, next: u8) -> bool {
        Eight::is_inverse(last, next)
    }

    fn may_be_solved(&self, state: &u32) -> bool {
        Eight::is_even(&unrank(*state))
    }
}

impl Ranked for Cantor {
    fn all(&self) -> Vec<u32> {
        (0..ARRANGEMENTS).collect()
    }
}

impl Represents<Eight> for Cantor {
    const NAME: &'static str = "cantor";

    fn new() -> Self {
        let moves = (0..ARRANGEMENTS).map(|number| {
            let board = unrank(number);
            [0, 1, 2, 3].map(|code| Eight::play(&board, code).map_or(NO_RANK, |next| rank(&next)))
        });
        Cantor { moves: moves.collect() }
    }

    fn starts(&self, board: &[u8; 9]) -> Vec<u32> {
        vec![rank(board)]
    }
}

impl Tiles for Cantor {
    fn cells(&self, state: &u32) -> [u8; 9] {
        unrank(*state)
    }
}

/// The rank of an arrangement in lexicographic order.
fn rank(board: &[u8; 9]) -> u32 {
    let mut rank = 0;
    for (cell, tile) in board.iter().enumerate() {
        let smaller = board[cell + 1..].iter().filter(|&later| later < tile).count();
        rank = rank * (9 - cell as u32) + smaller as u32;
    }
    rank
}

/// The arrangement of a rank.
fn unrank(mut rank: u32) -> [u8; 9] {
    let mut digits = [0; 9];
    for base in 1..=9 {
        digits[9 - base as usize] = (rank % base) as usize;
        rank /= base;
    }
    let mut left: Vec<u8> = (0..9).collect();
    digits.map(|digit| left.remove(digit))
}

contenders! {
    Eight:
    Search<Cantor, BreadthFirst>,
    Search<Cantor, Bidirectional>,
    Search<Cantor, AStar<ByRank<LinearConflict>>>,
    Search<Cantor, IdaStar<ByRank<LinearConflict>>>,
    Search<Cantor, Table<Cantor>>,
}
