//! What cards are worth, read from their effects.

use std::cell::Cell;

use kit::{Game as _, Seat};
use mars::data::{
    Action, Area, Bespoke, By, CardId, Condition, Corporation, CorporationId, Count, Discounted,
    Effect, Happening, Kind, Named, Ongoing, Parameter, Points, Project, Requirement, Resource,
    Site, Tag, Tile, Token,
};
use mars::{CardSet, Facts, Mars, Source};

use super::outlook::{Outlook, steps_left};

/// Looks at cards for one seat, and remembers what it has looked at.
#[derive(Clone)]
pub(super) struct Appraisal<'a> {
    game: &'a Mars,
    seat: Seat,
    outlook: Outlook<'a>,
    read: Cell<Facts>,
}

/// Where an effect stands.
#[derive(Clone, Copy)]
struct Context {
    source: Source,
    /// The card, if it is one.
    card: Option<CardId>,
}

/// What a card in hand brings once it is played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Prospect {
    worth: f64,
    /// Generations until it can be played.
    wait: f64,
}

/// What a card in hand promises.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Promise {
    /// What it brings beyond its price.
    pub(super) net: f64,
    /// The money that it takes.
    pub(super) price: f64,
    /// Generations until it can be played.
    pub(super) wait: f64,
    /// What it brings for its money: the better ones are played first.
    merit: f64,
}

impl Promise {
    /// What a card promises at a price in worth, of which metals pay a part.
    pub(super) fn new(prospect: Prospect, (price, saved): (f64, f64)) -> Self {
        let Prospect { worth, wait } = prospect;
        let (net, price) = (worth - price, price - saved);
        Self {
            net,
            price,
            wait,
            merit: net / (price + 4.0),
        }
    }

    /// Whether it is played before another one.
    pub(super) fn precedes(&self, other: &Self) -> bool {
        self.merit > other.merit
    }
}

/// How often a played card has a tag.
const fn frequency(tag: Tag) -> f64 {
    match tag {
        Tag::Building => 0.32,
        Tag::Space => 0.20,
        Tag::Science => 0.16,
        Tag::Power => 0.13,
        Tag::Earth | Tag::Plant => 0.10,
        Tag::Microbe => 0.08,
        Tag::Jupiter | Tag::City => 0.06,
        Tag::Animal => 0.04,
    }
}

impl<'a> Appraisal<'a> {
    pub(super) fn new(game: &'a Mars, seat: Seat, outlook: Outlook<'a>) -> Self {
        Self {
            game,
            seat,
            outlook,
            read: Cell::new(Facts::NONE),
        }
    }

    /// What something is worth, and the facts on which that depends.
    pub(super) fn with_facts<T>(&self, look: impl FnOnce(&Self) -> T) -> (T, Facts) {
        self.read.set(Facts::NONE);
        (look(self), self.read.get())
    }

    /// Looks at the same cards with another outlook.
    fn with_outlook<T>(&self, outlook: Outlook<'a>, look: impl FnOnce(&Self) -> T) -> T {
        let then = Self {
            outlook,
            ..self.clone()
        };
        let found = look(&then);
        self.read.set(then.read.get());
        found
    }

    // --- What is read of the game, each with a note ---------------------------------------------

    fn note(&self, facts: Facts) {
        self.read.set(self.read.get().or(facts));
    }

    fn production(&self, resource: Resource) -> i16 {
        self.note(Facts::production(resource));
        self.game.production(self.seat)[resource]
    }

    fn tags_of(&self, tag: Tag) -> u8 {
        self.note(Facts::TAGS);
        self.game.tags(self.seat)[tag]
    }

    fn tokens_on(&self, card: CardId) -> u8 {
        self.note(Facts::TOKENS);
        self.game.tokens_on(card)
    }

    fn played(&self) -> &'a CardSet {
        self.note(Facts::PLAYED);
        self.game.played(self.seat)
    }

    fn parameter(&self, parameter: Parameter) -> i8 {
        self.note(Facts::parameter(parameter));
        self.game.parameter(parameter)
    }

    fn steps_left(&self, parameter: Parameter) -> i8 {
        self.note(Facts::parameter(parameter));
        steps_left(self.game, parameter)
    }

    fn counted(&self, source: Source, of: Count) -> u8 {
        self.note(match of {
            Count::OwnTags(_) => Facts::TAGS,
            Count::OpponentTags(_) => Facts::RIVALS,
            Count::Cities | Count::CitiesOnMars => Facts::BOARD,
            Count::Events => Facts::EVENTS.or(Facts::RIVALS),
        });
        self.game.count(self.seat, source, of)
    }

    fn holds(&self, source: Source, condition: Condition) -> bool {
        match condition {
            Condition::AtLeast(of, least) => self.counted(source, of) >= least,
            Condition::RatingRaised => {
                self.note(Facts::RAISED);
                self.game.holds(self.seat, source, condition)
            }
        }
    }

    // --- Cards in hand --------------------------------------------------------------------------

    /// What a card that is not yet played brings, and when; `None` if it can never be played.
    pub(super) fn prospect(&self, id: CardId) -> Option<Prospect> {
        let wait = self.wait(id.card())?;
        if wait > self.outlook.left {
            return None;
        }
        let worth = |then: &Self| then.playing(id) + then.standing(id, true);
        let worth = match wait > 0.0 {
            true => self.with_outlook(self.outlook.later(wait), worth),
            false => worth(self),
        };
        Some(Prospect { worth, wait })
    }

    /// What a card costs in worth, and the part of it that metals pay.
    pub(super) fn price(&self, id: CardId) -> (f64, f64) {
        self.note(Facts::MODIFIERS);
        let price = f64::from(self.game.price(self.seat, id));
        let means = |tag: Tag, metal: Resource| match id.card().has(tag) {
            true => {
                let value = f64::from(self.game.metal_value(self.seat, metal));
                self.note(Facts::stock(metal));
                let stock = f64::from(self.game.stock(self.seat)[metal]);
                let units = stock.min((price / value).floor());
                (units * value, units * self.outlook.unit[metal])
            }
            false => (0.0, 0.0),
        };
        let (steel, steel_worth) = means(Tag::Building, Resource::Steel);
        let (titanium, titanium_worth) = means(Tag::Space, Resource::Titanium);
        let paid = (steel + titanium).min(price);
        let worth = (steel_worth + titanium_worth).min(paid);
        (price - paid + worth, paid)
    }

    /// What happens at once when a card is played, points included.
    fn playing(&self, id: CardId) -> f64 {
        let card = id.card();
        let context = Context {
            source: Source::Card(id),
            card: Some(id),
        };
        self.effects(&card.effects, context) + self.points(id, card) + self.tags(card)
    }

    fn tags(&self, card: &Project) -> f64 {
        match card.kind {
            // Events leave no tag behind.
            Kind::Event => 0.0,
            _ => self.outlook.tag() * card.tags.len() as f64,
        }
    }

    fn points(&self, id: CardId, card: &Project) -> f64 {
        let expected = match card.points {
            Points::None | Points::PerToken { .. } | Points::IfToken { .. } => 0.0,
            Points::Fixed(points) => f64::from(points),
            Points::PerTag(tag) => {
                let now = self.tags_of(tag);
                let own = card.tags.iter().filter(|other| **other == tag).count();
                f64::from(now) + own as f64 + self.tags_to_come(tag)
            }
            Points::PerOceanNextTo(_) | Points::PerCityNextTo(_) => 2.0,
            Points::PerCities(each) => {
                let cities = self.counted(Source::Card(id), Count::Cities);
                (f64::from(cities) + 0.6 * self.outlook.left) / f64::from(each)
            }
        };
        expected * self.outlook.point
    }

    /// Tags that the seat will still play.
    fn tags_to_come(&self, tag: Tag) -> f64 {
        0.6 * self.outlook.left * self.outlook.weights.cards_per_generation * frequency(tag)
    }

    // --- Cards in play --------------------------------------------------------------------------

    /// What a card in play will still bring by its action, its standing effects and its tokens.
    pub(super) fn standing(&self, id: CardId, ready: bool) -> f64 {
        let card = id.card();
        let context = Context {
            source: Source::Card(id),
            card: Some(id),
        };
        let held = match card.holds {
            Some(_) => self.tokens_on(id),
            None => 0,
        };
        let mut worth = 0.0;
        if held > 0 {
            let tokens = f64::from(held);
            let counted = match card.points {
                Points::PerToken { points, each } => f64::from(held / each) * f64::from(points),
                Points::IfToken { points } => points.into(),
                _ => 0.0,
            };
            let all = match card.points {
                Points::IfToken { .. } => counted * self.outlook.point,
                _ => tokens * self.token(id),
            };
            // Full points are part of the score already.
            worth += all - counted * self.outlook.point;
        }
        if !card.action.is_empty() {
            worth += self.actions(&card.action, context, ready);
        }
        worth + self.ongoing(&card.ongoing, context)
    }

    /// What a corporation in play will still bring.
    pub(super) fn corporation_standing(&self, id: CorporationId, ready: bool) -> f64 {
        let Corporation {
            action, ongoing, ..
        } = id.corporation();
        let context = Context {
            source: Source::Corporation(id),
            card: None,
        };
        let actions = match action.is_empty() {
            true => 0.0,
            false => self.actions(action, context, ready),
        };
        actions + self.ongoing(ongoing, context)
    }

    /// What a corporation starts with and brings later, with these cards to begin with.
    pub(super) fn corporation(&self, id: CorporationId, cards: &CardSet) -> f64 {
        let corporation = id.corporation();
        let context = Context {
            source: Source::Corporation(id),
            card: None,
        };
        let suited: f64 = corporation
            .ongoing
            .iter()
            .map(|ongoing| match ongoing {
                Ongoing::Discount(amount, Discounted::Tag(tag)) => {
                    let fits = cards.iter().filter(|card| card.card().has(*tag)).count();
                    0.3 * f64::from(*amount) * fits as f64
                }
                _ => 0.0,
            })
            .sum();
        f64::from(corporation.money)
            + self.outlook.stock(&corporation.stock)
            + self.outlook.production(&corporation.production)
            + self.effects(&corporation.first_action, context)
            + self.corporation_standing(id, true)
            + self.outlook.tag() * corporation.tags.len() as f64
            + suited
    }

    fn actions(&self, actions: &[Action], context: Context, ready: bool) -> f64 {
        let best = |then: &Self| {
            let worth = actions.iter().map(|action| then.action(action, context));
            worth.fold(0.0, f64::max)
        };
        let now = if ready { best(self) } else { 0.0 };
        let later = self.with_outlook(self.outlook.midway(), best) * self.outlook.annuity;
        self.outlook.weights.action * (now + later)
    }

    fn action(&self, action: &Action, context: Context) -> f64 {
        let energy = action.cost.iter().map(|cost| match cost {
            Effect::Spend(amounts) => i16::from(amounts.of(Resource::Energy)),
            _ => 0,
        });
        let short = energy.sum::<i16>() > self.production(Resource::Energy);
        let often = match action.when.is_some() || short {
            true if short => 0.3,
            true => 0.8,
            false => 1.0,
        };
        often * (self.effects(&action.gain, context) + self.effects(&action.cost, context))
    }

    fn ongoing(&self, ongoing: &[Ongoing], context: Context) -> f64 {
        ongoing
            .iter()
            .map(|entry| self.standing_effect(entry, context))
            .sum()
    }

    fn standing_effect(&self, ongoing: &Ongoing, context: Context) -> f64 {
        let outlook = &self.outlook;
        let cards = outlook.weights.cards_per_generation;
        let each_generation = match ongoing {
            Ongoing::Trigger(trigger) => {
                let worth = self.with_outlook(outlook.midway(), |then| {
                    then.effects(&trigger.effects, context)
                });
                worth.max(0.0) * self.occurrences(&trigger.on, trigger.by)
            }
            Ongoing::Discount(amount, Discounted::Every) => cards * f64::from(*amount),
            Ongoing::Discount(amount, Discounted::Tag(tag)) => {
                cards * frequency(*tag) * f64::from(*amount)
            }
            Ongoing::MetalValue(metal, amount) => {
                let flow = self.production(*metal);
                0.7 * f64::from(*amount) * (f64::from(flow) + 0.5)
            }
            Ongoing::RequirementShift(steps) => 0.5 * f64::from(*steps),
            Ongoing::ProjectDiscount(_, amount) => 0.1 * f64::from(*amount),
            Ongoing::PayWithHeat | Ongoing::GreeneryCost(_) | Ongoing::Protect { .. } => 0.5,
            Ongoing::ProtectTokensHere => 0.2,
        };
        each_generation * outlook.annuity
    }

    /// How often something happens in a generation.
    fn occurrences(&self, on: &Happening, by: By) -> f64 {
        let cards = self.outlook.weights.cards_per_generation;
        let doers = match by {
            By::Owner => 1.0,
            By::Anyone => self.game.players() as f64,
        };
        match on {
            Happening::CityPlaced(Area::OnMars) => 0.35 * doers,
            Happening::CityPlaced(Area::Anywhere) => 0.4 * doers,
            Happening::OceanPlaced => {
                let left = f64::from(self.steps_left(Parameter::Oceans));
                left / (self.outlook.left + 1.0)
            }
            Happening::GreeneryPlaced => 0.8 * doers,
            Happening::TilePlacedOn(_) => 0.3 * doers,
            Happening::TagPlayed(tags) => {
                let often: f64 = tags.iter().map(|tag| frequency(*tag)).sum();
                doers * cards * often
            }
            Happening::CardPlayed { kind, tag, cost } => {
                let kind = match kind {
                    Some(Kind::Event) => 0.18,
                    Some(Kind::Active) => 0.28,
                    Some(Kind::Automated) => 0.54,
                    None => 1.0,
                };
                let tag = tag.map_or(1.0, |_| 0.45);
                let cost = if *cost >= 20 { 0.15 } else { 1.0 };
                doers * cards * kind * tag * cost
            }
            Happening::ProjectUsed { cost } => match *cost >= 20 {
                true => 0.3,
                false => 0.6,
            },
        }
    }

    /// A token on a card: the points that it scores or what it can be spent on.
    fn token(&self, id: CardId) -> f64 {
        let card = id.card();
        let scored = match card.points {
            Points::PerToken { points, each } => {
                self.outlook.point * f64::from(points) / f64::from(each)
            }
            Points::IfToken { points } if self.tokens_on(id) == 0 => {
                self.outlook.point * f64::from(points)
            }
            _ => 0.0,
        };
        let context = Context {
            source: Source::Card(id),
            card: None,
        };
        let spent = card.action.iter().filter_map(|action| {
            let spends = action.cost.iter().find_map(|cost| match cost {
                Effect::SpendHere(count) => Some(f64::from(*count)),
                _ => None,
            })?;
            // Each token takes a turn of the action, and so does spending them.
            Some(0.98 * self.effects(&action.gain, context) / (spends + 1.0))
        });
        spent.fold(scored, f64::max)
    }

    /// The best token of a kind among own cards in play.
    fn best_token(&self, token: Token, except: Option<CardId>) -> f64 {
        let own = self.played().iter();
        own.filter(|card| card.card().holds == Some(token) && Some(*card) != except)
            .map(|card| self.token(card))
            .fold(0.0, f64::max)
    }

    // --- Effects --------------------------------------------------------------------------------

    fn effects(&self, effects: &[Effect], context: Context) -> f64 {
        effects
            .iter()
            .map(|effect| self.effect(effect, context))
            .sum()
    }

    fn effect(&self, effect: &Effect, context: Context) -> f64 {
        let outlook = &self.outlook;
        let weights = outlook.weights;
        match effect {
            Effect::Production(changes) => outlook.production(changes),
            Effect::ProductionPer { resource, of, per } => {
                let steps = (self.count(*of, context) / f64::from(*per)).floor();
                steps * outlook.flow[*resource]
            }
            Effect::ReduceAny(resource, count) => self.reduction(*resource, *count),
            Effect::ProductionOfBonus { of, .. } => of
                .iter()
                .map(|metal| outlook.flow[*metal])
                .fold(f64::INFINITY, f64::min),
            Effect::ConvertProduction { from, to } => {
                let most = f64::from(self.production(*from));
                most * (outlook.flow[*to] - outlook.flow[*from]).max(0.0)
            }
            Effect::Gain(changes) => outlook.stock(changes),
            Effect::GainPer { resource, of, per } => {
                let units = (self.count(*of, context) / f64::from(*per)).floor();
                units * outlook.unit[*resource]
            }
            Effect::Pay { money, .. } => -f64::from(*money) * outlook.unit[Resource::Money],
            Effect::Spend(changes) => -outlook.stock(changes),
            Effect::Exchange { from, to } => {
                let amount = f64::from(self.production(*from));
                amount * (outlook.unit[*to] - outlook.unit[*from]).max(0.0)
            }
            Effect::RemoveAny(resource, count) => {
                self.stolen(*resource, *count) * weights.envy * outlook.unit[*resource]
            }
            Effect::StealAny(resource, count) => {
                self.stolen(*resource, *count) * (1.0 + weights.envy) * outlook.unit[*resource]
            }
            Effect::RemoveTokens(_, count) => 0.5 * weights.envy * f64::from(*count),
            Effect::TakeToken(_) => match self.game.has_mars_bot() {
                true => 0.0,
                false => -0.5 * outlook.point,
            },
            Effect::Raise(parameter, steps) => {
                let possible = self.steps_left(*parameter).min(*steps as i8);
                outlook.step_of(*parameter) * f64::from(possible)
            }
            Effect::Rating(steps) => outlook.rating() * f64::from(*steps),
            Effect::RatingPer { of } => outlook.rating() * self.count(*of, context),
            Effect::Place(tile, site) => self.placing(*tile, *site),
            Effect::Draw(count) => weights.card * f64::from(*count),
            Effect::DrawKeep { draw, keep } => {
                let choice = 1.0 + 0.2 * f64::from(*draw - *keep);
                weights.card * f64::from(*keep) * choice
            }
            Effect::LookThenBuy(count) => 0.4 * weights.card * f64::from(*count),
            Effect::RevealTop { tag, then } => 0.8 * frequency(*tag) * self.effects(then, context),
            Effect::Discard(count) => -0.4 * weights.card * f64::from(*count),
            Effect::AddHere(count) => {
                f64::from(*count) * context.card.map_or(0.0, |card| self.token(card))
            }
            Effect::SpendHere(count) => {
                -f64::from(*count) * context.card.map_or(0.0, |card| self.token(card))
            }
            Effect::AddTokens(token, count) => f64::from(*count) * self.best_token(*token, None),
            Effect::AddToOther(token, count) => {
                f64::from(*count) * self.best_token(*token, context.card)
            }
            Effect::AddToHolder(count) => {
                let best = [
                    Token::Animal,
                    Token::Microbe,
                    Token::Science,
                    Token::Fighter,
                ]
                .into_iter()
                .map(|token| self.best_token(token, None))
                .fold(0.0, f64::max);
                f64::from(*count) * best
            }
            Effect::AddToPlayed(count) => f64::from(*count) * 0.3 * outlook.point,
            Effect::Claim => 1.0,
            Effect::ChooseOne(lists) => lists
                .iter()
                .map(|list| self.effects(list, context))
                .fold(0.0, f64::max),
            Effect::May(list) => self.effects(list, context).max(0.0),
            Effect::InOrder(list) => self.effects(list, context),
            Effect::If {
                condition,
                then,
                otherwise,
            } => match self.holds(context.source, *condition) {
                true => self.effects(then, context),
                false => self.effects(otherwise, context),
            },
            Effect::NextCard { discount, shift } => 0.8 * f64::from(*discount) + f64::from(*shift),
            Effect::Bespoke(Bespoke::CopyProductionBox) => self.best_production_box(),
            Effect::Bespoke(Bespoke::FloodNeighbour(count)) => {
                0.3 * weights.envy * f64::from(*count)
            }
        }
    }

    /// What is counted, with the tags of a card that is not yet in play.
    fn count(&self, of: Count, context: Context) -> f64 {
        let now = self.counted(context.source, of);
        let own = match (of, context.card) {
            (Count::OwnTags(tag), Some(id)) if !self.played().contains(id) => {
                let card = id.card();
                match card.is_event() {
                    true => 0,
                    false => card.tags.iter().filter(|other| **other == tag).count(),
                }
            }
            _ => 0,
        };
        f64::from(now) + own as f64
    }

    fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let seat = self.seat;
        Seat::all(self.game.players()).filter(move |other| *other != seat)
    }

    /// Somebody loses production: a rival if one can, otherwise the seat itself.
    fn reduction(&self, resource: Resource, count: u8) -> f64 {
        let loss = f64::from(count) * self.outlook.flow[resource];
        if self.game.players() == 1 {
            return 0.0;
        }
        if self.game.has_mars_bot() {
            return self.outlook.weights.envy * self.outlook.point;
        }
        self.note(Facts::RIVALS);
        let floor = resource.production_floor() + i16::from(count);
        match self
            .rivals()
            .any(|rival| self.game.production(rival)[resource] >= floor)
        {
            true => self.outlook.weights.envy * loss,
            false => -loss,
        }
    }

    /// How much can be taken from a rival.
    fn stolen(&self, resource: Resource, count: u8) -> f64 {
        if self.game.players() == 1 {
            return f64::from(count);
        }
        let resource = match self.game.has_mars_bot() {
            true => Resource::Money,
            false => resource,
        };
        self.note(Facts::RIVALS);
        let most = self
            .rivals()
            .map(|rival| self.game.stock(rival)[resource])
            .max();
        f64::from(most.unwrap_or(0).min(count.into()))
    }

    fn placing(&self, tile: Tile, site: Site) -> f64 {
        let outlook = &self.outlook;
        let weights = outlook.weights;
        match tile {
            Tile::Ocean if outlook.step_of(Parameter::Oceans) == 0.0 => 0.0,
            Tile::Ocean => outlook.step_of(Parameter::Oceans) + weights.space_bonus,
            Tile::Greenery => {
                outlook.step_of(Parameter::Oxygen)
                    + outlook.point * (1.0 + weights.greenery_neighbours)
                    + weights.space_bonus
            }
            _ if tile.is_city() => match site {
                Site::Named(Named::Phobos | Named::Ganymede) => 0.0,
                _ => {
                    let time = ((outlook.left + 1.0) / 5.0).min(1.0);
                    weights.city_neighbours * time * outlook.point + weights.space_bonus
                }
            },
            _ => weights.space_bonus,
        }
    }

    fn best_production_box(&self) -> f64 {
        let own = self.played().iter();
        own.filter(|id| id.card().has(Tag::Building))
            .map(|id| {
                let context = Context {
                    source: Source::Card(id),
                    card: Some(id),
                };
                let parts = id.card().effects.iter().filter(|part| part.is_production());
                parts.map(|part| self.effect(part, context)).sum::<f64>()
            })
            .fold(0.0, f64::max)
    }

    // --- Requirements ---------------------------------------------------------------------------

    /// Generations until a card can be played; `None` if never.
    fn wait(&self, card: &Project) -> Option<f64> {
        let mut longest: f64 = 0.0;
        for requirement in &card.requires {
            longest = longest.max(self.wait_for(*requirement)?);
        }
        for effect in card.effects.iter() {
            if let Effect::Production(changes) = effect {
                let short = changes.iter().any(|(resource, change)| {
                    self.production(resource) + i16::from(change) < resource.production_floor()
                });
                longest = longest.max(if short { 2.0 } else { 0.0 });
            }
        }
        Some(longest)
    }

    fn wait_for(&self, requirement: Requirement) -> Option<f64> {
        let game = self.game;
        let shift = |parameter: Parameter| {
            self.note(Facts::MODIFIERS);
            game.requirement_shift(self.seat) as i8 * parameter.step()
        };
        let missing = |has: i16, needs: u8, each: f64| {
            let missing = f64::from(i16::from(needs) - has).max(0.0);
            Some(each * missing)
        };
        match requirement {
            Requirement::AtMost(parameter, most) => {
                (self.parameter(parameter) <= most + shift(parameter)).then_some(0.0)
            }
            Requirement::AtLeast(parameter, least) => {
                let missing = (least - shift(parameter) - self.parameter(parameter)).max(0);
                if missing == 0 {
                    return Some(0.0);
                }
                let steps = f64::from(missing / parameter.step());
                // All parameters are full at about the same time: the end.
                Some((self.outlook.left + 0.5) * steps / f64::from(self.steps_left(parameter)))
            }
            Requirement::Tags(tag, needs) => {
                self.note(Facts::HAND);
                let waiting = game.hand(self.seat).iter().map(CardId::card);
                let waiting = waiting
                    .filter(|card| card.has(tag) && !card.is_event())
                    .count();
                let has = i16::from(self.tags_of(tag));
                let each = if waiting > 1 { 0.7 } else { 2.0 };
                missing(has, needs, each)
            }
            Requirement::Production(resource, needs) => {
                missing(self.production(resource), needs, 3.0)
            }
            Requirement::Cities(needs) => {
                self.note(Facts::BOARD);
                missing(game.tiles().cities.len() as i16, needs, 1.5)
            }
            Requirement::OwnGreeneries(needs) => {
                self.note(Facts::BOARD);
                let own = game.tiles_of(self.seat).and(game.tiles().greeneries);
                missing(own.len() as i16, needs, 2.0)
            }
        }
    }
}
