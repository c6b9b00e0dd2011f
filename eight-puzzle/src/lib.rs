//! The eight puzzle (POJ 1077, HDU 1043, HDU 3567), solved exactly.
//!
//! Eight tiles and a blank on a board of three rows and columns; a move slides a tile into the blank, and is named by where
//! the blank goes: up, down, left or right. Which moves bring a board to its goal, in the fewest steps, and which such
//! word is the smallest?
//!
//! ```
//! use eight_puzzle::{Board, MoveOrder, Puzzle, Table};
//! use judge_io::Solve;
//!
//! let board: Board = "2 3 4 1 5 x 7 6 8".parse()?;
//! let solution = Table::new(MoveOrder::UDLR).solve(&Puzzle::new(board)).solution.unwrap();
//! let word: String = solution.moves().iter().map(|blank_move| blank_move.letter()).collect();
//! assert_eq!(word, "ullddrurdllurdruldr");
//!
//! let replayed = solution.moves().into_iter().try_fold(board, Board::play).unwrap();
//! assert_eq!(format!("{replayed:?}"), "\
//! 1 2 3
//! 4 5 6
//! 7 8 x");
//! # Ok::<(), eight_puzzle::BoardError>(())
//! ```
//!
//! Half of all 362 880 arrangements can be solved, two of them in no fewer than 31 moves. One breadth-first search finds
//! all 181 440 answers in 2 ms (see [`WordTable`]); one board alone is searched for in much less (see [`Auto`]).

mod board;
pub mod contract;
mod distance;
#[cfg(feature = "cli")]
mod draw;
pub mod heuristic;
mod moves;
mod notation;
#[cfg(feature = "cli")]
pub mod program;
mod puzzle;
mod rank;
#[cfg(feature = "serde")]
mod serial;
mod solver;

pub use board::{Board, BoardError, CELLS};
pub use distance::{WordTable, CENTRE_DISTRIBUTION, DISTRIBUTION, EDGE_DISTRIBUTION, GODS_NUMBER};
#[cfg(feature = "cli")]
pub use draw::Look;
pub use moves::{Move, MoveOrder};
pub use puzzle::{Puzzle, Solution, MAX_MOVES};
pub use rank::RANKS;
pub use solver::{AStar, Auto, IdaStar, Table};
