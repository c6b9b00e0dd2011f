//! Random numbers that are the same on every machine and in every version: instances are named by their seed.
//!
//! `SplitMix64` (Steele, Lea and Flood 2014): one addition and three mixing steps a number. Good enough to shuffle boards,
//! short enough to be read, and fixed for good: no library's update can change what seed 1 means.

/// A stream of random numbers.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The stream that `seed` names.
    pub fn new(seed: u64) -> Self {
        Random(seed)
    }

    /// The next number, any of 2⁶⁴.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `bound`, which must not be 0; for bounds as small as a board the bias is below 2⁻⁵⁰.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next_u64()) * bound as u128) >> 64) as usize
    }

    /// Puts `items` into any order, all equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_the_published_one() {
        // The first numbers of the generator from seed 1234567, as its reference implementation prints them.
        let mut random = Random::new(1234567);
        let first: Vec<u64> = (0..3).map(|_| random.next_u64()).collect();
        assert_eq!(first, [6457827717110365317, 3203168211198807973, 9817491932198370423]);
    }

    #[test]
    fn every_order_of_three_is_about_equally_likely() {
        let mut random = Random::new(1);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..6000 {
            let mut items = [1, 2, 3];
            random.shuffle(&mut items);
            *seen.entry(items).or_insert(0) += 1;
        }
        assert!(seen.len() == 6 && seen.values().all(|times| (850..1150).contains(times)), "{seen:?}");
    }
}
