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
    let whole = orbits.whole();
    let wanted = orbits.range(range)?;
    for shard in &shards {
        check(shard, &orbits, wanted)?;
    }
    shards.sort_by_key(|shard| shard.range.unwrap_or(whole).from);
    let mut next = wanted.from;
    for range in shards.iter().map(|shard| shard.range.unwrap_or(whole)) {
        if range.from > next {
            return Err(gap(next, range.from));
        }
        if range.from < next {
            let to = next.min(range.to);
            return Err(Failure::input(format!(
                "an overlap: two shards have the orbits {}..{to}",
                range.from
            )));
        }
        next = range.to;
    }
    if next < wanted.to {
        return Err(gap(next, wanted.to));
    }
    Ok(add(shards, (wanted != whole).then_some(wanted)))
}

fn gap(from: u32, to: u32) -> Failure {
    Failure::input(format!("a gap: no shard has the orbits {from}..{to}"))
}

/// Fails for what is no shard of the wanted range, or did not count all positions of its own.
fn check(shard: &Survey, orbits: &rotation::Orbits, wanted: Range) -> Result<(), Failure> {
    if shard.subject != Subject::RotationGame {
        return Err(Failure::input(format!("{} has no shards; rotation-game has", shard.subject.puzzle())));
    }
    let range = orbits.range(shard.range)?;
    if range.from < wanted.from || range.to > wanted.to {
        return Err(Failure::input(format!("the shard {range} has orbits outside of {wanted}")));
    }
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
