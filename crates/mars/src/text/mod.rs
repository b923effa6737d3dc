//! Generated text: what a card, a corporation, a standard project, a milestone or an award says.
//!
//! The text is read off the same data that the rules carry out, so that the two cannot drift
//! apart. It is made of a few whole-sentence messages, one for each form of the effect language,
//! whose words are in `locales/*/mars/text.ftl`.

pub(crate) mod asked;
mod effects;
pub mod names;
mod phrases;
mod standing;

use kit::{Message, Tell};

use self::effects::{Face, deal, pay, production_changes};
use self::phrases::{amount, amounts, join, pair, sentence};
pub(crate) use self::phrases::{tags, tokens};
use crate::data::{
    Award, Corporation, CorporationId, Effects, Mark, Measure, Milestone, Offer, Project, Resource,
    Site, StandardProject,
};

/// What a card says, a sentence to a message.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CardText {
    /// What must hold when it is played.
    pub requirement: Vec<Message>,
    /// What happens when it is played; for a corporation, at the start.
    pub effects: Vec<Message>,
    /// The ways to use its action.
    pub action: Vec<Message>,
    /// What holds as long as it is in play.
    pub ongoing: Vec<Message>,
    /// What it is worth at the end.
    pub points: Option<Message>,
}

impl CardText {
    /// The text as paragraphs, in the order in which one reads a card: action and standing
    /// effects say what they are.
    pub fn paragraphs(&self) -> Vec<Message> {
        let action = prose(&self.action, "mars-text-or-action")
            .map(|text| Message::new("mars-text-action").with("text", text));
        let ongoing = prose(&self.ongoing, "mars-text-next")
            .map(|text| Message::new("mars-text-ongoing").with("text", text));
        [
            prose(&self.requirement, "mars-text-next"),
            prose(&self.effects, "mars-text-next"),
            action,
            ongoing,
        ]
        .into_iter()
        .flatten()
        .chain(self.points.clone())
        .collect()
    }
}

/// The sentences as one text.
fn prose(sentences: &[Message], between: &'static str) -> Option<Message> {
    (!sentences.is_empty()).then(|| join(sentences.to_vec(), between, between))
}

/// What a project card says.
pub fn project(card: &Project) -> CardText {
    let face = Face::of_project(card);
    CardText {
        requirement: card
            .requires
            .iter()
            .copied()
            .map(standing::requirement)
            .collect(),
        effects: face.sentences(&card.effects),
        action: card
            .action
            .iter()
            .map(|action| face.action(action))
            .collect(),
        ongoing: card
            .ongoing
            .iter()
            .map(|ongoing| face.ongoing(ongoing))
            .collect(),
        points: face.points(card.points),
    }
}

/// What a corporation says.
pub fn corporation(corporation: &Corporation) -> CardText {
    let face = Face::of_corporation(corporation);
    let mut start = vec![amount(Resource::Money, corporation.money)];
    start.extend(amounts(&corporation.stock));
    let mut effects = vec![Message::new("mars-text-start").with("what", start)];
    effects.extend(
        production_changes(&corporation.production)
            .into_iter()
            .map(sentence),
    );
    if corporation.id == CorporationId::BEGINNER.corporation().id {
        effects.push(Message::new("mars-text-beginner"));
    }
    if !corporation.first_action.is_empty() {
        effects.push(sentence(
            Message::new("mars-text-first-action").with("do", face.all(&corporation.first_action)),
        ));
    }
    CardText {
        effects,
        action: corporation
            .action
            .iter()
            .map(|action| face.action(action))
            .collect(),
        ongoing: corporation
            .ongoing
            .iter()
            .map(|ongoing| face.ongoing(ongoing))
            .collect(),
        ..CardText::default()
    }
}

/// What a standard project costs and does.
pub fn standard_project(project: StandardProject, offer: &Offer) -> Message {
    match project {
        // Its price is the cards, which the offer does not say [R8.2].
        StandardProject::SellPatents => Message::new("mars-text-sell-patents"),
        StandardProject::PowerPlant
        | StandardProject::Asteroid
        | StandardProject::Aquifer
        | StandardProject::Greenery
        | StandardProject::City => sentence(deal(pay(offer.cost, &[]), effects(&offer.effects))),
    }
}

/// What a resource can be turned into.
pub fn conversion(resource: Resource, offer: &Offer) -> Message {
    let cost = Message::new("mars-text-spend").with("what", vec![amount(resource, offer.cost)]);
    sentence(deal(cost, effects(&offer.effects)))
}

/// What a mark on a parameter track gives.
pub fn mark(mark: &Mark) -> Message {
    let reached = Message::new("mars-text-when-reached")
        .with("parameter", mark.parameter.word())
        .with("value", mark.at);
    sentence(pair("mars-text-whenever", reached, effects(&mark.effects)))
}

/// What effects of no card do, as part of a sentence.
pub fn effects(effects: &Effects) -> Message {
    Face::default().all(effects)
}

/// What must be reached for a milestone.
pub fn milestone(milestone: &Milestone) -> Message {
    Message::new("mars-text-milestone")
        .with("measure", measure(&milestone.measure))
        .with("count", milestone.at_least)
}

/// What is compared for an award.
pub fn award(award: &Award) -> Message {
    Message::new("mars-text-award").with("measure", measure(&award.measure))
}

/// Where a tile may go, as part of a sentence.
pub fn site(site: Site) -> Message {
    match site {
        Site::City => Message::new("mars-text-at-city-site"),
        Site::Greenery => Message::new("mars-text-at-greenery-site"),
        Site::Land => Message::new("mars-text-at-land"),
        Site::OceanArea => Message::new("mars-text-at-ocean-area"),
        Site::Isolated => Message::new("mars-text-at-isolated"),
        Site::Volcano => Message::new("mars-text-at-volcano"),
        Site::NextToCities(count) => Message::new("mars-text-at-cities").with("count", count),
        Site::NextToGreenery => Message::new("mars-text-at-greenery"),
        Site::Metal => Message::new("mars-text-at-metal"),
        Site::MetalNextToOwn => Message::new("mars-text-at-metal-and-own"),
        Site::Named(named) => Message::new("mars-text-at-reserved").with("space", named),
    }
}

fn measure(measure: &Measure) -> Message {
    let say = Message::new;
    match measure {
        Measure::Rating => say("mars-text-measure-rating"),
        Measure::Cities => say("mars-text-measure-cities"),
        Measure::Greeneries => say("mars-text-measure-greeneries"),
        Measure::Tiles => say("mars-text-measure-tiles"),
        Measure::TilesInRows(first, last) => say("mars-text-measure-tiles-in-rows")
            .with("first", *first)
            .with("last", *last),
        Measure::TilesNextToOceans => say("mars-text-measure-tiles-next-to-oceans"),
        Measure::Tags(any) => say("mars-text-measure-tags").with("tags", tags(any)),
        Measure::DistinctTags => say("mars-text-measure-distinct-tags"),
        Measure::Hand => say("mars-text-measure-hand"),
        Measure::Cards(kinds) => {
            let kinds = kinds
                .iter()
                .map(|kind| Message::new("mars-text-cards").with("kind", kind.word()));
            say("mars-text-measure-cards").with("kinds", kinds.collect::<Vec<_>>())
        }
        Measure::CardsWithRequirement => say("mars-text-measure-cards-with-requirement"),
        Measure::CardsCosting(cost) => {
            say("mars-text-measure-cards-costing").with("money", amount(Resource::Money, *cost))
        }
        Measure::Tokens => say("mars-text-measure-tokens"),
        Measure::Production(resource) => names::production(*resource),
        Measure::HighestProduction => say("mars-text-measure-highest-production"),
        Measure::RaisedProductions => say("mars-text-measure-raised-productions"),
        Measure::Stock(any) => say("mars-text-measure-stock")
            .with("resources", any.iter().map(Tell::tell).collect::<Vec<_>>()),
    }
}
