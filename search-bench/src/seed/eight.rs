//! A* on base-nine integers that marks a position as visited when it is generated.
//!
//! Saves a second look at the queue, and would be a fault in most programs: the first way to a position need not be the
//! shortest. Here it is, for three reasons that hold together. The estimate is consistent; all ways between two positions
//! are even or all are odd; and of equal sums the position with fewer moves leaves the queue first. For suppose a position
//! was first reached two moves too late, from `late`. Some position `due` on a shortest way to it was waiting then, with a
//! sum that is no larger than `late`'s, by consistency, and with fewer moves; so it would have been taken before `late`.
//!
//! Give up one of the three and words get too long. With an estimate that is too large, twice the Manhattan distance,
//! `1 2 3 6 5 7 4 x 8` takes 15 moves instead of 13. With ties by the number alone, as a C++ pair of estimate and number
//! breaks them, 246 of 2 980 random boards are too long with Manhattan distances, and 35 with misplaced tiles.

use crate::contender::{contenders, Program, Solver};
use crate::outcome::{Limits, Meter, Outcome, Promise, Verdict};
use crate::puzzle::{Eight, Puzzle, EIGHT_GOAL};
use crate::representation::eight::plain::{pack, unpack};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};
use std::marker::PhantomData;

/// How such a program estimates.
pub trait Estimate: 'static {
    /// The name, as the contender carries it.
    const NAME: &'static str;

    /// Moves still needed at least; consistent.
    fn estimate(board: &[u8; 9]) -> u32;
}

/// Tiles out of place.
pub struct Misplaced;

/// Steps of all tiles to their places.
pub struct Manhattan;

impl Estimate for Misplaced {
    const NAME: &'static str = "misplaced";

    fn estimate(board: &[u8; 9]) -> u32 {
        let wrong = board.iter().zip(EIGHT_GOAL).filter(|&(&tile, home)| tile != 0 && tile != home);
        wrong.count() as u32
    }
}

impl Estimate for Manhattan {
    const NAME: &'static str = "manhattan";

    fn estimate(board: &[u8; 9]) -> u32 {
        let mut steps = 0;
        for (cell, &tile) in board.iter().enumerate().filter(|(_, &tile)| tile != 0) {
            let home = usize::from(tile) - 1;
            steps += (cell / 3).abs_diff(home / 3) + (cell % 3).abs_diff(home % 3);
        }
        steps as u32
    }
}

/// A* with a priority queue and one map that is both the closed set and the way back.
pub struct ClosedEarly<E>(PhantomData<E>);

impl<E: Estimate> Program<Eight> for ClosedEarly<E> {
    const PROMISE: Promise = Promise::Shortest;

    fn name() -> String {
        format!("seed/a-star+{}", E::NAME)
    }

    fn new(_: &Limits) -> Self {
        ClosedEarly(PhantomData)
    }
}

impl<E: Estimate> Solver<Eight> for ClosedEarly<E> {
    fn solve(&self, board: &[u8; 9], limits: &Limits) -> Outcome {
        Meter::run(limits, |meter| {
            if !Eight::is_even(board) {
                return Ok(Verdict::NoSolution);
            }
            let (start, goal) = (pack(board), pack(&EIGHT_GOAL));
            // From where, and by which move; the start comes from itself.
            let mut parents = BTreeMap::from([(start, (start, 0))]);
            let mut queue = BinaryHeap::from([Reverse((E::estimate(board), 0, start))]);
            while let Some(Reverse((_, moves, number))) = queue.pop() {
                if number == goal {
                    return Ok(Verdict::Solved(way(&parents, number)));
                }
                meter.expand()?;
                let cells = unpack(number);
                for code in 0..4 {
                    let Some(next) = Eight::play(&cells, code) else { continue };
                    meter.generate()?;
                    let key = pack(&next);
                    if parents.contains_key(&key) {
                        meter.duplicate();
                        continue;
                    }
                    parents.insert(key, (number, code));
                    meter.stored(parents.len())?;
                    queue.push(Reverse((moves + 1 + E::estimate(&next), moves + 1, key)));
                }
            }
            Ok(Verdict::NoSolution)
        })
    }

    fn bytes_per_state(&self) -> usize {
        // The number in the map, and where it came from.
        size_of::<u32>() + size_of::<(u32, u8)>()
    }
}

/// The moves that led to `number`.
fn way(parents: &BTreeMap<u32, (u32, u8)>, mut number: u32) -> Vec<u8> {
    let mut word = Vec::new();
    while parents[&number].0 != number {
        let (parent, code) = parents[&number];
        word.push(code);
        number = parent;
    }
    word.reverse();
    word
}

contenders! {
    Eight:
    ClosedEarly<Misplaced>,
    ClosedEarly<Manhattan>,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Too large, and so not consistent.
    struct TwiceManhattan;

    impl Estimate for TwiceManhattan {
        const NAME: &'static str = "twice-manhattan";

        fn estimate(board: &[u8; 9]) -> u32 {
            2 * Manhattan::estimate(board)
        }
    }

    fn moves<E: Estimate>(line: &str) -> usize {
        let board = Eight::parse(line).expect(line);
        match ClosedEarly::<E>::new(&Limits::NONE).solve(&board, &Limits::NONE).verdict {
            Verdict::Solved(word) if Eight::is_solved_by(&board, &word) => word.len(),
            verdict => panic!("{line}: {verdict:?}"),
        }
    }

    #[test]
    fn closing_early_needs_a_consistent_estimate() {
        for (line, fewest, too_many) in [("1 2 3 6 5 7 4 x 8", 13, 15), ("2 4 3 x 7 6 5 1 8", 11, 13)] {
            assert_eq!(moves::<Misplaced>(line), fewest, "{line}");
            assert_eq!(moves::<Manhattan>(line), fewest, "{line}");
            assert_eq!(moves::<TwiceManhattan>(line), too_many, "{line}");
        }
    }
}
