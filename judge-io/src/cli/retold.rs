//! A contract around a contract: it reads the same and writes something else.

use crate::cli::program::{AnyContract, Program};
use crate::{Answer, Contract, Extent, ReadError, Scanner, Solve};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A contract whose answers are written by `write` in place of the judge's own way.
pub(crate) struct Retold<P: Program + ?Sized, W> {
    /// The judge's contract.
    pub(crate) contract: &'static AnyContract<P>,
    /// The name of the strategy to solve with.
    pub(crate) strategy: &'static str,
    /// What stands between the answers.
    pub(crate) between: &'static [u8],
    /// Writes the answer to a puzzle.
    pub(crate) write: W,
}

/// A puzzle and its answer.
pub(crate) struct Told<'a, T, S> {
    /// The puzzle's number, counted from 0.
    pub(crate) index: u64,
    /// The line that it starts on.
    pub(crate) line: u64,
    pub(crate) puzzle: &'a T,
    pub(crate) answer: &'a Answer<S>,
}

/// A puzzle and the line that it starts on.
pub(crate) struct Placed<T> {
    puzzle: T,
    line: u64,
}

impl<P, W> Contract for Retold<P, W>
where
    P: Program + ?Sized,
    W: Fn(&Told<'_, P::Puzzle, P::Solution>, &mut Vec<u8>) + Sync,
{
    type Puzzle = Placed<P::Puzzle>;
    type Solution = P::Solution;
    type Solver = Timed<P>;

    fn solver(&self) -> Timed<P> {
        let start = Instant::now();
        let solver = P::solver(self.contract, self.strategy);
        Timed { solver, building: Mutex::new(start.elapsed()) }
    }

    fn begin(&self, input: &mut Scanner<'_>) -> Result<Extent, ReadError> {
        self.contract.begin(input)
    }

    fn read(&self, input: &mut Scanner<'_>) -> Result<Option<Self::Puzzle>, ReadError> {
        let line = input.next_position()?.map_or(0, |position| position.line);
        Ok(self.contract.read(input)?.map(|puzzle| Placed { puzzle, line }))
    }

    fn beginning(&self) -> Option<fn(&[u8]) -> bool> {
        self.contract.beginning()
    }

    fn lines(&self) -> u64 {
        self.contract.lines()
    }

    fn between(&self) -> &'static [u8] {
        self.between
    }

    fn write(&self, index: u64, placed: &Self::Puzzle, answer: &Answer<P::Solution>, text: &mut Vec<u8>) {
        (self.write)(&Told { index, line: placed.line, puzzle: &placed.puzzle, answer }, text);
    }
}

/// A solver that knows how long its tables took.
pub(crate) struct Timed<P: Program + ?Sized> {
    solver: Box<dyn Solve<P::Puzzle, P::Solution>>,
    building: Mutex<Duration>,
}

impl<P: Program + ?Sized> Timed<P> {
    /// How long the solver was made and prepared.
    pub(crate) fn building(&self) -> Duration {
        *self.building.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<P: Program + ?Sized> Solve<Placed<P::Puzzle>, P::Solution> for Timed<P> {
    fn prepare(&self, ahead: u64) {
        // Held while the solver prepares: a thread that would wait for another's tables waits here, untimed.
        let mut building = self.building.lock().unwrap_or_else(PoisonError::into_inner);
        let start = Instant::now();
        self.solver.prepare(ahead);
        *building += start.elapsed();
    }

    fn solve(&self, puzzle: &Placed<P::Puzzle>) -> Answer<P::Solution> {
        self.solver.solve(&puzzle.puzzle)
    }
}
