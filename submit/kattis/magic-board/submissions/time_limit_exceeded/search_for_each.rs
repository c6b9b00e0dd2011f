//! Searches for every board anew, on boards that are strings.

use std::collections::{BTreeMap, VecDeque};
use std::io::Read;

fn play(board: &str) -> [(char, String); 3] {
    let pick = |cells: [usize; 8]| cells.iter().map(|&cell| &board[cell..=cell]).collect();
    [
        ('A', pick([4, 5, 6, 7, 0, 1, 2, 3])),
        ('B', pick([3, 0, 1, 2, 7, 4, 5, 6])),
        ('C', pick([0, 5, 1, 3, 4, 6, 2, 7])),
    ]
}

fn solve(target: &str) -> String {
    let start = String::from("12348765");
    let mut words = BTreeMap::from([(start.clone(), String::new())]);
    let mut queue = VecDeque::from([start]);
    while let Some(board) = queue.pop_front() {
        if board == target {
            break;
        }
        for (letter, next) in play(&board) {
            if !words.contains_key(&next) {
                words.insert(next.clone(), format!("{}{letter}", words[&board]));
                queue.push_back(next);
            }
        }
    }
    words[target].clone()
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let tokens: Vec<&str> = text.split_whitespace().collect();
    for puzzle in tokens.chunks_exact(9) {
        let limit: usize = puzzle[0].parse().unwrap();
        let word = solve(&puzzle[1..].concat());
        match word.len() {
            length if length > limit => println!("-1"),
            0 => println!("0"),
            length => println!("{length} {word}"),
        }
    }
}
