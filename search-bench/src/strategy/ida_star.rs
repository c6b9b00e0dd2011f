//! IDA*: depth-first search below a threshold on moves made plus moves still needed at least.
//!
//! The first threshold is the start's estimate, each next one the least sum that went over the last. An admissible
//! estimate never cuts a shortest word at the threshold that equals its length, and words are tried in order, so the first
//! word found is the smallest of the shortest; consistency is not needed.
//!
//! Where there is no solution it ends as iterative deepening does. Cost: memory in the answer's length; time in the
//! number of words whose sums stay below the threshold. Korf 1985.

use super::{moves_after, Strategy, NO_MOVE};
use crate::outcome::{Limit, Limits, Meter, Outcome, Promise, Verdict};
use crate::space::{Heuristic, StateSpace};

/// Iterative-deepening A* with the heuristic `H`. Promises the smallest word.
pub struct IdaStar<H> {
    heuristic: H,
}

impl<S: StateSpace, H: Heuristic<S>> Strategy<S> for IdaStar<H> {
    const PROMISE: Promise = Promise::Smallest;

    fn name() -> String {
        format!("ida-star+{}", H::NAME)
    }

    fn new(space: &S, _: &Limits) -> Self {
        IdaStar { heuristic: H::new(space) }
    }

    fn search(&self, space: &S, start: &S::State, limits: &Limits) -> Outcome {
        Meter::run(limits, |meter| search(space, &self.heuristic, start, meter))
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
    let mut threshold = heuristic.estimate(space, start);
    while threshold <= meter.longest(space) {
        meter.iterate();
        let mut dive = Dive { space, heuristic, meter, threshold, word: Vec::new(), next: None };
        if dive.visit(start, NO_MOVE)? {
            return Ok(Verdict::Solved(dive.word));
        }
        match dive.next {
            Some(next) => threshold = next,
            None => break,
        }
    }
    Ok(Verdict::NoSolution)
}

/// One round: all words below `threshold`.
struct Dive<'a, S, H> {
    space: &'a S,
    heuristic: &'a H,
    meter: &'a mut Meter,
    threshold: u32,
    word: Vec<u8>,
    /// The least sum above `threshold`, if any word went over it.
    next: Option<u32>,
}

impl<S: StateSpace, H: Heuristic<S>> Dive<'_, S, H> {
    /// Whether a word from here on solves; then `word` is it.
    fn visit(&mut self, state: &S::State, last: u8) -> Result<bool, Limit> {
        self.meter.stored(self.word.len() + 1)?;
        let sum = self.word.len() as u32 + self.heuristic.estimate(self.space, state);
        if sum > self.threshold {
            self.next = Some(self.next.map_or(sum, |next| next.min(sum)));
            return Ok(false);
        }
        if self.space.is_goal(state) {
            return Ok(true);
        }
        self.meter.expand()?;
        for code in moves_after(self.space, last) {
            let Some(successor) = self.space.play(state, code) else { continue };
            self.meter.generate()?;
            self.word.push(code);
            if self.visit(&successor, code)? {
                return Ok(true);
            }
            self.word.pop();
        }
        Ok(false)
    }
}
