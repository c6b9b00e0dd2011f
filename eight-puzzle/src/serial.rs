//! Boards and moves for serde, as the texts that people read; a solution as an object with its word.

use crate::board::Board;
use crate::moves::Move;
use crate::puzzle::Solution;

judge_io::serde_as_text!(Board, Move);
judge_io::serde_as_word!(Solution);
