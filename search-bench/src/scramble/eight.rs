//! Inputs of the eight puzzle.

use super::ball::sphere;
use super::{among, line, Drawer, Scramble};
use crate::random::Random;
use eight_puzzle::{Board, Move, GODS_NUMBER};

/// How a contract of the eight puzzle is written.
pub struct EightInputs {
    goal: Board,
    form: Form,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Nine tokens a line, the blank as `x`.
    Lines,
    /// The same, with their number before them and an empty line before each.
    Counted,
    /// Nine digits in one token, the blank as `0`; boards with a solution alone.
    Digits,
    /// One board in three rows, the blank as `0`.
    Rows,
    /// A number of cases, and two boards of nine letters a case: from and to. The second is any board.
    Pairs,
}

impl EightInputs {
    /// The inputs of a contract, by its first name.
    pub fn of(contract: &str) -> Self {
        let (goal, form) = match contract {
            "uva-652" => (Board::SOLVED, Form::Counted),
            "luogu-p1379" => (Board::RING, Form::Digits),
            "boj-1525" => (Board::SOLVED, Form::Rows),
            "hdu-3567" => (Board::SOLVED, Form::Pairs),
            _ => (Board::SOLVED, Form::Lines),
        };
        EightInputs { goal, form }
    }

    /// Whether the judge promises that every board has a solution.
    fn promises_solutions(&self) -> bool {
        matches!(self.form, Form::Digits | Form::Pairs)
    }
}

/// A board with the goal that it is to be brought to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Task {
    /// The board.
    pub from: Board,
    /// Its goal.
    pub to: Board,
}

impl Scramble for EightInputs {
    type Board = Task;

    const MOVES: u8 = 4;

    fn any(&self, random: &mut Random) -> Task {
        let to = self.solved(random).to;
        let mut cells = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        random.shuffle(&mut cells);
        if self.promises_solutions() && is_odd(&cells) != is_odd(&to.cells()) {
            // Two tiles exchanged make an odd board an even one: each even board comes out as often as any other.
            let mut tiles = cells.iter_mut().filter(|tile| **tile != 0);
            if let (Some(first), Some(second)) = (tiles.next(), tiles.next()) {
                std::mem::swap(first, second);
            }
        }
        Task { from: Board::from_cells(cells).expect("a shuffle keeps every tile"), to }
    }

    fn solved(&self, random: &mut Random) -> Task {
        let goal = if self.form == Form::Pairs { Board::goal(random.below(9) as u32) } else { self.goal };
        Task { from: goal, to: goal }
    }

    fn play(&self, task: Task, code: u8) -> Option<Task> {
        Some(Task { from: task.from.play(Move::from_code(code)?)?, ..task })
    }

    fn is_inverse(last: u8, next: u8) -> bool {
        Move::from_code(last).map(|last| last.inverse().code()) == Some(next)
    }

    /// From the list of all of them; with two boards, each place of the goal's blank has as many draws as any other.
    fn exactly(&self, depth: u32) -> Result<Drawer<'_, Task>, String> {
        let neighbours =
            |board: Board| Move::ALL.into_iter().filter_map(move |blank_move| board.play(blank_move));
        let goals =
            if self.form == Form::Pairs { (0..9).map(Board::goal).collect() } else { vec![self.goal] };
        let mut spheres = Vec::new();
        for to in goals {
            let boards = sphere(to, depth.min(GODS_NUMBER + 1), neighbours);
            if !boards.is_empty() {
                spheres.push(among(boards.into_iter().map(|from| Task { from, to }).collect(), depth)?);
            }
        }
        if spheres.is_empty() {
            return Err(format!("no board needs exactly {depth} moves"));
        }
        Ok(Box::new(move |random| {
            let sphere = random.below(spheres.len());
            spheres[sphere](random)
        }))
    }

    fn is_single(&self) -> bool {
        self.form == Form::Rows
    }

    fn begin(&self, count: u64, text: &mut Vec<u8>) {
        if matches!(self.form, Form::Counted | Form::Pairs) {
            text.extend_from_slice(format!("{count}\n").as_bytes());
        }
    }

    fn write(&self, _index: u64, task: Task, random: &mut Random, text: &mut Vec<u8>) {
        let cells = task.from.cells();
        match self.form {
            Form::Lines | Form::Counted => {
                if self.form == Form::Counted {
                    text.push(b'\n');
                }
                for tile in cells {
                    text.extend_from_slice(&[letter(tile, b'x'), b' ']);
                }
                text.pop();
                text.push(b'\n');
            }
            Form::Digits => {
                text.extend(cells.map(|tile| letter(tile, b'0')));
                text.push(b'\n');
            }
            Form::Rows => cells.chunks(3).for_each(|row| line(row.iter().copied(), text)),
            Form::Pairs => {
                let mut names = [0, 1, 2, 3, 4, 5, 6, 7, 8];
                random.shuffle(&mut names[1..]);
                for board in [task.from, task.to] {
                    text.extend(board.cells().map(|tile| letter(names[usize::from(tile)], b'X')));
                    text.push(b'\n');
                }
            }
        }
    }
}

fn letter(tile: u8, blank: u8) -> u8 {
    if tile == 0 {
        blank
    } else {
        b'0' + tile
    }
}

/// Whether a board is an odd number of exchanges of neighbouring tiles away from order. No move changes that.
fn is_odd(cells: &[u8; 9]) -> bool {
    let tiles = cells.iter().filter(|&&tile| tile != 0);
    let pairs = tiles
        .clone()
        .enumerate()
        .flat_map(|(place, first)| tiles.clone().skip(place).map(move |second| first > second));
    pairs.filter(|&inverted| inverted).count() % 2 == 1
}
