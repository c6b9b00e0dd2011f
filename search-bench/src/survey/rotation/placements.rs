//! The ways to place the second and third colour on the 16 cells that the first one leaves.
//!
//! A mask's rank is a sum of two parts, one for each half of its 24 bits. So all second masks with the same upper half have
//! their distances in one row of the table, at most 924 bytes, and so have the third masks beside them; which places of the
//! two rows belong together depends on the lower half of the first mask alone, and is listed once for it. What runs most
//! often is then a walk down a list of pairs of places, with a byte looked up for each: both rows and the list stay in
//! a core's first cache.

use super::LEVELS;
use rotation_game::Mask;

/// Bits in half a mask.
const HALF: u32 = 12;

/// How many patterns half a mask has.
const PATTERNS: usize = 1 << HALF;

/// How many cells a colour has.
const CELLS: u32 = 8;

/// The two parts of a mask's rank.
pub(super) struct Placements {
    /// By the upper half, the rank of the first mask that has it: where its row begins.
    rows: Vec<u32>,
    /// By the lower half, its place in a row. Rows with the same number of cells are alike.
    places: Vec<u16>,
}

impl Placements {
    /// Takes the ranks of masks apart.
    pub(super) fn new() -> Self {
        let rank = |high: u32, low: u32| Mask::from_bits(high << HALF | low).map_or(0, Mask::rank);
        let lowest = |cells: u32| (1 << cells) - 1;
        // Patterns with more than eight cells are in no mask, and get a 0 that nobody looks up.
        let rest = |pattern: u32| lowest(CELLS.saturating_sub(pattern.count_ones()));
        let rows = (0..PATTERNS as u32).map(|high| rank(high, rest(high))).collect();
        let place = |low: u32| rank(rest(low), low).saturating_sub(rank(rest(low), lowest(low.count_ones())));
        Placements { rows, places: (0..PATTERNS as u32).map(|low| place(low) as u16).collect() }
    }

    /// How often each distance is the less of a second and a third mask's, beside a first mask, over the unordered pairs
    /// of such masks.
    pub(super) fn nearer_of_two(&self, first: Mask, distances: &[u8]) -> [u32; LEVELS] {
        let [high, low] = free_halves(first);
        let lists = self.lists(low);
        // Four counts of each distance: neighbours are often equal, and a core would wait for one to be stored.
        let mut counts = [[0; 16]; 4];
        // Of a pair's masks, the second is the one with the highest free cell.
        let highest = 1 << high.ilog2();
        for rest in subsets(high ^ highest) {
            let Some(list) = lists.get_for(rest | highest) else { continue };
            let second = &distances[self.rows[(rest | highest) as usize] as usize..];
            let third = &distances[self.rows[(high ^ highest ^ rest) as usize] as usize..];
            for pairs in list.chunks(4) {
                for (&(a, b), counts) in pairs.iter().zip(&mut counts) {
                    let nearer = second[usize::from(a)].min(third[usize::from(b)]);
                    counts[usize::from(nearer & 15)] += 1;
                }
            }
        }
        std::array::from_fn(|distance| counts.iter().map(|counts| counts[distance]).sum())
    }

    /// The ranks of every second mask beside a first one, in order, and of the third masks that go with them.
    pub(super) fn pairs(&self, first: Mask) -> impl Iterator<Item = (u32, u32)> + '_ {
        let [high, low] = free_halves(first);
        let lists = self.lists(low);
        subsets(high).flat_map(move |second| {
            let rows = [self.rows[second as usize], self.rows[(high ^ second) as usize]];
            let list = lists.get_for(second).map(<[_]>::to_vec).unwrap_or_default();
            list.into_iter().map(move |(a, b)| (rows[0] + u32::from(a), rows[1] + u32::from(b)))
        })
    }

    /// By number of cells, the places of the subsets of `low` with so many cells, and of what they leave of it.
    fn lists(&self, low: u32) -> Lists {
        let mut lists = Lists(Default::default());
        for second in subsets(low).filter(|second| second.count_ones() <= CELLS) {
            let pair = (self.places[second as usize], self.places[(low ^ second) as usize]);
            lists.0[second.count_ones() as usize].push(pair);
        }
        lists
    }
}

/// Pairs of places, by the number of cells that the second colour has in the lower half.
struct Lists([Vec<(u16, u16)>; CELLS as usize + 1]);

impl Lists {
    /// The pairs that complete an upper half of the second colour, if its cells are not too many.
    fn get_for(&self, high: u32) -> Option<&[(u16, u16)]> {
        Some(&self.0[CELLS.checked_sub(high.count_ones())? as usize])
    }
}

/// The cells that a mask leaves, upper half first.
fn free_halves(mask: Mask) -> [u32; 2] {
    let free = !mask.bits() & 0xff_ffff;
    [free >> HALF, free & (PATTERNS as u32 - 1)]
}

/// All subsets of a set of bits, in increasing order.
fn subsets(set: u32) -> impl Iterator<Item = u32> {
    let mut next = Some(0);
    std::iter::from_fn(move || {
        let subset = next?;
        next = (subset != set).then(|| subset.wrapping_sub(set) & set);
        Some(subset)
    })
}
