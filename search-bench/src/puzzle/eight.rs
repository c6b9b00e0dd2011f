//! The eight puzzle: eight tiles and a blank, 0 here, on three rows of three; a move carries the blank.
//!
//! ```text
//! 1 2 3
//! 4 5 6     u d l r, in this order: the blank goes up, down, left, right
//! 7 8 x
//! ```

use super::{best_by, replay, Puzzle};
use crate::contender::Program;
use crate::outcome::Limits;
use crate::random::Random;
use crate::shipped::Shipped;
use eight_puzzle::{Board, BoardError, Table};

/// The solved board.
pub const GOAL: [u8; 9] = [1, 2, 3, 4, 5, 6, 7, 8, 0];

/// The eight puzzle.
pub struct Eight;

impl Eight {
    /// The place that a move carries the blank to from place `blank`.
    pub fn target(blank: usize, code: u8) -> Option<usize> {
        match code {
            0 => blank.checked_sub(3),
            1 => (blank < 6).then_some(blank + 3),
            2 => (!blank.is_multiple_of(3)).then(|| blank - 1),
            _ => (blank % 3 < 2).then_some(blank + 1),
        }
    }

    /// Whether the tiles, read without the blank, are an even permutation: half the boards are, and only they can be
    /// solved, since a move up or down jumps over two tiles and a move left or right over none.
    pub fn is_even(board: &[u8; 9]) -> bool {
        let tiles: Vec<u8> = board.iter().copied().filter(|&tile| tile != 0).collect();
        let pairs = (0..8).flat_map(|first| (first + 1..8).map(move |second| (first, second)));
        pairs.filter(|&(first, second)| tiles[first] > tiles[second]).count() % 2 == 0
    }
}

impl Puzzle for Eight {
    type Board = [u8; 9];

    const NAME: &'static str = "eight-puzzle";
    const LETTERS: &'static [u8] = b"udlr";
    const DEPTH: Option<u32> = None;

    fn play(board: &[u8; 9], code: u8) -> Option<[u8; 9]> {
        let blank = board.iter().position(|&tile| tile == 0).expect("a board has a blank");
        let mut next = *board;
        next.swap(blank, Eight::target(blank, code)?);
        Some(next)
    }

    fn is_inverse(last: u8, next: u8) -> bool {
        last ^ 1 == next
    }

    fn solved(_: &mut Random) -> [u8; 9] {
        GOAL
    }

    fn any(random: &mut Random) -> [u8; 9] {
        let mut board = GOAL;
        random.shuffle(&mut board);
        board
    }

    fn is_solved_by(board: &[u8; 9], word: &[u8]) -> bool {
        replay::<Self>(board, word) == Some(GOAL)
    }

    fn show(board: &[u8; 9]) -> String {
        board.map(|tile| if tile == 0 { String::from("x") } else { tile.to_string() }).join(" ")
    }

    fn parse(line: &str) -> Result<[u8; 9], String> {
        let board: Board = line.parse().map_err(|error: BoardError| error.to_string())?;
        Ok(board.cells())
    }

    fn best(boards: &[[u8; 9]]) -> Vec<Option<Vec<u8>>> {
        best_by(&Shipped::<Table>::new(&Limits::NONE), boards)
    }
}
