//! What a solver is asked and what it answers.

use crate::board::Board;
use crate::distance::GODS_NUMBER;
use crate::rules::{Move, Rules};
use arrayvec::ArrayVec;
use judge_io::Word;

/// The most moves a solution has.
pub const MAX_MOVES: usize = GODS_NUMBER as usize;

/// What a judge asks: reach `board` from the start in at most `limit` moves.
///
/// A move does not look at tiles, so renaming them in both boards changes no word: one start stands for all. Solvers
/// rename first; see [`target`](Puzzle::target).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Puzzle {
    /// The board to start from, where the judge gives one; otherwise it is that of the rules.
    pub start: Option<Board>,
    /// The board to reach.
    pub board: Board,
    /// The most moves allowed; [`GODS_NUMBER`] or more is no limit at all.
    pub limit: u32,
}

impl Puzzle {
    /// The puzzle to reach `board` in any number of moves.
    pub const fn unlimited(board: Board) -> Self {
        Puzzle::within(GODS_NUMBER, board)
    }

    /// The puzzle to reach `board` in at most `limit` moves.
    pub const fn within(limit: u32, board: Board) -> Self {
        Puzzle { start: None, board, limit }
    }

    /// The puzzle to reach one board from another in any number of moves.
    ///
    /// ```
    /// use magic_board::{Board, Puzzle, Rules};
    ///
    /// let from: Board = "2 1 3 4 8 7 6 5".parse()?;
    /// let to: Board = "8 7 6 5 2 1 3 4".parse()?;
    /// let renamed = Puzzle::between(from, to).target(&Rules::CLASSIC);
    /// assert_eq!(renamed.to_string(), "8 7 6 5 1 2 3 4");
    /// # Ok::<(), magic_board::BoardError>(())
    /// ```
    pub const fn between(from: Board, to: Board) -> Self {
        Puzzle { start: Some(from), board: to, limit: GODS_NUMBER }
    }

    /// The board to reach from the start of `rules`, once the tiles are renamed so that the puzzle starts there.
    pub fn target(&self, rules: &Rules) -> Board {
        self.start.map_or(self.board, |start| rules.relabelled(start, self.board))
    }
}

/// The smallest of the shortest words from the start to a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Solution {
    /// The packed word; codes are those of [`Move`].
    pub word: Word<2>,
}

impl Solution {
    /// The moves, first to last.
    pub fn moves(&self) -> ArrayVec<Move, MAX_MOVES> {
        self.word.codes().filter_map(Move::from_code).collect()
    }

    /// Whether the word leads from the puzzle's start, or that of `rules`, to its board within its limit.
    pub fn solves(&self, puzzle: &Puzzle, rules: &Rules) -> bool {
        let start = puzzle.start.unwrap_or(rules.start());
        let end = self.moves().into_iter().fold(start, |board, operation| rules.play(board, operation));
        end == puzzle.board && self.word.len() <= puzzle.limit
    }
}
