//! The boards that contenders are asked, and their true answers, nearest first: a search that gives up has then been asked
//! everything nearer, and whatever is known of it is known of whole distances.

use crate::puzzle::Puzzle;
use crate::random::Random;
use std::path::PathBuf;

/// Where boards come from.
#[derive(Clone, Debug)]
pub enum Source {
    /// A file with a board a line, as its judge writes boards, and nothing else; `#` begins a comment.
    File(PathBuf),
    /// Drawn by a seed.
    Random {
        /// How many.
        count: usize,
        /// The seed.
        seed: u64,
        /// Random walks of 1, 2, … `depth` moves from a solved board, and again from 1; otherwise any boards.
        depth: Option<u32>,
    },
}

/// Boards with their smallest shortest words, by the length of those; boards without a solution come last.
pub struct Instances<P: Puzzle> {
    /// Where they came from, in words.
    pub description: String,
    /// The boards.
    pub boards: Vec<P::Board>,
    /// The answer to each, `None` where there is no solution.
    pub best: Vec<Option<Vec<u8>>>,
}

impl<P: Puzzle> Instances<P> {
    /// Reads or draws the boards and solves them.
    ///
    /// # Errors
    /// When a file cannot be read, or a line is not a board.
    pub fn new(source: &Source) -> Result<Self, String> {
        let (description, boards) = match source {
            Source::File(path) => {
                let name = path.display();
                let text = std::fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
                let boards = Self::parse(&text).map_err(|error| format!("{name}: {error}"))?;
                if boards.is_empty() {
                    return Err(format!("{name}: there is no board in it"));
                }
                (format!("{} of {name}", counted(boards.len(), "board")), boards)
            }
            &Source::Random { count, seed, depth } => {
                let mut random = Random::new(seed);
                let draw = |index| match depth {
                    Some(depth) => P::walk(&mut random, 1 + index as u32 % depth.max(1)),
                    None => P::any(&mut random),
                };
                let how = match depth {
                    Some(depth) => {
                        format!("{} of 1 to {} moves", counted(count, "random walk"), depth.max(1))
                    }
                    None => counted(count, "random board"),
                };
                (format!("{how}, seed {seed}"), (0..count).map(draw).collect())
            }
        };
        let best = P::best(&boards);
        let mut instances: Vec<_> = boards.into_iter().zip(best).collect();
        instances.sort_by_key(|(_, best)| best.as_ref().map_or(usize::MAX, Vec::len));
        let (boards, best) = instances.into_iter().unzip();
        Ok(Instances { description, boards, best })
    }

    fn parse(text: &str) -> Result<Vec<P::Board>, String> {
        let mut boards = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.split('#').next().unwrap_or_default().trim();
            if !line.is_empty() {
                boards.push(P::parse(line).map_err(|error| format!("line {number}: {error}"))?);
            }
        }
        Ok(boards)
    }
}

/// So many of them.
fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
