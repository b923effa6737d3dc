//! Filling in sentences.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use kit::{Arg, Message, Seat};

use crate::{Language, files};

type Bundle = FluentBundle<FluentResource>;

/// Writes messages in one language, for one table with its players' names.
#[derive(Clone)]
pub struct Writer {
    bundle: &'static Bundle,
    language: Language,
    names: Vec<String>,
    /// Whether sentences are written in their short form where they have one.
    is_short: bool,
}

impl Writer {
    /// A writer that calls the players `A`, `B` ...
    pub fn new(language: Language) -> Self {
        Self {
            bundle: bundle(language),
            language,
            names: Vec::new(),
            is_short: false,
        }
    }

    /// Writes messages in each language.
    pub fn every() -> impl Iterator<Item = impl Fn(&Message) -> String> {
        let all = Language::ALL.iter().map(|language| Self::new(*language));
        all.map(|writer| move |message: &Message| writer.write(message))
    }

    /// A writer that calls the players by these names, in seat order.
    #[must_use]
    pub fn with_names(mut self, names: impl IntoIterator<Item = String>) -> Self {
        self.names = names.into_iter().collect();
        self
    }

    /// The language it writes.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether the language has this sentence.
    pub fn knows(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The sentence. An unknown id comes back in brackets, so that it is seen and reported.
    pub fn write(&self, message: &Message) -> String {
        let found = self.bundle.get_message(&message.id);
        let Some(pattern) = found.and_then(|found| self.pattern(&found)) else {
            return format!("[{}]", message.id);
        };
        debug_assert_eq!(
            translated_selector(pattern, message),
            None,
            "{}",
            message.id
        );
        let args: FluentArgs<'_> = message
            .args
            .iter()
            .map(|(name, arg)| (name.clone(), self.value(arg)))
            .collect();
        // A variable that the message does not carry shows as `{$name}`; `lint` keeps the
        // languages alike, so there is nothing more to say about it here.
        let mut faults = Vec::new();
        self.bundle
            .format_pattern(pattern, Some(&args), &mut faults)
            .into_owned()
    }

    /// The paragraphs of a text in one line and few words: the sentences, and the parts that they
    /// are made of, say their attribute `short` where they have it.
    pub fn in_short(&self, paragraphs: &[Message]) -> String {
        let writer = Self {
            is_short: true,
            ..self.clone()
        };
        let paragraphs = paragraphs.iter().map(|paragraph| writer.write(paragraph));
        paragraphs.collect::<Vec<_>>().join(" · ")
    }

    /// The form of a sentence that is written.
    fn pattern<'m>(&self, found: &FluentMessage<'m>) -> Option<&'m Pattern<&'m str>> {
        let short = found
            .get_attribute("short")
            .filter(|_| self.is_short)
            .map(|short| short.value());
        short.or_else(|| found.value())
    }

    /// The name of whoever sits there.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None if seat == Seat::TABLE => self.write(&Message::new("seat-table")),
            None => seat.to_string(),
        }
    }

    /// The parts as a list: one, two and three.
    pub fn list(&self, parts: &[Message]) -> String {
        let parts: Vec<_> = parts.iter().map(|part| self.write(part)).collect();
        match parts.as_slice() {
            [] => self.write(&Message::new("list-none")),
            [only] => only.clone(),
            [first @ .., last] => self.write(
                &Message::new("list-and")
                    .with("first", first.join(", "))
                    .with("last", last.clone()),
            ),
        }
    }

    /// A difference with its sign and one decimal.
    fn difference(&self, tenths: i64) -> String {
        let sign = match tenths {
            1.. => "+",
            0 => "",
            _ => "−",
        };
        let point = self.language.point();
        let size = tenths.unsigned_abs();
        format!("{sign}{}{point}{}", size / 10, size % 10)
    }

    fn value<'a>(&self, arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Word(word) => FluentValue::String(Cow::Borrowed(word)),
            Arg::Difference(tenths) => FluentValue::from(self.difference(*tenths)),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat)),
            Arg::Message(message) => FluentValue::from(self.write(message)),
            Arg::List(parts) => FluentValue::from(self.list(parts)),
        }
    }
}

impl std::fmt::Debug for Writer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Writer({})", self.language)
    }
}

/// A variable by whose word the sentence is chosen, if the message brings it in words of the
/// language already: then the choice would be right in English alone.
fn translated_selector<'p>(pattern: &Pattern<&'p str>, message: &Message) -> Option<&'p str> {
    let placeables = pattern.elements.iter().filter_map(|element| match element {
        PatternElement::Placeable { expression } => Some(expression),
        PatternElement::TextElement { .. } => None,
    });
    placeables.into_iter().find_map(|expression| {
        let Expression::Select { selector, variants } = expression else {
            return None;
        };
        let InlineExpression::VariableReference { id } = selector else {
            return None;
        };
        let by_word = variants.iter().any(|variant| match variant.key {
            VariantKey::Identifier { name } => !PLURALS.contains(&name),
            VariantKey::NumberLiteral { .. } => false,
        });
        let mut args = message.args.iter();
        let is_translated = args.any(|(name, arg)| {
            let is_word = matches!(arg, Arg::Word(_) | Arg::Number(_));
            **name == *id.name && !is_word
        });
        let nested = || {
            let mut variants = variants.iter();
            variants.find_map(|variant| translated_selector(&variant.value, message))
        };
        (by_word && is_translated)
            .then_some(id.name)
            .or_else(nested)
    })
}

/// The names of forms that follow from a number.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The sentences of a language, read once.
fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    BUNDLES[language as usize].get_or_init(|| {
        let mut bundle = Bundle::new_concurrent(vec![language.identifier()]);
        // The marks that keep left-to-right and right-to-left text apart only disturb here.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(include!(concat!(env!("OUT_DIR"), "/numbers.rs"))));
        bundle
            .add_function("CAPITALIZE", |args, _| capitalize(args))
            .expect("no other function has its name");
        for (_, text) in files::of(language) {
            let resource = match FluentResource::try_new(text.to_owned()) {
                // What could be read is used; `lint` reports the rest.
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        bundle
    })
}

/// A number as people write it, with its thousands apart if it has `LEAST` digits or more.
fn number<Memoizer, const GROUP: char, const POINT: char, const LEAST: usize>(
    value: &FluentValue<'_>,
    _: &Memoizer,
) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    let digits = number.as_string();
    let (sign, digits) = match digits.strip_prefix('-') {
        Some(digits) => ("−", digits),
        None => ("", digits.as_ref()),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let mut text = sign.to_owned();
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && whole.len() >= LEAST && (whole.len() - at).is_multiple_of(3) {
            text.push(GROUP);
        }
        text.push(digit);
    }
    if !fraction.is_empty() {
        text.push(POINT);
        text.push_str(fraction);
    }
    Some(text)
}

/// `CAPITALIZE($text)`: parts of sentences are written in lower case and may come to begin one.
fn capitalize<'a>(args: &[FluentValue<'a>]) -> FluentValue<'a> {
    let [FluentValue::String(text)] = args else {
        return FluentValue::Error;
    };
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => (first.to_uppercase().to_string() + letters.as_str()).into(),
        None => "".into(),
    }
}
