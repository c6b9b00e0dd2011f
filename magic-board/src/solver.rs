//! Three ways to the same word: look it up, or search for it board by board.

use crate::board::{Board, BOARDS};
use crate::distance::{Atlas, GODS_NUMBER};
use crate::rules::{Move, Rules};
use arrayvec::ArrayVec;
use judge_io::{Answer, Solve, Word};
use std::sync::OnceLock;

/// The most moves a solution has.
pub const MAX_MOVES: usize = GODS_NUMBER as usize;

/// What a judge asks: reach `board` from the start in at most `limit` moves.
///
/// A move does not look at tiles, so renaming them in both boards changes no word: one start stands for all. Solvers
/// rename first; see [`target`](Puzzle::target).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Puzzle {
    /// The board to start from, where the judge gives one; otherwise it is that of the rules.
    pub start: Option<Board>,
    /// The board to reach.
    pub board: Board,
    /// The most moves allowed; [`GODS_NUMBER`] or more is no limit at all.
    pub limit: u32,
}

impl Puzzle {
    /// The puzzle to reach `board` in any number of moves.
    pub const fn unlimited(board: Board) -> Self {
        Puzzle::within(GODS_NUMBER, board)
    }

    /// The puzzle to reach `board` in at most `limit` moves.
    pub const fn within(limit: u32, board: Board) -> Self {
        Puzzle { start: None, board, limit }
    }

    /// The puzzle to reach one board from another in any number of moves.
    ///
    /// ```
    /// use magic_board::{Board, Puzzle, Rules};
    ///
    /// let from: Board = "2 1 3 4 8 7 6 5".parse()?;
    /// let to: Board = "8 7 6 5 2 1 3 4".parse()?;
    /// let renamed = Puzzle::between(from, to).target(&Rules::CLASSIC);
    /// assert_eq!(renamed.to_string(), "8 7 6 5 1 2 3 4");
    /// # Ok::<(), magic_board::BoardError>(())
    /// ```
    pub const fn between(from: Board, to: Board) -> Self {
        Puzzle { start: Some(from), board: to, limit: GODS_NUMBER }
    }

    /// The board to reach from the start of `rules`, once the tiles are renamed so that the puzzle starts there.
    pub fn target(&self, rules: &Rules) -> Board {
        self.start.map_or(self.board, |start| rules.relabelled(start, self.board))
    }
}

/// The smallest of the shortest words from the start to a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Solution {
    /// The packed word; codes are those of [`Move`].
    pub word: Word<2>,
}

impl Solution {
    /// The moves, first to last.
    pub fn moves(&self) -> ArrayVec<Move, MAX_MOVES> {
        self.word.codes().filter_map(Move::from_code).collect()
    }
}

/// Looks every answer up in an [`Atlas`], which is built with the solver.
pub struct Table {
    rules: &'static Rules,
    atlas: Atlas,
}

/// The solver that contracts use. The table is always the right choice: building it takes less time than the search for
/// one far board.
pub type Auto = Table;

impl Table {
    /// Builds the table for [`Rules::CLASSIC`].
    pub fn classic() -> Self {
        Table { rules: &Rules::CLASSIC, atlas: Atlas::classic() }
    }

    /// Builds the table for [`Rules::SICILY_1515`].
    pub fn sicily_1515() -> Self {
        Table { rules: &Rules::SICILY_1515, atlas: Atlas::sicily_1515() }
    }

    /// The rules it was built for.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }
}

impl Solve<Puzzle, Solution> for Table {
    fn solve(&self, puzzle: &Puzzle) -> Answer<Solution> {
        let word = self.atlas.word(puzzle.target(self.rules));
        Answer { solution: (word.len() <= puzzle.limit).then_some(Solution { word }), expanded: 0 }
    }
}

/// Searches breadth-first from the start for every board anew, no deeper than the puzzle's limit.
///
/// The search runs on ranks alone: a move is one load from a table of moves.
pub struct BreadthFirst {
    rules: &'static Rules,
    moves: OnceLock<Box<[[u16; 3]]>>,
}

impl BreadthFirst {
    /// A solver without its table of moves, which the first puzzle builds.
    pub fn new(rules: &'static Rules) -> Self {
        BreadthFirst { rules, moves: OnceLock::new() }
    }

    /// The rank that each move leads to, by rank.
    pub fn moves(&self) -> &[[u16; 3]] {
        self.moves.get_or_init(|| {
            let boards = (0..BOARDS as u32).filter_map(Board::from_rank);
            boards
                .map(|board| Move::ALL.map(|operation| self.rules.play(board, operation).rank() as u16))
                .collect()
        })
    }
}

impl Solve<Puzzle, Solution> for BreadthFirst {
    fn solve(&self, puzzle: &Puzzle) -> Answer<Solution> {
        let moves = self.moves();
        let target = puzzle.target(self.rules).rank() as u16;
        let mut seen = vec![false; BOARDS];
        let mut queue = vec![(self.rules.start().rank() as u16, Word::EMPTY)];
        seen[usize::from(queue[0].0)] = true;
        let mut next = 0;
        while next < queue.len() {
            let (rank, word) = queue[next];
            if rank == target {
                return Answer { solution: Some(Solution { word }), expanded: next as u64 };
            }
            next += 1;
            if word.len() == puzzle.limit {
                continue;
            }
            for (code, &rank) in (0..).zip(&moves[usize::from(rank)]) {
                if !std::mem::replace(&mut seen[usize::from(rank)], true) {
                    queue.push((rank, word.push(code)));
                }
            }
        }
        Answer { solution: None, expanded: next as u64 }
    }
}
