//! Every contender of a puzzle on the same instances: what it answered, what it cost, and where it gave up.
//!
//! The truth is the word of a shipped solver, which tests compare with plain twins over whole spaces; a contender's
//! word is replayed on the plain board besides, so that a path is a path whoever says so. Building is measured apart
//! from solving. What is shown of an answer's time is the least of [`ROUNDS`] measurements, each of which repeats the
//! answer until [`SHORTEST_SPAN`] is over: whatever else the machine does can only add to a time.
//!
//! A contender that has met a few limits is not asked again: hard instances cost it most, and say no more.
//! What it was not asked counts as skipped, and its time is then a lower bound, shown with a `>`.

mod format;
mod instances;
mod rates;
mod row;

pub use format::{cells_of_rates, cells_of_rows, duration, thousands, Cells, Format};
pub use instances::{Instances, Source};
pub use rates::{rates, Rate};
pub use row::{AtDepth, Row, Wrong};

use crate::contender::{Contender, Solver};
use crate::outcome::{Limits, Outcome, Verdict};
use crate::puzzle::Puzzle;
use crate::registry::Registry;
use indicatif::{ProgressBar, ProgressStyle};
use row::Tally;
use std::time::{Duration, Instant};

/// An answer is repeated until it has taken this long together.
pub const SHORTEST_SPAN: Duration = Duration::from_micros(20);

/// At most so many measurements are taken of an answer,
pub const ROUNDS: u32 = 5;

/// and no third one when this long was spent on the first two.
pub const LONG_ENOUGH: Duration = Duration::from_millis(20);

/// How contenders are compared.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Which contenders: see [`Contenders::matching`](crate::contender::Contenders::matching).
    pub pattern: String,
    /// Where instances come from.
    pub source: Source,
    /// What one search may cost.
    pub limits: Limits,
    /// A contender that met so many limits is not asked again.
    pub patience: u64,
    /// Whether time is measured. Without it the result is the same in every run.
    pub timed: bool,
}

/// What came out.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Comparison {
    /// The puzzle's name.
    pub puzzle: &'static str,
    /// Where the instances came from, in words.
    pub instances: String,
    /// A row a contender.
    pub rows: Vec<Row>,
    /// Nodes a second of IDA* in each representation; empty without times.
    pub rates: Vec<Rate>,
}

/// Runs a puzzle's contenders.
///
/// # Errors
/// When the instances cannot be read.
pub fn compare<P: Registry>(setup: &Setup) -> Result<Comparison, String> {
    let instances = Instances::<P>::new(&setup.source)?;
    let contenders = P::contenders().matching(&setup.pattern);
    let progress = progress(contenders.len());
    let mut rows = Vec::new();
    for contender in &contenders {
        progress.set_message(contender.name.clone());
        rows.push(run(contender, &instances, setup));
        progress.inc(1);
    }
    progress.finish_and_clear();
    row::set_ratios(&mut rows);
    let rates = rates(&rows);
    Ok(Comparison { puzzle: P::NAME, instances: instances.description, rows, rates })
}

fn run<P: Puzzle>(contender: &Contender<P>, instances: &Instances<P>, setup: &Setup) -> Row {
    let started = Instant::now();
    let solver = (contender.build)(&setup.limits);
    let build = setup.timed.then(|| started.elapsed());
    let mut tally = Tally::default();
    for (board, best) in instances.boards.iter().zip(&instances.best) {
        if tally.limits == setup.patience {
            break;
        }
        let (outcome, time) = ask(&*solver, board, setup);
        tally.add::<P>(board, best.as_deref(), &outcome, time, contender.promise);
    }
    tally.into_row(contender, instances.boards.len(), solver.bytes_per_state(), build)
}

/// One answer and, where it is asked for, the time it takes.
fn ask<P: Puzzle>(solver: &dyn Solver<P>, board: &P::Board, setup: &Setup) -> (Outcome, Option<Duration>) {
    let started = Instant::now();
    let outcome = solver.solve(board, &setup.limits);
    let mut least = started.elapsed();
    if setup.timed && !matches!(outcome.verdict, Verdict::LimitMet(_)) {
        let repeats = (SHORTEST_SPAN.as_nanos() / least.as_nanos().max(1)).clamp(1, 1000) as u32;
        for _ in 1..ROUNDS {
            let round = Instant::now();
            for _ in 0..repeats {
                std::hint::black_box(solver.solve(std::hint::black_box(board), &setup.limits));
            }
            least = least.min(round.elapsed() / repeats);
            if started.elapsed() > LONG_ENOUGH {
                break;
            }
        }
    }
    (outcome, setup.timed.then_some(least))
}

/// A bar on standard error, where that is a terminal.
fn progress(contenders: usize) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}").expect("the template is well formed");
    ProgressBar::new(contenders as u64).with_style(style)
}
