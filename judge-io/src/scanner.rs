//! Whitespace-separated tokens out of a bounded window, each with its place.
//!
//! The hot path costs nothing for the places: the scanner remembers only where in its window it stands, and counts
//! lines when a window is left behind (a sweep at memory speed) or when somebody asks. A contract that knows the usual
//! layout of its puzzles may look at the [`unread`](Scanner::unread) bytes directly, take a whole puzzle at once with
//! [`take`](Scanner::take), and fall back to tokens wherever the layout is not the usual one.

use crate::error::{InputError, Position, ReadError};
use std::io::{self, Read};

/// How many bytes the window holds: large enough to make system calls rare, small enough to stay in a core's cache.
const WINDOW: usize = 256 * 1024;

/// The longest token that is looked at as one: what is longer comes as several. No contract has a token this long, so the
/// first of them is wrong already.
const LONGEST_TOKEN: usize = 1024;

/// How much of a faulty token a message shows.
const SHOWN: usize = 24;

/// How much of a faulty line is kept on either side of the faulty token.
const LINE_KEPT: usize = 512;

/// The hint where lines were passed over up to the end.
const PASSED_OVER: &str =
    "they were passed over: reading goes on only where a puzzle is laid out in lines as the judge writes it";

/// Reads whitespace-separated tokens from a source, in bounded memory.
///
/// ```
/// use judge_io::Scanner;
///
/// let mut input = Scanner::from_bytes(b"12  x\n 7");
/// assert_eq!(input.integer(0..=99, "a number")?, 12);
/// assert!(input.advance()?);
/// assert_eq!(input.token(), b"x");
/// assert_eq!(input.position().to_string(), "line 1, column 5");
/// let error = input.integer(0..=5, "a digit up to 5").unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 2: expected a digit up to 5, found \"7\"");
/// # Ok::<(), judge_io::ReadError>(())
/// ```
pub struct Scanner<'a> {
    source: Box<dyn Read + Send + 'a>,
    window: Box<[u8]>,
    /// Bytes `start..end` of the window are unread.
    start: usize,
    end: usize,
    /// The last token stands at `token..token_end`.
    token: usize,
    token_end: usize,
    /// The source has said that there is no more.
    ended: bool,
    /// Whether the scanner may wait for the source.
    patient: bool,
    /// Everything before this byte of the window has been counted into `position`.
    counted: usize,
    position: Position,
    /// Bytes left behind with earlier windows.
    passed: u64,
    /// Which byte of the source the first token of the puzzle starts at, once it has been read.
    first: Option<u64>,
}

/// Where a scanner stood.
pub(crate) struct Mark {
    start: usize,
    counted: usize,
    position: Position,
}

/// What separates tokens: C's `isspace`.
pub const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

/// How many tokens a line has.
pub fn tokens_of(line: &[u8]) -> usize {
    line.split(|&byte| is_blank(byte)).filter(|token| !token.is_empty()).count()
}

impl<'a> Scanner<'a> {
    /// A scanner over a source of bytes. The source is read in large pieces and needs no buffer of its own.
    pub fn new(source: impl Read + Send + 'a) -> Self {
        Self::with_window(source, WINDOW)
    }

    /// A scanner over bytes in memory.
    pub fn from_bytes(bytes: &'a [u8]) -> Self {
        Self::new(bytes)
    }

    /// A scanner whose window has `size` bytes, at least enough for two of the longest tokens.
    pub fn with_window(source: impl Read + Send + 'a, size: usize) -> Self {
        Scanner {
            source: Box::new(source),
            window: vec![0; size.max(2 * LONGEST_TOKEN)].into_boxed_slice(),
            start: 0,
            end: 0,
            token: 0,
            token_end: 0,
            ended: false,
            patient: true,
            counted: 0,
            position: Position { line: 1, column: 1 },
            passed: 0,
            first: None,
        }
    }

    /// Moves to the next token and says whether there is one; at the end of the input there is none.
    ///
    /// # Errors
    /// [`ReadError::Starved`] and [`ReadError::Io`], never [`ReadError::Input`].
    pub fn advance(&mut self) -> Result<bool, ReadError> {
        loop {
            let blanks = self.unread().iter().position(|&byte| !is_blank(byte));
            self.start = blanks.map_or(self.end, |blanks| self.start + blanks);
            self.token = self.start;
            self.token_end = self.start;
            if blanks.is_some() {
                break;
            }
            if !self.refill()? {
                return Ok(false);
            }
        }
        self.first.get_or_insert(self.passed + self.start as u64);
        let mut length = 0;
        let mut blank = 0;
        while length < LONGEST_TOKEN {
            let rest = &self.window[self.token + length..self.end];
            if let Some(more) = rest.iter().position(|&byte| is_blank(byte)) {
                length += more;
                blank = 1;
                break;
            }
            length += rest.len();
            if length < LONGEST_TOKEN && !self.refill()? {
                break;
            }
        }
        if length > LONGEST_TOKEN {
            (length, blank) = (LONGEST_TOKEN, 0);
        }
        self.token_end = self.token + length;
        // The blank behind a token goes with it: the next puzzle in the usual layout starts at its first byte.
        self.start = self.token_end + blank;
        Ok(true)
    }

    /// The token that [`advance`](Self::advance) last moved to; empty at the end of the input.
    pub fn token(&self) -> &[u8] {
        &self.window[self.token..self.token_end]
    }

    /// Moves to the next token, which must be there.
    ///
    /// # Errors
    /// [`ReadError::Input`] naming what was `expected` when the input ends here.
    pub fn require(&mut self, expected: &str) -> Result<(), ReadError> {
        if self.advance()? {
            Ok(())
        } else {
            Err(self.unexpected(expected).into())
        }
    }

    /// Moves to the next token, which must be a whole number in `range`, in decimal, with at most one sign.
    ///
    /// # Errors
    /// [`ReadError::Input`] naming what was `expected` when it is not.
    pub fn integer(
        &mut self,
        range: core::ops::RangeInclusive<i64>,
        expected: &str,
    ) -> Result<i64, ReadError> {
        self.require(expected)?;
        match self.token_integer() {
            Some(value) if range.contains(&value) => Ok(value),
            _ => Err(self.unexpected(expected).into()),
        }
    }

    /// The current token as a whole number, if it is one. The beginning of a token that was too long is none.
    pub fn token_integer(&self) -> Option<i64> {
        // One or two digits are all that the puzzles themselves consist of.
        match *self.token() {
            [a @ b'0'..=b'9'] => Some(i64::from(a - b'0')),
            [a @ b'0'..=b'9', b @ b'0'..=b'9'] => Some(i64::from(a - b'0') * 10 + i64::from(b - b'0')),
            ref token if token.len() >= LONGEST_TOKEN => None,
            ref token => core::str::from_utf8(token).ok()?.parse::<i64>().ok(),
        }
    }

    /// The error that the current token, or the end of the input in its place, is not what was `expected`.
    pub fn unexpected(&self, expected: impl Into<String>) -> InputError {
        let token = self.token();
        let found = if token.is_empty() {
            String::from("the end of the input")
        } else {
            let mut shown = format!("\"{}", token[..token.len().min(SHOWN)].escape_ascii());
            shown.push_str(if token.len() > SHOWN { "\"…" } else { "\"" });
            shown
        };
        let line_feed = |&byte: &u8| byte == b'\n';
        let before = &self.window[..self.token];
        let line_start = before.iter().rposition(line_feed).map_or(0, |feed| feed + 1);
        let from = line_start.max(self.token.saturating_sub(LINE_KEPT));
        let rest = &self.window[self.token_end..self.end.min(self.token_end + LINE_KEPT)];
        let feed = rest.iter().position(line_feed);
        let until = self.token_end + feed.unwrap_or(rest.len());
        let is_whole = feed.is_some() || rest.len() == LINE_KEPT || self.ended;
        let mut line = &self.window[from..until];
        if let ([shorter @ .., b'\r'], true) = (line, is_whole) {
            line = shorter;
        }
        let position = self.position_of(self.token);
        InputError {
            position,
            expected: expected.into(),
            found,
            length: token.len(),
            line: line.to_vec(),
            line_offset: position.column - 1 - (self.token - from) as u64,
            hint: None,
            unseen: (!is_whole).then(|| (self.passed + until as u64, LINE_KEPT - rest.len())),
        }
    }

    /// Waits for the rest of an error's line, as far as it is kept: what is shown of it does not depend on how the bytes came.
    ///
    /// # Errors
    /// As [`advance`](Self::advance); the error is then as it was.
    pub(crate) fn finish_line(&mut self, error: &mut InputError) -> Result<(), ReadError> {
        let Some((at, kept)) = error.unseen else { return Ok(()) };
        // Where a contract has read far beyond the fault, these bytes are gone, and the line stays cut.
        while let Some(from) = at.checked_sub(self.passed) {
            let from = from as usize;
            let rest = &self.window[from..self.end.min(from + kept)];
            let feed = rest.iter().position(|&byte| byte == b'\n');
            if feed.is_some() || rest.len() == kept || self.ended {
                error.line.extend_from_slice(&rest[..feed.unwrap_or(rest.len())]);
                break;
            }
            self.refill()?;
        }
        if error.line.last() == Some(&b'\r') {
            error.line.pop();
        }
        error.unseen = None;
        Ok(())
    }

    /// Where the current token starts. Costs a look at every byte since this was last asked or a window was left.
    pub fn position(&mut self) -> Position {
        self.position = self.position_of(self.token);
        self.counted = self.token;
        self.position
    }

    fn position_of(&self, at: usize) -> Position {
        let mut position = self.position;
        count_lines(&self.window[self.counted..at], &mut position);
        position
    }

    /// Where the next token starts, which is then still to be read; `None` at the end of the input.
    ///
    /// # Errors
    /// As [`advance`](Self::advance).
    pub fn next_position(&mut self) -> Result<Option<Position>, ReadError> {
        if !self.advance()? {
            return Ok(None);
        }
        let position = self.position();
        self.start = self.token;
        self.token_end = self.token;
        Ok(Some(position))
    }

    /// The bytes at hand that have not been read yet. There may be more in the source.
    pub fn unread(&self) -> &[u8] {
        &self.window[self.start..self.end]
    }

    /// Marks the first `count` unread bytes as read: a contract has recognised them as a whole puzzle.
    pub fn take(&mut self, count: usize) {
        debug_assert!(count <= self.end - self.start);
        self.start += count;
        self.token = self.start;
        self.token_end = self.start;
    }

    /// Leaves the rest of the current token's line behind, with its line feed.
    ///
    /// # Errors
    /// As [`advance`](Self::advance).
    pub fn skip_line(&mut self) -> Result<(), ReadError> {
        if self.window[self.token_end..self.start] == *b"\n" {
            self.token = self.start;
            self.token_end = self.start;
            return Ok(());
        }
        loop {
            let feed = self.unread().iter().position(|&byte| byte == b'\n');
            self.start = feed.map_or(self.end, |feed| self.start + feed + 1);
            self.token = self.start;
            self.token_end = self.start;
            if feed.is_some() || !self.refill()? {
                return Ok(());
            }
        }
    }

    /// Notes that a puzzle begins: the next token is its first.
    pub(crate) fn begin_puzzle(&mut self) {
        self.first = None;
    }

    /// Goes on behind a fault to the next line with which a puzzle `begins`. If the fault lies on a later line than the first
    /// token of its puzzle, that line is the first one looked at, for it may be that something was missing before it.
    ///
    /// Lines behind the fault's own that begin no puzzle are passed over. Fewer of them than the `lines` of a puzzle are the
    /// rest of the faulty one; the error is for more of them, where no puzzle follows, and covers no byte.
    ///
    /// # Errors
    /// As [`advance`](Self::advance).
    pub(crate) fn recover(
        &mut self,
        begins: fn(&[u8]) -> bool,
        lines: u64,
    ) -> Result<Option<InputError>, ReadError> {
        if let Some(line) = self.later_line() {
            self.start = line;
            self.token = line;
            self.token_end = line;
            if begins(self.line_at_hand()?) {
                return Ok(None);
            }
        }
        self.skip_line()?;
        let mut first = None;
        let mut passed = 0;
        while self.next_position()?.is_some() && !begins(self.line_at_hand()?) {
            first = first.or_else(|| Some(self.unexpected("a line that begins a puzzle")));
            passed += 1;
            self.skip_line()?;
        }
        let plural = if passed == 1 { "" } else { "s" };
        let found = format!("none in {passed} line{plural} up to the end");
        Ok(first
            .filter(|_| passed >= lines)
            .map(|error| InputError { found, ..error.with_hint(PASSED_OVER) }))
    }

    /// Where the current token's line begins, if the puzzle's first token is on another. A line that is longer than what
    /// is kept before a token does not count: whether it is still at hand depends on how the bytes came.
    fn later_line(&self) -> Option<usize> {
        let kept = self.token.saturating_sub(LINE_KEPT);
        let feed = self.window[kept..self.token].iter().rposition(|&byte| byte == b'\n')?;
        let line = kept + feed + 1;
        self.first.is_some_and(|first| first < self.passed + line as u64).then_some(line)
    }

    /// The line that begins here, or as much of it as any puzzle's first line has.
    fn line_at_hand(&mut self) -> Result<&[u8], ReadError> {
        loop {
            let unread = self.unread();
            let feed = unread.iter().take(LONGEST_TOKEN).position(|&byte| byte == b'\n');
            if feed.is_some() || unread.len() >= LONGEST_TOKEN || !self.refill()? {
                let length = feed.unwrap_or(self.unread().len().min(LONGEST_TOKEN));
                return Ok(&self.window[self.start..self.start + length]);
            }
        }
    }

    /// How many bytes of the source have been read so far.
    pub fn bytes_read(&self) -> u64 {
        self.passed + self.start as u64
    }

    /// Whether the scanner may wait for its source; a scanner that may not ends with [`ReadError::Starved`] instead.
    pub(crate) fn set_patient(&mut self, patient: bool) {
        self.patient = patient;
    }

    /// A place to come back to, good until the scanner next waits.
    pub(crate) fn mark(&self) -> Mark {
        Mark { start: self.start, counted: self.counted, position: self.position }
    }

    /// Goes back to a mark.
    pub(crate) fn rewind(&mut self, mark: &Mark) {
        self.start = mark.start;
        self.token = mark.start;
        self.token_end = mark.start;
        self.counted = mark.counted;
        self.position = mark.position;
    }

    /// Makes room by leaving behind what was read, and reads more; says whether anything came.
    fn refill(&mut self) -> Result<bool, ReadError> {
        if self.ended {
            return Ok(false);
        }
        if !self.patient {
            return Err(ReadError::Starved);
        }
        // The beginning of the token's line stays, for whoever has to be shown it. Little is ever moved, since the scanner
        // only comes here when everything but the current token has been read.
        let left = self.token.saturating_sub(LINE_KEPT);
        if left > 0 {
            if self.counted < left {
                self.position = self.position_of(left);
                self.counted = left;
            }
            self.window.copy_within(left..self.end, 0);
            self.passed += left as u64;
            self.counted -= left;
            self.end -= left;
            self.start -= left;
            self.token -= left;
            self.token_end -= left;
        }
        loop {
            match self.source.read(&mut self.window[self.end..]) {
                Ok(0) => {
                    self.ended = true;
                    return Ok(false);
                }
                Ok(count) => {
                    self.end += count;
                    return Ok(true);
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
}

/// Moves `position` over `bytes`.
fn count_lines(bytes: &[u8], position: &mut Position) {
    match bytes.iter().rposition(|&byte| byte == b'\n') {
        None => position.column += bytes.len() as u64,
        Some(last) => {
            // Fewer bytes at a time than a byte can count, 256, and a multiple of sixteen: the sum is then of bytes, sixteen to a
            // vector.
            let feeds = |bytes: &[u8]| bytes.iter().map(|&byte| u8::from(byte == b'\n')).sum::<u8>();
            position.line += bytes.chunks(240).map(|bytes| u64::from(feeds(bytes))).sum::<u64>();
            position.column = (bytes.len() - last) as u64;
        }
    }
}
