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
const MOST_BOARDS: usize = 2000;

/// The text that the input's boards are written as.
fn canonical(text: &str) -> Result<String, String> {
    let tokens: Vec<&str> = text.split_ascii_whitespace().collect();
    let Some((&"0", boards)) = tokens.split_last() else {
        return Err("the last token is not 0".into());
    };
    if boards.len() > 24 * MOST_BOARDS || boards.len() % 24 != 0 {
        return Err(format!("not up to {MOST_BOARDS} boards of 24 cells"));
    }
    let mut canonical = String::new();
    for (index, board) in boards.chunks(24).enumerate() {
        for colour in ["1", "2", "3"] {
            if board.iter().filter(|&&cell| cell == colour).count() != 8 {
                return Err(format!("board {} does not have colour {colour} eight times", index + 1));
            }
        }
        canonical += &format!("{}\n", board.join(" "));
    }
    canonical += "0\n";
    Ok(canonical)
}
