//! The loop of a judge's program: one file comes in, one goes out, nobody waits in between.
//!
//! [`answer_all`](crate::answer_all) serves people and pipes: each answer as soon as its puzzle is complete, all
//! processors, errors that can be passed over. A judge wants none of it, and limits how long a program's source may be.

use crate::contract::{next_puzzle, Contract, Solve};
use crate::error::ReadError;
use crate::scanner::Scanner;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// How many puzzles are read before they are solved: a judge's file whole, and a larger one in bounded memory.
const BATCH: usize = 1 << 16;

/// Answers standard input on standard output by a contract's own solver: all that a judge's program does.
///
/// The status is 0 when every puzzle was answered. Otherwise standard error has one line that says why not, and the
/// status is 2 where the input broke its contract and 1 where the machine failed; what could be answered before has been
/// written.
pub fn answer_standard_streams<C: Contract>(contract: &C) -> ExitCode {
    match answer(contract, Scanner::new(io::stdin()), &mut io::stdout()) {
        Ok(()) => ExitCode::SUCCESS,
        // Nobody wants the answers any more.
        Err(ReadError::Io(gone)) if gone.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(if matches!(error, ReadError::Input(_)) { 2 } else { 1 })
        }
    }
}

fn answer<C: Contract>(
    contract: &C,
    mut input: Scanner<'_>,
    output: &mut dyn Write,
) -> Result<(), ReadError> {
    let solver = contract.solver();
    let mut extent = None;
    let mut puzzles = Vec::new();
    let mut text = Vec::new();
    let mut answered = 0;
    loop {
        let end = loop {
            match next_puzzle(contract, &mut input, &mut extent, answered + puzzles.len() as u64) {
                Ok(Some(puzzle)) => puzzles.push(puzzle),
                Ok(None) => break Some(Ok(())),
                Err(error) => break Some(Err(error)),
            }
            if puzzles.len() == BATCH {
                break None;
            }
        };
        if !puzzles.is_empty() {
            solver.prepare(puzzles.len() as u64);
        }
        for puzzle in puzzles.drain(..) {
            if answered > 0 {
                text.extend_from_slice(contract.between());
            }
            contract.write(answered, &puzzle, &solver.solve(&puzzle), &mut text);
            answered += 1;
        }
        output.write_all(&text)?;
        text.clear();
        if let Some(end) = end {
            return end;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{answer, Contract, ReadError, Scanner, BATCH};
    use crate::contract::{Answer, Extent, Solve};

    struct Squares(Extent);

    impl Solve<i64, i64> for Squares {
        fn solve(&self, puzzle: &i64) -> Answer<i64> {
            Answer { solution: Some(puzzle * puzzle), expanded: 0 }
        }
    }

    impl Contract for Squares {
        type Puzzle = i64;
        type Solution = i64;
        type Solver = Squares;

        fn solver(&self) -> Squares {
            Squares(self.0)
        }

        fn begin(&self, _input: &mut Scanner<'_>) -> Result<Extent, ReadError> {
            Ok(self.0)
        }

        fn read(&self, input: &mut Scanner<'_>) -> Result<Option<i64>, ReadError> {
            if !input.advance()? {
                return Ok(None);
            }
            match input.token_integer() {
                Some(number) => Ok(Some(number)),
                None => Err(input.unexpected("a number").into()),
            }
        }

        fn write(&self, index: u64, _puzzle: &i64, answer: &Answer<i64>, text: &mut Vec<u8>) {
            text.extend_from_slice(format!("{index}: {}\n", answer.solution.unwrap_or_default()).as_bytes());
        }
    }

    #[test]
    fn numbers_run_on_from_batch_to_batch() {
        let count = 2 * BATCH + 3;
        let mut text = Vec::new();
        let input = "7 ".repeat(count);
        assert!(answer(&Squares(Extent::Open), Scanner::from_bytes(input.as_bytes()), &mut text).is_ok());
        let expected: String = (0..count).map(|index| format!("{index}: 49\n")).collect();
        assert!(text == expected.as_bytes());
    }

    #[test]
    fn what_follows_the_announced_puzzles_is_not_read() {
        let mut text = Vec::new();
        let squares = Squares(Extent::Exactly(2));
        assert!(answer(&squares, Scanner::from_bytes(b"3 4\x1a five"), &mut text).is_err());
        assert!(answer(&squares, Scanner::from_bytes(b"3 4 \x1a"), &mut text).is_ok());
        assert_eq!(text, b"0: 9\n0: 9\n1: 16\n");
        assert!(answer(&squares, Scanner::from_bytes(b"3"), &mut text).is_err());
    }

    #[test]
    fn what_stands_before_an_error_is_answered() {
        let mut text = Vec::new();
        let error =
            answer(&Squares(Extent::Open), Scanner::from_bytes(b"3\n4 five 6"), &mut text).unwrap_err();
        assert_eq!(text, b"0: 9\n1: 16\n");
        assert_eq!(error.to_string(), "line 2, column 3: expected a number, found \"five\"");
    }
}
