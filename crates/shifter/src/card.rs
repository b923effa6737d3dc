//! Mission or goal: a card with a requirement.

use std::fmt;
use std::str::FromStr;

use ts_rs::TS;

use crate::set::{GoalId, MissionId, Requirement, set};

/// A card that asks for zones. Written as its stable name, `green-5` or `goal-white-9`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, TS)]
#[ts(type = "string")]
pub enum Card {
    /// A mission.
    Mission(MissionId),
    /// A goal.
    Goal(GoalId),
}

impl Card {
    /// What it asks for.
    pub fn needs(self) -> &'static Requirement {
        match self {
            Self::Mission(mission) => &set()[mission].needs,
            Self::Goal(goal) => &set()[goal].needs,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mission(mission) => mission.fmt(f),
            Self::Goal(goal) => goal.fmt(f),
        }
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mission = MissionId::find(text).map(Self::Mission);
        mission
            .or_else(|| GoalId::find(text).map(Self::Goal))
            .ok_or_else(|| {
                format!(
                    "expected a mission or goal such as green-5 or goal-white-9, found `{text}`"
                )
            })
    }
}

kit::in_words! { Card }
