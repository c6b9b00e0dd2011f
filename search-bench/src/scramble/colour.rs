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

    /// Up to 12 moves from the list of all boards, beyond by rejection, as `beyond` says. One draw in two to four counts,
    /// and looks at 4 × 3ᵏ⁻¹ walks of k moves: a hundred at 16 moves, which takes microseconds, nine thousand at 20, which
    /// takes a millisecond.
    fn exactly(&self, depth: u32) -> Result<Drawer<'_, Board>, String> {
        if depth > DEEPEST {
            return Err(format!(
                "boards that need exactly {depth} moves are not looked for; {DEEPEST} is the most"
            ));
        }
        Ok(beyond(depth.min(LISTED_DEPTH), depth))
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

/// Draws among the boards that need exactly `depth` moves, out of a list of those within `near` moves.
///
/// A board `near` moves away is drawn, and a random walk of the moves that are left. The end of the walk counts if all such
/// walks back from it say that there is no shorter way. Since a board that several walks lead to is drawn so much more
/// often, it then counts with a probability of one in as many. What is left is equally likely.
fn beyond<'a>(near: u32, depth: u32) -> Drawer<'a, Board> {
    let distances = ball(Key::GOAL, near, |key| Move::ALL.map(|turn| key.play(turn)));
    let mut rim: Vec<Key> = distances.iter().filter(|&(_, &at)| at == near).map(|(&key, _)| key).collect();
    rim.sort_unstable();
    let surroundings = Surroundings { distances, near };
    Box::new(move |random| loop {
        let key = walk(rim[random.below(rim.len())], depth - near, random);
        match surroundings.ways(key, depth - near, None) {
            Some(ways) if random.below(ways) == 0 => return key.board(),
            _ => {}
        }
    })
}

/// The turns that do not take `last` back.
fn onwards(last: Option<Move>) -> impl Iterator<Item = Move> {
    Move::ALL.into_iter().filter(move |turn| last.is_none_or(|last| *turn != last.inverse()))
}

/// A walk of random turns, never straight back.
fn walk(mut key: Key, turns: u32, random: &mut Random) -> Key {
    let mut last = None;
    for _ in 0..turns {
        let turn = onwards(last).nth(random.below(if last.is_none() { 4 } else { 3 }));
        key = turn.map_or(key, |turn| key.play(turn));
        last = turn;
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
        match self.distances.get(&key) {
            Some(&distance) if left > 0 || distance < self.near => None,
            Some(_) => Some(1),
            None if left == 0 => Some(0),
            None => onwards(last)
                .try_fold(0, |ways, turn| Some(ways + self.ways(key.play(turn), left - 1, Some(turn))?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use colour_hash::DISTRIBUTION;
    use std::collections::BTreeMap;

    #[test]
    fn boards_beyond_the_list_are_equally_likely() {
        // Three turns one way are three the other, so some boards at 5 moves have more ways than others.
        let mut draw = beyond(2, 5);
        let mut random = Random::new(7);
        let mut times: BTreeMap<Board, u32> = BTreeMap::new();
        for _ in 0..272 * 60 {
            *times.entry(draw(&mut random)).or_default() += 1;
        }
        assert_eq!(times.len() as u64, DISTRIBUTION[5]);
        assert!(times.values().all(|times| (30..95).contains(times)), "{:?}", times.values());
    }
}
