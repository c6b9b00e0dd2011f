//! Does nothing: what a process costs before it does anything, for `search-bench record` to compare with.

fn main() {}
