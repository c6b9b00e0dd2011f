//! The magic board's lower bounds.

use crate::puzzle::{Magic, Puzzle, MAGIC_START};
use crate::space::{Heuristic, StateSpace};

/// What these heuristics ask of a representation.
pub trait Corners: StateSpace {
    /// The tiles, row after row.
    fn tiles(&self, state: &Self::State) -> [u8; 8];
}

/// A pattern database: the exact distance of the four tiles that belong in the corners, whatever the others do.
///
/// 8 · 7 · 6 · 5 = 1 680 patterns, found once by breadth-first search backwards from the corners.
pub struct CornerTiles {
    /// By the places of the tiles 1, 4, 8 and 5, three bits each.
    distances: Vec<u8>,
}

/// The tiles that belong in the corners.
const TILES: [u8; 4] = [1, 4, 8, 5];

impl<S: Corners> Heuristic<S> for CornerTiles {
    const NAME: &'static str = "corner-tiles";
    const CONSISTENT: bool = true;

    fn new(_: &S) -> Self {
        let mut distances = vec![u8::MAX; 1 << 12];
        let mut frontier = vec![MAGIC_START];
        distances[pattern(MAGIC_START)] = 0;
        for distance in 1.. {
            let mut next = Vec::new();
            for board in frontier.into_iter().flat_map(predecessors) {
                let known = &mut distances[pattern(board)];
                if *known == u8::MAX {
                    *known = distance;
                    next.push(board);
                }
            }
            if next.is_empty() {
                break;
            }
            frontier = next;
        }
        CornerTiles { distances }
    }

    fn estimate(&self, space: &S, state: &S::State) -> u32 {
        u32::from(self.distances[pattern(space.tiles(state))])
    }
}

/// The places of the corner tiles, three bits each.
fn pattern(board: [u8; 8]) -> usize {
    let mut places = [0; 9];
    for (place, tile) in board.into_iter().enumerate() {
        places[usize::from(tile)] = place;
    }
    TILES.iter().fold(0, |pattern, &tile| pattern << 3 | places[usize::from(tile)])
}

/// The boards from which one move leads to `board`: A taken back by A, B by BBB, C by CCC.
fn predecessors(board: [u8; 8]) -> [[u8; 8]; 3] {
    [(0, 1), (1, 3), (2, 3)].map(|(code, times)| {
        (0..times).fold(board, |board, _| Magic::play(&board, code).expect("every move can be made"))
    })
}
