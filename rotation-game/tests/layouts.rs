//! The usual layout, read 48 bytes at a time, means the same as the tokens it consists of.

use judge_io::testing::{check_reading, spoiled};
use judge_io::{Contract, ReadError, Scanner};
use proptest::prelude::*;
use rotation_game::contract::POJ_2286;
use rotation_game::{Board, Colour};

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
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn spoiled_inputs(input in spoiled(boards(), b"01234 \n\r\t-\0x")) {
        check_reading(&POJ_2286, &input);
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
