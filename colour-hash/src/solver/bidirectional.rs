//! Search from both ends: a [`Ball`] around the goal, made once, and for each puzzle only the levels that are left.
//!
//! With a ball of radius D, a puzzle in the ball is answered by one look-up. Any other is D + f moves away, where f is
//! the length of the first level of a search from the puzzle that meets the ball: it meets it on the rim, or an earlier
//! level would have. Of the words of that level that meet it, each followed by the ball's word, the smallest is the
//! answer.
//!
//! Most puzzles have none, and are to be told apart fast. If a puzzle has a solution then some word of L = 16 − D turns
//! leads into the ball, and so some word of L − 1 turns leads to a position next to the ball or in it. The ball's filter
//! knows these too. So what every puzzle costs is the turns of a [`Plan`] for L − 1 and a bit test for two in three of
//! them; the few positions that pass are turned once more and looked up, and only where one of those is in the ball the
//! levels are searched from the first one on.

use super::ball::Ball;
use super::plan::Plan;
use super::{Solution, MAX_MOVES};
use crate::board::Board;
use crate::key::Key;
use crate::moves::Move;
use judge_io::{Answer, Solve, Word};
use std::ops::RangeInclusive;

/// Searches from the goal once, and from each puzzle the rest of the way.
pub struct Bidirectional {
    ball: Ball,
    plan: Plan,
    /// The word of each node of the plan.
    words: Vec<Word<2>>,
}

impl Bidirectional {
    /// The radii that a solver may have: at least half of the way.
    pub const RADII: RangeInclusive<u32> = MAX_MOVES as u32 / 2..=Ball::LARGEST;

    /// A solver with a ball of this radius.
    ///
    /// # Panics
    /// When the radius is not one of [`RADII`](Self::RADII).
    pub fn new(radius: u32) -> Self {
        assert!(Self::RADII.contains(&radius), "a radius is one of {:?}", Self::RADII);
        let length = MAX_MOVES - radius as usize;
        let plan = Plan::new(length);
        let words = plan.run(length, Word::EMPTY, |word, turn| word.push(turn.code()));
        Bidirectional { ball: Ball::new(radius), plan, words }
    }

    /// The smallest of the shortest words, if it has at most 16 moves, and how many nodes were expanded for it.
    fn word(&self, board: Board) -> (Option<Word<2>>, usize) {
        let Some(start) = Key::new(board) else { return (None, 0) };
        if let Some(word) = self.ball.word(start) {
            return (Some(word), 0);
        }
        let levels = self.plan.levels();
        // All levels but the last one.
        let keys = self.plan.run(levels.len() - 1, start, Key::play);
        let outermost = levels[levels.len() - 2].clone();
        let mut expanded = outermost.start;
        let touches = keys[outermost].iter().filter(|&&key| self.ball.may_touch(key)).any(|&key| {
            expanded += 1;
            self.touches(key)
        });
        if !touches {
            return (None, expanded);
        }
        let keys = self.plan.run(levels.len(), start, Key::play);
        expanded += levels[levels.len() - 1].start;
        let meeting = |node: usize| Some(self.words[node].then(self.ball.word(keys[node])?));
        let word = levels.iter().find_map(|level| level.clone().filter_map(meeting).min());
        (word, expanded)
    }

    /// Whether a turn leads from a position into the ball.
    fn touches(&self, key: Key) -> bool {
        Move::ALL.iter().any(|&turn| self.ball.word(key.play(turn)).is_some())
    }
}

impl Solve<Board, Solution> for Bidirectional {
    fn solve(&self, puzzle: &Board) -> Answer<Solution> {
        let (word, expanded) = self.word(*puzzle);
        let solution = word.map(|word| Solution { word });
        debug_assert!(solution.map_or(true, |solution| solution.solves(*puzzle)));
        Answer { solution, expanded: expanded as u64 }
    }
}
