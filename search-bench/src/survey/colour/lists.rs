//! Levels as sorted lists: for a search that stops early, and for the first levels of one that does not.
//!
//! An entry is a row and a separator rank in one word. The next level is what the turns make of the last one, sorted, each
//! once, less what stands in the last two levels: since turns can be undone, nothing older can be reached.

use super::space::{Space, SYMMETRIES};
use colour_hash::{Coordinates, Key, Move};

/// Bits of an entry that hold the separator rank; the row is above them.
const SEPARATOR_BITS: u32 = 16;

/// Every level so far.
pub(super) struct Lists {
    levels: Vec<Vec<u64>>,
}

impl Lists {
    /// The goal alone.
    pub(super) fn new(space: &Space) -> Self {
        let goal = Coordinates::new(Key::GOAL);
        let (row, symmetry) = space.locate(goal.triangles);
        Lists { levels: vec![vec![entry(row, space.image(symmetry, goal.separators))]] }
    }

    /// Levels that were saved.
    pub(super) fn from_levels(levels: Vec<Vec<u64>>) -> Self {
        Lists { levels }
    }

    /// Every level.
    pub(super) fn levels(&self) -> &[Vec<u64>] {
        &self.levels
    }

    /// Finds the next level; returns how many positions it stands for.
    pub(super) fn advance(&mut self, space: &Space) -> u64 {
        let last = &self.levels[self.levels.len() - 1];
        let mut found = Vec::with_capacity(last.len() * Move::COUNT);
        for &position in last {
            let row = space.row(row_of(position));
            for (turn, (to, symmetry)) in Move::ALL.into_iter().zip(row.turned) {
                let separators = space.forwards(turn, symmetry)[separators_of(position) as usize].into();
                // A row that a symmetry keeps holds mirror images, too, and what was turned stands for both.
                let kept_by = space.row(to).kept_by;
                let symmetries = (0..SYMMETRIES as u8).filter(|symmetry| kept_by >> symmetry & 1 != 0);
                found.extend(symmetries.map(|symmetry| entry(to, space.image(symmetry, separators))));
            }
        }
        found.sort_unstable();
        found.dedup();
        for old in self.levels.iter().rev().take(2) {
            remove(&mut found, old);
        }
        found.shrink_to_fit();
        let positions = found.iter().map(|&position| u64::from(space.row(row_of(position)).images)).sum();
        if positions > 0 {
            self.levels.push(found);
        }
        positions
    }

    /// How many bytes the levels take, with room for another.
    pub(super) fn bytes_for_next(&self) -> u64 {
        let entries: usize = self.levels.iter().map(Vec::len).sum();
        let last = self.levels[self.levels.len() - 1].len();
        8 * (entries + Move::COUNT * last) as u64
    }

    /// How many bytes the lists take at most in a search to a depth: a level has at most three times the positions of the
    /// one before, and an entry stands for at least one.
    pub(super) fn bytes_at_most(depth: u32) -> u64 {
        let power = 3_u64.saturating_pow(depth);
        power.saturating_mul(8 * 8)
    }

    /// Whether a position is in a level.
    pub(super) fn is_at(&self, row: u32, separators: u32, distance: u32) -> bool {
        self.levels[distance as usize].binary_search(&entry(row, separators)).is_ok()
    }

    /// The positions of a row in the last level, as separator ranks.
    pub(super) fn last_of_row(&self, row: u32) -> Vec<u32> {
        let last = &self.levels[self.levels.len() - 1];
        let from = last.partition_point(|&position| row_of(position) < row);
        last[from..]
            .iter()
            .take_while(|&&position| row_of(position) == row)
            .map(|&p| separators_of(p))
            .collect()
    }
}

fn entry(row: u32, separators: u32) -> u64 {
    u64::from(row) << SEPARATOR_BITS | u64::from(separators)
}

/// The row of an entry.
pub(super) fn row_of(entry: u64) -> u32 {
    (entry >> SEPARATOR_BITS) as u32
}

/// The separator rank of an entry.
pub(super) fn separators_of(entry: u64) -> u32 {
    entry as u32 & ((1 << SEPARATOR_BITS) - 1)
}

/// Takes the entries of one sorted list out of another.
fn remove(list: &mut Vec<u64>, old: &[u64]) {
    let mut old = old.iter().copied().peekable();
    list.retain(|&entry| {
        while old.next_if(|&other| other < entry).is_some() {}
        old.peek() != Some(&entry)
    });
}
