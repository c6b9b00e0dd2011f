//! Hostile inputs for every contract: the same puzzles and the same errors however the bytes arrive, and no surprise else.

use crate::testing::{Fixture, Trickle};
use crate::{answer_all, Answer, Contract, Failure, InputError, OnError, Scanner, Solve};
use std::fmt::Debug;
use std::io::Read;
use std::sync::{Mutex, PoisonError};

/// Holds a contract to what every input is promised, by running it twice over `input`: once with all bytes at hand, where
/// whole puzzles are recognised by their usual layout, and once byte by byte, where every token is looked at.
///
/// # Panics
/// Unless both runs see the same puzzles and the same errors, and every error lies in the input, or at its end.
pub fn check_reading<C>(contract: &C, input: &[u8])
where
    C: Contract + ?Sized,
    C::Puzzle: Debug,
{
    for keep_going in [false, true] {
        let at_once = seen(contract, input, keep_going);
        let byte_by_byte = seen(contract, Trickle(input), keep_going);
        assert_eq!(at_once, byte_by_byte, "keep going: {keep_going}; input: {}", input.escape_ascii());
        for error in &at_once.errors {
            let line = input.split(|&byte| byte == b'\n').nth(error.position.line as usize - 1);
            let line = line.unwrap_or_else(|| panic!("{error} in {}", input.escape_ascii()));
            let end = error.position.column as usize - 1 + error.length;
            assert!(end <= line.len(), "{error} in {}", input.escape_ascii());
        }
    }
}

/// Checks every fixture as it is, and `count` inputs that are fixtures with something changed.
///
/// # Panics
/// As [`check_reading`]; or where `contract` knows no contract of a fixture.
pub fn check_mutations<C>(fixtures: &[Fixture], count: usize, contract: impl Fn(&str) -> &'static C)
where
    C: Contract + ?Sized + 'static,
    C::Puzzle: Debug,
{
    for fixture in fixtures {
        check_reading(contract(&fixture.contract), &fixture.input);
    }
    let mut chance = Chance(count as u64);
    for _ in 0..count {
        let fixture = &fixtures[chance.below(fixtures.len())];
        let other = &fixtures[chance.below(fixtures.len())];
        let input = mutated(&fixture.input, &other.input, &mut chance);
        check_reading(contract(&fixture.contract), &input);
    }
}

/// What a run saw.
#[derive(Debug, PartialEq, Eq)]
struct Seen {
    puzzles: Vec<String>,
    errors: Vec<InputError>,
    answered: u64,
}

/// Runs a contract over a source, with a solver that writes down what it is asked and solves nothing.
fn seen<C>(contract: &C, source: impl Read + Send, keep_going: bool) -> Seen
where
    C: Contract + ?Sized,
    C::Puzzle: Debug,
{
    let solver = Scribe(Mutex::new(Vec::new()));
    let reported = Mutex::new(Vec::new());
    let report = |error: &InputError| {
        reported.lock().unwrap_or_else(PoisonError::into_inner).push(error.clone());
        Ok(())
    };
    let on_error = if keep_going { OnError::Report(&report) } else { OnError::Stop };
    // A small window is left behind often.
    let input = Scanner::with_window(source, 4096);
    let mut text = Vec::new();
    let answered = match answer_all(contract, &solver, input, &mut text, 1, &on_error) {
        Ok(summary) => {
            let errors = reported.lock().unwrap_or_else(PoisonError::into_inner).len();
            assert_eq!(summary.errors, errors as u64, "errors are counted");
            summary.answered
        }
        Err(Failure::Input(error)) => {
            let _ = report(&error);
            0
        }
        Err(failure) => panic!("bytes in memory can be read and written: {failure}"),
    };
    let mut errors = reported.into_inner().unwrap_or_else(PoisonError::into_inner);
    // How much of a line is still at hand depends on how the bytes came.
    for error in &mut errors {
        (error.line, error.line_offset) = (Vec::new(), 0);
    }
    Seen { puzzles: solver.0.into_inner().unwrap_or_else(PoisonError::into_inner), errors, answered }
}

/// A solver that writes down what it is asked.
struct Scribe(Mutex<Vec<String>>);

impl<P: Debug, S> Solve<P, S> for Scribe {
    fn solve(&self, puzzle: &P) -> Answer<S> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(format!("{puzzle:?}"));
        Answer { solution: None, expanded: 0 }
    }
}

/// An input with one to four things changed: bytes, tokens, line ends, pieces of itself or of another input.
fn mutated(input: &[u8], other: &[u8], chance: &mut Chance) -> Vec<u8> {
    const BYTES: &[u8] = b"0123456789 \n\r\t-+xX\0\x80\xff\x0bA";
    const TOKENS: [&[u8]; 10] = [
        b" 99999999999999999999 ",
        b" -1 ",
        b" 0 ",
        b"\n0\n",
        b"\r\n",
        b" 1 2 3 4 5 6 7 8 ",
        b" 123456789 ",
        b"\n\n\n",
        // Longer than any token, and than what is kept of a line.
        &[b'0'; 1500],
        &[b'\n'; 600],
    ];
    let mut bytes = input.to_vec();
    for _ in 0..=chance.below(4) {
        let place = chance.below(bytes.len() + 1);
        let until = (place + chance.below(40)).min(bytes.len());
        match chance.below(8) {
            0 | 1 if place < bytes.len() => bytes[place] = BYTES[chance.below(BYTES.len())],
            0..=2 => bytes.insert(place, BYTES[chance.below(BYTES.len())]),
            3 => drop(bytes.drain(place..until)),
            4 => bytes.truncate(place),
            5 => drop(bytes.splice(place..place, TOKENS[chance.below(TOKENS.len())].iter().copied())),
            6 => {
                let piece = bytes[place..until].to_vec();
                bytes.splice(place..place, piece);
            }
            _ => {
                let from = chance.below(other.len() + 1);
                bytes.splice(place..until, other[from..].iter().copied().take(200));
            }
        }
    }
    bytes
}

/// Splitmix64: the same numbers on every machine.
struct Chance(u64);

impl Chance {
    /// A number below `bound`.
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(mixed ^ mixed >> 31) * bound as u128) >> 64) as usize
    }
}
