//! Moves and solutions as text.

use crate::moves::Move;
use crate::puzzle::{Solution, MAX_MOVES};
use judge_io::{NotAMove, Word, WordError};
use std::fmt;
use std::str::FromStr;

impl FromStr for Move {
    type Err = NotAMove;

    /// Reads a judge's letter.
    fn from_str(text: &str) -> Result<Self, NotAMove> {
        text.parse().ok().and_then(Move::from_letter).ok_or(NotAMove("a move is u, d, l or r"))
    }
}

/// The word in the judges' letters.
///
/// ```
/// use eight_puzzle::{Move, MoveOrder, Puzzle, Table};
/// use judge_io::Solve;
///
/// let board = "2 3 4 1 5 x 7 6 8".parse()?;
/// let solution = Table::new(MoveOrder::UDLR).solve(&Puzzle::new(board)).solution.unwrap();
/// assert_eq!(solution.to_string(), "ullddrurdllurdruldr");
/// assert_eq!("ullddrurdllurdruldr".parse(), Ok(solution));
/// assert_eq!("u".parse(), Ok(Move::Up));
/// # Ok::<(), eight_puzzle::BoardError>(())
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
