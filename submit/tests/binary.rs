//! The program as a person runs it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Status, standard output and standard error of one run.
fn submit(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output =
        Command::new(env!("CARGO_BIN_EXE_submit")).args(arguments).output().expect("the program can be run");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program writes text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn help() {
    let (status, help, _) = submit(&["--help"]);
    assert_eq!(status, Some(0));
    insta::assert_snapshot!("help", help);
}

#[test]
fn completions_and_the_manual_page() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let (status, script, message) = submit(&["--completions", shell]);
        assert_eq!((status, message.as_str()), (Some(0), ""), "{shell}");
        assert!(script.contains("counts-only"), "{script}");
    }
    let (status, page, message) = submit(&["--man"]);
    assert_eq!((status, message.as_str()), (Some(0), ""));
    assert!(page.contains(".TH submit 1") && page.contains("\\-\\-counts\\-only"), "{page}");
}

#[test]
fn mistakes_on_the_command_line() {
    let mistakes: [&[&str]; 7] = [
        &[],
        &["magic-bord"],
        &["tetris"],
        &["magic-board", "--judge", "sicily1151"],
        &["magic-board", "--judge", "poj-2286"],
        &["--all"],
        &["--counts-only", "magic-board"],
    ];
    let mut messages = String::new();
    for arguments in mistakes {
        let (status, output, message) = submit(arguments);
        assert_eq!((status, output.as_str()), (Some(2), ""), "{arguments:?}");
        messages += &format!("$ submit {}\n{message}\n", arguments.join(" "));
    }
    insta::assert_snapshot!("mistakes", messages);
}

#[test]
fn a_folder_that_is_no_workspace() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = folder.path().to_str().expect("a path that is text");
    let (status, output, message) = submit(&["magic-board", "--root", root]);
    assert_eq!((status, output.as_str()), (Some(1), ""));
    assert!(message.contains("not a workspace of puzzles"), "{message}");
}

#[test]
fn any_name_of_a_contract_gives_the_same_file() {
    let (_, first, _) = submit(&["magic-board"]);
    for name in ["sicily-1151", "sicily-1150"] {
        assert_eq!(submit(&["magic-board", "--judge", name]), (Some(0), first.clone(), String::new()));
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("solution.rs");
    submit(&["magic-board", "-o", file.to_str().expect("a path that is text")]);
    assert_eq!(fs::read_to_string(file).expect("the file was written"), first);
}

#[test]
fn all_writes_a_file_for_every_contract() {
    let folder = tempfile::tempdir().expect("a folder");
    let (status, ..) = submit(&["--all", "-o", folder.path().to_str().expect("a path that is text")]);
    assert_eq!(status, Some(0));
    insta::assert_snapshot!("all", files_in(folder.path()).join("\n"));
}

/// Compiles every submission twice, which takes most of this test's half minute.
#[test]
fn every_submission_passes_its_check() {
    let (status, table, faults) = submit(&["--check", "--counts-only"]);
    assert_eq!((status, faults.as_str()), (Some(0), ""));
    insta::assert_snapshot!("check", table);
}

#[test]
fn a_package_for_kattis() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path that is text");
    assert_eq!(submit(&["magic-board", "--kattis", path]), (Some(0), String::new(), String::new()));
    let sample = fs::read_to_string(folder.path().join("magicboard/data/sample/01.ans"));
    assert_eq!(sample.expect("the sample has an answer"), "2 AB\n-1\n0\n");
    insta::assert_snapshot!("kattis", files_in(folder.path()).join("\n"));
}

/// The files below a folder, in order, as paths from it.
fn files_in(folder: &Path) -> Vec<String> {
    fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                collect(&path, files);
            } else {
                files.push(path);
            }
        }
    }
    let mut files = Vec::new();
    collect(folder, &mut files);
    files.sort();
    let relative = files.iter().map(|file| file.strip_prefix(folder).expect("below the folder"));
    relative.map(|file| file.display().to_string().replace('\\', "/")).collect()
}
