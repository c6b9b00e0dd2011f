//! What the binary `colour-hash` offers on its command line.

use crate::board::Board;
use crate::contract::UVA_704;
use crate::draw::Look;
use crate::solver::{Auto, Bidirectional, IdaStar, Solution};
use judge_io::cli::{AnyContract, Listing, Program, Strategy};
use judge_io::{InputError, Solve};

/// The binary `colour-hash`.
pub struct ColourHash;

static CONTRACTS: [Listing<AnyContract<ColourHash>>; 1] = [Listing {
    names: &["uva-704"],
    reads: "a count n, then n puzzles of 24 integers: left wheel, right wheel; 22-24 repeat 10-12",
    prints: "the word in digits, or `PUZZLE ALREADY SOLVED`, or `NO SOLUTION WAS FOUND IN 16 STEPS`",
    ties: "the smallest number of the fewest digits is required",
    ends: "n puzzles",
    contract: &UVA_704,
}];

static STRATEGIES: [Strategy; 3] = [
    Strategy {
        name: "auto",
        about: "bidirectional, with a ball around the goal that is the larger the more puzzles there are",
    },
    Strategy { name: "bidirectional", about: "eight moves from the goal, once, and eight from each puzzle" },
    Strategy {
        name: "ida-star",
        about: "depth-first from each puzzle, cut by exact distances of triangles and of separators",
    },
];

impl Program for ColourHash {
    type Puzzle = Board;
    type Solution = Solution;
    type Solver = Auto;
    type Presentation = Look;

    const NAME: &'static str = "colour-hash";
    const ABOUT: &'static str =
        "Finds the fewest turns that solve a Colour Hash, and the smallest number that says them";
    const VERSION: &'static str = env!("CARGO_PKG_VERSION");
    const EXAMPLES: &'static str = "\
Examples:
  printf '1  0 3 4 5 0 3 6 5 0 1 2 1  0 7 8 7 0 9 10 9 0 1 2 1' | colour-hash
                                                       prints `1434332334332323`
  colour-hash --strategy ida-star puzzles.txt";

    fn contracts() -> &'static [Listing<AnyContract<Self>>] {
        &CONTRACTS
    }

    fn strategies() -> &'static [Strategy] {
        &STRATEGIES
    }

    fn solver(contract: &AnyContract<Self>, strategy: &str) -> Box<dyn Solve<Board, Solution>> {
        match strategy {
            "bidirectional" => Box::new(Bidirectional::new(8)),
            "ida-star" => Box::new(IdaStar::new()),
            _ => Box::new(contract.solver()),
        }
    }

    fn presentation(_listing: &Listing<AnyContract<Self>>) -> Look {
        Look
    }

    fn hint(_judge: &str, error: &InputError) -> Option<&'static str> {
        if error.expected.contains("share") || error.length == 0 && error.expected.contains("piece") {
            Some("a puzzle is 24 integers, twelve for each wheel; the last three repeat the tenth to the twelfth")
        } else {
            None
        }
    }
}
