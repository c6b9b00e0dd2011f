//! Explains a solution: every board on the way, what the next move does, and what else would have done.
//!
//! `cargo run -p magic-board --example explain_magic_board -- [BOARD]`

use judge_io::cli::Presentation;
use judge_io::Solve;
use magic_board::{Board, BoardError, Look, Move, Puzzle, Rules, Table};

fn main() -> Result<(), BoardError> {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let text = if given.is_empty() { "2 6 8 4 1 3 7 5".to_owned() } else { given.join(" ") };
    let target: Board = text.parse()?;
    let table = Table::classic();
    let look = Look { rules: &Rules::CLASSIC };
    let solution = table.solve(&Puzzle::unlimited(target)).solution.expect("every board can be reached");
    let moves = solution.moves();
    println!("{} moves lead from the start to {target}: {solution}\n", moves.len());
    let mut board = Rules::CLASSIC.start();
    for (made, &m) in moves.iter().enumerate() {
        // A move is right if it leads to a board from which one move less leads on.
        let left = moves.len() - made - 1;
        let is_right = |m: &Move| distance(&table, Rules::CLASSIC.play(board, *m), target) == left;
        let others = Move::ALL.into_iter().filter(|other| *other != m && is_right(other));
        let others: String = others.map(Move::letter).collect();
        let mut picture = look.draw(board);
        picture.mark(&look.moved(board, m));
        println!("{picture}{m} {}; {left} more to go. As short: {}\n", look.about(m), or_none(&others));
        board = look.play(board, m);
    }
    println!("{}", look.draw(board));
    Ok(())
}

/// The fewest moves between two boards: a look-up.
fn distance(table: &Table, from: Board, to: Board) -> usize {
    let solution = table.solve(&Puzzle::between(from, to)).solution;
    solution.map_or(usize::MAX, |solution| solution.moves().len())
}

fn or_none(letters: &str) -> &str {
    if letters.is_empty() {
        "nothing else"
    } else {
        letters
    }
}
