//! To come.
use crate::workspace::Workspace;
use std::path::Path;
/// To come.
pub fn write(_workspace: &Workspace, _puzzle: &str, _folder: &Path) -> Result<(), String> {
    Err("to come".into())
}
