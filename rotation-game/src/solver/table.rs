//! Looking the answer up.

use super::Solution;
use crate::board::{Board, Colour};
use crate::distance::Atlas;
use judge_io::{Answer, Solve, Word};

/// Looks every answer up in an [`Atlas`], which is built with the solver: three loads and two comparisons a board.
///
/// ```
/// use judge_io::Solve;
/// use rotation_game::{Board, Colour, Table};
///
/// let board: Board = "2 3 2 3 2 1 1 3 3 3 2 1 1 2 2 3 3 1 1 1 3 1 2 2".parse()?;
/// let solution = Table::new().solve(&board).solution.unwrap();
/// // Colour 1 takes four moves too, but CBGG is behind AEEH.
/// assert_eq!(solution.moves().iter().map(|m| m.letter()).collect::<String>(), "AEEH");
/// assert_eq!(solution.colour, Colour::Three);
/// # Ok::<(), rotation_game::BoardError>(())
/// ```
#[derive(Default)]
pub struct Table {
    atlas: Atlas,
}

impl Table {
    /// Builds the table.
    pub fn new() -> Self {
        Self::default()
    }

    /// The smallest of the shortest words, and its colour.
    #[inline]
    pub fn look_up(&self, board: Board) -> Solution {
        best(board.masks().map(|mask| self.atlas.word(mask)))
    }
}

impl Solve<Board, Solution> for Table {
    fn solve(&self, board: &Board) -> Answer<Solution> {
        let solution = self.look_up(*board);
        debug_assert!(solution.solves(*board));
        Answer { solution: Some(solution), expanded: 0 }
    }
}

/// The smallest of three words, one for each colour. No two are the same: they would fill the centre with both colours.
#[inline]
fn best([one, two, three]: [Word<3>; 3]) -> Solution {
    let word = one.min(two).min(three);
    let colour = if word == one {
        Colour::One
    } else if word == two {
        Colour::Two
    } else {
        Colour::Three
    };
    Solution { word, colour }
}
