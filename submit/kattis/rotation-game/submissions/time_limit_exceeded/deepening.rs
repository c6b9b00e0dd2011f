//! Deepens without a bound: every word of one move, of two, of three, until one solves the board.

use std::io::Read;

/// The cells of each line of the cross, in the order in which its first move turns them.
const LINES: [[usize; 7]; 4] = [
    [0, 2, 6, 11, 15, 20, 22],
    [1, 3, 8, 12, 17, 21, 23],
    [10, 9, 8, 7, 6, 5, 4],
    [19, 18, 17, 16, 15, 14, 13],
];

const CENTRE: [usize; 8] = [6, 7, 8, 11, 12, 15, 16, 17];

/// What move number `number`, A to H, makes of the cells of one colour.
fn play(mask: u32, number: usize) -> u32 {
    // A and F, B and E, C and H, D and G turn the same line either way.
    let (line, step) = if number < 4 { (LINES[number], 1) } else { (LINES[[1, 0, 3, 2][number - 4]], 6) };
    let mut turned = mask;
    for (index, &cell) in line.iter().enumerate() {
        turned = turned & !(1 << cell) | (mask >> line[(index + step) % 7] & 1) << cell;
    }
    turned
}

fn search(masks: [u32; 3], depth: usize, word: &mut String) -> Option<usize> {
    let goal = CENTRE.iter().fold(0, |mask, cell| mask | 1 << cell);
    if depth == 0 {
        return masks.iter().position(|&mask| mask == goal);
    }
    for number in 0..8 {
        word.push((b'A' + number as u8) as char);
        let colour = search(masks.map(|mask| play(mask, number)), depth - 1, word);
        if colour.is_some() {
            return colour;
        }
        word.pop();
    }
    None
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    for line in text.lines().filter(|line| *line != "0") {
        let masks = ["1", "2", "3"].map(|colour| {
            let cells = line.split(' ').enumerate().filter(|(_, cell)| *cell == colour);
            cells.fold(0, |mask, (cell, _)| mask | 1 << cell)
        });
        let mut word = String::new();
        let colour = (0..).find_map(|depth| search(masks, depth, &mut word)).unwrap() + 1;
        println!("{}\n{colour}", if word.is_empty() { "No moves needed" } else { &word });
    }
}
