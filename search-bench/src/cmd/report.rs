//! `report`: the comparison as one HTML page.

use super::{PuzzleName, Trial};
use crate::record::{cores, processor};
use crate::report::{page, Section};
use clap::Args;
use judge_io::cli::print;
use std::fs;
use std::path::PathBuf;

/// Draw the comparison: one HTML page with charts, which opens without a network
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  search-bench report -o report
  search-bench report magic-board --random 500 -o report")]
pub(super) struct Options {
    /// The puzzle; otherwise all of them
    puzzle: Option<PuzzleName>,

    /// Where to write index.html; the directory is made when it is not there
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,

    #[command(flatten)]
    trial: Trial,
}

impl Options {
    /// Compares, draws, writes.
    ///
    /// # Errors
    /// When instances cannot be read or the page cannot be written.
    pub(super) fn run(self) -> Result<(), String> {
        let setup = |trial: &Trial, puzzle: PuzzleName| trial.setup(Some(puzzle.spread()), 120, true);
        let sections: Vec<_> = self
            .trial
            .run(self.puzzle, setup)?
            .into_iter()
            .map(|(puzzle, comparison)| Section { comparison, distances: puzzle.distances() })
            .collect();
        let page = page(&sections, &command(), &machine());
        let file = self.output.join("index.html");
        let written = fs::create_dir_all(&self.output).and_then(|()| fs::write(&file, page));
        written.map_err(|error| format!("{}: {error}", file.display()))?;
        print(format!("{}\n", file.display()))
    }
}

/// The command that was given, as a shell reads it.
fn command() -> String {
    let arguments = std::env::args_os().skip(1).map(|argument| quoted(&argument.to_string_lossy()));
    std::iter::once(String::from("search-bench")).chain(arguments).collect::<Vec<_>>().join(" ")
}

/// An argument between quotes, where a shell would read something into it.
fn quoted(argument: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_./,+=:@%".contains(&byte);
    if !argument.is_empty() && argument.bytes().all(is_plain) {
        argument.to_owned()
    } else {
        format!("'{}'", argument.replace('\'', r"'\''"))
    }
}

/// The processor, its threads and the system.
fn machine() -> String {
    format!("{}, {} threads, {} {}", processor(), cores(), std::env::consts::OS, std::env::consts::ARCH)
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn arguments_can_be_pasted_into_a_shell() {
        assert_eq!(
            ["--random", "a-star+misplaced", "1,2"].map(quoted),
            ["--random", "a-star+misplaced", "1,2"]
        );
        assert_eq!(["", "a b", "*/x<b>", "it's"].map(quoted), ["''", "'a b'", "'*/x<b>'", r"'it'\''s'"]);
    }
}
