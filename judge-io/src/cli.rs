//! The command line that all four binaries share.

use crate::{answer_all, Contract, InputError, OnError, Scanner, Solve};
use clap::builder::PossibleValuesParser;
use clap::{value_parser, Arg, ArgAction, Command};
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

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
pub trait Program {
    /// What a solver is asked.
    type Puzzle: Send + 'static;
    /// How a puzzle is solved.
    type Solution: 'static;
    /// The solver that picks its strategy itself.
    type Solver: Solve<Self::Puzzle, Self::Solution> + 'static;

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
}

/// Any of a program's contracts.
pub type AnyContract<P> = dyn Contract<
    Puzzle = <P as Program>::Puzzle,
    Solution = <P as Program>::Solution,
    Solver = <P as Program>::Solver,
>;

/// Runs a solver's binary with the process's arguments and streams; returns the process's status.
pub fn run<P: Program>() -> ExitCode {
    let matches = command::<P>().get_matches();
    let text = |name| matches.get_one::<String>(name).map_or("", String::as_str);
    let listing = P::contracts().iter().find(|listing| listing.names.contains(&text("judge")));
    let listing = listing.unwrap_or(&P::contracts()[0]);
    if matches.get_flag("list-judges") {
        print!("{}", judges::<P>());
        return ExitCode::SUCCESS;
    }
    let solver = P::solver(listing.contract, text("strategy"));
    let path = matches.get_one::<PathBuf>("input").filter(|path| *path != Path::new("-"));
    let input = match path.map(File::open) {
        None => Scanner::new(io::stdin()),
        Some(Ok(file)) => Scanner::new(file),
        Some(Err(error)) => {
            eprintln!("{}: {}: {error}", P::NAME, text("input"));
            return ExitCode::from(1);
        }
    };
    let threads = matches.get_one::<u16>("threads").map_or_else(
        || std::thread::available_parallelism().map_or(1, Into::into),
        |&threads| usize::from(threads),
    );
    let name = path.map_or_else(|| String::from("standard input"), |path| path.display().to_string());
    let report = |error: &InputError| eprintln!("{name}: {error}");
    let on_error = if matches.get_flag("keep-going") { OnError::Report(&report) } else { OnError::Stop };
    match answer_all(listing.contract, &*solver, input, &mut io::stdout(), threads, &on_error) {
        Ok(summary) if summary.errors == 0 => ExitCode::SUCCESS,
        Ok(_) => ExitCode::from(2),
        Err(failure) => {
            eprintln!("{name}: {failure}");
            ExitCode::from(failure.status())
        }
    }
}

/// The command line of a solver's binary.
pub fn command<P: Program>() -> Command {
    let judges = P::contracts().iter().flat_map(|listing| listing.names).copied();
    let strategies = P::strategies().iter().map(|strategy| strategy.name);
    Command::new(P::NAME)
        .about(P::ABOUT)
        .version(P::VERSION)
        .after_help(P::EXAMPLES)
        .arg(
            Arg::new("input")
                .value_name("FILE")
                .help("Where to read puzzles; `-` or nothing: standard input")
                .value_parser(value_parser!(PathBuf)),
        )
        .arg(
            Arg::new("judge")
                .long("judge")
                .value_name("NAME")
                .help("Whose rules to follow; see --list-judges")
                .default_value(P::contracts()[0].names[0])
                .hide_possible_values(true)
                .value_parser(PossibleValuesParser::new(judges)),
        )
        .arg(
            Arg::new("list-judges")
                .long("list-judges")
                .help("Print each judge's rules and end")
                .action(ArgAction::SetTrue),
        )
        .arg(
            Arg::new("strategy")
                .long("strategy")
                .value_name("NAME")
                .help("How to search")
                .default_value(P::strategies()[0].name)
                .value_parser(PossibleValuesParser::new(strategies)),
        )
        .arg(
            Arg::new("keep-going")
                .long("keep-going")
                .help("Report faulty puzzles and go on; the status is 2 all the same")
                .action(ArgAction::SetTrue),
        )
        .arg(
            Arg::new("threads")
                .long("threads")
                .value_name("N")
                .help("At most this many threads; otherwise one for each core")
                .value_parser(value_parser!(u16).range(1..)),
        )
}

/// The table that `--list-judges` prints.
pub fn judges<P: Program>() -> String {
    use std::fmt::Write;
    let mut text = String::new();
    for listing in P::contracts() {
        let names = listing.names.join(", ");
        let rows = [
            ("reads", listing.reads),
            ("prints", listing.prints),
            ("ties", listing.ties),
            ("ends", listing.ends),
        ];
        let _ = writeln!(text, "{names}");
        for (label, row) in rows {
            let _ = writeln!(text, "  {label:<7} {row}");
        }
    }
    text
}
