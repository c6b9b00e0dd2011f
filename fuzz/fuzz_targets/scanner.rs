//! Any bytes at all, in pieces of any size: the scanner finds the tokens and the places that splitting and counting find.
//!
//! The first two bytes choose the size of the window and of the pieces that the source gives.
#![no_main]

use judge_io::Scanner;
use libfuzzer_sys::fuzz_target;
use std::io::{self, Read};

fuzz_target!(|bytes: &[u8]| {
    let [window, most, text @ ..] = bytes else { return };
    let pieces = Pieces { bytes: text, most: usize::from(*most) + 1 };
    let mut input = Scanner::with_window(pieces, 2048 + 8 * usize::from(*window));
    for (token, line, column) in split(text) {
        assert!(input.advance().expect("bytes in memory can be read"));
        let position = input.unexpected("something else").position;
        assert_eq!((input.token(), position.line, position.column), (token, line, column));
    }
    assert!(!input.advance().expect("bytes in memory can be read"));
    assert_eq!(input.bytes_read(), text.len() as u64);
});

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

/// Every token with its line and column, both counted from 1. One that is longer than any contract has is cut.
fn split(text: &[u8]) -> Vec<(&[u8], u64, u64)> {
    let is_blank = |byte: &u8| matches!(byte, b' ' | b'\t'..=b'\r');
    let mut tokens = Vec::new();
    for (line, bytes) in (1..).zip(text.split(|&byte| byte == b'\n')) {
        let mut column = 1;
        for token in bytes.split(is_blank) {
            for (piece, at) in token.chunks(1024).zip((column..).step_by(1024)) {
                tokens.push((piece, line, at));
            }
            column += token.len() as u64 + 1;
        }
    }
    tokens
}
