//! What is cut out of small crates, and what is said of those that cannot be followed.

mod common;

use common::toy;
use std::io::Write;
use std::process::{Command, Stdio};
use submit::bundle::{bundle, Bundle};
use submit::check::{compile, MOST_BYTES, MOST_MINIFIED};
use submit::workspace::Workspace;

fn toys_bundle(judge: usize, changes: &[(&str, &str)]) -> Result<Bundle, String> {
    let (_folder, workspace) = toy(changes);
    let contracts = workspace.contracts("toy").map_err(|fault| fault.to_string())?;
    bundle(&workspace, &contracts[judge]).map_err(|fault| fault.to_string())
}

/// What a submission prints for an input.
fn answer(text: &str, input: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder for the program");
    let program = compile(folder.path(), "toy", text).expect("the submission compiles without warnings");
    let mut child =
        Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program runs");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("the program reads");
    let output = child.wait_with_output().expect("the program ends");
    String::from_utf8(output.stdout).expect("numbers")
}

#[test]
fn modules_renames_groups_and_re_exports_are_followed() {
    let squares = toys_bundle(0, &[]).expect("the toy can be bundled");
    insta::assert_snapshot!("squares", squares.text);
    assert_eq!(answer(&squares.text, "3 -4 5"), "9\n25\n");
    assert_eq!(answer(&squares.minified, "3 -4 5"), "9\n25\n");

    let cubes = toys_bundle(1, &[]).expect("the toy can be bundled");
    assert_eq!(answer(&cubes.text, "3 -4 5"), "27\n125\n");
    assert_eq!(answer(&cubes.minified, "3 -4 5"), "27\n125\n");
}

#[test]
fn what_is_left_out() {
    let text = toys_bundle(0, &[]).expect("the toy can be bundled").text;
    let absent = [
        "cfg",
        "test",
        "//!",
        "///",
        "debug_assert",
        "fn cube",
        "CUBES",
        "fn unused",
        "impl std::fmt::Display",
    ];
    for name in absent {
        assert!(!text.contains(name), "{name} is left in:\n{text}");
    }
}

/// A contract whose `write` has this body.
fn with_body(imports: &str, body: &str) -> String {
    format!(
        "use judge_io::Contract;\n{imports}\npub const SQUARES: Plain = Plain;\npub const CUBES: Plain = Plain;\n\
         pub struct Plain;\nimpl Contract for Plain {{\n    fn write(&self, number: i64) -> String {{\n        {body}\n    }}\n}}\n"
    )
}

#[test]
fn what_cannot_be_followed_is_named_with_file_and_line() {
    let faults = [
        ("a glob", with_body("use std::io::*;", "number.to_string()")),
        ("a name that is nowhere", with_body("", "missing(number)")),
        ("an import from nowhere", with_body("use crate::missing::thing;", "thing(number)")),
        ("a crate that no judge has", with_body("", "ahash::hash(number)")),
        ("super of a crate's root", with_body("", "super::super::thing(number)")),
        ("an unknown macro", with_body("", "env!(\"NUMBER\").to_string()")),
        ("a macro definition", with_body("macro_rules! m { () => {} }", "number.to_string()")),
        ("a condition on the machine", with_body("#[cfg(unix)]\nconst A: u8 = 1;", "number.to_string()")),
        ("an unknown attribute", with_body("#[no_mangle]\nfn a() {}", "number.to_string()")),
        ("a module without a file", with_body("mod missing;", "number.to_string()")),
        (
            "an import of the crates inside a function",
            with_body("", "use crate::square;\n        square(number)"),
        ),
        ("a struct inside a function", with_body("", "struct A;\n        number.to_string()")),
        ("a trait whose methods are not known", with_body("use std::os::fd::AsFd;", "number.to_string()")),
        ("an async block", with_body("", "async { number };\n        number.to_string()")),
        ("no Rust", String::from("fn {")),
    ];
    let mut messages = String::new();
    for (name, contract) in faults {
        let fault = toys_bundle(0, &[("toy/src/contract.rs", &contract)]).expect_err(name);
        messages += &format!("{name}:\n    {fault}\n");
    }
    insta::assert_snapshot!("faults", messages);
}

#[test]
fn listings_that_cannot_be_read() {
    let listings = [
        ("no listing", String::new()),
        (
            "names behind a constant",
            "static L: Listing = Listing { names: NAMES, contract: &crate::contract::CUBES };".into(),
        ),
        (
            "a name behind a constant",
            "static L: Listing = Listing { names: &[\"a\", NAME], contract: &crate::contract::CUBES };".into(),
        ),
        (
            "an empty list of names",
            "static L: Listing = Listing { names: &[], contract: &crate::contract::CUBES };".into(),
        ),
        (
            "a contract that is made on the spot",
            "static L: Listing = Listing { names: &[\"a\"], contract: &make() };".into(),
        ),
        ("no names", "static L: Listing = Listing { contract: &crate::contract::CUBES };".into()),
        (
            "a path to nowhere",
            "static L: Listing = Listing { names: &[\"a\"], contract: &crate::contract::ROOTS };".into(),
        ),
    ];
    let mut messages = String::new();
    for (name, program) in listings {
        let fault = toys_bundle(0, &[("toy/src/program.rs", &program)]).expect_err(name);
        messages += &format!("{name}:\n    {fault}\n");
    }
    insta::assert_snapshot!("listings", messages);
}

#[test]
fn every_contract_of_the_workspace_fits_and_is_the_same_each_time() {
    let workspace = Workspace::of_this_program();
    for puzzle in workspace.puzzles().expect("the workspace has puzzles") {
        for contract in workspace.contracts(&puzzle).expect("the puzzle has contracts") {
            let first = bundle(&workspace, &contract).expect("the contract can be bundled");
            assert_eq!(bundle(&workspace, &contract), Ok(first.clone()));
            assert!(first.text.len() <= MOST_BYTES, "{puzzle}/{}", contract.name());
            assert!(first.minified.len() <= MOST_MINIFIED, "{puzzle}/{}", contract.name());
            let code: Vec<&str> = first.text.lines().filter(|line| !line.starts_with("// ")).collect();
            for name in ["cfg", "#[test]", "///", "//!", "arrayvec::", "#![allow"] {
                assert!(
                    code.iter().all(|line| !line.contains(name)),
                    "{name} in {puzzle}/{}",
                    contract.name()
                );
            }
        }
    }
}
