//! Breadth-first search from the start for every board, in the two forms in which Sicily 1151 is usually solved.

use crate::contender::{contenders, Program, Solver};
use crate::outcome::{Limits, Meter, Outcome, Promise, Verdict};
use crate::puzzle::{Magic, Puzzle, MAGIC_START, PLACES};
use std::collections::{BTreeMap, VecDeque};

/// A map from every string seen to the word that led to it, and a queue of strings.
pub struct MapOfStrings;

impl Program<Magic> for MapOfStrings {
    const PROMISE: Promise = Promise::Smallest;

    fn name() -> String {
        String::from("seed/map-of-strings")
    }

    fn new(_: &Limits) -> Self {
        MapOfStrings
    }
}

impl Solver<Magic> for MapOfStrings {
    fn solve(&self, board: &[u8; 8], limits: &Limits) -> Outcome {
        Meter::run(limits, |meter| {
            let start = digits(MAGIC_START);
            let target = digits(*board);
            let mut words = BTreeMap::from([(start.clone(), String::new())]);
            let mut queue = VecDeque::from([start]);
            meter.stored(1)?;
            while let Some(state) = queue.pop_front() {
                let word = words[&state].clone();
                if state == target {
                    return Ok(Verdict::Solved(word.bytes().map(|letter| letter - b'A').collect()));
                }
                meter.expand()?;
                for (letter, places) in ('A'..).zip(PLACES) {
                    meter.generate()?;
                    let next: String =
                        places.iter().map(|&place| char::from(state.as_bytes()[place])).collect();
                    if words.contains_key(&next) {
                        meter.duplicate();
                        continue;
                    }
                    words.insert(next.clone(), format!("{word}{letter}"));
                    meter.stored(words.len())?;
                    queue.push_back(next);
                }
            }
            Ok(Verdict::NoSolution)
        })
    }

    fn bytes_per_state(&self) -> usize {
        // The board in the map, and its word of sixteen letters or so; the queue's copy is gone sooner.
        2 * size_of::<String>() + 8 + 16
    }
}

/// A flag for every Cantor rank, and a queue of boards that carry their words.
pub struct VisitedArray;

impl Program<Magic> for VisitedArray {
    const PROMISE: Promise = Promise::Smallest;

    fn name() -> String {
        String::from("seed/visited-array")
    }

    fn new(_: &Limits) -> Self {
        VisitedArray
    }
}

/// A board on its way through the queue.
struct Node {
    board: [u8; 8],
    word: Vec<u8>,
}

impl Solver<Magic> for VisitedArray {
    fn solve(&self, board: &[u8; 8], limits: &Limits) -> Outcome {
        Meter::run(limits, |meter| {
            let mut visited = vec![false; 40320];
            let mut seen = 1;
            visited[cantor(MAGIC_START)] = true;
            let mut queue = VecDeque::from([Node { board: MAGIC_START, word: Vec::new() }]);
            meter.stored(seen)?;
            while let Some(node) = queue.pop_front() {
                if node.board == *board {
                    return Ok(Verdict::Solved(node.word));
                }
                meter.expand()?;
                for code in 0..3 {
                    meter.generate()?;
                    let next = Magic::play(&node.board, code).expect("every move can be made");
                    if std::mem::replace(&mut visited[cantor(next)], true) {
                        meter.duplicate();
                        continue;
                    }
                    seen += 1;
                    meter.stored(seen)?;
                    let mut word = node.word.clone();
                    word.push(code);
                    queue.push_back(Node { board: next, word });
                }
            }
            Ok(Verdict::NoSolution)
        })
    }

    fn bytes_per_state(&self) -> usize {
        // The flag, and the node with its word of sixteen letters or so.
        1 + size_of::<Node>() + 16
    }
}

/// The rank of a board, by counting for each tile the smaller ones behind it.
fn cantor(board: [u8; 8]) -> usize {
    let factorials = [5040, 720, 120, 24, 6, 2, 1, 1];
    let smaller = |place: usize| board[place + 1..].iter().filter(|&tile| *tile < board[place]).count();
    (0..8).map(|place| smaller(place) * factorials[place]).sum()
}

fn digits(board: [u8; 8]) -> String {
    board.iter().map(ToString::to_string).collect()
}

contenders! {
    Magic:
    MapOfStrings,
    VisitedArray,
}
