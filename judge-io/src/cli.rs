//! The command line that all four binaries share: what a person asks for, and how it is shown.
//!
//! A judge comes first and gives no argument: such a run meets neither the argument parser nor any way to present
//! answers, only [`answer_all`](crate::answer_all). All that people may ask for instead (drawings, JSON, statistics) is
//! made by a contract around the contract (`retold.rs`): the loop stays the one that judges use.
//!
//! A puzzle crate describes itself as a [`Program`] and says how its boards look as a [`Presentation`].

mod diagnostic;
mod json;
mod options;
mod output;
mod picture;
mod presentation;
mod program;
mod retold;
mod run;
mod show;
mod stats;
mod terminal;

pub use diagnostic::diagnostic;
pub use options::{command, version};
pub use output::print;
pub use picture::{Picture, Tint};
pub use presentation::Presentation;
pub use program::{judges, AnyContract, Listing, Program, Strategy};
pub use run::run;
pub use show::{compact, steps};
