//! The command line, one file a verb. A new verb is a file, a line in [`Verb`] and a line in [`run`].

mod check;
mod compare;
mod instructions;
mod record;
mod scramble;
mod survey;

use crate::compare::{Comparison, Setup};
use crate::puzzle::{Colour, Eight, Magic, Puzzle, Rotation};
use clap::{Parser, Subcommand, ValueEnum};
use std::process::ExitCode;

/// Search strategies and board representations, side by side.
#[derive(Debug, Parser)]
#[command(name = "search-bench", version, about)]
pub struct CommandLine {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    Check(check::Options),
    Compare(compare::Options),
    Instructions(instructions::Options),
    Record(record::Options),
    Scramble(scramble::Options),
    Survey(survey::Options),
}

/// Runs the process's command line; returns the process's status.
pub fn run() -> ExitCode {
    let result = match CommandLine::parse().verb {
        Verb::Check(options) => options.run(),
        Verb::Compare(options) => options.run().map(|()| ExitCode::SUCCESS),
        Verb::Instructions(options) => options.run(),
        Verb::Record(options) => options.run(),
        Verb::Scramble(options) => options.run().map(|()| ExitCode::SUCCESS),
        Verb::Survey(options) => Ok(options.run()),
    };
    result.unwrap_or_else(|error| {
        eprintln!("search-bench: {error}");
        ExitCode::from(2)
    })
}

/// A puzzle as the command line names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PuzzleName {
    /// The Rotation Game.
    RotationGame,
    /// The magic board.
    MagicBoard,
    /// The eight puzzle.
    EightPuzzle,
    /// Colour Hash.
    ColourHash,
}

impl PuzzleName {
    /// The one that was named, or all.
    fn chosen(puzzle: Option<PuzzleName>) -> Vec<PuzzleName> {
        puzzle.map_or_else(|| PuzzleName::value_variants().to_vec(), |puzzle| vec![puzzle])
    }

    /// How deep this puzzle's boards are scrambled when nobody says.
    fn usual_depth(self) -> Option<u32> {
        match self {
            PuzzleName::RotationGame => Rotation::DEPTH,
            PuzzleName::MagicBoard => Magic::DEPTH,
            PuzzleName::EightPuzzle => Eight::DEPTH,
            PuzzleName::ColourHash => Colour::DEPTH,
        }
    }

    /// Compares this puzzle's contenders.
    fn compare(self, setup: &Setup) -> Result<Comparison, String> {
        match self {
            PuzzleName::RotationGame => crate::compare::compare::<Rotation>(setup),
            PuzzleName::MagicBoard => crate::compare::compare::<Magic>(setup),
            PuzzleName::EightPuzzle => crate::compare::compare::<Eight>(setup),
            PuzzleName::ColourHash => crate::compare::compare::<Colour>(setup),
        }
    }
}
