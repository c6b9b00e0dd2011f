//! The usual layout, read sixteen bytes at a time, means the same as the tokens it consists of.

use judge_io::testing::{check_reading, spoiled};
use magic_board::contract::SICILY_1151;
use magic_board::{Board, Tiles};
use proptest::prelude::*;

fn puzzles() -> impl Strategy<Value = Vec<u8>> {
    let puzzle = (0_u32..120, 0_u32..40_320).prop_map(|(limit, rank)| {
        let board = Board::from_rank(rank).expect("a rank below 8!");
        format!("{limit}\n{board:?}\n")
    });
    prop::collection::vec(puzzle, 1..6).prop_map(|puzzles| puzzles.concat().into_bytes())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn spoiled_inputs(input in spoiled(puzzles(), b"0123456789 \n\r\t-\0x")) {
        check_reading(&SICILY_1151, &input);
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
