//! The usual layout, read eight bytes at a time, means the same as the tokens it consists of.

mod common;

use colour_hash::contract::Uva704;
use colour_hash::{Auto, Board};
use common::Random;
use judge_io::testing::{answers, Trickle};
use judge_io::{Contract, Scanner};
use proptest::prelude::*;
use std::sync::OnceLock;

fn check(input: &[u8]) {
    static SOLVER: OnceLock<Auto> = OnceLock::new();
    let solver = SOLVER.get_or_init(|| Uva704.solver());
    let at_once = answers(&Uva704, solver, Scanner::from_bytes(input));
    let by_token = answers(&Uva704, solver, Scanner::new(Trickle(input)));
    assert_eq!(at_once, by_token, "{}", input.escape_ascii());
}

/// Inputs with a right count and puzzles in the usual layout, of one line or two each.
fn inputs() -> impl Strategy<Value = Vec<u8>> {
    let puzzle = (any::<u64>(), 0_usize..20, any::<bool>()).prop_map(|(seed, turns, two_lines)| {
        let mut random = Random(seed);
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
    #[test]
    fn usual_layout(input in inputs()) {
        check(&input);
    }

    #[test]
    fn one_byte_changed(mut input in inputs(), place in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let place = place.index(input.len());
        input[place] = byte;
        check(&input);
    }

    #[test]
    fn one_byte_likely_to_matter(
        mut input in inputs(),
        place in any::<prop::sample::Index>(),
        byte in prop::sample::select(&b"0123456789 \n\r\t\x0b\x0c-+\0x:?\xb0"[..]),
    ) {
        let place = place.index(input.len());
        input[place] = byte;
        check(&input);
    }

    #[test]
    fn one_byte_more(
        mut input in inputs(),
        place in any::<prop::sample::Index>(),
        byte in prop::sample::select(&b"0123456789 \n\r\t"[..]),
    ) {
        input.insert(place.index(input.len()), byte);
        check(&input);
    }

    #[test]
    fn one_byte_less(mut input in inputs(), place in any::<prop::sample::Index>()) {
        input.remove(place.index(input.len()));
        check(&input);
    }

    #[test]
    fn two_bytes_swapped(
        mut input in inputs(),
        place in any::<prop::sample::Index>(),
        other in any::<prop::sample::Index>(),
    ) {
        let (place, other) = (place.index(input.len()), other.index(input.len()));
        input.swap(place, other);
        check(&input);
    }

    #[test]
    fn cut_off(mut input in inputs(), length in any::<prop::sample::Index>()) {
        input.truncate(length.index(input.len()));
        check(&input);
    }

    #[test]
    fn any_bytes(input in prop::collection::vec(any::<u8>(), 0..60)) {
        check(&input);
    }

    #[test]
    fn any_bits_are_a_board_or_rejected(seed in any::<u64>(), nibble in 0_u32..21, piece in 0_u128..16) {
        let board = Random(seed).arrangement();
        let bits = (board.bits() & !(15 << (4 * nibble))) | piece << (4 * nibble);
        let same = board.bits() == bits;
        prop_assert_eq!(Board::from_bits(bits), same.then_some(board));
    }
}
