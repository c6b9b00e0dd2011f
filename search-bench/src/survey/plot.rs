//! A survey's histogram as a self-contained SVG picture: a bar a distance, with its number above it.
//!
//! The text takes the reader's colours: dark on light or light on dark, as the system is set.

use super::report::{grouped, levels, Level};
use super::Survey;
use std::fmt::Write;

/// The picture's height, and what of it is taken by the title and by the axis.
const HEIGHT: f64 = 440.0;
const TOP: f64 = 150.0;
const BOTTOM: f64 = 50.0;

/// Width of a distance, of its bar, and of the margins.
const STEP: f64 = 30.0;
const BAR: f64 = 22.0;
const MARGIN: f64 = 24.0;

/// No picture is narrower: the title has to fit.
const LEAST_WIDTH: f64 = 560.0;

/// Draws the histogram.
#[allow(clippy::cast_precision_loss)] // Counts are far below 2⁵³, and a pixel is a pixel.
pub fn svg(survey: &Survey) -> String {
    let bars = survey.levels.len() as f64 * STEP;
    let width = (bars + 2.0 * MARGIN).max(LEAST_WIDTH);
    let left = (width - bars) / 2.0;
    let mut svg = head(survey, width);
    let most = survey.levels.iter().copied().max().unwrap_or(1) as f64;
    let base = HEIGHT - BOTTOM;
    for level in levels(survey) {
        let height = level.positions as f64 / most * (base - TOP);
        let x = left + f64::from(level.distance) * STEP + STEP / 2.0;
        bar(&mut svg, &level, x, base, height);
    }
    let _ = writeln!(svg, r#"<path class="axis" d="M{left} {base}h{bars}"/>"#);
    let _ = writeln!(
        svg,
        r#"<text x="{}" y="{}" text-anchor="middle">distance</text>"#,
        width / 2.0,
        HEIGHT - 12.0
    );
    svg + "</svg>\n"
}

/// What the picture begins with: its colours and its title.
fn head(survey: &Survey, width: f64) -> String {
    let subject = survey.subject;
    let range = survey.range.map(|range| format!(", orbits {range}")).unwrap_or_default();
    let title = format!("{}, {}{range}: positions by distance", subject.puzzle(), subject.judge());
    let number = if survey.is_complete() { "God's number" } else { "farthest surveyed" };
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{HEIGHT}" viewBox="0 0 {width} {HEIGHT}" role="img">
<title>{title}</title>
<style>
text {{ font: 12px sans-serif; fill: #222 }}
.title {{ font-size: 16px; font-weight: bold }}
.number {{ font-size: 11px }}
.axis {{ stroke: #222; fill: none }}
.bar {{ fill: #3a7ca5 }}
.back {{ fill: #fff }}
@media (prefers-color-scheme: dark) {{
text {{ fill: #ddd }}
.axis {{ stroke: #ddd }}
.bar {{ fill: #6fb1d6 }}
.back {{ fill: #16191d }}
}}
</style>
<rect class="back" width="100%" height="100%"/>
<text class="title" x="{MARGIN}" y="30">{title}</text>
<text x="{MARGIN}" y="50">{} positions, mean {:.2}, {number} {}</text>
"#,
        grouped(survey.found()),
        survey.mean(),
        survey.reach()
    )
}

/// A bar whose middle is `x`, its number upright above it, its distance below.
fn bar(svg: &mut String, level: &Level, x: f64, base: f64, height: f64) {
    let Level { distance, positions, share, .. } = level;
    let number = grouped(*positions);
    let (from, top) = (x - BAR / 2.0, base - height);
    let _ = writeln!(
        svg,
        r#"<rect class="bar" x="{from}" y="{top:.2}" width="{BAR}" height="{height:.2}"><title>{distance}: {number} ({:.6} %)</title></rect>"#,
        100.0 * share
    );
    let (x_number, y_number) = (x + 4.0, top - 6.0);
    let _ = writeln!(
        svg,
        r#"<text class="number" transform="translate({x_number} {y_number:.2}) rotate(-90)">{number}</text>"#
    );
    let _ = writeln!(svg, r#"<text x="{x}" y="{}" text-anchor="middle">{distance}</text>"#, base + 16.0);
}
