//! Inputs of Colour Hash.

use super::ball::ball;
use super::{line, Drawer, Scramble};
use crate::random::Random;
use ahash::RandomState;
use colour_hash::{Board, Key, Move, LISTED, PLACES};
use std::collections::HashMap;

/// How Colour Hash is written: a count, and 24 integers a line.
pub struct ColourInputs;

/// How far from the goal positions are listed; what is farther is reached by random moves from there.
const LISTED_DEPTH: u32 = 12;

/// The deepest boards that are found in reasonable time.
const DEEPEST: u32 = 20;

impl Scramble for ColourInputs {
    type Board = Board;

    const MOVES: u8 = Move::COUNT as u8;

    /// Any arrangement of the triangles and any of the separators, each in their own places: a board that turns lead to.
    fn any(&self, random: &mut Random) -> Board {
        let mut triangles = [1, 1, 3, 3, 5, 5, 7, 7, 9, 9];
        let mut separators = [0, 0, 0, 0, 0, 0, 2, 4, 6, 8, 10];
        random.shuffle(&mut triangles);
        random.shuffle(&mut separators);
        let piece = |place: usize| if place % 2 == 1 { triangles[place / 2] } else { separators[place / 2] };
        Board::from_pieces(&std::array::from_fn(piece)).expect("a shuffle keeps every piece")
    }

    fn solved(&self, _random: &mut Random) -> Board {
        Board::GOAL
    }

    fn play(&self, board: Board, code: u8) -> Option<Board> {
        Move::from_code(code).map(|turn| board.play(turn))
    }

    fn is_inverse(last: u8, next: u8) -> bool {
        Move::from_code(last).map(|last| last.inverse().code()) == Some(next)
    }

    /// Up to 12 moves from the list of all boards. Beyond, by rejection: a board 12 moves away and a random walk of the
    /// moves that are left. The end of the walk counts if every such walk back from it says that there is no shorter way;
    /// and since a board that several walks lead to is drawn so much more often, it then counts with a probability of one
    /// in as many. What is left is equally likely. One draw in two to four counts, and looks at 4 × 3ᵏ⁻¹ walks of k moves:
    /// a hundred at 16 moves, which takes microseconds, nine thousand at 20, which takes a millisecond.
    fn exactly(&self, depth: u32) -> Result<Drawer<'_, Board>, String> {
        if depth > DEEPEST {
            return Err(format!(
                "boards that need exactly {depth} moves are not looked for; {DEEPEST} is the most"
            ));
        }
        let near = depth.min(LISTED_DEPTH);
        let distances = ball(Key::GOAL, near, |key| Move::ALL.map(|turn| key.play(turn)));
        let mut start: Vec<Key> =
            distances.iter().filter(|&(_, &at)| at == near).map(|(&key, _)| key).collect();
        start.sort_unstable();
        let around = Surroundings { distances, near };
        Ok(Box::new(move |random| loop {
            let key = walk(start[random.below(start.len())], depth - near, random);
            match around.ways(key, depth - near, None) {
                Some(ways) if random.below(ways) == 0 => return key.board(),
                _ => {}
            }
        }))
    }

    fn begin(&self, count: u64, text: &mut Vec<u8>) {
        text.extend_from_slice(format!("{count}\n").as_bytes());
    }

    fn write(&self, _index: u64, board: Board, _random: &mut Random, text: &mut Vec<u8>) {
        let pieces = board.pieces();
        let place = |index| if index < PLACES { index } else { index - LISTED / 2 };
        line((0..LISTED).map(|index| pieces[place(index)]), text);
    }
}

/// A walk of random turns, never straight back, as [`Surroundings::ways`] counts them.
fn walk(mut key: Key, turns: u32, random: &mut Random) -> Key {
    let mut last: Option<Move> = None;
    for _ in 0..turns {
        let useful: Vec<Move> =
            Move::ALL.into_iter().filter(|turn| last.map_or(true, |last| *turn != last.inverse())).collect();
        let turn = useful[random.below(useful.len())];
        key = key.play(turn);
        last = Some(turn);
    }
    key
}

/// The distances of all positions within `near` moves of the goal.
struct Surroundings {
    distances: HashMap<Key, u32, RandomState>,
    near: u32,
}

impl Surroundings {
    /// How many walks of `left` turns, never straight back, lead from `key` to a position exactly `near` moves from the
    /// goal; `None` where some way to the goal is shorter than all of those.
    fn ways(&self, key: Key, left: u32, last: Option<Move>) -> Option<usize> {
        let distance = self.distances.get(&key).copied();
        if left == 0 {
            return match distance {
                Some(distance) if distance < self.near => None,
                Some(_) => Some(1),
                None => Some(0),
            };
        }
        if distance.is_some() {
            return None;
        }
        let mut turns =
            Move::ALL.into_iter().filter(|turn| last.map_or(true, |last| *turn != last.inverse()));
        turns.try_fold(0, |ways, turn| Some(ways + self.ways(key.play(turn), left - 1, Some(turn))?))
    }
}
