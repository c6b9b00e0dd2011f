//! A stand-in for the part of `arrayvec::ArrayVec` that the solvers use, for judges that have no crates.
//!
//! The elements lie in the value itself, so that a list of moves needs no allocation. Without unsafe code the places
//! that are not used yet must hold something: the first element that is pushed fills them all, which is why elements
//! must be `Copy`. A submission takes from this file what it uses, like from any other crate.

use std::ops::{Deref, DerefMut};

/// A vector of at most `CAPACITY` elements that lie in the value itself.
#[derive(Clone, Copy)]
pub struct ArrayVec<T: Copy, const CAPACITY: usize> {
    /// Only the first `len` were pushed; `None` while there is nothing to fill them with.
    places: Option<[T; CAPACITY]>,
    len: usize,
}

impl<T: Copy, const CAPACITY: usize> ArrayVec<T, CAPACITY> {
    /// A vector without elements.
    pub const fn new() -> Self {
        ArrayVec { places: None, len: 0 }
    }

    /// Appends an element.
    ///
    /// # Panics
    /// When the vector is full.
    pub fn push(&mut self, element: T) {
        assert!(self.try_push(element).is_ok(), "the vector is full");
    }

    /// Appends an element, or gives it back when the vector is full.
    ///
    /// # Errors
    /// The element, when the vector is full.
    pub fn try_push(&mut self, element: T) -> Result<(), T> {
        if self.len == CAPACITY {
            return Err(element);
        }
        self.places.get_or_insert([element; CAPACITY])[self.len] = element;
        self.len += 1;
        Ok(())
    }

    /// Takes the last element off.
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last().copied()?;
        self.len -= 1;
        Some(last)
    }

    /// Takes all elements off.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Takes elements off the end until at most `len` are left.
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len);
    }

    /// How many elements there are.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there is no element.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether no further element has room.
    pub const fn is_full(&self) -> bool {
        self.len == CAPACITY
    }

    /// The elements as a slice.
    pub fn as_slice(&self) -> &[T] {
        match &self.places {
            Some(places) => &places[..self.len],
            None => &[],
        }
    }
}

impl<T: Copy, const CAPACITY: usize> Default for ArrayVec<T, CAPACITY> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy, const CAPACITY: usize> Deref for ArrayVec<T, CAPACITY> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        self.as_slice()
    }
}

impl<T: Copy, const CAPACITY: usize> DerefMut for ArrayVec<T, CAPACITY> {
    fn deref_mut(&mut self) -> &mut [T] {
        match &mut self.places {
            Some(places) => &mut places[..self.len],
            None => &mut [],
        }
    }
}

impl<T: Copy, const CAPACITY: usize> FromIterator<T> for ArrayVec<T, CAPACITY> {
    /// # Panics
    /// When there are more elements than places.
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Self {
        let mut vector = Self::new();
        vector.extend(elements);
        vector
    }
}

impl<T: Copy, const CAPACITY: usize> Extend<T> for ArrayVec<T, CAPACITY> {
    /// # Panics
    /// When there are more elements than places.
    fn extend<I: IntoIterator<Item = T>>(&mut self, elements: I) {
        elements.into_iter().for_each(|element| self.push(element));
    }
}

impl<'a, T: Copy, const CAPACITY: usize> IntoIterator for &'a ArrayVec<T, CAPACITY> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Copy, const CAPACITY: usize> IntoIterator for ArrayVec<T, CAPACITY> {
    type Item = T;
    type IntoIter = std::iter::Take<std::iter::Flatten<std::option::IntoIter<[T; CAPACITY]>>>;

    fn into_iter(self) -> Self::IntoIter {
        self.places.into_iter().flatten().take(self.len)
    }
}

impl<T: Copy + PartialEq, const CAPACITY: usize> PartialEq for ArrayVec<T, CAPACITY> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq, const CAPACITY: usize> Eq for ArrayVec<T, CAPACITY> {}

impl<T: Copy + std::fmt::Debug, const CAPACITY: usize> std::fmt::Debug for ArrayVec<T, CAPACITY> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.as_slice().fmt(f)
    }
}
