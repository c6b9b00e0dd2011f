//! The Rotation Game (POJ 2286, HDU 1667, TIOJ 1673), solved exactly.
//!
//! Two columns and two rows of seven cells cross; 24 cells in all, eight of each of three colours. A move pulls one of the
//! four lines one cell on, either way. The goal: eight equal colours around the middle. Which moves lead there, the
//! fewest of them, and which such word is the smallest?
//!
//! ```
//! use judge_io::Solve;
//! use rotation_game::{Auto, Board};
//!
//! let board: Board = "1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3".parse()?;
//! let solution = Auto::new().solve(&board).solution.unwrap();
//! let word: String = solution.moves().iter().map(|m| m.letter()).collect();
//! assert_eq!((word.as_str(), solution.colour.number()), ("DDHH", 2));
//!
//! let solved = solution.moves().into_iter().fold(board, Board::play);
//! assert_eq!(format!("\n{solved:?}"), "
//!     1   1
//!     1   1
//! 1 1 2 2 2 1 1
//!     2   2
//! 3 3 2 2 2 3 3
//!     3   3
//!     3   3");
//! # Ok::<(), rotation_game::BoardError>(())
//! ```
//!
//! No board needs more than 13 moves. Since a move does not look at colours, the facts about all 9 465 511 770 boards are
//! the facts about 735 471 [masks](Mask) of one colour; see [`WordTable`] for how they are found and [`Auto`] for when.

mod board;
pub mod contract;
mod distance;
#[cfg(feature = "cli")]
mod draw;
mod heuristic;
mod layers;
mod mask;
mod moves;
mod notation;
#[cfg(feature = "cli")]
pub mod program;
#[cfg(feature = "serde")]
mod serial;
mod solver;

pub use board::{Board, BoardError, Colour};
pub use distance::{Ball, WordTable, BOARD_DISTRIBUTION, DISTRIBUTION, GODS_NUMBER, MASK_GODS_NUMBER};
#[cfg(feature = "cli")]
pub use draw::Look;
pub use heuristic::centre_gap;
pub use mask::{Mask, MASKS};
pub use moves::{Move, CELLS};
pub use notation::SolutionError;
pub use solver::{Auto, Bidirectional, IdaStar, Solution, Table, MAX_MOVES};
