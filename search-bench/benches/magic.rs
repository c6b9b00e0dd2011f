//! Where the time of the Magic Board goes, stage by stage: build the table, move, rank, read, look up, write, search.

mod common;

use common::{exactly, play, shipped};
use criterion::{criterion_group, criterion_main, Criterion, Throughput};
use judge_io::{answer_all, Answer, Contract, OnError, Scanner, Solve};
use magic_board::contract::SICILY_1151;
use magic_board::{
    Board, BreadthFirst, Move, Puzzle, Rules, Solution, Table, Tiles, WordTable, BOARDS, CLASSIC_DISTRIBUTION,
};
use search_bench::plain::magic::{words_from, CLASSIC};
use search_bench::puzzle::Magic;
use search_bench::representation::magic::{nibbles, packed, plain};
use search_bench::scramble::{write, Draw, MagicInputs, Order};
use std::hint::black_box;

/// How many boards a batch has.
const BATCH: u64 = 10_000;

/// A whole input of random boards, with a step limit that none needs.
fn input() -> Vec<u8> {
    let order = Order { count: BATCH, seed: 1, draw: Draw::Any };
    let mut text = Vec::new();
    write(&MagicInputs::of("sicily-1151"), &order, &mut text).expect("any number of boards can be drawn");
    text
}

fn read(text: &[u8]) -> Vec<Puzzle> {
    let mut scanner = Scanner::from_bytes(text);
    let mut puzzles = Vec::with_capacity(BATCH as usize);
    while let Some(puzzle) = SICILY_1151.read(&mut scanner).expect("puzzles keep the contract") {
        puzzles.push(puzzle);
    }
    puzzles
}

fn building(c: &mut Criterion) {
    let moves = |table: &WordTable| -> u64 {
        let boards = (0..BOARDS as u32).filter_map(Board::from_rank);
        boards.map(|board| u64::from(table.word(board).len())).sum()
    };
    let moves_of_all: u64 = (0..).zip(CLASSIC_DISTRIBUTION).map(|(distance, boards)| distance * boards).sum();
    assert_eq!(moves(&WordTable::classic()), moves_of_all);
    let plain = words_from(&CLASSIC, CLASSIC.start);
    assert_eq!(plain.values().map(|word| word.len() as u64).sum::<u64>(), moves_of_all);
    let mut group = c.benchmark_group("magic/build");
    group.throughput(Throughput::Elements(BOARDS as u64));
    group.bench_function("table", |b| b.iter(WordTable::classic));
    group.sample_size(10).bench_function("plain", |b| b.iter(|| words_from(&CLASSIC, CLASSIC.start)));
    group.finish();
}

fn moving(c: &mut Criterion) {
    let boards: Vec<Board> = read(&input()).iter().map(|puzzle| puzzle.board).collect();
    let tiles: Vec<Tiles> = boards.iter().map(|board| board.tiles()).collect();
    for (&board, tiles) in boards.iter().zip(&tiles) {
        assert_eq!((tiles.board(), tiles.rank_of_distinct()), (Some(board), board.rank()));
        for m in Move::ALL {
            assert_eq!(Rules::CLASSIC.turn(*tiles, m).board(), Some(Rules::CLASSIC.play(board, m)));
        }
    }
    let mut group = c.benchmark_group("magic/move");
    group.throughput(Throughput::Elements(BATCH * Move::ALL.len() as u64));
    group.bench_function("tiles", |b| {
        let played = |&tiles: &Tiles| Move::ALL.map(|m| Rules::CLASSIC.turn(tiles, m).bits());
        b.iter(|| tiles.iter().flat_map(played).fold(0, |all, bits| all ^ bits));
    });
    group.bench_function("board", |b| {
        let played = |&board: &Board| Move::ALL.map(|m| Rules::CLASSIC.play(board, m).rank());
        b.iter(|| boards.iter().flat_map(played).fold(0, |all, rank| all ^ rank));
    });
    group.throughput(Throughput::Elements(BATCH));
    group.bench_function("rank", |b| {
        b.iter(|| tiles.iter().fold(0, |all, tiles| all ^ tiles.rank_of_distinct()));
    });
    group.bench_function("rank-and-validate", |b| {
        b.iter(|| tiles.iter().filter_map(|tiles| tiles.board()).fold(0, |all, board| all ^ board.rank()));
    });
    group.bench_function("unrank", |b| {
        b.iter(|| boards.iter().fold(0, |all, board| all ^ board.tiles().bits()));
    });
    group.finish();
}

fn reading(c: &mut Criterion) {
    let usual = input();
    // A blank more at every line's end, so that each puzzle is read token by token.
    let unusual = String::from_utf8_lossy(&usual).replace('\n', " \n").into_bytes();
    let puzzles = read(&usual);
    let mut group = c.benchmark_group("magic/read");
    for (name, text) in [("usual", &usual), ("tokens", &unusual)] {
        assert_eq!(read(text), puzzles);
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_function(name, |b| b.iter(|| read(black_box(text))));
    }
    group.finish();
}

fn solving(c: &mut Criterion) {
    let puzzles = read(&input());
    let (table, breadth_first) = (Table::classic(), BreadthFirst::new(&Rules::CLASSIC));
    let moves = |solver: &dyn Solve<Puzzle, Solution>, puzzles: &[Puzzle]| -> u32 {
        puzzles.iter().filter_map(|puzzle| solver.solve(puzzle).solution).map(|found| found.word.len()).sum()
    };
    let few = &puzzles[..20];
    assert_eq!(moves(&table, few), moves(&breadth_first, few));
    let mut group = c.benchmark_group("magic/solve");
    group.throughput(Throughput::Elements(BATCH));
    group.bench_function("table", |b| b.iter(|| moves(&table, &puzzles)));
    group.throughput(Throughput::Elements(few.len() as u64));
    group.sample_size(20).bench_function("breadth-first", |b| b.iter(|| moves(&breadth_first, few)));
    group.finish();
}

fn representations(c: &mut Criterion) {
    play::<Magic, plain::Strings>(c);
    play::<Magic, nibbles::Nibbles>(c);
    play::<Magic, packed::Packed>(c);
}

fn strategies(c: &mut Criterion) {
    let inputs = MagicInputs::of("sicily-1151");
    let boards = |moves| -> Vec<[u8; 8]> {
        exactly(&inputs, moves).iter().map(|board: &Board| board.tiles().to_array()).collect()
    };
    let buckets = [5, 10, 15, 20, 22].map(|moves| (moves, boards(moves)));
    shipped::<Magic>(c, &buckets);
}

fn writing(c: &mut Criterion) {
    let input = input();
    let puzzles = read(&input);
    let table = Table::classic();
    let answers: Vec<Answer<Solution>> = puzzles.iter().map(|puzzle| table.solve(puzzle)).collect();
    let write = |text: &mut Vec<u8>| {
        text.clear();
        for (index, (puzzle, answer)) in (0..).zip(puzzles.iter().zip(&answers)) {
            SICILY_1151.write(index, puzzle, answer, text);
        }
    };
    let all = |text: &mut Vec<u8>| {
        text.clear();
        answer_all(&SICILY_1151, &table, Scanner::from_bytes(&input), text, 1, &OnError::Stop)
            .expect("the input keeps its contract")
    };
    let (mut written, mut streamed) = (Vec::new(), Vec::new());
    write(&mut written);
    assert_eq!(all(&mut streamed).answered, BATCH);
    assert_eq!(written, streamed);
    let mut group = c.benchmark_group("magic/write");
    group.throughput(Throughput::Elements(BATCH));
    group.bench_function("answers", |b| b.iter(|| write(&mut written)));
    group.bench_function("read-solve-write", |b| b.iter(|| all(&mut streamed)));
    group.finish();
}

criterion_group!(benches, building, moving, reading, solving, representations, strategies, writing);
criterion_main!(benches);
