//! How wide a person's terminal is.

/// What is taken for the width where there is no terminal.
const USUAL: usize = 80;

/// The width in columns: what the variable `COLUMNS` says, else what the terminal says, else 80.
pub(crate) fn width() -> usize {
    let said = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    said.filter(|&columns| columns > 0)
        .or_else(|| terminal_size::terminal_size().map(|(width, _)| usize::from(width.0)))
        .unwrap_or(USUAL)
}
