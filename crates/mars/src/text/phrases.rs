//! Parts of sentences: amounts, lists, and how one part follows another.

use kit::{Arg, Message, Tell};

use crate::data::{Amounts, Resource, Tag, Tile, Token};

/// A whole sentence.
pub(super) fn sentence(text: Message) -> Message {
    Message::new("mars-text-sentence").with("text", text)
}

/// So much of a resource, as something that one gains or spends.
pub(super) fn amount(resource: Resource, count: impl Into<Arg>) -> Message {
    Message::new("mars-text-amount")
        .with("resource", resource.word())
        .with("count", count)
}

/// So much of each resource.
pub(super) fn amounts(amounts: &Amounts) -> Vec<Message> {
    amounts
        .iter()
        .map(|(resource, count)| amount(resource, count))
        .collect()
}

/// At most so much of a resource.
pub(super) fn up_to(resource: Resource, count: u8) -> Message {
    Message::new("mars-text-up-to")
        .with("resource", resource.word())
        .with("count", count)
}

/// Units of a resource, without a number.
pub(super) fn units(resource: Resource) -> Message {
    Message::new("mars-text-units").with("resource", resource.word())
}

/// One's own production, as something that one raises or lowers.
pub(super) fn own_production(resource: Resource) -> Message {
    Message::new("mars-text-own-production").with("resource", resource.word())
}

/// One's own production, with how far it is raised or lowered.
pub(super) fn production(resource: Resource, change: i8) -> Message {
    let id = match change < 0 {
        true => "mars-text-production-down",
        false => "mars-text-production-up",
    };
    Message::new(id)
        .with("production", own_production(resource))
        .with("count", change.unsigned_abs())
}

/// The word that selects a token; a card that says none may hold any.
pub(super) fn token_word(token: Option<Token>) -> &'static str {
    token.map_or("any", Token::word)
}

/// So many tokens.
pub(crate) fn tokens(token: Option<Token>, count: u8) -> Message {
    Message::new("mars-text-tokens")
        .with("token", token_word(token))
        .with("count", count)
}

/// So many tiles, as something that one places.
pub(super) fn tiles(tile: Tile, count: usize) -> Message {
    if tile.is_special() {
        let id = if tile.is_city() {
            "mars-text-special-city"
        } else {
            "mars-text-special-tile"
        };
        Message::new(id).with("tile", tile)
    } else {
        Message::new("mars-text-tiles")
            .with("tile", tile.word())
            .with("count", count)
    }
}

/// One of these tags, without the word for a tag.
pub(crate) fn tags(tags: &[Tag]) -> Message {
    let kinds = tags
        .iter()
        .map(|tag| Message::new("mars-text-tag").with("tag", tag.word()));
    join(kinds.collect(), "mars-text-tags-comma", "mars-text-tags-or")
}

/// One of these resources.
pub(super) fn resources(resources: &[Resource]) -> Message {
    either(resources.iter().map(Tell::tell).collect())
}

/// One of these words.
pub(super) fn either(words: Vec<Message>) -> Message {
    join(words, "mars-text-comma", "mars-text-or")
}

/// Says that the card itself is among what is counted or waited for, if it is.
pub(super) fn counting_itself(counts: bool, what: Message) -> Message {
    if counts {
        Message::new("mars-text-counting-itself").with("what", what)
    } else {
        what
    }
}

/// The parts one after the other, with one message between all but the last two, which have
/// their own.
pub(super) fn join(mut parts: Vec<Message>, between: &'static str, last: &'static str) -> Message {
    let Some(end) = parts.pop() else {
        return Message::new("list-none");
    };
    match parts
        .into_iter()
        .reduce(|first, next| pair(between, first, next))
    {
        Some(first) => pair(last, first, end),
        None => end,
    }
}

/// Two parts, joined by a message.
pub(super) fn pair(id: &'static str, first: Message, next: Message) -> Message {
    Message::new(id).with("first", first).with("next", next)
}
