//! How many random boards can be solved in 16 moves? One in two hundred, if triangles and separators are apart.
//!
//! `cargo run --release -p colour-hash --example histogram_colour_hash -- [BOARDS [SEED]]`

use colour_hash::{Auto, Board, MAX_MOVES, PLACES};
use judge_io::Solve;

fn main() {
    let mut arguments = std::env::args().skip(1).map_while(|argument| argument.parse().ok());
    let boards = arguments.next().unwrap_or(10_000);
    let mut random = fastrand::Rng::with_seed(arguments.next().unwrap_or(1));
    let solver = Auto::new();
    solver.prepare(boards as u64);
    let mut counts = [0; MAX_MOVES + 1];
    let mut farther = 0;
    for _ in 0..boards {
        match solver.solve(&arrangement(&mut random)).solution {
            Some(solution) => counts[solution.moves().len()] += 1,
            None => farther += 1,
        }
    }
    println!("{boards} random boards: {farther} are more than 16 moves away, the others by their distance:");
    print(&counts);
}

/// A board with triangles in the odd places and separators in the even ones, which some word of turns solves.
fn arrangement(random: &mut fastrand::Rng) -> Board {
    let mut triangles = [1, 1, 3, 3, 5, 5, 7, 7, 9, 9];
    let mut separators = [0, 0, 0, 0, 0, 0, 2, 4, 6, 8, 10];
    random.shuffle(&mut triangles);
    random.shuffle(&mut separators);
    let mut pieces = [0; PLACES];
    for (place, piece) in pieces.iter_mut().enumerate() {
        *piece = if place % 2 == 1 { triangles[place / 2] } else { separators[place / 2] };
    }
    Board::from_pieces(&pieces).expect("every piece is there as often as it should")
}

/// Prints a line for each distance: how many boards, and a bar.
fn print(counts: &[usize]) {
    let highest = counts.iter().copied().max().unwrap_or(0).max(1);
    for (distance, &count) in counts.iter().enumerate().filter(|(_, &count)| count > 0) {
        println!("{distance:>3} {count:>6} {}", "#".repeat((50 * count + highest - 1) / highest));
    }
}
