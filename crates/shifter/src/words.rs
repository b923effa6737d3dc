//! The words of decisions, the same in records, scenarios and the terminal.

use std::fmt;
use std::str::FromStr;

use crate::api::Decision;

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act(act) => act.fmt(f),
            Self::Settle => f.write_str("settle"),
            Self::Declare(mission) => write!(f, "declare {mission}"),
            Self::Goals => f.write_str("goals"),
            Self::Done => f.write_str("done"),
            Self::Discard(mission) => write!(f, "discard {mission}"),
            Self::Bid(actions) => write!(f, "bid {actions}"),
            Self::Content => f.write_str("content"),
            Self::TimeUp => f.write_str("time-up"),
        }
    }
}

impl FromStr for Decision {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (verb, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
        let rest = rest.trim();
        Ok(match (verb, rest) {
            ("settle", "") => Self::Settle,
            ("goals", "") => Self::Goals,
            ("done", "") => Self::Done,
            ("content", "") => Self::Content,
            ("time-up", "") => Self::TimeUp,
            ("declare", mission) => Self::Declare(mission.parse()?),
            ("discard", mission) => Self::Discard(mission.parse()?),
            ("bid", actions) => Self::Bid(
                actions
                    .parse()
                    .map_err(|_| format!("`{actions}` is no number of actions to bid"))?,
            ),
            ("rotate" | "flip" | "shift", _) => Self::Act(text.parse()?),
            _ => {
                return Err(format!(
                    "`{text}` is no decision: an action such as `rotate r1c2`, or settle, declare, \
                     goals, done, discard, bid, content or time-up"
                ));
            }
        })
    }
}

kit::in_words! { Decision }

#[cfg(test)]
mod tests {
    use super::*;
    use crate::planet::Act;
    use crate::set::MissionId;

    #[test]
    fn every_decision_is_written_and_read_back() {
        let acts = Act::all().map(Decision::Act);
        let missions =
            MissionId::all().flat_map(|card| [Decision::Declare(card), Decision::Discard(card)]);
        let bids = (0..=u8::MAX).map(Decision::Bid);
        let words = [
            Decision::Settle,
            Decision::Goals,
            Decision::Done,
            Decision::Content,
            Decision::TimeUp,
        ];
        for decision in acts.chain(missions).chain(bids).chain(words) {
            assert_eq!(decision.to_string().parse(), Ok(decision));
        }
    }

    #[test]
    fn what_is_no_decision_is_refused_with_what_was_expected() {
        for (text, part) in [
            ("", "is no decision"),
            ("settle now", "is no decision"),
            ("declare goal-white-9", "expected a mission"),
            ("discard", "expected a mission"),
            ("bid -1", "number of actions"),
            ("bid 256", "number of actions"),
            ("rotate r5c1", "r1c1 to r4c4"),
            ("shift row 1 up", "is no action"),
        ] {
            let error = text.parse::<Decision>().expect_err(text);
            assert!(error.contains(part), "{text}: {error}");
        }
    }
}
