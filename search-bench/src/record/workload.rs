//! The inputs that records are made of.

use super::{at, measure, Places};
use crate::scramble::{Draw, Order};
use std::fs::File;
use std::path::Path;
use std::process::Command;

/// An input of a puzzle's first contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Workload {
    /// The puzzle, by the name of its program.
    pub puzzle: &'static str,
    /// What the boards are.
    pub boards: &'static str,
    /// How they are drawn.
    pub order: Order,
}

impl Workload {
    /// Writes the input into a file.
    ///
    /// # Errors
    /// Where it cannot be drawn or written.
    pub fn write_file(&self, places: &Places, path: &Path) -> Result<(), String> {
        let file = File::create(path).map_err(|error| at(path, &error))?;
        measure(self.scramble(places).stdout(file)).map(|_| ())
    }

    /// The command that draws the input, as a process of its own: the peak memory that the system tells of a process is
    /// never below that of the process which started it, so the one that measures must stay small.
    pub fn scramble(&self, places: &Places) -> Command {
        let mut command = Command::new(places.binary("search-bench"));
        command.args(self.command().split(' ').skip(1));
        command
    }

    /// The same with another number of boards.
    #[must_use]
    pub fn of(self, count: u64) -> Self {
        Workload { order: Order { count, ..self.order }, ..self }
    }

    /// The command line that writes the same input.
    pub fn command(&self) -> String {
        let Order { count, seed, draw } = self.order;
        let draw = match draw {
            Draw::Any => String::new(),
            Draw::Walk(moves) => format!(" --depth {moves}"),
            Draw::Exactly(depth) => format!(" --exact-depth {depth}"),
            Draw::Mixed(moves) => format!(" --mixed {moves}"),
        };
        format!("search-bench scramble {} --count {count} --seed {seed}{draw}", self.puzzle)
    }
}

/// The large inputs, and how many times the wall time of `wc -w` each may take.
pub fn workloads() -> [(Workload, f64); 4] {
    let random = |puzzle| Workload {
        puzzle,
        boards: "random boards",
        order: Order { count: 1_000_000, seed: 1, draw: Draw::Any },
    };
    let colour = Workload {
        puzzle: "colour-hash",
        boards: "puzzles, half scrambles of up to 20 moves, half random",
        order: Order { count: 100_000, seed: 1, draw: Draw::Mixed(20) },
    };
    [
        (random("rotation-game"), 1.0),
        (random("magic-board"), 1.0),
        (random("eight-puzzle"), 1.0),
        (colour, 10.0),
    ]
}

/// The small inputs, and how many milliseconds of processor time each may take beyond an empty program.
pub fn cold_starts() -> [(Workload, f64); 5] {
    let hardest = |puzzle, depth, count| Workload {
        puzzle,
        boards: if count == 1 { "hardest board" } else { "hardest boards" },
        order: Order { count, seed: 1, draw: Draw::Exactly(depth) },
    };
    [
        (hardest("rotation-game", rotation_game::GODS_NUMBER, 1), 5.0),
        (hardest("rotation-game", rotation_game::GODS_NUMBER, 30), 50.0),
        (hardest("magic-board", magic_board::GODS_NUMBER, 1), 5.0),
        (hardest("eight-puzzle", eight_puzzle::GODS_NUMBER, 1), 5.0),
        (hardest("colour-hash", colour_hash::MAX_MOVES as u32, 1), 5.0),
    ]
}
