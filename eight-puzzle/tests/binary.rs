//! The binary as a judge and as a person meet it.
#![cfg(feature = "cli")]

use judge_io::testing::{answered, check_fixtures, report, transcript, Case};
use std::path::Path;

const BINARY: &str = env!("CARGO_BIN_EXE_eight-puzzle");

#[test]
fn fixtures_are_answered() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/eight-puzzle");
    insta::assert_snapshot!(
        "fixtures",
        check_fixtures(BINARY, &folder, &["auto", "table", "a-star", "ida-star"])
    );
}

#[test]
fn help() {
    insta::assert_snapshot!("help", transcript(BINARY, &["--help"], b""));
    insta::assert_snapshot!("judges", transcript(BINARY, &["--list-judges"], b""));
    insta::assert_snapshot!("unknown-judge", transcript(BINARY, &["--judge", "poj-1007"], b""));
    insta::assert_snapshot!("unknown-strategy", transcript(BINARY, &["--strategy", "astar"], b""));
}

/// Every name of a contract is that contract.
#[test]
fn aliases() {
    let input = b"2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 8 7 x\n";
    for judge in ["acwing-179", "poj-1077", "hdu-1043", "zoj-1217"] {
        assert_eq!(
            transcript(BINARY, &["--judge", judge], input),
            "status 0\n--- standard output\nullddrurdllurdruldr\nunsolvable\n--- standard error\n"
        );
    }
}

/// Everything that can be wrong with an input, with an answered puzzle before it.
#[test]
fn input_that_breaks_the_contract() {
    const UVA: &[&str] = &["--judge", "uva-652"];
    const LUOGU: &[&str] = &["--judge", "luogu-p1379"];
    const BOJ: &[&str] = &["--judge", "boj-1525"];
    const HDU: &[&str] = &["--judge", "hdu-3567"];
    let cases: &[Case<'_>] = &[
        ("ends inside a board", &[], b"2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 7"),
        ("a word", &[], b"2 3 4 1 5 x 7 6 8\n1 2 three 4 5 6 7 8 x\n"),
        ("a sign", &[], b"2 3 4 1 5 x 7 6 8\n1 2 -3 4 5 6 7 8 x\n"),
        ("a huge number", &[], b"2 3 4 1 5 x 7 6 8\n1 2 99999999999999999999 4 5 6 7 8 x\n"),
        ("a NUL byte", &[], b"2 3 4 1 5 x 7 6 8\n1 2 \0 4 5 6 7 8 x\n"),
        ("bytes that are no text", &[], b"2 3 4 1 5 x 7 6 8\n1 2 \xff\xfe 4 5 6 7 8 x\n"),
        ("tile 9", &[], b"2 3 4 1 5 x 7 6 8\n1 2 9 4 5 6 7 8 x\n"),
        ("the blank as 0", &[], b"2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 7 8 0\n"),
        ("a tile twice", &[], b"2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 7 2 x\n"),
        ("the blank twice", &[], b"2 3 4 1 5 x 7 6 8\n1 2 3 4 x 6 7 8 x\n"),
        ("nine letters in one token", &[], b"2 3 4 1 5 x 7 6 8\n23415x768\n"),
        ("no number of boards", UVA, b""),
        ("a word for the number of boards", UVA, b"two\n\n2 3 4 1 5 x 7 6 8\n"),
        ("a negative number of boards", UVA, b"-1\n\n2 3 4 1 5 x 7 6 8\n"),
        ("a huge number of boards", UVA, b"99999999999999999999\n\n2 3 4 1 5 x 7 6 8\n"),
        ("a number of boards too large", UVA, b"2\n\n2 3 4 1 5 x 7 6 8\n"),
        ("a number of boards much too large", UVA, b"9223372036854775807\n\n2 3 4 1 5 x 7 6 8\n"),
        ("a number of boards too small", UVA, b"1\n\n2 3 4 1 5 x 7 6 8\n\n1 2 3 4 5 6 7 8 x\n"),
        ("eight digits", LUOGU, b"283104765\n28310476\n"),
        ("ten digits", LUOGU, b"283104765\n2831047650\n"),
        ("a digit out of range", LUOGU, b"283104765\n283194765\n"),
        ("a digit twice", LUOGU, b"283104765\n283104762\n"),
        ("the blank as x", LUOGU, b"283104765\n2831x4765\n"),
        ("a number out of range", BOJ, b"1 2 3\n4 5 6\n7 8 9\n"),
        ("a number twice", BOJ, b"1 2 3\n4 5 6\n7 7 0\n"),
        ("a board that ends early", BOJ, b"1 2 3\n4 5 6\n7 8\n"),
        ("a pair without its second", HDU, b"2\n12X453786\n12345678X\n564178X23\n"),
        ("a letter twice", HDU, b"2\n12X453786\n12345678X\n564178X23\n7568X4122\n"),
        ("a case too many", HDU, b"1\n12X453786\n12345678X\n564178X23\n7568X4123\n"),
        ("a case too few", HDU, b"2\n12X453786\n12345678X\n"),
    ];
    insta::assert_snapshot!("broken-input", report(BINARY, "status 2\n", cases));
}

/// An empty line stands between two answers, and none before the first: even if the puzzles before it have none.
#[test]
fn answers_are_divided_whatever_has_no_answer() {
    let input = b"3\n\n1 2 3 4 5 6 7 7 x\n\n1 2 3 4 5 6 7 x 8\n\n1 2 3 4 5 6 x 7 8\n";
    let seen = transcript(BINARY, &["--judge", "uva-652", "--keep-going"], input);
    assert!(seen.starts_with("status 2\n--- standard output\nr\n\nrr\n--- standard error\n"), "{seen}");
    let shown = transcript(BINARY, &["--judge", "uva-652", "--keep-going", "--show"], input);
    assert!(shown.starts_with("status 2\n--- standard output\nPuzzle 2, line 5: 1 move, r\n"), "{shown}");
    assert!(shown.contains("\n\nPuzzle 3, line 7: 2 moves, rr\n"), "{shown}");
}

#[test]
fn going_on_behind_an_error() {
    let input = b"2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 7 7 x\n1 2 3 4 5 6 7 x 8\n";
    insta::assert_snapshot!("keep-going", transcript(BINARY, &["--keep-going"], input));
}

/// Whatever is wrong with a board, reading goes on with the next line that holds a whole one; no board is made of pieces.
#[test]
fn a_fault_costs_one_board() {
    let good = "1 2 3 4 5 6 7 x 8\n";
    for fault in
        ["1 2 3 4 5 6 7 8\n", "1 2 3 4 5 6 7 8 8\n", "1 2 3 4 5 6 7 x 8 5\n", "1 2 2\n4 5 6\n7 x 8\n"]
    {
        let seen = transcript(BINARY, &["--keep-going"], [good, fault, good].concat().as_bytes());
        let answers = if fault.ends_with("8 5\n") { "r\nr\nr\n" } else { "r\nr\n" };
        let wanted = format!("status 2\n--- standard output\n{answers}--- standard error\n");
        assert!(seen.starts_with(&wanted), "{seen}");
        assert_eq!(seen.matches("error: ").count(), 1, "{seen}");
    }
    for fault in ["12X453785\n12345678X", "12X453786\n12345678"] {
        let input = format!("2\n{fault}\n12X453786\n12345678X\n");
        let seen = transcript(BINARY, &["--judge", "hdu-3567", "--keep-going"], input.as_bytes());
        assert!(
            seen.starts_with("status 2\n--- standard output\nCase 2: 2\ndd\n--- standard error\n"),
            "{seen}"
        );
    }
}

/// Boards in several lines are read as long as nothing is wrong. Behind a fault none of them is found again; where nothing
/// else follows, that is said.
#[test]
fn the_input_does_not_end_in_silence() {
    let in_lines = b"1 2 3\n4 5 x\n7 8 6\n1 2 2\n4 5 6\n7 x 8\n1 2 3\n4 5 6\n7 x 8\n";
    let counted = [b"4\n", &in_lines[..]].concat();
    let one_line = [b"1 2 3 4 5 6 7 7 x\n", &in_lines[..18]].concat();
    let then_one_line = [&one_line[..], b"1 2 3 4 5 6 7 x 8\n"].concat();
    let cases: [Case<'_>; 4] = [
        ("until the end of the input", &["--keep-going", "--format", "json"], in_lines),
        ("announced", &["--keep-going", "--judge", "uva-652"], &counted),
        ("behind a fault on one line", &["--keep-going"], &one_line),
        ("before a board on one line", &["--keep-going"], &then_one_line),
    ];
    insta::assert_snapshot!("keep-going-in-lines", report(BINARY, "status 2\n", &cases));
}

#[test]
fn input_that_is_only_unusual() {
    for (input, answers) in [
        (&b""[..], ""),
        (b"\n\n  \t\r\n", ""),
        (b"1 2 3 4 5 6 7 x 8", "r\n"),
        (b"1 2 3 4 5 6 7 x 8\r\n", "r\n"),
        (b"1\n2\n3\n4\n5\n6\n7\nX\n8", "r\n"),
        (b"1 2 3\n4 5 6\n7 x 8\n\n1 2 3 4 5 6 7 8 x 1 2 3 4 5 x 7 8 6", "r\n\nd\n"),
    ] {
        assert_eq!(transcript(BINARY, &[], input), answered(answers), "{}", input.escape_ascii());
    }
}
