//! Prompts, decisions, reasons and events as messages.

use kit::{Message, Tell};

use crate::api::{Chance, Decision, Event, Means, Prompt, Reason, Source};
use crate::data::{
    CardId, Color, CorporationId, Effect, MilestoneId, Parameter, StandardAction, SupportAction,
    Symbol, Tile, catalogue,
};
use crate::dice::Dice;
use crate::payment::{action_cost, standard_cost};
use crate::text;

impl CardId {
    /// The card's name.
    pub fn name(self) -> Message {
        named(self.card().name.as_ref(), || format!("dice-card-{self}"))
    }
}

impl CorporationId {
    /// The corporation's name.
    pub fn name(self) -> Message {
        let name = self.corporation().name.as_ref();
        named(name, || format!("dice-corporation-{self}"))
    }
}

impl MilestoneId {
    /// The milestone's name.
    pub fn name(self) -> Message {
        Message::new(format!("dice-milestone-{self}"))
    }
}

/// The name that an owner of the game gave, or that of the language files.
fn named(own: Option<&String>, id: impl FnOnce() -> String) -> Message {
    match own {
        Some(name) => Message::new("dice-own-name").with("name", name.clone()),
        None => Message::new(id()),
    }
}

/// The message of a word of the vocabulary.
macro_rules! named {
    ($($type:ty => $prefix:literal),* $(,)?) => {
        $(impl $type {
            /// Its name.
            pub fn name(self) -> Message {
                Message::new(concat!("dice-", $prefix, "-").to_owned() + self.word())
            }
        })*
    };
}

named! {
    Symbol => "symbol",
    Color => "color",
    Parameter => "parameter",
    Tile => "tile",
    StandardAction => "standard",
    SupportAction => "support",
}

impl Symbol {
    /// What goes with the word for a symbol, or for a die that shows it.
    pub(crate) fn shown(self) -> Message {
        Message::new("dice-text-symbol").with("symbol", self.word())
    }
}

impl Source {
    /// What it is called before a question, such as "Turn a die: pay any resource".
    pub fn name(self) -> Message {
        match self {
            Self::Card(card) => card.name(),
            Self::Corporation(corporation) => corporation.name(),
            Self::Standard(_) => Message::new("dice-source-standard"),
            Self::Support(action) => action.name(),
            Self::Take => Message::new("dice-source-support"),
            Self::Track(parameter) => {
                Message::new("dice-source-track").with("parameter", parameter.word())
            }
            Self::Space(space) => {
                Message::new("dice-source-space").with("space", space.to_string())
            }
            Self::Production => Message::new("dice-source-production"),
            Self::Setup => Message::new("dice-source-setup"),
        }
    }

    /// What it is called behind a line of the log, which tells itself what was done.
    fn cause(self) -> Message {
        match self {
            Self::Support(_) => Message::new("dice-source-support"),
            other => other.name(),
        }
    }
}

/// Dice as a list: `2 heat`, `1 microbe`.
pub(crate) fn list(dice: &Dice) -> Vec<Message> {
    dice.iter()
        .map(|(symbol, count)| counted(symbol, count))
        .collect()
}

/// Dice with the same symbol, in such a list.
pub(crate) fn counted(symbol: Symbol, count: u8) -> Message {
    Message::new("dice-counted")
        .with("count", count)
        .with("symbol", symbol.word())
}

/// Wild tokens, in such a list.
pub(crate) fn wilds(count: u8) -> Message {
    Message::new("dice-counted-wilds").with("count", count)
}

impl Tell for Prompt {
    fn tell(&self) -> Message {
        let left = |id: &'static str, count: u8, source: Source| {
            Message::new(id)
                .with("count", count)
                .with("source", source.name())
        };
        match self {
            Self::Corporation { .. } => Message::new("dice-ask-corporation"),
            Self::Give => Message::new("dice-ask-give"),
            Self::Turn => Message::new("dice-ask-turn"),
            Self::Main => Message::new("dice-ask-main"),
            Self::Support => Message::new("dice-ask-support"),
            Self::End => Message::new("dice-ask-end"),
            Self::Keep { left, .. } => Message::new("dice-ask-keep").with("count", *left),
            Self::Discard => Message::new("dice-ask-discard"),
            Self::DiscardCost {
                left: count,
                source,
            } => left("dice-ask-discard-cost", *count, *source),
            Self::Bonus { .. } => Message::new("dice-ask-bonus"),
            Self::Pay { color, source } => Message::new("dice-ask-pay")
                .with("color", color.map_or("any", Color::word))
                .with("source", source.name()),
            Self::Roll {
                left: count,
                source,
                ..
            } => left("dice-ask-roll", *count, *source),
            Self::Pick {
                color,
                left,
                source,
            } => colored("dice-ask-pick", *color, *left, *source),
            Self::Set {
                left: count,
                source,
            } => left("dice-ask-set", *count, *source),
            Self::Place { tile, source } => Message::new("dice-ask-place")
                .with("tile", tile.word())
                .with("source", source.name()),
            Self::Amount { from, most, source } => Message::new("dice-ask-amount")
                .with("shown", from.shown())
                .with("count", *most)
                .with("source", source.name()),
            Self::Option { source, .. } => {
                Message::new("dice-ask-option").with("source", source.name())
            }
            Self::Order { .. } => Message::new("dice-ask-order"),
            Self::Lose { color, source } => colored("dice-ask-lose", Some(*color), 1, *source),
        }
    }
}

/// What an answer does, where its own label is only a number or "done".
pub(crate) fn offer(prompt: &Prompt, decision: Decision) -> Option<Message> {
    let nth = |number: u8| usize::from(number).checked_sub(1);
    let text = match (prompt, decision) {
        (Prompt::Option { of, .. }, Decision::Option(number)) => match catalogue().effect(*of) {
            Effect::ChooseOne(options) => text::all(options.get(nth(number)?)?),
            _ => return None,
        },
        (Prompt::Order { of }, Decision::First(number)) => {
            let (_, effect) = of.get(nth(number)?)?;
            text::effect(catalogue().effect(*effect))
        }
        (Prompt::Keep { .. }, Decision::Done) => return Some(Message::new("dice-do-keep-done")),
        (Prompt::Discard, Decision::Done) => return Some(Message::new("dice-do-discard-done")),
        _ => return None,
    };
    Some(Message::new("dice-text-sentence").with("text", text))
}

/// A question about dice of a colour, or of any.
fn colored(id: &'static str, color: Option<Color>, count: u8, source: Source) -> Message {
    Message::new(id)
        .with("amount", text::dice(color, count))
        .with("source", source.name())
}

impl Tell for Decision {
    fn tell(&self) -> Message {
        let symbol =
            |id: &'static str, symbol: Symbol| Message::new(id).with("symbol", symbol.name());
        let card = |id: &'static str, card: CardId| Message::new(id).with("card", card.name());
        match *self {
            Self::Choose(corporation) => Message::new("dice-do-choose")
                .with("corporation", corporation.name())
                .with("text", text::paragraph(text::corporation(corporation))),
            Self::Produce => Message::new("dice-do-produce"),
            Self::Roll(color) => {
                let [common, uncommon, rare] = color.symbols().map(Symbol::name);
                Message::new("dice-do-roll")
                    .with("color", color.word())
                    .with("common", common)
                    .with("uncommon", uncommon)
                    .with("rare", rare)
            }
            Self::Support(SupportAction::Turn) => Message::new("dice-do-turn"),
            Self::Support(SupportAction::Draw) => Message::new("dice-do-draw"),
            Self::Play(id, spared) => {
                let spared: Vec<_> = spared.symbols(&id.card().cost).collect();
                sparing(card("dice-do-play", id), "dice-do-play-sparing", &spared)
                    .with("cost", list(id.card().cost.dice()))
            }
            Self::Use(id, spared) => {
                let spared: Vec<_> = spared.symbols(action_cost(id)).collect();
                sparing(card("dice-do-use", id), "dice-do-use-sparing", &spared)
                    .with("text", text::action(id))
            }
            Self::Standard(action, spared) => {
                let cost = standard_cost(action);
                let spared: Vec<_> = spared.symbols(cost).collect();
                let message = Message::new("dice-do-standard").with("action", action.name());
                sparing(message, "dice-do-standard-sparing", &spared)
                    .with("cost", list(cost.dice()))
            }
            Self::End => Message::new("dice-do-end"),
            Self::Keep(face) => symbol("dice-do-keep", face),
            Self::Discard(id) => card("dice-do-discard", id),
            Self::Pay(Means::Die(face)) => symbol("dice-do-pay", face),
            Self::Pay(Means::Wild) => Message::new("dice-do-pay-wild"),
            Self::Pick(face) => symbol("dice-do-pick", face),
            Self::Set(from, to) => Message::new("dice-do-set")
                .with("from", from.name())
                .with("to", to.name()),
            Self::Place(space) => Message::new("dice-do-place").with("space", space.to_string()),
            Self::Amount(count) => Message::new("dice-do-amount").with("count", count),
            Self::Option(number) => Message::new("dice-do-option").with("number", number),
            Self::First(number) => Message::new("dice-do-first").with("number", number),
            Self::Lose(face) => symbol("dice-do-lose", face),
            Self::Give(face) => symbol("dice-do-give", face),
            Self::Take(id) => {
                card("dice-do-take", id).with("text", text::paragraph(text::card(id)))
            }
            Self::Done => Message::new("dice-do-done"),
        }
    }
}

/// The message, or the one that says which dice are spared.
fn sparing(message: Message, id: &'static str, spared: &[Symbol]) -> Message {
    if spared.is_empty() {
        return message;
    }
    let dice: Dice = spared.iter().copied().collect();
    Message {
        id: id.into(),
        ..message
    }
    .with("spared", list(&dice))
}

impl Tell for Reason {
    fn tell(&self) -> Message {
        match self {
            Self::NotAnAnswer => Message::new("dice-why-not-an-answer"),
            Self::NoSuchCard => Message::new("dice-why-no-such-card"),
            Self::NotDealt => Message::new("dice-why-not-dealt"),
            Self::NotAffordable { missing, wilds } => Message::new("dice-why-not-affordable")
                .with("missing", list(missing))
                .with("wilds", *wilds),
            Self::NothingToPay { color } => Message::new("dice-why-nothing-to-pay")
                .with("color", color.map_or("any", Color::word)),
            Self::NoSuchDie { symbol } => {
                Message::new("dice-why-no-such-die").with("shown", symbol.shown())
            }
            Self::NoWild => Message::new("dice-why-no-wild"),
            Self::NothingToTurn => Message::new("dice-why-nothing-to-turn"),
            Self::NoSuchTurn => Message::new("dice-why-no-such-turn"),
            Self::NothingToSpare => Message::new("dice-why-nothing-to-spare"),
            Self::PoolEmpty { color } => {
                Message::new("dice-why-pool-empty").with("color", color.word())
            }
            Self::AlreadyUsed => Message::new("dice-why-already-used"),
            Self::WrongTime => Message::new("dice-why-wrong-time"),
            Self::NotYetMain => Message::new("dice-why-not-yet-main"),
            Self::NotInProduction => Message::new("dice-why-not-in-production"),
            Self::ActionTurn => Message::new("dice-why-action-turn"),
            Self::TooFewCards { needs, has } => Message::new("dice-why-too-few-cards")
                .with("needs", *needs)
                .with("has", *has),
            Self::NoSpace { tile } => Message::new("dice-why-no-space").with("tile", tile.word()),
            Self::WrongSpace => Message::new("dice-why-wrong-space"),
            Self::WrongNumber { most } => Message::new("dice-why-wrong-number").with("most", *most),
            Self::NotAnother { symbol } => {
                Message::new("dice-why-not-another").with("shown", symbol.shown())
            }
            Self::WrongColor { color } => {
                Message::new("dice-why-wrong-color").with("color", color.word())
            }
            Self::ChooseMore => Message::new("dice-why-choose-more"),
        }
    }
}

impl Tell for Chance {
    fn tell(&self) -> Message {
        Message::new("dice-chance")
            .with("symbol", self.symbol.name())
            .with("percent", self.percent)
    }
}

impl Tell for Event {
    fn tell(&self) -> Message {
        let told = |id: &'static str, seat: kit::Seat| Message::new(id).with("seat", seat);
        match self {
            Self::Corporation { seat, corporation } => {
                told("dice-log-corporation", *seat).with("corporation", corporation.name())
            }
            Self::Turn {
                seat,
                round,
                extra: false,
            } => told("dice-log-turn", *seat).with("round", *round),
            Self::Turn { seat, .. } => told("dice-log-extra-turn", *seat),
            Self::Production { seat } => told("dice-log-production", *seat),
            Self::Kept {
                seat,
                kept,
                returned,
            } => told("dice-log-kept", *seat)
                .with("kept", list(kept))
                .with("returned", list(returned)),
            Self::Refreshed { seat } => told("dice-log-refreshed", *seat),
            Self::Drew {
                seat,
                count,
                cards,
                source,
            } if cards.is_empty() => told("dice-log-drew", *seat)
                .with("count", *count)
                .with("source", source.cause()),
            Self::Drew {
                seat,
                cards,
                source,
                ..
            } => told("dice-log-drew-cards", *seat)
                .with("cards", cards.iter().map(CardId::name).collect::<Vec<_>>())
                .with("source", source.cause()),
            Self::Discarded { seat, card: None } => told("dice-log-discarded", *seat),
            Self::Discarded {
                seat,
                card: Some(card),
            } => told("dice-log-discarded-card", *seat).with("card", card.name()),
            Self::Reshuffled => Message::new("dice-log-reshuffled"),
            Self::Odds {
                color,
                count,
                chances,
            } => Message::new("dice-odds")
                .with("dice", text::dice(Some(*color), *count))
                .with("chances", chances.map(|chance| chance.tell()).to_vec()),
            Self::Rolled { seat, dice, source } => told("dice-log-rolled", *seat)
                .with("dice", list(dice))
                .with("source", source.cause()),
            Self::Gained { seat, dice, source } => told("dice-log-gained", *seat)
                .with("dice", list(dice))
                .with("source", source.cause()),
            Self::Wilds {
                seat,
                count,
                source,
            } => told("dice-log-wilds", *seat)
                .with("count", *count)
                .with("source", source.cause()),
            Self::Shortage { seat } => told("dice-log-shortage", *seat),
            Self::Scored {
                seat,
                points,
                source,
            } => told("dice-log-scored", *seat)
                .with("points", *points)
                .with("source", source.cause()),
            Self::Paid {
                seat,
                dice,
                wilds,
                source,
            } => {
                let mut paid = list(dice);
                if *wilds > 0 {
                    paid.push(self::wilds(*wilds));
                }
                told("dice-log-paid", *seat)
                    .with("dice", paid)
                    .with("source", source.cause())
            }
            Self::Turned { seat, from, to } => told("dice-log-turned", *seat)
                .with("from", from.name())
                .with("to", to.name()),
            Self::Lost {
                seat,
                symbol,
                source,
            } => told("dice-log-lost", *seat)
                .with("shown", symbol.shown())
                .with("source", source.cause()),
            Self::Gave { seat, to, symbol } => told("dice-log-gave", *seat)
                .with("to", *to)
                .with("shown", symbol.shown()),
            Self::Played { seat, card } => told("dice-log-played", *seat).with("card", card.name()),
            Self::Used { seat, card } => told("dice-log-used", *seat).with("card", card.name()),
            Self::Standard { seat, action } => {
                told("dice-log-standard", *seat).with("action", action.name())
            }
            Self::Raised {
                seat,
                parameter,
                to,
            } => told("dice-log-raised", *seat)
                .with("parameter", parameter.word())
                .with("to", *to),
            Self::RaisedFurther { seat, parameter } => {
                told("dice-log-raised-further", *seat).with("parameter", parameter.word())
            }
            Self::Placed {
                seat,
                tile,
                space,
                source,
            } => told("dice-log-placed", *seat)
                .with("tile", tile.word())
                .with("space", space.to_string())
                .with("source", source.cause()),
            Self::Milestone { seat, milestone } => {
                told("dice-log-milestone", *seat).with("milestone", milestone.name())
            }
            Self::MilestoneLeft { milestone } => {
                Message::new("dice-log-milestone-left").with("milestone", milestone.name())
            }
            Self::NoEffect { seat, source } => {
                told("dice-log-no-effect", *seat).with("source", source.cause())
            }
            Self::LastTurns => Message::new("dice-log-last-turns"),
            Self::Over => Message::new("dice-log-over"),
        }
    }
}
