//! Two-sided search, eight turns from the goal once and eight from every puzzle, strings in ordered maps.
//!
//! The backward search keeps the first word it finds for each position. Words grow at their front there, so the first is
//! the smallest read from its END, while the judge reads from the front: 28 of the 9 489 positions within eight turns get
//! a word that is as short as it should be and not the smallest.

use crate::contender::{contenders, Program, Solver};
use crate::outcome::{Limit, Limits, Meter, Outcome, Promise, Verdict};
use crate::puzzle::{Colour, COLOUR_GOAL, COLOUR_LONGEST, WHEELS};
use std::collections::{BTreeMap, BTreeSet};

/// A map of all positions within eight turns of the goal, with the first word found for each.
pub struct FirstWord {
    backward: BTreeMap<String, String>,
}

/// Half of the sixteen turns.
const HALF: u32 = COLOUR_LONGEST / 2;

impl Program<Colour> for FirstWord {
    const PROMISE: Promise = Promise::Smallest;

    fn name() -> String {
        String::from("seed/bidirectional")
    }

    fn new(_: &Limits) -> Self {
        let goal = letters(&COLOUR_GOAL);
        let mut backward = BTreeMap::from([(goal.clone(), String::new())]);
        let mut level = vec![goal];
        for _ in 0..HALF {
            let mut next = Vec::new();
            for state in &level {
                for digit in ['1', '2', '3', '4'] {
                    let before = turn(state, opposite(digit));
                    if !backward.contains_key(&before) {
                        backward.insert(before.clone(), format!("{digit}{}", backward[state]));
                        next.push(before);
                    }
                }
            }
            level = next;
        }
        FirstWord { backward }
    }
}

impl Solver<Colour> for FirstWord {
    fn solve(&self, board: &[u8; 21], limits: &Limits) -> Outcome {
        Meter::run(limits, |meter| self.search(letters(board), meter))
    }

    fn bytes_per_state(&self) -> usize {
        // The position and its word.
        2 * size_of::<String>() + 21 + HALF as usize
    }
}

impl FirstWord {
    fn search(&self, start: String, meter: &mut Meter) -> Result<Verdict, Limit> {
        let mut seen = BTreeSet::from([start.clone()]);
        let mut level = vec![(start, String::new())];
        meter.stored(self.backward.len() + 1)?;
        for depth in 0..=HALF {
            meter.iterate();
            for (state, word) in &level {
                if let Some(rest) = self.backward.get(state) {
                    let digits = word.bytes().chain(rest.bytes());
                    return Ok(Verdict::Solved(digits.map(|digit| digit - b'1').collect()));
                }
            }
            if depth == HALF {
                break;
            }
            let mut next = Vec::new();
            for (state, word) in &level {
                meter.expand()?;
                for digit in ['1', '2', '3', '4'] {
                    meter.generate()?;
                    let after = turn(state, digit);
                    if seen.insert(after.clone()) {
                        meter.stored(self.backward.len() + seen.len())?;
                        next.push((after, format!("{word}{digit}")));
                    } else {
                        meter.duplicate();
                    }
                }
            }
            level = next;
        }
        Ok(Verdict::NoSolution)
    }
}

/// The wheels after one turn.
fn turn(state: &str, digit: char) -> String {
    let first = WHEELS[usize::from(matches!(digit, '2' | '4'))];
    let mut next = String::from(&state[..first]);
    let wheel = &state[first..first + 12];
    let cut = if matches!(digit, '1' | '4') { 10 } else { 2 };
    next.push_str(&wheel[cut..]);
    next.push_str(&wheel[..cut]);
    next.push_str(&state[first + 12..]);
    next
}

fn opposite(digit: char) -> char {
    match digit {
        '1' => '3',
        '2' => '4',
        '3' => '1',
        _ => '2',
    }
}

fn letters(board: &[u8; 21]) -> String {
    board.iter().map(|&piece| char::from(b'a' + piece)).collect()
}

contenders! {
    Colour:
    FirstWord,
}
