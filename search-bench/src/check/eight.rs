//! Answers of the eight puzzle.

use super::{codes, expected, number, of_length, Claim, Demand, Fault, Lines, Referee};
use eight_puzzle::program::EightPuzzle;
use eight_puzzle::{Move, Puzzle, Solution};

/// The contracts of the eight puzzle, which print words or lengths.
pub struct EightReferee {
    form: Form,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// The word, or `unsolvable`.
    Word,
    /// The same, with an empty line between two answers.
    Spaced,
    /// The number of moves, or -1.
    Length,
    /// `Case k: M`, then the word.
    Case,
}

impl EightReferee {
    /// The referee of a contract, by its first name.
    pub fn of(contract: &str) -> Self {
        let form = match contract {
            "uva-652" => Form::Spaced,
            "acwing-845" | "luogu-p1379" | "boj-1525" => Form::Length,
            "hdu-3567" => Form::Case,
            _ => Form::Word,
        };
        EightReferee { form }
    }
}

impl Referee for EightReferee {
    type Program = EightPuzzle;

    const LETTERS: &'static [u8] = b"udlr";

    fn demand(&self) -> Demand {
        Demand::Smallest
    }

    fn claim(&self, index: u64, puzzle: &Puzzle, lines: &mut Lines) -> Result<Claim, Fault> {
        let is_solved = puzzle.board() == puzzle.goal();
        let word = match self.form {
            Form::Length => {
                return match lines.line()? {
                    b"-1" => Ok(Claim::NoSolution),
                    line => number(line).map(Claim::Length),
                }
            }
            Form::Word | Form::Spaced => {
                if self.form == Form::Spaced && index > 0 {
                    let line = lines.line_or_empty(is_solved)?;
                    if !line.is_empty() {
                        return Err(expected("an empty line between two answers", line));
                    }
                }
                match lines.line_or_empty(is_solved)? {
                    b"unsolvable" => return Ok(Claim::NoSolution),
                    word => codes(word, Self::LETTERS)?,
                }
            }
            Form::Case => {
                let head = format!("Case {}: ", index + 1);
                let line = lines.line()?;
                let said = line.strip_prefix(head.as_bytes()).map(<[u8]>::to_vec);
                let said = said.ok_or_else(|| expected(&format!("\"{head}M\""), line));
                let word = lines.line_or_empty(is_solved || said == Ok(b"-1".to_vec()))?;
                match said?.as_slice() {
                    b"-1" if word.is_empty() => return Ok(Claim::NoSolution),
                    said => of_length(codes(word, Self::LETTERS)?, number(said)?)?,
                }
            }
        };
        let mut board = puzzle.board();
        for (place, &code) in (1..).zip(&word) {
            board = Move::from_code(code)
                .and_then(|blank_move| board.play(blank_move))
                .ok_or_else(|| Fault::NotAPath(format!("move {place} runs into the edge")))?;
        }
        if board == puzzle.goal() {
            Ok(Claim::Word(word))
        } else {
            Err(Fault::NotAPath(format!("it leads to {board}, not to {}", puzzle.goal())))
        }
    }

    fn moves(solution: &Solution) -> Vec<u8> {
        solution.word.codes().collect()
    }
}
