//! Decisions in words: the same in records, scenarios and the terminal.

use std::fmt;
use std::str::FromStr;

use kit::Phrase;

use crate::api::{Decision, Means, Spared};
use crate::data::{CardId, StandardAction, SupportAction, Symbol};
use crate::payment::{action_cost, standard_cost};

impl fmt::Display for Means {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Die(symbol) => write!(f, "{symbol}"),
            Self::Wild => f.write_str("wild"),
        }
    }
}

impl FromStr for Means {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "wild" {
            Ok(Self::Wild)
        } else {
            text.parse().map(Self::Die)
        }
    }
}

impl Spared {
    /// No wild token stands in for a die that is there.
    pub const NONE: Self = Self(0);

    /// The marked symbols of a cost.
    pub fn symbols(self, cost: &[Symbol]) -> impl Iterator<Item = Symbol> {
        let marked = cost
            .iter()
            .enumerate()
            .filter(move |(place, _)| self.0 & 1 << place != 0);
        marked.map(|(_, symbol)| *symbol)
    }

    /// Marks symbols of a cost, of equal ones the first; nothing if one is not in it.
    pub fn mark(cost: &[Symbol], symbols: impl IntoIterator<Item = Symbol>) -> Option<Self> {
        let mut spared = Self::NONE;
        for symbol in symbols {
            let free = |place: &usize| spared.0 & 1 << place == 0 && cost[*place] == symbol;
            let place = (0..cost.len()).find(free)?;
            spared.0 |= 1 << place;
        }
        Some(spared)
    }

    /// Whether it marks only symbols of the cost, and of equal ones the first.
    pub(crate) fn is_canonical(self, cost: &[Symbol]) -> bool {
        Self::mark(cost, self.symbols(cost)) == Some(self)
    }

    fn write(self, f: &mut fmt::Formatter<'_>, cost: &[Symbol]) -> fmt::Result {
        let mut symbols = self.symbols(cost).peekable();
        if symbols.peek().is_some() {
            f.write_str(" sparing")?;
        }
        symbols.try_for_each(|symbol| write!(f, " {symbol}"))
    }

    fn read(text: &str, cost: &[Symbol]) -> Result<Self, String> {
        let symbols = text
            .split_whitespace()
            .map(str::parse)
            .collect::<Result<Vec<_>, _>>()?;
        Self::mark(cost, symbols).ok_or_else(|| format!("`{text}` is not in the cost"))
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choose(corporation) => write!(f, "choose {corporation}"),
            Self::Produce => f.write_str("produce"),
            Self::Roll(color) => write!(f, "roll {color}"),
            Self::Support(action) => write!(f, "{action}"),
            Self::Play(card, spared) => {
                write!(f, "play {card}")?;
                spared.write(f, &card.card().cost)
            }
            Self::Use(card, spared) => {
                write!(f, "use {card}")?;
                spared.write(f, action_cost(*card))
            }
            Self::Standard(action, spared) => {
                write!(f, "standard {action}")?;
                spared.write(f, standard_cost(*action))
            }
            Self::End => f.write_str("end"),
            Self::Keep(symbol) => write!(f, "keep {symbol}"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Pay(means) => write!(f, "pay {means}"),
            Self::Pick(symbol) => write!(f, "pick {symbol}"),
            Self::Set(from, to) => write!(f, "set {from} {to}"),
            Self::Place(space) => write!(f, "place {space}"),
            Self::Amount(count) => write!(f, "amount {count}"),
            Self::Option(number) => write!(f, "option {number}"),
            Self::First(number) => write!(f, "first {number}"),
            Self::Lose(symbol) => write!(f, "lose {symbol}"),
            Self::Give(symbol) => write!(f, "give {symbol}"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Decision {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let phrase = Phrase::new(text);
        let Phrase { text, verb, rest } = phrase;
        let (what, spared) = rest.split_once(" sparing ").unwrap_or((rest, ""));
        Ok(match verb {
            "choose" => Self::Choose(rest.parse()?),
            "play" => {
                let card: CardId = what.parse()?;
                Self::Play(card, Spared::read(spared, &card.card().cost)?)
            }
            "use" => {
                let card: CardId = what.parse()?;
                Self::Use(card, Spared::read(spared, action_cost(card))?)
            }
            "standard" => {
                let action: StandardAction = what.parse()?;
                Self::Standard(action, Spared::read(spared, standard_cost(action))?)
            }
            "keep" => Self::Keep(rest.parse()?),
            "discard" => Self::Discard(rest.parse()?),
            "pay" => Self::Pay(rest.parse()?),
            "pick" => Self::Pick(rest.parse()?),
            "set" => {
                let (from, to) = rest
                    .split_once(' ')
                    .ok_or_else(|| format!("expected `set steel city`, found `{text}`"))?;
                Self::Set(from.parse()?, to.trim().parse()?)
            }
            "place" => Self::Place(rest.parse()?),
            "amount" => Self::Amount(phrase.number(rest)?),
            "option" => Self::Option(phrase.number(rest)?),
            "first" => Self::First(phrase.number(rest)?),
            "lose" => Self::Lose(rest.parse()?),
            "give" => Self::Give(rest.parse()?),
            "take" => Self::Take(rest.parse()?),
            "roll" => Self::Roll(rest.parse()?),
            "produce" => phrase.alone(Self::Produce)?,
            "turn" => phrase.alone(Self::Support(SupportAction::Turn))?,
            "draw" => phrase.alone(Self::Support(SupportAction::Draw))?,
            "end" => phrase.alone(Self::End)?,
            "done" => phrase.alone(Self::Done)?,
            _ => {
                return Err(format!(
                    "expected a decision such as `play comet` or `roll red`, found `{text}`"
                ));
            }
        })
    }
}
