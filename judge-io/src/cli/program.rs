//! What a puzzle crate says of itself: its contracts, its strategies, its look.

use crate::cli::presentation::Presentation;
use crate::{Contract, InputError, Solve};

/// A contract as a person chooses it.
pub struct Listing<C: ?Sized + 'static> {
    /// The names that `--judge` takes, the usual one first.
    pub names: &'static [&'static str],
    /// What is read.
    pub reads: &'static str,
    /// What is printed.
    pub prints: &'static str,
    /// Which of several shortest words is the answer.
    pub ties: &'static str,
    /// What ends the input.
    pub ends: &'static str,
    /// The contract itself.
    pub contract: &'static C,
}

/// A strategy as a person chooses it.
pub struct Strategy {
    /// The name that `--strategy` takes.
    pub name: &'static str,
    /// What it does and when it wins, in one line.
    pub about: &'static str,
}

/// A solver's binary.
pub trait Program: 'static {
    /// What a solver is asked.
    type Puzzle: Send + 'static;
    /// How a puzzle is solved.
    type Solution: 'static;
    /// The solver that picks its strategy itself.
    type Solver: Solve<Self::Puzzle, Self::Solution> + 'static;
    /// How boards and words are shown.
    type Presentation: Presentation<Puzzle = Self::Puzzle, Solution = Self::Solution>;

    /// The binary's name.
    const NAME: &'static str;
    /// What it does, in one line.
    const ABOUT: &'static str;
    /// Examples for the end of the help text.
    const EXAMPLES: &'static str;
    /// Version of the crate.
    const VERSION: &'static str;

    /// The contracts; the first is the default.
    fn contracts() -> &'static [Listing<AnyContract<Self>>];

    /// The strategies; the first is the default.
    fn strategies() -> &'static [Strategy];

    /// A solver with one of [`strategies`](Self::strategies) for a contract.
    fn solver(contract: &AnyContract<Self>, strategy: &str) -> Box<dyn Solve<Self::Puzzle, Self::Solution>>;

    /// How a contract's puzzles are shown.
    fn presentation(listing: &Listing<AnyContract<Self>>) -> Self::Presentation;

    /// What may have gone wrong where an input breaks the contract whose first name is `judge`: a sentence for a mistake
    /// that is often made. Asked where the error has no hint of its own, and for people only: no submission carries it.
    fn hint(judge: &str, error: &InputError) -> Option<&'static str> {
        let _ = (judge, error);
        None
    }
}

/// Any of a program's contracts.
pub type AnyContract<P> = dyn Contract<
    Puzzle = <P as Program>::Puzzle,
    Solution = <P as Program>::Solution,
    Solver = <P as Program>::Solver,
>;

/// The table that `--list-judges` prints, in lines of at most `width` columns where words allow it.
pub fn judges<P: Program>(width: usize) -> String {
    let mut text = String::new();
    for (number, listing) in P::contracts().iter().enumerate() {
        text.push_str(if number == 0 { "" } else { "\n" });
        text.push_str(&listing.names.join(", "));
        text.push_str(if number == 0 { "  (the default)\n" } else { "\n" });
        let rows = [
            ("reads", listing.reads),
            ("prints", listing.prints),
            ("ties", listing.ties),
            ("ends", listing.ends),
        ];
        for (label, row) in rows {
            wrap(label, row, width, &mut text);
        }
    }
    text
}

/// Writes a label and a sentence, with the sentence's further lines below its first.
fn wrap(label: &str, sentence: &str, width: usize, text: &mut String) {
    let indent = 10;
    let mut column = indent;
    text.push_str(&format!("  {label:<8}"));
    for (number, word) in sentence.split(' ').enumerate() {
        let length = word.chars().count();
        if number > 0 && column + 1 + length > width {
            text.push_str(&format!("\n{:indent$}", ""));
            column = indent;
        } else if number > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += length;
    }
    text.push('\n');
}
