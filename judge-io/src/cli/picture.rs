//! A board drawn as a grid of short texts, some of them marked.
//!
//! Every puzzle's board fits a grid with holes: two rows of four, three of three, a #, two wheels that share a column.
//! A cell is as wide as the widest text, and one column stands between neighbours. Marks are brackets around what is
//! marked together, so that they are seen without colours too:
//!
//! ```text
//!  1 2 3 4       1[7 2]4
//!  8 7 6 5       8[6 3]5
//! ```

use anstyle::{AnsiColor, Style};
use std::fmt::{self, Display};

/// What a cell's colour stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tint {
    /// The terminal's own colour.
    #[default]
    Plain,
    /// Something to be seen less than the rest.
    Faint,
    /// One of six colours, told apart at a glance: `Colour(0)` to `Colour(5)`, and around again.
    Colour(u8),
}

impl Tint {
    fn style(self) -> Style {
        const COLOURS: [AnsiColor; 6] = [
            AnsiColor::Red,
            AnsiColor::Green,
            AnsiColor::Blue,
            AnsiColor::Yellow,
            AnsiColor::Magenta,
            AnsiColor::Cyan,
        ];
        match self {
            Tint::Plain => Style::new(),
            Tint::Faint => Style::new().dimmed(),
            Tint::Colour(number) => COLOURS[usize::from(number) % COLOURS.len()].on_default(),
        }
    }
}

/// A board drawn as a grid.
///
/// `Display` writes it without colours; `{:#}` writes it with them, as escape sequences.
///
/// ```
/// use judge_io::cli::{Picture, Tint};
///
/// let mut picture = Picture::new(2, 3);
/// for (column, text) in ["1", "10", "x"].into_iter().enumerate() {
///     picture.put((0, column), text, Tint::Plain);
/// }
/// picture.put((1, 1), 7, Tint::Colour(2));
/// picture.mark(&[(0, 0), (0, 1)]);
/// assert_eq!(picture.to_string(), "
/// [ 1 10] x
///      7
/// ".trim_start());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    rows: Vec<Vec<Cell>>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Cell {
    text: String,
    tint: Tint,
    marked: bool,
}

impl Picture {
    /// A grid without anything in it.
    pub fn new(rows: usize, columns: usize) -> Self {
        Picture { rows: vec![vec![Cell::default(); columns]; rows] }
    }

    /// Puts a text into the cell at a row and a column, both counted from 0.
    ///
    /// # Panics
    /// If there is no such cell.
    pub fn put(&mut self, (row, column): (usize, usize), text: impl Display, tint: Tint) {
        self.rows[row][column] = Cell { text: text.to_string(), tint, marked: false };
    }

    /// Marks cells.
    ///
    /// # Panics
    /// If there is no such cell.
    pub fn mark(&mut self, cells: &[(usize, usize)]) {
        for &(row, column) in cells {
            self.rows[row][column].marked = true;
        }
    }

    /// How many rows there are, which is how many lines are drawn.
    pub fn height(&self) -> usize {
        self.rows.len()
    }

    /// How many characters wide every line is.
    pub fn width(&self) -> usize {
        let columns = self.rows.first().map_or(0, Vec::len);
        columns * (self.cell_width() + 1) + 1
    }

    /// Appends one line, padded to [`width`](Self::width), with escape sequences.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn draw_line(&self, row: usize, text: &mut String) {
        let cell_width = self.cell_width();
        let mut marked = false;
        for cell in &self.rows[row] {
            push_fence(marked, cell.marked, text);
            marked = cell.marked;
            let mut style = if marked { cell.tint.style().bold() } else { cell.tint.style() };
            if cell.text.is_empty() {
                // Blanks stay blanks, so that whoever writes the line can cut them off its end.
                style = Style::new();
            }
            text.push_str(&format!("{style}{:>cell_width$}{style:#}", cell.text));
        }
        push_fence(marked, false, text);
    }

    fn cell_width(&self) -> usize {
        self.rows.iter().flatten().map(|cell| cell.text.chars().count()).max().unwrap_or(0)
    }
}

/// What stands between two cells.
fn push_fence(left_marked: bool, right_marked: bool, text: &mut String) {
    let fence = match (left_marked, right_marked) {
        (false, true) => '[',
        (true, false) => ']',
        _ => return text.push(' '),
    };
    let style = Style::new().bold();
    text.push_str(&format!("{style}{fence}{style:#}"));
}

impl Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..self.height() {
            let mut line = String::new();
            self.draw_line(row, &mut line);
            let line = line.trim_end();
            if f.alternate() {
                writeln!(f, "{line}")?;
            } else {
                writeln!(f, "{}", anstream::adapter::strip_str(line))?;
            }
        }
        Ok(())
    }
}
