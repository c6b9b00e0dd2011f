//! Short names for a minified submission.
//!
//! Every name that the file declares is replaced wherever it is spelled so, whatever it means there: a field, a variable
//! and a method of one name get one new name. That keeps the program's meaning as long as no spelling that also means
//! something of the standard library is touched, and no new name is an old one. The walk knows which spellings those are:
//! every segment of a path into the standard library, every method called on something that is not the crates' own, and
//! so on ([`Reach::foreign_names`](crate::reach::Reach::foreign_names)).

use crate::names::is_prelude;
use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::{self, Visit};
use syn::Item;

/// The tokens of `items` with short names for everything that they declare, but for the `foreign` names.
pub(crate) fn renamed(items: &[Item], foreign: &BTreeSet<String>) -> TokenStream {
    let mut declared = Declared::default();
    let mut tokens = TokenStream::new();
    for item in items {
        declared.visit_item(item);
        item.to_tokens(&mut tokens);
    }
    let mut counts = BTreeMap::new();
    count(&tokens, &mut counts);
    let may_change =
        |name: &&String| name.len() > 1 && *name != "main" && !name.starts_with('_') && !is_prelude(name);
    let mut names: Vec<&String> =
        declared.names.iter().filter(may_change).filter(|name| !foreign.contains(*name)).collect();
    // Where a short name saves most it is shortest.
    names.sort_by_key(|name| (std::cmp::Reverse(counts.get(*name).copied().unwrap_or(0)), *name));
    let changing: BTreeSet<&String> = names.iter().copied().collect();
    let taken: BTreeSet<&String> = counts.keys().filter(|name| !changing.contains(name)).collect();
    let mut fresh = [Style::Snake, Style::Camel, Style::Upper].map(|style| (style, 0));
    let mut new_names = BTreeMap::new();
    let mut given = BTreeSet::new();
    for name in names {
        let (style, number) = &mut fresh[Style::of(name) as usize];
        let new = loop {
            let candidate = style.name(*number);
            *number += 1;
            let free = !taken.contains(&candidate) && !given.contains(&candidate) && !is_keyword(&candidate);
            if free && !is_prelude(&candidate) && !is_trait_method(&candidate) {
                break candidate;
            }
        };
        given.insert(new.clone());
        // A name that is short enough already may be worth keeping: then the new one is as long and does no harm.
        new_names.insert(name.clone(), new);
    }
    rewrite(tokens, &new_names)
}

/// Which letters a name of its kind is spelled with, so that the compiler does not complain.
#[derive(Clone, Copy)]
enum Style {
    Snake,
    Camel,
    Upper,
}

impl Style {
    fn of(name: &str) -> Self {
        if name.starts_with(|first: char| first.is_lowercase()) {
            Style::Snake
        } else if name.chars().all(|letter| !letter.is_lowercase()) {
            Style::Upper
        } else {
            Style::Camel
        }
    }

    /// The name number `number`: `a`, `b`, …, `z`, `aa`, `ab`, …
    fn name(self, number: usize) -> String {
        let mut letters = Vec::new();
        let mut left = number + 1;
        while left > 0 {
            left -= 1;
            letters.push((b'a' + (left % 26) as u8) as char);
            left /= 26;
        }
        let name: String = letters.into_iter().rev().collect();
        match self {
            Style::Snake => name,
            Style::Upper => name.to_uppercase(),
            Style::Camel => name[..1].to_uppercase() + &name[1..],
        }
    }
}

/// Whether a trait of the prelude has a method of this name, as short as a new one. On a reference to one of the crates' own
/// types the trait's method would be found before a method of the type that takes it by value.
fn is_trait_method(name: &str) -> bool {
    const METHODS: [&str; 16] = [
        "all", "any", "cmp", "eq", "ge", "gt", "le", "lt", "map", "max", "min", "ne", "nth", "rev", "sum",
        "zip",
    ];
    METHODS.contains(&name)
}

fn is_keyword(name: &str) -> bool {
    syn::parse_str::<Ident>(name).is_err()
}

/// The names that a file declares.
#[derive(Default)]
struct Declared {
    names: BTreeSet<String>,
}

impl Declared {
    fn add(&mut self, name: &Ident) {
        self.names.insert(name.to_string());
    }
}

impl<'ast> Visit<'ast> for Declared {
    fn visit_item(&mut self, item: &'ast Item) {
        if let Some(name) = crate::tree::name_of(item) {
            self.add(name);
        } else if let Item::Mod(module) = item {
            self.add(&module.ident);
        }
        visit::visit_item(self, item);
    }

    fn visit_signature(&mut self, signature: &'ast syn::Signature) {
        self.add(&signature.ident);
        visit::visit_signature(self, signature);
    }

    fn visit_pat_ident(&mut self, pattern: &'ast syn::PatIdent) {
        self.add(&pattern.ident);
        visit::visit_pat_ident(self, pattern);
    }

    fn visit_field(&mut self, field: &'ast syn::Field) {
        if let Some(name) = &field.ident {
            self.add(name);
        }
        visit::visit_field(self, field);
    }

    fn visit_variant(&mut self, variant: &'ast syn::Variant) {
        self.add(&variant.ident);
        visit::visit_variant(self, variant);
    }

    fn visit_impl_item_const(&mut self, item: &'ast syn::ImplItemConst) {
        self.add(&item.ident);
        visit::visit_impl_item_const(self, item);
    }

    fn visit_trait_item_type(&mut self, item: &'ast syn::TraitItemType) {
        self.add(&item.ident);
        visit::visit_trait_item_type(self, item);
    }

    fn visit_trait_item_const(&mut self, item: &'ast syn::TraitItemConst) {
        self.add(&item.ident);
        visit::visit_trait_item_const(self, item);
    }

    fn visit_const_param(&mut self, param: &'ast syn::ConstParam) {
        self.add(&param.ident);
        visit::visit_const_param(self, param);
    }
}

fn count(tokens: &TokenStream, counts: &mut BTreeMap<String, usize>) {
    for token in tokens.clone() {
        match token {
            TokenTree::Ident(ident) => *counts.entry(ident.to_string()).or_default() += 1,
            TokenTree::Group(group) => count(&group.stream(), counts),
            _ => {}
        }
    }
}

fn rewrite(tokens: TokenStream, new_names: &BTreeMap<String, String>) -> TokenStream {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_punct = |token: Option<&TokenTree>, wanted: char| matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == wanted);
    let mut result = TokenStream::new();
    for (index, token) in tokens.iter().enumerate() {
        let before = index.checked_sub(1).and_then(|before| tokens.get(before));
        let changed = match token {
            // A lifetime; a macro's name.
            TokenTree::Ident(_) if is_punct(before, '\'') => token.clone(),
            TokenTree::Ident(_)
                if is_punct(tokens.get(index + 1), '!')
                    && matches!(tokens.get(index + 2), Some(TokenTree::Group(_))) =>
            {
                token.clone()
            }
            TokenTree::Ident(ident) => match new_names.get(&ident.to_string()) {
                Some(new) => Ident::new(new, ident.span()).into(),
                None => token.clone(),
            },
            // An attribute has no names of the file's.
            TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket && is_punct(before, '#') => {
                token.clone()
            }
            TokenTree::Group(group) => {
                Group::new(group.delimiter(), rewrite(group.stream(), new_names)).into()
            }
            other => other.clone(),
        };
        result.extend([changed]);
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As many functions as there are names of at most three letters, so that each of these is up for choice.
    #[test]
    fn a_new_name_is_no_keyword_and_no_method_of_the_preludes_traits() {
        let functions = 26 + 26 * 26 + 26 * 26 * 26;
        let items: Vec<Item> = (0..functions)
            .map(|number| syn::parse_str(&format!("fn old_{number}() {{}}")).expect("an item"))
            .collect();
        let mut counts = BTreeMap::new();
        count(&renamed(&items, &BTreeSet::new()), &mut counts);
        assert_eq!(counts.len(), functions + 1, "each has a name of its own, and `fn` is there");
        for name in ["do", "eq", "ne", "lt", "le", "gt", "ge", "cmp", "max", "min", "map", "zip"] {
            assert!(!counts.contains_key(name), "{name}");
        }
        assert!(counts.contains_key("ep") && counts.contains_key("er"));
    }
}
