//! How far are random boards from the goal? Every second arrangement cannot be solved at all.
//!
//! `cargo run --release -p eight-puzzle --example histogram_eight_puzzle -- [BOARDS [SEED]]`

use eight_puzzle::{Board, MoveOrder, Puzzle, Table, MAX_MOVES};
use judge_io::Solve;

fn main() {
    let mut arguments = std::env::args().skip(1).map_while(|argument| argument.parse().ok());
    let boards = arguments.next().unwrap_or(10_000);
    let mut random = fastrand::Rng::with_seed(arguments.next().unwrap_or(1));
    let table = Table::new(MoveOrder::UDLR);
    let mut counts = [0; MAX_MOVES + 1];
    let mut unsolvable = 0;
    for _ in 0..boards {
        let mut cells = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        random.shuffle(&mut cells);
        let board = Board::from_cells(cells).expect("every tile is there once");
        match table.solve(&Puzzle::new(board)).solution {
            Some(solution) => counts[solution.moves().len()] += 1,
            None => unsolvable += 1,
        }
    }
    println!(
        "{boards} random boards: {unsolvable} cannot be solved, the others by their distance from the goal:"
    );
    print(&counts);
}

/// Prints a line for each distance: how many boards, and a bar.
fn print(counts: &[usize]) {
    let highest = counts.iter().copied().max().unwrap_or(0).max(1);
    for (distance, &count) in counts.iter().enumerate().filter(|(_, &count)| count > 0) {
        println!("{distance:>3} {count:>6} {}", "#".repeat((50 * count + highest - 1) / highest));
    }
}
