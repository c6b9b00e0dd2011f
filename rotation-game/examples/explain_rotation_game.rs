//! Explains a solution: every board on the way, what the next move does, and what else would have done.
//!
//! `cargo run -p rotation-game --example explain_rotation_game -- [BOARD]`

use judge_io::cli::Presentation;
use judge_io::Solve;
use rotation_game::{Board, BoardError, Look, Move, Table};

fn main() -> Result<(), BoardError> {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let text = if given.is_empty() {
        "2 3 2 3 2 1 1 3 3 3 2 1 1 2 2 3 3 1 1 1 3 1 2 2".to_owned()
    } else {
        given.join(" ")
    };
    let mut board: Board = text.parse()?;
    let look = Look;
    let solver = Table::new();
    let Some(solution) = solver.solve(&board).solution else {
        println!("{board} cannot be solved");
        return Ok(());
    };
    let moves = solution.moves();
    println!("{} moves and the colour they bring to the centre: {solution}\n", moves.len());
    for (made, &m) in moves.iter().enumerate() {
        // A move is right if one move less leads on from where it leads.
        let left = moves.len() - made - 1;
        let is_right = |m: &Move| {
            let next = board.play(*m);
            solver.solve(&next).solution.is_some_and(|solution| solution.moves().len() == left)
        };
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

fn or_none(letters: &str) -> &str {
    if letters.is_empty() {
        "nothing else"
    } else {
        letters
    }
}
