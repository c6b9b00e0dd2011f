//! Search strategies and board representations side by side: which win, by how much, and why.
//!
//! A *contender* is a puzzle in a representation, searched by a strategy, named `puzzle/representation/strategy` and,
//! where there is one, `+heuristic`. The parts are independent and meet in one trait:
//!
//! ```text
//! strategy/        ask a StateSpace          breadth_first, bidirectional, iterative_deepening, a_star, ida_star, table
//! representation/  are StateSpaces           plain, packed and a third one, a folder a puzzle
//! heuristic/       estimate their positions  named values of a puzzle
//! seed/            whole programs            the usual public solutions, faults included
//! shipped/         whole programs            the puzzle crates' own solvers
//! registry.rs      gathers the contenders    which the files above list
//! ```
//!
//! `plain/` holds something else: the plain twins that exhaustive tests compare the puzzle crates with.

pub mod chart;
pub mod check;
pub mod closed;
pub mod cmd;
pub mod compare;
pub mod contender;
pub mod heuristic;
pub mod judge;
pub mod outcome;
pub mod plain;
pub mod puzzle;
pub mod random;
pub mod record;
pub mod registry;
pub mod report;
pub mod representation;
pub mod scramble;
pub mod seed;
pub mod shipped;
pub mod space;
pub mod strategy;
pub mod survey;
