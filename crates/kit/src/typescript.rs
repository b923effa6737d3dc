//! The types of a game for a client in TypeScript, so that no client keeps a copy of them by hand.

use std::collections::BTreeMap;
use std::fmt::{Display, Write as _};

use serde::Serialize;
use ts_rs::{Config, TS, TypeVisitor};

use crate::{Arg, BySeat, Catalogued, Entry, Message, Seat, SeatSet, Setup};

/// A game whose types are known to clients.
pub trait Typed: Catalogued {
    /// Its file of TypeScript.
    fn typescript() -> Module;
}

/// Declarations of types by name, each with everything that it refers to.
#[derive(Clone, Debug, Default)]
pub struct Types(BTreeMap<String, String>);

impl Types {
    /// What all games share.
    pub fn vocabulary() -> Self {
        Self::default()
            .with::<Message>()
            .with::<Arg>()
            .with::<Setup>()
            .with::<Seat>()
            .with::<SeatSet>()
            .with::<BySeat<Seat>>()
            .with::<Entry>()
    }

    /// With this type and all that it refers to.
    #[must_use]
    pub fn with<T: TS + 'static + ?Sized>(mut self) -> Self {
        self.visit::<T>();
        self
    }

    /// The declarations in the order of their names.
    pub fn into_declarations(self) -> impl Iterator<Item = (String, String)> {
        self.0.into_iter()
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let config = Config::new().with_large_int("number");
        // A type without a file is built in, such as a list or a map.
        if T::output_path().is_some() {
            let name = T::ident(&config);
            if self.0.contains_key(&name) {
                return;
            }
            let docs = T::docs().unwrap_or_default();
            let declaration = format!("{docs}export {}\n", T::decl(&config));
            self.0.insert(name, declaration);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// The file of one game: types, and constants that a client needs beside them.
#[derive(Clone, Debug)]
pub struct Module {
    game: &'static str,
    types: Types,
    /// The types that stand for the game in the protocol: `view`, `prompt` and so on.
    parts: Vec<(&'static str, String)>,
    /// The data of its components, by their kind.
    facts: Vec<(&'static str, String)>,
    constants: String,
    /// How decisions are put into words, as members of an object.
    says: String,
}

impl Module {
    /// The file of a game, with the types of its contract; what else is needed is added.
    pub fn of<G: Typed>() -> Self
    where
        G::View: TS + 'static,
        G::Prompt: TS + 'static,
        G::Decision: TS + 'static,
        G::Reason: TS + 'static,
        G::Event: TS + 'static,
    {
        let module = Self {
            game: G::NAME,
            types: Types::default(),
            parts: Vec::new(),
            facts: Vec::new(),
            constants: String::new(),
            says: String::new(),
        };
        module
            .part::<G::View>("view")
            .part::<G::Prompt>("prompt")
            .part::<G::Decision>("decision")
            .part::<G::Reason>("reason")
            .part::<G::Event>("event")
    }

    fn part<T: TS + 'static>(mut self, name: &'static str) -> Self {
        self.parts.push((name, name_of::<T>()));
        self.types.visit::<T>();
        self
    }

    /// With a type that the others mention only in words.
    #[must_use]
    pub fn with<T: TS + 'static>(mut self) -> Self {
        self.types.visit::<T>();
        self
    }

    /// With the data of the components of a kind.
    #[must_use]
    pub fn facts<T: TS + 'static>(mut self, kind: &'static str) -> Self {
        self.facts.push((kind, name_of::<T>()));
        self.types.visit::<T>();
        self
    }

    /// With a constant of this type.
    ///
    /// # Panics
    /// If the value is not plain data.
    #[must_use]
    pub fn constant<T: TS + Serialize + 'static>(self, doc: &str, name: &str, value: &T) -> Self {
        let of = name_of::<T>();
        Self {
            types: self.types.clone().with::<T>(),
            ..self.typed(doc, name, &of, value)
        }
    }

    /// With all values of a closed set in their order, as `name`, and with the word of each, as
    /// `words`: see [`words!`](crate::words).
    #[must_use]
    pub fn words<T: TS + Serialize + ToString + 'static>(
        mut self,
        name: &str,
        words: &str,
        all: &[T],
    ) -> Self {
        self.types.visit::<T>();
        let of = name_of::<T>();
        let json = |value: &T| serde_json::to_string(value).expect("it is plain data");
        let entries: Vec<_> = all
            .iter()
            .map(|value| format!("{}: {:?}", json(value), value.to_string()))
            .collect();
        self.typed("All of them, in order.", name, &format!("{of}[]"), &all)
            .declare(
                "Their words in decisions and in the ids of messages.",
                words,
                &format!("Readonly<Record<{of}, string>>"),
                &format!("{{ {} }}", entries.join(", ")),
            )
    }

    /// With how a decision is put into words, shown by an example: `say.NAME`, or `say.NAME(...)`
    /// where the words of these values stand in it.
    #[must_use]
    pub fn say(mut self, name: &str, example: &impl Display, values: &[(&str, String)]) -> Self {
        let mut words = example.to_string();
        for (variable, value) in values.iter().rev() {
            let at = words.rfind(value).expect("the value is among the words");
            words.replace_range(at..at + value.len(), &format!("${{{variable}}}"));
        }
        let member = if values.is_empty() {
            format!("  {name}: '{words}',\n")
        } else {
            let parameters: Vec<_> = values
                .iter()
                .map(|(variable, _)| format!("{variable}: string"))
                .collect();
            format!("  {name}: ({}) => `{words}`,\n", parameters.join(", "))
        };
        self.says.push_str(&member);
        self
    }

    fn typed(self, doc: &str, name: &str, of: &str, value: &impl Serialize) -> Self {
        let value = serde_json::to_string(value).expect("it is plain data");
        self.declare(doc, name, &format!("Readonly<{of}>"), &value)
    }

    fn declare(mut self, doc: &str, name: &str, of: &str, value: &str) -> Self {
        write!(
            self.constants,
            "\n/** {doc} */\nexport const {name}: {of} = {value};\n"
        )
        .expect("a string grows");
        self
    }

    /// The text of the file. What all games share it finds in the types of the protocol, and makes
    /// itself known there.
    pub fn text(self) -> String {
        let shared: Vec<_> = Types::vocabulary().into_declarations().collect();
        let own: Vec<_> = self
            .types
            .into_declarations()
            .filter(|(name, _)| shared.iter().all(|(other, _)| other != name))
            .collect();
        let declarations: String = own.iter().map(|(_, text)| format!("\n{text}")).collect();
        let code = declarations.clone() + &self.constants;
        let used: Vec<_> = shared
            .iter()
            .map(|(name, _)| name.as_str())
            .filter(|name| mentions(&code, name))
            .collect();
        let list = |pairs: &[(&str, String)]| -> String {
            pairs
                .iter()
                .map(|(name, of)| format!("  {name:?}: {of};\n"))
                .collect()
        };
        format!(
            "// Generated from the rules of the game by `cargo xtask generate`; do not edit.\n\n\
             import type {{ {} }} from '$wire';\n\n\
             declare module '$wire' {{\n  interface Games {{\n    {}: Game;\n  }}\n}}\n\n\
             /** What the protocol says of this game. */\n\
             export interface Game {{\n{}  facts: Facts;\n}}\n\n\
             /** The data of each kind of component. */\n\
             export interface Facts {{\n{}}}\n{}\n\
             /** Decisions in the words of the game. */\n\
             export const say = {{\n{}}} as const;\n{declarations}",
            used.join(", "),
            self.game,
            list(&self.parts),
            list(&self.facts),
            self.constants,
            self.says,
        )
    }
}

fn name_of<T: TS>() -> String {
    T::name(&Config::new().with_large_int("number"))
}

/// The text with the names in its code put anew; comments and quoted words stay as they are.
pub fn rename(text: &str, mut name: impl FnMut(&str) -> Option<String>) -> String {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut renamed = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = if rest.starts_with("/**") {
            rest.find("*/").map(|at| at + 2)
        } else if first == '"' || first == '\'' {
            rest[1..].find(first).map(|at| at + 2)
        } else if is_part(first) {
            rest.find(|letter| !is_part(letter))
        } else {
            Some(first.len_utf8())
        };
        let (part, after) = rest.split_at(end.unwrap_or(rest.len()));
        match name(part) {
            Some(other) if is_part(first) => renamed.push_str(&other),
            _ => renamed.push_str(part),
        }
        rest = after;
    }
    renamed
}

/// Whether the code of a text holds this name.
pub fn mentions(text: &str, name: &str) -> bool {
    let mut found = false;
    rename(text, |part| {
        found |= part == name;
        None
    });
    found
}

/// Gives a type of this crate the TypeScript of a list.
macro_rules! as_list {
    ([$($generics:tt)*] $name:ty, $item:ty) => {
        impl<$($generics)*> ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(config: &ts_rs::Config) -> String {
                <Vec<$item> as ts_rs::TS>::name(config)
            }

            fn inline(config: &ts_rs::Config) -> String {
                Self::name(config)
            }

            // The item comes by its name, so that it may hold such a list itself.
            fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                visitor.visit::<$item>();
            }
        }
    };
}

pub(crate) use as_list;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_in_code_alone() {
        let text = "/** A Tag. */ type A = \"Tag\" | { \"Tag\": Tag } | ByTag;";
        let other = rename(text, |name| (name == "Tag").then(|| "X<G>".to_owned()));
        assert_eq!(
            other,
            "/** A Tag. */ type A = \"Tag\" | { \"Tag\": X<G> } | ByTag;"
        );
        assert!(!mentions(text, "By"));
    }
}
