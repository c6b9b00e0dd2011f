//! The scanner against the obvious way: split the whole text and count.

use judge_io::{ReadError, Scanner};
use proptest::prelude::*;
use std::io::{self, Read};

/// A source that gives at most `most` bytes at a time.
struct Pieces<'a> {
    bytes: &'a [u8],
    most: usize,
}

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = buffer.len().min(self.most);
        self.bytes.read(&mut buffer[..count])
    }
}

/// Every token with its line and column, found without a scanner.
fn tokens_of(text: &[u8]) -> Vec<(Vec<u8>, u64, u64)> {
    let mut tokens = Vec::new();
    let (mut line, mut column) = (1, 1);
    let mut inside = false;
    for &byte in text {
        let blank = matches!(byte, b' ' | b'\t' | b'\n' | 0x0b | 0x0c | b'\r');
        if !blank && !inside {
            tokens.push((Vec::new(), line, column));
        }
        inside = !blank;
        if inside {
            tokens.last_mut().expect("it was begun").0.push(byte);
        }
        column += 1;
        if byte == b'\n' {
            (line, column) = (line + 1, 1);
        }
    }
    tokens
}

fn scanned(mut input: Scanner<'_>, ask_places: bool) -> Vec<(Vec<u8>, u64, u64)> {
    let mut tokens = Vec::new();
    while input.advance().expect("bytes in memory can be read") {
        let error = input.unexpected("something else");
        if ask_places {
            assert_eq!(input.position(), error.position);
        }
        tokens.push((input.token().to_vec(), error.position.line, error.position.column));
    }
    tokens
}

proptest! {
    #[test]
    fn tokens_and_places(
        text in prop::collection::vec(prop::sample::select(&b"12x\xff\0  \t\n\n\r\x0b"[..]), 0..300),
        most in 1_usize..70,
        ask_places in any::<bool>(),
    ) {
        let pieces = Pieces { bytes: &text, most };
        prop_assert_eq!(scanned(Scanner::with_window(pieces, 0), ask_places), tokens_of(&text));
        prop_assert_eq!(scanned(Scanner::from_bytes(&text), ask_places), tokens_of(&text));
    }

    #[test]
    fn integers(value in any::<i64>()) {
        let text = value.to_string();
        let mut input = Scanner::from_bytes(text.as_bytes());
        prop_assert_eq!(input.integer(i64::MIN..=i64::MAX, "a number").expect("it is one"), value);
    }
}

#[test]
fn places_far_into_a_large_input() {
    // Windows are left behind in the middle of lines, of tokens and of runs of blanks.
    let text = b"12345 678\n  9\n".repeat(60_000);
    let tokens = scanned(Scanner::new(Pieces { bytes: &text, most: 10_007 }), false);
    assert!(tokens == tokens_of(&text));
}

#[test]
fn numbers_that_are_none() {
    for text in ["", "-", "+", "1.5", "1e3", "0x10", "99999999999999999999", "१", "1\u{0}", "--1"] {
        let mut input = Scanner::from_bytes(text.as_bytes());
        let error = input.integer(i64::MIN..=i64::MAX, "a whole number").expect_err(text);
        assert!(matches!(error, ReadError::Input(_)), "{text}");
    }
}

#[test]
fn an_endless_token_is_bounded() {
    let text = vec![b'7'; 3_000_000];
    let mut input = Scanner::from_bytes(&text);
    assert!(input.advance().expect("bytes in memory can be read"));
    assert!(input.token().len() <= 1024);
    let error = input.unexpected("a number");
    assert_eq!(error.to_string(), "line 1, column 1: expected a number, found \"777777777777777777777777\"…");
    assert!(error.line.len() <= 2048);
}

#[test]
fn the_line_around_an_error() {
    let mut input = Scanner::from_bytes(b"1 2\n3 four 5\r\n6");
    for _ in 0..4 {
        assert!(input.advance().expect("bytes in memory can be read"));
    }
    let error = input.unexpected("a number");
    assert_eq!((&error.line[..], error.line_offset, error.length), (&b"3 four 5"[..], 0, 4));
    input.skip_line().expect("bytes in memory can be read");
    assert!(input.advance().expect("bytes in memory can be read"));
    assert_eq!(input.token(), b"6");
}

#[test]
fn leaving_a_line_behind_its_last_token() {
    let mut input = Scanner::from_bytes(b"1 x\n2\n");
    input.advance().expect("bytes in memory can be read");
    input.advance().expect("bytes in memory can be read");
    assert_eq!(input.token(), b"x");
    input.skip_line().expect("bytes in memory can be read");
    input.advance().expect("bytes in memory can be read");
    assert_eq!(input.token(), b"2");
}
