//! The usual layout, read sixteen bytes at a time, means the same as the tokens it consists of.

use judge_io::testing::{answers, Trickle};
use judge_io::{Contract, Scanner};
use magic_board::contract::SICILY_1151;
use magic_board::{Auto, Board, Tiles};
use proptest::prelude::*;
use std::sync::OnceLock;

fn check(input: &[u8]) {
    static SOLVER: OnceLock<Auto> = OnceLock::new();
    let solver = SOLVER.get_or_init(|| SICILY_1151.solver());
    let at_once = answers(&SICILY_1151, solver, Scanner::from_bytes(input));
    let by_token = answers(&SICILY_1151, solver, Scanner::new(Trickle(input)));
    assert_eq!(at_once, by_token, "{}", input.escape_ascii());
}

fn puzzles() -> impl Strategy<Value = Vec<u8>> {
    let puzzle = (0_u32..120, 0_u32..40_320).prop_map(|(limit, rank)| {
        let board = Board::from_rank(rank).expect("a rank below 8!");
        format!("{limit}\n{board:?}\n")
    });
    prop::collection::vec(puzzle, 1..6).prop_map(|puzzles| puzzles.concat().into_bytes())
}

proptest! {
    #[test]
    fn usual_layout(input in puzzles()) {
        check(&input);
    }

    #[test]
    fn one_byte_changed(mut input in puzzles(), place in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let place = place.index(input.len());
        input[place] = byte;
        check(&input);
    }

    #[test]
    fn one_byte_likely_to_matter(
        mut input in puzzles(),
        place in any::<prop::sample::Index>(),
        byte in prop::sample::select(&b"0123456789 \n\r\t-\0x"[..]),
    ) {
        let place = place.index(input.len());
        input[place] = byte;
        check(&input);
    }

    #[test]
    fn cut_off(mut input in puzzles(), length in any::<prop::sample::Index>()) {
        input.truncate(length.index(input.len()));
        check(&input);
    }

    #[test]
    fn any_bytes(input in prop::collection::vec(any::<u8>(), 0..60)) {
        check(&input);
    }

    #[test]
    fn any_24_bits_are_tiles_or_rejected(bits in 0_u32..1 << 24) {
        let tiles = Tiles::from_bits(bits);
        let mut sorted = tiles.to_array();
        sorted.sort_unstable();
        prop_assert_eq!(tiles.board().is_some(), sorted == [1, 2, 3, 4, 5, 6, 7, 8]);
        prop_assert_eq!(tiles.board().map_or(tiles, Board::tiles), tiles);
    }
}
