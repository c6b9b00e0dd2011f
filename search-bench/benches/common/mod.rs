//! What the benches of all puzzles share: boards at exact distances, a move in every representation, and every shipped
//! strategy by how far its boards are.

use criterion::{BatchSize, BenchmarkId, Criterion, Throughput};
use search_bench::contender::{Contender, Solver};
use search_bench::outcome::{Limits, Verdict};
use search_bench::puzzle::Puzzle;
use search_bench::random::Random;
use search_bench::registry::Registry;
use search_bench::representation::Represents;
use search_bench::scramble::Scramble;
use std::hint::black_box;

/// Boards that are moved in every representation.
const MOVED: u32 = 256;

/// Boards that are solved at each distance.
pub(crate) const SOLVED: usize = 8;

/// Boards at exactly this distance, the same ones in every run.
pub(crate) fn exactly<S: Scramble>(inputs: &S, distance: u32) -> Vec<S::Board> {
    let mut draw = inputs.exactly(distance).expect("there are boards at this distance");
    let mut random = Random::new(1);
    (0..SOLVED).map(|_| draw(&mut random)).collect()
}

/// Every move of some boards in one representation.
pub(crate) fn play<P: Puzzle, S: Represents<P>>(criterion: &mut Criterion) {
    let space = S::new();
    let mut random = Random::new(1);
    let boards = (0..MOVED).map(|index| P::walk(&mut random, 1 + index % P::DEPTH.unwrap_or(20)));
    let states: Vec<_> = boards.flat_map(|board| space.starts(&board)).collect();
    let mut made = 0;
    for state in &states {
        for (code, next) in (0..S::MOVES).filter_map(|code| Some((code, space.play(state, code)?))) {
            assert!(space.undo(&next, code).as_ref() == Some(state));
            made += 1;
        }
    }
    let mut group = criterion.benchmark_group(format!("{}/play", P::NAME));
    group.throughput(Throughput::Elements(made));
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

/// Every shipped strategy on the same boards, as far away as the number beside them says.
pub(crate) fn shipped<P: Registry>(criterion: &mut Criterion, buckets: &[(u32, Vec<P::Board>)]) {
    let words: Vec<_> = buckets.iter().map(|(_, boards)| P::best(boards)).collect();
    for contender in P::contenders("shipped") {
        let mut group = criterion.benchmark_group(contender.name());
        group.sample_size(10);
        for ((distance, boards), words) in buckets.iter().zip(&words) {
            let solvers = solvers(contender, boards.len());
            for ((board, word), solver) in boards.iter().zip(words).zip(solvers.iter().cycle()) {
                let word = word.clone().expect("it has a solution");
                assert_eq!(word.len(), *distance as usize);
                assert_eq!(solver.solve(board, &Limits::NONE).verdict, Verdict::Solved(word));
            }
            let solve = |solvers: &mut Vec<Box<dyn Solver<P>>>| {
                for (board, solver) in boards.iter().zip(solvers.iter().cycle()) {
                    black_box(solver.solve(black_box(board), &Limits::NONE));
                }
            };
            group.throughput(Throughput::Elements(boards.len() as u64));
            group.bench_function(BenchmarkId::from_parameter(format!("{distance} moves")), |bencher| {
                if contender.learns {
                    let new = || self::solvers(contender, boards.len());
                    bencher.iter_batched_ref(new, solve, BatchSize::PerIteration);
                } else {
                    let mut solvers = self::solvers(contender, boards.len());
                    bencher.iter(|| solve(&mut solvers));
                }
            });
        }
        group.finish();
    }
}

/// One solver for all boards; or one for each where an answer's cost depends on what was asked before, so that every
/// answer is a new solver's first.
fn solvers<P: Puzzle>(contender: &Contender<P>, boards: usize) -> Vec<Box<dyn Solver<P>>> {
    let count = if contender.learns { boards } else { 1 };
    (0..count).map(|_| (contender.build)(&Limits::NONE)).collect()
}
