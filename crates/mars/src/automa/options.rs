//! The choices at set-up that are about MarsBot.

use kit::setup::{OptionSpec, Values};
use kit::{Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::data::{Change, Level, catalogue};
use crate::state::Mars;

/// What a change is when nothing is said: as the level has it.
const BY_LEVEL: &str = "by-level";

/// That MarsBot plays.
const AUTOMA: (&str, &str) = ("automa", "yes");

const fn change(change: Change) -> OptionSpec {
    OptionSpec {
        name: change.word(),
        values: Values::OneOf(&[BY_LEVEL, "yes", "no"]),
        default: BY_LEVEL,
        only: Some(AUTOMA),
    }
}

const fn either(name: &'static str, words: &'static [&'static str]) -> OptionSpec {
    OptionSpec {
        name,
        values: Values::OneOf(words),
        default: words[0],
        only: Some(AUTOMA),
    }
}

/// The choices at set-up.
pub(crate) const OPTIONS: [OptionSpec; 11] = [
    OptionSpec::flag("automa"),
    either("level", &["normal", "easy", "hard", "brutal"]),
    change(Change::IgnoreAdvance),
    change(Change::SmallConsolation),
    change(Change::AwardHandicap),
    change(Change::PilePoints),
    change(Change::EarlyMilestone),
    change(Change::FourthCard),
    either("push-back", &["once", "each-step"]),
    either("unplaced-instance", &["discarded", "destroyed"]),
    either("instance-tile", &["counted", "uncounted"]),
];

/// The changes and rulings that a game with MarsBot is played by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Terms {
    /// Bits by change.
    changes: u8,
    /// Whether losing several steps of production pushes a track back as many spaces.
    pub(super) pushes_each_step: bool,
    /// Whether Local Neural Instance is destroyed even if the tile could not be placed.
    pub(super) destroys_unplaced: bool,
    /// Whether the neural instance earns income and counts as MarsBot's tile.
    pub(super) counts_instance: bool,
}

impl Terms {
    /// Reads the options; `None` without MarsBot.
    ///
    /// # Errors
    /// If an option about MarsBot is set though it does not play, or does not go with it.
    pub(crate) fn read(setup: &Setup) -> Result<Option<Self>, SetupError> {
        let conflict = |code, text: &str| Err(SetupError::conflict(code, text));
        let get = |name: &str| setup.get::<Mars>(name);
        if !setup.is::<Mars>("automa") {
            let own = OPTIONS.iter().find(|spec| spec.is_idle::<Mars>(setup));
            return match own {
                Some(spec) => conflict(
                    "automa-option",
                    &format!("{} is an option of automa", spec.name),
                ),
                None => Ok(None),
            };
        }
        if setup.players != 1 {
            return conflict("automa-players", "automa is for one player against MarsBot");
        }
        if setup.is::<Mars>("initial-draft") {
            return conflict("automa-draft", "MarsBot has no opening hand to draft");
        }
        if setup.options.contains_key("solo-goal") {
            return conflict("automa-goal", "against MarsBot there is no solo goal");
        }
        let level: Level = get("level").parse().expect("the setup was checked");
        let by_level = &catalogue().bot().levels[&level];
        let changes = Change::ALL
            .iter()
            .filter(|change| match get(change.word()) {
                BY_LEVEL => by_level.contains(change),
                word => word == "yes",
            });
        Ok(Some(Self {
            changes: changes.fold(0, |bits, change| bits | 1 << change.index()),
            pushes_each_step: get("push-back") == "each-step",
            destroys_unplaced: get("unplaced-instance") == "destroyed",
            counts_instance: get("instance-tile") == "counted",
        }))
    }

    /// Whether a change is in force.
    pub(super) const fn has(self, change: Change) -> bool {
        self.changes & 1 << change.index() != 0
    }
}
