//! The command line, one file a verb.

mod survey;

use clap::{Parser, Subcommand};
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
    Survey(survey::Options),
}

/// Runs the process's command line; returns the process's status.
pub fn run() -> ExitCode {
    match CommandLine::parse().verb {
        Verb::Survey(options) => options.run(),
    }
}
