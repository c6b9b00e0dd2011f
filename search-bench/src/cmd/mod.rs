//! The command line, one file a verb. A new verb is a file and its `mod` line, a line in `Verb` and a line in [`run`].

mod check;
mod compare;
mod instructions;
mod record;
mod report;
mod scramble;
mod survey;
mod trial;

use crate::compare::{Comparison, Setup};
use crate::puzzle::{Colour, Eight, Magic, Puzzle, Rotation};
use crate::registry::Registry;
use crate::report::Distances;
use clap::{CommandFactory, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use judge_io::cli::print;
use std::process::ExitCode;
use trial::Trial;

/// Search strategies and board representations, side by side.
#[derive(Debug, Parser)]
#[command(name = "search-bench", version = judge_io::cli::version(env!("CARGO_PKG_VERSION")), about, arg_required_else_help = true)]
pub struct CommandLine {
    #[command(subcommand)]
    verb: Option<Verb>,

    /// Print a completion script for a shell and end
    #[arg(long, value_name = "SHELL", exclusive = true)]
    completions: Option<Shell>,

    /// Print the manual page (roff) and end
    #[arg(long, exclusive = true)]
    man: bool,
}

#[derive(Debug, Subcommand)]
enum Verb {
    Check(check::Options),
    Compare(compare::Options),
    Instructions(instructions::Options),
    Record(record::Options),
    Report(report::Options),
    Scramble(scramble::Options),
    Survey(survey::Options),
}

/// Runs the process's command line; returns the process's status.
pub fn run() -> ExitCode {
    let line = CommandLine::parse();
    let result = match line.verb {
        None => line.describe().map(|()| ExitCode::SUCCESS),
        Some(Verb::Check(options)) => options.run(),
        Some(Verb::Compare(options)) => options.run().map(|()| ExitCode::SUCCESS),
        Some(Verb::Instructions(options)) => options.run(),
        Some(Verb::Record(options)) => options.run(),
        Some(Verb::Report(options)) => options.run().map(|()| ExitCode::SUCCESS),
        Some(Verb::Scramble(options)) => options.run().map(|()| ExitCode::SUCCESS),
        Some(Verb::Survey(options)) => Ok(options.run()),
    };
    result.unwrap_or_else(|error| {
        eprintln!("search-bench: {error}");
        ExitCode::from(2)
    })
}

impl CommandLine {
    /// Prints what shells and `man` want to know.
    fn describe(&self) -> Result<(), String> {
        let mut text = Vec::new();
        if let Some(shell) = self.completions {
            clap_complete::generate(shell, &mut Self::command(), "search-bench", &mut text);
        } else if self.man {
            let page = clap_mangen::Man::new(Self::command());
            page.render(&mut text).expect("a page can always be written to memory");
        }
        print(&text)
    }
}

/// The longest random walk: far more moves than it takes to be anywhere.
const LONGEST_WALK: i64 = 1_000_000;

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

    /// How deep this puzzle's boards are scrambled to be spread over the distances.
    fn spread(self) -> u32 {
        match self {
            PuzzleName::RotationGame => 11,
            PuzzleName::MagicBoard => 40,
            PuzzleName::EightPuzzle => 60,
            PuzzleName::ColourHash => 18,
        }
    }

    /// This puzzle's exact distances, for a report.
    fn distances(self) -> Vec<Distances> {
        let distances: &[(&str, &[u64])] = match self {
            PuzzleName::RotationGame => &[
                ("Boards at each distance", &rotation_game::BOARD_DISTRIBUTION),
                ("Placements of one colour at each distance", &rotation_game::DISTRIBUTION),
            ],
            PuzzleName::MagicBoard => &[("Boards at each distance", &magic_board::CLASSIC_DISTRIBUTION)],
            PuzzleName::EightPuzzle => &[("Boards at each distance", &eight_puzzle::DISTRIBUTION)],
            PuzzleName::ColourHash => &[
                ("Positions at each distance", &colour_hash::DISTRIBUTION),
                ("Triangles alone at each distance", &colour_hash::TRIANGLE_DISTRIBUTION),
                ("Separators alone at each distance", &colour_hash::SEPARATOR_DISTRIBUTION),
            ],
        };
        distances.iter().map(|&(title, counts)| Distances { title, counts: counts.to_vec() }).collect()
    }

    /// The names of this puzzle's contenders that match a pattern.
    fn contenders(self, pattern: &str) -> Vec<String> {
        match self {
            PuzzleName::RotationGame => names::<Rotation>(pattern),
            PuzzleName::MagicBoard => names::<Magic>(pattern),
            PuzzleName::EightPuzzle => names::<Eight>(pattern),
            PuzzleName::ColourHash => names::<Colour>(pattern),
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

/// The names of a puzzle's contenders that match a pattern.
fn names<P: Registry>(pattern: &str) -> Vec<String> {
    P::contenders(pattern).iter().map(|contender| contender.name()).collect()
}
