//! What a judge's rules and a solver are to the loop that runs them.

use crate::error::ReadError;
use crate::scanner::Scanner;

/// How many puzzles an input holds, as far as its beginning tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Puzzles up to a terminator or the end of the input.
    Open,
    /// Exactly this many: fewer break the contract. A judge's program does not look at what follows them; people are told,
    /// since it may be that the number is wrong.
    Exactly(u64),
    /// One puzzle. What follows it is not read.
    One,
}

/// One judge's rules for one puzzle: how a puzzle is read, and how its answer is written.
pub trait Contract: Sync {
    /// What a solver is asked.
    type Puzzle: Send;
    /// How a puzzle is solved.
    type Solution;
    /// The solver that is made for these rules; it picks its strategy by the work it sees.
    type Solver: Solve<Self::Puzzle, Self::Solution>;

    /// A new solver for these rules.
    fn solver(&self) -> Self::Solver;

    /// Reads what stands before the first puzzle.
    ///
    /// # Errors
    /// [`ReadError::Input`] where the input breaks the contract.
    fn begin(&self, input: &mut Scanner<'_>) -> Result<Extent, ReadError> {
        let _ = input;
        Ok(Extent::Open)
    }

    /// Reads the next puzzle; `None` at the terminator or at the end of the input.
    ///
    /// # Errors
    /// [`ReadError::Input`] where the input breaks the contract.
    fn read(&self, input: &mut Scanner<'_>) -> Result<Option<Self::Puzzle>, ReadError>;

    /// Tells the lines with which puzzles begin in the usual layout, and terminators: where reading can go on behind a fault,
    /// for whoever asks for that. `None` where a puzzle never spans lines, or the contract reads faulty puzzles to their end;
    /// then the next line will do.
    fn beginning(&self) -> Option<fn(&[u8]) -> bool> {
        None
    }

    /// How many lines a puzzle has in the usual layout, where [`beginning`](Self::beginning) tells the first of them. As many
    /// behind a fault that begin no puzzle are more than the rest of the faulty one.
    fn lines(&self) -> u64 {
        1
    }

    /// What stands between one answer and the next.
    fn between(&self) -> &'static [u8] {
        b""
    }

    /// Writes the answer to the puzzle number `index`, counted from 0.
    fn write(&self, index: u64, puzzle: &Self::Puzzle, answer: &Answer<Self::Solution>, text: &mut Vec<u8>);
}

/// What a solver says of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Answer<S> {
    /// The fewest moves, and the smallest word of them; `None` where the rules allow no solution.
    pub solution: Option<S>,
    /// Nodes that a search expanded to find it; 0 where a table was asked, and from solvers that choose by what was asked
    /// before.
    pub expanded: u64,
}

/// Answers puzzles. The same puzzle has the same answer whatever was asked before and on whichever thread.
pub trait Solve<P, S>: Sync {
    /// Told before puzzles are asked: at least `ahead` more will come. A solver may build tables by it.
    fn prepare(&self, ahead: u64) {
        let _ = ahead;
    }

    /// The answer to one puzzle.
    fn solve(&self, puzzle: &P) -> Answer<S>;
}

impl<P, S, T: Solve<P, S> + ?Sized> Solve<P, S> for Box<T> {
    fn prepare(&self, ahead: u64) {
        (**self).prepare(ahead);
    }

    fn solve(&self, puzzle: &P) -> Answer<S> {
        (**self).solve(puzzle)
    }
}

/// Reads the puzzle number `read`, counted from 0, as the input's extent allows; finds the extent out before the first.
pub(crate) fn next_puzzle<C: Contract + ?Sized>(
    contract: &C,
    input: &mut Scanner<'_>,
    extent: &mut Option<Extent>,
    read: u64,
) -> Result<Option<C::Puzzle>, ReadError> {
    let extent = match *extent {
        Some(extent) => extent,
        None => *extent.insert(contract.begin(input)?),
    };
    input.begin_puzzle();
    match extent {
        Extent::One if read == 1 => Ok(None),
        Extent::Open | Extent::One => contract.read(input),
        Extent::Exactly(count) if read < count => match contract.read(input)? {
            Some(puzzle) => Ok(Some(puzzle)),
            None => {
                Err(input.unexpected(format!("puzzle {} of {count}", read + 1)).with_hint(COUNTED).into())
            }
        },
        Extent::Exactly(_) => Ok(None),
    }
}

/// The hint where there are fewer or more puzzles than were announced.
pub(crate) const COUNTED: &str = "the first number of the input says how many puzzles follow";
