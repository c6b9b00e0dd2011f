//! The command line, one file a verb. A new verb is a file, a line in [`Verb`] and a line in [`run`].

mod check;
mod instructions;
mod record;
mod scramble;
mod survey;

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
    Instructions(instructions::Options),
    Record(record::Options),
    Scramble(scramble::Options),
    Survey(survey::Options),
}

/// Runs the process's command line; returns the process's status.
pub fn run() -> ExitCode {
    let result = match CommandLine::parse().verb {
        Verb::Check(options) => options.run(),
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
