//! Scrambles are what they say they are, in every contract, and the same for ever.

use colour_hash::program::ColourHash;
use eight_puzzle::program::EightPuzzle;
use judge_io::cli::Program;
use judge_io::testing::transcript;
use judge_io::{Contract, Extent, Scanner, Solve};
use magic_board::program::MagicBoard;
use magic_board::Rules;
use rotation_game::program::RotationGame;
use search_bench::scramble::{
    write, ColourInputs, Draw, EightInputs, MagicInputs, Order, RotationInputs, Scramble,
};

const BINARY: &str = env!("CARGO_BIN_EXE_search-bench");

fn input<S: Scramble>(scramble: &S, count: u64, seed: u64, draw: Draw) -> String {
    let mut text = Vec::new();
    write(scramble, &Order { count, seed, draw }, &mut text).expect("these boards can be drawn");
    String::from_utf8(text).expect("inputs are text")
}

/// What a contract reads from a whole input, to its very end.
fn puzzles<C: Contract + ?Sized>(contract: &C, text: &str) -> Vec<C::Puzzle> {
    let mut scanner = Scanner::from_bytes(text.as_bytes());
    let extent = contract.begin(&mut scanner).expect("the beginning keeps the contract");
    let wanted = match extent {
        Extent::Open => usize::MAX,
        Extent::One => 1,
        Extent::Exactly(count) => count as usize,
    };
    let mut puzzles = Vec::new();
    while puzzles.len() < wanted {
        match contract.read(&mut scanner).expect("every puzzle keeps the contract") {
            Some(puzzle) => puzzles.push(puzzle),
            None => break,
        }
    }
    assert!(!scanner.advance().expect("bytes can be read"), "something is left over in\n{text}");
    assert!(wanted == usize::MAX || puzzles.len() == wanted);
    puzzles
}

/// Every contract of a puzzle: what is written is read, as often as it was asked for, and needs as many moves.
fn every_contract<P: Program, S: Scramble>(
    inputs: fn(&str) -> S,
    depths: &[u32],
    length: fn(&P::Solution) -> u32,
    can_always_be_solved: fn(&str) -> bool,
) {
    for listing in P::contracts() {
        let (names, contract) = (listing.names, listing.contract);
        let scramble = inputs(names[0]);
        let count = if scramble.is_single() { 1 } else { 40 };
        let solver = contract.solver();
        let lengths = |draw| -> Vec<Option<u32>> {
            let puzzles = puzzles(contract, &input(&scramble, count, 11, draw));
            assert_eq!(puzzles.len() as u64, count, "{names:?}, {draw:?}");
            puzzles.iter().map(|puzzle| solver.solve(puzzle).solution.as_ref().map(length)).collect()
        };
        for &depth in depths {
            assert!(
                lengths(Draw::Exactly(depth)).iter().all(|&length| length == Some(depth)),
                "{names:?}, {depth}"
            );
            let walked = lengths(Draw::Walk(depth));
            assert!(
                walked.iter().all(|length| length.is_some_and(|length| length <= depth)),
                "{names:?}, {depth}"
            );
        }
        let any = lengths(Draw::Any);
        assert!(!can_always_be_solved(names[0]) || any.iter().all(Option::is_some), "{names:?}");
        let mixed = lengths(Draw::Mixed(6));
        let is_near = |length: &Option<u32>| length.is_some_and(|length| length <= 6);
        assert!(mixed.iter().step_by(2).all(is_near), "{names:?}: every other board is a walk");
    }
}

#[test]
fn rotation_game() {
    every_contract::<RotationGame, _>(|_| RotationInputs, &[0, 1, 5, 9, 12], |s| s.word.len(), |_| true);
}

#[test]
fn magic_board() {
    every_contract::<MagicBoard, _>(MagicInputs::of, &[0, 1, 2, 13, 22], |s| s.word.len(), |_| true);
}

#[test]
fn eight_puzzle() {
    let promised = |name: &str| matches!(name, "luogu-p1379" | "hdu-3567");
    every_contract::<EightPuzzle, _>(EightInputs::of, &[0, 1, 2, 19, 24], |s| s.word.len(), promised);
}

#[test]
fn colour_hash() {
    every_contract::<ColourHash, _>(|_| ColourInputs, &[0, 1, 6, 12, 13, 16], |s| s.word.len(), |_| false);
}

/// The boards of the eight puzzle that cannot be solved are half of all.
#[test]
fn boards_without_solution_are_drawn_too() {
    let contract = EightPuzzle::contracts()[0].contract;
    let solver = contract.solver();
    let puzzles = puzzles(contract, &input(&EightInputs::of("acwing-179"), 2000, 5, Draw::Any));
    let solvable = puzzles.iter().filter(|puzzle| solver.solve(puzzle).solution.is_some()).count();
    assert!((900..1100).contains(&solvable), "{solvable}");
}

/// All 14 boards at three moves come up, about as often.
#[test]
fn boards_at_a_distance_are_equally_likely() {
    let text = input(&MagicInputs::of("hdu-1430"), 1400, 2, Draw::Exactly(3));
    let contract = MagicBoard::contracts().iter().find(|listing| listing.names[0] == "hdu-1430");
    let mut times = std::collections::BTreeMap::new();
    for puzzle in puzzles(contract.expect("there is this contract").contract, &text) {
        *times.entry(puzzle.target(&Rules::CLASSIC)).or_insert(0) += 1;
    }
    assert!(times.len() == 14 && times.values().all(|times| (65..140).contains(times)), "{times:?}");
}

/// A longer input begins with the boards of a shorter one, and another seed draws others.
#[test]
fn a_seed_names_a_stream() {
    let boards = |count, seed| input(&RotationInputs, count, seed, Draw::Mixed(9));
    let short = boards(10, 1);
    assert!(boards(1000, 1).starts_with(short.trim_end_matches("0\n")));
    assert_eq!(short, boards(10, 1));
    assert_ne!(short, boards(10, 2));
}

/// What seeds mean is fixed for good: if this changes, records and instances of earlier versions lose their names.
#[test]
fn what_seeds_mean() {
    let mut text = String::new();
    let mut add =
        |name: &str, draw: Draw, input: String| text.push_str(&format!("=== {name}, {draw:?}\n{input}"));
    for draw in [Draw::Any, Draw::Walk(7), Draw::Exactly(7), Draw::Mixed(20)] {
        add("rotation-game", draw, input(&RotationInputs, 3, 1, draw));
        for contract in ["sicily-1151", "sicily-1515", "hdu-1430"] {
            add(contract, draw, input(&MagicInputs::of(contract), 3, 1, draw));
        }
        for contract in ["usaco-msquare", "ioi-1996"] {
            add(contract, draw, input(&MagicInputs::of(contract), 1, 1, draw));
        }
        for contract in ["acwing-179", "uva-652", "acwing-845", "luogu-p1379", "hdu-3567"] {
            add(contract, draw, input(&EightInputs::of(contract), 3, 1, draw));
        }
        add("boj-1525", draw, input(&EightInputs::of("boj-1525"), 1, 1, draw));
        add("colour-hash", draw, input(&ColourInputs, 3, 1, draw));
    }
    add("colour-hash", Draw::Exactly(15), input(&ColourInputs, 3, 1, Draw::Exactly(15)));
    insta::assert_snapshot!("what-seeds-mean", text);
}

#[test]
fn the_command_line() {
    let see = |arguments: &[&str]| transcript(BINARY, &[&["scramble"], arguments].concat(), b"");
    insta::assert_snapshot!("scramble-help", see(&["--help"]));
    insta::assert_snapshot!(
        "scramble-aliases",
        see(&["eight-puzzle", "--judge", "poj-1077", "--count", "2"])
    );
    let faults: [(&str, &[&str]); 8] = [
        ("no puzzle", &[]),
        ("an unknown judge", &["magic-board", "--judge", "uva-704"]),
        ("a judge with one board", &["magic-board", "--judge", "usaco-msquare", "--count", "2"]),
        ("two draws", &["magic-board", "--depth", "2", "--exact-depth", "2"]),
        ("no such distance, rotation", &["rotation-game", "--exact-depth", "14"]),
        ("no such distance, magic", &["magic-board", "--exact-depth", "23"]),
        ("no such distance, eight", &["eight-puzzle", "--exact-depth", "4294967295"]),
        ("too far, colour", &["colour-hash", "--exact-depth", "21"]),
    ];
    let faults: String =
        faults.iter().map(|(name, arguments)| format!("=== {name}\n{}", see(arguments))).collect();
    insta::assert_snapshot!("scramble-faults", faults);
}
