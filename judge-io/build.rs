//! Tells the command line which commit it is built from, where anybody knows.
//!
//! A packaged crate carries the commit in a file that cargo adds; a checkout asks git. Only release builds ask: while one
//! works, a commit should not build everything anew, and snapshots of the version stay the same. A submission is cut out
//! of the sources and never meets this file.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let for_people = std::env::var_os("CARGO_FEATURE_CLI").is_some();
    let for_good = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if !(for_people && for_good) {
        return;
    }
    if let Some(commit) = packaged().or_else(checked_out) {
        println!("cargo:rustc-env=BUILT_FROM_COMMIT={}", &commit[..commit.len().min(10)]);
    }
}

/// The commit that the crate was packaged from.
fn packaged() -> Option<String> {
    let info = std::fs::read_to_string(".cargo_vcs_info.json").ok()?;
    let (_, behind) = info.split_once("\"sha1\"")?;
    behind.split('"').nth(1).map(str::to_owned)
}

/// The commit that is checked out. Asked again when git's log of checkouts and commits grows.
fn checked_out() -> Option<String> {
    let log = git(&["rev-parse", "--git-path", "logs/HEAD"])?;
    if Path::new(&log).exists() {
        println!("cargo:rerun-if-changed={log}");
    }
    git(&["rev-parse", "HEAD"])
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
