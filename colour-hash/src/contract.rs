//! What the judge reads and prints.

mod reading;

use crate::board::{Board, BoardError, SUPPLY};
use crate::listing::{BoardReader, LISTED};
use crate::solver::{Auto, Solution};
use judge_io::{tokens_of, Alphabet, Answer, Contract, Extent, InputError, ReadError, Scanner};
use reading::usual_layout;

static DIGITS: Alphabet<2> = Alphabet::new(b"1234");

/// `uva-704`.
pub const UVA_704: Counted = Counted;

/// A count and that many puzzles of 24 integers; the answer is the word in digits, or one of two sentences.
pub struct Counted;

impl Contract for Counted {
    type Puzzle = Board;
    type Solution = Solution;
    type Solver = Auto;

    fn solver(&self) -> Auto {
        Auto::new()
    }

    fn begin(&self, input: &mut Scanner<'_>) -> Result<Extent, ReadError> {
        let count = input.integer(0..=i64::MAX, "how many puzzles follow (0 or more)")?;
        Ok(Extent::Exactly(count.unsigned_abs()))
    }

    fn read(&self, input: &mut Scanner<'_>) -> Result<Option<Board>, ReadError> {
        if let Some((board, length)) = usual_layout(input.unread()) {
            input.take(length);
            return Ok(Some(board));
        }
        read_board(input)
    }

    fn beginning(&self) -> Option<fn(&[u8]) -> bool> {
        Some(|line| tokens_of(line) == LISTED)
    }

    fn write(&self, _index: u64, puzzle: &Board, answer: &Answer<Solution>, text: &mut Vec<u8>) {
        match answer.solution {
            Some(_) if puzzle.is_solved() => text.extend_from_slice(b"PUZZLE ALREADY SOLVED\n"),
            Some(solution) => DIGITS.spell_line(solution.word, text),
            None => text.extend_from_slice(b"NO SOLUTION WAS FOUND IN 16 STEPS\n"),
        }
    }
}

/// Reads a board token by token; `None` at the end of the input.
fn read_board(input: &mut Scanner<'_>) -> Result<Option<Board>, ReadError> {
    if !input.advance()? {
        return Ok(None);
    }
    let mut reader = BoardReader::new();
    for index in 0..LISTED {
        if index > 0 {
            input.require(A_PIECE)?;
        }
        reader.push(input.token()).map_err(|error| misplaced(input, error))?;
    }
    reader.board().map(Some).map_err(|error| misplaced(input, error).into())
}

/// What to expect of any token of a puzzle.
const A_PIECE: &str = "a piece from 0 to 10";

/// The error that the current token cannot stand where it does.
fn misplaced(input: &Scanner<'_>, error: BoardError) -> InputError {
    match error {
        BoardError::NotAPiece | BoardError::Count => input.unexpected(A_PIECE),
        BoardError::TooOften(piece) => {
            let times = match SUPPLY[usize::from(piece)] {
                1 => String::from("once"),
                2 => String::from("twice"),
                times => format!("{times} times"),
            };
            input.unexpected(format!("another piece, since {piece} appears {times} in a puzzle"))
        }
        BoardError::Shared { index, left } => {
            let first = index - LISTED / 2;
            input.unexpected(format!("{left}, since piece {index} is piece {first}, which both wheels share"))
        }
    }
}
