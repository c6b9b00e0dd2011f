//! The usual public solutions of the four puzzles, written anew as whole programs, with their algorithms, their data
//! structures and their faults.
//!
//! They do not use the generic strategies: what they show is how a solution is written for one judge, and what it
//! costs. The only thing added is that they count and obey limits.
//!
//! | program | how | what is wrong with it |
//! |---|---|---|
//! | [`rotation::InPlace`] | IDA* on an array, moves made and taken back | far boards take minutes |
//! | [`magic::MapOfStrings`] | breadth-first for every board, a map from boards to words | the same search again and again |
//! | [`magic::VisitedArray`] | the same with a Cantor rank and an array of flags | the same |
//! | [`eight::ClosedEarly`] | A* that closes positions when it generates them | right by a hair: see there |
//! | [`colour::FirstWord`] | two-sided, 8 + 8 turns, strings in maps | words that are not the smallest |

pub mod colour;
pub mod eight;
pub mod magic;
pub mod rotation;
