//! `--format json`: JSON lines, one object a puzzle, in the order of the input. `docs/json.md` describes every key.

use crate::cli::presentation::{spell, Presentation};
use crate::cli::retold::Told;
use crate::InputError;
use serde::Serialize;

#[derive(Serialize)]
struct Answered<'a> {
    index: u64,
    line: u64,
    board: String,
    word: Option<String>,
    length: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    colour: Option<u8>,
    strategy: &'a str,
    expanded: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<String>,
}

#[derive(Serialize)]
struct Faulty<'a> {
    index: u64,
    error: Fault<'a>,
}

#[derive(Serialize)]
struct Fault<'a> {
    line: u64,
    column: u64,
    expected: &'a str,
    found: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<&'a str>,
}

/// Appends the line of an answered puzzle.
pub(crate) fn answered<T: Presentation>(
    presentation: &T,
    strategy: &str,
    told: &Told<'_, T::Puzzle, T::Solution>,
    text: &mut Vec<u8>,
) {
    let &Told { index, line, puzzle, answer } = told;
    let solution = answer.solution.as_ref();
    let [from, to] =
        presentation.pair(puzzle).map_or([None, None], |pair| pair.map(|board| Some(board.to_string())));
    let record = Answered {
        index,
        line,
        board: presentation.board(puzzle).to_string(),
        word: solution.map(|solution| spell(&presentation.moves(solution))),
        length: solution.map(|solution| presentation.length(solution)),
        colour: solution.and_then(|solution| presentation.colour(solution)),
        strategy,
        expanded: answer.expanded,
        from,
        to,
    };
    push_line(&record, text);
}

/// The line of a puzzle that breaks its contract.
pub(crate) fn faulty(index: u64, error: &InputError, hint: Option<&str>) -> Vec<u8> {
    let InputError { position, expected, found, .. } = error;
    let error = Fault { line: position.line, column: position.column, expected, found, hint };
    let mut text = Vec::new();
    push_line(&Faulty { index, error }, &mut text);
    text
}

fn push_line(record: &impl Serialize, text: &mut Vec<u8>) {
    serde_json::to_writer(&mut *text, record).expect("numbers and texts can always be written to memory");
    text.push(b'\n');
}
