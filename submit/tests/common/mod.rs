//! A workspace of one small puzzle that tests can change: "toy", whose answer to a number is its square.

use std::fs;
use std::path::Path;
use submit::workspace::Workspace;
use tempfile::TempDir;

const JUDGE_IO: &str = r#"//! The least that a contract needs.

mod lines;

pub use lines::Lines as Input;

/// What a judge asks.
pub trait Contract {
    /// Whether `number` is asked at all.
    fn asks(&self, number: i64) -> bool {
        number >= 0
    }
    /// Writes an answer.
    fn write(&self, number: i64) -> String;
    /// Nobody calls this.
    fn unused(&self) {}
}

/// Answers standard input.
pub fn answer_standard_streams<C: Contract>(contract: &C) -> std::process::ExitCode {
    let input = Input::read();
    for number in input.numbers() {
        if contract.asks(number) {
            println!("{}", contract.write(number));
        }
    }
    std::process::ExitCode::SUCCESS
}
"#;

const LINES: &str = r"//! Lines.
use std::io::{self, Read};

/// All lines.
#[derive(Debug)]
pub struct Lines {
    text: String,
}

impl Lines {
    /// Reads them.
    pub fn read() -> Self {
        let mut text = String::new();
        let _ = io::stdin().read_to_string(&mut text);
        Lines { text }
    }

    /// The numbers.
    pub fn numbers(&self) -> Vec<i64> {
        self.text.split_whitespace().filter_map(|token| token.parse::<i64>().ok()).collect()
    }
}
";

const LIB: &str = r"//! A toy.
mod arithmetic;
pub mod contract;
#[cfg(feature = \x22cli\x22)]
pub mod program;
pub use arithmetic::deep::{square, Square as Number};
";

const ARITHMETIC: &str = r#"//! Arithmetic, in more modules than it needs.

pub mod deep {
    use super::helpers::{self, twice as double};
    use arrayvec::ArrayVec;

    /// A number's square.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Square {
        value: i64,
        /// Nobody reads this, but whoever makes a square names it.
        pub root: i64,
    }

    impl Square {
        pub fn value(self) -> i64 {
            self.value
        }

        /// Nobody calls this, though everybody calls the method of a vector that has its name.
        pub fn push(self, _more: i64) -> Self {
            self
        }
    }

    impl std::fmt::Display for Square {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "{}", self.value)
        }
    }

    /// Squares by adding up odd numbers.
    pub fn square(root: i64) -> Square {
        debug_assert!(root >= 0);
        let mut odds = ArrayVec::<i64, { helpers::MOST }>::new();
        for step in 0..root {
            odds.push(double(step) + 1);
        }
        Square { value: odds.iter().sum(), root }
    }
}

mod helpers {
    pub(super) const MOST: usize = 64;

    pub(in crate::arithmetic) fn twice(number: i64) -> i64 {
        2 * number
    }

    #[cfg(test)]
    mod tests {
        #[test]
        fn two() {
            assert_eq!(super::twice(1), 2);
        }
    }
}
"#;

const CONTRACT: &str = r"//! Contracts.
use crate::{square, Number};
use judge_io::Contract;

/// Prints squares.
pub const SQUARES: Plain = Plain;

/// Prints cubes; nothing of it belongs into the other's submission.
pub const CUBES: Cubes = Cubes;

pub struct Plain;

impl Contract for Plain {
    fn write(&self, number: i64) -> String {
        let Number { .. } = square(0);
        // A variable, not the function.
        let cube = square(number);
        cube.value().to_string()
    }
}

pub struct Cubes;

impl Contract for Cubes {
    fn write(&self, number: i64) -> String {
        cube(number).to_string()
    }
}

fn cube(number: i64) -> i64 {
    number * square(number).value()
}
";

const PROGRAM: &str = r#"//! Listings.
use crate::contract::{self, CUBES};
static CONTRACTS: [Listing; 2] = [
    Listing { names: &["squares", "quadrats"], contract: &contract::SQUARES },
    Listing { names: &["cubes"], contract: &CUBES },
];
"#;

/// Writes the toy's workspace, with some of its files replaced.
pub(crate) fn toy(changes: &[(&str, &str)]) -> (TempDir, Workspace) {
    let folder = tempfile::tempdir().expect("a folder for the toy");
    let lib = LIB.replace("\\x22", "\"");
    let files = [
        ("judge-io/src/lib.rs", JUDGE_IO),
        ("judge-io/src/lines.rs", LINES),
        ("toy/src/lib.rs", &lib),
        ("toy/src/arithmetic.rs", ARITHMETIC),
        ("toy/src/contract.rs", CONTRACT),
        ("toy/src/program.rs", PROGRAM),
    ];
    for (file, text) in files.iter().chain(changes) {
        write(folder.path(), file, text);
    }
    let workspace = Workspace::at(folder.path());
    (folder, workspace)
}

fn write(folder: &Path, file: &str, text: &str) {
    let path = folder.join(file);
    fs::create_dir_all(path.parent().expect("files lie in folders")).expect("a folder");
    fs::write(path, text).expect("a file");
}
