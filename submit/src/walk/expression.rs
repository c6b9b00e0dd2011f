//! Expressions: what they use, and what is known of their type.

use super::pattern::member_name;
use super::Walker;
use crate::names::Namespace;
use crate::tree::{leaves_of, ItemId};
use crate::types::Ty;
use syn::spanned::Spanned;
use syn::{BinOp, Block, Expr, Ident, Item, Lit, ReturnType, Stmt, UnOp};

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
                    Ok(leaves) => leaves.iter().for_each(|(path, name)| self.local_import(path, name)),
                    Err(fault) => {
                        self.fault.get_or_insert(fault);
                    }
                }
            }
            other => self.report(other.span(), "an item of this kind inside a function is not followed"),
        }
    }

    /// An import inside a function stays where it is, so it may only be the standard library's.
    fn local_import(&mut self, path: &[Ident], name: &Ident) {
        if path[0] == "std" || path[0] == "core" {
            self.resolve(path, Namespace::Type);
            if path.last().is_some_and(|last| last == "Debug") {
                self.debugged(&Ty::Unknown, true);
            }
            self.bind(&name.to_string(), Ty::Unknown);
        } else {
            self.report(name.span(), "an import of the crates inside a function: import it in the module");
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
    pub(super) fn closure(&mut self, closure: &syn::ExprClosure, last: Option<&Ty>) -> Ty {
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
}

/// The type of an expression that never comes to a value.
fn never() -> Ty {
    Ty::std("!", Vec::new())
}

/// The better known of two types that must be the same.
fn either(one: Ty, other: Ty) -> Ty {
    let known = |ty: &Ty| *ty != Ty::Unknown && !ty.is("!");
    let inner_unknown = |ty: &Ty| matches!(ty, Ty::Std(_, parts) if parts.contains(&Ty::Unknown));
    if known(&one) && !(inner_unknown(&one) && known(&other)) {
        one
    } else {
        other
    }
}

/// Whether a `for` loop over this type is given what it holds.
pub(super) fn is_walked_through(ty: &Ty) -> bool {
    ty.is("iter") || ty.is("[]") || ty.is("range") || ty.is("Option")
}
