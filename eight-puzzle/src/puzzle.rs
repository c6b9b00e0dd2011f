//! What a solver is asked and what it answers.

use crate::board::Board;
use crate::distance::GODS_NUMBER;
use crate::moves::Move;
use arrayvec::ArrayVec;
use judge_io::Word;

/// The most moves a solution has.
pub const MAX_MOVES: usize = GODS_NUMBER as usize;

/// A board and the goal to bring it to, as the judge gives them.
///
/// A move does not look at tiles, so renaming them in both boards changes no word: nine goals whose tiles stand in order,
/// one for each place of the blank, stand for all. Solvers rename first; see [`in_order`](Puzzle::in_order).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Puzzle {
    board: Board,
    goal: Board,
}

impl Puzzle {
    /// The puzzle to bring a board to the standard goal.
    pub const fn new(board: Board) -> Self {
        Puzzle::between(board, Board::SOLVED)
    }

    /// The puzzle to bring one board to another.
    pub const fn between(from: Board, to: Board) -> Self {
        Puzzle { board: from, goal: to }
    }

    /// The board to solve.
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The board to reach.
    pub const fn goal(&self) -> Board {
        self.goal
    }

    /// The cell of the blank in the goal, `0..9`.
    pub const fn goal_blank(&self) -> u32 {
        // Most judges have this goal, and the test is made anyway where a solver renames.
        if self.goal.is_solved() {
            8
        } else {
            self.goal.blank()
        }
    }

    /// The same puzzle with the tiles renamed so that the goal's stand in order, which has the same words.
    ///
    /// ```
    /// use eight_puzzle::{Board, Puzzle};
    ///
    /// let from: Board = "1 2 3 8 x 4 7 6 5".parse()?;
    /// let to: Board = "1 2 3 8 6 4 7 x 5".parse()?;
    /// let puzzle = Puzzle::between(from, to).in_order();
    /// assert_eq!(puzzle.goal().to_string(), "1 2 3 4 5 6 7 x 8");
    /// assert_eq!(puzzle.board().to_string(), "1 2 3 4 x 6 7 5 8");
    /// # Ok::<(), eight_puzzle::BoardError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn in_order(&self) -> Self {
        if self.goal.is_solved() {
            *self
        } else {
            self.renamed()
        }
    }

    /// Away from the path of the usual goal, which needs none of it.
    #[cold]
    fn renamed(&self) -> Self {
        let goal = Board::goal(self.goal_blank());
        let mut names = [0; 9];
        for (old, new) in self.goal.cells().into_iter().zip(goal.cells()) {
            names[usize::from(old)] = new;
        }
        Puzzle { board: self.board.relabelled(&names), goal }
    }
}

/// The smallest of the shortest words from a board to its goal.
///
/// `Ord` puts the shorter one first, then the smaller one in u < d < l < r, the order of most judges; see
/// [`MoveOrder`](crate::MoveOrder) for the other.
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

    /// Whether the word leads from the puzzle's board to its goal without running into an edge.
    pub fn solves(&self, puzzle: &Puzzle) -> bool {
        self.moves().into_iter().try_fold(puzzle.board, Board::play) == Some(puzzle.goal)
    }
}
