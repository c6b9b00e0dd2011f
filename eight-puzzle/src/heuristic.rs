//! Lower bounds on the distance to a goal, from what can be seen on the board.
//!
//! Three classics, each at least as good as the one before: misplaced tiles, the Manhattan distance, and the Manhattan
//! distance with linear conflict (Hansson, Mayer and Yung, 1992): of two tiles that stand in their own line in the
//! wrong order, one has to leave the line and come back, which takes two moves that the Manhattan distance does not see.
//!
//! The blank is never counted: every move moves it, so counting it would count moves twice and overestimate. All three are
//! admissible (never above the exact distance) and consistent (a move changes them by at most 1); the tests prove both
//! on all 181 440 boards.

use crate::board::{Board, CELLS};
use std::sync::OnceLock;

/// How many tiles, the blank not counted, are not where the standard goal has them. At most 8.
pub fn misplaced_tiles(board: Board) -> u32 {
    tiles(board).filter(|&(cell, tile)| cell != goal_cell(tile, 8)).count() as u32
}

/// Over how many rows and columns the tiles, the blank not counted, are from where the standard goal has them.
pub fn manhattan(board: Board) -> u32 {
    let distance = |(cell, tile)| {
        let home = goal_cell(tile, 8);
        u32::abs_diff(cell / 3, home / 3) + u32::abs_diff(cell % 3, home % 3)
    };
    tiles(board).map(distance).sum()
}

/// [`manhattan`] with linear conflict, for the standard goal. Six look-ups.
pub fn linear_conflict(board: Board) -> u32 {
    static STANDARD: OnceLock<LinearConflict> = OnceLock::new();
    STANDARD.get_or_init(|| LinearConflict::new(8)).estimate(board)
}

/// The Manhattan distance with linear conflict to one goal, taken apart into lines.
///
/// A row alone tells how many rows its tiles are away from home and how they are in each other's way; so does a column.
/// The estimate is the sum of six terms that are looked up by the twelve bits of their lines.
pub struct LinearConflict {
    /// The terms of the three rows, then those of the three columns.
    terms: Box<[[u8; LINES]]>,
}

/// How many values the twelve bits of a line have.
const LINES: usize = 4096;

impl LinearConflict {
    /// Computes the terms for [`Board::goal`]`(goal_blank)`, where `goal_blank` is a cell, `0..9`: 24 KiB, in some 30 µs.
    pub fn new(goal_blank: u32) -> Self {
        let mut terms = vec![[0; LINES]; 6].into_boxed_slice();
        for line in 0..3 {
            for [a, b, c] in distinct_tiles() {
                let packed = (a | b << 4 | c << 8) as usize;
                // Where each tile belongs, as (line, place in the line); the blank belongs everywhere.
                let homes = [a, b, c].map(|tile| (tile != 0).then(|| goal_cell(tile, goal_blank)));
                terms[line as usize][packed] =
                    line_term(line, homes.map(|home| home.map(|h| (h / 3, h % 3))));
                terms[3 + line as usize][packed] =
                    line_term(line, homes.map(|home| home.map(|h| (h % 3, h / 3))));
            }
        }
        LinearConflict { terms }
    }

    /// The lower bound for a board.
    pub fn estimate(&self, board: Board) -> u32 {
        let lines = board.rows().into_iter().chain(board.columns());
        self.terms.iter().zip(lines).map(|(terms, line)| u32::from(terms[line])).sum()
    }
}

/// How far a line's tiles are from their own lines, and twice the number of tiles that must leave it for the others.
fn line_term(line: u32, homes: [Option<(u32, u32)>; 3]) -> u8 {
    let away: u32 = homes.iter().flatten().map(|home| u32::abs_diff(home.0, line)).sum();
    let inverted = |first: Option<(u32, u32)>, second: Option<(u32, u32)>| match (first, second) {
        (Some(one), Some(other)) => one.0 == line && other.0 == line && one.1 > other.1,
        _ => false,
    };
    let [first, second, third] = homes;
    let pairs = [(first, second), (first, third), (second, third)];
    // One inversion or two: one tile leaves. All three: two tiles leave.
    let inversions: u8 = pairs.iter().map(|&(one, other)| u8::from(inverted(one, other))).sum();
    away as u8 + 2 * ((inversions + 1) / 2)
}

/// Every row of three distinct tiles, the blank among them.
fn distinct_tiles() -> impl Iterator<Item = [u32; 3]> {
    (0..CELLS.pow(3))
        .map(|number| [number % 9, number / 9 % 9, number / 81])
        .filter(|[a, b, c]| a != b && a != c && b != c)
}

/// The tiles of a board but for the blank, each with its cell.
fn tiles(board: Board) -> impl Iterator<Item = (u32, u32)> {
    (0..).zip(board.cells().map(u32::from)).filter(|&(_, tile)| tile != 0)
}

/// The cell in which [`Board::goal`]`(goal_blank)` has a tile.
const fn goal_cell(tile: u32, goal_blank: u32) -> u32 {
    if tile <= goal_blank {
        tile - 1
    } else {
        tile
    }
}
