//! The usual layout, read 48 bytes at a time, means the same as the tokens it consists of.

use judge_io::testing::{answers, Trickle};
use judge_io::{Contract, ReadError, Scanner};
use proptest::prelude::*;
use rotation_game::contract::POJ_2286;
use rotation_game::{Auto, Board, Colour};
use std::sync::OnceLock;

fn check(input: &[u8]) {
    static SOLVER: OnceLock<Auto> = OnceLock::new();
    let solver = SOLVER.get_or_init(|| POJ_2286.solver());
    let at_once = answers(&POJ_2286, solver, Scanner::from_bytes(input));
    let by_token = answers(&POJ_2286, solver, Scanner::new(Trickle(input)));
    assert_eq!(at_once, by_token, "{}", input.escape_ascii());
}

fn board() -> impl Strategy<Value = Board> {
    Just(Vec::from(*b"111111112222222233333333"))
        .prop_shuffle()
        .prop_map(|cells| String::from_utf8_lossy(&cells).parse().expect("eight of each colour"))
}

/// Boards on lines, each line with an ending of its own; some boards share a line.
fn boards() -> impl Strategy<Value = Vec<u8>> {
    let ending = prop::sample::select(&["\n", "\r\n", " \n", " ", "\n\n", "\t", "\n0\n"][..]);
    let line = (board(), ending).prop_map(|(board, ending)| format!("{board}{ending}"));
    prop::collection::vec(line, 1..6).prop_map(|lines| lines.concat().into_bytes())
}

#[test]
fn mistakes_that_are_often_made_have_hints() {
    let hint = |input: &[u8]| match POJ_2286.read(&mut Scanner::from_bytes(input)) {
        Err(ReadError::Input(error)) => error.hint,
        read => panic!("{read:?}"),
    };
    assert_eq!(hint(b"111111112222222233333333"), Some("a blank stands between any two colours"));
    assert_eq!(hint(b"1 2 3 0"), Some("0 ends the input only where a board would begin"));
    assert_eq!(hint(b"1 2 3 4"), None);
}

proptest! {
    #[test]
    fn usual_layout(input in boards()) {
        check(&input);
    }

    #[test]
    fn one_byte_changed(mut input in boards(), place in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let place = place.index(input.len());
        input[place] = byte;
        check(&input);
    }

    #[test]
    fn bytes_likely_to_matter(
        mut input in boards(),
        changes in prop::collection::vec(
            (any::<prop::sample::Index>(), prop::sample::select(&b"01234 \n\r\t-\0x"[..])),
            1..4,
        ),
    ) {
        for (place, byte) in changes {
            let place = place.index(input.len());
            input[place] = byte;
        }
        check(&input);
    }

    /// A byte between two others, so that what follows stands one place later.
    #[test]
    fn one_byte_more(
        mut input in boards(),
        place in any::<prop::sample::Index>(),
        byte in prop::sample::select(&b"0123 \n\r\t"[..]),
    ) {
        input.insert(place.index(input.len()), byte);
        check(&input);
    }

    #[test]
    fn cut_off(mut input in boards(), length in any::<prop::sample::Index>()) {
        input.truncate(length.index(input.len()));
        check(&input);
    }

    #[test]
    fn any_bytes(input in prop::collection::vec(any::<u8>(), 0..100)) {
        check(&input);
    }

    #[test]
    fn any_48_bits_are_a_board_or_rejected(cells in prop::collection::vec(0_u64..4, 24)) {
        let bits = cells.iter().rev().fold(0, |bits, cell| bits << 2 | cell);
        let eight = |colour| cells.iter().filter(|&&cell| cell == colour).count() == 8;
        let board = Board::from_bits(bits);
        prop_assert_eq!(board.is_some(), eight(1) && eight(2) && eight(3));
    }

    #[test]
    fn layouts_round_trip(board in board()) {
        prop_assert_eq!(Board::from_bits(board.bits()), Some(board));
        prop_assert_eq!(board.to_string().parse(), Ok(board));
        prop_assert_eq!(format!("{board:?}").parse(), Ok(board));
        for cell in 0..24 {
            let colours = Colour::ALL.into_iter().filter(|&colour| board.mask(colour).contains(cell));
            prop_assert_eq!(colours.map(Colour::number).collect::<Vec<_>>(), [board.colour(cell)]);
        }
    }
}
