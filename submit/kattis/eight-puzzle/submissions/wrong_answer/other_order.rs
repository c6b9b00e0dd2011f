//! Shortest, but smallest in the alphabet: d before l before r before u.

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
    let mut distances = HashMap::from([(goal, 0)]);
    let mut queue = VecDeque::from([goal]);
    while let Some(board) = queue.pop_front() {
        for (_, next) in moves(board) {
            if !distances.contains_key(&next) {
                distances.insert(next, distances[&board] + 1);
                queue.push_back(next);
            }
        }
    }
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    for line in text.lines() {
        let mut board: Board = line.replace(' ', "").into_bytes().try_into().unwrap();
        let mut word = String::new();
        match distances.get(&board) {
            None => word += "unsolvable",
            Some(&distance) => {
                for left in (0..distance).rev() {
                    let nearer = moves(board).into_iter().filter(|(_, next)| distances[next] == left);
                    let (letter, next) = nearer.min_by_key(|(letter, _)| *letter).unwrap();
                    word.push(letter);
                    board = next;
                }
            }
        }
        println!("{word}");
    }
}
