//! The four moves: a turn of either wheel, either way.

use std::fmt;

/// A turn of one wheel by two places. The order is the judge's: 1, 2, 3, 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Move {
    /// `1`: the left wheel clockwise.
    LeftClockwise,
    /// `2`: the right wheel clockwise.
    RightClockwise,
    /// `3`: the left wheel counterclockwise.
    LeftCounterclockwise,
    /// `4`: the right wheel counterclockwise.
    RightCounterclockwise,
}

impl Move {
    /// How many moves there are.
    pub const COUNT: usize = 4;

    /// All moves, in the order that makes one word smaller than another.
    pub const ALL: [Move; Self::COUNT] =
        [Move::LeftClockwise, Move::RightClockwise, Move::LeftCounterclockwise, Move::RightCounterclockwise];

    /// The move's place in [`ALL`](Self::ALL), 0 to 3: bit 0 says which wheel, bit 1 which way.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The move with this code, if there is one.
    pub const fn from_code(code: u8) -> Option<Self> {
        if (code as usize) < Self::COUNT {
            Some(Self::ALL[code as usize])
        } else {
            None
        }
    }

    /// The digit that a judge knows the move by, `1` to `4`.
    pub const fn letter(self) -> char {
        (b'1' + self.code()) as char
    }

    /// The move with this digit, if there is one.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|turn| turn.letter() == letter)
    }

    /// Which wheel is turned: 0 is the left one, 1 the right one.
    pub const fn wheel(self) -> usize {
        (self.code() & 1) as usize
    }

    /// The same wheel turned the other way.
    #[must_use]
    pub const fn inverse(self) -> Self {
        Self::ALL[(self.code() ^ 2) as usize]
    }

    /// How often in a row a smallest shortest word makes this move at most: six turns of a wheel are none, so three one
    /// way are three the other, where clockwise is the smaller word, and four are two the other.
    pub const fn longest_run(self) -> u32 {
        match self {
            Move::LeftClockwise | Move::RightClockwise => 3,
            Move::LeftCounterclockwise | Move::RightCounterclockwise => 2,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
