//! Representations of the magic board.
//!
//! All of them search from the [renamed](crate::puzzle::Magic::renamed) board to the start board, so that the goal is
//! the same for every instance and a heuristic or a table can be built for it.

pub mod nibbles;
pub mod packed;
pub mod plain;
