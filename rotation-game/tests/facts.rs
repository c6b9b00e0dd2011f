//! The exact figures of the state space, from the crate's own table.

use judge_io::Solve;
use rotation_game::{
    Auto, Ball, Board, BoardError, Colour, Mask, Move, Table, WordTable, BOARD_DISTRIBUTION, DISTRIBUTION,
    GODS_NUMBER, MASKS, MASK_GODS_NUMBER,
};
use std::collections::BTreeSet;

fn masks() -> impl Iterator<Item = Mask> {
    (0..MASKS as u32).filter_map(Mask::from_rank)
}

#[test]
fn distances_of_all_masks() {
    let table = WordTable::new();
    let mut counts = [0; 15];
    for mask in masks() {
        let word = table.word(mask);
        counts[word.len() as usize] += 1;
        let moves = word.codes().filter_map(Move::from_code);
        assert_eq!(moves.fold(mask, Mask::play), Mask::CENTRE);
    }
    assert_eq!(counts, DISTRIBUTION);
    assert_eq!(DISTRIBUTION.iter().sum::<u64>(), MASKS as u64);
}

/// A word is the smallest if each of its moves is the first in order that leads one step nearer.
#[test]
fn words_of_all_masks_are_the_smallest() {
    let table = WordTable::new();
    for mask in masks().filter(|&mask| mask != Mask::CENTRE) {
        let word = table.word(mask);
        let nearer = |&m: &Move| table.word(mask.play(m)).len() < word.len();
        let first = Move::ALL.into_iter().find(nearer).expect("some move leads nearer");
        assert_eq!(word, table.word(mask.play(first)).prepend(first.code()), "{mask:?}");
    }
}

#[test]
fn the_ball_is_the_near_part_of_the_atlas() {
    let (table, ball) = (WordTable::new(), Ball::new());
    for mask in masks() {
        let word = table.word(mask);
        let near = word.len() <= Ball::RADIUS;
        assert_eq!(ball.word(mask), near.then_some(word));
        assert_eq!(ball.contains(mask), near);
    }
    assert_eq!(2 * Ball::RADIUS, MASK_GODS_NUMBER);
}

/// That these are the true counts is shown by exhausting all boards, in the tests of the bench.
#[test]
fn board_distances_add_up() {
    assert_eq!(BOARD_DISTRIBUTION.iter().sum::<u64>(), 9_465_511_770);
    // A solved board has one of three colours in the centre and any eight of the other cells for another.
    assert_eq!(BOARD_DISTRIBUTION[0], 3 * 12_870);
    assert_eq!(BOARD_DISTRIBUTION[1], BOARD_DISTRIBUTION[0] * 8);
}

/// All boards whose three masks are 13 or more moves away: found from the masks, not by searching boards.
#[test]
fn hardest_boards() {
    let solver = Table::new();
    let table = WordTable::new();
    let far: BTreeSet<Mask> = masks().filter(|&mask| table.word(mask).len() >= GODS_NUMBER).collect();
    let mut hardest = 0;
    for &one in &far {
        for &two in far.iter().filter(|two| two.bits() & one.bits() == 0) {
            let three =
                Mask::from_bits(!(one.bits() | two.bits()) & 0xff_ffff).expect("eight cells are left");
            if far.contains(&three) {
                let cell = |cell: usize| match (one.contains(cell), two.contains(cell)) {
                    (true, _) => '1',
                    (_, true) => '2',
                    _ => '3',
                };
                let board: Board = (0..24).map(cell).collect::<String>().parse().expect("a board");
                assert_eq!(board.masks(), [one, two, three]);
                let solution = solver.solve(&board).solution.expect("every board can be solved");
                assert_eq!(solution.word.len(), GODS_NUMBER);
                assert!(solution.solves(board));
                hardest += 1;
            }
        }
    }
    assert_eq!(hardest, 192);
    assert_eq!(BOARD_DISTRIBUTION[13], hardest);
}

#[test]
fn known_answers() {
    let solver = Table::new();
    for (board, word, colour) in [
        ("1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3", "AC", Colour::Two),
        ("1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3", "DDHH", Colour::Two),
        ("1 2 3 1 2 3 1 2 2 3 1 3 2 1 2 3 3 1 2 3 1 2 3 1", "ABDFFHBHHBFDB", Colour::One),
        ("2 3 2 3 2 1 1 3 3 3 2 1 1 2 2 3 3 1 1 1 3 1 2 2", "AEEH", Colour::Three),
    ] {
        let board: Board = board.parse().expect("a board");
        let solution = solver.solve(&board).solution.expect("every board can be solved");
        assert_eq!(solution.moves().iter().map(|m| m.letter()).collect::<String>(), word);
        assert_eq!(solution.colour, colour);
        assert!(solution.solves(board));
    }
    // In the last one colour 1 needs four moves too, but its smallest word is larger.
    let tie: Board = "2 3 2 3 2 1 1 3 3 3 2 1 1 2 2 3 3 1 1 1 3 1 2 2".parse().expect("a board");
    let table = WordTable::new();
    let word = |colour| {
        let codes = table.word(tie.mask(colour)).codes();
        codes.filter_map(Move::from_code).map(Move::letter).collect::<String>()
    };
    assert_eq!((word(Colour::One), word(Colour::Three)), ("CBGG".into(), "AEEH".into()));
}

#[test]
fn auto_buys_the_table_when_it_pays() {
    let board: Board = "123123122313212331231231".parse().expect("a board");
    let wanted = Table::new().solve(&board);
    // A few boards are searched for, and many at hand are not.
    let auto = Auto::new();
    auto.prepare(10);
    assert_eq!(auto.solve(&board), wanted);
    assert!(!auto.looks_up());
    auto.prepare(5_000);
    assert!(auto.looks_up());
    assert_eq!(auto.solve(&board), wanted);
    // Hard boards one by one buy it sooner or later, whatever is announced.
    let auto = Auto::new();
    let mut searched = 0;
    while !auto.looks_up() {
        assert_eq!(auto.solve(&board), wanted);
        searched += 1;
    }
    assert!((10..100).contains(&searched), "{searched} boards were searched for");
}

#[test]
fn masks_ranks_and_cells_round_trip() {
    let mut last = 0;
    for (rank, mask) in (0..).zip(masks()) {
        assert_eq!(mask.rank(), rank);
        assert_eq!(Mask::from_bits(mask.bits()), Some(mask));
        // Ranks are the order of the bits.
        assert!(mask.bits() > last);
        last = mask.bits();
    }
    assert_eq!(Mask::from_rank(MASKS as u32), None);
    for bits in [0, 0x7f, 0x1ff, 0x1ff_0000, 0x8000_007f] {
        assert_eq!(Mask::from_bits(bits), None, "{bits:#x}");
    }
    let cells = [0, 3, 4, 11, 12, 13, 20, 23];
    let mask = Mask::from_cells(cells);
    assert_eq!((0..24).filter(|&cell| mask.contains(cell)).collect::<Vec<_>>(), cells);
}

#[test]
fn moves_go_round_and_back() {
    let board: Board = "123123122313212331231231".parse().expect("a board");
    // Boards on which no two moves commute by chance.
    let boards = Move::ALL.map(|m| Board::SOLVED.play(m).play(Move::C).play(m));
    for m in Move::ALL {
        assert_eq!(board.play(m).play(m.inverse()), board);
        assert_ne!(board.play(m), board);
        assert_eq!((0..7).fold(board, |board, _| board.play(m)), board);
        assert_eq!(Move::from_code(m.code()), Some(m));
        assert_eq!(Move::from_letter(m.letter()), Some(m));
        assert_eq!(m.inverse().inverse(), m);
        let mut back = m.inverse().line();
        back.reverse();
        assert_eq!(m.line(), back);
        // What may not follow is the inverse, and a smaller letter that commutes.
        for next in Move::ALL {
            let commute = boards.iter().all(|board| board.play(m).play(next) == board.play(next).play(m));
            let swapped = commute && next < m;
            assert_eq!(m.may_precede(next), next != m.inverse() && !swapped, "{m}{next}");
        }
    }
    assert_eq!(Move::from_code(8), None);
    assert_eq!(Move::from_letter('I'), None);
}

#[test]
fn texts_of_boards() {
    let text = "1 2 3 1 2 3 1 2 2 3 1 3 2 1 2 3 3 1 2 3 1 2 3 1";
    let board: Board = text.parse().expect("a board");
    assert_eq!(board.to_string(), text);
    assert_eq!(format!("{board:?}").parse(), Ok(board));
    assert_eq!(Board::from_bits(board.bits()), Some(board));
    assert!(Board::SOLVED.is_solved() && Board::from_bits(Board::SOLVED.bits()).is_some());
    assert_eq!("12".parse::<Board>(), Err(BoardError::Count));
    assert_eq!(format!("{text} 1").parse::<Board>(), Err(BoardError::Count));
    assert_eq!(text.replacen('1', "2", 1).parse::<Board>(), Err(BoardError::Uneven));
    assert_eq!(text.replacen('1', "0", 1).parse::<Board>(), Err(BoardError::NotAColour('0')));
    assert_eq!(text.replacen('1', "x", 1).parse::<Board>(), Err(BoardError::NotAColour('x')));
    assert_eq!(Board::from_bits(board.bits() | 1 << 48), None);
    assert_eq!(Board::from_bits(board.bits() & !3), None);
    assert_eq!(Board::from_bits(board.bits() ^ 1), None);
}
