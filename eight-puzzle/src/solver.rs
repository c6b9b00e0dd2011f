//! Three ways to the same word: look it up, or search for it board by board; and the solver that chooses.

mod a_star;
mod auto;
mod ida_star;
mod table;

pub use a_star::AStar;
pub use auto::Auto;
pub use ida_star::IdaStar;
pub use table::Table;

use crate::board::CELLS;
use judge_io::Answer;
use std::sync::OnceLock;

/// What puzzles with different goals cannot share, built for each place of the goal's blank when it is first needed.
struct PerGoal<T> {
    slots: [OnceLock<T>; CELLS as usize],
}

impl<T> PerGoal<T> {
    fn new() -> Self {
        PerGoal { slots: std::array::from_fn(|_| OnceLock::new()) }
    }

    fn get(&self, goal_blank: u32) -> Option<&T> {
        self.slots[goal_blank as usize].get()
    }

    fn get_or_build(&self, goal_blank: u32, build: impl FnOnce(u32) -> T) -> &T {
        self.slots[goal_blank as usize].get_or_init(|| build(goal_blank))
    }
}

/// The answer to a puzzle that cannot be solved; inversions tell so without a search.
const UNSOLVABLE: Answer<crate::puzzle::Solution> = Answer { solution: None, expanded: 0 };
