//! Every contender of a puzzle on the same instances: what it answered, what it cost, and where it gave up.
//!
//! The truth is the word of a shipped solver, which tests compare with plain twins over whole spaces; a contender's
//! word is replayed on the plain board besides, so that a path is a path whoever says so. Building is measured apart
//! from solving. What is shown of an answer's time is the least of [`ROUNDS`] measurements, each of which repeats the
//! answer until [`SHORTEST_SPAN`] is over: whatever else the machine does can only add to a time. So the caches are warm
//! with this one board. A contender whose cost depends on what was asked before is measured otherwise: each time a new one
//! gives its first answer, with whatever it builds for it.
//!
//! Boards are asked nearest first. A contender that has met a few limits is not asked about those that are as far or
//! farther; they count as skipped. Means are over the boards it was asked, and so is its ratio, which compares with the
//! fastest on the same boards. A search that was given up would have cost more, so where a limit was met the figures are
//! shown with a `≥`.

mod format;
mod instances;
mod rates;
mod row;

pub use format::{cells_of_rates, cells_of_rows, duration, thousands, Cells, Format};
pub use instances::{Instances, Source};
pub use rates::{rates, Rate};
pub use row::{AtDepth, Row, Wrong};

use crate::contender::{Contender, Solver};
use crate::outcome::{Limits, Verdict};
use crate::puzzle::Puzzle;
use crate::registry::Registry;
use indicatif::{ProgressBar, ProgressStyle};
use row::Tally;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// An answer is repeated until it has taken this long together.
pub const SHORTEST_SPAN: Duration = Duration::from_micros(20);

/// At most so many measurements are taken of an answer,
pub const ROUNDS: u32 = 5;

/// and no further one when this long was spent.
pub const LONG_ENOUGH: Duration = Duration::from_millis(20);

/// How contenders are compared.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Which contenders: see [`Registry::contenders`].
    pub pattern: String,
    /// Where instances come from.
    pub source: Source,
    /// What one search may cost, and in nodes the building before it for each instance.
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
    let contenders = P::contenders(&setup.pattern);
    let progress = progress(contenders.len());
    let mut rows = Vec::new();
    for contender in &contenders {
        progress.set_message(contender.name());
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
    // What is built serves all boards, and may cost what they all may.
    let nodes = setup.limits.nodes.saturating_mul(instances.boards.len() as u64);
    let solver = (contender.build)(&Limits { nodes, ..setup.limits });
    let build = setup.timed.then(|| started.elapsed());
    let mut tally = Tally::default();
    for (board, best) in instances.boards.iter().zip(&instances.best) {
        if tally.limits == setup.patience {
            tally.skip(best.as_deref());
            continue;
        }
        let started = Instant::now();
        let outcome = solver.solve(board, &setup.limits);
        let once = started.elapsed();
        tally.add::<P>(board, best.as_deref(), &outcome, contender.promise);
        if setup.timed {
            let answered = !matches!(outcome.verdict, Verdict::LimitMet(_));
            tally.times.push(match answered {
                true if contender.learns => first_answer(contender, board, &setup.limits),
                true => once.min(warm_answer(&*solver, board, &setup.limits)),
                false => once,
            });
        }
    }
    tally.into_row(contender, solver.bytes_per_state(), build)
}

/// The least time of an answer that is asked for again and again.
fn warm_answer<P: Puzzle>(solver: &dyn Solver<P>, board: &P::Board, limits: &Limits) -> Duration {
    let mut repeats = 1;
    least_of_rounds(|| loop {
        let started = Instant::now();
        for _ in 0..repeats {
            black_box(solver.solve(black_box(board), limits));
        }
        let span = started.elapsed();
        if span >= SHORTEST_SPAN {
            return span / repeats;
        }
        repeats *= 2;
    })
}

/// The least time of the first answer that a new solver gives.
fn first_answer<P: Puzzle>(contender: &Contender<P>, board: &P::Board, limits: &Limits) -> Duration {
    least_of_rounds(|| {
        let solver = (contender.build)(limits);
        let started = Instant::now();
        black_box(solver.solve(black_box(board), limits));
        started.elapsed()
    })
}

/// The least of [`ROUNDS`] measurements, fewer where they take long.
fn least_of_rounds(mut measure: impl FnMut() -> Duration) -> Duration {
    let started = Instant::now();
    let mut least = measure();
    for _ in 1..ROUNDS {
        if started.elapsed() > LONG_ENOUGH {
            break;
        }
        least = least.min(measure());
    }
    least
}

/// A bar on standard error, where that is a terminal.
fn progress(contenders: usize) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}").expect("the template is well formed");
    ProgressBar::new(contenders as u64).with_style(style)
}
