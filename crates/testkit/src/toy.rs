//! A toy game that proves generic code and the conformance suite itself: players take one to
//! three stones in turn, and each holds a secret number that can be swapped once. Who takes the
//! last stone wins, but the secret counts as points.
//!
//! `Toy<SOUND>` keeps every promise of the contract; the other flaws each break one, or are the next
//! version of the rules.

use std::fmt;
use std::str::FromStr;

use kit::scenario::{Scripted, Value};
use kit::{
    BySeat, Catalogued, Chance, Entry, Game, Log, Message, OptionSpec, Outcome, Rng, Seat, SeatSet,
    Seed, Setup, SetupError, Tell, Values, Viewer,
};
use rand::RngExt as _;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

/// No flaw.
pub const SOUND: u8 = 0;
/// With five stones left nobody can do anything.
pub const DEAD_END: u8 = 1;
/// Four stones are offered but refused.
pub const LISTS_ILLEGAL: u8 = 2;
/// The view tells the sum of all secrets.
pub const LEAKS_VIEW: u8 = 3;
/// The event of a swap tells everybody the new secret.
pub const LEAKS_EVENT: u8 = 4;
/// A swap can be taken back, though its seat has learned a new secret by it.
pub const FORGETS_REVEAL: u8 = 5;
/// A game may be longer than it says.
pub const ENDLESS: u8 = 6;
/// The state saves less than it is.
pub const FORGETS_STATE: u8 = 7;
/// Four stones and more, or none, are never offered, but accepted.
pub const ACCEPTS_UNLISTED: u8 = 8;
/// Spectators are told the new secret of a swap.
pub const LEAKS_TO_SPECTATORS: u8 = 9;
/// The number of stones taken is used before it is checked.
pub const TRUSTS_NUMBERS: u8 = 10;
/// The first answer is picked more often than the others.
pub const PICKS_UNEVENLY: u8 = 11;
/// The secrets that a seat imagines follow from the real ones.
pub const PEEKS: u8 = 12;
/// The next version of the rules, by which everything plays as before.
pub const NEXT_SAME: u8 = 20;
/// The next version of the rules, by which at most two stones can be taken.
pub const NEXT_STRICT: u8 = 21;
/// The next version of the rules, by which other secrets are drawn.
pub const NEXT_SECRETS: u8 = 22;
/// As [`NEXT_STRICT`], and no stored state can be read.
pub const NEXT_STATE: u8 = 23;

/// A game of stones in progress.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Toy<const FLAW: u8> {
    stones: u8,
    turn: Seat,
    secrets: BySeat<u8>,
    swapped: SeatSet,
    #[serde(
        skip_serializing_if = "skip::<FLAW>",
        deserialize_with = "read::<FLAW, _>",
        default
    )]
    taken: u8,
    chance: Chance,
}

fn skip<const FLAW: u8>(_: &u8) -> bool {
    FLAW == FORGETS_STATE
}

fn read<'de, const FLAW: u8, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    if FLAW == NEXT_STATE {
        return Err(D::Error::custom("it is counted otherwise now"));
    }
    u8::deserialize(from)
}

/// The one question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct YourTurn;

/// Take stones, or swap the secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Take this many.
    Take(u8),
    /// Draw another secret.
    Swap,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Happened {
    /// A seat took stones.
    Took(Seat, u8),
    /// A seat swapped its secret; only it learns for which. The game's flaw may tell others.
    Swapped(Seat, Option<u8>, u8),
}

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum WhyNot {
    /// One to three stones, and no more than there are.
    BadCount,
    /// Only one swap each.
    SwappedAlready,
}

/// What one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ToyView {
    stones: u8,
    turn: Seat,
    swapped: SeatSet,
    secret: Option<u8>,
    leak: u8,
}

impl<const FLAW: u8> Game for Toy<FLAW> {
    const NAME: &'static str = "toy";
    const RULES_VERSION: u32 = if FLAW < NEXT_SAME { 1 } else { 2 };
    const PLAYERS: (usize, usize) = (2, 5);
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec {
        name: "stones",
        values: Values::Number(1, 50),
        default: "15",
        only: None,
    }];

    type Prompt = YourTurn;
    type Decision = Choice;
    type Event = Happened;
    type View = ToyView;
    type Reason = WhyNot;

    fn data_version() -> String {
        "toy".to_owned()
    }

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        let mut chance = Chance::new(seed);
        let stones =
            u8::try_from(setup.number::<Self>("stones")).expect("the option is at most 50");
        let secrets = BySeat::new(setup.players, |_| draw(&mut chance));
        Ok(Self {
            stones,
            turn: Seat::new(0),
            secrets,
            swapped: SeatSet::NONE,
            taken: 0,
            chance,
        })
    }

    fn players(&self) -> usize {
        self.secrets.len()
    }

    fn asked(&self) -> SeatSet {
        if self.stones == 0 {
            SeatSet::NONE
        } else {
            SeatSet::only(self.turn)
        }
    }

    fn offer(_: &Self::Prompt, decision: &Choice) -> Option<Message> {
        match decision {
            Choice::Take(count) => Some(Message::new("toy-offer").with("count", *count)),
            Choice::Swap => None,
        }
    }

    fn prompt(&self, seat: Seat) -> Option<YourTurn> {
        self.asked().contains(seat).then_some(YourTurn)
    }

    fn list(&self, seat: Seat, decisions: &mut Vec<Choice>) {
        if !self.asked().contains(seat) || (FLAW == DEAD_END && self.stones == 5) {
            return;
        }
        let most = match FLAW {
            LISTS_ILLEGAL => 4,
            NEXT_STRICT | NEXT_STATE => 2,
            _ => 3,
        };
        decisions.extend((1..=most.min(self.stones)).map(Choice::Take));
        if !self.swapped.contains(seat) {
            decisions.push(Choice::Swap);
        }
    }

    fn pick(&self, seat: Seat, rng: &mut Rng) -> Option<Choice> {
        let mut legal = self.legal(seat);
        let last = legal.len().checked_sub(1)?;
        let odds = if FLAW == PICKS_UNEVENLY { 2 } else { 1 };
        let choice = kit::below(last + odds, rng).saturating_sub(odds - 1);
        Some(legal.swap_remove(choice))
    }

    fn judge(&self, seat: Seat, decision: &Choice) -> Result<(), WhyNot> {
        match decision {
            Choice::Take(count) if FLAW == TRUSTS_NUMBERS && self.stones - count > 50 => Ok(()),
            Choice::Take(count) if FLAW == ACCEPTS_UNLISTED && *count <= self.stones => Ok(()),
            Choice::Take(3) if FLAW == NEXT_STRICT || FLAW == NEXT_STATE => Err(WhyNot::BadCount),
            Choice::Take(count) if (1..=3.min(self.stones)).contains(count) => Ok(()),
            Choice::Take(_) => Err(WhyNot::BadCount),
            Choice::Swap if self.swapped.contains(seat) => Err(WhyNot::SwappedAlready),
            Choice::Swap => Ok(()),
        }
    }

    fn apply_unchecked(&mut self, seat: Seat, decision: &Choice, log: &mut Log<Happened>) {
        match *decision {
            Choice::Take(count) => {
                self.stones -= count;
                self.taken += count;
                log.note(|| Happened::Took(seat, count));
                if self.stones > 0 {
                    self.turn = seat.next(self.players());
                } else {
                    // The score opens all secrets.
                    log.reveal_to_all(self.players());
                }
            }
            Choice::Swap => {
                let mut secret = draw(&mut self.chance);
                if FLAW == NEXT_SECRETS {
                    secret += 10;
                }
                self.secrets[seat] = secret;
                self.swapped.insert(seat);
                if FLAW != FORGETS_REVEAL {
                    log.reveal(seat);
                }
                log.note(|| Happened::Swapped(seat, Some(secret), FLAW));
            }
        }
    }

    fn blocked(&self, seat: Seat) -> Vec<(Choice, WhyNot)> {
        let blocked = self.asked().contains(seat) && self.swapped.contains(seat);
        if blocked {
            vec![(Choice::Swap, WhyNot::SwappedAlready)]
        } else {
            Vec::new()
        }
    }

    fn view(&self, viewer: Viewer) -> ToyView {
        ToyView {
            stones: self.stones,
            turn: self.turn,
            swapped: self.swapped,
            secret: match viewer {
                Viewer::Seat(seat) => Some(self.secrets[seat]),
                Viewer::Spectator | Viewer::Archive => None,
            },
            leak: if FLAW == LEAKS_VIEW {
                self.secrets.iter().sum()
            } else {
                0
            },
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.stones == 0).then(|| Outcome {
            scores: BySeat::new(self.players(), |seat| {
                i32::from(self.secrets[seat]) + if seat == self.turn { 10 } else { 0 }
            }),
            winners: SeatSet::only(self.turn),
            verdict: Message::new("toy-won").with("seat", self.turn),
        })
    }

    fn determinize(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut twin = self.clone();
        for other in Seat::all(self.players()).filter(|other| *other != seat) {
            let drawn = rng.random_range(0..10);
            twin.secrets[other] = match FLAW {
                PEEKS => (drawn + self.secrets[other]) % 10,
                _ => drawn,
            };
        }
        twin.chance.reseed(rng);
        twin
    }

    fn bound(&self) -> usize {
        if FLAW == ENDLESS { 3 } else { 60 }
    }
}

impl<const FLAW: u8> Scripted for Toy<FLAW> {
    const RULES: &'static [&'static str] = &["T1  One to three stones are taken in turn\n"];

    fn blank(setup: &Setup, chance: Chance) -> Result<Self, SetupError> {
        let mut toy = Self::new(setup, Seed::from_number(0))?;
        toy.chance = chance;
        Ok(toy)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        match key {
            "stones" => {
                self.stones = value
                    .parse()
                    .map_err(|_| format!("expected a number, found `{value}`"))?
            }
            "turn" => self.turn = value.parse()?,
            _ => return Err(format!("expected stones or turn, found `{key}`")),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Result<Value, String> {
        match key {
            "stones" => Ok(Value::Number(self.stones.into())),
            "turn" => Ok(Value::Word(self.turn.to_string())),
            _ => match key.strip_suffix(" secret") {
                Some(seat) => match self.secrets.get(seat.parse()?) {
                    Some(secret) => Ok(Value::Number((*secret).into())),
                    None => Err(format!("nobody sits at {seat}")),
                },
                None => Err(format!(
                    "expected stones, turn or SEAT secret, found `{key}`"
                )),
            },
        }
    }

    fn knows(&self, key: &str, word: &str) -> Result<(), String> {
        match key {
            "turn" => word.parse::<Seat>().map(drop),
            _ => Ok(()),
        }
    }
}

impl<const FLAW: u8> Catalogued for Toy<FLAW> {
    fn catalogue() -> Vec<Entry> {
        Vec::new()
    }
}

fn draw(chance: &mut Chance) -> u8 {
    u8::try_from(chance.below(10)).expect("it is below 10")
}

impl kit::Prompt for YourTurn {
    fn code(&self) -> &'static str {
        "turn"
    }
}

impl Tell for YourTurn {
    fn tell(&self) -> Message {
        Message::new("toy-turn")
    }
}

impl kit::Decision for Choice {}

impl Tell for Choice {
    fn tell(&self) -> Message {
        match self {
            Self::Take(count) => Message::new("toy-take").with("count", *count),
            Self::Swap => Message::new("toy-swap"),
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(count) => write!(f, "take {count}"),
            Self::Swap => f.write_str("swap"),
        }
    }
}

impl FromStr for Choice {
    type Err = String;

    fn from_str(words: &str) -> Result<Self, String> {
        match words.split_once(' ') {
            Some(("take", count)) => count
                .parse()
                .map(Self::Take)
                .map_err(|_| format!("expected a number, found `{count}`")),
            None if words == "swap" => Ok(Self::Swap),
            _ => Err(format!("expected take N or swap, found `{words}`")),
        }
    }
}

impl kit::Event for Happened {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            Self::Swapped(_, _, LEAKS_EVENT) => self.clone(),
            Self::Swapped(_, _, LEAKS_TO_SPECTATORS) if viewer == Viewer::Spectator => self.clone(),
            Self::Swapped(seat, _, flaw) if !viewer.is(seat) => Self::Swapped(seat, None, flaw),
            ref event => event.clone(),
        })
    }
}

impl Tell for Happened {
    fn tell(&self) -> Message {
        match *self {
            Self::Took(seat, count) => Message::new("toy-took")
                .with("seat", seat)
                .with("count", count),
            Self::Swapped(seat, ..) => Message::new("toy-swapped").with("seat", seat),
        }
    }
}

impl kit::Reason for WhyNot {
    fn code(&self) -> &'static str {
        match self {
            Self::BadCount => "bad-count",
            Self::SwappedAlready => "swapped-already",
        }
    }
}

impl Tell for WhyNot {
    fn tell(&self) -> Message {
        Message::new("toy-why-not")
    }
}
