//! The plain twins: each puzzle solved once more in the most obvious way there is.
//!
//! A twin shares no code and no idea with the solver it stands beside. It is made of arrays, strings and ordered maps, it
//! is slow, and it can be checked by reading it. Tests hold every answer of a solver against it; benches show what
//! the difference in speed is.

pub mod colour;
pub mod eight;
pub mod magic;
pub mod rotation;
