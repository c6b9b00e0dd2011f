//! A sorted board as two ranks: where the triangles are, and where the separators are.
//!
//! Turns never mix the two sorts of pieces, so a position is a pair of arrangements and a turn acts on each alone. Each
//! is numbered in lexicographic order among the arrangements of its pieces (Cantor expansion, for pieces that repeat):
//! 10! / 2⁵ = 113 400 of the triangles and 11! / 6! = 55 440 of the separators. All 6 286 896 000 pairs can be reached.
//! The ranks are small enough for tables of turns and of exact distances; see [`Distances`](crate::Distances).

use crate::board::PLACES;
use crate::key::Key;
use crate::moves::Move;
use arrayvec::ArrayVec;

/// The ranks of a sorted board.
///
/// ```
/// use colour_hash::{Board, Coordinates, Key, Move};
///
/// let key = Key::new(Board::GOAL.play(Move::RightClockwise)).unwrap();
/// let coordinates = Coordinates::new(key);
/// assert_eq!(coordinates, Coordinates { triangles: 28_541, separators: 19_234 });
/// assert_eq!(coordinates.key(), key);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Coordinates {
    /// Rank of the triangles' arrangement, `0..113_400`.
    pub triangles: u32,
    /// Rank of the separators' arrangement, `0..55_440`.
    pub separators: u32,
}

impl Coordinates {
    /// Ranks a board.
    pub fn new(key: Key) -> Self {
        Coordinates {
            triangles: Sort::TRIANGLES.rank(&Sort::TRIANGLES.arrangement(key)),
            separators: Sort::SEPARATORS.rank(&Sort::SEPARATORS.arrangement(key)),
        }
    }

    /// The board of these ranks, which must be in their ranges.
    pub fn key(self) -> Key {
        let triangles = Sort::TRIANGLES.unrank(self.triangles);
        let separators = Sort::SEPARATORS.unrank(self.separators);
        let half = |place: usize| if place % 2 == 1 { triangles[place / 2] } else { separators[place / 2] };
        Key::from_halves(std::array::from_fn(half))
    }
}

/// The pieces of one sort, halved (so that they are kinds 0, 1, 2, …), in the order of their places.
pub type Arrangement = ArrayVec<u8, 11>;

/// One sort of pieces and how their arrangements are numbered.
pub struct Sort {
    /// The first of their places; the others follow two by two.
    first: usize,
    /// How many pieces there are of each kind.
    supply: [u32; 6],
    /// How many pieces there are.
    pieces: u32,
    /// How many arrangements there are.
    count: u32,
}

impl Sort {
    /// The triangles: 1, 3, 5, 7 and 9, twice each, in the odd places.
    pub const TRIANGLES: Self = Sort { first: 1, supply: [2, 2, 2, 2, 2, 0], pieces: 10, count: 113_400 };

    /// The separators: 0 six times, and 2, 4, 6, 8 and 10, in the even places.
    pub const SEPARATORS: Self = Sort { first: 0, supply: [6, 1, 1, 1, 1, 1], pieces: 11, count: 55_440 };

    /// How many arrangements there are: ranks are below it.
    pub const fn count(&self) -> u32 {
        self.count
    }

    /// How these pieces are arranged on a board.
    pub fn arrangement(&self, key: Key) -> Arrangement {
        (self.first..PLACES).step_by(2).map(|place| key.half(place)).collect()
    }

    /// The place of an arrangement among all in lexicographic order, from 0.
    pub fn rank(&self, arrangement: &Arrangement) -> u32 {
        let mut supply = self.supply;
        let mut block = self.count;
        let mut rank = 0;
        for (left, &kind) in (1..=self.pieces).rev().zip(arrangement) {
            // Of all arrangements of what is left, each kind comes first in its share of the pieces.
            let smaller: u32 = supply[..usize::from(kind)].iter().sum();
            let kind = &mut supply[usize::from(kind)];
            rank += block * smaller / left;
            block = block * *kind / left;
            *kind -= 1;
        }
        rank
    }

    /// The arrangement with this rank, which must be below [`count`](Self::count).
    pub fn unrank(&self, mut rank: u32) -> Arrangement {
        let mut supply = self.supply;
        let mut block = self.count;
        let next = |left: u32| {
            for (kind, supply) in (0..).zip(&mut supply) {
                let share = block * *supply / left;
                if rank < share {
                    block = share;
                    *supply -= 1;
                    return kind;
                }
                rank -= share;
            }
            unreachable!("a rank is below the number of arrangements")
        };
        (1..=self.pieces).rev().map(next).collect()
    }
}

/// Turns a wheel of one sort of pieces. Either wheel holds six of a sort: the first six or the last six.
pub fn turn_wheel(arrangement: &mut Arrangement, turn: Move) {
    let right = arrangement.len() - 6;
    match turn {
        Move::LeftClockwise => arrangement[..6].rotate_right(1),
        Move::RightClockwise => arrangement[right..].rotate_left(1),
        Move::LeftCounterclockwise => arrangement[..6].rotate_left(1),
        Move::RightCounterclockwise => arrangement[right..].rotate_right(1),
    }
}
