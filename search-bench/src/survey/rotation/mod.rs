//! The Rotation Game: the least of three exact distances, over all 9 465 511 770 placements of three colours.
//!
//! A move does not look at colours, so a board is three masks that share no cell, and its distance is the least of
//! theirs; see [`rotation_game::WordTable`]. The distances of the 735 471 masks fit a core's second cache at a byte each. Two
//! symmetries leave an eighth and a half of the work:
//!
//! - the board's eight reflections and rotations keep lines lines and the centre the centre, so they keep distances: of the
//!   first colour's masks one of each [orbit](Orbits) is enough;
//! - the second and the third colour may be exchanged: of each pair of masks one order is enough.
//!
//! What is left are some 600 million look-ups of two bytes, of which `placements` makes runs within two short rows of
//! the table. An orbit is also the unit of a shard: a range of orbits has all boards whose first colour lies in them.

mod orbits;
mod placements;

pub use orbits::Orbits;

use super::checkpoint::{State, Words};
use super::{listed, on_threads, Failure, Farthest, Plan, Range, Subject, Survey};
use judge_io::Alphabet;
use placements::Placements;
use rotation_game::{Board, Colour, Mask, WordTable, MASKS};
use std::io;
use std::sync::atomic::{AtomicU32, Ordering};

/// How many distances a histogram has room for; the farthest mask is 14 away.
pub const LEVELS: usize = rotation_game::MASK_GODS_NUMBER as usize + 1;

/// How many placements of the second and third colour there are beside a first: C(16, 8).
const PAIRS: u64 = 12_870;

/// How many orbits are counted between two looks at the clock: a few hundredths of a second.
const PORTION: u32 = 2_048;

/// How many orbits a thread takes at a time.
const HANDFUL: u32 = 64;

/// What the survey looks up.
pub struct Tables {
    /// The orbits of the first colour's masks.
    pub orbits: Orbits,
    /// By rank, the mask.
    masks: Vec<Mask>,
    words: WordTable,
    /// By rank, the distance of a mask.
    distances: Vec<u8>,
    placements: Placements,
}

impl Tables {
    /// Builds the tables, in some 0.1 s and 16 MB.
    pub fn new() -> Self {
        let words = WordTable::new();
        let masks: Vec<Mask> = orbits::all_masks().collect();
        let distances = masks.iter().map(|&mask| words.word(mask).len() as u8).collect();
        Tables { orbits: Orbits::new(), masks, words, distances, placements: Placements::new() }
    }

    /// How many boards, whose first colour lies in an orbit of the range, are at each distance.
    pub fn count(&self, range: Range) -> [u64; LEVELS] {
        let mut levels = [0; LEVELS];
        (range.from..range.to).for_each(|orbit| self.count_orbit(orbit, &mut levels));
        levels
    }

    /// Adds the boards of one orbit to the levels.
    fn count_orbit(&self, orbit: u32, levels: &mut [u64; LEVELS]) {
        let first = self.orbits.representative(orbit);
        let others = self.placements.nearer_of_two(first, &self.distances);
        // Both orders of the second and third colour, beside each mask of the orbit.
        let boards = 2 * u64::from(self.orbits.size(orbit));
        let limit = usize::from(self.distances[first.rank() as usize]);
        for (distance, &pairs) in others.iter().enumerate() {
            levels[distance.min(limit)] += boards * u64::from(pairs);
        }
    }
}

impl Default for Tables {
    fn default() -> Self {
        Self::new()
    }
}

/// How far a survey has come.
struct Progress {
    range: Range,
    /// The first orbit that is not counted.
    next: u32,
    /// How many boards of the orbits before lie at each distance.
    levels: Vec<u64>,
}

impl State for Progress {
    type Header = (Range, u32, Vec<u64>);

    fn header(&self) -> Self::Header {
        (self.range, self.next, self.levels.clone())
    }

    fn write(&self, _: &mut Words<impl io::Write>) -> io::Result<()> {
        Ok(())
    }

    fn read((range, next, levels): Self::Header, _: &mut Words<impl io::Read>) -> io::Result<Self> {
        Ok(Progress { range, next, levels })
    }
}

/// Surveys all boards, or those of the plan's range.
pub(super) fn survey(plan: &Plan) -> Result<Survey, Failure> {
    let tables = Tables::new();
    let range = tables.orbits.range(plan.range)?;
    let (mut saver, progress) = plan.resume(Subject::RotationGame, format!("orbits {range}"))?;
    let mut progress = progress.unwrap_or(Progress { range, next: range.from, levels: vec![0; LEVELS] });
    let bar = plan.bar(u64::from(range.to - range.from), "orbits");
    while progress.next < range.to {
        bar.set_position(u64::from(progress.next - range.from));
        let to = range.to.min(progress.next + PORTION);
        let found = count(&tables, Range { from: progress.next, to }, plan.threads.max(1));
        add(&mut progress.levels, found);
        progress.next = to;
        if let Some(saver) = &mut saver {
            saver.save_if_due(&progress)?;
        }
    }
    bar.finish_and_clear();
    let mut levels = progress.levels;
    levels.truncate(plan.depth.map_or(LEVELS, |depth| depth as usize + 1));
    let reach = levels.iter().rposition(|&positions| positions > 0).unwrap_or(0);
    levels.truncate(reach + 1);
    let farthest = farthest(&tables, range, reach as u8, listed(levels[reach]));
    let positions = tables.orbits.positions(range);
    let range = (range != tables.orbits.whole()).then_some(range);
    Ok(Survey { subject: Subject::RotationGame, range, positions, levels, farthest })
}

/// [`Tables::count`] on several threads.
fn count(tables: &Tables, range: Range, threads: usize) -> [u64; LEVELS] {
    let next = AtomicU32::new(range.from);
    let work = || {
        let mut levels = [0; LEVELS];
        loop {
            let from = next.fetch_add(HANDFUL, Ordering::Relaxed);
            if from >= range.to {
                return levels;
            }
            add(&mut levels, tables.count(Range { from, to: range.to.min(from + HANDFUL) }));
        }
    };
    let mut levels = [0; LEVELS];
    for found in on_threads(threads, work) {
        add(&mut levels, found);
    }
    levels
}

fn add(levels: &mut [u64], found: [u64; LEVELS]) {
    levels.iter_mut().zip(found).for_each(|(level, found)| *level += found);
}

/// The first boards of a range at a distance, in the order of their ranks.
fn farthest(tables: &Tables, range: Range, distance: u8, count: usize) -> Vec<Farthest> {
    let Tables { distances, placements, orbits, masks, .. } = tables;
    let far = |rank: u32| distances[rank as usize] >= distance;
    let firsts = masks.iter().filter(|first| far(first.rank()) && orbits.has(range, **first));
    let boards = firsts.flat_map(|&first| {
        let pairs = placements.pairs(first).filter(|&(second, third)| far(second) && far(third));
        pairs.map(move |(second, third)| [first.rank(), second, third]).collect::<Vec<_>>()
    });
    let at_distance = |ranks: &[u32; 3]| ranks.iter().any(|&rank| distances[rank as usize] == distance);
    let boards = boards.filter(at_distance).take(count);
    boards.map(|ranks| describe(tables, ranks, ranks.map(|rank| masks[rank as usize]))).collect()
}

/// A board by the ranks of its colours' masks. Its own rank counts through the first mask's, then the second's.
fn describe(tables: &Tables, ranks: [u32; 3], masks: [Mask; 3]) -> Farthest {
    let rank = u64::from(ranks[0]) * MASKS as u64 + u64::from(ranks[1]);
    let words = masks.map(|mask| tables.words.word(mask));
    let best = (0..3).min_by_key(|&colour| words[colour]).unwrap_or(0);
    let mut answer = Vec::new();
    Alphabet::new(b"ABCDEFGH").spell(words[best], &mut answer);
    answer.push(b' ');
    answer.push(b'0' + Colour::ALL[best].number());
    let answer = String::from_utf8(answer).expect("letters are ASCII");
    Farthest { rank, board: board(masks).to_string(), answer }
}

/// The board with these masks.
fn board(masks: [Mask; 3]) -> Board {
    let colour =
        |cell| (1..).zip(masks).find(|(_, mask)| mask.contains(cell)).map_or(0, |(colour, _)| colour);
    let bits = (0..rotation_game::CELLS).rev().fold(0, |bits, cell| bits << 2 | colour(cell));
    Board::from_bits(bits).expect("three masks that share no cell are a board")
}
