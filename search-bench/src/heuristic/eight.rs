//! The eight puzzle's lower bounds. None of them counts the blank.

use crate::space::{Heuristic, StateSpace};

/// What these heuristics ask of a representation. One that knows a faster way than by its cells says so here.
pub trait Tiles: StateSpace {
    /// The cells, row after row, the blank as 0.
    fn cells(&self, state: &Self::State) -> [u8; 9];

    /// How many tiles are not in their place.
    fn misplaced(&self, state: &Self::State) -> u32 {
        let cells = self.cells(state);
        (1..).zip(&cells[..8]).filter(|&(home, &tile)| tile != 0 && tile != home).count() as u32
            + u32::from(cells[8] != 0)
    }

    /// Steps of all tiles to their places, each as if it were alone.
    fn manhattan(&self, state: &Self::State) -> u32 {
        manhattan(&self.cells(state))
    }

    /// [`manhattan`](Self::manhattan), and two moves for every tile that must leave its own row or column to let another
    /// of that line pass.
    fn linear_conflict(&self, state: &Self::State) -> u32 {
        let cells = self.cells(state);
        let row = |row: usize| {
            detours(
                [0, 1, 2]
                    .map(|column| home(cells[3 * row + column]))
                    .map(|home| home.filter(|home| home / 3 == row).map(|home| home % 3)),
            )
        };
        let column = |column: usize| {
            detours(
                [0, 1, 2]
                    .map(|row| home(cells[3 * row + column]))
                    .map(|home| home.filter(|home| home % 3 == column).map(|home| home / 3)),
            )
        };
        manhattan(&cells) + 2 * (0..3).map(|line| row(line) + column(line)).sum::<u32>()
    }
}

/// Tiles that are not in their place.
pub struct Misplaced;

/// The sum of the tiles' Manhattan distances.
pub struct Manhattan;

/// Manhattan distances and linear conflicts (Hansson, Mayer and Yung 1992).
pub struct LinearConflict;

impl<S: Tiles> Heuristic<S> for Misplaced {
    const NAME: &'static str = "misplaced";
    const CONSISTENT: bool = true;

    fn new(_: &S) -> Self {
        Misplaced
    }

    fn estimate(&self, space: &S, state: &S::State) -> u32 {
        space.misplaced(state)
    }
}

impl<S: Tiles> Heuristic<S> for Manhattan {
    const NAME: &'static str = "manhattan";
    const CONSISTENT: bool = true;

    fn new(_: &S) -> Self {
        Manhattan
    }

    fn estimate(&self, space: &S, state: &S::State) -> u32 {
        space.manhattan(state)
    }
}

impl<S: Tiles> Heuristic<S> for LinearConflict {
    const NAME: &'static str = "linear-conflict";
    const CONSISTENT: bool = true;

    fn new(_: &S) -> Self {
        LinearConflict
    }

    fn estimate(&self, space: &S, state: &S::State) -> u32 {
        space.linear_conflict(state)
    }
}

/// The cell a tile belongs to; none for the blank.
fn home(tile: u8) -> Option<usize> {
    usize::from(tile).checked_sub(1)
}

fn manhattan(cells: &[u8; 9]) -> u32 {
    let steps = |(cell, &tile): (usize, &u8)| {
        home(tile).map(|home| (home / 3).abs_diff(cell / 3) + (home % 3).abs_diff(cell % 3))
    };
    cells.iter().enumerate().filter_map(steps).sum::<usize>() as u32
}

/// How many tiles must leave a line: the fewest whose removal leaves the others in order.
///
/// `line` holds, for each of its cells, the place in this line that the tile belongs to, if it belongs to the line.
fn detours(line: [Option<usize>; 3]) -> u32 {
    let places: Vec<usize> = line.into_iter().flatten().collect();
    match places[..] {
        [a, b] => u32::from(a > b),
        // What can stay is the longest increasing part.
        [a, b, c] if a < b && b < c => 0,
        [a, b, c] if a < b || a < c || b < c => 1,
        [_, _, _] => 2,
        _ => 0,
    }
}
