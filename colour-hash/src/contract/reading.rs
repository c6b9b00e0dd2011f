//! A whole puzzle straight from the bytes, where they stand as judges write them.
//!
//! Almost all pieces are one digit and one blank. So eight bytes are looked at at once: if they are four such pairs,
//! four pieces are done with a few operations on one `u64`, and if not, one number is read on its own and the next
//! eight bytes are tried. What a puzzle must fulfil besides is checked at the end, on the packed word.
//!
//! Whatever is not a flawless puzzle, and any that the bytes at hand may cut short, is left to the token path of
//! [`contract`](super), which takes every layout and finds the place of a fault.

use crate::board::{Board, PLACES};
use crate::listing::LISTED;
use judge_io::is_blank;

/// The lowest nibble of every other byte: where the digits' values are.
const DIGITS: u64 = 0x000f_000f_000f_000f;

/// The flawless puzzle that `bytes` start with, and how many bytes it takes.
pub(super) fn usual_layout(bytes: &[u8]) -> Option<(Board, usize)> {
    let mut listed = 0_u128;
    let mut at = 0;
    let mut count = 0;
    while count < LISTED {
        let chunk = u64::from_le_bytes(bytes.get(at..at + 8)?.try_into().ok()?);
        if let Some(pieces) = four_pieces(chunk).filter(|_| count + 4 <= LISTED) {
            listed |= u128::from(pieces) << (4 * count);
            at += 8;
            count += 4;
        } else {
            let (piece, length) = one_piece(&bytes[at..])?;
            listed |= u128::from(piece) << (4 * count);
            at += length;
            count += 1;
        }
    }
    // The last three integers must say what the ones twelve before them said.
    let shared = (listed >> (4 * (PLACES - LISTED / 2)) ^ listed >> (4 * PLACES)) & 0xfff;
    let board = Board::from_bits(listed & ((1 << (4 * PLACES)) - 1))?;
    (shared == 0).then_some((board, at))
}

/// Four digits, each with a blank behind it, as four nibbles with the first one lowest.
fn four_pieces(chunk: u64) -> Option<u16> {
    // Digits become their values and spaces 0. The last blank may be any: mostly it is the line's end.
    let values = chunk ^ 0x2030_2030_2030_2030;
    let beyond_nine = values.wrapping_add(0x0006_0006_0006_0006);
    if (values | beyond_nine) & 0x00f0_fff0_fff0_fff0 != 0 || !is_blank((chunk >> 56) as u8) {
        return None;
    }
    let pairs = values & DIGITS;
    let pairs = (pairs | pairs >> 12) & 0x0000_00ff_0000_00ff;
    Some((pairs | pairs >> 24) as u16)
}

/// A piece from 0 to 10 behind any blanks, and the length of all that with one blank after it.
fn one_piece(bytes: &[u8]) -> Option<(u8, usize)> {
    let blanks = bytes.iter().take_while(|&&byte| is_blank(byte)).count();
    match bytes[blanks..] {
        [digit @ b'0'..=b'9', blank, ..] if is_blank(blank) => Some((digit - b'0', blanks + 2)),
        [b'1', b'0', blank, ..] if is_blank(blank) => Some((10, blanks + 3)),
        _ => None,
    }
}
