//! The sentences of `locales/` as a reader meets them: one text for each form of a message.

use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use l10n::Language;

/// A message of one language, or its short form.
pub(crate) struct Sentence {
    pub(crate) language: Language,
    /// The file below the folder of the language, such as `mars/game`.
    pub(crate) file: String,
    pub(crate) id: String,
    /// Every form, with `{$name}` where a variable stands.
    pub(crate) forms: Vec<String>,
}

impl Sentence {
    /// Whether it can come up in a game; sentences outside the folders of games come up in all.
    pub(crate) fn belongs_to(&self, games: &[String]) -> bool {
        let folder = self.file.split_once('/').map(|(folder, _)| folder);
        let folder = folder.or_else(|| self.file.starts_with("companion").then_some("mars"));
        let of = |game: &String| match game.as_str() {
            "automa" => "mars",
            game => game,
        } == folder.unwrap_or_default();
        folder.is_none() || games.iter().any(of)
    }
}

/// A form without its variables, whose names are no words.
pub(crate) fn words(form: &str) -> String {
    let mut words = String::new();
    for (at, part) in form.split(['{', '}']).enumerate() {
        words.push_str(if at % 2 == 0 { part } else { "{}" });
    }
    words
}

/// The folder of all languages.
pub(crate) fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

/// Every message of a language, in the order of its files.
pub(crate) fn all(language: Language) -> Vec<Sentence> {
    let root = locales().join(language.code());
    let mut files = Vec::new();
    list(&root, &mut files);
    files.sort();
    let mut sentences = Vec::new();
    for path in files {
        let text = fs::read_to_string(&path).expect("it is text");
        let file = path.strip_prefix(&root).expect("it lies there");
        let file = file.with_extension("").display().to_string();
        let (Ok(resource) | Err((resource, _))) = parser::parse(text.as_str());
        for entry in &resource.body {
            let patterns: Vec<_> = match entry {
                Entry::Message(message) => {
                    let short = message.attributes.iter().map(|short| &short.value);
                    let value = message.value.iter();
                    let id = message.id.name;
                    value.chain(short).map(|pattern| (id, pattern)).collect()
                }
                Entry::Term(term) => vec![(term.id.name, &term.value)],
                _ => continue,
            };
            sentences.extend(patterns.into_iter().map(|(id, pattern)| Sentence {
                language,
                file: file.clone(),
                id: id.to_owned(),
                forms: forms(pattern),
            }));
        }
    }
    sentences
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("every language has a folder") {
        let path = entry.expect("it can be listed").path();
        if path.is_dir() {
            list(&path, files);
        } else {
            files.push(path);
        }
    }
}

/// Every text that a pattern can become.
fn forms(pattern: &Pattern<&str>) -> Vec<String> {
    let mut forms = vec![String::new()];
    for element in &pattern.elements {
        let ends = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression } => placed(expression),
        };
        forms = forms
            .iter()
            .flat_map(|form| ends.iter().map(move |end| format!("{form}{end}")))
            .collect();
    }
    forms
}

fn placed(expression: &Expression<&str>) -> Vec<String> {
    match expression {
        Expression::Select { variants, .. } => variants
            .iter()
            .flat_map(|variant| forms(&variant.value))
            .collect(),
        Expression::Inline(inline) => vec![match inline {
            InlineExpression::StringLiteral { value } => (*value).to_owned(),
            InlineExpression::VariableReference { id } => format!("{{${}}}", id.name),
            InlineExpression::FunctionReference { arguments, .. } => {
                match arguments.positional.first() {
                    Some(InlineExpression::VariableReference { id }) => format!("{{${}}}", id.name),
                    _ => String::new(),
                }
            }
            InlineExpression::MessageReference { id, .. } => format!("{{{}}}", id.name),
            InlineExpression::TermReference { id, .. } => format!("{{-{}}}", id.name),
            _ => String::new(),
        }],
    }
}
