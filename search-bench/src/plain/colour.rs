//! Colour Hash with boards as lists of the judge's 24 integers and distances in an ordered map.
//!
//! Distances first, words second: a breadth-first search from the goal says how far every board near it is, and says
//! nothing of words. A smallest word is then walked from its front, each time by the first digit that leads one step
//! nearer. Boards outside the map are reached by trying all words of 1, 2, 3, … turns, in ascending order.

use std::collections::{BTreeMap, VecDeque};

/// A board: the left wheel's twelve pieces, then the right wheel's; 10 to 12 and 22 to 24 are the same pieces.
pub type Pieces = Vec<u8>;

/// Boards and how far they are from the goal.
pub type Distances = BTreeMap<Pieces, usize>;

/// The digits that turns are known by, in ascending order.
pub const DIGITS: [char; 4] = ['1', '2', '3', '4'];

/// The board that every puzzle asks for.
pub fn goal() -> Pieces {
    vec![0, 3, 4, 3, 0, 5, 6, 5, 0, 1, 2, 1, 0, 7, 8, 7, 0, 9, 10, 9, 0, 1, 2, 1]
}

/// The board after a turn: `1` left clockwise, `2` right clockwise, `3` left back, `4` right back.
///
/// # Panics
/// On any other digit.
pub fn turn(board: &[u8], digit: char) -> Pieces {
    let (mut left, mut right) = (board[..12].to_vec(), board[12..].to_vec());
    match digit {
        // Read from its first piece to its twelfth, the left wheel runs clockwise and the right one counterclockwise.
        '1' => left.rotate_right(2),
        '2' => right.rotate_left(2),
        '3' => left.rotate_left(2),
        '4' => right.rotate_right(2),
        other => panic!("no turn is called {other}"),
    }
    match digit {
        '1' | '3' => right[9..].copy_from_slice(&left[9..]),
        _ => left[9..].copy_from_slice(&right[9..]),
    }
    [left, right].concat()
}

/// The board after all turns of a word.
pub fn replay(board: &[u8], word: &str) -> Pieces {
    word.chars().fold(board.to_vec(), |board, digit| turn(&board, digit))
}

/// All boards within `radius` turns of the goal.
pub fn distances_within(radius: usize) -> Distances {
    let mut distances = BTreeMap::from([(goal(), 0)]);
    let mut queue = VecDeque::from([goal()]);
    while let Some(board) = queue.pop_front() {
        let distance = distances[&board];
        if distance == radius {
            break;
        }
        for digit in DIGITS {
            let next = turn(&board, digit);
            if !distances.contains_key(&next) {
                distances.insert(next.clone(), distance + 1);
                queue.push_back(next);
            }
        }
    }
    distances
}

/// The smallest of the shortest words from a board in the map.
///
/// # Panics
/// When the board is not in the map.
pub fn word_in(distances: &Distances, board: &[u8]) -> String {
    let mut board = board.to_vec();
    let mut word = String::new();
    while distances[&board] > 0 {
        let nearer = |digit: &char| distances.get(&turn(&board, *digit)) == Some(&(distances[&board] - 1));
        let digit = DIGITS.into_iter().find(nearer).expect("a board has a nearer one beside it");
        board = turn(&board, digit);
        word.push(digit);
    }
    word
}

/// The smallest of the shortest words from any board, if it has at most `most` turns.
///
/// Tries words of no turns, of one, of two and so on, in ascending order, until one leads into the map.
pub fn solve(distances: &Distances, radius: usize, board: &[u8], most: usize) -> Option<String> {
    (0..=most.saturating_sub(radius)).find_map(|length| reach(distances, board, length))
}

/// The smallest word that begins with `length` turns into the map.
fn reach(distances: &Distances, board: &[u8], length: usize) -> Option<String> {
    if length == 0 {
        return distances.contains_key(board).then(|| word_in(distances, board));
    }
    DIGITS
        .into_iter()
        .find_map(|digit| Some(format!("{digit}{}", reach(distances, &turn(board, digit), length - 1)?)))
}

/// What the judge wants to read.
pub fn answer(word: Option<&str>) -> String {
    match word {
        Some("") => String::from("PUZZLE ALREADY SOLVED"),
        Some(word) => word.to_string(),
        None => String::from("NO SOLUTION WAS FOUND IN 16 STEPS"),
    }
}
