//! Surveys against the published figures, the plain twins, and themselves: in parts, interrupted, and fed with damage.

use judge_io::testing::{answers, transcript};
use judge_io::{Contract, Scanner};
use search_bench::plain;
use search_bench::survey::merge::merge;
use search_bench::survey::report::{read_json, Format};
use search_bench::survey::rotation::Tables;
use search_bench::survey::{plot, Plan, Range, Subject, Survey};
use std::collections::BTreeMap;
use std::process::{Command, Stdio};
use std::time::Duration;

const PROGRAM: &str = env!("CARGO_BIN_EXE_search-bench");

fn survey(subject: Subject, plan: &Plan) -> Survey {
    Survey::new(subject, plan).expect("a survey that asks for nothing special")
}

fn whole(subject: Subject) -> Survey {
    survey(subject, &Plan::default())
}

fn within(subject: Subject, depth: u32) -> Survey {
    survey(subject, &Plan { depth: Some(depth), ..Plan::default() })
}

fn shard(from: u32, to: u32) -> Survey {
    survey(Subject::RotationGame, &Plan { range: Some(Range { from, to }), threads: 2, ..Plan::default() })
}

#[test]
fn small_surveys_are_as_published() {
    for subject in Subject::ALL.into_iter().filter(|subject| subject.positions() < 1_000_000) {
        let survey = whole(subject);
        assert_eq!(survey.differences(), []);
        assert!(survey.is_complete());
        let name = format!("{}_{}", subject.puzzle(), subject.judge());
        insta::assert_snapshot!(name, Format::Table.write(&survey));
    }
}

#[test]
fn the_other_formats() {
    let survey = whole(Subject::MagicBoardSicily1515);
    insta::assert_snapshot!("csv", Format::Csv.write(&survey));
    insta::assert_snapshot!("json", Format::Json.write(&survey));
    insta::assert_snapshot!("plot", plot::svg(&within(Subject::EightPuzzle, 4)));
    insta::assert_snapshot!("within_a_depth", Format::Table.write(&within(Subject::EightPuzzle, 20)));
    assert_eq!(read_json(&Format::Json.write(&survey)), Ok(vec![survey]));
}

#[test]
fn eight_puzzle_as_its_twin_has_it() {
    for (subject, goal) in [(Subject::EightPuzzle, "12345678x"), (Subject::EightPuzzleRing, "1238x4765")] {
        let mut levels = BTreeMap::new();
        let mut letters = goal.chars();
        let goal = std::array::from_fn(|_| letters.next().unwrap());
        for distance in plain::eight::distances_to(goal).into_values() {
            *levels.entry(distance).or_insert(0) += 1;
        }
        assert_eq!(whole(subject).levels, levels.into_values().collect::<Vec<u64>>());
    }
}

#[test]
fn rotation_game_by_looking_at_every_board_of_a_thousandth_of_the_orbits() {
    let tables = Tables::new();
    let distances = plain::rotation::distances();
    let mut by_rank = vec![0; distances.len()];
    for (sheet, distance) in distances {
        by_rank[mask(&sheet).rank() as usize] = distance;
    }
    let distance = |bits| by_rank[rotation_game::Mask::from_bits(bits).unwrap().rank() as usize];
    for orbit in (500..tables.orbits.count()).step_by(1_000) {
        let first = tables.orbits.representative(orbit).bits();
        let free = !first & 0xff_ffff;
        let mut levels = vec![0; 15];
        let mut second = 0_u32;
        loop {
            second = second.wrapping_sub(free) & free;
            if second.count_ones() == 8 {
                let least = [first, second, free ^ second].map(distance).into_iter().min().unwrap();
                levels[least] += u64::from(tables.orbits.size(orbit));
            }
            if second == free {
                break;
            }
        }
        assert_eq!(tables.count(Range { from: orbit, to: orbit + 1 }).as_slice(), levels, "orbit {orbit}");
    }
}

/// The cells of a sheet of one colour.
fn mask(sheet: &plain::rotation::Sheet) -> rotation_game::Mask {
    let cells = plain::rotation::cells(sheet);
    let mut cells = cells.match_indices('#').map(|(cell, _)| cell);
    rotation_game::Mask::from_cells(std::array::from_fn(|_| cells.next().unwrap()))
}

#[test]
fn colour_hash_within_twelve_moves() {
    let survey = within(Subject::ColourHash, 12);
    assert_eq!(survey.levels, colour_hash::DISTRIBUTION[..=12]);
    assert!(!survey.is_complete());
    let mut levels = vec![0; 8];
    for (_, distance) in plain::colour::distances_within(7) {
        levels[distance] += 1;
    }
    assert_eq!(survey.levels[..8], levels);
}

#[test]
fn colour_hash_lists_the_positions_that_its_twin_finds() {
    let survey = within(Subject::ColourHash, 6);
    let twin = plain::colour::distances_within(6);
    assert_eq!(survey.farthest.len(), 770);
    for farthest in &survey.farthest {
        let listed: Vec<u8> = farthest.board.split(' ').map(|piece| piece.parse().unwrap()).collect();
        assert_eq!(twin[&listed], 6);
        assert_eq!(farthest.answer, plain::colour::word_in(&twin, &listed));
    }
    assert!(survey.farthest.is_sorted_by(|one, next| one.rank < next.rank));
}

/// What a judge's program answers to an input.
fn answered<C: Contract>(contract: &C, input: &str) -> String {
    let (text, error) = answers(contract, &contract.solver(), Scanner::from_bytes(input.as_bytes()));
    assert_eq!(error, None);
    text
}

#[test]
fn the_binaries_take_the_boards_and_give_the_answers() {
    let boards = |survey: &Survey| survey.farthest.iter().map(|f| f.board.clone() + "\n").collect::<String>();
    let words = |survey: &Survey| survey.farthest.iter().map(|f| f.answer.clone() + "\n").collect::<String>();

    let survey = whole(Subject::MagicBoard);
    let with_length: String = survey.farthest.iter().map(|f| format!("22 {}\n", f.answer)).collect();
    assert_eq!(answered(&magic_board::contract::SICILY_1151, &boards(&survey)), with_length);
    let survey = whole(Subject::MagicBoardSicily1515);
    let with_length: String = survey.farthest.iter().map(|f| format!("22 {}\n", f.answer)).collect();
    assert_eq!(answered(&magic_board::contract::SICILY_1515, &boards(&survey)), with_length);

    let survey = whole(Subject::EightPuzzle);
    assert_eq!(answered(&eight_puzzle::contract::ACWING_179, &boards(&survey)), words(&survey));
    for farthest in whole(Subject::EightPuzzleRing).farthest {
        assert_eq!(answered(&eight_puzzle::contract::LUOGU_P1379, &farthest.board), "30\n");
        assert_eq!(farthest.answer.len(), 30);
    }

    let survey = shard(0, 60);
    let lines = words(&survey).replace(' ', "\n");
    assert_eq!(answered(&rotation_game::contract::POJ_2286, &boards(&survey)), lines);

    let survey = within(Subject::ColourHash, 6);
    let input = format!("{}\n{}", survey.farthest.len(), boards(&survey));
    assert_eq!(answered(&colour_hash::contract::UVA_704, &input), words(&survey));
}

#[test]
fn shards_add_up_to_the_whole() {
    let parts = || vec![shard(100, 250), shard(250, 300), shard(0, 100)];
    let range = Some(Range { from: 0, to: 300 });
    assert_eq!(merge(parts(), range), Ok(shard(0, 300)));

    let refused = |shards, range| merge(shards, range).unwrap_err();
    let [one, two, three] = parts().try_into().unwrap();
    let mut changed = two.clone();
    changed.levels[7] += 1;
    let failures = [
        refused(vec![one.clone(), two.clone()], range),
        refused(vec![one.clone(), three.clone()], range),
        refused(vec![one.clone(), two.clone(), three.clone()], None),
        refused(vec![one.clone(), two.clone(), three.clone(), shard(90, 110)], range),
        refused(vec![one.clone(), two.clone(), three.clone()], Some(Range { from: 0, to: 280 })),
        refused(vec![one.clone(), changed, three], range),
        refused(vec![whole(Subject::MagicBoard)], None),
        refused(vec![], None),
        refused(vec![one], Some(Range { from: 0, to: 1_000_000 })),
    ];
    assert!(failures.iter().all(|failure| failure.status == 2));
    insta::assert_snapshot!("merge_refused", failures.map(|failure| failure.message).join("\n"));
}

#[test]
fn damaged_shards_are_refused() {
    let text = Format::Json.write(&whole(Subject::MagicBoardSicily1515));
    let refused = |text: &str| read_json(text).unwrap_err().message;
    let failures = [
        refused(&text.replace("\"cumulative\":10,", "\"cumulative\":11,")),
        refused(&text.replace("\"version\":\"", "\"version\":\"9.")),
        refused(&text.replace("magic-board", "tragic-board")),
        refused(&text[..text.len() / 2]),
        refused("distance,positions,cumulative,share\n"),
    ];
    insta::assert_snapshot!("shard_refused", failures.join("\n"));
    assert_eq!(read_json(&text.repeat(3)).map(|surveys| surveys.len()), Ok(3));
}

/// Arguments of a survey that saves as often as it can.
fn saving<'a>(arguments: &[&'a str], file: &'a str) -> Vec<&'a str> {
    [arguments, &["--format", "json", "--checkpoint", file, "--save-every", "0"]].concat()
}

/// Runs a survey and kills it after a time, or has its output.
fn interrupted(arguments: &[&str], after: Duration) -> Option<String> {
    let mut child = Command::new(PROGRAM)
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the binary starts");
    std::thread::sleep(after);
    if child.try_wait().expect("the binary can be waited for").is_none() {
        child.kill().expect("the binary can be killed");
        child.wait().expect("a killed binary ends");
        return None;
    }
    let output = child.wait_with_output().expect("the binary ended");
    Some(String::from_utf8(output.stdout).expect("a survey is text"))
}

#[test]
fn a_survey_that_is_killed_again_and_again_comes_to_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let runs: [(&[&str], Survey); 2] = [
        (&["survey", "rotation-game", "--range", "0..9000"], shard(0, 9_000)),
        (&["survey", "colour-hash", "--depth", "14"], within(Subject::ColourHash, 14)),
    ];
    for (arguments, expected) in runs {
        let file = folder.path().join(arguments[1]);
        let arguments = saving(arguments, file.to_str().unwrap());
        // Longer and longer, so that it ends however slow the machine is.
        let text = (0..).find_map(|step| interrupted(&arguments, Duration::from_millis(40 << step)));
        assert_eq!(read_json(&text.unwrap()), Ok(vec![expected]));
        assert!(file.exists());
    }
}

#[test]
fn damaged_and_foreign_checkpoints_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("state");
    let path = file.to_str().unwrap();
    let run = |arguments: &[&str]| transcript(PROGRAM, &saving(arguments, path), b"").replace(path, "FILE");
    let colour = ["survey", "colour-hash", "--depth", "8"];
    run(&colour);
    let whole = std::fs::read(&file).unwrap();

    let mut transcripts = vec![
        run(&["survey", "colour-hash", "--depth", "9"]),
        run(&["survey", "rotation-game", "--range", "0..10"]),
    ];
    std::fs::write(&file, &whole[..whole.len() - 8]).unwrap();
    transcripts.push(run(&colour));
    std::fs::write(&file, "0 1 2 3\n").unwrap();
    transcripts.push(run(&colour));
    insta::assert_snapshot!("checkpoint_refused", transcripts.join("\n"));
}

#[test]
fn what_searching_costs_by_distance() {
    let transcripts = [
        "rotation-game --sample 40",
        "magic-board --sample 60",
        "eight-puzzle --sample 60 --seed 2",
        "colour-hash --sample 30",
        "eight-puzzle --sample 20 --contenders packed/ida-star --csv",
        "magic-board --contenders shipped/table",
    ]
    .map(|line| {
        let arguments: Vec<&str> = ["survey", "effort"].into_iter().chain(line.split(' ')).collect();
        format!("$ search-bench survey effort {line}\n{}", transcript(PROGRAM, &arguments, b""))
    });
    insta::assert_snapshot!("effort", transcripts.join("\n"));
}

#[test]
fn what_the_command_line_refuses() {
    let refused = [
        "survey",
        "survey fifteen-puzzle",
        "survey magic-board --judge usaco-msquare",
        "survey colour-hash --range 0..10",
        "survey magic-board --checkpoint state",
        "survey rotation-game --range 7..7",
        "survey rotation-game --range 0..1000000",
        "survey rotation-game --range 0..3 --verify",
        "survey merge",
        "survey merge nowhere.json",
    ];
    let transcripts = refused.map(|line| {
        let arguments: Vec<&str> = line.split(' ').collect();
        format!("$ search-bench {line}\n{}", transcript(PROGRAM, &arguments, b""))
    });
    insta::assert_snapshot!("refused", transcripts.join("\n"));
    insta::assert_snapshot!("help", transcript(PROGRAM, &["survey", "--help"], b""));
    insta::assert_snapshot!("merge-help", transcript(PROGRAM, &["survey", "merge", "--help"], b""));
    insta::assert_snapshot!("effort-help", transcript(PROGRAM, &["survey", "effort", "--help"], b""));
}
