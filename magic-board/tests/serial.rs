//! Boards, moves and solutions through serde and back.
#![cfg(feature = "serde")]

use judge_io::Solve;
use magic_board::{Board, Move, Puzzle, Solution, Table, MAX_MOVES};

#[test]
fn texts_come_back_as_what_they_were() {
    let board: Board = "2 6 8 4 1 3 7 5".parse().unwrap();
    let written = serde_json::to_string(&board).unwrap();
    assert_eq!(written, r#""2 6 8 4 1 3 7 5""#);
    assert_eq!(serde_json::from_str::<Board>(&written).unwrap(), board);
    for m in Move::ALL {
        let written = serde_json::to_string(&m).unwrap();
        assert_eq!(written, format!("\"{m}\""));
        assert_eq!(serde_json::from_str::<Move>(&written).unwrap(), m);
    }
    let solution = Table::classic().solve(&Puzzle::unlimited(board)).solution.unwrap();
    let written = serde_json::to_string(&solution).unwrap();
    assert_eq!(written, r#"{"word":"BCABCCB"}"#);
    assert_eq!(serde_json::from_str::<Solution>(&written).unwrap(), solution);
}

#[test]
fn other_texts_are_refused() {
    assert!(serde_json::from_str::<Board>(r#""2 6 8 4 1 3 7 5 1""#).is_err());
    assert!(serde_json::from_str::<Move>(r#""AA""#).is_err());
    assert!(serde_json::from_str::<Move>(r#""?""#).is_err());
    for word in ["?".to_owned(), "A".repeat(MAX_MOVES + 1)] {
        let written = r#"{"word":"BCABCCB"}"#.replace("BCABCCB", &word);
        assert!(serde_json::from_str::<Solution>(&written).is_err(), "{written}");
    }
}
