//! How the eight puzzle is shown to people and scripts.

use crate::board::{Board, CELLS};
use crate::moves::Move;
use crate::puzzle::{Puzzle, Solution};
use judge_io::cli::{Picture, Presentation, Tint};

/// The look of a board.
pub struct Look {
    /// What each tile of a renamed board was called by the judge.
    names: [u8; CELLS as usize],
    /// Whether the judge gives the goal with each puzzle, so that its tiles' names are lost.
    renamed: bool,
}

impl Look {
    /// The look of boards whose goal has its tiles in order.
    pub const fn in_order() -> Self {
        Look { names: [0, 1, 2, 3, 4, 5, 6, 7, 8], renamed: false }
    }

    /// The look of boards whose tiles were renamed, puzzle by puzzle, so that the goal has its tiles in order.
    pub const fn renamed() -> Self {
        Look { renamed: true, ..Look::in_order() }
    }

    /// The look of boards that were all renamed for the same goal.
    pub fn with_goal(goal: Board) -> Self {
        let mut look = Look::in_order();
        for (new, old) in Board::goal(goal.blank()).cells().into_iter().zip(goal.cells()) {
            look.names[usize::from(new)] = old;
        }
        look
    }
}

impl Presentation for Look {
    type Puzzle = Puzzle;
    type Solution = Solution;
    type Board = Board;
    type Move = Move;

    fn board(&self, puzzle: &Puzzle) -> Board {
        puzzle.board().relabelled(&self.names)
    }

    fn remark(&self, puzzle: &Puzzle) -> Option<String> {
        self.renamed.then(|| format!("(the tiles renamed, so that the second board is {})", puzzle.goal()))
    }

    fn moves(&self, solution: &Solution) -> Vec<Move> {
        solution.moves().to_vec()
    }

    fn length(&self, solution: &Solution) -> u32 {
        solution.word.len()
    }

    fn play(&self, board: Board, m: Move) -> Board {
        // A solution does not run into an edge.
        board.play(m).unwrap_or(board)
    }

    fn draw(&self, board: Board) -> Picture {
        let mut picture = Picture::new(3, 3);
        for (cell, tile) in (0..).zip(board.cells()) {
            match tile {
                0 => picture.put(place(cell), 'x', Tint::Faint),
                tile => picture.put(place(cell), tile, Tint::Plain),
            }
        }
        picture
    }

    fn moved(&self, board: Board, m: Move) -> Vec<(usize, usize)> {
        let blank = board.blank();
        [Some(blank), m.target(blank)].into_iter().flatten().map(place).collect()
    }

    fn about(&self, m: Move) -> &'static str {
        match m {
            Move::Up => "moves the blank up",
            Move::Down => "moves the blank down",
            Move::Left => "moves the blank to the left",
            Move::Right => "moves the blank to the right",
        }
    }
}

/// The row and the column of a cell.
const fn place(cell: u32) -> (usize, usize) {
    (cell as usize / 3, cell as usize % 3)
}
