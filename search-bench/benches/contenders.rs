//! What the bench compares, under Criterion: a move in every representation, and every shipped strategy by how far its
//! boards are.

use criterion::{criterion_group, criterion_main, BenchmarkId, Criterion, Throughput};
use search_bench::outcome::{Limits, Verdict};
use search_bench::puzzle::{Colour, Eight, Magic, Puzzle, Rotation};
use search_bench::random::Random;
use search_bench::registry::Registry;
use search_bench::representation::{colour, eight, magic, rotation, Represents};
use std::collections::BTreeMap;
use std::hint::black_box;

/// Boards a bench moves or solves at once.
const BOARDS: usize = 256;

/// Boards of one band of distances.
const BAND: usize = 16;

/// How many distances make a band.
const BAND_WIDTH: usize = 4;

fn boards<P: Puzzle>() -> Vec<P::Board> {
    let mut random = Random::new(1);
    let depth = P::DEPTH.unwrap_or(20);
    (0..BOARDS).map(|index| P::walk(&mut random, 1 + index as u32 % depth)).collect()
}

/// Every move of every board, and back again.
fn play<P: Puzzle, S: Represents<P>>(criterion: &mut Criterion) {
    let space = S::new();
    let states: Vec<_> = boards::<P>().iter().flat_map(|board| space.starts(board)).collect();
    let moves = |state: &S::State| (0..S::MOVES).filter_map(|code| space.play(state, code)).count();
    for state in &states {
        for (code, next) in (0..S::MOVES).filter_map(|code| Some((code, space.play(state, code)?))) {
            assert!(space.undo(&next, code).as_ref() == Some(state));
        }
    }
    let made: usize = states.iter().map(moves).sum();
    let mut group = criterion.benchmark_group(format!("{}/play", P::NAME));
    group.throughput(Throughput::Elements(made as u64));
    group.bench_function(S::NAME, |bencher| {
        bencher.iter(|| {
            for state in &states {
                for code in 0..S::MOVES {
                    black_box(space.play(black_box(state), code));
                }
            }
        });
    });
    group.finish();
}

fn plays(criterion: &mut Criterion) {
    play::<Rotation, rotation::plain::Cells>(criterion);
    play::<Rotation, rotation::packed::Packed>(criterion);
    play::<Rotation, rotation::bitboards::Bitboards>(criterion);
    play::<Rotation, rotation::one_colour::OneColour>(criterion);
    play::<Magic, magic::plain::Strings>(criterion);
    play::<Magic, magic::nibbles::Nibbles>(criterion);
    play::<Magic, magic::packed::Packed>(criterion);
    play::<Eight, eight::plain::BaseNine>(criterion);
    play::<Eight, eight::packed::Packed>(criterion);
    play::<Eight, eight::cantor::Cantor>(criterion);
    play::<Colour, colour::plain::Strings>(criterion);
    play::<Colour, colour::packed::Packed>(criterion);
    play::<Colour, colour::ranks::Ranks>(criterion);
}

/// A board with its smallest shortest word.
type Answered<P> = (<P as Puzzle>::Board, Vec<u8>);

/// Every shipped strategy on the same boards, those that are about as far together.
fn shipped<P: Registry>(criterion: &mut Criterion) {
    let boards = boards::<P>();
    let mut bands: BTreeMap<usize, Vec<Answered<P>>> = BTreeMap::new();
    for (board, best) in boards.iter().zip(P::best(&boards)) {
        let best = best.expect("a walk can be walked back");
        let band = bands.entry(best.len() / BAND_WIDTH * BAND_WIDTH).or_default();
        if band.len() < BAND {
            band.push((*board, best));
        }
    }
    for contender in P::contenders().matching("shipped") {
        let solver = (contender.build)(&Limits::NONE);
        let mut group = criterion.benchmark_group(&contender.name);
        group.sample_size(10);
        for (nearest, band) in &bands {
            for (board, best) in band {
                assert_eq!(solver.solve(board, &Limits::NONE).verdict, Verdict::Solved(best.clone()));
            }
            group.throughput(Throughput::Elements(band.len() as u64));
            let distances = format!("{nearest} to {} moves", nearest + BAND_WIDTH - 1);
            group.bench_function(BenchmarkId::from_parameter(distances), |bencher| {
                bencher.iter(|| {
                    for (board, _) in band {
                        black_box(solver.solve(black_box(board), &Limits::NONE));
                    }
                });
            });
        }
        group.finish();
    }
}

fn strategies(criterion: &mut Criterion) {
    shipped::<Rotation>(criterion);
    shipped::<Magic>(criterion);
    shipped::<Eight>(criterion);
    shipped::<Colour>(criterion);
}

criterion_group!(benches, plays, strategies);
criterion_main!(benches);
