//! How far boards are from the goal: what is known of all of them, and exact tables of each sort of pieces alone.
//!
//! A word that solves a board solves its triangles and its separators. So the distance of either arrangement from its
//! own goal is never more than the board's (an admissible heuristic), and since a turn of the board is a turn of each,
//! neither changes by more than 1 with a turn (a consistent one). The larger of the two is the bound to use.
//!
//! A table for every board would have 6 286 896 000 entries; the two here have 168 840.

use crate::coordinates::{turn_wheel, Coordinates, Sort};
use crate::key::Key;
use crate::moves::Move;

/// The most moves that any board needs (God's number).
pub const GODS_NUMBER: u32 = 26;

/// How many boards lie at each distance from the goal: 6 286 896 000 in all, 33 034 627 of them within 16 moves.
pub const DISTRIBUTION: [u64; GODS_NUMBER as usize + 1] = [
    1,
    4,
    12,
    34,
    96,
    272,
    770,
    2_180,
    6_120,
    17_160,
    47_906,
    133_566,
    370_662,
    1_025_094,
    2_821_590,
    7_719_150,
    20_890_010,
    55_593_770,
    143_685_190,
    352_719_426,
    787_265_634,
    1_466_571_488,
    1_923_180_236,
    1_279_872_606,
    240_681_733,
    4_290_668,
    622,
];

/// How many arrangements of the triangles lie at each distance from theirs on the goal.
pub const TRIANGLE_DISTRIBUTION: [u64; 16] =
    [1, 4, 12, 34, 92, 246, 654, 1_706, 4_309, 9_973, 20_254, 32_032, 31_056, 11_986, 1_024, 17];

/// How many arrangements of the separators lie at each distance from theirs on the goal.
pub const SEPARATOR_DISTRIBUTION: [u64; 16] =
    [1, 4, 12, 30, 72, 190, 470, 1_100, 2_466, 5_172, 9_280, 13_834, 14_166, 6_952, 1_547, 144];

/// Where turns lead from every arrangement of one sort of pieces, and how far each is from its goal.
pub struct SortTable {
    turned: Box<[[u32; Move::COUNT]]>,
    distances: Box<[u8]>,
}

impl SortTable {
    /// The table for a sort of pieces, from a goal: ranks the turns of every arrangement, then searches breadth-first.
    fn new(sort: &Sort, goal: u32) -> Self {
        let mut turned = vec![[0; Move::COUNT]; sort.count() as usize].into_boxed_slice();
        for rank in 0..sort.count() {
            let arrangement = sort.unrank(rank);
            for turn in [Move::LeftClockwise, Move::RightClockwise] {
                let mut after = arrangement.clone();
                turn_wheel(&mut after, turn);
                let after = sort.rank(&after);
                turned[rank as usize][usize::from(turn.code())] = after;
                turned[after as usize][usize::from(turn.inverse().code())] = rank;
            }
        }
        let distances = breadth_first(&turned, goal);
        SortTable { turned, distances }
    }

    /// The rank of the arrangement after a turn; `rank` is below [`Sort::count`]. One load.
    pub fn play(&self, rank: u32, turn: Move) -> u32 {
        self.turned[rank as usize][usize::from(turn.code())]
    }

    /// How many moves these pieces alone need; `rank` is below [`Sort::count`]. One load.
    pub fn distance(&self, rank: u32) -> u32 {
        u32::from(self.distances[rank as usize])
    }
}

/// The tables of both sorts: 2.9 MB, built in some 40 ms.
pub struct Distances {
    /// The triangles' table.
    pub triangles: SortTable,
    /// The separators' table.
    pub separators: SortTable,
}

impl Distances {
    /// Builds both tables.
    pub fn new() -> Self {
        let goal = Coordinates::new(Key::GOAL);
        Distances {
            triangles: SortTable::new(&Sort::TRIANGLES, goal.triangles),
            separators: SortTable::new(&Sort::SEPARATORS, goal.separators),
        }
    }

    /// The coordinates after a turn. Two loads.
    pub fn play(&self, at: Coordinates, turn: Move) -> Coordinates {
        Coordinates {
            triangles: self.triangles.play(at.triangles, turn),
            separators: self.separators.play(at.separators, turn),
        }
    }

    /// A lower bound of the moves to the goal, 0 to 15; 0 on the goal alone. Two loads.
    pub fn lower_bound(&self, at: Coordinates) -> u32 {
        self.triangles.distance(at.triangles).max(self.separators.distance(at.separators))
    }
}

impl Default for Distances {
    fn default() -> Self {
        Self::new()
    }
}

/// The distance of every rank from `goal`, which every rank must be reached from.
fn breadth_first(turned: &[[u32; Move::COUNT]], goal: u32) -> Box<[u8]> {
    const UNSEEN: u8 = u8::MAX;
    let mut distances = vec![UNSEEN; turned.len()].into_boxed_slice();
    let mut queue = Vec::with_capacity(turned.len());
    distances[goal as usize] = 0;
    queue.push(goal);
    let mut next = 0;
    while let Some(&rank) = queue.get(next) {
        next += 1;
        for &rank_after in &turned[rank as usize] {
            if distances[rank_after as usize] == UNSEEN {
                distances[rank_after as usize] = distances[rank as usize] + 1;
                queue.push(rank_after);
            }
        }
    }
    distances
}
