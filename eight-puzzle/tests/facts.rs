//! The exact figures of the state space, from the crate's own tables.

use eight_puzzle::{
    Board, Move, MoveOrder, Puzzle, WordTable, CENTRE_DISTRIBUTION, DISTRIBUTION, EDGE_DISTRIBUTION,
    GODS_NUMBER, RANKS,
};
use judge_io::Word;

/// The boards of one half, by rank.
fn half(odd: bool) -> Vec<Board> {
    (0..RANKS as u32).map(|rank| Board::unrank(rank, odd).expect("a rank below 9! / 2")).collect()
}

fn spelled(word: Word<2>) -> String {
    word.codes().filter_map(Move::from_code).map(Move::letter).collect()
}

fn word(board: &str) -> String {
    let board = board.parse().expect("a board");
    spelled(WordTable::new(8, MoveOrder::UDLR).word(board).expect("it can be solved"))
}

#[test]
fn distances_of_all_boards_to_every_goal() {
    let boards = half(false);
    for order in [MoveOrder::UDLR, MoveOrder::DLRU] {
        for goal_blank in 0..9 {
            let table = WordTable::new(goal_blank, order);
            let mut counts = [0; GODS_NUMBER as usize + 1];
            for &board in &boards {
                let word = table.word(board).expect("it can be solved");
                counts[word.len() as usize] += 1;
                let mut moves = word.codes().filter_map(Move::from_code);
                assert_eq!(moves.try_fold(board, Board::play), Some(Board::goal(goal_blank)));
            }
            let wanted: &[u64] = match goal_blank {
                4 => &CENTRE_DISTRIBUTION,
                0 | 2 | 6 | 8 => &DISTRIBUTION,
                _ => &EDGE_DISTRIBUTION,
            };
            assert_eq!(counts[..wanted.len()], *wanted);
            assert!(counts[wanted.len()..].iter().all(|&count| count == 0));
        }
    }
}

#[test]
fn sums_and_means() {
    let moves = |counts: &[u64]| (0..).zip(counts).map(|(distance, count)| distance * count).sum::<u64>();
    // In hundredths, rounded.
    let mean = |counts: &[u64]| (moves(counts) * 100 + RANKS as u64 / 2) / RANKS as u64;
    assert_eq!(DISTRIBUTION.iter().sum::<u64>(), RANKS as u64);
    assert_eq!(EDGE_DISTRIBUTION.iter().sum::<u64>(), RANKS as u64);
    assert_eq!(CENTRE_DISTRIBUTION.iter().sum::<u64>(), RANKS as u64);
    assert_eq!(
        (mean(&DISTRIBUTION), mean(&EDGE_DISTRIBUTION), mean(&CENTRE_DISTRIBUTION)),
        (2_197, 2_174, 2_150)
    );
}

#[test]
fn antipodes() {
    let table = WordTable::new(8, MoveOrder::UDLR);
    let farthest = |&board: &Board| table.word(board).map(Word::len) == Some(GODS_NUMBER);
    let mut farthest: Vec<String> =
        half(false).into_iter().filter(farthest).map(|board| board.to_string()).collect();
    farthest.sort();
    assert_eq!(farthest, ["6 4 7 8 5 x 3 2 1", "8 6 7 2 5 4 3 x 1"]);
}

#[test]
fn published_sample() {
    assert_eq!(word("2 3 4 1 5 x 7 6 8"), "ullddrurdllurdruldr");
}

/// How many shortest words a board has.
fn ways(board: Board, table: &WordTable) -> u32 {
    let distance = |board| table.word(board).map(Word::len);
    if board.is_solved() {
        return 1;
    }
    let nearer = |next: &Board| distance(*next).map(|len| len + 1) == distance(board);
    Move::ALL.into_iter().filter_map(|m| board.play(m)).filter(nearer).map(|next| ways(next, table)).sum()
}

#[test]
fn published_sample_has_four_shortest_words() {
    let table = WordTable::new(8, MoveOrder::UDLR);
    assert_eq!(ways("2 3 4 1 5 x 7 6 8".parse().expect("a board"), &table), 4);
}

#[test]
fn boards_that_a_careless_search_answers_too_long() {
    assert_eq!(word("1 2 3 6 5 7 4 x 8").len(), 13);
    assert_eq!(word("2 4 3 x 7 6 5 1 8").len(), 11);
}

#[test]
fn ranks_and_texts_round_trip() {
    let mut seen = std::collections::BTreeSet::new();
    for odd in [false, true] {
        for (rank, board) in (0..).zip(half(odd)) {
            assert_eq!(board.rank_and_half(), (rank, odd));
            assert_eq!((board.rank(), board.is_odd()), (rank, odd));
            assert_eq!(Board::from_bits(board.bits()), Some(board));
            assert_eq!(Board::from_cells(board.cells()), Some(board));
            assert_eq!(board.to_string().parse(), Ok(board));
            assert_eq!(format!("{board:?}").parse(), Ok(board));
            assert_eq!(board.cells()[board.blank() as usize], 0);
            seen.insert(board.bits());
        }
    }
    assert_eq!(seen.len(), 362_880);
    assert_eq!(Board::unrank(RANKS as u32, false), None);
}

#[test]
fn halves_are_told_apart_by_inversions() {
    for odd in [false, true] {
        for board in half(odd) {
            let tiles: Vec<u8> = board.cells().into_iter().filter(|&tile| tile != 0).collect();
            let behind = |place: usize| tiles[place..].iter().filter(|&&tile| tile < tiles[place]).count();
            assert_eq!((0..8).map(behind).sum::<usize>() % 2 == 1, odd);
        }
    }
}

#[test]
fn moves_slide_one_tile_and_can_be_taken_back() {
    for odd in [false, true] {
        for board in half(odd) {
            let cells = board.cells();
            for blank_move in Move::ALL {
                let Some(target) = blank_move.target(board.blank()) else {
                    assert_eq!(board.play(blank_move), None);
                    continue;
                };
                let mut swapped = cells;
                swapped.swap(board.blank() as usize, target as usize);
                let after = board.play(blank_move).expect("no edge is in the way");
                assert_eq!(after.cells(), swapped);
                assert_eq!(after.play(blank_move.inverse()), Some(board));
                assert_eq!(after.is_odd(), odd);
            }
        }
    }
}

#[test]
fn moves_have_codes_and_letters() {
    for (code, blank_move) in (0..).zip(Move::ALL) {
        assert_eq!(blank_move.code(), code);
        assert_eq!(Move::from_code(code), Some(blank_move));
        assert_eq!(Move::from_letter(blank_move.letter()), Some(blank_move));
        assert_eq!(blank_move.to_string(), blank_move.letter().to_string());
    }
    assert_eq!(Move::from_code(4), None);
    assert_eq!(Move::from_letter('x'), None);
    let letters = |order: MoveOrder| order.moves().map(Move::letter);
    assert_eq!(letters(MoveOrder::UDLR), ['u', 'd', 'l', 'r']);
    assert_eq!(letters(MoveOrder::DLRU), ['d', 'l', 'r', 'u']);
}

#[test]
fn goals() {
    assert_eq!(Board::SOLVED.to_string(), "1 2 3 4 5 6 7 8 x");
    assert_eq!(Board::RING.to_string(), "1 2 3 8 x 4 7 6 5");
    for blank in 0..9 {
        assert_eq!(Board::goal(blank).blank(), blank);
        assert!(!Board::goal(blank).is_odd());
    }
}

#[test]
fn a_board_stays_the_same_puzzle_when_it_is_renamed() {
    for (from, to) in half(true).into_iter().step_by(1_009).zip(half(false).into_iter().rev().step_by(997)) {
        assert_eq!(Puzzle::between(from, Board::SOLVED), Puzzle::new(from));
        assert_eq!(Puzzle::between(to, to).in_order().board(), Board::goal(to.blank()));
        let there = Puzzle::between(from, to).in_order();
        assert_eq!(there.goal(), Board::goal(to.blank()));
        assert_eq!(there.goal_blank(), to.blank());
        assert_eq!(there.board().blank(), from.blank());
        assert!(there.board().is_odd());
        let moved =
            |blank_move| from.play(blank_move).map(|after| Puzzle::between(after, to).in_order().board());
        assert_eq!(Move::ALL.map(moved), Move::ALL.map(|blank_move| there.board().play(blank_move)));
    }
}

#[test]
fn texts_that_are_no_board() {
    for (text, message) in [
        ("", "a board has nine tiles, the blank included"),
        ("1 2 3 4 5 6 7 8", "a board has nine tiles, the blank included"),
        ("1 2 3 4 5 6 7 8 x 1", "a board has nine tiles, the blank included"),
        ("1 2 3 4 5 6 7 8 9", "'9' is neither a tile from 1 to 8 nor x"),
        ("1 2 3 4 5 6 7 8 8", "a tile stands twice"),
        ("0 2 3 4 5 6 7 8 x", "a tile stands twice"),
    ] {
        assert_eq!(text.parse::<Board>().unwrap_err().to_string(), message);
    }
    assert_eq!(Board::from_cells([0, 1, 2, 3, 4, 5, 6, 7, 9]), None);
    assert_eq!(Board::from_bits(Board::SOLVED.bits() | 1 << 36), None);
    assert_eq!(Board::from_bits(0), None);
}
