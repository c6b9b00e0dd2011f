//! The search from a puzzle as a list of plain loops, the same for every puzzle.
//!
//! Six turns of a wheel are none. So of the words that turn one wheel only 1, 11, 111, 33 and 3 are needed (13 is
//! nothing, 333 is 111, 1111 is 33), and a smallest shortest word is made of such runs, of either wheel by turns. That
//! leaves 4, 12, 34, 96, 272, 770, 2 180, 6 172 of the 4, 16, 64, … words of each length.
//!
//! Which of these words continues which depends on its last run alone. With the words of a level sorted by their last
//! turn and the length of their last run, the words to continue with a turn are one range if they end in a run of the
//! other wheel, and one more if they end in a run of that turn. So a level is eight loops, each playing one turn on one
//! range of the level before: no branch in them depends on the puzzle or on the node.

use crate::moves::Move;
use std::ops::Range;

/// All words without redundancy up to some length, as loops that make the nodes they lead to.
pub(crate) struct Plan {
    loops: Vec<Loop>,
    /// The nodes of each length from 1. The root, node 0, is before them.
    levels: Vec<Range<usize>>,
    /// How many nodes there are.
    size: usize,
}

/// Plays `turn` on each of `parents`.
struct Loop {
    turn: Move,
    parents: Range<usize>,
}

impl Plan {
    /// The plan for words of up to `length` turns.
    pub(crate) fn new(length: usize) -> Self {
        let mut plan = Plan { loops: Vec::new(), levels: Vec::new(), size: 1 };
        // The last level's nodes by the wheel of their last turn; the root stands for both.
        let mut wheels = [0..1, 0..1];
        // By their last turn, those that made it once and those that made it twice, which stand right behind.
        let mut runs: [[Range<usize>; 2]; Move::COUNT] = Default::default();
        for _ in 0..length {
            let level = plan.size;
            let mut next = [0..0, 0..0];
            for (wheel, nodes) in next.iter_mut().enumerate() {
                nodes.start = plan.size;
                for turn in [Move::ALL[wheel], Move::ALL[wheel].inverse()] {
                    let [once, twice] = &mut runs[usize::from(turn.code())];
                    let unfinished = once.start..if turn.longest_run() == 3 { twice.end } else { once.end };
                    let changed = plan.add(turn, wheels[1 - wheel].clone());
                    let continued = plan.add(turn, unfinished);
                    *twice = continued.start..continued.start + once.len();
                    *once = changed;
                }
                nodes.end = plan.size;
            }
            wheels = next;
            plan.levels.push(level..plan.size);
        }
        plan
    }

    /// Adds a loop; says where its nodes will be.
    fn add(&mut self, turn: Move, parents: Range<usize>) -> Range<usize> {
        let nodes = self.size..self.size + parents.len();
        self.size = nodes.end;
        self.loops.push(Loop { turn, parents });
        nodes
    }

    /// The nodes of each length from 1, in an order of their own.
    pub(crate) fn levels(&self) -> &[Range<usize>] {
        &self.levels
    }

    /// Every node that words of up to `length` turns, at least 1, lead to from `root`.
    pub(crate) fn run<T: Copy>(&self, length: usize, root: T, play: impl Fn(T, Move) -> T) -> Vec<T> {
        let mut nodes = vec![root; self.levels[length - 1].end];
        let mut start = 1;
        for Loop { turn, parents } in &self.loops {
            if start == nodes.len() {
                break;
            }
            let (made, rest) = nodes.split_at_mut(start);
            for (node, &parent) in rest.iter_mut().zip(&made[parents.clone()]) {
                *node = play(parent, *turn);
            }
            start += parents.len();
        }
        nodes
    }
}
