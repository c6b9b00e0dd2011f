//! Boards, moves and solutions through serde and back.
#![cfg(feature = "serde")]

use eight_puzzle::{Board, Move, MoveOrder, Puzzle, Solution, Table, MAX_MOVES};
use judge_io::Solve;

#[test]
fn texts_come_back_as_what_they_were() {
    let board: Board = "2 3 4 1 5 x 7 6 8".parse().unwrap();
    let written = serde_json::to_string(&board).unwrap();
    assert_eq!(written, r#""2 3 4 1 5 x 7 6 8""#);
    assert_eq!(serde_json::from_str::<Board>(&written).unwrap(), board);
    for m in Move::ALL {
        let written = serde_json::to_string(&m).unwrap();
        assert_eq!(written, format!("\"{m}\""));
        assert_eq!(serde_json::from_str::<Move>(&written).unwrap(), m);
    }
    let solution = Table::new(MoveOrder::UDLR).solve(&Puzzle::new(board)).solution.unwrap();
    let written = serde_json::to_string(&solution).unwrap();
    assert_eq!(written, r#"{"word":"ullddrurdllurdruldr"}"#);
    assert_eq!(serde_json::from_str::<Solution>(&written).unwrap(), solution);
}

#[test]
fn other_texts_are_refused() {
    assert!(serde_json::from_str::<Board>(r#""2 3 4 1 5 x 7 6 8 1""#).is_err());
    assert!(serde_json::from_str::<Move>(r#""uu""#).is_err());
    assert!(serde_json::from_str::<Move>(r#""?""#).is_err());
    for word in ["?".to_owned(), "u".repeat(MAX_MOVES + 1)] {
        let written = r#"{"word":"ullddrurdllurdruldr"}"#.replace("ullddrurdllurdruldr", &word);
        assert!(serde_json::from_str::<Solution>(&written).is_err(), "{written}");
    }
}
