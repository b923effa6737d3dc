//! Text for people, before it has a language: the id of a sentence and what goes into it.
//!
//! The rules never write sentences. They name them; `l10n` (or the browser) writes them in the
//! reader's language from the same Fluent files.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Id, IdSet, Seat};

/// A sentence, or a part of one, named by its Fluent id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Message {
    /// The Fluent id.
    pub id: Cow<'static, str>,
    /// The variables of the sentence.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(type = "Array<[string, Arg]>", optional)]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// What stands in for one variable of a [`Message`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number; it selects plural forms.
    Number(i64),
    /// A word that is the same in every language, or that selects a variant, such as `r1c2`.
    Word(Cow<'static, str>),
    /// A difference in tenths, written with its sign and one decimal: 41 is +4.1.
    Difference(i64),
    /// The name of whoever sits there.
    Seat(Seat),
    /// Another message, such as the name of a card.
    Message(Message),
    /// Several messages, joined as a list in the reader's language.
    List(Vec<Message>),
}

impl Message {
    /// A sentence without variables.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self {
            id: id.into(),
            args: Vec::new(),
        }
    }

    /// The sentence with one more variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name.into(), arg.into()));
        self
    }
}

impl Arg {
    /// A difference, to the nearest tenth.
    pub fn difference(value: f64) -> Self {
        Self::Difference((10.0 * value).round() as i64)
    }
}

macro_rules! arg_from {
    ($($from:ty => |$value:ident| $arg:expr),* $(,)?) => {
        $(impl From<$from> for Arg {
            fn from($value: $from) -> Self {
                $arg
            }
        })*
    };
}

arg_from! {
    i64 => |n| Self::Number(n),
    i32 => |n| Self::Number(n.into()),
    i16 => |n| Self::Number(n.into()),
    i8 => |n| Self::Number(n.into()),
    u32 => |n| Self::Number(n.into()),
    u16 => |n| Self::Number(n.into()),
    u8 => |n| Self::Number(n.into()),
    usize => |n| Self::Number(i64::try_from(n).unwrap_or(i64::MAX)),
    &'static str => |word| Self::Word(word.into()),
    String => |word| Self::Word(word.into()),
    Seat => |seat| Self::Seat(seat),
    Message => |message| Self::Message(message),
    Vec<Message> => |list| Self::List(list),
}

impl<I: Id + Tell, const WORDS: usize> From<IdSet<I, WORDS>> for Arg {
    fn from(set: IdSet<I, WORDS>) -> Self {
        Self::List(set.iter().map(|id| id.tell()).collect())
    }
}

/// Something that can be told to a person.
pub trait Tell {
    /// The sentence that tells it.
    fn tell(&self) -> Message;
}
