//! Reads eight puzzles and prints the smallest of their shortest words.

fn main() -> std::process::ExitCode {
    judge_io::cli::run::<eight_puzzle::program::EightPuzzle>()
}
