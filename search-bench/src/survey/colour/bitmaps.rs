//! Levels as bits: for each row four rows of bits, one bit for each separator rank.
//!
//! | bits | what |
//! |---|---|
//! | low, high | 0 where a position was not visited, otherwise its distance modulo 3, plus 1 |
//! | last | the positions of the last level |
//! | next | room for those of the next one |
//!
//! A level is found row by row, from the rows that the row's turns lead to, in the cheaper of two ways. *Forwards*: for
//! each position of the last level in those rows, turn it back into this one; what was not visited before is new.
//! *Backwards*: for each position of this row that was not visited, look whether a turn leads into the last level. The
//! first is for the levels that grow, the second for those where little is left.

use super::lists::{row_of, separators_of, Lists};
use super::space::{Permutation, Space, SEPARATORS, WORDS};
use crate::survey::checkpoint::Words;
use crate::survey::on_threads;
use colour_hash::Move;
use indicatif::ProgressBar;
use std::io;
use std::sync::Mutex;

/// How many rows a thread takes at a time.
const STRIP: usize = 64;

/// Bits in the words of a row that are no separator rank.
const UNUSED: u32 = (WORDS * 64) as u32 - SEPARATORS;

/// Forwards, a position is a load, a shift and a store. Backwards it is that for each turn until one leads into the last
/// level; so many on average.
const TRIES: u32 = 2;

/// What the search knows of each row.
pub(super) struct Bitmaps {
    low: Vec<u64>,
    high: Vec<u64>,
    last: Vec<u64>,
    next: Vec<u64>,
    /// By row, how many bits of `last` are set.
    last_counts: Vec<u32>,
    /// By row, how many bits of `next` are set.
    next_counts: Vec<u32>,
    /// By row, how many positions it has that were not visited.
    open: Vec<u32>,
}

impl Bitmaps {
    /// How many bytes bitmaps take.
    pub(super) fn bytes(space: &Space) -> u64 {
        (space.rows().len() * (4 * WORDS * 8 + 3 * 4)) as u64
    }

    /// The levels of lists as bits.
    pub(super) fn from_lists(space: &Space, lists: &Lists) -> Self {
        let rows = space.rows().len();
        let mut bitmaps = Self::empty(rows);
        bitmaps.open = vec![SEPARATORS; rows];
        for (distance, level) in (0..).zip(lists.levels()) {
            for &position in level {
                let row = row_of(position) as usize;
                let separators = separators_of(position) as usize;
                let (word, bit) = (row * WORDS + separators / 64, 1 << (separators % 64));
                mark(&mut bitmaps.low[word], &mut bitmaps.high[word], bit, distance);
                bitmaps.open[row] -= 1;
                if distance as usize == lists.levels().len() - 1 {
                    bitmaps.last[word] |= bit;
                    bitmaps.last_counts[row] += 1;
                }
            }
        }
        bitmaps
    }

    fn empty(rows: usize) -> Self {
        let words = || vec![0; rows * WORDS];
        let (low, high, last, next) = (words(), words(), words(), words());
        let counts = || vec![0; rows];
        let (last_counts, next_counts, open) = (counts(), counts(), counts());
        Bitmaps { low, high, last, next, last_counts, next_counts, open }
    }

    /// Finds the level at a distance, the next one; returns how many positions it has.
    pub(super) fn advance(&mut self, space: &Space, distance: u32, threads: usize, bar: &ProgressBar) -> u64 {
        let last = Last { words: &self.last, counts: &self.last_counts };
        let low = self.low.chunks_mut(STRIP * WORDS);
        let high = self.high.chunks_mut(STRIP * WORDS);
        let next = self.next.chunks_mut(STRIP * WORDS);
        let open = self.open.chunks_mut(STRIP);
        let counts = self.next_counts.chunks_mut(STRIP);
        let strips = (0..).step_by(STRIP).zip(low.zip(high)).zip(next.zip(open)).zip(counts);
        let strips = Mutex::new(strips.map(|(((first, (low, high)), (next, open)), counts)| Strip {
            first,
            low,
            high,
            next,
            open,
            counts,
        }));
        let work = || {
            let mut found = 0;
            loop {
                let Some(strip) = strips.lock().expect("no thread panics").next() else { return found };
                let positions = strip.advance(space, &last, distance);
                bar.inc(positions);
                found += positions;
            }
        };
        let found = on_threads(threads, work).into_iter().sum();
        std::mem::swap(&mut self.last, &mut self.next);
        std::mem::swap(&mut self.last_counts, &mut self.next_counts);
        found
    }

    /// Whether a position next to one at `distance + 1` is at `distance`.
    pub(super) fn is_at(&self, row: u32, separators: u32, distance: u32) -> bool {
        let (word, shift) = (row as usize * WORDS + separators as usize / 64, separators % 64);
        let code = (self.high[word] >> shift & 1) << 1 | self.low[word] >> shift & 1;
        code == u64::from(distance % 3 + 1)
    }

    /// The positions of a row in the last level, as separator ranks.
    pub(super) fn last_of_row(&self, row: u32) -> Vec<u32> {
        let words = &self.last[row as usize * WORDS..][..WORDS];
        (0..).zip(words).flat_map(|(word, &bits)| ones(bits).map(move |bit| 64 * word + bit)).collect()
    }

    /// Writes the bits of everything but `next`.
    pub(super) fn write(&self, words: &mut Words<impl io::Write>) -> io::Result<()> {
        words.write(&[self.last_counts.len() as u64])?;
        [&self.low, &self.high, &self.last].into_iter().try_for_each(|bits| words.write_sparse(bits))
    }

    /// Reads what was written.
    pub(super) fn read(words: &mut Words<impl io::Read>) -> io::Result<Self> {
        let mut rows = [0];
        words.read(&mut rows)?;
        let mut bitmaps = Self::empty(rows[0] as usize);
        for bits in [&mut bitmaps.low, &mut bitmaps.high, &mut bitmaps.last] {
            words.read_sparse(bits)?;
        }
        let count = |row: &[u64]| row.iter().map(|bits| bits.count_ones()).sum();
        bitmaps.last_counts = bitmaps.last.chunks(WORDS).map(count).collect();
        let planes = bitmaps.low.chunks(WORDS).zip(bitmaps.high.chunks(WORDS));
        let visited = |(low, high): (&[u64], &[u64])| {
            low.iter().zip(high).map(|(low, high)| (low | high).count_ones()).sum::<u32>()
        };
        bitmaps.open = planes.map(|planes| SEPARATORS - visited(planes)).collect();
        Ok(bitmaps)
    }
}

/// The last level.
struct Last<'a> {
    words: &'a [u64],
    counts: &'a [u32],
}

/// Consecutive rows, in the hands of one thread.
struct Strip<'a> {
    first: usize,
    low: &'a mut [u64],
    high: &'a mut [u64],
    next: &'a mut [u64],
    open: &'a mut [u32],
    counts: &'a mut [u32],
}

impl Strip<'_> {
    /// Finds the positions of these rows in the next level.
    fn advance(self, space: &Space, last: &Last, distance: u32) -> u64 {
        let mut found = 0;
        let rows =
            self.low.chunks_mut(WORDS).zip(self.high.chunks_mut(WORDS)).zip(self.next.chunks_mut(WORDS));
        let counts = self.open.iter_mut().zip(self.counts);
        for ((row, ((low, high), next)), (open, count)) in
            space.rows()[self.first..].iter().zip(rows).zip(counts)
        {
            let sources = Move::ALL.map(|turn| {
                let (from, symmetry) = row.turned[usize::from(turn.code())];
                Source {
                    bits: &last.words[from as usize * WORDS..][..WORDS],
                    count: last.counts[from as usize],
                    forwards: space.backwards(turn, symmetry),
                    backwards: space.forwards(turn, symmetry),
                }
            });
            let near: u32 = sources.iter().map(|source| source.count).sum();
            if near == 0 || *open == 0 {
                // Memory that was never written is not even taken from the system.
                if *count > 0 {
                    next.fill(0);
                    *count = 0;
                }
                continue;
            }
            if *open * TRIES < near {
                search_backwards(&sources, low, high, next);
            } else {
                search_forwards(&sources, low, high, next);
            }
            *count = 0;
            for ((low, high), &bits) in low.iter_mut().zip(high).zip(&*next) {
                mark(low, high, bits, distance);
                *count += bits.count_ones();
            }
            *open -= *count;
            found += u64::from(*count) * u64::from(row.images);
        }
        found
    }
}

/// A row that a turn leads to from the row at hand.
struct Source<'a> {
    /// Its positions in the last level.
    bits: &'a [u64],
    /// How many these are.
    count: u32,
    /// Where its positions are in the row at hand.
    forwards: &'a Permutation,
    /// Where the positions of the row at hand are in it.
    backwards: &'a Permutation,
}

/// Turns every position of the last level into the row at hand.
fn search_forwards(sources: &[Source; 4], low: &[u64], high: &[u64], next: &mut [u64]) {
    // As long as a rank of 16 bits can reach, so that no bound need be checked.
    let mut reached = [0_u64; 1 << 10];
    for source in sources.iter().filter(|source| source.count > 0) {
        for (&bits, targets) in source.bits.iter().zip(source.forwards.chunks_exact(64)) {
            for bit in ones(bits) {
                let target = targets[bit as usize];
                reached[usize::from(target >> 6)] |= 1 << (target & 63);
            }
        }
    }
    for (((next, reached), low), high) in next.iter_mut().zip(reached).zip(low).zip(high) {
        *next = reached & !(low | high);
    }
}

/// Asks every position of the row at hand that was not visited whether a turn leads into the last level.
fn search_backwards(sources: &[Source; 4], low: &[u64], high: &[u64], next: &mut [u64]) {
    for (word, ((next, low), high)) in next.iter_mut().zip(low).zip(high).enumerate() {
        let used = if word == WORDS - 1 { u64::MAX >> UNUSED } else { u64::MAX };
        let open = used & !(low | high);
        let mut found = 0;
        for source in sources {
            let targets = &source.backwards[64 * word..][..64];
            for bit in ones(open & !found) {
                let target = targets[bit as usize];
                found |= (source.bits[usize::from(target >> 6)] >> (target & 63) & 1) << bit;
            }
        }
        *next = found;
    }
}

/// Writes down that the positions of some bits are at a distance.
fn mark(low: &mut u64, high: &mut u64, bits: u64, distance: u32) {
    let code = distance % 3 + 1;
    if code & 1 != 0 {
        *low |= bits;
    }
    if code & 2 != 0 {
        *high |= bits;
    }
}

/// The places of the ones in a word, lowest first.
fn ones(mut bits: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = (bits != 0).then(|| bits.trailing_zeros());
        bits &= bits.wrapping_sub(1);
        bit
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    /// A full level of bits, a part of which are set, in no pattern.
    fn bits(seed: u64, words: usize) -> Vec<u64> {
        let mut random = Random::new(seed);
        (0..words).map(|_| random.next_u64() & random.next_u64()).collect()
    }

    #[test]
    fn both_directions_find_the_same() {
        let space = Space::new();
        let [low, high] = [1, 2].map(|seed| bits(seed, WORDS));
        let used = u64::MAX >> UNUSED;
        for row in space.rows().iter().step_by(3_000) {
            let levels = [3, 4, 5, 6].map(|seed| {
                let mut level = bits(seed, WORDS);
                level[WORDS - 1] &= used;
                level
            });
            let sources = Move::ALL.map(|turn| {
                let code = usize::from(turn.code());
                let symmetry = row.turned[code].1;
                Source {
                    bits: &levels[code],
                    count: 1,
                    forwards: space.backwards(turn, symmetry),
                    backwards: space.forwards(turn, symmetry),
                }
            });
            let [mut forwards, mut backwards] = [vec![0; WORDS], vec![0; WORDS]];
            search_forwards(&sources, &low, &high, &mut forwards);
            search_backwards(&sources, &low, &high, &mut backwards);
            assert!(forwards.iter().any(|&word| word != 0));
            assert_eq!(forwards, backwards);
        }
    }

    #[test]
    fn bitmaps_go_on_where_lists_stopped() {
        let space = Space::new();
        let bar = ProgressBar::hidden();
        let mut lists = Lists::new(&space);
        (1..=6).for_each(|_| assert!(lists.advance(&space) > 0));
        let mut bitmaps = Bitmaps::from_lists(&space, &lists);
        for distance in 7..=9 {
            assert_eq!(bitmaps.advance(&space, distance, 2, &bar), lists.advance(&space));
        }
        for row in 0..space.rows().len() as u32 {
            let last = bitmaps.last_of_row(row);
            assert_eq!(last, lists.last_of_row(row));
            assert!(last.iter().all(|&separators| bitmaps.is_at(row, separators, 9)));
        }
    }
}
