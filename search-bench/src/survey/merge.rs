//! Adding up shards: surveys of ranges, made by different processes or on different machines.
//!
//! A range says which orbits a shard has counted; the shards' ranges must lie side by side, without a gap and without an
//! overlap, from the first orbit to the last. That each shard counted as many positions as its range has is checked too.

use super::{listed, rotation, Failure, Range, Subject, Survey};

/// The survey of all that `range` has, or of everything, from the surveys of its parts in any order.
///
/// # Errors
/// When the shards are of different puzzles, leave a gap, overlap, or counted another number of positions than they have.
pub fn merge(mut shards: Vec<Survey>, range: Option<Range>) -> Result<Survey, Failure> {
    let orbits = rotation::Orbits::new();
    let whole = Range { from: 0, to: orbits.count() };
    let wanted = range.unwrap_or(whole);
    for shard in &shards {
        check(shard, &orbits)?;
    }
    shards.sort_by_key(|shard| shard.range.unwrap_or(whole).from);
    let mut next = wanted.from;
    for shard in &shards {
        let range = shard.range.unwrap_or(whole);
        if range.from > next {
            return Err(Failure::input(format!("a gap: no shard has the orbits {next}..{}", range.from)));
        }
        if range.from < next {
            return Err(Failure::input(format!(
                "an overlap: {}..{} of {range} is in another shard too, or outside",
                range.from,
                next.min(range.to)
            )));
        }
        next = range.to;
    }
    if next != wanted.to {
        let [from, to] = [next.min(wanted.to), next.max(wanted.to)];
        let what = if next < wanted.to { "a gap: no shard has" } else { "too much: nobody asked for" };
        return Err(Failure::input(format!("{what} the orbits {from}..{to}")));
    }
    Ok(add(shards, (wanted != whole).then_some(wanted)))
}

/// Fails for what is no shard or does not have all positions of its range.
fn check(shard: &Survey, orbits: &rotation::Orbits) -> Result<(), Failure> {
    if shard.subject != Subject::RotationGame {
        return Err(Failure::input(format!("{} has no shards; rotation-game has", shard.subject.puzzle())));
    }
    let range = orbits.range(shard.range)?;
    let positions = orbits.positions(range);
    if shard.found() != positions || shard.positions != positions {
        return Err(Failure::input(format!(
            "the shard {range} found {} positions of {}, and its range has {positions}",
            shard.found(),
            shard.positions
        )));
    }
    Ok(())
}

fn add(shards: Vec<Survey>, range: Option<Range>) -> Survey {
    let reach = shards.iter().map(|shard| shard.levels.len()).max().unwrap_or(0);
    let mut levels = vec![0; reach];
    for shard in &shards {
        for (level, positions) in levels.iter_mut().zip(&shard.levels) {
            *level += positions;
        }
    }
    let positions = shards.iter().map(|shard| shard.positions).sum();
    let far = shards.into_iter().filter(|shard| shard.levels.len() == reach);
    let mut farthest: Vec<_> = far.flat_map(|shard| shard.farthest).collect();
    farthest.sort_by_key(|farthest| farthest.rank);
    farthest.truncate(listed(levels.last().copied().unwrap_or(0)));
    Survey { subject: Subject::RotationGame, range, positions, levels, farthest }
}
