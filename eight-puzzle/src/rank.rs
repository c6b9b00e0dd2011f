//! Boards as numbers: which half of all arrangements a board belongs to, and its rank in that half.
//!
//! A move changes the number of inversions (pairs of tiles out of order, the blank not counted) by an even number, so
//! the 362 880 arrangements fall into two halves of 181 440, and no word leads from one to the other (Johnson and
//! Story, 1879). A rank numbers the boards of either half; two boards, one of each, share a rank.
//!
//! The rank is a Cantor expansion cut into rows, so that it takes four small look-ups instead of nine steps: which three
//! tiles the top and the bottom row have (1 680 ways, which leaves the middle row the rest), in which of 6 orders the
//! top and the bottom row hold theirs, and in which of 3 pairs of orders the middle row does. Of such a pair, one is in
//! each half.
//!
//! Orders are numbered by the place of a row's smallest tile first, which is the blank's where the row has it. So a move to
//! the left or right changes the rank by a constant, and a search has only every other rank to look up.

use crate::board::Board;
use crate::moves::Move;

/// How many boards each half has: 9! / 2.
pub const RANKS: usize = 181_440;

/// How many sets of three tiles there are.
const SETS: usize = 84;

/// How many of those remain for another row.
const SETS_LEFT: usize = 20;

/// In how many ways the orders of three rows can be chosen within a half.
const ORDERS: usize = 6 * 6 * 3;

impl Board {
    /// The board's rank among the 181 440 of its half. Four look-ups.
    pub fn rank(self) -> u32 {
        self.rank_and_half().0
    }

    /// Whether the number of inversions is odd: such a board cannot reach [`Board::SOLVED`], nor any [`Board::goal`].
    pub fn is_odd(self) -> bool {
        self.rank_and_half().1
    }

    /// [`rank`](Self::rank) and [`is_odd`](Self::is_odd) at once, for the price of one.
    pub fn rank_and_half(self) -> (u32, bool) {
        let [top, middle, bottom] = self.rows().map(|row| u32::from(ROWS[row]));
        let sets = u32::from(SET_PAIRS[(top >> 4) as usize * SETS + (bottom >> 4) as usize]);
        let orders = ((top >> 1 & 7) * 6 + (bottom >> 1 & 7)) * 3 + (middle >> 2 & 3);
        ((sets >> 1) * ORDERS as u32 + orders, (top ^ middle ^ bottom ^ sets) & 1 == 1)
    }

    /// The rank after a move to the left or right of a blank that is in `row`, given the rank before it.
    pub(crate) const fn rank_beside(rank: u32, row: u32, blank_move: Move) -> u32 {
        // Two orders on: six times three pairs in the top row, one times three in the bottom row, one in the middle.
        let step = match row {
            0 => 2 * 6 * 3,
            1 => 1,
            _ => 2 * 3,
        };
        match blank_move {
            Move::Left => rank - step,
            _ => rank + step,
        }
    }

    /// The board of a rank in one half, if there is one. Slow: a walk over the sets of tiles.
    pub fn unrank(rank: u32, odd: bool) -> Option<Self> {
        let rank = rank as usize;
        let top = *TILE_SETS.get(rank / ORDERS / SETS_LEFT)?;
        let bottom = *TILE_SETS.iter().filter(|&set| set & top == 0).nth(rank / ORDERS % SETS_LEFT)?;
        let order = rank % ORDERS;
        let place = |middle| {
            row(top, order / 18)
                | row(0x1ff & !top & !bottom, middle) << 12
                | row(bottom, order / 3 % 6) << 24
        };
        let candidates = [order % 3 * 2, order % 3 * 2 + 1];
        candidates
            .into_iter()
            .filter_map(|middle| Board::from_bits(place(middle)))
            .find(|b| b.is_odd() == odd)
    }
}

/// The row with a set of three tiles in one of their six orders.
fn row(set: u16, order: usize) -> u64 {
    let is_it = |&row: &usize| ROW_TILES[row] == set && usize::from(ROWS[row] >> 1 & 7) == order;
    (0..ROWS.len()).find(is_it).unwrap_or(0) as u64
}

/// The set of a row's tiles, tile `t` as bit `t`; empty where a tile repeats or is none.
pub(crate) static ROW_TILES: [u16; 4096] = row_tiles();

/// What a row of three tiles adds to a rank; 0 where a tile repeats or is none:
///
/// | bits | what |
/// |---|---|
/// | 0 | whether its inversions, the blank not counted, are odd in number |
/// | 1–3 | its order, 0 to 5: twice the place of the smallest tile (the blank is 0), plus 1 if the other two are inverted |
/// | 4–10 | the number of its set among the sets of three tiles, 0 to 83 |
static ROWS: [u16; 4096] = rows();

/// What the sets of the top row `a` and the bottom row `b` add to a rank, at `84 a + b`: in bit 0 whether the inversions
/// between rows are odd in number, above it the number of the pair, 0 to 1 679.
static SET_PAIRS: [u16; SETS * SETS] = set_pairs();

/// The sets of three tiles, tile `t` as bit `t`, in ascending order.
static TILE_SETS: [u16; SETS] = tile_sets();

const fn row_tiles() -> [u16; 4096] {
    let mut tiles = [0; 4096];
    let mut row = 0;
    while row < 4096 {
        let set: u16 = 1 << (row & 0xf) | 1 << (row >> 4 & 0xf) | 1 << (row >> 8);
        if set < 1 << 9 && set.count_ones() == 3 {
            tiles[row] = set;
        }
        row += 1;
    }
    tiles
}

const fn tile_sets() -> [u16; SETS] {
    let mut sets = [0; SETS];
    let mut count = 0;
    let mut set: u16 = 0;
    while count < SETS {
        if set.count_ones() == 3 {
            sets[count] = set;
            count += 1;
        }
        set += 1;
    }
    sets
}

const fn rows() -> [u16; 4096] {
    let tiles = row_tiles();
    let sets = tile_sets();
    let mut rows = [0; 4096];
    let mut row = 0;
    while row < 4096 {
        if tiles[row] != 0 {
            let mut number = 0;
            while sets[number] != tiles[row] {
                number += 1;
            }
            let (a, b, c) = (row & 0xf, row >> 4 & 0xf, row >> 8);
            let (place, inverted) = if a < b && a < c {
                (0, b > c)
            } else if b < c {
                (1, a > c)
            } else {
                (2, a > b)
            };
            // The smallest tile stands behind as many larger ones as its place says; the blank counts for nothing.
            let has_blank = tiles[row] & 1 == 1;
            let odd = inverted ^ (place == 1 && !has_blank);
            rows[row] = odd as u16 | (place << 1 | inverted as u16) << 1 | (number as u16) << 4;
        }
        row += 1;
    }
    rows
}

const fn set_pairs() -> [u16; SETS * SETS] {
    let sets = tile_sets();
    let mut pairs = [0; SETS * SETS];
    let mut top = 0;
    while top < SETS {
        let mut bottom = 0;
        let mut number = top as u16 * SETS_LEFT as u16;
        while bottom < SETS {
            if sets[top] & sets[bottom] == 0 {
                let middle = 0x1ff & !sets[top] & !sets[bottom];
                let inversions = inversions_between(sets[top], middle | sets[bottom])
                    + inversions_between(middle, sets[bottom]);
                pairs[top * SETS + bottom] = number << 1 | (inversions & 1) as u16;
                number += 1;
            }
            bottom += 1;
        }
        top += 1;
    }
    pairs
}

/// How many pairs of tiles, the first from `before` and the second from `behind`, are out of order.
const fn inversions_between(before: u16, behind: u16) -> u32 {
    let mut inversions = 0;
    let mut tile = 1;
    while tile <= 8 {
        if before >> tile & 1 == 1 {
            // The tiles 1 to `tile - 1`.
            inversions += (behind & ((1 << tile) - 2)).count_ones();
        }
        tile += 1;
    }
    inversions
}
