//! Answers of the Rotation Game.

use super::{codes, expected, Claim, Demand, Fault, Lines, Referee};
use rotation_game::program::RotationGame;
use rotation_game::{Board, Colour, Move, Solution};

/// The one contract: the word, or `No moves needed`, and the colour of the centre on the next line.
pub struct RotationReferee;

impl Referee for RotationReferee {
    type Program = RotationGame;

    const LETTERS: &'static [u8] = b"ABCDEFGH";

    fn demand(&self) -> Demand {
        Demand::Smallest
    }

    fn claim(&self, _index: u64, board: &Board, lines: &mut Lines) -> Result<Claim, Fault> {
        let word = match lines.line()? {
            b"No moves needed" => Ok(Vec::new()),
            b"" => Err(expected("a word, or \"No moves needed\"", b"")),
            word => codes(word, Self::LETTERS),
        };
        let colour = match *lines.line()? {
            [digit @ b'1'..=b'3'] => Ok(digit - b'0'),
            ref line => Err(expected("the colour of the centre (1, 2 or 3)", line)),
        };
        let (word, colour) = (word?, colour?);
        let end = word.iter().filter_map(|&code| Move::from_code(code)).fold(*board, Board::play);
        match end.centre().map(Colour::number) {
            None => Err(Fault::NotAPath(format!("it leads to {end}, whose centre has several colours"))),
            Some(centre) if centre != colour => {
                Err(Fault::NotAPath(format!("it brings {centre} to the centre, not {colour}")))
            }
            Some(_) => Ok(Claim::Word(word)),
        }
    }

    fn moves(solution: &Solution) -> Vec<u8> {
        solution.word.codes().collect()
    }
}
