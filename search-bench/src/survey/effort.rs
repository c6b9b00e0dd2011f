//! What searching costs by distance: the mean number of nodes expanded, over boards drawn at random.
//!
//! All boards are equally likely, those without a solution included, so the mean over the sample estimates the mean over all
//! positions, and each distance has boards in proportion to its share of a survey. Look-ups expand nothing; strategies
//! that never expanded a node are left out, and so are those that change with what was asked before.

use crate::outcome::{Limits, Verdict};
use crate::random::Random;
use crate::registry::Registry;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Nodes expanded by some strategies on the same boards.
pub struct Effort {
    /// The strategies' names, without the puzzle's.
    names: Vec<String>,
    /// By distance, boards and nodes; those that no strategy solved have the key `None`, and come last.
    rows: Vec<(Option<usize>, Row)>,
}

/// Boards at one distance.
#[derive(Clone, Default)]
struct Row {
    /// How many boards.
    boards: u64,
    /// How many nodes each strategy expanded on all of them.
    nodes: Vec<u64>,
}

impl Row {
    fn add(&mut self, other: &Row) {
        self.boards += other.boards;
        self.nodes.resize(other.nodes.len(), 0);
        self.nodes.iter_mut().zip(&other.nodes).for_each(|(sum, nodes)| *sum += nodes);
    }
}

impl Effort {
    /// Solves so many boards, drawn by a seed, with each of the contenders that match a pattern.
    ///
    /// # Errors
    /// When no contender matches, or none of those expands nodes.
    pub fn new<P: Registry>(pattern: &str, boards: u32, seed: u64) -> Result<Self, String> {
        let mut contenders = P::contenders(pattern);
        contenders.retain(|contender| !contender.learns);
        let solvers: Vec<_> = contenders.iter().map(|contender| (contender.build)(&Limits::NONE)).collect();
        let mut random = Random::new(seed);
        let mut rows = BTreeMap::<Option<usize>, Row>::new();
        for _ in 0..boards {
            let board = P::any(&mut random);
            let outcomes: Vec<_> = solvers.iter().map(|solver| solver.solve(&board, &Limits::NONE)).collect();
            let length = outcomes.iter().find_map(|outcome| match &outcome.verdict {
                Verdict::Solved(word) => Some(word.len()),
                _ => None,
            });
            let nodes = outcomes.iter().map(|outcome| outcome.counters.expanded).collect();
            rows.entry(length).or_default().add(&Row { boards: 1, nodes });
        }
        let puzzle = format!("{}/", P::NAME);
        let names = contenders.iter().map(|contender| contender.name().replacen(&puzzle, "", 1));
        let mut effort = Effort { names: names.collect(), rows: Vec::new() };
        let none = rows.remove(&None);
        effort.rows = rows.into_iter().chain(none.map(|row| (None, row))).collect();
        effort.leave_out_look_ups();
        if effort.names.is_empty() {
            return Err(format!("no contender that matches \"{pattern}\" expands nodes"));
        }
        Ok(effort)
    }

    /// Leaves out strategies that expanded nothing.
    fn leave_out_look_ups(&mut self) {
        let total = self.total();
        let searched = |index: usize| total.nodes.get(index).is_some_and(|&nodes| nodes > 0);
        self.names = keep(&self.names, searched);
        for (_, row) in &mut self.rows {
            row.nodes = keep(&row.nodes, searched);
        }
    }

    /// All boards.
    fn total(&self) -> Row {
        let mut total = Row::default();
        self.rows.iter().for_each(|(_, row)| total.add(row));
        total
    }

    /// A table with a line a distance: how many boards, and the mean for each strategy.
    pub fn table(&self) -> String {
        let mut text = String::from("distance    boards");
        for name in &self.names {
            let _ = write!(text, "  {name}");
        }
        text.push('\n');
        let rows = self.rows.iter().map(|(length, row)| (label(*length), row));
        let total = self.total();
        for (label, row) in rows.chain([("all", &total)].map(|(label, row)| (label.into(), row))) {
            let _ = write!(text, "{label:>8}  {:>8}", row.boards);
            for (mean, name) in means(row).zip(&self.names) {
                let _ = write!(text, "  {mean:>0$.1}", name.len());
            }
            text.push('\n');
        }
        text
    }

    /// The same as CSV: `distance,boards` and a column for each strategy; the distance of boards without a solution is
    /// empty.
    pub fn csv(&self) -> String {
        let mut text = format!("distance,boards,{}\n", self.names.join(","));
        for (length, row) in &self.rows {
            let length = length.map(|length| length.to_string()).unwrap_or_default();
            let _ = write!(text, "{length},{}", row.boards);
            means(row).for_each(|mean| text.push_str(&format!(",{mean:.3}")));
            text.push('\n');
        }
        text
    }
}

/// What a row is called.
fn label(length: Option<usize>) -> String {
    length.map_or_else(|| String::from("none"), |length| length.to_string())
}

/// Nodes a board, for each strategy.
#[allow(clippy::cast_precision_loss)] // Counts are far below 2⁵³.
fn means(row: &Row) -> impl Iterator<Item = f64> + '_ {
    row.nodes.iter().map(|&nodes| nodes as f64 / row.boards as f64)
}

/// The items whose places are wanted.
fn keep<T: Clone>(items: &[T], wanted: impl Fn(usize) -> bool) -> Vec<T> {
    items.iter().enumerate().filter(|&(index, _)| wanted(index)).map(|(_, item)| item.clone()).collect()
}
