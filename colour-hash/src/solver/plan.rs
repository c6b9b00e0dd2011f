//! The search from a puzzle as a list of plain loops, the same for every puzzle.
//!
//! Six turns of a wheel are none. So of the words that turn one wheel only 1, 11, 111, 33 and 3 are needed (13 is
//! nothing, 333 is 111, 1111 is 33), and a smallest shortest word is made of such runs, of either wheel by turns. That
//! leaves 4, 12, 34, 96, 272, 770, 2 180, 6 172 of the 4, 16, 64, … words of each length.
//!
//! Which of these words continues which depends on its last run alone. With the words of a level sorted by their last
//! turn and the length of their last run, the words to continue with a turn are one range. A level is then ten loops,
//! each playing one turn on a range of an earlier level: no branch in them depends on the puzzle or on the node, and
//! the compiler makes vector code of them.

use crate::board::Move;
use core::ops::Range;

/// All words without redundancy up to some length, as loops that make the nodes they lead to.
pub(crate) struct Plan {
    loops: Vec<Loop>,
    /// The nodes of each length from 1.
    levels: Vec<Range<usize>>,
    /// How many nodes there are, the root counted.
    size: usize,
}

/// Plays `turn` on each of `parents`.
struct Loop {
    turn: Move,
    parents: Range<usize>,
}

impl Plan {
    /// The plan for words of up to `length` turns.
    pub(crate) fn new(length: u32) -> Self {
        let mut plan = Plan { loops: Vec::new(), levels: Vec::new(), size: 1 };
        // Where the last level's nodes are, by their last turn's wheel; the root stands for both.
        let mut wheels = [0..1, 0..1];
        // The same by their last turn and how often it was made in a row: once, twice, thrice.
        let mut runs: [[Range<usize>; 3]; Move::COUNT] = Default::default();
        for _ in 0..length {
            let level = plan.size;
            let mut next = [0..0, 0..0];
            for (wheel, range) in next.iter_mut().enumerate() {
                let start = plan.size;
                for turn in Move::ALL.into_iter().filter(|turn| turn.wheel() == wheel) {
                    let [once, twice, thrice] = &mut runs[usize::from(turn.code())];
                    *thrice = if turn.longest_run() == 3 { plan.add(turn, twice) } else { 0..0 };
                    *twice = plan.add(turn, once);
                    *once = plan.add(turn, &wheels[1 - wheel]);
                }
                *range = start..plan.size;
            }
            wheels = next;
            plan.levels.push(level..plan.size);
        }
        plan
    }

    /// The nodes of each length from 1, in no order of theirs.
    pub(crate) fn levels(&self) -> &[Range<usize>] {
        &self.levels
    }

    /// Every node that the words lead to from `root`, which is the first.
    pub(crate) fn run<T: Copy>(&self, root: T, play: impl Fn(T, Move) -> T) -> Vec<T> {
        let mut nodes = vec![root; self.size];
        let mut start = 1;
        for Loop { turn, parents } in &self.loops {
            let (made, rest) = nodes.split_at_mut(start);
            for (node, &parent) in rest.iter_mut().zip(&made[parents.clone()]) {
                *node = play(parent, *turn);
            }
            start += parents.len();
        }
        nodes
    }

    /// Adds a loop; says where its nodes will be.
    fn add(&mut self, turn: Move, parents: &Range<usize>) -> Range<usize> {
        let start = self.size;
        self.size += parents.len();
        self.loops.push(Loop { turn, parents: parents.clone() });
        start..self.size
    }
}
