//! Answers of the Magic Board.

use super::lines::LONGEST;
use super::{codes, expected, number, of_length, Claim, Demand, Fault, Lines, Referee};
use magic_board::program::MagicBoard;
use magic_board::{Move, Puzzle, Rules, Solution};

/// The contracts of the Magic Board, which print their words in five ways.
pub struct MagicReferee {
    rules: &'static Rules,
    form: Form,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// `M WORD`, `0`, or -1 where more moves are needed than the puzzle allows.
    Limited,
    /// M, then the word, 60 letters a line.
    Lines,
    /// The same, and no line for a word without letters.
    LinesOrNone,
    /// M, then a letter a line.
    Letters,
    /// The word.
    Word,
}

impl MagicReferee {
    /// The referee of a contract, by its first name.
    pub fn of(contract: &str) -> Self {
        let (rules, form) = match contract {
            "sicily-1515" => (&Rules::SICILY_1515, Form::Limited),
            "usaco-msquare" => (&Rules::CLASSIC, Form::Lines),
            "acwing-1107" => (&Rules::CLASSIC, Form::LinesOrNone),
            "ioi-1996" => (&Rules::CLASSIC, Form::Letters),
            "hdu-1430" => (&Rules::CLASSIC, Form::Word),
            _ => (&Rules::CLASSIC, Form::Limited),
        };
        MagicReferee { rules, form }
    }

    /// The letters of `said` moves, from as many lines as they take. A word that is too long to be an answer is read, but
    /// not kept.
    fn spelled(&self, said: u32, lines: &mut Lines) -> Result<Vec<u8>, Fault> {
        let letters_a_line = if self.form == Form::Letters { 1 } else { 60 };
        let mut count = said.div_ceil(letters_a_line);
        if said == 0 && self.form == Form::Lines {
            count = 1;
        }
        let mut letters = Vec::new();
        for _ in 0..count {
            let line = lines.line_or_empty(said == 0)?;
            if line.len() > letters_a_line as usize {
                return Err(expected(&format!("at most {letters_a_line} of the word's letters"), line));
            }
            if said <= LONGEST as u32 {
                letters.extend_from_slice(line);
            }
        }
        if said > LONGEST as u32 {
            return Err(Fault::Format(format!("the word has more than {LONGEST} letters")));
        }
        Ok(letters)
    }
}

impl Referee for MagicReferee {
    type Program = MagicBoard;

    const LETTERS: &'static [u8] = b"ABC";

    fn demand(&self) -> Demand {
        match self.form {
            Form::Limited | Form::Letters => Demand::Any,
            Form::Lines | Form::LinesOrNone | Form::Word => Demand::Smallest,
        }
    }

    fn claim(&self, _index: u64, puzzle: &Puzzle, lines: &mut Lines) -> Result<Claim, Fault> {
        let start = puzzle.start.unwrap_or(self.rules.start());
        let word = match self.form {
            Form::Limited => match lines.line()? {
                b"-1" => return Ok(Claim::NoSolution),
                b"0" => Vec::new(),
                line => {
                    let space = line.iter().position(|&byte| byte == b' ');
                    let space = space.ok_or_else(|| expected("`M WORD`, 0 or -1", line))?;
                    of_length(codes(&line[space + 1..], Self::LETTERS)?, number(&line[..space])?)?
                }
            },
            Form::Lines | Form::LinesOrNone | Form::Letters => {
                let said = number(lines.line()?)?;
                of_length(codes(&self.spelled(said, lines)?, Self::LETTERS)?, said)?
            }
            Form::Word => codes(lines.line_or_empty(puzzle.board == start)?, Self::LETTERS)?,
        };
        if word.len() > puzzle.limit as usize && self.form == Form::Limited {
            return Err(Fault::NotAPath(format!(
                "it has {} moves, and {} are allowed",
                word.len(),
                puzzle.limit
            )));
        }
        let moves = word.iter().filter_map(|&code| Move::from_code(code));
        let end = moves.fold(start, |board, operation| self.rules.play(board, operation));
        if end == puzzle.board {
            Ok(Claim::Word(word))
        } else {
            Err(Fault::NotAPath(format!("it leads to {end}, not to {}", puzzle.board)))
        }
    }

    fn moves(solution: &Solution) -> Vec<u8> {
        solution.word.codes().collect()
    }
}
