//! `compare` and `report` as a person runs them: tables in every format, help, messages, the page.

use search_bench::compare::{compare, Instances, Row, Setup, Source};
use search_bench::outcome::Limits;
use search_bench::puzzle::{Colour, Eight};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_search-bench");
    Command::new(program).args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("it starts")
}

/// Status, standard output and standard error.
fn transcript(arguments: &[&str]) -> String {
    let output = run(arguments);
    let text = |bytes| String::from_utf8(bytes).expect("it writes UTF-8");
    let status = output.status.code().expect("it ends by itself");
    format!("status {status}\n{}{}", text(output.stdout), text(output.stderr))
}

/// A directory of its own for a test.
fn directory() -> tempfile::TempDir {
    tempfile::tempdir().expect("there is room")
}

fn file(directory: &Path, name: &str, text: &str) -> PathBuf {
    let path = directory.join(name);
    std::fs::write(&path, text).expect("there is room");
    path
}

#[test]
fn counts_in_every_format() {
    let common =
        ["compare", "magic-board", "--contenders", "packed,shipped/table", "--random", "6", "--counts-only"];
    for format in ["table", "markdown", "csv", "json"] {
        let arguments = [&common[..], &["--format", format]].concat();
        let text = transcript(&arguments);
        assert_eq!(text, transcript(&arguments), "the same in every run");
        insta::assert_snapshot!(format!("format-{format}"), text);
    }
}

#[test]
fn contenders_are_listed() {
    let seeds = "\
rotation-game/seed/ida-star+most-frequent
magic-board/seed/map-of-strings
magic-board/seed/visited-array
eight-puzzle/seed/a-star+misplaced
eight-puzzle/seed/a-star+manhattan
colour-hash/seed/bidirectional
";
    assert_eq!(transcript(&["compare", "--list", "--contenders", "seed"]), format!("status 0\n{seeds}"));
    let of_one_puzzle =
        transcript(&["compare", "colour-hash", "--list", "--contenders", "auto,plain/b*first"]);
    assert_eq!(of_one_puzzle, "status 0\ncolour-hash/plain/breadth-first\ncolour-hash/shipped/auto\n");
    let nobody = transcript(&["compare", "--list", "--contenders", "nobody"]);
    assert_eq!(nobody, "status 2\nsearch-bench: no contender matches \"nobody\"\n");
}

#[test]
fn the_seeds_mistakes_are_shown() {
    let file = "instances/colour-hash-first-word.txt";
    let arguments =
        ["compare", "colour-hash", "--instances", file, "--contenders", "seed,ranks", "--counts-only"];
    insta::assert_snapshot!("first-word", transcript(&arguments));
}

#[test]
fn help() {
    insta::assert_snapshot!("top-help", transcript(&["--help"]));
    insta::assert_snapshot!("compare-help", transcript(&["compare", "--help"]));
    insta::assert_snapshot!("report-help", transcript(&["report", "--help"]));
}

#[test]
fn what_the_program_says_of_itself() {
    let version = transcript(&["--version"]);
    assert!(version.starts_with("status 0\nsearch-bench "), "{version}");
    let nothing = transcript(&[]);
    assert!(nothing.starts_with("status 2\n") && nothing.contains("Usage: search-bench"), "{nothing}");
    for arguments in [&["--completions", "bash"][..], &["--completions", "zsh"], &["--man"]] {
        let text = transcript(arguments);
        assert!(text.starts_with("status 0\n"), "{text}");
        for verb in ["check", "compare", "instructions", "record", "report", "scramble", "survey"] {
            assert!(text.contains(verb), "{verb} is missing from {arguments:?}");
        }
    }
}

#[test]
fn what_cannot_be_compared() {
    let directory = directory();
    let boards = file(directory.path(), "boards", "# a comment\n\n1 2 3 4 8 7 6 5\n1 2 3 4 8 7 6 6\n");
    let boards = boards.to_str().expect("a plain path");
    let tries = [
        &["compare", "--contenders", "nobody"][..],
        &["compare", "--instances", boards],
        &["report", "-o", "nowhere", "--instances", boards],
        &["compare", "magic-board", "--instances", boards],
        &["compare", "magic-board", "--instances", "nowhere/boards"],
        &["compare", "magic-board", "--random", "0"],
        &["compare", "magic-board", "--patience", "0"],
        &["compare", "magicboard"],
        &["compare", "magic-board", "--random", "5", "--instances", boards],
    ];
    let texts = tries.map(|arguments| transcript(arguments).replace(boards, "BOARDS"));
    insta::assert_snapshot!("refused", texts.join("\n"));
}

#[test]
fn limits_are_no_answers() {
    let arguments = ["compare", "eight-puzzle", "--contenders", "packed/breadth-first", "--counts-only"];
    let arguments = [&arguments[..], &["--random", "20", "--node-limit", "1000", "--patience", "5"]].concat();
    insta::assert_snapshot!("limits", transcript(&arguments));
}

#[test]
fn depths_are_shown_where_every_board_was_answered() {
    let source = Source::Random { count: 40, seed: 1, depth: Some(24) };
    let limits = Limits { nodes: 5_000, ..Limits::NONE };
    let pattern = String::from("packed/breadth-first,shipped/table,shipped/auto");
    let setup = Setup { pattern, source, limits, patience: 2, timed: true };
    let Instances { best, .. } = Instances::<Eight>::new(&setup.source).expect("random boards");
    let mut boards = BTreeMap::<u32, u64>::new();
    best.iter().flatten().for_each(|word| *boards.entry(word.len() as u32).or_default() += 1);

    let rows = compare::<Eight>(&setup).expect("random boards").rows;
    let shown =
        |row: &Row| row.by_depth.iter().map(|at| (at.depth, at.instances)).collect::<BTreeMap<_, _>>();
    let [searching, table, auto] = &rows[..] else { panic!("three contenders") };
    assert_eq!((searching.limit, searching.skipped > 0), (2, true));
    assert!(!shown(searching).is_empty() && shown(searching).len() < boards.len());
    assert!(shown(searching).iter().all(|(depth, count)| boards[depth] == *count));
    assert_eq!(shown(table), boards);
    // What it expands depends on the boards before, its first answers' times do not.
    assert_eq!((shown(auto), auto.expanded, auto.time.is_some()), (boards, None, true));
    assert!(auto.by_depth.iter().all(|at| at.expanded.is_none() && at.time.is_some()));
}

#[test]
fn a_search_that_gives_up_has_answered_what_is_near() {
    let directory = directory();
    // Two boards without an answer, one of 16 moves, one of none.
    let boards = "0 9 4 3 0 5 6 5 0 1 2 1 0 7 8 7 0 9 10 3 0 1 2 1\n\
                  0 9 4 3 0 5 6 5 0 1 2 1 0 7 8 7 0 9 10 3 0 1 2 1\n\
                  0 3 4 5 0 3 6 5 0 1 2 1 0 7 8 7 0 9 10 9 0 1 2 1\n\
                  0 3 4 3 0 5 6 5 0 1 2 1 0 7 8 7 0 9 10 9 0 1 2 1\n";
    let limits = Limits { nodes: 1_000, ..Limits::NONE };
    let source = Source::File(file(directory.path(), "boards", boards));
    let pattern = String::from("breadth-first");
    let setup = Setup { pattern, source, limits, patience: 1, timed: false };
    let rows = compare::<Colour>(&setup).expect("boards").rows;
    assert_eq!(rows.len(), 3);
    for row in rows {
        assert_eq!((row.solved, row.limit, row.skipped), (1, 1, 2), "{}", row.contender);
        assert_eq!(row.by_depth.iter().map(|at| at.depth).collect::<Vec<_>>(), [0], "{}", row.contender);
    }
}

#[test]
fn readers_that_go_away_lose_nothing() {
    let program = env!("CARGO_BIN_EXE_search-bench");
    let directory = directory();
    let output = directory.path().join("report");
    let output = output.to_str().expect("a plain path");
    let few = ["--random", "2", "--contenders", "shipped/table"];
    let [compare, report] = [&["compare", "magic-board"][..], &["report", "magic-board", "-o", output]];
    for arguments in [[compare, &few].concat(), [report, &few].concat(), vec!["compare", "--list"]] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let mut command = Command::new(program);
        let run = command.args(&arguments).stdout(writer).output().expect("it starts");
        assert_eq!((run.status.code(), &*run.stderr), (Some(0), &[][..]), "{arguments:?}");
    }
}

#[test]
fn times_and_rates() {
    let arguments = ["compare", "eight-puzzle", "--contenders", "ida-star", "--random", "4"];
    let text = transcript(&arguments);
    for word in ["time", "ratio", "build", "IDA*, nodes generated a second:", "packed/plain", " M", "1.00"] {
        assert!(text.contains(word), "{word} is missing from\n{text}");
    }
}

#[test]
fn a_page_that_needs_nothing_else() {
    let directory = directory();
    let output = directory.path().join("new/report");
    let output = output.to_str().expect("a plain path");
    let arguments = ["report", "-o", output, "--random", "6", "--contenders", "packed,ranks,shipped"];
    let text = transcript(&[&arguments[..], &["--node-limit", "20000"]].concat());
    assert!(text.starts_with("status 0"), "{text}");
    let page =
        std::fs::read_to_string(directory.path().join("new/report/index.html")).expect("it was written");
    for part in [
        "<h2 id=\"rotation-game\">",
        "id=\"colour-hash\"",
        "<svg",
        "prefers-color-scheme: dark",
        "9 465 511 770",
    ] {
        assert!(page.contains(part), "{part}");
    }
    for outside in ["http:", "https:", "<script", "<link", "@import", "NaN", "inf"] {
        assert!(!page.contains(outside), "{outside}");
    }
}
