//! How the Rotation Game is shown to people and scripts.

use crate::board::Board;
use crate::moves::Move;
use crate::solver::Solution;
use judge_io::cli::{Picture, Presentation, Tint};

/// The look of a board: a #, with the moves' letters at the ends of their lines.
pub struct Look;

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
        let mut picture = Picture::new(9, 9);
        for m in Move::ALL {
            let (letter, cells) = places(m);
            picture.put(letter, m, Tint::Faint);
            for (cell, place) in m.line().into_iter().zip(cells) {
                let colour = board.colour(cell);
                picture.put(place, colour, Tint::Colour(colour - 1));
            }
        }
        picture
    }

    fn moved(&self, _board: Board, m: Move) -> Vec<(usize, usize)> {
        let (letter, cells) = places(m);
        [&[letter], &cells[..]].concat()
    }

    fn about(&self, m: Move) -> &'static str {
        match m {
            Move::A => "pulls the left column up",
            Move::B => "pulls the right column up",
            Move::C => "pulls the upper row to the right",
            Move::D => "pulls the lower row to the right",
            Move::E => "pulls the right column down",
            Move::F => "pulls the left column down",
            Move::G => "pulls the lower row to the left",
            Move::H => "pulls the upper row to the left",
        }
    }

    fn colour(&self, solution: &Solution) -> Option<u8> {
        Some(solution.colour.number())
    }
}

/// Where a move's letter stands in the picture, and where the cells of its line do, from the letter inwards.
fn places(m: Move) -> ((usize, usize), [(usize, usize); 7]) {
    let inwards: [usize; 7] = std::array::from_fn(|step| step + 1);
    match m {
        Move::A => ((0, 3), inwards.map(|step| (step, 3))),
        Move::B => ((0, 5), inwards.map(|step| (step, 5))),
        Move::C => ((3, 8), inwards.map(|step| (3, 8 - step))),
        Move::D => ((5, 8), inwards.map(|step| (5, 8 - step))),
        Move::E => ((8, 5), inwards.map(|step| (8 - step, 5))),
        Move::F => ((8, 3), inwards.map(|step| (8 - step, 3))),
        Move::G => ((5, 0), inwards.map(|step| (5, step))),
        Move::H => ((3, 0), inwards.map(|step| (3, step))),
    }
}
