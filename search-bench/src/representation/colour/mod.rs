//! Representations of Colour Hash.

pub mod factor;
pub mod packed;
pub mod plain;
pub mod ranks;
