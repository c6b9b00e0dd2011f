//! The text of a submission: formatted to be read, or as short as it can be without changing a token.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use syn::{parse_quote, ImplItem, Item, TraitItem};

/// Stands in the syntax tree where an empty line is wanted: the printer knows of none.
const BLANK: &str = "blank_line! {}";

/// The file formatted, with an empty line between items.
pub(crate) fn formatted(items: Vec<Item>) -> String {
    let items = spaced(items);
    let file: syn::File = parse_quote!(#(#items)*);
    let printed = prettyplease::unparse(&file);
    let mut text = String::new();
    for line in printed.lines() {
        if line.trim_start() != BLANK {
            text.push_str(line);
        }
        text.push('\n');
    }
    text
}

fn spaced(items: Vec<Item>) -> Vec<Item> {
    let mut result: Vec<Item> = Vec::new();
    for mut item in items {
        match &mut item {
            Item::Mod(module) => {
                if let Some((_, items)) = &mut module.content {
                    *items = spaced(std::mem::take(items));
                }
            }
            Item::Impl(block) => {
                let items = std::mem::take(&mut block.items);
                block.items = interspersed(
                    items,
                    || ImplItem::Macro(parse_quote!(blank_line! {})),
                    |item| matches!(item, ImplItem::Type(_)),
                );
            }
            Item::Trait(own) => {
                let items = std::mem::take(&mut own.items);
                own.items = interspersed(
                    items,
                    || TraitItem::Macro(parse_quote!(blank_line! {})),
                    |item| matches!(item, TraitItem::Type(_)),
                );
            }
            _ => {}
        }
        if result.last().is_some_and(|last| !stand_close(last, &item)) {
            result.push(parse_quote!(blank_line! {}));
        }
        result.push(item);
    }
    result
}

/// Whether no empty line is wanted between two items: imports and constants come in blocks.
fn stand_close(one: &Item, other: &Item) -> bool {
    matches!((one, other), (Item::Use(_), Item::Use(_)) | (Item::Const(_), Item::Const(_)))
}

/// `items` with a `blank` between any two that are not both `close`.
fn interspersed<T>(items: Vec<T>, blank: impl Fn() -> T, close: impl Fn(&T) -> bool) -> Vec<T> {
    let mut result: Vec<T> = Vec::new();
    for item in items {
        if result.last().is_some_and(|last| !(close(last) && close(&item))) {
            result.push(blank());
        }
        result.push(item);
    }
    result
}

/// The longest line of a minified file, roughly: some judges' pages cannot show longer ones.
const LINE: usize = 120;

/// Tokens with as little between them as they allow.
pub(crate) fn minified(tokens: TokenStream) -> String {
    let mut writer = Minified::default();
    writer.tokens(tokens);
    writer.text.push('\n');
    writer.text
}

#[derive(Default)]
struct Minified {
    text: String,
    line_start: usize,
    last: Option<TokenTree>,
}

impl Minified {
    fn tokens(&mut self, tokens: TokenStream) {
        for token in tokens {
            if let TokenTree::Group(group) = &token {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                if !open.is_empty() {
                    self.put(open, false);
                    self.last = None;
                }
                self.tokens(group.stream());
                if !close.is_empty() {
                    self.put(close, false);
                    self.last = None;
                }
            } else {
                let apart = self.last.as_ref().is_some_and(|last| must_stay_apart(last, &token));
                self.put(&token.to_string(), apart);
                self.last = Some(token);
            }
        }
    }

    fn put(&mut self, token: &str, apart: bool) {
        let full = self.text.len() - self.line_start + token.len() > LINE;
        // Between the two characters of `->` or `'a` nothing may come.
        let joint = matches!(&self.last, Some(TokenTree::Punct(punct)) if punct.spacing() == Spacing::Joint);
        if full && !joint && !self.text.is_empty() {
            self.text.push('\n');
            self.line_start = self.text.len();
        } else if apart {
            self.text.push(' ');
        }
        self.text.push_str(token);
    }
}

/// Whether two tokens would be read as something else without a blank between them.
fn must_stay_apart(left: &TokenTree, right: &TokenTree) -> bool {
    let is_word = |token: &TokenTree| matches!(token, TokenTree::Ident(_) | TokenTree::Literal(_));
    match (left, right) {
        (TokenTree::Punct(left), TokenTree::Punct(right)) => {
            left.spacing() == Spacing::Alone && begins_another(left.as_char(), right.as_char())
        }
        // A lifetime or `#` behind a word would be taken for a part of it, and a dot behind `1.` for a range.
        (left, TokenTree::Punct(right)) if is_word(left) => {
            matches!(right.as_char(), '\'' | '#')
                || (right.as_char() == '.' && left.to_string().ends_with('.'))
        }
        (left, right) => is_word(left) && is_word(right),
    }
}

/// Whether two characters of different tokens look like one operator, or like a comment. Nested type arguments are
/// closed by `>>`, which is read as two where two are wanted.
fn begins_another(left: char, right: char) -> bool {
    match right {
        '=' => !matches!(left, ',' | ';' | '?' | '\''),
        '>' => matches!(left, '-' | '='),
        '-' => left == '<',
        '*' => left == '/',
        '&' | '|' | '<' | ':' | '.' | '/' => left == right,
        _ => false,
    }
}
