//! The Rotation Game on a 7 × 7 sheet of squares, most of them blank.
//!
//! A cell has no number here: it is where it is on the sheet, and a move writes a row or a column of the sheet anew. For
//! one colour the sheet shows `#` where the colour is and `.` on all other cells.

use std::collections::{BTreeMap, VecDeque};

/// Seven lines of seven squares; a space where there is no cell.
pub type Sheet = [[u8; 7]; 7];

/// The moves' letters, smallest first.
pub const LETTERS: [char; 8] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/// Whether the square of a row and a column is a cell: the third and the fifth of either make the cross.
fn is_cell(row: usize, column: usize) -> bool {
    row == 2 || row == 4 || column == 2 || column == 4
}

/// The sheet with 24 characters on its cells, from top to bottom and from left to right.
///
/// # Panics
/// With fewer than 24 characters.
pub fn sheet(cells: &str) -> Sheet {
    let mut cells = cells.bytes();
    let mut sheet = [[b' '; 7]; 7];
    for (row, line) in sheet.iter_mut().enumerate() {
        for (column, square) in line.iter_mut().enumerate() {
            if is_cell(row, column) {
                *square = cells.next().expect("24 cells");
            }
        }
    }
    sheet
}

/// The characters on the cells, from top to bottom and from left to right.
pub fn cells(sheet: &Sheet) -> String {
    sheet.iter().flatten().map(|&square| char::from(square)).filter(|&square| square != ' ').collect()
}

/// What a move makes of a sheet.
///
/// # Panics
/// For a letter that is no move.
pub fn play(sheet: &Sheet, letter: char) -> Sheet {
    let mut played = *sheet;
    for here in 0..7 {
        let behind = (here + 1) % 7;
        match letter {
            'A' => played[here][2] = sheet[behind][2],
            'B' => played[here][4] = sheet[behind][4],
            'C' => played[2][behind] = sheet[2][here],
            'D' => played[4][behind] = sheet[4][here],
            'E' => played[behind][4] = sheet[here][4],
            'F' => played[behind][2] = sheet[here][2],
            'G' => played[4][here] = sheet[4][behind],
            'H' => played[2][here] = sheet[2][behind],
            _ => panic!("{letter} is no move"),
        }
    }
    played
}

/// The colour of the centre, if the eight squares around the middle have one colour.
pub fn centre(sheet: &Sheet) -> Option<char> {
    let around = [(2, 2), (2, 3), (2, 4), (3, 2), (3, 4), (4, 2), (4, 3), (4, 4)];
    let first = sheet[2][2];
    around.iter().all(|&(row, column)| sheet[row][column] == first).then_some(char::from(first))
}

/// The sheet of one colour: `#` where it is, `.` elsewhere.
pub fn only(sheet: &Sheet, colour: char) -> Sheet {
    sheet.map(|line| {
        line.map(|square| match square {
            b' ' => b' ',
            square if char::from(square) == colour => b'#',
            _ => b'.',
        })
    })
}

/// The fewest moves from every sheet of one colour to the one with that colour in the centre.
///
/// A move taken back is a move, so the search may as well start from the goal.
pub fn distances() -> BTreeMap<Sheet, usize> {
    let goal = sheet("......###..##..###......");
    let mut distances = BTreeMap::from([(goal, 0)]);
    let mut queue = VecDeque::from([goal]);
    while let Some(sheet) = queue.pop_front() {
        let distance = distances[&sheet];
        for letter in LETTERS {
            let next = play(&sheet, letter);
            distances.entry(next).or_insert_with(|| {
                queue.push_back(next);
                distance + 1
            });
        }
    }
    distances
}

/// Every shortest word from a sheet of one colour to the goal.
fn shortest_words(distances: &BTreeMap<Sheet, usize>, sheet: &Sheet) -> Vec<String> {
    if distances[sheet] == 0 {
        return vec![String::new()];
    }
    let mut words = Vec::new();
    for letter in LETTERS {
        let next = play(sheet, letter);
        if distances[&next] < distances[sheet] {
            words.extend(shortest_words(distances, &next).into_iter().map(|rest| format!("{letter}{rest}")));
        }
    }
    words
}

/// The judges' answer to a board of 24 colours: the smallest of all shortest words, whatever their colour, and the colour
/// that the centre has after it.
///
/// # Panics
/// Where the board does not have each colour eight times.
pub fn answer(distances: &BTreeMap<Sheet, usize>, board: &str) -> (String, char) {
    let board = sheet(board);
    let sheets = ['1', '2', '3'].map(|colour| only(&board, colour));
    let fewest = sheets.iter().map(|sheet| distances[sheet]).min();
    let nearest = sheets.iter().filter(|sheet| Some(distances[*sheet]) == fewest);
    let word = nearest.flat_map(|sheet| shortest_words(distances, sheet)).min().expect("there is a word");
    let solved = word.chars().fold(board, |sheet, letter| play(&sheet, letter));
    (word, centre(&solved).expect("the word solves the board"))
}
