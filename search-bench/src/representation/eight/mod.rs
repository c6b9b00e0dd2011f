//! Representations of the eight puzzle.

pub mod cantor;
pub mod packed;
pub mod plain;
