//! The page around the charts: headings, tables, the machine, and the style that follows the reader's theme.

use super::charts;
use crate::chart::{escape, histogram};
use crate::compare::{cells_of_rates, cells_of_rows, thousands, Cells, Comparison};
use std::fmt::Write;

const STYLE: &str = "
:root { color-scheme: light dark; --paper: #fff; --ink: #1c1e21; --soft: #667; --rule: #dcdfe4; --grey: #d4d7dd;
  --r1: #b25000; --r2: #0a62c4; --r3: #0a7a43; --r4: #8a3fb5; --r5: #0b7285; --r6: #7a6a00; --seed: #b3123f; --shipped: #1c1e21; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #15171b; --ink: #e6e8eb; --soft: #9aa3ae; --rule: #33373e; --grey: #3d424a;
    --r1: #ffab5e; --r2: #6db3ff; --r3: #5fd08f; --r4: #cf9bf0; --r5: #5fc9d8; --r6: #d8c45a; --seed: #ff7f9c; --shipped: #f4f5f7; } }
body { background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif;
  max-width: 1240px; margin: 0 auto; padding: 1.5rem; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 3rem; border-top: 1px solid var(--rule); padding-top: 1.2rem; }
h3 { font-size: 1rem; margin: 1.8rem 0 .4rem; } p { max-width: 48rem; }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font: 11.5px/1.4 ui-monospace, monospace; }
th, td { padding: .18rem .3rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--rule); }
th { color: var(--soft); font-weight: 600; } th:first-child, td:first-child { text-align: left; }
.panels { display: grid; grid-template-columns: repeat(auto-fill, minmax(330px, 1fr)); gap: .8rem; }
svg { width: 100%; height: auto; display: block; } .single svg { max-width: 760px; }
text { fill: var(--soft); font: 11px system-ui, sans-serif; } text.heading { fill: var(--ink); font-weight: 600; font-size: 13px; }
text.end { text-anchor: end; } text.middle { text-anchor: middle; }
.grid { stroke: var(--rule); stroke-width: 1; }
.line { fill: none; stroke: var(--grey); stroke-width: 1; color: var(--grey); }
.line circle { fill: currentColor; stroke: none; }
.line.of { stroke: currentColor; stroke-width: 1.8; }
nav a { margin-right: 1.2rem; } a { color: var(--r2); }
.line.of:hover { stroke-width: 3.2; }
.d1 polyline { stroke-dasharray: 6 3; } .d2 polyline { stroke-dasharray: 2 3; } .d3 polyline { stroke-dasharray: 8 3 2 3; }
.bar { fill: currentColor; opacity: .85; }
.r0 { color: var(--soft); } .r1 { color: var(--r1); } .r2 { color: var(--r2); } .r3 { color: var(--r3); }
.r4 { color: var(--r4); } .r5 { color: var(--r5); } .r6 { color: var(--r6); }
.seed { color: var(--seed); } .shipped { color: var(--shipped); }
.legend span { margin-right: 1.2rem; font-weight: 600; white-space: nowrap; }
.legend span::before { content: ''; display: inline-block; width: 1.6em; height: 3px; background: currentColor;
  vertical-align: middle; margin-right: .45em; }
";

/// How many positions lie at each distance, and of what.
pub struct Distances {
    /// What is counted.
    pub title: &'static str,
    /// Positions at distance 0, 1, 2, …
    pub counts: Vec<u64>,
}

/// A puzzle's part of the page.
pub struct Section {
    /// What the contenders did.
    pub comparison: Comparison,
    /// The puzzle's exact distances.
    pub distances: Vec<Distances>,
}

/// The page.
pub fn page(sections: &[Section], command: &str, machine: &str) -> String {
    let mut html = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Search strategies and representations</title>\n<style>{STYLE}</style>\n\
         <h1>Search strategies and representations, side by side</h1>\n\
         <p>Made by <code>{}</code> on {}.</p>\n\
         <p>A contender is <em>puzzle/representation/strategy+heuristic</em>. All contenders of a puzzle were asked the same \
         instances, nearest first, one after the other on one thread. Colours tell representations apart, dashes \
         heuristics; grey lines are the contenders of the other panels. Times are the least of several measurements: of an answer repeated with \
         warm caches or, for a shipped <em>auto</em>, of a new solver's first answer. Means are over the boards that were \
         asked; a contender that met a few limits was not asked those left, and where one met any its figures are marked \
         <em>≥</em>. Lines are drawn through the lengths of which every board was answered.</p>\n",
        escape(command),
        escape(machine),
    );
    let link = |section: &Section| format!("<a href=\"#{0}\">{0}</a> ", section.comparison.puzzle);
    let _ = writeln!(html, "<nav>{}</nav>", sections.iter().map(link).collect::<String>());
    for section in sections {
        let comparison = &section.comparison;
        let _ = write!(
            html,
            "<h2 id=\"{0}\">{0}</h2>\n<p>{1}.</p>\n",
            comparison.puzzle,
            escape(&comparison.instances)
        );
        html += &charts(comparison);
        let mut cells = cells_of_rows(&comparison.rows);
        // The heading says which puzzle it is, and the table is wide.
        for line in &mut cells {
            line[0] = line[0].replacen(&format!("{}/", comparison.puzzle), "", 1);
        }
        html += &table("All contenders", &cells);
        if !comparison.rates.is_empty() {
            html += &table("IDA*: nodes generated a second", &cells_of_rates(&comparison.rates));
        }
        for distances in &section.distances {
            let total: u64 = distances.counts.iter().sum();
            let title = format!("{}: {}", distances.title, thousands(&total.to_string()));
            let drawing = histogram(&title, &distances.counts, |count| thousands(&count.to_string()));
            let _ = write!(html, "<h3>{title}</h3>\n<div class=\"single\">{drawing}</div>\n");
        }
    }
    html + "</html>\n"
}

fn table(title: &str, cells: &Cells) -> String {
    let row = |tag: &str, line: &[String]| {
        let cells: String = line.iter().map(|cell| format!("<{tag}>{}</{tag}>", escape(cell))).collect();
        format!("<tr>{cells}</tr>\n")
    };
    let (header, body) = cells.split_first().expect("a table has a header");
    let body: String = body.iter().map(|line| row("td", line)).collect();
    format!("<h3>{title}</h3>\n<div class=\"wide\"><table>\n{}{body}</table></div>\n", row("th", header))
}
