//! A survey as text: a table for people, CSV for spreadsheets, and one line of JSON, which is also what a shard is saved as.
//!
//! JSON alone holds all of a survey and is read back; whatever does not add up in it is refused.

use super::{Failure, Farthest, Range, Subject, Survey};
use serde::{Deserialize, Serialize};
use std::fmt::Write;

/// How a survey is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// Columns for people, the summary, and the farthest positions.
    #[default]
    Table,
    /// One line a distance, plain digits: `distance,positions,cumulative,share`.
    Csv,
    /// Everything, on one line.
    Json,
}

impl Format {
    /// The survey in this format, with a last line feed.
    pub fn write(self, survey: &Survey) -> String {
        match self {
            Format::Table => table(survey),
            Format::Csv => csv(survey),
            Format::Json => json(survey),
        }
    }
}

/// A line of the result.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Level {
    /// Moves to the goal.
    pub(super) distance: u32,
    /// How many positions are so far away.
    pub(super) positions: u64,
    /// How many are no farther away.
    pub(super) cumulative: u64,
    /// `positions` as a part of all positions, 0 to 1.
    pub(super) share: f64,
}

/// The lines of the result.
#[allow(clippy::cast_precision_loss)] // Counts are far below 2⁵³.
pub(super) fn levels(survey: &Survey) -> impl Iterator<Item = Level> + '_ {
    let mut cumulative = 0;
    (0..).zip(&survey.levels).map(move |(distance, &positions)| {
        cumulative += positions;
        Level { distance, positions, cumulative, share: positions as f64 / survey.positions as f64 }
    })
}

/// The survey as JSON has it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    puzzle: String,
    judge: String,
    version: String,
    positions: u64,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    orbits: Option<Range>,
    levels: Vec<Level>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    gods_number: Option<u32>,
    mean: f64,
    farthest: Vec<Farthest>,
}

/// The version of this program, which shards and checkpoints carry.
pub(super) const VERSION: &str = env!("CARGO_PKG_VERSION");

fn json(survey: &Survey) -> String {
    let document = Document {
        puzzle: survey.subject.puzzle().into(),
        judge: survey.subject.judge().into(),
        version: VERSION.into(),
        positions: survey.positions,
        orbits: survey.range,
        levels: levels(survey).collect(),
        gods_number: survey.is_complete().then(|| survey.reach()),
        mean: survey.mean(),
        farthest: survey.farthest.clone(),
    };
    serde_json::to_string(&document).expect("numbers and strings can be written") + "\n"
}

/// Reads any number of surveys that were written as JSON, one behind the other.
///
/// # Errors
/// When the text is not that, is of another version, or the figures of a survey contradict each other.
pub fn read_json(text: &str) -> Result<Vec<Survey>, Failure> {
    let documents = serde_json::Deserializer::from_str(text).into_iter::<Document>();
    documents
        .map(|document| {
            let document = document.map_err(|error| Failure::input(format!("not a survey: {error}")))?;
            survey(document)
        })
        .collect()
}

fn survey(document: Document) -> Result<Survey, Failure> {
    let Document { puzzle, judge, version, positions, orbits, levels: rows, farthest, .. } = document;
    if version != VERSION {
        return Err(Failure::input(format!("a survey by version {version}; this is {VERSION}")));
    }
    let subject = Subject::find(&puzzle, Some(&judge)).ok_or_else(|| {
        Failure::input(format!("a survey of \"{puzzle}\" by \"{judge}\", which are unknown"))
    })?;
    let counts = rows.iter().map(|row| row.positions).collect();
    let survey = Survey { subject, range: orbits, positions, levels: counts, farthest };
    let same =
        |(row, level): (&Level, Level)| row.distance == level.distance && row.cumulative == level.cumulative;
    let few = survey.levels.last().is_some_and(|&count| survey.farthest.len() == super::listed(count));
    if few && survey.found() <= positions && rows.iter().zip(levels(&survey)).all(same) {
        Ok(survey)
    } else {
        Err(Failure::input(String::from("a damaged survey: its figures contradict each other")))
    }
}

fn csv(survey: &Survey) -> String {
    let mut text = String::from("distance,positions,cumulative,share\n");
    for Level { distance, positions, cumulative, share } in levels(survey) {
        let _ = writeln!(text, "{distance},{positions},{cumulative},{share:.12}");
    }
    text
}

fn table(survey: &Survey) -> String {
    let Survey { subject, positions, .. } = survey;
    let mut text = format!("{} by {}: ", subject.puzzle(), subject.judge());
    if let Some(range) = survey.range {
        let _ = write!(text, "orbits {range}, ");
    }
    let _ = writeln!(text, "{} positions\n", grouped(*positions));
    let _ = writeln!(text, "distance      positions     cumulative          share");
    for Level { distance, positions, cumulative, share } in levels(survey) {
        let (positions, cumulative) = (grouped(positions), grouped(cumulative));
        let _ = writeln!(text, "{distance:>8}  {positions:>13}  {cumulative:>13}  {:>11.8} %", 100.0 * share);
    }
    let reach = survey.reach();
    let count = survey.levels[reach as usize];
    text.push('\n');
    if survey.is_complete() {
        let _ = writeln!(text, "God's number  {reach}");
    }
    let _ = writeln!(text, "mean          {:.4}", survey.mean());
    let name = if survey.is_complete() { "antipodes " } else { "farthest  " };
    let _ = writeln!(text, "{name}    {}, at distance {reach}{}\n", grouped(count), which(survey));
    let width = survey.farthest.iter().map(|farthest| farthest.board.len()).max().unwrap_or(0);
    let _ = writeln!(text, "{:width$}  answer", "board");
    for Farthest { board, answer, .. } in &survey.farthest {
        let _ = writeln!(text, "{}", format!("{board:width$}  {answer}").trim_end());
    }
    text
}

/// Which of the farthest positions are listed, where not all are.
fn which(survey: &Survey) -> String {
    let listed = survey.farthest.len();
    if survey.levels.last().is_some_and(|&count| count > listed as u64) {
        format!("; the first {listed} are")
    } else {
        String::new()
    }
}

/// A number with a blank between groups of three digits.
pub(super) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}
