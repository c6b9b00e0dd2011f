//! A contender: whatever answers a puzzle's boards and says what it promises of its words.
//!
//! Three kinds of programs contend. [`Search`] is a representation searched by a strategy; `seed` programs are written as
//! the usual public solutions are; `shipped` ones are the puzzle crates' own solvers. All three are listed where they are
//! written, by their types alone; a name is made of the parts' names. A search is listed once, in the file of its
//! representation or in that of its strategy.

use crate::outcome::{Counters, Limits, Outcome, Promise, Verdict};
use crate::puzzle::Puzzle;
use crate::representation::Represents;
use crate::space::StateSpace;
use crate::strategy::Strategy;
use std::time::Instant;

/// A program that was built and answers boards.
pub trait Solver<P: Puzzle> {
    /// The answer to one board.
    fn solve(&self, board: &P::Board, limits: &Limits) -> Outcome;

    /// What one stored position takes in bytes; see [`StateSpace::bytes_per_state`].
    fn bytes_per_state(&self) -> usize;
}

/// A kind of program: its name, its promise, and how it is built.
pub trait Program<P: Puzzle>: Solver<P> + Sized + 'static {
    /// Which word it finds.
    const PROMISE: Promise;

    /// Whether it keeps all counters; the shipped solvers count expansions alone.
    const COUNTS_ALL: bool = true;

    /// Whether an answer's cost depends on what was asked before: such a program chooses its strategy by the work it has
    /// seen. Its expansions then say nothing about a board, and its time is that of a new one's first answer.
    const LEARNS: bool = false;

    /// `representation/strategy`, and `+heuristic` where there is one.
    fn name() -> String;

    /// Builds it, tables and all, within the limits.
    fn new(limits: &Limits) -> Self;
}

/// A program as it is listed: everything about it but what it is built of.
pub struct Contender<P: Puzzle> {
    name: fn() -> String,
    /// Which word it finds.
    pub promise: Promise,
    /// Whether it keeps all counters.
    pub counts_all: bool,
    /// Whether an answer's cost depends on what was asked before.
    pub learns: bool,
    /// Builds it.
    pub build: fn(&Limits) -> Box<dyn Solver<P>>,
}

impl<P: Puzzle> Contender<P> {
    /// A program of this type.
    pub const fn of<C: Program<P>>() -> Self {
        Contender {
            name: C::name,
            promise: C::PROMISE,
            counts_all: C::COUNTS_ALL,
            learns: C::LEARNS,
            build: |limits| Box::new(C::new(limits)),
        }
    }

    /// `puzzle/representation/strategy` and, where there is one, `+heuristic`.
    pub fn name(&self) -> String {
        format!("{}/{}", P::NAME, (self.name)())
    }
}

/// The contenders that one file lists.
pub struct List<P: Puzzle>(pub(crate) &'static [Contender<P>]);

/// Lists programs of a puzzle, in the file they are written in: they are then compared, drawn and tested like all others.
///
/// Nothing else has to name them. The list is left where the linker gathers it for
/// [`Registry`](crate::registry::Registry).
macro_rules! contenders {
    ($puzzle:ty: $($program:ty),+ $(,)?) => {
        inventory::submit! { $crate::contender::List::<$puzzle>(&[$($crate::contender::Contender::of::<$program>()),+]) }
    };
}
pub(crate) use contenders;

/// A puzzle in the representation `S`, searched by the strategy `T`.
pub struct Search<S, T> {
    space: S,
    strategy: T,
}

impl<P: Puzzle, S: Represents<P>, T: Strategy<S>> Solver<P> for Search<S, T> {
    fn solve(&self, board: &P::Board, limits: &Limits) -> Outcome {
        match &self.space.starts(board)[..] {
            [start] => self.strategy.search(&self.space, start, limits),
            starts => self.solve_nearest(starts, limits),
        }
    }

    fn bytes_per_state(&self) -> usize {
        self.space.bytes_per_state()
    }
}

impl<S: StateSpace, T: Strategy<S>> Search<S, T> {
    /// The best answer from any of several positions: all are searched to the same length, one move more each time, so
    /// that the nearest decides what is spent on the others.
    fn solve_nearest(&self, starts: &[S::State], limits: &Limits) -> Outcome {
        let started = Instant::now();
        let mut spent = Counters::default();
        for moves in 0..=self.space.longest().min(limits.moves) {
            let mut best = Verdict::NoSolution;
            for start in starts {
                let left = Limits {
                    nodes: limits.nodes - spent.generated,
                    time: limits.time.saturating_sub(started.elapsed()),
                    moves,
                    ..*limits
                };
                let outcome = self.strategy.search(&self.space, start, &left);
                spent = spent.and(outcome.counters);
                if matches!(outcome.verdict, Verdict::LimitMet(_)) {
                    return Outcome { verdict: outcome.verdict, counters: spent };
                }
                best = better(best, outcome.verdict);
            }
            if best != Verdict::NoSolution {
                return Outcome { verdict: best, counters: spent };
            }
        }
        Outcome { verdict: Verdict::NoSolution, counters: spent }
    }
}

impl<P: Puzzle, S: Represents<P> + 'static, T: Strategy<S> + 'static> Program<P> for Search<S, T> {
    const PROMISE: Promise = T::PROMISE;

    fn name() -> String {
        format!("{}/{}", S::NAME, T::name())
    }

    fn new(limits: &Limits) -> Self {
        let space = S::new();
        let strategy = T::new(&space, limits);
        Search { space, strategy }
    }
}

/// The better of two answers to the same board, neither of which is a limit.
fn better(one: Verdict, other: Verdict) -> Verdict {
    match (one, other) {
        (Verdict::Solved(one), Verdict::Solved(other)) => {
            Verdict::Solved(if (one.len(), &one) <= (other.len(), &other) { one } else { other })
        }
        (Verdict::NoSolution, verdict) | (verdict, _) => verdict,
    }
}
