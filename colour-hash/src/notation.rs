//! Moves and solutions as text.

use crate::moves::Move;
use crate::solver::{Solution, MAX_MOVES};
use judge_io::{NotAMove, Word, WordError};
use std::fmt;
use std::str::FromStr;

impl FromStr for Move {
    type Err = NotAMove;

    /// Reads a judge's digit.
    fn from_str(text: &str) -> Result<Self, NotAMove> {
        text.parse().ok().and_then(Move::from_letter).ok_or(NotAMove("a move is 1, 2, 3 or 4"))
    }
}

/// The word in the judge's digits.
///
/// ```
/// use colour_hash::{Auto, Board, Move};
/// use judge_io::Solve;
///
/// let board: Board = "0 7 8 7 0 1 2 1 0 5 6 5 0 3 4 3 0 9 10 9 0 5 6 5".parse()?;
/// let solution = Auto::new().solve(&board).solution.unwrap();
/// assert_eq!(solution.to_string(), "11221144");
/// assert_eq!("11221144".parse(), Ok(solution));
/// assert_eq!("2".parse(), Ok(Move::RightClockwise));
/// # Ok::<(), colour_hash::BoardError>(())
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
