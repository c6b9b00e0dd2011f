//! How far are random boards from a solved one? A sample of 9 465 511 770.
//!
//! `cargo run --release -p rotation-game --example histogram_rotation_game -- [BOARDS [SEED]]`

use judge_io::Solve;
use rotation_game::{Board, Table, MAX_MOVES};

fn main() {
    let mut arguments = std::env::args().skip(1).map_while(|argument| argument.parse().ok());
    let boards = arguments.next().unwrap_or(10_000);
    let mut random = fastrand::Rng::with_seed(arguments.next().unwrap_or(1));
    let table = Table::new();
    let mut counts = [0; MAX_MOVES + 1];
    for _ in 0..boards {
        let mut colours = [1_u64, 2, 3].repeat(8);
        random.shuffle(&mut colours);
        let bits = colours.iter().fold(0, |bits, colour| bits << 2 | colour);
        let board = Board::from_bits(bits).expect("eight cells of each colour");
        let solution = table.solve(&board).solution.expect("every board can be solved");
        counts[solution.moves().len()] += 1;
    }
    println!("{boards} random boards by their distance from a solved one:");
    print(&counts);
}

/// Prints a line for each distance: how many boards, and a bar.
fn print(counts: &[usize]) {
    let highest = counts.iter().copied().max().unwrap_or(0).max(1);
    for (distance, &count) in counts.iter().enumerate().filter(|(_, &count)| count > 0) {
        println!("{distance:>3} {count:>6} {}", "#".repeat((50 * count + highest - 1) / highest));
    }
}
