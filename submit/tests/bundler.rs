//! What is cut out of small crates, and what is said of those that cannot be followed.

mod common;

use common::toy;
use std::io::Write;
use std::process::{Command, Stdio};
use submit::bundle::{bundle, Bundle};
use submit::check::{check, compile, MOST_BYTES, MOST_MINIFIED};
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
            "static L: Listing = Listing { names: &[\"a\", NAME], contract: &crate::contract::CUBES };"
                .into(),
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

/// Both forms of the toy's first contract answer so, with a contract whose code is this.
fn assert_answers(contract: &str, input: &str, answers: &str) {
    let bundle = toys_bundle(0, &[("toy/src/contract.rs", contract)]).expect("the toy can be bundled");
    assert_eq!(answer(&bundle.text, input), answers, "{}", bundle.text);
    assert_eq!(answer(&bundle.minified, input), answers, "{}", bundle.minified);
}

/// `Row<A>` and `Row<B>` each have their own `pick`, and what they give is not of one type.
#[test]
fn a_method_that_depends_on_the_types_arguments() {
    let items = "
pub struct A;
pub struct B;
pub struct Row<T>(T);
impl Row<A> {
    fn pick(&self) -> Bare {
        Bare(vec![1, 2, 3])
    }
}
impl Row<B> {
    fn pick(&self) -> Other {
        Other
    }
}
pub struct Bare(Vec<i64>);
impl Bare {
    fn len(&self) -> usize {
        77
    }
}
impl std::ops::Deref for Bare {
    type Target = Vec<i64>;
    fn deref(&self) -> &Vec<i64> {
        &self.0
    }
}
pub struct Other;
impl Other {
    fn size(&self) -> usize {
        5
    }
}";
    let body =
        "let row = Row(A);\n        format!(\"{} {} {}\", row.pick().len(), Row(B).pick().size(), number)";
    assert_answers(&with_body(items, body), "1", "77 5 1\n");
}

#[test]
fn a_method_of_one_kind_of_a_type_that_dereferences_to_another() {
    let items = "
pub struct A;
pub struct B;
pub struct Row<T>(T, Inner);
impl Row<A> {
    fn pick(&self) -> usize {
        1
    }
}
pub struct Inner;
impl Inner {
    fn pick(&self) -> usize {
        2
    }
}
impl std::ops::Deref for Row<B> {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.1
    }
}";
    let body = "format!(\"{} {} {}\", Row(A, Inner).pick(), Row(B, Inner).pick(), number)";
    assert_answers(&with_body(items, body), "1", "1 2 1\n");
}

#[test]
fn debug_writes_the_names_that_were_written() {
    let items = "
#[derive(Debug)]
pub enum Turn {
    Rightwards,
    Backwards { half_turns: Count },
}
#[derive(Debug)]
pub struct Count(i64);";
    let body = "let turn = if number > 3 { Turn::Rightwards } else { Turn::Backwards { half_turns: Count(number) } };\n        format!(\"{turn:?}\")";
    assert_answers(&with_body(items, body), "3 4", "Backwards { half_turns: Count(3) }\nRightwards\n");
    let called = body.replace("format!(\"{turn:?}\")", "format!(\"{}\", Shown(turn))");
    let shown = "
pub struct Shown(Turn);
impl std::fmt::Display for Shown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        CALL
    }
}";
    for (import, call) in
        [("", "std::fmt::Debug::fmt(&self.0, f)"), ("use std::fmt::Debug;\n", "self.0.fmt(f)")]
    {
        let items = format!("{import}{items}{}", shown.replace("CALL", call));
        assert_answers(&with_body(&items, &called), "4", "Rightwards\n");
    }
}

/// What is written on standard error alone, where no judge looks, does not keep long names.
#[test]
fn debug_that_nobody_sees_is_minified() {
    let items = "#[derive(Debug)]\npub struct Mistake;\nfn checked(number: i64) -> Result<i64, Mistake> {\n    if number > 0 { Ok(number) } else { Err(Mistake) }\n}";
    let body = "checked(number).unwrap().to_string()";
    assert_answers(&with_body(items, body), "7", "7\n");
    let contract = with_body(items, body);
    let bundle = toys_bundle(0, &[("toy/src/contract.rs", &contract)]).expect("the toy can be bundled");
    assert!(bundle.text.contains("#[derive(Debug)]"), "{}", bundle.text);
    assert!(!bundle.minified.contains("Mistake"), "{}", bundle.minified);
}

const TWICE: &str = "
pub trait Twice {
    const TIMES: i64 = 2;
    fn twice(&self) -> Wrapped;
    fn each(&self, _work: impl Fn(Wrapped) -> usize) -> usize {
        9
    }
}
impl Twice for i64 {
    fn twice(&self) -> Wrapped {
        Wrapped(*self * Self::TIMES)
    }
}
impl Twice for [i64] {
    fn twice(&self) -> Wrapped {
        Wrapped(0)
    }
    fn each(&self, work: impl Fn(Wrapped) -> usize) -> usize {
        work(Wrapped(1))
    }
}
pub struct Wrapped(i64);
impl Wrapped {
    pub fn len(&self) -> usize {
        33
    }
    pub fn value(&self) -> i64 {
        self.0
    }
}";

#[test]
fn a_trait_of_the_crates_on_a_type_of_the_standard_library() {
    let bodies = [
        ("number.twice().value().to_string()", "8\n"),
        ("number.twice().len().to_string()", "33\n"),
        ("i64::twice(&number).len().to_string()", "33\n"),
        ("(number + i64::TIMES).to_string()", "6\n"),
        ("[number][..].each(|wrapped| wrapped.len()).to_string()", "33\n"),
        ("number.checked_add(1).map(Wrapped).unwrap().len().to_string()", "33\n"),
        ("(number > 0).then(|| Wrapped(number)).unwrap().len().to_string()", "33\n"),
    ];
    for (body, answers) in bodies {
        assert_answers(&with_body(TWICE, body), "4", answers);
    }
}

/// The import is all that tells of the trait, and it leads through another module.
#[test]
fn a_trait_of_the_crates_in_another_module() {
    let module =
        format!("pub mod tools {{\n    pub use self::inner::Twice;\n    mod inner {{\n{TWICE}\n}}\n}}");
    let items = format!("use tools::Twice as _;\n{module}");
    assert_answers(&with_body(&items, "number.twice().len().to_string()"), "4", "33\n");
}

/// A type's own trait comes before the methods of what the type dereferences to.
#[test]
fn a_trait_of_the_crates_on_a_type_that_dereferences() {
    let items = "
pub trait First {
    fn first(&self) -> Bare;
}
pub struct Row(Vec<i64>);
impl std::ops::Deref for Row {
    type Target = Vec<i64>;
    fn deref(&self) -> &Vec<i64> {
        &self.0
    }
}
impl First for Row {
    fn first(&self) -> Bare {
        Bare
    }
}
pub struct Bare;
impl Bare {
    fn is_some(&self) -> bool {
        false
    }
}";
    assert_answers(&with_body(items, "Row(vec![number]).first().is_some().to_string()"), "4", "false\n");
}

/// Takes the ten seconds that such a program is given.
#[test]
fn a_submission_that_does_not_end_is_ended() {
    let body = "while number > 0 {\n            std::thread::sleep(std::time::Duration::from_secs(1));\n        }\n        number.to_string()";
    let contract = with_body("", body);
    let files = [
        ("toy/src/contract.rs", contract.as_str()),
        ("fixtures/toy/squares/one.in", "1"),
        ("fixtures/toy/squares/one.ans", "1\n"),
    ];
    let (_folder, workspace) = toy(&files);
    let contracts = workspace.contracts("toy").expect("the toy has contracts");
    let faults = check(&workspace, &contracts[0]).expect_err("it does not end");
    assert_eq!(faults, ["toy/squares: one: still runs after 10 s and was ended"]);
}
