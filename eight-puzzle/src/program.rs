//! What the binary `eight-puzzle` offers on its command line.

use crate::contract::{ACWING_179, ACWING_845, BOJ_1525, HDU_3567, LUOGU_P1379, UVA_652};
use crate::draw::Look;
use crate::puzzle::{Puzzle, Solution};
use crate::solver::{AStar, Auto, IdaStar, Table};
use judge_io::cli::{AnyContract, Listing, Program, Strategy};
use judge_io::{InputError, Solve};

/// The binary `eight-puzzle`.
pub struct EightPuzzle;

static CONTRACTS: [Listing<AnyContract<EightPuzzle>>; 6] = [
    Listing {
        names: &["acwing-179", "poj-1077", "hdu-1043", "zoj-1217"],
        reads: "boards of nine tokens, 1 to 8 and x; goal 1 2 3 / 4 5 6 / 7 8 x",
        prints: "the word (an empty line for the goal itself), or `unsolvable`; a line a board",
        ties: "the smallest shortest word in u<d<l<r",
        ends: "end of input",
        contract: &ACWING_179,
    },
    Listing {
        names: &["uva-652"],
        reads: "the number of boards, then the boards as for acwing-179",
        prints: "as for acwing-179, with an empty line between answers",
        ties: "as for acwing-179",
        ends: "after that number of boards",
        contract: &UVA_652,
    },
    Listing {
        names: &["acwing-845"],
        reads: "nine tokens, 1 to 8 and x; goal 1 2 3 / 4 5 6 / 7 8 x",
        prints: "the number of moves, or -1",
        ties: "no word is printed",
        ends: "end of input",
        contract: &ACWING_845,
    },
    Listing {
        names: &["luogu-p1379"],
        reads: "nine digits in one token, 0 for the blank; goal 1 2 3 / 8 0 4 / 7 6 5",
        prints: "the number of moves, or -1",
        ties: "no word is printed",
        ends: "end of input",
        contract: &LUOGU_P1379,
    },
    Listing {
        names: &["boj-1525"],
        reads: "nine numbers, 0 for the blank; goal 1 2 3 / 4 5 6 / 7 8 0",
        prints: "the number of moves, or -1",
        ties: "no word is printed",
        ends: "one board",
        contract: &BOJ_1525,
    },
    Listing {
        names: &["hdu-3567"],
        reads: "the number of cases, then two boards a case, from and to, nine letters each, X for the blank",
        prints: "`Case k: M`, then the word on a line of its own; M is -1 where there is none",
        ties: "the smallest shortest word in d<l<r<u is required",
        ends: "after that number of cases",
        contract: &HDU_3567,
    },
];

static STRATEGIES: [Strategy; 4] = [
    Strategy { name: "auto", about: "ida-star for a few boards; the table once that would have paid for it" },
    Strategy { name: "table", about: "the smallest shortest words of all boards, then one look-up a board" },
    Strategy { name: "a-star", about: "best first, with Manhattan distance and linear conflict" },
    Strategy { name: "ida-star", about: "iterative deepening, with Manhattan distance and linear conflict" },
];

impl Program for EightPuzzle {
    type Puzzle = Puzzle;
    type Solution = Solution;
    type Solver = Auto;
    type Presentation = Look;

    const NAME: &'static str = "eight-puzzle";
    const ABOUT: &'static str = "Finds the fewest moves of the eight puzzle, and the smallest word of them";
    const VERSION: &'static str = env!("CARGO_PKG_VERSION");
    const EXAMPLES: &'static str = "\
Examples:
  echo '2 3 4 1 5 x 7 6 8' | eight-puzzle             prints `ullddrurdllurdruldr`
  echo 283104765 | eight-puzzle --judge luogu-p1379   prints `4`";

    fn contracts() -> &'static [Listing<AnyContract<Self>>] {
        &CONTRACTS
    }

    fn strategies() -> &'static [Strategy] {
        &STRATEGIES
    }

    fn solver(contract: &AnyContract<Self>, strategy: &str) -> Box<dyn Solve<Puzzle, Solution>> {
        let solver = contract.solver();
        match strategy {
            "table" => Box::new(Table::new(solver.order())),
            "a-star" => Box::new(AStar::new(solver.order())),
            "ida-star" => Box::new(IdaStar::new(solver.order())),
            _ => Box::new(solver),
        }
    }

    fn presentation(listing: &Listing<AnyContract<Self>>) -> Look {
        Look { pairs: listing.names[0] == "hdu-3567" }
    }

    fn hint(judge: &str, error: &InputError) -> Option<&'static str> {
        if error.length == 9 && judge != "hdu-3567" && judge != "luogu-p1379" {
            Some("this judge has blanks between tiles; boards in one token are read by luogu-p1379 and hdu-3567")
        } else {
            None
        }
    }
}
