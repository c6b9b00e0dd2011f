//! Every contender on random instances and on the seed's known mistakes, and what `compare` counts of them.
//!
//! A contender that searches far is given near boards, so that all of them answer the same number of instances in the time
//! that a test may take; and a few farther ones.

use search_bench::compare::{compare, Comparison, Format, Setup, Source};
use search_bench::contender::{Program, Solver};
use search_bench::outcome::{Limits, Verdict};
use search_bench::puzzle::{Colour, Eight, Magic, Puzzle, Rotation, COLOUR_GOAL};
use search_bench::registry::Registry;
use search_bench::seed::colour::FirstWord;
use std::collections::BTreeSet;

const INSTANCES: usize = 2_000;

fn untimed(pattern: &str, count: usize, depth: Option<u32>, limits: Limits) -> Setup {
    let source = Source::Random { count, seed: 3, depth };
    Setup { pattern: pattern.to_owned(), source, limits, patience: 3, timed: false }
}

/// Which contenders are asked, how many instances, and of which depth; `None`: any boards.
type Question<'a> = (&'a str, usize, Option<u32>);

/// Asks contenders, and expects every answer to keep its contender's promise, unless that is named in `faulty`.
///
/// Every contender must be in a question of 2 000 instances.
fn nobody_is_wrong<P: Registry>(questions: &[Question], faulty: &str) {
    let mut asked = BTreeSet::new();
    for &(pattern, count, depth) in questions {
        let comparison = compare::<P>(&untimed(pattern, count, depth, Limits::NONE)).expect("random boards");
        for row in comparison.rows {
            assert_eq!(row.solved + row.no_solution, count as u64, "{}", row.contender);
            assert!(row.wrong == 0 || row.contender == faulty, "{}: {:?}", row.contender, row.examples);
            if count == INSTANCES {
                asked.insert(row.contender);
            }
        }
    }
    let all: BTreeSet<String> =
        P::contenders().matching("").into_iter().map(|contender| contender.name).collect();
    assert_eq!(asked, all);
}

#[test]
fn no_rotation_contender_is_wrong() {
    let questions = [
        ("exact-colour,one-colour/table,shipped/table,shipped/bidirectional,shipped/auto", INSTANCES, None),
        // Two milliseconds a board.
        ("one-colour/bidirectional", INSTANCES, None),
        // A fifth of a millisecond a board, A* six tenths.
        ("ida-star+most-frequent,shipped/ida-star", INSTANCES, Some(10)),
        ("a-star+most-frequent", INSTANCES, Some(9)),
        // A quarter of a millisecond, three at 8 moves.
        ("breadth-first,iterative-deepening", INSTANCES, Some(6)),
        ("breadth-first", 20, Some(8)),
        // The 38 610 goals alone cost three milliseconds; 9 moves cost twelve, 12 moves fifteen.
        ("plain/bidirectional,packed/bidirectional", INSTANCES, Some(2)),
        ("plain/bidirectional,packed/bidirectional", 100, Some(9)),
        ("plain/bidirectional,packed/bidirectional", 20, Some(12)),
    ];
    nobody_is_wrong::<Rotation>(&questions, "");
}

#[test]
fn no_magic_contender_is_wrong() {
    let questions = [
        ("bidirectional,/a-star,table,shipped/breadth-first", INSTANCES, None),
        // Any board costs two milliseconds, over twenty in strings and over thirty in a map from boards to words.
        ("nibbles/breadth-first,packed/breadth-first,seed/visited-array", INSTANCES, Some(18)),
        ("plain/breadth-first,seed/map-of-strings", INSTANCES, Some(12)),
        ("breadth-first,seed", 40, None),
        // Ten milliseconds for any board.
        ("ida-star", INSTANCES, Some(18)),
        ("ida-star", 40, None),
        // A third of a millisecond for a walk of up to 20 moves.
        ("iterative-deepening", INSTANCES, Some(11)),
        ("iterative-deepening", 20, Some(20)),
    ];
    nobody_is_wrong::<Magic>(&questions, "");
}

#[test]
fn no_eight_contender_is_wrong() {
    let questions = [
        ("seed,bidirectional,a-star+manhattan,linear-conflict,table,shipped", INSTANCES, None),
        // Up to seven milliseconds for any board.
        ("misplaced,breadth-first", INSTANCES, Some(20)),
        ("misplaced,breadth-first", 40, None),
        // A move more costs 1.7 times the time.
        ("iterative-deepening", INSTANCES, Some(16)),
        ("iterative-deepening", 20, Some(26)),
    ];
    nobody_is_wrong::<Eight>(&questions, "");
}

#[test]
fn only_the_colour_hash_seed_is_wrong() {
    let questions = [
        ("packed/bidirectional,ranks/bidirectional,larger,shipped", INSTANCES, Some(20)),
        ("seed,plain/bidirectional", INSTANCES, Some(16)),
        ("triangles,separators", INSTANCES, Some(16)),
        // Half a millisecond; walks of up to 12 moves cost thirty in strings.
        ("breadth-first", INSTANCES, Some(9)),
        ("breadth-first", 24, Some(12)),
    ];
    nobody_is_wrong::<Colour>(&questions, "colour-hash/seed/bidirectional");
}

/// The words of the seed's Colour Hash program and the true ones.
fn colour_words(boards: &[[u8; 21]]) -> Vec<(String, String)> {
    let seed = FirstWord::new(&Limits::NONE);
    let best = Colour::best(boards);
    let words = boards.iter().zip(best).map(|(board, best)| {
        let Verdict::Solved(word) = seed.solve(board, &Limits::NONE).verdict else { panic!("{board:?}") };
        assert!(Colour::is_solved_by(board, &word));
        (Colour::spell(&word), Colour::spell(&best.expect("it can be solved")))
    });
    words.collect()
}

#[test]
fn the_colour_hash_seed_is_wrong_on_the_known_positions() {
    let lines = [
        "0 7 8 7 0 1 2 1 0 5 6 5 0 3 4 3 0 9 10 9 0 5 6 5",
        "0 7 4 3 0 5 6 1 8 5 0 3 0 9 10 9 0 1 2 7 0 5 0 3",
        "6 1 2 1 0 3 4 3 0 5 0 5 0 7 8 7 0 9 10 9 0 5 0 5",
    ];
    let boards: Vec<_> = lines.iter().map(|line| Colour::parse(line).expect(line)).collect();
    let words = colour_words(&boards);
    assert_eq!(words[0], ("22334433".into(), "11221144".into()));
    assert_eq!(words[1], ("43211434".into(), "34121434".into()));
    assert_eq!(words[2].1, "23412343");
    assert_ne!(words[2].0, words[2].1);
}

#[test]
fn the_colour_hash_seed_is_wrong_28_times_within_eight_turns() {
    let mut boards = vec![COLOUR_GOAL];
    let mut known = BTreeSet::from([COLOUR_GOAL]);
    let mut level = boards.clone();
    for _ in 0..8 {
        let mut next = Vec::new();
        for board in level.iter().flat_map(|board| (0..4).filter_map(|code| Colour::play(board, code))) {
            if known.insert(board) {
                next.push(board);
            }
        }
        boards.extend_from_slice(&next);
        level = next;
    }
    assert_eq!(boards.len(), 9_489);
    let words = colour_words(&boards);
    assert!(words.iter().all(|(word, best)| word.len() == best.len()));
    assert_eq!(words.iter().filter(|(word, best)| word != best).count(), 28);
}

/// A small instance set, all contenders, counts alone.
fn counts<P: Registry>(depth: Option<u32>) -> Comparison {
    let limits = Limits { nodes: 100_000, stored: 1_000_000, ..Limits::NONE };
    compare::<P>(&untimed("", 12, depth, limits)).expect("random boards")
}

#[test]
fn counts_of_all_contenders() {
    insta::assert_snapshot!("rotation-game", Format::Table.write(&[counts::<Rotation>(Some(8))]));
    insta::assert_snapshot!("magic-board", Format::Table.write(&[counts::<Magic>(None)]));
    insta::assert_snapshot!("eight-puzzle", Format::Table.write(&[counts::<Eight>(None)]));
    insta::assert_snapshot!("colour-hash", Format::Table.write(&[counts::<Colour>(Some(18))]));
}
