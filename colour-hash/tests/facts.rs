//! The exact figures of the state space, from the crate's own tables.

use colour_hash::{
    Ball, Coordinates, Distances, Key, Move, Sort, SortTable, DISTRIBUTION, SEPARATOR_DISTRIBUTION,
    TRIANGLE_DISTRIBUTION,
};

#[test]
fn positions_by_distance() {
    assert_eq!(DISTRIBUTION.iter().sum::<u64>(), 6_286_896_000);
    assert_eq!(DISTRIBUTION[..=16].iter().sum::<u64>(), 33_034_627);
    for (radius, size) in [(0, 1), (1, 5), (8, 9_489), (10, 74_555), (12, 578_783)] {
        let ball = Ball::new(radius);
        assert!(ball.distribution().eq(DISTRIBUTION[..=radius as usize].iter().copied()));
        assert_eq!(ball.iter().count(), size);
    }
}

fn distribution(sort: &Sort, table: &SortTable) -> [u64; 16] {
    let mut counts = [0; 16];
    for rank in 0..sort.count() {
        counts[table.distance(rank) as usize] += 1;
    }
    counts
}

#[test]
fn triangles_and_separators_by_distance() {
    let Distances { triangles, separators } = Distances::new();
    assert_eq!(distribution(&Sort::TRIANGLES, &triangles), TRIANGLE_DISTRIBUTION);
    assert_eq!(distribution(&Sort::SEPARATORS, &separators), SEPARATOR_DISTRIBUTION);
    assert_eq!(TRIANGLE_DISTRIBUTION.iter().sum::<u64>(), 113_400);
    assert_eq!(SEPARATOR_DISTRIBUTION.iter().sum::<u64>(), 55_440);
    assert_eq!(
        u64::from(Sort::TRIANGLES.count()) * u64::from(Sort::SEPARATORS.count()),
        DISTRIBUTION.iter().sum::<u64>()
    );
}

/// Over all states of either space: no turn changes a bound by more than 1, and only the goal has bound 0. So no bound
/// is more than the distance.
#[test]
fn the_lower_bound_is_consistent() {
    let distances = Distances::new();
    let goal = Coordinates::new(Key::GOAL);
    let spaces = [
        (&Sort::TRIANGLES, &distances.triangles, goal.triangles),
        (&Sort::SEPARATORS, &distances.separators, goal.separators),
    ];
    for (sort, table, goal) in spaces {
        for rank in 0..sort.count() {
            assert_eq!(table.distance(rank) == 0, rank == goal);
            for turn in Move::ALL {
                let next = table.play(rank, turn);
                assert!(table.distance(rank).abs_diff(table.distance(next)) <= 1);
                assert_eq!(table.play(next, turn.inverse()), rank);
            }
        }
    }
}

#[test]
fn the_lower_bound_is_admissible() {
    let distances = Distances::new();
    let mut exact = 0_u32;
    for (key, word) in Ball::new(11).iter() {
        let bound = distances.lower_bound(Coordinates::new(key));
        assert!(bound <= word.len());
        exact += u32::from(bound == word.len());
    }
    assert!(exact > 10_000, "a bound that is hardly ever met would be no use");
}

#[test]
fn words_of_the_ball_are_in_order_and_lead_to_the_goal() {
    let ball = Ball::new(10);
    let mut last = None;
    for (key, word) in ball.iter() {
        assert!(last < Some(word));
        last = Some(word);
        let replayed = word.codes().filter_map(Move::from_code).fold(key, Key::play);
        assert_eq!(replayed, Key::GOAL);
        assert_eq!(ball.word(key), Some(word));
        assert!(ball.may_touch(key));
    }
}
