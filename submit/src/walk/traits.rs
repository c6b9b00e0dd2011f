//! The crates' traits: whose items a call may mean, and what those give.
//!
//! A trait's method can be called where the trait is in scope, which no path says: it is declared or imported in the same
//! module. (A bound or `dyn` names its trait.)

use super::Walker;
use crate::names::{Namespace, Resolved, Target};
use crate::tree::{ItemId, LeafId, Meaning, Placed, Tree};
use crate::types::{Place, Ty};
use syn::{ImplItem, Item, ReturnType, TraitItem};

impl Walker<'_> {
    pub(crate) fn ask_traits(&mut self, method: &str) {
        self.reached.asked_of_traits.insert(method.to_owned());
        self.reached.asked_in.insert((self.place.module, method.to_owned()));
    }

    /// Notes that a trait in scope may have to provide the item `name` of a value or type `ty`.
    pub(crate) fn ask_in_scope(&mut self, ty: &Ty, name: &str) {
        self.ask_traits(name);
        for (item, leaves) in self.traits_in_scope(ty, name) {
            self.reached.items.insert(item);
            self.reached.leaves.extend(leaves);
        }
    }

    /// The crates' traits that are in scope here and may give `ty` an item of this name, with the imports that lead there.
    pub(crate) fn traits_in_scope(&self, ty: &Ty, name: &str) -> Vec<(ItemId, Vec<LeafId>)> {
        if !self.tree.has_trait_with(name) {
            return Vec::new();
        }
        let module = self.place.module;
        let meanings = self.tree.modules[module.0].names.values().flatten();
        let items = meanings.filter_map(|meaning| match *meaning {
            Meaning::Item(item) => Some((item, Vec::new())),
            Meaning::Leaf(leaf) => {
                let path = &self.tree.leaves[leaf.0].path;
                match self.tree.resolve(module, path, Namespace::Type) {
                    Ok(Resolved { target: Target::Item(item), mut leaves, .. }) => {
                        leaves.push(leaf);
                        Some((item, leaves))
                    }
                    _ => None,
                }
            }
            Meaning::Module(_) => None,
        });
        let may_be_meant = |item: ItemId| {
            declares(&self.tree.items[item.0].syntax, name) && self.tree.may_implement(ty, item)
        };
        items.filter(|(item, _)| may_be_meant(*item)).collect()
    }
}

/// Whether an item is a trait that declares an item of this name.
fn declares(item: &Item, name: &str) -> bool {
    let Item::Trait(own) = item else { return false };
    own.items.iter().any(|item| match item {
        TraitItem::Fn(item) => item.sig.ident == name,
        TraitItem::Type(item) => item.ident == name,
        TraitItem::Const(item) => item.ident == name,
        _ => false,
    })
}

impl Tree {
    /// Whether one of the crates' traits has an item of this name.
    pub(super) fn has_trait_with(&self, name: &str) -> bool {
        self.items.iter().any(|placed| declares(&placed.syntax, name))
    }

    /// Whether a type may implement a trait of the crates. A block that is not for one of the crates' types may be for any:
    /// for the standard library's, or for every type of some kind.
    fn may_implement(&self, ty: &Ty, own: ItemId) -> bool {
        self.impls.iter().filter(|block| self.own_trait(block) == Some(own)).any(|block| {
            match (ty, self.place_in(block.module, &block.syntax).self_ty) {
                (Ty::Unknown, _) => true,
                (Ty::Item(item, _), Ty::Item(own, _)) => *item == own,
                (_, own) => !matches!(own, Ty::Item(..)),
            }
        })
    }

    /// The trait of the crates that a block implements.
    fn own_trait(&self, block: &Placed<syn::ItemImpl>) -> Option<ItemId> {
        let (path, _) = block.syntax.trait_.as_ref()?;
        let segments: Vec<_> = path.segments.iter().map(|segment| segment.ident.clone()).collect();
        match self.resolve(block.module, &segments, Namespace::Type).ok()?.target {
            Target::Item(item) => Some(item),
            _ => None,
        }
    }

    /// The impl blocks of a type that implement a trait.
    fn trait_impls(&self, item: ItemId) -> impl Iterator<Item = &Placed<syn::ItemImpl>> {
        self.impls.iter().filter(move |block| {
            block.syntax.trait_.is_some()
                && matches!(self.place_in(block.module, &block.syntax).self_ty, Ty::Item(own, _) if own == item)
        })
    }

    /// What a method of one of the crates' traits is declared to give.
    pub(super) fn declared_result(&self, method: &str) -> Ty {
        let results = self.items.iter().filter_map(|placed| {
            let Item::Trait(own) = &placed.syntax else { return None };
            let found = own.items.iter().find_map(|item| match item {
                TraitItem::Fn(item) if item.sig.ident == method => Some(&item.sig),
                _ => None,
            })?;
            let ReturnType::Type(_, ty) = &found.output else { return None };
            let place = Place::of(placed.module).with(&own.generics).with(&found.generics);
            Some(self.ty(ty, &place).substitute(&[], &[]))
        });
        let mut results: Vec<Ty> = results.collect();
        if results.len() == 1 {
            results.remove(0)
        } else {
            Ty::Unknown
        }
    }

    /// What a trait's method gives when it is called on a type of the crates.
    pub(super) fn trait_method_result(&self, item: ItemId, method: &str) -> Ty {
        let blocks = self.trait_impls(item);
        let found = blocks.filter_map(|block| {
            let found = block
                .syntax
                .items
                .iter()
                .find(|item| matches!(item, ImplItem::Fn(item) if item.sig.ident == method))?;
            Some(self.assoc_result(block.module, &block.syntax, found, &[]))
        });
        let mut found: Vec<Ty> = found.collect();
        if found.len() == 1 {
            found.remove(0)
        } else {
            Ty::Unknown
        }
    }

    /// What a type dereferences to; unknown where its arguments decide.
    pub(super) fn deref_target(&self, item: ItemId) -> Option<Ty> {
        let mut blocks = self.trait_impls(item).filter(|block| {
            let (path, _) = block.syntax.trait_.as_ref().expect("only blocks with a trait are listed");
            path.segments.last().is_some_and(|segment| segment.ident == "Deref")
        });
        let block = blocks.next()?;
        if blocks.next().is_some() {
            return Some(Ty::Unknown);
        }
        let place = self.place_in(block.module, &block.syntax);
        let target = place.assoc.iter().find(|(name, _)| name == "Target")?;
        Some(self.ty(&target.1, &place).substitute(&[], &[]))
    }
}
