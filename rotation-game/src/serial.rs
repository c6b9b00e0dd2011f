//! Boards, moves and solutions for serde, as the texts that people read.

use crate::board::{Board, Colour};
use crate::moves::Move;
use crate::solver::{Solution, MAX_MOVES};
use judge_io::Word;
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
        Spelled { word: self.to_string(), colour: self.colour.number() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Solution {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Spelled { word, colour } = Spelled::deserialize(deserializer)?;
        let word = Word::read(&word, MAX_MOVES, |letter| Move::from_letter(letter).map(Move::code));
        let word = word.map_err(D::Error::custom)?;
        let colour = Colour::ALL.into_iter().find(|known| known.number() == colour);
        let colour = colour.ok_or_else(|| D::Error::custom("a colour is 1, 2 or 3"))?;
        Ok(Solution { word, colour })
    }
}
