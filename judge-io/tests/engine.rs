//! The loop: order, threads, errors, extents, and answers that do not wait for more input than they need.

use judge_io::{
    answer_all, Answer, Contract, Extent, Failure, InputError, OnError, ReadError, Scanner, Solve, Summary,
};
use std::io::{self, Read, Write};
use std::sync::mpsc::{channel, Receiver, Sender};
use std::sync::Mutex;

/// Doubles numbers of at most six digits, until a 0.
struct Doubles {
    extent: fn(&mut Scanner<'_>) -> Result<Extent, ReadError>,
}

struct Double;

impl Solve<i64, i64> for Double {
    fn solve(&self, puzzle: &i64) -> Answer<i64> {
        // Uneven work, so that workers overtake each other.
        let rounds = puzzle.unsigned_abs() % 37 * 40;
        let mut sum = 0;
        for round in 0..rounds {
            sum = std::hint::black_box(sum + round);
        }
        Answer { solution: Some(2 * puzzle), expanded: sum }
    }
}

impl Contract for Doubles {
    type Puzzle = i64;
    type Solution = i64;
    type Solver = Double;

    fn solver(&self) -> Double {
        Double
    }

    fn begin(&self, input: &mut Scanner<'_>) -> Result<Extent, ReadError> {
        (self.extent)(input)
    }

    fn read(&self, input: &mut Scanner<'_>) -> Result<Option<i64>, ReadError> {
        if !input.advance()? {
            return Ok(None);
        }
        match input.token_integer() {
            Some(0) => Ok(None),
            Some(number @ 1..=999_999) => Ok(Some(number)),
            _ => Err(input.unexpected("a number of at most six digits").into()),
        }
    }

    fn write(&self, index: u64, puzzle: &i64, answer: &Answer<i64>, text: &mut Vec<u8>) {
        let doubled = answer.solution.unwrap_or_default();
        text.extend_from_slice(format!("{index}: {puzzle} {doubled}\n").as_bytes());
    }
}

const OPEN: Doubles = Doubles { extent: |_| Ok(Extent::Open) };
const ONE: Doubles = Doubles { extent: |_| Ok(Extent::One) };
const COUNTED: Doubles =
    Doubles { extent: |input| Ok(Extent::Exactly(input.integer(0..=i64::MAX, "a count")?.unsigned_abs())) };

fn run(contract: &Doubles, input: &[u8], threads: usize) -> (String, Result<Summary, String>) {
    let mut text = Vec::new();
    let result =
        answer_all(contract, &Double, Scanner::from_bytes(input), &mut text, threads, &OnError::Stop);
    (String::from_utf8(text).expect("answers are ASCII"), result.map_err(|failure| failure.to_string()))
}

fn answered(count: u64) -> Summary {
    Summary { answered: count, errors: 0 }
}

#[test]
fn any_number_of_threads_writes_the_same() {
    let numbers: Vec<String> = (1..=200_000).map(|number| number.to_string()).collect();
    let input = numbers.join("\n");
    let expected: String =
        (1..=200_000).map(|number| format!("{}: {number} {}\n", number - 1, 2 * number)).collect();
    for threads in [1, 2, 5] {
        let (text, result) = run(&OPEN, input.as_bytes(), threads);
        assert!(text == expected, "{threads} threads");
        assert_eq!(result, Ok(answered(200_000)));
    }
}

#[test]
fn an_error_far_into_the_input_comes_after_every_answer_before_it() {
    let numbers: Vec<String> = (1..=150_000).map(|number| number.to_string()).collect();
    let input = numbers.join("\n") + "\noops 1 2 3\n" + &"5\n".repeat(200_000);
    for threads in [1, 2, 4] {
        let (text, result) = run(&OPEN, input.as_bytes(), threads);
        assert_eq!(text.lines().count(), 150_000);
        assert_eq!(
            result.unwrap_err(),
            "line 150001, column 1: expected a number of at most six digits, found \"oops\"",
        );
    }
}

#[test]
fn terminators_and_extents() {
    assert_eq!(run(&OPEN, b"", 2), (String::new(), Ok(answered(0))));
    assert_eq!(run(&OPEN, b"0 oops", 2), (String::new(), Ok(answered(0))));
    assert_eq!(run(&OPEN, b"7", 2), (String::from("0: 7 14\n"), Ok(answered(1))));
    assert_eq!(run(&ONE, b"", 2), (String::new(), Ok(answered(0))));
    assert_eq!(run(&ONE, b"7 oops", 2), (String::from("0: 7 14\n"), Ok(answered(1))));
    assert_eq!(run(&COUNTED, b"0", 2), (String::new(), Ok(answered(0))));
    assert_eq!(run(&COUNTED, b"2 7 8", 2), (String::from("0: 7 14\n1: 8 16\n"), Ok(answered(2))));
    let errors = [
        (&b""[..], "", "line 1, column 1: expected a count, found the end of the input"),
        (b"2 7", "0: 7 14\n", "line 1, column 4: expected puzzle 2 of 2, found the end of the input"),
        (
            b"1 7 8",
            "0: 7 14\n",
            "line 1, column 5: expected the end of the input after puzzle 1 of 1, found \"8\"",
        ),
        (
            b"9223372036854775807 7",
            "0: 7 14\n",
            "line 1, column 22: expected puzzle 2 of 9223372036854775807, found the end of the input",
        ),
    ];
    for (input, text, error) in errors {
        assert_eq!(run(&COUNTED, input, 2), (String::from(text), Err(String::from(error))));
    }
}

#[test]
fn going_on_behind_errors() {
    let reported = Mutex::new(Vec::new());
    let report = |error: &InputError| {
        reported.lock().expect("nobody panics").push(error.position.line);
        Ok(())
    };
    let mut text = Vec::new();
    let input = b"4\n1\nx 2\n3 y\n5\n";
    let result =
        answer_all(&COUNTED, &Double, Scanner::from_bytes(input), &mut text, 1, &OnError::Report(&report));
    // Line 3 is left whole, of line 4 the rest. A faulty puzzle keeps its number, so that was the last one: what follows
    // may belong to it.
    assert_eq!(String::from_utf8(text).expect("answers are ASCII"), "0: 1 2\n2: 3 6\n");
    assert_eq!(*reported.lock().expect("nobody panics"), [3, 4]);
    assert_eq!(result.expect("every error was reported"), Summary { answered: 2, errors: 2 });
}

/// Behind the end of the input there is nothing to go on with: puzzles that were announced are missing once, not each anew.
#[test]
fn the_end_is_reported_once() {
    let reported = Mutex::new(Vec::new());
    let report = |error: &InputError| {
        reported.lock().expect("nobody panics").push(error.to_string());
        Ok(())
    };
    let mut text = Vec::new();
    let input = Scanner::from_bytes(b"9000000000000000000\n1\n");
    let result = answer_all(&COUNTED, &Double, input, &mut text, 1, &OnError::Report(&report));
    assert_eq!(
        *reported.lock().expect("nobody panics"),
        ["line 3, column 1: expected puzzle 2 of 9000000000000000000, found the end of the input"],
    );
    assert_eq!(result.expect("every error was reported"), Summary { answered: 1, errors: 1 });
}

/// Numbers, and a contract of two each that begin on a line of their own.
struct Sums;

impl Contract for Sums {
    type Puzzle = i64;
    type Solution = i64;
    type Solver = Double;

    fn solver(&self) -> Double {
        Double
    }

    fn read(&self, input: &mut Scanner<'_>) -> Result<Option<i64>, ReadError> {
        if !input.advance()? {
            return Ok(None);
        }
        let first = input.token_integer().ok_or_else(|| input.unexpected("a first number"))?;
        Ok(Some(first + input.integer(1..=9, "a second number")?))
    }

    fn beginning(&self) -> Option<fn(&[u8]) -> bool> {
        Some(|line| judge_io::tokens_of(line) == 1)
    }

    fn write(&self, _index: u64, puzzle: &i64, _answer: &Answer<i64>, text: &mut Vec<u8>) {
        text.extend_from_slice(format!("{puzzle} ").as_bytes());
    }
}

/// A line may be the rest of a puzzle or the beginning of the next one. What is wrong in both is told once.
#[test]
fn a_token_is_told_once() {
    let reported = Mutex::new(Vec::new());
    let report = |error: &InputError| {
        reported.lock().expect("nobody panics").push(error.to_string());
        Ok(())
    };
    let mut text = Vec::new();
    let input = Scanner::from_bytes(b"1\n2\n3\nx\n4\n5\n6\n77\n8\n");
    let result = answer_all(&Sums, &Double, input, &mut text, 1, &OnError::Report(&report));
    // `x` is neither a second nor a first number; 77 is a first one.
    assert_eq!(String::from_utf8(text).expect("answers are ASCII"), "3 9 85 ");
    assert_eq!(
        *reported.lock().expect("nobody panics"),
        [
            "line 4, column 1: expected a second number, found \"x\"",
            "line 8, column 1: expected a second number, found \"77\"",
        ],
    );
    assert_eq!(result.expect("every error was reported"), Summary { answered: 3, errors: 2 });
}

/// A source that hands out its bytes in pieces of one size.
struct Pieces<'a>(std::slice::Chunks<'a, u8>);

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let piece = self.0.next().unwrap_or_default();
        buffer[..piece.len()].copy_from_slice(piece);
        Ok(piece.len())
    }
}

#[test]
fn an_error_shows_its_line_however_the_bytes_came() {
    let numbers = "12 34 5\n".repeat(300);
    for line in ["x", "1 2 x", "x 3 4", "1 x 4 ", &format!("x {}", "7 ".repeat(400)), "1 x\r"] {
        for end in ["", "\n", "\n5 6\n"] {
            let input = format!("{numbers}{line}{end}");
            let fault = |size: usize| {
                let scanner = Scanner::with_window(Pieces(input.as_bytes().chunks(size)), 2048);
                match answer_all(&OPEN, &Double, scanner, &mut Vec::new(), 1, &OnError::Stop) {
                    Err(Failure::Input(error)) => *error,
                    other => panic!("{other:?}"),
                }
            };
            let whole = fault(512);
            let kept = line.trim_end_matches('\r').len().min("x".len() + 512 + line.find('x').unwrap_or(0));
            assert_eq!((whole.position.line, whole.line.len()), (301, kept), "{line:?}");
            for size in [1, 2, 3, 7, 100, 511] {
                assert_eq!(fault(size), whole, "{line:?} in pieces of {size}");
            }
        }
    }
}

/// A source that hands out what it is sent, and ends when the sender is gone.
struct Channel(Receiver<&'static [u8]>);

impl Read for Channel {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let bytes = self.0.recv().unwrap_or_default();
        buffer[..bytes.len()].copy_from_slice(bytes);
        Ok(bytes.len())
    }
}

struct Sink(Sender<String>);

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes).into_owned();
        self.0.send(text).map_err(|_| io::Error::from(io::ErrorKind::BrokenPipe))?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn each_answer_comes_before_the_next_puzzle_is_waited_for() {
    let (question, source) = channel();
    let (sink, answer) = channel();
    let run = std::thread::spawn(move || {
        answer_all(&OPEN, &Double, Scanner::new(Channel(source)), &mut Sink(sink), 2, &OnError::Stop)
            .expect("the input keeps its contract")
    });
    question.send(b"1\n").expect("the run goes on");
    assert_eq!(answer.recv().expect("an answer"), "0: 1 2\n");
    // Half a puzzle waits for its other half; the whole one before it does not.
    question.send(b"2 3").expect("the run goes on");
    assert_eq!(answer.recv().expect("an answer"), "1: 2 4\n");
    question.send(b"4 ").expect("the run goes on");
    assert_eq!(answer.recv().expect("an answer"), "2: 34 68\n");
    question.send(b"5").expect("the run goes on");
    drop(question);
    assert_eq!(answer.recv().expect("an answer"), "3: 5 10\n");
    assert_eq!(run.join().expect("the run does not panic").answered, 4);
}

#[test]
fn a_reader_that_goes_away_ends_the_run_quietly() {
    let input = b"5\n".repeat(500_000);
    for threads in [1, 3] {
        let (sink, answer) = channel();
        drop(answer);
        let result =
            answer_all(&OPEN, &Double, Scanner::from_bytes(&input), &mut Sink(sink), threads, &OnError::Stop);
        assert_eq!(result.expect("it is no failure").answered, 0);
    }
}

struct Broken;

impl Read for Broken {
    fn read(&mut self, _buffer: &mut [u8]) -> io::Result<usize> {
        Err(io::Error::new(io::ErrorKind::Other, "the disk is gone"))
    }
}

#[test]
fn a_source_that_cannot_be_read_is_a_failure_of_its_own() {
    let source = (&b"1 2\n"[..]).chain(Broken);
    let mut text = Vec::new();
    let result = answer_all(&OPEN, &Double, Scanner::new(source), &mut text, 1, &OnError::Stop);
    assert_eq!(String::from_utf8(text).expect("answers are ASCII"), "0: 1 2\n1: 2 4\n");
    let failure = result.unwrap_err();
    assert_eq!(failure.to_string(), "the input cannot be read: the disk is gone");
    assert_eq!(failure.status(), 1);
}

struct Panics;

impl Solve<i64, i64> for Panics {
    fn solve(&self, puzzle: &i64) -> Answer<i64> {
        assert_ne!(*puzzle, 300_000, "a bug in a solver");
        Answer { solution: Some(*puzzle), expanded: 0 }
    }
}

#[test]
fn a_panic_in_a_solver_ends_the_run_instead_of_hanging_it() {
    let numbers: Vec<String> = (1..=400_000).map(|number| number.to_string()).collect();
    let input = numbers.join(" ");
    for threads in [1, 4] {
        let run = std::panic::catch_unwind(|| {
            let scanner = Scanner::from_bytes(input.as_bytes());
            answer_all(&OPEN, &Panics, scanner, &mut Vec::new(), threads, &OnError::Stop).map(|_| ())
        });
        assert!(run.is_err());
    }
}
