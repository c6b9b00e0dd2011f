//! The eight moves, compiled from the board's lines into shifts.
//!
//! ```text
//!       A   B
//!       0   1
//!       2   3
//! H 4 5 6 7 8 9 10 C
//!      11  12
//! G 13 …  16  … 19 D
//!      20  21
//!      22  23
//!       F   E
//! ```
//!
//! A move pulls the line of seven cells that its letter stands at: every colour goes one cell towards the letter, and
//! the one that falls out at the letter comes in again at the other end. On a packed word all cells that travel equally
//! far travel by one shift, so a row is two shifts, a column four or five, and no loop runs over cells. The shifts are
//! worked out by the compiler, from nothing but the lines and the place of each cell in the word; the same code serves
//! both words there are, the board's and the mask's.

use std::fmt;

/// How many cells the board has.
pub const CELLS: usize = 24;

/// A move, named by the letter that its line is pulled towards. Ordered as the judges order them: A < … < H.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The left column goes up.
    A,
    /// The right column goes up.
    B,
    /// The upper row goes right.
    C,
    /// The lower row goes right.
    D,
    /// The right column goes down.
    E,
    /// The left column goes down.
    F,
    /// The lower row goes left.
    G,
    /// The upper row goes left.
    H,
}

impl Move {
    /// How many moves there are.
    pub const COUNT: usize = 8;

    /// Every move, in the judges' order.
    pub const ALL: [Move; Move::COUNT] =
        [Move::A, Move::B, Move::C, Move::D, Move::E, Move::F, Move::G, Move::H];

    /// The move's place in [`ALL`](Self::ALL), which is its code in a packed word.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The move of a code.
    pub fn from_code(code: u8) -> Option<Self> {
        Self::ALL.get(usize::from(code)).copied()
    }

    /// The judges' letter, `A` to `H`.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }

    /// The move of a judge's letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|candidate| candidate.letter() == letter)
    }

    /// The move that takes this one back: the same line, pulled the other way.
    #[must_use]
    pub const fn inverse(self) -> Self {
        match self {
            Move::A => Move::F,
            Move::B => Move::E,
            Move::C => Move::H,
            Move::D => Move::G,
            Move::E => Move::B,
            Move::F => Move::A,
            Move::G => Move::D,
            Move::H => Move::C,
        }
    }

    /// The cells of the move's line, in reading order numbers, from the letter inwards.
    pub const fn line(self) -> [usize; 7] {
        match self {
            Move::A => [0, 2, 6, 11, 15, 20, 22],
            Move::B => [1, 3, 8, 12, 17, 21, 23],
            Move::C => [10, 9, 8, 7, 6, 5, 4],
            Move::D => [19, 18, 17, 16, 15, 14, 13],
            Move::E => [23, 21, 17, 12, 8, 3, 1],
            Move::F => [22, 20, 15, 11, 6, 2, 0],
            Move::G => [13, 14, 15, 16, 17, 18, 19],
            Move::H => [4, 5, 6, 7, 8, 9, 10],
        }
    }

    /// Whether a smallest shortest word can have `next` right behind this move.
    ///
    /// It cannot where the two cancel. Nor where their lines do not meet and `next` is the smaller letter: the two then
    /// commute, and the word with the two swapped is smaller. That leaves 48 of the 64 pairs.
    ///
    /// ```
    /// use rotation_game::Move;
    ///
    /// assert!(!Move::A.may_precede(Move::F));
    /// assert!(Move::A.may_precede(Move::B) && !Move::B.may_precede(Move::A));
    /// assert!(Move::A.may_precede(Move::C) && Move::C.may_precede(Move::A));
    /// ```
    pub fn may_precede(self, next: Self) -> bool {
        FOLLOWERS[self as usize] & 1 << next as u8 != 0
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// By move, the set of moves that [may follow](Move::may_precede) it: bit `m` stands for the move of code `m`.
static FOLLOWERS: [u8; Move::COUNT] = followers();

const fn followers() -> [u8; Move::COUNT] {
    let mut followers = [0; Move::COUNT];
    let mut pair = 0;
    while pair < Move::COUNT * Move::COUNT {
        let (first, next) = (Move::ALL[pair / Move::COUNT], Move::ALL[pair % Move::COUNT]);
        let cancel = first.inverse() as u8 == next as u8;
        let swapped = !meet(first, next) && (next as u8) < first as u8;
        if !cancel && !swapped {
            followers[first as usize] |= 1 << next as u8;
        }
        pair += 1;
    }
    followers
}

/// Whether the lines of two moves have a cell in common.
const fn meet(first: Move, next: Move) -> bool {
    let mut pair = 0;
    while pair < 7 * 7 {
        if first.line()[pair / 7] == next.line()[pair % 7] {
            return true;
        }
        pair += 1;
    }
    false
}

/// A move compiled for one layout of the cells in a word.
#[derive(Clone, Copy)]
pub(crate) struct Turn {
    /// The bits of the cells off the line.
    pub(crate) keep: u64,
    /// How far to shift right, and which bits are then in place. Unused pairs have an empty mask.
    pub(crate) right: [(u32, u64); 3],
    /// How far to shift left, and which bits are then in place.
    pub(crate) left: [(u32, u64); 3],
}

impl Turn {
    /// Every move for a layout that has cell `i` in a field as wide as `field`, at bit `places[i]`.
    pub(crate) const fn all(places: [u32; CELLS], field: u64) -> [Turn; Move::COUNT] {
        let mut turns = [Turn { keep: 0, right: [(0, 0); 3], left: [(0, 0); 3] }; Move::COUNT];
        let mut code = 0;
        while code < Move::COUNT {
            turns[code] = Turn::new(Move::ALL[code].line(), places, field);
            code += 1;
        }
        turns
    }

    const fn new(line: [usize; 7], places: [u32; CELLS], field: u64) -> Self {
        let mut on_line = 0;
        let mut right = [(0, 0); 3];
        let mut left = [(0, 0); 3];
        let mut cell = 0;
        while cell < 7 {
            let to = places[line[cell]];
            let from = places[line[(cell + 1) % 7]];
            on_line |= field << to;
            if from > to {
                right = with_shift(right, from - to, field << to);
            } else {
                left = with_shift(left, to - from, field << to);
            }
            cell += 1;
        }
        Turn { keep: !on_line, right, left }
    }

    /// What the move makes of a word.
    #[inline]
    pub(crate) const fn apply(&self, word: u64) -> u64 {
        let [right, left] = [&self.right, &self.left];
        word & self.keep
            | word >> right[0].0 & right[0].1
            | word >> right[1].0 & right[1].1
            | word >> right[2].0 & right[2].1
            | word << left[0].0 & left[0].1
            | word << left[1].0 & left[1].1
            | word << left[2].0 & left[2].1
    }
}

/// The shifts with `bits` added to those that travel `distance`.
const fn with_shift(mut shifts: [(u32, u64); 3], distance: u32, bits: u64) -> [(u32, u64); 3] {
    let mut at = 0;
    while shifts[at].1 != 0 && shifts[at].0 != distance {
        at += 1;
    }
    shifts[at] = (distance, shifts[at].1 | bits);
    shifts
}
