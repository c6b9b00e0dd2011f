//! From the process's arguments to its status.

use crate::cli::diagnostic::diagnostic;
use crate::cli::options::{command, Format, Options};
use crate::cli::output::{print, Output};
use crate::cli::presentation::Presentation;
use crate::cli::program::{judges, AnyContract, Listing, Program};
use crate::cli::retold::{Retold, Told};
use crate::cli::stats::Tally;
use crate::cli::{json, show, terminal};
use crate::{answer_all, Contract, Failure, InputError, OnError, Scanner, Solve, Summary};
use clap_complete::Shell;
use std::fs::File;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::time::Instant;

/// Runs a solver's binary with the process's arguments and streams; returns the process's status.
///
/// # Panics
/// Never on account of arguments or input.
pub fn run<P: Program>() -> ExitCode {
    // A judge gives no argument. Building a parser would cost more than solving a puzzle.
    if std::env::args_os().len() <= 1 {
        return Run::<P>::new(Options::JUDGE).run();
    }
    let matches = command::<P>().get_matches();
    let mut text = Vec::new();
    if matches.get_flag("list-judges") {
        text = judges::<P>(terminal::width()).into_bytes();
    } else if let Some(&shell) = matches.get_one::<Shell>("completions") {
        clap_complete::generate(shell, &mut command::<P>(), P::NAME, &mut text);
    } else if matches.get_flag("man") {
        let page = clap_mangen::Man::new(command::<P>());
        page.render(&mut text).expect("a page can always be written to memory");
    } else {
        return Run::<P>::new(Options::from_matches::<P>(&matches)).run();
    }
    match print(&text) {
        Err(error) => {
            let _ = writeln!(anstream::stderr(), "{}: {error}", P::NAME);
            ExitCode::from(1)
        }
        Ok(()) => ExitCode::SUCCESS,
    }
}

/// One run over an input.
struct Run<P: Program> {
    options: Options,
    listing: &'static Listing<AnyContract<P>>,
    strategy: &'static str,
    /// What messages call the input.
    source: String,
}

impl<P: Program> Run<P> {
    fn new(options: Options) -> Self {
        let source =
            options.input.as_ref().map_or_else(|| "<stdin>".into(), |path| path.display().to_string());
        let listing = &P::contracts()[options.judge];
        Run { listing, strategy: P::strategies()[options.strategy].name, source, options }
    }

    fn run(&self) -> ExitCode {
        let input = match self.open() {
            Ok(input) => input,
            Err(error) => {
                self.tell(&error);
                return ExitCode::from(1);
            }
        };
        let asked_by_a_judge = self.options.format == Format::Judge && !self.options.stats;
        let outcome = if asked_by_a_judge { self.answer(input) } else { self.retell(input) };
        match outcome {
            Ok(summary) if summary.errors > 0 => ExitCode::from(2),
            Ok(summary) => {
                if summary.answered == 0 && io::stderr().is_terminal() {
                    self.tell(&"no puzzle was found before the end of the input");
                }
                ExitCode::SUCCESS
            }
            Err(failure) => {
                match &failure {
                    // It has been drawn already.
                    Failure::Input(_) => {}
                    Failure::Read(_) => self.tell(&failure),
                    Failure::Write(_) => drop(writeln!(anstream::stderr(), "{}: {failure}", P::NAME)),
                }
                ExitCode::from(failure.status())
            }
        }
    }

    fn open(&self) -> io::Result<Scanner<'static>> {
        if let Some(path) = &self.options.input {
            return Ok(Scanner::new(File::open(path)?));
        }
        if io::stdin().is_terminal() && io::stderr().is_terminal() {
            let Listing { reads, ends, .. } = self.listing;
            self.tell(&format_args!("type {reads}; the end: {ends} (Ctrl-D)"));
        }
        Ok(Scanner::new(io::stdin()))
    }

    /// Answers as a judge wants it: the contract's own way, straight to standard output.
    fn answer(&self, input: Scanner<'_>) -> Result<Summary, Failure> {
        let Listing { contract, .. } = self.listing;
        let solver = P::solver(*contract, self.strategy);
        let report = |error: &InputError| {
            self.complain(error);
            Ok(())
        };
        self.answer_with(*contract, &*solver, input, &mut io::stdout(), &report)
    }

    /// Answers another way, or counts what was answered.
    fn retell(&self, input: Scanner<'_>) -> Result<Summary, Failure> {
        let start = Instant::now();
        let presentation = P::presentation(self.listing);
        let tally = Tally::new();
        let width = terminal::width();
        let contract = Retold::<P, _> {
            contract: self.listing.contract,
            strategy: self.strategy,
            between: match self.options.format {
                Format::Judge => self.listing.contract.between(),
                Format::Json => b"",
                Format::Steps | Format::Compact => b"\n",
            },
            write: |told: &Told<'_, P::Puzzle, P::Solution>, text: &mut Vec<u8>| {
                let &Told { index, puzzle, answer, .. } = told;
                tally.count(answer.solution.as_ref().map(|solution| presentation.length(solution)), answer);
                match self.options.format {
                    Format::Judge => self.listing.contract.write(index, puzzle, answer, text),
                    Format::Json => json::answered(&presentation, self.strategy, told, text),
                    Format::Steps => show::answer(&presentation, show::steps, width, told, text),
                    Format::Compact => show::answer(&presentation, show::compact, width, told, text),
                }
            },
        };
        let solver = contract.solver();
        let output = Output::new(self.options.format);
        let report = |error: &InputError| {
            self.complain(error);
            match self.options.format {
                Format::Json => output.push_line(|index| json::faulty(index, error, self.hint(error))),
                _ => Ok(()),
            }
        };
        let outcome = self.answer_with(&contract, &solver, input, &mut &output, &report);
        if self.options.stats {
            let errors = match &outcome {
                Ok(summary) => summary.errors,
                Err(failure) => u64::from(matches!(failure, Failure::Input(_))),
            };
            let times = tally.times(solver.building(), start.elapsed());
            let _ = write!(anstream::stderr(), "{}{times}", tally.counts(errors));
        }
        outcome
    }

    fn answer_with<C, S>(
        &self,
        contract: &C,
        solver: &S,
        input: Scanner<'_>,
        output: &mut (dyn Write + Send),
        report: &(dyn Fn(&InputError) -> io::Result<()> + Sync),
    ) -> Result<Summary, Failure>
    where
        C: Contract + ?Sized,
        S: Solve<C::Puzzle, C::Solution> + ?Sized,
    {
        let threads = self
            .options
            .threads
            .map_or_else(|| std::thread::available_parallelism().map_or(1, Into::into), usize::from);
        let on_error = if self.options.keep_going { OnError::Report(report) } else { OnError::Stop };
        let outcome = answer_all(contract, solver, input, output, threads, &on_error);
        match outcome {
            Err(Failure::Input(error)) => match report(&error) {
                Err(fault) if fault.kind() != io::ErrorKind::BrokenPipe => Err(Failure::Write(fault)),
                _ => Err(Failure::Input(error)),
            },
            outcome => outcome,
        }
    }

    fn hint(&self, error: &InputError) -> Option<&'static str> {
        // Three bytes that some editors put in front of a text.
        let marked = error.position.line == 1 && error.line.starts_with(b"\xef\xbb\xbf");
        let mark = marked.then_some("the input begins with a byte order mark, which no judge writes");
        mark.or(error.hint).or_else(|| P::hint(self.listing.names[0], error))
    }

    fn complain(&self, error: &InputError) {
        let drawn = diagnostic(&self.source, error, self.hint(error), terminal::width());
        // Where standard error is closed, the status has to say it.
        let _ = anstream::stderr().write_all(drawn.as_bytes());
    }

    /// One line to people about the input.
    fn tell(&self, what: &dyn std::fmt::Display) {
        let _ = writeln!(anstream::stderr(), "{}: {}: {what}", P::NAME, self.source);
    }
}
