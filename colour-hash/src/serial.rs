//! Boards, moves and solutions for serde, as the texts that people read.

use crate::board::Board;
use crate::moves::Move;
use crate::solver::Solution;

judge_io::serde_as_text!(Board, Move);
judge_io::serde_as_word!(Solution);
