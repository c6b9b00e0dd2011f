//! Lower bounds, as named values of a puzzle.
//!
//! Each file says what its heuristics ask of a representation, in one trait, and then how they estimate. All of them are
//! tested admissible, and consistent where they claim it, on every position of a space small enough to list.

pub mod colour;
pub mod eight;
pub mod magic;
pub mod rotation;
