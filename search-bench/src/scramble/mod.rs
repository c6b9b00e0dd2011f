//! Whole inputs by seed: any number of boards, drawn as one asks, written as a judge would write them.
//!
//! A [`Scramble`] knows the boards of a puzzle under one contract's rules and how that contract writes them; the rest is
//! the same for all: [`Draw`] says which boards, [`write()`] streams them. Nothing but a piece of text is kept, however
//! many boards there are.
//!
//! # What is promised
//!
//! The same puzzle, contract, [`Order`] and version of the rules below give the same bytes on every machine and in every
//! version of this program; tests hold their first bytes. The random numbers are those of
//! [`Random`]; shuffles are Fisher and Yates's, from the last place down, one number each.
//!
//! | draw | boards |
//! |---|---|
//! | [`Draw::Any`] | all arrangements that the contract allows, equally likely |
//! | [`Draw::Walk`] | the end of a walk of so many random moves from a solved board, never straight back |
//! | [`Draw::Exactly`] | all boards at exactly this distance, equally likely |
//! | [`Draw::Mixed`] | by turns a walk of 0 to so many moves, all lengths equally likely, and any board |

mod ball;
mod colour;
mod eight;
mod magic;
mod rotation;

pub use colour::ColourInputs;
pub use eight::EightInputs;
pub use magic::MagicInputs;
pub use rotation::RotationInputs;

use crate::random::Random;
use std::io::{self, Write};

/// Which boards are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// Any board.
    Any,
    /// Walks of this many moves.
    Walk(u32),
    /// Boards that need exactly this many moves.
    Exactly(u32),
    /// By turns walks of at most this many moves and any board.
    Mixed(u32),
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    /// How many boards.
    pub count: u64,
    /// The name of the stream of random numbers.
    pub seed: u64,
    /// Which boards.
    pub draw: Draw,
}

/// Draws one board after the other.
pub type Drawer<'a, B> = Box<dyn FnMut(&mut Random) -> B + 'a>;

/// A puzzle's boards under a contract's rules, and how the contract writes them.
pub trait Scramble {
    /// A board.
    type Board: Copy;

    /// How many moves there are; their codes are below it.
    const MOVES: u8;

    /// Any board that the contract allows, all equally likely.
    fn any(&self, random: &mut Random) -> Self::Board;

    /// A board without a move to make.
    fn solved(&self, random: &mut Random) -> Self::Board;

    /// The board after a move, or `None` where the move cannot be made.
    fn play(&self, board: Self::Board, code: u8) -> Option<Self::Board>;

    /// Whether `next` takes back what `last` did.
    fn is_inverse(last: u8, next: u8) -> bool;

    /// Draws among all boards that need exactly `depth` moves.
    ///
    /// # Errors
    /// Says so where there is no such board, or where finding one would take too long.
    fn exactly(&self, depth: u32) -> Result<Drawer<'_, Self::Board>, String>;

    /// Whether an input holds one board and no more.
    fn is_single(&self) -> bool {
        false
    }

    /// Writes what stands before the first board.
    fn begin(&self, count: u64, text: &mut Vec<u8>) {
        let _ = (count, text);
    }

    /// Writes the board number `index`, counted from 0. A contract that asks for more than a board draws the rest.
    fn write(&self, index: u64, board: Self::Board, random: &mut Random, text: &mut Vec<u8>);

    /// Writes the terminator.
    fn end(&self, text: &mut Vec<u8>) {
        let _ = text;
    }
}

/// How much text is gathered before it is written.
const PIECE: usize = 64 * 1024;

/// Writes a whole input.
///
/// # Errors
/// Where the boards cannot be drawn or the output cannot be written. That nobody reads it any more is no error.
pub fn write<S: Scramble>(scramble: &S, order: &Order, output: &mut dyn Write) -> Result<(), String> {
    if scramble.is_single() && order.count != 1 {
        return Err(format!("this judge gives one board, not {}", order.count));
    }
    let mut draw = drawer(scramble, order.draw)?;
    let mut random = Random::new(order.seed);
    let mut text = Vec::with_capacity(2 * PIECE);
    let mut deliver = |text: &mut Vec<u8>| {
        let written = output.write_all(text);
        text.clear();
        written
    };
    scramble.begin(order.count, &mut text);
    let mut result = Ok(());
    for index in 0..order.count {
        let board = draw(&mut random);
        scramble.write(index, board, &mut random, &mut text);
        if text.len() >= PIECE {
            result = deliver(&mut text);
            if result.is_err() {
                break;
            }
        }
    }
    scramble.end(&mut text);
    match result.and_then(|()| deliver(&mut text)).and_then(|()| output.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(format!("the boards cannot be written: {error}"))
        }
        _ => Ok(()),
    }
}

fn drawer<S: Scramble>(scramble: &S, draw: Draw) -> Result<Drawer<'_, S::Board>, String> {
    Ok(match draw {
        Draw::Any => Box::new(|random| scramble.any(random)),
        Draw::Walk(moves) => Box::new(move |random| walk(scramble, moves, random)),
        Draw::Exactly(depth) => scramble.exactly(depth)?,
        Draw::Mixed(moves) => {
            let mut walks = false;
            Box::new(move |random| {
                walks = !walks;
                if walks {
                    let moves = random.below(moves as usize + 1) as u32;
                    walk(scramble, moves, random)
                } else {
                    scramble.any(random)
                }
            })
        }
    })
}

/// The board after so many random moves from a solved one, each unlike the inverse of the one before.
fn walk<S: Scramble>(scramble: &S, moves: u32, random: &mut Random) -> S::Board {
    let mut board = scramble.solved(random);
    let mut last = None;
    let mut left = moves;
    while left > 0 {
        let code = random.below(usize::from(S::MOVES)) as u8;
        if last.is_some_and(|last| S::is_inverse(last, code)) {
            continue;
        }
        if let Some(next) = scramble.play(board, code) {
            board = next;
            last = Some(code);
            left -= 1;
        }
    }
    board
}

/// Draws among `boards`, all equally likely; says so where there is none.
fn among<'a, B: Copy + 'a>(boards: Vec<B>, depth: u32) -> Result<Drawer<'a, B>, String> {
    if boards.is_empty() {
        return Err(format!("no board needs exactly {depth} moves"));
    }
    Ok(Box::new(move |random| boards[random.below(boards.len())]))
}

/// Writes numbers with spaces between them and a line feed behind the last.
fn line(numbers: impl IntoIterator<Item = u8>, text: &mut Vec<u8>) {
    for number in numbers {
        if number >= 10 {
            text.push(b'0' + number / 10);
        }
        text.extend_from_slice(&[b'0' + number % 10, b' ']);
    }
    if let Some(last) = text.last_mut() {
        *last = b'\n';
    }
}
