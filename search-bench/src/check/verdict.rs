//! What is said of an answer, and of all of them.

use std::fmt;

/// How an answer stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Accepted.
    Right,
    /// The word does not solve the puzzle; the text says where it leads.
    NotAPath(String),
    /// There is a shorter word; the text has it.
    NotShortest(String),
    /// There is a smaller word of as many moves; the text has it.
    NotSmallest(String),
    /// The lines are not an answer; the text says what was expected.
    WrongFormat(String),
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Right => f.write_str("right"),
            Verdict::NotAPath(why) => write!(f, "not a path: {why}"),
            Verdict::NotShortest(why) => write!(f, "not shortest: {why}"),
            Verdict::NotSmallest(why) => write!(f, "not smallest: {why}"),
            Verdict::WrongFormat(why) => write!(f, "wrong format: {why}"),
        }
    }
}

/// A verdict and the places of what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The puzzle's number, from 1.
    pub puzzle: u64,
    /// The line of the input that the puzzle begins in.
    pub input_line: u64,
    /// The line of the answers that its answer begins in.
    pub answer_line: u64,
    /// How the answer stands.
    pub verdict: Verdict,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { puzzle, input_line, answer_line, verdict } = self;
        write!(f, "puzzle {puzzle} (input line {input_line}, answer line {answer_line}): {verdict}")
    }
}

/// How many answers stand how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Answers accepted.
    pub right: u64,
    /// Words that do not solve their puzzles.
    pub not_a_path: u64,
    /// Words that are too long.
    pub not_shortest: u64,
    /// Words that are not the smallest.
    pub not_smallest: u64,
    /// Lines that are not an answer.
    pub wrong_format: u64,
}

impl Tally {
    /// Whether nothing was found wrong.
    pub fn is_all_right(&self) -> bool {
        *self == Tally { right: self.right, ..Tally::default() }
    }

    /// Counts one more.
    pub(super) fn count(&mut self, verdict: &Verdict) {
        *match verdict {
            Verdict::Right => &mut self.right,
            Verdict::NotAPath(_) => &mut self.not_a_path,
            Verdict::NotShortest(_) => &mut self.not_shortest,
            Verdict::NotSmallest(_) => &mut self.not_smallest,
            Verdict::WrongFormat(_) => &mut self.wrong_format,
        } += 1;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} right", self.right)?;
        let faults = [
            (self.not_a_path, "not a path"),
            (self.not_shortest, "not shortest"),
            (self.not_smallest, "not smallest"),
            (self.wrong_format, "wrong format"),
        ];
        faults
            .iter()
            .filter(|(count, _)| *count > 0)
            .try_for_each(|(count, name)| write!(f, ", {count} {name}"))
    }
}
