//! Card text, read from the same tree of effects that the engine carries out.
//!
//! Effects are commands that begin in lower case, such as `dice-effect-draw`; [`sentence`] and the
//! other frames make sentences of them.

use kit::Message;

use crate::data::{
    Action, Board, By, CardId, Color, Condition, CorporationId, Count, Effect, Effects, Ground,
    Happening, Kind, Measure, MilestoneId, Ongoing, Parameter, Product, Production, Site,
    StandardAction, Symbol, Tile, Track, Trigger, catalogue,
};
use crate::tell;

/// The text of a card, a sentence for each part.
pub fn card(id: CardId) -> Vec<Message> {
    let card = id.card();
    let mut text: Vec<_> = card.effects.iter().map(effect).map(sentence).collect();
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

/// What a standard action costs and does.
pub fn standard(action: StandardAction) -> Message {
    let offer = catalogue().standard(action);
    deal(&offer.cost, &offer.gain)
}

/// Where a track begins and ends, and what stands on it.
pub fn track(parameter: Parameter, track: &Track) -> Vec<Message> {
    let from_to = Message::new("dice-text-track")
        .with("parameter", parameter.word())
        .with("start", track.start)
        .with("end", track.end)
        .with("step", track.step);
    let bonuses = track.bonuses.iter().map(|(at, bonus)| {
        Message::new("dice-text-track-bonus")
            .with("parameter", parameter.word())
            .with("at", *at)
            .with("effects", effects(bonus))
    });
    std::iter::once(from_to)
        .chain(bonuses)
        .map(sentence)
        .collect()
}

/// What a side of the board has.
pub(crate) fn board(board: &Board) -> Message {
    let count = |of: fn(&Ground) -> bool| board.spaces.iter().filter(|space| of(space)).count();
    Message::new("dice-text-board")
        .with("oceans", count(|space| matches!(space, Ground::Ocean(_))))
        .with("bonuses", count(|space| !space.bonus().is_empty()))
}

/// What a milestone asks for.
pub fn milestone(id: MilestoneId) -> Message {
    let milestone = id.milestone();
    let message = match milestone.measure {
        Measure::Cards(kind) => Message::new("dice-measure-cards").with("kind", kind.word()),
        Measure::AllCards => Message::new("dice-measure-all-cards"),
        Measure::DiceOfOneColor => Message::new("dice-measure-dice-of-one-color"),
        Measure::Dice => Message::new("dice-measure-dice"),
        Measure::ProducedColors => Message::new("dice-measure-produced-colors"),
        Measure::CardsWithPoints => Message::new("dice-measure-cards-with-points"),
        Measure::CardsCosting(least) => {
            Message::new("dice-measure-cards-costing").with("cost", least)
        }
        Measure::Points => Message::new("dice-measure-points"),
        Measure::AwardSymbols => Message::new("dice-measure-award-symbols"),
    };
    message.with("count", milestone.at_least)
}

/// A command for each effect; what is taken in a row is one command.
pub fn effects(list: &Effects) -> Vec<Message> {
    let taken = |effect: &Effect| match effect {
        Effect::Gain(symbol, count) => Some(tell::counted(*symbol, *count)),
        Effect::Wild(count) => Some(tell::wilds(*count)),
        _ => None,
    };
    let together = |one: &Effect, next: &Effect| taken(one).is_some() && taken(next).is_some();
    let command = |group: &[Effect]| match group {
        [one] => effect(one),
        several => {
            let dice: Vec<_> = several.iter().filter_map(taken).collect();
            Message::new("dice-effect-gain").with("dice", dice)
        }
    };
    list.chunk_by(together).map(command).collect()
}

/// A command as a sentence.
pub fn sentence(command: Message) -> Message {
    Message::new("dice-text-sentence").with("text", command)
}

/// The sentences as one paragraph.
pub(crate) fn paragraph(sentences: Vec<Message>) -> Message {
    joined("dice-text-next", sentences.into_iter())
}

/// The text of a card's action.
pub(crate) fn action(id: CardId) -> Message {
    let action = id.card().action.as_ref();
    action.map_or_else(
        || Message::new("list-none"),
        |action| deal(&action.cost, &action.gain),
    )
}

fn production(production: &Production) -> Message {
    let products = production.iter().map(|(product, count)| match product {
        Product::Wild => Message::new("dice-text-wilds").with("count", count),
        Product::Point => Message::new("dice-text-vp").with("count", count),
        _ => dice(product.color(), count),
    });
    Message::new("dice-text-production").with("products", products.collect::<Vec<_>>())
}

fn action_text(action: &Action) -> Message {
    Message::new("dice-text-action")
        .with("timing", action.timing.word())
        .with("text", deal(&action.cost, &action.gain))
}

/// What is paid, and what one gets for it.
fn deal(cost: &Effects, gain: &Effects) -> Message {
    if cost.is_empty() {
        return all(gain);
    }
    Message::new("dice-text-deal")
        .with("cost", effects(cost))
        .with("gain", effects(gain))
}

fn ongoing(entry: &Ongoing) -> Message {
    let text = match entry {
        Ongoing::Trigger(trigger) => trigger_text(trigger),
        Ongoing::Discount(symbol) => {
            Message::new("dice-text-discount").with("shown", symbol.shown())
        }
        Ongoing::Storage(count) => Message::new("dice-text-storage").with("count", *count),
        Ongoing::HandSize(count) => Message::new("dice-text-hand-size").with("count", *count),
    };
    Message::new("dice-text-ongoing").with("text", text)
}

fn trigger_text(trigger: &Trigger) -> Message {
    let by = match trigger.by {
        By::Owner => "owner",
        By::Anyone => "anyone",
    };
    let when = match &trigger.on {
        Happening::TilePlaced(tile) => Message::new("dice-when-tile")
            .with("by", by)
            .with("tile", tile.word()),
        Happening::TilePlacedNextTo(tile) => Message::new("dice-when-tile-beside")
            .with("by", by)
            .with("tile", tile.word()),
        Happening::CardPlayed { kind, cost, points } => {
            let kind = kind.map_or("any", Kind::word);
            match (cost, points) {
                (Some(symbol), _) => Message::new("dice-when-card-cost")
                    .with("kind", kind)
                    .with("shown", symbol.shown()),
                (None, true) => Message::new("dice-when-card-points").with("kind", kind),
                (None, false) => Message::new("dice-when-card").with("kind", kind),
            }
        }
        Happening::StandardAction => Message::new("dice-when-standard"),
    };
    Message::new("dice-text-whenever")
        .with("when", when)
        .with("effects", effects(&trigger.effects))
}

/// The command of an effect.
pub fn effect(effect: &Effect) -> Message {
    let counted = |id: &'static str, count: u8| Message::new(id).with("count", count);
    let taken = |id: &'static str, color: Option<Color>, count: u8| {
        Message::new(id).with("amount", dice(color, count))
    };
    let face = |id: &'static str, symbol: Symbol| Message::new(id).with("shown", symbol.shown());
    match effect {
        Effect::Roll(color, count) => taken("dice-effect-roll", Some(*color), *count),
        Effect::RollAny(count) => taken("dice-effect-roll", None, *count),
        Effect::RollPer(color, count) => {
            taken("dice-effect-roll-per", Some(*color), 1).with("per", per(*count))
        }
        Effect::Gain(symbol, count) => {
            Message::new("dice-effect-gain").with("dice", vec![tell::counted(*symbol, *count)])
        }
        Effect::Pick(color, count) => {
            taken("dice-effect-pick", Some(*color), *count).with("count", *count)
        }
        Effect::PickAny(count) => taken("dice-effect-pick", None, *count).with("count", *count),
        Effect::Wild(count) => counted("dice-effect-wild", *count),
        Effect::Score(count) => counted("dice-effect-score", *count),
        Effect::ScorePer(count) => Message::new("dice-effect-score-per").with("per", per(*count)),
        Effect::Raise(parameter, steps) => {
            counted("dice-effect-raise", *steps).with("parameter", parameter.word())
        }
        Effect::Place(tile, site) => {
            let place = Message::new("dice-effect-place").with("tile", tile.word());
            match site {
                Site::OceanArea | Site::Land | Site::City => place,
                Site::Isolated => Message::new("dice-effect-place-isolated").with("place", place),
                Site::NextTo(other) => Message::new("dice-effect-place-beside")
                    .with("place", place)
                    .with("beside", beside(*other)),
            }
        }
        Effect::Draw(count) => counted("dice-effect-draw", *count),
        Effect::Turn(count) => counted("dice-effect-turn", *count),
        Effect::OthersLose(symbol) => face("dice-effect-others-lose", *symbol),
        Effect::OthersLoseAny(color) => taken("dice-effect-others-lose-any", Some(*color), 1),
        Effect::Spend(cost) => {
            Message::new("dice-effect-spend").with("dice", tell::list(cost.dice()))
        }
        Effect::SpendOf(color) => Message::new("dice-effect-spend-of").with("color", color.word()),
        Effect::SpendAny => Message::new("dice-effect-spend-of").with("color", "any"),
        Effect::Discard(count) => counted("dice-effect-discard", *count),
        Effect::Exchange { from, to: Some(to) } => {
            face("dice-effect-exchange", *from).with("wanted", to.shown())
        }
        Effect::Exchange { from, to: None } => face("dice-effect-exchange-any", *from),
        Effect::ExtraTurn => Message::new("dice-effect-extra-turn"),
        Effect::ExtraMain => Message::new("dice-effect-extra-main"),
        Effect::ExtraSupport => Message::new("dice-effect-extra-support"),
        Effect::ProducePlayed => Message::new("dice-effect-produce-played"),
        Effect::ChooseOne(options) => joined("dice-text-or", options.iter().map(all)),
        Effect::InOrder(list) => joined("dice-text-then", list.iter().map(self::effect)),
        Effect::If { condition, then } => match condition {
            Condition::Beside(tiles) => {
                let tiles = tiles.iter().map(|tile| beside(*tile));
                Message::new("dice-effect-if-beside").with("beside", joined("dice-text-or", tiles))
            }
            Condition::TrackBonus => Message::new("dice-effect-if-track-bonus"),
        }
        .with("effects", effects(then)),
    }
}

/// All commands of a list in one.
pub(crate) fn all(list: &Effects) -> Message {
    Message::new("dice-text-all").with("parts", effects(list))
}

/// Dice of a colour, or of any.
pub(crate) fn dice(color: Option<Color>, count: u8) -> Message {
    Message::new("dice-text-dice")
        .with("color", color.map_or("any", Color::word))
        .with("count", count)
}

/// Messages joined by one that says how, from left to right.
pub(crate) fn joined(how: &'static str, mut parts: impl Iterator<Item = Message>) -> Message {
    let first = parts.next().unwrap_or_else(|| Message::new("list-none"));
    parts.fold(first, |first, next| {
        Message::new(how).with("first", first).with("next", next)
    })
}

/// A kind of tile after "next to".
fn beside(tile: Tile) -> Message {
    Message::new("dice-text-beside").with("tile", tile.word())
}

/// What is counted, after "for each".
fn per(count: Count) -> Message {
    match count {
        Count::TilesInMiddleRow => Message::new("dice-per-tile-in-middle-row"),
        Count::Cities => Message::new("dice-per-city"),
        Count::Beside(tile) => Message::new("dice-per-tile-beside").with("tile", tile.word()),
    }
}
