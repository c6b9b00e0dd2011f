//! Charts as SVG text: lines over a logarithmic axis, bars, histograms.
//!
//! Written by hand rather than by a plotting library for one reason: colours are CSS classes and not values, so that one
//! drawing follows the reader's light or dark theme. Every mark carries a `<title>`, which browsers show on hover.

// Positions are drawn to a tenth of a point at best.
#![allow(clippy::cast_precision_loss)]

use std::fmt::Write;

/// A line of a chart.
pub struct Series {
    /// What is shown on hover.
    pub name: String,
    /// CSS classes that colour and dash it; empty for a line in the background.
    pub class: String,
    /// From left to right; heights are above 0.
    pub points: Vec<(f64, f64)>,
}

/// Lines over depths, heights on a logarithmic axis.
pub struct LineChart<'a> {
    /// The heading.
    pub title: String,
    /// What the dashes `d0`, `d1`, … mean.
    pub dashes: Vec<String>,
    /// Lines, the later ones above the earlier.
    pub series: Vec<&'a Series>,
    /// Depths shown, both included.
    pub depths: (f64, f64),
    /// Heights shown; widened to powers of ten.
    pub heights: (f64, f64),
    /// How a height is written.
    pub label: fn(f64) -> String,
}

const WIDTH: f64 = 380.0;
const HEIGHT: f64 = 266.0;
const LEFT: f64 = 62.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 46.0;
const BOTTOM: f64 = 36.0;

impl LineChart<'_> {
    /// The drawing.
    pub fn svg(&self) -> String {
        let low = self.heights.0.log10().floor();
        let high = self.heights.1.log10().ceil().max(low + 1.0);
        let span = (self.depths.1 - self.depths.0).max(1.0);
        let x = |depth: f64| LEFT + (depth - self.depths.0) / span * (WIDTH - LEFT - RIGHT);
        let y =
            |height: f64| HEIGHT - BOTTOM - (height.log10() - low) / (high - low) * (HEIGHT - TOP - BOTTOM);
        let mut svg = open(WIDTH, HEIGHT, &self.title);
        text(&mut svg, LEFT, 18.0, "heading", &self.title);
        let mut left = LEFT;
        for (dash, name) in self.dashes.iter().enumerate() {
            let _ = write!(
                svg,
                "<g class=\"line of r0 d{dash}\"><polyline points=\"{left},30 {},30\"/></g>",
                left + 22.0
            );
            text(&mut svg, left + 26.0, 34.0, "tick", name);
            // About the width of a letter, and some room.
            left += 26.0 + 5.8 * name.len() as f64 + 12.0;
        }
        for power in steps(low, high, 6.0) {
            let at = y(10_f64.powf(power));
            line(&mut svg, "grid", (LEFT, at), (WIDTH - RIGHT, at));
            text(&mut svg, LEFT - 6.0, at + 4.0, "tick end", &(self.label)(10_f64.powf(power)));
        }
        for depth in steps(self.depths.0, self.depths.1, 8.0) {
            text(&mut svg, x(depth), HEIGHT - BOTTOM + 16.0, "tick middle", &depth.to_string());
        }
        text(
            &mut svg,
            f64::midpoint(LEFT, WIDTH - RIGHT),
            HEIGHT - 4.0,
            "tick middle",
            "moves of the best answer",
        );
        for series in &self.series {
            let points: Vec<String> = series
                .points
                .iter()
                .map(|&(depth, height)| format!("{:.1},{:.1}", x(depth), y(height)))
                .collect();
            let name = escape(&series.name);
            let _ = write!(svg, "<g class=\"line {}\"><title>{name}</title>", series.class);
            let _ = write!(svg, "<polyline points=\"{}\"/>", points.join(" "));
            for &(depth, height) in series.points.iter().filter(|_| !series.class.is_empty()) {
                let shown = (self.label)(height);
                let _ = write!(svg, "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"2.2\">", x(depth), y(height));
                let _ = write!(svg, "<title>{name}, {depth} moves: {shown}</title></circle>");
            }
            svg.push_str("</g>\n");
        }
        svg + "</svg>\n"
    }
}

/// A bar.
pub struct Bar {
    /// What stands before it.
    pub name: String,
    /// How long it is.
    pub amount: f64,
    /// What stands behind it.
    pub label: String,
    /// The CSS class of its representation.
    pub class: &'static str,
}

/// Horizontal bars on a logarithmic axis from 1.
pub fn bars(title: &str, bars: &[Bar]) -> String {
    const NAMES: f64 = 330.0;
    const LENGTH: f64 = 330.0;
    const ROW: f64 = 20.0;
    let high = bars.iter().map(|bar| bar.amount).fold(10.0, f64::max).log10();
    let height = ROW * bars.len() as f64 + 8.0;
    let mut svg = open(NAMES + LENGTH + 90.0, height, title);
    for (row, Bar { name, amount, label, class }) in bars.iter().enumerate() {
        let top = ROW * row as f64 + 4.0;
        let length = amount.max(1.0).log10() / high * LENGTH;
        text(&mut svg, NAMES - 8.0, top + 14.0, "tick end", name);
        let _ = writeln!(
            svg,
            "<rect class=\"bar {class}\" x=\"{NAMES}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{}\" rx=\"2\"/>",
            top + 2.0,
            length.max(1.0),
            ROW - 5.0
        );
        text(&mut svg, NAMES + length.max(1.0) + 6.0, top + 14.0, "tick", label);
    }
    svg + "</svg>\n"
}

/// Upright bars, one for each distance from 0, heights in proportion; `label` writes a count in full on hover.
pub fn histogram(title: &str, counts: &[u64], label: fn(u64) -> String) -> String {
    const ROOM: f64 = 720.0;
    const TALL: f64 = 190.0;
    let most = counts.iter().copied().max().unwrap_or(1).max(1) as f64;
    let step = ROOM / counts.len().max(1) as f64;
    let mut svg = open(ROOM + 20.0, TALL + 60.0, title);
    for (distance, &count) in counts.iter().enumerate() {
        let tall = (count as f64 / most * TALL).max(0.8);
        let left = 10.0 + step * distance as f64;
        let _ = writeln!(
            svg,
            "<rect class=\"bar r2\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{tall:.1}\" rx=\"1.5\"><title>{distance} moves: {}</title></rect>",
            left + 1.0,
            TALL + 16.0 - tall,
            step - 2.0,
            label(count)
        );
        text(&mut svg, left + step / 2.0, TALL + 32.0, "tick middle", &distance.to_string());
    }
    text(&mut svg, 10.0 + ROOM / 2.0, TALL + 50.0, "tick middle", "moves to the goal");
    svg + "</svg>\n"
}

/// Text that is safe between tags and in attributes.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn open(width: f64, height: f64, title: &str) -> String {
    format!("<svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{}\">\n", escape(title))
}

fn text(svg: &mut String, x: f64, y: f64, class: &str, text: &str) {
    let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" class=\"{class}\">{}</text>", escape(text));
}

fn line(svg: &mut String, class: &str, from: (f64, f64), to: (f64, f64)) {
    let _ = writeln!(
        svg,
        "<line class=\"{class}\" x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\"/>",
        from.0, from.1, to.0, to.1
    );
}

/// Whole numbers from `low` to `high`, so far apart that there are about `most` of them.
fn steps(low: f64, high: f64, most: f64) -> impl Iterator<Item = f64> {
    let step = ((high - low) / most).ceil().max(1.0);
    let mut next = (low / step).ceil() * step;
    std::iter::from_fn(move || {
        let this = next;
        next += step;
        (this <= high).then_some(this)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_whole_and_few() {
        assert_eq!(steps(-9.0, -2.0, 6.0).collect::<Vec<_>>(), [-8.0, -6.0, -4.0, -2.0]);
        assert_eq!(steps(1.0, 4.0, 8.0).collect::<Vec<_>>(), [1.0, 2.0, 3.0, 4.0]);
    }

    #[test]
    fn names_cannot_break_the_page() {
        let series =
            Series { name: String::from("<a&b>"), class: String::from("r1"), points: vec![(1.0, 0.5)] };
        let chart = LineChart {
            title: String::from("\"t\""),
            dashes: Vec::new(),
            series: vec![&series],
            depths: (1.0, 1.0),
            heights: (0.5, 0.5),
            label: |height| height.to_string(),
        };
        let svg = chart.svg();
        assert!(
            svg.contains("&lt;a&amp;b&gt;")
                && svg.contains("aria-label=\"&quot;t&quot;\"")
                && !svg.contains("NaN")
        );
    }
}
