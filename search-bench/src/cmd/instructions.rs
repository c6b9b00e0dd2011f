//! `instructions`: speed that cannot rot unseen.

use crate::record::{count_all, limits, Instructions, Limit, Places};
use clap::Args;
use judge_io::cli::print;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

/// Count every program's instructions with callgrind and compare them with their limits
#[derive(Debug, Args)]
#[command(after_help = "\
The release binaries must have been built, and valgrind must be there. Takes about a minute.

Examples:
  cargo build --release && target/release/search-bench instructions
  target/release/search-bench instructions --update")]
pub(super) struct Options {
    /// The file of limits
    #[arg(long, value_name = "FILE", default_value = "search-bench/instructions.csv")]
    limits: PathBuf,

    /// Where the release binaries are
    #[arg(long, value_name = "FOLDER", default_value = "target/release")]
    binaries: PathBuf,

    /// Make today's figures the limits, with the margin that each has, or 15 percent
    #[arg(long)]
    update: bool,
}

const HEAD: &str = "# Instructions by callgrind: program,what,instructions,margin in percent. See `search-bench instructions`.\n";

impl Options {
    pub(super) fn run(&self) -> Result<ExitCode, String> {
        let scratch = tempfile::tempdir().map_err(|error| error.to_string())?;
        let places = Places { binaries: self.binaries.clone(), scratch: scratch.path().to_path_buf() };
        let known = if self.update && !self.limits.exists() { Vec::new() } else { limits(&self.limits)? };
        let figures = count_all(&places)?;
        if self.update {
            let error = |error: std::io::Error| format!("{}: {error}", self.limits.display());
            fs::write(&self.limits, updated(&figures, &known)).map_err(error)?;
            print(format!("{}\n", self.limits.display()))?;
            return Ok(ExitCode::SUCCESS);
        }
        let (table, is_within) = compare(&figures, &known);
        print(table)?;
        Ok(ExitCode::from(u8::from(!is_within)))
    }
}

fn limit_of<'a>(figure: &Instructions, limits: &'a [Limit]) -> Option<&'a Limit> {
    limits.iter().find(|limit| limit.program == figure.program && limit.what == figure.what)
}

/// A line for each figure, and whether all are within their limits. A figure without a limit is not.
fn compare(figures: &[Instructions], limits: &[Limit]) -> (String, bool) {
    let mut table = String::new();
    let mut is_within = true;
    for figure in figures {
        let Instructions { program, what, count } = figure;
        let limit = limit_of(figure, limits);
        let verdict = match limit {
            Some(limit) if *count > limit.most() => "TOO MANY",
            Some(limit) if *count < limit.count - limit.count * limit.margin / 100 => {
                "fewer: update the limit"
            }
            Some(_) => "ok",
            None => "NO LIMIT",
        };
        is_within &= limit.is_some_and(|limit| *count <= limit.most());
        let limit = limit.map_or(0, |limit| limit.count);
        let _ = writeln!(table, "{program:<14} {what:<7} {count:>11} (limit {limit:>11})  {verdict}");
    }
    (table, is_within)
}

fn updated(figures: &[Instructions], limits: &[Limit]) -> String {
    let lines = figures.iter().map(|figure| {
        let margin = limit_of(figure, limits).map_or(15, |limit| limit.margin);
        format!("{},{},{},{margin}\n", figure.program, figure.what, figure.count)
    });
    HEAD.to_string() + &lines.collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(count: u64) -> Instructions {
        Instructions { program: String::from("magic-board"), what: "puzzle", count }
    }

    #[test]
    fn the_margin_is_accepted_and_no_more() {
        let limits = [Limit {
            program: String::from("magic-board"),
            what: String::from("puzzle"),
            count: 300,
            margin: 15,
        }];
        assert!(compare(&[figure(345)], &limits).1);
        assert!(!compare(&[figure(346)], &limits).1);
        assert!(!compare(&[figure(1)], &[]).1, "what has no limit is not within it");
    }

    #[test]
    fn an_update_keeps_margins() {
        let limits = [Limit {
            program: String::from("magic-board"),
            what: String::from("puzzle"),
            count: 300,
            margin: 9,
        }];
        assert_eq!(updated(&[figure(200)], &limits).lines().nth(1), Some("magic-board,puzzle,200,9"));
        assert_eq!(updated(&[figure(200)], &[]).lines().nth(1), Some("magic-board,puzzle,200,15"));
    }
}
