//! Representations of the Rotation Game.

pub mod bitboards;
pub mod one_colour;
pub mod packed;
pub mod plain;

use crate::puzzle::CENTRE;

/// All solved boards: 3 × C(16, 8) = 38 610, each other cell given to either of the other two colours.
fn solved_boards() -> impl Iterator<Item = [u8; 24]> {
    let choices = (0_u32..1 << 16).filter(|choice| choice.count_ones() == 8);
    choices.flat_map(|choice| {
        [[1, 2, 3], [2, 1, 3], [3, 1, 2]].map(|[centre, one, other]| {
            let mut bit = 0;
            std::array::from_fn(|cell| {
                if CENTRE.contains(&cell) {
                    return centre;
                }
                bit += 1;
                if choice >> (bit - 1) & 1 == 1 {
                    one
                } else {
                    other
                }
            })
        })
    })
}

/// The cells of each colour, a bit a cell.
fn masks(board: &[u8; 24]) -> [u32; 3] {
    let mut masks = [0; 3];
    for (cell, &colour) in board.iter().enumerate() {
        masks[usize::from(colour) - 1] |= 1 << cell;
    }
    masks
}
