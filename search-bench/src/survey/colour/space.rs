//! The positions of Colour Hash, reduced by the board's mirrors.
//!
//! Mirror the board left to right, or top to bottom, and rename the pieces so that the goal looks as before: what was a
//! turn of one wheel one way is a turn of one wheel one way again, so a word for a board becomes a word of the same length
//! for its mirror image. The two mirrors, both at once, and none at all are the four *symmetries*. They keep triangles
//! triangles, so each is a permutation of the triangle ranks and one of the separator ranks.
//!
//! Of the triangle ranks that are mirror images of each other, the least has a *row*: all positions with it, one for each
//! separator rank. A position is looked up in its row after a symmetry; it counts for all images of the row.

use colour_hash::{Coordinates, Distances, Key, Move, Sort, PLACES};

/// How many symmetries there are. Bit 0 of a symmetry's number mirrors left and right, bit 1 top and bottom; doing one
/// after the other is the exclusive or of their numbers, and doing one twice is nothing.
pub(super) const SYMMETRIES: usize = 4;

/// How many triangle ranks there are.
pub(super) const TRIANGLES: u32 = Sort::TRIANGLES.count();

/// How many separator ranks there are.
pub(super) const SEPARATORS: u32 = Sort::SEPARATORS.count();

/// Words of 64 bits that a row of bits takes.
pub(super) const WORDS: usize = SEPARATORS.div_ceil(64) as usize;

/// A permutation of the separator ranks, with room up to a whole number of words.
pub(super) type Permutation = Box<[u16]>;

/// One of each four triangle ranks that are mirror images.
pub(super) struct Row {
    /// How many triangle ranks are images of this one: 1, 2 or 4.
    pub(super) images: u8,
    /// The symmetries that keep it, as bits.
    pub(super) kept_by: u8,
    /// By turn, the row that it leads to, and the symmetry that brings what it leads to into that row.
    pub(super) turned: [(u32, u8); Move::COUNT],
}

/// The reduced space.
pub(super) struct Space {
    rows: Vec<Row>,
    /// By triangle rank, its row, and a symmetry that brings it there.
    places: Vec<(u32, u8)>,
    distances: Distances,
    /// By symmetry, what it makes of a separator rank.
    images: [Permutation; SYMMETRIES],
    /// By turn and symmetry, what a separator rank becomes by the turn and then the symmetry.
    forwards: [Permutation; Move::COUNT * SYMMETRIES],
    /// The inverses of [`forwards`](Self::forwards).
    backwards: [Permutation; Move::COUNT * SYMMETRIES],
}

impl Space {
    /// Works the symmetries out, in some 0.2 s.
    pub(super) fn new() -> Self {
        let goal = Coordinates::new(Key::GOAL);
        let distances = Distances::new();
        let mirror = |symmetry, at: Coordinates| Coordinates::new(mirrored(at.key(), symmetry));
        let triangle_image =
            |symmetry, triangles| mirror(symmetry, Coordinates { triangles, ..goal }).triangles;
        let separator_image =
            |symmetry, separators| mirror(symmetry, Coordinates { separators, ..goal }).separators;
        let images = std::array::from_fn(|symmetry| permutation(|rank| separator_image(symmetry, rank)));
        let image = |symmetry: usize, rank: u32| u32::from(images[symmetry][rank as usize]);
        let turn = |number: usize| Move::ALL[number / SYMMETRIES];
        let forwards = std::array::from_fn(|number| {
            permutation(|rank| image(number % SYMMETRIES, distances.separators.play(rank, turn(number))))
        });
        let backwards = std::array::from_fn(|number| {
            permutation(|rank| {
                distances.separators.play(image(number % SYMMETRIES, rank), turn(number).inverse())
            })
        });

        let mut places = vec![(u32::MAX, 0); TRIANGLES as usize];
        let mut representatives = Vec::new();
        for rank in 0..TRIANGLES {
            if places[rank as usize].0 != u32::MAX {
                continue;
            }
            // Symmetries are their own inverses, so what leads to an image leads back. The first of several is kept.
            for symmetry in (0..SYMMETRIES).rev() {
                let image = triangle_image(symmetry, rank);
                places[image as usize] = (representatives.len() as u32, symmetry as u8);
            }
            representatives.push(rank);
        }
        let row = |&rank: &u32| {
            let kept_by = (0..SYMMETRIES).filter(|&symmetry| triangle_image(symmetry, rank) == rank);
            let kept_by = kept_by.fold(0, |bits, symmetry| bits | 1_u8 << symmetry);
            let turned = Move::ALL.map(|turn| places[distances.triangles.play(rank, turn) as usize]);
            Row { images: (SYMMETRIES as u32 / kept_by.count_ones()) as u8, kept_by, turned }
        };
        let rows = representatives.iter().map(row).collect();
        Space { rows, places, distances, images, forwards, backwards }
    }

    /// All rows.
    pub(super) fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// A row.
    pub(super) fn row(&self, row: u32) -> &Row {
        &self.rows[row as usize]
    }

    /// The row of a triangle rank, and a symmetry that brings its positions there.
    pub(super) fn locate(&self, triangles: u32) -> (u32, u8) {
        self.places[triangles as usize]
    }

    /// What a symmetry makes of a separator rank.
    pub(super) fn image(&self, symmetry: u8, separators: u32) -> u32 {
        self.images[usize::from(symmetry)][separators as usize].into()
    }

    /// What a separator rank becomes by a turn and then a symmetry.
    pub(super) fn forwards(&self, turn: Move, symmetry: u8) -> &Permutation {
        &self.forwards[usize::from(turn.code()) * SYMMETRIES + usize::from(symmetry)]
    }

    /// The inverse of [`forwards`](Self::forwards).
    pub(super) fn backwards(&self, turn: Move, symmetry: u8) -> &Permutation {
        &self.backwards[usize::from(turn.code()) * SYMMETRIES + usize::from(symmetry)]
    }

    /// What a turn makes of a position, not reduced.
    pub(super) fn play(&self, (triangles, separators): (u32, u32), turn: Move) -> (u32, u32) {
        (self.distances.triangles.play(triangles, turn), self.distances.separators.play(separators, turn))
    }

    /// How many bytes all this takes.
    pub(super) fn bytes(&self) -> u64 {
        let permutations = self.images.len() + self.forwards.len() + self.backwards.len();
        let turns = (TRIANGLES + SEPARATORS) as usize * 17;
        (permutations * WORDS * 64 * 2 + turns + self.places.len() * 8 + size_of_val(&self.rows[..])) as u64
    }
}

/// A permutation of the separator ranks as a table.
fn permutation(image: impl Fn(u32) -> u32) -> Permutation {
    let mut table = vec![0; WORDS * 64];
    for (rank, entry) in (0..SEPARATORS).zip(&mut table) {
        *entry = image(rank) as u16;
    }
    table.into()
}

/// The mirror image of a board, with its pieces renamed.
fn mirrored(key: Key, symmetry: usize) -> Key {
    // What a piece is called in the mirror shows where it is on the goal: its name is that of the piece in the mirrored place.
    let name = |half: u8, place: usize| {
        let alike = |&other: &usize| other % 2 == place % 2 && Key::GOAL.half(other) == half;
        let on_goal = (0..PLACES).find(alike).expect("every piece is on the goal");
        Key::GOAL.half(mirror_place(on_goal, symmetry))
    };
    // The mirrors are their own inverses: what comes to a place is what was in its mirrored place.
    Key::from_halves(std::array::from_fn(|place| {
        let from = mirror_place(place, symmetry);
        name(key.half(from), from)
    }))
}

/// Where a symmetry brings a place. Places 0 to 8 are the left wheel's own, 12 to 20 the right one's, in the same order of
/// heights; 9 to 11 are shared, from top to bottom.
fn mirror_place(mut place: usize, symmetry: usize) -> usize {
    if symmetry & 1 != 0 {
        place = match place {
            0..=8 => place + 12,
            9..=11 => place,
            _ => place - 12,
        };
    }
    if symmetry & 2 != 0 {
        place = match place {
            0..=8 => 8 - place,
            9..=11 => 20 - place,
            _ => 32 - place,
        };
    }
    place
}

#[cfg(test)]
mod tests {
    use super::super::board;
    use super::*;

    #[test]
    fn symmetries_keep_the_goal_and_turn_turns_into_turns() {
        for symmetry in 0..SYMMETRIES {
            assert_eq!(mirrored(Key::GOAL, symmetry), Key::GOAL);
            let mirrored_turn = |turn: Move| {
                let image = mirrored(Key::GOAL.play(turn), symmetry);
                Move::ALL.into_iter().find(|&other| Key::GOAL.play(other) == image).expect("a turn")
            };
            // One walk through many boards, mirrored turn by turn.
            let mut key = Key::GOAL;
            for step in 0..5_000_usize {
                let turn = Move::ALL[(step * step + step / 7) % 4];
                let image = mirrored(key, symmetry).play(mirrored_turn(turn));
                key = key.play(turn);
                assert_eq!(image, mirrored(key, symmetry), "{:?}", board(key));
                assert_eq!(mirrored(image, symmetry), key);
            }
        }
    }

    #[test]
    fn rows_stand_for_every_triangle_rank_once() {
        let space = Space::new();
        let images = space.rows().iter().map(|row| u32::from(row.images));
        assert_eq!(images.sum::<u32>(), TRIANGLES);
    }
}
