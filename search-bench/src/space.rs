//! What a search strategy may ask of a puzzle, and nothing more.
//!
//! A strategy sees positions and numbered moves. It does not know whether a position is a string, an array or a packed
//! word: that is the representation's business, and the point of the bench is to change one of the two and keep the
//! other. Everything a strategy needs is asked for here, so a new strategy can run on every representation of every puzzle,
//! and a new representation can be searched by every strategy.
//!
//! Moves are codes `0..MOVES` in the order of the puzzle's judge. A word is a slice of codes; the *smallest* of several
//! shortest words is the one that comes first read from the front.

use crate::closed::Closed;

/// A puzzle in one representation: positions, moves, goals.
///
/// Moves must be one-to-one: at most one position leads to a given position by a given move.
pub trait StateSpace {
    /// A position.
    type State: Clone + Eq;

    /// What remembers positions: the representation chooses, because an ordered map of strings, a hash table of packed
    /// words and an array indexed by rank are a good part of what tells representations apart.
    type Closed<V: Copy>: Closed<Self::State, V>;

    /// How many moves there are; their codes are `0..MOVES` in canonical order.
    const MOVES: u8;

    /// Whether a position is solved.
    fn is_goal(&self, state: &Self::State) -> bool;

    /// The position after a move, or `None` where the move cannot be made.
    fn play(&self, state: &Self::State, code: u8) -> Option<Self::State>;

    /// The position from which a move leads to `state`, or `None` where there is none: successors of a backward search.
    fn undo(&self, state: &Self::State, code: u8) -> Option<Self::State>;

    /// Every solved position: where a backward search starts.
    fn goals(&self) -> Vec<Self::State>;

    /// An empty closed set.
    fn closed<V: Copy>(&self) -> Self::Closed<V>;

    /// Whether `next` takes back what `last` did, so that no shortest word holds the two in a row.
    ///
    /// This is the inverse-move cut. Stronger cuts (of two moves that commute, keep one order) are sound in a tree
    /// search but lose answers beside a closed set that does not keep the smallest word, so they are not offered.
    fn is_inverse(&self, last: u8, next: u8) -> bool {
        let _ = (last, next);
        false
    }

    /// The longest word that counts as a solution.
    fn longest(&self) -> u32 {
        u32::MAX
    }

    /// Whether `state` may have a solution: `false` is a proof, without search, that it has none.
    fn may_be_solved(&self, state: &Self::State) -> bool {
        let _ = state;
        true
    }

    /// What one stored position takes in bytes, what it owns on the heap included, what the closed set adds not.
    fn bytes_per_state(&self) -> usize {
        size_of::<Self::State>()
    }
}

/// A lower bound of the distance to the nearest goal, as a named value of a puzzle.
///
/// It must be *admissible*: never more than the exact distance, and 0 at a goal.
pub trait Heuristic<S: StateSpace> {
    /// The name, as a contender carries it after `+`.
    const NAME: &'static str;

    /// Whether it is *consistent*: a move lowers it by at most 1, so that A* never expands a position twice. Where every
    /// move can be taken back by one move, none raises it by more than 1 either; the magic board is not of that kind.
    const CONSISTENT: bool;

    /// Makes the heuristic, with the tables it looks into.
    fn new(space: &S) -> Self;

    /// The bound for a position, in moves.
    fn estimate(&self, space: &S, state: &S::State) -> u32;
}
