//! Problem packages for Kattis, in the format that its public verifier supports best (`legacy`).
//!
//! What is written by hand (the statement, the validators, wrong and slow submissions) lies in `submit/kattis/PUZZLE` as it
//! goes into the package. The rest is made: the accepted submission is cut out of the workspace, the inputs come from
//! the page `inputs`, and the answers from the accepted submission, compiled and run here.

mod inputs;

use crate::bundle::bundle;
use crate::check::{compile, run};
use crate::workspace::Workspace;
use std::fs;
use std::io;
use std::path::Path;

/// Writes the package of a puzzle's first contract to `folder`/NAME, where NAME is the puzzle's without hyphens, as
/// Kattis wants it. The same sources give the same bytes.
///
/// # Errors
/// A puzzle without a package, or whatever keeps the submission from being bundled, compiled or run.
pub fn write(workspace: &Workspace, puzzle: &str, folder: &Path) -> Result<(), String> {
    let own = workspace.root().join("submit").join("kattis").join(puzzle);
    let package = folder.join(puzzle.replace('-', ""));
    let unwritable = |error: io::Error| format!("{}: {error}", package.display());
    fs::create_dir_all(&package).map_err(unwritable)?;
    copy(&own, &package).map_err(|error| format!("{} to {}: {error}", own.display(), package.display()))?;

    let contracts = workspace.contracts(puzzle).map_err(|fault| fault.to_string())?;
    let text = bundle(workspace, &contracts[0]).map_err(|fault| fault.to_string())?.text;
    let accepted = package.join("submissions").join("accepted");
    fs::create_dir_all(&accepted).map_err(unwritable)?;
    fs::write(accepted.join("solver.rs"), &text).map_err(unwritable)?;

    let place = tempfile::tempdir().map_err(|error| error.to_string())?;
    let program = compile(place.path(), "solver", &text)?;
    for (name, input) in inputs::of(puzzle).ok_or_else(|| format!("there are no inputs for {puzzle}"))? {
        let path = package.join("data").join(format!("{name}.in"));
        fs::create_dir_all(path.parent().unwrap_or(&package)).map_err(unwritable)?;
        fs::write(&path, input).map_err(unwritable)?;
        let run = run(&program, &path).map_err(|error| format!("{puzzle}: {name}.in: {error}"))?;
        if !run.success {
            return Err(format!("{puzzle}: the submission does not answer {name}.in"));
        }
        fs::write(path.with_extension("ans"), run.output).map_err(unwritable)?;
    }
    Ok(())
}

/// Copies a folder with everything in it.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
