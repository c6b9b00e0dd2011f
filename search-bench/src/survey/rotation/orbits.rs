//! The orbits of the masks under the board's eight symmetries.

use super::{Range, PAIRS};
use crate::survey::Failure;
use rotation_game::{Mask, CELLS, MASKS};

/// Which masks are alike: the masks that the reflections and rotations of the board make of one another.
///
/// Each orbit is known by its mask of the least rank, and numbered in the order of these.
pub struct Orbits {
    /// By orbit, the mask of the least rank.
    representatives: Vec<Mask>,
    /// By orbit, how many masks it has.
    sizes: Vec<u8>,
    /// By rank of a mask, the orbit.
    by_rank: Vec<u32>,
}

impl Orbits {
    /// Finds all orbits, in some 30 ms.
    pub fn new() -> Self {
        const NONE: u32 = u32::MAX;
        let symmetries = symmetries();
        let mut found = Orbits { representatives: Vec::new(), sizes: Vec::new(), by_rank: vec![NONE; MASKS] };
        for mask in all_masks() {
            if found.by_rank[mask.rank() as usize] != NONE {
                continue;
            }
            let orbit = found.count();
            let mut size = 0;
            for symmetry in &symmetries {
                let entry = &mut found.by_rank[image(mask, symmetry).rank() as usize];
                size += u8::from(*entry == NONE);
                *entry = orbit;
            }
            found.representatives.push(mask);
            found.sizes.push(size);
        }
        found
    }

    /// How many orbits there are.
    pub fn count(&self) -> u32 {
        self.representatives.len() as u32
    }

    /// All of them.
    pub fn whole(&self) -> Range {
        Range { from: 0, to: self.count() }
    }

    /// A range if there are such orbits; all of them where none is asked for.
    ///
    /// # Errors
    /// When the range is empty or goes too far.
    pub fn range(&self, range: Option<Range>) -> Result<Range, Failure> {
        let range = range.unwrap_or(self.whole());
        if range.from < range.to && range.to <= self.count() {
            Ok(range)
        } else {
            Err(Failure::input(format!("{range} is no range of the orbits {}", self.whole())))
        }
    }

    /// The orbit's mask of the least rank.
    pub fn representative(&self, orbit: u32) -> Mask {
        self.representatives[orbit as usize]
    }

    /// How many masks an orbit has: 1, 2, 4 or 8.
    pub fn size(&self, orbit: u32) -> u8 {
        self.sizes[orbit as usize]
    }

    /// Whether a mask lies in one of the orbits of a range.
    pub fn has(&self, range: Range, mask: Mask) -> bool {
        (range.from..range.to).contains(&self.by_rank[mask.rank() as usize])
    }

    /// How many boards have their first colour in the orbits of a range.
    pub fn positions(&self, range: Range) -> u64 {
        self.sizes[range.from as usize..range.to as usize].iter().map(|&size| PAIRS * u64::from(size)).sum()
    }
}

impl Default for Orbits {
    fn default() -> Self {
        Self::new()
    }
}

/// Every mask, in the order of ranks.
pub(super) fn all_masks() -> impl Iterator<Item = Mask> {
    (0..1 << CELLS).filter_map(Mask::from_bits)
}

/// Where a symmetry brings each cell.
type Symmetry = [usize; CELLS];

/// The eight symmetries of a square whose middle cell is the board's.
pub(super) fn symmetries() -> [Symmetry; 8] {
    let on_board = |&(row, column): &(usize, usize)| [2, 4].contains(&row) || [2, 4].contains(&column);
    // A square of seven rows and columns, in reading order; the cells are the two columns and the two rows that cross.
    let cells: Vec<_> = (0..49).map(|place| (place / 7, place % 7)).filter(on_board).collect();
    std::array::from_fn(|symmetry| {
        std::array::from_fn(|cell| {
            let (mut row, mut column) = cells[cell];
            if symmetry & 1 != 0 {
                row = 6 - row;
            }
            if symmetry & 2 != 0 {
                column = 6 - column;
            }
            if symmetry & 4 != 0 {
                (row, column) = (column, row);
            }
            cells
                .iter()
                .position(|&place| place == (row, column))
                .expect("a symmetry of the board keeps its cells")
        })
    })
}

/// What a symmetry makes of a mask.
pub(super) fn image(mask: Mask, symmetry: &Symmetry) -> Mask {
    let mut cells = (0..CELLS).filter(|&cell| mask.contains(cell));
    Mask::from_cells(std::array::from_fn(|_| symmetry[cells.next().expect("a mask has eight cells")]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rotation_game::Move;

    #[test]
    fn a_symmetry_maps_lines_to_lines_and_the_centre_to_itself() {
        for symmetry in symmetries() {
            assert_eq!(image(Mask::CENTRE, &symmetry), Mask::CENTRE);
            for m in Move::ALL {
                let line = m.line().map(|cell| symmetry[cell]);
                assert!(Move::ALL.iter().any(|other| other.line() == line), "{m} by {symmetry:?}");
            }
        }
    }

    #[test]
    fn orbits_have_every_mask_once() {
        let orbits = Orbits::new();
        // Burnside's lemma: the mean number of masks that a symmetry keeps.
        let kept = |symmetry| all_masks().filter(|&mask| image(mask, symmetry) == mask).count();
        assert_eq!(symmetries().iter().map(kept).sum::<usize>(), 8 * orbits.count() as usize);
        assert_eq!(orbits.positions(orbits.whole()), 9_465_511_770);
    }
}
