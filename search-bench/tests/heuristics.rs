//! Heuristics against exact distances: never more, and lowered by at most 1 by any move, on every position of a space
//! small enough to list. Representations of one puzzle must also agree, position for position.

use search_bench::closed::{Closed, Rank};
use search_bench::heuristic::colour::{Larger, Separators, Triangles};
use search_bench::heuristic::eight::{LinearConflict, Manhattan, Misplaced};
use search_bench::heuristic::magic::CornerTiles;
use search_bench::heuristic::rotation::{CellDistances, ExactColour, MostFrequent};
use search_bench::puzzle::{Colour, Eight, Magic, Puzzle, Rotation};
use search_bench::random::Random;
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
    let known = [
        (colour::factor::Pieces::Triangles, 113_400, 15, 17),
        (colour::factor::Pieces::Separators, 55_440, 15, 144),
    ];
    for (pieces, positions, farthest, antipodes) in known {
        let factor = colour::factor::Factor::new(pieces);
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
