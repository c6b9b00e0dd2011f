//! The usual layout, read eight bytes at a time, means the same as the tokens it consists of.

use eight_puzzle::contract::{ACWING_179, ACWING_845, BOJ_1525, HDU_3567, LUOGU_P1379, UVA_652};
use eight_puzzle::{Board, RANKS};
use judge_io::testing::{check_reading, spoiled};
use proptest::prelude::*;

fn check(input: &[u8]) {
    check_reading(&ACWING_179, input);
    check_reading(&ACWING_845, input);
    check_reading(&BOJ_1525, input);
    check_reading(&UVA_652, &[b"3\n\n", input].concat());
}

fn board() -> impl Strategy<Value = Board> {
    (0..RANKS as u32, any::<bool>())
        .prop_map(|(rank, odd)| Board::unrank(rank, odd).expect("a rank below 9! / 2"))
}

fn lines() -> impl Strategy<Value = Vec<u8>> {
    let end = prop::sample::select(&["\n", "\r\n", "\n\n", " ", " \n"][..]);
    let line = (board(), end).prop_map(|(board, end)| format!("{board}{end}"));
    prop::collection::vec(line, 1..6).prop_map(|lines| lines.concat().into_bytes())
}

fn joined() -> impl Strategy<Value = Vec<u8>> {
    let line = board().prop_map(|board| board.to_string().replace(' ', ""));
    prop::collection::vec(line, 1..6).prop_map(|lines| lines.join("\n").into_bytes())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn spoiled_inputs(input in spoiled(lines(), b"0123456789 \n\r\t-\0xXyzpqwWPh@GHAI")) {
        check(&input);
    }

    #[test]
    fn nine_letters_in_one_token(input in spoiled(joined(), b"0123456789xX \n")) {
        check_reading(&LUOGU_P1379, &input);
        check_reading(&HDU_3567, &[b"2\n", &input[..]].concat());
    }

    #[test]
    fn any_nibbles_are_a_board_or_rejected(board in board(), cell in 0_u32..9, nibble in 0_u64..16) {
        let bits = board.bits() & !(0xf_u64 << (4 * cell)) | nibble << (4 * cell);
        let mut sorted: Vec<u64> = (0..9).map(|cell| bits >> (4 * cell) & 0xf).collect();
        sorted.sort_unstable();
        prop_assert_eq!(Board::from_bits(bits).is_some(), sorted == (0..9).collect::<Vec<_>>());
    }
}

/// Every byte in every place of a line: what is not the usual layout is not taken for it.
#[test]
fn every_byte_in_every_place() {
    let line = b"2 3 4 1 5 x 7 6 8\n";
    for place in 0..line.len() {
        for byte in 0..=u8::MAX {
            let mut changed = *line;
            changed[place] = byte;
            check(&changed);
        }
    }
}
