//! How far are random boards from the start? A sample beside the exact distribution of all 40 320.
//!
//! `cargo run --release -p magic-board --example histogram_magic_board -- [BOARDS [SEED]]`

use judge_io::Solve;
use magic_board::{Board, Puzzle, Table, BOARDS, CLASSIC_DISTRIBUTION};

fn main() {
    let mut arguments = std::env::args().skip(1).map_while(|argument| argument.parse().ok());
    let boards = arguments.next().unwrap_or(10_000);
    let mut numbers = Numbers(arguments.next().unwrap_or(1));
    let table = Table::classic();
    let mut counts = vec![0; CLASSIC_DISTRIBUTION.len()];
    for _ in 0..boards {
        let board =
            Board::from_rank(numbers.below(BOARDS) as u32).expect("a rank below the number of boards");
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

/// Splitmix64: a small generator of numbers, good enough to shuffle tiles, the same on every machine.
struct Numbers(u64);

impl Numbers {
    /// A number below `bound`.
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(mixed ^ mixed >> 31) * bound as u128) >> 64) as usize
    }
}
