//! Where the Rotation Game's time goes: building, moves, ranks, reading, looking up, searching, writing.

mod common;

use common::{exactly, play, shipped, SOLVED};
use criterion::{criterion_group, criterion_main, BatchSize, Criterion, Throughput};
use judge_io::{Answer, Contract, Scanner, Solve};
use rotation_game::contract::POJ_2286;
use rotation_game::{
    Auto, Ball, Bidirectional, Board, Mask, Move, Solution, Table, WordTable, DISTRIBUTION, MASKS,
};
use search_bench::puzzle::{Puzzle, Rotation};
use search_bench::random::Random;
use search_bench::representation::rotation::{bitboards, one_colour, packed, plain};
use search_bench::scramble::{RotationInputs, Scramble};
use std::hint::black_box;

const BOARDS: usize = 10_000;

/// The moves of all random boards' answers, added up: no run can be fast and wrong.
const MOVES_OF_ALL: u32 = 85_965;

/// The thirty hardest boards of the fixtures, each 13 moves from its goal.
const HARDEST: &str = include_str!("../../fixtures/rotation-game/poj-2286/hardest.in");

/// Any boards.
fn random_boards() -> Vec<Board> {
    let mut random = Random::new(1);
    (0..BOARDS).map(|_| RotationInputs.any(&mut random)).collect()
}

fn masks() -> impl Iterator<Item = Mask> {
    (0..MASKS as u32).filter_map(Mask::from_rank)
}

fn hardest_boards() -> Vec<Board> {
    HARDEST.lines().filter_map(|line| line.parse().ok()).collect()
}

fn moves_of_all(solver: &impl Solve<Board, Solution>, boards: &[Board]) -> u32 {
    boards.iter().map(|board| solver.solve(board).solution.map_or(0, |solution| solution.word.len())).sum()
}

fn building(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("rotation/build");
    let table = WordTable::new();
    let moves: u64 = masks().map(|mask| u64::from(table.word(mask).len())).sum();
    assert_eq!(moves, (0..).zip(DISTRIBUTION).map(|(distance, masks)| distance * masks).sum::<u64>());
    group.throughput(Throughput::Elements(MASKS as u64));
    group.sample_size(20).bench_function("table", |bencher| bencher.iter(WordTable::new));
    let ball = Ball::new();
    let near = masks().filter(|&mask| ball.contains(mask)).count();
    assert_eq!(near, 45_091);
    group.throughput(Throughput::Elements(near as u64));
    group.bench_function("ball", |bencher| bencher.iter(Ball::new));
}

fn moving(criterion: &mut Criterion) {
    let boards = random_boards();
    let masks: Vec<Mask> = boards.iter().flat_map(|board| board.masks()).collect();
    let ranks: Vec<u32> = masks.iter().map(|mask| mask.rank()).collect();
    assert!(masks.iter().zip(&ranks).all(|(&mask, &rank)| Mask::from_rank(rank) == Some(mask)));
    for (board, m) in boards.iter().flat_map(|board| Move::ALL.map(|m| (board, m))) {
        assert_eq!(board.play(m).masks(), board.masks().map(|mask| mask.play(m)));
        assert_eq!(board.play(m).play(m.inverse()), *board);
    }
    let mut group = criterion.benchmark_group("rotation/move");
    group.throughput(Throughput::Elements((boards.len() * Move::COUNT) as u64));
    group.bench_function("board", |bencher| {
        bencher.iter(|| {
            let played = boards.iter().map(|board| Move::ALL.map(|m| board.play(m).bits()));
            played.flatten().fold(0, |all, bits| all ^ bits)
        });
    });
    group.throughput(Throughput::Elements((masks.len() * Move::COUNT) as u64));
    group.bench_function("mask", |bencher| {
        bencher.iter(|| {
            let played = masks.iter().map(|mask| Move::ALL.map(|m| mask.play(m).bits()));
            played.flatten().fold(0, |all, bits| all ^ bits)
        });
    });
    group.throughput(Throughput::Elements(masks.len() as u64));
    group.bench_function("rank", |bencher| {
        bencher.iter(|| masks.iter().fold(0, |all, mask| all ^ mask.rank()));
    });
    group.bench_function("unrank", |bencher| {
        let unranked = || ranks.iter().filter_map(|&rank| Mask::from_rank(rank));
        bencher.iter(|| unranked().fold(0, |all, mask| all ^ mask.bits()));
    });
}

fn reading(criterion: &mut Criterion) {
    let boards = random_boards();
    let usual: String = boards.iter().map(|board| format!("{board}\n")).collect();
    // A blank more in every line, so that each is read token by token.
    let unusual = usual.replace('\n', "\n ").replacen(' ', "  ", 1).replace(" 1 2 ", " 1  2 ");
    let mut group = criterion.benchmark_group("rotation/read");
    group.throughput(Throughput::Bytes(usual.len() as u64));
    for (name, text) in [("usual", &usual), ("tokens", &unusual)] {
        let read = || {
            let mut input = Scanner::from_bytes(text.as_bytes());
            let mut read = Vec::with_capacity(BOARDS);
            while let Some(board) = POJ_2286.read(&mut input).expect("boards keep the contract") {
                read.push(board);
            }
            read
        };
        assert_eq!(read(), boards);
        group.bench_function(name, |bencher| bencher.iter(read));
    }
}

fn solving(criterion: &mut Criterion) {
    let boards = random_boards();
    let (table, bidirectional) = (Table::new(), Bidirectional::new());
    let mut group = criterion.benchmark_group("rotation/solve");
    assert_eq!(moves_of_all(&table, &boards), MOVES_OF_ALL);
    group.throughput(Throughput::Elements(boards.len() as u64));
    group.bench_function("table", |bencher| bencher.iter(|| moves_of_all(&table, &boards)));
    let few = &boards[..200];
    assert_eq!(moves_of_all(&bidirectional, few), moves_of_all(&table, few));
    group.throughput(Throughput::Elements(few.len() as u64));
    group.bench_function("bidirectional", |bencher| bencher.iter(|| moves_of_all(&bidirectional, few)));
}

fn representations(criterion: &mut Criterion) {
    play::<Rotation, plain::Cells>(criterion);
    play::<Rotation, packed::Packed>(criterion);
    play::<Rotation, bitboards::Bitboards>(criterion);
    play::<Rotation, one_colour::OneColour>(criterion);
}

fn strategies(criterion: &mut Criterion) {
    let plain = |boards: &[Board]| -> Vec<[u8; 24]> {
        boards.iter().map(|board| Rotation::parse(&board.to_string()).expect("a board")).collect()
    };
    let mut buckets: Vec<_> = [4, 8, 11].map(|moves| (moves, plain(&exactly(&RotationInputs, moves)))).into();
    buckets.push((13, plain(&hardest_boards()[..SOLVED])));
    shipped::<Rotation>(criterion, &buckets);
}

/// From nothing: the whole cost of one board, and of thirty, at distance 13.
fn starting(criterion: &mut Criterion) {
    let hardest = hardest_boards();
    assert_eq!(hardest.len(), 30);
    let mut group = criterion.benchmark_group("rotation/cold");
    group.sample_size(20);
    for count in [1, 30] {
        assert_eq!(moves_of_all(&Auto::new(), &hardest[..count]), 13 * count as u32);
        group.throughput(Throughput::Elements(count as u64));
        group.bench_function(format!("auto/hardest-{count}"), |bencher| {
            bencher.iter_batched_ref(
                Auto::new,
                |auto| moves_of_all(auto, black_box(&hardest[..count])),
                BatchSize::PerIteration,
            );
        });
    }
}

fn writing(criterion: &mut Criterion) {
    let boards = random_boards();
    let table = Table::new();
    let answers: Vec<Answer<Solution>> = boards.iter().map(|board| table.solve(board)).collect();
    let mut text = Vec::new();
    let mut group = criterion.benchmark_group("rotation/write");
    group.throughput(Throughput::Elements(answers.len() as u64));
    group.bench_function("answers", |bencher| {
        bencher.iter(|| {
            text.clear();
            for (index, (board, answer)) in (0..).zip(boards.iter().zip(&answers)) {
                POJ_2286.write(index, board, answer, &mut text);
            }
            text.len()
        });
    });
    // Two line ends and a digit besides the letters, and no board needs no move.
    assert_eq!(text.len(), MOVES_OF_ALL as usize + 3 * BOARDS);
}

criterion_group!(benches, building, moving, reading, solving, representations, strategies, starting, writing);
criterion_main!(benches);
