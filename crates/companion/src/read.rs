//! Reading entries: in the words of every language, and as bare answers to what was asked.

use std::str::FromStr;

use kit::Seat;
use kit::scenario::items;
use l10n::Language;
use mars::data::{AwardId, CardId, Kind, MapId, MilestoneId, Resource, Tag, Tile, Track};
use mars::{Drawn, Fact, Goal, Need, Shown, SpaceId};

use crate::entry::{ACTIVE, COST, EVENT, NONE, POINTS};
use crate::words::{Command, VERBS, Vocabulary};
use crate::{Entry, Misfit};

const PLAYER: Seat = Seat::new(0);
const BOT: Seat = Seat::new(1);
/// More than anybody has of anything.
const MOST: i16 = 999;

const RESOURCES: [&str; 6] = ["money", "steel", "titanium", "plants", "energy", "heat"];
const TRACKS: [&str; 7] = [
    "building", "space", "event", "science", "power", "earth", "plant",
];
const SHOWN: [&str; 15] = [
    "building", "space", "power", "science", "jupiter", "earth", "plant", "microbe", "animal",
    "city", EVENT, ACTIVE, POINTS, COST, NONE,
];

/// Reads entries in one language before the others.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    words: Vocabulary,
}

impl Reader {
    /// A reader for whoever speaks this language.
    pub const fn new(language: Language) -> Self {
        Self {
            words: Vocabulary::new(language),
        }
    }

    /// The command that a line begins with, and the rest of it.
    pub fn command<'a>(&self, line: &'a str) -> Option<(Command, &'a str)> {
        let (verb, rest) = first_word(line);
        self.words.command(verb).map(|command| (command, rest))
    }

    /// Reads an entry for a board with these goals; what was asked can be answered without a word
    /// before it, and a card alone is MarsBot's turn.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn read(
        &self,
        text: &str,
        goals: &[Goal],
        need: Option<&Need>,
    ) -> Result<Entry, Misfit> {
        let text = text.trim().replace('−', "-");
        let (verb, rest) = first_word(&text);
        match self.words.exactly(verb, &VERBS) {
            // Some cards begin with a word of entries: Protected Habitats.
            Some(verb) => {
                self.entry(verb, rest, goals)
                    .or_else(|misfit| match self.words.card(&text) {
                        Ok(_) => self.answer(&text, goals, need),
                        Err(_) => Err(misfit),
                    })
            }
            None => self.answer(&text, goals, need),
        }
    }

    fn entry(&self, verb: &str, rest: &str, goals: &[Goal]) -> Result<Entry, Misfit> {
        let fact = |fact: Fact| Ok(Entry::Facts(vec![fact]));
        let number = |example: &'static str| read_number::<i16>(rest, example);
        match verb {
            "turn" if rest.is_empty() => Ok(Entry::Turn(None)),
            "turn" => Ok(Entry::Turn(Some(self.card(rest)?))),
            "draw" => Ok(Entry::Draw(self.card(rest)?)),
            "end" => Ok(Entry::End),
            "generation" if rest.is_empty() => Ok(Entry::Generation),
            "generation" => fact(Fact::Generation(small(number(
                "companion-form-generation",
            )?)?)),
            "claim" => Ok(Entry::Take(self.goal(rest, goals, true)?)),
            "fund" => Ok(Entry::Take(self.goal(rest, goals, false)?)),
            "remove" => Ok(Entry::Remove(small(number("companion-form-remove")?)?)),
            "reduce" => {
                let (resource, steps) = rest.rsplit_once(' ').unwrap_or((rest, "1"));
                let (resource, steps) = match steps.parse::<i16>() {
                    Ok(steps) => (resource, steps),
                    Err(_) => (rest, 1),
                };
                Ok(Entry::Reduce(self.resource(resource)?, small(steps)?))
            }
            "standing" => self.standings(rest, goals),
            "temperature" => fact(Fact::Temperature(clamped(number(
                "companion-form-temperature",
            )?))),
            "oxygen" => fact(Fact::Oxygen(clamped(number("companion-form-oxygen")?))),
            "tiles" => {
                let tiles = items(rest).map(|item| self.tile(item));
                facts(tiles.collect::<Result<_, _>>()?, "companion-form-tiles")
            }
            "claims" => {
                let claims = items(rest).map(|item| {
                    let (space, seat) = first_word(item);
                    Ok(Fact::Claim(self.space(space)?, self.seat(seat)?))
                });
                facts(
                    claims.collect::<Result<_, Misfit>>()?,
                    "companion-form-claims",
                )
            }
            "pile" => {
                let cards = items(rest).map(|item| Ok(Fact::Pile(self.project(item)?)));
                facts(cards.collect::<Result<_, Misfit>>()?, "companion-form-pile")
            }
            "protected" => fact(Fact::Protected(self.yes(rest)?)),
            "tokens" => match rest.rsplit_once(':') {
                Some((card, count)) => {
                    let count = small(read_number(count.trim(), "companion-form-tokens")?)?;
                    fact(Fact::Tokens(self.project(card.trim())?, count))
                }
                None => fact(Fact::HasTokens(self.yes(rest)?)),
            },
            "track" | "marks" => {
                let form = || Misfit::Form("companion-form-track");
                let (track, count) = rest.rsplit_once(':').ok_or_else(form)?;
                let count = small(read_number(count.trim(), "companion-form-track")?)?;
                let track = self.words.find(track, &TRACKS, "companion-kind-track")?;
                let track = parsed::<Track>(track)?;
                fact(match verb {
                    "track" => Fact::Track(track, count),
                    _ => Fact::Marks(track, count),
                })
            }
            _ => self.of_seat(if verb == "a" { PLAYER } else { BOT }, rest),
        }
    }

    /// What nobody began with a word of entries: an answer, a resource of the player, or a card.
    fn answer(&self, text: &str, goals: &[Goal], need: Option<&Need>) -> Result<Entry, Misfit> {
        let numbers: Result<Vec<i16>, _> = text
            .split([' ', ','])
            .filter(|word| !word.is_empty())
            .map(str::parse)
            .collect();
        let numbers = numbers.ok().filter(|numbers| !numbers.is_empty());
        let is_fact = text.contains(':');
        match (need, numbers) {
            (Some(Need::Standings(asked)), Some(numbers)) if numbers.len() == asked.len() => {
                let standings = asked.iter().zip(numbers);
                let standings =
                    standings.map(|(goal, value)| Ok(Fact::Standing(*goal, in_range(value)?)));
                Ok(Entry::Facts(standings.collect::<Result<_, Misfit>>()?))
            }
            (Some(Need::Standings(_)), _) if is_fact => self.standings(text, goals),
            (Some(Need::Plants), Some(numbers)) if numbers.len() == 1 => {
                let count = small(numbers[0])?;
                let fact = Fact::Stock(PLAYER, Resource::Plants, u8::into(count));
                Ok(Entry::Facts(vec![fact]))
            }
            (Some(Need::Protection), _) => Ok(Entry::Facts(vec![Fact::Protected(self.yes(text)?)])),
            (Some(Need::Tokens), _) => Ok(Entry::Facts(vec![Fact::HasTokens(self.yes(text)?)])),
            (Some(Need::Project | Need::Bonus | Need::Cost | Need::Tags), _) if !is_fact => {
                Ok(Entry::Draw(self.card(text)?))
            }
            (Some(need), _) => Err(Misfit::Awaited(need.clone())),
            (None, _) if is_fact => {
                let of_player = self.of_seat(PLAYER, text);
                of_player.map_err(|_| Misfit::NoEntry(text.to_owned()))
            }
            (None, _) => self
                .card(text)
                .map(|card| Entry::Turn(Some(card)))
                .map_err(|misfit| match misfit {
                    Misfit::Unknown { word, .. } => Misfit::NoEntry(word),
                    other => other,
                }),
        }
    }

    /// `rating: 25`, `heat: 3`, `steel production: 2`.
    fn of_seat(&self, seat: Seat, text: &str) -> Result<Entry, Misfit> {
        let example = match seat {
            PLAYER => "companion-form-player",
            _ => "companion-form-bot",
        };
        let form = || Misfit::Form(example);
        let (key, value) = text.rsplit_once(':').ok_or_else(form)?;
        let value: i16 = in_range(read_number(value.trim(), example)?)?;
        let count = || u16::try_from(value).map_err(|_| form());
        let words: Vec<_> = key.split_whitespace().collect();
        let is = |word: &&str, key: &'static str| self.words.exactly(word, &[key]).is_some();
        if let [word] = words.as_slice()
            && is(word, "rating")
        {
            return Ok(Entry::Facts(vec![Fact::Rating(seat, count()?)]));
        }
        let resource: Vec<_> = words
            .iter()
            .copied()
            .filter(|word| !is(word, "production"))
            .collect();
        let produces = resource.len() < words.len();
        let resource = self.resource(&resource.join(" "))?;
        let fact = match (seat, produces) {
            (PLAYER, true) => Fact::Production(resource, value),
            (_, false) if seat == PLAYER || resource == Resource::Money => {
                Fact::Stock(seat, resource, count()?)
            }
            _ => return Err(form()),
        };
        Ok(Entry::Facts(vec![fact]))
    }

    fn standings(&self, text: &str, goals: &[Goal]) -> Result<Entry, Misfit> {
        const EXAMPLE: &str = "companion-form-standing";
        let form = || Misfit::Form(EXAMPLE);
        let standings = items(text).map(|item| {
            let (name, value) = item.rsplit_once(':').ok_or_else(form)?;
            let goal = self.any_goal(name.trim(), goals, |_| true)?;
            let value = in_range(read_number(value.trim(), EXAMPLE)?)?;
            Ok(Fact::Standing(goal, value))
        });
        facts(standings.collect::<Result<_, Misfit>>()?, EXAMPLE)
    }

    /// A card by name, or by what it shows: `tags space, event, cost 12`, `cost 12`, `none`.
    fn card(&self, text: &str) -> Result<Drawn, Misfit> {
        let (first, rest) = first_word(text);
        match self.words.exactly(first, &["tags", COST, NONE]) {
            Some("tags") => self.shown(rest, true),
            Some(COST) => self.shown(text, false),
            Some(NONE) if rest.is_empty() => Ok(Drawn::Nothing),
            _ => self.words.card(text),
        }
    }

    fn project(&self, name: &str) -> Result<CardId, Misfit> {
        match self.words.card(name)? {
            Drawn::Project(card) => Ok(card),
            _ => Err(Misfit::Unknown {
                kind: "companion-kind-card",
                word: name.to_owned(),
            }),
        }
    }

    fn shown(&self, text: &str, has_tags: bool) -> Result<Drawn, Misfit> {
        const EXAMPLE: &str = "companion-form-shown";
        let form = || Misfit::Form(EXAMPLE);
        let mut shown = Shown {
            tags: has_tags.then(Vec::new),
            kind: Kind::Automated,
            has_points: false,
            cost: None,
        };
        let mut words = text.split([' ', ',']).filter(|word| !word.is_empty());
        while let Some(word) = words.next() {
            let key = self.words.find(word, &SHOWN, "companion-kind-tag")?;
            match key {
                NONE => {}
                POINTS => shown.has_points = true,
                COST => {
                    let cost = words.next().ok_or_else(form)?;
                    shown.cost = Some(small(read_number(cost, EXAMPLE)?)?);
                }
                EVENT | ACTIVE if shown.kind != Kind::Automated => return Err(form()),
                ACTIVE => shown.kind = Kind::Active,
                EVENT => {
                    shown.kind = Kind::Event;
                    shown.tags.get_or_insert_default().push(None);
                }
                tag => {
                    let tag = parsed::<Tag>(tag)?;
                    shown.tags.get_or_insert_default().push(Some(tag));
                }
            }
        }
        Ok(Drawn::Shown(shown))
    }

    /// `city r3c4 A`, `ocean r1c2`, `greenery r1c2 A mangrove`.
    fn tile(&self, item: &str) -> Result<Fact, Misfit> {
        let form = || Misfit::Form("companion-form-tiles");
        let words: Vec<_> = item.split_whitespace().collect();
        let at = words.iter().position(|word| self.space(word).is_ok());
        let at = match (at, words.get(1)) {
            (Some(at), _) if at > 0 => at,
            (None, Some(word)) => {
                return Err(Misfit::Unknown {
                    kind: "companion-kind-space",
                    word: (*word).to_owned(),
                });
            }
            _ => return Err(form()),
        };
        let tile = self.tile_kind(&words[..at].join(" "))?;
        let space = self.space(words[at])?;
        let mut rest = &words[at + 1..];
        let owner = rest.first().and_then(|word| self.seat(word).ok());
        if owner.is_some() {
            rest = &rest[1..];
        }
        let by = match rest {
            [] => None,
            name => Some(self.project(&name.join(" "))?),
        };
        Ok(Fact::Tile {
            tile,
            space,
            owner: owner.filter(|_| tile != Tile::Ocean),
            by,
        })
    }

    fn tile_kind(&self, name: &str) -> Result<Tile, Misfit> {
        let common = ["ocean", "greenery", "city", "neural-instance"];
        if let Some(key) = self.words.exactly(name, &common) {
            return parsed(key);
        }
        let unknown = || Misfit::Unknown {
            kind: "companion-kind-tile",
            word: name.to_owned(),
        };
        // Special tiles are called as the card that has them.
        match self.words.card(name) {
            Ok(Drawn::Project(card)) => card.to_string().parse().map_err(|_| unknown()),
            Err(misfit @ Misfit::Ambiguous { .. }) => Err(misfit),
            _ => Err(unknown()),
        }
    }

    fn space(&self, word: &str) -> Result<SpaceId, Misfit> {
        let moon = self.words.exactly(word, &["phobos", "ganymede"]);
        let word = moon.map_or_else(|| word.to_lowercase(), str::to_owned);
        word.parse().map_err(|_| Misfit::Unknown {
            kind: "companion-kind-space",
            word,
        })
    }

    fn seat(&self, word: &str) -> Result<Seat, Misfit> {
        match self.words.exactly(word, &["a", "b"]) {
            Some("a") => Ok(PLAYER),
            Some(_) => Ok(BOT),
            None => Err(Misfit::Unknown {
                kind: "companion-kind-seat",
                word: word.to_owned(),
            }),
        }
    }

    fn yes(&self, word: &str) -> Result<bool, Misfit> {
        let answer = self
            .words
            .find(word, &["yes", "no"], "companion-kind-answer")?;
        Ok(answer == "yes")
    }

    fn resource(&self, word: &str) -> Result<Resource, Misfit> {
        parsed(
            self.words
                .find(word, &RESOURCES, "companion-kind-resource")?,
        )
    }

    fn goal(&self, name: &str, goals: &[Goal], milestone: bool) -> Result<Goal, Misfit> {
        self.any_goal(name, goals, |goal| {
            matches!(goal, Goal::Milestone(_)) == milestone
        })
    }

    /// A goal of the board first; then of any, so that the table can say that it is another's.
    fn any_goal(
        &self,
        name: &str,
        own: &[Goal],
        fits: impl Fn(&Goal) -> bool,
    ) -> Result<Goal, Misfit> {
        let own: Vec<_> = own.iter().copied().filter(&fits).collect();
        match self.words.goal(name, &own) {
            Err(misfit @ Misfit::Unknown { .. }) => {
                let everywhere: Vec<_> = all_goals().filter(&fits).collect();
                self.words.goal(name, &everywhere).map_err(|_| misfit)
            }
            found => found,
        }
    }
}

fn all_goals() -> impl Iterator<Item = Goal> {
    let maps = mars::data::catalogue().maps().iter();
    let maps = maps.filter_map(|map| MapId::find(&map.id));
    maps.flat_map(|map| {
        let milestones = map.milestones().map(|id: MilestoneId| Goal::Milestone(id));
        milestones.chain(map.awards().map(|id: AwardId| Goal::Award(id)))
    })
}

/// The first word, without a colon after it, and the rest.
fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    let end = text.find([' ', ':']).unwrap_or(text.len());
    let (word, rest) = text.split_at(end);
    let rest = rest.trim_start();
    (word, rest.strip_prefix(':').unwrap_or(rest).trim())
}

fn facts(facts: Vec<Fact>, example: &'static str) -> Result<Entry, Misfit> {
    match facts.is_empty() {
        true => Err(Misfit::Form(example)),
        false => Ok(Entry::Facts(facts)),
    }
}

fn read_number<T: FromStr>(word: &str, example: &'static str) -> Result<T, Misfit> {
    let number = word.trim().trim_end_matches(['%', '°']);
    number.parse().map_err(|_| Misfit::Form(example))
}

/// A word of a closed list, which was found in it.
fn parsed<T: FromStr>(word: &str) -> Result<T, Misfit> {
    word.parse().map_err(|_| Misfit::NoEntry(word.to_owned()))
}

fn in_range(value: i16) -> Result<i16, Misfit> {
    match (-MOST..=MOST).contains(&value) {
        true => Ok(value),
        false => Err(mars::Refusal::OutOfRange(-MOST, MOST).into()),
    }
}

/// A number that the table judges further.
fn small(value: i16) -> Result<u8, Misfit> {
    u8::try_from(value).map_err(|_| mars::Refusal::OutOfRange(0, u8::MAX.into()).into())
}

/// A parameter: what is out of the reach of the type is off its scale as well.
fn clamped(value: i16) -> i8 {
    i8::try_from(value).unwrap_or(i8::MAX)
}
