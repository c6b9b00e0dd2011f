//! Every strategy finds the same word, for every goal and in both orders of the moves.

use eight_puzzle::{AStar, Auto, Board, IdaStar, MoveOrder, Puzzle, Solution, Table, GODS_NUMBER, RANKS};
use judge_io::{Answer, Solve};

fn board(rank: u32, odd: bool) -> Board {
    Board::unrank(rank, odd).expect("a rank below 9! / 2")
}

fn check(table: &Table, others: &[(&str, &dyn Solve<Puzzle, Solution>)], puzzle: &Puzzle) {
    let wanted = table.solve(puzzle).solution;
    for (name, solver) in others {
        assert_eq!(solver.solve(puzzle).solution, wanted, "{name} on {}", puzzle.board());
    }
}

#[test]
fn ida_star_finds_the_table_s_word_for_every_board() {
    let (table, ida_star) = (Table::new(MoveOrder::UDLR), IdaStar::new(MoveOrder::UDLR));
    for rank in 0..RANKS as u32 {
        check(&table, &[("ida-star", &ida_star)], &Puzzle::new(board(rank, false)));
    }
}

#[test]
fn a_star_finds_the_table_s_word_for_every_thirteenth_board() {
    let (table, a_star) = (Table::new(MoveOrder::UDLR), AStar::new(MoveOrder::UDLR));
    for rank in (0..RANKS as u32).step_by(13) {
        check(&table, &[("a-star", &a_star)], &Puzzle::new(board(rank, false)));
    }
}

#[test]
fn searches_find_the_table_s_words_for_every_goal_and_order() {
    for order in [MoveOrder::UDLR, MoveOrder::DLRU] {
        let (table, a_star, ida_star) = (Table::new(order), AStar::new(order), IdaStar::new(order));
        let mut goals = [0; 9];
        for (count, rank) in (0..RANKS as u32).step_by(53).enumerate() {
            // Both boards of one half, so that there is a way.
            let odd = count % 2 == 0;
            let puzzle = Puzzle::between(board(rank, odd), board(count as u32 * 8_311 % RANKS as u32, odd));
            check(&table, &[("ida-star", &ida_star), ("a-star", &a_star)], &puzzle);
            goals[puzzle.goal_blank() as usize] += 1;
        }
        assert!(goals.iter().all(|&count| count > 50), "{goals:?}");
    }
}

#[test]
fn unsolvable_boards_cost_no_search() {
    let solvers: [&dyn Solve<Puzzle, Solution>; 4] = [
        &Table::new(MoveOrder::UDLR),
        &AStar::new(MoveOrder::UDLR),
        &IdaStar::new(MoveOrder::UDLR),
        &Auto::new(MoveOrder::UDLR),
    ];
    for rank in (0..RANKS as u32).step_by(13) {
        for solver in solvers {
            let answer = solver.solve(&Puzzle::new(board(rank, true)));
            assert_eq!(answer, Answer { solution: None, expanded: 0 });
        }
    }
}

#[test]
fn auto_searches_a_few_boards_and_looks_many_up() {
    let auto = Auto::new(MoveOrder::UDLR);
    let table = Table::new(MoveOrder::UDLR);
    let hardest = Puzzle::new("8 6 7 2 5 4 3 x 1".parse().expect("a board"));
    auto.prepare(1);
    let first = auto.solve(&hardest);
    assert!(!auto.looks_up(8));
    assert_eq!(first.solution.map(|solution| solution.word.len()), Some(GODS_NUMBER));
    // Sooner or later it has spent what a table costs; the answers stay the same.
    let mut searched = 1;
    while !auto.looks_up(8) {
        assert_eq!(auto.solve(&hardest), first);
        searched += 1;
        assert!(searched < 1_000);
    }
    assert_eq!(auto.solve(&hardest), first);
    assert_eq!(first, table.solve(&hardest));
}

#[test]
fn auto_looks_up_at_once_where_many_boards_are_announced() {
    let auto = Auto::new(MoveOrder::DLRU);
    auto.prepare(5_000);
    auto.solve(&Puzzle::new("8 6 7 2 5 4 3 x 1".parse().expect("a board")));
    assert!(auto.looks_up(8));
}

#[test]
fn moves_of_a_solution() {
    let puzzle = Puzzle::new("1 2 3 4 5 x 7 8 6".parse().expect("a board"));
    let solution = Table::new(MoveOrder::UDLR).solve(&puzzle).solution.expect("it can be solved");
    assert_eq!(solution.moves().as_slice(), [eight_puzzle::Move::Down]);
    assert!(solution.solves(&puzzle));
    assert!(!Solution { word: solution.word.push(0) }.solves(&puzzle));
    assert!(!Solution { word: solution.word.push(1) }.solves(&puzzle));
}
