//! What the binary `magic-board` offers on its command line.

use crate::contract::{ACWING_1107, HDU_1430, IOI_1996, SICILY_1151, SICILY_1515, USACO_MSQUARE};
use crate::draw::Look;
use crate::puzzle::{Puzzle, Solution};
use crate::solver::{Auto, BreadthFirst};
use judge_io::cli::{AnyContract, Listing, Program, Strategy};
use judge_io::{is_blank, InputError, Solve};

/// The binary `magic-board`.
pub struct MagicBoard;

static CONTRACTS: [Listing<AnyContract<MagicBoard>>; 6] = [
    Listing {
        names: &["sicily-1151", "sicily-1150"],
        reads: "a step limit N, then two rows of four tiles",
        prints: "`M WORD` with M <= N; `0` for the start board; `-1` when the board is farther than N",
        ties: "any word of at most N moves is accepted; the shortest, smallest in A<B<C is printed",
        ends: "N = -1",
        contract: &SICILY_1151,
    },
    Listing {
        names: &["sicily-1515"],
        reads:
            "as sicily-1151; start 1234/5678, A swaps the halves, B shifts left, C turns counter-clockwise",
        prints: "as sicily-1151",
        ties: "as sicily-1151",
        ends: "N = -1",
        contract: &SICILY_1515,
    },
    Listing {
        names: &["usaco-msquare", "luogu-p2730"],
        reads: "eight tiles clockwise from the top left",
        prints: "M, then the word on a line of its own (empty for the start board)",
        ties: "the smallest shortest word in A<B<C is required",
        ends: "one board",
        contract: &USACO_MSQUARE,
    },
    Listing {
        names: &["acwing-1107"],
        reads: "eight tiles clockwise from the top left",
        prints: "M, then the word on a line of its own; no second line when M = 0",
        ties: "the smallest shortest word in A<B<C is required",
        ends: "one board",
        contract: &ACWING_1107,
    },
    Listing {
        names: &["hdu-1430"],
        reads: "two boards of eight digits, clockwise: from and to",
        prints: "the word from the first to the second (an empty line when they are equal)",
        ties: "the smallest shortest word in A<B<C is required",
        ends: "end of input",
        contract: &HDU_1430,
    },
    Listing {
        names: &["ioi-1996"],
        reads: "eight tiles clockwise from the top left",
        prints: "M, then the word, one letter a line",
        ties: "the smallest shortest word in A<B<C is printed",
        ends: "one board",
        contract: &IOI_1996,
    },
];

static STRATEGIES: [Strategy; 3] = [
    Strategy { name: "auto", about: "the table, which is built faster than one far board is searched for" },
    Strategy {
        name: "table",
        about: "the smallest shortest words of all 40 320 boards, then one look-up a board",
    },
    Strategy {
        name: "breadth-first",
        about: "a search from the start for every board anew, no deeper than its limit",
    },
];

impl Program for MagicBoard {
    type Puzzle = Puzzle;
    type Solution = Solution;
    type Solver = Auto;
    type Presentation = Look;

    const NAME: &'static str = "magic-board";
    const ABOUT: &'static str = "Finds the fewest moves of the Magic Board, and the smallest word of them";
    const VERSION: &'static str = env!("CARGO_PKG_VERSION");
    const EXAMPLES: &'static str = "\
Examples:
  printf '4  5 8 7 6  4 1 2 3  -1' | magic-board      prints `2 AB`
  printf '2 6 8 4 5 7 3 1' | magic-board --judge usaco-msquare";

    fn contracts() -> &'static [Listing<AnyContract<Self>>] {
        &CONTRACTS
    }

    fn strategies() -> &'static [Strategy] {
        &STRATEGIES
    }

    fn solver(contract: &AnyContract<Self>, strategy: &str) -> Box<dyn Solve<Puzzle, Solution>> {
        let solver = contract.solver();
        match strategy {
            "breadth-first" => Box::new(BreadthFirst::new(solver.rules())),
            // The table is what `auto` uses too.
            _ => Box::new(solver),
        }
    }

    fn presentation(listing: &Listing<AnyContract<Self>>) -> Look {
        Look { rules: listing.contract.solver().rules() }
    }

    fn hint(judge: &str, error: &InputError) -> Option<&'static str> {
        let tokens = || error.line.split(|&byte| is_blank(byte)).filter(|token| !token.is_empty());
        let singles = tokens().filter(|token| token.len() == 1).count();
        let in_a_board = error.expected.contains("tile");
        let at_end = error.length == 0;
        match judge {
            "hdu-1430" => (singles > 1).then_some(UNDIVIDED),
            _ if tokens().any(|token| token.len() == 8) => Some(DIVIDED),
            "sicily-1151" | "sicily-1515" if singles == 8 || at_end => Some(CLOCKWISE),
            "sicily-1151" | "sicily-1515" => (in_a_board && is_a_number(&error.line)).then_some(SHORT),
            _ => (singles <= 4).then_some(ROWS),
        }
    }
}

/// Whether nothing but a number stands in the line.
fn is_a_number(line: &[u8]) -> bool {
    std::str::from_utf8(line).is_ok_and(|line| line.trim().parse::<i64>().is_ok())
}

const UNDIVIDED: &str = "this judge writes a board without blanks, clockwise: 12345678";
const DIVIDED: &str = "boards of eight digits in one token are read by --judge hdu-1430";
const CLOCKWISE: &str =
    "a puzzle is a step limit and two rows of four; eight tiles clockwise are read by --judge usaco-msquare";
const SHORT: &str =
    "if this is a step limit, the board before it has fewer than eight tiles, or no step limit";
const ROWS: &str =
    "this judge gives eight tiles clockwise; a step limit and two rows are read by --judge sicily-1151";
