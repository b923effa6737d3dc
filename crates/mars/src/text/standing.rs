//! What holds while a card is in play, what it needs, and what it is worth.

use kit::{Message, Tell};

use super::effects::Face;
use super::phrases::{amount, counting_itself, pair, resources, sentence, tags, token_word};
use crate::data::{
    Area, By, Count, Discounted, Happening, Kind, Ongoing, Points, Requirement, Resource, Tag,
    Trigger,
};

/// What must hold when the card is played.
pub(super) fn requirement(requirement: Requirement) -> Message {
    match requirement {
        Requirement::AtLeast(parameter, value) => Message::new("mars-text-needs-at-least")
            .with("parameter", parameter.word())
            .with("value", value),
        Requirement::AtMost(parameter, value) => Message::new("mars-text-needs-at-most")
            .with("parameter", parameter.word())
            .with("value", value),
        Requirement::Tags(tag, count) => Message::new("mars-text-needs-tags")
            .with("tag", tags(&[tag]))
            .with("count", count),
        Requirement::Production(resource, count) => Message::new("mars-text-needs-production")
            .with("resource", resource.word())
            .with("count", count),
        Requirement::Cities(count) => Message::new("mars-text-needs-cities").with("count", count),
        Requirement::OwnGreeneries(count) => {
            Message::new("mars-text-needs-greeneries").with("count", count)
        }
    }
}

impl Face<'_> {
    /// What holds as long as the card is in play.
    pub(super) fn ongoing(&self, ongoing: &Ongoing) -> Message {
        match ongoing {
            Ongoing::Trigger(trigger) => self.trigger(trigger),
            Ongoing::Discount(off, Discounted::Every) => {
                Message::new("mars-text-discount").with("money", amount(Resource::Money, *off))
            }
            Ongoing::Discount(off, Discounted::Tag(tag)) => Message::new("mars-text-discount-tag")
                .with("tag", tags(&[*tag]))
                .with("money", amount(Resource::Money, *off)),
            Ongoing::ProjectDiscount(project, off) => Message::new("mars-text-discount-project")
                .with("project", *project)
                .with("money", amount(Resource::Money, *off)),
            Ongoing::RequirementShift(steps) => {
                Message::new("mars-text-requirement-shift").with("steps", *steps)
            }
            Ongoing::MetalValue(resource, more) => Message::new("mars-text-metal-value")
                .with("resource", resource.word())
                .with("money", amount(Resource::Money, *more)),
            Ongoing::PayWithHeat => Message::new("mars-text-pay-with-heat"),
            Ongoing::GreeneryCost(plants) => Message::new("mars-text-greenery-cost")
                .with("plants", amount(Resource::Plants, *plants)),
            Ongoing::ProtectTokensHere => {
                Message::new("mars-text-protect-here").with("token", token_word(self.holds))
            }
            Ongoing::Protect { stock, tokens } => {
                let stock = stock.iter().map(Tell::tell);
                let tokens = tokens.iter().map(Tell::tell);
                Message::new("mars-text-protect")
                    .with("what", stock.chain(tokens).collect::<Vec<_>>())
            }
        }
    }

    fn trigger(&self, trigger: &Trigger) -> Message {
        let by = by(trigger.by);
        let (when, itself) = match &trigger.on {
            Happening::CityPlaced(area) => {
                let area = match area {
                    Area::OnMars => "on-mars",
                    Area::Anywhere => "anywhere",
                };
                (
                    Message::new("mars-text-when-city")
                        .with("by", by)
                        .with("area", area),
                    self.founds_city,
                )
            }
            Happening::OceanPlaced => (Message::new("mars-text-when-ocean").with("by", by), false),
            Happening::GreeneryPlaced => (
                Message::new("mars-text-when-greenery").with("by", by),
                false,
            ),
            Happening::TilePlacedOn(bonus) => {
                let when = Message::new("mars-text-when-tile-on");
                (
                    when.with("by", by).with("resources", resources(bonus)),
                    false,
                )
            }
            Happening::TagPlayed(any) => (
                Message::new("mars-text-when-tag")
                    .with("by", by)
                    .with("tags", tags(any)),
                any.iter().any(|tag| self.tags.contains(tag)),
            ),
            Happening::CardPlayed { kind, tag, cost } => {
                let card = played_card(*kind, *tag, *cost);
                (
                    Message::new("mars-text-when-card")
                        .with("by", by)
                        .with("played", card),
                    false,
                )
            }
            Happening::ProjectUsed { cost } => (
                Message::new("mars-text-when-project")
                    .with("by", by)
                    .with("cost", *cost),
                false,
            ),
        };
        let when = counting_itself(itself, when);
        sentence(pair("mars-text-whenever", when, self.all(&trigger.effects)))
    }

    /// What the card is worth at the end.
    pub(super) fn points(&self, points: Points) -> Option<Message> {
        let (points, per) = match points {
            Points::None => return None,
            Points::Fixed(points) => {
                return Some(Message::new("mars-text-points").with("points", points));
            }
            Points::IfToken { points } => {
                let token = token_word(self.holds);
                return Some(
                    Message::new("mars-text-points-if-token")
                        .with("points", points)
                        .with("token", token),
                );
            }
            Points::PerToken { points, each } => {
                let per = Message::new("mars-text-per-token");
                (
                    points,
                    per.with("token", token_word(self.holds))
                        .with("count", each),
                )
            }
            Points::PerTag(tag) => (1, self.per(Count::OwnTags(tag), 1)),
            Points::PerOceanNextTo(tile) => (
                1,
                Message::new("mars-text-per-ocean-next-to").with("tile", tile),
            ),
            Points::PerCityNextTo(tile) => (
                1,
                Message::new("mars-text-per-city-next-to").with("tile", tile),
            ),
            Points::PerCities(count) => (1, self.per(Count::Cities, count)),
        };
        Some(
            Message::new("mars-text-points-per")
                .with("points", points)
                .with("per", per),
        )
    }
}

/// The card whose playing sets something off.
fn played_card(kind: Option<Kind>, tag: Option<Tag>, cost: u8) -> Message {
    let mut card = Message::new("mars-text-card").with("kind", kind.map_or("any", Kind::word));
    if let Some(tag) = tag {
        card = Message::new("mars-text-card-with-tag")
            .with("card", card)
            .with("tag", tags(&[tag]));
    }
    if cost > 0 {
        card = Message::new("mars-text-card-costing")
            .with("card", card)
            .with("money", amount(Resource::Money, cost));
    }
    card
}

const fn by(by: By) -> &'static str {
    match by {
        By::Owner => "owner",
        By::Anyone => "anyone",
    }
}
