//! All contenders of a puzzle, gathered from the files that list them.

use crate::contender::{Contender, List};
use crate::puzzle::{Colour, Eight, Magic, Puzzle, Rotation};

inventory::collect!(List<Rotation>);
inventory::collect!(List<Magic>);
inventory::collect!(List<Eight>);
inventory::collect!(List<Colour>);

/// A puzzle with its contenders.
pub trait Registry: Puzzle {
    /// The contenders whose names match `pattern`: parts of a name with `*` for anything between, several divided by
    /// commas; an empty pattern matches all.
    ///
    /// The seed's programs come first, then plain representations, packed ones, all others, and the shipped solvers; those of
    /// one representation in the order in which their file lists them.
    fn contenders(pattern: &str) -> Vec<&'static Contender<Self>>;
}

impl<P: Puzzle> Registry for P
where
    List<P>: inventory::Collect,
{
    fn contenders(pattern: &str) -> Vec<&'static Contender<P>> {
        let parts: Vec<&str> = pattern.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
        // The linker gathers lists in any order.
        let mut lists: Vec<&[Contender<P>]> = inventory::iter::<List<P>>().map(|list| list.0).collect();
        lists.sort_by_cached_key(|list| list[0].name());
        let mut contenders: Vec<_> = lists.into_iter().flatten().collect();
        contenders.sort_by_cached_key(|contender| place(&contender.name()));
        contenders.retain(|contender| {
            parts.is_empty() || parts.iter().any(|part| matches(part, &contender.name()))
        });
        contenders
    }
}

/// Where a contender stands: by its representation, the second part of its name.
fn place(name: &str) -> (usize, String) {
    let representation = name.split('/').nth(1).unwrap_or_default();
    let kind = match representation {
        "seed" => 0,
        "plain" => 1,
        "packed" => 2,
        "shipped" => 4,
        _ => 3,
    };
    (kind, representation.to_owned())
}

/// Whether the pieces of `pattern` between its `*` occur in `name`, one after the other.
fn matches(pattern: &str, name: &str) -> bool {
    let rest = |name: Option<usize>, from: usize| name.map(|at| at + from);
    pattern.split('*').try_fold(0, |from, piece| rest(name[from..].find(piece), from + piece.len())).is_some()
}

#[cfg(test)]
mod tests {
    use super::matches;

    #[test]
    fn patterns_are_pieces_in_order() {
        let name = "rotation-game/packed/ida-star+exact";
        for pattern in ["", "packed", "rotation-game/*/ida-star", "*+exact", "packed*"] {
            assert!(matches(pattern, name), "{pattern}");
        }
        for pattern in ["plain", "ida-star*packed", "exact*exact"] {
            assert!(!matches(pattern, name), "{pattern}");
        }
    }
}
