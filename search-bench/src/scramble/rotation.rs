//! Inputs of the Rotation Game.

use super::{Drawer, Scramble};
use crate::random::Random;
use rotation_game::{Board, Colour, Mask, Move, WordTable, CELLS, GODS_NUMBER, MASKS};

/// How the Rotation Game is written: 24 colours a line, and a `0` at the end.
pub struct RotationInputs;

impl Scramble for RotationInputs {
    type Board = Board;

    const MOVES: u8 = Move::COUNT as u8;

    fn any(&self, random: &mut Random) -> Board {
        let mut colours = [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3];
        random.shuffle(&mut colours);
        pack(colours)
    }

    /// Any solved board: the centre of any colour, the rest shuffled.
    fn solved(&self, random: &mut Random) -> Board {
        around(Mask::CENTRE, random)
    }

    fn play(&self, board: Board, code: u8) -> Option<Board> {
        Move::from_code(code).map(|m| board.play(m))
    }

    fn is_inverse(last: u8, next: u8) -> bool {
        Move::from_code(last).map(|last| last.inverse().code()) == Some(next)
    }

    /// By rejection. Of all masks that need `depth` moves one is drawn and given to a colour, and the other two colours
    /// are dealt to the other cells. The board counts if no colour needs fewer moves; and since a board with two or three
    /// such colours is drawn two or three times as often, it then counts with probability a half or a third. What is left
    /// is equally likely. At 12 moves one board in a thousand draws counts, at 13 one in 700 000, a fraction of a second.
    fn exactly(&self, depth: u32) -> Result<Drawer<'_, Board>, String> {
        if depth > GODS_NUMBER {
            return Err(format!("no board needs exactly {depth} moves"));
        }
        let table = WordTable::new();
        let masks: Vec<Mask> = (0..MASKS as u32)
            .filter_map(Mask::from_rank)
            .filter(|&mask| table.word(mask).len() == depth)
            .collect();
        Ok(Box::new(move |random| loop {
            let board = around(masks[random.below(masks.len())], random);
            let distances = Colour::ALL.map(|colour| table.word(board.mask(colour)).len());
            let nearest = distances.iter().filter(|&&distance| distance == depth).count();
            if distances.iter().all(|&distance| distance >= depth) && random.below(nearest) == 0 {
                return board;
            }
        }))
    }

    fn write(&self, _index: u64, board: Board, _random: &mut Random, text: &mut Vec<u8>) {
        let mut line = [b' '; 2 * CELLS];
        for cell in 0..CELLS {
            line[2 * cell] = b'0' + board.colour(cell);
        }
        line[2 * CELLS - 1] = b'\n';
        text.extend_from_slice(&line);
    }

    fn end(&self, text: &mut Vec<u8>) {
        text.extend_from_slice(b"0\n");
    }
}

/// A board with some colour, any of the three, in the cells of `mask`, and the other two dealt to the other cells.
fn around(mask: Mask, random: &mut Random) -> Board {
    let mut names = [1, 2, 3];
    random.shuffle(&mut names);
    let [inside, one, other] = names;
    let mut rest =
        [one, one, one, one, one, one, one, one, other, other, other, other, other, other, other, other];
    random.shuffle(&mut rest);
    let mut rest = rest.into_iter();
    pack(std::array::from_fn(|cell| {
        if mask.contains(cell) {
            inside
        } else {
            rest.next().expect("sixteen cells are not of the mask")
        }
    }))
}

fn pack(colours: [u8; CELLS]) -> Board {
    let bits = colours.iter().rev().fold(0, |bits, &colour| bits << 2 | u64::from(colour));
    Board::from_bits(bits).expect("each colour covers eight cells")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many of the boards have two or three colours that need as few moves.
    fn ties(table: &WordTable, boards: &[Board], depth: u32) -> usize {
        let nearest = |board: &Board| {
            Colour::ALL.into_iter().filter(|&colour| table.word(board.mask(colour)).len() == depth).count()
        };
        boards.iter().filter(|board| nearest(board) > 1).count()
    }

    #[test]
    fn boards_with_several_best_colours_are_as_likely_as_others() {
        // Boards out of all boards, kept if they happen to need 9 moves, against boards drawn among those.
        const DEPTH: u32 = 9;
        const BOARDS: usize = 4000;
        let table = WordTable::new();
        let mut random = Random::new(3);
        let distance =
            |board: &Board| Colour::ALL.map(|colour| table.word(board.mask(colour)).len()).into_iter().min();
        let found: Vec<Board> = std::iter::repeat_with(|| RotationInputs.any(&mut random))
            .filter(|board| distance(board) == Some(DEPTH))
            .take(BOARDS)
            .collect();
        let mut draw = RotationInputs.exactly(DEPTH).expect("boards need 9 moves");
        let drawn: Vec<Board> = (0..BOARDS).map(|_| draw(&mut random)).collect();
        assert!(drawn.iter().all(|board| distance(board) == Some(DEPTH)));
        let (found, drawn) = (ties(&table, &found, DEPTH), ties(&table, &drawn, DEPTH));
        // Without the correction there would be nearly twice as many.
        assert!(found.abs_diff(drawn) < BOARDS / 25, "{found} and {drawn} of {BOARDS}");
    }
}
