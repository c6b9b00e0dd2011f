//! A puzzle's contracts by the names that `--judge` takes.

use colour_hash::program::ColourHash;
use eight_puzzle::program::EightPuzzle;
use judge_io::cli::{AnyContract, Listing, Program};
use magic_board::program::MagicBoard;
use rotation_game::program::RotationGame;

/// The contract that `name` means, or the puzzle's first one.
///
/// # Errors
/// Lists the names there are, where `name` is none of them.
pub fn listing<P: Program>(name: Option<&str>) -> Result<&'static Listing<AnyContract<P>>, String> {
    let listings = P::contracts();
    let Some(name) = name else { return Ok(&listings[0]) };
    listings.iter().find(|listing| listing.names.contains(&name)).ok_or_else(|| {
        let names: Vec<&str> = listings.iter().flat_map(|listing| listing.names).copied().collect();
        format!("{} has no judge {name:?}; there are {}", P::NAME, names.join(", "))
    })
}

/// The names of a puzzle's strategies, its usual one first.
///
/// # Panics
/// If no puzzle is called so.
pub fn strategies(puzzle: &str) -> Vec<&'static str> {
    fn names<P: Program>() -> Vec<&'static str> {
        P::strategies().iter().map(|strategy| strategy.name).collect()
    }
    match puzzle {
        RotationGame::NAME => names::<RotationGame>(),
        MagicBoard::NAME => names::<MagicBoard>(),
        EightPuzzle::NAME => names::<EightPuzzle>(),
        ColourHash::NAME => names::<ColourHash>(),
        _ => unreachable!("no puzzle is called {puzzle}"),
    }
}
