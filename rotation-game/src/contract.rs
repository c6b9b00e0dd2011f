//! What each judge reads and prints: one contract, under five names.

use crate::board::{Board, Colour};
use crate::moves::CELLS;
use crate::solver::{Auto, Solution};
use judge_io::{is_blank, tokens_of, Alphabet, Answer, Contract, InputError, ReadError, Scanner};

static LETTERS: Alphabet<3> = Alphabet::new(b"ABCDEFGH");

/// `poj-2286`, `uva-1343`, `hdu-1667`, `acwing-181`, `tioj-1673`: boards of 24 colours until one that starts with 0.
///
/// The answer is the smallest shortest word, or `No moves needed`, on a line, and the centre's colour on the next.
pub const POJ_2286: Boards = Boards;

/// Board after board; each answer is two lines.
pub struct Boards;

impl Contract for Boards {
    type Puzzle = Board;
    type Solution = Solution;
    type Solver = Auto;

    fn solver(&self) -> Auto {
        Auto::new()
    }

    fn read(&self, input: &mut Scanner<'_>) -> Result<Option<Board>, ReadError> {
        if let Some((board, length)) = usual_layout(input.unread()) {
            input.take(length);
            return Ok(Some(board));
        }
        read_tokens(input)
    }

    fn beginning(&self) -> Option<fn(&[u8]) -> bool> {
        // Nothing else stands on the terminator's line: a board in several lines may have a 0 before other numbers.
        Some(|line| {
            tokens_of(line) == CELLS || line.iter().filter(|&&byte| !is_blank(byte)).eq([b'0'].iter())
        })
    }

    fn write(&self, _index: u64, _puzzle: &Board, answer: &Answer<Solution>, text: &mut Vec<u8>) {
        let Some(Solution { word, colour }) = answer.solution else { return };
        if word.is_empty() {
            text.extend_from_slice(b"No moves needed\n");
        } else {
            LETTERS.spell_line(word, text);
        }
        text.extend_from_slice(&[b'0' + colour.number(), b'\n']);
    }
}

/// How many bytes a board has in the usual layout: a digit and a blank for each cell.
const USUAL: usize = 2 * CELLS;

/// Recognises 24 colours with one space between any two and a line end behind the last, and says how long that is.
///
/// Eight bytes are four colours. An exclusive or takes away the expected blanks and the digits' high bits: what is left
/// of a colour are two bits, and of everything else nothing. A product gathers the bits of eight colours.
fn usual_layout(bytes: &[u8]) -> Option<(Board, usize)> {
    // What is left of the line before, or of a line that ends in CR LF.
    let start = usize::from(*bytes.first()? == b'\n');
    let bytes = bytes.get(start..start + USUAL)?;
    let mut words = [0; 6];
    for (word, bytes) in words.iter_mut().zip(bytes.chunks_exact(8)) {
        *word = u64::from_le_bytes(bytes.try_into().ok()?) ^ 0x2030_2030_2030_2030;
    }
    let line_end = bytes[USUAL - 1];
    words[5] &= 0x00ff_ffff_ffff_ffff;
    let rest = words.iter().fold(0, |all, word| all | word) & 0xfffc_fffc_fffc_fffc;
    if rest != 0 || !matches!(line_end, b'\n' | b'\r' | b' ') {
        return None;
    }
    let gather =
        |low: u64, high: u64| (low | high << 8).wrapping_mul(1 << 48 | 1 << 34 | 1 << 20 | 1 << 6) >> 48;
    let bits =
        gather(words[0], words[1]) | gather(words[2], words[3]) << 16 | gather(words[4], words[5]) << 32;
    Some((Board::from_bits(bits)?, start + USUAL))
}

/// Reads a board token by token; `None` at a token `0` in its place, or at the end of the input.
fn read_tokens(input: &mut Scanner<'_>) -> Result<Option<Board>, ReadError> {
    if !input.advance()? || input.token() == b"0" {
        return Ok(None);
    }
    let mut bits = 0;
    let mut counts = [0; 4];
    for cell in 0..CELLS {
        if cell > 0 {
            input.require(A_COLOUR)?;
        }
        let colour = match *input.token() {
            [digit @ b'1'..=b'3'] => digit - b'0',
            _ => return Err(no_colour(input).into()),
        };
        let count = &mut counts[usize::from(colour)];
        *count += 1;
        if *count > CELLS / Colour::ALL.len() {
            let expected = format!("another colour, for eight cells have {colour} already");
            return Err(input.unexpected(expected).into());
        }
        bits |= u64::from(colour) << (2 * cell);
    }
    Board::from_bits(bits).map(Some).ok_or_else(|| input.unexpected("each colour eight times").into())
}

/// What stands at every place of a board.
const A_COLOUR: &str = "a colour (1, 2 or 3)";

/// The error that the current token is no colour.
fn no_colour(input: &Scanner<'_>) -> InputError {
    let error = input.unexpected(A_COLOUR);
    match *input.token() {
        [b'0'] => error.with_hint("0 ends the input only where a board would begin"),
        [b'1'..=b'3', b'1'..=b'3', ..] => error.with_hint("a blank stands between any two colours"),
        _ => error,
    }
}
