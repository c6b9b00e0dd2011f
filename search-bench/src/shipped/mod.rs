//! The puzzle crates' own solvers as contenders.
//!
//! They are asked as a contract asks them: a board in the crate's own packing in, a packed word out. What the bench adds is
//! the packing of its plain board and the unpacking of the word, which is part of the time shown.
//!
//! They were made to answer, not to be interrupted: no limit reaches them, and none is ever met.

pub mod colour;
pub mod eight;
pub mod magic;
pub mod rotation;

use crate::contender::{Program, Solver};
use crate::outcome::{Counters, Limits, Outcome, Promise, Verdict};
use crate::puzzle::Puzzle;

/// A shipped solver, as the bench wraps it.
pub trait Wrapped<P: Puzzle>: 'static {
    /// The strategy's name.
    const NAME: &'static str;

    /// What one stored position takes in bytes, its word included.
    const BYTES: usize;

    /// Whether an answer's cost depends on what was asked before.
    const LEARNS: bool = false;

    /// Builds the solver and all that it would otherwise build for its first boards.
    fn build() -> Self;

    /// The codes of the answer, if there is one, and how many nodes were expanded.
    fn answer(&self, board: &P::Board) -> (Option<Vec<u8>>, u64);
}

/// A shipped solver as a contender. It takes all the nodes, positions and time it needs, whatever the limits say.
pub struct Shipped<T>(T);

impl<P: Puzzle, T: Wrapped<P>> Program<P> for Shipped<T> {
    const PROMISE: Promise = Promise::Smallest;
    const COUNTS_ALL: bool = false;
    const LEARNS: bool = T::LEARNS;

    fn name() -> String {
        format!("shipped/{}", T::NAME)
    }

    fn new(_: &Limits) -> Self {
        Shipped(T::build())
    }
}

impl<P: Puzzle, T: Wrapped<P>> Solver<P> for Shipped<T> {
    fn solve(&self, board: &P::Board, _: &Limits) -> Outcome {
        let (word, expanded) = self.0.answer(board);
        let verdict = word.map_or(Verdict::NoSolution, Verdict::Solved);
        Outcome { verdict, counters: Counters { expanded, ..Counters::default() } }
    }

    fn bytes_per_state(&self) -> usize {
        T::BYTES
    }
}
