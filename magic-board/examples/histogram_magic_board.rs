//! How far are random boards from the start? A sample beside the exact distribution of all 40 320.
//!
//! `cargo run --release -p magic-board --example histogram_magic_board -- [BOARDS [SEED]]`

use judge_io::Solve;
use magic_board::{Board, Puzzle, Table, BOARDS, CLASSIC_DISTRIBUTION};

fn main() {
    let mut arguments = std::env::args().skip(1).map_while(|argument| argument.parse().ok());
    let boards = arguments.next().unwrap_or(10_000);
    let mut random = fastrand::Rng::with_seed(arguments.next().unwrap_or(1));
    let table = Table::classic();
    let mut counts = vec![0; CLASSIC_DISTRIBUTION.len()];
    for _ in 0..boards {
        let board = Board::from_rank(random.u32(..BOARDS as u32)).expect("a rank below the number of boards");
        let solution = table.solve(&Puzzle::unlimited(board)).solution.expect("every board can be reached");
        counts[solution.moves().len()] += 1;
    }
    println!("{boards} random boards by their distance from the start:");
    print(&counts);
    println!("All {BOARDS} boards:");
    print(&CLASSIC_DISTRIBUTION.map(|count| count as usize));
}

/// Prints a line for each distance: how many boards, and a bar.
fn print(counts: &[usize]) {
    let highest = counts.iter().copied().max().unwrap_or(0).max(1);
    for (distance, &count) in counts.iter().enumerate().filter(|(_, &count)| count > 0) {
        println!("{distance:>3} {count:>6} {}", "#".repeat((50 * count + highest - 1) / highest));
    }
}
