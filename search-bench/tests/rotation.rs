//! The Rotation Game's table, contract and strategies against the plain twin, and the distances of all boards.

use judge_io::testing::{answers, fixtures};
use judge_io::{Answer, Scanner, Solve};
use rotation_game::contract::POJ_2286;
use rotation_game::{
    centre_gap, Auto, Bidirectional, Board, Colour, IdaStar, Mask, Move, Solution, Table, WordTable,
    BOARD_DISTRIBUTION, DISTRIBUTION, MASKS,
};
use search_bench::plain::rotation::{answer, distances, play, sheet, Sheet, LETTERS};
use search_bench::random::Random;
use search_bench::scramble::{RotationInputs, Scramble};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::OnceLock;

fn twin() -> &'static BTreeMap<Sheet, usize> {
    static TWIN: OnceLock<BTreeMap<Sheet, usize>> = OnceLock::new();
    TWIN.get_or_init(distances)
}

fn table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(Table::new)
}

fn masks() -> impl Iterator<Item = Mask> {
    (0..MASKS as u32).filter_map(Mask::from_rank)
}

/// Any boards.
fn random_boards(count: usize, seed: u64) -> Vec<Board> {
    let mut random = Random::new(seed);
    (0..count).map(|_| RotationInputs.any(&mut random)).collect()
}

fn digits(board: Board) -> String {
    board.to_string().replace(' ', "")
}

fn spelled(solution: &Solution) -> (String, char) {
    let word = solution.moves().iter().map(|m| m.letter()).collect();
    (word, char::from(b'0' + solution.colour.number()))
}

fn solution(answer: Answer<Solution>) -> Solution {
    answer.solution.expect("every board can be solved")
}

#[test]
fn every_mask() {
    let table = WordTable::new();
    let mut counts = [0; 15];
    for mask in masks() {
        let drawn: String = (0..24).map(|cell| if mask.contains(cell) { '#' } else { '.' }).collect();
        let word = table.word(mask);
        assert_eq!(word.len() as usize, twin()[&sheet(&drawn)], "{mask:?}");
        assert_eq!(word.codes().filter_map(Move::from_code).fold(mask, Mask::play), Mask::CENTRE);
        counts[word.len() as usize] += 1;
    }
    assert_eq!(counts, DISTRIBUTION);
    assert_eq!(twin().len(), MASKS);
}

#[test]
fn moves() {
    for board in random_boards(200, 1) {
        for (m, letter) in Move::ALL.into_iter().zip(LETTERS) {
            assert_eq!(m.letter(), letter);
            assert_eq!(sheet(&digits(board.play(m))), play(&sheet(&digits(board)), letter), "{board:?} {m}");
            for colour in Colour::ALL {
                assert_eq!(board.mask(colour).play(m), board.play(m).mask(colour));
            }
        }
    }
}

#[test]
fn random_boards_by_every_quick_strategy() {
    let (auto, bidirectional) = (Auto::new(), Bidirectional::new());
    let mut tied = 0;
    for board in random_boards(2_000, 2) {
        let solution = solution(table().solve(&board));
        assert_eq!(spelled(&solution), answer(twin(), &digits(board)), "{board:?}");
        assert!(solution.solves(board));
        assert_eq!(auto.solve(&board).solution, Some(solution));
        assert_eq!(bidirectional.solve(&board).solution, Some(solution));
        let shortest = |&colour: &Colour| {
            let drawn = digits(board).replace(|cell| cell != char::from(b'0' + colour.number()), ".");
            let drawn = drawn.replace(|cell| cell != '.', "#");
            twin()[&sheet(&drawn)] == solution.word.len() as usize
        };
        tied += usize::from(Colour::ALL.iter().filter(|colour| shortest(colour)).count() > 1);
    }
    assert!(tied > 200, "only {tied} boards are at the same distance by two colours");
}

#[test]
fn iterative_deepening_finds_the_same() {
    for board in random_boards(300, 3) {
        let wanted = solution(table().solve(&board));
        assert_eq!(solution(IdaStar.solve(&board)), wanted, "{board:?}");
    }
}

/// The bound never exceeds the distance and never changes by more than one a move. Both follow for boards if they hold for
/// the masks of one colour, since bound and distance of a board are the least of its three colours'.
#[test]
fn centre_gap_is_admissible_and_consistent() {
    let gap = |mask: Mask| 8 - (mask.bits() & Mask::CENTRE.bits()).count_ones();
    let table = WordTable::new();
    for mask in masks() {
        assert!(gap(mask) <= table.word(mask).len());
        for m in Move::ALL {
            assert!(gap(mask).abs_diff(gap(mask.play(m))) <= 1);
        }
    }
    for board in random_boards(1_000, 4) {
        assert_eq!(Some(centre_gap(board)), board.masks().map(gap).into_iter().min());
    }
}

#[test]
fn fixtures_are_the_twins() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/rotation-game");
    for fixture in fixtures(&folder) {
        let text = String::from_utf8(fixture.input).expect("fixtures are text");
        let tokens: Vec<&str> = text.split_whitespace().take_while(|&token| token != "0").collect();
        let mut wanted = String::new();
        for board in tokens.chunks(24) {
            let (word, colour) = answer(twin(), &board.concat());
            let word = if word.is_empty() { "No moves needed" } else { &word };
            wanted.push_str(&format!("{word}\n{colour}\n"));
        }
        assert_eq!(fixture.answers, wanted, "{}", fixture.name);
        let solved = answers(&POJ_2286, &Auto::new(), Scanner::from_bytes(text.as_bytes()));
        assert_eq!(solved, (wanted, None), "{}", fixture.name);
    }
}

/// Every board's distance, by brute force over what is left when symmetry is taken away.
///
/// A board is a mask for the first colour and another among the other 16 cells for the second. Exchanging the last two
/// colours changes no distance, and neither does turning or reflecting the board, so one mask of each class of up to
/// eight is enough for the first colour.
#[test]
fn every_board() {
    let table = WordTable::new();
    let distances: Vec<u8> = masks().map(|mask| table.word(mask).len() as u8).collect();
    let classes: Vec<(Mask, u64)> = masks().filter_map(class).collect();
    let (half, other_half) = classes.split_at(classes.len() / 2);
    let counts = std::thread::scope(|scope| {
        let worker = scope.spawn(|| count_boards(half, &distances));
        let counts = count_boards(other_half, &distances);
        let half = worker.join().expect("counting does not panic");
        std::array::from_fn(|distance| counts[distance] + half[distance])
    });
    assert_eq!(counts, BOARD_DISTRIBUTION);
    assert_eq!(counts.iter().sum::<u64>(), 9_465_511_770);
}

/// The mask with the size of its class under the square's eight symmetries, if it is the smallest of the class.
fn class(mask: Mask) -> Option<(Mask, u64)> {
    static SYMMETRIES: OnceLock<[[u32; 24]; 8]> = OnceLock::new();
    let symmetries = SYMMETRIES.get_or_init(|| {
        // The bit of each square that is a cell, and where the symmetries put the square.
        let cells: Vec<(usize, usize)> = (0..49)
            .map(|square| (square / 7, square % 7))
            .filter(|&(row, column)| [2, 4].contains(&row) || [2, 4].contains(&column))
            .collect();
        std::array::from_fn(|symmetry| {
            let moved = cells.iter().map(|&(row, column)| {
                let (row, column) = if symmetry & 1 != 0 { (column, row) } else { (row, column) };
                let row = if symmetry & 2 != 0 { 6 - row } else { row };
                let column = if symmetry & 4 != 0 { 6 - column } else { column };
                cells.iter().position(|&cell| cell == (row, column)).expect("symmetries keep the cross")
            });
            let moved: Vec<usize> = moved.collect();
            std::array::from_fn(|cell| cell_bit(moved[cell]))
        })
    });
    let images: BTreeSet<u32> = symmetries
        .iter()
        .map(|bits| (0..24).filter(|&cell| mask.contains(cell)).fold(0, |image, cell| image | bits[cell]))
        .collect();
    (images.first() == Some(&mask.bits())).then_some((mask, images.len() as u64))
}

/// The bit of a cell in a [`Mask`].
fn cell_bit(cell: usize) -> u32 {
    1 << if cell < 12 { 2 * cell } else { 2 * cell - 23 }
}

/// How many boards lie at each distance whose first colour has one of these masks, times the size of its class.
fn count_boards(classes: &[(Mask, u64)], distances: &[u8]) -> [u64; 14] {
    let distance = |bits: u32| distances[Mask::from_bits(bits).expect("eight cells").rank() as usize];
    // Of the two last colours the second is the one that has the first cell that is left.
    let patterns: Vec<usize> =
        (0..1_usize << 16).filter(|pattern| pattern & 1 != 0 && pattern.count_ones() == 8).collect();
    let mut counts = [0; 14];
    for &(first, size) in classes {
        let left: Vec<u32> = (0..24).map(|bit| 1 << bit).filter(|bit| first.bits() & bit == 0).collect();
        let spread = |cells: &[u32]| -> [u32; 256] {
            std::array::from_fn(|pattern| {
                (0..8).filter(|bit| pattern >> bit & 1 != 0).fold(0, |bits, bit| bits | cells[bit])
            })
        };
        let (low, high) = (spread(&left[..8]), spread(&left[8..]));
        let rest = 0xff_ffff ^ first.bits();
        let mut here = [0_u64; 14];
        for &pattern in &patterns {
            let second = low[pattern & 0xff] | high[pattern >> 8];
            let board = distance(first.bits()).min(distance(second)).min(distance(rest ^ second));
            here[usize::from(board)] += 1;
        }
        for (count, here) in counts.iter_mut().zip(here) {
            *count += 2 * size * here;
        }
    }
    counts
}
