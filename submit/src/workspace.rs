//! Where the puzzles are and which contracts they have: read off the sources, so that there is no second list to keep.
//!
//! A puzzle is a folder of the workspace with a `src/program.rs`; its contracts are the `Listing`s in its code, which are
//! also what `--judge` and `--list-judges` of its binary show.

use crate::fault::Fault;
use crate::names::{Namespace, Target};
use crate::tree::{lib_of, ItemId, ModuleId, Tree};
use std::path::{Path, PathBuf};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, Member};

/// A workspace of puzzles.
#[derive(Clone, Debug)]
pub struct Workspace {
    root: PathBuf,
}

/// One judge's contract, as a puzzle's listing names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contract {
    /// The puzzle's folder.
    pub puzzle: String,
    /// The names that `--judge` takes, the usual one first.
    pub names: Vec<String>,
    /// The path of the contract's value, from its crate's root: `contract::SICILY_1151`.
    pub path: Vec<String>,
}

impl Contract {
    /// The usual name.
    pub fn name(&self) -> &str {
        &self.names[0]
    }
}

impl Workspace {
    /// The workspace whose root is this folder.
    pub fn at(root: impl Into<PathBuf>) -> Self {
        Workspace { root: root.into() }
    }

    /// The workspace that this program was built in.
    pub fn of_this_program() -> Self {
        let own = Path::new(env!("CARGO_MANIFEST_DIR"));
        Workspace::at(own.parent().unwrap_or(own))
    }

    /// The root folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The folders of the puzzles, in alphabetical order.
    ///
    /// # Errors
    /// The root cannot be read, or has no puzzle.
    pub fn puzzles(&self) -> Result<Vec<String>, Fault> {
        let unreadable = |error: std::io::Error| Fault::of(&self.root, format!("cannot be read: {error}"));
        let mut puzzles = Vec::new();
        for entry in std::fs::read_dir(&self.root).map_err(unreadable)? {
            let entry = entry.map_err(unreadable)?;
            if entry.path().join("src").join("program.rs").is_file() {
                puzzles.push(entry.file_name().to_string_lossy().into_owned());
            }
        }
        puzzles.sort();
        if puzzles.is_empty() {
            return Err(Fault::of(
                &self.root,
                "no folder here has a src/program.rs: not a workspace of puzzles",
            ));
        }
        Ok(puzzles)
    }

    /// The contracts of a puzzle, in the order of its listings: the first is the default.
    ///
    /// # Errors
    /// What cannot be read, parsed or followed, or a listing that is not written out.
    pub fn contracts(&self, puzzle: &str) -> Result<Vec<Contract>, Fault> {
        let tree = self.tree(puzzle, &["cli"])?;
        let mut contracts = Vec::new();
        for (number, module) in tree.modules.iter().enumerate() {
            if tree.crate_name(ModuleId(number)) != crate_name(puzzle) {
                continue;
            }
            for entry in &module.entries {
                if let crate::tree::Entry::Item(item) = entry {
                    let mut listings = Listings { found: Vec::new() };
                    listings.visit_item(&tree.items[item.0].syntax);
                    for listing in listings.found {
                        contracts.push(contract(&tree, puzzle, ModuleId(number), &listing)?);
                    }
                }
            }
        }
        if contracts.is_empty() {
            return Err(Fault::of(&lib_of(puzzle), "no listing of a contract anywhere in this crate"));
        }
        Ok(contracts)
    }

    /// The crates that a submission for `puzzle` is cut out of; the puzzle's own with these features.
    ///
    /// # Errors
    /// What cannot be read, parsed or followed.
    pub(crate) fn tree(&self, puzzle: &str, features: &[&str]) -> Result<Tree, Fault> {
        let mut tree = Tree::default();
        tree.add_crate(&self.root, &crate_name(puzzle), &lib_of(puzzle), features)?;
        tree.add_crate(&self.root, "judge_io", &lib_of("judge-io"), &[])?;
        tree.add_text("arrayvec", Path::new("submit/src/array_vec.rs"), include_str!("array_vec.rs"))?;
        Ok(tree)
    }
}

/// A crate's name as paths name it.
pub fn crate_name(puzzle: &str) -> String {
    puzzle.replace('-', "_")
}

struct Listings {
    found: Vec<syn::ExprStruct>,
}

impl<'ast> Visit<'ast> for Listings {
    fn visit_expr_struct(&mut self, literal: &'ast syn::ExprStruct) {
        if literal.path.segments.last().is_some_and(|segment| segment.ident == "Listing") {
            self.found.push(literal.clone());
        }
        visit::visit_expr_struct(self, literal);
    }
}

fn contract(
    tree: &Tree,
    puzzle: &str,
    module: ModuleId,
    listing: &syn::ExprStruct,
) -> Result<Contract, Fault> {
    let file = tree.file(module);
    let field = |name: &str| {
        let mut fields = listing.fields.iter();
        fields
            .find(|field| matches!(&field.member, Member::Named(own) if own == name))
            .map(|field| bare(&field.expr))
            .ok_or_else(|| Fault::at(file, listing.span(), format!("a listing without `{name}`")))
    };
    let names = match field("names")? {
        Expr::Array(array) if !array.elems.is_empty() => {
            let texts = array.elems.iter().map(|name| {
                text_of(name)
                    .ok_or_else(|| Fault::at(file, name.span(), "a name that is not written out here"))
            });
            texts.collect::<Result<Vec<String>, Fault>>()?
        }
        other => return Err(Fault::at(file, other.span(), "names that are not written out here")),
    };
    let Expr::Path(path) = field("contract")? else {
        return Err(Fault::at(file, field("contract")?.span(), "a contract that is not named by its path"));
    };
    let segments: Vec<_> = path.path.segments.iter().map(|segment| segment.ident.clone()).collect();
    match tree.resolve(module, &segments, Namespace::Value)?.target {
        Target::Item(item) => Ok(Contract { puzzle: puzzle.to_owned(), names, path: full_path(tree, item) }),
        _ => Err(Fault::at(file, path.span(), "a contract that is not an item of this crate")),
    }
}

/// The path of an item from its crate's root.
fn full_path(tree: &Tree, item: ItemId) -> Vec<String> {
    let placed = &tree.items[item.0];
    let mut path: Vec<String> =
        crate::tree::name_of(&placed.syntax).map(ToString::to_string).into_iter().collect();
    let mut module = Some(placed.module);
    while let Some(inner) = module {
        module = tree.modules[inner.0].parent;
        if module.is_some() {
            path.push(tree.modules[inner.0].name.clone());
        }
    }
    path.reverse();
    path
}

fn bare(expression: &Expr) -> &Expr {
    match expression {
        Expr::Reference(inner) => bare(&inner.expr),
        Expr::Paren(inner) => bare(&inner.expr),
        other => other,
    }
}

fn text_of(expression: &Expr) -> Option<String> {
    match expression {
        Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) => Some(text.value()),
        _ => None,
    }
}
