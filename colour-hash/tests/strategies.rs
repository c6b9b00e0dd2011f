//! Every strategy gives the same answers, and the right ones where they are easy to get wrong.

mod common;

use colour_hash::{Auto, Ball, Bidirectional, Board, IdaStar, Key, Move, Solution};
use common::Random;
use judge_io::Solve;

/// The facts that are easy to get wrong, and the samples of the problem's statement.
const TRICKY: [(&str, Option<&str>); 9] = [
    ("0 3 4 3 0 5 6 5 0 1 2 1 0 7 8 7 0 9 10 9 0 1 2 1", Some("")),
    ("0 3 4 5 0 3 6 5 0 1 2 1 0 7 8 7 0 9 10 9 0 1 2 1", Some("1434332334332323")),
    // 18 moves away.
    ("0 9 4 3 0 5 6 5 0 1 2 1 0 7 8 7 0 9 10 3 0 1 2 1", None),
    // Smallest read from the end would be 22334433, 43211434 and another.
    ("0 7 8 7 0 1 2 1 0 5 6 5 0 3 4 3 0 9 10 9 0 5 6 5", Some("11221144")),
    ("0 7 4 3 0 5 6 1 8 5 0 3 0 9 10 9 0 1 2 7 0 5 0 3", Some("34121434")),
    ("6 1 2 1 0 3 4 3 0 5 0 5 0 7 8 7 0 9 10 9 0 5 0 5", Some("23412343")),
    // Three turns one way are three the other.
    ("6 5 0 1 2 1 0 3 4 3 0 5 0 7 8 7 0 9 10 9 0 3 0 5", Some("111")),
    ("0 3 4 3 0 5 6 5 0 7 0 9 10 9 0 1 2 1 0 7 8 7 0 9", Some("222")),
    // 17 moves away.
    ("0 1 0 7 4 5 0 9 8 7 0 3 10 1 0 3 2 9 6 5 0 7 0 3", None),
];

fn digits(solution: Option<Solution>) -> Option<String> {
    Some(solution?.moves().iter().map(|turn| turn.letter()).collect())
}

#[test]
fn tricky_boards() {
    for radius in Bidirectional::RADII {
        let solver = Bidirectional::new(radius);
        for (board, word) in TRICKY {
            let answer = solver.solve(&board.parse().expect("a board"));
            assert_eq!(digits(answer.solution).as_deref(), word, "{board} with radius {radius}");
        }
    }
    let solver = IdaStar::new();
    for (board, word) in TRICKY {
        let answer = solver.solve(&board.parse().expect("a board"));
        assert_eq!(digits(answer.solution).as_deref(), word, "{board} by IDA*");
    }
}

/// What lies one turn from a board with a solution of 16 moves has one of at most 17, and the other way round.
#[test]
fn boards_just_out_of_reach() {
    let solver = Bidirectional::new(10);
    let distance = |board: &Board| solver.solve(board).solution.map(|solution| solution.word.len());
    let beyond: Board = TRICKY[8].0.parse().expect("a board");
    let beside = Move::ALL.map(|turn| distance(&beyond.play(turn)));
    assert!(
        beside.contains(&Some(16)) && beside.iter().flatten().all(|&distance| distance == 16),
        "{beside:?}"
    );
    // No board beside one that is 18 away has a solution, and one two turns from it has.
    let farther: Board = TRICKY[2].0.parse().expect("a board");
    assert_eq!(Move::ALL.map(|turn| distance(&farther.play(turn))), [None; 4]);
    let two_turns = Move::ALL.map(|turn| Move::ALL.map(|next| distance(&farther.play(turn).play(next))));
    assert!(two_turns.as_flattened().contains(&Some(16)), "{two_turns:?}");
}

/// Solvers that chose different radii, and one that changed its mind, give the same answers.
#[test]
fn answers_do_not_depend_on_the_radius() {
    let mut random = Random::new(5);
    let mut boards: Vec<Board> = (0..1_000).map(|turns| random.scramble(turns % 21)).collect();
    boards.extend((0..500).map(|_| random.arrangement()));
    let expected: Vec<_> = boards.iter().map(|board| Auto::new().solve(board)).collect();
    let auto = Auto::new();
    for ahead in [1, 100, 1_000, 10_000, 100_000, 1] {
        auto.prepare(ahead);
        let answers: Vec<_> = boards.iter().map(|board| auto.solve(board)).collect();
        assert!(answers == expected, "{ahead} ahead");
    }
    for radius in Bidirectional::RADII {
        let solver = Bidirectional::new(radius);
        assert!(boards
            .iter()
            .zip(&expected)
            .all(|(board, answer)| solver.solve(board).solution == answer.solution));
    }
}

#[test]
fn two_strategies_agree_at_any_depth() {
    let mut random = Random::new(6);
    let auto = Auto::new();
    let ida_star = IdaStar::new();
    let boards = (0..120).map(|turns| random.scramble(5 + turns % 20)).collect::<Vec<_>>();
    for board in boards.into_iter().chain((0..10).map(|_| random.arrangement())) {
        assert_eq!(ida_star.solve(&board).solution, auto.solve(&board).solution, "{board}");
    }
}

/// The filter is there to turn nearly all others away.
#[test]
fn the_filter_turns_others_away() {
    let ball = Ball::new(12);
    let mut random = Random::new(3);
    let passed =
        (0..10_000).filter_map(|_| Key::new(random.arrangement())).filter(|&key| ball.may_touch(key)).count();
    assert!(passed < 500, "{passed} of 10 000 passed");
}
