//! The ball around the goal: every position within a few moves of it, each with its smallest shortest word.
//!
//! One breadth-first search backwards from the goal, level by level, finds them all. Within a level the OUTER loop runs
//! over the moves in their order and the inner one over the last level in its order; so words are made in ascending
//! order, read from the front, and whoever reaches a position first has reached it with its smallest word. A search
//! that runs the loops the other way round, or keeps the first word of a plain queue, finds the word that is smallest
//! read from the end.
//!
//! Positions and words stand in two lists in the order they were found: by length, then by word. A hash table of places
//! in these lists leads from a position to its word. In front of it stands a filter of two bits a position (Bloom 1970,
//! both bits in one word). It knows one level more than the table does, since marking positions is cheap beside listing
//! them; and it turns away 97 of 100 others with one load and one branch that is nearly always predicted.

use crate::distance::DISTRIBUTION;
use crate::key::Key;
use crate::moves::Move;
use judge_io::Word;

/// Positions within a distance of the goal, and the smallest shortest word of each.
pub struct Ball {
    /// Every position, in the order of words.
    keys: Vec<Key>,
    /// Its word to the goal, packed.
    words: Vec<u32>,
    /// Where each distance starts in these lists, and where the last one ends.
    levels: Vec<usize>,
    table: Table,
}

impl Ball {
    /// The largest radius, with 578 783 positions: those within 13 are more than the 2²⁰ places that a slot of the table can
    /// point to.
    pub const LARGEST: u32 = 12;

    /// All positions within `radius` moves. Some 30 ns and 24 bytes a position.
    ///
    /// # Panics
    /// When the radius is larger than [`LARGEST`](Self::LARGEST).
    pub fn new(radius: u32) -> Self {
        assert!(radius <= Self::LARGEST, "a ball has a radius of at most {}", Self::LARGEST);
        let size = DISTRIBUTION[..=radius as usize].iter().sum::<u64>() as usize;
        let mut ball = Ball {
            keys: Vec::with_capacity(size),
            words: Vec::with_capacity(size),
            levels: vec![0],
            table: Table::new(size),
        };
        ball.add(Key::GOAL, Word::<2>::EMPTY.bits() as u32);
        ball.levels.push(1);
        for length in 0..radius {
            ball.grow(length);
        }
        ball.mark_neighbours(radius);
        ball
    }

    /// Adds the positions one move further than the outermost level, whose words have this `length`.
    fn grow(&mut self, length: u32) {
        let rim = self.levels[length as usize];
        let rim: Vec<(Key, u32)> =
            self.keys[rim..].iter().copied().zip(self.words[rim..].iter().copied()).collect();
        for turn in Move::ALL {
            // The turn comes before the word, so on the way from the goal it is undone.
            let undo = turn.inverse();
            for &(key, word) in &rim {
                let starts_with_undo = length > 0 && word >> (2 * length - 2) & 3 == u32::from(undo.code());
                if !starts_with_undo {
                    // Word::prepend, for a marker whose place is known.
                    let longer = word + ((3 + u32::from(turn.code())) << (2 * length));
                    self.add(key.play(undo), longer);
                }
            }
        }
        self.levels.push(self.keys.len());
    }

    /// Marks the positions beside the outermost level in the filter, those inside again.
    fn mark_neighbours(&mut self, radius: u32) {
        for key in &self.keys[self.levels[radius as usize]..] {
            for turn in Move::ALL {
                self.table.mark(hash(key.play(turn)));
            }
        }
    }

    /// Adds a position, if it is new.
    fn add(&mut self, key: Key, word: u32) {
        let index = self.keys.len();
        if self.table.find_or_insert(key, index, &self.keys) == index {
            self.keys.push(key);
            self.words.push(word);
        }
    }

    /// Whether a position may be in the ball or one move out of it: if not, it is neither. Takes a nanosecond or two.
    #[inline]
    pub fn may_touch(&self, key: Key) -> bool {
        self.table.may_hold(hash(key))
    }

    /// The smallest of the shortest words from a position to the goal, if it is in the ball.
    #[inline]
    pub fn word(&self, key: Key) -> Option<Word<2>> {
        let index = self.table.find(key, &self.keys)?;
        Word::from_bits(u64::from(self.words[index]))
    }

    /// Every position with its word, in the order of words.
    pub fn iter(&self) -> impl Iterator<Item = (Key, Word<2>)> + '_ {
        let word = |&bits: &u32| Word::from_bits(u64::from(bits));
        self.keys.iter().copied().zip(self.words.iter().filter_map(word))
    }

    /// How many positions lie at each distance from 0 to the ball's radius.
    pub fn distribution(&self) -> impl Iterator<Item = u64> + '_ {
        self.levels.windows(2).map(|level| (level[1] - level[0]) as u64)
    }
}

/// Where a position stands in a list of positions: open addressing with linear probing, and a filter.
struct Table {
    /// [`VACANT`], or in the low [`INDEX_BITS`] bits an index into the list and above them as many bits of its
    /// position's hash as there is room for, so that hardly any other position is compared with.
    slots: Vec<u32>,
    /// The first bits of a hash choose a word, the last ones two bits of it, which are set where it has been marked.
    filter: Vec<u64>,
    /// How far a hash is shifted to the right to choose a slot.
    shift: u32,
}

/// A slot without an index.
const VACANT: u32 = u32::MAX;

/// The filter has a word for four slots.
const FILTER_SHIFT: u32 = 2;

/// Bits of a slot that hold the index.
const INDEX_BITS: u32 = 20;

impl Table {
    /// An empty table for `size` positions, of which it is to be filled to three quarters at most.
    fn new(size: usize) -> Self {
        let slots = (size * 4 / 3).next_power_of_two().max(8);
        Table {
            slots: vec![VACANT; slots],
            filter: vec![0; slots >> FILTER_SHIFT],
            shift: 64 - slots.ilog2(),
        }
    }

    /// Marks a position's hash in the filter.
    fn mark(&mut self, hash: u64) {
        self.filter[(hash >> self.shift >> FILTER_SHIFT) as usize] |= filter_bits(hash);
    }

    /// Whether a position with this hash may have been marked.
    fn may_hold(&self, hash: u64) -> bool {
        let bits = filter_bits(hash);
        self.filter[(hash >> self.shift >> FILTER_SHIFT) as usize] & bits == bits
    }

    /// Where `key` stands in `list`.
    #[inline]
    fn find(&self, key: Key, list: &[Key]) -> Option<usize> {
        let hash = hash(key);
        if self.may_hold(hash) {
            self.probe(key, hash, list).ok()
        } else {
            None
        }
    }

    /// Where `key` stands in `list`; if nowhere, it is to stand at `index` from now on.
    fn find_or_insert(&mut self, key: Key, index: usize, list: &[Key]) -> usize {
        let hash = hash(key);
        self.probe(key, hash, list).unwrap_or_else(|vacant| {
            self.slots[vacant] = tag(hash) | index as u32;
            self.mark(hash);
            index
        })
    }

    /// The index of `key`, or the slot where it would have been found. Out of line, so that a search keeps the filter
    /// in its loop and nothing else.
    #[inline(never)]
    fn probe(&self, key: Key, hash: u64, list: &[Key]) -> Result<usize, usize> {
        let mut slot = (hash >> self.shift) as usize;
        loop {
            let entry = self.slots[slot];
            if entry == VACANT {
                return Err(slot);
            }
            let other = entry ^ tag(hash);
            if other >> INDEX_BITS == 0 && list[other as usize] == key {
                return Ok(other as usize);
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
    }
}

/// Mixes all of a position into all of a hash: both halves of its product with 2⁶⁴ divided by the golden ratio.
fn hash(key: Key) -> u64 {
    let product = u128::from(key.bits()) * 0x9e37_79b9_7f4a_7c15;
    (product >> 64) as u64 ^ product as u64
}

/// The part of a hash that stands in a slot: bits that choose neither the slot nor the bits of the filter.
fn tag(hash: u64) -> u32 {
    ((hash >> 12) as u32) << INDEX_BITS
}

/// The part of a hash that stands in a word of the filter.
fn filter_bits(hash: u64) -> u64 {
    1 << (hash & 63) | 1 << (hash >> 6 & 63)
}
