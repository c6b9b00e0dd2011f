//! Search strategies, one a file, each generic over the puzzle and its representation.
//!
//! | strategy | word | memory | needs |
//! |---|---|---|---|
//! | [`breadth_first::BreadthFirst`] | smallest | every position nearer than the goal | nothing |
//! | [`bidirectional::Bidirectional`] | smallest | two balls of half the distance | `goals`, `undo` |
//! | [`iterative_deepening::IterativeDeepening`] | smallest | the path | nothing |
//! | [`a_star::AStar`] | shortest | every position that looks near enough | a heuristic |
//! | [`ida_star::IdaStar`] | smallest | the path | a heuristic |
//! | [`table::Table`] | smallest | the whole space, once | `goals`, `undo` |
//!
//! All of them count with one [`Meter`](crate::outcome::Meter) and stop at the same limits.

pub mod a_star;
pub mod bidirectional;
pub mod breadth_first;
pub mod ida_star;
pub mod iterative_deepening;
pub mod table;

use crate::closed::Closed;
use crate::outcome::{Limits, Outcome, Promise};
use crate::space::StateSpace;

/// A way to search any [`StateSpace`] of a kind.
pub trait Strategy<S: StateSpace> {
    /// Which word it finds.
    const PROMISE: Promise;

    /// The name, as a contender carries it last: `strategy` or `strategy+heuristic`.
    fn name() -> String;

    /// Builds what all searches share: tables, heuristics.
    fn new(space: &S, limits: &Limits) -> Self;

    /// Searches a way from `start` to a goal.
    fn search(&self, space: &S, start: &S::State, limits: &Limits) -> Outcome;
}

/// The "move" that led to the start of a search.
const NO_MOVE: u8 = u8::MAX;

/// The moves worth trying after `last`, in order.
fn moves_after<S: StateSpace>(space: &S, last: u8) -> impl Iterator<Item = u8> + '_ {
    (0..S::MOVES).filter(move |&code| last == NO_MOVE || !space.is_inverse(last, code))
}

/// The word by which a forward search came to `state`, read off the moves in its closed set.
///
/// Moves are one-to-one, so the last move alone gives the position before: no parent has to be stored.
fn word_to<S: StateSpace>(space: &S, closed: &impl Closed<S::State, u8>, state: &S::State) -> Vec<u8> {
    let mut word = Vec::new();
    let mut state = state.clone();
    while let Some(code) = closed.get(&state).filter(|&code| code != NO_MOVE) {
        word.push(code);
        state = space.undo(&state, code).expect("the search came by this move");
    }
    word.reverse();
    word
}

/// The word by which a backward search leads on from `state`, read off the moves in its closed set.
fn word_from<S: StateSpace>(space: &S, closed: &impl Closed<S::State, u8>, state: &S::State) -> Vec<u8> {
    let mut word = Vec::new();
    let mut state = state.clone();
    while let Some(code) = closed.get(&state).filter(|&code| code != NO_MOVE) {
        word.push(code);
        state = space.play(&state, code).expect("the search came by this move");
    }
    word
}
