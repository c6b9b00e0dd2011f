//! What a path means in a module: through `use` trees, re-exports, `crate`, `self`, `super` and the names of crates.

use crate::fault::Fault;
use crate::tree::{ItemId, LeafId, Meaning, ModuleId, Tree};
use syn::{Ident, Item};

/// What a path leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// A module.
    Module(ModuleId),
    /// An item; segments behind it are its associated items or variants.
    Item(ItemId),
    /// Something of the standard library, by its whole path: `std::io::Error`, `Vec::new`.
    Std(String),
}

/// A path that was followed as far as modules and imports go.
#[derive(Clone, Debug)]
pub(crate) struct Resolved {
    /// What it leads to.
    pub target: Target,
    /// Segments behind the target.
    pub rest: Vec<Ident>,
    /// The imports that it passes through.
    pub leaves: Vec<LeafId>,
}

/// Types, traits and modules are looked up apart from values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Namespace {
    /// Types, traits and modules.
    Type,
    /// Functions, constants, statics; and the structs that can be called or named as values.
    Value,
}

/// An import that leads to itself would never end; no honest path passes through this many.
const MOST_IMPORTS: usize = 64;

impl Tree {
    /// Follows a path that stands in `module`, whose last segment is looked up in `namespace`.
    ///
    /// # Errors
    /// The first segment that means nothing, with its place.
    pub(crate) fn resolve(
        &self,
        module: ModuleId,
        path: &[Ident],
        namespace: Namespace,
    ) -> Result<Resolved, Fault> {
        let mut leaves = Vec::new();
        self.follow(module, module, path, namespace, &mut leaves, false)
    }

    /// Whether a path's first segment names another crate rather than something in `module`.
    pub(crate) fn starts_at_crate(&self, module: ModuleId, first: &Ident) -> bool {
        let name = first.to_string();
        self.crates.contains_key(&name) && !self.modules[module.0].names.contains_key(&name)
    }

    /// Follows `path`, which stands in the module `written`, from the module `from`. Inside another module, its own
    /// names are all there is.
    fn follow(
        &self,
        written: ModuleId,
        from: ModuleId,
        path: &[Ident],
        namespace: Namespace,
        leaves: &mut Vec<LeafId>,
        inside: bool,
    ) -> Result<Resolved, Fault> {
        let Some((first, rest)) = path.split_first() else {
            return Ok(Resolved { target: Target::Module(from), rest: Vec::new(), leaves: leaves.clone() });
        };
        let name = first.to_string();
        let step = |tree: &Self, module, leaves: &mut _, inside| {
            tree.follow(written, module, rest, namespace, leaves, inside)
        };
        match name.as_str() {
            "crate" => return step(self, self.modules[from.0].root, leaves, true),
            "self" => return step(self, from, leaves, true),
            "super" => {
                let parent = self.modules[from.0].parent;
                let parent =
                    parent.ok_or_else(|| self.fault(written, first, "a crate's root has no parent"))?;
                return step(self, parent, leaves, true);
            }
            _ => {}
        }
        let wanted = if rest.is_empty() { namespace } else { Namespace::Type };
        if let Some(found) = self.named(from, &name, wanted, leaves)? {
            return match found {
                (Target::Module(module), _) => step(self, module, leaves, true),
                (Target::Std(path), _) => Ok(standard(path, rest, leaves)),
                (target, mut behind) => {
                    behind.extend_from_slice(rest);
                    Ok(Resolved { target, rest: behind, leaves: leaves.clone() })
                }
            };
        }
        if !inside {
            if let Some(&root) = self.crates.get(&name) {
                return step(self, root, leaves, true);
            }
            if matches!(name.as_str(), "std" | "core" | "alloc") || is_prelude(&name) {
                return Ok(standard(name, rest, leaves));
            }
        }
        Err(self.fault(written, first, &format!("`{name}` leads nowhere that a submission could take along")))
    }

    /// What `name` means in `module`, and the segments behind it (an import can name a variant); passes through imports
    /// and remembers them. A name that is only imported, and from nowhere, is a fault of its import.
    fn named(
        &self,
        module: ModuleId,
        name: &str,
        namespace: Namespace,
        leaves: &mut Vec<LeafId>,
    ) -> Result<Option<(Target, Vec<Ident>)>, Fault> {
        let mut astray = None;
        for &meaning in self.modules[module.0].names.get(name).into_iter().flatten() {
            match meaning {
                Meaning::Module(inner) if namespace == Namespace::Type => {
                    return Ok(Some((Target::Module(inner), Vec::new())));
                }
                Meaning::Item(item) if self.is_in(item, namespace) => {
                    return Ok(Some((Target::Item(item), Vec::new())));
                }
                Meaning::Leaf(leaf) if leaves.len() < MOST_IMPORTS => {
                    let mut through = leaves.clone();
                    through.push(leaf);
                    let import = &self.leaves[leaf.0];
                    let path = &import.path;
                    match self.follow(import.module, import.module, path, namespace, &mut through, false) {
                        Ok(Resolved { target, rest, .. }) => {
                            *leaves = through;
                            return Ok(Some((target, rest)));
                        }
                        Err(fault) => astray = Some(fault),
                    }
                }
                _ => {}
            }
        }
        astray.map_or(Ok(None), Err)
    }

    fn is_in(&self, item: ItemId, namespace: Namespace) -> bool {
        match &self.items[item.0].syntax {
            Item::Fn(_) | Item::Const(_) | Item::Static(_) => namespace == Namespace::Value,
            // A tuple struct or unit struct is a value as well; asking for a braced one is not done.
            Item::Struct(_) => true,
            _ => namespace == Namespace::Type,
        }
    }

    fn fault(&self, module: ModuleId, ident: &Ident, message: &str) -> Fault {
        Fault::at(self.file(module), ident.span(), message)
    }
}

/// A path of the standard library: all of it is the target, since nothing in it is followed.
fn standard(start: String, rest: &[Ident], leaves: &[LeafId]) -> Resolved {
    let path = rest.iter().fold(start, |path, segment| format!("{path}::{segment}"));
    Resolved { target: Target::Std(path), rest: Vec::new(), leaves: leaves.to_vec() }
}

/// The last segment of a path of the standard library.
pub(crate) fn last_name(path: &str) -> &str {
    path.rsplit("::").next().unwrap_or(path)
}

/// The names of the standard library that need no import, and the built-in types.
pub(crate) fn is_prelude(name: &str) -> bool {
    const NAMES: [&str; 56] = [
        "AsMut",
        "AsRef",
        "Box",
        "Clone",
        "Copy",
        "Default",
        "DoubleEndedIterator",
        "Drop",
        "Eq",
        "Err",
        "ExactSizeIterator",
        "Extend",
        "Fn",
        "FnMut",
        "FnOnce",
        "From",
        "FromIterator",
        "Into",
        "IntoIterator",
        "Iterator",
        "None",
        "Ok",
        "Option",
        "Ord",
        "PartialEq",
        "PartialOrd",
        "Result",
        "Send",
        "Sized",
        "Some",
        "String",
        "Sync",
        "ToOwned",
        "ToString",
        "TryFrom",
        "TryInto",
        "Unpin",
        "Vec",
        "bool",
        "char",
        "drop",
        "f32",
        "f64",
        "i128",
        "i16",
        "i32",
        "i64",
        "i8",
        "isize",
        "str",
        "u128",
        "u16",
        "u32",
        "u64",
        "u8",
        "usize",
    ];
    NAMES.contains(&name)
}
