//! The magic board: eight tiles in two rows of four; which word of moves turns the start board into a given one.
//!
//! ```text
//! 1 2 3 4   A swaps the rows
//! 8 7 6 5   B shifts both rows right, round the end
//!           C turns the middle four clockwise
//! ```
//!
//! Boards are written row after row, places 0–3 above, 4–7 below.

use super::{best_by, replay, tokens, Puzzle};
use crate::contender::Program;
use crate::outcome::Limits;
use crate::random::Random;
use crate::shipped::Shipped;
use magic_board::{Board, BoardError, Table};

/// The start board.
pub const START: [u8; 8] = [1, 2, 3, 4, 8, 7, 6, 5];

/// The place whose tile comes to each place, a row a move.
pub const PLACES: [[usize; 8]; 3] =
    [[4, 5, 6, 7, 0, 1, 2, 3], [3, 0, 1, 2, 7, 4, 5, 6], [0, 5, 1, 3, 4, 6, 2, 7]];

/// The magic board.
pub struct Magic;

impl Magic {
    /// The same question with the start and the end exchanged: the board which the same words turn into [`START`].
    ///
    /// Moves carry places and do not look at tiles. So the tiles may be renamed: with the names by which `board` reads
    /// as the start board, the start board is the one to begin with, and the end is always the same.
    ///
    /// # Panics
    /// Where `board` is not one: a tile is missing.
    pub fn renamed(board: &[u8; 8]) -> [u8; 8] {
        START.map(|tile| {
            let place = board.iter().position(|&other| other == tile).expect("a board holds every tile");
            START[place]
        })
    }
}

impl Puzzle for Magic {
    type Board = [u8; 8];

    const NAME: &'static str = "magic-board";
    const LETTERS: &'static [u8] = b"ABC";
    const DEPTH: Option<u32> = None;

    fn play(board: &[u8; 8], code: u8) -> Option<[u8; 8]> {
        Some(PLACES[usize::from(code)].map(|place| board[place]))
    }

    fn is_inverse(last: u8, next: u8) -> bool {
        // Only A is its own inverse; B and C need three moves to be taken back.
        (last, next) == (0, 0)
    }

    fn solved(_: &mut Random) -> [u8; 8] {
        START
    }

    fn any(random: &mut Random) -> [u8; 8] {
        let mut board = START;
        random.shuffle(&mut board);
        board
    }

    fn is_solved_by(board: &[u8; 8], word: &[u8]) -> bool {
        replay::<Self>(&START, word) == Some(*board)
    }

    fn show(board: &[u8; 8]) -> String {
        tokens(board)
    }

    fn parse(line: &str) -> Result<[u8; 8], String> {
        let board: Board = line.parse().map_err(|error: BoardError| error.to_string())?;
        Ok(board.tiles().to_array())
    }

    fn best(boards: &[[u8; 8]]) -> Vec<Option<Vec<u8>>> {
        best_by(&Shipped::<Table>::new(&Limits::NONE), boards)
    }
}
