//! A*: the position whose moves made plus moves still needed at least are fewest comes next.
//!
//! Sums are small whole numbers, so the open list is an array of stacks, one a sum: pushing and popping cost O(1), and
//! of equal sums the last pushed, mostly the deepest, comes first, which is what finds the goal soonest among ties.
//! A position is closed when it is taken out, never when it is generated; a shorter way opens it again, so that an
//! admissible heuristic suffices. With a consistent one nothing is opened twice after it was expanded.
//!
//! The order among ties follows the stacks and not the judge's order of words: the word is shortest, not smallest. To
//! return the smallest, A* would have to expand every position of the last sum, which is most of them.
//!
//! Hart, Nilsson and Raphael 1968; the array of stacks is Dial's, 1969.

use super::{moves_after, Strategy, NO_MOVE};
use crate::closed::Closed;
use crate::outcome::{Limit, Limits, Meter, Outcome, Promise, Verdict};
use crate::space::{Heuristic, StateSpace};

/// A* with the heuristic `H`. Promises a shortest word.
pub struct AStar<H> {
    heuristic: H,
}

impl<S: StateSpace, H: Heuristic<S>> Strategy<S> for AStar<H> {
    const PROMISE: Promise = Promise::Shortest;

    fn name() -> String {
        format!("a-star+{}", H::NAME)
    }

    fn new(space: &S, _: &Limits) -> Self {
        AStar { heuristic: H::new(space) }
    }

    fn search(&self, space: &S, start: &S::State, limits: &Limits) -> Outcome {
        Meter::run(limits, |meter| search(space, &self.heuristic, start, meter))
    }
}

/// What is kept of a position: the fewest moves to it known so far, and the last of them.
#[derive(Clone, Copy)]
struct Reached {
    moves: u32,
    last: u8,
}

/// Positions by the sum of moves made and estimate.
struct OpenList<T> {
    stacks: Vec<Vec<T>>,
    /// No stack below this one holds anything.
    least: usize,
}

impl<T> OpenList<T> {
    fn push(&mut self, sum: u32, item: T) {
        let sum = sum as usize;
        if sum >= self.stacks.len() {
            self.stacks.resize_with(sum + 1, Vec::new);
        }
        self.stacks[sum].push(item);
        self.least = self.least.min(sum);
    }

    fn pop(&mut self) -> Option<T> {
        while let Some(stack) = self.stacks.get_mut(self.least) {
            if let Some(item) = stack.pop() {
                return Some(item);
            }
            self.least += 1;
        }
        None
    }
}

fn search<S: StateSpace, H: Heuristic<S>>(
    space: &S,
    heuristic: &H,
    start: &S::State,
    meter: &mut Meter,
) -> Result<Verdict, Limit> {
    if !space.may_be_solved(start) {
        return Ok(Verdict::NoSolution);
    }
    let mut reached = space.closed();
    let mut open = OpenList { stacks: Vec::new(), least: 0 };
    meter.iterate();
    let begin = Reached { moves: 0, last: NO_MOVE };
    reached.set(start, begin);
    meter.stored(1)?;
    open.push(heuristic.estimate(space, start), (start.clone(), begin));
    while let Some((state, Reached { moves, last })) = open.pop() {
        if reached.get(&state).is_some_and(|best| best.moves < moves) {
            continue;
        }
        if space.is_goal(&state) {
            return Ok(Verdict::Solved(word_to(space, &reached, state)));
        }
        meter.expand()?;
        for code in moves_after(space, last) {
            let Some(successor) = space.play(&state, code) else { continue };
            meter.generate()?;
            let way = Reached { moves: moves + 1, last: code };
            if let Some(known) = reached.get(&successor) {
                meter.duplicate();
                if known.moves <= way.moves {
                    continue;
                }
            }
            let sum = way.moves + heuristic.estimate(space, &successor);
            if sum <= meter.longest(space) {
                reached.set(&successor, way);
                meter.stored(reached.len())?;
                open.push(sum, (successor, way));
            }
        }
    }
    Ok(Verdict::NoSolution)
}

/// The word by which the search came to `state`.
fn word_to<S: StateSpace>(space: &S, reached: &S::Closed<Reached>, mut state: S::State) -> Vec<u8> {
    let mut word = Vec::new();
    while let Some(Reached { last, .. }) = reached.get(&state).filter(|reached| reached.last != NO_MOVE) {
        word.push(last);
        state = space.undo(&state, last).expect("the search came by this move");
    }
    word.reverse();
    word
}
