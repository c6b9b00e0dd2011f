//! What the puzzle crates' own tests share: running a binary as a judge would, and walking through the fixtures.

mod people;
mod reading;
mod spoiled;

pub use people::{answered, check_fixtures, check_json, report, statistics, Case};
pub use reading::{check_mutations, check_reading};
pub use spoiled::spoiled;

use crate::{answer_all, Contract, Failure, OnError, Scanner};
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Runs a binary on an input and writes down all that a person would see of it.
///
/// # Panics
/// Where the binary cannot be started or waited for.
pub fn transcript(program: &str, arguments: &[&str], input: &[u8]) -> String {
    transcript_with(&[("COLUMNS", "100"), ("NO_COLOR", "1")], program, arguments, input)
}

/// As [`transcript`], with other variables for the terminal's width and its colours.
///
/// # Panics
/// As [`transcript`].
pub fn transcript_with(
    variables: &[(&str, &str)],
    program: &str,
    arguments: &[&str],
    input: &[u8],
) -> String {
    let mut child = Command::new(program)
        .args(arguments)
        .env_remove("CLICOLOR_FORCE")
        .env_remove("NO_COLOR")
        .envs(variables.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("its standard input is a pipe");
    let input = input.to_vec();
    // A binary that stops reading early closes the pipe; that is its right.
    let feeder = std::thread::spawn(move || stdin.write_all(&input).unwrap_or_default());
    let output = child.wait_with_output().expect("the binary ends");
    feeder.join().expect("the feeder does not panic");
    let code = output.status.code().map_or_else(|| String::from("killed"), |code| code.to_string());
    format!(
        "status {code}\n--- standard output\n{}--- standard error\n{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    )
}

/// What every command line in a page's `console` blocks prints, as a page of the same blocks. The commands are the shell's,
/// and the first folder they are looked for in is that of `program`.
///
/// # Panics
/// Where there is no such block, or no shell.
pub fn replayed_console(page: &str, program: &str) -> String {
    let folder = Path::new(program).parent().expect("a binary is in a folder").display();
    let path = format!("{folder}:{}", std::env::var("PATH").unwrap_or_default());
    let variables = [("COLUMNS", "80"), ("PATH", &*path)];
    let mut replayed = String::new();
    let mut inside = false;
    for line in page.lines() {
        if line.starts_with("```") {
            inside = line == "```console";
        } else if let (true, Some(command)) = (inside, line.strip_prefix("$ ")) {
            let seen = transcript_with(&variables, "sh", &["-c", command], b"");
            let (_, printed) = seen.split_once("--- standard output\n").expect("a transcript has that line");
            let printed = printed.strip_suffix("--- standard error\n").expect("nothing else is printed");
            replayed.push_str(&format!("{line}\n{printed}"));
        }
    }
    assert!(!replayed.is_empty(), "the page has no console block");
    replayed
}

/// A page's `console` blocks as they stand there, in the form of [`replayed_console`].
pub fn console(page: &str) -> String {
    let mut text = String::new();
    let mut inside = false;
    for line in page.lines() {
        if line.starts_with("```") {
            inside = line == "```console";
        } else if inside {
            text.push_str(line);
            text.push('\n');
        }
    }
    text
}

/// A source that gives one byte at a time: no contract ever sees a whole puzzle at hand, so each is read token by token.
pub struct Trickle<'a>(pub &'a [u8]);

impl Read for Trickle<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let one = buffer.len().min(1);
        self.0.read(&mut buffer[..one])
    }
}

/// The answers to an input, and the message of the error that ended it.
///
/// # Panics
/// Where the input cannot be read or the answers cannot be written, which bytes in memory do not know.
pub fn answers<C: Contract>(
    contract: &C,
    solver: &C::Solver,
    input: Scanner<'_>,
) -> (String, Option<String>) {
    let mut text = Vec::new();
    let error = match answer_all(contract, solver, input, &mut text, 1, &OnError::Stop) {
        Ok(_) => None,
        Err(Failure::Input(error)) => Some(error.to_string()),
        Err(failure) => panic!("{failure}"),
    };
    (String::from_utf8_lossy(&text).into_owned(), error)
}

/// An input of a judge and the answers to it.
pub struct Fixture {
    /// `CONTRACT/NAME`.
    pub name: String,
    /// The contract's first name.
    pub contract: String,
    /// What the judge gives.
    pub input: Vec<u8>,
    /// What the judge wants.
    pub answers: String,
}

/// Every fixture of a puzzle, `CONTRACT/NAME.in` with its `NAME.ans` below `folder`, in the order of their names.
///
/// # Panics
/// Where a file cannot be read, an input has no answers, or there is no fixture at all.
pub fn fixtures(folder: &Path) -> Vec<Fixture> {
    let mut fixtures = Vec::new();
    for contract in entries(folder) {
        for path in entries(&contract) {
            if path.extension().map_or(true, |extension| extension != "in") {
                continue;
            }
            let contract = name(&contract);
            fixtures.push(Fixture {
                name: format!("{contract}/{}", name(&path.with_extension(""))),
                contract,
                input: fs::read(&path).expect("a fixture can be read"),
                answers: fs::read_to_string(path.with_extension("ans")).expect("a fixture has answers"),
            });
        }
    }
    assert!(!fixtures.is_empty(), "no fixture below {}", folder.display());
    fixtures
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a folder can be listed").path()).collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
