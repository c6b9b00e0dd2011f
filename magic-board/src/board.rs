//! The 2×4 board as its Cantor rank, and the packed row of tiles that moves and ranks are computed on.
//!
//! A [`Board`] is the rank of its eight tiles, read row by row, among all 8! arrangements in lexicographic order
//! (Cantor expansion): 0 for `12345678`, 40 319 for `87654321`. The rank is what tables are indexed with. Moves are
//! made on [`Tiles`], eight 3-bit fields in reading order, since there a move is a few shifts.
//!
//! Ranking takes two look-ups, one for each row. The first four tiles alone decide which block of 4! = 24 ranks the
//! board lies in; the order of the last four among themselves decides where in the block, whatever their values are.

use std::fmt;
use std::str::FromStr;

/// How many boards there are: 8!.
pub const BOARDS: usize = 40_320;

/// A board: the Cantor rank of its tiles in reading order, `0..40_320`.
///
/// `Display` writes the tiles as a judge gives them and `FromStr` reads them back; `Debug` draws the board.
///
/// ```
/// use magic_board::Board;
///
/// let board: Board = "1 2 3 4 8 7 6 5".parse()?;
/// assert_eq!(board.rank(), 23);
/// assert_eq!(format!("{board:?}"), "\
/// 1 2 3 4
/// 8 7 6 5");
/// # Ok::<(), magic_board::BoardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board(u32);

impl Board {
    /// The board of a Cantor rank, if there is one.
    pub const fn from_rank(rank: u32) -> Option<Self> {
        if rank < BOARDS as u32 {
            Some(Board(rank))
        } else {
            None
        }
    }

    /// The Cantor rank, `0..40_320`.
    pub const fn rank(self) -> u32 {
        self.0
    }

    /// The board's tiles (unrank).
    pub const fn tiles(self) -> Tiles {
        // Lehmer digits, most significant first; `left` holds the tiles not yet placed as 3-bit fields, smallest lowest.
        let mut left = 0o76543210;
        let mut rank = self.0;
        let mut block = BOARDS as u32;
        let mut tiles = 0;
        let mut cell = 8;
        while cell > 0 {
            block /= cell;
            let place = 3 * (rank / block);
            rank %= block;
            tiles = tiles << 3 | (left >> place & 7);
            left = (left & ((1 << place) - 1)) | (left >> 3 & !((1 << place) - 1));
            cell -= 1;
        }
        Tiles(tiles)
    }
}

impl FromStr for Board {
    type Err = BoardError;

    /// Reads eight tiles in reading order, with or without blanks between them.
    fn from_str(text: &str) -> Result<Self, BoardError> {
        let mut tiles = [0; 8];
        let mut count = 0;
        for letter in text.chars().filter(|letter| !letter.is_whitespace()) {
            let tile = letter
                .to_digit(10)
                .filter(|tile| (1..=8).contains(tile))
                .ok_or(BoardError::NotATile(letter))?;
            *tiles.get_mut(count).ok_or(BoardError::Count)? = tile as u8;
            count += 1;
        }
        if count < 8 {
            return Err(BoardError::Count);
        }
        Tiles::new(tiles).board().ok_or(BoardError::Repeated)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, rest @ ..] = self.tiles().to_array();
        write!(f, "{first}")?;
        rest.iter().try_for_each(|tile| write!(f, " {tile}"))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = self.to_string();
        let (top, bottom) = line.split_at(8);
        write!(f, "{}\n{bottom}", top.trim_end())
    }
}

/// Why a text is not a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// A letter that is not a tile `1` to `8`.
    NotATile(char),
    /// Fewer or more than eight tiles.
    Count,
    /// A tile stands twice, so another is missing.
    Repeated,
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardError::NotATile(letter) => write!(f, "{letter:?} is not a tile from 1 to 8"),
            BoardError::Count => f.write_str("a board has eight tiles"),
            BoardError::Repeated => f.write_str("a tile stands twice"),
        }
    }
}

impl std::error::Error for BoardError {}

/// Eight tiles in reading order, 3 bits each: the first in bits 21–23, the last in bits 0–2, tile `t` as `t - 1`.
///
/// As an octal number this is the board with every tile one less: 1234/8765 is `0o0123_7654`. The high 12 bits are the
/// top row, the low 12 the bottom row. Any 24 bits are a `Tiles`; whether they are a board, [`board`](Self::board) tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tiles(u32);

impl Tiles {
    /// Packs tiles `1..=8` in reading order.
    pub const fn new(tiles: [u8; 8]) -> Self {
        let mut bits = 0;
        let mut cell = 0;
        while cell < 8 {
            debug_assert!(1 <= tiles[cell] && tiles[cell] <= 8);
            bits = bits << 3 | (tiles[cell] as u32 - 1);
            cell += 1;
        }
        Tiles(bits)
    }

    /// The tiles whose rows, packed in 12 bits each, are `top` and `bottom`.
    pub const fn from_rows(top: u32, bottom: u32) -> Self {
        Tiles(top << 12 | bottom)
    }

    /// The tiles packed in the low 24 bits, as the type's page describes.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The tiles packed in the low 24 of `bits`.
    pub const fn from_bits(bits: u32) -> Self {
        Tiles(bits & 0o7777_7777)
    }

    /// The tiles, `1..=8`, in reading order.
    pub fn to_array(self) -> [u8; 8] {
        std::array::from_fn(|cell| (self.0 >> (21 - 3 * cell) & 7) as u8 + 1)
    }

    /// The rank of tiles that are known to be distinct. Two look-ups.
    pub fn rank_of_distinct(self) -> u32 {
        let top = ROWS[(self.0 >> 12) as usize & 0o7777];
        let bottom = ROWS[self.0 as usize & 0o7777];
        (top & 0xffff) + (bottom >> 16 & 0x1f)
    }

    /// The board of these tiles, or `None` where a tile stands twice. Two look-ups.
    pub fn board(self) -> Option<Board> {
        let top = ROWS[(self.0 >> 12) as usize & 0o7777];
        let bottom = ROWS[self.0 as usize & 0o7777];
        // Each row has four tiles of its own, or none where one repeats; the two rows must have all eight.
        if (top | bottom) >> 24 == 0xff {
            Some(Board((top & 0xffff) + (bottom >> 16 & 0x1f)))
        } else {
            None
        }
    }
}

/// What a packed row of four tiles adds to a rank:
///
/// | bits | as | what |
/// |---|---|---|
/// | 0–15 | top row | rank among the 1 680 rows of four distinct tiles, times 24 |
/// | 16–20 | bottom row | rank among the 24 orders of its own four tiles |
/// | 24–31 | either | the set of its tiles; empty where a tile repeats |
static ROWS: [u32; 4096] = rows();

const fn rows() -> [u32; 4096] {
    let mut rows = [0; 4096];
    let mut row: usize = 0;
    let mut rank = 0;
    while row < 4096 {
        let tiles = [row >> 9, row >> 6 & 7, row >> 3 & 7, row & 7];
        let mut set = 0_u32;
        let mut order = 0;
        let mut cell = 0;
        while cell < 4 {
            set |= 1 << tiles[cell];
            let mut smaller = 0;
            let mut later = cell + 1;
            while later < 4 {
                smaller += (tiles[later] < tiles[cell]) as u32;
                later += 1;
            }
            order = order * (4 - cell as u32) + smaller;
            cell += 1;
        }
        if set.count_ones() == 4 {
            rows[row] = (rank * 24) | order << 16 | set << 24;
            rank += 1;
        }
        row += 1;
    }
    rows
}
