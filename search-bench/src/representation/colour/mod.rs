//! Representations of Colour Hash.

mod factor;
mod packed;
mod plain;
mod ranks;

pub use factor::{Factor, Pieces};
pub use packed::Packed;
pub use plain::Strings;
pub use ranks::Ranks;
