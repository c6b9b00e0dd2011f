//! Breadth-first search: all positions one move away, then two, until one is solved.
//!
//! Moves are tried in order and the frontier keeps the order of its words, so the first way found to any position is
//! its smallest shortest word, and the first solved position generated ends the search with the smallest of all.
//!
//! Cost: time and memory in the number of positions nearer than the goal. Moore 1959.

use super::{moves_after, word_to, Strategy, NO_MOVE};
use crate::closed::Closed;
use crate::outcome::{Limit, Limits, Meter, Outcome, Promise, Verdict};
use crate::space::StateSpace;

/// Breadth-first search from the start. Promises the smallest word.
pub struct BreadthFirst;

impl<S: StateSpace> Strategy<S> for BreadthFirst {
    const PROMISE: Promise = Promise::Smallest;

    fn name() -> String {
        String::from("breadth-first")
    }

    fn new(_: &S, _: &Limits) -> Self {
        BreadthFirst
    }

    fn search(&self, space: &S, start: &S::State, limits: &Limits) -> Outcome {
        Meter::run(limits, |meter| search(space, start, meter))
    }
}

fn search<S: StateSpace>(space: &S, start: &S::State, meter: &mut Meter) -> Result<Verdict, Limit> {
    if !space.may_be_solved(start) {
        return Ok(Verdict::NoSolution);
    }
    meter.stored(1)?;
    if space.is_goal(start) {
        return Ok(Verdict::Solved(Vec::new()));
    }
    let mut closed = space.closed();
    closed.insert_new(start, NO_MOVE);
    let mut frontier = vec![(start.clone(), NO_MOVE)];
    for _ in 0..meter.longest(space) {
        if frontier.is_empty() {
            break;
        }
        meter.iterate();
        let mut next = Vec::new();
        for (state, last) in &frontier {
            meter.expand()?;
            for code in moves_after(space, *last) {
                let Some(successor) = space.play(state, code) else { continue };
                meter.generate()?;
                if !closed.insert_new(&successor, code) {
                    meter.duplicate();
                    continue;
                }
                meter.stored(closed.len())?;
                if space.is_goal(&successor) {
                    return Ok(Verdict::Solved(word_to(space, &closed, &successor)));
                }
                next.push((successor, code));
            }
        }
        frontier = next;
    }
    Ok(Verdict::NoSolution)
}
