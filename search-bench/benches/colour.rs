//! Where the time of a Colour Hash answer goes, stage by stage.
//!
//! Tables are built apart from solving; every stage asserts its result once before it is timed.

mod common;

use colour_hash::contract::UVA_704;
use colour_hash::{
    Auto, Ball, Bidirectional, Board, Coordinates, Distances, IdaStar, Key, Move, Solution, DISTRIBUTION,
};
use common::{exactly, play, shipped};
use criterion::{criterion_group, criterion_main, BenchmarkId, Criterion, Throughput};
use judge_io::{answer_all, Answer, Contract, OnError, Scanner, Solve};
use search_bench::puzzle::Colour;
use search_bench::random::Random;
use search_bench::representation::colour::{packed, plain, ranks};
use search_bench::scramble::{ColourInputs, Scramble};
use std::hint::black_box;
use std::time::Duration;

/// Puzzles in a batch.
const BATCH: usize = 10_000;

/// The statement's third sample, 18 moves away.
const OUT_OF_REACH: &str = "0 9 4 3 0 5 6 5 0 1 2 1 0 7 8 7 0 9 10 3 0 1 2 1";

/// Boards of up to 20 random turns.
fn scrambles(count: usize) -> Vec<Board> {
    let mut random = Random::new(1);
    let mut scramble =
        || (0..random.below(21)).fold(Board::GOAL, |board, _| board.play(Move::ALL[random.below(4)]));
    (0..count).map(|_| scramble()).collect()
}

/// Any sorted boards: 199 of 200 have no solution.
fn arrangements(count: usize) -> Vec<Board> {
    let mut random = Random::new(2);
    (0..count).map(|_| ColourInputs.any(&mut random)).collect()
}

fn solved<S: Solve<Board, Solution>>(solver: &S, boards: &[Board]) -> usize {
    boards.iter().filter(|board| solver.solve(board).solution.is_some()).count()
}

fn build(c: &mut Criterion) {
    let mut group = c.benchmark_group("colour/build");
    group.sample_size(20);
    for radius in Bidirectional::RADII {
        let size = DISTRIBUTION[..=radius as usize].iter().sum();
        assert_eq!(Ball::new(radius).distribution().sum::<u64>(), size);
        group.throughput(Throughput::Elements(size));
        group.bench_function(BenchmarkId::new("ball", radius), |b| b.iter(|| Ball::new(black_box(radius))));
    }
    group.throughput(Throughput::Elements(113_400 + 55_440));
    let distances = Distances::new();
    let bound = |key| distances.lower_bound(Coordinates::new(key));
    assert_eq!(bound(Key::GOAL), 0);
    let keys: Vec<Key> = arrangements(BATCH).into_iter().filter_map(Key::new).collect();
    assert!(keys.iter().all(|&key| key == Key::GOAL || bound(key) > 0));
    group.bench_function("distances", |b| b.iter(Distances::new));
    group.finish();
}

fn board(c: &mut Criterion) {
    let boards = arrangements(BATCH);
    let keys: Vec<Key> = boards.iter().filter_map(|&board| Key::new(board)).collect();
    let ball = Ball::new(12);
    let near = |keys: &[Key]| keys.iter().filter(|&&key| ball.may_touch(key)).count();
    let ranks: Vec<Coordinates> = keys.iter().map(|&key| Coordinates::new(key)).collect();
    assert_eq!(keys.len(), BATCH);
    assert!(near(&keys) < BATCH / 20);
    assert!(keys.iter().zip(&ranks).all(|(&key, rank)| rank.key() == key));
    for ((board, key), turn) in boards.iter().zip(&keys).flat_map(|pair| Move::ALL.map(|turn| (pair, turn))) {
        assert_eq!(key.board(), *board);
        assert_eq!(key.play(turn).board(), board.play(turn));
        assert_eq!(board.play(turn).play(turn.inverse()), *board);
    }
    let mut group = c.benchmark_group("colour/board");
    group.throughput(Throughput::Elements(4 * BATCH as u64));
    group.bench_function("play in 84 bits", |b| {
        let turned = |&board: &Board| Move::ALL.map(|turn| board.play(turn).bits());
        b.iter(|| boards.iter().flat_map(turned).fold(0, |bits, turned| bits ^ turned));
    });
    group.bench_function("play in 63 bits", |b| {
        let turned = |&key: &Key| Move::ALL.map(|turn| key.play(turn).bits());
        b.iter(|| keys.iter().flat_map(turned).fold(0, |bits, turned| bits ^ turned));
    });
    group.throughput(Throughput::Elements(BATCH as u64));
    group.bench_function("key", |b| {
        b.iter(|| boards.iter().filter_map(|&board| Key::new(board)).fold(0, |bits, key| bits ^ key.bits()));
    });
    group.bench_function("rank", |b| {
        b.iter(|| keys.iter().map(|&key| Coordinates::new(key).triangles).fold(0, u32::wrapping_add));
    });
    group.bench_function("unrank", |b| {
        b.iter(|| ranks.iter().fold(0, |bits, rank| bits ^ rank.key().bits()));
    });
    group.bench_function("filter", |b| b.iter(|| near(&keys)));
    group.finish();
}

/// All puzzles of an input without a count.
fn read(text: &str) -> Vec<Board> {
    let mut input = Scanner::from_bytes(text.as_bytes());
    let mut boards = Vec::with_capacity(BATCH);
    while let Some(board) = UVA_704.read(&mut input).expect("the input keeps its contract") {
        boards.push(board);
    }
    boards
}

fn listed(boards: &[Board]) -> String {
    let lines: Vec<String> = boards.iter().map(Board::to_string).collect();
    lines.join("\n") + "\n"
}

fn contract(c: &mut Criterion) {
    let boards = scrambles(BATCH);
    let usual = listed(&boards);
    let unusual = usual.replace(' ', "  ");
    assert!(read(&usual) == boards && read(&unusual) == boards);
    let solver = Bidirectional::new(12);
    let answers: Vec<Answer<Solution>> = boards.iter().map(|board| solver.solve(board)).collect();
    let mut text = Vec::new();
    let mut write = || {
        text.clear();
        for ((index, board), answer) in (0..).zip(&boards).zip(&answers) {
            UVA_704.write(index, board, answer, &mut text);
        }
        text.len()
    };
    assert!(write() > BATCH);
    let mut group = c.benchmark_group("colour/contract");
    group.throughput(Throughput::Bytes(usual.len() as u64));
    group.bench_function("read", |b| b.iter(|| read(&usual).len()));
    group.throughput(Throughput::Bytes(unusual.len() as u64));
    group.bench_function("read, two blanks between", |b| b.iter(|| read(&unusual).len()));
    group.throughput(Throughput::Elements(BATCH as u64));
    group.bench_function("write", |b| b.iter(&mut write));
    group.finish();
}

fn solve(c: &mut Criterion) {
    let mut group = c.benchmark_group("colour/solve");
    group.sample_size(10).measurement_time(Duration::from_secs(1));
    for (name, boards) in [("scrambles", scrambles(BATCH)), ("arrangements", arrangements(BATCH))] {
        let expected = solved(&Bidirectional::new(8), &boards[..1_000]);
        for radius in Bidirectional::RADII {
            let solver = Bidirectional::new(radius);
            assert_eq!(solved(&solver, &boards[..1_000]), expected);
            // Small balls are for few puzzles.
            let batch = &boards[..if radius < 10 { 1_000 } else { BATCH }];
            group.throughput(Throughput::Elements(batch.len() as u64));
            group.bench_function(BenchmarkId::new(name, radius), |b| b.iter(|| solved(&solver, batch)));
        }
    }
    let out_of_reach: Board = OUT_OF_REACH.parse().expect("a board");
    let ida_star = IdaStar::new();
    assert_eq!(ida_star.solve(&out_of_reach).solution, None);
    assert_eq!(Auto::new().solve(&out_of_reach).solution, None);
    group.throughput(Throughput::Elements(1));
    group.bench_function("out of reach/ida-star", |b| b.iter(|| ida_star.solve(black_box(&out_of_reach))));
    group
        .bench_function("out of reach/auto, new", |b| b.iter(|| Auto::new().solve(black_box(&out_of_reach))));
    group.finish();
}

fn representations(c: &mut Criterion) {
    play::<Colour, plain::Strings>(c);
    play::<Colour, packed::Packed>(c);
    play::<Colour, ranks::Ranks>(c);
}

fn strategies(c: &mut Criterion) {
    let boards = |moves| -> Vec<[u8; 21]> {
        exactly(&ColourInputs, moves).iter().map(|board| board.pieces()).collect()
    };
    let buckets = [8, 12, 16].map(|moves| (moves, boards(moves)));
    shipped::<Colour>(c, &buckets);
}

/// Reading, building what the announced count is worth, solving and writing, on one thread.
fn input(c: &mut Criterion) {
    let boards = [scrambles(BATCH / 2), arrangements(BATCH / 2)].concat();
    let input = format!("{BATCH}\n{}", listed(&boards));
    let mut text = Vec::new();
    let mut run = || {
        text.clear();
        let input = Scanner::from_bytes(input.as_bytes());
        answer_all(&UVA_704, &UVA_704.solver(), input, &mut text, 1, &OnError::Stop)
            .expect("it keeps its contract")
            .answered
    };
    assert_eq!(run(), BATCH as u64);
    let mut group = c.benchmark_group("colour/input");
    group.sample_size(20).throughput(Throughput::Elements(BATCH as u64));
    group.bench_function("half scrambles, half arrangements", |b| b.iter(&mut run));
    group.finish();
}

criterion_group!(benches, build, board, contract, solve, representations, strategies, input);
criterion_main!(benches);
