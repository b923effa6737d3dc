//! MarsBot's steps as sentences: Fluent ids with what goes into them.

use kit::{Arg, Message, Tell};

use super::{Failure, Rule, Standing, Step, Turned};
use crate::board::SpaceId;
use crate::data::{Bonus, CardId, MilestoneId, Priority, Track, TrackIcon};

/// Words that have a name in every language: `automa-track-power`.
macro_rules! named {
    ($($name:ident => $prefix:literal,)*) => {
        $(impl Tell for $name {
            fn tell(&self) -> Message {
                Message::new(concat!("automa-", $prefix, "-").to_owned() + self.word())
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
    Track => "track",
    Bonus => "bonus",
}

impl Tell for TrackIcon {
    fn tell(&self) -> Message {
        let say = |id: &'static str| Message::new(id);
        match *self {
            Self::Nothing => say("automa-icon-nothing"),
            Self::Advance => say("automa-icon-advance"),
            Self::Other(track) => say("automa-icon-other").with("track", track),
            Self::Rating(count) => say("automa-icon-rating").with("count", count),
            Self::Milestone => say("automa-icon-milestone"),
            Self::Award => say("automa-icon-award"),
            Self::Temperature(count) => say("automa-icon-temperature").with("count", count),
            Self::Greenery => say("automa-icon-greenery"),
            Self::Ocean => say("automa-icon-ocean"),
            Self::City => say("automa-icon-city"),
            Self::Venus(_) => say("automa-icon-venus"),
            Self::Floaters(_) => say("automa-icon-floaters"),
        }
    }
}

impl Tell for Turned {
    fn tell(&self) -> Message {
        match self {
            Self::Project(card) => card.tell(),
            Self::Bonus(bonus) => bonus.tell(),
            Self::Unlisted => Message::new("automa-card-unlisted"),
        }
    }
}

impl Tell for Failure {
    fn tell(&self) -> Message {
        Message::new(match self {
            Self::NoTag => "automa-failure-no-tag",
            Self::TrackFinished => "automa-failure-track-finished",
            Self::NoMilestone => "automa-failure-no-milestone",
            Self::NoAward => "automa-failure-no-award",
            Self::TemperatureFull => "automa-failure-temperature-full",
            Self::NoOcean => "automa-failure-no-ocean",
            Self::NoGreenery => "automa-failure-no-greenery",
            Self::NoCity => "automa-failure-no-city",
            Self::NoExpeditedCity => "automa-failure-no-expedited-city",
            Self::NoInstance => "automa-failure-no-instance",
            Self::NoPlants => "automa-failure-no-plants",
            Self::PlantsProtected => "automa-failure-plants-protected",
            Self::NoToken => "automa-failure-no-token",
            Self::AllComplete => "automa-failure-all-complete",
            Self::NoMoney => "automa-failure-no-money",
            Self::NothingFunded => "automa-failure-nothing-funded",
            Self::NoBoost => "automa-failure-no-boost",
            Self::NoFittingCard => "automa-failure-no-fitting-card",
        })
    }
}

impl Tell for Rule {
    fn tell(&self) -> Message {
        Message::new(match self {
            Self::Possible => "automa-rule-possible",
            Self::Space(Priority::Oceans) => "automa-rule-oceans",
            Self::Space(Priority::Icons) => "automa-rule-icons",
            Self::Space(Priority::OwnCities) => "automa-rule-own-cities",
            Self::Space(Priority::FewRivalCities) => "automa-rule-few-rival-cities",
            Self::Space(Priority::Greeneries) => "automa-rule-greeneries",
            Self::Space(Priority::GreeneriesAndOceans) => "automa-rule-greeneries-and-oceans",
            Self::Space(Priority::Rows(from, to)) => {
                return Message::new("automa-rule-rows")
                    .with("from", *from)
                    .with("to", *to);
            }
            Self::ReachedByBoth => "automa-rule-reached-by-both",
            Self::NearestForPlayer => "automa-rule-nearest-for-player",
            Self::Leftmost => "automa-rule-leftmost",
            Self::LargestLead => "automa-rule-largest-lead",
            Self::CanBoost => "automa-rule-can-boost",
            Self::PlayerNotBehind => "automa-rule-player-not-behind",
            Self::SmallestLead => "automa-rule-smallest-lead",
            Self::NearMark => "automa-rule-near-mark",
            Self::BetweenOceans => "automa-rule-between-oceans",
            Self::MostMissing => "automa-rule-most-missing",
            Self::MostPoints => "automa-rule-most-points",
            Self::PlayersChoice => "automa-rule-players-choice",
        })
    }
}

impl Tell for Step {
    fn tell(&self) -> Message {
        let say = |id: &'static str| Message::new(id);
        match self {
            Self::ActionDeck { projects, bonuses } => say("automa-log-action-deck")
                .with("projects", *projects)
                .with("bonuses", *bonuses),
            Self::BonusesShuffled => say("automa-log-bonuses-shuffled"),
            Self::Turned { card, by: None } => say("automa-log-turned").with("card", card.tell()),
            Self::Turned {
                card,
                by: Some(source),
            } => say("automa-log-turned-by")
                .with("card", card.tell())
                .with("source", *source),
            Self::Tag {
                tag: Some(tag),
                track,
            } => say("automa-log-tag")
                .with("name", *tag)
                .with("track", *track),
            Self::Tag { tag: None, track } => say("automa-log-event").with("track", *track),
            Self::Moved { track, to, icon } => say("automa-log-moved")
                .with("track", *track)
                .with("to", *to)
                .with("icon", icon.tell()),
            Self::Returned { track, to } => say("automa-log-returned")
                .with("track", *track)
                .with("to", *to),
            Self::Ignored { icon, .. } => say("automa-log-ignored").with("icon", icon.tell()),
            Self::Failed { why, money } => say("automa-log-failed")
                .with("why", why.tell())
                .with("money", *money),
            Self::Spaces { tile, rule, left } => say("automa-log-spaces")
                .with("tile", *tile)
                .with("rule", rule.tell())
                .with("left", spaces(left)),
            Self::Counted { card, cost, space } => say("automa-log-counted")
                .with("card", card.tell())
                .with("cost", *cost)
                .with("space", *space),
            Self::NoCard => say("automa-log-no-card"),
            Self::Milestones { left, .. } if left.is_empty() => say("automa-log-milestones-none"),
            Self::Milestones { rule, left } => {
                let tell = |milestone: &(MilestoneId, i32, i32)| reached(*rule, milestone);
                let left = left.iter().map(tell).collect::<Vec<_>>();
                say("automa-log-milestones")
                    .with("rule", rule.tell())
                    .with("left", left)
            }
            Self::Awards { left, .. } if left.is_empty() => say("automa-log-awards-none"),
            Self::Awards { rule, left } => say("automa-log-awards")
                .with("rule", rule.tell())
                .with("left", left.iter().map(standing).collect::<Vec<_>>()),
            Self::EarlyMilestone { met } => say("automa-log-early-milestone").with("count", *met),
            Self::Lobbied { parameter, rule } => say("automa-log-lobbied")
                .with("parameter", *parameter)
                .with("rule", rule.tell()),
            Self::Boosted { award } => say("automa-log-boosted").with("award", standing(award)),
            Self::PassedOver { card } => say("automa-log-passed-over").with("card", card.tell()),
            Self::NoUse { bonus, why } => say("automa-log-no-use")
                .with("card", *bonus)
                .with("why", why.tell()),
            Self::CannotBoost { award, why } => say("automa-log-cannot-boost")
                .with("award", *award)
                .with("why", why.tell()),
            Self::Tokens { left, .. } if left.is_empty() => say("automa-log-tokens-none"),
            Self::Tokens { rule, left } => say("automa-log-tokens")
                .with("rule", rule.tell())
                .with("left", left.iter().map(CardId::tell).collect::<Vec<_>>()),
            Self::TokenOfTable => say("automa-log-token-of-table"),
            Self::NoAwardYet { from } => say("automa-log-no-award-yet")
                .with("card", Bonus::Overachievement)
                .with("from", *from),
            Self::Discarded { bonus } => say("automa-log-discarded").with("card", *bonus),
            Self::Destroyed { bonus } => say("automa-log-destroyed").with("card", *bonus),
            Self::PushedBack { track, to, source } => say("automa-log-pushed-back")
                .with("track", *track)
                .with("to", *to)
                .with("source", *source),
            Self::LastGreenery { track, to } => say("automa-log-last-greenery")
                .with("track", *track)
                .with("to", *to),
            Self::TimeUp => say("automa-log-time-up"),
        }
    }
}

/// An award with both values and MarsBot's lead in it.
fn standing(standing: &Standing) -> Message {
    let Standing { award, own, player } = *standing;
    let say = |id: &'static str| Message::new(id).with("award", award).with("own", own);
    match player {
        None => say("automa-standing-alone"),
        Some(player) => say("automa-standing")
            .with("player", player)
            .with("lead", standing.lead()),
    }
}

/// A milestone with what was compared.
fn reached(rule: Rule, (milestone, has, needs): &(MilestoneId, i32, i32)) -> Message {
    let id = match rule {
        Rule::Possible => "automa-reached",
        _ => "automa-reached-by-player",
    };
    Message::new(id)
        .with("milestone", *milestone)
        .with("has", *has)
        .with("needs", *needs)
}

/// Which spaces, or only how many if they are more than anybody would read.
fn spaces(list: &[SpaceId]) -> String {
    const READABLE: usize = 15;
    if list.len() > READABLE {
        return list.len().to_string();
    }
    let words: Vec<_> = list.iter().map(SpaceId::to_string).collect();
    words.join(", ")
}
