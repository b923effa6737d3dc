//! What a translator forgot: the languages must say the same things.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant,
    VariantKey,
};
use fluent_syntax::parser;

use crate::{Language, files};

/// Everything that is wrong with the Fluent files, a line for each fault; empty when all is well.
///
/// Every file must parse; no id may be written twice; what a sentence refers to must be there;
/// all languages must have the same sentences with the same variables; a short form, which a
/// language has where it needs one, has no other variables; and a choice by number must have
/// every plural form of its language.
pub fn lint() -> Vec<String> {
    let texts: Vec<_> = Language::ALL
        .into_iter()
        .map(|language| (language, files::of(language)))
        .collect();
    let texts: Vec<_> = texts
        .iter()
        .map(|(language, files)| (*language, files.as_slice()))
        .collect();
    check(&texts)
}

type Files<'a> = &'a [(&'a str, &'a str)];

fn check(languages: &[(Language, Files<'_>)]) -> Vec<String> {
    let mut faults = Vec::new();
    let read: Vec<_> = languages
        .iter()
        .map(|(language, files)| Sentences::read(*language, files, &mut faults))
        .collect();
    if let Some((model, others)) = read.split_first() {
        for other in others {
            model.compare(other, &mut faults);
        }
    }
    faults
}

/// What the files of one language say.
struct Sentences {
    language: Language,
    /// Messages by id, short forms by `id.short`, terms by id with a dash before it.
    found: BTreeMap<String, Sentence>,
}

/// One message or term.
struct Sentence {
    file: String,
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
    /// For each choice by number, the plural forms it has.
    plurals: Vec<BTreeSet<String>>,
}

impl Sentences {
    fn read(language: Language, files: Files<'_>, faults: &mut Vec<String>) -> Self {
        let mut all = Self {
            language,
            found: BTreeMap::new(),
        };
        for (name, text) in files {
            let file = format!("{language}/{name}.ftl");
            let resource = match parser::parse(*text) {
                Ok(resource) => resource,
                Err((resource, errors)) => {
                    for error in errors {
                        let line = text[..error.pos.start].lines().count().max(1);
                        faults.push(format!("{file}:{line}: {error}"));
                    }
                    resource
                }
            };
            for (id, pattern) in resource.body.iter().flat_map(patterns) {
                let sentence = Sentence::read(&file, pattern);
                if let Some(earlier) = all.found.insert(id.clone(), sentence) {
                    faults.push(format!("{file}: {id} is also in {}", earlier.file));
                }
            }
        }
        all.check_each(faults);
        all
    }

    /// Checks that can be made without looking at another language.
    fn check_each(&self, faults: &mut Vec<String>) {
        for (id, sentence) in &self.found {
            let file = &sentence.file;
            for reference in &sentence.references {
                if !self.found.contains_key(reference) {
                    faults.push(format!(
                        "{file}: {id} refers to {reference}, which is nowhere"
                    ));
                }
            }
            if let Some(long) = id.split_once('.').and_then(|(id, _)| self.found.get(id)) {
                let unknown = sentence.variables.difference(&long.variables);
                faults.extend(unknown.map(|name| {
                    format!("{file}: {id} uses ${name}, which the long form does not have")
                }));
            }
            for have in &sentence.plurals {
                for form in self.language.plural_forms() {
                    if !have.contains(*form) {
                        faults.push(format!("{file}: {id} has no form for [{form}]"));
                    }
                }
            }
        }
    }

    fn compare(&self, other: &Self, faults: &mut Vec<String>) {
        for (id, mine) in self.messages() {
            match other.found.get(id) {
                None => faults.push(format!(
                    "{}: {id} is missing; {} has it",
                    other.language, mine.file
                )),
                Some(theirs) if theirs.variables != mine.variables => faults.push(format!(
                    "{}: {id} uses {:?}; {} uses {:?}",
                    theirs.file, theirs.variables, mine.file, mine.variables
                )),
                Some(_) => {}
            }
        }
        for (id, theirs) in other.messages() {
            if !self.found.contains_key(id) {
                faults.push(format!("{}: {id} is only here", theirs.file));
            }
        }
    }

    /// Messages alone: every language may cut its terms as its grammar wants, and has its own
    /// short forms.
    fn messages(&self) -> impl Iterator<Item = (&String, &Sentence)> {
        let is_message = |id: &str| !id.starts_with('-') && !id.contains('.');
        self.found.iter().filter(move |(id, _)| is_message(id))
    }
}

impl Sentence {
    fn read(file: &str, pattern: &Pattern<&str>) -> Self {
        let mut sentence = Self {
            file: file.to_owned(),
            variables: BTreeSet::new(),
            references: BTreeSet::new(),
            plurals: Vec::new(),
        };
        sentence.pattern(pattern);
        sentence
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                self.plurals.extend(plural_forms(variants));
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                self.arguments(arguments.as_ref());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                self.arguments(Some(arguments));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: Option<&CallArguments<&str>>) {
        for argument in arguments.iter().flat_map(|list| &list.positional) {
            self.inline(argument);
        }
    }
}

/// What an entry says, by id: a message, its short form, or a term.
fn patterns<'e>(entry: &'e Entry<&'e str>) -> Vec<(String, &'e Pattern<&'e str>)> {
    match entry {
        Entry::Message(message) => {
            let id = message.id.name;
            let value = message.value.iter().map(|value| (id.to_owned(), value));
            let attributes = message.attributes.iter();
            let attributes = attributes
                .map(|attribute| (format!("{id}.{}", attribute.id.name), &attribute.value));
            value.chain(attributes).collect()
        }
        Entry::Term(term) => vec![(format!("-{}", term.id.name), &term.value)],
        _ => Vec::new(),
    }
}

/// The plural forms among the variants, if the choice is one by number.
fn plural_forms(variants: &[Variant<&str>]) -> Option<BTreeSet<String>> {
    let forms: BTreeSet<_> = variants
        .iter()
        .filter_map(|variant| match variant.key {
            VariantKey::Identifier { name } => Some(name.to_owned()),
            VariantKey::NumberLiteral { .. } => None,
        })
        .collect();
    let by_number = ["one", "few", "many"]
        .iter()
        .any(|form| forms.contains(*form));
    by_number.then_some(forms)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn english_and_polish(english: &str, polish: &str) -> Vec<String> {
        check(&[
            (Language::English, &[("x", english)]),
            (Language::Polish, &[("x", polish)]),
        ])
    }

    #[test]
    fn each_kind_of_fault_is_found() {
        for (english, polish, fault) in [
            ("a = A", "", "pl: a is missing; en/x.ftl has it"),
            ("", "a = A", "pl/x.ftl: a is only here"),
            (
                "a = { $one }",
                "a = A",
                "pl/x.ftl: a uses {}; en/x.ftl uses {\"one\"}",
            ),
            ("a = A\na = B", "a = A", "en/x.ftl: a is also in en/x.ftl"),
            (
                "a = A\n    .short = { $n }",
                "a = A",
                "en/x.ftl: a.short uses $n, which the long form does not have",
            ),
            (
                "a = { -b }",
                "a = A",
                "en/x.ftl: a refers to -b, which is nowhere",
            ),
            (
                "a = A { $n }",
                "a = { $n ->\n    [one] A\n   *[many] B\n}",
                "pl/x.ftl: a has no form for [few]",
            ),
        ] {
            assert_eq!(english_and_polish(english, polish), [fault]);
        }
        let faults = english_and_polish("a = A\n\nb = { $ }", "a = A");
        assert!(faults[0].starts_with("en/x.ftl:3: "), "{faults:?}");
    }

    #[test]
    fn variables_are_found_however_deep_they_stand() {
        let deep = "-t = T\na = { $n ->\n    [one] { -t } { $x }\n   *[other] { NUMBER($y) }\n}";
        let flat = "a = { $n } { $x } { $y }";
        assert_eq!(english_and_polish(deep, flat), [""; 0]);
    }
}
