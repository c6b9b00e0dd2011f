//! The standard library's macros: their arguments are expressions, and format strings name variables.

use super::Walker;
use crate::types::Ty;
use syn::parse::{Parse, ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Expr, Ident, Lit, LitStr, Macro, Pat, Token};

impl Walker<'_> {
    /// Walks a macro's arguments; gives the type of what it makes.
    pub(crate) fn macro_(&mut self, mac: &Macro) -> Ty {
        let name = mac.path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
        match name.as_str() {
            "format" => {
                self.formatting(mac, 0, true);
                Ty::std("String", Vec::new())
            }
            "print" | "println" => self.formatting(mac, 0, true),
            "eprint" | "eprintln" => self.formatting(mac, 0, false),
            "panic" | "unreachable" => {
                self.formatting(mac, 0, false);
                Ty::std("!", Vec::new())
            }
            "write" | "writeln" => {
                // They call a method of the trait that the target has.
                self.ask_traits("write_fmt");
                self.formatting(mac, 1, true);
                Ty::std("Result", vec![Ty::std("()", Vec::new()), Ty::std("error", Vec::new())])
            }
            "assert" | "debug_assert" => self.formatting(mac, 1, false),
            "assert_eq" | "assert_ne" | "debug_assert_eq" | "debug_assert_ne" => {
                self.debugged(&Ty::Unknown, false);
                self.formatting(mac, 2, false)
            }
            "matches" => self.matches(mac),
            "vec" => self.vec(mac),
            _ => {
                self.report(mac.path.span(), format!("the macro `{name}!` is not followed"));
                Ty::Unknown
            }
        }
    }

    /// A macro whose argument number `format` is a format string, if there are so many; whether the judge may see what it
    /// writes.
    fn formatting(&mut self, mac: &Macro, format: usize, seen: bool) -> Ty {
        let arguments = Punctuated::<Expr, Token![,]>::parse_terminated.parse2(mac.tokens.clone());
        let arguments: Vec<Expr> = match arguments {
            Ok(arguments) => arguments.into_iter().collect(),
            Err(error) => {
                self.report(error.span(), "a macro's arguments that cannot be read");
                return Ty::Unknown;
            }
        };
        let mut positional = Vec::new();
        let mut named = Vec::new();
        for (index, argument) in arguments.iter().enumerate() {
            match argument {
                Expr::Assign(assign) if index > format => {
                    let ty = self.expression(&assign.right);
                    if let Expr::Path(path) = &*assign.left {
                        named.extend(path.path.get_ident().map(|name| (name.to_string(), ty)));
                        self.reached.foreign.extend(path.path.get_ident().map(ToString::to_string));
                    }
                }
                argument => {
                    let ty = self.expression(argument);
                    if index > format {
                        positional.push(ty);
                    }
                }
            }
        }
        if let Some(Expr::Lit(syn::ExprLit { lit: Lit::Str(text), .. })) = arguments.get(format) {
            self.placeholders(text, &positional, &named, seen);
        }
        Ty::std("()", Vec::new())
    }

    /// Notes how each argument is written, and the variables that the string itself names.
    fn placeholders(&mut self, text: &LitStr, positional: &[Ty], named: &[(String, Ty)], seen: bool) {
        let text_of = text.value().replace("{{", "").replace("}}", "");
        let mut next = 0;
        for part in text_of.split('{').skip(1) {
            let part = part.split('}').next().unwrap_or_default();
            let (argument, style) = part.split_once(':').unwrap_or((part, ""));
            let argument = argument.trim();
            let ty = if argument.is_empty() {
                next += 1;
                positional.get(next - 1).cloned().unwrap_or_default()
            } else if let Ok(index) = argument.parse::<usize>() {
                positional.get(index).cloned().unwrap_or_default()
            } else if let Some((_, ty)) = named.iter().find(|(name, _)| name == argument) {
                ty.clone()
            } else {
                self.captured(argument, text)
            };
            for word in
                style.split(|letter: char| !letter.is_alphanumeric() && letter != '_' && letter != '$')
            {
                if let Some(width) = word.strip_suffix('$').filter(|width| width.parse::<usize>().is_err()) {
                    if named.iter().all(|(name, _)| name != width) {
                        self.captured(width, text);
                    }
                }
            }
            if style.ends_with('?') {
                self.debugged(&ty, seen);
            } else {
                self.displayed(&ty);
            }
        }
    }

    fn captured(&mut self, name: &str, text: &LitStr) -> Ty {
        self.reached.foreign.insert(name.to_owned());
        let ident = Ident::new(name, text.span());
        self.expression(&syn::parse_quote!(#ident))
    }

    fn matches(&mut self, mac: &Macro) -> Ty {
        match mac.parse_body::<Matches>() {
            Ok(Matches { value, pattern, guard }) => {
                let ty = self.expression(&value);
                self.scopes.push(Vec::new());
                self.pattern(&pattern, &ty);
                if let Some(guard) = guard {
                    self.expression(&guard);
                }
                self.scopes.pop();
            }
            Err(error) => self.report(error.span(), "a macro's arguments that cannot be read"),
        }
        Ty::num()
    }

    fn vec(&mut self, mac: &Macro) -> Ty {
        let tokens = &mac.tokens;
        // `vec![…]` takes what an array literal takes.
        match syn::parse2::<Expr>(quote::quote!([#tokens])) {
            Ok(array) => self.expression(&array),
            Err(error) => {
                self.report(error.span(), "a macro's arguments that cannot be read");
                Ty::Unknown
            }
        }
    }
}

struct Matches {
    value: Expr,
    pattern: Pat,
    guard: Option<Expr>,
}

impl Parse for Matches {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let value = input.parse()?;
        input.parse::<Token![,]>()?;
        let pattern = Pat::parse_multi_with_leading_vert(input)?;
        let guard = if input.parse::<Option<Token![if]>>()?.is_some() { Some(input.parse()?) } else { None };
        input.parse::<Option<Token![,]>>()?;
        Ok(Matches { value, pattern, guard })
    }
}
