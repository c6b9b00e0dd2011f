//! The contracts that are read off the sources are those that the binaries offer.

use judge_io::cli::Program;
use submit::workspace::Workspace;

fn assert_names<P: Program>() {
    let listed = P::contracts().iter().map(|listing| listing.names.to_vec());
    let found = Workspace::of_this_program().contracts(P::NAME).expect("the sources can be read");
    assert_eq!(
        found.iter().map(|contract| contract.names.clone()).collect::<Vec<_>>(),
        listed.collect::<Vec<_>>()
    );
}

#[test]
fn names_are_those_of_the_binaries() {
    assert_names::<colour_hash::program::ColourHash>();
    assert_names::<eight_puzzle::program::EightPuzzle>();
    assert_names::<magic_board::program::MagicBoard>();
    assert_names::<rotation_game::program::RotationGame>();
}

#[test]
fn every_puzzle_is_found() {
    let puzzles = Workspace::of_this_program().puzzles().expect("the workspace has puzzles");
    assert_eq!(puzzles, ["colour-hash", "eight-puzzle", "magic-board", "rotation-game"]);
}
