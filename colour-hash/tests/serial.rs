//! Boards, moves and solutions through serde and back.
#![cfg(feature = "serde")]

use colour_hash::{Auto, Board, Move, Solution, MAX_MOVES};
use judge_io::Solve;

#[test]
fn texts_come_back_as_what_they_were() {
    let board: Board = "0 7 8 7 0 1 2 1 0 5 6 5 0 3 4 3 0 9 10 9 0 5 6 5".parse().unwrap();
    let written = serde_json::to_string(&board).unwrap();
    assert_eq!(written, r#""0 7 8 7 0 1 2 1 0 5 6 5 0 3 4 3 0 9 10 9 0 5 6 5""#);
    assert_eq!(serde_json::from_str::<Board>(&written).unwrap(), board);
    for m in Move::ALL {
        let written = serde_json::to_string(&m).unwrap();
        assert_eq!(written, format!("\"{m}\""));
        assert_eq!(serde_json::from_str::<Move>(&written).unwrap(), m);
    }
    let solution = Auto::new().solve(&board).solution.unwrap();
    let written = serde_json::to_string(&solution).unwrap();
    assert_eq!(written, r#"{"word":"11221144"}"#);
    assert_eq!(serde_json::from_str::<Solution>(&written).unwrap(), solution);
}

#[test]
fn other_texts_are_refused() {
    assert!(serde_json::from_str::<Board>(r#""0 7 8 7 0 1 2 1 0 5 6 5 0 3 4 3 0 9 10 9 0 5 6 5 1""#).is_err());
    assert!(serde_json::from_str::<Move>(r#""11""#).is_err());
    assert!(serde_json::from_str::<Move>(r#""?""#).is_err());
    for word in ["?".to_owned(), "1".repeat(MAX_MOVES + 1)] {
        let written = r#"{"word":"11221144"}"#.replace("11221144", &word);
        assert!(serde_json::from_str::<Solution>(&written).is_err(), "{written}");
    }
}
