//! How far every mask and every board is from the goal, and the smallest shortest word of each mask.

use crate::layers::{Layers, MaskSet};
use crate::mask::{Mask, MASKS};
use crate::moves::Move;
use judge_io::Word;

/// The most moves that it takes to fill the centre with one given colour (God's number of the masks).
pub const MASK_GODS_NUMBER: u32 = 14;

/// The most moves that any board needs, the colour being free (God's number).
pub const GODS_NUMBER: u32 = 13;

/// How many masks lie at each distance from [`Mask::CENTRE`]: 735 471 in all.
pub const DISTRIBUTION: [u64; MASK_GODS_NUMBER as usize + 1] =
    [1, 8, 44, 208, 876, 3_220, 10_498, 30_236, 73_982, 146_466, 208_170, 178_588, 72_941, 10_045, 188];

/// How many boards lie at each distance from being solved: 24! / (8!)³ = 9 465 511 770 in all.
pub const BOARD_DISTRIBUTION: [u64; GODS_NUMBER as usize + 1] = [
    38_610,
    308_880,
    1_698_840,
    8_030_880,
    33_820_248,
    124_134_840,
    400_278_348,
    1_098_954_804,
    2_316_756_348,
    3_172_593_156,
    1_992_066_648,
    312_776_400,
    4_053_576,
    192,
];

/// Layers are found forwards, from their predecessors, up to this distance; the 10 233 masks beyond look back.
///
/// Measured: 10.8 ms with 12, 11.8 with 11, 11.5 with 13.
const FORWARD: u32 = 12;

/// The smallest shortest word of every mask, in 5.9 MB.
///
/// A word of at most 14 moves of 3 bits and its marker fit a `u64`, so the answer for a colour is one load, and the answer
/// for a board the least of three: packed words compare by length first and then from the front.
///
/// ```
/// use rotation_game::{WordTable, Board, Colour};
///
/// let table = WordTable::new();
/// let board: Board = "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3".parse()?;
/// let lengths = Colour::ALL.map(|colour| table.word(board.mask(colour)).len());
/// assert_eq!(lengths, [12, 2, 12]);
/// # Ok::<(), rotation_game::BoardError>(())
/// ```
pub struct WordTable {
    /// By rank.
    words: Box<[u64]>,
}

impl WordTable {
    /// Searches the whole state space backwards from the centre, about 11 ms on one thread.
    pub fn new() -> Self {
        let mut table = WordTable { words: vec![0; MASKS].into_boxed_slice() };
        table.words[Mask::CENTRE.rank() as usize] = Word::<3>::EMPTY.bits();
        let mut layers = Layers::new(FORWARD);
        loop {
            for (mask, word) in layers.layer() {
                table.words[mask.rank() as usize] = word;
            }
            if layers.distance == FORWARD {
                break;
            }
            layers.advance();
        }
        table.finish(layers.seen);
        table
    }

    /// The smallest of the shortest words that bring the mask to the centre. One load.
    ///
    /// # Panics
    /// Never: the centre can be reached from every mask.
    #[inline]
    pub fn word(&self, mask: Mask) -> Word<3> {
        Word::from_bits(self.entry(mask)).expect("the centre can be reached from every mask")
    }

    /// The packed form of the mask's word.
    #[inline]
    pub(crate) fn entry(&self, mask: Mask) -> u64 {
        self.words[mask.rank() as usize]
    }

    /// Finds the words of the masks that are not `known` yet, which are farther than all that are.
    ///
    /// Where few masks are left it is cheaper to ask each for a neighbour in the last layer than to ask the last layer for
    /// all of its neighbours. The first move, in order, that leads one layer down is the first of the smallest word.
    fn finish(&mut self, mut known: MaskSet) {
        let mut left = known.missing();
        while !left.is_empty() {
            let mut layer = Vec::new();
            left.retain(|&mask| {
                let leads_down = |&m: &Move| known.contains(mask.play(m).rank());
                let first = Move::ALL.into_iter().find(leads_down);
                if let Some(first) = first {
                    let word = self.word(mask.play(first)).prepend(first.code());
                    self.words[mask.rank() as usize] = word.bits();
                    layer.push(mask.rank());
                }
                first.is_none()
            });
            for rank in layer {
                known.insert(rank);
            }
        }
    }
}

impl Default for WordTable {
    fn default() -> Self {
        Self::new()
    }
}

/// The smallest shortest word of every mask within [`Ball::RADIUS`] moves of the centre, in 0.5 MB.
///
/// Which masks these are is one bit a mask. The words stand in the order of the ranks, without gaps; where a mask's
/// word stands is the number of bits before its own, which is counted from the last group of 64 on.
pub struct Ball {
    near: MaskSet,
    /// By group of 64 ranks, how many of the smaller ranks are near.
    before: Vec<u32>,
    words: Vec<u64>,
}

impl Ball {
    /// How far the ball reaches. The farthest mask is [`MASK_GODS_NUMBER`] away: twice as far.
    pub const RADIUS: u32 = 7;

    /// Searches 7 moves back from the centre: 45 091 masks.
    pub fn new() -> Self {
        let mut layers = Layers::new(Self::RADIUS);
        let mut found = vec![(Mask::CENTRE, Word::<3>::EMPTY.bits())];
        found.extend(layers.layer());
        while layers.distance < Self::RADIUS {
            layers.advance();
            found.extend(layers.layer());
        }
        let mut ball = Ball { near: layers.seen, before: Vec::new(), words: vec![0; found.len()] };
        let mut count = 0;
        for group in ball.near.groups() {
            ball.before.push(count);
            count += group.count_ones();
        }
        for (mask, word) in found {
            let at = ball.place(mask.rank());
            ball.words[at] = word;
        }
        ball
    }

    /// Whether the mask is in the ball. One load.
    #[inline]
    pub fn contains(&self, mask: Mask) -> bool {
        self.near.contains(mask.rank())
    }

    /// The smallest of the shortest words that bring the mask to the centre, if it is in the ball.
    pub fn word(&self, mask: Mask) -> Option<Word<3>> {
        let rank = mask.rank();
        if self.near.contains(rank) {
            Word::from_bits(self.words[self.place(rank)])
        } else {
            None
        }
    }

    /// Where the word of a rank in the ball stands.
    fn place(&self, rank: u32) -> usize {
        let group = rank as usize / 64;
        let smaller = self.near.groups()[group] & ((1 << (rank % 64)) - 1);
        self.before[group] as usize + smaller.count_ones() as usize
    }
}

impl Default for Ball {
    fn default() -> Self {
        Self::new()
    }
}
