//! The masks around the centre, layer by layer, each layer in the order of its masks' smallest shortest words.
//!
//! A search backwards from the centre puts moves in front of words. Take the moves in order in the outer loop and the
//! last layer's masks, sorted by word, in the inner one: then the new words come out sorted too, and whoever reaches a
//! mask first has its smallest shortest word. Nothing is ever compared, and no mask is looked at twice.
//!
//! What makes it fast, in the order of what it gives: a new mask is appended by writing it always and advancing only if
//! it was new, since no branch predictor could learn which are; what has been seen is one bit a mask, 92 KB in all, which
//! stay in a core's second cache; of the 64 pairs of a move and the first move of the word behind it 16 are left out
//! ([`Move::may_precede`]), whole runs of the layer at a time, as a layer is sorted by first move; and the moves
//! themselves are made for many masks at once.

use crate::distance::DISTRIBUTION;
use crate::mask::{Mask, MASKS};
use crate::moves::Move;
use judge_io::Word;

/// How many masks are moved at once: enough to drown the loop's overhead, few enough for a core's first cache.
const RUN: usize = 512;

/// One bit for each mask's rank.
pub(crate) struct MaskSet {
    bits: Box<[u64]>,
}

impl MaskSet {
    pub(crate) fn new() -> Self {
        MaskSet { bits: vec![0; MASKS / 64 + 1].into_boxed_slice() }
    }

    /// Adds a rank and says whether it is new.
    #[inline]
    pub(crate) fn insert(&mut self, rank: u32) -> bool {
        let group = &mut self.bits[rank as usize / 64];
        let bit = 1 << (rank % 64);
        let new = *group & bit == 0;
        *group |= bit;
        new
    }

    #[inline]
    pub(crate) fn contains(&self, rank: u32) -> bool {
        self.bits[rank as usize / 64] >> (rank % 64) & 1 != 0
    }

    /// The bits, 64 ranks a group, the lowest rank lowest.
    pub(crate) fn groups(&self) -> &[u64] {
        &self.bits
    }
}

/// A breadth-first search from the centre, one layer at a time.
pub(crate) struct Layers {
    /// Every mask up to the current layer.
    pub(crate) seen: MaskSet,
    /// The current layer's distance.
    pub(crate) distance: u32,
    /// The current layer is the first `len` masks and words, sorted by word; behind them is room.
    len: usize,
    masks: Vec<Mask>,
    words: Vec<u64>,
    /// Where in the layer the words of each first move begin.
    begins: [usize; Move::COUNT + 1],
    /// Room for the next layer.
    next_masks: Vec<Mask>,
    next_words: Vec<u64>,
}

impl Layers {
    /// The layer at distance 1: the masks of the eight words of one move.
    pub(crate) fn new() -> Self {
        // The largest layer, and one more place for the find that turns out to be an old one.
        let room = DISTRIBUTION.iter().max().map_or(0, |&largest| largest as usize + 1);
        let mut seen = MaskSet::new();
        seen.insert(Mask::CENTRE.rank());
        let mut layers = Layers {
            seen,
            distance: 1,
            len: Move::COUNT,
            masks: vec![Mask::CENTRE; room],
            words: vec![0; room],
            begins: [0, 1, 2, 3, 4, 5, 6, 7, 8],
            next_masks: vec![Mask::CENTRE; room],
            next_words: vec![0; room],
        };
        for (at, m) in Move::ALL.into_iter().enumerate() {
            layers.masks[at] = Mask::CENTRE.play(m.inverse());
            layers.words[at] = Word::<3>::EMPTY.push(m.code()).bits();
            layers.seen.insert(layers.masks[at].rank());
        }
        layers
    }

    /// The current layer's masks with their words, in the order of the words.
    pub(crate) fn layer(&self) -> impl Iterator<Item = (Mask, u64)> + '_ {
        self.masks[..self.len].iter().copied().zip(self.words[..self.len].iter().copied())
    }

    /// Goes on to the next layer.
    pub(crate) fn advance(&mut self) {
        let mut found = 0;
        let mut begins = [0; Move::COUNT + 1];
        let mut played = [Mask::CENTRE; RUN];
        for m in Move::ALL {
            begins[m as usize] = found;
            // Putting a move in front of a packed word moves its marker up and the move in below: one addition.
            let step = (7 + u64::from(m.code())) << (3 * self.distance);
            for first in Move::ALL.into_iter().filter(|&first| m.may_precede(first)) {
                let range = self.begins[first as usize]..self.begins[first as usize + 1];
                let masks = self.masks[range.clone()].chunks(RUN);
                let words = self.words[range].chunks(RUN);
                for (masks, words) in masks.zip(words) {
                    Mask::play_all(m.inverse(), masks, &mut played);
                    for (&mask, &word) in played.iter().zip(words) {
                        self.next_masks[found] = mask;
                        self.next_words[found] = word + step;
                        found += usize::from(self.seen.insert(mask.rank()));
                    }
                }
            }
        }
        begins[Move::COUNT] = found;
        std::mem::swap(&mut self.masks, &mut self.next_masks);
        std::mem::swap(&mut self.words, &mut self.next_words);
        self.len = found;
        self.begins = begins;
        self.distance += 1;
    }
}
