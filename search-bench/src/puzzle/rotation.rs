//! The Rotation Game: 24 cells of three colours on two bars each way; a move turns one bar of seven cells by one.
//!
//! ```text
//!          A     B                 cells, top to bottom and left to right
//!          0     1
//!          2     3
//! H  4  5  6  7  8  9 10  C
//!         11    12
//! G 13 14 15 16 17 18 19  D
//!         20    21
//!         22    23
//!          F     E
//! ```
//!
//! Solved is a board whose eight centre cells (6 7 8, 11 12, 15 16 17) have one colour.

use super::{best_by, replay, tokens, Puzzle};
use crate::contender::Program;
use crate::outcome::Limits;
use crate::random::Random;
use crate::shipped::Shipped;
use rotation_game::{Board, BoardError, Table};

/// The cells of each move's bar, from the end it moves to: every cell takes what the next one held.
pub const LINES: [[usize; 7]; 8] = [
    [0, 2, 6, 11, 15, 20, 22],
    [1, 3, 8, 12, 17, 21, 23],
    [10, 9, 8, 7, 6, 5, 4],
    [19, 18, 17, 16, 15, 14, 13],
    [23, 21, 17, 12, 8, 3, 1],
    [22, 20, 15, 11, 6, 2, 0],
    [13, 14, 15, 16, 17, 18, 19],
    [4, 5, 6, 7, 8, 9, 10],
];

/// The move that takes each move back: A–F, B–E, C–H, D–G.
pub const INVERSES: [u8; 8] = [5, 4, 7, 6, 1, 0, 3, 2];

/// The eight cells that must have one colour.
pub const CENTRE: [usize; 8] = [6, 7, 8, 11, 12, 15, 16, 17];

/// The Rotation Game.
pub struct Rotation;

impl Puzzle for Rotation {
    type Board = [u8; 24];

    const NAME: &'static str = "rotation-game";
    const LETTERS: &'static [u8] = b"ABCDEFGH";
    const DEPTH: Option<u32> = Some(10);

    fn play(board: &[u8; 24], code: u8) -> Option<[u8; 24]> {
        let line = LINES[usize::from(code)];
        let mut next = *board;
        for place in 0..7 {
            next[line[place]] = board[line[(place + 1) % 7]];
        }
        Some(next)
    }

    fn is_inverse(last: u8, next: u8) -> bool {
        INVERSES[usize::from(last)] == next
    }

    fn solved(random: &mut Random) -> [u8; 24] {
        let mut colours = [1, 2, 3];
        random.shuffle(&mut colours);
        let [centre, one, other] = colours;
        let mut around = [one, other].repeat(8);
        random.shuffle(&mut around);
        let mut around = around.into_iter();
        std::array::from_fn(|cell| {
            if CENTRE.contains(&cell) {
                centre
            } else {
                around.next().expect("sixteen cells are not in the centre")
            }
        })
    }

    fn any(random: &mut Random) -> [u8; 24] {
        let mut board = std::array::from_fn(|cell| cell as u8 / 8 + 1);
        random.shuffle(&mut board);
        board
    }

    fn is_solved_by(board: &[u8; 24], word: &[u8]) -> bool {
        replay::<Self>(board, word).is_some_and(|end| CENTRE.iter().all(|&cell| end[cell] == end[CENTRE[0]]))
    }

    fn show(board: &[u8; 24]) -> String {
        tokens(board)
    }

    fn parse(line: &str) -> Result<[u8; 24], String> {
        let board: Board = line.parse().map_err(|error: BoardError| error.to_string())?;
        Ok(std::array::from_fn(|cell| board.colour(cell)))
    }

    fn best(boards: &[[u8; 24]]) -> Vec<Option<Vec<u8>>> {
        best_by(&Shipped::<Table>::new(&Limits::NONE), boards)
    }
}
