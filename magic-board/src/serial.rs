//! Boards and moves for serde, as the texts that people read; a solution as an object with its word.

use crate::board::Board;
use crate::puzzle::Solution;
use crate::rules::Move;

judge_io::serde_as_text!(Board, Move);
judge_io::serde_as_word!(Solution);
