//! The binary: reads Rotation Game boards and prints the smallest of their shortest words.

fn main() -> std::process::ExitCode {
    judge_io::cli::run::<rotation_game::program::RotationGame>()
}
