//! A board as a judge lists it: 24 integers, the left wheel and then the right one, so that three pieces are listed twice.

use crate::board::{Board, PLACES, SUPPLY};
use core::fmt;
use core::str::FromStr;

/// How many integers list a board.
pub const LISTED: usize = 24;

/// The place that the integer at `index` of a list is about, both counted from 0.
const fn place(index: usize) -> usize {
    if index < PLACES {
        index
    } else {
        index - LISTED / 2
    }
}

impl FromStr for Board {
    type Err = BoardError;

    /// Reads the 24 integers, which blanks separate.
    fn from_str(text: &str) -> Result<Self, BoardError> {
        let mut listing = Listing::new();
        text.split_ascii_whitespace().try_for_each(|token| listing.push(token.as_bytes()))?;
        listing.board()
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.piece(0))?;
        (1..LISTED).try_for_each(|index| write!(f, " {}", self.piece(place(index))))
    }
}

/// Why a list is not a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// A token that is not an integer from 0 to 10.
    NotAPiece,
    /// Fewer or more than 24 integers.
    Count,
    /// A piece that has been there as often as it appears in the puzzle, so another is missing.
    TooOften(u8),
    /// A shared piece that is not the same in both wheels.
    Shared {
        /// Where in the list the right wheel's piece stands, 22 to 24, counted from 1.
        index: usize,
        /// The left wheel's piece, which stands twelve before it.
        left: u8,
    },
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardError::NotAPiece => f.write_str("a piece is an integer from 0 to 10"),
            BoardError::Count => write!(f, "a board is listed as {LISTED} integers"),
            BoardError::TooOften(piece) => {
                let supply = SUPPLY[usize::from(*piece)];
                write!(f, "piece {piece} appears too often; there should be {supply}")
            }
            BoardError::Shared { index, left } => {
                write!(f, "integer {index} is not {left}, though it is the piece of integer {}", index - 12)
            }
        }
    }
}

impl std::error::Error for BoardError {}

/// A list as far as it has been read.
pub(crate) struct Listing {
    pieces: [u8; PLACES],
    count: usize,
    /// How many of each piece are still to come.
    supply: [u8; SUPPLY.len()],
}

impl Listing {
    /// An empty list.
    pub(crate) const fn new() -> Self {
        Listing { pieces: [0; PLACES], count: 0, supply: SUPPLY }
    }

    /// Takes the next integer.
    pub(crate) fn push(&mut self, token: &[u8]) -> Result<(), BoardError> {
        let index = self.count;
        if index == LISTED {
            return Err(BoardError::Count);
        }
        let piece = parse(token).ok_or(BoardError::NotAPiece)?;
        if index < PLACES {
            let supply = &mut self.supply[usize::from(piece)];
            *supply = supply.checked_sub(1).ok_or(BoardError::TooOften(piece))?;
            self.pieces[index] = piece;
        }
        self.count += 1;
        match self.pieces[place(index)] {
            left if left == piece => Ok(()),
            left => Err(BoardError::Shared { index: self.count, left }),
        }
    }

    /// The board, once the list is complete.
    pub(crate) fn board(&self) -> Result<Board, BoardError> {
        Board::from_pieces(&self.pieces).filter(|_| self.count == LISTED).ok_or(BoardError::Count)
    }
}

/// A piece: one or two digits, at most 10.
fn parse(token: &[u8]) -> Option<u8> {
    let value = match *token {
        [digit @ b'0'..=b'9'] => digit - b'0',
        [ten @ b'0'..=b'9', one @ b'0'..=b'9'] => 10 * (ten - b'0') + (one - b'0'),
        _ => return None,
    };
    (usize::from(value) < SUPPLY.len()).then_some(value)
}
