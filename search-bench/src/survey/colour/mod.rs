//! Colour Hash: breadth-first search of 6 286 896 000 positions, a quarter of them in memory, two bits each.
//!
//! A turn moves the triangles among triangle places and the separators among separator places, so a position is a pair of
//! [ranks](colour_hash::Coordinates), and a turn a step in a small table for each. Laid out as rows of separator ranks, one
//! row for each triangle rank, a turn takes all of a row to one other row, by one fixed permutation of the separator ranks.
//! Three things follow:
//!
//! - A row's new positions come from the rows that its four turns lead to. Whoever owns a row reads four others and
//!   writes none but it: threads share rows out, and no lock or atomic is needed. A row of bits has 7 KB, so that
//!   what is read and written out of order stays in a core's first cache; see `bitmaps`.
//! - The board's two mirrors keep the goal up to names of pieces, and so keep distances. They act on the two ranks apart
//!   as well, so of each four rows that are alike one is enough; see `space`. That is a quarter of the memory and work.
//! - While there are few positions, sorted lists of them are smaller and faster than bitmaps; see `lists`.
//!
//! Distances are kept modulo 3. A turn changes a distance by at most 1, so that is enough to find the way to the goal from
//! any position: the first turn, in order, that leads to the distance below is the first of the smallest shortest word.

mod bitmaps;
mod lists;
mod space;

use super::checkpoint::{State, Words};
use super::{listed, memory, Failure, Farthest, Plan, Subject, Survey};
use bitmaps::Bitmaps;
use colour_hash::{Board, Key, Move, PLACES};
use indicatif::ProgressBar;
use lists::Lists;
use serde::{Deserialize, Serialize};
use space::Space;
use std::io;

/// From so many positions in a level on, bitmaps are faster than lists.
const MANY: u64 = 1 << 18;

/// A search from the goal, level by level.
struct Search {
    /// How many positions lie at each distance.
    levels: Vec<u64>,
    visited: Visited,
}

/// What is known of the positions visited.
enum Visited {
    Lists(Lists),
    Bitmaps(Bitmaps),
}

impl Search {
    fn new(space: &Space) -> Self {
        Search { levels: vec![1], visited: Visited::Lists(Lists::new(space)) }
    }

    /// The distance of the last level.
    fn reach(&self) -> u32 {
        self.levels.len() as u32 - 1
    }

    /// Finds the next level, and says whether there is one.
    fn advance(&mut self, space: &Space, threads: usize, bar: &ProgressBar) -> bool {
        let found = match &mut self.visited {
            Visited::Lists(lists) => lists.advance(space),
            Visited::Bitmaps(bitmaps) => bitmaps.advance(space, self.levels.len() as u32, threads, bar),
        };
        if found > 0 {
            self.levels.push(found);
        }
        found > 0
    }

    /// Goes over to bitmaps where they are better: if all positions are to be visited, where they are faster, and
    /// otherwise where they are smaller than the lists with room for another level.
    fn choose(&mut self, space: &Space, whole: bool) {
        if let Visited::Lists(lists) = &self.visited {
            let many = whole && self.levels[self.levels.len() - 1] >= MANY;
            if many || lists.bytes_for_next() > Bitmaps::bytes(space) {
                self.visited = Visited::Bitmaps(Bitmaps::from_lists(space, lists));
            }
        }
    }

    /// Whether a position next to one at `distance + 1` is at `distance`.
    fn is_at(&self, row: u32, separators: u32, distance: u32) -> bool {
        match &self.visited {
            Visited::Lists(lists) => lists.is_at(row, separators, distance),
            Visited::Bitmaps(bitmaps) => bitmaps.is_at(row, separators, distance),
        }
    }

    /// The positions of a row in the last level, as separator ranks.
    fn last_of_row(&self, row: u32) -> Vec<u32> {
        match &self.visited {
            Visited::Lists(lists) => lists.last_of_row(row),
            Visited::Bitmaps(bitmaps) => bitmaps.last_of_row(row),
        }
    }
}

/// Surveys all positions, or those within the plan's depth.
pub(super) fn survey(plan: &Plan) -> Result<Survey, Failure> {
    let subject = Subject::ColourHash;
    let space = Space::new();
    let whole = plan.depth.is_none();
    let depth = plan.depth.unwrap_or(u32::MAX);
    memory::require("a survey of colour-hash", bytes_needed(&space, depth))?;
    let parameters = if whole { String::from("all positions") } else { format!("depth {depth}") };
    let (mut saver, search) = plan.resume(subject, parameters)?;
    let mut search = search.unwrap_or_else(|| Search::new(&space));
    // How many positions there are within a depth, nobody knows beforehand.
    let bar = if whole { plan.bar(subject.positions(), "positions") } else { ProgressBar::hidden() };
    bar.set_position(search.levels.iter().sum());
    while search.reach() < depth && search.levels.iter().sum::<u64>() < subject.positions() {
        search.choose(&space, whole);
        if !search.advance(&space, plan.threads.max(1), &bar) {
            break;
        }
        bar.set_position(search.levels.iter().sum());
        bar.set_message(format!("at distance {}", search.reach()));
        if let Some(saver) = &mut saver {
            saver.save_if_due(&search)?;
        }
    }
    bar.finish_and_clear();
    let farthest = farthest(&space, &search, listed(search.levels[search.levels.len() - 1]));
    let levels = search.levels;
    Ok(Survey { subject, range: None, positions: subject.positions(), levels, farthest })
}

/// The most bytes that a search takes.
fn bytes_needed(space: &Space, depth: u32) -> u64 {
    space.bytes() + Bitmaps::bytes(space).min(Lists::bytes_at_most(depth))
}

/// The first positions of the last level, in the order of their ranks.
fn farthest(space: &Space, search: &Search, count: usize) -> Vec<Farthest> {
    let ranks = (0..space::TRIANGLES).flat_map(|triangles| {
        let (row, symmetry) = space.locate(triangles);
        let mut separators: Vec<u32> =
            search.last_of_row(row).into_iter().map(|rank| space.image(symmetry, rank)).collect();
        separators.sort_unstable();
        separators.into_iter().map(move |separators| (triangles, separators))
    });
    ranks.take(count).map(|ranks| describe(space, search, ranks)).collect()
}

/// A position of the last level.
fn describe(space: &Space, search: &Search, (triangles, separators): (u32, u32)) -> Farthest {
    let coordinates = colour_hash::Coordinates { triangles, separators };
    let mut answer = String::new();
    let mut at = (triangles, separators);
    for distance in (0..search.reach()).rev() {
        let down = Move::ALL.into_iter().find_map(|turn| {
            let next = space.play(at, turn);
            let (row, symmetry) = space.locate(next.0);
            search.is_at(row, space.image(symmetry, next.1), distance).then_some((turn, next))
        });
        let (turn, next) = down.expect("some turn leads nearer to the goal");
        answer.push(turn.letter());
        at = next;
    }
    let rank = u64::from(triangles) * u64::from(space::SEPARATORS) + u64::from(separators);
    Farthest { rank, board: board(coordinates.key()).to_string(), answer }
}

/// The board of a key.
fn board(key: Key) -> Board {
    let pieces: [u8; PLACES] = std::array::from_fn(|place| 2 * key.half(place) + (place % 2) as u8);
    Board::from_pieces(&pieces).expect("a key has all pieces")
}

/// What a checkpoint says of a search before its words.
#[derive(Serialize, Deserialize)]
struct Header {
    levels: Vec<u64>,
    /// How long each list is, or nothing for bitmaps.
    lists: Option<Vec<usize>>,
}

impl State for Search {
    type Header = Header;

    fn header(&self) -> Header {
        let lists = match &self.visited {
            Visited::Lists(lists) => Some(lists.levels().iter().map(Vec::len).collect()),
            Visited::Bitmaps(_) => None,
        };
        Header { levels: self.levels.clone(), lists }
    }

    fn write(&self, words: &mut Words<impl io::Write>) -> io::Result<()> {
        match &self.visited {
            Visited::Lists(lists) => lists.levels().iter().try_for_each(|level| words.write(level)),
            Visited::Bitmaps(bitmaps) => bitmaps.write(words),
        }
    }

    fn read(header: Header, words: &mut Words<impl io::Read>) -> io::Result<Self> {
        let visited = match header.lists {
            Some(lengths) => {
                let read = |length| {
                    let mut level = vec![0; length];
                    words.read(&mut level).map(|()| level)
                };
                Visited::Lists(Lists::from_levels(lengths.into_iter().map(read).collect::<Result<_, _>>()?))
            }
            None => Visited::Bitmaps(Bitmaps::read(words)?),
        };
        Ok(Search { levels: header.levels, visited })
    }
}

#[cfg(test)]
mod tests {
    use super::super::checkpoint::Checkpoint;
    use super::*;
    use std::time::Duration;

    /// Searches seven levels, saves, resumes, and searches two more; `choose` may change what is saved.
    fn levels_across_a_save(choose: impl Fn(&Space, &mut Search)) -> Vec<u64> {
        let space = Space::new();
        let bar = ProgressBar::hidden();
        let folder = tempfile::tempdir().unwrap();
        let checkpoint = Checkpoint::new(folder.path().join("state"), Duration::ZERO);
        let plan = Plan { checkpoint: Some(checkpoint), ..Plan::default() };

        let (saver, nothing) = plan.resume::<Search>(Subject::ColourHash, String::new()).unwrap();
        assert!(nothing.is_none());
        let mut search = Search::new(&space);
        (0..7).for_each(|_| assert!(search.advance(&space, 1, &bar)));
        choose(&space, &mut search);
        saver.unwrap().save_if_due(&search).unwrap();

        let (_, resumed) = plan.resume::<Search>(Subject::ColourHash, String::new()).unwrap();
        let mut resumed = resumed.unwrap();
        (0..2).for_each(|_| assert!(resumed.advance(&space, 2, &bar)));
        (0..2).for_each(|_| assert!(search.advance(&space, 1, &bar)));
        let [ahead, behind] = [&resumed, &search].map(|search| farthest(&space, search, 20));
        assert_eq!(ahead, behind);
        resumed.levels
    }

    #[test]
    fn a_search_goes_on_from_saved_lists() {
        let levels = levels_across_a_save(|_, _| ());
        assert_eq!(levels, colour_hash::DISTRIBUTION[..=9]);
    }

    #[test]
    fn a_search_goes_on_from_saved_bitmaps() {
        let levels = levels_across_a_save(|space, search| {
            let Visited::Lists(lists) = &search.visited else { panic!("a search begins with lists") };
            search.visited = Visited::Bitmaps(Bitmaps::from_lists(space, lists));
        });
        assert_eq!(levels, colour_hash::DISTRIBUTION[..=9]);
    }
}
