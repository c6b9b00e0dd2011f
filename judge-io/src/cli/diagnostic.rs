//! An input error as a good compiler would put it: the place, the line, a caret under the token, and what to do.
//!
//! The drawing is left to `annotate-snippets`, which draws for cargo and the compiler: it measures wide characters, makes
//! control characters visible and cuts long lines around the caret, all of which hostile input needs, and brings one small
//! crate (`unicode-width`) besides `anstyle`, which is here anyway. `miette` and `ariadne` want the whole source in memory
//! and a span in it, where a scanner has but a line; they would bring more code than this whole crate.

use crate::InputError;
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use anstyle::Style;

/// Draws an error in the input called `source` for a terminal of `width` columns, with escape sequences for colours.
///
/// ```
/// use judge_io::{cli, Scanner};
///
/// let mut input = Scanner::from_bytes(b"1 2\n3 x 5");
/// while input.advance()? && input.token() != b"x" {}
/// let drawn = cli::diagnostic("in.txt", &input.unexpected("a digit"), Some("letters come later"), 80);
/// assert_eq!(anstream::adapter::strip_str(&drawn).to_string(), r#"
/// in.txt:2:3: error: expected a digit
///   |
/// 2 | 3 x 5
///   |   ^ found "x"
///   |
///   = help: letters come later
/// "#.trim_start());
/// # Ok::<(), judge_io::ReadError>(())
/// ```
pub fn diagnostic(source: &str, error: &InputError, hint: Option<&str>, width: usize) -> String {
    let InputError { position, expected, found, length, line, line_offset, .. } = error;
    let at = ((position.column - 1 - line_offset) as usize).min(line.len());
    let (before, rest) = line.split_at(at);
    let (token, after) = rest.split_at(rest.len().min(*length));
    // Each part for itself: a byte that is no text must not swallow the token's edge.
    let [before, token, after] = [before, token, after].map(String::from_utf8_lossy);
    let cut = if *line_offset > 0 { "..." } else { "" };
    let start = cut.len() + before.len();
    let text = format!("{cut}{before}{token}{after}");
    let snippet = Snippet::source(text.as_str())
        .line_start(position.line as usize)
        .annotation(AnnotationKind::Primary.span(start..start + token.len()).label(format!("found {found}")));
    let mut group = Level::ERROR.primary_title(format!("expected {expected}")).element(snippet);
    if let Some(hint) = hint {
        group = group.element(Level::HELP.message(hint));
    }
    // The place is written here, since the renderer would count it from the part of the line that is at hand.
    let bold = Style::new().bold();
    let drawn = Renderer::styled().term_width(width).render(&[group]);
    format!("{bold}{source}:{}:{}:{bold:#} {drawn}\n", position.line, position.column)
}
