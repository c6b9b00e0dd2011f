//! Looking the answer up.

use super::Solution;
use crate::board::{Board, Colour};
use crate::distance::WordTable;
use judge_io::{Answer, Solve, Word};

/// Looks every answer up in a [`WordTable`], which is built with the solver: three loads and two comparisons a board.
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
    words: WordTable,
}

impl Table {
    /// Builds the table.
    pub fn new() -> Self {
        Self::default()
    }

    /// The smallest of the shortest words, and its colour.
    ///
    /// # Panics
    /// Never: every entry of the table is a word.
    pub fn look_up(&self, board: Board) -> Solution {
        let [one, two, three] = board.masks().map(|mask| self.words.entry(mask));
        let smallest = one.min(two).min(three);
        // No two colours have the same word: it would fill the centre with both.
        let colour = if smallest == one {
            Colour::One
        } else if smallest == two {
            Colour::Two
        } else {
            Colour::Three
        };
        Solution { word: Word::from_bits(smallest).expect("every entry is a word"), colour }
    }
}

impl Solve<Board, Solution> for Table {
    fn solve(&self, board: &Board) -> Answer<Solution> {
        let solution = self.look_up(*board);
        debug_assert!(solution.solves(*board));
        Answer { solution: Some(solution), expanded: 0 }
    }
}
