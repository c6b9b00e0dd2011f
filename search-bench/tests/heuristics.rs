//! Heuristics against exact distances: never more, and lowered by at most 1 by any move, on every position of a space
//! small enough to list. Representations of one puzzle must also agree, position for position.

use search_bench::closed::{Closed, Hashed, Rank};
use search_bench::heuristic::colour::{Factors, Larger, Separators, Triangles};
use search_bench::heuristic::eight::{LinearConflict, Manhattan, Misplaced};
use search_bench::heuristic::magic::CornerTiles;
use search_bench::heuristic::rotation::{CellDistances, Colours, ExactColour, MostFrequent};
use search_bench::puzzle::{Colour, Eight, Magic, Puzzle, Rotation, COLOUR_GOAL};
use search_bench::random::Random;
use search_bench::representation::colour::factor::{Factor, Pieces};
use search_bench::representation::{colour, eight, magic, rotation, ByRank, Represents};
use search_bench::space::{Heuristic, StateSpace};

/// Positions within `radius` of the goals, with their exact distances: breadth-first backwards, nothing else.
fn ball<S: StateSpace>(space: &S, radius: u32) -> Vec<(S::State, u32)> {
    let mut known = space.closed();
    let mut positions: Vec<(S::State, u32)> = Vec::new();
    for goal in space.goals() {
        known.insert_new(&goal, ());
        positions.push((goal, 0));
    }
    let mut next = 0;
    while next < positions.len() {
        let (state, distance) = positions[next].clone();
        next += 1;
        if distance == radius {
            continue;
        }
        for before in (0..S::MOVES).filter_map(|code| space.undo(&state, code)) {
            if known.insert_new(&before, ()) {
                positions.push((before, distance + 1));
            }
        }
    }
    positions
}

/// Tests a heuristic on positions whose exact distances are known; returns the sum of its estimates.
fn is_admissible<S: StateSpace, H: Heuristic<S>>(space: &S, positions: &[(S::State, u32)]) -> u64 {
    let heuristic = H::new(space);
    let mut sum = 0;
    for (state, distance) in positions {
        let estimate = heuristic.estimate(space, state);
        assert!(estimate <= *distance, "{}: {estimate} of {distance}", H::NAME);
        if H::CONSISTENT {
            for next in (0..S::MOVES).filter_map(|code| space.play(state, code)) {
                assert!(heuristic.estimate(space, &next) + 1 >= estimate, "{} falls by more than 1", H::NAME);
            }
        }
        sum += u64::from(estimate);
    }
    sum
}

/// The estimates for plain boards in one representation.
fn estimates<P: Puzzle, S: Represents<P>, H: Heuristic<S>>(boards: &[P::Board]) -> Vec<u32> {
    let space = S::new();
    let heuristic = H::new(&space);
    boards.iter().map(|board| heuristic.estimate(&space, &space.starts(board)[0])).collect()
}

fn random_boards<P: Puzzle>(count: usize) -> Vec<P::Board> {
    let mut random = Random::new(2);
    (0..count).map(|_| P::any(&mut random)).collect()
}

#[test]
fn rotation_on_every_mask() {
    let space = rotation::one_colour::OneColour::new();
    let masks = ball(&space, u32::MAX);
    assert_eq!(masks.len(), 735_471);
    is_admissible::<_, MostFrequent>(&space, &masks);

    let table = CellDistances::new();
    assert!(masks.iter().all(|&(mask, distance)| table.get(mask) == distance));
    exact_colour_on_every_mask::<rotation::plain::Cells>(&masks);
    exact_colour_on_every_mask::<rotation::packed::Packed>(&masks);
    exact_colour_on_every_mask::<rotation::bitboards::Bitboards>(&masks);
}

/// Gives every mask to every colour. With each colour's distance right whatever its mask, the least of the three is the
/// board's: a board is solved as soon as one colour is.
fn exact_colour_on_every_mask<S: Represents<Rotation> + Colours>(masks: &[(u32, u32)]) {
    let space = S::new();
    let distances = space.distances();
    let heuristic = ExactColour::<S>::new(&space);
    let frequent = |state: &S::State| Heuristic::<S>::estimate(&MostFrequent, &space, state);
    for (&(mask, distance), colour) in masks.iter().flat_map(|mask| (1..=3).map(move |colour| (mask, colour)))
    {
        let others = [colour % 3 + 1, (colour + 1) % 3 + 1];
        let mut rest = others.into_iter().cycle();
        let board: [u8; 24] = std::array::from_fn(|cell| match mask >> cell & 1 {
            1 => colour,
            _ => rest.next().expect("a cycle has no end"),
        });
        let state = &space.starts(&board)[0];
        let of_colours = space.colour_distances(&distances, state);
        assert_eq!(of_colours[usize::from(colour) - 1], distance);
        let estimate = heuristic.estimate(&space, state);
        assert_eq!(Some(estimate), of_colours.into_iter().min());
        assert!(frequent(state) <= estimate, "admissible");
        for next in (0..S::MOVES).filter_map(|code| space.play(state, code)) {
            assert!(heuristic.estimate(&space, &next) + 1 >= estimate, "consistent");
            assert!(frequent(&next) + 1 >= frequent(state), "consistent");
        }
    }
}

#[test]
fn rotation_representations_agree() {
    let boards = random_boards::<Rotation>(20_000);
    let frequent = estimates::<_, rotation::plain::Cells, MostFrequent>(&boards);
    assert_eq!(frequent, estimates::<_, rotation::packed::Packed, MostFrequent>(&boards));
    assert_eq!(frequent, estimates::<_, rotation::bitboards::Bitboards, MostFrequent>(&boards));
    let exact = estimates::<_, rotation::plain::Cells, ExactColour<_>>(&boards);
    assert_eq!(exact, estimates::<_, rotation::packed::Packed, ExactColour<_>>(&boards));
    assert_eq!(exact, estimates::<_, rotation::bitboards::Bitboards, ExactColour<_>>(&boards));
    let lengths: Vec<u32> =
        Rotation::best(&boards).into_iter().map(|word| word.map_or(0, |word| word.len() as u32)).collect();
    assert_eq!(exact, lengths);
}

#[test]
fn magic_on_every_board() {
    let space = magic::packed::Packed::new();
    let boards = ball(&space, u32::MAX);
    assert_eq!(boards.len(), 40_320);
    let sum = is_admissible::<_, CornerTiles>(&space, &boards);
    assert_eq!(sum, is_admissible::<_, ByRank<CornerTiles>>(&space, &boards));

    let boards = random_boards::<Magic>(5_000);
    let estimates_of_ranks = estimates::<_, magic::packed::Packed, CornerTiles>(&boards);
    assert_eq!(estimates_of_ranks, estimates::<_, magic::plain::Strings, CornerTiles>(&boards));
    assert_eq!(estimates_of_ranks, estimates::<_, magic::nibbles::Nibbles, CornerTiles>(&boards));
}

#[test]
fn eight_on_every_board() {
    fn sums<P: Represents<Eight>>() -> [u64; 3]
    where
        Misplaced: Heuristic<P>,
        Manhattan: Heuristic<P>,
        LinearConflict: Heuristic<P>,
    {
        let space = P::new();
        let boards = ball(&space, u32::MAX);
        assert_eq!(boards.len(), 181_440);
        [
            is_admissible::<_, Misplaced>(&space, &boards),
            is_admissible::<_, Manhattan>(&space, &boards),
            is_admissible::<_, LinearConflict>(&space, &boards),
        ]
    }
    let [misplaced, manhattan, conflict] = sums::<eight::plain::BaseNine>();
    assert!(misplaced < manhattan && manhattan < conflict);
    assert_eq!([misplaced, manhattan, conflict], sums::<eight::packed::Packed>());

    let space = eight::cantor::Cantor::new();
    let boards = ball(&space, u32::MAX);
    assert_eq!(conflict, is_admissible::<_, ByRank<LinearConflict>>(&space, &boards));
    assert!(boards.iter().all(|(board, _)| space.may_be_solved(board) && board.rank() < 362_880));
}

#[test]
fn eight_representations_agree() {
    let boards = random_boards::<Eight>(5_000);
    let conflict = estimates::<_, eight::plain::BaseNine, LinearConflict>(&boards);
    assert_eq!(conflict, estimates::<_, eight::packed::Packed, LinearConflict>(&boards));
    assert_eq!(conflict, estimates::<_, eight::cantor::Cantor, LinearConflict>(&boards));
}

#[test]
fn colour_factors_have_the_known_distances() {
    let known = [(Pieces::Triangles, 113_400, 15, 17), (Pieces::Separators, 55_440, 15, 144)];
    for (pieces, positions, farthest, antipodes) in known {
        let factor = Factor::new(pieces);
        assert_eq!(factor.positions.len(), positions);
        assert_eq!(factor.distances.iter().max(), Some(&farthest));
        assert_eq!(
            factor.distances.iter().map(|&distance| u32::from(distance == farthest)).sum::<u32>(),
            antipodes
        );
        // Consistent on the factor means consistent on the whole: a turn of the whole is a turn of the factor.
        for (number, turns) in factor.turns().iter().enumerate() {
            for &next in turns {
                assert!(factor.distances[next as usize].abs_diff(factor.distances[number]) <= 1);
            }
        }
    }
}

/// One kind of pieces alone, the other places empty: a space small enough to list.
struct OneKind(Pieces);

impl StateSpace for OneKind {
    type State = [u8; 21];
    type Closed<V: Copy> = Hashed<[u8; 21], V>;
    const MOVES: u8 = 4;

    fn is_goal(&self, state: &[u8; 21]) -> bool {
        *state == self.0.of(&COLOUR_GOAL)
    }

    fn play(&self, state: &[u8; 21], code: u8) -> Option<[u8; 21]> {
        Colour::play(state, code)
    }

    fn undo(&self, state: &[u8; 21], code: u8) -> Option<[u8; 21]> {
        Colour::play(state, code ^ 2)
    }

    fn goals(&self) -> Vec<[u8; 21]> {
        vec![self.0.of(&COLOUR_GOAL)]
    }

    fn closed<V: Copy>(&self) -> Hashed<[u8; 21], V> {
        Hashed::default()
    }
}

/// Tests `H` on every position of the pieces it looks at, the others being at their goal: the estimate is their exact
/// distance, and so is the larger one's. No board is nearer than its pieces of one kind, for its word solves them too.
fn exact_on_every_position<S: Represents<Colour> + Factors, H: Heuristic<S>>(pieces: Pieces, count: usize) {
    let space = S::new();
    let (heuristic, larger) = (H::new(&space), Larger::<S>::new(&space));
    let positions = ball(&OneKind(pieces), u32::MAX);
    assert_eq!(positions.len(), count);
    for (position, distance) in positions {
        let board = std::array::from_fn(|place| {
            let parity = usize::from(pieces == Pieces::Triangles);
            if place % 2 == parity {
                position[place]
            } else {
                COLOUR_GOAL[place]
            }
        });
        let state = &space.starts(&board)[0];
        assert_eq!(heuristic.estimate(&space, state), distance, "{}", H::NAME);
        assert_eq!(larger.estimate(&space, state), distance);
        for next in (0..S::MOVES).filter_map(|code| space.play(state, code)) {
            assert!(heuristic.estimate(&space, &next) + 1 >= distance, "{} falls by more than 1", H::NAME);
            assert!(larger.estimate(&space, &next) + 1 >= distance);
        }
    }
}

#[test]
fn colour_on_every_position_of_one_kind() {
    fn both<S: Represents<Colour> + Factors>() {
        exact_on_every_position::<S, Triangles<S>>(Pieces::Triangles, 113_400);
        exact_on_every_position::<S, Separators<S>>(Pieces::Separators, 55_440);
    }
    both::<colour::plain::Strings>();
    both::<colour::packed::Packed>();
    both::<colour::ranks::Ranks>();
}

#[test]
fn colour_on_the_ball_of_ten() {
    let space = colour::ranks::Ranks::new();
    let positions = ball(&space, 10);
    assert_eq!(positions.len(), 74_555);
    let larger = is_admissible::<_, Larger<_>>(&space, &positions);
    let smaller = is_admissible::<_, Triangles<_>>(&space, &positions)
        .max(is_admissible::<_, Separators<_>>(&space, &positions));
    assert!(smaller < larger);

    let space = colour::packed::Packed::new();
    let positions = ball(&space, 10);
    assert_eq!(positions.len(), 74_555);
    assert_eq!(larger, is_admissible::<_, Larger<_>>(&space, &positions));
}

#[test]
fn colour_representations_agree() {
    let boards = random_boards::<Colour>(5_000);
    let larger = estimates::<_, colour::ranks::Ranks, Larger<_>>(&boards);
    assert_eq!(larger, estimates::<_, colour::packed::Packed, Larger<_>>(&boards));
    assert_eq!(larger, estimates::<_, colour::plain::Strings, Larger<_>>(&boards));
}
