//! The cells of one colour as 24 bits, and nothing of the other colours.
//!
//! Moves do not look at colours, so each colour can be solved for itself: a board is three such problems of 735 471
//! positions with a single goal, instead of one of nine thousand million with 38 610 goals. The board's answer is the
//! smallest of the three. This is the representation that makes a table possible, and two-sided search cheap.

use super::masks;
use crate::closed::Hashed;
use crate::contender::{contenders, Search};
use crate::heuristic::rotation::MostFrequent;
use crate::puzzle::{Puzzle, Rotation, CENTRE, INVERSES, LINES};
use crate::representation::Represents;
use crate::space::StateSpace;
use crate::strategy::{
    bidirectional::Bidirectional, breadth_first::BreadthFirst, ida_star::IdaStar, table::Table,
};

/// The centre cells: where the colour must go.
pub const CENTRE_MASK: u32 = {
    let mut mask = 0;
    let mut index = 0;
    while index < CENTRE.len() {
        mask |= 1 << CENTRE[index];
        index += 1;
    }
    mask
};

/// Moves on bits: each bar's cells fall into few groups that move by the same distance, so a move is a rotation a group.
pub struct MaskMoves([Vec<Shift>; 8]);

/// The cells `from` go `by` places up, round the word's end where they go down.
struct Shift {
    from: u32,
    by: u32,
}

impl MaskMoves {
    /// The moves, read off the position lists.
    pub fn new() -> Self {
        MaskMoves(LINES.map(|line| {
            let mut shifts =
                vec![Shift { from: !line.iter().fold(0, |cells, &cell| cells | 1 << cell), by: 0 }];
            for place in 0..7 {
                let (to, from) = (line[place], line[(place + 1) % 7]);
                let by = (to as u32).wrapping_sub(from as u32) % 32;
                match shifts.iter_mut().find(|shift| shift.by == by) {
                    Some(shift) => shift.from |= 1 << from,
                    None => shifts.push(Shift { from: 1 << from, by }),
                }
            }
            shifts
        }))
    }

    /// The cells after a move.
    pub fn play(&self, cells: u32, code: u8) -> u32 {
        let shifts = &self.0[usize::from(code)];
        shifts.iter().fold(0, |moved, shift| moved | (cells & shift.from).rotate_left(shift.by))
    }

    /// The cells before a move.
    pub fn undo(&self, cells: u32, code: u8) -> u32 {
        self.play(cells, INVERSES[usize::from(code)])
    }
}

impl Default for MaskMoves {
    fn default() -> Self {
        Self::new()
    }
}

/// One colour's cells.
pub struct OneColour {
    moves: MaskMoves,
}

impl StateSpace for OneColour {
    type State = u32;
    type Closed<V: Copy> = Hashed<u32, V>;
    const MOVES: u8 = 8;

    fn is_goal(&self, state: &u32) -> bool {
        *state == CENTRE_MASK
    }

    fn play(&self, state: &u32, code: u8) -> Option<u32> {
        Some(self.moves.play(*state, code))
    }

    fn undo(&self, state: &u32, code: u8) -> Option<u32> {
        Some(self.moves.undo(*state, code))
    }

    fn goals(&self) -> Vec<u32> {
        vec![CENTRE_MASK]
    }

    fn closed<V: Copy>(&self) -> Hashed<u32, V> {
        Hashed::default()
    }

    fn is_inverse(&self, last: u8, next: u8) -> bool {
        Rotation::is_inverse(last, next)
    }
}

impl Represents<Rotation> for OneColour {
    const NAME: &'static str = "one-colour";

    fn new() -> Self {
        OneColour { moves: MaskMoves::new() }
    }

    fn starts(&self, board: &[u8; 24]) -> Vec<u32> {
        masks(board).to_vec()
    }
}

contenders! {
    Rotation:
    Search<OneColour, BreadthFirst>,
    Search<OneColour, Bidirectional>,
    Search<OneColour, IdaStar<MostFrequent>>,
    Search<OneColour, Table<OneColour>>,
}
