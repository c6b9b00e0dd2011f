//! Patterns: the variables they bind, and the constants, variants and fields they look at.

use super::Walker;
use crate::names::{last_name, Namespace, Target};
use crate::types::{params_of, Place, Ty};
use syn::{Fields, Ident, Item, Member, Pat};

impl Walker<'_> {
    /// Binds a pattern's variables in the innermost scope; the value that it is matched with has the type `ty`.
    pub(crate) fn pattern(&mut self, pattern: &Pat, ty: &Ty) {
        match pattern {
            Pat::Ident(ident) => self.identifier(ident, ty),
            Pat::Paren(inner) => self.pattern(&inner.pat, ty),
            Pat::Reference(inner) => self.pattern(&inner.pat, ty),
            Pat::Type(typed) => {
                self.type_(&typed.ty);
                let ty = self.tree.ty(&typed.ty, &self.place);
                self.pattern(&typed.pat, &ty);
            }
            Pat::Guard(guarded) => {
                self.pattern(&guarded.pat, ty);
                self.expression(&guarded.guard);
            }
            Pat::Or(or) => or.cases.iter().for_each(|case| self.pattern(case, ty)),
            Pat::Slice(slice) => slice.elems.iter().for_each(|element| {
                let rest = matches!(element, Pat::Ident(syn::PatIdent { subpat: Some((_, sub)), .. })
                    if matches!(**sub, Pat::Rest(_)));
                let inner = if ty.is("[]") { ty.inner() } else { Ty::Unknown };
                self.pattern(element, if rest { ty } else { &inner });
            }),
            Pat::Tuple(tuple) => {
                let parts = match ty {
                    Ty::Std(name, parts) if name == "()" && parts.len() == tuple.elems.len() => parts.clone(),
                    _ => vec![Ty::Unknown; tuple.elems.len()],
                };
                tuple.elems.iter().zip(&parts).for_each(|(element, part)| self.pattern(element, part));
            }
            Pat::TupleStruct(inner) => self.tuple_struct(inner, ty),
            Pat::Struct(inner) => self.braced(inner, ty),
            Pat::Path(path) => self.matched_path(&path.path),
            Pat::Const(inner) => {
                self.block(&inner.block);
            }
            Pat::Range(range) => {
                for end in [&range.start, &range.end].into_iter().flatten() {
                    self.expression(end);
                }
            }
            Pat::Macro(mac) => {
                self.macro_(&mac.mac);
            }
            Pat::Lit(_) | Pat::Rest(_) | Pat::Wild(_) => {}
            other => {
                self.report(syn::spanned::Spanned::span(other), "a pattern of a kind that is not followed");
            }
        }
    }

    /// A name in a pattern is a constant or a variant if there is one of that name, and otherwise a new variable.
    fn identifier(&mut self, pattern: &syn::PatIdent, ty: &Ty) {
        if let Some((_, sub)) = &pattern.subpat {
            self.pattern(sub, ty);
        }
        let plain = pattern.by_ref.is_none() && pattern.mutability.is_none() && pattern.subpat.is_none();
        let path = [pattern.ident.clone()];
        if plain && pattern.ident != "self" {
            let found = self.tree.resolve(self.place.module, &path, Namespace::Value);
            match found.map(|found| (found.target, found.rest.is_empty())) {
                Ok((Target::Item(item), true)) if !self.is_constant(item) => {}
                Ok((Target::Item(_), _)) => {
                    self.resolve(&path, Namespace::Value);
                    return;
                }
                Ok((Target::Std(path), _)) if last_name(&path) == "None" => return,
                _ => {}
            }
        }
        self.bind(&pattern.ident.to_string(), ty.clone());
    }

    fn is_constant(&self, item: crate::tree::ItemId) -> bool {
        match &self.tree.items[item.0].syntax {
            Item::Const(_) | Item::Static(_) => true,
            Item::Struct(item) => matches!(item.fields, Fields::Unit),
            _ => false,
        }
    }

    fn tuple_struct(&mut self, pattern: &syn::PatTupleStruct, ty: &Ty) {
        self.matched_path(&pattern.path);
        let name = pattern.path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
        let known = match (ty, name.as_str()) {
            (Ty::Std(own, parts), "Some") if own == "Option" => parts.first().cloned(),
            (Ty::Std(own, parts), "Ok") if own == "Result" => parts.first().cloned(),
            (Ty::Std(own, parts), "Err") if own == "Result" => parts.get(1).cloned(),
            _ => None,
        };
        for (index, element) in pattern.elems.iter().enumerate() {
            let field = Member::from(index);
            let inner = known.clone().unwrap_or_else(|| self.field_of_path(&pattern.path, &field, ty));
            self.pattern(element, &inner);
        }
    }

    fn braced(&mut self, pattern: &syn::PatStruct, ty: &Ty) {
        self.matched_path(&pattern.path);
        for field in &pattern.fields {
            let inner = self.field_of_path(&pattern.path, &field.member, ty);
            self.pattern(&field.pat, &inner);
        }
    }

    /// Notes a path that a value is compared with or taken apart by. That makes no value of it.
    fn matched_path(&mut self, path: &syn::Path) {
        let segments: Vec<Ident> = path.segments.iter().map(|segment| segment.ident.clone()).collect();
        path.segments.iter().for_each(|segment| self.arguments(&segment.arguments));
        let (item, rest) = if segments[0] == "Self" {
            let Ty::Item(item, _) = self.place.self_ty else { return };
            (item, segments[1..].to_vec())
        } else {
            let namespace = if segments.len() == 1 { Namespace::Value } else { Namespace::Type };
            let Some((Target::Item(item), rest)) = self.resolve(&segments, namespace) else { return };
            (item, rest)
        };
        // An associated constant is used; a variant is only looked for.
        for name in rest {
            if self.inherent.contains_key(&(item, name.to_string())) {
                self.reached.named.insert((item, name.to_string()));
            }
        }
    }

    /// The type of a field that a pattern with this path takes out of a value, which counts as reading it.
    fn field_of_path(&mut self, path: &syn::Path, member: &Member, ty: &Ty) -> Ty {
        let segments: Vec<Ident> = path.segments.iter().map(|segment| segment.ident.clone()).collect();
        let (item, rest) = if segments[0] == "Self" {
            let Ty::Item(item, _) = self.place.self_ty else { return Ty::Unknown };
            (item, segments[1..].to_vec())
        } else {
            let found = self.tree.resolve(self.place.module, &segments, Namespace::Type);
            match found.map(|found| (found.target, found.rest)) {
                Ok((Target::Item(item), rest)) => (self.unaliased(item), rest),
                _ => return Ty::Unknown,
            }
        };
        let arguments = match ty {
            Ty::Item(own, arguments) if *own == item => arguments.clone(),
            _ => Vec::new(),
        };
        let variant = rest.first().map(ToString::to_string);
        self.field_type(item, variant.as_deref(), member, &arguments)
    }

    /// The struct or enum that a type alias stands for.
    fn unaliased(&self, item: crate::tree::ItemId) -> crate::tree::ItemId {
        match &self.tree.items[item.0].syntax {
            Item::Type(alias) => match self.tree.ty(&alias.ty, &Place::of(self.tree.items[item.0].module)) {
                Ty::Item(target, _) => target,
                _ => item,
            },
            _ => item,
        }
    }

    /// Notes that a field is read; gives its type.
    pub(crate) fn field_type(
        &mut self,
        item: crate::tree::ItemId,
        variant: Option<&str>,
        member: &Member,
        arguments: &[Ty],
    ) -> Ty {
        let name = member_name(member);
        let placed = &self.tree.items[item.0];
        let (generics, fields) = match (&placed.syntax, variant) {
            (Item::Struct(item), _) => (&item.generics, &item.fields),
            (Item::Enum(item), Some(variant)) => {
                let Some(found) = item.variants.iter().find(|own| own.ident == variant) else {
                    return Ty::Unknown;
                };
                (&item.generics, &found.fields)
            }
            _ => return Ty::Unknown,
        };
        let read = variant.map_or_else(|| name.clone(), |variant| format!("{variant}.{name}"));
        self.reached.fields.insert((item, read));
        let field = fields.members().zip(fields.iter()).find(|(own, _)| own == member);
        let place = Place::of(placed.module).with(generics);
        let params: Vec<String> = params_of(generics).collect();
        let ty = field.map_or(Ty::Unknown, |(_, field)| self.tree.ty(&field.ty, &place));
        ty.substitute(&params, arguments)
    }
}

/// A field's name, or its number in a tuple struct.
pub(crate) fn member_name(member: &Member) -> String {
    match member {
        Member::Named(name) => name.to_string(),
        Member::Unnamed(index) => index.index.to_string(),
    }
}
