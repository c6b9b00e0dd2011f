//! Colour Hash: two wheels of twelve pieces that share three; a move turns one wheel by a sixth, two pieces on.
//!
//! ```text
//! places 0–8: the left wheel's own    9 10 11: shared    12–20: the right wheel's own
//! ```
//!
//! Places 0–11 in this order go round the left wheel, 9–20 round the right one; 1 and 4 turn a wheel along this order, 2
//! and 3 against it. Even places hold separators, odd ones triangles, and a turn by two keeps them so.

use super::{best_by, replay, tokens, Puzzle};
use crate::contender::Program;
use crate::outcome::Limits;
use crate::random::Random;
use crate::shipped::Shipped;
use colour_hash::{Bidirectional, Board, BoardError};

/// The solved board.
pub const GOAL: [u8; 21] = [0, 3, 4, 3, 0, 5, 6, 5, 0, 1, 2, 1, 0, 7, 8, 7, 0, 9, 10, 9, 0];

/// The first place of each wheel; its twelve places follow.
pub const WHEELS: [usize; 2] = [0, 9];

/// The longest word that counts as a solution.
pub const LONGEST: u32 = 16;

/// Colour Hash.
pub struct Colour;

impl Puzzle for Colour {
    type Board = [u8; 21];

    const NAME: &'static str = "colour-hash";
    /// Left wheel clockwise, right wheel clockwise, left back, right back.
    const LETTERS: &'static [u8] = b"1234";
    const DEPTH: Option<u32> = Some(18);

    fn play(board: &[u8; 21], code: u8) -> Option<[u8; 21]> {
        let first = WHEELS[usize::from(code % 2)];
        let mut next = *board;
        let wheel = &mut next[first..first + 12];
        if matches!(code, 0 | 3) {
            wheel.rotate_right(2);
        } else {
            wheel.rotate_left(2);
        }
        Some(next)
    }

    fn is_inverse(last: u8, next: u8) -> bool {
        last ^ 2 == next
    }

    fn solved(_: &mut Random) -> [u8; 21] {
        GOAL
    }

    fn any(random: &mut Random) -> [u8; 21] {
        let pieces = |first: usize| GOAL.iter().copied().skip(first).step_by(2).collect::<Vec<_>>();
        let (mut separators, mut triangles) = (pieces(0), pieces(1));
        random.shuffle(&mut separators);
        random.shuffle(&mut triangles);
        std::array::from_fn(|place| if place % 2 == 0 { separators[place / 2] } else { triangles[place / 2] })
    }

    fn is_solved_by(board: &[u8; 21], word: &[u8]) -> bool {
        word.len() <= LONGEST as usize && replay::<Self>(board, word) == Some(GOAL)
    }

    fn show(board: &[u8; 21]) -> String {
        // Its judge reads the shared pieces twice.
        tokens(&[&board[..12], &board[12..], &board[9..12]].concat())
    }

    fn parse(line: &str) -> Result<[u8; 21], String> {
        let board: Board = line.parse().map_err(|error: BoardError| error.to_string())?;
        Ok(board.pieces())
    }

    fn best(boards: &[[u8; 21]]) -> Vec<Option<Vec<u8>>> {
        best_by(&Shipped::<Bidirectional>::new(&Limits::NONE), boards)
    }
}
