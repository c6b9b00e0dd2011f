//! What people ask of the binary: drawings, JSON, statistics, hints.
#![cfg(feature = "cli")]

use eight_puzzle::Board;
use judge_io::testing::{check_json, console, replayed_console, report, statistics, transcript, Case};
use std::path::Path;

const BINARY: &str = env!("CARGO_BIN_EXE_eight-puzzle");

/// The published sample, a solved board, one that cannot be solved, and half a board.
const PUZZLES: &[u8] = b"2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 7 8 x\n\n1 2 3 4 5 6 8 7 x\n1 2 3 4\n";

#[test]
fn drawings() {
    insta::assert_snapshot!("show", transcript(BINARY, &["--show"], PUZZLES));
    insta::assert_snapshot!("show-compact", transcript(BINARY, &["--show=compact"], PUZZLES));
    let ring = transcript(BINARY, &["--judge", "luogu-p1379", "--show=compact"], b"283104765\n");
    insta::assert_snapshot!("show-ring", ring);
}

#[test]
fn json_lines() {
    insta::assert_snapshot!("json", transcript(BINARY, &["--format", "json"], PUZZLES));
}

/// Two boards are shown as the judge gives them, whatever names the solver has for their tiles.
#[test]
fn pairs_of_boards() {
    let pairs = b"3\n12X453786\n12345678X\n564178X23\n75618X423\n12345678X\n21345678X\n";
    let of = |arguments: &[&str]| transcript(BINARY, &[&["--judge", "hdu-3567"], arguments].concat(), pairs);
    insta::assert_snapshot!("show-pairs", of(&["--show"]));
    insta::assert_snapshot!("json-pairs", of(&["--format", "json"]));
}

/// Every fixture's JSON parses back and agrees with itself.
#[test]
fn json_of_the_fixtures() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/eight-puzzle");
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
    insta::assert_snapshot!("stats", statistics(BINARY, "a-star", PUZZLES));
}

#[test]
fn common_mistakes_are_met_with_a_hint() {
    let cases: &[Case<'_>] = &[
        ("0 for the blank", &[], b"2 3 4 1 5 0 7 6 8\n"),
        ("x for the blank", &["--judge", "boj-1525"], b"2 3 4\n1 5 x\n7 6 8\n"),
        ("a board in one token", &[], b"23415x768\n"),
        ("a count that is too large", &["--judge", "uva-652"], b"2\n\n2 3 4 1 5 x 7 6 8\n"),
    ];
    insta::assert_snapshot!("hints", report(BINARY, "= help: ", cases));
}
