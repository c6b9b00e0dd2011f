//! The Rotation Game's lower bounds.

use crate::representation::rotation::one_colour::{MaskMoves, OneColour, CENTRE_MASK};
use crate::space::{Heuristic, StateSpace};

/// What these heuristics ask of a representation.
pub trait Colours: StateSpace {
    /// Exact distances of one colour's cells, in whatever this representation looks them up fastest.
    type Distances;

    /// How often the colour that is most frequent in the centre stands there, 3 to 8.
    fn most_frequent(&self, state: &Self::State) -> u32;

    /// The exact distances of all sets of eight cells to the centre.
    fn distances(&self) -> Self::Distances;

    /// The exact distance of each colour's cells, 0 to 14.
    fn colour_distances(&self, distances: &Self::Distances, state: &Self::State) -> [u32; 3];
}

/// Eight less the most frequent colour's count in the centre: every move brings one cell into the centre and takes one
/// out. The public solutions' bound.
pub struct MostFrequent;

impl<S: Colours> Heuristic<S> for MostFrequent {
    const NAME: &'static str = "most-frequent";
    const CONSISTENT: bool = true;

    fn new(_: &S) -> Self {
        MostFrequent
    }

    fn estimate(&self, space: &S, state: &S::State) -> u32 {
        8 - space.most_frequent(state)
    }
}

impl Heuristic<OneColour> for MostFrequent {
    const NAME: &'static str = "most-frequent";
    const CONSISTENT: bool = true;

    fn new(_: &OneColour) -> Self {
        MostFrequent
    }

    fn estimate(&self, _: &OneColour, state: &u32) -> u32 {
        8 - (state & CENTRE_MASK).count_ones()
    }
}

/// The least of the three colours' exact distances, which is the board's exact distance: IDA* then walks straight to the
/// goal, and what is left to see is the cost of one node.
pub struct ExactColour<S: Colours>(S::Distances);

impl<S: Colours> Heuristic<S> for ExactColour<S> {
    const NAME: &'static str = "exact-colour";
    const CONSISTENT: bool = true;

    fn new(space: &S) -> Self {
        ExactColour(space.distances())
    }

    fn estimate(&self, space: &S, state: &S::State) -> u32 {
        let [one, two, three] = space.colour_distances(&self.0, state);
        one.min(two).min(three)
    }
}

/// Exact distances by cells, a bit a cell: one byte for each of the 2²⁴ sets of cells, 16 MiB, of which the 735 471
/// with eight cells are used.
pub struct CellDistances(Vec<u8>);

impl CellDistances {
    /// Breadth-first from the centre over one colour's cells.
    pub fn new() -> Self {
        let moves = MaskMoves::new();
        let mut distances = vec![u8::MAX; 1 << 24];
        let mut frontier = vec![CENTRE_MASK];
        distances[CENTRE_MASK as usize] = 0;
        for distance in 1.. {
            let mut next = Vec::new();
            for (cells, code) in frontier.iter().flat_map(|&cells| (0..8).map(move |code| (cells, code))) {
                // Distances are the same either way, since every move's inverse is a move.
                let reached = moves.play(cells, code);
                let known = &mut distances[reached as usize];
                if *known == u8::MAX {
                    *known = distance;
                    next.push(reached);
                }
            }
            if next.is_empty() {
                break;
            }
            frontier = next;
        }
        CellDistances(distances)
    }

    /// The exact distance of eight cells to the centre, 0 to 14.
    pub fn get(&self, cells: u32) -> u32 {
        u32::from(self.0[cells as usize])
    }
}

impl Default for CellDistances {
    fn default() -> Self {
        Self::new()
    }
}
