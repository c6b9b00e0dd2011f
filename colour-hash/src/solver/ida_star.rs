//! Iterative deepening A* (Korf 1985) from the puzzle, with the exact distances of triangles and separators as the bound.
//!
//! Depth-first to a limit that grows by one, nothing stored but the path. A node whose [lower bound](Distances) is more
//! than the moves left is cut; so are words that other words make redundant: a turn that undoes the one before, and
//! more turns in a row than [`Move::longest_run`]. Moves are tried in their order, so the first word of the shortest
//! length is the smallest.
//!
//! The bound is strong: to say that an average board has no solution takes some 640 nodes, of 39 million words. But its
//! tables take longer to build than a thousand puzzles take [`Bidirectional`](crate::Bidirectional) search, and every
//! node waits for two loads from them. It shares nothing with the ball and serves as an independent check.

use super::{Solution, MAX_MOVES};
use crate::board::Board;
use crate::coordinates::Coordinates;
use crate::distance::Distances;
use crate::key::Key;
use crate::moves::Move;
use judge_io::{Answer, Solve, Word};
use std::sync::OnceLock;

/// Searches from each puzzle with an exact lower bound.
#[derive(Default)]
pub struct IdaStar {
    distances: OnceLock<Distances>,
}

impl IdaStar {
    /// A solver without its tables, which the first puzzle builds.
    pub fn new() -> Self {
        Self::default()
    }

    /// The tables of the lower bound.
    pub fn distances(&self) -> &Distances {
        self.distances.get_or_init(Distances::new)
    }
}

impl Solve<Board, Solution> for IdaStar {
    fn solve(&self, puzzle: &Board) -> Answer<Solution> {
        let Some(key) = Key::new(*puzzle) else { return Answer { solution: None, expanded: 0 } };
        let start = Coordinates::new(key);
        let mut search = Search { distances: self.distances(), expanded: 0 };
        let limits = search.distances.lower_bound(start)..=MAX_MOVES as u32;
        let word = limits.into_iter().find_map(|limit| search.deepen(start, Word::EMPTY, (None, 0), limit));
        let solution = word.map(|word| Solution { word });
        debug_assert!(solution.map_or(true, |solution| solution.solves(*puzzle)));
        Answer { solution, expanded: search.expanded }
    }
}

struct Search<'a> {
    distances: &'a Distances,
    expanded: u64,
}

impl Search<'_> {
    /// The smallest word of exactly `left` more moves to the goal, behind the `word` that led here. The last turn and
    /// how often it was made in a row tell which words are redundant.
    fn deepen(
        &mut self,
        at: Coordinates,
        word: Word<2>,
        (last, run): (Option<Move>, u32),
        left: u32,
    ) -> Option<Word<2>> {
        if self.distances.lower_bound(at) > left {
            return None;
        }
        if left == 0 {
            return Some(word);
        }
        self.expanded += 1;
        Move::ALL.into_iter().find_map(|turn| {
            let run = if last == Some(turn) { run + 1 } else { 1 };
            if last == Some(turn.inverse()) || run > turn.longest_run() {
                return None;
            }
            let next = self.distances.play(at, turn);
            self.deepen(next, word.push(turn.code()), (Some(turn), run), left - 1)
        })
    }
}
