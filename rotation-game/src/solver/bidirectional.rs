//! Searching from both ends.

use super::Solution;
use crate::board::{Board, Colour};
use crate::distance::Ball;
use crate::mask::Mask;
use crate::moves::Move;
use judge_io::{Answer, Solve, Word};
use std::sync::OnceLock;

/// Searches forwards from a board's three masks until one of them meets the [`Ball`] around the centre.
///
/// The forward side goes deeper one move at a time, all three colours alike, in the order of the moves and without
/// remembering anything. So the first word of a colour that ends in the ball is the beginning of that colour's
/// smallest shortest word, and the ball knows the rest. No mask needs more than 7 moves to reach the ball and no board
/// more than 6, so the hardest board takes some sixty thousand moves of a mask, and a random one some four hundred.
#[derive(Default)]
pub struct Bidirectional {
    ball: OnceLock<Ball>,
}

impl Bidirectional {
    /// A solver without its ball, which the first puzzle builds.
    pub const fn new() -> Self {
        Bidirectional { ball: OnceLock::new() }
    }
}

impl Solve<Board, Solution> for Bidirectional {
    fn solve(&self, board: &Board) -> Answer<Solution> {
        let mut search = Search { ball: self.ball.get_or_init(Ball::new), expanded: 0 };
        let masks = Colour::ALL.map(|colour| (colour, board.mask(colour)));
        let mut depth = 0;
        loop {
            let words = masks.iter().filter_map(|&(colour, mask)| {
                let word = search.extend(mask, Word::EMPTY, None, depth)?;
                Some(Solution { word, colour })
            });
            if let Some(solution) = words.min() {
                debug_assert!(solution.solves(*board));
                return Answer { solution: Some(solution), expanded: search.expanded };
            }
            depth += 1;
        }
    }
}

struct Search<'a> {
    ball: &'a Ball,
    expanded: u64,
}

impl Search<'_> {
    /// The smallest word of exactly `depth` moves that leads from `mask` into the ball, behind `word`, with the rest
    /// that the ball knows. `last` is the last move of `word`.
    fn extend(&mut self, mask: Mask, word: Word<3>, last: Option<Move>, depth: u32) -> Option<Word<3>> {
        if depth == 0 {
            return self.ball.word(mask).map(|rest| word.then(rest));
        }
        self.expanded += 1;
        let useful = |m: &Move| last.map_or(true, |last| last.may_precede(*m));
        Move::ALL
            .into_iter()
            .filter(useful)
            .find_map(|m| self.extend(mask.play(m), word.push(m.code()), Some(m), depth - 1))
    }
}
