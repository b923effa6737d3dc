//! What effects, costs and conditions say, as parts of sentences: commands in lower case.

use kit::Message;

use super::phrases::{
    amount, amounts, counting_itself, either, join, own_production, production, resources,
    sentence, tags, tiles, tokens, units, up_to,
};
use crate::data::{
    Action, Amounts, Bespoke, Condition, Corporation, Count, Effect, Effects, Project, Resource,
    Site, Tag, Tile, Token,
};

/// What the words of a card depend on besides the effect itself.
#[derive(Clone, Copy, Default)]
pub(super) struct Face<'a> {
    /// Its tags: "this card counts too".
    pub(super) tags: &'a [Tag],
    /// What "here" holds.
    pub(super) holds: Option<Token>,
    /// Whether playing it puts a city down.
    pub(super) founds_city: bool,
}

impl<'a> Face<'a> {
    pub(super) fn of_project(card: &'a Project) -> Self {
        let mut founds_city = false;
        card.effects.visit(&mut |_, effect| {
            founds_city |= matches!(effect, Effect::Place(tile, _) if tile.is_city());
        });
        Self {
            tags: &card.tags,
            holds: card.holds,
            founds_city,
        }
    }

    pub(super) fn of_corporation(corporation: &'a Corporation) -> Self {
        Self {
            tags: &corporation.tags,
            ..Self::default()
        }
    }

    /// Each part as a sentence of its own.
    pub(super) fn sentences(&self, effects: &Effects) -> Vec<Message> {
        self.parts(effects).into_iter().map(sentence).collect()
    }

    /// A way to use an action.
    pub(super) fn action(&self, action: &Action) -> Message {
        let gain = self.all(&action.gain);
        let deal = if action.cost.is_empty() {
            gain
        } else {
            deal(self.all(&action.cost), gain)
        };
        sentence(match action.when {
            Some(condition) => self.provided(condition, deal),
            None => deal,
        })
    }

    /// All parts as one command.
    pub(super) fn all(&self, effects: &Effects) -> Message {
        let mut parts = self.parts(effects);
        match parts.len() {
            1 => parts.remove(0),
            _ => Message::new("mars-text-all").with("parts", parts),
        }
    }

    /// Each part as a command; equal tiles in a row are one part.
    fn parts(&self, effects: &Effects) -> Vec<Message> {
        let same = |a: &Effect, b: &Effect| match (a, b) {
            (Effect::Place(tile, site), Effect::Place(other, elsewhere)) => {
                tile == other && site == elsewhere
            }
            _ => false,
        };
        effects
            .chunk_by(same)
            .flat_map(|run| self.part(&run[0], run.len()))
            .collect()
    }

    /// What one effect says; `times` is how often a tile is placed.
    pub(super) fn part(&self, effect: &Effect, times: usize) -> Vec<Message> {
        let say = Message::new;
        vec![match effect {
            Effect::Production(changes) => return production_changes(changes),
            Effect::ProductionPer { resource, of, per } => say("mars-text-raise-production-per")
                .with("what", production(*resource, 1))
                .with("per", self.per(*of, *per)),
            Effect::ReduceAny(resource, count) => say("mars-text-reduce-any")
                .with("resource", resource.word())
                .with("count", *count),
            // The tile is the one that the card has just placed.
            Effect::ProductionOfBonus { under: _, of } => {
                say("mars-text-production-of-bonus").with("resources", resources(of))
            }
            Effect::ConvertProduction { from, to } => say("mars-text-convert-production")
                .with("from", own_production(*from))
                .with("to", own_production(*to)),
            Effect::Gain(what) => say("mars-text-gain").with("what", amounts(what)),
            Effect::GainPer { resource, of, per } => say("mars-text-gain-per")
                .with("what", amount(*resource, 1))
                .with("per", self.per(*of, *per)),
            Effect::Pay { money, with } => pay(*money, with),
            Effect::Spend(what) => say("mars-text-spend").with("what", amounts(what)),
            Effect::Exchange { from, to } => say("mars-text-exchange")
                .with("from", units(*from))
                .with("to", units(*to)),
            Effect::RemoveAny(resource, count) => {
                say("mars-text-remove-any").with("amount", up_to(*resource, *count))
            }
            Effect::StealAny(resource, count) => {
                say("mars-text-steal-any").with("amount", up_to(*resource, *count))
            }
            Effect::RemoveTokens(token, count) => say("mars-text-remove-tokens")
                .with("token", token.word())
                .with("count", *count),
            Effect::TakeToken(token) => {
                say("mars-text-take-token").with("amount", tokens(Some(*token), 1))
            }
            Effect::Raise(parameter, steps) => say("mars-text-raise")
                .with("parameter", parameter.word())
                .with("steps", *steps),
            Effect::Rating(count) => say("mars-text-rating").with("count", *count),
            Effect::RatingPer { of } => say("mars-text-rating-per").with("per", self.per(*of, 1)),
            Effect::Place(tile, site) => place(*tile, *site, times),
            Effect::Claim => say("mars-text-claim"),
            Effect::Draw(count) => say("mars-text-draw").with("count", *count),
            Effect::DrawKeep { draw, keep } => say("mars-text-draw-keep")
                .with("draw", *draw)
                .with("keep", *keep),
            Effect::LookThenBuy(count) => say("mars-text-look-then-buy").with("count", *count),
            Effect::RevealTop { tag, then } => say("mars-text-reveal-top")
                .with("tag", tags(&[*tag]))
                .with("then", self.all(then)),
            Effect::Discard(count) => say("mars-text-discard").with("count", *count),
            Effect::AddHere(count) => {
                say("mars-text-add-here").with("amount", tokens(self.holds, *count))
            }
            Effect::SpendHere(count) => {
                say("mars-text-spend-here").with("amount", tokens(self.holds, *count))
            }
            Effect::AddTokens(token, count) => {
                say("mars-text-add-tokens").with("amount", tokens(Some(*token), *count))
            }
            Effect::AddToOther(token, count) => {
                say("mars-text-add-to-other").with("amount", tokens(Some(*token), *count))
            }
            Effect::AddToHolder(count) => {
                say("mars-text-add-to-holder").with("amount", tokens(None, *count))
            }
            Effect::AddToPlayed(count) => say("mars-text-add-to-played").with("count", *count),
            Effect::ChooseOne(options) => join(
                options.iter().map(|option| self.all(option)).collect(),
                "mars-text-comma",
                "mars-text-or-do",
            ),
            Effect::May(list) => say("mars-text-may").with("do", self.all(list)),
            Effect::InOrder(list) => join(self.parts(list), "mars-text-then", "mars-text-then"),
            Effect::If {
                condition,
                then,
                otherwise,
            } => {
                let provided = self.provided(*condition, self.all(then));
                if otherwise.is_empty() {
                    provided
                } else {
                    say("mars-text-otherwise")
                        .with("first", provided)
                        .with("otherwise", self.all(otherwise))
                }
            }
            Effect::NextCard { discount, shift } => return next_card(*discount, *shift),
            Effect::Bespoke(Bespoke::CopyProductionBox) => say("mars-text-copy-production"),
            Effect::Bespoke(Bespoke::FloodNeighbour(count)) => {
                say("mars-text-flood-neighbour").with("amount", up_to(Resource::Money, *count))
            }
        }]
    }

    /// "For each of these": what is counted, and how many of it are needed.
    pub(super) fn per(&self, of: Count, count: u8) -> Message {
        match of {
            Count::OwnTags(tag) => counting_itself(
                self.tags.contains(&tag),
                Message::new("mars-text-per-own-tag")
                    .with("tag", tags(&[tag]))
                    .with("count", count),
            ),
            Count::OpponentTags(tag) => Message::new("mars-text-per-opponent-tag")
                .with("tag", tags(&[tag]))
                .with("count", count),
            Count::Cities => Message::new("mars-text-per-city").with("count", count),
            Count::CitiesOnMars => Message::new("mars-text-per-city-on-mars").with("count", count),
            Count::Events => Message::new("mars-text-per-event").with("count", count),
        }
    }

    fn provided(&self, condition: Condition, then: Message) -> Message {
        let condition = match condition {
            Condition::AtLeast(of, count) => match of {
                Count::OwnTags(tag) => counting_itself(
                    self.tags.contains(&tag),
                    Message::new("mars-text-has-own-tags")
                        .with("tag", tags(&[tag]))
                        .with("count", count),
                ),
                Count::OpponentTags(tag) => Message::new("mars-text-has-opponent-tags")
                    .with("tag", tags(&[tag]))
                    .with("count", count),
                Count::Cities => Message::new("mars-text-has-cities").with("count", count),
                Count::CitiesOnMars => {
                    Message::new("mars-text-has-cities-on-mars").with("count", count)
                }
                Count::Events => Message::new("mars-text-has-events").with("count", count),
            },
            Condition::RatingRaised => Message::new("mars-text-rating-raised"),
        };
        Message::new("mars-text-if")
            .with("condition", condition)
            .with("then", then)
    }
}

/// What is paid, and what one gets for it.
pub(super) fn deal(cost: Message, gain: Message) -> Message {
    Message::new("mars-text-deal")
        .with("cost", cost)
        .with("gain", gain)
}

/// Spends money, or what may stand in for it.
pub(super) fn pay(money: u8, with: &[Resource]) -> Message {
    let money = amount(Resource::Money, money);
    if with.is_empty() {
        return Message::new("mars-text-pay").with("money", money);
    }
    let means = with
        .iter()
        .map(|resource| Message::new("mars-text-means").with("resource", resource.word()));
    Message::new("mars-text-pay-with")
        .with("money", money)
        .with("means", either(means.collect()))
}

/// Own production that goes down, then what goes up.
pub(super) fn production_changes(changes: &Amounts) -> Vec<Message> {
    let (down, up): (Vec<_>, Vec<_>) = changes.iter().partition(|&(_, change)| change < 0);
    [
        ("mars-text-lower-production", down),
        ("mars-text-raise-production", up),
    ]
    .into_iter()
    .filter(|(_, changes)| !changes.is_empty())
    .map(|(id, changes)| {
        let steps = changes
            .into_iter()
            .map(|(resource, change)| production(resource, change));
        Message::new(id).with("what", steps.collect::<Vec<_>>())
    })
    .collect()
}

fn next_card(discount: u8, shift: u8) -> Vec<Message> {
    let cheaper = Message::new("mars-text-next-card-cheaper")
        .with("money", amount(Resource::Money, discount));
    let easier = Message::new("mars-text-next-card-easier").with("steps", shift);
    [(discount, cheaper), (shift, easier)]
        .into_iter()
        .filter(|&(by, _)| by > 0)
        .map(|(_, what)| what)
        .collect()
}

/// Places tiles; the site is left out where it is the usual one.
fn place(tile: Tile, site: Site, times: usize) -> Message {
    let what = tiles(tile, times);
    let usual = match site {
        Site::City => tile.is_city(),
        Site::Greenery => tile == Tile::Greenery,
        Site::OceanArea => tile == Tile::Ocean,
        Site::Land
        | Site::Isolated
        | Site::Volcano
        | Site::NextToCities(_)
        | Site::NextToGreenery
        | Site::Metal
        | Site::MetalNextToOwn
        | Site::Named(_) => false,
    };
    if usual {
        Message::new("mars-text-place").with("what", what)
    } else {
        Message::new("mars-text-place-at")
            .with("what", what)
            .with("site", super::site(site))
    }
}
