//! What can be tested of measurements without measuring: the limits, the messages, the help.

use judge_io::testing::transcript;
use search_bench::record::{cold_starts, limits, workloads};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const BINARY: &str = env!("CARGO_BIN_EXE_search-bench");

#[test]
fn every_program_has_its_limits() {
    let limits = limits(&Path::new(env!("CARGO_MANIFEST_DIR")).join("instructions.csv")).expect("limits");
    let found: BTreeSet<_> =
        limits.iter().map(|limit| (limit.program.as_str(), limit.what.as_str())).collect();
    let wanted: BTreeSet<_> = workloads()
        .iter()
        .flat_map(|(workload, _)| ["start", "tables", "puzzle"].map(|what| (workload.puzzle, what)))
        .collect();
    assert_eq!(found, wanted);
    assert!(limits.iter().all(|limit| limit.count > 0 && (1..=25).contains(&limit.margin)));
}

#[test]
fn a_line_that_is_no_limit_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    for line in ["magic-board,puzzle,1", "magic-board,puzzle,1,15,2", "magic-board,puzzle,many,15", ""] {
        let path = folder.path().join("limits.csv");
        fs::write(&path, format!("# program,what\nmagic-board,start,1,15\n{line}\n")).expect("a file");
        let error = limits(&path).expect_err("the third line is no limit");
        assert!(error.ends_with("limits.csv:3: expected program,what,instructions,margin"), "{error}");
    }
}

/// The commands that a record gives for its inputs are commands.
#[test]
fn inputs_can_be_drawn_by_the_commands_given() {
    let large = workloads().map(|(workload, _)| workload.of(5));
    let small = cold_starts().map(|(workload, _)| workload.of(1));
    for workload in large.iter().chain(&small) {
        let command = workload.command();
        let arguments: Vec<&str> = command.split(' ').skip(1).collect();
        let seen = transcript(BINARY, &arguments, b"");
        assert!(seen.starts_with("status 0\n"), "{command}: {seen}");
    }
}

#[test]
fn the_command_line() {
    insta::assert_snapshot!("record-help", transcript(BINARY, &["record", "--help"], b""));
    insta::assert_snapshot!("instructions-help", transcript(BINARY, &["instructions", "--help"], b""));
    let no_limits = transcript(BINARY, &["instructions", "--limits", "nowhere.csv"], b"");
    assert!(no_limits.starts_with("status 2\n") && no_limits.contains("nowhere.csv: "), "{no_limits}");
    let no_binaries = transcript(BINARY, &["record", "--binaries", "nowhere"], b"");
    assert!(no_binaries.starts_with("status 2\n"), "{no_binaries}");
}
