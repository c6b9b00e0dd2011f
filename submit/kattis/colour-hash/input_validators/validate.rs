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

/// The most puzzles of an input.
const MOST_PUZZLES: usize = 1000;

/// How many there are of piece 0, 1, ... 10.
const PIECES: [usize; 11] = [6, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1];

/// The text that the input's puzzles are written as.
fn canonical(text: &str) -> Result<String, String> {
    let mut tokens = text.split_ascii_whitespace();
    let count = number(tokens.next(), MOST_PUZZLES)?;
    let mut canonical = format!("{count}\n");
    for index in 1..=count {
        let mut pieces = Vec::new();
        for _ in 0..24 {
            pieces.push(number(tokens.next(), 10)?);
        }
        if pieces[9..12] != pieces[21..] {
            return Err(format!("the wheels of puzzle {index} do not agree on the pieces that they share"));
        }
        for (piece, wanted) in PIECES.into_iter().enumerate() {
            if pieces[..21].iter().filter(|&&own| own == piece).count() != wanted {
                return Err(format!("puzzle {index} does not have piece {piece} {wanted} times"));
            }
        }
        let pieces: Vec<String> = pieces.iter().map(ToString::to_string).collect();
        canonical += &format!("{}\n", pieces.join(" "));
    }
    match tokens.next() {
        Some(token) => Err(format!("`{token}` behind the last puzzle")),
        None => Ok(canonical),
    }
}
