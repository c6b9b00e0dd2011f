//! Boards and moves for serde, as the texts that people read; a solution as an object with its word and colour.

use crate::board::Board;
use crate::moves::Move;
use crate::solver::Solution;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

judge_io::serde_as_text!(Board, Move);

/// A [`Solution`] as it is written.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Solution", deny_unknown_fields)]
struct Spelled {
    word: String,
    colour: u8,
}

impl Serialize for Solution {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let word = self.moves().into_iter().map(Move::letter).collect();
        Spelled { word, colour: self.colour.number() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Solution {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Spelled { word, colour } = Spelled::deserialize(deserializer)?;
        format!("{word} {colour}").parse().map_err(D::Error::custom)
    }
}
