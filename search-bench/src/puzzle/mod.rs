//! The four puzzles as plain arrays: what instances are made of and answers are checked by.
//!
//! No move here is fast or packed, and none is shared with the puzzle crates: a word that a contender returns is replayed
//! on these arrays, so a mistake in a packed move cannot hide itself. From the crates come the parsers of boards, and by
//! their shipped solvers the words that answers are compared with.

mod colour;
mod eight;
mod magic;
mod rotation;

pub use colour::{Colour, GOAL as COLOUR_GOAL, LONGEST as COLOUR_LONGEST, WHEELS};
pub use eight::{Eight, GOAL as EIGHT_GOAL};
pub use magic::{Magic, PLACES, START as MAGIC_START};
pub use rotation::{Rotation, CENTRE, INVERSES, LINES};

use crate::contender::Solver;
use crate::outcome::{Limits, Verdict};
use crate::random::Random;
use std::fmt::Debug;

/// A puzzle: its plain boards, its moves by code, and how instances are drawn.
pub trait Puzzle: Sized + 'static {
    /// A plain board.
    type Board: Copy + Eq + Debug + Send + Sync + 'static;

    /// The name, as contenders and the command line carry it first.
    const NAME: &'static str;

    /// What moves are called: `LETTERS[code]`. The order is the judge's.
    const LETTERS: &'static [u8];

    /// How deep `compare` scrambles when it is not told; `None`: it draws from all boards.
    const DEPTH: Option<u32>;

    /// The board after a move, or `None` where the move cannot be made.
    fn play(board: &Self::Board, code: u8) -> Option<Self::Board>;

    /// Whether `next` takes back what `last` did.
    fn is_inverse(last: u8, next: u8) -> bool;

    /// A board without any move to make.
    fn solved(random: &mut Random) -> Self::Board;

    /// Any board, all equally likely, those without a solution included.
    fn any(random: &mut Random) -> Self::Board;

    /// Whether `word` solves `board`.
    fn is_solved_by(board: &Self::Board, word: &[u8]) -> bool;

    /// The board in the one line its judge would read, blanks between tokens.
    fn show(board: &Self::Board) -> String;

    /// The board in one line of tokens.
    ///
    /// # Errors
    /// What is wrong with the line, in the words of the puzzle's crate.
    fn parse(line: &str) -> Result<Self::Board, String>;

    /// The smallest shortest word, or `None`; by a shipped solver, as the truth that contenders are compared with.
    fn best(boards: &[Self::Board]) -> Vec<Option<Vec<u8>>>;

    /// The board after a random walk of `moves` moves from a solved one, never straight back.
    fn walk(random: &mut Random, moves: u32) -> Self::Board {
        let mut board = Self::solved(random);
        let mut last = None;
        let mut left = moves;
        while left > 0 {
            let code = random.below(Self::LETTERS.len()) as u8;
            if last.is_some_and(|last| Self::is_inverse(last, code)) {
                continue;
            }
            if let Some(next) = Self::play(&board, code) {
                board = next;
                last = Some(code);
                left -= 1;
            }
        }
        board
    }

    /// The word in letters.
    fn spell(word: &[u8]) -> String {
        word.iter().map(|&code| char::from(Self::LETTERS[usize::from(code)])).collect()
    }
}

/// The board at the end of `word`.
fn replay<P: Puzzle>(board: &P::Board, word: &[u8]) -> Option<P::Board> {
    word.iter().try_fold(*board, |board, &code| P::play(&board, code))
}

/// The words of a solver that always has an answer.
fn best_by<P: Puzzle>(solver: &impl Solver<P>, boards: &[P::Board]) -> Vec<Option<Vec<u8>>> {
    let word = |board| match solver.solve(board, &Limits::NONE).verdict {
        Verdict::Solved(word) => Some(word),
        Verdict::NoSolution => None,
        Verdict::LimitMet(_) => unreachable!("there is no limit"),
    };
    boards.iter().map(word).collect()
}

/// Numbers with blanks between them.
fn tokens(numbers: &[u8]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
