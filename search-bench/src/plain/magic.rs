//! The Magic Board with boards as strings and answers in an ordered map.

use std::collections::{BTreeMap, VecDeque};

/// A board's eight tiles in reading order, as the digits `1` to `8`.
pub type Text = String;

/// What an operation makes of a board.
pub type Operation = fn(&[char]) -> Vec<char>;

/// One set of operations: the start board, and for each letter what it makes of a board.
pub struct Operations {
    /// The board that words start from.
    pub start: &'static str,
    /// The letter of each operation and what it does.
    pub moves: [(char, Operation); 3],
}

/// From 1234/8765: A swaps the rows, B shifts both rows right, C turns the middle four clockwise.
pub const CLASSIC: Operations = Operations {
    start: "12348765",
    moves: [
        ('A', |b| vec![b[4], b[5], b[6], b[7], b[0], b[1], b[2], b[3]]),
        ('B', |b| vec![b[3], b[0], b[1], b[2], b[7], b[4], b[5], b[6]]),
        ('C', |b| vec![b[0], b[5], b[1], b[3], b[4], b[6], b[2], b[7]]),
    ],
};

/// From 1234/5678: A swaps the halves, B shifts both rows left, C turns the middle four counter-clockwise.
pub const SICILY_1515: Operations = Operations {
    start: "12345678",
    moves: [
        ('A', |b| vec![b[2], b[3], b[0], b[1], b[6], b[7], b[4], b[5]]),
        ('B', |b| vec![b[1], b[2], b[3], b[0], b[5], b[6], b[7], b[4]]),
        ('C', |b| vec![b[0], b[2], b[6], b[3], b[4], b[1], b[5], b[7]]),
    ],
};

/// The smallest of the shortest words from `start` to every board: breadth-first, the words in a map.
///
/// Where a board is met again by a word of the same length, the smaller word is kept; nothing is taken for granted about
/// the order in which the search comes by.
pub fn words_from(operations: &Operations, start: &str) -> BTreeMap<Text, String> {
    let mut words = BTreeMap::from([(start.to_string(), String::new())]);
    let mut queue = VecDeque::from([start.to_string()]);
    while let Some(board) = queue.pop_front() {
        let word = words[&board].clone();
        let tiles: Vec<char> = board.chars().collect();
        for (letter, operation) in operations.moves {
            let next: Text = operation(&tiles).into_iter().collect();
            let candidate = format!("{word}{letter}");
            match words.get_mut(&next) {
                None => {
                    words.insert(next.clone(), candidate);
                    queue.push_back(next);
                }
                Some(known) if known.len() == candidate.len() && candidate < *known => *known = candidate,
                Some(_) => {}
            }
        }
    }
    words
}

/// The eight tiles of a board clockwise from the top left, from its tiles in reading order, and the other way round.
pub fn clockwise(board: &str) -> Text {
    let (top, bottom) = board.split_at(4);
    top.chars().chain(bottom.chars().rev()).collect()
}
