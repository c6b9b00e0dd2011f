//! What each judge reads and prints.
//!
//! Six contracts differ in how a board is written (the module `reading` knows the ways), in the goal, in the order of the moves,
//! and in whether the word is printed or only its length.

mod reading;

use crate::board::{Board, CELLS};
use crate::moves::MoveOrder;
use crate::puzzle::{Puzzle, Solution};
use crate::solver::Auto;
use judge_io::{tokens_of, Alphabet, Answer, Contract, Extent, ReadError, Scanner};
use reading::{joined_board, line_of_tiles, spaced_board, BLANK_AS_X, BLANK_AS_ZERO};

static LETTERS: Alphabet<2> = Alphabet::new(b"udlr");

/// `acwing-179`, `poj-1077`, `hdu-1043`, `zoj-1217`: nine tokens a board until the end of the input; the word, or
/// `unsolvable`, on a line.
pub const ACWING_179: Words = Words { counted: false };

/// `uva-652`: as [`ACWING_179`], with the number of boards before them and an empty line between the answers.
pub const UVA_652: Words = Words { counted: true };

/// `acwing-845`: nine tokens; the number of moves, or -1.
pub const ACWING_845: Lengths = Lengths {
    extent: Extent::Open,
    begins: Some(begins_board),
    read: |input| Ok(line_of_tiles(input)?.map(Puzzle::new)),
};

/// `luogu-p1379`: nine digits in one token, and a goal with the blank in the centre; the number of moves, or -1.
pub const LUOGU_P1379: Lengths = Lengths {
    extent: Extent::Open,
    begins: None,
    read: |input| Ok(joined_board(input, &BLANK_AS_ZERO)?.map(|board| Puzzle::between(board, Board::RING))),
};

/// `boj-1525`: one board of nine numbers; the number of moves, or -1.
pub const BOJ_1525: Lengths = Lengths {
    extent: Extent::One,
    begins: None,
    read: |input| Ok(spaced_board(input, &BLANK_AS_ZERO)?.map(Puzzle::new)),
};

/// `hdu-3567`: how many cases, then two boards a case; `Case k: M`, then the word from the first to the second.
pub const HDU_3567: Pairs = Pairs;

/// Boards to be brought to the standard goal; the answer is a word in u < d < l < r.
pub struct Words {
    /// Whether the number of boards stands before them; if so, an empty line stands between the answers.
    counted: bool,
}

impl Contract for Words {
    type Puzzle = Puzzle;
    type Solution = Solution;
    type Solver = Auto;

    fn solver(&self) -> Auto {
        Auto::new(MoveOrder::UDLR)
    }

    fn begin(&self, input: &mut Scanner<'_>) -> Result<Extent, ReadError> {
        if self.counted {
            read_count(input, "the number of boards")
        } else {
            Ok(Extent::Open)
        }
    }

    fn read(&self, input: &mut Scanner<'_>) -> Result<Option<Puzzle>, ReadError> {
        Ok(line_of_tiles(input)?.map(Puzzle::new))
    }

    fn beginning(&self) -> Option<fn(&[u8]) -> bool> {
        Some(begins_board)
    }

    fn between(&self) -> &'static [u8] {
        if self.counted {
            b"\n"
        } else {
            b""
        }
    }

    fn write(&self, _index: u64, _puzzle: &Puzzle, answer: &Answer<Solution>, text: &mut Vec<u8>) {
        match answer.solution {
            Some(Solution { word }) => LETTERS.spell_line(word, text),
            None => text.extend_from_slice(b"unsolvable\n"),
        }
    }
}

/// Boards whose answer is the number of moves, or -1 where there is no solution.
pub struct Lengths {
    extent: Extent,
    /// Whether a board begins with a line; `None` where a board never spans lines, or is the only one.
    begins: Option<fn(&[u8]) -> bool>,
    read: fn(&mut Scanner<'_>) -> Result<Option<Puzzle>, ReadError>,
}

impl Contract for Lengths {
    type Puzzle = Puzzle;
    type Solution = Solution;
    type Solver = Auto;

    fn solver(&self) -> Auto {
        Auto::new(MoveOrder::UDLR)
    }

    fn begin(&self, _input: &mut Scanner<'_>) -> Result<Extent, ReadError> {
        Ok(self.extent)
    }

    fn read(&self, input: &mut Scanner<'_>) -> Result<Option<Puzzle>, ReadError> {
        (self.read)(input)
    }

    fn beginning(&self) -> Option<fn(&[u8]) -> bool> {
        self.begins
    }

    fn write(&self, _index: u64, _puzzle: &Puzzle, answer: &Answer<Solution>, text: &mut Vec<u8>) {
        push_length(answer, text);
    }
}

/// Pairs of boards, from and to, each nine letters in one token; the answer is a word in d < l < r < u.
///
/// The judge promises that there is a way. Where there is none the length is -1 and the word's line is empty, so that
/// every case has its two lines.
pub struct Pairs;

impl Contract for Pairs {
    type Puzzle = Puzzle;
    type Solution = Solution;
    type Solver = Auto;

    fn solver(&self) -> Auto {
        Auto::new(MoveOrder::DLRU)
    }

    fn begin(&self, input: &mut Scanner<'_>) -> Result<Extent, ReadError> {
        read_count(input, "the number of cases")
    }

    fn read(&self, input: &mut Scanner<'_>) -> Result<Option<Puzzle>, ReadError> {
        let from = joined_board(input, &BLANK_AS_X);
        if from.is_err() {
            // The pair is read to its end all the same: the next one begins there.
            input.advance()?;
        }
        let Some(from) = from? else { return Ok(None) };
        match joined_board(input, &BLANK_AS_X)? {
            Some(to) => Ok(Some(Puzzle::between(from, to))),
            None => Err(input.unexpected("the board to reach").into()),
        }
    }

    fn write(&self, index: u64, _puzzle: &Puzzle, answer: &Answer<Solution>, text: &mut Vec<u8>) {
        text.extend_from_slice(format!("Case {}: ", index + 1).as_bytes());
        push_length(answer, text);
        if let Some(Solution { word }) = answer.solution {
            LETTERS.spell(word, text);
        }
        text.push(b'\n');
    }
}

/// Whether a board of nine tokens begins, and ends, with this line.
fn begins_board(line: &[u8]) -> bool {
    tokens_of(line) == CELLS as usize
}

fn read_count(input: &mut Scanner<'_>, expected: &str) -> Result<Extent, ReadError> {
    Ok(Extent::Exactly(input.integer(0..=i64::MAX, expected)?.unsigned_abs()))
}

/// The number of moves, or -1, and a line feed.
fn push_length(answer: &Answer<Solution>, text: &mut Vec<u8>) {
    match answer.solution.map(|solution| solution.word.len() as u8) {
        None => text.extend_from_slice(b"-1"),
        Some(length @ 0..=9) => text.push(b'0' + length),
        Some(length) => text.extend([b'0' + length / 10, b'0' + length % 10]),
    }
    text.push(b'\n');
}
