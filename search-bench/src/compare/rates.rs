//! IDA* by nodes a second: the same search, node for node, in each representation.
//!
//! With the same strategy and heuristic the representations generate the same nodes (but for those that pose another
//! problem, as the three colours searched one by one), so the factor between them is the price of a node: a move, an
//! estimate, a test for the goal. This is how search people compare implementations since
//! Korf: what a search must look at is the heuristic's business, how fast it looks is the representation's.

use super::row::Row;

/// One IDA* in each representation that has it.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Rate {
    /// `ida-star+heuristic`.
    pub strategy: String,
    /// Nodes generated a second, by representation.
    pub nodes_per_second: Vec<(String, f64)>,
    /// The packed representation's rate over the plain one's, where both are there.
    pub packed_over_plain: Option<f64>,
}

/// The rates that can be read off `rows`: IDA* of which nodes were counted and time was measured.
pub fn rates(rows: &[Row]) -> Vec<Rate> {
    let mut rates: Vec<Rate> = Vec::new();
    for row in rows.iter().filter(|row| row.strategy().starts_with("ida-star+")) {
        let (Some(generated), Some(time)) = (row.generated, row.time) else { continue };
        let entry = (row.representation().to_owned(), generated / time);
        match rates.iter_mut().find(|rate| rate.strategy == row.strategy()) {
            Some(rate) => rate.nodes_per_second.push(entry),
            None => rates.push(Rate {
                strategy: row.strategy().to_owned(),
                nodes_per_second: vec![entry],
                packed_over_plain: None,
            }),
        }
    }
    for rate in &mut rates {
        let of = |name: &str| rate.nodes_per_second.iter().find(|entry| entry.0 == name).map(|entry| entry.1);
        rate.packed_over_plain = of("packed").zip(of("plain")).map(|(packed, plain)| packed / plain);
    }
    rates
}
