//! Of several colours that need as few moves, takes the first, though another may have the smaller word.

use std::collections::{HashMap, VecDeque};
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

/// How many moves the eight cells of one colour are away from the centre.
fn distances() -> HashMap<u32, u32> {
    let goal = CENTRE.iter().fold(0, |mask, cell| mask | 1 << cell);
    let mut distances = HashMap::from([(goal, 0)]);
    let mut queue = VecDeque::from([goal]);
    while let Some(mask) = queue.pop_front() {
        let distance = distances[&mask];
        for number in 0..8 {
            distances.entry(play(mask, number)).or_insert_with_key(|&next| {
                queue.push_back(next);
                distance + 1
            });
        }
    }
    distances
}

/// The word from a mask to the centre that takes the first of the `order` that leads nearer.
fn word(distances: &HashMap<u32, u32>, mut mask: u32, order: [usize; 8]) -> String {
    let mut word = String::new();
    while distances[&mask] > 0 {
        let nearer = |number: &usize| distances[&play(mask, *number)] < distances[&mask];
        let number = order.into_iter().find(nearer).unwrap();
        mask = play(mask, number);
        word.push((b'A' + number as u8) as char);
    }
    word
}

fn main() {
    let distances = distances();
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    for line in text.lines().filter(|line| *line != "0") {
        let mask = |colour: &str| {
            let cells = line.split(' ').enumerate().filter(|(_, cell)| *cell == colour);
            cells.fold(0, |mask, (cell, _)| mask | 1 << cell)
        };
        let colour = ["1", "2", "3"].into_iter().min_by_key(|colour| distances[&mask(colour)]).unwrap();
        let word = word(&distances, mask(colour), [0, 1, 2, 3, 4, 5, 6, 7]);
        println!("{}\n{colour}", if word.is_empty() { "No moves needed" } else { &word });
    }
}
