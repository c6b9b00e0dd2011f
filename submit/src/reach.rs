//! What a program needs of its crates: everything that can be reached from one item, and nothing else.
//!
//! Starting from the contract, what was reached is walked and what it names is reached in turn, until nothing new comes
//! up. Items are reached by their paths, and traits also by being in scope where a method of theirs may be called. What
//! paths do not name follows simple rules:
//!
//! - A method, or a constant of a type's own, is kept if something that is kept calls or names it.
//! - An impl of one of the crates' traits is kept if its trait and its types are; a trait's method is kept, in the trait
//!   and in every impl, if a method of that name is called.
//! - An impl of one of the standard library's traits is kept if its types are, except that reading and writing values as
//!   text (`Display`, `Debug`, `FromStr`, `Error`) is kept only where something asks for it.

use crate::fault::Fault;
use crate::names::{last_name, Namespace, Target};
use crate::reached::Reached;
use crate::tree::{ImplId, ItemId, LeafId, ModuleId, Tree};
use crate::types::{Place, Ty};
use crate::walk::{Inherent, Walker};
use std::collections::BTreeSet;
use syn::visit::{self, Visit};
use syn::{Ident, ImplItem, Item, TraitItem};

/// A fixed point: what is reached, and the tree that it was reached in.
pub(crate) struct Reach<'a> {
    tree: &'a Tree,
    inherent: Inherent,
    /// What was reached.
    pub reached: Reached,
    walked_items: BTreeSet<ItemId>,
    walked_assoc: BTreeSet<(Owner, usize)>,
}

/// What has associated items.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Owner {
    Trait(ItemId),
    Impl(ImplId),
}

/// A trait of one of the crates, or of the standard library by its name.
pub(crate) enum Trait {
    /// One of the crates'.
    Own(ItemId),
    /// One of the standard library's.
    Std(String),
}

impl<'a> Reach<'a> {
    /// Everything that can be reached from the paths `roots`, which are followed as if they stood in `module`.
    ///
    /// # Errors
    /// What the walk cannot follow, with its place.
    pub(crate) fn from_roots(tree: &'a Tree, module: ModuleId, roots: &[syn::Path]) -> Result<Self, Fault> {
        let mut reach = Reach {
            tree,
            inherent: inherent_of(tree),
            reached: Reached::default(),
            walked_items: BTreeSet::new(),
            walked_assoc: BTreeSet::new(),
        };
        for root in roots {
            reach.walk(Place::of(module), |walker| {
                walker.expression(&syn::parse_quote!(#root));
            })?;
        }
        loop {
            let before = (reach.reached.clone(), reach.walked_assoc.len());
            reach.round()?;
            if before == (reach.reached.clone(), reach.walked_assoc.len()) {
                return Ok(reach);
            }
        }
    }

    /// Whether an associated item of an impl block is kept.
    pub(crate) fn keeps_impl_item(&self, block: ImplId, item: &ImplItem) -> bool {
        let syntax = &self.tree.impls[block.0].syntax;
        let name = match item {
            ImplItem::Fn(item) => item.sig.ident.to_string(),
            ImplItem::Const(item) => item.ident.to_string(),
            _ => return true,
        };
        match (self.trait_of(block), self.self_item(block)) {
            (None, Some(own)) => self.reached.uses(own, &name),
            (Some(Trait::Own(_)), _) if matches!(item, ImplItem::Fn(_)) => {
                self.reached.asked_of_traits.contains(&name)
            }
            _ => syntax.trait_.is_some(),
        }
    }

    /// Whether a type's own method is kept only because a value of unknown type is asked for a method of its name.
    pub(crate) fn may_be_unused(&self, block: ImplId, name: &str) -> bool {
        match (self.trait_of(block), self.self_item(block)) {
            (None, Some(own)) => !self.reached.named.contains(&(own, name.to_owned())),
            _ => false,
        }
    }

    /// Whether an item of a trait is kept.
    pub(crate) fn keeps_trait_item(&self, item: &TraitItem) -> bool {
        match item {
            TraitItem::Fn(item) => self.reached.asked_of_traits.contains(&item.sig.ident.to_string()),
            _ => true,
        }
    }

    /// Whether an import is kept: something passes through it, or it brings a trait whose methods are called here.
    ///
    /// # Errors
    /// An import of the standard library of which it cannot be said what it is for.
    pub(crate) fn keeps_leaf(&self, leaf: LeafId) -> Result<bool, Fault> {
        if self.reached.leaves.contains(&leaf) {
            return Ok(true);
        }
        let import = &self.tree.leaves[leaf.0];
        let asked = |name: &str| self.reached.asked_in.contains(&(import.module, name.to_owned()));
        let Ok(found) = self.tree.resolve(import.module, &import.path, Namespace::Type) else {
            return Ok(false);
        };
        match found.target {
            Target::Item(item) => match &self.tree.items[item.0].syntax {
                Item::Trait(own) if self.reached.items.contains(&item) => Ok(own
                    .items
                    .iter()
                    .any(|item| matches!(item, TraitItem::Fn(item) if asked(&item.sig.ident.to_string())))),
                _ => Ok(false),
            },
            Target::Std(path) => match methods_of_std_trait(last_name(&path)) {
                // Somewhere its name is written, but nowhere in what is kept.
                [] if self.tree.writes(import.module, &import.name) => Ok(false),
                [] => {
                    let message = format!("whether the methods of `{path}` are called cannot be told");
                    Err(Fault::at(self.tree.file(import.module), import.name.span(), message))
                }
                methods => Ok(methods.iter().any(|method| asked(method))),
            },
            Target::Module(_) => Ok(false),
        }
    }

    /// Whether a type keeps its `#[derive(Debug)]`.
    pub(crate) fn keeps_debug(&self, item: ItemId) -> bool {
        self.reached.debugged.has(item)
    }

    /// Every name in what is kept that means, or may mean, something of the standard library.
    pub(crate) fn foreign_names(&self) -> BTreeSet<String> {
        let mut names = self.reached.foreign.clone();
        for &block in &self.reached.impls {
            if let Some(Trait::Std(_)) = self.trait_of(block) {
                let items = &self.tree.impls[block.0].syntax.items;
                names.extend(items.iter().filter_map(|item| match item {
                    ImplItem::Fn(item) => Some(item.sig.ident.to_string()),
                    ImplItem::Type(item) => Some(item.ident.to_string()),
                    ImplItem::Const(item) => Some(item.ident.to_string()),
                    _ => None,
                }));
            }
        }
        // A derived `Debug` writes the names of its type as they are spelled.
        for &item in &self.reached.items {
            if self.reached.debug_seen.has(item) {
                add_names_of_debug(&self.tree.items[item.0].syntax, &mut names);
            }
        }
        // Imports whose traits are used without being named.
        for leaf in &self.tree.leaves {
            let path = leaf.path.iter().chain([&leaf.name]);
            if leaf.path.first().is_some_and(|first| first == "std" || first == "core") {
                names.extend(path.map(ToString::to_string));
            }
        }
        names
    }

    fn walk(&mut self, place: Place, walk: impl FnOnce(&mut Walker<'_>)) -> Result<(), Fault> {
        let mut walker = Walker::new(self.tree, &self.inherent, &mut self.reached, place);
        walk(&mut walker);
        walker.end()
    }

    /// Walks what has been reached and not walked yet.
    fn round(&mut self) -> Result<(), Fault> {
        let new: Vec<ItemId> = self.reached.items.difference(&self.walked_items).copied().collect();
        let tree = self.tree;
        for item in new {
            self.walked_items.insert(item);
            let placed = &tree.items[item.0];
            self.walk(Place::of(placed.module), |walker| walker.item(&placed.syntax))?;
        }
        for &item in &self.walked_items.clone() {
            self.trait_items(item)?;
            self.debug_of_fields(item);
        }
        for block in (0..tree.impls.len()).map(ImplId) {
            if self.reached.impls.contains(&block) || self.wants(block) {
                self.impl_block(block)?;
            }
        }
        Ok(())
    }

    fn trait_items(&mut self, item: ItemId) -> Result<(), Fault> {
        let placed = &self.tree.items[item.0];
        let Item::Trait(own) = &placed.syntax else { return Ok(()) };
        for (index, inner) in own.items.iter().enumerate() {
            if self.keeps_trait_item(inner) && self.walked_assoc.insert((Owner::Trait(item), index)) {
                let place = Place { self_ty: Ty::Param("Self".into()), ..Place::of(placed.module) };
                self.walk(place.with(&own.generics), |walker| {
                    walker.constant_parameters(&own.generics);
                    walker.trait_item(inner);
                })?;
            }
        }
        Ok(())
    }

    /// A type that is written with `{:?}` writes its fields so.
    fn debug_of_fields(&mut self, item: ItemId) {
        if !self.reached.debugged.some.contains(&item) {
            return;
        }
        let seen = self.reached.debug_seen.some.contains(&item);
        let placed = &self.tree.items[item.0];
        let fields: Vec<&syn::Field> = match &placed.syntax {
            Item::Struct(own) => own.fields.iter().collect(),
            Item::Enum(own) => own.variants.iter().flat_map(|variant| variant.fields.iter()).collect(),
            _ => Vec::new(),
        };
        for field in fields {
            let named = names_in(self.tree, placed.module, &field.ty);
            if seen {
                self.reached.debug_seen.some.extend(&named);
            }
            self.reached.debugged.some.extend(named);
        }
    }

    fn impl_block(&mut self, block: ImplId) -> Result<(), Fault> {
        let tree = self.tree;
        let placed = &tree.impls[block.0];
        let place = tree.place_in(placed.module, &placed.syntax);
        if self.reached.impls.insert(block) {
            self.walk(place.clone(), |walker| walker.impl_header(&placed.syntax))?;
            if let Some(Trait::Std(name)) = self.trait_of(block) {
                self.required_by(&name, block);
            }
        }
        for (index, item) in placed.syntax.items.iter().enumerate() {
            if self.keeps_impl_item(block, item) && self.walked_assoc.insert((Owner::Impl(block), index)) {
                self.walk(place.clone(), |walker| {
                    walker.constant_parameters(&placed.syntax.generics);
                    walker.impl_item(item);
                })?;
            }
        }
        Ok(())
    }

    /// `Error` needs `Debug` and `Display` of its type.
    fn required_by(&mut self, name: &str, block: ImplId) {
        if let (true, Some(own)) = (name == "Error", self.self_item(block)) {
            self.reached.displayed.some.insert(own);
            self.reached.debugged.some.insert(own);
        }
    }

    /// Whether an impl block is to be kept, by what has been reached so far.
    fn wants(&self, block: ImplId) -> bool {
        let own = self.self_item(block);
        if !own.is_none_or(|own| self.reached.items.contains(&own)) {
            return false;
        }
        let placed = &self.tree.impls[block.0];
        match self.trait_of(block) {
            None => placed.syntax.items.iter().any(|item| self.keeps_impl_item(block, item)),
            Some(Trait::Own(item)) => self.reached.items.contains(&item),
            Some(Trait::Std(name)) => {
                let (path, _) = placed.syntax.trait_.as_ref().expect("a block with a trait has its path");
                let path =
                    syn::Type::Path(syn::TypePath { attrs: Vec::new(), qself: None, path: path.clone() });
                let named = names_in(self.tree, placed.module, &path);
                named.is_subset(&self.reached.items) && self.asks_for(&name, own)
            }
        }
    }

    /// Whether something asks for one of the standard library's traits.
    fn asks_for(&self, name: &str, own: Option<ItemId>) -> bool {
        let asked = |method: &str| self.reached.asked_of_traits.contains(method);
        match (name, own) {
            ("Display", Some(own)) => self.reached.displayed.has(own),
            ("Debug", Some(own)) => self.reached.debugged.has(own),
            ("Error", Some(_)) => self.reached.std.contains("std::error::Error"),
            ("FromStr", _) => asked("parse") || asked("from_str"),
            ("FromIterator", _) => {
                ["collect", "from_iter", "unzip", "partition"].iter().any(|method| asked(method))
            }
            ("Extend", _) => asked("extend") || asked("unzip") || asked("partition"),
            // Asked for by operators, `for`, `?` and conversions that name no method.
            _ => true,
        }
    }

    /// The trait that a block implements; `None` for a type's own methods.
    pub(crate) fn trait_of(&self, block: ImplId) -> Option<Trait> {
        let placed = &self.tree.impls[block.0];
        let (path, _) = placed.syntax.trait_.as_ref()?;
        let segments: Vec<_> = path.segments.iter().map(|segment| segment.ident.clone()).collect();
        match self.tree.resolve(placed.module, &segments, Namespace::Type).map(|found| found.target) {
            Ok(Target::Item(item)) => Some(Trait::Own(item)),
            Ok(Target::Std(path)) => Some(Trait::Std(last_name(&path).to_owned())),
            _ => Some(Trait::Std(String::new())),
        }
    }

    /// The type of the crates that a block is for.
    pub(crate) fn self_item(&self, block: ImplId) -> Option<ItemId> {
        let placed = &self.tree.impls[block.0];
        match self.tree.place_in(placed.module, &placed.syntax).self_ty {
            Ty::Item(item, _) => Some(item),
            _ => None,
        }
    }
}

/// The own methods and constants of every type.
fn inherent_of(tree: &Tree) -> Inherent {
    let mut inherent = Inherent::new();
    for (number, placed) in tree.impls.iter().enumerate() {
        let block = &placed.syntax;
        if block.trait_.is_some() {
            continue;
        }
        let Ty::Item(own, arguments) = tree.place_in(placed.module, block).self_ty else { continue };
        let of_every = arguments.iter().all(|argument| matches!(argument, Ty::Param(_) | Ty::Unknown));
        for (index, item) in block.items.iter().enumerate() {
            let name = match item {
                ImplItem::Fn(item) => &item.sig.ident,
                ImplItem::Const(item) => &item.ident,
                _ => continue,
            };
            let only = of_every.then_some((ImplId(number), index));
            inherent.entry((own, name.to_string())).and_modify(|known| *known = None).or_insert(only);
        }
    }
    inherent
}

/// The names that a derived `Debug` writes.
fn add_names_of_debug(item: &Item, names: &mut BTreeSet<String>) {
    let mut add = |name: &Ident, fields: &syn::Fields| {
        names.insert(name.to_string());
        names.extend(fields.iter().filter_map(|field| field.ident.as_ref()).map(ToString::to_string));
    };
    match item {
        Item::Struct(own) if derives_debug(&own.attrs) => add(&own.ident, &own.fields),
        Item::Enum(own) if derives_debug(&own.attrs) => {
            own.variants.iter().for_each(|variant| add(&variant.ident, &variant.fields));
        }
        _ => {}
    }
}

fn derives_debug(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        syn::Meta::List(list) if list.path.is_ident("derive") => {
            list.tokens.clone().into_iter().any(|token| token.to_string() == "Debug")
        }
        _ => false,
    })
}

/// The items of the crates that a type names.
fn names_in(tree: &Tree, module: ModuleId, ty: &syn::Type) -> BTreeSet<ItemId> {
    struct Named<'a> {
        tree: &'a Tree,
        module: ModuleId,
        items: BTreeSet<ItemId>,
    }
    impl<'ast> Visit<'ast> for Named<'_> {
        fn visit_path(&mut self, path: &'ast syn::Path) {
            let segments: Vec<_> = path.segments.iter().map(|segment| segment.ident.clone()).collect();
            if let Ok(found) = self.tree.resolve(self.module, &segments, Namespace::Type) {
                if let Target::Item(item) = found.target {
                    self.items.insert(item);
                }
            }
            visit::visit_path(self, path);
        }
    }
    let mut named = Named { tree, module, items: BTreeSet::new() };
    named.visit_type(ty);
    named.items
}

/// The methods of the standard library's traits that have to be imported before they can be called.
fn methods_of_std_trait(name: &str) -> &'static [&'static str] {
    match name {
        "Write" => &["write", "write_all", "write_fmt", "write_str", "write_char", "flush", "by_ref"],
        "Read" => {
            &["read", "read_exact", "read_to_end", "read_to_string", "bytes", "chain", "take", "by_ref"]
        }
        "BufRead" => &["fill_buf", "consume", "read_until", "read_line", "split", "lines"],
        "FromStr" => &["from_str"],
        "Hash" => &["hash"],
        "Hasher" => &["finish", "write_u64"],
        "BuildHasher" => &["build_hasher", "hash_one"],
        "Display" | "Debug" | "LowerHex" | "Binary" => &["fmt"],
        "Borrow" => &["borrow"],
        "Error" => &["source"],
        _ => &[],
    }
}
