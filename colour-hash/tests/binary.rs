//! The binary as a judge and as a person meet it.
#![cfg(feature = "cli")]

use judge_io::testing::{answered, check_fixtures, report, transcript, Case};
use std::path::Path;

const BINARY: &str = env!("CARGO_BIN_EXE_colour-hash");

/// A puzzle and its answer, to stand before what is wrong.
const PUZZLE: &str = "0 3 4 3 0 5 6 5 0 7 0 9 10 9 0 1 2 1 0 7 8 7 0 9";

#[test]
fn fixtures_are_answered() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/colour-hash");
    insta::assert_snapshot!(
        "fixtures",
        check_fixtures(BINARY, &folder, &["auto", "bidirectional", "ida-star"])
    );
}

#[test]
fn help() {
    insta::assert_snapshot!("help", transcript(BINARY, &["--help"], b""));
    insta::assert_snapshot!("judges", transcript(BINARY, &["--list-judges"], b""));
    insta::assert_snapshot!("unknown-judge", transcript(BINARY, &["--judge", "uva-740"], b""));
    insta::assert_snapshot!("unknown-strategy", transcript(BINARY, &["--strategy", "bidirectoinal"], b""));
}

/// Everything that can be wrong with an input, mostly with an answered puzzle before it.
#[test]
fn input_that_breaks_the_contract() {
    // The second of two puzzles, with something wrong.
    let second = |lines: &str| format!("2\n{PUZZLE}\n{lines}").into_bytes();
    let cases: &[(&str, Vec<u8>)] = &[
        ("nothing at all", vec![]),
        ("nothing but blanks", b" \r\n\n".to_vec()),
        ("a word for the count", format!("two\n{PUZZLE}\n").into_bytes()),
        ("a negative count", format!("-1\n{PUZZLE}\n").into_bytes()),
        ("a huge count", format!("99999999999999999999\n{PUZZLE}\n").into_bytes()),
        ("a count that is too large", format!("3\n{PUZZLE}\n{PUZZLE}\n").into_bytes()),
        ("a count that is much too large", format!("1000000000000\n{PUZZLE}\n{PUZZLE}\n").into_bytes()),
        ("a count that is too small", format!("1\n{PUZZLE}\n{PUZZLE}\n").into_bytes()),
        ("something behind no puzzles", b"0\n0\n".to_vec()),
        ("ends inside a puzzle", second("0 3 4 3 0 5 6 5 0 7 0 9 10 9 0 1")),
        ("ends before the last piece", second("0 3 4 3 0 5 6 5 0 7 0 9 10 9 0 1 2 1 0 7 8 7 0")),
        ("a word", second("0 3 4 3 0 5 6 5 0 7 0 9 10 nine 0 1 2 1 0 7 8 7 0 9\n")),
        ("a negative piece", second("0 3 4 3 0 5 6 5 0 7 0 9 10 -9 0 1 2 1 0 7 8 7 0 9\n")),
        ("a sign", second("0 3 4 3 0 5 6 5 0 7 0 9 10 + 0 1 2 1 0 7 8 7 0 9\n")),
        ("a huge piece", second("0 3 4 3 0 5 6 5 0 7 0 9 99999999999999999999 9 0 1 2 1 0 7 8 7 0 9\n")),
        ("piece 11", second("0 3 4 3 0 5 6 5 0 7 0 9 11 9 0 1 2 1 0 7 8 7 0 9\n")),
        ("piece 11 among the shared ones", second("0 3 4 3 0 5 6 5 0 7 0 9 10 9 0 1 2 1 0 7 8 11 0 9\n")),
        ("a NUL byte", second("0 3 4 3 0 5 6 5 0 7 0 9 10 \0 0 1 2 1 0 7 8 7 0 9\n")),
        (
            "bytes that are no text",
            [second("0 3 4 3 0 5 6 5 0 7 0 9 10 "), b"\xff\xfe 0 1".to_vec()].concat(),
        ),
        ("a triangle too often", second("0 3 4 3 0 5 6 5 0 7 0 9 10 3 0 1 2 1 0 7 8 7 0 9\n")),
        ("a separator too often", second("0 3 4 3 0 5 6 5 0 7 0 9 10 9 0 1 10 1 0 7 8 7 0 9\n")),
        ("a seventh 0", second("0 3 4 3 0 5 6 5 0 7 0 9 0 9 0 1 0 1 0 7 8 7 0 9\n")),
        ("piece 22 is not piece 10", second("0 3 4 3 0 5 6 5 0 7 0 9 10 9 0 1 2 1 0 7 8 9 0 9\n")),
        ("piece 23 is not piece 11", second("0 3 4 3 0 5 6 5 0 7 0 9 10 9 0 1 2 1 0 7 8 7 2 9\n")),
        ("piece 24 is not piece 12", second("0 3 4 3 0 5 6 5 0 7 0 9 10 9 0 1 2 1 0 7 8 7 0 7\n")),
        ("the wheels the wrong way round", second("0 9 10 9 0 1 2 1 0 7 8 7 0 3 4 3 0 5 6 5 0 7 0 9\n")),
    ];
    let cases: Vec<Case<'_>> = cases.iter().map(|(name, input)| (*name, &[][..], &input[..])).collect();
    insta::assert_snapshot!("broken-input", report(BINARY, "status 2\n", &cases));
}

#[test]
fn going_on_behind_an_error() {
    let input = format!("3\n{PUZZLE}\n0 3 4 three 0 5 6\n{PUZZLE}\n");
    insta::assert_snapshot!("keep-going", transcript(BINARY, &["--keep-going"], input.as_bytes()));
}

/// Reading goes on with the next line that holds a whole puzzle; none is made of pieces of two.
#[test]
fn a_fault_costs_one_puzzle() {
    for fault in [PUZZLE.replace("10", "x"), PUZZLE.replace(" 10", ""), PUZZLE.replace("10 ", "x\n")] {
        let input = format!("2\n{fault}\n{PUZZLE}\n");
        let seen = transcript(BINARY, &["--keep-going"], input.as_bytes());
        assert!(seen.starts_with("status 2\n--- standard output\n222\n--- standard error\n"), "{seen}");
        assert_eq!(seen.matches("error: ").count(), 1, "{seen}");
    }
}

#[test]
fn input_that_is_only_unusual() {
    let one_a_line = PUZZLE.replace(' ', "\n");
    let two_lines = PUZZLE.replacen(" 10 ", "\r\n10 ", 1);
    for (input, answers) in [
        (String::from("0"), ""),
        (String::from("0\r\n\r\n"), ""),
        (format!("1 {PUZZLE}"), "222\n"),
        (format!("1\r\n{two_lines}\r\n"), "222\n"),
        (format!("2\n\n\t{one_a_line}\n\n\n{one_a_line}"), "222\n222\n"),
        (format!("2\n{PUZZLE} {PUZZLE}  "), "222\n222\n"),
    ] {
        assert_eq!(transcript(BINARY, &[], input.as_bytes()), answered(answers), "{}", input.escape_debug());
    }
}
