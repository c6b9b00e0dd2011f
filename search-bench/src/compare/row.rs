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

/// What a contender answered and what it cost. Means are over the instances it was asked; where limits were met, the true
/// mean of those is larger. Times are in seconds.
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
    /// Mean of [`Counters::expanded`]; unknown where it depends on what was asked before.
    pub expanded: Option<f64>,
    /// Mean of [`Counters::generated`]; not kept by shipped solvers.
    pub generated: Option<f64>,
    /// Mean of [`Counters::duplicates`]; not kept by shipped solvers.
    pub duplicates: Option<f64>,
    /// Mean of [`Counters::iterations`]; not kept by shipped solvers.
    pub iterations: Option<f64>,
    /// Most of [`Counters::peak_stored`]; not kept by shipped solvers.
    pub peak_stored: Option<u64>,
    /// What one stored position takes.
    pub bytes_per_state: usize,
    /// Time to build, once.
    pub build: Option<f64>,
    /// Mean time of an instance.
    pub time: Option<f64>,
    /// That time over the mean time for the same instances of the fastest contender that answered all.
    pub ratio: Option<f64>,
    /// The same by the length of the true answer, where all instances of a length were answered.
    pub by_depth: Vec<AtDepth>,
    /// The first wrong answers.
    pub examples: Vec<Wrong>,
    /// The time of each instance asked, in their order; empty without times.
    #[serde(skip)]
    times: Vec<Duration>,
}

impl Row {
    /// The second part of the name.
    pub fn representation(&self) -> &str {
        self.contender.split('/').nth(1).unwrap_or_default()
    }

    /// What stands before a figure that would have been larger, had no limit been met.
    pub fn at_least(&self) -> &'static str {
        if self.limit > 0 {
            "≥ "
        } else {
            ""
        }
    }

    /// The third part of the name, heuristic included.
    pub fn strategy(&self) -> &str {
        self.contender.split('/').nth(2).unwrap_or_default()
    }
}

/// Means over all instances of one optimal length, none of which met a limit or was skipped.
#[derive(Clone, Debug, serde::Serialize)]
pub struct AtDepth {
    /// The optimal length.
    pub depth: u32,
    /// How many instances.
    pub instances: u64,
    /// Nodes expanded; unknown where that depends on what was asked before.
    pub expanded: Option<f64>,
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
    pub(super) times: Vec<Duration>,
    skipped: u64,
    solved: u64,
    no_solution: u64,
    wrong: u64,
    not_a_path: u64,
    not_shortest: u64,
    not_smallest: u64,
    counters: Counters,
    by_depth: BTreeMap<u32, Depth>,
    examples: Vec<Wrong>,
}

/// Instances of one optimal length.
#[derive(Default)]
struct Depth {
    /// Their places among all that were asked.
    places: Vec<usize>,
    counters: Counters,
    /// How many met a limit or were not asked.
    unanswered: u64,
}

impl Tally {
    /// Notes an instance that the contender is not asked.
    pub(super) fn skip(&mut self, best: Option<&[u8]>) {
        self.skipped += 1;
        if let Some(best) = best {
            self.by_depth.entry(best.len() as u32).or_default().unanswered += 1;
        }
    }

    /// Notes an answer.
    pub(super) fn add<P: Puzzle>(
        &mut self,
        board: &P::Board,
        best: Option<&[u8]>,
        outcome: &Outcome,
        promise: Promise,
    ) {
        let place = self.asked() as usize;
        self.counters = self.counters.and(outcome.counters);
        if let Some(best) = best {
            let depth = self.by_depth.entry(best.len() as u32).or_default();
            depth.places.push(place);
            depth.counters = depth.counters.and(outcome.counters);
            depth.unanswered += u64::from(matches!(outcome.verdict, Verdict::LimitMet(_)));
        }
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

    /// How many instances were asked.
    fn asked(&self) -> u64 {
        self.solved + self.no_solution + self.limits
    }

    /// The row, once every instance was added or skipped.
    pub(super) fn into_row<P: Puzzle>(
        self,
        contender: &Contender<P>,
        bytes_per_state: usize,
        build: Option<Duration>,
    ) -> Row {
        let asked = self.asked();
        let counted = |sum, count| contender.counts_all.then(|| mean(sum, count));
        let expanded = |sum, count| (!contender.learns).then(|| mean(sum, count));
        let answered = self.by_depth.into_iter().filter(|(_, depth)| depth.unanswered == 0);
        let by_depth = answered.map(|(depth, Depth { places, counters, .. })| {
            let instances = places.len() as u64;
            AtDepth {
                depth,
                instances,
                expanded: expanded(counters.expanded, instances),
                generated: counted(counters.generated, instances),
                time: mean_time(places.iter().filter_map(|&place| self.times.get(place))),
            }
        });
        Row {
            contender: contender.name(),
            promises: match contender.promise {
                Promise::Path => "path",
                Promise::Shortest => "shortest",
                Promise::Smallest => "smallest",
            },
            solved: self.solved,
            no_solution: self.no_solution,
            limit: self.limits,
            skipped: self.skipped,
            wrong: self.wrong,
            not_a_path: self.not_a_path,
            not_shortest: self.not_shortest,
            not_smallest: self.not_smallest,
            expanded: expanded(self.counters.expanded, asked),
            generated: counted(self.counters.generated, asked),
            duplicates: counted(self.counters.duplicates, asked),
            iterations: counted(self.counters.iterations, asked),
            peak_stored: contender.counts_all.then_some(self.counters.peak_stored),
            bytes_per_state,
            build: build.map(|build| build.as_secs_f64()),
            time: mean_time(&self.times),
            ratio: None,
            by_depth: by_depth.collect(),
            examples: self.examples,
            times: self.times,
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

/// Sets every row's ratio to the fastest of those that answered everything, each on the instances it was asked.
pub(super) fn set_ratios(rows: &mut [Row]) {
    let complete = rows.iter().filter(|row| row.limit == 0);
    let Some(fastest) = complete.min_by_key(|row| row.times.iter().sum::<Duration>()) else { return };
    let fastest = fastest.times.clone();
    for row in rows {
        // Skipped instances are the last ones.
        row.ratio = row.time.zip(mean_time(&fastest[..row.times.len()])).map(|(time, least)| time / least);
    }
}

/// The mean of some times in seconds; `None` where there are none.
fn mean_time<'a>(times: impl IntoIterator<Item = &'a Duration>) -> Option<f64> {
    let (sum, count) =
        times.into_iter().fold((0.0, 0), |(sum, count), time| (sum + time.as_secs_f64(), count + 1));
    (count > 0).then(|| sum / f64::from(count))
}

fn mean(sum: u64, count: u64) -> f64 {
    sum as f64 / count.max(1) as f64
}
