//! Reads Colour Hash puzzles and prints the smallest of their shortest words.

fn main() -> std::process::ExitCode {
    judge_io::cli::run::<colour_hash::program::ColourHash>()
}
