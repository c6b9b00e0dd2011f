//! Inputs that somebody or something has spoiled: none is read otherwise by the fast path than by the slow one.
//!
//! The same check, driven by coverage and for hours where one likes, is in the folder `fuzz` of the workspace.
#![cfg(feature = "cli")]

use colour_hash::program::ColourHash;
use judge_io::cli::Program;
use judge_io::testing::{check_mutations, fixtures};
use std::path::Path;

#[test]
fn spoiled_fixtures() {
    let fixtures = fixtures(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/colour-hash"));
    check_mutations(&fixtures, 30_000, |name| {
        let listing = ColourHash::contracts().iter().find(|listing| listing.names.contains(&name));
        listing.unwrap_or_else(|| panic!("no contract is called {name}")).contract
    });
}
