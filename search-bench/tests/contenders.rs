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
/// Whoever is in no question of 2 000 instances is asked so many walks of up to `near` moves, which any search can afford:
/// so a newcomer is tried without being named here.
fn nobody_is_wrong<P: Registry>(questions: &[Question], near: u32, faulty: &str) {
    let all = names::<P>("");
    let many: Vec<&str> =
        questions.iter().filter(|question| question.1 == INSTANCES).map(|question| question.0).collect();
    let named = names::<P>(&many.join(","));
    let others: Vec<&str> = all.difference(&named).map(String::as_str).collect();
    let others = others.join(",");
    // An empty pattern would match them all.
    let near_boards = (!others.is_empty()).then_some((&*others, INSTANCES, Some(near)));
    let mut asked = BTreeSet::new();
    for (pattern, count, depth) in questions.iter().copied().chain(near_boards) {
        let comparison = compare::<P>(&untimed(pattern, count, depth, Limits::NONE)).expect("random boards");
        for row in comparison.rows {
            assert_eq!(row.solved + row.no_solution, count as u64, "{}", row.contender);
            assert!(row.wrong == 0 || row.contender == faulty, "{}: {:?}", row.contender, row.examples);
            if count == INSTANCES {
                asked.insert(row.contender);
            }
        }
    }
    assert_eq!(asked, all);
}

/// The names of the contenders that match.
fn names<P: Registry>(pattern: &str) -> BTreeSet<String> {
    let contenders = P::contenders(pattern);
    let names: BTreeSet<String> = contenders.iter().map(|contender| contender.name()).collect();
    assert_eq!(names.len(), contenders.len(), "no two have the same name");
    names
}

#[test]
fn no_rotation_contender_is_wrong() {
    let questions = [
        ("exact-colour,one-colour/table,shipped/table,shipped/bidirectional,shipped/auto", INSTANCES, None),
        // Two milliseconds a board.
        ("one-colour/bidirectional", INSTANCES, None),
        // A fifth of a millisecond a board, A* six tenths.
        ("ida-star+most-frequent,shipped/ida-star", INSTANCES, Some(10)),
        ("/a-star+most-frequent", INSTANCES, Some(9)),
        ("breadth-first", 20, Some(8)),
        // The 38 610 goals alone cost three milliseconds; 9 moves cost twelve, 12 moves fifteen.
        ("plain/bidirectional,packed/bidirectional", INSTANCES, Some(6)),
        ("plain/bidirectional,packed/bidirectional", 100, Some(9)),
        ("plain/bidirectional,packed/bidirectional", 20, Some(12)),
    ];
    // Blind search from one side: a quarter of a millisecond within 6 moves, three within 8.
    nobody_is_wrong::<Rotation>(&questions, 6, "");
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
        ("iterative-deepening", 20, Some(20)),
    ];
    // Iterative deepening: a third of a millisecond for a walk of up to 20 moves.
    nobody_is_wrong::<Magic>(&questions, 11, "");
}

#[test]
fn no_eight_contender_is_wrong() {
    let questions = [
        ("seed,bidirectional,a-star+manhattan,linear-conflict,table,shipped", INSTANCES, None),
        // Up to seven milliseconds for any board.
        ("misplaced,breadth-first", INSTANCES, Some(20)),
        ("misplaced,breadth-first", 40, None),
        ("iterative-deepening", 20, Some(26)),
    ];
    // Iterative deepening: a move more costs 1.7 times the time.
    nobody_is_wrong::<Eight>(&questions, 16, "");
}

#[test]
fn only_the_colour_hash_seed_is_wrong() {
    let questions = [
        ("packed/bidirectional,ranks/bidirectional,larger,shipped", INSTANCES, Some(20)),
        ("seed,plain/bidirectional", INSTANCES, Some(16)),
        ("triangles,separators", INSTANCES, Some(16)),
        ("breadth-first", 24, Some(12)),
    ];
    // Breadth-first: half a millisecond; walks of up to 12 moves cost thirty in strings.
    nobody_is_wrong::<Colour>(&questions, 9, "colour-hash/seed/bidirectional");
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
fn counts<P: Registry>(depth: Option<u32>, nodes: u64) -> Comparison {
    let limits = Limits { nodes, stored: 1_000_000, ..Limits::NONE };
    compare::<P>(&untimed("", 12, depth, limits)).expect("random boards")
}

#[test]
fn counts_of_all_contenders() {
    // The table of one colour takes 8 × 735 471 nodes, which twelve boards share.
    insta::assert_snapshot!("rotation-game", Format::Table.write(&[counts::<Rotation>(Some(8), 500_000)]));
    insta::assert_snapshot!("magic-board", Format::Table.write(&[counts::<Magic>(None, 100_000)]));
    insta::assert_snapshot!("eight-puzzle", Format::Table.write(&[counts::<Eight>(None, 100_000)]));
    insta::assert_snapshot!("colour-hash", Format::Table.write(&[counts::<Colour>(Some(18), 100_000)]));
}
