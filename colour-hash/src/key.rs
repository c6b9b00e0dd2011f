//! A sorted board in 63 bits, so that a search keeps its positions in one machine word.
//!
//! On a [sorted](Board::is_sorted) board a piece's lowest bit is its place's lowest bit and says nothing. What is left
//! of each nibble are three bits, and 21 of them fit a `u64`: bits `3i` to `3i + 2` hold the piece in place `i`,
//! halved. The wheels are now the fields of bits 0 to 35 and 27 to 62, and a turn rotates one of them by 6 bits,
//! which takes a third of the time that it takes in a `u128`.

use crate::board::{Board, PLACES};
use crate::moves::Move;

/// The low 36 bits: one wheel.
const WHEEL: u64 = (1 << 36) - 1;

/// Where the right wheel's field starts.
const RIGHT: u32 = 9 * 3;

/// A sorted board: the packed word that this module's page describes. Bit 63 is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(u64);

impl Key {
    /// The key of [`Board::GOAL`].
    pub const GOAL: Self = match Key::new(Board::GOAL) {
        Some(key) => key,
        None => panic!("the goal is sorted"),
    };

    /// The key of a board, or `None` where triangles and separators are mixed.
    pub const fn new(board: Board) -> Option<Self> {
        if board.is_sorted() {
            let bits = board.bits() >> 1;
            Some(Key(compress(bits as u64) | compress((bits >> 64) as u64) << 48))
        } else {
            None
        }
    }

    /// The key with these pieces, halved, in places 0 to 20. Each is at most 7.
    pub fn from_halves(halves: [u8; PLACES]) -> Self {
        Key(halves.iter().rev().fold(0, |bits, &half| bits << 3 | u64::from(half)))
    }

    /// The board of this key.
    ///
    /// # Panics
    /// When the pieces are not those of a board, which [`from_halves`](Self::from_halves) does not look at.
    pub fn board(self) -> Board {
        let pieces = std::array::from_fn(|place| 2 * self.half(place) + place as u8 % 2);
        Board::from_pieces(&pieces).expect("a key has the pieces of a board")
    }

    /// The packed word that this module's page describes.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The piece in a place, halved: 0 to 5.
    pub const fn half(self, place: usize) -> u8 {
        (self.0 >> (3 * place)) as u8 & 7
    }

    /// The key after a turn.
    #[must_use]
    pub const fn play(self, turn: Move) -> Self {
        // Clockwise, the left wheel's pieces move to higher places and the right wheel's to lower ones.
        match turn {
            Move::LeftClockwise => self.rotate::<0, 6>(),
            Move::RightClockwise => self.rotate::<RIGHT, 30>(),
            Move::LeftCounterclockwise => self.rotate::<0, 30>(),
            Move::RightCounterclockwise => self.rotate::<RIGHT, 6>(),
        }
    }

    /// Rotates the wheel at bit `START` to the left by `BITS`.
    const fn rotate<const START: u32, const BITS: u32>(self) -> Self {
        let wheel = self.0 >> START & WHEEL;
        let rotated = (wheel << BITS | wheel >> (36 - BITS)) & WHEEL;
        Key(self.0 ^ (wheel ^ rotated) << START)
    }
}

/// The low three bits of sixteen nibbles, moved together. Each step closes the gaps inside fields twice as wide.
const fn compress(nibbles: u64) -> u64 {
    let x = nibbles & 0x7777_7777_7777_7777;
    let x = (x & 0x0707_0707_0707_0707) | (x & 0x7070_7070_7070_7070) >> 1;
    let x = (x & 0x003f_003f_003f_003f) | (x & 0x3f00_3f00_3f00_3f00) >> 2;
    let x = (x & 0x0000_0fff_0000_0fff) | (x & 0x0fff_0000_0fff_0000) >> 4;
    (x & 0x00ff_ffff) | (x & 0x00ff_ffff_0000_0000) >> 8
}
