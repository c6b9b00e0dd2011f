//! The contenders, one line each.
//!
//! A line names types, and the name on the command line is made of theirs. A new strategy is a file in `strategy/`, a new
//! representation one in `representation/`, a new heuristic a type in `heuristic/`; with a line here it is compared,
//! drawn and tested like all others.

use crate::contender::{Contenders, Search};
use crate::heuristic::colour::{Larger, Separators, Triangles};
use crate::heuristic::eight::{LinearConflict, Manhattan, Misplaced};
use crate::heuristic::magic::CornerTiles;
use crate::heuristic::rotation::{ExactColour, MostFrequent};
use crate::puzzle::{Colour, Eight, Magic, Puzzle, Rotation};
use crate::representation::{colour, eight, magic, rotation, ByRank};
use crate::seed;
use crate::shipped::Shipped;
use crate::strategy::{
    a_star::AStar, bidirectional::Bidirectional, breadth_first::BreadthFirst, ida_star::IdaStar,
    iterative_deepening::IterativeDeepening, table::Table,
};

/// A puzzle with its contenders.
pub trait Registry: Puzzle {
    /// All contenders, in the order in which they are shown.
    fn contenders() -> Contenders<Self>;
}

impl Registry for Rotation {
    fn contenders() -> Contenders<Self> {
        use rotation::{bitboards::Bitboards, one_colour::OneColour, packed::Packed, plain::Cells};
        Contenders::new()
            .with::<seed::rotation::InPlace>()
            .with::<Search<Cells, BreadthFirst>>()
            .with::<Search<Cells, Bidirectional>>()
            .with::<Search<Cells, IterativeDeepening>>()
            .with::<Search<Cells, AStar<MostFrequent>>>()
            .with::<Search<Cells, IdaStar<MostFrequent>>>()
            .with::<Search<Cells, IdaStar<ExactColour<Cells>>>>()
            .with::<Search<Packed, BreadthFirst>>()
            .with::<Search<Packed, Bidirectional>>()
            .with::<Search<Packed, IterativeDeepening>>()
            .with::<Search<Packed, AStar<MostFrequent>>>()
            .with::<Search<Packed, IdaStar<MostFrequent>>>()
            .with::<Search<Packed, IdaStar<ExactColour<Packed>>>>()
            .with::<Search<Bitboards, AStar<MostFrequent>>>()
            .with::<Search<Bitboards, IdaStar<MostFrequent>>>()
            .with::<Search<Bitboards, IdaStar<ExactColour<Bitboards>>>>()
            .with::<Search<OneColour, BreadthFirst>>()
            .with::<Search<OneColour, Bidirectional>>()
            .with::<Search<OneColour, IdaStar<MostFrequent>>>()
            .with::<Search<OneColour, Table<OneColour>>>()
            .with::<Shipped<rotation_game::Table>>()
            .with::<Shipped<rotation_game::Bidirectional>>()
            .with::<Shipped<rotation_game::IdaStar>>()
            .with::<Shipped<rotation_game::Auto>>()
    }
}

impl Registry for Magic {
    fn contenders() -> Contenders<Self> {
        use magic::{nibbles::Nibbles, packed::Packed, plain::Strings};
        Contenders::new()
            .with::<seed::magic::MapOfStrings>()
            .with::<seed::magic::VisitedArray>()
            .with::<Search<Strings, BreadthFirst>>()
            .with::<Search<Strings, Bidirectional>>()
            .with::<Search<Strings, IterativeDeepening>>()
            .with::<Search<Strings, AStar<CornerTiles>>>()
            .with::<Search<Strings, IdaStar<CornerTiles>>>()
            .with::<Search<Strings, Table<Strings>>>()
            .with::<Search<Nibbles, BreadthFirst>>()
            .with::<Search<Nibbles, Bidirectional>>()
            .with::<Search<Nibbles, AStar<CornerTiles>>>()
            .with::<Search<Nibbles, IdaStar<CornerTiles>>>()
            .with::<Search<Packed, BreadthFirst>>()
            .with::<Search<Packed, Bidirectional>>()
            .with::<Search<Packed, IterativeDeepening>>()
            .with::<Search<Packed, AStar<ByRank<CornerTiles>>>>()
            .with::<Search<Packed, IdaStar<ByRank<CornerTiles>>>>()
            .with::<Search<Packed, Table<Packed>>>()
            .with::<Shipped<magic_board::Table>>()
            .with::<Shipped<magic_board::BreadthFirst>>()
    }
}

impl Registry for Eight {
    fn contenders() -> Contenders<Self> {
        use eight::{cantor::Cantor, packed::Packed, plain::BaseNine};
        Contenders::new()
            .with::<seed::eight::ClosedEarly<seed::eight::Misplaced>>()
            .with::<seed::eight::ClosedEarly<seed::eight::Manhattan>>()
            .with::<Search<BaseNine, BreadthFirst>>()
            .with::<Search<BaseNine, Bidirectional>>()
            .with::<Search<BaseNine, IterativeDeepening>>()
            .with::<Search<BaseNine, AStar<Misplaced>>>()
            .with::<Search<BaseNine, AStar<Manhattan>>>()
            .with::<Search<BaseNine, AStar<LinearConflict>>>()
            .with::<Search<BaseNine, IdaStar<Manhattan>>>()
            .with::<Search<BaseNine, IdaStar<LinearConflict>>>()
            .with::<Search<Packed, BreadthFirst>>()
            .with::<Search<Packed, Bidirectional>>()
            .with::<Search<Packed, IterativeDeepening>>()
            .with::<Search<Packed, AStar<Misplaced>>>()
            .with::<Search<Packed, AStar<Manhattan>>>()
            .with::<Search<Packed, AStar<LinearConflict>>>()
            .with::<Search<Packed, IdaStar<Manhattan>>>()
            .with::<Search<Packed, IdaStar<LinearConflict>>>()
            .with::<Search<Cantor, BreadthFirst>>()
            .with::<Search<Cantor, Bidirectional>>()
            .with::<Search<Cantor, AStar<ByRank<LinearConflict>>>>()
            .with::<Search<Cantor, IdaStar<ByRank<LinearConflict>>>>()
            .with::<Search<Cantor, Table<Cantor>>>()
            .with::<Shipped<eight_puzzle::Table>>()
            .with::<Shipped<eight_puzzle::AStar>>()
            .with::<Shipped<eight_puzzle::IdaStar>>()
            .with::<Shipped<eight_puzzle::Auto>>()
    }
}

impl Registry for Colour {
    fn contenders() -> Contenders<Self> {
        use colour::{packed::Packed, plain::Strings, ranks::Ranks};
        Contenders::new()
            .with::<seed::colour::FirstWord>()
            .with::<Search<Strings, BreadthFirst>>()
            .with::<Search<Strings, Bidirectional>>()
            .with::<Search<Strings, IdaStar<Larger<Strings>>>>()
            .with::<Search<Packed, BreadthFirst>>()
            .with::<Search<Packed, Bidirectional>>()
            .with::<Search<Packed, AStar<Larger<Packed>>>>()
            .with::<Search<Packed, IdaStar<Larger<Packed>>>>()
            .with::<Search<Ranks, BreadthFirst>>()
            .with::<Search<Ranks, Bidirectional>>()
            .with::<Search<Ranks, AStar<Larger<Ranks>>>>()
            .with::<Search<Ranks, IdaStar<Triangles<Ranks>>>>()
            .with::<Search<Ranks, IdaStar<Separators<Ranks>>>>()
            .with::<Search<Ranks, IdaStar<Larger<Ranks>>>>()
            .with::<Shipped<colour_hash::Bidirectional>>()
            .with::<Shipped<colour_hash::IdaStar>>()
            .with::<Shipped<colour_hash::Auto>>()
    }
}
