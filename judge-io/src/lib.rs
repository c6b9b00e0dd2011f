//! What four puzzle solvers share: tokens with their place, packed move words, the loop that reads, solves and writes.
//!
//! This crate knows no puzzle. A puzzle crate describes each judge's rules as a [`Contract`] and its strategies as
//! [`Solve`]; [`answer_all`] runs the two over an input of any size in bounded memory, on several threads where that
//! helps, and writes the answers in order. The way of the data is one direction:
//!
//! ```text
//! bytes → Scanner → Contract::read → Solve::solve → Contract::write → bytes
//! ```
//!
//! Without features it uses `std` alone and compiles with Rust 1.70. The feature `cli` is the command line that the binaries
//! share.
//!
//! A contract in full, for a judge who asks for squares until a 0:
//!
//! ```
//! use judge_io::{answer_all, Answer, Contract, OnError, ReadError, Scanner, Solve};
//!
//! struct Squares;
//! struct Multiply;
//!
//! impl Solve<i64, i64> for Multiply {
//!     fn solve(&self, puzzle: &i64) -> Answer<i64> {
//!         Answer { solution: Some(puzzle * puzzle), expanded: 0 }
//!     }
//! }
//!
//! impl Contract for Squares {
//!     type Puzzle = i64;
//!     type Solution = i64;
//!     type Solver = Multiply;
//!
//!     fn solver(&self) -> Multiply {
//!         Multiply
//!     }
//!
//!     fn read(&self, input: &mut Scanner<'_>) -> Result<Option<i64>, ReadError> {
//!         if !input.advance()? {
//!             return Ok(None);
//!         }
//!         match input.token_integer() {
//!             Some(0) => Ok(None),
//!             Some(number @ -999..=999) => Ok(Some(number)),
//!             _ => Err(input.unexpected("a number of at most three digits").into()),
//!         }
//!     }
//!
//!     fn write(&self, _index: u64, _puzzle: &i64, answer: &Answer<i64>, text: &mut Vec<u8>) {
//!         text.extend_from_slice(format!("{}\n", answer.solution.unwrap_or_default()).as_bytes());
//!     }
//! }
//!
//! let mut text = Vec::new();
//! let failure = answer_all(&Squares, &Multiply, Scanner::from_bytes(b"3 4\n5 six 7"), &mut text, 1, &OnError::Stop);
//! assert_eq!(text, b"9\n16\n25\n");
//! assert_eq!(
//!     failure.unwrap_err().to_string(),
//!     "line 2, column 3: expected a number of at most three digits, found \"six\"",
//! );
//! ```

#[cfg(feature = "cli")]
pub mod cli;
mod contract;
mod engine;
mod error;
mod scanner;
#[cfg(feature = "serde")]
mod serial;
mod standard;
#[cfg(feature = "testing")]
pub mod testing;
mod word;

pub use contract::{Answer, Contract, Extent, Solve};
pub use engine::{answer_all, Failure, OnError, Summary};
pub use error::{InputError, Position, ReadError};
pub use scanner::{is_blank, tokens_of, Scanner};
pub use standard::answer_standard_streams;
pub use word::{Alphabet, NotAMove, Word, WordError};
