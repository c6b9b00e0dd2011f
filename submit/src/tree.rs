//! The crates that a submission is cut out of: their modules, items and imports, as they stand in the files.
//!
//! A [`Tree`] holds every crate under its name, flat: modules, items, impl blocks and the leaves of `use` trees are
//! numbered, and everything else refers to them by number. Nothing is resolved here; see [`names`](crate::names).

use crate::clean::clean;
use crate::fault::Fault;
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::{Ident, Item, UseTree};

/// A module's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct ModuleId(pub usize);

/// An item's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct ItemId(pub usize);

/// An impl block's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct ImplId(pub usize);

/// The number of one imported name: a leaf of a `use` tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct LeafId(pub usize);

/// A module.
pub(crate) struct Module {
    /// Its name; a crate's root has the crate's.
    pub name: String,
    /// The module around it; `None` for a crate's root.
    pub parent: Option<ModuleId>,
    /// The root of its crate.
    pub root: ModuleId,
    /// The file it stands in, from the workspace's root.
    pub file: Rc<Path>,
    /// What stands in it, in the file's order.
    pub entries: Vec<Entry>,
    /// What each name means here. A name can be a type, a value and a module at once.
    pub names: BTreeMap<String, Vec<Meaning>>,
}

/// What stands in a module.
pub(crate) enum Entry {
    /// A function, type, constant, static or trait.
    Item(ItemId),
    /// An impl block.
    Impl(ImplId),
    /// A module, with its visibility.
    Module(ModuleId, syn::Visibility),
    /// An import, with the leaves of its tree from left to right.
    Use(Box<syn::ItemUse>, Vec<LeafId>),
}

/// What a name means in a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// A module.
    Module(ModuleId),
    /// An item.
    Item(ItemId),
    /// An imported name.
    Leaf(LeafId),
}

/// One imported name.
pub(crate) struct Leaf {
    /// The module that imports it.
    pub module: ModuleId,
    /// Where it comes from, segment by segment.
    pub path: Vec<Ident>,
    /// What it is called here.
    pub name: Ident,
}

/// An item or impl block and where it stands.
pub(crate) struct Placed<T> {
    /// The module it stands in.
    pub module: ModuleId,
    /// The item.
    pub syntax: T,
}

/// Crates, as they stand in their files.
#[derive(Default)]
pub(crate) struct Tree {
    /// Roots of the crates by name, as paths name them (`judge_io`).
    pub crates: BTreeMap<String, ModuleId>,
    /// Modules by number.
    pub modules: Vec<Module>,
    /// Items by number.
    pub items: Vec<Placed<Item>>,
    /// Impl blocks by number.
    pub impls: Vec<Placed<syn::ItemImpl>>,
    /// Imported names by number.
    pub leaves: Vec<Leaf>,
}

impl Tree {
    /// Reads the crate `name` whose root is the file `lib`, a path from `workspace`.
    ///
    /// # Errors
    /// A file that cannot be read or parsed, and whatever [`clean`] or the bundler does not follow: glob imports, macro
    /// definitions, `extern` blocks, unions.
    pub(crate) fn add_crate(
        &mut self,
        workspace: &Path,
        name: &str,
        lib: &Path,
        features: &[&str],
    ) -> Result<(), Fault> {
        let folder = lib.parent().unwrap_or(Path::new("")).to_path_buf();
        let loader = Loader { workspace, features };
        let file = loader.read(lib)?;
        let root = self.add_module(name, None, lib.into());
        self.crates.insert(name.to_owned(), root);
        self.fill(&loader, root, &folder, file.items)
    }

    /// Takes a crate of one file whose text is at hand.
    ///
    /// # Errors
    /// As [`add_crate`](Self::add_crate).
    pub(crate) fn add_text(&mut self, name: &str, file: &Path, text: &str) -> Result<(), Fault> {
        let loader = Loader { workspace: Path::new(""), features: &[] };
        let items = loader.parse(file, text)?.items;
        let root = self.add_module(name, None, file.into());
        self.crates.insert(name.to_owned(), root);
        self.fill(&loader, root, Path::new(""), items)
    }

    /// The file that a module stands in.
    pub(crate) fn file(&self, module: ModuleId) -> &Path {
        &self.modules[module.0].file
    }

    /// The name of the crate that a module belongs to.
    pub(crate) fn crate_name(&self, module: ModuleId) -> &str {
        let root = self.modules[module.0].root;
        &self.modules[root.0].name
    }

    /// Whether a name is written anywhere in a module's own items.
    pub(crate) fn writes(&self, module: ModuleId, name: &Ident) -> bool {
        self.modules[module.0].entries.iter().any(|entry| match entry {
            Entry::Item(item) => has_ident(self.items[item.0].syntax.to_token_stream(), name),
            Entry::Impl(block) => has_ident(self.impls[block.0].syntax.to_token_stream(), name),
            Entry::Module(..) | Entry::Use(..) => false,
        })
    }

    /// Whether a module imports something that is called `name` where it comes from.
    pub(crate) fn imports(&self, module: ModuleId, name: &str) -> bool {
        let imported =
            |leaf: &Leaf| leaf.module == module && leaf.path.last().is_some_and(|last| last == name);
        self.leaves.iter().any(imported)
    }

    fn add_module(&mut self, name: &str, parent: Option<ModuleId>, file: Rc<Path>) -> ModuleId {
        let id = ModuleId(self.modules.len());
        let root = parent.map_or(id, |parent| self.modules[parent.0].root);
        let (name, entries, names) = (name.to_owned(), Vec::new(), BTreeMap::new());
        self.modules.push(Module { name, parent, root, file, entries, names });
        id
    }

    /// Adds the items of a module; `folder` is where the files of its own modules lie.
    fn fill(
        &mut self,
        loader: &Loader<'_>,
        module: ModuleId,
        folder: &Path,
        items: Vec<Item>,
    ) -> Result<(), Fault> {
        for item in items {
            let entry = match item {
                Item::Mod(item) => self.add_child(loader, module, folder, item)?,
                Item::Use(item) => self.add_use(module, item)?,
                Item::Impl(syntax) => {
                    self.impls.push(Placed { module, syntax });
                    Entry::Impl(ImplId(self.impls.len() - 1))
                }
                item => self.add_item(module, item)?,
            };
            self.modules[module.0].entries.push(entry);
        }
        Ok(())
    }

    fn add_item(&mut self, module: ModuleId, item: Item) -> Result<Entry, Fault> {
        let id = ItemId(self.items.len());
        let Some(name) = name_of(&item) else {
            return Err(Fault::at(self.file(module), item.span(), "an item of a kind that is not followed"));
        };
        let meaning = Meaning::Item(id);
        self.modules[module.0].names.entry(name.to_string()).or_default().push(meaning);
        self.items.push(Placed { module, syntax: item });
        Ok(Entry::Item(id))
    }

    fn add_child(
        &mut self,
        loader: &Loader<'_>,
        module: ModuleId,
        folder: &Path,
        item: syn::ItemMod,
    ) -> Result<Entry, Fault> {
        let name = item.ident.to_string();
        let inner_folder = folder.join(&name);
        let (file, items) = if let Some((_, items)) = item.content {
            (Rc::clone(&self.modules[module.0].file), items)
        } else {
            let files = [folder.join(format!("{name}.rs")), inner_folder.join("mod.rs")];
            let Some(file) = files.iter().find(|file| loader.workspace.join(file).is_file()) else {
                let message = format!("no file for module `{name}`");
                return Err(Fault::at(self.file(module), item.ident.span(), message));
            };
            (Rc::from(file.as_path()), loader.read(file)?.items)
        };
        let child = self.add_module(&name, Some(module), file);
        self.modules[module.0].names.entry(name).or_default().push(Meaning::Module(child));
        self.fill(loader, child, &inner_folder, items)?;
        Ok(Entry::Module(child, item.vis))
    }

    fn add_use(&mut self, module: ModuleId, item: syn::ItemUse) -> Result<Entry, Fault> {
        let first = self.leaves.len();
        for (path, name) in leaves_of(&item.tree, self.file(module))? {
            let meaning = Meaning::Leaf(LeafId(self.leaves.len()));
            self.modules[module.0].names.entry(name.to_string()).or_default().push(meaning);
            self.leaves.push(Leaf { module, path, name });
        }
        Ok(Entry::Use(Box::new(item), (first..self.leaves.len()).map(LeafId).collect()))
    }
}

/// The paths that a `use` tree imports and the names it gives them, from left to right.
///
/// # Errors
/// A glob.
pub(crate) fn leaves_of(tree: &UseTree, file: &Path) -> Result<Vec<(Vec<Ident>, Ident)>, Fault> {
    let mut leaves = Vec::new();
    collect_leaves(tree, &mut Vec::new(), &mut leaves)
        .map_err(|span| Fault::at(file, span, "glob imports are not followed: import each name"))?;
    Ok(leaves)
}

fn collect_leaves(
    tree: &UseTree,
    path: &mut Vec<Ident>,
    leaves: &mut Vec<(Vec<Ident>, Ident)>,
) -> Result<(), proc_macro2::Span> {
    let mut leaf = |ident: &Ident, name: &Ident| {
        // `use a::b::{self}` imports `b`.
        let own = if ident == "self" { None } else { Some(ident.clone()) };
        let full: Vec<Ident> = path.iter().cloned().chain(own).collect();
        let name = if name == "self" { full.last().unwrap_or(name).clone() } else { name.clone() };
        leaves.push((full, name));
    };
    match tree {
        UseTree::Name(name) => leaf(&name.ident, &name.ident),
        UseTree::Rename(rename) => leaf(&rename.ident, &rename.rename),
        UseTree::Glob(glob) => return Err(glob.span()),
        UseTree::Path(inner) => {
            path.push(inner.ident.clone());
            collect_leaves(&inner.tree, path, leaves)?;
            path.pop();
        }
        UseTree::Group(group) => {
            for tree in &group.items {
                collect_leaves(tree, path, leaves)?;
            }
        }
    }
    Ok(())
}

struct Loader<'a> {
    workspace: &'a Path,
    features: &'a [&'a str],
}

impl Loader<'_> {
    fn read(&self, file: &Path) -> Result<syn::File, Fault> {
        let text = std::fs::read_to_string(self.workspace.join(file))
            .map_err(|error| Fault::of(file, format!("cannot be read: {error}")))?;
        self.parse(file, &text)
    }

    fn parse(&self, file: &Path, text: &str) -> Result<syn::File, Fault> {
        let mut parsed =
            syn::parse_file(text).map_err(|error| Fault::at(file, error.span(), error.to_string()))?;
        clean(&mut parsed, file, self.features)?;
        Ok(parsed)
    }
}

/// The name of an item of a kind that the bundler follows.
pub(crate) fn name_of(item: &Item) -> Option<&Ident> {
    match item {
        Item::Const(item) => Some(&item.ident),
        Item::Enum(item) => Some(&item.ident),
        Item::Fn(item) => Some(&item.sig.ident),
        Item::Static(item) => Some(&item.ident),
        Item::Struct(item) => Some(&item.ident),
        Item::Trait(item) => Some(&item.ident),
        Item::Type(item) => Some(&item.ident),
        _ => None,
    }
}

fn has_ident(tokens: TokenStream, name: &Ident) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == *name,
        TokenTree::Group(group) => has_ident(group.stream(), name),
        _ => false,
    })
}

/// A path from the workspace's root to the root file of the crate in `folder`.
pub(crate) fn lib_of(folder: &str) -> PathBuf {
    Path::new(folder).join("src").join("lib.rs")
}
