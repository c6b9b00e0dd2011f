//! The smallest shortest word of every board, from one breadth-first search.
//!
//! From the start, boards are taken in the order they were found and the moves tried in the order A, B, C. Then the
//! queue is sorted by word, so whoever finds a board first has found its smallest shortest word: each board is written
//! once, nothing is ever compared. 22 moves of 2 bits and a marker fit a `u64`, so a solve is one rank and one load.

use crate::board::{Board, BOARDS};
use crate::rules::{Move, Rules};
use judge_io::Word;

/// The most moves that any board needs, under either set of rules (God's number).
pub const GODS_NUMBER: u32 = 22;

/// How many boards lie at each distance from the start of [`Rules::CLASSIC`].
pub const CLASSIC_DISTRIBUTION: [u64; GODS_NUMBER as usize + 1] = [
    1, 3, 7, 14, 26, 51, 92, 159, 274, 453, 720, 1_115, 1_727, 2_603, 3_701, 4_729, 5_620, 6_240, 5_840,
    4_492, 2_120, 328, 5,
];

/// How many boards lie at each distance from the start of [`Rules::SICILY_1515`].
pub const SICILY_1515_DISTRIBUTION: [u64; GODS_NUMBER as usize + 1] = [
    1, 3, 6, 13, 26, 49, 93, 171, 305, 529, 892, 1_412, 2_130, 3_048, 4_159, 5_295, 6_185, 6_408, 5_515,
    3_108, 888, 83, 1,
];

/// The smallest shortest word from the start to every board.
///
/// ```
/// use magic_board::WordTable;
///
/// let table = WordTable::classic();
/// let far = "4 3 1 2 8 7 6 5".parse()?;
/// assert_eq!(table.word(far).len(), 22);
/// # Ok::<(), magic_board::BoardError>(())
/// ```
pub struct WordTable {
    /// By rank; 0 would mean that a board cannot be reached, and there is none.
    words: Box<[u64]>,
}

impl WordTable {
    /// Searches all boards under [`Rules::CLASSIC`]: 120 960 moves, 323 KB, about 0.3 ms.
    pub fn classic() -> Self {
        search(&Rules::CLASSIC)
    }

    /// Searches all boards under [`Rules::SICILY_1515`], at the same cost.
    pub fn sicily_1515() -> Self {
        search(&Rules::SICILY_1515)
    }

    /// The smallest of the shortest words from the start to `board`. One load.
    ///
    /// # Panics
    /// Never: every board can be reached.
    pub fn word(&self, board: Board) -> Word<2> {
        Word::from_bits(self.words[board.rank() as usize]).expect("every board can be reached")
    }
}

/// The search that the page describes.
// Compiled apart for each set of rules, so that its shifts are constants: three times as fast as with variable shifts.
#[allow(clippy::inline_always)]
#[inline(always)]
fn search(rules: &Rules) -> WordTable {
    let mut words = vec![0; BOARDS].into_boxed_slice();
    // The queue holds every board once, and one more place for the find that turns out to be an old one.
    let mut queue = vec![rules.start_tiles(); BOARDS + 1];
    words[rules.start().rank() as usize] = Word::<2>::EMPTY.bits();
    let mut found = 1;
    let mut next = 0;
    while next < found {
        let tiles = queue[next];
        let word = words[tiles.rank_of_distinct() as usize] << 2;
        next += 1;
        for operation in Move::ALL {
            let tiles = rules.turn(tiles, operation);
            // Two finds in three are old, in no order a branch predictor could learn: write first, then decide.
            let entry = &mut words[tiles.rank_of_distinct() as usize];
            let new = *entry == 0;
            *entry = if new { word | u64::from(operation.code()) } else { *entry };
            queue[found] = tiles;
            found += usize::from(new);
        }
    }
    WordTable { words }
}
