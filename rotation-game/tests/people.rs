//! What people ask of the binary: drawings, JSON, statistics, hints.
#![cfg(feature = "cli")]

use judge_io::testing::transcript;

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
