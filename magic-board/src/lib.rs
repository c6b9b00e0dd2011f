//! The Magic Board (IOI 1996 "Magic Squares"; Sicily 1151, USACO msquare, HDU 1430), solved exactly.
//!
//! Eight tiles on a board of two rows and four columns, three operations. Which operations lead from the start board to
//! a given one, in the fewest moves, and which such word is the smallest?
//!
//! ```
//! use judge_io::Solve;
//! use magic_board::{Board, Puzzle, Rules, Table};
//!
//! let board: Board = "2 6 8 4 1 3 7 5".parse()?;
//! let solution = Table::classic().solve(&Puzzle::unlimited(board)).solution.unwrap();
//! let word: String = solution.moves().iter().map(|operation| operation.letter()).collect();
//! assert_eq!(word, "BCABCCB");
//!
//! let replayed = solution.moves().iter().fold(Rules::CLASSIC.start(), |board, &m| Rules::CLASSIC.play(board, m));
//! assert_eq!(format!("{replayed:?}"), "\
//! 2 6 8 4
//! 1 3 7 5");
//! # Ok::<(), magic_board::BoardError>(())
//! ```
//!
//! Every board can be reached, the farthest five in 22 moves. All 40 320 answers are found by one breadth-first search
//! in a third of a millisecond, so solving is looking up: see [`WordTable`].

mod board;
pub mod contract;
mod distance;
#[cfg(feature = "cli")]
mod draw;
mod notation;
#[cfg(feature = "cli")]
pub mod program;
mod puzzle;
mod rules;
#[cfg(feature = "serde")]
mod serial;
mod solver;

pub use board::{Board, BoardError, Tiles, BOARDS};
pub use distance::{WordTable, CLASSIC_DISTRIBUTION, GODS_NUMBER, SICILY_1515_DISTRIBUTION};
#[cfg(feature = "cli")]
pub use draw::Look;
pub use puzzle::{Puzzle, Solution, MAX_MOVES};
pub use rules::{Move, Rules};
pub use solver::{Auto, BreadthFirst, Table};
