//! The two small puzzles: every position's word is in a table, so a survey reads the table from end to end.

use super::{listed, Farthest, Subject, Survey};
use eight_puzzle::{MoveOrder, WordTable};
use judge_io::{Alphabet, Word};
use magic_board::Rules;

/// Surveys the magic board under one set of rules.
pub(super) fn magic_board(subject: Subject, rules: &Rules, depth: Option<u32>) -> Survey {
    let words = if *rules == Rules::CLASSIC {
        magic_board::WordTable::classic()
    } else {
        magic_board::WordTable::sicily_1515()
    };
    let boards = (0..magic_board::BOARDS as u32).filter_map(magic_board::Board::from_rank);
    let words = boards.clone().map(|board| (board.rank(), words.word(board)));
    let letters = Alphabet::new(b"ABC");
    from_words(subject, depth, words.collect(), &letters, |rank, word| {
        let board = magic_board::Board::from_rank(rank).expect("a rank that was counted");
        // The judge reads how many moves are allowed first.
        format!("{} {board}", word.len())
    })
}

/// Surveys the eight puzzle to one goal.
pub(super) fn eight_puzzle(subject: Subject, goal: eight_puzzle::Board, depth: Option<u32>) -> Survey {
    let table = WordTable::new(goal.blank(), MoveOrder::UDLR);
    let odd = goal.is_odd();
    let word = |board| table.word(eight_puzzle::Puzzle::between(board, goal).in_order().board());
    let words =
        boards().filter(|board| board.is_odd() == odd).filter_map(|board| Some((board.rank(), word(board)?)));
    let letters = Alphabet::new(b"udlr");
    from_words(subject, depth, words.collect(), &letters, |rank, _| {
        let board = eight_puzzle::Board::unrank(rank, odd).expect("a rank that was counted");
        if subject == Subject::EightPuzzle {
            board.to_string()
        } else {
            board.cells().map(|tile| char::from(b'0' + tile)).iter().collect()
        }
    })
}

/// The survey of a puzzle whose positions' words are all known, by rank.
fn from_words(
    subject: Subject,
    depth: Option<u32>,
    mut words: Vec<(u32, Word<2>)>,
    letters: &Alphabet<2>,
    board: impl Fn(u32, Word<2>) -> String,
) -> Survey {
    words.retain(|(_, word)| depth.is_none_or(|depth| word.len() <= depth));
    words.sort_unstable_by_key(|&(rank, _)| rank);
    let reach = words.iter().map(|(_, word)| word.len()).max().unwrap_or(0);
    let mut levels = vec![0; reach as usize + 1];
    for (_, word) in &words {
        levels[word.len() as usize] += 1;
    }
    let farthest = words.iter().filter(|(_, word)| word.len() == reach);
    let farthest = farthest.take(listed(levels[reach as usize])).map(|&(rank, word)| {
        let mut answer = Vec::new();
        letters.spell(word, &mut answer);
        let answer = String::from_utf8(answer).expect("letters are ASCII");
        Farthest { rank: rank.into(), board: board(rank, word), answer }
    });
    let farthest = farthest.collect();
    Survey { subject, range: None, positions: subject.positions(), levels, farthest }
}

/// Every arrangement of the eight puzzle, half of which can be solved.
fn boards() -> impl Iterator<Item = eight_puzzle::Board> {
    let mut next = Some([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    std::iter::from_fn(move || {
        let cells = next?;
        next = following(cells);
        eight_puzzle::Board::from_cells(cells)
    })
}

/// The arrangement that follows in lexicographic order.
fn following(mut cells: [u8; 9]) -> Option<[u8; 9]> {
    let rise = cells.windows(2).rposition(|pair| pair[0] < pair[1])?;
    let larger = cells.iter().rposition(|&tile| tile > cells[rise])?;
    cells.swap(rise, larger);
    cells[rise + 1..].reverse();
    Some(cells)
}
