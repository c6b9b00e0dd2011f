//! Calls, and the paths that lead to what is called: where methods are kept or dropped.

use super::expression::is_walked_through;
use super::Walker;
use crate::names::{last_name, Namespace, Target};
use crate::tree::ItemId;
use crate::types::{handed_on, Place, Ty};
use syn::{Expr, Ident, Item, ReturnType};

/// A path as an expression: its own type, and what a call of it gives.
pub(super) struct Value {
    pub(super) ty: Ty,
    pub(super) result: Ty,
}

impl From<Ty> for Value {
    fn from(ty: Ty) -> Self {
        Value { ty, result: Ty::Unknown }
    }
}

impl Walker<'_> {
    pub(super) fn call(&mut self, call: &syn::ExprCall) -> Ty {
        let arguments: Vec<Ty> = call.args.iter().map(|argument| self.expression(argument)).collect();
        let Expr::Path(path) = &*call.func else {
            self.expression(&call.func);
            return Ty::Unknown;
        };
        let value = self.path(path);
        if value.result == Ty::Unknown {
            self.std_call(path, &arguments)
        } else {
            value.result
        }
    }

    /// What a function of the standard library gives, for the few whose result matters.
    fn std_call(&self, path: &syn::ExprPath, arguments: &[Ty]) -> Ty {
        let names: Vec<String> = path.path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        if self.local(&names[0]).is_some() {
            return Ty::Unknown;
        }
        let first = || arguments.first().cloned().unwrap_or_default();
        match names.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["Some"] => Ty::std("Option", vec![first()]),
            ["Ok"] => Ty::std("Result", vec![first(), Ty::Unknown]),
            ["Err"] => Ty::std("Result", vec![Ty::Unknown, first()]),
            ["Box", "new"] => first(),
            [.., "new" | "with_capacity" | "from" | "default"] if path.qself.is_none() && names.len() > 1 => {
                let mut owner = path.path.clone();
                owner.segments.pop();
                owner.segments.pop_punct();
                let owner = syn::Type::Path(syn::TypePath { attrs: Vec::new(), qself: None, path: owner });
                match self.tree.ty(&owner, &self.place) {
                    known @ Ty::Std(..) => known,
                    _ => Ty::Unknown,
                }
            }
            _ => Ty::Unknown,
        }
    }

    pub(super) fn method_call(&mut self, call: &syn::ExprMethodCall) -> Ty {
        let method = call.method.to_string();
        let receiver = match self.expression(&call.receiver) {
            // A range is an iterator, but its copy is a range.
            Ty::Std(name, numbers) if name == "range" && method != "clone" => Ty::std("iter", numbers),
            other => other,
        };
        if let Some(turbofish) = &call.turbofish {
            self.arguments(&syn::PathArguments::AngleBracketed(turbofish.clone()));
        }
        // Whether one of the crates' traits may have the method: nothing is known of what it does.
        let own = !self.traits_in_scope(&receiver, &method).is_empty();
        let handed = if own { None } else { handed_on(&receiver, &method) };
        // `parse::<u32>()` and `collect::<Vec<_>>()` say that they ask nothing of the crates' types.
        let std_only = call.turbofish.as_ref().is_some_and(|turbofish| {
            turbofish.args.iter().all(|argument| {
                matches!(argument, syn::GenericArgument::Type(ty)
                    if matches!(self.tree.ty(ty, &self.place), Ty::Std(..)))
            })
        });
        if std_only && matches!(method.as_str(), "parse" | "collect") {
            self.reached.foreign.insert(method);
            return Ty::Unknown;
        }
        // What the last argument is, or what it makes.
        let mut made = Ty::Unknown;
        for argument in &call.args {
            made = match argument {
                Expr::Closure(closure) => self.closure(closure, handed.as_ref()),
                other => self.expression(other),
            };
        }
        self.formats_of(&receiver, &method);
        let result = self.call_method(&receiver, &method);
        match (&receiver, method.as_str()) {
            _ if own => result,
            (Ty::Std(name, _), "zip") if name == "iter" => {
                let other = if is_walked_through(&made) { made.inner() } else { Ty::Unknown };
                Ty::std("iter", vec![Ty::std("()", vec![receiver.inner(), other])])
            }
            (Ty::Std(name, _), "map") if matches!(name.as_str(), "iter" | "Option" | "[]") => {
                Ty::std(name, vec![made])
            }
            (Ty::Std(name, parts), "map") if name == "Result" => {
                Ty::std(name, vec![made, parts.get(1).cloned().unwrap_or_default()])
            }
            _ => result,
        }
    }

    /// Methods that write a value, or its error.
    fn formats_of(&mut self, receiver: &Ty, method: &str) {
        match (method, receiver) {
            ("to_string", _) => self.displayed(receiver),
            ("fmt", _) => {
                self.displayed(receiver);
                if self.tree.imports(self.place.module, "Debug") {
                    self.debugged(receiver, true);
                }
            }
            ("unwrap" | "expect", Ty::Std(name, parts)) if name == "Result" => {
                self.debugged(&parts.get(1).cloned().unwrap_or_default(), false);
            }
            ("unwrap_err" | "expect_err", _) => self.debugged(&receiver.inner(), false),
            ("unwrap" | "expect", Ty::Unknown) => self.debugged(&Ty::Unknown, false),
            _ => {}
        }
    }

    pub(super) fn path(&mut self, path: &syn::ExprPath) -> Value {
        self.path_in(path, Namespace::Value)
    }

    pub(super) fn path_in(&mut self, path: &syn::ExprPath, namespace: Namespace) -> Value {
        path.path.segments.iter().for_each(|segment| self.arguments(&segment.arguments));
        let segments: Vec<Ident> = path.path.segments.iter().map(|segment| segment.ident.clone()).collect();
        let first = segments[0].to_string();
        if let Some(qself) = &path.qself {
            self.type_(&qself.ty);
            let mut owner = path.path.clone();
            owner.segments = owner.segments.into_iter().take(qself.position).collect();
            let rest = &segments[qself.position..];
            if owner.segments.is_empty() {
                let ty = self.tree.ty(&qself.ty, &self.place);
                return self.associated(&ty, rest);
            }
            self.path_in_type(&owner);
            for name in rest {
                self.ask_traits(&name.to_string());
                self.reached.foreign.insert(name.to_string());
            }
            return Ty::Unknown.into();
        }
        if first == "Self" {
            let ty = self.place.self_ty.clone();
            return self.associated(&ty, &segments[1..]);
        }
        if self.place.params.contains(&first) {
            return self.associated(&Ty::Param(first), &segments[1..]);
        }
        if let Some(ty) = self.local(&first) {
            return ty.into();
        }
        match self.resolve(&segments, namespace) {
            Some((Target::Item(item), rest)) => self.item_value(item, &rest),
            Some((Target::Std(path), _)) if path.ends_with("::Debug::fmt") => {
                self.debugged(&Ty::Unknown, true);
                Ty::Unknown.into()
            }
            Some((Target::Std(path), _)) if path.ends_with("::Display::fmt") => {
                self.displayed(&Ty::Unknown);
                Ty::Unknown.into()
            }
            // `i64::twice` may be of one of the crates' traits.
            Some((Target::Std(path), _))
                if !self.traits_in_scope(&Ty::num(), last_name(&path)).is_empty() =>
            {
                self.ask_in_scope(&Ty::num(), last_name(&path));
                Ty::Unknown.into()
            }
            _ => Ty::Unknown.into(),
        }
    }

    fn item_value(&mut self, item: ItemId, rest: &[Ident]) -> Value {
        let placed = &self.tree.items[item.0];
        let place = Place::of(placed.module);
        match &placed.syntax {
            Item::Fn(function) => {
                let place = place.with(&function.sig.generics);
                let result = match &function.sig.output {
                    ReturnType::Default => Ty::std("()", Vec::new()),
                    ReturnType::Type(_, ty) => self.tree.ty(ty, &place).substitute(&[], &[]),
                };
                Value { ty: Ty::std("fn", Vec::new()), result }
            }
            Item::Const(constant) => self.tree.ty(&constant.ty, &place).into(),
            Item::Static(constant) => self.tree.ty(&constant.ty, &place).into(),
            Item::Struct(_) | Item::Enum(_) => self.associated(&Ty::Item(item, Vec::new()), rest),
            Item::Type(alias) => {
                let ty = self.tree.ty(&alias.ty, &place);
                self.associated(&ty, rest)
            }
            _ => {
                for name in rest {
                    self.ask_traits(&name.to_string());
                }
                Ty::Unknown.into()
            }
        }
    }

    /// What `rest` names behind a type: nothing (the type's constructor), a variant, or an associated item.
    fn associated(&mut self, ty: &Ty, rest: &[Ident]) -> Value {
        let Some(name) = rest.first().map(ToString::to_string) else {
            return Value { ty: ty.clone(), result: ty.clone() };
        };
        let Ty::Item(item, arguments) = ty else {
            if *ty == Ty::Unknown {
                self.reached.called.insert(name.clone());
            }
            self.ask_in_scope(ty, &name);
            self.may_be_foreign(ty, &name);
            return Ty::Unknown.into();
        };
        if let Item::Enum(own) = &self.tree.items[item.0].syntax {
            if own.variants.iter().any(|variant| variant.ident == name) {
                self.reached.named.insert((*item, name));
                return Value { ty: ty.clone(), result: ty.clone() };
            }
        }
        if let Some(result) = self.inherent_result(*item, arguments, &name) {
            return Value { ty: result.clone(), result };
        }
        self.ask_in_scope(ty, &name);
        self.may_be_foreign(ty, &name);
        let result = match name.as_str() {
            // What the standard library's traits promise, whether derived or written.
            "default" | "from" | "from_iter" => ty.clone(),
            _ => self.tree.trait_method_result(*item, &name),
        };
        Value { ty: Ty::Unknown, result }
    }
}
