//! What people ask of the binary: drawings, JSON, statistics, hints.
#![cfg(feature = "cli")]

use judge_io::testing::{check_json, console, replayed_console, report, statistics, transcript, Case};
use rotation_game::Board;
use std::path::Path;

const BINARY: &str = env!("CARGO_BIN_EXE_rotation-game");

/// Two moves, none, four with a tie between colours, and a faulty colour.
const PUZZLES: &[u8] = b"\
    1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n\
    2 2 2 2 2 2 1 1 1 2 2 1 1 3 3 1 1 1 3 3 3 3 3 3\n\
    \n\
    2 3 2 3 2 1 1 3 3 3 2 1 1 2 2 3 3 1 1 1 3 1 2 2\n\
    4 3 2 3 2 1 1 3 3 3 2 1 1 2 2 3 3 1 1 1 3 1 2 2\n\
    0\n";

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
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/rotation-game");
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
        ("23 numbers before the end", &[], b"1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3\n0\n"),
        ("23 numbers before another board", &[], b"1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3\n1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n0\n"),
        ("23 numbers and nothing more", &[], b"1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3"),
        ("a number glued to another", &[], b"1 1 11 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n0\n"),
    ];
    insta::assert_snapshot!("hints", report(BINARY, "= help: ", cases));
}

/// How many numbers a line has says nothing where it may hold several boards, or where they are divided in an unusual way.
#[test]
fn no_hint_where_it_would_mislead() {
    let board = "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3 ";
    let broken = board.replacen('3', "4", 1);
    for input in [
        [board, &broken].concat(),
        [&broken, board].concat(),
        [&board.repeat(30), &broken[..], board].concat(),
        broken.trim_end().replace(' ', "\x0b"),
    ] {
        let seen = transcript(BINARY, &[], input.as_bytes());
        assert!(seen.contains("error: expected a colour (1, 2 or 3)"), "{input:?}: {seen}");
        assert!(!seen.contains("= help: "), "{input:?}: {seen}");
    }
}
