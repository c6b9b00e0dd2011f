//! Where the time of the eight puzzle goes, stage by stage: build the table, move, rank, read, look up, write, search.

mod common;

use common::{exactly, play, shipped};
use criterion::{criterion_group, criterion_main, Criterion, Throughput};
use eight_puzzle::contract::ACWING_179;
use eight_puzzle::heuristic::{linear_conflict, manhattan, misplaced_tiles};
use eight_puzzle::{AStar, Board, IdaStar, Move, MoveOrder, Puzzle, Solution, Table, WordTable, RANKS};
use judge_io::{answer_all, Contract, OnError, Scanner, Solve};
use search_bench::plain::eight::{distances_to, word, STANDARD_GOAL};
use search_bench::puzzle::Eight;
use search_bench::representation::eight::{cantor, packed, plain};
use search_bench::scramble::EightInputs;
use std::hint::black_box;

/// How many boards a batch has.
const BATCH: u32 = 10_000;

/// Boards of both halves, spread over all ranks.
fn boards() -> Vec<Board> {
    let board = |index| Board::unrank(index * 7_919 % RANKS as u32, index % 2 == 1);
    (0..BATCH).map(|index| board(index).expect("a rank below 9! / 2")).collect()
}

fn table(c: &mut Criterion) {
    let word = WordTable::new(8, MoveOrder::UDLR).word("8 6 7 2 5 4 3 x 1".parse().expect("a board"));
    assert_eq!(word.map(judge_io::Word::len), Some(31));
    assert_eq!(distances_to(STANDARD_GOAL).values().max(), Some(&31));
    let mut group = c.benchmark_group("eight/table");
    group.sample_size(20).throughput(Throughput::Elements(RANKS as u64));
    group.bench_function("build", |b| b.iter(|| WordTable::new(black_box(8), MoveOrder::UDLR)));
    group.bench_function("build-plain", |b| b.iter(|| distances_to(black_box(STANDARD_GOAL))));
    group.finish();
}

fn board(c: &mut Criterion) {
    let boards = boards();
    assert!(boards.iter().all(|&board| Board::unrank(board.rank(), board.is_odd()) == Some(board)));
    let words = WordTable::new(8, MoveOrder::UDLR);
    let ranks: Vec<(u32, bool)> = boards.iter().map(|board| board.rank_and_half()).collect();
    let moved = |&board: &Board| Move::ALL.into_iter().filter_map(move |m| Some((m, board.play(m)?)));
    let mut made = 0;
    for (board, (m, next)) in boards.iter().flat_map(|board| moved(board).map(move |next| (board, next))) {
        assert_eq!(next.play(m.inverse()), Some(*board));
        // A tile moves by one place: by at most one move nearer to its own.
        assert!(manhattan(next).abs_diff(manhattan(*board)) <= 1);
        made += 1;
    }
    let mut group = c.benchmark_group("eight/board");
    group.throughput(Throughput::Elements(made));
    group.bench_function("four-moves", |b| {
        let moved = |board| moved(board).map(|(_, next)| next);
        b.iter(|| boards.iter().flat_map(moved).fold(0, |sum, board| sum ^ board.bits()));
    });
    group.throughput(Throughput::Elements(u64::from(BATCH)));
    group.bench_function("unrank", |b| {
        let unranked = || ranks.iter().filter_map(|&(rank, is_odd)| Board::unrank(rank, is_odd));
        b.iter(|| unranked().fold(0, |sum, board| sum ^ board.bits()));
    });
    group.bench_function("rank", |b| b.iter(|| boards.iter().fold(0, |sum, board| sum ^ board.rank())));
    let valid = || boards.iter().filter(|board| Board::from_bits(black_box(board.bits())).is_some()).count();
    assert_eq!((valid(), Board::from_bits(0)), (boards.len(), None));
    group.bench_function("validate", |b| b.iter(valid));
    for (name, heuristic) in [
        ("misplaced-tiles", misplaced_tiles as fn(Board) -> u32),
        ("manhattan", manhattan),
        ("linear-conflict", linear_conflict),
    ] {
        assert_eq!(heuristic(Board::SOLVED), 0);
        assert!(boards.iter().all(|&board| board == Board::SOLVED || heuristic(board) > 0));
        let exact = boards.iter().filter_map(|&board| Some((board, words.word(board)?.len())));
        assert_eq!(
            exact.filter(|&(board, distance)| heuristic(board) <= distance).count(),
            BATCH as usize / 2
        );
        group.bench_function(name, |b| b.iter(|| boards.iter().map(|&board| heuristic(board)).sum::<u32>()));
    }
    group.finish();
}

fn read(text: &str) -> Vec<Puzzle> {
    let mut scanner = Scanner::from_bytes(text.as_bytes());
    let mut puzzles = Vec::with_capacity(BATCH as usize);
    while let Some(puzzle) = ACWING_179.read(&mut scanner).expect("boards keep the contract") {
        puzzles.push(puzzle);
    }
    puzzles
}

fn stages(c: &mut Criterion) {
    let boards = boards();
    let input: String = boards.iter().map(|board| format!("{board}\n")).collect();
    let solver = Table::new(MoveOrder::UDLR);
    let puzzles: Vec<Puzzle> = boards.iter().map(|&board| Puzzle::new(board)).collect();
    let answers: Vec<_> = puzzles.iter().map(|puzzle| solver.solve(puzzle)).collect();
    assert_eq!(answers.iter().filter(|answer| answer.solution.is_none()).count(), BATCH as usize / 2);
    let mut group = c.benchmark_group("eight/stage");
    group.throughput(Throughput::Elements(u64::from(BATCH)));
    // A blank more at every line's end, so that each puzzle is read token by token.
    let unusual = input.replace('\n', " \n");
    for (name, text) in [("read", &input), ("read-tokens", &unusual)] {
        assert_eq!(read(text), puzzles);
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_function(name, |b| b.iter(|| read(black_box(text))));
    }
    group.throughput(Throughput::Elements(u64::from(BATCH)));
    group.bench_function("look-up", |b| {
        b.iter(|| puzzles.iter().filter_map(|puzzle| solver.solve(puzzle).solution).count());
    });
    let write = |text: &mut Vec<u8>| {
        text.clear();
        for (index, (puzzle, answer)) in (0..).zip(puzzles.iter().zip(&answers)) {
            ACWING_179.write(index, puzzle, answer, text);
        }
        text.len()
    };
    let all = |text: &mut Vec<u8>| {
        text.clear();
        let scanner = Scanner::from_bytes(input.as_bytes());
        answer_all(&ACWING_179, &solver, scanner, text, 1, &OnError::Stop).expect("it keeps its contract")
    };
    let (mut written, mut streamed) = (Vec::new(), Vec::new());
    assert_eq!(write(&mut written), written.len());
    assert_eq!(all(&mut streamed).answered, u64::from(BATCH));
    assert!(written == streamed && written.len() > BATCH as usize * 10);
    group.bench_function("write", |b| b.iter(|| write(&mut written)));
    group.bench_function("all", |b| b.iter(|| all(&mut streamed)));
    group.finish();
}

fn searches(c: &mut Criterion) {
    let hardest = Puzzle::new("8 6 7 2 5 4 3 x 1".parse().expect("a board"));
    let distances = distances_to(STANDARD_GOAL);
    let plain = word(&distances, ['8', '6', '7', '2', '5', '4', '3', 'x', '1'], "udlr");
    let (a_star, ida_star) = (AStar::new(MoveOrder::UDLR), IdaStar::new(MoveOrder::UDLR));
    let solvers: [(&str, &dyn Solve<Puzzle, Solution>); 2] = [("a-star", &a_star), ("ida-star", &ida_star)];
    let mut group = c.benchmark_group("eight/hardest");
    for (name, solver) in solvers {
        let answer = solver.solve(&hardest);
        let spelled = answer.solution.map(|s| s.moves().iter().map(|m| m.letter()).collect::<String>());
        assert_eq!(spelled, plain);
        group.throughput(Throughput::Elements(answer.expanded));
        group.bench_function(name, |b| b.iter(|| solver.solve(black_box(&hardest))));
    }
    group.finish();
}

fn representations(c: &mut Criterion) {
    play::<Eight, plain::BaseNine>(c);
    play::<Eight, packed::Packed>(c);
    play::<Eight, cantor::Cantor>(c);
}

fn strategies(c: &mut Criterion) {
    let inputs = EightInputs::of("acwing-179");
    let boards =
        |moves| -> Vec<[u8; 9]> { exactly(&inputs, moves).iter().map(|task| task.from.cells()).collect() };
    let buckets = [5, 10, 15, 20, 25, 31].map(|moves| (moves, boards(moves)));
    shipped::<Eight>(c, &buckets);
}

criterion_group!(benches, table, board, stages, searches, representations, strategies);
criterion_main!(benches);
