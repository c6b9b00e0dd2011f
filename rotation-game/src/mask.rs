//! The cells of one colour as a 24-bit mask, and the rank of such a mask among all of them.
//!
//! A move does not look at colours. So what it takes to fill the centre with one colour depends on the cells of that
//! colour alone: C(24, 8) = 735 471 masks instead of 24! / (8!)³ = 9 465 511 770 boards. A board is three masks, and its
//! distance the least of theirs.
//!
//! The layout is the one that a board folds into with a shift and an or: bit `2 i` of the board's plane stays where it
//! is for `i < 12`, and comes down 23 bits for `i ≥ 12`, into the gaps:
//!
//! ```text
//! bit    23 22 21 20 19 18 …  5  4  3  2  1  0
//! cell   23 11 22 10 21  9 … 14  2 13  1 12  0
//! ```
//!
//! Ranking takes two look-ups of 12 bits each (the standard split of a combination's index): the high half says how many
//! masks have a smaller high half, the low half which of the patterns with its number of cells it is.

use crate::moves::{Move, Turn, CELLS};
use std::fmt;

/// How many masks there are: C(24, 8).
pub const MASKS: usize = 735_471;

/// The cells of one colour, eight of 24: cell `i` is bit `2 i` for `i < 12` and bit `2 i - 23` for `i ≥ 12`.
///
/// ```
/// use rotation_game::{Board, Colour, Mask, Move};
///
/// let board: Board = "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3".parse()?;
/// let mask = board.mask(Colour::Two);
/// let solved = mask.play(Move::A).play(Move::C);
/// assert_eq!(solved, Mask::CENTRE);
/// assert_eq!(format!("\n{mask:?}"), "
///     .   .
///     .   .
/// . o . o . . .
///     o   o
/// . . o o o . .
///     o   .
///     .   .");
/// # Ok::<(), rotation_game::BoardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mask(u32);

impl Mask {
    /// The eight cells of the centre: the mask that a solved board has for its centre colour.
    pub const CENTRE: Mask = Mask::from_cells([6, 7, 8, 11, 12, 15, 16, 17]);

    /// The mask of eight distinct cells, given by their numbers in reading order, `0..24`.
    ///
    /// # Panics
    /// Where a number is larger.
    pub const fn from_cells(cells: [usize; 8]) -> Self {
        let mut bits = 0_u32;
        let mut at = 0;
        while at < 8 {
            bits |= 1 << PLACES[cells[at]];
            at += 1;
        }
        debug_assert!(bits.count_ones() == 8);
        Mask(bits)
    }

    /// The mask with these bits, or `None` unless they are eight of the low 24.
    pub const fn from_bits(bits: u32) -> Option<Self> {
        if bits >> CELLS == 0 && bits.count_ones() == 8 {
            Some(Mask(bits))
        } else {
            None
        }
    }

    /// The mask of a rank, if there is one (unrank): a binary search for the high half, one load for the low half.
    pub fn from_rank(rank: u32) -> Option<Self> {
        if rank >= MASKS as u32 {
            return None;
        }
        let high = HIGH_RANKS.partition_point(|&first| first <= rank) - 1;
        let cells = 8 - high.count_ones() as usize;
        let low = LOWS[LOWS_BEGIN[cells] + (rank - HIGH_RANKS[high]) as usize];
        Some(Mask((high as u32) << 12 | u32::from(low)))
    }

    /// The mask's bits, as the type's page describes them.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The mask of a plane of the packed board: bit `2 i` of the plane is set where cell `i` has the colour.
    pub(crate) const fn fold(plane: u64) -> Self {
        Mask((plane | plane >> 23) as u32 & 0xff_ffff)
    }

    /// Whether `cell`, `0..24`, is one of the eight.
    pub const fn contains(self, cell: usize) -> bool {
        self.0 >> PLACES[cell] & 1 != 0
    }

    /// What a move makes of the mask.
    #[must_use]
    #[inline]
    pub fn play(self, m: Move) -> Self {
        Mask(TURNS[m as usize].apply(u64::from(self.0)) as u32)
    }

    /// The mask in the low 24 bits of a word.
    pub(crate) const fn from_low_bits(word: u64) -> Self {
        Mask(word as u32 & 0xff_ffff)
    }

    /// What a move makes of the mask in the low 24 bits of a word; the other bits stay.
    #[inline]
    pub(crate) fn play_low_bits(m: Move, word: u64) -> u64 {
        TURNS[m as usize].apply(word)
    }

    /// The mask's place among all of them in increasing order of [`bits`](Self::bits), `0..735_471`. Two loads.
    #[inline]
    pub fn rank(self) -> u32 {
        let high = HIGH_RANKS[(self.0 >> 12) as usize & 0xfff];
        let low = LOW_RANKS[self.0 as usize & 0xfff];
        high + u32::from(low)
    }
}

impl fmt::Debug for Mask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&draw(|cell| if self.contains(cell) { 'o' } else { '.' }))
    }
}

/// The cross that eight lines make, with a character for each cell, in seven lines of text.
pub(crate) fn draw(cell: impl Fn(usize) -> char) -> String {
    let mut text = String::with_capacity(80);
    let mut next = 0;
    for line in 0..7 {
        if line > 0 {
            text.push('\n');
        }
        let row = line == 2 || line == 4;
        let (columns, before, between) = if row { (7, "", " ") } else { (2, "    ", "   ") };
        for column in 0..columns {
            text.push_str(if column == 0 { before } else { between });
            text.push(cell(next));
            next += 1;
        }
    }
    text
}

/// The bit of each cell.
const PLACES: [u32; CELLS] = places();

const fn places() -> [u32; CELLS] {
    let mut places = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        places[cell] = if cell < 12 { 2 * cell as u32 } else { 2 * cell as u32 - 23 };
        cell += 1;
    }
    places
}

static TURNS: [Turn; Move::COUNT] = Turn::all(PLACES, 1);

/// By the high 12 bits, how many masks have smaller ones.
static HIGH_RANKS: [u32; 4096] = high_ranks();

/// By the low 12 bits, how many patterns with as many cells are smaller.
static LOW_RANKS: [u16; 4096] = low_ranks();

/// The patterns of 12 bits, those with fewer cells first, then the smaller ones.
static LOWS: [u16; 4096] = lows();

/// Where in [`LOWS`] the patterns with 0, 1, … cells begin: sums of the binomial coefficients of 12.
const LOWS_BEGIN: [usize; 14] = [0, 1, 13, 79, 299, 794, 1586, 2510, 3302, 3797, 4017, 4083, 4095, 4096];

const fn high_ranks() -> [u32; 4096] {
    let mut ranks = [0; 4096];
    let mut rank = 0;
    let mut high: usize = 0;
    while high < 4096 {
        ranks[high] = rank;
        if high.count_ones() <= 8 {
            let cells = 8 - high.count_ones() as usize;
            rank += (LOWS_BEGIN[cells + 1] - LOWS_BEGIN[cells]) as u32;
        }
        high += 1;
    }
    ranks
}

const fn low_ranks() -> [u16; 4096] {
    let mut seen = [0; 13];
    let mut ranks = [0; 4096];
    let mut low: usize = 0;
    while low < 4096 {
        let cells = low.count_ones() as usize;
        ranks[low] = seen[cells];
        seen[cells] += 1;
        low += 1;
    }
    ranks
}

const fn lows() -> [u16; 4096] {
    let ranks = low_ranks();
    let mut lows = [0; 4096];
    let mut low: usize = 0;
    while low < 4096 {
        lows[LOWS_BEGIN[low.count_ones() as usize] + ranks[low] as usize] = low as u16;
        low += 1;
    }
    lows
}
