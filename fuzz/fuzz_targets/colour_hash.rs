//! Any bytes at all, read by every contract of `colour-hash`: at once and byte by byte, stopping at the first error and going on.
#![no_main]

use colour_hash::program::ColourHash;
use judge_io::cli::Program;
use judge_io::testing::check_reading;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    for listing in ColourHash::contracts() {
        check_reading(listing.contract, input);
    }
});
