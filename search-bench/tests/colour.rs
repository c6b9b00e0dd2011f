//! Colour Hash's solvers against the plain twin: every position near the goal, and samples of the rest.

use colour_hash::contract::UVA_704;
use colour_hash::{Bidirectional, Board, IdaStar, Solution, DISTRIBUTION};
use judge_io::testing::fixtures;
use judge_io::{answer_all, Contract, OnError, Scanner, Solve};
use search_bench::plain::colour::{self, Distances, Pieces, DIGITS};
use search_bench::random::Random;
use std::ops::Range;
use std::path::Path;
use std::sync::OnceLock;

/// How far the twin's map reaches.
const RADIUS: usize = 10;

fn twin() -> &'static Distances {
    static TWIN: OnceLock<Distances> = OnceLock::new();
    TWIN.get_or_init(|| colour::distances_within(RADIUS))
}

fn listed(board: &[u8]) -> String {
    let tokens: Vec<String> = board.iter().map(u8::to_string).collect();
    tokens.join(" ")
}

/// All that the judge would see, from any solver.
fn answers(solver: &dyn Solve<Board, Solution>, boards: &[Pieces]) -> Vec<String> {
    let lines: Vec<String> = boards.iter().map(|board| listed(board)).collect();
    let input = format!("{}\n{}\n", boards.len(), lines.join("\n"));
    let mut text = Vec::new();
    answer_all(&UVA_704, solver, Scanner::from_bytes(input.as_bytes()), &mut text, 2, &OnError::Stop)
        .expect("the input keeps its contract");
    String::from_utf8(text).expect("answers are ASCII").lines().map(String::from).collect()
}

/// Checks that a printed answer leads to the goal, unless it is a sentence.
fn replay(board: &[u8], answer: &str) {
    if answer.starts_with(|letter: char| letter.is_ascii_digit()) {
        assert_eq!(colour::replay(board, answer), colour::goal(), "{answer} from {}", listed(board));
    }
}

/// Random boards, each some of `lengths` turns from the goal, none of which undoes the one before.
fn scrambles(count: usize, lengths: Range<usize>, seed: u64) -> Vec<Pieces> {
    let mut random = Random::new(seed);
    let mut scramble = || {
        let length = lengths.start + random.below(lengths.len());
        let mut digit = 0;
        (0..length).fold(colour::goal(), |board, _| {
            // Not the digit two further on, which is the same wheel's other one.
            digit = (digit + [0, 1, 3][random.below(3)]) % 4;
            colour::turn(&board, DIGITS[digit])
        })
    };
    (0..count).map(|_| scramble()).collect()
}

#[test]
fn every_position_within_ten_moves() {
    let boards: Vec<Pieces> = twin().keys().cloned().collect();
    assert_eq!(boards.len(), 74_555);
    let mut counts = [0_u64; RADIUS + 1];
    for &distance in twin().values() {
        counts[distance] += 1;
    }
    assert_eq!(counts, DISTRIBUTION[..=RADIUS]);

    let words: Vec<String> = boards.iter().map(|board| colour::word_in(twin(), board)).collect();
    let expected: Vec<String> = words.iter().map(|word| colour::answer(Some(word))).collect();
    for (board, answer) in boards.iter().zip(&expected) {
        replay(board, answer);
    }
    assert!(answers(&UVA_704.solver(), &boards) == expected, "the solver that chooses for itself");
    for radius in Bidirectional::RADII {
        assert!(answers(&Bidirectional::new(radius), &boards) == expected, "radius {radius}");
    }
}

/// The word that a plain search from the goal keeps: of the shortest words, the smallest read from its end.
fn smallest_from_the_end(board: &[u8]) -> String {
    let mut words = vec![(board.to_vec(), String::new())];
    for distance in (0..twin()[board]).rev() {
        let mut longer = Vec::new();
        for (board, word) in words {
            for digit in DIGITS {
                let next = colour::turn(&board, digit);
                if twin().get(&next) == Some(&distance) {
                    longer.push((next, format!("{digit}{word}")));
                }
            }
        }
        words = longer;
    }
    // Every word stands reversed, so that the smallest is the one wanted.
    let smallest = words.into_iter().map(|(_, word)| word).min().expect("there is a shortest word");
    smallest.chars().rev().collect()
}

#[test]
fn smallest_from_the_end_is_wrong_for_28_of_9489() {
    let near: Vec<_> = twin().iter().filter(|(_, &distance)| distance <= 8).map(|(board, _)| board).collect();
    assert_eq!(near.len(), 9_489);
    let wrong = near.iter().filter(|board| smallest_from_the_end(board) != colour::word_in(twin(), board));
    assert_eq!(wrong.count(), 28);
}

#[test]
fn positions_beyond_the_twins_map() {
    let boards = scrambles(150, 10..20, 1);
    let expected: Vec<String> = boards
        .iter()
        .map(|board| colour::answer(colour::solve(twin(), RADIUS, board, 16).as_deref()))
        .collect();
    assert!(expected.iter().filter(|answer| answer.len() > RADIUS && answer.len() <= 16).count() > 20);
    assert!(expected.iter().any(|answer| answer.starts_with("NO")));
    for (board, answer) in boards.iter().zip(&expected) {
        replay(board, answer);
    }
    assert_eq!(answers(&UVA_704.solver(), &boards), expected);
    for radius in Bidirectional::RADII {
        assert_eq!(answers(&Bidirectional::new(radius), &boards), expected, "radius {radius}");
    }
    assert_eq!(answers(&IdaStar::new(), &boards[..60]), expected[..60]);
}

#[test]
fn every_printed_word_leads_to_the_goal() {
    let boards = scrambles(20_000, 0..21, 2);
    let answers = answers(&UVA_704.solver(), &boards);
    assert_eq!(answers.len(), boards.len());
    for (board, answer) in boards.iter().zip(&answers) {
        assert!(answer.len() <= 16 || answer.starts_with("PUZZLE") || answer.starts_with("NO"));
        replay(board, answer);
    }
}

/// The answers beside the judge's inputs are the twin's as well.
#[test]
fn fixtures_are_answered_by_the_twin() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/colour-hash");
    for fixture in fixtures(&folder) {
        let input = String::from_utf8(fixture.input).expect("a fixture is ASCII");
        let integers: Pieces =
            input.split_whitespace().map(|token| token.parse().expect("an integer")).collect();
        let boards = integers[1..].chunks(24);
        let word = |board: &[u8]| colour::solve(twin(), RADIUS, board, 16);
        let answers = boards.map(|board| colour::answer(word(board).as_deref()) + "\n").collect::<String>();
        assert_eq!(answers, fixture.answers, "{}", fixture.name);
    }
}
