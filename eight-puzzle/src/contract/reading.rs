//! How boards are written: nine tokens, or nine letters in one; the blank as `x` or as `0`.
//!
//! The usual layout of nine tokens, a line `2 3 4 1 5 x 7 6 8`, is recognised eight bytes at a time. Whatever is not
//! exactly that goes the way of tokens, which also finds the place of an error: so the quick way never has to explain
//! itself, and both read the same board or neither does.

use crate::board::{Board, CELLS};
use judge_io::{InputError, ReadError, Scanner};

/// How a judge writes the blank.
pub(super) struct Notation {
    /// The letters that stand for it.
    blank: &'static [u8],
    /// What a token must be.
    expected: &'static str,
    /// What to say to who writes it as other judges do.
    hint: &'static str,
}

/// The blank is `x`, or `X`.
pub(super) const BLANK_AS_X: Notation = Notation {
    blank: b"xX",
    expected: "a tile from 1 to 8, or x for the blank",
    hint: "this judge writes the blank as x; others write it as 0",
};

/// The blank is `0`.
pub(super) const BLANK_AS_ZERO: Notation = Notation {
    blank: b"0",
    expected: "a tile from 1 to 8, or 0 for the blank",
    hint: "this judge writes the blank as 0; others write it as x",
};

/// Nine tokens, the blank as `x`, quickly in the usual layout; `None` at the end of the input.
pub(super) fn line_of_tiles(input: &mut Scanner<'_>) -> Result<Option<Board>, ReadError> {
    match usual_layout(input.unread()) {
        Some((board, length)) => {
            input.take(length);
            Ok(Some(board))
        }
        None => spaced_board(input, &BLANK_AS_X),
    }
}

/// Nine tokens; `None` at the end of the input.
pub(super) fn spaced_board(input: &mut Scanner<'_>, notation: &Notation) -> Result<Option<Board>, ReadError> {
    let mut cells = Cells::default();
    while cells.count < cells.tiles.len() {
        if !input.advance()? {
            if cells.count == 0 {
                return Ok(None);
            }
            return Err(input.unexpected(notation.expected).into());
        }
        cells.push(input.token(), notation).map_err(|fault| fault.at(input))?;
    }
    cells.board(input).map(Some)
}

/// One token of nine letters; `None` at the end of the input.
pub(super) fn joined_board(input: &mut Scanner<'_>, notation: &Notation) -> Result<Option<Board>, ReadError> {
    if !input.advance()? {
        return Ok(None);
    }
    let token = input.token();
    if token.len() != CELLS as usize {
        return Err(input.unexpected("a board of nine tiles in one token").into());
    }
    let mut cells = Cells::default();
    for (offset, letter) in token.chunks(1).enumerate() {
        cells.push(letter, notation).map_err(|fault| fault.at(input).about(offset, letter))?;
    }
    cells.board(input).map(Some)
}

/// The tiles read so far.
#[derive(Default)]
struct Cells {
    tiles: [u8; CELLS as usize],
    count: usize,
}

/// Why a token is not the next tile.
struct Fault {
    expected: String,
    hint: Option<&'static str>,
}

impl Cells {
    fn push(&mut self, text: &[u8], notation: &Notation) -> Result<(), Fault> {
        let tile = match *text {
            [digit @ b'1'..=b'8'] => digit - b'0',
            [letter] if notation.blank.contains(&letter) => 0,
            _ => {
                let is_others = matches!(*text, [b'x' | b'X' | b'0']);
                return Err(Fault {
                    expected: String::from(notation.expected),
                    hint: is_others.then_some(notation.hint),
                });
            }
        };
        if self.tiles[..self.count].contains(&tile) {
            let name = char::from(if tile == 0 { notation.blank[0] } else { text[0] });
            return Err(Fault { expected: format!("each tile once, and {name} has been there"), hint: None });
        }
        self.tiles[self.count] = tile;
        self.count += 1;
        Ok(())
    }

    fn board(&self, input: &Scanner<'_>) -> Result<Board, ReadError> {
        Board::from_cells(self.tiles).ok_or_else(|| input.unexpected("each tile once").into())
    }
}

impl Fault {
    /// The error that the current token is at fault.
    fn at(self, input: &Scanner<'_>) -> InputError {
        let error = input.unexpected(self.expected);
        match self.hint {
            Some(hint) => error.with_hint(hint),
            None => error,
        }
    }
}

/// Recognises nine tiles, the blank as `x`, with one space between them and a blank behind, perhaps after a line feed; says
/// how many bytes that is.
///
/// Four tiles and four spaces are one `u64`. An exclusive or takes the spaces and the digits' high bits away, which
/// leaves tiles as 1 to 8 and `x` as `0x48`: nothing but the low nibbles and bit 6 of the tiles' bytes may be set. Where
/// bit 6 is set the nibble 8 becomes 0, and the nibble must be 0 there and nowhere else. What is then not a board after
/// all, [`Board::from_bits`] tells.
fn usual_layout(bytes: &[u8]) -> Option<(Board, usize)> {
    let lead = usize::from(bytes.first() == Some(&b'\n'));
    let line: &[u8; 18] = bytes.get(lead..lead + 18)?.try_into().ok()?;
    let first = u64::from_le_bytes(line[..8].try_into().ok()?);
    let second = u64::from_le_bytes(line[8..16].try_into().ok()?);
    let third = u64::from_le_bytes([line[16], b' ', b'1', b' ', b'1', b' ', b'1', b' ']);
    let [first, second, third] = [first, second, third].map(four_tiles);
    let tiles = first.0 | second.0 << 16 | (third.0 & 0xf) << 32;
    let is_usual = first.1 | second.1 | third.1 == 0 && matches!(line[17], b' ' | b'\n' | b'\r');
    let board = if is_usual { Board::from_bits(tiles) } else { None };
    board.map(|board| (board, lead + 18))
}

/// Four tiles, each before a space, packed as a [`Board`] has them; and what is wrong with them, 0 for nothing.
const fn four_tiles(text: u64) -> (u64, u64) {
    let tiles = text ^ 0x2030_2030_2030_2030;
    let letters = tiles >> 3 & 0x0008_0008_0008_0008;
    let nibbles = (tiles & 0x000f_000f_000f_000f) ^ letters;
    // Adding 7 to a nibble of at most 8 sets bit 3 unless it is 0; larger ones are no tiles anyway.
    let blanks = !(nibbles + 0x0007_0007_0007_0007) & 0x0008_0008_0008_0008;
    let faults = tiles & 0xffb0_ffb0_ffb0_ffb0 | (blanks ^ letters);
    // The product brings four nibbles, 16 bits apart, together at the top.
    (nibbles.wrapping_mul(1 << 48 | 1 << 36 | 1 << 24 | 1 << 12) >> 48, faults)
}
