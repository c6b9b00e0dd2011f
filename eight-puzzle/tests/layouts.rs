//! The usual layout, read eight bytes at a time, means the same as the tokens it consists of.

use eight_puzzle::contract::{ACWING_179, ACWING_845, BOJ_1525, HDU_3567, LUOGU_P1379, UVA_652};
use eight_puzzle::{Auto, Board, MoveOrder, Puzzle, Solution, RANKS};
use judge_io::testing::{answers, Trickle};
use judge_io::{Contract, Scanner};
use proptest::prelude::*;
use std::sync::OnceLock;

fn check_with(contract: &impl Contract<Puzzle = Puzzle, Solution = Solution, Solver = Auto>, input: &[u8]) {
    static SOLVER: OnceLock<Auto> = OnceLock::new();
    let solver = SOLVER.get_or_init(|| Auto::new(MoveOrder::UDLR));
    let at_once = answers(contract, solver, Scanner::from_bytes(input));
    let by_token = answers(contract, solver, Scanner::new(Trickle(input)));
    assert_eq!(at_once, by_token, "{}", input.escape_ascii());
}

fn check(input: &[u8]) {
    check_with(&ACWING_179, input);
    check_with(&ACWING_845, input);
    check_with(&BOJ_1525, input);
    check_with(&UVA_652, &[b"3\n\n", input].concat());
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
    #[test]
    fn usual_layout(input in lines()) {
        check(&input);
    }

    #[test]
    fn one_byte_changed(mut input in lines(), place in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let place = place.index(input.len());
        input[place] = byte;
        check(&input);
    }

    #[test]
    fn two_bytes_likely_to_matter(
        mut input in lines(),
        places in any::<[prop::sample::Index; 2]>(),
        bytes in prop::sample::select(&b"0123456789 \n\r\t-\0xXyzpqwWPh@GHAI"[..]).prop_flat_map(|one| {
            (Just(one), prop::sample::select(&b"0123456789 \n\r\t-\0xXyzpqwWPh@GHAI"[..]))
        }),
    ) {
        for (place, byte) in places.into_iter().zip([bytes.0, bytes.1]) {
            let place = place.index(input.len());
            input[place] = byte;
        }
        check(&input);
    }

    #[test]
    fn two_bytes_swapped(mut input in lines(), places in any::<[prop::sample::Index; 2]>()) {
        let [one, other] = places.map(|place| place.index(input.len()));
        input.swap(one, other);
        check(&input);
    }

    #[test]
    fn cut_off(mut input in lines(), length in any::<prop::sample::Index>()) {
        input.truncate(length.index(input.len()));
        check(&input);
    }

    #[test]
    fn any_bytes(input in prop::collection::vec(any::<u8>(), 0..60)) {
        check(&input);
    }

    #[test]
    fn nine_letters_in_one_token(
        mut input in joined(),
        place in any::<prop::sample::Index>(),
        byte in prop::sample::select(&b"0123456789xX \n"[..]),
    ) {
        let place = place.index(input.len());
        input[place] = byte;
        check_with(&LUOGU_P1379, &input);
        check_with(&HDU_3567, &[b"2\n", &input[..]].concat());
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
