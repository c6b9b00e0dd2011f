//! Search strategies and board representations side by side; see the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    search_bench::cmd::run()
}
