//! Shortest, but not the smallest: a search back from the goal keeps the first word that it finds to each position, which
//! is smallest when words are read from their end.

use std::collections::{HashMap, VecDeque};
use std::io::Read;

type Pieces = [u8; 24];

const GOAL: Pieces = [0, 3, 4, 3, 0, 5, 6, 5, 0, 1, 2, 1, 0, 7, 8, 7, 0, 9, 10, 9, 0, 1, 2, 1];

const DIGITS: [char; 4] = ['1', '2', '3', '4'];

fn turn(mut pieces: Pieces, digit: char) -> Pieces {
    let (left, right) = pieces.split_at_mut(12);
    match digit {
        '1' => left.rotate_right(2),
        '2' => right.rotate_left(2),
        '3' => left.rotate_left(2),
        _ => right.rotate_right(2),
    }
    match digit {
        '1' | '3' => right[9..].copy_from_slice(&left[9..]),
        _ => left[9..].copy_from_slice(&right[9..]),
    }
    pieces
}

fn read() -> Vec<Pieces> {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<u8> = text.split_whitespace().skip(1).map(|token| token.parse().unwrap()).collect();
    numbers.chunks_exact(24).map(|pieces| pieces.try_into().unwrap()).collect()
}

/// The words that are found first from positions within `radius` turns.
fn words(radius: usize) -> HashMap<Pieces, String> {
    let mut words = HashMap::from([(GOAL, String::new())]);
    let mut queue = VecDeque::from([GOAL]);
    while let Some(pieces) = queue.pop_front() {
        let word = words[&pieces].clone();
        if word.len() == radius {
            break;
        }
        for (digit, back) in DIGITS.into_iter().zip(['3', '4', '1', '2']) {
            words.entry(turn(pieces, back)).or_insert_with_key(|&next| {
                queue.push_back(next);
                format!("{digit}{word}")
            });
        }
    }
    words
}

fn search(words: &HashMap<Pieces, String>, pieces: Pieces, depth: usize) -> Option<String> {
    if depth == 0 {
        return words.get(&pieces).cloned();
    }
    DIGITS
        .into_iter()
        .find_map(|digit| Some(format!("{digit}{}", search(words, turn(pieces, digit), depth - 1)?)))
}

fn main() {
    let words = words(10);
    for pieces in read() {
        let word = (0..=6).find_map(|depth| search(&words, pieces, depth));
        match word.as_deref() {
            None => println!("NO SOLUTION WAS FOUND IN 16 STEPS"),
            Some("") => println!("PUZZLE ALREADY SOLVED"),
            Some(word) => println!("{word}"),
        }
    }
}
