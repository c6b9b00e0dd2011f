//! Writes one solver and one judge's contract as a single Rust file.

use clap::{CommandFactory, Parser};
use judge_io::cli::print;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use submit::bundle::bundle;
use submit::check::{check, table};
use submit::workspace::{Contract, Workspace};

/// Writes one solver and one judge's contract as a single Rust file that needs `std` alone.
// Switches of a command line, read once and never combined.
#[allow(clippy::struct_excessive_bools)]
#[derive(Parser)]
#[command(name = "submit", version = judge_io::cli::version(env!("CARGO_PKG_VERSION")), after_help = EXAMPLES)]
struct Arguments {
    /// The puzzle; with --check or --kattis nothing means every puzzle.
    #[arg(required_unless_present_any = ["all", "check", "kattis", "completions", "man"])]
    puzzle: Option<String>,

    /// Whose contract, by any of its names; otherwise the puzzle's first, or with --check every one.
    #[arg(long, value_name = "NAME", requires = "puzzle", conflicts_with = "all")]
    judge: Option<String>,

    /// Where to write: a file, or with --all a folder; otherwise standard output.
    #[arg(short, long, value_name = "PATH")]
    output: Option<PathBuf>,

    /// As short as can be: short names, no line breaks or blanks that the compiler does not need.
    #[arg(long)]
    minify: bool,

    /// Write every contract of every puzzle, each to PATH/PUZZLE/CONTRACT.rs.
    #[arg(long, requires = "output", conflicts_with = "puzzle")]
    all: bool,

    /// Compile the submissions with the local rustc, run their fixtures, and print sizes, times and memory.
    #[arg(long, conflicts_with_all = ["all", "output", "minify"])]
    check: bool,

    /// With --check: leave out times and memory, which differ from run to run, and round sizes.
    #[arg(long, requires = "check")]
    counts_only: bool,

    /// Write a problem package for Kattis for each puzzle's first contract into DIR.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["all", "check", "output", "minify", "judge"])]
    kattis: Option<PathBuf>,

    /// The workspace to take the sources from; otherwise the one that this program was built in.
    #[arg(long, value_name = "DIR")]
    root: Option<PathBuf>,

    /// Print a completion script for a shell and end.
    #[arg(long, value_name = "SHELL", exclusive = true)]
    completions: Option<clap_complete::Shell>,

    /// Print the manual page (roff) and end.
    #[arg(long, exclusive = true)]
    man: bool,
}

const EXAMPLES: &str = "\
Examples:
  submit magic-board -o solution.rs                       the puzzle's first contract
  submit eight-puzzle --judge luogu-p1379 --minify        another one, as short as can be
  submit --check                                          is everything fit to be sent?";

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(&arguments) {
        Ok(status) => status,
        Err(message) => {
            eprintln!("submit: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<ExitCode, String> {
    if let Some(page) = page(arguments) {
        return print(&page).map(|()| ExitCode::SUCCESS);
    }
    let workspace = arguments.root.as_ref().map_or_else(Workspace::of_this_program, Workspace::at);
    let puzzles = workspace.puzzles().map_err(|fault| fault.to_string())?;
    let chosen = match &arguments.puzzle {
        Some(puzzle) => vec![choose("puzzle", puzzle, &puzzles)],
        None => puzzles,
    };
    if let Some(folder) = &arguments.kattis {
        for puzzle in &chosen {
            submit::kattis::write(&workspace, puzzle, folder)?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    let mut contracts = Vec::new();
    for puzzle in &chosen {
        contracts.extend(contracts_of(&workspace, puzzle, arguments)?);
    }
    if arguments.check {
        return check_all(&workspace, &contracts, arguments.counts_only);
    }
    for contract in &contracts {
        let bundle = bundle(&workspace, contract).map_err(|fault| fault.to_string())?;
        let text = if arguments.minify { bundle.minified } else { bundle.text };
        let output = arguments.output.as_ref();
        let file = output.map(|path| if arguments.all { file_of(path, contract) } else { path.clone() });
        write(file.as_deref(), &text)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The completion script or manual page that the command line asks for, if it does.
fn page(arguments: &Arguments) -> Option<Vec<u8>> {
    let mut page = Vec::new();
    if let Some(shell) = arguments.completions {
        clap_complete::generate(shell, &mut Arguments::command(), "submit", &mut page);
    } else if arguments.man {
        let manual = clap_mangen::Man::new(Arguments::command());
        manual.render(&mut page).expect("a page can always be written to memory");
    } else {
        return None;
    }
    Some(page)
}

/// The contracts of a puzzle that the command line asks for.
fn contracts_of(workspace: &Workspace, puzzle: &str, arguments: &Arguments) -> Result<Vec<Contract>, String> {
    let mut contracts = workspace.contracts(puzzle).map_err(|fault| fault.to_string())?;
    if let Some(judge) = &arguments.judge {
        let names: Vec<String> = contracts.iter().flat_map(|contract| contract.names.clone()).collect();
        let name = choose("judge", judge, &names);
        contracts.retain(|contract| contract.names.contains(&name));
    } else if !(arguments.all || arguments.check) {
        contracts.truncate(1);
    }
    Ok(contracts)
}

/// The name that was given, if there is such a one; otherwise ends with the nearest that there is.
fn choose(what: &str, given: &str, names: &[String]) -> String {
    if names.iter().any(|name| name == given) {
        return given.to_owned();
    }
    let likeness = |name: &&String| strsim::jaro_winkler(name, given);
    let nearest = names.iter().max_by(|one, other| likeness(one).total_cmp(&likeness(other)));
    let hint = match nearest {
        Some(name) if likeness(&name) > 0.7 => format!("did you mean `{name}`?"),
        _ => format!("there are {}", names.join(", ")),
    };
    let message = format!("there is no {what} `{given}`: {hint}");
    Arguments::command().error(clap::error::ErrorKind::InvalidValue, message).exit()
}

fn file_of(folder: &Path, contract: &Contract) -> PathBuf {
    folder.join(&contract.puzzle).join(format!("{}.rs", contract.name()))
}

fn write(file: Option<&Path>, text: &str) -> Result<(), String> {
    let Some(file) = file else { return print(text.as_bytes()) };
    let fault = |error: std::io::Error| format!("{}: {error}", file.display());
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder).map_err(fault)?;
    }
    std::fs::write(file, text).map_err(fault)
}

fn check_all(workspace: &Workspace, contracts: &[Contract], counts_only: bool) -> Result<ExitCode, String> {
    // Times are measured one after the other; where nobody wants them, all processors may compile.
    let workers = if counts_only { std::thread::available_parallelism().map_or(1, Into::into) } else { 1 };
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(contract) = contracts.get(index) else { break };
                let result = check(workspace, contract);
                results.lock().unwrap_or_else(PoisonError::into_inner).push((index, result));
            });
        }
    });
    let mut results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    results.sort_by_key(|(index, _)| *index);
    let mut rows = Vec::new();
    let mut status = ExitCode::SUCCESS;
    for (_, result) in results {
        match result {
            Ok(row) => rows.push(row),
            Err(faults) => {
                for fault in faults {
                    eprintln!("{fault}");
                }
                status = ExitCode::FAILURE;
            }
        }
    }
    print(table(&rows, counts_only))?;
    Ok(status)
}
