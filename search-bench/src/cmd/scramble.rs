//! `scramble`: whole inputs by seed.

use super::{PuzzleName, LONGEST_WALK};
use crate::judge::listing;
use crate::scramble::{write, ColourInputs, Draw, EightInputs, MagicInputs, Order, RotationInputs};
use clap::Args;
use colour_hash::program::ColourHash;
use eight_puzzle::program::EightPuzzle;
use magic_board::program::MagicBoard;
use rotation_game::program::RotationGame;
use std::io;

/// Write a whole input, drawn by a seed, as a judge would write it
#[derive(Debug, Args)]
#[command(after_help = "\
The same command writes the same bytes on every machine and in every version.

Examples:
  search-bench scramble rotation-game --count 1000000 --seed 1 > boards.in
  search-bench scramble eight-puzzle --exact-depth 31 --judge uva-652
  search-bench scramble colour-hash --count 100000 --mixed 20 | colour-hash")]
pub(super) struct Options {
    /// The puzzle
    puzzle: PuzzleName,

    /// How many boards
    #[arg(long, value_name = "N", default_value_t = 1)]
    count: u64,

    /// Which boards: the same seed draws the same ones
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    draw: Choice,

    /// Whose input to write; see --list-judges of the puzzle's own program
    #[arg(long, value_name = "NAME")]
    judge: Option<String>,
}

#[derive(Debug, Args)]
#[group(multiple = false)]
struct Choice {
    /// Any boards, all equally likely: what is done when nothing else is said
    #[arg(long)]
    random: bool,

    /// Walks of D random moves from a solved board, never straight back
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(..=LONGEST_WALK))]
    depth: Option<u32>,

    /// Boards that need exactly D moves, all equally likely
    #[arg(long, value_name = "D")]
    exact_depth: Option<u32>,

    /// By turns a walk of 0 to D random moves and any board
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(..=LONGEST_WALK))]
    mixed: Option<u32>,
}

impl Choice {
    fn draw(&self) -> Draw {
        match (self.depth, self.exact_depth, self.mixed) {
            (Some(moves), _, _) => Draw::Walk(moves),
            (_, Some(depth), _) => Draw::Exactly(depth),
            (_, _, Some(moves)) => Draw::Mixed(moves),
            _ => Draw::Any,
        }
    }
}

impl Options {
    pub(super) fn run(&self) -> Result<(), String> {
        let order = Order { count: self.count, seed: self.seed, draw: self.draw.draw() };
        let judge = self.judge.as_deref();
        let output = &mut io::stdout().lock();
        match self.puzzle {
            PuzzleName::RotationGame => {
                listing::<RotationGame>(judge)?;
                write(&RotationInputs, &order, output)
            }
            PuzzleName::MagicBoard => {
                write(&MagicInputs::of(listing::<MagicBoard>(judge)?.names[0]), &order, output)
            }
            PuzzleName::EightPuzzle => {
                write(&EightInputs::of(listing::<EightPuzzle>(judge)?.names[0]), &order, output)
            }
            PuzzleName::ColourHash => {
                listing::<ColourHash>(judge)?;
                write(&ColourInputs, &order, output)
            }
        }
    }
}
