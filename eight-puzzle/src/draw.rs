//! How the eight puzzle is shown to people and scripts.

use crate::board::Board;
use crate::moves::Move;
use crate::puzzle::{Puzzle, Solution};
use judge_io::cli::{Picture, Presentation, Tint};

/// The look of a board.
pub struct Look {
    /// Whether the judge gives the goal with each puzzle.
    pub pairs: bool,
}

impl Presentation for Look {
    type Puzzle = Puzzle;
    type Solution = Solution;
    type Board = Board;
    type Move = Move;

    fn board(&self, puzzle: &Puzzle) -> Board {
        puzzle.board()
    }

    fn pair(&self, puzzle: &Puzzle) -> Option<[Board; 2]> {
        self.pairs.then_some([puzzle.board(), puzzle.goal()])
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
