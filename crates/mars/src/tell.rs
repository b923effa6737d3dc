//! Sentences for people, before they have a language: Fluent ids with what goes into them.

use kit::{Arg, Message, Tell};

use crate::api::{Decision, Event, Payment, Pick, Prompt, Reason, Source, Target};
use crate::board::SpaceId;
use crate::cards::CardSet;
use crate::data::{
    AwardId, CardId, CorporationId, Icon, MilestoneId, Named, Parameter, Resource, StandardProject,
    Tag, Tile, Token,
};
use crate::text::{tags, tokens};

/// Words that have a name in every language: `mars-resource-steel`.
macro_rules! named {
    ($($name:ident => $prefix:literal,)*) => {
        $(impl Tell for $name {
            fn tell(&self) -> Message {
                Message::new(concat!("mars-", $prefix, "-").to_owned() + self.word())
            }
        }

        impl From<$name> for Arg {
            fn from(value: $name) -> Self {
                Self::Message(value.tell())
            }
        })*
    };
}

named! {
    Resource => "resource",
    Token => "token",
    Tag => "tag",
    Parameter => "parameter",
    Tile => "tile",
    StandardProject => "project",
    Icon => "icon",
    Named => "place",
}

/// Things of the catalogue whose name is a message with their id.
macro_rules! catalogued {
    ($($name:ident => $prefix:literal,)*) => {
        $(impl Tell for $name {
            fn tell(&self) -> Message {
                Message::new(format!(concat!("mars-", $prefix, "-{}"), self))
            }
        }

        impl From<$name> for Arg {
            fn from(value: $name) -> Self {
                Self::Message(value.tell())
            }
        })*
    };
}

catalogued! {
    CardId => "card",
    CorporationId => "corp",
    MilestoneId => "milestone",
    AwardId => "award",
}

impl From<SpaceId> for Arg {
    fn from(space: SpaceId) -> Self {
        match space {
            SpaceId::PHOBOS => Named::Phobos.into(),
            SpaceId::GANYMEDE => Named::Ganymede.into(),
            space => space.to_string().into(),
        }
    }
}

impl Tell for Source {
    fn tell(&self) -> Message {
        match *self {
            Self::Card(card) => card.tell(),
            Self::Corporation(corporation) => corporation.tell(),
            Self::Project(project) => project.tell(),
            Self::Conversion(resource) => {
                Message::new("mars-source-conversion").with("resource", resource.word())
            }
            Self::Mark(parameter) => {
                Message::new("mars-source-mark").with("parameter", parameter.word())
            }
            Self::Space(space) => Message::new("mars-source-space").with("space", space),
            Self::Research => Message::new("mars-source-research"),
            Self::Production => Message::new("mars-source-production"),
            Self::Milestone(milestone) => milestone.tell(),
            Self::Award(award) => award.tell(),
            Self::Track(track) => track.tell(),
            Self::Bonus(bonus) => bonus.tell(),
            Self::Failure => Message::new("automa-source-failure"),
            Self::Table => Message::new("automa-source-table"),
        }
    }
}

impl From<Source> for Arg {
    fn from(source: Source) -> Self {
        Self::Message(source.tell())
    }
}

impl Tell for Payment {
    fn tell(&self) -> Message {
        let parts = std::iter::once((Resource::Money, self.money)).chain(self.in_kind());
        let parts = parts
            .filter(|(_, count)| *count > 0)
            .map(|(resource, count)| amount(resource, count.into()));
        Message::new("mars-payment").with("parts", parts.collect::<Vec<_>>())
    }
}

/// With a tile: its word, by which languages choose their form, and its name.
fn with_tile(message: Message, tile: Tile) -> Message {
    message.with("tile", tile.word()).with("name", tile)
}

/// The name of a production.
fn production(resource: Resource) -> Message {
    Message::new(format!("mars-production-{resource}"))
}

/// So much of a resource, with its plural.
fn amount(resource: Resource, count: i64) -> Message {
    Message::new("mars-text-amount")
        .with("resource", resource.word())
        .with("count", count)
}

impl Tell for Target {
    fn tell(&self) -> Message {
        match *self {
            Self::Seat(seat) => Message::new("mars-target-seat").with("seat", seat),
            Self::Rival => Message::new("mars-target-rival"),
            Self::Card(card) => card.tell(),
        }
    }
}

impl Tell for Pick {
    fn tell(&self) -> Message {
        match self {
            Self::Card(card) => card.tell(),
            Self::Corporation(corporation) => corporation.tell(),
            Self::Resource(resource) => resource.tell(),
        }
    }
}

impl Tell for Decision {
    fn tell(&self) -> Message {
        let say = |id: &'static str| Message::new(id);
        match *self {
            Self::Play(card) => say("mars-do-play").with("card", card),
            Self::Use(pick) => say("mars-do-use").with("card", pick.tell()),
            Self::Project(project) => say("mars-do-project").with("project", project),
            Self::Convert(resource) => Message::new(format!("mars-do-convert-{resource}")),
            Self::Claim(milestone) => say("mars-do-claim").with("milestone", milestone),
            Self::Fund(award) => say("mars-do-fund").with("award", award),
            Self::Pass => say("mars-do-pass"),
            Self::Stop => say("mars-do-stop"),
            Self::Pay(payment) => say("mars-do-pay").with("payment", payment.tell()),
            Self::Place(space) => say("mars-do-place").with("space", space),
            Self::Choose(pick) => say("mars-do-choose").with("what", pick.tell()),
            Self::Option(number) => say("mars-do-option").with("number", number),
            Self::First(number) => say("mars-do-first").with("number", number),
            Self::Reduce(target) => say("mars-do-reduce").with("target", target.tell()),
            Self::Remove(count, target) => {
                let id = match target {
                    Target::Card(_) => "mars-do-remove-from-card",
                    Target::Seat(_) | Target::Rival => "mars-do-remove",
                };
                say(id).with("count", count).with("target", target.tell())
            }
            Self::Amount(count) => say("mars-do-amount").with("count", count),
            Self::Buy(card) => say("mars-do-buy").with("card", card),
            Self::Keep(card) => say("mars-do-keep").with("card", card),
            Self::Discard(card) => say("mars-do-discard").with("card", card),
            Self::Sell(card) => say("mars-do-sell").with("card", card),
            Self::Accept => say("mars-do-accept"),
            Self::Decline => say("mars-do-decline"),
            Self::Done => say("mars-do-done"),
        }
    }
}

/// What an answer does, where its own label is only a number.
pub(crate) fn offer(prompt: &Prompt, decision: Decision) -> Option<Message> {
    let nth = |number: u8| usize::from(number).checked_sub(1);
    match (prompt, decision) {
        (Prompt::Option { options, .. }, Decision::Option(number)) => {
            options.get(nth(number)?).cloned()
        }
        (Prompt::Order { of }, Decision::First(number)) => {
            of.get(nth(number)?).map(|due| due.effect.clone())
        }
        _ => None,
    }
}

impl kit::Prompt for Prompt {
    fn code(&self) -> &'static str {
        match self {
            Self::Corporation { .. } => "corporation",
            Self::Buy { .. } => "buy",
            Self::Draft { .. } => "draft",
            Self::Action { .. } => "action",
            Self::Greenery => "greenery",
            Self::Pay { .. } => "pay",
            Self::Order { .. } => "order",
            Self::Option { .. } => "option",
            Self::Whether { .. } => "whether",
            Self::Place { .. } => "place",
            Self::ClaimSpace { .. } => "claim-space",
            Self::Reduce { .. } => "reduce",
            Self::Remove { .. } => "remove",
            Self::RemoveTokens { .. } => "remove-tokens",
            Self::AddTokens { .. } => "add-tokens",
            Self::CopyProduction { .. } => "copy-production",
            Self::Resource { .. } => "resource",
            Self::Amount { .. } => "amount",
            Self::Keep { .. } => "keep",
            Self::Discard { .. } => "discard",
            Self::Sell => "sell",
            Self::LoseToken { .. } => "lose-token",
        }
    }
}

impl Tell for Prompt {
    fn tell(&self) -> Message {
        let ask = Message::new(format!("mars-ask-{}", kit::Prompt::code(self)));
        match *self {
            Self::Corporation { .. }
            | Self::Draft { .. }
            | Self::Greenery
            | Self::Order { .. }
            | Self::Sell => ask,
            Self::Buy { price, .. } => ask.with("price", price),
            Self::Action { second } => ask.with("second", if second { "yes" } else { "no" }),
            Self::Pay { price, source, .. } => ask.with("price", price).with("source", source),
            Self::Place { tile, source } => with_tile(ask, tile).with("source", source),
            Self::RemoveTokens {
                token,
                up_to,
                source,
            } => ask
                .with("amount", tokens(Some(token), up_to))
                .with("source", source),
            Self::AddTokens { count, source }
            | Self::Amount {
                up_to: count,
                source,
            }
            | Self::Keep { count, source, .. } => ask.with("count", count).with("source", source),
            Self::Whether { source, ref what } => {
                ask.with("what", what.clone()).with("source", source)
            }
            Self::Reduce {
                resource,
                count,
                source,
            } => ask
                .with("resource", resource.word())
                .with("count", count)
                .with("source", source),
            Self::Remove {
                resource,
                up_to,
                steal,
                source,
            } => ask
                .with("amount", amount(resource, up_to.into()))
                .with("steal", if steal { "yes" } else { "no" })
                .with("source", source),
            Self::ClaimSpace { source }
            | Self::Option { source, .. }
            | Self::LoseToken { source, .. }
            | Self::CopyProduction { source }
            | Self::Resource { source }
            | Self::Discard { source } => ask.with("source", source),
        }
    }
}

impl kit::Reason for Reason {
    fn code(&self) -> &'static str {
        match self {
            Self::NotAnAnswer => "not-an-answer",
            Self::NoSuchCard => "no-such-card",
            Self::NotAffordable { .. } => "not-affordable",
            Self::ParameterTooLow { .. } => "parameter-too-low",
            Self::ParameterTooHigh { .. } => "parameter-too-high",
            Self::TooFewTags { .. } => "too-few-tags",
            Self::TooLittleProduction { .. } => "too-little-production",
            Self::TooFewCities { .. } => "too-few-cities",
            Self::TooFewGreeneries { .. } => "too-few-greeneries",
            Self::TooLittleStock { .. } => "too-little-stock",
            Self::TooFewTokens { .. } => "too-few-tokens",
            Self::NoSpace { .. } => "no-space",
            Self::NoClaim => "no-claim",
            Self::NobodyToReduce { .. } => "nobody-to-reduce",
            Self::NoCardForIt => "no-card-for-it",
            Self::AlreadyUsed => "already-used",
            Self::NoAction => "no-action",
            Self::RatingNotRaised => "rating-not-raised",
            Self::Taken => "taken",
            Self::NoneLeft => "none-left",
            Self::NotReached { .. } => "not-reached",
            Self::NotInSolo => "not-in-solo",
            Self::EmptyHand => "empty-hand",
            Self::WrongSpace => "wrong-space",
            Self::PoleNotAffordable { .. } => "pole-not-affordable",
            Self::WrongMeans { .. } => "wrong-means",
            Self::PaysTooMuch { .. } => "pays-too-much",
            Self::NeededForEffect { .. } => "needed-for-effect",
            Self::WrongTarget => "wrong-target",
            Self::Protected => "protected",
            Self::TooMany { .. } => "too-many",
            Self::TooLateToPass => "too-late-to-pass",
            Self::NothingDone => "nothing-done",
            Self::ChooseMore => "choose-more",
        }
    }
}

impl Tell for Reason {
    fn tell(&self) -> Message {
        let why = Message::new(format!("mars-why-{}", kit::Reason::code(self)));
        match *self {
            Self::NotAffordable { price, short } => why.with("price", price).with("short", short),
            Self::ParameterTooLow {
                parameter,
                needs,
                is,
            }
            | Self::ParameterTooHigh {
                parameter,
                needs,
                is,
            } => why
                .with("parameter", parameter.word())
                .with("needs", needs)
                .with("is", is),
            Self::TooFewTags { tag, needs, has } => why
                .with("tag", tags(&[tag]))
                .with("needs", needs)
                .with("has", has),
            Self::TooLittleProduction {
                resource,
                needs,
                has,
            } => why
                .with("resource", resource.word())
                .with("needs", needs)
                .with("has", has),
            Self::TooFewCities { needs, has }
            | Self::TooFewGreeneries { needs, has }
            | Self::TooFewTokens { needs, has } => why.with("needs", needs).with("has", has),
            Self::TooLittleStock {
                resource,
                needs,
                has,
            } => why
                .with("amount", amount(resource, needs.into()))
                .with("needs", needs)
                .with("has", has),
            Self::NoSpace { tile } => with_tile(why, tile),
            Self::NobodyToReduce { resource, count } => {
                why.with("resource", resource.word()).with("count", count)
            }
            Self::NotReached { needs, has } => why.with("needs", needs).with("has", has),
            Self::PoleNotAffordable { short } => why.with("short", short),
            Self::WrongMeans { resource } => why.with("resource", resource.word()),
            Self::PaysTooMuch { over } => why.with("over", over),
            Self::NeededForEffect { resource, needs } => {
                why.with("amount", amount(resource, needs.into()))
            }
            Self::TooMany { most } => why.with("most", most),
            _ => why,
        }
    }
}

impl Tell for Event {
    fn tell(&self) -> Message {
        let say = |id: &'static str| Message::new(id);
        // A change has its own sentence for more and for less; the count is always positive.
        let change = |id: &str, change: i16| {
            let direction = if change < 0 { "lost" } else { "gained" };
            (
                format!("mars-log-{id}-{direction}"),
                i64::from(change.unsigned_abs()),
            )
        };
        // Cards that the reader may not know are told by their number alone.
        let cards = |id: &str, count: u8, cards: CardSet| {
            let known = if cards.is_empty() { "hidden" } else { "known" };
            Message::new(format!("mars-log-{id}-{known}"))
                .with("count", count)
                .with("cards", cards)
        };
        match *self {
            Self::Generation { number, first } => say("mars-log-generation")
                .with("number", number)
                .with("seat", first),
            Self::Corporation { seat, corporation } => say("mars-log-corporation")
                .with("seat", seat)
                .with("corporation", corporation),
            Self::Dealt {
                seat,
                count,
                cards: set,
            } => cards("dealt", count, set).with("seat", seat),
            Self::Bought {
                seat,
                count,
                cards: set,
            } => cards("bought", count, set).with("seat", seat),
            Self::Drew {
                seat,
                count,
                cards: set,
                source,
            } => cards("drew", count, set)
                .with("seat", seat)
                .with("source", source),
            Self::Discarded {
                seat,
                count,
                cards: set,
                source,
                ..
            } => cards("discarded", count, set)
                .with("seat", seat)
                .with("source", source),
            Self::Revealed { seat, card, source } => say("mars-log-revealed")
                .with("seat", seat)
                .with("card", card)
                .with("source", source),
            Self::Reshuffled => say("mars-log-reshuffled"),
            Self::Played { seat, card } => {
                say("mars-log-played").with("seat", seat).with("card", card)
            }
            Self::Acted { seat, source } => say("mars-log-acted")
                .with("seat", seat)
                .with("source", source),
            Self::Paid {
                seat,
                payment,
                source,
            } => say("mars-log-paid")
                .with("seat", seat)
                .with("payment", payment.tell())
                .with("source", source),
            Self::Stock {
                seat,
                resource,
                change: by,
                source,
            } => {
                let (id, count) = change("stock", by);
                Message::new(id)
                    .with("seat", seat)
                    .with("amount", amount(resource, count))
                    .with("source", source)
            }
            Self::Production {
                seat,
                resource,
                change: by,
                source,
            } => {
                let (id, count) = change("production", by);
                let message = Message::new(id)
                    .with("seat", seat)
                    .with("what", production(resource));
                message.with("count", count).with("source", source)
            }
            Self::RivalLost {
                resource,
                count,
                production: is_production,
                source,
            } => {
                let message = if is_production {
                    say("mars-log-rival-production")
                        .with("what", production(resource))
                        .with("count", count)
                } else {
                    say("mars-log-rival-stock").with("amount", amount(resource, count.into()))
                };
                message.with("source", source)
            }
            Self::RivalLostTokens {
                token,
                count,
                source,
            } => say("mars-log-rival-stock")
                .with("amount", tokens(Some(token), count))
                .with("source", source),
            Self::EnergyBecameHeat { seat, count } => say("mars-log-energy-became-heat")
                .with("seat", seat)
                .with("count", count),
            Self::Tokens {
                seat,
                card,
                change: by,
                source,
            } => {
                let (id, count) = change("tokens", by);
                let message = Message::new(id).with("seat", seat).with("card", card);
                message.with("count", count).with("source", source)
            }
            Self::Raised {
                seat,
                parameter,
                to,
                source,
            } => {
                let message = Message::new(format!("mars-log-raised-{parameter}"));
                message
                    .with("seat", seat)
                    .with("to", to)
                    .with("source", source)
            }
            Self::Rating {
                seat,
                change,
                source,
            } => say("mars-log-rating")
                .with("seat", seat)
                .with("count", change)
                .with("source", source),
            Self::Placed {
                seat: Some(seat),
                tile,
                space,
                ..
            } => with_tile(say("mars-log-placed"), tile)
                .with("seat", seat)
                .with("space", space),
            Self::Placed { tile, space, .. } => {
                with_tile(say("mars-log-placed-neutral"), tile).with("space", space)
            }
            Self::SpaceClaimed {
                seat,
                space,
                source,
            } => say("mars-log-space-claimed")
                .with("seat", seat)
                .with("space", space)
                .with("source", source),
            Self::MilestoneClaimed { seat, milestone } => say("mars-log-milestone")
                .with("seat", seat)
                .with("milestone", milestone),
            Self::AwardFunded { seat, award } => say("mars-log-award")
                .with("seat", seat)
                .with("award", award),
            Self::Passed { seat } => say("mars-log-passed").with("seat", seat),
            Self::NoEffect { seat, source } => say("mars-log-no-effect")
                .with("seat", seat)
                .with("source", source),
            Self::MarsBot(ref step) => step.tell(),
            Self::Over => say("mars-log-over"),
        }
    }
}
