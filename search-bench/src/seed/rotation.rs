//! IDA* as nearly every published solution of POJ 2286 has it: one array of 24 cells, turned in place and turned back.

use crate::contender::{contenders, Program, Solver};
use crate::outcome::{Limit, Limits, Meter, Outcome, Promise, Verdict};
use crate::puzzle::{Rotation, CENTRE, INVERSES, LINES};

/// Depth-first with growing limits, cut where eight less the centre's most frequent colour is more than what is left, and
/// never taking the last move back.
pub struct InPlace;

impl Program<Rotation> for InPlace {
    const PROMISE: Promise = Promise::Smallest;

    fn name() -> String {
        String::from("seed/ida-star+most-frequent")
    }

    fn new(_: &Limits) -> Self {
        InPlace
    }
}

impl Solver<Rotation> for InPlace {
    fn solve(&self, board: &[u8; 24], limits: &Limits) -> Outcome {
        Meter::run(limits, |meter| {
            let mut search = Search { cells: *board, word: Vec::new(), meter };
            for depth in 0.. {
                search.meter.iterate();
                if search.dive(depth)? {
                    break;
                }
            }
            Ok(Verdict::Solved(search.word))
        })
    }

    fn bytes_per_state(&self) -> usize {
        size_of::<[u8; 24]>()
    }
}

struct Search<'a> {
    cells: [u8; 24],
    word: Vec<u8>,
    meter: &'a mut Meter,
}

impl Search<'_> {
    fn dive(&mut self, depth: u32) -> Result<bool, Limit> {
        // There is one board, whatever the depth.
        self.meter.stored(1)?;
        let missing = self.missing();
        if missing == 0 {
            return Ok(true);
        }
        if self.word.len() as u32 + missing > depth {
            return Ok(false);
        }
        self.meter.expand()?;
        for code in 0..8 {
            if self.word.last().is_some_and(|&last| INVERSES[usize::from(last)] == code) {
                continue;
            }
            self.meter.generate()?;
            self.turn(code);
            self.word.push(code);
            if self.dive(depth)? {
                return Ok(true);
            }
            self.word.pop();
            self.turn(INVERSES[usize::from(code)]);
        }
        Ok(false)
    }

    /// Eight less the count of the centre's most frequent colour.
    fn missing(&self) -> u32 {
        let mut counts = [0; 4];
        for cell in CENTRE {
            counts[usize::from(self.cells[cell])] += 1;
        }
        8 - counts[1].max(counts[2]).max(counts[3])
    }

    fn turn(&mut self, code: u8) {
        let line = LINES[usize::from(code)];
        let first = self.cells[line[0]];
        for place in 0..6 {
            self.cells[line[place]] = self.cells[line[place + 1]];
        }
        self.cells[line[6]] = first;
    }
}

contenders! {
    Rotation:
    InPlace,
}
