//! Which sentence tells what. The sentences themselves are in `locales/*/shifter/`.

use kit::{Message, Seat, Tell};

use crate::api::{Decision, Event, Prompt, Reason};
use crate::card::Card;
use crate::planet::{Act, Line, Step};
use crate::set::{
    Color, DisasterId, GoalId, MissionId, Requirement, Restriction, Severity, Title, set,
};

impl Tell for Prompt {
    fn tell(&self) -> Message {
        match *self {
            Self::Terraform { left } => Message::new("shifter-prompt-terraform").with("left", left),
            Self::Declare { declared: false } => Message::new("shifter-prompt-declare"),
            Self::Declare { declared: true } => Message::new("shifter-prompt-declare-more"),
            Self::Discard { left } => Message::new("shifter-prompt-discard").with("left", left),
            Self::Bid { card, most } => Message::new("shifter-prompt-bid")
                .with("card", card.tell())
                .with("most", most),
            Self::Lower { card, own } => Message::new("shifter-prompt-lower")
                .with("card", card.tell())
                .with("own", own),
            Self::Timer { seconds } => {
                Message::new("shifter-prompt-timer").with("seconds", seconds)
            }
            Self::Attempt { card, left } => Message::new("shifter-prompt-attempt")
                .with("card", card.tell())
                .with("left", left),
        }
    }
}

impl Tell for Decision {
    fn tell(&self) -> Message {
        match *self {
            Self::Act(act) => act_message("shifter-act", act),
            Self::Settle => Message::new("shifter-decide-settle"),
            Self::Declare(mission) => {
                Message::new("shifter-decide-declare").with("mission", mission.tell())
            }
            Self::Goals => Message::new("shifter-decide-goals"),
            Self::Done => Message::new("shifter-decide-done"),
            Self::Discard(mission) => {
                Message::new("shifter-decide-discard").with("mission", mission.tell())
            }
            Self::Bid(actions) => Message::new("shifter-decide-bid").with("actions", actions),
            Self::Content => Message::new("shifter-decide-content"),
            Self::TimeUp => Message::new("shifter-decide-time-up"),
        }
    }
}

impl Tell for Event {
    fn tell(&self) -> Message {
        match self {
            Self::Acted { seat, act } => act_message("shifter-event", *act).with("seat", *seat),
            Self::Succeeded { seat } => by("shifter-event-succeeded", *seat),
            Self::Failed { seat, cost } => by("shifter-event-failed", *seat).with("cost", *cost),
            Self::Declared { seat, mission } => {
                by("shifter-event-declared", *seat).with("mission", mission.tell())
            }
            Self::Achieved { seat, goal } => {
                by("shifter-event-achieved", *seat).with("goal", goal.tell())
            }
            Self::Struck { disaster } => {
                Message::new("shifter-event-struck").with("disaster", disaster.tell())
            }
            Self::Discarded { seat, missions } => by("shifter-event-discarded", *seat)
                .with("count", missions.len())
                .with("missions", list(missions)),
            Self::Burned { missions } => Message::new("shifter-event-burned")
                .with("count", missions.len())
                .with("missions", list(missions)),
            Self::Drew {
                seat,
                count,
                missions: None,
            } => by("shifter-event-drew", *seat).with("count", *count),
            Self::Drew {
                seat,
                count,
                missions: Some(missions),
            } => by("shifter-event-drew-these", *seat)
                .with("count", *count)
                .with("missions", list(missions)),
            Self::TurnBegan { seat } => by("shifter-event-turn", *seat),
            Self::Won { title, left } => verdict_won(*title, *left),
            Self::Lost { needed, left } => Message::new("shifter-event-lost")
                .with("needed", *needed)
                .with("left", *left),
            Self::Revealed { card } => {
                Message::new("shifter-event-revealed").with("card", card.tell())
            }
            Self::PutBack { card, fewest } => Message::new("shifter-event-put-back")
                .with("card", card.tell())
                .with("fewest", *fewest),
            Self::BidNamed { seat, actions } => {
                by("shifter-event-bid", *seat).with("actions", *actions)
            }
            Self::WasContent { seat } => by("shifter-event-content", *seat),
            Self::AttemptBegan { seat, actions } => {
                by("shifter-event-attempt", *seat).with("actions", *actions)
            }
            Self::Scored {
                seat,
                actions,
                score,
            } => by("shifter-event-scored", *seat)
                .with("actions", *actions)
                .with("score", *score),
            Self::Missed { seat, score } => by("shifter-event-missed", *seat).with("score", *score),
            Self::Restored => Message::new("shifter-event-restored"),
            Self::ReachedTarget { seat, score } => verdict_target(*seat, *score),
            Self::RanOut => verdict_ran_out(),
        }
    }
}

impl Tell for Reason {
    fn tell(&self) -> Message {
        let message = Message::new(format!("shifter-reason-{}", kit::Reason::code(self)));
        match self {
            Self::NotNow
            | Self::SettlementBegan
            | Self::ShortFlipForbidden
            | Self::MissionFirst
            | Self::NoGoalMet => message,
            Self::NoActionLeft { limit }
            | Self::NoShiftLeft { limit }
            | Self::NoFlipLeft { limit } => message.with("limit", *limit),
            Self::NotInHand { mission } => message.with("mission", mission.tell()),
            Self::NotMet {
                mission,
                color,
                zones,
            } => {
                let number = |&value: &u8| Message::new("shifter-number").with("value", value);
                message
                    .with("needs", set()[*mission].needs.tell())
                    .with("color", color.to_string())
                    .with("zones", zones.iter().map(number).collect::<Vec<_>>())
            }
            Self::BidOutOfRange { most } => message.with("most", *most),
            Self::BidNotLower { last } => message.with("last", *last),
        }
    }
}

/// What a requirement asks for, such as "two green zones of 4".
impl Tell for Requirement {
    fn tell(&self) -> Message {
        let (first, rest) = self.zones.split_first().expect("a requirement has zones");
        let color = self.color.to_string();
        if rest.is_empty() {
            Message::new("shifter-needs-one")
                .with("color", color)
                .with("value", *first)
        } else if rest.iter().all(|zone| zone == first) {
            Message::new("shifter-needs-alike")
                .with("color", color)
                .with("count", self.zones.len())
                .with("value", *first)
        } else {
            let number = |&value: &u8| Message::new("shifter-number").with("value", value);
            Message::new("shifter-needs-several")
                .with("color", color)
                .with("values", self.zones.iter().map(number).collect::<Vec<_>>())
        }
    }
}

/// What a requirement asks for, as the text of a card.
pub(crate) fn needs(requirement: &Requirement) -> Message {
    Message::new("shifter-card-needs").with("needs", requirement.tell())
}

impl Tell for MissionId {
    fn tell(&self) -> Message {
        let needs = &set()[*self].needs;
        Message::new("shifter-mission")
            .with("color", needs.color.to_string())
            .with("zones", zones(needs))
    }
}

impl Tell for GoalId {
    fn tell(&self) -> Message {
        let goal = &set()[*self];
        Message::new("shifter-goal")
            .with("color", goal.needs.color.to_string())
            .with("number", goal.number)
            .with("zones", zones(&goal.needs))
    }
}

impl Tell for Card {
    fn tell(&self) -> Message {
        match self {
            Self::Mission(mission) => mission.tell(),
            Self::Goal(goal) => goal.tell(),
        }
    }
}

/// What a disaster does.
impl Tell for DisasterId {
    fn tell(&self) -> Message {
        match set()[*self].restriction {
            Restriction::MaxActions(most) => {
                Message::new("shifter-disaster-max-actions").with("most", most)
            }
            Restriction::MaxShifts(most) => {
                Message::new("shifter-disaster-max-shifts").with("most", most)
            }
            Restriction::MaxFlips(most) => {
                Message::new("shifter-disaster-max-flips").with("most", most)
            }
            Restriction::NoShortFlips => Message::new("shifter-disaster-no-short-flips"),
            Restriction::BurnOnSuccess(cards) => {
                Message::new("shifter-disaster-burn").with("cards", cards)
            }
        }
    }
}

/// What winners may call themselves.
impl Tell for Title {
    fn tell(&self) -> Message {
        Message::new(match self {
            Self::Wanderer => "shifter-title-wanderer",
            Self::Coloniser => "shifter-title-coloniser",
            Self::Terraformer => "shifter-title-terraformer",
            Self::Emperor => "shifter-title-emperor",
            Self::Legend => "shifter-title-legend",
            Self::Creator => "shifter-title-creator",
        })
    }
}

/// The name of a disaster card, which tells its colour.
pub(crate) fn disaster_name(severity: Severity) -> Message {
    Message::new(match severity {
        Severity::Yellow => "shifter-disaster-yellow",
        Severity::Red => "shifter-disaster-red",
    })
}

/// All goals are achieved.
pub(crate) fn verdict_won(title: Title, left: usize) -> Message {
    Message::new("shifter-verdict-won")
        .with("title", title.tell())
        .with("left", left)
}

/// The library had too few cards.
pub(crate) fn verdict_lost(open: usize) -> Message {
    Message::new("shifter-verdict-lost").with("open", open)
}

/// A seat has reached the score that wins.
pub(crate) fn verdict_target(seat: Seat, score: i32) -> Message {
    by("shifter-verdict-target", seat).with("score", score)
}

/// The challenges have run out.
pub(crate) fn verdict_ran_out() -> Message {
    Message::new("shifter-verdict-ran-out")
}

/// A face of a tile: its half and its quarters.
pub(crate) fn face(name: &'static str, half: Color, quarters: (Color, Color)) -> Message {
    Message::new("shifter-face")
        .with("face", name)
        .with("half", half.to_string())
        .with("first", quarters.0.to_string())
        .with("second", quarters.1.to_string())
}

fn by(id: &'static str, seat: Seat) -> Message {
    Message::new(id).with("seat", seat)
}

fn list(missions: &[MissionId]) -> Vec<Message> {
    missions.iter().map(Tell::tell).collect()
}

/// The zones of a requirement in short, as `8+5`.
fn zones(needs: &Requirement) -> String {
    let zones: Vec<_> = needs.zones.iter().map(ToString::to_string).collect();
    zones.join("+")
}

fn act_message(family: &'static str, act: Act) -> Message {
    let message = |kind| Message::new(format!("{family}-{kind}"));
    match act {
        Act::Rotate(cell) => message("rotate").with("cell", cell.to_string()),
        Act::Flip(cell, side) => message("flip")
            .with("cell", cell.to_string())
            .with("side", side.to_string()),
        Act::Shift(Line::Row(row), step) => message("shift-row").with("row", row + 1).with(
            "way",
            match step {
                Step::Back => "left",
                Step::Forward => "right",
            },
        ),
        Act::Shift(Line::Column(column), step) => {
            message("shift-column").with("column", column + 1).with(
                "way",
                match step {
                    Step::Back => "up",
                    Step::Forward => "down",
                },
            )
        }
    }
}
