//! Two ways to the same word: look it up, or search for it board by board.

use crate::board::{Board, BOARDS};
use crate::distance::WordTable;
use crate::puzzle::{Puzzle, Solution};
use crate::rules::{Move, Rules};
use judge_io::{Answer, Solve, Word};
use std::sync::OnceLock;

/// Looks every answer up in a [`WordTable`], which is built when it is first needed.
pub struct Table {
    rules: &'static Rules,
    build: fn() -> WordTable,
    words: OnceLock<WordTable>,
}

/// The solver that contracts use. The table is always the right choice: building it takes less time than the search for
/// one far board.
pub type Auto = Table;

impl Table {
    /// A solver under [`Rules::CLASSIC`] that has built nothing yet.
    pub const fn classic() -> Self {
        Table { rules: &Rules::CLASSIC, build: WordTable::classic, words: OnceLock::new() }
    }

    /// A solver under [`Rules::SICILY_1515`] that has built nothing yet.
    pub const fn sicily_1515() -> Self {
        Table { rules: &Rules::SICILY_1515, build: WordTable::sicily_1515, words: OnceLock::new() }
    }

    /// The rules it solves under.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }
}

impl Solve<Puzzle, Solution> for Table {
    fn prepare(&self, _ahead: u64) {
        self.words.get_or_init(self.build);
    }

    fn solve(&self, puzzle: &Puzzle) -> Answer<Solution> {
        let word = self.words.get_or_init(self.build).word(puzzle.target(self.rules));
        let solution = (word.len() <= puzzle.limit).then_some(Solution { word });
        debug_assert!(solution.map_or(true, |solution| solution.solves(puzzle, self.rules)));
        Answer { solution, expanded: 0 }
    }
}

/// Searches breadth-first from the start for every board anew, no deeper than the puzzle's limit.
///
/// The search runs on ranks alone: a move is one load from a table of moves.
pub struct BreadthFirst {
    rules: &'static Rules,
    moves: OnceLock<Box<[[u16; Move::COUNT]]>>,
}

impl BreadthFirst {
    /// A solver without its table of moves, which the first puzzle builds.
    pub fn new(rules: &'static Rules) -> Self {
        BreadthFirst { rules, moves: OnceLock::new() }
    }

    /// The rank that each move leads to, by rank.
    pub fn moves(&self) -> &[[u16; Move::COUNT]] {
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
        let mut expanded = 0;
        while next < queue.len() {
            let (rank, word) = queue[next];
            if rank == target {
                let solution = Solution { word };
                debug_assert!(solution.solves(puzzle, self.rules));
                return Answer { solution: Some(solution), expanded };
            }
            next += 1;
            if word.len() == puzzle.limit {
                continue;
            }
            expanded += 1;
            for (code, &rank) in (0..).zip(&moves[usize::from(rank)]) {
                if !std::mem::replace(&mut seen[usize::from(rank)], true) {
                    queue.push((rank, word.push(code)));
                }
            }
        }
        Answer { solution: None, expanded }
    }
}
