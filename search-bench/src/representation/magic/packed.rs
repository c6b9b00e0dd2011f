//! The crate's board, a Cantor rank: 40 320 positions that are array indices, moved by a table of 3 × 40 320 ranks.
//!
//! The closed set is an array with a place a rank: no hash, no comparison, one load.

use crate::closed::{Dense, Rank};
use crate::contender::{contenders, Search};
use crate::heuristic::magic::{CornerTiles, Corners};
use crate::puzzle::{Magic, Puzzle};
use crate::representation::{ByRank, Ranked, Represents};
use crate::space::StateSpace;
use crate::strategy::{
    a_star::AStar, bidirectional::Bidirectional, breadth_first::BreadthFirst, ida_star::IdaStar,
    iterative_deepening::IterativeDeepening, table::Table,
};
use magic_board::{Board, Move, Rules, Tiles, BOARDS};

// Borrowed, so that the rules are made once and not wherever they are named.
const RULES: &Rules = &Rules::CLASSIC;

/// The board as its rank.
pub struct Packed {
    play: Vec<[Board; 3]>,
    undo: Vec<[Board; 3]>,
    goal: Board,
}

impl Rank for Board {
    fn rank(&self) -> usize {
        Board::rank(*self) as usize
    }
}

impl StateSpace for Packed {
    type State = Board;
    type Closed<V: Copy> = Dense<V>;
    const MOVES: u8 = 3;

    fn is_goal(&self, state: &Board) -> bool {
        *state == self.goal
    }

    fn play(&self, state: &Board, code: u8) -> Option<Board> {
        Some(self.play[Rank::rank(state)][usize::from(code)])
    }

    fn undo(&self, state: &Board, code: u8) -> Option<Board> {
        Some(self.undo[Rank::rank(state)][usize::from(code)])
    }

    fn goals(&self) -> Vec<Board> {
        vec![self.goal]
    }

    fn closed<V: Copy>(&self) -> Dense<V> {
        Dense::new(BOARDS)
    }

    fn is_inverse(&self, last: u8, next: u8) -> bool {
        Magic::is_inverse(last, next)
    }
}

impl Ranked for Packed {
    fn all(&self) -> Vec<Board> {
        (0..BOARDS as u32).filter_map(Board::from_rank).collect()
    }
}

impl Represents<Magic> for Packed {
    const NAME: &'static str = "packed";

    fn new() -> Self {
        let boards = (0..BOARDS as u32).filter_map(Board::from_rank);
        let play: Vec<[Board; 3]> =
            boards.map(|board| Move::ALL.map(|operation| RULES.play(board, operation))).collect();
        let mut undo = play.clone();
        for (after, board) in play.iter().zip((0..).filter_map(Board::from_rank)) {
            for (code, next) in after.iter().enumerate() {
                undo[Rank::rank(next)][code] = board;
            }
        }
        Packed { play, undo, goal: RULES.start() }
    }

    fn starts(&self, board: &[u8; 8]) -> Vec<Board> {
        Tiles::new(Magic::renamed(board)).board().into_iter().collect()
    }
}

impl Corners for Packed {
    fn tiles(&self, state: &Board) -> [u8; 8] {
        state.tiles().to_array()
    }
}

contenders! {
    Magic:
    Search<Packed, BreadthFirst>,
    Search<Packed, Bidirectional>,
    Search<Packed, IterativeDeepening>,
    Search<Packed, AStar<ByRank<CornerTiles>>>,
    Search<Packed, IdaStar<ByRank<CornerTiles>>>,
    Search<Packed, Table<Packed>>,
}
