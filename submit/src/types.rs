//! As much of an expression's type as helps to tell whose method `x.len()` is.
//!
//! A submission keeps a method only where somebody may call it, and most receivers can be read off declarations: what a
//! parameter, a field or a function's result is. Where that does not reach, the type is [`Ty::Unknown`], and a call on it
//! counts for every type of the crates that has such a method. So a type that is not known costs bytes, and a type that is
//! wrong costs methods: what is not certain is unknown here. That goes for methods that one of the crates' traits may give
//! to the standard library's types, too (see [`walk`](crate::walk)).
//!
//! References and `Box` are looked through, as calls look through them.

use crate::names::{last_name, Namespace, Target};
use crate::tree::{ItemId, ModuleId, Tree};
use syn::{Item, Type};

/// What is known of a type.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) enum Ty {
    /// Nothing.
    #[default]
    Unknown,
    /// A struct or enum of the crates, with its type arguments.
    Item(ItemId, Vec<Ty>),
    /// Anything that has no method of the crates but what their traits give it: the standard library's types by their last name, `[]` for arrays,
    /// slices and vectors, `()` for tuples, `iter` for iterators, `range` for ranges,
    /// `num` for numbers.
    Std(String, Vec<Ty>),
    /// A type parameter: only methods of traits can be called on it.
    Param(String),
}

/// Where a type stands: what its names mean there.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    /// The module.
    pub module: ModuleId,
    /// What `Self` is.
    pub self_ty: Ty,
    /// The associated types of the impl block around it.
    pub assoc: Vec<(String, Type)>,
    /// The type parameters in scope.
    pub params: Vec<String>,
}

impl Place {
    /// A module's own level.
    pub(crate) fn of(module: ModuleId) -> Self {
        Place { module, self_ty: Ty::Unknown, assoc: Vec::new(), params: Vec::new() }
    }

    /// The same place inside something that has these generics.
    #[must_use]
    pub(crate) fn with(mut self, generics: &syn::Generics) -> Self {
        self.params.extend(params_of(generics));
        self
    }
}

/// The names of type parameters, in order.
pub(crate) fn params_of(generics: &syn::Generics) -> impl Iterator<Item = String> + '_ {
    generics.type_params().map(|param| param.ident.to_string())
}

impl Ty {
    /// A type of the standard library.
    pub(crate) fn std(name: &str, arguments: Vec<Ty>) -> Self {
        Ty::Std(name.to_owned(), arguments)
    }

    /// A number: whatever is done to it leaves it without methods of the crates.
    pub(crate) fn num() -> Self {
        Ty::std("num", Vec::new())
    }

    /// Whether it is this type of the standard library.
    pub(crate) fn is(&self, name: &str) -> bool {
        matches!(self, Ty::Std(own, _) if own == name)
    }

    /// What a container holds: its first argument.
    #[must_use]
    pub(crate) fn inner(&self) -> Ty {
        match self {
            Ty::Std(_, arguments) => arguments.first().cloned().unwrap_or_default(),
            _ => Ty::Unknown,
        }
    }

    /// The type with its parameters replaced by `arguments`; those without a replacement are unknown.
    #[must_use]
    pub(crate) fn substitute(&self, params: &[String], arguments: &[Ty]) -> Ty {
        let all = |inner: &[Ty]| inner.iter().map(|ty| ty.substitute(params, arguments)).collect();
        match self {
            Ty::Unknown => Ty::Unknown,
            Ty::Item(item, inner) => Ty::Item(*item, all(inner)),
            Ty::Std(name, inner) => Ty::Std(name.clone(), all(inner)),
            Ty::Param(name) => {
                let place = params.iter().position(|param| param == name);
                place.and_then(|place| arguments.get(place)).cloned().unwrap_or_default()
            }
        }
    }
}

/// Type aliases that lead to themselves are not Rust; this bounds how far a chain of them is followed.
const LONGEST_ALIAS: usize = 16;

impl Tree {
    /// What is known of a type that is written at `place`.
    pub(crate) fn ty(&self, written: &Type, place: &Place) -> Ty {
        self.ty_within(written, place, LONGEST_ALIAS)
    }

    fn ty_within(&self, written: &Type, place: &Place, depth: usize) -> Ty {
        if depth == 0 {
            return Ty::Unknown;
        }
        match written {
            Type::Reference(inner) => self.ty_within(&inner.elem, place, depth),
            Type::Paren(inner) => self.ty_within(&inner.elem, place, depth),
            Type::Group(inner) => self.ty_within(&inner.elem, place, depth),
            Type::Array(inner) => Ty::std("[]", vec![self.ty_within(&inner.elem, place, depth)]),
            Type::Slice(inner) => Ty::std("[]", vec![self.ty_within(&inner.elem, place, depth)]),
            Type::Tuple(tuple) => {
                Ty::std("()", tuple.elems.iter().map(|inner| self.ty_within(inner, place, depth)).collect())
            }
            Type::ImplTrait(inner) => self.iterator_ty(inner, place, depth),
            Type::TraitObject(_) => Ty::std("dyn", Vec::new()),
            Type::FnPtr(_) | Type::Never(_) => Ty::std("fn", Vec::new()),
            Type::Path(path) if path.qself.is_none() => self.path_ty(&path.path, place, depth),
            _ => Ty::Unknown,
        }
    }

    /// `impl Iterator<Item = T>` says what it holds; of other traits only methods of traits can be called.
    fn iterator_ty(&self, written: &syn::TypeImplTrait, place: &Place, depth: usize) -> Ty {
        let items = written.bounds.iter().find_map(|bound| {
            let syn::TypeParamBound::Trait(bound) = bound else { return None };
            let syn::PathArguments::AngleBracketed(list) = &bound.path.segments.last()?.arguments else {
                return None;
            };
            list.args.iter().find_map(|argument| match argument {
                syn::GenericArgument::AssocType(assoc) if assoc.ident == "Item" => Some(&assoc.ty),
                _ => None,
            })
        });
        match items {
            Some(items) => Ty::std("iter", vec![self.ty_within(items, place, depth)]),
            None => Ty::std("dyn", Vec::new()),
        }
    }

    fn path_ty(&self, path: &syn::Path, place: &Place, depth: usize) -> Ty {
        let segments: Vec<_> = path.segments.iter().map(|segment| segment.ident.clone()).collect();
        let first = segments[0].to_string();
        if first == "Self" {
            return match segments.get(1) {
                None => place.self_ty.clone(),
                Some(name) => {
                    let assoc = place.assoc.iter().find(|(own, _)| name == own);
                    assoc.map_or(Ty::Unknown, |(_, ty)| self.ty_within(ty, place, depth - 1))
                }
            };
        }
        if place.params.contains(&first) {
            return if segments.len() == 1 { Ty::Param(first) } else { Ty::Unknown };
        }
        let Ok(resolved) = self.resolve(place.module, &segments, Namespace::Type) else { return Ty::Unknown };
        let arguments = || -> Vec<Ty> {
            let Some(syn::PathSegment { arguments: syn::PathArguments::AngleBracketed(list), .. }) =
                path.segments.last()
            else {
                return Vec::new();
            };
            let types = list.args.iter().filter_map(|argument| match argument {
                syn::GenericArgument::Type(ty) => Some(self.ty_within(ty, place, depth)),
                _ => None,
            });
            types.collect()
        };
        match resolved.target {
            Target::Std(path) => match last_name(&path) {
                // What a call looks through.
                "Box" | "Rc" | "Arc" | "Cow" | "Pin" | "Ref" | "RefMut" | "MutexGuard" => {
                    arguments().into_iter().next().unwrap_or_default()
                }
                "Vec" => Ty::std("[]", arguments()),
                "Range" | "RangeInclusive" | "RangeFrom" | "RangeTo" => Ty::std("range", arguments()),
                name if is_number(name) => Ty::num(),
                // `io::Result<T>`, `fmt::Result`: the error is not one of the crates' types.
                "Result" => {
                    let mut arguments = arguments();
                    arguments.resize(2, Ty::std("error", Vec::new()));
                    Ty::std("Result", arguments)
                }
                name => Ty::std(name, arguments()),
            },
            Target::Item(item) if resolved.rest.is_empty() => match &self.items[item.0].syntax {
                Item::Struct(_) | Item::Enum(_) => Ty::Item(item, arguments()),
                Item::Type(alias) => {
                    let there = Place::of(self.items[item.0].module).with(&alias.generics);
                    let params: Vec<_> = params_of(&alias.generics).collect();
                    self.ty_within(&alias.ty, &there, depth - 1).substitute(&params, &arguments())
                }
                _ => Ty::Unknown,
            },
            _ => Ty::Unknown,
        }
    }
}

/// Whether a name of the standard library is a built-in type that only numbers come out of.
fn is_number(name: &str) -> bool {
    let number = name.strip_prefix(['u', 'i', 'f']);
    number.is_some_and(|width| matches!(width, "8" | "16" | "32" | "64" | "128" | "size"))
        || matches!(name, "bool" | "char")
}

/// Whether a method of a number, a `bool` or a `char` gives one again.
fn gives_number(method: &str) -> bool {
    let kinds =
        ["wrapping_", "saturating_", "is_", "count_", "leading_", "trailing_", "rotate_", "to_ascii_"];
    kinds.iter().any(|kind| method.starts_with(kind))
        || matches!(
            method,
            "abs" | "abs_diff" | "clamp" | "max" | "min" | "pow" | "div_euclid" | "rem_euclid"
        )
        || matches!(method, "swap_bytes" | "reverse_bits" | "eq" | "ne" | "lt" | "le" | "gt" | "ge")
}

/// What a method of the standard library gives, for those that hand on what they were given.
// One arm a type, as a reader would look for it: arms that happen to agree stay apart.
#[allow(clippy::match_same_arms)]
pub(crate) fn std_method(receiver: &Ty, name: &str) -> Ty {
    let inner = || receiver.inner();
    let option = |ty| Ty::std("Option", vec![ty]);
    match receiver {
        Ty::Std(own, arguments) => match (own.as_str(), name) {
            ("num", "to_le_bytes" | "to_be_bytes" | "to_ne_bytes") => Ty::std("[]", vec![Ty::num()]),
            ("num", name) if name.starts_with("checked_") => option(Ty::num()),
            ("num", name) if gives_number(name) => Ty::num(),
            (_, "len" | "is_empty" | "is_some" | "is_none" | "is_ok" | "is_err") => Ty::num(),
            (_, "clone" | "to_owned" | "as_ref" | "as_mut" | "by_ref") => receiver.clone(),
            (_, "to_string") | ("[]", "escape_ascii") => Ty::std("String", Vec::new()),
            (
                "Option" | "Result",
                "unwrap" | "expect" | "unwrap_or" | "unwrap_or_default" | "unwrap_or_else",
            ) => inner(),
            ("Option", "filter" | "copied" | "cloned" | "take" | "or" | "as_deref" | "replace") => {
                receiver.clone()
            }
            ("Option", "insert" | "get_or_insert" | "get_or_insert_with") => inner(),
            ("Option", "ok_or" | "ok_or_else") => Ty::std("Result", vec![inner(), Ty::Unknown]),
            ("Result", "ok") => option(inner()),
            ("Result", "err") => option(arguments.get(1).cloned().unwrap_or_default()),
            ("Result", "map_err") => Ty::std("Result", vec![inner(), Ty::Unknown]),
            ("[]" | "iter" | "Option", "iter" | "iter_mut" | "into_iter" | "drain") => {
                Ty::std("iter", vec![inner()])
            }
            ("[]", "get" | "get_mut" | "first" | "last" | "first_mut" | "last_mut" | "pop") => {
                option(inner())
            }
            ("[]", "to_vec" | "into_boxed_slice" | "into_vec" | "as_slice" | "split_off") => receiver.clone(),
            (
                "iter",
                "next" | "last" | "nth" | "next_back" | "min" | "max" | "find" | "min_by_key" | "max_by_key",
            ) => option(inner()),
            ("[]", "chunks" | "chunks_exact" | "windows" | "chunks_mut" | "chunks_exact_mut") => {
                Ty::std("iter", vec![receiver.clone()])
            }
            ("iter", "copied" | "cloned" | "rev" | "filter" | "skip" | "take" | "step_by" | "chain") => {
                receiver.clone()
            }
            ("iter", "count") => Ty::num(),
            ("iter", "flatten") => Ty::std("iter", vec![inner().inner()]),
            ("iter", "filter_map" | "flat_map" | "scan" | "map_while") => Ty::std("iter", vec![Ty::Unknown]),
            ("iter", "enumerate") => Ty::std("iter", vec![Ty::std("()", vec![Ty::num(), inner()])]),
            ("OnceLock", "get_or_init") => inner(),
            ("OnceLock", "get") => option(inner()),
            _ => Ty::Unknown,
        },
        _ => Ty::Unknown,
    }
}

/// What a closure is given as its last parameter by this method, if that is something that the receiver holds.
pub(crate) fn handed_on(receiver: &Ty, method: &str) -> Option<Ty> {
    let Ty::Std(own, parts) = receiver else { return None };
    match (own.as_str(), method) {
        ("Result", "map_err" | "or_else" | "unwrap_or_else") => parts.get(1).cloned(),
        (
            "iter" | "Option" | "[]" | "Result",
            "map" | "for_each" | "retain" | "filter" | "filter_map" | "any" | "all" | "find" | "position"
            | "flat_map" | "and_then" | "map_or" | "fold" | "try_for_each" | "try_fold" | "take_while"
            | "skip_while" | "is_some_and" | "min_by_key" | "max_by_key" | "inspect" | "find_map"
            | "rposition",
        ) => parts.first().cloned(),
        _ => None,
    }
}
