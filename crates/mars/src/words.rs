//! Decisions in words: the same in records, scenarios and the terminal.

use std::fmt;
use std::str::FromStr;

use kit::{Phrase, Seat};

use crate::api::{Decision, Payment, Pick, Target};
use crate::data::{Key, Resource, catalogue};

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.money)?;
        for (resource, count) in self.in_kind() {
            if count > 0 {
                write!(f, " {resource} {count}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Payment {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |word: &str| {
            word.parse::<u16>()
                .map_err(|_| format!("expected a payment such as 15 steel 3, found `{text}`"))
        };
        let mut words = text.split_whitespace();
        let mut payment = Self {
            money: number(words.next().unwrap_or_default())?,
            ..Self::default()
        };
        while let Some(word) = words.next() {
            let count = number(words.next().unwrap_or_default())?;
            match word.parse()? {
                Resource::Steel => payment.steel = count,
                Resource::Titanium => payment.titanium = count,
                Resource::Heat => payment.heat = count,
                resource => {
                    return Err(format!(
                        "nothing is ever paid with {resource} after the money"
                    ));
                }
            }
        }
        Ok(payment)
    }
}

impl Payment {
    /// What is used besides money.
    pub const fn in_kind(&self) -> [(Resource, u16); 3] {
        [
            (Resource::Steel, self.steel),
            (Resource::Titanium, self.titanium),
            (Resource::Heat, self.heat),
        ]
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "{seat}"),
            Self::Rival => f.write_str("rival"),
            Self::Card(card) => write!(f, "{card}"),
        }
    }
}

impl FromStr for Target {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "rival" {
            return Ok(Self::Rival);
        }
        let seat = text
            .parse()
            .ok()
            .filter(|seat| *seat != Seat::TABLE)
            .map(Self::Seat);
        seat.or_else(|| text.parse().ok().map(Self::Card))
            .ok_or_else(|| format!("expected a seat, `rival` or a card, found `{text}`"))
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => write!(f, "{card}"),
            Self::Corporation(corporation) => write!(f, "{corporation}"),
            Self::Resource(resource) => write!(f, "{resource}"),
        }
    }
}

impl FromStr for Pick {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match catalogue().find(text) {
            Some(Key::Card(card)) => Ok(Self::Card(card)),
            Some(Key::Corporation(corporation)) => Ok(Self::Corporation(corporation)),
            None => text.parse().map(Self::Resource).map_err(|_| {
                format!("expected a card, a corporation or a resource, found `{text}`")
            }),
        }
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "play {card}"),
            Self::Use(pick) => write!(f, "use {pick}"),
            Self::Project(project) => write!(f, "project {project}"),
            Self::Convert(resource) => write!(f, "convert {resource}"),
            Self::Claim(milestone) => write!(f, "claim {milestone}"),
            Self::Fund(award) => write!(f, "fund {award}"),
            Self::Pass => f.write_str("pass"),
            Self::Stop => f.write_str("stop"),
            Self::Pay(payment) => write!(f, "pay {payment}"),
            Self::Place(space) => write!(f, "place {space}"),
            Self::Choose(pick) => write!(f, "choose {pick}"),
            Self::Option(number) => write!(f, "option {number}"),
            Self::First(number) => write!(f, "first {number}"),
            Self::Reduce(target) => write!(f, "reduce {target}"),
            Self::Remove(count, target) => write!(f, "remove {count} from {target}"),
            Self::Amount(count) => write!(f, "amount {count}"),
            Self::Buy(card) => write!(f, "buy {card}"),
            Self::Keep(card) => write!(f, "keep {card}"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Sell(card) => write!(f, "sell {card}"),
            Self::Accept => f.write_str("accept"),
            Self::Decline => f.write_str("decline"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Decision {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let phrase = Phrase::new(text);
        let Phrase { text, verb, rest } = phrase;
        Ok(match verb {
            "play" => Self::Play(rest.parse()?),
            "use" => Self::Use(rest.parse()?),
            "project" => Self::Project(rest.parse()?),
            "convert" => Self::Convert(rest.parse()?),
            "claim" => Self::Claim(rest.parse()?),
            "fund" => Self::Fund(rest.parse()?),
            "pay" => Self::Pay(rest.parse()?),
            "place" => Self::Place(rest.parse()?),
            "choose" => Self::Choose(rest.parse()?),
            "option" => Self::Option(phrase.number(rest)?),
            "first" => Self::First(phrase.number(rest)?),
            "reduce" => Self::Reduce(rest.parse()?),
            "remove" => {
                let (count, target) = rest
                    .split_once(" from ")
                    .ok_or_else(|| format!("expected `remove 3 from B`, found `{text}`"))?;
                Self::Remove(phrase.number(count)?, target.trim().parse()?)
            }
            "amount" => Self::Amount(phrase.number(rest)?),
            "buy" => Self::Buy(rest.parse()?),
            "keep" => Self::Keep(rest.parse()?),
            "discard" => Self::Discard(rest.parse()?),
            "sell" => Self::Sell(rest.parse()?),
            "pass" => phrase.alone(Self::Pass)?,
            "stop" => phrase.alone(Self::Stop)?,
            "accept" => phrase.alone(Self::Accept)?,
            "decline" => phrase.alone(Self::Decline)?,
            "done" => phrase.alone(Self::Done)?,
            _ => {
                return Err(format!(
                    "expected a decision such as `play comet` or `pass`, found `{text}`"
                ));
            }
        })
    }
}

impl kit::Decision for Decision {}
