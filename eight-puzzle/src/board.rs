//! The 3×3 board as nine nibbles in one `u64`.
//!
//! Cell `i`, counted from 0 in reading order, holds its tile in bits `4 i .. 4 i + 4`; the blank is tile 0:
//!
//! ```text
//!     63 … 36   35…32  31…28  27…24   23…20  19…16  15…12   11…8  7…4  3…0
//!        0      cell 8 cell 7 cell 6  cell 5 cell 4 cell 3  cell 2    cell 0
//!              └──── bottom row ────┘└──── middle row ────┘└──── top row ───┘
//! ```
//!
//! Why this layout: a row is twelve adjacent bits, which index small tables (see [`rank`](Board::rank)); a move is one
//! exclusive or, since the blank is 0; two boards are compared by one instruction. The place of the blank is not
//! stored, for it takes four instructions to find and would take as many to keep up to date.

use crate::moves::Move;
use crate::rank::ROW_TILES;
use std::fmt;
use std::str::FromStr;

/// How many cells a board has.
pub const CELLS: u32 = 9;

/// A board: each of the tiles 1 to 8 and the blank once.
///
/// `Display` writes the nine tokens that judges use and `FromStr` reads them back; `Debug` draws the board.
///
/// ```
/// use eight_puzzle::{Board, Move};
///
/// let board: Board = "2 3 4 1 5 x 7 6 8".parse()?;
/// let board = board.play(Move::Up).expect("the blank is not in the top row");
/// assert_eq!(format!("{board:?}"), "\
/// 2 3 x
/// 1 5 4
/// 7 6 8");
/// assert_eq!(board.play(Move::Up), None);
/// # Ok::<(), eight_puzzle::BoardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board(u64);

impl Board {
    /// The standard goal: 1 2 3 / 4 5 6 / 7 8 x.
    pub const SOLVED: Board = Board::goal(8);

    /// The goal of those judges who let the tiles run around the blank: 1 2 3 / 8 x 4 / 7 6 5.
    pub const RING: Board = Board(0x5_6740_8321);

    /// The board whose tiles stand in order around a blank in the cell `blank`, `0..9`: the goal of a relabelled puzzle.
    ///
    /// ```
    /// assert_eq!(eight_puzzle::Board::goal(4).to_string(), "1 2 3 4 x 5 6 7 8");
    /// ```
    pub const fn goal(blank: u32) -> Self {
        debug_assert!(blank < CELLS);
        // The tiles before the blank, then those behind it, one cell farther on.
        let tiles: u64 = 0x8765_4321;
        let before = (1 << (4 * blank)) - 1;
        Board(tiles & before | (tiles & !before) << 4)
    }

    /// The board with these tiles in reading order, 0 for the blank, or `None` where one is missing.
    pub fn from_cells(cells: [u8; CELLS as usize]) -> Option<Self> {
        if cells.iter().any(|&tile| tile > 8) {
            return None;
        }
        Self::from_bits(cells.iter().rev().fold(0, |bits, &tile| bits << 4 | u64::from(tile)))
    }

    /// The board packed in `bits`, as this module's page describes, or `None` where they are no board. Three look-ups.
    pub fn from_bits(bits: u64) -> Option<Self> {
        let board = Board(bits);
        let [top, middle, bottom] = board.rows();
        // Each row has three tiles of its own, or none where one repeats; together they must have all nine.
        let tiles = ROW_TILES[top] | ROW_TILES[middle] | ROW_TILES[bottom];
        (bits >> (4 * CELLS) == 0 && tiles == 0x1ff).then_some(board)
    }

    /// The packed form.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The tiles in reading order, 0 for the blank.
    pub fn cells(self) -> [u8; CELLS as usize] {
        std::array::from_fn(|cell| (self.0 >> (4 * cell)) as u8 & 0xf)
    }

    /// The three rows, top to bottom, twelve bits each.
    pub(crate) const fn rows(self) -> [usize; 3] {
        [self.0 as usize & 0xfff, (self.0 >> 12) as usize & 0xfff, (self.0 >> 24) as usize & 0xfff]
    }

    /// The three columns, left to right, twelve bits each, the uppermost tile lowest.
    pub(crate) const fn columns(self) -> [usize; 3] {
        let bits = self.0 as usize;
        let left = bits & 0xf | bits >> 8 & 0xf0 | bits >> 16 & 0xf00;
        let centre = bits >> 4 & 0xf | bits >> 12 & 0xf0 | bits >> 20 & 0xf00;
        let right = bits >> 8 & 0xf | bits >> 16 & 0xf0 | bits >> 24 & 0xf00;
        [left, centre, right]
    }

    /// The cell of the blank, `0..9`.
    pub const fn blank(self) -> u32 {
        // The lowest nibble from which taking 1 borrows.
        let borrowed = self.0.wrapping_sub(0x1_1111_1111) & !self.0 & 0x8_8888_8888;
        borrowed.trailing_zeros() / 4
    }

    /// Whether this is the standard goal.
    pub const fn is_solved(self) -> bool {
        self.0 == Board::SOLVED.0
    }

    /// The board after a move of the blank, or `None` where the edge is in the way.
    pub const fn play(self, blank_move: Move) -> Option<Self> {
        let blank = self.blank();
        match blank_move.target(blank) {
            Some(target) => Some(self.slide(target, blank)),
            None => None,
        }
    }

    /// The board with every tile `t` renamed to `names[t]`; the names must be distinct, and the blank keeps its own.
    pub(crate) fn relabelled(self, names: &[u8; CELLS as usize]) -> Self {
        debug_assert!(names[0] == 0);
        let renamed = self.cells().map(|tile| u64::from(names[usize::from(tile)]));
        Board(renamed.iter().rev().fold(0, |bits, &tile| bits << 4 | tile))
    }

    /// The board with the tile of cell `from` moved to cell `blank`, where the blank is.
    pub(crate) const fn slide(self, from: u32, blank: u32) -> Self {
        let tile = self.0 >> (4 * from) & 0xf;
        Board(self.0 ^ (tile << (4 * from) | tile << (4 * blank)))
    }
}

impl FromStr for Board {
    type Err = BoardError;

    /// Reads nine tiles in reading order, with or without blanks between them; the blank is `x`, `X` or `0`.
    fn from_str(text: &str) -> Result<Self, BoardError> {
        let mut cells = [0; CELLS as usize];
        let mut count = 0;
        for letter in text.chars().filter(|letter| !letter.is_whitespace()) {
            let tile = match letter {
                'x' | 'X' => 0,
                '0'..='8' => letter as u8 - b'0',
                _ => return Err(BoardError::NotATile(letter)),
            };
            *cells.get_mut(count).ok_or(BoardError::Count)? = tile;
            count += 1;
        }
        if count < cells.len() {
            return Err(BoardError::Count);
        }
        Board::from_cells(cells).ok_or(BoardError::Repeated)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.cells().map(|tile| if tile == 0 { 'x' } else { (b'0' + tile) as char });
        let [first, rest @ ..] = names;
        write!(f, "{first}")?;
        rest.iter().try_for_each(|name| write!(f, " {name}"))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = self.to_string();
        write!(f, "{}\n{}\n{}", &line[..5], &line[6..11], &line[12..])
    }
}

/// Why a text is not a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// A letter that is neither a tile `1` to `8` nor the blank.
    NotATile(char),
    /// Fewer or more than nine tiles.
    Count,
    /// A tile or the blank stands twice, so another is missing.
    Repeated,
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardError::NotATile(letter) => write!(f, "{letter:?} is neither a tile from 1 to 8 nor x"),
            BoardError::Count => f.write_str("a board has nine tiles, the blank included"),
            BoardError::Repeated => f.write_str("a tile stands twice"),
        }
    }
}

impl std::error::Error for BoardError {}
