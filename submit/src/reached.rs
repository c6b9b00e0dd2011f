//! What the program that is to be submitted has been seen to use.

use crate::tree::{ImplId, ItemId, LeafId, ModuleId};
use std::collections::BTreeSet;

/// Everything that has been seen to be used so far. It only grows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reached {
    /// Items that some path leads to.
    pub items: BTreeSet<ItemId>,
    /// Impl blocks that are kept.
    pub impls: BTreeSet<ImplId>,
    /// Imports that some path passes through.
    pub leaves: BTreeSet<LeafId>,
    /// Associated items and variants that are named with their type: `Board::play`, `Move::A` as a value, or called on a
    /// receiver whose type is known.
    pub named: BTreeSet<(ItemId, String)>,
    /// Methods called on a receiver whose type is not known.
    pub called: BTreeSet<String>,
    /// Methods that a trait may have to provide.
    pub asked_of_traits: BTreeSet<String>,
    /// The same by module, for the trait's import.
    pub asked_in: BTreeSet<(ModuleId, String)>,
    /// Fields that are read, of a known type.
    pub fields: BTreeSet<(ItemId, String)>,
    /// Fields that are read of a value whose type is not known.
    pub fields_of_any: BTreeSet<String>,
    /// Types that are written with `{}`.
    pub displayed: Types,
    /// Types that must be able to be written with `{:?}`.
    pub debugged: Types,
    /// Those of them that are written so where a judge may see it: not on standard error, and not when a panic ends the
    /// program.
    pub debug_seen: Types,
    /// Names that mean something of the standard library, or stand in a format string.
    pub foreign: BTreeSet<String>,
    /// Paths of the standard library.
    pub std: BTreeSet<String>,
}

/// A set of types, or all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Types {
    /// Every type, since something was used whose type is not known.
    pub all: bool,
    /// The known ones.
    pub some: BTreeSet<ItemId>,
}

impl Types {
    /// Whether the set has this type.
    pub(crate) fn has(&self, item: ItemId) -> bool {
        self.all || self.some.contains(&item)
    }
}

impl Reached {
    /// Whether an associated item of a type's own is used.
    pub(crate) fn uses(&self, item: ItemId, name: &str) -> bool {
        self.called.contains(name) || self.named.contains(&(item, name.to_owned()))
    }

    /// Whether a field of a type is read.
    pub(crate) fn reads(&self, item: ItemId, field: &str) -> bool {
        self.fields_of_any.contains(field) || self.fields.contains(&(item, field.to_owned()))
    }
}
