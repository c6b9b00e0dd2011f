//! What people ask of the binary: drawings, JSON, statistics, help in mistakes.
#![cfg(feature = "cli")]

use judge_io::testing::{
    check_json, console, replayed_console, report, statistics, transcript, transcript_with, Case,
};
use magic_board::Board;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

const BINARY: &str = env!("CARGO_BIN_EXE_magic-board");

/// A start board, one move, two moves, a board too far, a faulty tile.
const PUZZLES: &[u8] = b"0\n1 2 3 4\n8 7 6 5\n5\n1 7 2 4\n8 6 3 5\n4  5 8 7 6  4 1 2 3\n\n\n3\n2 6 8 4\n1 3 7 5\n9\n1 2 3 4\n5 6 7 9\n-1\n";

#[test]
fn drawings() {
    insta::assert_snapshot!("show", transcript(BINARY, &["--show"], PUZZLES));
    insta::assert_snapshot!("show-compact", transcript(BINARY, &["--show=compact"], PUZZLES));
    let turned = b"2\n3 4 1 2\n7 8 5 6\n-1";
    let arguments = ["--judge", "sicily-1515", "--show"];
    insta::assert_snapshot!("show-sicily-1515", transcript(BINARY, &arguments, turned));
}

#[test]
fn drawings_fit_a_narrow_terminal() {
    let hardest = b"22 4 3 1 2 8 7 6 5 -1";
    for (name, columns) in [("narrow-show", 16), ("narrow-compact", 34), ("narrowest-compact", 1)] {
        let how = if name == "narrow-show" { "--show" } else { "--show=compact" };
        let seen = transcript_with(&[("COLUMNS", &columns.to_string())], BINARY, &[how], hardest);
        let mut boards = seen.lines().filter(|line| line.starts_with([' ', '[']));
        // A board that is wider than the terminal is drawn all the same.
        assert!(boards.all(|line| line.len() <= columns.max(9)), "{name}:\n{seen}");
        insta::assert_snapshot!(name, seen);
    }
}

#[test]
fn colours_are_forced_and_forbidden() {
    let forced = transcript_with(&[("CLICOLOR_FORCE", "1")], BINARY, &["--show"], b"1 1 7 2 4 8 6 3 5 9");
    insta::assert_snapshot!("colours", forced.replace('\x1b', "ESC"));
    let both = [("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")];
    for variables in [&both[1..], &[], &both] {
        let seen = transcript_with(variables, BINARY, &["--show"], b"1 1 7 2 4 8 6 3 5 9");
        assert!(!seen.contains('\x1b'), "{variables:?}");
    }
}

/// Two boards are shown as the judge gives them, whatever names the solver has for their tiles.
#[test]
fn pairs_of_boards() {
    let pairs = b"17245368\n86354271\n12345678\n17245368\n12345678\n12345678\n";
    let of = |arguments: &[&str]| transcript(BINARY, &[&["--judge", "hdu-1430"], arguments].concat(), pairs);
    insta::assert_snapshot!("show-pairs", of(&["--show"]));
    insta::assert_snapshot!("json-pairs", of(&["--format", "json"]));
}

#[test]
fn json_lines() {
    insta::assert_snapshot!("json", transcript(BINARY, &["--format", "json"], PUZZLES));
    let broken = b"9\n1 2 x 4\n5 6 7 8\n1\n1 7 2 4\n8 6 3 5\n2\nx\n-1\n";
    let arguments = ["--format", "json", "--keep-going", "--strategy", "breadth-first"];
    insta::assert_snapshot!("json-keep-going", transcript(BINARY, &arguments, broken));
}

/// Every fixture's JSON parses back and agrees with itself.
#[test]
fn json_of_the_fixtures() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/magic-board");
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
    insta::assert_snapshot!("stats", statistics(BINARY, "breadth-first", PUZZLES));
}

#[test]
fn common_mistakes_are_met_with_a_hint() {
    let cases: &[Case<'_>] = &[
        ("a clockwise line given as rows", &[], b"2 6 8 4 5 7 3 1\n"),
        ("a step limit forgotten", &[], b"5 8 7 6\n4 1 2 3\n6\n1 2 3 4\n5 6 7 8\n-1\n"),
        ("the end in the middle of a board", &[], b"4\n5 8 7 6\n-1\n"),
        ("boards in one token", &[], b"12345678 17245368\n"),
        ("rows given clockwise", &["--judge", "usaco-msquare"], b"4\n5 8 7 6\n4 1 2 3\n-1\n"),
        ("a board with blanks", &["--judge", "hdu-1430"], b"1 2 3 4 5 6 7 8\n1 7 2 4 5 3 6 8\n"),
    ];
    insta::assert_snapshot!("hints", report(BINARY, "= help: ", cases));
}

#[test]
fn files_that_are_none() {
    for (file, complaint) in
        [("tests/no-such-file", "No such file or directory"), ("tests", "Is a directory")]
    {
        let seen = transcript(BINARY, &[file], b"");
        assert!(
            seen.starts_with("status 1\n--- standard output\n--- standard error\nmagic-board: tests"),
            "{seen}"
        );
        assert!(seen.contains(complaint), "{seen}");
    }
}

/// `magic-board | head -1`: who has read enough closes the pipe, and that is no fault.
#[test]
fn a_reader_that_leaves_ends_the_run_quietly() {
    let input = b"22\n4 3 1 2\n8 7 6 5\n".repeat(20_000);
    for arguments in
        [&[][..], &["--stats"], &["--format", "json"], &["--show"], &["--list-judges"], &["--man"]]
    {
        let mut child = Command::new(BINARY)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        drop(child.stdout.take());
        // Nor is it one of the writer's that the binary has left.
        let _ = child.stdin.take().expect("its standard input is a pipe").write_all(&input);
        let output = child.wait_with_output().expect("the binary ends");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(told.is_empty() || arguments == ["--stats"], "{arguments:?}: {told}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = std::fs::File::options().write(true).open("/dev/full").expect("the system has it");
    let child = Command::new(BINARY)
        .arg("../fixtures/magic-board/sicily-1151/sample.in")
        .stdout(full)
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let output = child.wait_with_output().expect("the binary ends");
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.starts_with("magic-board: the answers cannot be written: No space left"), "{told}");
}

#[test]
fn completions_and_manual() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let seen = transcript(BINARY, &["--completions", shell], b"");
        assert!(seen.starts_with("status 0\n") && seen.contains("keep-going"), "{seen}");
    }
    assert!(transcript(BINARY, &["--completions", "bash"], b"").contains("usaco-msquare"));
    let manual = transcript(BINARY, &["--man"], b"");
    assert!(
        manual.contains(".SH \"WHAT TO SOLVE, AND HOW\"") && manual.contains("\\-\\-list\\-judges"),
        "{manual}"
    );
}

#[test]
fn combinations_that_make_no_sense() {
    for arguments in [&["--show", "--format", "json"][..], &["--man", "--stats"], &["--threads", "0"]] {
        let seen = transcript(BINARY, arguments, b"");
        assert!(seen.starts_with("status 2\n--- standard output\n--- standard error\nerror: "), "{seen}");
    }
}
