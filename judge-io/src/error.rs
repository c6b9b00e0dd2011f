//! What can be wrong with an input, said so that a person can mend it.

use std::fmt;
use std::io;

/// A place in the input: both numbers start at 1; columns count bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The line, counted by line feeds.
    pub line: u64,
    /// The byte within the line.
    pub column: u64,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// An input that breaks its contract: where, what was expected, what was found.
///
/// Displayed as `line 3, column 14: expected a colour (1, 2 or 3), found "7"`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InputError {
    /// Where the offending token starts, or where the input ended.
    pub position: Position,
    /// What the contract calls for at this place.
    pub expected: String,
    /// The token that stands there, quoted, escaped and cut to a readable length; or `the end of the input`; or, where no
    /// puzzle was found behind a fault, in how many lines.
    pub found: String,
    /// How many bytes of the line the offending token covers; 0 at the end of the input, and where no puzzle was found in
    /// the lines up to it.
    pub length: usize,
    /// The line around the offending token, without its line end: as much of it as is kept on either side.
    pub line: Vec<u8>,
    /// How many bytes of that line, from its beginning, are missing from [`line`](Self::line).
    pub line_offset: u64,
    /// A sentence for a mistake that is often made here.
    pub hint: Option<&'static str>,
    /// As long as the rest of the line has not arrived: which byte of the source it is, and how many of it are kept.
    pub(crate) unseen: Option<(u64, usize)>,
}

impl InputError {
    /// The same error with a hint for the reader.
    #[must_use]
    pub fn with_hint(mut self, hint: &'static str) -> Self {
        self.hint = Some(hint);
        self
    }

    /// The same error about a part of the token: the letters that stand `offset` bytes behind its beginning.
    #[must_use]
    pub fn about(mut self, offset: usize, letters: &[u8]) -> Self {
        self.position.column += offset as u64;
        self.length = letters.len();
        self.found = format!("\"{}\" in {}", letters.escape_ascii(), self.found);
        self
    }
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: expected {}, found {}", self.position, self.expected, self.found)
    }
}

impl std::error::Error for InputError {}

/// Why a puzzle could not be read.
#[derive(Debug)]
pub enum ReadError {
    /// The bytes at hand end inside a puzzle, and the scanner was told not to wait for more.
    ///
    /// This is no fault of the input: whoever forbade the waiting rewinds and asks again later.
    Starved,
    /// The input breaks its contract.
    Input(Box<InputError>),
    /// The source could not be read.
    Io(io::Error),
}

impl From<InputError> for ReadError {
    fn from(error: InputError) -> Self {
        ReadError::Input(Box::new(error))
    }
}

impl From<Box<InputError>> for ReadError {
    fn from(error: Box<InputError>) -> Self {
        ReadError::Input(error)
    }
}

impl From<io::Error> for ReadError {
    fn from(error: io::Error) -> Self {
        ReadError::Io(error)
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Starved => f.write_str("the input at hand ends inside a puzzle"),
            ReadError::Input(error) => error.fmt(f),
            ReadError::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ReadError {}
