//! A board as a judge lists it: 24 integers, the left wheel and then the right one, so that three pieces are listed twice.

use crate::board::{Board, BoardError, PLACES, SUPPLY};

/// How many integers list a board.
pub const LISTED: usize = 24;

/// The place that the integer at `index` of a list is about, both counted from 0.
pub(crate) const fn place(index: usize) -> usize {
    if index < PLACES {
        index
    } else {
        index - LISTED / 2
    }
}

/// A list as far as it has been read.
pub(crate) struct BoardReader {
    pieces: [u8; PLACES],
    count: usize,
    /// How many of each piece are still to come.
    supply: [u8; SUPPLY.len()],
}

impl BoardReader {
    /// An empty list.
    pub(crate) const fn new() -> Self {
        BoardReader { pieces: [0; PLACES], count: 0, supply: SUPPLY }
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
