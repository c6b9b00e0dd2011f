//! The board as 21 nibbles in a `u128`, laid so that a turn of either wheel is a rotation of one 48-bit field.
//!
//! Two wheels of twelve pieces share three. Places are numbered as the judge lists them: 0 to 11 are the left wheel, 12
//! to 20 the rest of the right one, whose last three pieces are places 9, 10 and 11 again. Drawn as two rectangles that
//! share the column in the middle:
//!
//! ```text
//!      5  6  7  8 [ 9] 20 19 18 17                5  6  5  0  1  0  9 10  9
//!      4          [10]          16      GOAL:     0           2           0
//!      3  2  1  0 [11] 12 13 14 15                3  4  3  0  1  0  7  8  7
//! ```
//!
//! Nibble `i`, bits `4i` to `4i + 3`, holds the piece in place `i`. The left wheel is then nibbles 0 to 11 and the right
//! wheel nibbles 9 to 20, both of them in one piece and in the order of the circle, and a turn by two places rotates
//! one of these fields by 8 bits. The upper 44 bits are 0.
//!
//! There are two sorts of pieces: ten triangles, two each of 1, 3, 5, 7 and 9, and eleven separators, one each of 2, 4,
//! 6, 8 and 10 and six of 0. A turn by two places keeps the parity of a place, so triangles stay in the odd places and
//! separators in the even ones. A board where they are mixed is a board, but no turns lead from it to the goal.

use crate::listing::{place, BoardReader, LISTED};
use crate::moves::Move;
use std::fmt;
use std::str::FromStr;

/// Places on a board.
pub const PLACES: usize = 21;

/// How often each of the pieces 0 to 10 appears.
pub const SUPPLY: [u8; 11] = [6, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1];

/// The low 48 bits: one wheel.
const WHEEL: u128 = (1 << 48) - 1;

/// Where the right wheel's field starts.
const RIGHT: u32 = 9 * 4;

/// How often each piece appears among two, by the two nibbles: piece `p` is counted in bits `5p` to `5p + 4`, and bit 60
/// is set for what is no piece.
static COUNTS: [u64; 256] = {
    let mut counts = [0; 256];
    let mut pair = 0;
    while pair < 256 {
        counts[pair] = count(pair & 15) + count(pair >> 4);
        pair += 1;
    }
    counts
};

/// What [`COUNTS`] add up to on a board, whose 22nd nibble counts as one more 0.
const SUPPLIED: u64 = {
    let mut counts = count(0);
    let mut piece = 0;
    while piece < SUPPLY.len() {
        counts += count(piece) * SUPPLY[piece] as u64;
        piece += 1;
    }
    counts
};

/// The lowest bit of each nibble whose piece must be odd.
const ODD: u128 = 0x0_1010_1010_1010_1010_1010;

/// The lowest bit of each nibble.
const LOWEST: u128 = 0x1_1111_1111_1111_1111_1111;

/// What stands where: the packed word that this module's page describes.
///
/// ```
/// use colour_hash::{Board, Move};
///
/// let board: Board = "0 3 4 3 0 5 6 5 0 1 2 1 0 7 8 7 0 9 10 9 0 1 2 1".parse()?;
/// assert_eq!(board, Board::GOAL);
/// let turned = board.play(Move::LeftClockwise);
/// assert_eq!(
///     format!("{turned:?}"),
///     "\
/// 3  0  5  6  5  0  9  10 9
/// 4           0           0
/// 3  0  1  2  1  0  7  8  7",
/// );
/// assert_eq!(turned.to_string(), "2 1 0 3 4 3 0 5 6 5 0 1 0 7 8 7 0 9 10 9 0 5 0 1");
/// # Ok::<(), colour_hash::BoardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board(u128);

impl Board {
    /// The board that every puzzle asks for.
    pub const GOAL: Self = Board(0x0_9a90_7870_1210_5650_3430);

    /// The board with these pieces in places 0 to 20, or `None` where they are not [`SUPPLY`].
    pub fn from_pieces(pieces: &[u8; PLACES]) -> Option<Self> {
        let nibbles = pieces.iter().all(|&piece| piece < 16);
        let bits = pieces.iter().rev().fold(0, |bits, &piece| bits << 4 | u128::from(piece & 15));
        Self::from_bits(bits).filter(|_| nibbles)
    }

    /// The board packed in `bits` as this module's page describes, or `None` where the pieces are not [`SUPPLY`].
    pub fn from_bits(bits: u128) -> Option<Self> {
        let count = |counts, &pair: &u8| counts + COUNTS[usize::from(pair)];
        let counts: u64 = bits.to_le_bytes()[..=PLACES / 2].iter().fold(0, count);
        (bits >> (4 * PLACES) == 0 && counts == SUPPLIED).then_some(Board(bits))
    }

    /// The pieces in places 0 to 20.
    pub fn pieces(self) -> [u8; PLACES] {
        std::array::from_fn(|place| self.piece(place))
    }

    /// The packed word that this module's page describes.
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Whether this is the goal.
    pub const fn is_solved(self) -> bool {
        self.0 == Self::GOAL.0
    }

    /// Whether triangles and separators are apart, each in their own places. If so, some word solves the board; if not,
    /// none does.
    pub const fn is_sorted(self) -> bool {
        self.0 & LOWEST == ODD
    }

    /// The board after a turn: one rotation of a 48-bit field, whatever the board.
    #[must_use]
    pub const fn play(self, turn: Move) -> Self {
        let start = turn.wheel() as u32 * RIGHT;
        let wheel = self.0 >> start & WHEEL;
        // Clockwise, the left wheel's pieces move to higher places and the right wheel's to lower ones.
        let turned = match turn {
            Move::LeftClockwise | Move::RightCounterclockwise => (wheel << 8 | wheel >> 40) & WHEEL,
            Move::RightClockwise | Move::LeftCounterclockwise => (wheel >> 8 | wheel << 40) & WHEEL,
        };
        Board(self.0 ^ (wheel ^ turned) << start)
    }

    /// The piece in a place, 0 to 20.
    pub const fn piece(self, place: usize) -> u8 {
        (self.0 >> (4 * place)) as u8 & 15
    }
}

impl FromStr for Board {
    type Err = BoardError;

    /// Reads the 24 integers, which blanks separate.
    fn from_str(text: &str) -> Result<Self, BoardError> {
        let mut reader = BoardReader::new();
        text.split_ascii_whitespace().try_for_each(|token| reader.push(token.as_bytes()))?;
        reader.board()
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.piece(0))?;
        (1..LISTED).try_for_each(|index| write!(f, " {}", self.piece(place(index))))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |places: &[usize]| {
            let pieces: Vec<String> =
                places.iter().map(|&place| format!("{:<2}", self.piece(place))).collect();
            pieces.join(" ")
        };
        let top = row(&[5, 6, 7, 8, 9, 20, 19, 18, 17]);
        let middle = format!("{:<12}{:<12}{}", self.piece(4), self.piece(10), self.piece(16));
        let bottom = row(&[3, 2, 1, 0, 11, 12, 13, 14, 15]);
        write!(f, "{}\n{middle}\n{}", top.trim_end(), bottom.trim_end())
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

/// One piece in the form of [`COUNTS`].
const fn count(piece: usize) -> u64 {
    if piece < SUPPLY.len() {
        1 << (5 * piece)
    } else {
        1 << 60
    }
}
