//! A table of the whole space, built once by retrograde analysis; then every answer is read off.
//!
//! Breadth-first backwards from the goals, moves in order in the OUTER loop and the ordered frontier in the inner one:
//! the first move that leads back to a position is then the first move of its smallest shortest word. One byte a
//! position is kept, and a look-up follows those moves to the goal.
//!
//! Cost: time and memory in the size of the space, once. Where building meets a limit there is no table, and every look-up
//! says so, with what was spent.
//! Bellman 1965, Ströhlein 1970.

use super::{word_from, Strategy, NO_MOVE};
use crate::closed::Closed;
use crate::outcome::{Counters, Limit, Limits, Meter, Outcome, Promise, Verdict};
use crate::space::StateSpace;

/// First moves of all positions. Promises the smallest word.
pub struct Table<S: StateSpace> {
    first_moves: S::Closed<u8>,
    /// The limit that building met, and what it had spent by then.
    failure: Option<Outcome>,
}

impl<S: StateSpace> Strategy<S> for Table<S> {
    const PROMISE: Promise = Promise::Smallest;

    fn name() -> String {
        String::from("table")
    }

    fn new(space: &S, limits: &Limits) -> Self {
        let mut first_moves = space.closed();
        // A table answers all lengths.
        let limits = Limits { moves: u32::MAX, ..*limits };
        let built = Meter::run(&limits, |meter| {
            build(space, &mut first_moves, meter)?;
            Ok(Verdict::NoSolution)
        });
        let failure = matches!(built.verdict, Verdict::LimitMet(_)).then_some(built);
        Table { first_moves, failure }
    }

    fn search(&self, space: &S, start: &S::State, _: &Limits) -> Outcome {
        self.failure.clone().unwrap_or_else(|| Outcome {
            verdict: look_up(space, &self.first_moves, start),
            counters: Counters { peak_stored: self.first_moves.len() as u64, ..Counters::default() },
        })
    }
}

fn build<S: StateSpace>(space: &S, first_moves: &mut S::Closed<u8>, meter: &mut Meter) -> Result<(), Limit> {
    let mut frontier = space.goals();
    for goal in &frontier {
        first_moves.insert_new(goal, NO_MOVE);
    }
    for _ in 0..space.longest() {
        if frontier.is_empty() {
            break;
        }
        meter.iterate();
        let mut next = Vec::new();
        for code in 0..S::MOVES {
            for state in &frontier {
                if code == 0 {
                    meter.expand()?;
                }
                let Some(predecessor) = space.undo(state, code) else { continue };
                meter.generate()?;
                if first_moves.insert_new(&predecessor, code) {
                    meter.stored(first_moves.len())?;
                    next.push(predecessor);
                } else {
                    meter.duplicate();
                }
            }
        }
        frontier = next;
    }
    Ok(())
}

fn look_up<S: StateSpace>(space: &S, first_moves: &S::Closed<u8>, start: &S::State) -> Verdict {
    if space.may_be_solved(start) && first_moves.get(start).is_some() {
        Verdict::Solved(word_from(space, first_moves, start))
    } else {
        Verdict::NoSolution
    }
}
