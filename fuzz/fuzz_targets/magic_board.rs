//! Any bytes at all, read by every contract of `magic-board`: at once and byte by byte, stopping at the first error and going on.
#![no_main]

use judge_io::cli::Program;
use judge_io::testing::check_reading;
use libfuzzer_sys::fuzz_target;
use magic_board::program::MagicBoard;

fuzz_target!(|input: &[u8]| {
    for listing in MagicBoard::contracts() {
        check_reading(listing.contract, input);
    }
});
