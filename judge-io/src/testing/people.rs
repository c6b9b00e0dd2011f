//! What every binary that serves people must do alike: JSON that agrees with itself, statistics that end in times.

use super::{fixtures, transcript};
use serde_json::Value;
use std::path::Path;

/// Answers every fixture below `folder` as JSON lines, parses them back, and checks that each object agrees with itself
/// and with those before it. `is_board` says whether a text is a board.
///
/// # Panics
/// Where something does not agree, or there were fewer than ten objects to look at.
pub fn check_json(binary: &str, folder: &Path, is_board: fn(&str) -> bool) {
    let mut objects = 0;
    for fixture in fixtures(folder) {
        let arguments = ["--format", "json", "--judge", &fixture.contract];
        let seen = transcript(binary, &arguments, &fixture.input);
        let mut line_before = 1;
        for (index, line) in seen.lines().filter(|line| line.starts_with('{')).enumerate() {
            let object: Value = serde_json::from_str(line).expect(line);
            assert_eq!(object["index"], index, "{line}");
            assert!(object["board"].as_str().is_some_and(is_board), "{line}");
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

/// What a binary prints with `--stats` and a strategy, without the times, which it checks to be there.
///
/// # Panics
/// Where the last line does not tell the times.
pub fn statistics(binary: &str, strategy: &str, input: &[u8]) -> String {
    let mut seen = transcript(binary, &["--stats", "--strategy", strategy], input);
    let times = seen.split_off(seen.find("time ").expect("the last line tells the time"));
    assert!(times.contains(" ms to build, ") && times.ends_with(" puzzles a second\n"), "{times}");
    seen
}

/// What is given to a binary: what is special about it, the arguments, the input.
pub type Case<'a> = (&'a str, &'a [&'a str], &'a [u8]);

/// The transcripts of some cases, one below the other, each under its name.
///
/// # Panics
/// Where one of them lacks the text that all have.
pub fn report(binary: &str, all_have: &str, cases: &[Case<'_>]) -> String {
    let mut report = String::new();
    for (name, arguments, input) in cases {
        let seen = transcript(binary, arguments, input);
        assert!(seen.contains(all_have), "{name}: {seen}");
        report.push_str(&format!("=== {name}\n{seen}"));
    }
    report
}

/// Answers every fixture below `folder` by each strategy, and holds the answers against those that come with it; they are
/// returned, each fixture's under its name.
///
/// # Panics
/// Where a strategy answers otherwise, or says anything besides.
pub fn check_fixtures(binary: &str, folder: &Path, strategies: &[&str]) -> String {
    let mut report = String::new();
    for fixture in fixtures(folder) {
        for strategy in strategies {
            let arguments = ["--judge", &fixture.contract, "--strategy", strategy];
            let seen = transcript(binary, &arguments, &fixture.input);
            assert_eq!(seen, answered(&fixture.answers), "{strategy} on {}", fixture.name);
        }
        report.push_str(&format!("=== {}\n{}", fixture.name, fixture.answers));
    }
    report
}

/// The transcript of a run that gives these answers and has nothing else to say.
pub fn answered(answers: &str) -> String {
    format!("status 0\n--- standard output\n{answers}--- standard error\n")
}
