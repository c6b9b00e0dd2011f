//! Answers of Colour Hash.

use super::{codes, expected, Claim, Demand, Fault, Lines, Referee};
use colour_hash::program::ColourHash;
use colour_hash::{Board, Move, Solution, MAX_MOVES};

/// The one contract: the word in digits, or one of two sentences.
pub struct ColourReferee;

impl Referee for ColourReferee {
    type Program = ColourHash;

    const LETTERS: &'static [u8] = b"1234";

    fn demand(&self) -> Demand {
        Demand::Smallest
    }

    fn claim(&self, _index: u64, board: &Board, lines: &mut Lines) -> Result<Claim, Fault> {
        let word = match lines.line()? {
            b"NO SOLUTION WAS FOUND IN 16 STEPS" => return Ok(Claim::NoSolution),
            b"PUZZLE ALREADY SOLVED" => Vec::new(),
            b"" => return Err(expected("a word, or one of the two sentences", b"")),
            word => codes(word, Self::LETTERS)?,
        };
        if word.len() > MAX_MOVES {
            return Err(Fault::NotAPath(format!("it has {} moves, and {MAX_MOVES} are allowed", word.len())));
        }
        let end = word.iter().filter_map(|&code| Move::from_code(code)).fold(*board, Board::play);
        if end.is_solved() {
            Ok(Claim::Word(word))
        } else {
            Err(Fault::NotAPath(format!("it leads to {end}")))
        }
    }

    fn moves(solution: &Solution) -> Vec<u8> {
        solution.word.codes().collect()
    }
}
