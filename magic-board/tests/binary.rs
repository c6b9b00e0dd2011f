//! The binary as a judge and as a person meet it.
#![cfg(feature = "cli")]

use judge_io::testing::{answered, check_fixtures, report, transcript, Case};
use std::path::Path;

const BINARY: &str = env!("CARGO_BIN_EXE_magic-board");

#[test]
fn fixtures_are_answered() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/magic-board");
    insta::assert_snapshot!("fixtures", check_fixtures(BINARY, &folder, &["auto", "table", "breadth-first"]));
}

#[test]
fn help() {
    insta::assert_snapshot!("help", transcript(BINARY, &["--help"], b""));
    insta::assert_snapshot!("judges", transcript(BINARY, &["--list-judges"], b""));
    insta::assert_snapshot!("unknown-judge", transcript(BINARY, &["--judge", "usaco"], b""));
    insta::assert_snapshot!("unknown-strategy", transcript(BINARY, &["--strategy", "tabel"], b""));
}

/// Everything that can be wrong with an input, with an answered puzzle before it.
#[test]
fn input_that_breaks_the_contract() {
    let cases: &[Case<'_>] = &[
        ("ends inside a board", &[], b"3\n8 7 6 5\n1 2 3 4\n3\n8 7 6 5\n1 2"),
        ("ends behind a limit", &[], b"3\n8 7 6 5\n1 2 3 4\n3\n"),
        ("a word for a tile", &[], b"3\n8 7 6 5\n1 2 3 4\n3\n8 7 six 5\n1 2 3 4\n-1\n"),
        ("a word for a limit", &[], b"3\n8 7 6 5\n1 2 3 4\nthree\n8 7 6 5\n1 2 3 4\n-1\n"),
        ("a sign", &[], b"3\n8 7 6 5\n1 2 3 4\n3\n8 7 -6 5\n1 2 3 4\n-1\n"),
        ("another negative limit", &[], b"3\n8 7 6 5\n1 2 3 4\n-2\n8 7 6 5\n1 2 3 4\n-1\n"),
        ("a huge limit", &[], b"3\n8 7 6 5\n1 2 3 4\n99999999999999999999\n8 7 6 5\n1 2 3 4\n-1\n"),
        ("a huge tile", &[], b"3\n8 7 6 5\n1 2 3 4\n3\n8 7 6 99999999999999999999\n1 2 3 4\n-1\n"),
        ("a NUL byte", &[], b"3\n8 7 6 5\n1 2 3 4\n3\n8 7 \0 5\n1 2 3 4\n-1\n"),
        ("bytes that are no text", &[], b"3\n8 7 6 5\n1 2 3 4\n3\n8 7 \xff\xfe 5\n1 2 3 4\n-1\n"),
        ("tile 0", &[], b"3\n8 7 6 5\n1 2 3 4\n3\n8 7 6 5\n0 2 3 4\n-1\n"),
        ("tile 9", &[], b"3\n8 7 6 5\n1 2 3 4\n3\n8 7 6 5\n9 2 3 4\n-1\n"),
        ("a tile twice", &[], b"3\n8 7 6 5\n1 2 3 4\n3\n8 7 6 5\n1 2 8 4\n-1\n"),
        ("a clockwise tile twice", &["--judge", "usaco-msquare"], b"1 2 3 4 5 6 7 7"),
        ("a clockwise board that ends early", &["--judge", "acwing-1107"], b"1 2 3 4 5 6 7"),
        ("seven digits", &["--judge", "hdu-1430"], b"12345678 12345678\n1234567 12345678"),
        ("a digit twice", &["--judge", "hdu-1430"], b"12345678 12345678\n12345678 12345677"),
        ("a pair without its second", &["--judge", "hdu-1430"], b"12345678 12345678\n12345678\n"),
    ];
    insta::assert_snapshot!("broken-input", report(BINARY, "status 2\n", cases));
}

#[test]
fn going_on_behind_an_error() {
    let input = b"3\n8 7 6 5\n1 2 3 4\n3\n8 7 6 5\n1 2 8 4\n1\n8 7 6 5\n1 2 3 4\n-1\n";
    insta::assert_snapshot!("keep-going", transcript(BINARY, &["--keep-going"], input));
}

/// Whatever is wrong with a puzzle, reading goes on with the next limit on a line of its own, and ends at the terminator.
#[test]
fn a_fault_costs_one_puzzle() {
    for fault in [
        "9\n5 8 7 x\n4 1 2 3",
        "9\n5 8 7\n4 1 2 3",
        "9\n5 8 7 6\n4 1 2",
        "9\n5 8 7 6 9\n4 1 2 3",
        "5 8 7 6\n4 1 2 3",
        "x\n5 8 7 6\n4 1 2 3",
    ] {
        let input = format!("1\n8 7 6 5\n1 2 3 4\n{fault}\n2\n5 8 7 6\n4 1 2 3\n-1\n9\n5 8 7 6\n4 1 2 3\n");
        let seen = transcript(BINARY, &["--keep-going"], input.as_bytes());
        assert!(seen.starts_with("status 2\n--- standard output\n1 A\n2 AB\n--- standard error\n"), "{seen}");
        assert_eq!(seen.matches("error: ").count(), 1, "{seen}");
    }
    // Of a pair the other board goes as well.
    for fault in ["1234567x\n17245368", "12345678\n1724536x", "1234567x 17245368"] {
        let input = format!("{fault}\n12345678\n17245368\n");
        let seen = transcript(BINARY, &["--judge", "hdu-1430", "--keep-going"], input.as_bytes());
        assert!(seen.starts_with("status 2\n--- standard output\nC\n--- standard error\n"), "{seen}");
    }
}

/// Behind a fault the rest of the faulty puzzle is passed over; more than that is not lost in silence.
#[test]
fn only_the_rest_of_a_faulty_puzzle_is_passed_over_in_silence() {
    for (rest, errors) in [
        ("8 7 6 5\n1 2 3 4\n-1\n", 1),
        ("8 7 6 5\n1 2 3 4\n", 1),
        ("8 7 6 5\n1 2 3 4\n3 8 7 6 5\n1 2 3 4\n-1\n", 2),
        ("8 7 6 5\n1 2 3 4\n3 8 7 6 5\n1 2 3 4\n", 2),
    ] {
        let input = format!("3\n8 7 6 5\n1 2 3 4\nx\n{rest}");
        let seen = transcript(BINARY, &["--keep-going"], input.as_bytes());
        assert!(seen.starts_with("status 2\n--- standard output\n1 A\n--- standard error\n"), "{seen}");
        assert_eq!(seen.matches("error: ").count(), errors, "{rest}: {seen}");
        assert_eq!(seen.matches("found none in 4 lines up to the end").count(), errors - 1, "{rest}: {seen}");
    }
}

#[test]
fn input_that_is_only_unusual() {
    for (input, answers) in [
        (&b""[..], ""),
        (b"\n\n  \t\r\n", ""),
        (b"-1", ""),
        (b"3\r\n8 7 6 5\r\n1 2 3 4\r\n-1\r\n", "1 A\n"),
        (b"3 8\n7 6\n5 1 2\n\n\n3 4", "1 A\n"),
        (b"3 8 7 6 5 1 2 3 4 -1 and whatever follows", "1 A\n"),
    ] {
        assert_eq!(transcript(BINARY, &[], input), answered(answers), "{}", input.escape_ascii());
    }
}
