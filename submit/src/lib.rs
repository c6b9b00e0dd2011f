//! Cuts one solver and one judge's contract out of the workspace, as a single Rust file that needs `std` alone.
//!
//! ```text
//! workspace  which puzzles and contracts there are         fault   what cannot be followed, and where
//! tree       the crates' files, modules and items          clean   without cfg, tests and documentation
//! names      what a path means                             types   what is known of an expression's type
//! walk       what one item uses                            reach   everything that a contract needs
//! emit       the items that are left, in their modules     text    formatted, or as short as can be
//! rename     short names, for who counts bytes             array_vec  what stands in for the crate `arrayvec`
//! bundle     all of it                                     check      compiles, runs and measures it
//! kattis     problem packages
//! ```

pub mod array_vec;
pub mod bundle;
pub mod check;
mod clean;
mod emit;
pub mod fault;
pub mod kattis;
mod names;
mod reach;
mod reached;
mod rename;
mod text;
mod tree;
mod types;
mod walk;
pub mod workspace;
