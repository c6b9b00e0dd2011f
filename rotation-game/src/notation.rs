//! Moves and solutions as text.

use crate::board::Colour;
use crate::moves::Move;
use crate::solver::{Solution, MAX_MOVES};
use judge_io::{NotAMove, Word, WordError};
use std::fmt;
use std::str::FromStr;

impl FromStr for Move {
    type Err = NotAMove;

    /// Reads a judge's letter.
    fn from_str(text: &str) -> Result<Self, NotAMove> {
        text.parse().ok().and_then(Move::from_letter).ok_or(NotAMove("a move is a letter from A to H"))
    }
}

/// The word in the judges' letters, a blank, and the colour; of a solved board, the colour alone.
///
/// ```
/// use judge_io::Solve;
/// use rotation_game::{Auto, Board, Move};
///
/// let board: Board = "1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3".parse()?;
/// let solution = Auto::new().solve(&board).solution.unwrap();
/// assert_eq!(solution.to_string(), "DDHH 2");
/// assert_eq!("DDHH 2".parse(), Ok(solution));
/// assert_eq!("H".parse(), Ok(Move::H));
/// # Ok::<(), rotation_game::BoardError>(())
/// ```
impl fmt::Display for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.word.is_empty() {
            self.moves().iter().try_for_each(|m| write!(f, "{m}"))?;
            f.write_str(" ")?;
        }
        write!(f, "{}", self.colour)
    }
}

impl FromStr for Solution {
    type Err = SolutionError;

    /// Reads a word and a colour; whether they solve anything is for a board to say.
    fn from_str(text: &str) -> Result<Self, SolutionError> {
        let (word, colour) = text.rsplit_once(' ').unwrap_or(("", text));
        let code_of = |letter| Move::from_letter(letter).map(Move::code);
        let word = Word::read(word, MAX_MOVES, code_of).map_err(SolutionError::Word)?;
        let colour = Colour::ALL.into_iter().find(|known| known.to_string() == colour);
        Ok(Solution { word, colour: colour.ok_or(SolutionError::NotAColour)? })
    }
}

/// Why a text is no [`Solution`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolutionError {
    /// What stands before the last blank is no word.
    Word(WordError),
    /// What stands behind it is no colour.
    NotAColour,
}

impl fmt::Display for SolutionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SolutionError::Word(error) => error.fmt(f),
            SolutionError::NotAColour => f.write_str("a solution ends with a colour, which is 1, 2 or 3"),
        }
    }
}

impl std::error::Error for SolutionError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solutions_come_back_as_what_they_were() {
        for word in ["", "A", "AC", "HGFEDCBAHGFED"] {
            for colour in Colour::ALL {
                let text = format!("{word} {colour}");
                let solution: Solution = text.parse().unwrap();
                assert_eq!(solution.moves().into_iter().map(Move::letter).collect::<String>(), word);
                assert_eq!((solution.colour, solution.to_string()), (colour, text.trim_start().to_owned()));
                assert_eq!(solution.to_string().parse(), Ok(solution));
            }
        }
    }

    #[test]
    fn other_texts_are_no_solutions() {
        let error = |text: &str| text.parse::<Solution>().unwrap_err();
        for text in ["", "AC", "AC ", "AC 0", "AC 4", "AC 02", "AC\n2"] {
            assert_eq!(error(text), SolutionError::NotAColour, "{text:?}");
        }
        assert_eq!(error("AI 2"), SolutionError::Word(WordError::NotAMove('I')));
        assert_eq!(error("A  2"), SolutionError::Word(WordError::NotAMove(' ')));
        let longer = "A".repeat(MAX_MOVES + 1) + " 2";
        assert_eq!(error(&longer), SolutionError::Word(WordError::LongerThan(MAX_MOVES)));
    }
}
