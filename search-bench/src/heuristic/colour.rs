//! Colour Hash's lower bounds: the exact distances of the triangles alone, of the separators alone, and the larger one.

use crate::representation::colour::factor::Pieces;
use crate::space::{Heuristic, StateSpace};

/// What these heuristics ask of a representation.
pub trait Factors: StateSpace {
    /// Exact distances of one kind of pieces, in whatever this representation looks them up fastest.
    type Distances;

    /// All exact distances of one kind of pieces.
    fn distances(&self, pieces: Pieces) -> Self::Distances;

    /// The exact distance of a position's pieces of this kind, 0 to 15.
    fn distance(&self, distances: &Self::Distances, pieces: Pieces, state: &Self::State) -> u32;
}

/// The exact distance of the ten triangles, whatever the separators do.
pub struct Triangles<S: Factors>(S::Distances);

/// The exact distance of the eleven separators, whatever the triangles do.
pub struct Separators<S: Factors>(S::Distances);

/// The larger of [`Triangles`] and [`Separators`].
pub struct Larger<S: Factors>(Triangles<S>, Separators<S>);

impl<S: Factors> Heuristic<S> for Triangles<S> {
    const NAME: &'static str = "triangles";
    const CONSISTENT: bool = true;

    fn new(space: &S) -> Self {
        Triangles(space.distances(Pieces::Triangles))
    }

    fn estimate(&self, space: &S, state: &S::State) -> u32 {
        space.distance(&self.0, Pieces::Triangles, state)
    }
}

impl<S: Factors> Heuristic<S> for Separators<S> {
    const NAME: &'static str = "separators";
    const CONSISTENT: bool = true;

    fn new(space: &S) -> Self {
        Separators(space.distances(Pieces::Separators))
    }

    fn estimate(&self, space: &S, state: &S::State) -> u32 {
        space.distance(&self.0, Pieces::Separators, state)
    }
}

impl<S: Factors> Heuristic<S> for Larger<S> {
    const NAME: &'static str = "larger";
    const CONSISTENT: bool = true;

    fn new(space: &S) -> Self {
        Larger(Triangles::new(space), Separators::new(space))
    }

    fn estimate(&self, space: &S, state: &S::State) -> u32 {
        self.0.estimate(space, state).max(self.1.estimate(space, state))
    }
}
