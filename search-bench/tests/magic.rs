//! The Magic Board's table, contracts and strategies against the plain twin, over everything there is.

use judge_io::{answer_all, Contract, OnError, Scanner, Solve};
use magic_board::contract::{
    Limited, Pairs, Single, ACWING_1107, HDU_1430, IOI_1996, SICILY_1151, SICILY_1515, USACO_MSQUARE,
};
use magic_board::{
    Board, BreadthFirst, Puzzle, Rules, WordTable, CLASSIC_DISTRIBUTION, SICILY_1515_DISTRIBUTION,
};
use search_bench::plain::magic::{self, clockwise, words_from};
use std::collections::BTreeMap;

fn answers<C: Contract>(contract: &C, input: &str) -> String {
    let mut text = Vec::new();
    let solver = contract.solver();
    answer_all(contract, &solver, Scanner::from_bytes(input.as_bytes()), &mut text, 2, &OnError::Stop)
        .expect("the input keeps its contract");
    String::from_utf8(text).expect("answers are ASCII")
}

fn rows(board: &str) -> String {
    let tiles: Vec<String> = board.chars().map(String::from).collect();
    format!("{}\n{}", tiles[..4].join(" "), tiles[4..].join(" "))
}

fn check_all_boards(contract: &Limited, table: &WordTable, rules: &Rules, twin: &BTreeMap<String, String>) {
    let mut input = String::new();
    let mut expected = String::new();
    for (board, word) in twin {
        let parsed: Board = board.parse().expect("a board");
        assert_eq!(word.chars().count(), table.word(parsed).len() as usize, "{board}");
        let replayed = table.word(parsed).codes().fold(rules.start(), |board, code| {
            rules.play(board, magic_board::Move::from_code(code).expect("a move"))
        });
        assert_eq!(replayed, parsed);
        input.push_str(&format!("22\n{}\n", rows(board)));
        expected.push_str(format!("{} {word}", word.len()).trim_end());
        expected.push('\n');
        // A limit that is exactly met, and one that is missed by one.
        input.push_str(&format!("{}\n{}\n", word.len(), rows(board)));
        expected.push_str(format!("{} {word}", word.len()).trim_end());
        expected.push('\n');
        if !word.is_empty() {
            input.push_str(&format!("{}\n{}\n", word.len() - 1, rows(board)));
            expected.push_str("-1\n");
        }
    }
    assert!(answers(contract, &input) == expected);
}

fn distribution(twin: &BTreeMap<String, String>) -> Vec<u64> {
    let mut counts = vec![0; 23];
    for word in twin.values() {
        counts[word.len()] += 1;
    }
    counts
}

#[test]
fn every_classic_board() {
    let twin = words_from(&magic::CLASSIC, magic::CLASSIC.start);
    assert_eq!(distribution(&twin), CLASSIC_DISTRIBUTION);
    check_all_boards(&SICILY_1151, &WordTable::classic(), &Rules::CLASSIC, &twin);
}

#[test]
fn every_board_of_sicily_1515() {
    let twin = words_from(&magic::SICILY_1515, magic::SICILY_1515.start);
    assert_eq!(distribution(&twin), SICILY_1515_DISTRIBUTION);
    check_all_boards(&SICILY_1515, &WordTable::sicily_1515(), &Rules::SICILY_1515, &twin);
}

/// These contracts hold one board an input, so the loop over all boards goes through their reading and writing alone.
fn check_single(contract: &Single, expected: impl Fn(&str) -> String) {
    let twin = words_from(&magic::CLASSIC, magic::CLASSIC.start);
    let solver = contract.solver();
    for (board, word) in &twin {
        let input = clockwise(board).chars().map(|tile| format!("{tile} ")).collect::<String>();
        let mut scanner = Scanner::with_window(input.as_bytes(), 0);
        let puzzle = contract.read(&mut scanner).expect("it keeps its contract").expect("there is one");
        let mut text = Vec::new();
        contract.write(0, &puzzle, &solver.solve(&puzzle), &mut text);
        assert_eq!(String::from_utf8(text).expect("answers are ASCII"), expected(word));
    }
}

#[test]
fn every_board_of_usaco_msquare() {
    check_single(&USACO_MSQUARE, |word| format!("{}\n{word}\n", word.len()));
}

#[test]
fn every_board_of_acwing_1107() {
    check_single(&ACWING_1107, |word| match word {
        "" => String::from("0\n"),
        word => format!("{}\n{word}\n", word.len()),
    });
}

#[test]
fn every_board_of_ioi_1996() {
    check_single(&IOI_1996, |word| {
        let letters: String = word.chars().map(|letter| format!("{letter}\n")).collect();
        format!("{}\n{letters}", word.len())
    });
}

#[test]
fn pairs_of_hdu_1430() {
    let contract: Pairs = HDU_1430;
    let boards: Vec<String> = words_from(&magic::CLASSIC, magic::CLASSIC.start).into_keys().collect();
    // 50 boards to start from, each with 100 to reach; strides that share no factor with 40 320 spread them out.
    let mut input = String::new();
    let mut expected = String::new();
    for start in 0..50 {
        let from = &boards[start * 8_111 % boards.len()];
        let words = words_from(&magic::CLASSIC, from);
        for target in 0..100 {
            let to = if target == 0 { from } else { &boards[(start * 100 + target) * 10_007 % boards.len()] };
            input.push_str(&format!("{} {}\n", clockwise(from), clockwise(to)));
            expected.push_str(&words[to]);
            expected.push('\n');
        }
    }
    assert!(answers(&contract, &input) == expected);
}

#[test]
fn breadth_first_search_finds_the_same() {
    for (rules, table) in [
        (&Rules::CLASSIC, magic_board::Table::classic()),
        (&Rules::SICILY_1515, magic_board::Table::sicily_1515()),
    ] {
        let search = BreadthFirst::new(rules);
        for rank in (0..40_320).step_by(97) {
            let board = Board::from_rank(rank).expect("a rank below 8!");
            for limit in [5, 12, 15, 22, 1_000] {
                let puzzle = Puzzle::within(limit, board);
                assert_eq!(
                    search.solve(&puzzle).solution,
                    table.solve(&puzzle).solution,
                    "{board} within {limit}"
                );
            }
        }
    }
}
