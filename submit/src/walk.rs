//! Goes through the code of one item and notes what it uses.
//!
//! The walk knows which names are local variables (a variable `board` does not keep a function `board`) and, as far as
//! [`types`](crate::types) goes, what type they have. It does not judge: what is used from code that is itself unused
//! never comes here, since only what was reached is walked.

mod call;
mod expression;
mod macros;
mod pattern;
mod traits;

pub(crate) use pattern::member_name;

use crate::fault::Fault;
use crate::names::{Namespace, Target};
use crate::reached::{Reached, Types};
use crate::tree::{ImplId, ItemId, Placed, Tree};
use crate::types::{Place, Ty};
use proc_macro2::Span;
use std::collections::BTreeMap;
use syn::visit::{self, Visit};
use syn::{FnArg, Ident, ImplItem, Item, ReturnType, Type};

/// Inherent methods and associated constants, by type and name: the block, and which of its items; `None` where the type's
/// arguments decide which is meant, as between `impl Row<A>` and `impl Row<B>`.
pub(crate) type Inherent = BTreeMap<(ItemId, String), Option<(ImplId, usize)>>;

/// Walks code that stands at one place.
pub(crate) struct Walker<'a> {
    pub(crate) tree: &'a Tree,
    pub(crate) inherent: &'a Inherent,
    pub(crate) reached: &'a mut Reached,
    pub(crate) place: Place,
    /// Local variables, innermost scope last.
    pub(crate) scopes: Vec<Vec<(String, Ty)>>,
    /// The first fault; what is walked after it does not matter.
    pub(crate) fault: Option<Fault>,
}

impl<'a> Walker<'a> {
    /// A walker at `place`.
    pub(crate) fn new(
        tree: &'a Tree,
        inherent: &'a Inherent,
        reached: &'a mut Reached,
        place: Place,
    ) -> Self {
        Walker { tree, inherent, reached, place, scopes: vec![Vec::new()], fault: None }
    }

    /// Ends the walk.
    ///
    /// # Errors
    /// The first fault that the walk met.
    pub(crate) fn end(self) -> Result<(), Fault> {
        self.fault.map_or(Ok(()), Err)
    }

    /// Walks an item; of a trait, only what belongs to all its methods.
    pub(crate) fn item(&mut self, item: &Item) {
        match item {
            Item::Fn(item) => self.function(&item.sig, Some(&item.block)),
            Item::Const(item) => self.constant(&item.ty, Some(&item.expr)),
            Item::Static(item) => self.constant(&item.ty, Some(&item.expr)),
            Item::Struct(item) => {
                self.generics(&item.generics);
                item.fields.iter().for_each(|field| self.type_(&field.ty));
            }
            Item::Enum(item) => {
                self.generics(&item.generics);
                for variant in &item.variants {
                    variant.fields.iter().for_each(|field| self.type_(&field.ty));
                    if let Some((_, value)) = &variant.discriminant {
                        self.expression(value);
                    }
                }
            }
            Item::Type(item) => {
                self.generics(&item.generics);
                self.type_(&item.ty);
            }
            Item::Trait(item) => {
                self.generics(&item.generics);
                item.supertraits.iter().for_each(|bound| self.bound(bound));
            }
            _ => {}
        }
    }

    /// Walks what stands before an impl block's brace.
    pub(crate) fn impl_header(&mut self, block: &syn::ItemImpl) {
        self.generics(&block.generics);
        if let Some((path, _)) = &block.trait_ {
            self.path_in_type(path);
        }
        self.type_(&block.self_ty);
    }

    /// Walks an associated item.
    pub(crate) fn impl_item(&mut self, item: &ImplItem) {
        match item {
            ImplItem::Fn(item) => self.function(&item.sig, Some(&item.block)),
            ImplItem::Const(item) => self.constant(&item.ty, Some(&item.expr)),
            ImplItem::Type(item) => self.type_(&item.ty),
            _ => {}
        }
    }

    /// Walks an item of a trait.
    pub(crate) fn trait_item(&mut self, item: &syn::TraitItem) {
        match item {
            syn::TraitItem::Fn(item) => self.function(&item.sig, item.default.as_ref()),
            syn::TraitItem::Const(item) => {
                self.constant(&item.ty, item.default.as_ref().map(|(_, value)| value));
            }
            syn::TraitItem::Type(item) => item.bounds.iter().for_each(|bound| self.bound(bound)),
            _ => {}
        }
    }

    pub(crate) fn function(&mut self, signature: &syn::Signature, body: Option<&syn::Block>) {
        let outer = self.place.clone();
        self.scopes.push(Vec::new());
        self.generics(&signature.generics);
        for input in &signature.inputs {
            match input {
                FnArg::Receiver(receiver) => {
                    if let syn::ReceiverKind::Typed(_, ty) = &receiver.kind {
                        self.type_(ty);
                    }
                    let ty = self.place.self_ty.clone();
                    self.bind("self", ty);
                }
                FnArg::Typed(typed) => {
                    self.type_(&typed.ty);
                    let ty = self.tree.ty(&typed.ty, &self.place);
                    self.pattern(&typed.pat, &ty);
                }
            }
        }
        if let ReturnType::Type(_, ty) = &signature.output {
            self.type_(ty);
        }
        if let Some(body) = body {
            self.block(body);
        }
        self.scopes.pop();
        self.place = outer;
    }

    fn constant(&mut self, ty: &Type, value: Option<&syn::Expr>) {
        self.type_(ty);
        if let Some(value) = value {
            self.expression(value);
        }
    }

    /// Notes the names in a type.
    pub(crate) fn type_(&mut self, ty: &Type) {
        Names { walker: self }.visit_type(ty);
    }

    pub(crate) fn bound(&mut self, bound: &syn::TypeParamBound) {
        Names { walker: self }.visit_type_param_bound(bound);
    }

    /// Notes what generics name, and makes their parameters known from here on.
    fn generics(&mut self, generics: &syn::Generics) {
        self.place.params.extend(crate::types::params_of(generics));
        self.constant_parameters(generics);
        Names { walker: self }.visit_generics(generics);
    }

    /// Constant parameters are values; for a block's generics they live in the outermost scope.
    pub(crate) fn constant_parameters(&mut self, generics: &syn::Generics) {
        for param in generics.const_params() {
            self.bind(&param.ident.to_string(), Ty::num());
        }
    }

    pub(crate) fn path_in_type(&mut self, path: &syn::Path) {
        Names { walker: self }.visit_path(path);
    }

    pub(crate) fn arguments(&mut self, arguments: &syn::PathArguments) {
        Names { walker: self }.visit_path_arguments(arguments);
    }

    /// Follows a path and notes what it passes through; `None` after a fault.
    pub(crate) fn resolve(&mut self, path: &[Ident], namespace: Namespace) -> Option<(Target, Vec<Ident>)> {
        match self.tree.resolve(self.place.module, path, namespace) {
            Ok(resolved) => {
                self.reached.leaves.extend(resolved.leaves);
                match &resolved.target {
                    Target::Item(item) => {
                        self.reached.items.insert(*item);
                    }
                    Target::Std(standard) => {
                        self.reached.std.insert(standard.clone());
                        self.reached.foreign.extend(standard.split("::").map(String::from));
                        self.reached.foreign.extend(path.iter().map(ToString::to_string));
                    }
                    Target::Module(_) => {}
                }
                Some((resolved.target, resolved.rest))
            }
            Err(fault) => {
                self.fault.get_or_insert(fault);
                None
            }
        }
    }

    pub(crate) fn report(&mut self, span: Span, message: impl Into<String>) {
        let file = self.tree.file(self.place.module);
        self.fault.get_or_insert_with(|| Fault::at(file, span, message));
    }

    pub(crate) fn bind(&mut self, name: &str, ty: Ty) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.push((name.to_owned(), ty));
        }
    }

    /// A local variable's type, if there is such a variable.
    pub(crate) fn local(&self, name: &str) -> Option<Ty> {
        let mut all = self.scopes.iter().rev().flat_map(|scope| scope.iter().rev());
        all.find(|(own, _)| own == name).map(|(_, ty)| ty.clone())
    }

    /// Notes a call of `method` on a value of type `receiver`; gives the result's type.
    pub(crate) fn call_method(&mut self, receiver: &Ty, method: &str) -> Ty {
        if let Ty::Item(item, arguments) = receiver {
            if let Some(result) = self.inherent_result(*item, arguments, method) {
                return result;
            }
            if let Some(target) = self.tree.deref_target(*item) {
                self.ask_in_scope(receiver, method);
                let behind = self.call_method(&target, method);
                // A trait's method for the type itself comes before that of what it dereferences to.
                return if self.traits_in_scope(receiver, method).is_empty() { behind } else { Ty::Unknown };
            }
        }
        if *receiver == Ty::Unknown {
            self.reached.called.insert(method.to_owned());
        }
        self.ask_in_scope(receiver, method);
        self.may_be_foreign(receiver, method);
        match receiver {
            Ty::Item(item, _) => self.tree.trait_method_result(*item, method),
            Ty::Param(_) => self.tree.declared_result(method),
            _ if self.traits_in_scope(receiver, method).is_empty() => {
                crate::types::std_method(receiver, method)
            }
            _ => Ty::Unknown,
        }
    }

    /// Notes that a name behind a type is the standard library's, unless one of the crates' traits has it.
    pub(crate) fn may_be_foreign(&mut self, ty: &Ty, name: &str) {
        let own = matches!(ty, Ty::Item(..) | Ty::Param(_)) && self.tree.has_trait_with(name);
        if !own {
            self.reached.foreign.insert(name.to_owned());
        }
    }

    /// Notes the use of a type's own method or constant, and tells what it gives; `None` where it has no such item of its
    /// own.
    pub(crate) fn inherent_result(&mut self, item: ItemId, arguments: &[Ty], name: &str) -> Option<Ty> {
        let Some((block, index)) = *self.inherent.get(&(item, name.to_owned()))? else {
            // The item of any of the blocks, or of what the type dereferences to.
            return Some(self.call_method(&Ty::Unknown, name));
        };
        self.reached.named.insert((item, name.to_owned()));
        let Placed { module, syntax } = &self.tree.impls[block.0];
        Some(self.tree.assoc_result(*module, syntax, &syntax.items[index], arguments))
    }

    /// Notes that a value of this type is written with `{}`.
    pub(crate) fn displayed(&mut self, ty: &Ty) {
        note_types(ty, &mut self.reached.displayed);
    }

    /// Notes that a value of this type is written with `{:?}`, and whether the judge may see it.
    pub(crate) fn debugged(&mut self, ty: &Ty, seen: bool) {
        note_types(ty, &mut self.reached.debugged);
        if seen {
            note_types(ty, &mut self.reached.debug_seen);
        }
    }
}

fn note_types(ty: &Ty, set: &mut Types) {
    match ty {
        Ty::Unknown | Ty::Param(_) => set.all = true,
        Ty::Item(item, arguments) => {
            set.some.insert(*item);
            for argument in arguments {
                note_types(argument, set);
            }
        }
        Ty::Std(_, arguments) => arguments.iter().for_each(|argument| note_types(argument, set)),
    }
}

/// Notes the paths in types, bounds and generic arguments; constant expressions in them are walked as such.
struct Names<'w, 'a> {
    walker: &'w mut Walker<'a>,
}

impl<'ast> Visit<'ast> for Names<'_, '_> {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        let segments: Vec<_> = path.segments.iter().map(|segment| segment.ident.clone()).collect();
        let first = segments[0].to_string();
        let local = first == "Self"
            || self.walker.place.params.contains(&first)
            || (segments.len() == 1 && self.walker.local(&first).is_some());
        if local {
            for name in &segments[1..] {
                self.walker.may_be_foreign(&Ty::Param(first.clone()), &name.to_string());
            }
        } else {
            // An argument like the `N` of `ArrayVec<Move, N>` is a value, though it is written where types are.
            let module = self.walker.place.module;
            let is_type = self.walker.tree.resolve(module, &segments, Namespace::Type).is_ok();
            let is_value = self.walker.tree.resolve(module, &segments, Namespace::Value).is_ok();
            let namespace = if is_value && !is_type { Namespace::Value } else { Namespace::Type };
            if let Some((Target::Item(item), rest)) = self.walker.resolve(&segments, namespace) {
                for name in rest {
                    self.walker.reached.named.insert((item, name.to_string()));
                }
            }
        }
        visit::visit_path(self, path);
    }

    fn visit_trait_bound(&mut self, bound: &'ast syn::TraitBound) {
        let last = bound.path.segments.last().map(|segment| segment.ident.to_string());
        match last.as_deref() {
            Some("Display" | "ToString") => self.walker.displayed(&Ty::Unknown),
            Some("Debug") => self.walker.debugged(&Ty::Unknown, true),
            _ => {}
        }
        visit::visit_trait_bound(self, bound);
    }

    fn visit_assoc_type(&mut self, assoc: &'ast syn::AssocType) {
        self.walker.may_be_foreign(&Ty::Param(String::new()), &assoc.ident.to_string());
        visit::visit_assoc_type(self, assoc);
    }

    fn visit_expr(&mut self, expr: &'ast syn::Expr) {
        self.walker.expression(expr);
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        self.walker.macro_(mac);
    }
}

impl Tree {
    /// The place inside an impl block that stands in `module`.
    pub(crate) fn place_in(&self, module: crate::tree::ModuleId, block: &syn::ItemImpl) -> Place {
        let mut place = Place::of(module).with(&block.generics);
        place.self_ty = self.ty(&block.self_ty, &place);
        let types = block.items.iter().filter_map(|item| match item {
            ImplItem::Type(item) => Some((item.ident.to_string(), item.ty.clone())),
            _ => None,
        });
        place.assoc = types.collect();
        place
    }

    /// What an associated function gives, or what type an associated constant has, for these arguments of the type.
    fn assoc_result(
        &self,
        module: crate::tree::ModuleId,
        block: &syn::ItemImpl,
        item: &ImplItem,
        arguments: &[Ty],
    ) -> Ty {
        let place = self.place_in(module, block);
        let params = match &place.self_ty {
            // `impl<T> Answer<T>`: the block's parameters in the order of the type's.
            Ty::Item(_, own) => own
                .iter()
                .map(|ty| if let Ty::Param(name) = ty { name.clone() } else { String::new() })
                .collect(),
            _ => Vec::new(),
        };
        match item {
            ImplItem::Const(item) => self.ty(&item.ty, &place).substitute(&params, arguments),
            ImplItem::Fn(item) => match &item.sig.output {
                ReturnType::Default => Ty::std("()", Vec::new()),
                ReturnType::Type(_, ty) => {
                    let place = place.with(&item.sig.generics);
                    self.ty(ty, &place).substitute(&params, arguments)
                }
            },
            _ => Ty::Unknown,
        }
    }
}
