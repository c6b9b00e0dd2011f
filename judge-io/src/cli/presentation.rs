//! What a puzzle crate says of its boards, so that answers can be drawn, spelled and replayed.

use crate::cli::picture::Picture;
use std::fmt::{Display, Write};

/// How the puzzles of one contract are shown to people and scripts.
///
/// A puzzle crate says what a board looks like and what a move does; how boards are put side by side, marked and
/// coloured, and what a script is told, is decided here for all puzzles.
pub trait Presentation: Sync {
    /// What a solver is asked.
    type Puzzle;
    /// How a puzzle is solved.
    type Solution;
    /// A board; displayed on one line, as a judge gives it.
    type Board: Copy + Display;
    /// A move; displayed as its letter in a word.
    type Move: Copy + Display;

    /// The board that the puzzle is about.
    fn board(&self, puzzle: &Self::Puzzle) -> Self::Board;

    /// The board that words start from. Some judges give the board to start from, others the one to reach.
    fn start(&self, puzzle: &Self::Puzzle) -> Self::Board {
        self.board(puzzle)
    }

    /// Both boards, from and to, where the judge gives two.
    fn pair(&self, puzzle: &Self::Puzzle) -> Option<[Self::Board; 2]> {
        let _ = puzzle;
        None
    }

    /// The moves of a solution, first to last.
    fn moves(&self, solution: &Self::Solution) -> Vec<Self::Move>;

    /// How many moves a solution has.
    fn length(&self, solution: &Self::Solution) -> u32;

    /// What a move makes of a board that allows it.
    fn play(&self, board: Self::Board, m: Self::Move) -> Self::Board;

    /// The board in its own shape.
    fn draw(&self, board: Self::Board) -> Picture;

    /// The cells of the picture, as row and column, whose pieces travel when the move is made on `board`.
    fn moved(&self, board: Self::Board, m: Self::Move) -> Vec<(usize, usize)>;

    /// What a move does, in a few words that go on from its letter: `swaps the rows`.
    fn about(&self, m: Self::Move) -> &'static str;

    /// The colour that the solution ends in, where that is part of the answer.
    fn colour(&self, solution: &Self::Solution) -> Option<u8> {
        let _ = solution;
        None
    }

    /// Why a puzzle has no solution, in a few words that go on from "no solution".
    fn unsolved(&self, puzzle: &Self::Puzzle) -> String {
        let _ = puzzle;
        String::new()
    }
}

/// The letters of some moves.
pub(crate) fn spell(moves: &[impl Display]) -> String {
    moves.iter().fold(String::with_capacity(moves.len()), |mut word, m| {
        let _ = write!(word, "{m}");
        word
    })
}
