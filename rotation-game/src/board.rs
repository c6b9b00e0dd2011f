//! The board packed into one word, two bits a cell.

use crate::mask::{draw, Mask};
use crate::moves::{Move, Turn, CELLS};
use std::fmt;
use std::str::FromStr;

/// A colour; each covers eight of the 24 cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// The judges' 1.
    One = 1,
    /// The judges' 2.
    Two,
    /// The judges' 3.
    Three,
}

impl Colour {
    /// Every colour, in order.
    pub const ALL: [Colour; 3] = [Colour::One, Colour::Two, Colour::Three];

    /// The judges' number, 1 to 3.
    pub const fn number(self) -> u8 {
        self as u8
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A board: 24 cells of three colours, eight of each. Bits `2 i` and `2 i + 1` hold the colour, 1 to 3, of cell `i` in
/// reading order; bits 48 to 63 are 0.
///
/// `Display` writes the colours as a judge gives them and `FromStr` reads them back; `Debug` draws the board.
///
/// ```
/// use rotation_game::{Board, Move};
///
/// let board: Board = "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3".parse()?;
/// assert_eq!(board.bits(), 0xf67a_9eb7_bb55);
/// assert_eq!(format!("\n{:?}", board.play(Move::A).play(Move::C)), "
///     1   1
///     3   1
/// 3 3 2 2 2 3 1
///     2   2
/// 3 1 2 2 2 3 1
///     3   1
///     1   3");
/// # Ok::<(), rotation_game::BoardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board(u64);

/// The low bit of every cell.
const LOW: u64 = 0x5555_5555_5555;

impl Board {
    /// A solved board to start a scramble from: 1 in the centre, 2 above it, 3 below. There are 38 610 solved boards.
    pub const SOLVED: Board =
        Board::pack([2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 1, 1, 3, 3, 1, 1, 1, 3, 3, 3, 3, 3, 3]);

    /// The board with these bits, or `None` unless they are eight cells of each colour and nothing else.
    #[inline]
    pub const fn from_bits(bits: u64) -> Option<Self> {
        let low = bits & LOW;
        let high = bits >> 1 & LOW;
        // No cell is 0, sixteen have the low bit and sixteen the high one: so eight have both, and eight each alone.
        if bits >> 48 == 0 && low | high == LOW && low.count_ones() == 16 && high.count_ones() == 16 {
            Some(Board(bits))
        } else {
            None
        }
    }

    /// The packed colours, as the type's page describes them.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The number, 1 to 3, of the colour of `cell`, which is below 24.
    pub const fn colour(self, cell: usize) -> u8 {
        debug_assert!(cell < CELLS);
        (self.0 >> (2 * cell)) as u8 & 3
    }

    /// The cells of a colour.
    pub const fn mask(self, colour: Colour) -> Mask {
        self.masks()[colour as usize - 1]
    }

    /// The cells of each colour, in the order of [`Colour::ALL`].
    #[inline]
    pub const fn masks(self) -> [Mask; 3] {
        let low = self.0 & LOW;
        let high = self.0 >> 1 & LOW;
        [Mask::fold(low & !high), Mask::fold(high & !low), Mask::fold(low & high)]
    }

    /// What a move makes of the board.
    #[must_use]
    #[inline]
    pub fn play(self, m: Move) -> Self {
        Board(TURNS[m as usize].apply(self.0))
    }

    /// The colour that fills the centre, if one does.
    pub fn centre(self) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.mask(colour) == Mask::CENTRE)
    }

    /// Whether one colour fills the centre.
    pub fn is_solved(self) -> bool {
        self.centre().is_some()
    }

    const fn pack(colours: [u8; CELLS]) -> Self {
        let mut bits = 0;
        let mut cell = 0;
        while cell < CELLS {
            bits |= (colours[cell] as u64) << (2 * cell);
            cell += 1;
        }
        Board(bits)
    }
}

impl FromStr for Board {
    type Err = BoardError;

    /// Reads 24 colours in reading order, with or without blanks between them.
    fn from_str(text: &str) -> Result<Self, BoardError> {
        let mut colours = [0; CELLS];
        let mut count = 0;
        for letter in text.chars().filter(|letter| !letter.is_whitespace()) {
            let colour = letter
                .to_digit(10)
                .filter(|colour| (1..=3).contains(colour))
                .ok_or(BoardError::NotAColour(letter))?;
            *colours.get_mut(count).ok_or(BoardError::Count)? = colour as u8;
            count += 1;
        }
        if count < CELLS {
            return Err(BoardError::Count);
        }
        Board::from_bits(Board::pack(colours).0).ok_or(BoardError::Uneven)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.colour(0))?;
        (1..CELLS).try_for_each(|cell| write!(f, " {}", self.colour(cell)))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&draw(|cell| (b'0' + self.colour(cell)) as char))
    }
}

/// Why a text is not a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// A letter that is not a colour `1` to `3`.
    NotAColour(char),
    /// Fewer or more than 24 cells.
    Count,
    /// Some colour covers more than eight cells, so another covers fewer.
    Uneven,
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardError::NotAColour(letter) => write!(f, "{letter:?} is not a colour from 1 to 3"),
            BoardError::Count => f.write_str("a board has 24 cells"),
            BoardError::Uneven => f.write_str("each colour covers eight cells"),
        }
    }
}

impl std::error::Error for BoardError {}

const fn places() -> [u32; CELLS] {
    let mut places = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        places[cell] = 2 * cell as u32;
        cell += 1;
    }
    places
}

static TURNS: [Turn; Move::COUNT] = Turn::all(places(), 0b11);
