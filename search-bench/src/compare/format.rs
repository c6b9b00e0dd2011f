//! A comparison as text: a table for a terminal, Markdown, CSV, JSON.

use super::{Comparison, Rate, Row};
use std::fmt::Write;

/// How a comparison is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// Aligned columns.
    Table,
    /// A line a contender, figures without units; times in seconds.
    Csv,
    /// One array of objects with everything, results by depth included.
    Json,
    /// A table for a README.
    Markdown,
}

impl Format {
    /// Writes comparisons.
    ///
    /// # Panics
    /// Never: a comparison has figures and strings alone.
    pub fn write(self, comparisons: &[Comparison]) -> String {
        match self {
            Format::Table => {
                comparisons.iter().map(|comparison| text(comparison, aligned)).collect::<Vec<_>>().join("\n")
            }
            Format::Markdown => {
                comparisons.iter().map(|comparison| text(comparison, markdown)).collect::<Vec<_>>().join("\n")
            }
            Format::Csv => csv(comparisons),
            Format::Json => {
                serde_json::to_string_pretty(comparisons).expect("figures and strings are always JSON") + "\n"
            }
        }
    }
}

/// A table's cells: the header first; the first column is text, the others are figures.
pub type Cells = Vec<Vec<String>>;

fn text(comparison: &Comparison, table: fn(&Cells) -> String) -> String {
    let mut text = format!(
        "{}: {}\n\n{}",
        comparison.puzzle,
        comparison.instances,
        table(&cells_of_rows(&comparison.rows))
    );
    if !comparison.rates.is_empty() {
        let _ = write!(
            text,
            "\nIDA*, nodes generated a second:\n\n{}",
            table(&cells_of_rates(&comparison.rates))
        );
    }
    let wrong = comparison.rows.iter().filter(|row| row.wrong > 0);
    for row in wrong {
        let _ = writeln!(text, "\n{}: {} wrong, such as\n", row.contender, row.wrong);
        for wrong in &row.examples {
            let [answer, expected] =
                [&wrong.answer, &wrong.expected].map(|word| word.as_deref().unwrap_or("no solution"));
            let _ = writeln!(text, "    {}: {answer}, should be {expected}", wrong.board);
        }
    }
    text
}

/// The table of contenders.
pub fn cells_of_rows(rows: &[Row]) -> Cells {
    let timed = rows.iter().any(|row| row.time.is_some());
    let mut header = vec!["contender", "promises", "solved", "wrong"];
    if timed {
        header.extend(["time", "ratio"]);
    }
    header.extend(["expanded", "generated", "peak stored", "bytes/state"]);
    if timed {
        header.push("build");
    }
    header.extend(["none", "limit", "skipped", "not a path", "longer", "larger"]);
    let mut cells = vec![header.into_iter().map(String::from).collect()];
    for row in rows {
        let bound = row.at_least();
        let least = |figure: Option<String>| figure.map_or_else(missing, |figure| format!("{bound}{figure}"));
        let mut line = vec![row.contender.clone(), row.promises.to_owned()];
        line.extend([row.solved, row.wrong].map(|count| count.to_string()));
        if timed {
            line.push(least(row.time.map(duration)));
            line.push(least(row.ratio.map(significant)));
        }
        line.push(least(row.expanded.map(grouped)));
        line.push(least(row.generated.map(grouped)));
        line.push(least(row.peak_stored.map(|stored| thousands(&stored.to_string()))));
        line.push(row.bytes_per_state.to_string());
        if timed {
            line.push(row.build.map_or_else(missing, duration));
        }
        let others =
            [row.no_solution, row.limit, row.skipped, row.not_a_path, row.not_shortest, row.not_smallest];
        line.extend(others.map(|count| count.to_string()));
        cells.push(line);
    }
    cells
}

/// The table of nodes a second.
pub fn cells_of_rates(rates: &[Rate]) -> Cells {
    let mut representations: Vec<&str> = Vec::new();
    for (name, _) in rates.iter().flat_map(|rate| &rate.nodes_per_second) {
        if !representations.contains(&name.as_str()) {
            representations.push(name);
        }
    }
    let header = std::iter::once("strategy").chain(representations.iter().copied()).chain(["packed/plain"]);
    let mut cells = vec![header.map(String::from).collect()];
    for rate in rates {
        let mut line = vec![rate.strategy.clone()];
        for name in &representations {
            let rate = rate.nodes_per_second.iter().find(|entry| entry.0 == *name);
            line.push(rate.map_or_else(missing, |&(_, rate)| format!("{} M", significant(rate / 1e6))));
        }
        line.push(rate.packed_over_plain.map_or_else(missing, |factor| format!("× {}", significant(factor))));
        cells.push(line);
    }
    cells
}

fn csv(comparisons: &[Comparison]) -> String {
    let mut text = String::from(
        "contender,promises,solved,no_solution,limit,skipped,wrong,not_a_path,not_shortest,not_smallest,\
         expanded,generated,duplicates,iterations,peak_stored,bytes_per_state,build,time,ratio\n",
    );
    for row in comparisons.iter().flat_map(|comparison| &comparison.rows) {
        let figure = |figure: Option<f64>| figure.map_or_else(String::new, |figure| figure.to_string());
        let _ = write!(
            text,
            "{},{},{},{},{},{},",
            row.contender, row.promises, row.solved, row.no_solution, row.limit, row.skipped
        );
        let _ = write!(text, "{},{},{},{},", row.wrong, row.not_a_path, row.not_shortest, row.not_smallest);
        let stored = row.peak_stored.map_or_else(String::new, |stored| stored.to_string());
        let _ = write!(
            text,
            "{},{},{},{},{stored},{},",
            figure(row.expanded),
            figure(row.generated),
            figure(row.duplicates),
            figure(row.iterations),
            row.bytes_per_state
        );
        let _ = writeln!(text, "{},{},{}", figure(row.build), figure(row.time), figure(row.ratio));
    }
    text
}

fn aligned(cells: &Cells) -> String {
    let widths: Vec<usize> = (0..cells[0].len())
        .map(|column| cells.iter().map(|line| line[column].chars().count()).max().unwrap_or(0))
        .collect();
    let mut text = String::new();
    for line in cells {
        let _ = write!(text, "{:<1$}", line[0], widths[0]);
        for (cell, width) in line.iter().zip(&widths).skip(1) {
            let _ = write!(text, "  {cell:>width$}");
        }
        text.push('\n');
    }
    text
}

fn markdown(cells: &Cells) -> String {
    let mut text = String::new();
    for (number, line) in cells.iter().enumerate() {
        let _ = writeln!(text, "| {} |", line.join(" | "));
        if number == 0 {
            let _ = writeln!(text, "|---|{}", "--:|".repeat(line.len() - 1));
        }
    }
    text
}

fn missing() -> String {
    String::from("–")
}

/// A whole number with its thousands apart; small means keep a digit.
fn grouped(figure: f64) -> String {
    if figure < 100.0 && figure.fract() != 0.0 {
        return format!("{figure:.1}");
    }
    thousands(&format!("{figure:.0}"))
}

/// Digits in groups of three.
pub fn thousands(digits: &str) -> String {
    let first = digits.len() % 3;
    let mut groups: Vec<&str> = Vec::new();
    if first > 0 {
        groups.push(&digits[..first]);
    }
    groups.extend((first..digits.len()).step_by(3).map(|at| &digits[at..at + 3]));
    groups.join(" ")
}

/// Seconds in the unit that fits.
pub fn duration(seconds: f64) -> String {
    let (factor, unit) = match seconds {
        s if s < 1e-6 => (1e9, "ns"),
        s if s < 1e-3 => (1e6, "µs"),
        s if s < 1.0 => (1e3, "ms"),
        _ => (1.0, "s"),
    };
    format!("{} {unit}", significant(seconds * factor))
}

/// Three significant digits.
fn significant(figure: f64) -> String {
    if figure < 10.0 {
        format!("{figure:.2}")
    } else if figure < 100.0 {
        format!("{figure:.1}")
    } else {
        grouped(figure.round())
    }
}

#[cfg(test)]
mod tests {
    use super::{duration, grouped, significant};

    #[test]
    fn figures_are_short() {
        let whole = [0.0, 7.0, 999.0, 1000.0, 123456.0, 1234567.4].map(grouped);
        assert_eq!(whole, ["0", "7", "999", "1 000", "123 456", "1 234 567"]);
        assert_eq!([0.5, 12.25, 99.96].map(grouped), ["0.5", "12.2", "100.0"]);
        assert_eq!([1.0, 9.994, 12.34, 1234.4].map(significant), ["1.00", "9.99", "12.3", "1 234"]);
        assert_eq!([5e-9, 1.5e-6, 0.25, 3.0].map(duration), ["5.00 ns", "1.50 µs", "250 ms", "3.00 s"]);
    }
}
