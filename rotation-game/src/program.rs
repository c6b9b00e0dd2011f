//! What the binary `rotation-game` offers on its command line.

use crate::board::Board;
use crate::contract::POJ_2286;
use crate::draw::Look;
use crate::moves::CELLS;
use crate::solver::{Auto, Bidirectional, IdaStar, Solution, Table};
use judge_io::cli::{AnyContract, Listing, Program, Strategy};
use judge_io::{is_blank, tokens_of, InputError, Solve};

/// The binary `rotation-game`.
pub struct RotationGame;

static CONTRACTS: [Listing<AnyContract<RotationGame>>; 1] = [Listing {
    names: &["poj-2286", "uva-1343", "hdu-1667", "acwing-181", "tioj-1673"],
    reads: "24 colours (1, 2 or 3, eight of each) from top to bottom and from left to right",
    prints: "the moves, or `No moves needed`; then the centre's colour on a line of its own",
    ties: "the smallest shortest word in A<B<...<H is required, over all colours that tie",
    ends: "a board that starts with 0",
    contract: &POJ_2286,
}];

static STRATEGIES: [Strategy; 4] = [
    Strategy {
        name: "auto",
        about: "both ends for a few boards; the table once it would have paid for itself",
    },
    Strategy {
        name: "table",
        about: "the smallest shortest words of all 735 471 masks of a colour, then three look-ups a board",
    },
    Strategy {
        name: "bidirectional",
        about: "forwards from the board until the ball of 7 moves around the goal is met",
    },
    Strategy {
        name: "ida-star",
        about: "IDA* on the packed board: no memory, a millisecond for a random board, 0.2 s for the hardest",
    },
];

impl Program for RotationGame {
    type Puzzle = Board;
    type Solution = Solution;
    type Solver = Auto;
    type Presentation = Look;

    const NAME: &'static str = "rotation-game";
    const ABOUT: &'static str = "Finds the fewest moves of the Rotation Game, and the smallest word of them";
    const VERSION: &'static str = env!("CARGO_PKG_VERSION");
    const EXAMPLES: &'static str = "\
Example:
  printf '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3  0' | rotation-game
prints `AC`, then `2`.";

    fn contracts() -> &'static [Listing<AnyContract<Self>>] {
        &CONTRACTS
    }

    fn strategies() -> &'static [Strategy] {
        &STRATEGIES
    }

    fn solver(contract: &AnyContract<Self>, strategy: &str) -> Box<dyn Solve<Board, Solution>> {
        match strategy {
            "table" => Box::new(Table::new()),
            "bidirectional" => Box::new(Bidirectional::new()),
            "ida-star" => Box::new(IdaStar),
            _ => Box::new(contract.solver()),
        }
    }

    fn presentation(_listing: &Listing<AnyContract<Self>>) -> Look {
        Look
    }

    fn hint(_judge: &str, error: &InputError) -> Option<&'static str> {
        let InputError { line, line_offset, position, .. } = error;
        let numbers = tokens_of(line);
        let is_whole = *line_offset == 0;
        let before = line.iter().take((position.column - 1 - line_offset) as usize);
        let first_of_line = is_whole && before.copied().all(is_blank);
        let one_too_many = error.expected.starts_with("another colour") && first_of_line;
        if error.length == 0 {
            Some("a board has 24 numbers; the one that was begun before this place has fewer")
        } else if one_too_many {
            Some("a board has 24 numbers; if a new one begins here, the one before has fewer")
        } else if is_whole && numbers != CELLS && numbers < 2 * CELLS {
            Some("a board has 24 numbers; this line has another number of them")
        } else {
            None
        }
    }
}
