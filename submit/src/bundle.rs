//! One contract's submission as one file.

use crate::emit::Emitter;
use crate::fault::Fault;
use crate::names::{Namespace, Target};
use crate::reach::Reach;
use crate::rename::renamed;
use crate::text::{formatted, minified};
use crate::workspace::{crate_name, Contract, Workspace};
use proc_macro2::Span;
use syn::{parse_quote, Ident, Item};

/// A submission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bundle {
    /// Formatted, to be read.
    pub text: String,
    /// The same program with short names and as few blanks as it allows.
    pub minified: String,
}

/// Cuts the submission for a contract out of the workspace. The same sources give the same bytes.
///
/// # Errors
/// Whatever the bundler cannot follow, with its file and line.
pub fn bundle(workspace: &Workspace, contract: &Contract) -> Result<Bundle, Fault> {
    let tree = workspace.tree(&contract.puzzle, &[])?;
    let own = crate_name(&contract.puzzle);
    let root = tree.crates[&own];
    let segments: Vec<Ident> = contract.path.iter().map(|name| Ident::new(name, Span::call_site())).collect();
    let value: syn::Path = parse_quote!(#(#segments)::*);
    let run: syn::Path = parse_quote!(judge_io::answer_standard_streams);
    let reach = Reach::from_roots(&tree, root, &[run.clone(), value.clone()])?;
    let Target::Item(entrance) = tree.resolve(root, &segments, Namespace::Value)?.target else {
        return Err(Fault::of(tree.file(root), format!("`{}` is not an item", contract.path.join("::"))));
    };
    let main: Item = parse_quote! {
        fn main() -> std::process::ExitCode {
            #run(&#value)
        }
    };
    let mut items = vec![main];
    items.extend(Emitter::new(&tree, &reach, entrance).items()?);
    let header = header(contract);
    let short = renamed(&items, &reach.foreign_names());
    Ok(Bundle {
        minified: format!("{header}{}", minified(short)),
        text: format!("{header}\n{}", formatted(items)),
    })
}

fn header(contract: &Contract) -> String {
    format!(
        "// {} for {}\n// four-puzzles {}, {}\n",
        contract.puzzle,
        contract.names.join(", "),
        env!("CARGO_PKG_VERSION"),
        env!("CARGO_PKG_LICENSE"),
    )
}
