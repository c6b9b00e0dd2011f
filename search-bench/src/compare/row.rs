//! One contender's results, and how they are gathered.

// Means are shown to a few digits; counts are far below the 2⁵³ from which an `f64` would skip some.
#![allow(clippy::cast_precision_loss)]

use crate::contender::Contender;
use crate::outcome::{Counters, Outcome, Promise, Verdict};
use crate::puzzle::Puzzle;
use std::collections::BTreeMap;
use std::time::Duration;

/// So many wrong answers are kept as examples.
const EXAMPLES: usize = 3;

/// What a contender answered and what it cost. Means are over the instances it was asked; times are in seconds.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Row {
    /// `puzzle/representation/strategy+heuristic`.
    pub contender: String,
    /// Which word it promises: `path`, `shortest` or `smallest`.
    pub promises: &'static str,
    /// Instances answered with a word.
    pub solved: u64,
    /// Instances answered with "there is none".
    pub no_solution: u64,
    /// Instances on which a limit was met.
    pub limit: u64,
    /// Instances not asked, after too many limits.
    pub skipped: u64,
    /// Answers that break the promise.
    pub wrong: u64,
    /// Answers that do not lead to the goal, or deny that there is a way.
    pub not_a_path: u64,
    /// Words with more moves than needed.
    pub not_shortest: u64,
    /// Shortest words that are not the smallest.
    pub not_smallest: u64,
    /// Mean of [`Counters::expanded`].
    pub expanded: f64,
    /// Mean of [`Counters::generated`]; not kept by shipped solvers.
    pub generated: Option<f64>,
    /// Mean of [`Counters::duplicates`]; not kept by shipped solvers.
    pub duplicates: Option<f64>,
    /// Most of [`Counters::peak_stored`]; not kept by shipped solvers.
    pub peak_stored: Option<u64>,
    /// What one stored position takes.
    pub bytes_per_state: usize,
    /// Time to build, once.
    pub build: Option<f64>,
    /// Mean time of an instance; a lower bound where limits were met.
    pub time: Option<f64>,
    /// That time over the least of all contenders.
    pub ratio: Option<f64>,
    /// The same by the length of the true answer.
    pub by_depth: Vec<AtDepth>,
    /// The first wrong answers.
    pub examples: Vec<Wrong>,
}

impl Row {
    /// The second part of the name.
    pub fn representation(&self) -> &str {
        self.contender.split('/').nth(1).unwrap_or_default()
    }

    /// The third part of the name, heuristic included.
    pub fn strategy(&self) -> &str {
        self.contender.split('/').nth(2).unwrap_or_default()
    }
}

/// Means over the instances of one optimal length that were answered.
#[derive(Clone, Debug, serde::Serialize)]
pub struct AtDepth {
    /// The optimal length.
    pub depth: u32,
    /// How many instances.
    pub instances: u64,
    /// Nodes expanded.
    pub expanded: f64,
    /// Nodes generated; not kept by shipped solvers.
    pub generated: Option<f64>,
    /// Seconds.
    pub time: Option<f64>,
}

/// A wrong answer.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Wrong {
    /// The board, in its judge's line.
    pub board: String,
    /// The answer, in letters; `None`: there is no solution.
    pub answer: Option<String>,
    /// What it should be.
    pub expected: Option<String>,
}

/// Sums over instances.
#[derive(Default)]
pub(super) struct Tally {
    pub(super) limits: u64,
    solved: u64,
    no_solution: u64,
    wrong: u64,
    not_a_path: u64,
    not_shortest: u64,
    not_smallest: u64,
    counters: Counters,
    time: Duration,
    by_depth: BTreeMap<u32, (u64, Counters, Duration)>,
    examples: Vec<Wrong>,
}

impl Tally {
    pub(super) fn add<P: Puzzle>(
        &mut self,
        board: &P::Board,
        best: Option<&[u8]>,
        outcome: &Outcome,
        time: Option<Duration>,
        promise: Promise,
    ) {
        let time = time.unwrap_or_default();
        self.counters = self.counters.and(outcome.counters);
        self.time += time;
        let answer = match &outcome.verdict {
            Verdict::LimitMet(_) => {
                self.limits += 1;
                return;
            }
            Verdict::NoSolution => None,
            Verdict::Solved(word) => Some(word.as_slice()),
        };
        self.solved += u64::from(answer.is_some());
        self.no_solution += u64::from(answer.is_none());
        if let Some(best) = best {
            let (instances, counters, sum) = self.by_depth.entry(best.len() as u32).or_default();
            *instances += 1;
            *counters = counters.and(outcome.counters);
            *sum += time;
        }
        let kept = kept::<P>(board, best, answer);
        match kept {
            None => self.not_a_path += 1,
            Some(Promise::Path) => self.not_shortest += 1,
            Some(Promise::Shortest) => self.not_smallest += 1,
            Some(Promise::Smallest) => {}
        }
        if kept.is_none_or(|kept| kept < promise) {
            self.wrong += 1;
            if self.examples.len() < EXAMPLES {
                self.examples.push(Wrong {
                    board: P::show(board),
                    answer: answer.map(P::spell),
                    expected: best.map(P::spell),
                });
            }
        }
    }

    pub(super) fn into_row<P: Puzzle>(
        self,
        contender: &Contender<P>,
        instances: usize,
        bytes_per_state: usize,
        build: Option<Duration>,
    ) -> Row {
        let asked = self.solved + self.no_solution + self.limits;
        let all = |count| contender.counts_all.then_some(count);
        let timed = build.is_some();
        let by_depth = self.by_depth.into_iter().map(|(depth, (instances, counters, time))| AtDepth {
            depth,
            instances,
            expanded: mean(counters.expanded, instances),
            generated: contender.counts_all.then(|| mean(counters.generated, instances)),
            time: timed.then(|| time.as_secs_f64() / instances as f64),
        });
        Row {
            contender: contender.name.clone(),
            promises: match contender.promise {
                Promise::Path => "path",
                Promise::Shortest => "shortest",
                Promise::Smallest => "smallest",
            },
            solved: self.solved,
            no_solution: self.no_solution,
            limit: self.limits,
            skipped: instances as u64 - asked,
            wrong: self.wrong,
            not_a_path: self.not_a_path,
            not_shortest: self.not_shortest,
            not_smallest: self.not_smallest,
            expanded: mean(self.counters.expanded, asked),
            generated: all(self.counters.generated).map(|sum| mean(sum, asked)),
            duplicates: all(self.counters.duplicates).map(|sum| mean(sum, asked)),
            peak_stored: all(self.counters.peak_stored),
            bytes_per_state,
            build: build.map(|build| build.as_secs_f64()),
            time: timed.then(|| self.time.as_secs_f64() / asked.max(1) as f64),
            ratio: None,
            by_depth: by_depth.collect(),
            examples: self.examples,
        }
    }
}

/// The most that an answer could have promised; `None` where it is no way at all.
fn kept<P: Puzzle>(board: &P::Board, best: Option<&[u8]>, answer: Option<&[u8]>) -> Option<Promise> {
    match (answer, best) {
        (None, None) => Some(Promise::Smallest),
        (Some(answer), Some(best)) if P::is_solved_by(board, answer) => Some(if answer == best {
            Promise::Smallest
        } else if answer.len() == best.len() {
            Promise::Shortest
        } else {
            Promise::Path
        }),
        _ => None,
    }
}

/// Sets every row's ratio to the fastest of those that answered everything.
pub(super) fn set_ratios(rows: &mut [Row]) {
    let complete = rows.iter().filter(|row| row.limit == 0);
    let Some(fastest) = complete.filter_map(|row| row.time).reduce(f64::min) else { return };
    for row in rows {
        row.ratio = row.time.map(|time| time / fastest);
    }
}

fn mean(sum: u64, count: u64) -> f64 {
    sum as f64 / count.max(1) as f64
}
