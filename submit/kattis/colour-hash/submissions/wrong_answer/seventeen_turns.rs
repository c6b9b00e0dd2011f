//! Allows one turn too many.

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

/// How far the positions within `radius` turns are from the goal.
fn distances(radius: usize) -> HashMap<Pieces, usize> {
    let mut distances = HashMap::from([(GOAL, 0)]);
    let mut queue = VecDeque::from([GOAL]);
    while let Some(pieces) = queue.pop_front() {
        let distance = distances[&pieces];
        if distance == radius {
            break;
        }
        for digit in DIGITS {
            distances.entry(turn(pieces, digit)).or_insert_with_key(|&next| {
                queue.push_back(next);
                distance + 1
            });
        }
    }
    distances
}

/// The smallest word from a position within the radius.
fn word(distances: &HashMap<Pieces, usize>, mut pieces: Pieces) -> String {
    let mut word = String::new();
    while distances[&pieces] > 0 {
        let nearer = |digit: &char| distances.get(&turn(pieces, *digit)) == Some(&(distances[&pieces] - 1));
        let digit = DIGITS.into_iter().find(nearer).unwrap();
        pieces = turn(pieces, digit);
        word.push(digit);
    }
    word
}

fn read() -> Vec<Pieces> {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<u8> = text.split_whitespace().skip(1).map(|token| token.parse().unwrap()).collect();
    numbers.chunks_exact(24).map(|pieces| pieces.try_into().unwrap()).collect()
}

/// The smallest word of `depth` turns into the positions within the radius, and on to the goal.
fn search(distances: &HashMap<Pieces, usize>, pieces: Pieces, depth: usize) -> Option<String> {
    if depth == 0 {
        return distances.contains_key(&pieces).then(|| word(distances, pieces));
    }
    DIGITS
        .into_iter()
        .find_map(|digit| Some(format!("{digit}{}", search(distances, turn(pieces, digit), depth - 1)?)))
}

fn main() {
    let distances = distances(10);
    for pieces in read() {
        let word = (0..=7).find_map(|depth| search(&distances, pieces, depth));
        match word.as_deref() {
            None => println!("NO SOLUTION WAS FOUND IN 16 STEPS"),
            Some("") => println!("PUZZLE ALREADY SOLVED"),
            Some(word) => println!("{word}"),
        }
    }
}
