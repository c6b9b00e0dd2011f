//! Every strategy on a small directed graph whose shortest words are found in another way.
//!
//! The graph has moves that cannot be made, moves that undo each other, many ties, positions without a way to a goal, and
//! two goals. Distances come from relaxing all edges until nothing changes, and the smallest word from walking down
//! them, first move first: no frontier and no closed set in it.

use search_bench::closed::{Closed, Dense, Hashed, Ordered};
use search_bench::outcome::{Limit, Limits, Outcome, Promise, Verdict};
use search_bench::space::{Heuristic, StateSpace};
use search_bench::strategy::{
    a_star::AStar, bidirectional::Bidirectional, breadth_first::BreadthFirst, ida_star::IdaStar,
    iterative_deepening::IterativeDeepening, table::Table, Strategy,
};
use std::marker::PhantomData;
use std::time::Duration;

const SIZE: u32 = 101;
const GOALS: [u32; 2] = [0, 60];
/// From here on no edge leads down to the goals.
const LOST: u32 = 90;

/// Numbers below 101; moves add 1, take 1 away, add 10, triple; the closed set is the one named.
struct Numbers<C> {
    longest: u32,
    closed: PhantomData<C>,
}

/// Which closed set: hashed, ordered or dense.
trait Kind {
    type Set<V: Copy>: Closed<u32, V>;
    fn set<V: Copy>() -> Self::Set<V>;
}

struct InHash;
struct InOrder;
struct InArray;

impl Kind for InHash {
    type Set<V: Copy> = Hashed<u32, V>;
    fn set<V: Copy>() -> Self::Set<V> {
        Hashed::default()
    }
}

impl Kind for InOrder {
    type Set<V: Copy> = Ordered<u32, V>;
    fn set<V: Copy>() -> Self::Set<V> {
        Ordered::default()
    }
}

impl Kind for InArray {
    type Set<V: Copy> = Dense<V>;
    fn set<V: Copy>() -> Self::Set<V> {
        Dense::new(SIZE as usize)
    }
}

impl<C> Numbers<C> {
    fn up_to(longest: u32) -> Self {
        Numbers { longest, closed: PhantomData }
    }
}

impl<C: Kind> StateSpace for Numbers<C> {
    type State = u32;
    type Closed<V: Copy> = C::Set<V>;
    const MOVES: u8 = 4;

    fn is_goal(&self, state: &u32) -> bool {
        GOALS.contains(state)
    }

    fn play(&self, &state: &u32, code: u8) -> Option<u32> {
        let next = match code {
            0 if state % 7 != 3 => state + 1,
            1 if state % 7 != 4 => state.checked_sub(1)?,
            2 if state % 3 == 0 => state + 10,
            3 if state % 2 == 0 => state * 3,
            _ => return None,
        };
        (next < SIZE && (state < LOST) == (next < LOST)).then_some(next)
    }

    fn undo(&self, state: &u32, code: u8) -> Option<u32> {
        (0..SIZE).find(|before| self.play(before, code) == Some(*state))
    }

    fn goals(&self) -> Vec<u32> {
        GOALS.to_vec()
    }

    fn closed<V: Copy>(&self) -> C::Set<V> {
        C::set()
    }

    fn is_inverse(&self, last: u8, next: u8) -> bool {
        matches!((last, next), (0, 1) | (1, 0))
    }

    fn longest(&self) -> u32 {
        self.longest
    }
}

/// Exact distances, by relaxing all edges until nothing changes.
fn distances() -> Vec<Option<u32>> {
    let space = Numbers::<InHash>::up_to(u32::MAX);
    let mut distances: Vec<Option<u32>> =
        (0..SIZE).map(|state| GOALS.contains(&state).then_some(0)).collect();
    loop {
        let before = distances.clone();
        for state in 0..SIZE {
            for next in (0..4).filter_map(|code| space.play(&state, code)) {
                if let Some(way) = distances[next as usize].map(|rest| rest + 1) {
                    let best = &mut distances[state as usize];
                    *best = Some(best.map_or(way, |best| best.min(way)));
                }
            }
        }
        if distances == before {
            return distances;
        }
    }
}

/// The smallest shortest word, walked down exact distances.
fn smallest(distances: &[Option<u32>], mut state: u32) -> Option<Vec<u8>> {
    let space = Numbers::<InHash>::up_to(u32::MAX);
    let mut word = Vec::new();
    for left in (0..distances[state as usize]?).rev() {
        let nearer =
            |&code: &u8| space.play(&state, code).is_some_and(|next| distances[next as usize] == Some(left));
        let code = (0..4).find(nearer).expect("one move goes on");
        state = space.play(&state, code).expect("it can be made");
        word.push(code);
    }
    Some(word)
}

/// Half the exact distance.
struct Half(Vec<Option<u32>>);

impl<C: Kind> Heuristic<Numbers<C>> for Half {
    const NAME: &'static str = "half";
    const CONSISTENT: bool = true;

    fn new(_: &Numbers<C>) -> Self {
        Half(distances())
    }

    fn estimate(&self, _: &Numbers<C>, state: &u32) -> u32 {
        self.0[*state as usize].map_or(50, |distance| distance / 2)
    }
}

/// The exact distance of some positions and nothing of others: admissible, far from consistent.
struct Patchy(Vec<Option<u32>>);

impl<C: Kind> Heuristic<Numbers<C>> for Patchy {
    const NAME: &'static str = "patchy";
    const CONSISTENT: bool = false;

    fn new(_: &Numbers<C>) -> Self {
        Patchy(distances())
    }

    fn estimate(&self, _: &Numbers<C>, state: &u32) -> u32 {
        if state % 5 < 2 {
            self.0[*state as usize].unwrap_or(50)
        } else {
            0
        }
    }
}

/// Searches every position and compares with the reference.
fn keeps_its_promise<C: Kind, T: Strategy<Numbers<C>>>(longest: u32) {
    let distances = distances();
    let space = Numbers::<C>::up_to(longest);
    let strategy = T::new(&space, &Limits::NONE);
    for start in 0..SIZE {
        let outcome = strategy.search(&space, &start, &Limits::NONE);
        let expected = smallest(&distances, start).filter(|word| word.len() as u32 <= longest);
        let place = format!("{} from {start}", T::name());
        match (outcome.verdict, expected) {
            (Verdict::NoSolution, None) => {}
            (Verdict::Solved(word), Some(expected)) => {
                assert_eq!(word.len(), expected.len(), "{place}");
                let end = word.iter().fold(start, |state, &code| space.play(&state, code).expect(&place));
                assert!(GOALS.contains(&end), "{place}");
                if T::PROMISE == Promise::Smallest {
                    assert_eq!(word, expected, "{place}");
                }
            }
            (verdict, expected) => panic!("{place}: {verdict:?}, expected {expected:?}"),
        }
    }
}

fn all_keep_their_promises<C: Kind>(longest: u32) {
    keeps_its_promise::<C, BreadthFirst>(longest);
    keeps_its_promise::<C, Bidirectional>(longest);
    keeps_its_promise::<C, AStar<Half>>(longest);
    keeps_its_promise::<C, AStar<Patchy>>(longest);
    keeps_its_promise::<C, Table<Numbers<C>>>(longest);
}

#[test]
fn the_graph_is_worth_searching() {
    let distances = distances();
    assert_eq!(distances.iter().filter(|distance| distance.is_none()).count(), 34);
    assert!(distances.iter().flatten().max() >= Some(&8));
}

#[test]
fn words_are_as_promised_in_every_closed_set() {
    all_keep_their_promises::<InHash>(u32::MAX);
    all_keep_their_promises::<InOrder>(u32::MAX);
    all_keep_their_promises::<InArray>(u32::MAX);
}

#[test]
fn words_longer_than_allowed_are_no_solution() {
    for longest in 0..9 {
        all_keep_their_promises::<InHash>(longest);
        keeps_its_promise::<InHash, IterativeDeepening>(longest);
        keeps_its_promise::<InHash, IdaStar<Half>>(longest);
        keeps_its_promise::<InHash, IdaStar<Patchy>>(longest);
    }
}

#[test]
fn depth_first_words_are_as_promised() {
    // Nine moves reach every position that can be solved; more would only lengthen the search from the others.
    keeps_its_promise::<InHash, IterativeDeepening>(12);
    keeps_its_promise::<InHash, IdaStar<Half>>(12);
    keeps_its_promise::<InHash, IdaStar<Patchy>>(12);
}

/// The outcome of a search from a position that has no solution, or takes some work.
fn limited<T: Strategy<Numbers<InHash>>>(start: u32, limits: &Limits) -> Outcome {
    let space = Numbers::up_to(12);
    T::new(&space, limits).search(&space, &start, limits)
}

#[test]
fn a_limit_is_told_from_no_solution() {
    fn check<T: Strategy<Numbers<InHash>>>(start: u32) {
        let name = T::name();
        let nodes = limited::<T>(start, &Limits { nodes: 3, ..Limits::NONE });
        assert_eq!(nodes.verdict, Verdict::LimitMet(Limit::Nodes), "{name}");
        assert_eq!(nodes.counters.generated, 3, "{name}");
        let stored = limited::<T>(start, &Limits { stored: 1, ..Limits::NONE });
        assert_eq!(stored.verdict, Verdict::LimitMet(Limit::Stored), "{name}");
        let time = limited::<T>(start, &Limits { time: Duration::ZERO, ..Limits::NONE });
        assert_eq!(time.verdict, Verdict::LimitMet(Limit::Time), "{name}");
    }
    let farthest = (0..LOST).max_by_key(|&state| distances()[state as usize]).expect("there are positions");
    check::<BreadthFirst>(farthest);
    check::<Bidirectional>(farthest);
    check::<IterativeDeepening>(farthest);
    check::<AStar<Half>>(farthest);
    check::<IdaStar<Half>>(farthest);

    let table = |limits| limited::<Table<Numbers<InHash>>>(farthest, &limits);
    let nodes = table(Limits { nodes: 3, ..Limits::NONE });
    assert_eq!((nodes.verdict, nodes.counters.generated), (Verdict::LimitMet(Limit::Nodes), 3));
    let stored = table(Limits { stored: 10, ..Limits::NONE });
    assert_eq!((stored.verdict, stored.counters.peak_stored), (Verdict::LimitMet(Limit::Stored), 11));
    let time = table(Limits { time: Duration::ZERO, ..Limits::NONE });
    assert_eq!(time.verdict, Verdict::LimitMet(Limit::Time));
}

#[test]
fn iterations_are_rounds() {
    for (start, distance) in (0..LOST).filter_map(|start| Some((start, distances()[start as usize]?))) {
        let iterations =
            |search: fn(u32, &Limits) -> Outcome| search(start, &Limits::NONE).counters.iterations;
        let deepening = u64::from(distance) + 1;
        assert_eq!(iterations(limited::<IterativeDeepening>), deepening);
        assert_eq!(iterations(limited::<BreadthFirst>), u64::from(distance));
        assert_eq!(iterations(limited::<AStar<Half>>), 1);
        // Thresholds begin at the estimate.
        assert_eq!(iterations(limited::<IdaStar<Half>>), deepening - u64::from(distance / 2));
    }
}

#[test]
fn better_estimates_generate_less() {
    let total =
        |search: fn(u32) -> Outcome| (0..LOST).map(|start| search(start).counters.generated).sum::<u64>();
    let blind = total(|start| limited::<IterativeDeepening>(start, &Limits::NONE));
    let informed = total(|start| limited::<IdaStar<Half>>(start, &Limits::NONE));
    let breadth = total(|start| limited::<BreadthFirst>(start, &Limits::NONE));
    let both = total(|start| limited::<Bidirectional>(start, &Limits::NONE));
    assert!(informed < blind && both < breadth, "{informed} {blind} {both} {breadth}");
}
