//! How Colour Hash is shown to people and scripts.

use crate::board::Board;
use crate::moves::Move;
use crate::solver::{Solution, MAX_MOVES};
use judge_io::cli::{Picture, Presentation, Tint};

/// The look of a board: two wheels that share the column in the middle.
pub struct Look;

/// Which place of a board stands where in the picture; there is nothing inside the wheels.
const LAYOUT: [[Option<usize>; 9]; 3] = [
    [Some(5), Some(6), Some(7), Some(8), Some(9), Some(20), Some(19), Some(18), Some(17)],
    [Some(4), None, None, None, Some(10), None, None, None, Some(16)],
    [Some(3), Some(2), Some(1), Some(0), Some(11), Some(12), Some(13), Some(14), Some(15)],
];

impl Presentation for Look {
    type Puzzle = Board;
    type Solution = Solution;
    type Board = Board;
    type Move = Move;

    fn board(&self, puzzle: &Board) -> Board {
        *puzzle
    }

    fn moves(&self, solution: &Solution) -> Vec<Move> {
        solution.moves().to_vec()
    }

    fn length(&self, solution: &Solution) -> u32 {
        solution.word.len()
    }

    fn play(&self, board: Board, m: Move) -> Board {
        board.play(m)
    }

    fn draw(&self, board: Board) -> Picture {
        let mut picture = Picture::new(LAYOUT.len(), LAYOUT[0].len());
        let pieces = board.pieces();
        for (at, place) in occupied() {
            let piece = pieces[place];
            // The five sorts of triangles have the five colours; what separates them stays in the background.
            let tint = if piece % 2 == 1 { Tint::Colour(piece / 2) } else { Tint::Faint };
            picture.put(at, piece, tint);
        }
        picture
    }

    fn moved(&self, _board: Board, m: Move) -> Vec<(usize, usize)> {
        let wheel = match m {
            Move::LeftClockwise | Move::LeftCounterclockwise => 0..12,
            Move::RightClockwise | Move::RightCounterclockwise => 9..21,
        };
        occupied().filter(|(_, place)| wheel.contains(place)).map(|(at, _)| at).collect()
    }

    fn about(&self, m: Move) -> &'static str {
        match m {
            Move::LeftClockwise => "turns the left wheel clockwise",
            Move::RightClockwise => "turns the right wheel clockwise",
            Move::LeftCounterclockwise => "turns the left wheel counter-clockwise",
            Move::RightCounterclockwise => "turns the right wheel counter-clockwise",
        }
    }

    fn unsolved(&self, _puzzle: &Board) -> String {
        format!("of at most {MAX_MOVES} moves")
    }
}

/// The cells of the picture that have a piece, as row and column, and the piece's place on the board.
fn occupied() -> impl Iterator<Item = ((usize, usize), usize)> {
    let cells = (0..LAYOUT.len()).flat_map(|row| (0..LAYOUT[row].len()).map(move |column| (row, column)));
    cells.filter_map(|(row, column)| LAYOUT[row][column].map(|place| ((row, column), place)))
}
