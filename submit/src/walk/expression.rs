//! Expressions: what they use, and what is known of their type.

use super::pattern::member_name;
use super::Walker;
use crate::names::{Namespace, Target};
use crate::tree::{leaves_of, ItemId};
use crate::types::{handed_on, Place, Ty};
use syn::spanned::Spanned;
use syn::{BinOp, Block, Expr, Ident, Item, Lit, ReturnType, Stmt, UnOp};

/// A path as an expression: its own type, and what a call of it gives.
struct Value {
    ty: Ty,
    result: Ty,
}

impl From<Ty> for Value {
    fn from(ty: Ty) -> Self {
        Value { ty, result: Ty::Unknown }
    }
}

impl Walker<'_> {
    /// Walks an expression; gives its type as far as it is known.
    pub(crate) fn expression(&mut self, expression: &Expr) -> Ty {
        match expression {
            Expr::Array(array) => {
                let types: Vec<Ty> = array.elems.iter().map(|element| self.expression(element)).collect();
                Ty::std("[]", vec![types.into_iter().fold(Ty::Unknown, either)])
            }
            Expr::Assign(assign) => {
                self.expression(&assign.left);
                self.expression(&assign.right);
                Ty::std("()", Vec::new())
            }
            Expr::Binary(binary) => self.binary(binary),
            Expr::Block(block) => self.block(&block.block),
            Expr::Break(inner) => self.diverge(inner.expr.as_deref()),
            Expr::Call(call) => self.call(call),
            Expr::Cast(cast) => {
                self.expression(&cast.expr);
                self.type_(&cast.ty);
                self.tree.ty(&cast.ty, &self.place)
            }
            Expr::Closure(closure) => {
                self.closure(closure, None);
                Ty::std("fn", Vec::new())
            }
            Expr::Const(block) => self.block(&block.block),
            Expr::Continue(_) => never(),
            Expr::Field(field) => self.field(field),
            Expr::ForLoop(for_loop) => {
                let items = self.expression(&for_loop.expr);
                let item = if is_walked_through(&items) { items.inner() } else { Ty::Unknown };
                self.scoped(|walker| {
                    walker.pattern(&for_loop.pat, &item);
                    walker.block(&for_loop.body);
                });
                Ty::std("()", Vec::new())
            }
            Expr::Group(inner) => self.expression(&inner.expr),
            Expr::If(inner) => self.if_(inner),
            Expr::Index(index) => self.index(index),
            Expr::Infer(_) => Ty::Unknown,
            Expr::Let(inner) => {
                let ty = self.expression(&inner.expr);
                self.pattern(&inner.pat, &ty);
                Ty::num()
            }
            Expr::Lit(lit) => match lit.lit {
                Lit::Str(_) => Ty::std("str", Vec::new()),
                Lit::ByteStr(_) => Ty::std("[]", vec![Ty::num()]),
                _ => Ty::num(),
            },
            Expr::Loop(inner) => {
                self.block(&inner.body);
                Ty::Unknown
            }
            Expr::Macro(mac) => self.macro_(&mac.mac),
            Expr::Match(inner) => self.match_(inner),
            Expr::MethodCall(call) => self.method_call(call),
            Expr::Paren(inner) => self.expression(&inner.expr),
            Expr::Path(path) => self.path(path).ty,
            Expr::Range(range) => {
                let ends = [&range.start, &range.end];
                let types: Vec<Ty> = ends.into_iter().flatten().map(|end| self.expression(end)).collect();
                Ty::std("range", vec![types.into_iter().fold(Ty::Unknown, either)])
            }
            Expr::Reference(inner) => self.expression(&inner.expr),
            Expr::Repeat(repeat) => {
                self.expression(&repeat.len);
                Ty::std("[]", vec![self.expression(&repeat.expr)])
            }
            Expr::Return(inner) => self.diverge(inner.expr.as_deref()),
            Expr::Struct(literal) => self.literal(literal),
            Expr::Try(inner) => {
                let ty = self.expression(&inner.expr);
                if ty.is("Option") || ty.is("Result") {
                    ty.inner()
                } else {
                    Ty::Unknown
                }
            }
            Expr::Tuple(tuple) => {
                Ty::std("()", tuple.elems.iter().map(|element| self.expression(element)).collect())
            }
            Expr::Unary(unary) => self.unary(unary),
            Expr::Unsafe(block) => self.block(&block.block),
            Expr::While(inner) => {
                self.scoped(|walker| {
                    walker.expression(&inner.cond);
                    walker.block(&inner.body);
                });
                Ty::std("()", Vec::new())
            }
            other => {
                self.report(other.span(), "an expression of a kind that is not followed");
                Ty::Unknown
            }
        }
    }

    /// Walks a block in a scope of its own; gives the type of its last expression.
    pub(crate) fn block(&mut self, block: &Block) -> Ty {
        self.scoped(|walker| {
            // Items of a block are known in all of it.
            for statement in &block.stmts {
                if let Stmt::Item(item) = statement {
                    walker.announce(item);
                }
            }
            let mut last = Ty::std("()", Vec::new());
            for statement in &block.stmts {
                last = walker.statement(statement);
            }
            last
        })
    }

    fn statement(&mut self, statement: &Stmt) -> Ty {
        match statement {
            Stmt::Local(local) => {
                let mut ty = Ty::Unknown;
                if let Some(init) = &local.init {
                    ty = self.expression(&init.expr);
                    if let Some((_, diverge)) = &init.diverge {
                        self.expression(diverge);
                    }
                }
                self.pattern(&local.pat, &ty);
                Ty::std("()", Vec::new())
            }
            Stmt::Item(item) => {
                match item {
                    Item::Fn(item) => {
                        // A function inside a function does not see its variables.
                        let own = self.scopes.last().cloned().unwrap_or_default();
                        let outer = std::mem::replace(&mut self.scopes, vec![own]);
                        self.function(&item.sig, Some(&item.block));
                        self.scopes = outer;
                    }
                    Item::Const(_) | Item::Static(_) => self.item(item),
                    _ => {}
                }
                Ty::std("()", Vec::new())
            }
            Stmt::Expr(expression, semicolon) => {
                let ty = self.expression(expression);
                if semicolon.is_some() && !ty.is("!") {
                    Ty::std("()", Vec::new())
                } else {
                    ty
                }
            }
            Stmt::Macro(mac) => self.macro_(&mac.mac),
        }
    }

    /// Makes an item of a block known by its name.
    fn announce(&mut self, item: &Item) {
        match item {
            Item::Fn(item) => self.bind(&item.sig.ident.to_string(), Ty::std("fn", Vec::new())),
            Item::Const(item) => self.bind(&item.ident.to_string(), self.tree.ty(&item.ty, &self.place)),
            Item::Static(item) => self.bind(&item.ident.to_string(), self.tree.ty(&item.ty, &self.place)),
            Item::Use(item) => {
                let file = self.tree.file(self.place.module);
                match leaves_of(&item.tree, file) {
                    Ok(leaves) => {
                        for (path, name) in leaves {
                            if matches!(self.resolve(&path, Namespace::Type), Some((Target::Std(_), _))) {
                                self.bind(&name.to_string(), Ty::Unknown);
                            } else {
                                self.report(
                                    name.span(),
                                    "an import inside a function: import it in the module",
                                );
                            }
                        }
                    }
                    Err(fault) => {
                        self.fault.get_or_insert(fault);
                    }
                }
            }
            other => self.report(other.span(), "an item of this kind inside a function is not followed"),
        }
    }

    fn scoped<T>(&mut self, walk: impl FnOnce(&mut Self) -> T) -> T {
        self.scopes.push(Vec::new());
        let result = walk(self);
        self.scopes.pop();
        result
    }

    fn diverge(&mut self, value: Option<&Expr>) -> Ty {
        if let Some(value) = value {
            self.expression(value);
        }
        never()
    }

    fn binary(&mut self, binary: &syn::ExprBinary) -> Ty {
        let left = self.expression(&binary.left);
        let right = self.expression(&binary.right);
        match binary.op {
            BinOp::Eq(_) | BinOp::Ne(_) | BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_) => {
                Ty::num()
            }
            BinOp::And(_) | BinOp::Or(_) => Ty::num(),
            _ if left == Ty::num() && right == Ty::num() => Ty::num(),
            _ => Ty::Unknown,
        }
    }

    fn unary(&mut self, unary: &syn::ExprUnary) -> Ty {
        let ty = self.expression(&unary.expr);
        match (unary.op, &ty) {
            // A reference's type is that of what it refers to.
            (UnOp::Deref(_), _) | (_, Ty::Std(..)) => ty,
            _ => Ty::Unknown,
        }
    }

    fn if_(&mut self, inner: &syn::ExprIf) -> Ty {
        let then = self.scoped(|walker| {
            walker.expression(&inner.cond);
            walker.block(&inner.then_branch)
        });
        match &inner.else_branch {
            Some((_, otherwise)) => either(then, self.expression(otherwise)),
            None => Ty::std("()", Vec::new()),
        }
    }

    fn match_(&mut self, inner: &syn::ExprMatch) -> Ty {
        let ty = self.expression(&inner.expr);
        let arms: Vec<Ty> = inner
            .arms
            .iter()
            .map(|arm| {
                self.scoped(|walker| {
                    walker.pattern(&arm.pat, &ty);
                    walker.expression(&arm.body)
                })
            })
            .collect();
        arms.into_iter().reduce(either).unwrap_or_default()
    }

    /// Walks a closure whose last parameter has the type `last`, if that is known; gives its body's type.
    fn closure(&mut self, closure: &syn::ExprClosure, last: Option<&Ty>) -> Ty {
        self.scoped(|walker| {
            let count = closure.inputs.len();
            for (index, input) in closure.inputs.iter().enumerate() {
                let ty = if index + 1 == count { last.cloned().unwrap_or_default() } else { Ty::Unknown };
                walker.pattern(input, &ty);
            }
            if let ReturnType::Type(_, ty) = &closure.output {
                walker.type_(ty);
            }
            walker.expression(&closure.body)
        })
    }

    fn field(&mut self, field: &syn::ExprField) -> Ty {
        let base = self.expression(&field.base);
        let name = member_name(&field.member);
        match &base {
            Ty::Item(item, arguments) if self.has_field(*item, &name) => {
                self.field_type(*item, None, &field.member, arguments)
            }
            Ty::Std(own, parts) if own == "()" => {
                name.parse().ok().and_then(|index: usize| parts.get(index)).cloned().unwrap_or_default()
            }
            _ => {
                self.reached.foreign.insert(name.clone());
                self.reached.fields_of_any.insert(name);
                Ty::Unknown
            }
        }
    }

    fn has_field(&self, item: ItemId, name: &str) -> bool {
        match &self.tree.items[item.0].syntax {
            Item::Struct(item) => item.fields.members().any(|member| member_name(&member) == name),
            _ => false,
        }
    }

    fn index(&mut self, index: &syn::ExprIndex) -> Ty {
        let mut base = self.expression(&index.expr);
        let place = self.expression(&index.index);
        if let Ty::Item(item, _) = base {
            base = self.tree.deref_target(item).unwrap_or_default();
        }
        match base {
            Ty::Std(name, inner) if name == "[]" && place.is("range") => Ty::Std(name, inner),
            Ty::Std(name, inner) if name == "[]" && place == Ty::num() => {
                inner.into_iter().next().unwrap_or_default()
            }
            _ => Ty::Unknown,
        }
    }

    fn literal(&mut self, literal: &syn::ExprStruct) -> Ty {
        for field in &literal.fields {
            self.expression(&field.expr);
        }
        if let Some(rest) = &literal.rest {
            self.expression(rest);
        }
        let path =
            syn::ExprPath { attrs: Vec::new(), qself: literal.qself.clone(), path: literal.path.clone() };
        self.path_in(&path, Namespace::Type).result
    }

    fn call(&mut self, call: &syn::ExprCall) -> Ty {
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

    fn method_call(&mut self, call: &syn::ExprMethodCall) -> Ty {
        let method = call.method.to_string();
        let receiver = match self.expression(&call.receiver) {
            // A range is an iterator, but its copy is a range.
            Ty::Std(name, numbers) if name == "range" && method != "clone" => Ty::std("iter", numbers),
            other => other,
        };
        if let Some(turbofish) = &call.turbofish {
            self.arguments(&syn::PathArguments::AngleBracketed(turbofish.clone()));
        }
        let handed = handed_on(&receiver, &method);
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
            ("to_string", _) => self.formatted(receiver, false),
            ("fmt", _) => {
                self.formatted(receiver, false);
                self.formatted(receiver, true);
            }
            ("unwrap" | "expect", Ty::Std(name, parts)) if name == "Result" => {
                self.formatted(&parts.get(1).cloned().unwrap_or_default(), true);
            }
            ("unwrap_err" | "expect_err", _) => self.formatted(&receiver.inner(), true),
            ("unwrap" | "expect", Ty::Unknown) => self.formatted(&Ty::Unknown, true),
            _ => {}
        }
    }

    fn path(&mut self, path: &syn::ExprPath) -> Value {
        self.path_in(path, Namespace::Value)
    }

    fn path_in(&mut self, path: &syn::ExprPath, namespace: Namespace) -> Value {
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
            self.ask_traits(&name);
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
            self.reached.named.insert((*item, name));
            return Value { ty: result.clone(), result };
        }
        self.ask_traits(&name);
        self.may_be_foreign(ty, &name);
        let result = match name.as_str() {
            // What the standard library's traits promise, whether derived or written.
            "default" | "from" | "from_iter" => ty.clone(),
            _ => self.tree.trait_method_result(*item, &name),
        };
        Value { ty: Ty::Unknown, result }
    }
}

/// The type of an expression that never comes to a value.
fn never() -> Ty {
    Ty::std("!", Vec::new())
}

/// The better known of two types that must be the same.
fn either(one: Ty, other: Ty) -> Ty {
    let known = |ty: &Ty| *ty != Ty::Unknown && !ty.is("!");
    let inner_known = |ty: &Ty| matches!(ty, Ty::Std(_, parts) if parts.contains(&Ty::Unknown));
    if known(&one) && !(inner_known(&one) && known(&other)) {
        one
    } else {
        other
    }
}

/// Whether a `for` loop over this type is given what it holds.
fn is_walked_through(ty: &Ty) -> bool {
    ty.is("iter") || ty.is("[]") || ty.is("range") || ty.is("Option")
}
