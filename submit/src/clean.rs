//! Takes out of a parsed file what a submission does not have: what `#[cfg]` leaves out, documentation, assertions of
//! debug builds, and hints that concern the crate rather than the program.
//!
//! Only conditions that the bundler can answer are answered: features (a submission has none unless told otherwise),
//! `test` and `debug_assertions`, under `not`, `any` and `all`. A condition on the machine would have to be left in the file, whose readers
//! could then not see what is compiled; it is a fault.

use crate::fault::Fault;
use std::path::Path;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{Attribute, Expr, ImplItem, Item, Meta, Stmt, TraitItem};

/// Cleans `file` in place, for a crate whose features are `features`.
///
/// # Errors
/// A condition that cannot be answered, or an attribute whose meaning for a submission is not known.
pub(crate) fn clean(file: &mut syn::File, path: &Path, features: &[&str]) -> Result<(), Fault> {
    let mut cleaner = Cleaner { path, features, fault: None };
    cleaner.visit_file_mut(file);
    cleaner.fault.map_or(Ok(()), Err)
}

struct Cleaner<'a> {
    path: &'a Path,
    features: &'a [&'a str],
    /// The first fault; visiting goes on, but nothing that comes later matters.
    fault: Option<Fault>,
}

impl Cleaner<'_> {
    /// Whether what bears these attributes stays; takes its conditions off.
    fn keep(&mut self, attributes: &mut Vec<Attribute>) -> bool {
        let mut keep = true;
        let mut left = Vec::new();
        for attribute in attributes.drain(..) {
            if attribute.path().is_ident("cfg") {
                keep &= self.condition_of(&attribute.meta).is_none_or(|meta| self.holds(&meta));
            } else if attribute.path().is_ident("cfg_attr") {
                left.extend(self.conditional(&attribute));
            } else {
                left.push(attribute);
            }
        }
        *attributes = left;
        keep
    }

    fn keep_item(&mut self, item: &mut Item) -> bool {
        attributes_of_item(item).is_none_or(|attributes| self.keep(attributes))
    }

    /// The attributes that a `cfg_attr` stands for.
    fn conditional(&mut self, attribute: &Attribute) -> Vec<Attribute> {
        let metas = self.list(&attribute.meta);
        match metas.split_first() {
            Some((condition, metas)) if self.holds(condition) => {
                metas.iter().map(|meta| Attribute { meta: meta.clone(), ..attribute.clone() }).collect()
            }
            _ => Vec::new(),
        }
    }

    fn condition_of(&mut self, meta: &Meta) -> Option<Meta> {
        self.list(meta).into_iter().next()
    }

    fn list(&mut self, meta: &Meta) -> Vec<Meta> {
        let metas = meta.require_list().and_then(|list| {
            list.parse_args_with(syn::punctuated::Punctuated::<Meta, syn::Token![,]>::parse_terminated)
        });
        match metas {
            Ok(metas) => metas.into_iter().collect(),
            Err(error) => {
                self.report(error.span(), "a condition that cannot be read");
                Vec::new()
            }
        }
    }

    fn holds(&mut self, condition: &Meta) -> bool {
        match condition {
            Meta::Path(path) if path.is_ident("test") || path.is_ident("debug_assertions") => false,
            Meta::NameValue(pair) if pair.path.is_ident("feature") => match &pair.value {
                Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(name), .. }) => {
                    self.features.contains(&name.value().as_str())
                }
                _ => false,
            },
            Meta::List(list) if list.path.is_ident("not") => {
                !self.list(condition).iter().any(|inner| self.holds(inner))
            }
            Meta::List(list) if list.path.is_ident("any") => {
                self.list(condition).iter().any(|inner| self.holds(inner))
            }
            Meta::List(list) if list.path.is_ident("all") => {
                self.list(condition).iter().all(|inner| self.holds(inner))
            }
            _ => {
                self.report(condition.span(), "a condition on the machine cannot be answered here");
                false
            }
        }
    }

    fn report(&mut self, span: proc_macro2::Span, message: &str) {
        self.fault.get_or_insert_with(|| Fault::at(self.path, span, message));
    }

    /// Whether an attribute belongs into a submission.
    fn belongs(&mut self, attribute: &Attribute) -> bool {
        let path = attribute.path();
        let name = path.get_ident().map(ToString::to_string);
        match name.as_deref() {
            Some("derive" | "inline" | "cold" | "repr" | "track_caller" | "default") => true,
            // Documentation, and what lints say about the crate as a library.
            Some(
                "doc" | "must_use" | "non_exhaustive" | "deprecated" | "allow" | "expect" | "warn" | "deny",
            ) => false,
            None if path.segments.first().is_some_and(|tool| tool.ident == "rustfmt") => false,
            _ => {
                self.report(attribute.span(), "an attribute whose meaning for a submission is not known");
                false
            }
        }
    }
}

impl VisitMut for Cleaner<'_> {
    fn visit_attributes_mut(&mut self, attributes: &mut Vec<Attribute>) {
        if !self.keep(attributes) {
            let span = attributes.first().map_or_else(proc_macro2::Span::call_site, Spanned::span);
            self.report(span, "a condition in a place where nothing can be left out");
        }
        attributes.retain(|attribute| self.belongs(attribute));
    }

    fn visit_file_mut(&mut self, file: &mut syn::File) {
        file.items.retain_mut(|item| self.keep_item(item));
        visit_mut::visit_file_mut(self, file);
    }

    fn visit_item_mod_mut(&mut self, module: &mut syn::ItemMod) {
        if let Some((_, items)) = &mut module.content {
            items.retain_mut(|item| self.keep_item(item));
        }
        visit_mut::visit_item_mod_mut(self, module);
    }

    fn visit_item_impl_mut(&mut self, block: &mut syn::ItemImpl) {
        block.items.retain_mut(|item| match item {
            ImplItem::Const(item) => self.keep(&mut item.attrs),
            ImplItem::Fn(item) => self.keep(&mut item.attrs),
            ImplItem::Type(item) => self.keep(&mut item.attrs),
            _ => true,
        });
        visit_mut::visit_item_impl_mut(self, block);
    }

    fn visit_item_trait_mut(&mut self, item: &mut syn::ItemTrait) {
        item.items.retain_mut(|item| match item {
            TraitItem::Const(item) => self.keep(&mut item.attrs),
            TraitItem::Fn(item) => self.keep(&mut item.attrs),
            TraitItem::Type(item) => self.keep(&mut item.attrs),
            _ => true,
        });
        visit_mut::visit_item_trait_mut(self, item);
    }

    fn visit_fields_named_mut(&mut self, fields: &mut syn::FieldsNamed) {
        let kept = std::mem::take(&mut fields.named).into_iter();
        fields.named = kept.filter_map(|mut field| self.keep(&mut field.attrs).then_some(field)).collect();
        visit_mut::visit_fields_named_mut(self, fields);
    }

    fn visit_expr_struct_mut(&mut self, expr: &mut syn::ExprStruct) {
        let kept = std::mem::take(&mut expr.fields).into_iter();
        expr.fields = kept.filter_map(|mut field| self.keep(&mut field.attrs).then_some(field)).collect();
        if expr.dot2_token.is_some() && !expr.fields.empty_or_trailing() {
            expr.fields.push_punct(<syn::Token![,]>::default());
        }
        visit_mut::visit_expr_struct_mut(self, expr);
    }

    fn visit_item_enum_mut(&mut self, item: &mut syn::ItemEnum) {
        let kept = std::mem::take(&mut item.variants).into_iter();
        item.variants =
            kept.filter_map(|mut variant| self.keep(&mut variant.attrs).then_some(variant)).collect();
        visit_mut::visit_item_enum_mut(self, item);
    }

    fn visit_expr_match_mut(&mut self, expr: &mut syn::ExprMatch) {
        expr.arms.retain_mut(|arm| self.keep(&mut arm.attrs));
        visit_mut::visit_expr_match_mut(self, expr);
    }

    fn visit_block_mut(&mut self, block: &mut syn::Block) {
        block.stmts.retain_mut(|statement| match statement {
            Stmt::Local(local) => self.keep(&mut local.attrs),
            Stmt::Item(item) => self.keep_item(item),
            Stmt::Macro(mac) => self.keep(&mut mac.attrs) && !is_debug_assertion(&mac.mac),
            Stmt::Expr(Expr::Macro(mac), _) => !is_debug_assertion(&mac.mac),
            Stmt::Expr(..) => true,
        });
        visit_mut::visit_block_mut(self, block);
    }
}

/// Whether a macro does nothing in a judge's build.
fn is_debug_assertion(mac: &syn::Macro) -> bool {
    ["debug_assert", "debug_assert_eq", "debug_assert_ne"].iter().any(|name| mac.path.is_ident(name))
}

/// An item's attributes; `None` for tokens that `syn` made nothing of, which are reported where they would be used.
fn attributes_of_item(item: &mut Item) -> Option<&mut Vec<Attribute>> {
    Some(match item {
        Item::Const(item) => &mut item.attrs,
        Item::Enum(item) => &mut item.attrs,
        Item::ExternCrate(item) => &mut item.attrs,
        Item::Fn(item) => &mut item.attrs,
        Item::ForeignMod(item) => &mut item.attrs,
        Item::Impl(item) => &mut item.attrs,
        Item::Macro(item) => &mut item.attrs,
        Item::Mod(item) => &mut item.attrs,
        Item::Static(item) => &mut item.attrs,
        Item::Struct(item) => &mut item.attrs,
        Item::Trait(item) => &mut item.attrs,
        Item::TraitAlias(item) => &mut item.attrs,
        Item::Type(item) => &mut item.attrs,
        Item::Union(item) => &mut item.attrs,
        Item::Use(item) => &mut item.attrs,
        _ => return None,
    })
}
