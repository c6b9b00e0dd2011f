//! `--stats`: what a run did, in four lines.

use crate::Answer;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// More moves than any word has: a `Word` holds at most 63 bits.
const LENGTHS: usize = 64;

/// Counts answers, on whichever thread they are found.
pub(crate) struct Tally {
    /// Solved puzzles by the number of moves.
    lengths: [AtomicU64; LENGTHS],
    unsolvable: AtomicU64,
    expanded: AtomicU64,
}

impl Tally {
    pub(crate) fn new() -> Self {
        Tally {
            lengths: std::array::from_fn(|_| AtomicU64::new(0)),
            unsolvable: AtomicU64::new(0),
            expanded: AtomicU64::new(0),
        }
    }

    /// Counts an answer of `length` moves, or one without a solution.
    pub(crate) fn count<S>(&self, length: Option<u32>, answer: &Answer<S>) {
        let counter = length.map_or(&self.unsolvable, |length| &self.lengths[length as usize % LENGTHS]);
        counter.fetch_add(1, Ordering::Relaxed);
        self.expanded.fetch_add(answer.expanded, Ordering::Relaxed);
    }

    /// What was counted, without a word about time: the same for the same input.
    pub(crate) fn counts(&self, errors: u64) -> String {
        let lengths: Vec<_> = self.lengths.iter().map(|count| count.load(Ordering::Relaxed)).collect();
        let solved: u64 = lengths.iter().sum();
        let moves: u64 = (0..).zip(&lengths).map(|(length, count)| length * count).sum();
        let unsolvable = self.unsolvable.load(Ordering::Relaxed);
        let expanded = self.expanded.load(Ordering::Relaxed);
        let puzzles = grouped(solved + unsolvable + errors);
        let mut text = format!("puzzles   {puzzles}: {} solved", grouped(solved));
        let _ = writeln!(text, ", {} without a solution, {} faulty", grouped(unsolvable), grouped(errors));
        let shortest = lengths.iter().position(|&count| count > 0);
        if let (Some(shortest), Some(longest)) = (shortest, lengths.iter().rposition(|&count| count > 0)) {
            // Of two decimals, whatever is lost of a count beyond 2^53 is not seen.
            #[allow(clippy::cast_precision_loss)]
            let mean = moves as f64 / solved as f64;
            let histogram = sparkline(&lengths[shortest..=longest]);
            let _ = writeln!(text, "moves     {shortest} {histogram} {longest}, mean {mean:.2}");
        }
        let _ = writeln!(text, "expanded  {} nodes", grouped(expanded));
        text
    }

    /// How long it took: `building` the solver, and everything else of the `whole`.
    pub(crate) fn times(&self, building: Duration, whole: Duration) -> String {
        let solving = whole.saturating_sub(building);
        let counters = self.lengths.iter().chain([&self.unsolvable]);
        let answered: u64 = counters.map(|count| count.load(Ordering::Relaxed)).sum();
        // Nobody counts the puzzles of a second to the last digit.
        #[allow(clippy::cast_precision_loss, clippy::cast_sign_loss)]
        let rate = (answered as f64 / solving.as_secs_f64().max(1e-9)) as u64;
        let [building, solving] = [building, solving].map(|time| time.as_secs_f64() * 1e3);
        format!(
            "time      {building:.1} ms to build, {solving:.1} ms to read, solve and write: {} puzzles a second\n",
            grouped(rate),
        )
    }
}

/// Counts as bars of eight heights; the highest count has the highest bar, and no count above 0 is left without one.
fn sparkline(counts: &[u64]) -> String {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let highest = counts.iter().copied().max().unwrap_or(0).max(1);
    let bar = |&count: &u64| match count {
        0 => ' ',
        _ => BARS[((u128::from(count) * 8 - 1) / u128::from(highest)) as usize],
    };
    counts.iter().map(bar).collect()
}

/// A number with a blank between thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at) % 3 == 0 {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{grouped, sparkline, Tally};
    use crate::Answer;

    #[test]
    fn bars_are_as_high_as_their_counts() {
        assert_eq!(sparkline(&[1, 0, 8, 4, 800]), "▁ ▁▁█");
        assert_eq!(sparkline(&[5, 10, 20, 40, 35]), "▁▂▄█▇");
        assert_eq!(sparkline(&[3, 3]), "██");
        assert_eq!(sparkline(&[]), "");
    }

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_000), "1 000");
        assert_eq!(grouped(u64::MAX), "18 446 744 073 709 551 615");
    }

    #[test]
    fn counts_tell_solved_from_unsolvable() {
        let tally = Tally::new();
        for length in [Some(2), Some(2), Some(5), None] {
            tally.count(length, &Answer { solution: Some(()), expanded: 500 });
        }
        insta::assert_snapshot!(tally.counts(1), @"
        puzzles   5: 3 solved, 1 without a solution, 1 faulty
        moves     2 █  ▄ 5, mean 3.00
        expanded  2 000 nodes
        ");
    }
}
