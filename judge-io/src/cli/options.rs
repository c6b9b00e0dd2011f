//! What a person may ask for, and how it is spelled on the command line.

use crate::cli::program::Program;
use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{value_parser, Arg, ArgAction, ArgMatches, Command};
use clap_complete::Shell;
use std::path::{Path, PathBuf};

/// How answers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// As the judge wants them.
    Judge,
    /// As JSON lines.
    Json,
    /// As drawings, every board before and after every move.
    Steps,
    /// As drawings, several boards in a row.
    Compact,
}

/// A run over an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// Where to read; `None` for standard input.
    pub(crate) input: Option<PathBuf>,
    /// Which of the program's contracts to follow.
    pub(crate) judge: usize,
    /// Which of the program's strategies to use.
    pub(crate) strategy: usize,
    pub(crate) format: Format,
    pub(crate) stats: bool,
    pub(crate) keep_going: bool,
    /// At most this many threads; `None` for one a core.
    pub(crate) threads: Option<u16>,
}

impl Options {
    /// What a program without arguments does: what a judge expects.
    pub(crate) const JUDGE: Options = Options {
        input: None,
        judge: 0,
        strategy: 0,
        format: Format::Judge,
        stats: false,
        keep_going: false,
        threads: None,
    };

    /// What the arguments ask for.
    pub(crate) fn from_matches<P: Program>(matches: &ArgMatches) -> Self {
        let text = |name| matches.get_one::<String>(name).map_or("", String::as_str);
        let judge = P::contracts().iter().position(|listing| listing.names.contains(&text("judge")));
        let strategy = P::strategies().iter().position(|strategy| strategy.name == text("strategy"));
        let format = match (text("show"), text("format")) {
            ("steps", _) => Format::Steps,
            ("compact", _) => Format::Compact,
            (_, "json") => Format::Json,
            _ => Format::Judge,
        };
        Options {
            input: matches.get_one::<PathBuf>("input").filter(|path| *path != Path::new("-")).cloned(),
            judge: judge.unwrap_or(0),
            strategy: strategy.unwrap_or(0),
            format,
            stats: matches.get_flag("stats"),
            keep_going: matches.get_flag("keep-going"),
            threads: matches.get_one("threads").copied(),
        }
    }
}

/// What ends every help text, behind the program's examples.
const STATUS: &str = "\
Exit status:
  0  every puzzle was answered; \"no solution\" is an answer
  1  the input could not be read, or the answers not written
  2  the input breaks the judge's rules, or the command line is wrong";

/// The command line of a solver's binary.
pub fn command<P: Program>() -> Command {
    Command::new(P::NAME)
        .about(P::ABOUT)
        .version(version(P::VERSION))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .after_help(format!("{}\n\n{STATUS}", P::EXAMPLES))
        .arg(
            Arg::new("input")
                .value_name("FILE")
                .help("Where to read puzzles [default: standard input, also as \"-\"]")
                .value_parser(value_parser!(PathBuf)),
        )
        .next_help_heading("What to solve, and how")
        .arg(judge::<P>())
        .arg(strategy::<P>())
        .arg(
            Arg::new("threads")
                .long("threads")
                .value_name("N")
                .help("Use at most this many threads [default: one for each core]")
                .value_parser(value_parser!(u16).range(1..)),
        )
        .arg(flag(
            "keep-going",
            "Report faulty puzzles and go on with the next line that begins one as the judge lays it out; the status is 2 all the same",
        ))
        .next_help_heading("What to print")
        .arg(
            Arg::new("show")
                .long("show")
                .value_name("HOW")
                .help("Draw the board on its way, in place of the judge's answer")
                .num_args(0..=1)
                .require_equals(true)
                .default_missing_value("steps")
                .value_parser(PossibleValuesParser::new([
                    PossibleValue::new("steps").help("before and after every move"),
                    PossibleValue::new("compact").help("several boards in a row"),
                ])),
        )
        .arg(
            Arg::new("format")
                .long("format")
                .value_name("FORMAT")
                .help("Write answers as the judge wants them, or as JSON lines, one object a puzzle")
                .default_value("judge")
                .conflicts_with("show")
                .value_parser(["judge", "json"]),
        )
        .arg(flag("stats", "Sum the run up on standard error"))
        .next_help_heading("About this program")
        .arg(flag("list-judges", "Print every judge's rules and end").exclusive(true))
        .arg(
            Arg::new("completions")
                .long("completions")
                .value_name("SHELL")
                .help("Print a completion script for a shell and end")
                .exclusive(true)
                .value_parser(value_parser!(Shell)),
        )
        .arg(flag("man", "Print the manual page (roff) and end").exclusive(true))
        .arg(flag("help", "Print help; -h is shorter").short('h').action(ArgAction::Help))
        .arg(flag("version", "Print the version").short('V').action(ArgAction::Version))
}

fn judge<P: Program>() -> Arg {
    let judges = P::contracts().iter().flat_map(|listing| listing.names).copied();
    Arg::new("judge")
        .long("judge")
        .value_name("NAME")
        .help("Whose rules to follow; --list-judges has them all")
        .default_value(P::contracts()[0].names[0])
        .value_parser(PossibleValuesParser::new(judges))
}

fn strategy<P: Program>() -> Arg {
    let strategies =
        P::strategies().iter().map(|strategy| PossibleValue::new(strategy.name).help(strategy.about));
    Arg::new("strategy")
        .long("strategy")
        .value_name("NAME")
        .help("How to search; the answers are the same")
        .default_value(P::strategies()[0].name)
        .value_parser(PossibleValuesParser::new(strategies))
}

fn flag(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).help(help).action(ArgAction::SetTrue)
}

/// A crate's version, with the commit that it was built from where the build knew it.
pub fn version(number: &str) -> String {
    option_env!("BUILT_FROM_COMMIT")
        .map_or_else(|| number.to_owned(), |commit| format!("{number} ({commit})"))
}
