//! Does not look at the limit: a word is printed where -1 belongs.

use std::collections::{HashMap, VecDeque};
use std::io::Read;

type Board = [u8; 8];

fn play([a, b, c, d, e, f, g, h]: Board) -> [(char, Board); 3] {
    [('A', [e, f, g, h, a, b, c, d]), ('B', [d, a, b, c, h, e, f, g]), ('C', [a, f, b, d, e, g, c, h])]
}

fn main() {
    let start = [1, 2, 3, 4, 8, 7, 6, 5];
    let mut words = HashMap::from([(start, String::new())]);
    let mut queue = VecDeque::from([start]);
    while let Some(board) = queue.pop_front() {
        for (letter, next) in play(board) {
            if !words.contains_key(&next) {
                words.insert(next, format!("{}{letter}", words[&board]));
                queue.push_back(next);
            }
        }
    }
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().map(|token| token.parse().unwrap()).collect();
    for puzzle in numbers.chunks_exact(9) {
        let mut board = [0; 8];
        board.iter_mut().zip(&puzzle[1..]).for_each(|(cell, &tile)| *cell = tile as u8);
        let word = &words[&board];
        match word.len() {
            0 => println!("0"),
            length => println!("{length} {word}"),
        }
    }
}
