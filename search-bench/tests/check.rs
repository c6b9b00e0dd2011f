//! The special judge: accepts what is right, and says of everything else what is wrong with it.

use judge_io::cli::{AnyContract, Program};
use judge_io::testing::{fixtures, transcript};
use judge_io::{answer_all, OnError, Scanner};
use proptest::prelude::*;
use search_bench::check::{
    check, ColourReferee, Demand, EightReferee, Fault, Finding, Lines, MagicReferee, Referee,
    RotationReferee, Tally, Verdict,
};
use search_bench::judge::listing;
use search_bench::plain;
use search_bench::scramble::{
    write, ColourInputs, Draw, EightInputs, MagicInputs, Order, RotationInputs, Scramble,
};
use std::fs;
use std::path::Path;

const BINARY: &str = env!("CARGO_BIN_EXE_search-bench");

fn contract<P: Program>(name: &str) -> &'static AnyContract<P> {
    listing::<P>(Some(name)).expect("there is this contract").contract
}

fn findings<R: Referee>(
    referee: &R,
    name: &str,
    demand: Option<Demand>,
    input: &str,
    answers: &[u8],
) -> Result<(Vec<Finding>, Tally), String> {
    let mut findings = Vec::new();
    let scanner = Scanner::from_bytes(input.as_bytes());
    let mut report = |finding: &Finding| findings.push(finding.clone());
    let demand = demand.unwrap_or(referee.demand());
    let tally =
        check(referee, contract::<R::Program>(name), demand, scanner, &mut Lines::new(answers), &mut report)?;
    Ok((findings, tally))
}

/// All findings as lines of text, and the tally.
fn said<R: Referee>(referee: &R, name: &str, demand: Option<Demand>, input: &str, answers: &str) -> String {
    let (findings, tally) =
        findings(referee, name, demand, input, answers.as_bytes()).expect("the input keeps its contract");
    findings.iter().map(|finding| format!("{finding}\n")).collect::<String>() + &format!("{tally}\n")
}

fn input<S: Scramble>(scramble: &S, count: u64, seed: u64, draw: Draw) -> String {
    let mut text = Vec::new();
    write(scramble, &Order { count, seed, draw }, &mut text).expect("these boards can be drawn");
    String::from_utf8(text).expect("inputs are text")
}

/// The program's own answers to every contract's inputs are right, and any answer missing or added is not.
fn own_answers<S: Scramble, R: Referee>(inputs: fn(&str) -> S, referee: fn(&str) -> R) {
    for listing in R::Program::contracts() {
        let name = listing.names[0];
        let scramble = inputs(name);
        let count = if scramble.is_single() { 1 } else { 60 };
        let input = input(&scramble, count, 3, Draw::Mixed(8));
        let mut answers = Vec::new();
        let scanner = Scanner::from_bytes(input.as_bytes());
        answer_all(listing.contract, &listing.contract.solver(), scanner, &mut answers, 1, &OnError::Stop)
            .expect("the input keeps its contract");
        let find = |answers: &[u8]| {
            findings(&referee(name), name, None, &input, answers).expect("it keeps it still").1
        };
        assert_eq!(find(&answers), Tally { right: count, ..Tally::default() }, "{name}");
        let windows = String::from_utf8_lossy(&answers).replace('\n', " \r\n");
        assert_eq!(find(windows.trim_end().as_bytes()), find(&answers), "{name}: line ends do not matter");
        assert_eq!(
            find(&[&answers[..], b"\n \n"].concat()),
            find(&answers),
            "{name}: nor do empty lines at the end"
        );
        assert!(!find(&[&answers[..], b"1\n"].concat()).is_all_right(), "{name}: a line too many");
        assert!(!find(b"").is_all_right(), "{name}: no answers");
    }
}

#[test]
fn own_answers_are_right() {
    own_answers(|_| RotationInputs, |_| RotationReferee);
    own_answers(MagicInputs::of, MagicReferee::of);
    own_answers(EightInputs::of, EightReferee::of);
    own_answers(|_| ColourInputs, |_| ColourReferee);
}

/// What judges published is right too.
fn published<R: Referee>(referee: fn(&str) -> R) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures").join(R::Program::NAME);
    for fixture in fixtures(&folder) {
        let input = String::from_utf8_lossy(&fixture.input);
        let referee = referee(&fixture.contract);
        let (findings, tally) =
            findings(&referee, &fixture.contract, None, &input, fixture.answers.as_bytes())
                .expect("a fixture keeps its contract");
        assert!(tally.is_all_right(), "{}: {findings:?}", fixture.name);
    }
}

#[test]
fn fixtures_are_right() {
    published(|_| RotationReferee);
    published(MagicReferee::of);
    published(EightReferee::of);
    published(|_| ColourReferee);
}

const ROTATION: &str = "\
1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3
2 3 2 3 2 1 1 3 3 3 2 1 1 2 2 3 3 1 1 1 3 1 2 2

1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3
0
";

#[test]
fn rotation_game() {
    let cases = [
        ("all right", None, "AC\n2\nAEEH\n3\nDDHH\n2\n"),
        ("not a path", None, "AB\n2\nAEEH\n3\nDDHH\n2\n"),
        ("a path to another colour", None, "AC\n3\nAEEH\n3\nDDHH\n2\n"),
        ("not shortest", None, "AC\n2\nAEEHAF\n3\nDDHH\n2\n"),
        ("not smallest", None, "AC\n2\nCBGG\n1\nDDHH\n2\n"),
        ("not smallest, and accepted", Some(Demand::Shortest), "AC\n2\nCBGG\n1\nDDHH\n2\n"),
        ("not shortest, and accepted", Some(Demand::Any), "ACBE\n2\nCBGG\n1\nDDHH\n2\n"),
        ("solved without a move", None, "No moves needed\n2\nAEEH\n3\nDDHH\n2\n"),
        ("other letters", None, "ac\n2\nAEEI\n3\n\n2\n"),
        ("other colours", None, "AC\n4\nAEEH\n\nDDHH\n22\n"),
        ("a line too few", None, "AC\n2\nAEEH\n"),
        ("a line too many", None, "AC\n2\nAEEH\n3\nDDHH\n2\n\nAC\n"),
    ];
    let report: String = cases
        .iter()
        .map(|(name, demand, answers)| {
            format!("=== {name}\n{}", said(&RotationReferee, "poj-2286", *demand, ROTATION, answers))
        })
        .collect();
    insta::assert_snapshot!("check-rotation-game", report);
}

#[test]
fn magic_board() {
    let limited = "4\n5 8 7 6\n4 1 2 3\n0\n1 2 3 4\n8 7 6 5\n1\n5 8 7 6\n4 1 2 3\n-1\n";
    let pair = "12345678 87654321 12345678 12345678";
    let cases = [
        ("all right", "sicily-1151", None, limited, "2 AB\n0\n-1\n"),
        ("longer, within the limit", "sicily-1151", None, limited, "4 BAAA\n0\n-1\n"),
        ("another one as short", "sicily-1151", None, limited, "2 BA\n0\n-1\n"),
        ("another one as short, refused", "sicily-1151", Some(Demand::Smallest), limited, "2 BA\n0\n-1\n"),
        ("longer, refused", "sicily-1151", Some(Demand::Shortest), limited, "4 BAAA\n0\n-1\n"),
        ("over the limit", "sicily-1151", None, limited, "6 ABAAAA\n0\n2 AB\n"),
        ("not a path", "sicily-1151", None, limited, "3 ABC\n0\n-1\n"),
        ("called impossible", "sicily-1151", None, limited, "-1\n-1\n-1\n"),
        ("wrong format", "sicily-1151", None, limited, "2AB\n0 \n2  AB\n"),
        ("another length", "sicily-1151", None, limited, "3 AB\n1 \n02 AB\n"),
        ("right", "usaco-msquare", None, "2 6 8 4 5 7 3 1", "7\nBCABCCB\n"),
        ("not smallest", "usaco-msquare", None, "5 8 7 6 3 2 1 4", "2\nBA\n"),
        ("an unfinished word", "usaco-msquare", None, "2 6 8 4 5 7 3 1", "7\n"),
        ("no empty line", "usaco-msquare", None, "1 2 3 4 5 6 7 8", "0\n"),
        ("letters a line", "usaco-msquare", None, "2 6 8 4 5 7 3 1", "7\nB\nC\nA\nB\nC\nC\nB\n"),
        ("letters a line", "ioi-1996", None, "2 6 8 4 5 7 3 1", "7\nB\nC\nA\nB\nC\nC\nB\n"),
        ("two letters a line", "ioi-1996", None, "2 6 8 4 5 7 3 1", "7\nBC\nA\nB\nC\nC\nB\n"),
        ("a huge length", "ioi-1996", None, "2 6 8 4 5 7 3 1", "4294967295\nB\n"),
        ("right", "hdu-1430", None, pair, "A\n\n"),
        ("no last line", "hdu-1430", None, pair, "A\n"),
        ("not a path", "hdu-1430", None, pair, "\nB\n"),
        ("no lines", "hdu-1430", None, pair, ""),
        ("not shortest", "hdu-1430", None, pair, "AAA\nAA\n"),
    ];
    let report: String = cases
        .iter()
        .map(|(name, contract, demand, input, answers)| {
            let said = said(&MagicReferee::of(contract), contract, *demand, input, answers);
            format!("=== {contract}: {name}\n{said}")
        })
        .collect();
    insta::assert_snapshot!("check-magic-board", report);
}

#[test]
fn eight_puzzle() {
    let words = "2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 8 7 x\n1 2 3 4 5 6 7 8 x\n";
    let counted = "2\n\n2 3 4\n1 5 x\n7 6 8\n\n1 2 3\n4 5 6\n7 8 x\n";
    let pairs = "2\n12X453786\n12345678X\n564178X23\n7568X4123\n";
    let cases = [
        ("all right", "acwing-179", None, words, "ullddrurdllurdruldr\nunsolvable\n\n"),
        ("no last line", "acwing-179", None, words, "ullddrurdllurdruldr\nunsolvable\n"),
        ("into the edge", "acwing-179", None, words, "rullddrurdllurdruldr\nunsolvable\nd\n"),
        ("not a path", "acwing-179", None, words, "ullddrurdllurdruld\nu\nu\n"),
        ("not shortest", "acwing-179", None, words, "udullddrurdllurdruldr\nunsolvable\nud\n"),
        (
            "not shortest, and accepted",
            "acwing-179",
            Some(Demand::Any),
            words,
            "udullddrurdllurdruldr\nunsolvable\nud\n",
        ),
        ("called unsolvable", "acwing-179", None, words, "unsolvable\nunsolvable\nunsolvable\n"),
        ("all right", "uva-652", None, counted, "ullddrurdllurdruldr\n\n\n"),
        ("no line between", "uva-652", None, counted, "ullddrurdllurdruldr\nlr\n"),
        ("all right", "acwing-845", None, words, "19\n-1\n0\n"),
        ("lengths", "acwing-845", None, words, "18\n1\n2\n"),
        ("not numbers", "acwing-845", None, words, "+19\n-1 1\n00\n"),
        ("all right", "hdu-3567", None, pairs, "Case 1: 2\ndd\nCase 2: 8\nurrulldr\n"),
        (
            "no solution, the last line feed lost",
            "hdu-3567",
            None,
            "1\n12345678X 21345678X\n",
            "Case 1: -1\n",
        ),
        ("not a path", "hdu-3567", None, pairs, "Case 1: 1\nd\nCase 2: 2\nur\n"),
        ("another case", "hdu-3567", None, pairs, "Case 2: 2\ndd\nCase 2: 7\nurrulldr\n"),
    ];
    let report: String = cases
        .iter()
        .map(|(name, contract, demand, input, answers)| {
            let said = said(&EightReferee::of(contract), contract, *demand, input, answers);
            format!("=== {contract}: {name}\n{said}")
        })
        .collect();
    insta::assert_snapshot!("check-eight-puzzle", report);
}

#[test]
fn colour_hash() {
    let input = "3
0 3 4 3 0 5 6 5 0 1 2 1 0 7 8 7 0 9 10 9 0 1 2 1
0 7 4 3 0 5 6 1 8 5 0 3 0 9 10 9 0 1 2 7 0 5 0 3
0 1 0 7 4 5 0 9 8 7 0 3 10 1 0 3 2 9 6 5 0 7 0 3
";
    let cases = [
        ("all right", "PUZZLE ALREADY SOLVED\n34121434\nNO SOLUTION WAS FOUND IN 16 STEPS\n"),
        ("not smallest", "PUZZLE ALREADY SOLVED\n43211434\nNO SOLUTION WAS FOUND IN 16 STEPS\n"),
        ("not shortest", "13\n3412143431\nNO SOLUTION WAS FOUND IN 16 STEPS\n"),
        ("not a path", "1\nPUZZLE ALREADY SOLVED\n1\n"),
        ("more than 16 moves", "131313131313131313\n34121434\n11111111111111111\n"),
        ("called impossible", "NO SOLUTION WAS FOUND IN 16 STEPS\nNO SOLUTION WAS FOUND IN 16 STEPS\n\n"),
        ("other words", "puzzle already solved\n34121435\nNO SOLUTION WAS FOUND IN 17 STEPS\n"),
    ];
    let report: String = cases
        .iter()
        .map(|(name, answers)| {
            format!("=== {name}\n{}", said(&ColourReferee, "uva-704", None, input, answers))
        })
        .collect();
    insta::assert_snapshot!("check-colour-hash", report);
}

/// An input that breaks its contract is the input's fault, not the answers'.
#[test]
fn faulty_inputs() {
    let fault =
        |input| findings(&ColourReferee, "uva-704", None, input, b"").expect_err("the input is at fault");
    let solved = "0 3 4 3 0 5 6 5 0 1 2 1 0 7 8 7 0 9 10 9 0 1 2 1";
    let faults = ["", "x", "1\n1 2", "1\n", &format!("0\n{solved}")].map(fault);
    insta::assert_snapshot!("check-faulty-inputs", faults.join("\n"));
}

#[test]
fn a_line_of_any_length_is_read_in_bounded_memory() {
    let mut lines =
        Lines::new(std::io::Read::chain(std::io::Read::take(std::io::repeat(b'A'), 5 << 20), &b"\nB"[..]));
    assert_eq!(lines.line(), Err(Fault::Format(String::from("the line has more than 1048576 bytes"))));
    assert_eq!(lines.next_number(), 2);
    assert_eq!(lines.line(), Ok(&b"B"[..]));
    assert!(lines.line().is_err());
    assert_eq!(lines.finish(), Ok(()));
}

#[test]
fn a_word_of_any_length_is_read_in_bounded_memory() {
    let letters = "A\n".repeat(1 << 20);
    let verdict = |said: u32, letters: &str| {
        let answers = format!("{said}\n{letters}");
        let referee = MagicReferee::of("ioi-1996");
        let found = findings(&referee, "ioi-1996", None, "1 2 3 4 5 6 7 8\n", answers.as_bytes());
        found.expect("it can be checked").0.remove(0).verdict
    };
    // Two moves A lead back.
    assert_eq!(verdict(1 << 20, &letters), Verdict::Right);
    assert_eq!(verdict(2, "A\nA\n"), Verdict::Right);
    let too_long = Verdict::WrongFormat(String::from("the word has more than 1048576 letters"));
    assert_eq!(verdict((1 << 20) + 1, &(letters.clone() + "A\n")), too_long);
    let ended = Verdict::WrongFormat(String::from("the answers end before this one"));
    assert_eq!(verdict(u32::MAX, &letters), ended);
}

proptest! {
    /// A word that the plain twin replays to a filled centre is a path, and no other word is.
    #[test]
    fn words_of_the_rotation_game(seed in 0_u64..1000, depth in 0_u32..3, word in "[A-H]{1,3}") {
        let input = input(&RotationInputs, 1, seed, Draw::Walk(depth));
        let board: String = input.lines().next().unwrap_or_default().split(' ').collect();
        let end = word.chars().fold(plain::rotation::sheet(&board), |sheet, letter| plain::rotation::play(&sheet, letter));
        let colour = plain::rotation::centre(&end);
        let answer = format!("{word}\n{}\n", colour.unwrap_or('1'));
        let (findings, _) = findings(&RotationReferee, "poj-2286", None, &input, answer.as_bytes()).expect("it can be checked");
        let is_path = !matches!(findings[0].verdict, Verdict::NotAPath(_));
        prop_assert_eq!(is_path, colour.is_some(), "{}: {:?}", input, findings);
    }

    /// The same of Colour Hash.
    #[test]
    fn words_of_colour_hash(seed in 0_u64..1000, depth in 0_u32..3, word in "[1-4]{1,3}") {
        let input = input(&ColourInputs, 1, seed, Draw::Walk(depth));
        let board: Vec<u8> =
            input.split_whitespace().skip(1).map(|piece| piece.parse().expect("a piece")).collect();
        let is_solved = plain::colour::replay(&board, &word) == plain::colour::goal();
        let (findings, _) = findings(&ColourReferee, "uva-704", None, &input, word.as_bytes()).expect("it can be checked");
        let is_path = !matches!(findings[0].verdict, Verdict::NotAPath(_));
        prop_assert_eq!(is_path, is_solved, "{}: {:?}", input, findings);
    }

    /// Whatever the answers are, each puzzle has its finding and nothing panics.
    #[test]
    fn any_answers(answers in prop::collection::vec(prop_oneof![any::<u8>(), prop::sample::select(&b"0123 ABCdlru\n-"[..])], 0..80)) {
        let magic = input(&MagicInputs::of("sicily-1151"), 3, 1, Draw::Any);
        let eight = input(&EightInputs::of("hdu-3567"), 3, 1, Draw::Any);
        let rotation = input(&RotationInputs, 3, 1, Draw::Walk(2));
        let tallies = [
            findings(&MagicReferee::of("sicily-1151"), "sicily-1151", None, &magic, &answers),
            findings(&EightReferee::of("hdu-3567"), "hdu-3567", None, &eight, &answers),
            findings(&RotationReferee, "poj-2286", None, &rotation, &answers),
        ];
        for tally in tallies {
            let (findings, tally) = tally.expect("the solver is right");
            prop_assert!(!findings.is_empty() && !tally.is_all_right());
        }
    }
}

#[test]
fn the_command_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("a file can be written");
        path.to_string_lossy().into_owned()
    };
    let input = file("boards.in", ROTATION);
    let right = "AC\n2\nAEEH\n3\nDDHH\n2\n";
    let (good, bad) = (file("good.ans", right), file("bad.ans", "AC\n2\nCBGG\n1\nDDHH\n2\n"));
    let see = |arguments: &[&str], answers: &str| {
        transcript(BINARY, &[&["check"], arguments].concat(), answers.as_bytes())
    };
    let feedback = folder.path().to_string_lossy().into_owned();
    let report = [
        ("right", see(&["rotation-game", &input, &good], "")),
        ("wrong", see(&["rotation-game", &input, &bad], "")),
        ("wrong, quietly", see(&["rotation-game", "--quiet", &input, &bad], "")),
        ("wrong, and accepted", see(&["rotation-game", "--accept", "shortest", "--quiet", &input, &bad], "")),
        ("from standard input", see(&["rotation-game", "--quiet", &input, "-"], right)),
        ("as oj calls it", see(&["--quiet", "rotation-game", &input, &good, &bad], "")),
        ("Kattis, right", see(&["--kattis", "rotation-game", &input, &bad, &feedback], right)),
        (
            "Kattis, wrong",
            see(&["--kattis", "rotation-game", &input, &good, &feedback], "AC\n2\nAEEH\n3\nDDH\n2\n"),
        ),
        ("another puzzle's input", see(&["magic-board", &input, &good], "")),
    ];
    let mut report: String = report.iter().map(|(name, seen)| format!("=== {name}\n{seen}")).collect();
    let message = fs::read_to_string(folder.path().join("judgemessage.txt")).expect("there is feedback");
    report.push_str(&format!("=== judgemessage.txt\n{message}"));
    insta::assert_snapshot!("check-command-line", report);
    insta::assert_snapshot!("check-help", see(&["--help"], ""));
    // Answers that cannot be read are nobody's wrong answers.
    let unread = see(&["rotation-game", &input, &feedback], "");
    assert!(unread.starts_with("status 2\n--- standard output\n--- standard error\n"), "{unread}");
    assert!(see(&["rotation-game", "nothing.in", &good], "").starts_with("status 2\n"));
    assert!(see(&["--kattis", "rotation-game", &input, &good, "nowhere"], right).starts_with("status 2\n"));
}
