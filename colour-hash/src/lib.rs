//! Colour Hash, number 704 of the problems at Valladolid, solved exactly.
//!
//! Two wheels of twelve pieces share three; each turns by two places, either way. Which turns lead from a board to the
//! goal, in at most 16 moves, and which such word is the smallest number of the fewest digits?
//!
//! ```
//! use colour_hash::{Auto, Board};
//! use judge_io::Solve;
//!
//! let board: Board = "0 7 8 7 0 1 2 1 0 5 6 5  0 3 4 3 0 9 10 9 0 5 6 5".parse()?;
//! let solution = Auto::new().solve(&board).solution.unwrap();
//! let word: String = solution.moves().iter().map(|turn| turn.letter()).collect();
//! assert_eq!(word, "11221144");
//!
//! let replayed = solution.moves().iter().fold(board, |board, &turn| board.play(turn));
//! assert_eq!(
//!     format!("{replayed:?}"),
//!     "\
//! 5  6  5  0  1  0  9  10 9
//! 0           2           0
//! 3  4  3  0  1  0  7  8  7",
//! );
//! # Ok::<(), colour_hash::BoardError>(())
//! ```
//!
//! There are 6 286 896 000 boards that can be solved, and no table holds them. Half of the way is made once, from the
//! goal, for all puzzles ([`Ball`]); the other half from each ([`Bidirectional`]).

mod board;
pub mod contract;
mod coordinates;
mod distance;
#[cfg(feature = "cli")]
mod draw;
mod key;
mod listing;
mod moves;
mod notation;
#[cfg(feature = "cli")]
pub mod program;
#[cfg(feature = "serde")]
mod serial;
mod solver;

pub use board::{Board, BoardError, PLACES, SUPPLY};
pub use coordinates::{turn_wheel, Arrangement, Coordinates, Sort};
pub use distance::{
    Distances, SortTable, DISTRIBUTION, GODS_NUMBER, SEPARATOR_DISTRIBUTION, TRIANGLE_DISTRIBUTION,
};
#[cfg(feature = "cli")]
pub use draw::Look;
pub use key::Key;
pub use listing::LISTED;
pub use moves::Move;
pub use solver::{Auto, Ball, Bidirectional, IdaStar, Solution, MAX_MOVES};
