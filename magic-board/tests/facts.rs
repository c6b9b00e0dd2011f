//! The exact figures of the state space, from the crate's own table.

use judge_io::Solve;
use magic_board::{
    Board, BreadthFirst, Move, Puzzle, Rules, WordTable, BOARDS, CLASSIC_DISTRIBUTION, GODS_NUMBER,
    SICILY_1515_DISTRIBUTION,
};

fn boards() -> impl Iterator<Item = Board> {
    (0..BOARDS as u32).filter_map(Board::from_rank)
}

fn distribution(table: &WordTable) -> [u64; 23] {
    let mut counts = [0; 23];
    for board in boards() {
        counts[table.word(board).len() as usize] += 1;
    }
    counts
}

#[test]
fn distances_of_all_boards() {
    assert_eq!(distribution(&WordTable::classic()), CLASSIC_DISTRIBUTION);
    assert_eq!(distribution(&WordTable::sicily_1515()), SICILY_1515_DISTRIBUTION);
    assert_eq!(CLASSIC_DISTRIBUTION.iter().sum::<u64>(), BOARDS as u64);
    assert_eq!(SICILY_1515_DISTRIBUTION.iter().sum::<u64>(), BOARDS as u64);
}

#[test]
fn mean_distance() {
    let moves: u64 =
        (0..).zip(CLASSIC_DISTRIBUTION).map(|(distance, count): (u64, _)| distance * count).sum();
    // 15.90 to two places.
    assert_eq!((moves * 100 + BOARDS as u64 / 2) / BOARDS as u64, 1_590);
}

#[test]
fn boards_with_a_single_shortest_word() {
    let table = WordTable::classic();
    let distance = |board| table.word(board).len();
    // Shortest words are counted from the start outwards, by how many ways lead back.
    let mut by_distance: Vec<Board> = boards().collect();
    by_distance.sort_by_key(|&board| distance(board));
    let mut ways = vec![0_u64; BOARDS];
    ways[Rules::CLASSIC.start().rank() as usize] = 1;
    for board in by_distance {
        for operation in magic_board::Move::ALL {
            let next = Rules::CLASSIC.play(board, operation);
            if distance(next) == distance(board) + 1 {
                ways[next.rank() as usize] += ways[board.rank() as usize];
            }
        }
    }
    assert_eq!(ways.iter().filter(|&&ways| ways == 1).count(), 4_160);
}

#[test]
fn farthest_boards() {
    let farthest = |table: &WordTable| -> Vec<String> {
        boards()
            .filter(|&board| table.word(board).len() == GODS_NUMBER)
            .map(|board| board.to_string())
            .collect()
    };
    assert_eq!(
        farthest(&WordTable::classic()),
        ["4 3 1 2 8 7 6 5", "4 5 2 7 3 8 1 6", "6 1 8 3 5 4 7 2", "8 3 2 1 5 6 7 4", "8 7 2 1 6 5 3 4"],
    );
    assert_eq!(farthest(&WordTable::sicily_1515()), ["4 6 2 8 1 5 3 7"]);
}

#[test]
fn ranks_and_texts_round_trip() {
    for (rank, board) in (0..).zip(boards()) {
        assert_eq!(board.rank(), rank);
        assert_eq!(board.tiles().board(), Some(board));
        assert_eq!(board.to_string().parse(), Ok(board));
        assert_eq!(format!("{board:?}").parse(), Ok(board));
    }
    assert_eq!(Board::from_rank(BOARDS as u32), None);
    // Cantor ranks are the lexicographic order.
    assert!(boards().zip(boards().skip(1)).all(|(board, next)| board.to_string() < next.to_string()));
}

#[test]
fn texts_that_are_no_board() {
    for (text, message) in [
        ("", "a board has eight tiles"),
        ("1 2 3 4 5 6 7", "a board has eight tiles"),
        ("1 2 3 4 5 6 7 8 1", "a board has eight tiles"),
        ("1 2 3 4 5 6 7 9", "'9' is not a tile from 1 to 8"),
        ("0 2 3 4 5 6 7 8", "'0' is not a tile from 1 to 8"),
        ("1 2 3 4 5 6 7 7", "a tile stands twice"),
    ] {
        assert_eq!(text.parse::<Board>().unwrap_err().to_string(), message);
    }
}

#[test]
fn moves_have_codes_and_letters() {
    for (code, m) in (0..).zip(Move::ALL) {
        assert_eq!((m.code(), Move::from_code(code)), (code, Some(m)));
        assert_eq!(Move::from_letter(m.letter()), Some(m));
        assert_eq!(m.to_string().parse(), Ok(m));
    }
    assert_eq!(Move::ALL.map(Move::letter), ['A', 'B', 'C']);
    assert_eq!(Move::from_code(3), None);
    for text in ["", "D", "a", "AB", "@"] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}

/// A node whose moves would lead beyond the limit is looked at, but not expanded.
#[test]
fn breadth_first_search_counts_the_nodes_it_expands() {
    let rules = &Rules::CLASSIC;
    let turned = rules.play(rules.start(), Move::C);
    let far = rules.play(rules.play(turned, Move::C), Move::B);
    let search = BreadthFirst::new(rules);
    for (limit, board, length, expanded) in [
        (0, rules.start(), Some(0), 0),
        (0, turned, None, 0),
        (1, turned, Some(1), 1),
        (1, far, None, 1),
        (2, far, None, 4),
        (2, rules.play(turned, Move::A), Some(2), 4),
    ] {
        let answer = search.solve(&Puzzle::within(limit, board));
        assert_eq!(answer.solution.map(|solution| solution.word.len()), length, "{limit}, {board}");
        assert_eq!(answer.expanded, expanded, "{limit}, {board}");
    }
}
