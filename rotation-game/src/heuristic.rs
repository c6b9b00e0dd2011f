//! A lower bound on the distance to the goal, from what can be seen in the centre.
//!
//! It is the bound of the public solutions, and a weak one: it is at most 5 of up to 13 moves. It costs three counts of bits.

use crate::board::Board;
use crate::mask::Mask;

/// How many centre cells are not of the centre's most frequent colour: a lower bound on the moves that are left.
///
/// Admissible and consistent: three neighbouring centre cells lie on each line, so a move brings one cell into the centre
/// and takes one out, and no colour's count there changes by more than one.
pub fn centre_gap(board: Board) -> u32 {
    let in_centre = |mask: Mask| (mask.bits() & Mask::CENTRE.bits()).count_ones();
    let [one, two, three] = board.masks().map(in_centre);
    8 - one.max(two).max(three)
}
