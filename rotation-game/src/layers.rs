//! The masks around the centre, layer by layer, each layer in the order of its masks' smallest shortest words.
//!
//! A search backwards from the centre puts moves in front of words. Take the moves in order in the outer loop and the
//! last layer's masks, sorted by word, in the inner one: then the new words come out sorted too, and whoever reaches a
//! mask first has its smallest shortest word. Nothing is ever compared, and no mask is expanded twice.
//!
//! What makes it fast: a new mask is appended by writing it always and advancing only if it was new, since no branch
//! predictor could learn which are. What has been seen is one bit a mask, 92 KB in all, which stay in a core's second
//! cache. Of the 64 pairs of a move and the first move of the word behind it 16 are left out ([`Move::may_precede`]), whole
//! runs of a layer at a time, as a layer is sorted by first move. A mask and its word share a `u64`, and moves are made for
//! many of them at once.

use crate::distance::DISTRIBUTION;
use crate::mask::{Mask, MASKS};
use crate::moves::{Move, CELLS};

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

    /// The masks that are not in the set.
    pub(crate) fn missing(&self) -> Vec<Mask> {
        let mut masks = Vec::new();
        for (first, &bits) in (0..).step_by(64).zip(self.bits.iter()) {
            let mut absent = !bits;
            while absent != 0 {
                masks.extend(Mask::from_rank(first + absent.trailing_zeros()));
                absent &= absent - 1;
            }
        }
        masks
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
    /// The current layer is the first `len` of these, sorted by word; behind them is room.
    layer: Vec<Found>,
    len: usize,
    /// Where in the layer the words of each first move begin.
    begins: [usize; Move::COUNT + 1],
    /// Room for the next layer.
    next: Vec<Found>,
}

impl Layers {
    /// The layer at distance 1, the masks of the eight words of one move, with room for layers up to `farthest`.
    pub(crate) fn new(farthest: u32) -> Self {
        // The largest layer, and one more place for the find that turns out to be an old one.
        let largest = DISTRIBUTION[..=farthest as usize].iter().max();
        let room = largest.map_or(0, |&largest| largest as usize + 1);
        let mut layers = Layers {
            seen: MaskSet::new(),
            distance: 1,
            layer: vec![Found(0); room],
            len: Move::COUNT,
            begins: [0, 1, 2, 3, 4, 5, 6, 7, 8],
            next: vec![Found(0); room],
        };
        layers.seen.insert(Mask::CENTRE.rank());
        for (m, found) in Move::ALL.into_iter().zip(&mut layers.layer) {
            *found = Found::CENTRE.behind(m, 0);
            layers.seen.insert(found.mask().rank());
        }
        layers
    }

    /// The current layer's masks with their words, in the order of the words.
    pub(crate) fn layer(&self) -> impl Iterator<Item = (Mask, u64)> + '_ {
        let marker = 1 << (3 * self.distance);
        self.layer[..self.len].iter().map(move |found| (found.mask(), marker | found.0 >> CELLS))
    }

    /// Goes on to the next layer.
    pub(crate) fn advance(&mut self) {
        let mut len = 0;
        let mut begins = [0; Move::COUNT + 1];
        let mut run = [Found(0); RUN];
        for m in Move::ALL {
            begins[m as usize] = len;
            for first in Move::ALL.into_iter().filter(|&first| m.may_precede(first)) {
                let range = self.begins[first as usize]..self.begins[first as usize + 1];
                for layer in self.layer[range].chunks(RUN) {
                    ALL_BEHIND[m as usize](layer, self.distance, &mut run);
                    len += keep_new(&run[..layer.len()], &mut self.seen, &mut self.next[len..]);
                }
            }
        }
        begins[Move::COUNT] = len;
        std::mem::swap(&mut self.layer, &mut self.next);
        self.len = len;
        self.begins = begins;
        self.distance += 1;
    }
}

/// Writes those of `run` that have not been seen to the beginning of `next`, and says how many they are.
// A function of its own, so that nothing but these three needs registers: inside the loops around it, some are spilled.
#[inline(never)]
fn keep_new(run: &[Found], seen: &mut MaskSet, next: &mut [Found]) -> usize {
    let mut len = 0;
    for &found in run {
        next[len] = found;
        len += usize::from(seen.insert(found.mask().rank()));
    }
    len
}

/// A mask and the word that brings it to the centre: the mask in bits 0 to 23, the moves above it, 3 bits each, the last
/// one lowest. The word's length is the layer's distance, up to 13.
#[derive(Clone, Copy)]
struct Found(u64);

impl Found {
    const CENTRE: Found = Found(Mask::CENTRE.bits() as u64);

    fn mask(self) -> Mask {
        Mask::from_low_bits(self.0)
    }

    /// The mask from which `m` leads to this one, with its word; `distance` is that of this mask.
    #[inline]
    fn behind(self, m: Move, distance: u32) -> Self {
        Found(Mask::play_low_bits(m.inverse(), self.0) | u64::from(m.code()) << (CELLS as u32 + 3 * distance))
    }

    /// [`behind`](Self::behind) for many masks. With the move a constant its shifts are too, and the compiler turns the
    /// loop into vector code.
    fn all_behind<const CODE: usize>(layer: &[Found], distance: u32, behind: &mut [Found]) {
        for (found, behind) in layer.iter().zip(behind) {
            *behind = found.behind(Move::ALL[CODE], distance);
        }
    }
}

type AllBehind = fn(&[Found], u32, &mut [Found]);

/// By move, [`Found::all_behind`] it.
static ALL_BEHIND: [AllBehind; Move::COUNT] = [
    Found::all_behind::<0>,
    Found::all_behind::<1>,
    Found::all_behind::<2>,
    Found::all_behind::<3>,
    Found::all_behind::<4>,
    Found::all_behind::<5>,
    Found::all_behind::<6>,
    Found::all_behind::<7>,
];
