//! Shortest, but not the smallest: a search back from the goal keeps the first word that it finds to each board, which is
//! smallest when words are read from their end.

use std::collections::{HashMap, VecDeque};
use std::io::Read;

type Board = [u8; 9];

/// What the blank's moves make of a board, in the order u, d, l, r.
fn moves(board: Board) -> Vec<(char, Board)> {
    let blank = board.iter().position(|&cell| cell == b'x').unwrap();
    let mut moves = Vec::new();
    let mut add = |letter, possible: bool, neighbour: usize| {
        if possible {
            let mut next = board;
            next.swap(blank, neighbour);
            moves.push((letter, next));
        }
    };
    add('u', blank >= 3, blank.wrapping_sub(3));
    add('d', blank < 6, blank + 3);
    add('l', blank % 3 > 0, blank.wrapping_sub(1));
    add('r', blank % 3 < 2, blank + 1);
    moves
}

fn main() {
    let goal = *b"12345678x";
    let mut words = HashMap::from([(goal, String::new())]);
    let mut queue = VecDeque::from([goal]);
    while let Some(board) = queue.pop_front() {
        for (letter, next) in moves(board) {
            if !words.contains_key(&next) {
                // From `next` the blank goes the other way.
                let back = match letter {
                    'u' => 'd',
                    'd' => 'u',
                    'l' => 'r',
                    _ => 'l',
                };
                words.insert(next, format!("{back}{}", words[&board]));
                queue.push_back(next);
            }
        }
    }
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    for line in text.lines() {
        let board: Board = line.replace(' ', "").into_bytes().try_into().unwrap();
        println!("{}", words.get(&board).map_or("unsolvable", String::as_str));
    }
}
