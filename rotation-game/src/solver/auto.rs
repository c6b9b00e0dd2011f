//! Choosing by the work ahead.

use super::{Bidirectional, Solution, Table};
use crate::board::Board;
use judge_io::{Answer, Solve};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::OnceLock;

/// So many random boards, at sixty nodes each, cost nearly as much to search for as the table. They are also about as many
/// as a reader's window holds, so more will come.
const MANY: u64 = 4096;

/// Nodes that a search expands in the time that the table takes to build: 11 ms, at about 32 ns a node.
const NODES_FOR_TABLE: u64 = 350_000;

/// Searches as long as that is less work than building the table, then looks up.
///
/// Nobody knows how many boards will come, so this is the ski rental problem: rent until the rent paid equals the price,
/// then buy. Whatever comes, that costs at most about twice what it would have cost to know. The rent is counted in nodes
/// that searches expanded, because a hard board costs more than a hundred times what a random one does. Many boards at
/// hand at once are a sign of more, and buy the table at once, which is right unless they are all easy.
#[derive(Default)]
pub struct Auto {
    search: Bidirectional,
    table: OnceLock<Table>,
    /// Nodes expanded so far.
    spent: AtomicU64,
}

impl Auto {
    /// A solver that has built nothing yet.
    pub const fn new() -> Self {
        Auto { search: Bidirectional::new(), table: OnceLock::new(), spent: AtomicU64::new(0) }
    }

    /// Whether boards are looked up from now on.
    pub fn looks_up(&self) -> bool {
        self.table.get().is_some()
    }
}

impl Solve<Board, Solution> for Auto {
    fn prepare(&self, ahead: u64) {
        if ahead >= MANY {
            self.table.get_or_init(Table::new);
        }
    }

    /// The answer, with no count of nodes, which would depend on what was asked before.
    fn solve(&self, board: &Board) -> Answer<Solution> {
        let pays = || self.spent.load(Ordering::Relaxed) >= NODES_FOR_TABLE;
        let table = self.table.get().or_else(|| pays().then(|| self.table.get_or_init(Table::new)));
        if let Some(table) = table {
            return table.solve(board);
        }
        let answer = self.search.solve(board);
        self.spent.fetch_add(answer.expanded, Ordering::Relaxed);
        Answer { expanded: 0, ..answer }
    }
}
