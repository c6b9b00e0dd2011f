//! Every position within some moves of a start: the plainest breadth-first search there is.

use ahash::RandomState;
use std::collections::HashMap;
use std::hash::Hash;

/// The positions within `radius` moves of `start` and their exact distances.
///
/// `neighbours` lists what one move makes of a position. Costs a hash look-up a move; nothing depends on the order of
/// the map, and its hashes have fixed seeds.
pub(super) fn ball<P: Copy + Eq + Hash, N: IntoIterator<Item = P>>(
    start: P,
    radius: u32,
    neighbours: impl Fn(P) -> N,
) -> HashMap<P, u32, RandomState> {
    let mut distances = HashMap::with_hasher(RandomState::with_seeds(1, 2, 3, 4));
    distances.insert(start, 0);
    let mut frontier = vec![start];
    for distance in 1..=radius {
        let mut next = Vec::new();
        for position in frontier {
            for neighbour in neighbours(position) {
                distances.entry(neighbour).or_insert_with(|| {
                    next.push(neighbour);
                    distance
                });
            }
        }
        frontier = next;
    }
    distances
}

/// The positions at exactly `depth` moves from `start`, in their order.
pub(super) fn sphere<P: Copy + Ord + Hash, N: IntoIterator<Item = P>>(
    start: P,
    depth: u32,
    neighbours: impl Fn(P) -> N,
) -> Vec<P> {
    let distances = ball(start, depth, neighbours);
    let mut sphere: Vec<P> = distances
        .into_iter()
        .filter(|&(_, distance)| distance == depth)
        .map(|(position, _)| position)
        .collect();
    sphere.sort_unstable();
    sphere
}
