//! The eight puzzle with boards as nine letters and answers in an ordered map.

use std::collections::BTreeMap;

/// A board's nine letters in reading order, `1` to `8` and `x`.
pub type Letters = [char; 9];

/// 1 2 3 / 4 5 6 / 7 8 x.
pub const STANDARD_GOAL: Letters = ['1', '2', '3', '4', '5', '6', '7', '8', 'x'];

/// 1 2 3 / 8 x 4 / 7 6 5.
pub const RING_GOAL: Letters = ['1', '2', '3', '8', 'x', '4', '7', '6', '5'];

/// The boards one move away, each with the letter of the move.
///
/// # Panics
/// Where the board has no `x`.
pub fn neighbours(board: &Letters) -> Vec<(char, Letters)> {
    let blank = board.iter().position(|&letter| letter == 'x').expect("a board has a blank");
    let mut neighbours = Vec::new();
    let mut add = |letter, with| {
        let mut next = *board;
        next.swap(blank, with);
        neighbours.push((letter, next));
    };
    let (row, column) = (blank / 3, blank % 3);
    if row > 0 {
        add('u', blank - 3);
    }
    if row < 2 {
        add('d', blank + 3);
    }
    if column > 0 {
        add('l', blank - 1);
    }
    if column < 2 {
        add('r', blank + 1);
    }
    neighbours
}

/// How far every board that can reach `goal` is from it. A move can be taken back, so the way there is as long as the way back.
pub fn distances_to(goal: Letters) -> BTreeMap<Letters, usize> {
    let mut distances = BTreeMap::from([(goal, 0)]);
    let mut level = vec![goal];
    while !level.is_empty() {
        let mut next = Vec::new();
        for board in level {
            let distance = distances[&board] + 1;
            for (_, neighbour) in neighbours(&board) {
                distances.entry(neighbour).or_insert_with(|| {
                    next.push(neighbour);
                    distance
                });
            }
        }
        level = next;
    }
    distances
}

/// The smallest of the shortest words from `board`: move by move, the first in `order` that brings it nearer.
///
/// `None` where `distances` does not have the board.
///
/// # Panics
/// Where `distances` is not what [`distances_to`] returns.
pub fn word(distances: &BTreeMap<Letters, usize>, board: Letters, order: &str) -> Option<String> {
    let mut distance = *distances.get(&board)?;
    let mut board = board;
    let mut word = String::new();
    while distance > 0 {
        let mut choices = neighbours(&board);
        choices.sort_by_key(|(letter, _)| order.find(*letter));
        let nearer = choices.into_iter().find(|(_, next)| distances[next] < distance);
        let (letter, next) = nearer.expect("some move brings every board nearer");
        word.push(letter);
        board = next;
        distance -= 1;
    }
    Some(word)
}

/// All 362 880 arrangements of the nine letters.
pub fn arrangements() -> Vec<Letters> {
    let mut arrangements = vec![Vec::new()];
    for _ in 0..9 {
        let mut longer = Vec::new();
        for beginning in &arrangements {
            for letter in STANDARD_GOAL {
                if !beginning.contains(&letter) {
                    let mut arrangement: Vec<char> = beginning.clone();
                    arrangement.push(letter);
                    longer.push(arrangement);
                }
            }
        }
        arrangements = longer;
    }
    arrangements.into_iter().filter_map(|letters| letters.try_into().ok()).collect()
}
