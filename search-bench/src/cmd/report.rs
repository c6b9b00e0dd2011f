//! `report`: the comparison as one HTML page.

use super::{PuzzleName, Trial};
use crate::record::{cores, processor};
use crate::report::{page, Section};
use clap::Args;
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
        let command: Vec<String> = std::env::args().skip(1).collect();
        let page = page(&sections, &format!("search-bench {}", command.join(" ")), &machine());
        let file = self.output.join("index.html");
        let written = fs::create_dir_all(&self.output).and_then(|()| fs::write(&file, page));
        written.map_err(|error| format!("{}: {error}", file.display()))?;
        println!("{}", file.display());
        Ok(())
    }
}

/// The processor, its threads and the system.
fn machine() -> String {
    format!("{}, {} threads, {} {}", processor(), cores(), std::env::consts::OS, std::env::consts::ARCH)
}
