//! Inputs of the Magic Board.

use super::ball::sphere;
use super::{among, line, Drawer, Scramble};
use crate::random::Random;
use magic_board::{Board, Move, Rules, Tiles, GODS_NUMBER};

/// How a contract of the Magic Board is written.
pub struct MagicInputs {
    rules: &'static Rules,
    form: Form,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// A step limit that every board can be solved in, and two rows.
    Limited,
    /// One board, clockwise.
    Single,
    /// Two boards, clockwise; the first is any.
    Pairs,
}

impl MagicInputs {
    /// The inputs of a contract, by its first name.
    pub fn of(contract: &str) -> Self {
        let (rules, form) = match contract {
            "sicily-1515" => (&Rules::SICILY_1515, Form::Limited),
            "sicily-1151" => (&Rules::CLASSIC, Form::Limited),
            "hdu-1430" => (&Rules::CLASSIC, Form::Pairs),
            _ => (&Rules::CLASSIC, Form::Single),
        };
        MagicInputs { rules, form }
    }
}

impl Scramble for MagicInputs {
    type Board = Board;

    const MOVES: u8 = 3;

    fn any(&self, random: &mut Random) -> Board {
        let mut tiles = [1, 2, 3, 4, 5, 6, 7, 8];
        random.shuffle(&mut tiles);
        Tiles::new(tiles).board().expect("a shuffle keeps every tile")
    }

    fn solved(&self, _random: &mut Random) -> Board {
        self.rules.start()
    }

    fn play(&self, board: Board, code: u8) -> Option<Board> {
        Move::from_code(code).map(|operation| self.rules.play(board, operation))
    }

    /// A swap of rows or of halves takes itself back; the other two moves need three more to be taken back.
    fn is_inverse(last: u8, next: u8) -> bool {
        (last, next) == (Move::A.code(), Move::A.code())
    }

    /// From the list of all of them.
    fn exactly(&self, depth: u32) -> Result<Drawer<'_, Board>, String> {
        let neighbours = |board| Move::ALL.map(|operation| self.rules.play(board, operation));
        among(sphere(self.rules.start(), depth.min(GODS_NUMBER + 1), neighbours), depth)
    }

    fn is_single(&self) -> bool {
        self.form == Form::Single
    }

    fn write(&self, _index: u64, board: Board, random: &mut Random, text: &mut Vec<u8>) {
        let tiles = board.tiles().to_array();
        match self.form {
            Form::Limited => {
                line([GODS_NUMBER as u8], text);
                line(tiles[..4].iter().copied(), text);
                line(tiles[4..].iter().copied(), text);
            }
            Form::Single => line(clockwise(tiles), text),
            Form::Pairs => {
                // The tiles renamed so that the start board becomes any board: no word changes by that.
                let mut names = [1, 2, 3, 4, 5, 6, 7, 8];
                random.shuffle(&mut names);
                let renamed =
                    |tiles: [u8; 8]| clockwise(tiles).map(|tile| b'0' + names[usize::from(tile) - 1]);
                text.extend_from_slice(&renamed(self.rules.start_tiles().to_array()));
                text.push(b'\n');
                text.extend_from_slice(&renamed(tiles));
                text.push(b'\n');
            }
        }
    }

    fn end(&self, text: &mut Vec<u8>) {
        if self.form == Form::Limited {
            text.extend_from_slice(b"-1\n");
        }
    }
}

/// Reading order as clockwise order from the top left.
fn clockwise(mut tiles: [u8; 8]) -> [u8; 8] {
    tiles[4..].reverse();
    tiles
}
