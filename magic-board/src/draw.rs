//! How the Magic Board is shown to people and scripts.

use crate::board::Board;
use crate::puzzle::{Puzzle, Solution};
use crate::rules::{Move, Rules};
use judge_io::cli::{Picture, Presentation, Tint};

/// The look of a board under some [`Rules`]. A word leads from the start board to the board that was given.
pub struct Look {
    /// Which moves there are.
    pub rules: &'static Rules,
}

impl Presentation for Look {
    type Puzzle = Puzzle;
    type Solution = Solution;
    type Board = Board;
    type Move = Move;

    fn board(&self, puzzle: &Puzzle) -> Board {
        puzzle.board
    }

    fn start(&self, puzzle: &Puzzle) -> Board {
        puzzle.start.unwrap_or(self.rules.start())
    }

    fn pair(&self, puzzle: &Puzzle) -> Option<[Board; 2]> {
        puzzle.start.map(|start| [start, puzzle.board])
    }

    fn moves(&self, solution: &Solution) -> Vec<Move> {
        solution.moves().to_vec()
    }

    fn length(&self, solution: &Solution) -> u32 {
        solution.word.len()
    }

    fn play(&self, board: Board, m: Move) -> Board {
        self.rules.play(board, m)
    }

    fn draw(&self, board: Board) -> Picture {
        let mut picture = Picture::new(2, 4);
        for (cell, tile) in board.tiles().to_array().into_iter().enumerate() {
            // The tiles of the start board's upper row keep their colour, so that the eye can follow them.
            let tint = if tile <= 4 { Tint::Colour(5) } else { Tint::Plain };
            picture.put((cell / 4, cell % 4), tile, tint);
        }
        picture
    }

    fn moved(&self, board: Board, m: Move) -> Vec<(usize, usize)> {
        let [before, after] = [board, self.rules.play(board, m)].map(|board| board.tiles().to_array());
        (0..8).filter(|&cell| before[cell] != after[cell]).map(|cell| (cell / 4, cell % 4)).collect()
    }

    fn about(&self, m: Move) -> &'static str {
        self.rules.about(m)
    }

    fn unsolved(&self, puzzle: &Puzzle) -> String {
        match puzzle.limit {
            1 => "of at most 1 move".into(),
            limit => format!("of at most {limit} moves"),
        }
    }
}
