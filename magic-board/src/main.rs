//! Reads Magic Board puzzles and prints the smallest of their shortest words.

fn main() -> std::process::ExitCode {
    judge_io::cli::run::<magic_board::program::MagicBoard>()
}
