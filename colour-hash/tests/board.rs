//! Boards, keys, coordinates and moves: each form says the same.

mod common;

use colour_hash::{Auto, Board, Coordinates, Distances, IdaStar, Key, Move, Sort};
use common::Random;
use judge_io::Solve;

#[test]
fn ranks_round_trip() {
    for sort in [Sort::TRIANGLES, Sort::SEPARATORS] {
        let mut last = None;
        for rank in 0..sort.count() {
            let arrangement = sort.unrank(rank);
            assert_eq!(sort.rank(&arrangement), rank);
            assert!(last < Some(arrangement.clone()), "ranks follow the lexicographic order");
            last = Some(arrangement);
        }
    }
}

#[test]
fn boards_keys_and_coordinates_round_trip() {
    let distances = Distances::new();
    let mut random = Random::new(4);
    for turns in 0..20_000 {
        let board = if turns % 2 == 0 { random.arrangement() } else { random.scramble(turns % 21) };
        assert_eq!(Board::from_bits(board.bits()), Some(board));
        assert_eq!(Board::from_pieces(&board.pieces()), Some(board));
        assert_eq!(board.to_string().parse(), Ok(board));
        let key = Key::new(board).expect("a sorted board");
        assert_eq!(key.board(), board);
        assert_eq!(Coordinates::new(key).key(), key);
        for turn in Move::ALL {
            let turned = board.play(turn);
            assert_eq!(turned.play(turn.inverse()), board);
            assert_eq!(Key::new(turned), Some(key.play(turn)));
            assert_eq!(distances.play(Coordinates::new(key), turn), Coordinates::new(key.play(turn)));
            assert_eq!((0..6).fold(board, |board, _| board.play(turn)), board);
        }
    }
}

#[test]
fn moves_are_named_and_numbered() {
    for (code, turn) in (0..).zip(Move::ALL) {
        assert_eq!(turn.code(), code);
        assert_eq!(Move::from_code(code), Some(turn));
        assert_eq!(turn.letter().to_digit(10), Some(u32::from(code) + 1));
        assert_eq!(Move::from_letter(turn.letter()), Some(turn));
        assert_eq!(turn.inverse().inverse(), turn);
        assert_eq!(turn.inverse().wheel(), turn.wheel());
    }
    assert_eq!(Move::from_code(4), None);
    assert_eq!(Move::from_letter('0'), None);
}

#[test]
fn mixed_boards_have_no_solution() {
    let mut pieces = Board::GOAL.pieces();
    pieces.swap(0, 1);
    let mixed = Board::from_pieces(&pieces).expect("the same pieces");
    assert!(!mixed.is_sorted() && Key::new(mixed).is_none());
    assert_eq!(Auto::new().solve(&mixed).solution, None);
    assert_eq!(IdaStar::new().solve(&mixed).solution, None);
}

#[test]
fn pieces_that_are_no_board() {
    let mut pieces = Board::GOAL.pieces();
    pieces[1] = 5;
    assert_eq!(Board::from_pieces(&pieces), None);
    pieces[1] = 16;
    assert_eq!(Board::from_pieces(&pieces), None);
    assert_eq!(Board::from_bits(Board::GOAL.bits() | 1 << 84), None);
    assert_eq!(Board::from_bits(Board::GOAL.bits() | 15), None);
    assert_eq!(Board::from_bits(0), None);
    let of = |text: &str| text.parse::<Board>().expect_err("no board").to_string();
    insta::assert_snapshot!(
        "no-boards",
        [
            of("0 3 4 3 0 5 6 5 0 1 2 1 0 7 8 7 0 9 10 9 0 1 2"),
            of("0 3 4 3 0 5 6 5 0 1 2 1 0 7 8 7 0 9 10 9 0 1 2 1 0"),
            of("0 3 4 3 0 5 6 5 0 1 2 1 0 7 8 7 0 9 10 9 0 1 2 3"),
            of("0 3 4 3 0 3 6 5 0 1 2 1 0 7 8 7 0 9 10 9 0 1 2 1"),
            of("0 3 4 3 0 5 6 5 0 1 2 1 0 7 8 7 0 9 11 9 0 1 2 1"),
        ]
        .join("\n")
    );
}
