//! Every heuristic that claims to be admissible and consistent, on every board that can be solved and every move.

use eight_puzzle::heuristic::{linear_conflict, manhattan, misplaced_tiles, LinearConflict};
use eight_puzzle::{Board, Move, MoveOrder, WordTable, RANKS};

fn boards() -> impl Iterator<Item = Board> {
    (0..RANKS as u32).filter_map(|rank| Board::unrank(rank, false))
}

/// Proves both claims by exhaustion; returns the sum over all boards, which tells a better heuristic from a worse one.
fn prove(table: &WordTable, goal: Board, estimate: impl Fn(Board) -> u32) -> u64 {
    let mut sum = 0;
    for board in boards() {
        let here = estimate(board);
        let exact = table.word(board).expect("it can be solved").len();
        assert!(here <= exact, "{board}: {here} is more than {exact}");
        assert_eq!(here == 0, board == goal, "{board}");
        for next in Move::ALL.into_iter().filter_map(|blank_move| board.play(blank_move)) {
            let there = estimate(next);
            assert!(here.abs_diff(there) <= 1, "{board} has {here}, {next} has {there}");
        }
        sum += u64::from(here);
    }
    sum
}

#[test]
fn named_heuristics_are_admissible_and_consistent() {
    let table = WordTable::new(8, MoveOrder::UDLR);
    let sums = [misplaced_tiles, manhattan, linear_conflict].map(|h| prove(&table, Board::SOLVED, h));
    let exact: u64 = boards().filter_map(|board| table.word(board)).map(|word| u64::from(word.len())).sum();
    assert!(sums[0] < sums[1] && sums[1] < sums[2] && sums[2] < exact, "{sums:?} of {exact}");
}

#[test]
fn linear_conflict_is_admissible_and_consistent_for_every_goal() {
    for goal_blank in 0..9 {
        let table = WordTable::new(goal_blank, MoveOrder::UDLR);
        let heuristic = LinearConflict::new(goal_blank);
        prove(&table, Board::goal(goal_blank), |board| heuristic.estimate(board));
    }
}

/// The searches raise their limits by two and keep boards of two sums only; both rest on this.
#[test]
fn manhattan_based_estimates_have_the_parity_of_the_distance() {
    let table = WordTable::new(8, MoveOrder::UDLR);
    for board in boards() {
        let exact = table.word(board).expect("it can be solved").len();
        assert_eq!(manhattan(board) % 2, exact % 2);
        assert_eq!(linear_conflict(board) % 2, exact % 2);
        assert!(manhattan(board) <= linear_conflict(board));
    }
}

#[test]
fn estimates_on_boards_that_can_be_checked_by_eye() {
    let estimates = |text: &str| {
        let board: Board = text.parse().expect("a board");
        (misplaced_tiles(board), manhattan(board), linear_conflict(board))
    };
    assert_eq!(estimates("1 2 3 4 5 6 7 8 x"), (0, 0, 0));
    assert_eq!(estimates("1 2 3 4 5 6 7 x 8"), (1, 1, 1));
    // The top row reversed: two tiles must leave it. The left column likewise.
    assert_eq!(estimates("3 2 1 4 5 6 7 8 x"), (2, 4, 8));
    assert_eq!(estimates("7 2 3 4 5 6 1 8 x"), (2, 4, 8));
    // One conflict in a row.
    assert_eq!(estimates("1 2 3 5 4 6 7 8 x"), (2, 2, 4));
    // The blank is never in anybody's way.
    assert_eq!(estimates("1 2 3 4 5 6 x 7 8"), (2, 2, 2));
}
