//! `--show`: an answer as the boards on its way.

use crate::cli::picture::Picture;
use crate::cli::presentation::{spell, Presentation};
use crate::cli::retold::Told;
use anstyle::Style;
use std::fmt::Write;

/// What stands between the board before a move and the board after it.
const ARROW: &str = " -> ";

/// What stands between boards in a row.
const GAP: usize = 3;

const STRONG: Style = Style::new().bold();

/// A way to draw the boards on a word's way: [`steps`] or [`compact`].
pub(crate) type Drawing<T> =
    fn(&T, <T as Presentation>::Board, &[<T as Presentation>::Move], usize) -> String;

/// Appends a puzzle's number, its answer in words, and its boards.
pub(crate) fn answer<T: Presentation>(
    presentation: &T,
    drawing: Drawing<T>,
    width: usize,
    told: &Told<'_, T::Puzzle, T::Solution>,
    text: &mut Vec<u8>,
) {
    let &Told { index, line, puzzle, answer } = told;
    let moves = answer.solution.as_ref().map_or_else(Vec::new, |solution| presentation.moves(solution));
    let mut title = format!("{STRONG}Puzzle {}{STRONG:#}, line {line}: ", index + 1);
    title.push_str(&match (&answer.solution, &*moves) {
        (None, _) => format!("no solution {}", presentation.unsolved(puzzle)),
        (Some(_), []) => String::from("solved already"),
        (Some(_), [m]) => format!("1 move, {STRONG}{m}{STRONG:#}"),
        (Some(_), moves) => format!("{} moves, {STRONG}{}{STRONG:#}", moves.len(), spell(moves)),
    });
    if let Some(colour) = answer.solution.as_ref().and_then(|solution| presentation.colour(solution)) {
        let _ = write!(title, ", colour {colour}");
    }
    end_line(&mut title);
    if let Some([from, to]) = presentation.pair(puzzle) {
        let _ = writeln!(title, "from {from} to {to}");
    }
    let boards = if moves.is_empty() {
        format!("{:#}", presentation.draw(presentation.board(puzzle)))
    } else {
        drawing(presentation, presentation.start(puzzle), &moves, width)
    };
    title.push_str(&boards);
    text.extend_from_slice(title.as_bytes());
}

/// Draws every move of a word from `start`: the board before it and the board after it, side by side where `width`
/// columns allow it, with the pieces marked that travel. Escape sequences give the colours.
pub fn steps<T: Presentation>(presentation: &T, start: T::Board, moves: &[T::Move], width: usize) -> String {
    let mut text = String::new();
    let mut board = start;
    for (number, &m) in (1..).zip(moves) {
        let cells = presentation.moved(board, m);
        let mut before = presentation.draw(board);
        before.mark(&cells);
        board = presentation.play(board, m);
        let mut after = presentation.draw(board);
        after.mark(&cells);
        let _ = writeln!(text, "{number}. {STRONG}{m}{STRONG:#} {}", presentation.about(m));
        if before.width() + ARROW.len() + after.width() <= width {
            push_row(&[before, after], ARROW, &mut text);
        } else {
            push_row(&[before], "", &mut text);
            text.push_str(ARROW);
            end_line(&mut text);
            push_row(&[after], "", &mut text);
        }
    }
    text
}

/// Draws the boards on the way of a word from `start`, as many in a row as `width` columns allow. Above each stands the
/// move that comes next, whose pieces are marked. Escape sequences give the colours.
pub fn compact<T: Presentation>(
    presentation: &T,
    start: T::Board,
    moves: &[T::Move],
    width: usize,
) -> String {
    let mut boards = Vec::new();
    let mut board = start;
    for (number, &m) in (1..).zip(moves) {
        let mut picture = presentation.draw(board);
        picture.mark(&presentation.moved(board, m));
        boards.push((format!("{number}. {m}"), picture));
        board = presentation.play(board, m);
    }
    boards.push((String::from("end"), presentation.draw(board)));
    let board_width = boards[0].1.width();
    let in_a_row = (width.saturating_add(GAP) / (board_width + GAP)).max(1);
    let mut text = String::new();
    for row in boards.chunks(in_a_row) {
        for (caption, _) in row {
            let padding = board_width + GAP - 1 - caption.len();
            let _ = write!(text, " {STRONG}{caption}{STRONG:#}{:padding$}", "");
        }
        end_line(&mut text);
        let pictures: Vec<_> = row.iter().map(|(_, picture)| picture.clone()).collect();
        push_row(&pictures, &" ".repeat(GAP), &mut text);
    }
    text
}

/// Draws pictures of one size side by side, with `between` on their middle line between them.
fn push_row(pictures: &[Picture], between: &str, text: &mut String) {
    let Some(height) = pictures.first().map(Picture::height) else { return };
    for row in 0..height {
        let middle = row == (height - 1) / 2;
        for (number, picture) in pictures.iter().enumerate() {
            if number > 0 {
                let shown = if middle { between } else { "" };
                let _ = write!(text, "{shown:<0$}", between.len());
            }
            picture.draw_line(row, text);
        }
        end_line(text);
    }
}

/// Takes the blanks at the end of the text away and ends the line.
fn end_line(text: &mut String) {
    text.truncate(text.trim_end_matches(' ').len());
    text.push('\n');
}
