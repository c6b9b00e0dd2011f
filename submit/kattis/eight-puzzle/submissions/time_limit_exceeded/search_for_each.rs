//! Searches breadth first from every board anew; an unsolvable one has it look at all it can reach.

use std::collections::{BTreeMap, VecDeque};
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

fn solve(start: Board) -> String {
    let mut words = BTreeMap::from([(start, String::new())]);
    let mut queue = VecDeque::from([start]);
    while let Some(board) = queue.pop_front() {
        if board == *b"12345678x" {
            return words[&board].clone();
        }
        for (letter, next) in moves(board) {
            if !words.contains_key(&next) {
                words.insert(next, format!("{}{letter}", words[&board]));
                queue.push_back(next);
            }
        }
    }
    "unsolvable".into()
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    for line in text.lines() {
        println!("{}", solve(line.replace(' ', "").into_bytes().try_into().unwrap()));
    }
}
