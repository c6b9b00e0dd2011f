//! What people ask of the binary: drawings, JSON, statistics, hints.
#![cfg(feature = "cli")]

use judge_io::testing::{console, fixtures, replayed_console, transcript};
use rotation_game::Board;
use serde_json::Value;
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
    let mut objects = 0;
    for fixture in fixtures(&folder) {
        let arguments = ["--format", "json", "--judge", &fixture.contract];
        let seen = transcript(BINARY, &arguments, &fixture.input);
        let mut line_before = 1;
        for (index, line) in seen.lines().filter(|line| line.starts_with('{')).enumerate() {
            let object: Value = serde_json::from_str(line).expect(line);
            assert_eq!(object["index"], index, "{line}");
            assert!(object["board"].as_str().is_some_and(|board| board.parse::<Board>().is_ok()), "{line}");
            let word = object["word"].as_str();
            assert_eq!(word.map(|word| word.len() as u64), object["length"].as_u64(), "{line}");
            assert_eq!((object["strategy"].as_str(), object["expanded"].is_u64()), (Some("auto"), true));
            let line = object["line"].as_u64().expect("a line");
            assert!(line_before <= line, "puzzles come in order");
            line_before = line;
            objects += 1;
        }
    }
    assert!(objects >= 10, "{objects} objects");
}

/// What the crate's front page says the binary prints, it prints.
#[test]
fn the_front_page_tells_the_truth() {
    let page = include_str!("../README.md");
    assert_eq!(replayed_console(page, BINARY), console(page));
}

#[test]
fn statistics() {
    let seen = transcript(BINARY, &["--stats", "--strategy", "bidirectional"], PUZZLES);
    let (counts, times) = seen.split_at(seen.find("time ").expect("the last line tells the time"));
    insta::assert_snapshot!("stats", counts);
    assert!(times.contains(" ms to build, ") && times.ends_with(" puzzles a second\n"), "{times}");
}

#[test]
fn common_mistakes_are_met_with_a_hint() {
    let cases: [(&str, &[&str], &[u8]); 4] = [
        ("23 numbers before the end", &[], b"1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3\n0\n"),
        ("23 numbers before another board", &[], b"1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3\n1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n0\n"),
        ("23 numbers and nothing more", &[], b"1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3"),
        ("a number glued to another", &[], b"1 1 11 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n0\n"),
    ];
    let mut report = String::new();
    for (what, arguments, input) in cases {
        let seen = transcript(BINARY, arguments, input);
        assert!(seen.contains("= help: "), "{what}:\n{seen}");
        report.push_str(&format!("=== {what}\n{seen}"));
    }
    insta::assert_snapshot!("hints", report);
}
