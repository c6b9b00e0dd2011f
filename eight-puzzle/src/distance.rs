//! The exact truth: the smallest shortest word of every board that can be solved, found by one search from the goal.
//!
//! The search goes backwards, breadth first, one level of distance after the other. For every level the outer loop runs
//! over the moves in the judge's order and the inner ones over the boards of the level: so the first to arrive at a new
//! board comes by the smallest first move that lies on a shortest way, and what follows that move is the smallest word
//! of the board it leads to. No words are compared, and there is no second pass.
//!
//! An entry of the table is the whole word, 31 moves of 2 bits below a leading 1, in one `u64`: solving a board is
//! ranking it and one load. The table has 181 440 entries, or 1.45 MB, and one entry serves one board of each half (see
//! [`Board::rank`]), of which the odd one cannot be solved.

use crate::board::{Board, CELLS};
use crate::moves::{Move, MoveOrder};
use crate::rank::RANKS;
use judge_io::Word;

/// The most moves that a board which can be solved needs to the standard goal (God's number): `8 6 7 2 5 4 3 x 1` and
/// `6 4 7 8 5 x 3 2 1` need them.
pub const GODS_NUMBER: u32 = 31;

/// How many boards are at each distance, 0 to 31, from the standard goal, or from any goal with the blank in a corner.
///
/// The sum is [`RANKS`], and the mean 21.97.
pub const DISTRIBUTION: [u64; GODS_NUMBER as usize + 1] = [
    1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1_024, 1_893, 2_512, 4_485, 5_638, 9_529, 10_878,
    16_993, 17_110, 23_952, 20_224, 24_047, 15_578, 14_560, 6_274, 3_910, 760, 221, 2,
];

/// As [`DISTRIBUTION`], for any goal with the blank at the middle of an edge. The mean is 21.74.
pub const EDGE_DISTRIBUTION: [u64; GODS_NUMBER as usize + 1] = [
    1, 3, 5, 10, 14, 28, 42, 80, 108, 202, 278, 524, 726, 1_348, 1_804, 3_283, 4_193, 7_322, 8_596, 13_930,
    14_713, 21_721, 19_827, 25_132, 18_197, 18_978, 9_929, 7_359, 2_081, 878, 126, 2,
];

/// As [`DISTRIBUTION`], for any goal with the blank in the centre; no board is farther than 30. The mean is 21.50.
pub const CENTRE_DISTRIBUTION: [u64; GODS_NUMBER as usize] = [
    1, 4, 8, 8, 16, 32, 60, 72, 136, 200, 376, 512, 964, 1_296, 2_368, 3_084, 5_482, 6_736, 11_132, 12_208,
    18_612, 18_444, 24_968, 19_632, 22_289, 13_600, 11_842, 4_340, 2_398, 472, 148,
];

/// The smallest shortest words of all boards to one goal.
pub struct WordTable {
    words: Box<[u64]>,
}

impl WordTable {
    /// Finds every word to [`Board::goal`]`(goal_blank)`, smallest in `order`; `goal_blank` is a cell, `0..9`. Takes about
    /// 2 ms on one thread.
    pub fn new(goal_blank: u32, order: MoveOrder) -> Self {
        let goal = Board::goal(goal_blank);
        let mut words = vec![0; RANKS].into_boxed_slice();
        words[goal.rank() as usize] = Word::<2>::EMPTY.bits();
        let mut level = Level::default();
        let mut next = Level::default();
        level.lists[goal_blank as usize][NO_MOVE].push((goal, goal.rank()));
        let mut distance = 0;
        while !level.is_empty() {
            next.clear();
            for first in order.moves() {
                level.extend_by(first, distance, &mut words, &mut next);
            }
            std::mem::swap(&mut level, &mut next);
            distance += 1;
        }
        WordTable { words }
    }

    /// The smallest shortest word from `board` to the goal; `None` for a board that cannot be solved. Five loads.
    pub fn word(&self, board: Board) -> Option<Word<2>> {
        let (rank, odd) = board.rank_and_half();
        if odd {
            return None;
        }
        Word::from_bits(self.words[rank as usize])
    }
}

/// Where a [`Level`] has the goal, whose word has no first move.
const NO_MOVE: usize = Move::COUNT;

/// The boards of one distance, each with its rank, by the cell of the blank and by the first move of their words.
///
/// What is alike for all boards of a list is decided once for the list: where the blank goes, whether the edge is in the way,
/// and whether the move would only take the boards back to where they came from.
#[derive(Default)]
struct Level {
    lists: [[Vec<(Board, u32)>; Move::COUNT + 1]; CELLS as usize],
}

impl Level {
    /// Puts into `next` and into `words` all boards that lie one move, `first`, before the boards of this level.
    fn extend_by(&self, first: Move, distance: u32, words: &mut [u64], next: &mut Level) {
        let back = first.inverse();
        // A longer word has its marker one move higher, at four times its value, and the new move where the marker was.
        let longer = (3 + u64::from(first.code())) << (2 * distance);
        for blank in 0..CELLS {
            let Some(target) = back.target(blank) else { continue };
            let found = &mut next.lists[target as usize][first as usize];
            let lists = self.lists[blank as usize].iter().enumerate();
            for &(board, rank) in
                lists.filter(|&(taken, _)| taken != back as usize).flat_map(|(_, list)| list)
            {
                let before = board.slide(target, blank);
                let rank_before = match back {
                    Move::Up | Move::Down => before.rank(),
                    Move::Left | Move::Right => Board::rank_beside(rank, blank / 3, back),
                };
                if words[rank_before as usize] == 0 {
                    words[rank_before as usize] = words[rank as usize] + longer;
                    found.push((before, rank_before));
                }
            }
        }
    }

    fn is_empty(&self) -> bool {
        self.lists.iter().flatten().all(Vec::is_empty)
    }

    fn clear(&mut self) {
        self.lists.iter_mut().flatten().for_each(Vec::clear);
    }
}
