//! Accepts an input that is written exactly as the statement says.

use std::io::{self, Read};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut text = String::new();
    let read = io::stdin().read_to_string(&mut text).map_err(|error| error.to_string());
    match read.and_then(|_| canonical(&text)) {
        Ok(canonical) if canonical == text => ExitCode::from(42),
        Ok(_) => reject("a blank or a line break is missing or does not belong there"),
        Err(fault) => reject(&fault),
    }
}

fn reject(fault: &str) -> ExitCode {
    println!("{fault}");
    ExitCode::from(43)
}

/// The most boards of an input.
const MOST_BOARDS: usize = 5000;

/// The text that the input's boards are written as.
fn canonical(text: &str) -> Result<String, String> {
    let tokens: Vec<&str> = text.split_ascii_whitespace().collect();
    if tokens.is_empty() || tokens.len() > 9 * MOST_BOARDS || tokens.len() % 9 != 0 {
        return Err(format!("not 1 to {MOST_BOARDS} boards of nine tiles"));
    }
    let mut canonical = String::new();
    for (index, board) in tokens.chunks(9).enumerate() {
        let mut sorted = board.to_vec();
        sorted.sort_unstable();
        if sorted != ["1", "2", "3", "4", "5", "6", "7", "8", "x"] {
            return Err(format!("board {} does not have each tile once", index + 1));
        }
        canonical += &format!("{}\n", board.join(" "));
    }
    Ok(canonical)
}
