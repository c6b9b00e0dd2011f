//! Not shortest: always goes on from the board that looks nearest to the goal, and never comes back to one.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};
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

/// How many steps the tiles are away from their cells, all together.
fn distance(board: &Board) -> usize {
    let tiles = board.iter().enumerate().filter(|(_, &tile)| tile != b'x');
    tiles
        .map(|(cell, &tile)| {
            let home = usize::from(tile - b'1');
            (cell / 3).abs_diff(home / 3) + (cell % 3).abs_diff(home % 3)
        })
        .sum()
}

fn can_be_solved(board: &Board) -> bool {
    let tiles: Vec<u8> = board.iter().copied().filter(|&tile| tile != b'x').collect();
    let pairs = (0..8).flat_map(|one| (one + 1..8).map(move |other| (one, other)));
    pairs.filter(|&(one, other)| tiles[one] > tiles[other]).count() % 2 == 0
}

fn solve(start: Board) -> String {
    let mut seen = BTreeSet::from([start]);
    let mut heap = BinaryHeap::from([(Reverse(distance(&start)), start, String::new())]);
    while let Some((Reverse(distance_left), board, word)) = heap.pop() {
        if distance_left == 0 {
            return word;
        }
        for (letter, next) in moves(board) {
            if seen.insert(next) {
                heap.push((Reverse(distance(&next)), next, format!("{word}{letter}")));
            }
        }
    }
    unreachable!("a board of the right parity can be solved")
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    for line in text.lines() {
        let board: Board = line.replace(' ', "").into_bytes().try_into().unwrap();
        println!("{}", if can_be_solved(&board) { solve(board) } else { "unsolvable".into() });
    }
}
