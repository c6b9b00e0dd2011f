//! A comparison as one page: charts and tables in a single HTML file that needs no network.
//!
//! Time by depth is drawn in small multiples, a panel a strategy on axes shared by all panels of a puzzle: within a panel
//! one sees what a representation is worth, from panel to panel what a strategy is worth, and the grey lines behind are
//! all the others.

// Figures are drawn, to a tenth of a point at best.
#![allow(clippy::cast_precision_loss)]

mod page;

pub use page::{page, Distances, Section};

use crate::chart::{bars, Bar, LineChart, Series};
use crate::compare::{duration, AtDepth, Comparison, Row};

/// The CSS classes of representations, in the order in which these come. One that is too many shares the first's.
const CLASSES: [&str; 6] = ["r1", "r2", "r3", "r4", "r5", "r6"];

/// The representations of a puzzle in the order in which they get their colours, the same ones in every puzzle for plain and
/// packed boards.
struct Palette(Vec<String>);

impl Palette {
    fn new(rows: &[Row]) -> Self {
        let mut names = vec![String::from("plain"), String::from("packed")];
        for row in rows {
            let name = row.representation();
            if !names.iter().any(|known| known == name) && !["seed", "shipped"].contains(&name) {
                names.push(name.to_owned());
            }
        }
        Palette(names)
    }

    /// The CSS class of a representation.
    fn class(&self, representation: &str) -> &'static str {
        match representation {
            "seed" => "seed",
            "shipped" => "shipped",
            _ => {
                let index = self.0.iter().position(|name| name == representation).unwrap_or(0);
                CLASSES[index % CLASSES.len()]
            }
        }
    }
}

/// A panel's name, and what tells a contender from others of its representation in this panel.
fn place(row: &Row) -> (&str, &str) {
    match row.representation() {
        "seed" => ("seeds", row.strategy()),
        "shipped" => ("shipped", row.strategy()),
        _ => row.strategy().split_once('+').unwrap_or((row.strategy(), "")),
    }
}

/// The distinct values of `items`, in the order in which they come.
fn distinct<'a>(items: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut seen = Vec::new();
    for item in items {
        if !seen.contains(&item) {
            seen.push(item);
        }
    }
    seen
}

/// What the dashes of a panel stand for.
fn dashes<'a>(rows: &'a [Row], panel: &str) -> Vec<&'a str> {
    distinct(rows.iter().map(place).filter(|place| place.0 == panel).map(|place| place.1))
}

/// Lines of a figure by depth, one a row that has any.
fn lines(rows: &[Row], palette: &Palette, figure: fn(&AtDepth) -> Option<f64>) -> Vec<Series> {
    let line = |row: &Row| {
        let (panel, detail) = place(row);
        let dash = dashes(rows, panel).iter().position(|&other| other == detail).unwrap_or(0);
        let heights = row.by_depth.iter().filter_map(|at| Some((f64::from(at.depth), figure(at)?)));
        Series {
            name: row.contender.clone(),
            class: format!("of {} d{}", palette.class(row.representation()), dash.min(3)),
            points: heights.filter(|&(_, height)| height > 0.0).collect(),
        }
    };
    rows.iter().map(line).collect()
}

/// Small multiples: a panel a strategy, the other lines grey behind.
fn panels(rows: &[Row], series: &[Series], label: fn(f64) -> String) -> String {
    let points = || series.iter().flat_map(|series| &series.points);
    let least = |values: &mut dyn Iterator<Item = f64>| values.fold(f64::INFINITY, f64::min);
    let most = |values: &mut dyn Iterator<Item = f64>| values.fold(0.0, f64::max);
    if points().next().is_none() {
        return String::new();
    }
    let depths = (least(&mut points().map(|point| point.0)), most(&mut points().map(|point| point.0)));
    let heights = (least(&mut points().map(|point| point.1)), most(&mut points().map(|point| point.1)));
    let grey: Vec<Series> = series
        .iter()
        .map(|series| Series {
            name: series.name.clone(),
            class: String::new(),
            points: series.points.clone(),
        })
        .collect();
    let mut html = String::from("<div class=\"panels\">\n");
    for panel in distinct(rows.iter().map(|row| place(row).0)) {
        let own: Vec<&Series> = rows
            .iter()
            .zip(series)
            .filter(|(row, _)| place(row).0 == panel)
            .map(|(_, series)| series)
            .collect();
        if own.iter().all(|series| series.points.is_empty()) {
            continue;
        }
        let chart = LineChart {
            title: panel.to_owned(),
            dashes: dashes(rows, panel)
                .into_iter()
                .filter(|name| !name.is_empty())
                .map(String::from)
                .collect(),
            series: grey.iter().chain(own).collect(),
            depths,
            heights,
            label,
        };
        html += &chart.svg();
    }
    html + "</div>\n"
}

/// What contenders held at most, in bytes; more, where a limit cut it short.
fn memory(rows: &[Row], palette: &Palette) -> String {
    let bar = |row: &Row| -> Option<Bar> {
        let amount = row.peak_stored? as f64 * row.bytes_per_state as f64;
        Some(Bar {
            name: format!("{}/{}", row.representation(), row.strategy()),
            amount,
            label: format!("{}{}", row.at_least(), bytes(amount)),
            class: palette.class(row.representation()),
        })
    };
    bars("Memory", &rows.iter().filter_map(bar).collect::<Vec<_>>())
}

/// A puzzle's charts.
fn charts(comparison: &Comparison) -> String {
    let rows = &comparison.rows;
    let palette = Palette::new(rows);
    let legend: String = distinct(rows.iter().map(Row::representation))
        .into_iter()
        .map(|name| format!("<span class=\"{}\">{name}</span> ", palette.class(name)))
        .collect();
    let time = lines(rows, &palette, |at| at.time);
    let nodes = lines(rows, &palette, |at| at.generated.or(at.expanded));
    format!(
        "<p class=\"legend\">{legend}</p>\n\
         <h3>Time an instance, by the length of the best answer</h3>\n{}\
         <h3>Nodes generated, by the length of the best answer</h3>\n\
         <p>Of shipped solvers, nodes expanded. Look-ups have none. Representations that generate the same nodes share a \
         line, in the colour of the last.</p>\n{}\
         <h3>Positions held at most, in bytes of the positions alone</h3>\n\
         <p>Not counted: what a closed set adds to a position, and the tables that moves and heuristics look into, such as \
         the 16 MiB of exact-colour where cells index them. Shipped solvers do not tell what they hold.</p>\n\
         <div class=\"single\">{}</div>\n",
        panels(rows, &time, duration),
        panels(rows, &nodes, count),
        memory(rows, &palette),
    )
}

/// A count in few characters.
fn count(figure: f64) -> String {
    scaled(figure, 1000.0, ["", "k", "M", "G"])
}

/// Bytes in few characters.
fn bytes(figure: f64) -> String {
    scaled(figure, 1024.0, ["B", "KiB", "MiB", "GiB"])
}

fn scaled(mut figure: f64, base: f64, units: [&str; 4]) -> String {
    let mut unit = 0;
    while figure >= base && unit < 3 {
        figure /= base;
        unit += 1;
    }
    let digits = usize::from(figure < 10.0 && figure.fract() > 0.0);
    format!("{figure:.digits$} {}", units[unit]).trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::{bytes, count};

    #[test]
    fn figures_have_units() {
        assert_eq!([1.0, 999.0, 1500.0, 2e6].map(count), ["1", "999", "1.5 k", "2 M"]);
        assert_eq!([8.0, 2048.0, 1.5 * 1024.0 * 1024.0].map(bytes), ["8 B", "2 KiB", "1.5 MiB"]);
    }
}
