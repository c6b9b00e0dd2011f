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
pub mod clean;
pub mod emit;
pub mod fault;
pub mod kattis;
pub mod names;
pub mod reach;
pub mod reached;
pub mod rename;
pub mod text;
pub mod tree;
pub mod types;
pub mod walk;
pub mod workspace;
