//! Moves and solutions as text.

use crate::puzzle::{Solution, MAX_MOVES};
use crate::rules::Move;
use judge_io::{NotAMove, Word, WordError};
use std::fmt;
use std::str::FromStr;

impl FromStr for Move {
    type Err = NotAMove;

    /// Reads a judge's letter.
    fn from_str(text: &str) -> Result<Self, NotAMove> {
        text.parse().ok().and_then(Move::from_letter).ok_or(NotAMove("a move is A, B or C"))
    }
}

/// The word in the judges' letters.
///
/// ```
/// use judge_io::Solve;
/// use magic_board::{Move, Puzzle, Table};
///
/// let board = "2 6 8 4 1 3 7 5".parse()?;
/// let solution = Table::classic().solve(&Puzzle::unlimited(board)).solution.unwrap();
/// assert_eq!(solution.to_string(), "BCABCCB");
/// assert_eq!("BCABCCB".parse(), Ok(solution));
/// assert_eq!("B".parse(), Ok(Move::B));
/// # Ok::<(), magic_board::BoardError>(())
/// ```
impl fmt::Display for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.moves().iter().try_for_each(|m| write!(f, "{m}"))
    }
}

impl FromStr for Solution {
    type Err = WordError;

    /// Reads a word; whether it solves anything is for a board to say.
    fn from_str(text: &str) -> Result<Self, WordError> {
        Word::read(text, MAX_MOVES, |letter| Move::from_letter(letter).map(Move::code))
            .map(|word| Solution { word })
    }
}
