//! Any bytes at all, read by every contract of `rotation-game`: at once and byte by byte, stopping at the first error and going on.
#![no_main]

use judge_io::cli::Program;
use judge_io::testing::check_reading;
use libfuzzer_sys::fuzz_target;
use rotation_game::program::RotationGame;

fuzz_target!(|input: &[u8]| {
    for listing in RotationGame::contracts() {
        check_reading(listing.contract, input);
    }
});
