//! Writes what was reached as one file, in the modules that it comes from.
//!
//! The modules stay as they are, the puzzle's at the file's root and each crate that it uses in a module of its name: then
//! every name keeps its meaning, whatever two modules call alike, and who knows the project finds their way. Only paths
//! that start at another crate change, `judge_io::Word` to `crate::judge_io::Word`.

use crate::fault::Fault;
use crate::reach::{Reach, Trait};
use crate::tree::{Entry, ItemId, LeafId, ModuleId, Tree};
use proc_macro2::{Group, Spacing, TokenStream, TokenTree};
use std::collections::BTreeSet;
use syn::visit_mut::{self, VisitMut};
use syn::{parse_quote, Attribute, Fields, Ident, ImplItem, Item, Meta, UseTree, Visibility};

/// What a file of a submission is made of.
pub(crate) struct Emitter<'a> {
    tree: &'a Tree,
    reach: &'a Reach<'a>,
    /// The puzzle's crate.
    root: ModuleId,
    /// Modules that `main` looks into, and that must be open for it.
    open: BTreeSet<ModuleId>,
}

impl<'a> Emitter<'a> {
    /// An emitter of what `reach` reached. The modules around `entrance` are opened for the file's `main`.
    pub(crate) fn new(tree: &'a Tree, reach: &'a Reach<'a>, entrance: ItemId) -> Self {
        let mut open = BTreeSet::new();
        let mut module = Some(tree.items[entrance.0].module);
        while let Some(inner) = module {
            open.insert(inner);
            module = tree.modules[inner.0].parent;
        }
        Emitter { tree, reach, root: tree.modules[tree.items[entrance.0].module.0].root, open }
    }

    /// The items of the file: those of the puzzle's crate, then one module for each crate that it uses.
    ///
    /// # Errors
    /// An import of which it cannot be said whether it is needed.
    pub(crate) fn items(&self) -> Result<Vec<Item>, Fault> {
        let mut items = self.module(self.root)?;
        for (name, &root) in self.tree.crates.iter().filter(|(_, &root)| root != self.root) {
            let inner = self.module(root)?;
            if !inner.is_empty() {
                items.push(module_item(name, &Visibility::Inherited, &inner));
            }
        }
        Ok(items)
    }

    fn module(&self, module: ModuleId) -> Result<Vec<Item>, Fault> {
        let mut items = Vec::new();
        for entry in &self.tree.modules[module.0].entries {
            items.extend(match entry {
                Entry::Item(item) => self.item(*item),
                Entry::Impl(block) => self.impl_block(*block),
                Entry::Module(child, visibility) => self.child(*child, visibility)?,
                Entry::Use(item, leaves) => self.import(item, leaves)?,
            });
        }
        let mut rewriter = Rewriter { tree: self.tree, module, root: self.root };
        for item in items.iter_mut().filter(|item| !matches!(item, Item::Mod(_))) {
            rewriter.visit_item_mut(item);
        }
        Ok(items)
    }

    fn child(&self, child: ModuleId, visibility: &Visibility) -> Result<Option<Item>, Fault> {
        let items = self.module(child)?;
        let closed = matches!(visibility, Visibility::Inherited);
        let visibility =
            if closed && self.open.contains(&child) { parse_quote!(pub(crate)) } else { visibility.clone() };
        let name = &self.tree.modules[child.0].name;
        Ok((!items.is_empty()).then(|| module_item(name, &visibility, &items)))
    }

    fn import(&self, item: &syn::ItemUse, leaves: &[LeafId]) -> Result<Option<Item>, Fault> {
        let mut kept = Vec::new();
        for &leaf in leaves {
            kept.push(self.reach.keeps_leaf(leaf)?);
        }
        let tree = prune(&item.tree, &mut kept.into_iter());
        Ok(tree.map(|tree| Item::Use(syn::ItemUse { tree, ..item.clone() })))
    }

    fn item(&self, id: ItemId) -> Option<Item> {
        if !self.reach.reached.items.contains(&id) {
            return None;
        }
        let mut item = self.tree.items[id.0].syntax.clone();
        match &mut item {
            Item::Struct(own) => {
                self.trim_derives(id, &mut own.attrs);
                let compared = has_derive(&own.attrs, "PartialEq");
                self.allow_unread(id, None, &mut own.fields, compared);
            }
            Item::Enum(own) => {
                self.trim_derives(id, &mut own.attrs);
                let compared = has_derive(&own.attrs, "PartialEq");
                for variant in &mut own.variants {
                    let name = variant.ident.to_string();
                    if self.reach.reached.named.contains(&(id, name.clone())) {
                        self.allow_unread(id, Some(&name), &mut variant.fields, compared);
                    } else {
                        variant.attrs.push(parse_quote!(#[allow(dead_code)]));
                    }
                }
            }
            Item::Trait(own) => own.items.retain(|item| self.reach.keeps_trait_item(item)),
            _ => {}
        }
        Some(item)
    }

    /// Fields that are written and never read stay: whoever makes the value names them.
    fn allow_unread(&self, item: ItemId, variant: Option<&str>, fields: &mut Fields, compared: bool) {
        let names: Vec<syn::Member> = fields.members().collect();
        for (field, member) in fields.iter_mut().zip(names) {
            let name = crate::walk::member_name(&member);
            let name = variant.map_or(name.clone(), |variant| format!("{variant}.{name}"));
            if !compared && !self.reach.reached.reads(item, &name) {
                field.attrs.push(parse_quote!(#[allow(dead_code)]));
            }
        }
    }

    fn trim_derives(&self, item: ItemId, attributes: &mut Vec<Attribute>) {
        if self.reach.keeps_debug(item) {
            return;
        }
        attributes.retain_mut(|attribute| {
            let Meta::List(list) = &mut attribute.meta else { return true };
            if !list.path.is_ident("derive") {
                return true;
            }
            let traits = derived(list);
            let kept: Vec<_> = traits.iter().filter(|path| !path.is_ident("Debug")).collect();
            list.tokens = quote::quote!(#(#kept),*);
            !kept.is_empty()
        });
    }

    fn impl_block(&self, id: crate::tree::ImplId) -> Option<Item> {
        if !self.reach.reached.impls.contains(&id) {
            return None;
        }
        let mut block = self.tree.impls[id.0].syntax.clone();
        if !matches!(self.reach.trait_of(id), Some(Trait::Std(_))) {
            block.items.retain(|item| self.reach.keeps_impl_item(id, item));
        }
        for item in &mut block.items {
            match item {
                ImplItem::Fn(item) if self.reach.may_be_unused(id, &item.sig.ident.to_string()) => {
                    item.attrs.push(parse_quote!(#[allow(dead_code)]));
                }
                _ => {}
            }
        }
        Some(Item::Impl(block))
    }
}

fn module_item(name: &str, visibility: &Visibility, items: &[Item]) -> Item {
    let name = Ident::new(name, proc_macro2::Span::call_site());
    parse_quote!(#visibility mod #name { #(#items)* })
}

fn derived(list: &syn::MetaList) -> Vec<syn::Path> {
    let paths =
        list.parse_args_with(syn::punctuated::Punctuated::<syn::Path, syn::Token![,]>::parse_terminated);
    paths.map(|paths| paths.into_iter().collect()).unwrap_or_default()
}

fn has_derive(attributes: &[Attribute], name: &str) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::List(list) if list.path.is_ident("derive") => {
            derived(list).iter().any(|path| path.is_ident(name))
        }
        _ => false,
    })
}

/// The tree without the leaves that are not `kept`; `None` where nothing is left.
fn prune(tree: &UseTree, kept: &mut impl Iterator<Item = bool>) -> Option<UseTree> {
    match tree {
        UseTree::Path(path) => {
            let inner = prune(&path.tree, kept)?;
            Some(UseTree::Path(syn::UsePath { tree: Box::new(inner), ..path.clone() }))
        }
        UseTree::Group(group) => {
            let mut items: Vec<UseTree> = group.items.iter().filter_map(|tree| prune(tree, kept)).collect();
            match items.len() {
                0 => None,
                // `use io::{self}` needs its braces.
                1 if !matches!(&items[0], UseTree::Name(name) if name.ident == "self") => items.pop(),
                _ => Some(UseTree::Group(syn::UseGroup {
                    items: items.into_iter().collect(),
                    ..group.clone()
                })),
            }
        }
        leaf => kept.next().unwrap_or(false).then(|| leaf.clone()),
    }
}

/// Lets paths that start at a crate start at the crate's module.
struct Rewriter<'a> {
    tree: &'a Tree,
    module: ModuleId,
    root: ModuleId,
}

impl Rewriter<'_> {
    /// The module that holds what was a crate; `None` for the puzzle's, whose root is the file's.
    fn own_crate(&self, at: &Ident) -> Option<Ident> {
        let other = self.tree.modules[self.module.0].root != self.root;
        other.then(|| Ident::new(self.tree.crate_name(self.module), at.span()))
    }

    fn use_tree(&self, tree: UseTree) -> UseTree {
        match tree {
            UseTree::Path(path) if path.ident == "crate" => match (self.own_crate(&path.ident), &path.tree) {
                (Some(own), rest) => parse_quote!(crate::#own::#rest),
                (None, _) => UseTree::Path(path),
            },
            UseTree::Path(path) if self.tree.starts_at_crate(self.module, &path.ident) => {
                parse_quote!(crate::#path)
            }
            UseTree::Group(mut group) => {
                group.items = group.items.into_iter().map(|tree| self.use_tree(tree)).collect();
                UseTree::Group(group)
            }
            other => other,
        }
    }

    /// The same for tokens of a macro, where a path is an identifier with `::` behind it and none before it.
    fn tokens(&self, tokens: TokenStream) -> TokenStream {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let colons = |index: usize| {
            let is_colon = |index: usize, spacing| {
                matches!(tokens.get(index), Some(TokenTree::Punct(punct))
                    if punct.as_char() == ':' && (spacing == Spacing::Alone || punct.spacing() == spacing))
            };
            is_colon(index, Spacing::Joint) && is_colon(index + 1, Spacing::Alone)
        };
        let mut result = TokenStream::new();
        for (index, token) in tokens.iter().enumerate() {
            let starts = colons(index + 1) && !(index >= 2 && colons(index - 2));
            match token {
                TokenTree::Ident(ident) if starts && ident == "crate" => {
                    let own = self.own_crate(ident).map(|own| quote::quote!(::#own));
                    result.extend(quote::quote!(#ident #own));
                }
                TokenTree::Ident(ident) if starts && self.tree.starts_at_crate(self.module, ident) => {
                    result.extend(quote::quote!(crate::#ident));
                }
                TokenTree::Group(group) => {
                    let inner = Group::new(group.delimiter(), self.tokens(group.stream()));
                    result.extend([TokenTree::Group(inner)]);
                }
                other => result.extend([other.clone()]),
            }
        }
        result
    }
}

impl VisitMut for Rewriter<'_> {
    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        visit_mut::visit_path_mut(self, path);
        let first = &path.segments[0].ident;
        if first == "crate" {
            if let Some(own) = self.own_crate(first) {
                path.segments.insert(1, own.into());
            }
        } else if path.segments.len() > 1 && self.tree.starts_at_crate(self.module, first) {
            path.leading_colon = None;
            let start = Ident::new("crate", first.span());
            path.segments.insert(0, start.into());
        }
    }

    fn visit_visibility_mut(&mut self, visibility: &mut Visibility) {
        // `pub(crate)` says what it said; only `pub(in …)` has a path to change.
        match visibility {
            Visibility::Restricted(restricted) if restricted.in_token.is_some() => {
                self.visit_path_mut(&mut restricted.path);
            }
            _ => {}
        }
    }

    fn visit_item_use_mut(&mut self, item: &mut syn::ItemUse) {
        self.visit_visibility_mut(&mut item.vis);
        item.leading_colon = None;
        item.tree = self.use_tree(item.tree.clone());
    }

    fn visit_macro_mut(&mut self, mac: &mut syn::Macro) {
        mac.tokens = self.tokens(mac.tokens.clone());
    }
}
