//! Closed sets: what a search remembers of a position, and three ways to remember it.
//!
//! | type | positions | one access |
//! |---|---|---|
//! | [`Ordered`] | anything with an order | O(log n) comparisons, a cache miss each |
//! | [`Hashed`] | anything with a hash | one hash, about one cache miss |
//! | [`Dense`] | positions that are their own rank | one load; cleared for every search |
//!
//! Hashes use fixed seeds, and no strategy ever walks through a closed set: the same search visits the same positions
//! in the same order in every run.

use ahash::RandomState;
use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;

/// A map from positions to what a search keeps of each.
pub trait Closed<K, V> {
    /// What is kept of a position, if it is known.
    fn get(&self, state: &K) -> Option<V>;

    /// Keeps `value` of a position that is not known yet; says whether it was not.
    fn insert_new(&mut self, state: &K, value: V) -> bool;

    /// Keeps `value` of a position, whether it is known or not.
    fn set(&mut self, state: &K, value: V);

    /// How many positions are known.
    fn len(&self) -> usize;

    /// Whether no position is known.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A hash table with fixed seeds.
pub struct Hashed<K, V>(HashMap<K, V, RandomState>);

impl<K, V> Default for Hashed<K, V> {
    fn default() -> Self {
        // The digits of pi: any four numbers serve, as long as they are always the same.
        Hashed(HashMap::with_hasher(RandomState::with_seeds(3141592653, 5897932384, 6264338327, 9502884197)))
    }
}

impl<K: Hash + Eq + Clone, V: Copy> Closed<K, V> for Hashed<K, V> {
    fn get(&self, state: &K) -> Option<V> {
        self.0.get(state).copied()
    }

    fn insert_new(&mut self, state: &K, value: V) -> bool {
        // Two look-ups for a new position, so that a known one is not cloned: most generated positions are known.
        let new = !self.0.contains_key(state);
        if new {
            self.0.insert(state.clone(), value);
        }
        new
    }

    fn set(&mut self, state: &K, value: V) {
        self.0.insert(state.clone(), value);
    }

    fn len(&self) -> usize {
        self.0.len()
    }
}

/// A balanced tree, as the public solutions use it.
pub struct Ordered<K, V>(BTreeMap<K, V>);

impl<K, V> Default for Ordered<K, V> {
    fn default() -> Self {
        Ordered(BTreeMap::new())
    }
}

impl<K: Ord + Clone, V: Copy> Closed<K, V> for Ordered<K, V> {
    fn get(&self, state: &K) -> Option<V> {
        self.0.get(state).copied()
    }

    fn insert_new(&mut self, state: &K, value: V) -> bool {
        let new = !self.0.contains_key(state);
        if new {
            self.0.insert(state.clone(), value);
        }
        new
    }

    fn set(&mut self, state: &K, value: V) {
        self.0.insert(state.clone(), value);
    }

    fn len(&self) -> usize {
        self.0.len()
    }
}

/// A position that is a number below a small bound.
pub trait Rank {
    /// The number.
    fn rank(&self) -> usize;
}

impl Rank for u32 {
    fn rank(&self) -> usize {
        *self as usize
    }
}

/// An array with a place for every position of the space.
pub struct Dense<V> {
    places: Vec<Option<V>>,
    known: usize,
}

impl<V: Copy> Dense<V> {
    /// An empty set for positions whose ranks are below `positions`.
    pub fn new(positions: usize) -> Self {
        Dense { places: vec![None; positions], known: 0 }
    }
}

impl<K: Rank, V: Copy> Closed<K, V> for Dense<V> {
    fn get(&self, state: &K) -> Option<V> {
        self.places[state.rank()]
    }

    fn insert_new(&mut self, state: &K, value: V) -> bool {
        let place = &mut self.places[state.rank()];
        let new = place.is_none();
        if new {
            *place = Some(value);
            self.known += 1;
        }
        new
    }

    fn set(&mut self, state: &K, value: V) {
        let before = self.places[state.rank()].replace(value);
        self.known += usize::from(before.is_none());
    }

    fn len(&self) -> usize {
        self.known
    }
}
