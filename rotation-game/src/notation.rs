//! Moves and solutions as text.

use crate::moves::Move;
use crate::solver::Solution;
use judge_io::NotAMove;
use std::fmt;
use std::str::FromStr;

impl FromStr for Move {
    type Err = NotAMove;

    /// Reads a judge's letter.
    fn from_str(text: &str) -> Result<Self, NotAMove> {
        text.parse().ok().and_then(Move::from_letter).ok_or(NotAMove("a move is a letter from A to H"))
    }
}

/// The word in the judges' letters. It does not tell the colour, so no solution is read back from it.
///
/// ```
/// use judge_io::Solve;
/// use rotation_game::{Auto, Board, Move};
///
/// let board: Board = "1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3".parse()?;
/// let solution = Auto::new().solve(&board).solution.unwrap();
/// assert_eq!(solution.to_string(), "DDHH");
/// assert_eq!("H".parse(), Ok(Move::H));
/// # Ok::<(), rotation_game::BoardError>(())
/// ```
impl fmt::Display for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.moves().iter().try_for_each(|m| write!(f, "{m}"))
    }
}
