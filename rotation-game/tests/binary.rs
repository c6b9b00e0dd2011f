//! The binary as a judge and as a person meet it.
#![cfg(feature = "cli")]

use judge_io::testing::{answered, check_fixtures, fixtures, report, transcript, Case};
use std::path::Path;

const BINARY: &str = env!("CARGO_BIN_EXE_rotation-game");

#[test]
fn fixtures_are_answered() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/rotation-game");
    insta::assert_snapshot!("fixtures", check_fixtures(BINARY, &folder, &["auto", "table", "bidirectional"]));
}

/// IDA* says the same wherever it does not need seconds, and every name of the contract means it.
#[test]
fn fixtures_by_ida_star_and_by_every_name() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/rotation-game");
    for fixture in fixtures(&folder).into_iter().filter(|fixture| !fixture.name.ends_with("/hardest")) {
        for judge in ["poj-2286", "uva-1343", "hdu-1667", "acwing-181", "tioj-1673"] {
            let seen = transcript(BINARY, &["--strategy", "ida-star", "--judge", judge], &fixture.input);
            assert_eq!(seen, answered(&fixture.answers), "{}", fixture.name);
        }
    }
}

#[test]
fn help() {
    insta::assert_snapshot!("help", transcript(BINARY, &["--help"], b""));
    insta::assert_snapshot!("judges", transcript(BINARY, &["--list-judges"], b""));
    insta::assert_snapshot!("unknown-judge", transcript(BINARY, &["--judge", "poj-2268"], b""));
    insta::assert_snapshot!("unknown-strategy", transcript(BINARY, &["--strategy", "ida"], b""));
}

const ANSWERED: &str = "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n";

/// Everything that can be wrong with an input, with an answered board before it.
#[test]
fn input_that_breaks_the_contract() {
    let cases: &[(&str, &[u8])] = &[
        ("ends inside a board", b"1 1 1 1 1 1 1 1 2 2 2"),
        ("ends inside a board, on a line of its own", b"1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3\n"),
        ("a word", b"1 1 1 1 1 1 1 1 2 2 2 2 two 2 2 2 3 3 3 3 3 3 3 3\n0\n"),
        ("a sign", b"1 1 1 1 1 1 1 1 2 2 2 2 +2 2 2 2 3 3 3 3 3 3 3 3\n0\n"),
        ("a negative colour first", b"-1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3\n0\n"),
        ("a huge number", b"1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 99999999999999999999\n0\n"),
        ("a NUL byte", b"1 1 1 1 1 1 1 1 2 2 2 2 \0 2 2 2 3 3 3 3 3 3 3 3\n0\n"),
        ("bytes that are no text", b"1 1 1 1 1 1 1 1 2 2 2 2 \xff\xfe 2 2 2 3 3 3 3 3 3 3 3\n0\n"),
        ("colour 4", b"1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 4\n0\n"),
        ("colour 0 inside a board", b"1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 0 3\n0\n"),
        ("a colour nine times", b"1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3\n0\n"),
        ("one colour alone", b"1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1\n0\n"),
        ("a board without blanks", b"111111112222222233333333\n0\n"),
        ("a board too many cells wide", b"1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 3\n0\n"),
    ];
    let inputs: Vec<_> = cases.iter().map(|(_, board)| [ANSWERED.as_bytes(), board].concat()).collect();
    let cases: Vec<Case<'_>> =
        cases.iter().zip(&inputs).map(|((name, _), input)| (*name, &[][..], &input[..])).collect();
    insta::assert_snapshot!("broken-input", report(BINARY, "status 2\n--- standard output\nAC\n2\n", &cases));
}

#[test]
fn going_on_behind_an_error() {
    let broken = "1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3\n";
    let input = [broken, ANSWERED, "1 1 x\n", ANSWERED, "0\n"].concat();
    insta::assert_snapshot!("keep-going", transcript(BINARY, &["--keep-going"], input.as_bytes()));
}

/// Reading goes on with the next line that holds a whole board, or the terminator; none is made of pieces of two.
#[test]
fn a_fault_costs_one_board() {
    let line = ANSWERED.trim_end();
    for fault in [
        &line[..line.len() - 2],
        &line.replacen('1', "4", 1),
        &line.replacen("1 1", "1 0", 1),
        &line.replacen(' ', "\n", 5).replace('3', "4"),
    ] {
        let input = format!("{line}\n{fault}\n{line}\n{line}\n 0\n{line}\n");
        let seen = transcript(BINARY, &["--keep-going"], input.as_bytes());
        assert!(
            seen.starts_with("status 2\n--- standard output\nAC\n2\nAC\n2\nAC\n2\n--- standard error\n"),
            "{fault}: {seen}"
        );
        assert_eq!(seen.matches("error: ").count(), 1, "{fault}: {seen}");
    }
}

/// Behind a fault, a board in several lines is not found again; where nothing else follows, that is said, before the
/// terminator too. No line of such a board is the terminator, even if it starts with a 0.
#[test]
fn the_input_does_not_end_in_silence() {
    let line = ANSWERED.trim_end();
    let in_lines = line.replacen(' ', "\n", 5);
    let (first, second) = line.split_at(24);
    let stray = format!("{first}\n0 {}", &second[2..]);
    let inputs = [
        format!("{in_lines}\n1 1 x\n{in_lines}\n{in_lines}\n0\n{line}\n"),
        format!("1 1 x\n{in_lines}\n"),
        format!("{stray}\n{line}\n{line}\n0\n{line}\n"),
    ];
    let [until_the_terminator, until_the_end, behind_a_stray] = &inputs;
    let cases: [Case<'_>; 3] = [
        ("before the terminator", &["--keep-going"], until_the_terminator.as_bytes()),
        ("before the end of the input", &["--keep-going"], until_the_end.as_bytes()),
        ("a 0 at the beginning of a board's second line", &["--keep-going"], behind_a_stray.as_bytes()),
    ];
    insta::assert_snapshot!("keep-going-in-lines", report(BINARY, "status 2\n", &cases));
}

#[test]
fn input_that_is_only_unusual() {
    let line = ANSWERED.trim_end();
    for (input, answers) in [
        (String::new(), ""),
        (String::from("\n\n  \t\r\n"), ""),
        (String::from("0"), ""),
        (String::from("0 0 0 0"), ""),
        (String::from(line), "AC\n2\n"),
        (format!("{line} \r\n\r\n{line}\r\n0\r\n"), "AC\n2\nAC\n2\n"),
        (format!("{line} {line} 0 {line}"), "AC\n2\nAC\n2\n"),
        (format!("\x0b\x0c{}\n0", line.replace(' ', "\n\t")), "AC\n2\n"),
        (format!("{line}\n0 and whatever follows"), "AC\n2\n"),
    ] {
        assert_eq!(transcript(BINARY, &[], input.as_bytes()), answered(answers), "{}", input.escape_debug());
    }
}
