//! The four moves of the blank, and the orders in which judges compare words.

use std::fmt;

/// A move of the blank: the tile on that side slides the other way.
///
/// `Ord` is the order in which the oldest statement of the puzzle lists the moves: up, down, left, right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The blank goes one row up.
    Up,
    /// The blank goes one row down.
    Down,
    /// The blank goes one column to the left.
    Left,
    /// The blank goes one column to the right.
    Right,
}

impl Move {
    /// How many moves there are.
    pub const COUNT: usize = 4;

    /// Every move, by code.
    pub const ALL: [Move; Move::COUNT] = [Move::Up, Move::Down, Move::Left, Move::Right];

    /// The move's place in [`ALL`](Self::ALL), which is its code in a packed word, whatever the judge's order.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The move of a code.
    pub fn from_code(code: u8) -> Option<Self> {
        Self::ALL.get(usize::from(code)).copied()
    }

    /// The judges' letter: `u`, `d`, `l` or `r`.
    pub const fn letter(self) -> char {
        match self {
            Move::Up => 'u',
            Move::Down => 'd',
            Move::Left => 'l',
            Move::Right => 'r',
        }
    }

    /// The move of a judge's letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|candidate| candidate.letter() == letter)
    }

    /// The move that takes this one back.
    #[must_use]
    pub const fn inverse(self) -> Self {
        match self {
            Move::Up => Move::Down,
            Move::Down => Move::Up,
            Move::Left => Move::Right,
            Move::Right => Move::Left,
        }
    }

    /// The cell, 0 to 8 in reading order, that the blank reaches from a cell; `None` where the edge is in the way.
    pub const fn target(self, blank: u32) -> Option<u32> {
        match self {
            Move::Up if blank >= 3 => Some(blank - 3),
            Move::Down if blank < 6 => Some(blank + 3),
            Move::Left if blank % 3 != 0 => Some(blank - 1),
            Move::Right if blank % 3 != 2 => Some(blank + 1),
            _ => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// The order of the moves that decides which of several shortest words is the smallest.
///
/// The order belongs to the judge's contract. A solver for one order cannot answer for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveOrder([Move; Move::COUNT]);

impl MoveOrder {
    /// u < d < l < r, the order of POJ 1077 and everybody who took it over.
    pub const UDLR: MoveOrder = MoveOrder([Move::Up, Move::Down, Move::Left, Move::Right]);

    /// d < l < r < u, the order of HDU 3567: that of the letters themselves.
    pub const DLRU: MoveOrder = MoveOrder([Move::Down, Move::Left, Move::Right, Move::Up]);

    /// The moves, smallest first.
    pub const fn moves(self) -> [Move; Move::COUNT] {
        self.0
    }
}
