//! What each judge reads and prints.
//!
//! Two ways to give a board are in use, and mixing them up is the classic wrong answer: two rows of four, each from
//! left to right (`read_rows`), or all eight tiles clockwise from the top left (`read_clockwise`), which gives the
//! classic start board as `1 2 3 4 5 6 7 8`.

use crate::board::{Board, Tiles};
use crate::puzzle::{Puzzle, Solution};
use crate::solver::Auto;
use judge_io::{tokens_of, Alphabet, Answer, Contract, Extent, InputError, ReadError, Scanner, Word};

static LETTERS: Alphabet<2> = Alphabet::new(b"ABC");

/// `sicily-1151`, `sicily-1150`: a step limit and two rows, until the limit -1.
pub const SICILY_1151: Limited = Limited { solver: Auto::classic };

/// `sicily-1515`: as [`SICILY_1151`], with other operations and another start board.
pub const SICILY_1515: Limited = Limited { solver: Auto::sicily_1515 };

/// `usaco-msquare`, `luogu-p2730`: one board, clockwise; the number of moves, then the word on a line of its own.
///
/// The judge breaks words after 60 letters; no word is longer than 22.
pub const USACO_MSQUARE: Single = Single { write_word: |word, text| LETTERS.spell_line(word, text) };

/// `acwing-1107`: as [`USACO_MSQUARE`], without the second line where there is nothing to write on it.
pub const ACWING_1107: Single = Single {
    write_word: |word, text| {
        if !word.is_empty() {
            LETTERS.spell_line(word, text);
        }
    },
};

/// `ioi-1996`: as [`USACO_MSQUARE`], with one letter a line.
pub const IOI_1996: Single =
    Single { write_word: |word, text| word.codes().for_each(|code| text.extend([b'A' + code, b'\n'])) };

/// `hdu-1430`: pairs of boards, clockwise, eight digits in one token each; the word from the first to the second.
pub const HDU_1430: Pairs = Pairs;

/// A step limit and a board in rows, puzzle after puzzle; the answer is on one line, or -1.
pub struct Limited {
    solver: fn() -> Auto,
}

impl Contract for Limited {
    type Puzzle = Puzzle;
    type Solution = Solution;
    type Solver = Auto;

    fn solver(&self) -> Auto {
        (self.solver)()
    }

    fn read(&self, input: &mut Scanner<'_>) -> Result<Option<Puzzle>, ReadError> {
        read_limited(input)
    }

    fn beginning(&self) -> Option<fn(&[u8]) -> bool> {
        // The limit stands alone, or before the board.
        Some(|line| matches!(tokens_of(line), 1 | 9))
    }

    fn lines(&self) -> u64 {
        3
    }

    fn write(&self, _index: u64, _puzzle: &Puzzle, answer: &Answer<Solution>, text: &mut Vec<u8>) {
        match answer.solution {
            None => text.extend_from_slice(b"-1"),
            Some(Solution { word }) => {
                push_number(word.len(), text);
                if !word.is_empty() {
                    text.push(b' ');
                    LETTERS.spell(word, text);
                }
            }
        }
        text.push(b'\n');
    }
}

/// One board, clockwise; the answer is the number of moves on a line, then the word as each judge wants it.
pub struct Single {
    write_word: fn(Word<2>, &mut Vec<u8>),
}

impl Contract for Single {
    type Puzzle = Puzzle;
    type Solution = Solution;
    type Solver = Auto;

    fn solver(&self) -> Auto {
        Auto::classic()
    }

    fn begin(&self, _input: &mut Scanner<'_>) -> Result<Extent, ReadError> {
        Ok(Extent::One)
    }

    fn read(&self, input: &mut Scanner<'_>) -> Result<Option<Puzzle>, ReadError> {
        read_clockwise(input)
    }

    fn write(&self, _index: u64, _puzzle: &Puzzle, answer: &Answer<Solution>, text: &mut Vec<u8>) {
        let word = word_of(answer);
        push_number(word.len(), text);
        text.push(b'\n');
        (self.write_word)(word, text);
    }
}

/// Pairs of boards until the end of the input; the answer is the word alone.
pub struct Pairs;

impl Contract for Pairs {
    type Puzzle = Puzzle;
    type Solution = Solution;
    type Solver = Auto;

    fn solver(&self) -> Auto {
        Auto::classic()
    }

    fn read(&self, input: &mut Scanner<'_>) -> Result<Option<Puzzle>, ReadError> {
        if !input.advance()? {
            return Ok(None);
        }
        let from = eight_digits(input);
        // Behind a fault, too, the pair is read to its end: the next one begins there.
        let there = input.advance()?;
        let from = from?;
        if !there {
            return Err(input.unexpected("the board to reach, eight digits").into());
        }
        let to = eight_digits(input)?;
        Ok(Some(Puzzle::between(from, to)))
    }

    fn write(&self, _index: u64, _puzzle: &Puzzle, answer: &Answer<Solution>, text: &mut Vec<u8>) {
        LETTERS.spell_line(word_of(answer), text);
    }
}

/// A step limit and two rows; `None` at the limit -1 or at the end of the input.
fn read_limited(input: &mut Scanner<'_>) -> Result<Option<Puzzle>, ReadError> {
    if let Some((puzzle, length)) = usual_layout(input.unread()) {
        input.take(length);
        return Ok(Some(puzzle));
    }
    if !input.advance()? {
        return Ok(None);
    }
    let limit = match input.token_integer() {
        Some(-1) => return Ok(None),
        // Any limit from 22 on is none.
        Some(limit @ 0..) => Some(u32::try_from(limit).unwrap_or(u32::MAX)),
        _ => None,
    };
    let limit = limit.ok_or_else(|| input.unexpected("a step limit (0 or more), or -1 for the end"))?;
    Ok(Some(Puzzle::within(limit, read_rows(input)?)))
}

/// Recognises a step limit of one or two digits on its line and two lines `d d d d`, and says how long it is.
///
/// Each row is one `u64`. With the expected separators and the digits' high bits taken away by an exclusive or, and one
/// taken from each digit, every byte but four must be 0 and those four at most 7; a product brings the four together.
fn usual_layout(bytes: &[u8]) -> Option<(Puzzle, usize)> {
    let (limit, start) = match *bytes {
        [a @ b'0'..=b'9', b'\n', ..] => (a - b'0', 2),
        [a @ b'0'..=b'9', b @ b'0'..=b'9', b'\n', ..] => (10 * (a - b'0') + (b - b'0'), 3),
        _ => return None,
    };
    let rows = bytes.get(start..start + 16)?;
    let row = |bytes: &[u8]| {
        let word = u64::from_le_bytes(bytes.try_into().ok()?);
        let tiles = (word ^ 0x0a30_2030_2030_2030).wrapping_sub(0x0001_0001_0001_0001);
        let gathered = tiles.wrapping_mul(1 << 57 | 1 << 38 | 1 << 19 | 1) >> 48 & 0o7777;
        (tiles & 0xfff8_fff8_fff8_fff8 == 0).then_some(gathered as u32)
    };
    let tiles = Tiles::from_rows(row(&rows[..8])?, row(&rows[8..])?);
    Some((Puzzle::within(u32::from(limit), tiles.board()?), start + 16))
}

/// Eight tiles in two rows of four.
fn read_rows(input: &mut Scanner<'_>) -> Result<Board, ReadError> {
    let mut tiles = [0; 8];
    for count in 0..8 {
        input.require("a tile from 1 to 8")?;
        tiles[count] = tile(input, input.token(), &tiles[..count])?;
    }
    board(input, tiles)
}

/// Eight tiles clockwise from the top left; `None` at the end of the input.
fn read_clockwise(input: &mut Scanner<'_>) -> Result<Option<Puzzle>, ReadError> {
    let mut tiles = [0; 8];
    for count in 0..8 {
        if count == 0 && !input.advance()? {
            return Ok(None);
        } else if count > 0 {
            input.require("a tile from 1 to 8")?;
        }
        tiles[count] = tile(input, input.token(), &tiles[..count])?;
    }
    Ok(Some(Puzzle::unlimited(board(input, from_clockwise(tiles))?)))
}

/// The current token as a board of eight digits, clockwise.
fn eight_digits(input: &Scanner<'_>) -> Result<Board, ReadError> {
    let token = input.token();
    if token.len() != 8 {
        return Err(input.unexpected("a board of eight digits, clockwise from the top left").into());
    }
    let mut tiles = [0; 8];
    for count in 0..8 {
        let letter = &token[count..=count];
        tiles[count] = tile(input, letter, &tiles[..count]).map_err(|error| error.about(count, letter))?;
    }
    board(input, from_clockwise(tiles))
}

/// The tile that `text` names, which must not be among those `before` it.
fn tile(input: &Scanner<'_>, text: &[u8], before: &[u8]) -> Result<u8, Box<InputError>> {
    let expected = match *text {
        [digit @ b'1'..=b'8'] if before.contains(&(digit - b'0')) => {
            format!("each tile once, and {} has been there", digit - b'0')
        }
        [digit @ b'1'..=b'8'] => return Ok(digit - b'0'),
        _ => String::from("a tile from 1 to 8"),
    };
    Err(Box::new(input.unexpected(expected)))
}

fn board(input: &Scanner<'_>, tiles: [u8; 8]) -> Result<Board, ReadError> {
    Tiles::new(tiles).board().ok_or_else(|| input.unexpected("each tile once").into())
}

/// Turns clockwise order into reading order.
fn from_clockwise(mut tiles: [u8; 8]) -> [u8; 8] {
    tiles[4..].reverse();
    tiles
}

/// The word of an unlimited puzzle, which always has one.
fn word_of(answer: &Answer<Solution>) -> Word<2> {
    answer.solution.map_or(Word::EMPTY, |solution| solution.word)
}

/// A number of at most two digits.
fn push_number(number: u32, text: &mut Vec<u8>) {
    debug_assert!(number < 100);
    if number >= 10 {
        text.push(b'0' + (number / 10) as u8);
    }
    text.push(b'0' + (number % 10) as u8);
}
