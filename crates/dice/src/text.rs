//! Card text, read from the same tree of effects that the engine carries out.

use kit::Message;

use crate::data::{
    Action, By, CardId, Color, Condition, CorporationId, Count, Effect, Effects, Happening, Kind,
    Ongoing, Production, Site, Symbol, Trigger,
};
use crate::tell;

/// The text of a card, a sentence for each part.
pub fn card(id: CardId) -> Vec<Message> {
    let card = id.card();
    let mut text = effects(&card.effects);
    if !card.production.is_empty() {
        text.push(production(&card.production));
    }
    text.extend(card.action.as_ref().map(action_text));
    text.extend(card.ongoing.iter().map(ongoing));
    if card.points != 0 {
        text.push(Message::new("dice-text-points").with("points", card.points));
    }
    text
}

/// The text of a card's action.
pub fn action(id: CardId) -> Vec<Message> {
    id.card().action.iter().map(action_text).collect()
}

/// The text of a corporation.
pub fn corporation(id: CorporationId) -> Vec<Message> {
    let corporation = id.corporation();
    let mut text = Vec::new();
    if !corporation.start.is_empty() {
        text.push(Message::new("dice-text-start").with("effects", effects(&corporation.start)));
    }
    if !corporation.production.is_empty() {
        text.push(production(&corporation.production));
    }
    text.extend(corporation.ongoing.iter().map(ongoing));
    text
}

/// A sentence for each effect.
pub fn effects(list: &Effects) -> Vec<Message> {
    list.iter().map(effect).collect()
}

fn production(production: &Production) -> Message {
    let products = production.iter().map(|(product, count)| {
        Message::new(format!("dice-product-{product}")).with("count", count)
    });
    Message::new("dice-text-production").with("products", products.collect::<Vec<_>>())
}

fn action_text(action: &Action) -> Message {
    let timing = action.timing.word();
    let gain = effects(&action.gain);
    if action.cost.is_empty() {
        return Message::new("dice-text-action")
            .with("timing", timing)
            .with("gain", gain);
    }
    Message::new("dice-text-action-cost")
        .with("timing", timing)
        .with("cost", effects(&action.cost))
        .with("gain", gain)
}

fn ongoing(entry: &Ongoing) -> Message {
    match entry {
        Ongoing::Trigger(trigger) => trigger_text(trigger),
        Ongoing::Discount(symbol) => {
            Message::new("dice-text-discount").with("symbol", symbol.name())
        }
        Ongoing::Storage(count) => Message::new("dice-text-storage").with("count", *count),
        Ongoing::HandSize(count) => Message::new("dice-text-hand-size").with("count", *count),
    }
}

fn trigger_text(trigger: &Trigger) -> Message {
    let message = match &trigger.on {
        Happening::TilePlaced(tile) => Message::new(match trigger.by {
            By::Anyone => "dice-text-when-anyone-places",
            By::Owner => "dice-text-when-you-place",
        })
        .with("tile", tile.word()),
        Happening::TilePlacedNextTo(tile) => Message::new(match trigger.by {
            By::Anyone => "dice-text-when-anyone-places-beside",
            By::Owner => "dice-text-when-you-place-beside",
        })
        .with("tile", tile.word()),
        Happening::CardPlayed { kind, cost, points } => {
            let kind = kind.map_or("any", Kind::word);
            match (cost, points) {
                (Some(symbol), _) => Message::new("dice-text-when-card-cost")
                    .with("kind", kind)
                    .with("symbol", symbol.name()),
                (None, true) => Message::new("dice-text-when-card-points").with("kind", kind),
                (None, false) => Message::new("dice-text-when-card").with("kind", kind),
            }
        }
        Happening::StandardAction => Message::new("dice-text-when-standard"),
    };
    message.with("effects", effects(&trigger.effects))
}

/// The sentence of an effect.
pub fn effect(effect: &Effect) -> Message {
    let counted = |id: &'static str, count: u8| Message::new(id).with("count", count);
    let colored = |id: &'static str, color: Color| Message::new(id).with("color", color.word());
    let face = |id: &'static str, symbol: Symbol| Message::new(id).with("symbol", symbol.name());
    match effect {
        Effect::Roll(color, count) => colored("dice-effect-roll", *color).with("count", *count),
        Effect::RollAny(count) => counted("dice-effect-roll-any", *count),
        Effect::RollPer(color, count) => per(colored("dice-effect-roll-per", *color), *count),
        Effect::Gain(symbol, count) => face("dice-effect-gain", *symbol).with("count", *count),
        Effect::Pick(color, count) => colored("dice-effect-pick", *color).with("count", *count),
        Effect::PickAny(count) => counted("dice-effect-pick-any", *count),
        Effect::Wild(count) => counted("dice-effect-wild", *count),
        Effect::Score(count) => counted("dice-effect-score", *count),
        Effect::ScorePer(count) => per(Message::new("dice-effect-score-per"), *count),
        Effect::Raise(parameter, steps) => {
            counted("dice-effect-raise", *steps).with("parameter", parameter.word())
        }
        Effect::Place(tile, site) => {
            let message = Message::new(match site {
                Site::OceanArea | Site::Land | Site::City => "dice-effect-place",
                Site::Isolated => "dice-effect-place-isolated",
                Site::NextTo(_) => "dice-effect-place-beside",
            })
            .with("tile", tile.word());
            match site {
                Site::NextTo(other) => message.with("beside", other.word()),
                _ => message,
            }
        }
        Effect::Draw(count) => counted("dice-effect-draw", *count),
        Effect::Turn(count) => counted("dice-effect-turn", *count),
        Effect::OthersLose(symbol) => face("dice-effect-others-lose", *symbol),
        Effect::OthersLoseAny(color) => colored("dice-effect-others-lose-any", *color),
        Effect::Spend(cost) => {
            Message::new("dice-effect-spend").with("dice", tell::list(cost.dice()))
        }
        Effect::SpendOf(color) => colored("dice-effect-spend-of", *color),
        Effect::SpendAny => Message::new("dice-effect-spend-any"),
        Effect::Discard(count) => counted("dice-effect-discard", *count),
        Effect::Exchange { from, to: Some(to) } => {
            face("dice-effect-exchange", *from).with("to", to.name())
        }
        Effect::Exchange { from, to: None } => face("dice-effect-exchange-any", *from),
        Effect::ExtraTurn => Message::new("dice-effect-extra-turn"),
        Effect::ExtraMain => Message::new("dice-effect-extra-main"),
        Effect::ExtraSupport => Message::new("dice-effect-extra-support"),
        Effect::ProducePlayed => Message::new("dice-effect-produce-played"),
        Effect::ChooseOne(options) => {
            let options = options.iter().flat_map(effects).collect::<Vec<_>>();
            Message::new("dice-effect-choose-one").with("options", options)
        }
        Effect::InOrder(list) => {
            Message::new("dice-effect-in-order").with("effects", effects(list))
        }
        Effect::If { condition, then } => match condition {
            Condition::Beside(tiles) => Message::new("dice-effect-if-beside").with(
                "tiles",
                tiles.iter().map(|tile| tile.name()).collect::<Vec<_>>(),
            ),
            Condition::TrackBonus => Message::new("dice-effect-if-track-bonus"),
        }
        .with("effects", effects(then)),
    }
}

fn per(message: Message, count: Count) -> Message {
    match count {
        Count::TilesInMiddleRow => message.with("per", "middle-row"),
        Count::Cities => message.with("per", "cities"),
        Count::Beside(tile) => message.with("per", format!("beside-{tile}")),
    }
}
