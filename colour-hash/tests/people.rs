//! What people ask of the binary: drawings, JSON, statistics, hints.
#![cfg(feature = "cli")]

use colour_hash::Board;
use judge_io::testing::{check_json, console, replayed_console, report, statistics, transcript, Case};
use std::path::Path;

const BINARY: &str = env!("CARGO_BIN_EXE_colour-hash");

/// The goal, three turns, eight turns, a board seventeen turns away, and one whose wheels do not agree.
const PUZZLES: &[u8] = b"5\n\
    0 3 4 3 0 5 6 5 0 1 2 1 0 7 8 7 0 9 10 9 0 1 2 1\n\
    6 5 0 1 2 1 0 3 4 3 0 5 0 7 8 7 0 9 10 9 0 3 0 5\n\
    0 7 8 7 0 1 2 1 0 5 6 5 0 3 4 3 0 9 10 9 0 5 6 5\n\
    0 1 0 7 4 5 0 9 8 7 0 3 10 1 0 3 2 9 6 5 0 7 0 3\n\
    0 3 4 3 0 5 6 5 0 1 2 1 0 7 8 7 0 9 10 9 0 1 1 2\n";

#[test]
fn drawings() {
    insta::assert_snapshot!("show", transcript(BINARY, &["--show"], PUZZLES));
    insta::assert_snapshot!("show-compact", transcript(BINARY, &["--show=compact"], PUZZLES));
}

#[test]
fn json_lines() {
    insta::assert_snapshot!("json", transcript(BINARY, &["--format", "json"], PUZZLES));
}

/// Every fixture's JSON parses back and agrees with itself.
#[test]
fn json_of_the_fixtures() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/colour-hash");
    check_json(BINARY, &folder, |board| board.parse::<Board>().is_ok());
}

/// What the crate's front page says the binary prints, it prints.
#[test]
fn the_front_page_tells_the_truth() {
    let page = include_str!("../README.md");
    assert_eq!(replayed_console(page, BINARY), console(page));
}

#[test]
fn statistics_of_a_run() {
    insta::assert_snapshot!("stats", statistics(BINARY, "bidirectional", PUZZLES));
}

#[test]
fn common_mistakes_are_met_with_a_hint() {
    let cases: &[Case<'_>] = &[
        ("23 numbers", &[], b"1 0 7 8 7 0 1 2 1 0 5 6 5 0 3 4 3 0 9 10 9 0 5 6\n"),
        ("23 numbers before another puzzle", &[], b"2 0 7 8 7 0 1 2 1 0 5 6 5 0 3 4 3 0 9 10 9 0 5 6\n0 7 8 7 0 1 2 1 0 5 6 5 0 3 4 3 0 9 10 9 0 5 6 5\n"),
        ("a puzzle without a count", &[], b"0 7 8 7 0 1 2 1 0 5 6 5 0 3 4 3 0 9 10 9 0 5 6 5\n"),
        ("a count that is too small", &[], b"1 0 7 8 7 0 1 2 1 0 5 6 5 0 3 4 3 0 9 10 9 0 5 6 5 0 7 8 7 0 1 2 1 0 5 6 5 0 3 4 3 0 9 10 9 0 5 6 5\n"),
    ];
    insta::assert_snapshot!("hints", report(BINARY, "= help: ", cases));
}
