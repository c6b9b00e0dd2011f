//! The usual layout, read eight bytes at a time, means the same as the tokens it consists of.

mod common;

use colour_hash::contract::UVA_704;
use colour_hash::Board;
use common::Random;
use judge_io::testing::{check_reading, spoiled};
use proptest::prelude::*;

/// Inputs with a right count and puzzles in the usual layout, of one line or two each.
fn inputs() -> impl Strategy<Value = Vec<u8>> {
    let puzzle = (any::<u64>(), 0_usize..20, any::<bool>()).prop_map(|(seed, turns, two_lines)| {
        let mut random = Random::new(seed);
        let board = if turns % 4 == 0 { random.arrangement() } else { random.scramble(turns) };
        let mut line = board.to_string();
        if two_lines {
            let (at, _) = line.match_indices(' ').nth(11).expect("24 pieces have 23 blanks between them");
            line.replace_range(at..=at, "\n");
        }
        line
    });
    prop::collection::vec(puzzle, 1..5)
        .prop_map(|puzzles| format!("{}\n{}\n", puzzles.len(), puzzles.join("\n")).into_bytes())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn spoiled_inputs(input in spoiled(inputs(), b"0123456789 \n\r\t\x0b\x0c-+\0x:?\xb0")) {
        check_reading(&UVA_704, &input);
    }

    #[test]
    fn any_bits_are_a_board_or_rejected(seed in any::<u64>(), nibble in 0_u32..21, piece in 0_u128..16) {
        let board = Random::new(seed).arrangement();
        let bits = (board.bits() & !(15 << (4 * nibble))) | piece << (4 * nibble);
        let same = board.bits() == bits;
        prop_assert_eq!(Board::from_bits(bits), same.then_some(board));
    }
}
