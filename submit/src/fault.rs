//! What the bundler says when it cannot go on: which file, which line, what stands there.

use proc_macro2::Span;
use std::fmt;
use std::path::{Path, PathBuf};

/// Why no file was written. Displayed as `magic-board/src/board.rs:12:5: glob imports are not followed`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file it is about, as a person would name it from the workspace's root.
    pub file: PathBuf,
    /// Line and column, both from 1; `None` where the fault is the whole file.
    pub place: Option<(usize, usize)>,
    /// What is wrong.
    pub message: String,
}

impl Fault {
    /// A fault at the beginning of `span`.
    pub fn at(file: &Path, span: Span, message: impl Into<String>) -> Self {
        let start = span.start();
        Fault {
            file: file.to_path_buf(),
            place: Some((start.line, start.column + 1)),
            message: message.into(),
        }
    }

    /// A fault of a whole file.
    pub fn of(file: &Path, message: impl Into<String>) -> Self {
        Fault { file: file.to_path_buf(), place: None, message: message.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The same path on every system: messages are compared by tests.
        let file = self.file.display().to_string().replace('\\', "/");
        match self.place {
            Some((line, column)) => write!(f, "{file}:{line}:{column}: {}", self.message),
            None => write!(f, "{file}: {}", self.message),
        }
    }
}

impl std::error::Error for Fault {}
