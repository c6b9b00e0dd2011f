//! Any bytes at all, read by every contract of `eight-puzzle`: at once and byte by byte, stopping at the first error and going on.
#![no_main]

use eight_puzzle::program::EightPuzzle;
use judge_io::cli::Program;
use judge_io::testing::check_reading;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    for listing in EightPuzzle::contracts() {
        check_reading(listing.contract, input);
    }
});
