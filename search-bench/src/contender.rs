//! A contender: whatever answers a puzzle's boards and says what it promises of its words.
//!
//! Three kinds of programs contend. [`Search`] is a representation searched by a strategy; `seed` programs are written as
//! the usual public solutions are; `shipped` ones are the puzzle crates' own solvers. All three are listed in
//! [`registry`](crate::registry), one line each, by their types alone; a name is made of the parts' names.

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

/// A listed program.
pub struct Contender<P: Puzzle> {
    /// `puzzle/representation/strategy` and, where there is one, `+heuristic`.
    pub name: String,
    /// Which word it finds.
    pub promise: Promise,
    /// Whether it keeps all counters.
    pub counts_all: bool,
    /// Whether an answer's cost depends on what was asked before.
    pub learns: bool,
    /// Builds it.
    pub build: fn(&Limits) -> Box<dyn Solver<P>>,
}

/// The list of a puzzle's contenders.
pub struct Contenders<P: Puzzle>(Vec<Contender<P>>);

impl<P: Puzzle> Contenders<P> {
    /// An empty list.
    pub fn new() -> Self {
        Contenders(Vec::new())
    }

    /// The list with one more program.
    #[must_use]
    pub fn with<C: Program<P>>(mut self) -> Self {
        self.0.push(Contender {
            name: format!("{}/{}", P::NAME, C::name()),
            promise: C::PROMISE,
            counts_all: C::COUNTS_ALL,
            learns: C::LEARNS,
            build: |limits| Box::new(C::new(limits)),
        });
        self
    }

    /// The programs whose names match `pattern`: parts of a name with `*` for anything between, several divided by
    /// commas; an empty pattern matches all.
    #[must_use]
    pub fn matching(self, pattern: &str) -> Vec<Contender<P>> {
        let parts: Vec<&str> = pattern.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
        self.0
            .into_iter()
            .filter(|contender| parts.is_empty() || parts.iter().any(|part| matches(part, &contender.name)))
            .collect()
    }
}

impl<P: Puzzle> Default for Contenders<P> {
    fn default() -> Self {
        Self::new()
    }
}

/// Whether the pieces of `pattern` between its `*` occur in `name`, one after the other.
fn matches(pattern: &str, name: &str) -> bool {
    let rest = |name: Option<usize>, from: usize| name.map(|at| at + from);
    pattern.split('*').try_fold(0, |from, piece| rest(name[from..].find(piece), from + piece.len())).is_some()
}

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
        for moves in 0..=self.space.longest() {
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

#[cfg(test)]
mod tests {
    use super::matches;

    #[test]
    fn patterns_are_pieces_in_order() {
        let name = "rotation-game/packed/ida-star+exact";
        for pattern in ["", "packed", "rotation-game/*/ida-star", "*+exact", "packed*"] {
            assert!(matches(pattern, name), "{pattern}");
        }
        for pattern in ["plain", "ida-star*packed", "exact*exact"] {
            assert!(!matches(pattern, name), "{pattern}");
        }
    }
}
