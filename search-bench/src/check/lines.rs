//! The answers, line by line.

use super::Fault;
use std::io::{self, BufRead, BufReader, Read};

/// The longest line, and the longest word, that is looked at; in bytes. No answer needs a thousandth of it.
pub(super) const LONGEST: usize = 1 << 20;

/// Lines without their ends and trailing blanks, each with its number, in bounded memory.
pub struct Lines<'a> {
    source: BufReader<Box<dyn Read + 'a>>,
    line: Vec<u8>,
    /// Lines read so far.
    read: u64,
    /// Whether the line is longer than what is looked at.
    is_cut: bool,
    failure: Option<io::Error>,
}

impl<'a> Lines<'a> {
    /// The lines of a source.
    pub fn new(source: impl Read + 'a) -> Self {
        Lines {
            source: BufReader::with_capacity(64 * 1024, Box::new(source)),
            line: Vec::new(),
            read: 0,
            is_cut: false,
            failure: None,
        }
    }

    /// The number of the line that comes next, from 1.
    pub fn next_number(&self) -> u64 {
        self.read + 1
    }

    /// The next line.
    ///
    /// # Errors
    /// [`Fault::Ended`] after the last one, or where the source cannot be read; see [`finish`](Self::finish).
    /// [`Fault::Format`] where it is too long to be an answer.
    pub fn line(&mut self) -> Result<&[u8], Fault> {
        self.line_or_empty(false)
    }

    /// The next line; where there is none and `may_be_empty`, an empty one: line feeds at the end of a file are easily lost.
    ///
    /// # Errors
    /// As [`line`](Self::line).
    pub fn line_or_empty(&mut self, may_be_empty: bool) -> Result<&[u8], Fault> {
        let is_there = self.fill() || (may_be_empty && self.failure.is_none());
        if !is_there {
            return Err(Fault::Ended);
        }
        if self.is_cut {
            return Err(Fault::Format(format!("the line has more than {LONGEST} bytes")));
        }
        Ok(&self.line)
    }

    /// Reads the rest; the number of the first line that is not empty, if there is one.
    pub fn rest(&mut self) -> Option<u64> {
        while self.fill() {
            if !self.line.is_empty() {
                return Some(self.read);
            }
        }
        None
    }

    /// Says whether everything could be read.
    ///
    /// # Errors
    /// Says why not.
    pub fn finish(&mut self) -> Result<(), String> {
        self.failure.take().map_or(Ok(()), |error| Err(format!("the answers cannot be read: {error}")))
    }

    fn fill(&mut self) -> bool {
        self.line.clear();
        let mut read = (&mut self.source).take(LONGEST as u64 + 1).read_until(b'\n', &mut self.line);
        self.is_cut = matches!(read, Ok(read) if read > LONGEST) && self.line.last() != Some(&b'\n');
        if self.is_cut {
            read = skip_line(&mut self.source).map(|()| 1);
        }
        match read {
            Ok(0) => return false,
            Ok(_) => {}
            Err(error) => {
                self.failure = Some(error);
                return false;
            }
        }
        self.read += 1;
        let length =
            self.line.iter().rposition(|byte| !byte.is_ascii_whitespace()).map_or(0, |last| last + 1);
        self.line.truncate(length);
        true
    }
}

/// Leaves the rest of a line behind.
fn skip_line(source: &mut impl BufRead) -> io::Result<()> {
    loop {
        let bytes = source.fill_buf()?;
        let feed = bytes.iter().position(|&byte| byte == b'\n');
        let passed = feed.map_or(bytes.len(), |feed| feed + 1);
        let ended = feed.is_some() || passed == 0;
        source.consume(passed);
        if ended {
            return Ok(());
        }
    }
}
