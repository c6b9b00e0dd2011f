//! Iterative-deepening depth-first search: every word of one move, then of two, and so on, remembering nothing.
//!
//! Words are tried in order, so the first that solves is the smallest of the shortest. Positions are visited once for
//! every word that leads to them: the price of no memory, and what the inverse-move cut softens.
//!
//! Where there is no solution it ends only if the space has a [longest](StateSpace::longest) word, a proof beforehand,
//! or no word of some length at all. Cost: time in the number of words up to the answer's length, memory in that length.
//! Korf 1985.

use super::{moves_after, Strategy, NO_MOVE};
use crate::outcome::{Limit, Limits, Meter, Outcome, Promise, Verdict};
use crate::space::StateSpace;

/// Depth-first search to growing depths. Promises the smallest word.
pub struct IterativeDeepening;

impl<S: StateSpace> Strategy<S> for IterativeDeepening {
    const PROMISE: Promise = Promise::Smallest;

    fn name() -> String {
        String::from("iterative-deepening")
    }

    fn new(_: &S, _: &Limits) -> Self {
        IterativeDeepening
    }

    fn search(&self, space: &S, start: &S::State, limits: &Limits) -> Outcome {
        Meter::run(limits, |meter| search(space, start, meter))
    }
}

fn search<S: StateSpace>(space: &S, start: &S::State, meter: &mut Meter) -> Result<Verdict, Limit> {
    if !space.may_be_solved(start) {
        return Ok(Verdict::NoSolution);
    }
    for depth in 0..=meter.longest(space) {
        meter.iterate();
        let mut dive = Dive { space, meter, depth, word: Vec::new(), cut: false };
        if dive.visit(start, NO_MOVE)? {
            return Ok(Verdict::Solved(dive.word));
        }
        if !dive.cut {
            break;
        }
    }
    Ok(Verdict::NoSolution)
}

/// One round: all words of `depth` moves.
struct Dive<'a, S> {
    space: &'a S,
    meter: &'a mut Meter,
    depth: u32,
    word: Vec<u8>,
    /// Whether any word was cut off at `depth`, so that a deeper round has more to see.
    cut: bool,
}

impl<S: StateSpace> Dive<'_, S> {
    /// Whether a word from here on solves; then `word` is it.
    fn visit(&mut self, state: &S::State, last: u8) -> Result<bool, Limit> {
        self.meter.stored(self.word.len() + 1)?;
        if self.word.len() as u32 == self.depth {
            self.cut = true;
            return Ok(self.space.is_goal(state));
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
