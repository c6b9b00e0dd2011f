//! Standard output as the loop and the reports share it.

use crate::cli::options::Format;
use anstream::adapter::strip_bytes;
use anstream::{AutoStream, ColorChoice};
use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Writes a whole text to standard output. A reader that has seen enough, and closed it, has lost nothing.
///
/// # Errors
/// Says why, where it cannot be written for another reason, such as a full disk.
pub fn print(text: impl AsRef<[u8]>) -> Result<(), String> {
    let mut output = io::stdout().lock();
    match output.write_all(text.as_ref()).and_then(|()| output.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(format!("this cannot be written: {error}"))
        }
        _ => Ok(()),
    }
}

/// Standard output, and how many lines have gone there.
pub(crate) struct Output(Mutex<Counted>);

struct Counted {
    stream: io::Stdout,
    /// Whether escape sequences are left out.
    plain: bool,
    lines: u64,
}

impl Output {
    /// Standard output for answers in a format: only drawings have colours, where the stream and the person want them.
    pub(crate) fn new(format: Format) -> Self {
        let stream = io::stdout();
        let drawn = matches!(format, Format::Steps | Format::Compact);
        let plain = drawn && AutoStream::choice(&stream) == ColorChoice::Never;
        Output(Mutex::new(Counted { stream, plain, lines: 0 }))
    }

    /// Writes one more line, which may say how many there were before it: the index of the next puzzle, where each puzzle
    /// is a line.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub(crate) fn push_line(&self, line: impl FnOnce(u64) -> Vec<u8>) -> io::Result<()> {
        let mut counted = self.lock();
        let line = line(counted.lines);
        counted.write_all(&line).and_then(|()| counted.flush())
    }

    fn lock(&self) -> MutexGuard<'_, Counted> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Write for &Output {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        self.lock().write(text)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.lock().flush()
    }
}

impl Write for Counted {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        // All at once: standard output would write line by line.
        let count = if self.plain {
            let stripped: Vec<u8> = strip_bytes(text).flatten().copied().collect();
            self.stream.write_all(&stripped)?;
            text.len()
        } else {
            self.stream.write(text)?
        };
        // As the scanner counts lines: the compiler turns this into vector instructions.
        #[allow(clippy::naive_bytecount)]
        let lines = text[..count].iter().filter(|&&byte| byte == b'\n').count();
        self.lines += lines as u64;
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}
