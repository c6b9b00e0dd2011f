//! The inputs of the problem packages: a sample, the edges of each contract, the hardest boards, and many random ones.
//!
//! Random boards come from a generator with a fixed start, so that every run writes the same files.

use std::fmt::Write;

/// The inputs of a puzzle by name (`sample/01`, `secret/02-limits`); `None` for a puzzle that has none.
pub(super) fn of(puzzle: &str) -> Option<Vec<(&'static str, String)>> {
    match puzzle {
        "colour-hash" => Some(colour_hash()),
        "eight-puzzle" => Some(eight_puzzle()),
        "magic-board" => Some(magic_board()),
        "rotation-game" => Some(rotation_game()),
        _ => None,
    }
}

/// `SplitMix64` (Steele, Lea and Flood, 2014).
struct Random(u64);

impl Random {
    /// A number below `bound`, near enough to evenly for test data.
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((bits ^ bits >> 31) % bound as u64) as usize
    }

    /// Fisher and Yates.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for index in (1..items.len()).rev() {
            items.swap(index, self.below(index + 1));
        }
    }
}

fn joined<T: ToString>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn magic_board() -> Vec<(&'static str, String)> {
    let write = |boards: &[(usize, [u8; 8])]| {
        let mut text = String::new();
        for (limit, board) in boards {
            let _ = writeln!(text, "{limit}\n{}\n{}", joined(&board[..4]), joined(&board[4..]));
        }
        text + "-1\n"
    };
    let start = [1, 2, 3, 4, 8, 7, 6, 5];
    // The five boards that need 22 moves.
    let farthest = [
        [4, 3, 1, 2, 8, 7, 6, 5],
        [4, 5, 2, 7, 3, 8, 1, 6],
        [6, 1, 8, 3, 5, 4, 7, 2],
        [8, 3, 2, 1, 5, 6, 7, 4],
        [8, 7, 2, 1, 6, 5, 3, 4],
    ];
    let limits = [21, 22, 23, 100].iter().flat_map(|&limit| farthest.map(|board| (limit, board)));
    let mut random = Random(1);
    let mut boards = |count: usize, limit: &mut dyn FnMut(&mut Random) -> usize| {
        let mut boards = Vec::new();
        for _ in 0..count {
            let mut board = start;
            random.shuffle(&mut board);
            boards.push((limit(&mut random), board));
        }
        boards
    };
    vec![
        ("sample/01", write(&[(4, [5, 8, 7, 6, 4, 1, 2, 3]), (3, [4, 3, 2, 1, 5, 6, 7, 8]), (0, start)])),
        ("secret/01-start", write(&[(0, start), (1, start), (100, start)])),
        ("secret/02-none", write(&[])),
        ("secret/03-farthest", write(&limits.collect::<Vec<_>>())),
        ("secret/04-random", write(&boards(1000, &mut |random| random.below(26)))),
        ("secret/05-many", write(&boards(5000, &mut |_| 22))),
    ]
}

fn eight_puzzle() -> Vec<(&'static str, String)> {
    let write = |boards: &[&str]| {
        let lines = boards.iter().map(|board| joined(&board.chars().collect::<Vec<_>>()) + "\n");
        lines.collect::<String>()
    };
    let mut random = Random(2);
    let mut boards = |count: usize| {
        let mut text = String::new();
        for _ in 0..count {
            let mut board = *b"12345678x";
            random.shuffle(&mut board);
            text += &write(&[&board.map(char::from).iter().collect::<String>()]);
        }
        text
    };
    vec![
        ("sample/01", write(&["1234x5786", "12345678x", "12345687x"])),
        ("secret/01-near", write(&["12345678x", "1234567x8", "12345x786", "1x3425786", "123456x78"])),
        ("secret/02-unsolvable", write(&["12345687x", "21345678x", "x12345687"])),
        ("secret/03-farthest", write(&["8672543x1", "64785x321"])),
        ("secret/04-ties", write(&["23415x768", "1236574x8", "243x76518"])),
        ("secret/05-random", boards(300)),
        ("secret/06-many", boards(5000)),
    ]
}

fn rotation_game() -> Vec<(&'static str, String)> {
    let write = |boards: &[&str]| {
        let lines = boards.iter().map(|board| joined(&board.chars().collect::<Vec<_>>()) + "\n");
        lines.collect::<String>() + "0\n"
    };
    let mut random = Random(3);
    let mut boards = |count: usize| {
        let mut boards = Vec::new();
        for _ in 0..count {
            let mut board = *b"111111112222222233333333";
            random.shuffle(&mut board);
            boards.push(board.map(char::from).iter().collect::<String>());
        }
        boards
    };
    let mut random_boards = |count| write(&boards(count).iter().map(String::as_str).collect::<Vec<_>>());
    let solved = "222222111221133111333333";
    vec![
        ("sample/01", write(&["222222111221331111333333", solved])),
        ("secret/01-solved", write(&[solved, "111111333113322333222222"])),
        ("secret/02-none", write(&[])),
        ("secret/03-ties", write(&["232321133321122331113122"])),
        ("secret/04-farthest", write(&["123123122313212331231231"])),
        ("secret/05-random", random_boards(100)),
        ("secret/06-many", random_boards(2000)),
    ]
}

fn colour_hash() -> Vec<(&'static str, String)> {
    let write = |puzzles: &[[u8; 24]]| {
        let lines = puzzles.iter().map(|puzzle| joined(puzzle) + "\n");
        format!("{}\n{}", puzzles.len(), lines.collect::<String>())
    };
    let goal = [0, 3, 4, 3, 0, 5, 6, 5, 0, 1, 2, 1, 0, 7, 8, 7, 0, 9, 10, 9, 0, 1, 2, 1];
    let mut random = Random(4);
    let mut walks = |count: usize, longest: usize| {
        let mut puzzles = Vec::new();
        for _ in 0..count {
            let mut puzzle = goal;
            for _ in 0..random.below(longest + 1) {
                puzzle = turned(puzzle, random.below(4));
            }
            puzzles.push(puzzle);
        }
        write(&puzzles)
    };
    let one_turn: Vec<_> = (0..4).map(|turn| turned(goal, turn)).collect();
    // The smallest word of each is not the smallest from its end.
    let ties = [
        [0, 7, 8, 7, 0, 1, 2, 1, 0, 5, 6, 5, 0, 3, 4, 3, 0, 9, 10, 9, 0, 5, 6, 5],
        [0, 7, 4, 3, 0, 5, 6, 1, 8, 5, 0, 3, 0, 9, 10, 9, 0, 1, 2, 7, 0, 5, 0, 3],
        [6, 1, 2, 1, 0, 3, 4, 3, 0, 5, 0, 5, 0, 7, 8, 7, 0, 9, 10, 9, 0, 5, 0, 5],
        [6, 5, 0, 1, 2, 1, 0, 3, 4, 3, 0, 5, 0, 7, 8, 7, 0, 9, 10, 9, 0, 3, 0, 5],
    ];
    // Exactly 17 turns away.
    let too_far = [0, 1, 0, 7, 4, 5, 0, 9, 8, 7, 0, 3, 10, 1, 0, 3, 2, 9, 6, 5, 0, 7, 0, 3];
    vec![
        ("sample/01", write(&[turned(turned(goal, 2), 1), goal, too_far])),
        ("secret/01-near", write(&one_turn)),
        ("secret/02-none", write(&[])),
        ("secret/03-ties", write(&ties)),
        ("secret/04-too-far", write(&[too_far, turned(too_far, 0), turned(too_far, 1)])),
        ("secret/05-walks", walks(100, 20)),
        ("secret/06-many", walks(1000, 60)),
    ]
}

/// A turn of the left wheel (0 and 2) or the right (1 and 3) by two places, and the common pieces on the other one.
fn turned(mut pieces: [u8; 24], turn: usize) -> [u8; 24] {
    let (left, right) = pieces.split_at_mut(12);
    match turn {
        0 => left.rotate_right(2),
        1 => right.rotate_left(2),
        2 => left.rotate_left(2),
        _ => right.rotate_right(2),
    }
    if matches!(turn, 0 | 2) {
        right[9..].copy_from_slice(&left[9..]);
    } else {
        left[9..].copy_from_slice(&right[9..]);
    }
    pieces
}
