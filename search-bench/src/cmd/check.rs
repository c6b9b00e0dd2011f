//! `check`: a special judge.

use super::PuzzleName;
use crate::check::{
    check, ColourReferee, Demand, EightReferee, Finding, Lines, MagicReferee, Referee, RotationReferee,
    Tally, Verdict,
};
use crate::judge::listing;
use clap::Args;
use judge_io::cli::{AnyContract, Listing, Program};
use judge_io::Scanner;
use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Replay every answer to an input and compare it with the fewest moves there are
#[derive(Debug, Args)]
#[command(after_help = "\
Status: 0 all is right, 1 something is wrong, 2 the input or the command line is at fault;
with --kattis: 42, 43 and 2.

Examples:
  search-bench check rotation-game boards.in boards.ans
  rotation-game boards.in | search-bench check rotation-game boards.in -
  oj test --judge-command 'search-bench check eight-puzzle --judge poj-1077 --accept shortest'
  search-bench check --kattis magic-board INPUT JUDGE_ANSWER FEEDBACK_DIRECTORY < ANSWERS")]
pub(super) struct Options {
    /// The puzzle
    puzzle: PuzzleName,

    /// The judge's input
    input: PathBuf,

    /// The answers to it; `-`: standard input. With --kattis, the judge's own answers, which are not read
    answers: PathBuf,

    /// The answers that were expected, as `oj` hands them on, which are not read; with --kattis, the directory for feedback
    #[arg(value_name = "EXPECTED")]
    third: Option<PathBuf>,

    /// Whose rules to follow; see --list-judges of the puzzle's own program
    #[arg(long, value_name = "NAME")]
    judge: Option<String>,

    /// Which of several words to accept, if not those that the judge accepts
    #[arg(long, value_name = "WORDS")]
    accept: Option<Demand>,

    /// Say nothing of answers that are right
    #[arg(long, short)]
    quiet: bool,

    /// Judge standard input and end as an output validator does: 42 for accepted, 43 for wrong
    #[arg(long)]
    kattis: bool,
}

impl Options {
    pub(super) fn run(&self) -> Result<ExitCode, String> {
        match self.puzzle {
            PuzzleName::RotationGame => self.check(|_| RotationReferee),
            PuzzleName::MagicBoard => self.check(MagicReferee::of),
            PuzzleName::EightPuzzle => self.check(EightReferee::of),
            PuzzleName::ColourHash => self.check(|_| ColourReferee),
        }
    }

    fn check<R: Referee>(&self, referee: fn(&str) -> R) -> Result<ExitCode, String> {
        let listing = listing::<R::Program>(self.judge.as_deref())?;
        let referee = referee(listing.names[0]);
        let mut output = self.output()?;
        let tally = self.report(&referee, listing, &mut output)?;
        writeln!(output, "{tally}").and_then(|()| output.flush()).or_else(|error| quietly(&error))?;
        Ok(ExitCode::from(match (tally.is_all_right(), self.kattis) {
            (true, false) => 0,
            (false, false) => 1,
            (true, true) => 42,
            (false, true) => 43,
        }))
    }

    fn report<R: Referee>(
        &self,
        referee: &R,
        listing: &'static Listing<AnyContract<R::Program>>,
        output: &mut dyn Write,
    ) -> Result<Tally, String> {
        let input = File::open(&self.input).map_err(|error| format!("{}: {error}", self.input.display()))?;
        let demand = self.accept.unwrap_or(referee.demand());
        let mut result = Ok(());
        let mut report = |finding: &Finding| {
            if result.is_ok() && !(self.quiet_about_right() && finding.verdict == Verdict::Right) {
                result = writeln!(output, "{finding}");
            }
        };
        let mut lines = Lines::new(self.source()?);
        let tally = check(referee, listing.contract, demand, Scanner::new(input), &mut lines, &mut report)
            .map_err(|error| format!("{}: {error}", <R::Program as Program>::NAME))?;
        result.or_else(|error| quietly(&error))?;
        Ok(tally)
    }

    fn quiet_about_right(&self) -> bool {
        self.quiet || self.kattis
    }

    /// Where the answers come from.
    fn source(&self) -> Result<Box<dyn Read>, String> {
        if self.kattis || self.answers == Path::new("-") {
            return Ok(Box::new(io::stdin()));
        }
        let file =
            File::open(&self.answers).map_err(|error| format!("{}: {error}", self.answers.display()))?;
        Ok(Box::new(file))
    }

    /// Where the findings go: standard output, or the file in the feedback directory that judges read.
    fn output(&self) -> Result<Box<dyn Write>, String> {
        let Some(directory) = self.third.as_deref().filter(|_| self.kattis) else {
            return Ok(Box::new(BufWriter::new(io::stdout())));
        };
        let path = directory.join("judgemessage.txt");
        let file = OpenOptions::new().create(true).append(true).open(&path);
        file.map(|file| Box::new(BufWriter::new(file)) as _)
            .map_err(|error| format!("{}: {error}", path.display()))
    }
}

/// A reader of the findings that has gone away is no failure.
fn quietly(error: &io::Error) -> Result<(), String> {
    if error.kind() == io::ErrorKind::BrokenPipe {
        Ok(())
    } else {
        Err(format!("the findings cannot be written: {error}"))
    }
}
