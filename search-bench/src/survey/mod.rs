//! Every position of a puzzle: how many lie at each distance from the goal, how far the farthest are, and which they are.
//!
//! A survey derives these figures from nothing but the puzzle's moves. The two small puzzles are read off the tables
//! that their solvers use anyway; the two large ones get by without a table of all positions:
//!
//! | puzzle | positions | how |
//! |---|---|---|
//! | [magic board](small) | 40 320 | the table of smallest words |
//! | [eight puzzle](small) | 181 440 | the table of smallest words |
//! | [Rotation Game](rotation) | 9 465 511 770 | the least of three distances of masks, placement by placement, over orbits |
//! | [Colour Hash](colour) | 6 286 896 000 | breadth-first search over bitmaps, reduced by symmetry |
//!
//! Long surveys save [checkpoints](checkpoint); the Rotation Game's is also computed in shards that [`merge`] adds up.

pub mod checkpoint;
pub mod colour;
pub mod effort;
pub mod memory;
pub mod merge;
pub mod plot;
pub mod report;
pub mod rotation;
pub mod small;

use checkpoint::{Checkpoint, Saver, State};
use eight_puzzle::Board;
use indicatif::ProgressBar;
use magic_board::Rules;
use std::fmt;
use std::thread;

/// How many farthest positions are few enough to list all of them.
pub const FEW: u64 = 1_000;

/// How many are listed, in the order of their ranks, where they are more than [`FEW`].
pub const FIRST: u64 = 10;

/// What is surveyed: a puzzle by the rules of one judge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The Rotation Game.
    RotationGame,
    /// The magic board with the classic operations.
    MagicBoard,
    /// The magic board with the operations of Sicily 1515.
    MagicBoardSicily1515,
    /// The eight puzzle to 1 2 3 / 4 5 6 / 7 8 x.
    EightPuzzle,
    /// The eight puzzle to 1 2 3 / 8 x 4 / 7 6 5.
    EightPuzzleRing,
    /// Colour Hash.
    ColourHash,
}

impl Subject {
    /// Every subject; of each puzzle the usual rules first.
    pub const ALL: [Subject; 6] = [
        Subject::RotationGame,
        Subject::MagicBoard,
        Subject::MagicBoardSicily1515,
        Subject::EightPuzzle,
        Subject::EightPuzzleRing,
        Subject::ColourHash,
    ];

    /// The puzzle's name, which is also its binary's.
    pub const fn puzzle(self) -> &'static str {
        match self {
            Subject::RotationGame => "rotation-game",
            Subject::MagicBoard | Subject::MagicBoardSicily1515 => "magic-board",
            Subject::EightPuzzle | Subject::EightPuzzleRing => "eight-puzzle",
            Subject::ColourHash => "colour-hash",
        }
    }

    /// The judge whose rules the puzzle has and who reads the boards that a survey lists.
    pub const fn judge(self) -> &'static str {
        match self {
            Subject::RotationGame => "poj-2286",
            Subject::MagicBoard => "sicily-1151",
            Subject::MagicBoardSicily1515 => "sicily-1515",
            Subject::EightPuzzle => "acwing-179",
            Subject::EightPuzzleRing => "luogu-p1379",
            Subject::ColourHash => "uva-704",
        }
    }

    /// The subject of a puzzle and, where one is named, a judge.
    pub fn find(puzzle: &str, judge: Option<&str>) -> Option<Self> {
        let named = |subject: &Subject| judge.is_none_or(|judge| judge == subject.judge());
        Self::ALL.into_iter().find(|subject| subject.puzzle() == puzzle && named(subject))
    }

    /// How many positions there are.
    pub const fn positions(self) -> u64 {
        match self {
            Subject::RotationGame => 9_465_511_770,
            Subject::MagicBoard | Subject::MagicBoardSicily1515 => 40_320,
            Subject::EightPuzzle | Subject::EightPuzzleRing => 181_440,
            Subject::ColourHash => 6_286_896_000,
        }
    }

    /// How many positions lie at each distance, as the puzzle's crate publishes it.
    pub const fn published(self) -> &'static [u64] {
        match self {
            Subject::RotationGame => &rotation_game::BOARD_DISTRIBUTION,
            Subject::MagicBoard => &magic_board::CLASSIC_DISTRIBUTION,
            Subject::MagicBoardSicily1515 => &magic_board::SICILY_1515_DISTRIBUTION,
            Subject::EightPuzzle => &eight_puzzle::DISTRIBUTION,
            Subject::EightPuzzleRing => &eight_puzzle::CENTRE_DISTRIBUTION,
            Subject::ColourHash => &colour_hash::DISTRIBUTION,
        }
    }
}

/// Consecutive orbits, `from..to`, of all that there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Range {
    /// The first.
    pub from: u32,
    /// The one behind the last.
    pub to: u32,
}

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.from, self.to)
    }
}

/// How a survey is made.
#[derive(Default)]
pub struct Plan {
    /// Go no farther than this; otherwise as far as there are positions.
    pub depth: Option<u32>,
    /// Only these orbits; otherwise all. The Rotation Game alone has ranges.
    pub range: Option<Range>,
    /// How many threads; 0 counts as 1.
    pub threads: usize,
    /// Where to save, and to resume from.
    pub checkpoint: Option<Checkpoint>,
    /// What is told how the work goes on.
    pub progress: Option<fn(u64, &'static str) -> ProgressBar>,
}

impl Plan {
    /// A bar for so much work, shown only where the plan says so.
    fn bar(&self, length: u64, unit: &'static str) -> ProgressBar {
        self.progress.map_or_else(ProgressBar::hidden, |bar| bar(length, unit))
    }

    /// What saves the survey's states, and the state that was saved last; nothing without a checkpoint.
    fn resume<S: State>(
        &self,
        subject: Subject,
        parameters: String,
    ) -> Result<(Option<Saver>, Option<S>), Failure> {
        let Some(checkpoint) = &self.checkpoint else { return Ok((None, None)) };
        let (saver, state) = checkpoint.open(subject, parameters)?;
        Ok((Some(saver), state))
    }
}

/// What a survey found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Survey {
    /// Whose positions.
    pub subject: Subject,
    /// Only those of a range, if it is one.
    pub range: Option<Range>,
    /// How many positions there are, of the range if it is one.
    pub positions: u64,
    /// How many of them lie at each distance, as far as the survey went.
    pub levels: Vec<u64>,
    /// The positions at the largest of these distances, in the order of their ranks: all if they are [`FEW`], otherwise
    /// the [`FIRST`].
    pub farthest: Vec<Farthest>,
}

/// One of the positions that are farthest from the goal.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Farthest {
    /// Its rank: a number that orders the positions.
    pub rank: u64,
    /// The board as the judge writes it.
    pub board: String,
    /// The smallest shortest word, and what else the judge's answer says.
    pub answer: String,
}

impl Survey {
    /// Makes the survey of a subject.
    ///
    /// # Errors
    /// When the plan asks for what the subject does not have, a checkpoint is refused or cannot be written, or there is not
    /// enough memory.
    pub fn new(subject: Subject, plan: &Plan) -> Result<Self, Failure> {
        let large = matches!(subject, Subject::RotationGame | Subject::ColourHash);
        if plan.range.is_some() && subject != Subject::RotationGame {
            return Err(Failure::input(format!("{} has no ranges; rotation-game has", subject.puzzle())));
        }
        if plan.checkpoint.is_some() && !large {
            return Err(Failure::input(format!("{} is done at once and saves nothing", subject.puzzle())));
        }
        Ok(match subject {
            Subject::RotationGame => rotation::survey(plan)?,
            Subject::MagicBoard => small::magic_board(subject, &Rules::CLASSIC, plan.depth),
            Subject::MagicBoardSicily1515 => small::magic_board(subject, &Rules::SICILY_1515, plan.depth),
            Subject::EightPuzzle => small::eight_puzzle(subject, Board::SOLVED, plan.depth),
            Subject::EightPuzzleRing => small::eight_puzzle(subject, Board::RING, plan.depth),
            Subject::ColourHash => colour::survey(plan)?,
        })
    }

    /// The largest distance that the survey found.
    pub fn reach(&self) -> u32 {
        self.levels.len().saturating_sub(1) as u32
    }

    /// How many positions the survey found.
    pub fn found(&self) -> u64 {
        self.levels.iter().sum()
    }

    /// Whether no position of the puzzle was left out, neither by a range nor by a depth.
    pub fn is_complete(&self) -> bool {
        self.range.is_none() && self.found() == self.positions
    }

    /// The mean distance of the positions found.
    #[allow(clippy::cast_precision_loss)] // Both sums are far below 2⁵³.
    pub fn mean(&self) -> f64 {
        let moves: u64 = (0..).zip(&self.levels).map(|(distance, positions)| distance * positions).sum();
        moves as f64 / self.found() as f64
    }

    /// Where the survey differs from what its puzzle's crate publishes: distance, found, published.
    pub fn differences(&self) -> Vec<(usize, u64, u64)> {
        let published = self.subject.published();
        let distances =
            if self.is_complete() { self.levels.len().max(published.len()) } else { self.levels.len() };
        let at = |levels: &[u64], distance: usize| levels.get(distance).copied().unwrap_or(0);
        (0..distances)
            .map(|distance| (distance, at(&self.levels, distance), at(published, distance)))
            .filter(|(_, found, published)| found != published)
            .collect()
    }
}

/// Does the same work on so many threads, or on as many as can be had, and gathers what each of them found. This thread is
/// one of them.
fn on_threads<T: Send>(threads: usize, work: impl Fn() -> T + Sync) -> Vec<T> {
    thread::scope(|scope| {
        let helper = |_| thread::Builder::new().spawn_scoped(scope, &work).ok();
        let helpers: Vec<_> = (1..threads).map_while(helper).collect();
        let own = work();
        let found = helpers.into_iter().map(|helper| helper.join().expect("no thread panics"));
        std::iter::once(own).chain(found).collect()
    })
}

/// How many of so many farthest positions are listed.
fn listed(count: u64) -> usize {
    (if count <= FEW { count } else { FIRST }) as usize
}

/// Why a survey was not made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The process's status: 2 where the input or the command line is at fault, otherwise 1.
    pub status: u8,
    /// What is wrong.
    pub message: String,
}

impl Failure {
    /// Something that the survey was given is wrong.
    pub fn input(message: String) -> Self {
        Failure { status: 2, message }
    }

    /// Something that the survey needs is missing.
    pub fn environment(message: String) -> Self {
        Failure { status: 1, message }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Failure {}
