//! The moves: which tile goes where, for the two sets of operations that judges use.
//!
//! A move is a permutation of the eight cells. On packed tiles, all tiles that travel equally far are moved by one
//! shift, so a permutation is compiled into a few pairs of a rotation (of the 24 bits) and a mask: one pair for a swap of
//! rows, two for a shift of both rows, four for a turn of the middle four. Any other set of operations is one more
//! constant, with constructors of its own for the table and its solver, so that the compiler knows the shifts.

use crate::board::{Board, Tiles};
use std::fmt;

/// A move. The letters stand for other operations in other [`Rules`], but their order is always A < B < C.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The first operation.
    A,
    /// The second operation.
    B,
    /// The third operation.
    C,
}

impl Move {
    /// How many moves there are.
    pub const COUNT: usize = 3;

    /// Every move, in the judges' order.
    pub const ALL: [Move; Self::COUNT] = [Move::A, Move::B, Move::C];

    /// The move's place in [`ALL`](Self::ALL), which is its code in a packed word.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The move of a code.
    pub fn from_code(code: u8) -> Option<Self> {
        Self::ALL.get(usize::from(code)).copied()
    }

    /// The judges' letter, `A` to `C`.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }

    /// The move of a judge's letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|candidate| candidate.letter() == letter)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A start board and what the three moves do.
///
/// ```
/// use magic_board::{Move, Rules};
///
/// let turned = Rules::CLASSIC.play(Rules::CLASSIC.start(), Move::C);
/// assert_eq!(format!("{turned:?}"), "\
/// 1 7 2 4
/// 8 6 3 5");
/// let turned = Rules::SICILY_1515.play(Rules::SICILY_1515.start(), Move::C);
/// assert_eq!(format!("{turned:?}"), "\
/// 1 3 7 4
/// 5 2 6 8");
/// ```
#[derive(Debug, PartialEq, Eq)]
pub struct Rules {
    start: Tiles,
    moves: [Permutation; Move::COUNT],
    /// What people are told of each move.
    #[cfg(feature = "cli")]
    about: [&'static str; Move::COUNT],
}

impl Rules {
    /// The classic rules (IOI 1996, Sicily 1151): from 1234/8765, A swaps the rows, B shifts both rows one place to the
    /// right, C turns the middle four clockwise.
    pub const CLASSIC: Rules = Rules {
        start: Tiles::new([1, 2, 3, 4, 8, 7, 6, 5]),
        moves: [
            Permutation::new([4, 5, 6, 7, 0, 1, 2, 3]),
            Permutation::new([3, 0, 1, 2, 7, 4, 5, 6]),
            Permutation::new([0, 5, 1, 3, 4, 6, 2, 7]),
        ],
        #[cfg(feature = "cli")]
        about: ["swaps the rows", "shifts both rows to the right", "turns the middle clockwise"],
    };

    /// The rules of Sicily 1515: from 1234/5678, A swaps the left and the right half, B shifts both rows one place to the
    /// left, C turns the middle four counter-clockwise.
    pub const SICILY_1515: Rules = Rules {
        start: Tiles::new([1, 2, 3, 4, 5, 6, 7, 8]),
        moves: [
            Permutation::new([2, 3, 0, 1, 6, 7, 4, 5]),
            Permutation::new([1, 2, 3, 0, 5, 6, 7, 4]),
            Permutation::new([0, 2, 6, 3, 4, 1, 5, 7]),
        ],
        #[cfg(feature = "cli")]
        about: ["swaps the halves", "shifts both rows to the left", "turns the middle counter-clockwise"],
    };

    /// The board that words start from.
    ///
    /// # Panics
    /// Never: each start board has every tile once.
    pub fn start(&self) -> Board {
        self.start.board().expect("a start board has every tile once")
    }

    /// The start board's tiles.
    pub const fn start_tiles(&self) -> Tiles {
        self.start
    }

    /// What a move does, in a few words behind its letter.
    #[cfg(feature = "cli")]
    pub const fn about(&self, operation: Move) -> &'static str {
        self.about[operation as usize]
    }

    /// What a move makes of packed tiles.
    // Inlined where the rules are a constant, a move is as few shifts as its permutation needs.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub fn turn(&self, tiles: Tiles, operation: Move) -> Tiles {
        self.moves[operation as usize].apply(tiles)
    }

    /// What a move makes of a board: unrank, turn, rank.
    ///
    /// # Panics
    /// Never: a move puts every tile of a board somewhere.
    #[must_use]
    pub fn play(&self, board: Board, operation: Move) -> Board {
        self.turn(board.tiles(), operation).board().expect("a move keeps every tile")
    }

    /// The target that is to the start board what `to` is to `from`: the tiles are renamed so that `from` becomes the
    /// start. A move does not look at tiles, so the words from `from` to `to` are the words to this target.
    ///
    /// # Panics
    /// Never: renaming keeps the tiles distinct.
    pub fn relabelled(&self, from: Board, to: Board) -> Board {
        let mut names = [0; 9];
        for (old, new) in from.tiles().to_array().into_iter().zip(self.start.to_array()) {
            names[usize::from(old)] = new;
        }
        let target = to.tiles().to_array().map(|tile| names[usize::from(tile)]);
        Tiles::new(target).board().expect("renaming keeps the tiles distinct")
    }
}

/// A permutation of the cells, compiled for packed tiles: rotate, mask, and gather.
#[derive(Debug, PartialEq, Eq)]
struct Permutation {
    /// How far to rotate the 24 bits to the right, and which bits then stand right. Unused pairs have an empty mask.
    shifts: [(u32, u32); 4],
}

impl Permutation {
    /// The permutation that brings to each cell the tile of cell `from[cell]`.
    const fn new(from: [u32; 8]) -> Self {
        let mut shifts = [(0, 0); 4];
        let mut used = 0;
        let mut cell = 0;
        while cell < 8 {
            let right = (cell + 8 - from[cell as usize]) % 8 * 3;
            let mask = 0o7 << (21 - 3 * cell);
            let mut pair = 0;
            while pair < used && shifts[pair].0 != right {
                pair += 1;
            }
            if pair == used {
                used += 1;
            }
            shifts[pair] = (right, shifts[pair].1 | mask);
            cell += 1;
        }
        Permutation { shifts }
    }

    #[allow(clippy::inline_always)]
    #[inline(always)]
    fn apply(&self, tiles: Tiles) -> Tiles {
        let twice = u64::from(tiles.bits()) << 24 | u64::from(tiles.bits());
        let moved =
            self.shifts.iter().fold(0, |moved, &(right, mask)| moved | (twice >> right) as u32 & mask);
        Tiles::from_bits(moved)
    }
}
