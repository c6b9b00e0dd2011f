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

/// A number without a sign or leading zeros.
fn number(token: Option<&str>, most: usize) -> Result<usize, String> {
    let token = token.ok_or("the input ends too soon")?;
    let number: usize = token.parse().map_err(|_| format!("`{token}` is not a number"))?;
    if number > most || number.to_string() != token {
        return Err(format!("`{token}` is not a number up to {most}"));
    }
    Ok(number)
}

/// The most boards of an input.
const MOST_BOARDS: usize = 5000;

/// The text that the input's puzzles are written as.
fn canonical(text: &str) -> Result<String, String> {
    let mut tokens = text.split_ascii_whitespace();
    let mut canonical = String::new();
    for count in 0.. {
        let limit = match tokens.next() {
            Some("-1") => break,
            token => number(token, 100)?,
        };
        if count == MOST_BOARDS {
            return Err(format!("more than {MOST_BOARDS} boards"));
        }
        canonical += &format!("{limit}\n");
        let mut seen = [false; 9];
        for cell in 0..8 {
            let tile = number(tokens.next(), 8)?;
            if tile == 0 || std::mem::replace(&mut seen[tile], true) {
                return Err(format!("board {} does not have each tile once", count + 1));
            }
            canonical += &format!("{tile}{}", if cell % 4 == 3 { '\n' } else { ' ' });
        }
    }
    canonical += "-1\n";
    Ok(canonical)
}
