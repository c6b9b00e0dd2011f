//! Representations of the eight puzzle.

mod cantor;
mod packed;
mod plain;

pub use cantor::Cantor;
pub use packed::Packed;
pub use plain::{pack, unpack, BaseNine};
