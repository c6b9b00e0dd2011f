//! The puzzles as state spaces, a folder a puzzle and a file a representation.
//!
//! | puzzle | plain | packed | third |
//! |---|---|---|---|
//! | Rotation Game | 24 bytes, moved by position lists | 24 cells × 2 bits in a `u64` | bitboards of two colours, which leave the third; one colour alone |
//! | magic board | strings in ordered maps | Cantor rank, moved by table | eight nibbles in a `u32` |
//! | eight puzzle | a base-9 integer, unpacked for every move | nine nibbles in a `u64` | Cantor rank, moved by table |
//! | Colour Hash | strings in ordered maps | 84 bits in a `u128` | two ranks, moved by table |

pub mod colour;
pub mod eight;
pub mod magic;
pub mod rotation;

use crate::closed::Rank;
use crate::puzzle::Puzzle;
use crate::space::{Heuristic, StateSpace};

/// A state space that stands for a puzzle.
pub trait Represents<P: Puzzle>: StateSpace {
    /// The representation's name, as a contender carries it second.
    const NAME: &'static str;

    /// Makes the space, with the tables its moves need.
    fn new() -> Self;

    /// The position that stands for a board. Several, where the board is solved as soon as any of them is; one of them
    /// must then have a solution.
    fn starts(&self, board: &P::Board) -> Vec<Self::State>;
}

/// A space small enough to list, whose positions are ranks.
pub trait Ranked: StateSpace<State: Rank> {
    /// All positions, in the order of their ranks, which are dense.
    fn all(&self) -> Vec<Self::State>;
}

/// A heuristic computed beforehand for all positions of a [`Ranked`] space: one load an estimate.
pub struct ByRank<H> {
    estimates: Vec<u8>,
    heuristic: std::marker::PhantomData<H>,
}

impl<S: Ranked, H: Heuristic<S>> Heuristic<S> for ByRank<H> {
    const NAME: &'static str = H::NAME;
    const CONSISTENT: bool = H::CONSISTENT;

    fn new(space: &S) -> Self {
        let heuristic = H::new(space);
        let estimates = space.all().iter().map(|state| heuristic.estimate(space, state) as u8).collect();
        ByRank { estimates, heuristic: std::marker::PhantomData }
    }

    fn estimate(&self, _: &S, state: &S::State) -> u32 {
        u32::from(self.estimates[state.rank()])
    }
}
