//! Positions of Mars, fact by fact. `docs/scenarios-mars.md` lists the facts with examples.

use std::fmt::Display;
use std::str::FromStr;

use kit::scenario::{Scripted, Value, items};
use kit::{Chance, Game as _, Log, Seat, SeatSet, Setup, SetupError};

use crate::board::{SpaceId, SpaceSet};
use crate::cards::CardSet;
use crate::data::{
    AwardId, Bonus, CardId, CorporationId, MilestoneId, Parameter, Resource, Tag, Tile, catalogue,
};
use crate::player::Player;
use crate::state::{Mars, Phase};

impl Scripted for Mars {
    const RULES: &'static [&'static str] = &[
        include_str!("../../../data/mars/rules.txt"),
        include_str!("../../../data/mars/automa-rules.txt"),
    ];

    fn blank(setup: &Setup, chance: Chance) -> Result<Self, SetupError> {
        let mut game = Self::empty(setup, chance)?;
        game.phase = Phase::Actions;
        game.deck = game.variant.cards().iter().collect();
        Ok(game)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        match seated(key) {
            Some((seat, fact)) => self.set_player(self.seat(seat)?, fact, value),
            None => self.set_table(key, value),
        }
    }

    /// Long lists of tiles and cards may stand on several lines.
    fn adds(key: &str) -> bool {
        let fact = seated(key).map_or(key, |(_, fact)| fact);
        let lists = [
            "tiles", "hand", "played", "events", "dealt", "picked", "discard",
        ];
        lists.contains(&fact)
    }

    fn ready(&mut self) -> Result<(), String> {
        self.players.iter_mut().for_each(Player::recount);
        match self.phase {
            Phase::Actions => self.begin_turn_at_last(),
            Phase::Greeneries => self.offer_greenery(&mut Log::silent()),
            Phase::Over => {}
            _ if self.waiting.is_empty() => self.waiting = self.people(),
            _ => {}
        }
        let fault = "a production is below its floor, or a parameter off its track";
        self.is_consistent()
            .then_some(())
            .ok_or_else(|| fault.to_owned())
    }

    fn get(&self, key: &str) -> Result<Value, String> {
        match seated(key) {
            Some((seat, fact)) => self.get_player(self.seat(seat)?, fact),
            None => self.get_table(key),
        }
    }

    fn knows(&self, key: &str, word: &str) -> Result<(), String> {
        let (seat, fact) = match seated(key) {
            Some((seat, fact)) => (Some(seat), fact),
            None => (None, key),
        };
        let sits = |word: &str| self.seat(word.parse()?).map(drop);
        let amount = |word: &str| match word.split_once(' ') {
            Some((resource, count)) => {
                resource.parse::<Resource>()?;
                number::<i32>(count).map(drop)
            }
            None => Err(format!(
                "expected an amount such as `steel 2`, found `{word}`"
            )),
        };
        match (seat, fact) {
            (None, "action deck") if word.parse::<Bonus>().is_ok() => Ok(()),
            (Some(_), "hand" | "played" | "events" | "dealt" | "picked")
            | (None, "deck" | "discard" | "used" | "pile" | "action deck") => {
                word.parse::<CardId>().map(drop)
            }
            (Some(_), "corporation" | "offered") => word.parse::<CorporationId>().map(drop),
            (Some(_), "raised" | "corporation used" | "first action") | (None, "first turn") => {
                yes_or_no(word).map(drop)
            }
            (Some(_), "stock" | "production") => amount(word),
            (Some(_), "tags") => word.parse::<Tag>().map(drop),
            (None, "turn" | "first" | "passed" | "waiting" | "winners") => sits(word),
            (None, "phase") => read_phase(word).map(drop),
            (None, "tiles") => self.read_tile(word).map(drop),
            (None, "claims") => self.seat(pair::<SpaceId, Seat>(word)?.1).map(drop),
            (None, "milestones") => self.seat(pair::<MilestoneId, Seat>(word)?.1).map(drop),
            (None, "awards") => self.seat(pair::<AwardId, Seat>(word)?.1).map(drop),
            (None, "bonus deck" | "bonus discard" | "destroyed") => word.parse::<Bonus>().map(drop),
            _ if fact.starts_with("tags ") => word.parse::<Tag>().map(drop),
            _ if fact.starts_with("tile ") => {
                let (tile, owner) = word.split_once(' ').unwrap_or((word, ""));
                tile.parse::<Tile>()?;
                items(owner).try_for_each(sits)
            }
            _ => Ok(()),
        }
    }
}

impl Mars {
    fn seat(&self, seat: Seat) -> Result<Seat, String> {
        self.players
            .get(seat)
            .map(|_| seat)
            .ok_or_else(|| format!("nobody sits at {seat}"))
    }

    /// A given turn may be the first, and then begins with the corporation's first action.
    fn begin_turn_at_last(&mut self) {
        if self.taken == 0 {
            self.begin_turn(&mut Log::silent());
        }
    }

    // --- Facts of the table ---------------------------------------------------------------------

    fn set_table(&mut self, key: &str, value: &str) -> Result<(), String> {
        match key {
            "turn" => self.active = self.seat(value.parse()?)?,
            "first" => self.first = self.seat(value.parse()?)?,
            "generation" => self.generation = number(value)?,
            "phase" => self.phase = read_phase(value)?,
            "actions" => self.taken = number(value)?,
            "passed" => self.passed = self.read_seats(value)?,
            "waiting" => self.waiting = self.read_seats(value)?,
            "temperature" => self.temperature = on_track(Parameter::Temperature, value)?,
            "oxygen" => self.oxygen = on_track(Parameter::Oxygen, value)?,
            "oceans" => self.set_oceans(number(value)?)?,
            "tiles" => items(value).try_for_each(|item| self.set_tile(item))?,
            "opening" if value == "dealt" => self.lay_out(),
            "opening" => return Err(format!("expected `dealt`, found `{value}`")),
            "claims" => items(value).try_for_each(|item| {
                let (space, seat) = pair::<SpaceId, Seat>(item)?;
                self.board.claims[self.seat(seat)?.index()].insert(space);
                Ok::<(), String>(())
            })?,
            "deck" => self.set_deck(value)?,
            "deck size" => self.shorten_deck(number(value)?),
            "discard" => {
                let cards = self.take_cards(value)?;
                self.discard = self.discard.or(cards);
            }
            "used" => self.used = read_all::<CardId>(value)?.into_iter().collect(),
            "milestones" => {
                for item in items(value) {
                    let (milestone, seat) = pair(item)?;
                    self.claimed
                        .try_push((milestone, self.seat(seat)?))
                        .map_err(|_| TOO_MANY)?;
                }
            }
            "awards" => {
                for item in items(value) {
                    let (award, seat) = pair(item)?;
                    self.funded
                        .try_push((award, self.seat(seat)?))
                        .map_err(|_| TOO_MANY)?;
                }
            }
            _ => match key.split_once(' ') {
                Some(("tokens", card)) => self.set_tokens(card.parse()?, number(value)?)?,
                _ => match self.set_bot(key, value) {
                    Some(result) => result?,
                    None => return Err(unknown(key, TABLE_FACTS)),
                },
            },
        }
        Ok(())
    }

    fn get_table(&self, key: &str) -> Result<Value, String> {
        Ok(match key {
            "turn" => word(self.active),
            "first" => word(self.first),
            "generation" => count(self.generation),
            "phase" => word(phase_word(self.phase)),
            "actions" => count(self.taken),
            "passed" => set(self.passed.iter()),
            "waiting" => set(self.waiting.iter()),
            "temperature" => count(self.temperature),
            "oxygen" => count(self.oxygen),
            "oceans" => count(self.parameter(Parameter::Oceans)),
            "tiles" => set(self
                .board
                .occupied()
                .iter()
                .filter_map(|space| self.tile_words(space))),
            "claims" => set(self.seats().flat_map(|seat| {
                let spaces = self.board.claims[seat.index()].iter();
                spaces.map(move |space| format!("{space} {seat}"))
            })),
            "deck" => list(self.deck.cards().iter().rev()),
            "deck size" => Value::Number(self.deck.len() as i64),
            "discard" => set(self.discard.iter()),
            "used" => set(self.used.iter()),
            "milestones" => set(self
                .claimed
                .iter()
                .map(|(what, who)| format!("{what} {who}"))),
            "awards" => set(self
                .funded
                .iter()
                .map(|(what, who)| format!("{what} {who}"))),
            "winners" => set(self
                .outcome()
                .map(|outcome| outcome.winners)
                .unwrap_or_default()
                .iter()),
            _ => match key.split_once(' ') {
                Some(("tokens", card)) => count(self.tokens_on(card.parse()?)),
                Some(("tags", card)) => set(card.parse::<CardId>()?.card().tags.iter()),
                Some(("tile", space)) => {
                    let space: SpaceId = space.parse()?;
                    let words = self.tile_words(space);
                    let tile = words.and_then(|words| {
                        let mut parts = words.split(' ').filter(|part| *part != space.to_string());
                        Some(match (parts.next()?, parts.next()) {
                            (tile, Some(owner)) => format!("{tile} {owner}"),
                            (tile, None) => tile.to_owned(),
                        })
                    });
                    Value::Word(tile.unwrap_or_else(|| "none".to_owned()))
                }
                _ => {
                    return self.get_bot(key).ok_or_else(|| {
                        unknown(
                            key,
                            &format!("{TABLE_FACTS}, tile r3c4, tags CARD, winners"),
                        )
                    });
                }
            },
        })
    }

    /// Puts this many oceans on spaces kept for them, from the south, where they disturb least.
    fn set_oceans(&mut self, oceans: u8) -> Result<(), String> {
        let highest = Parameter::Oceans.highest() as u32;
        if u32::from(oceans) > highest {
            return Err(format!("there are {highest} oceans, not {oceans}"));
        }
        let kept = self
            .board
            .sites(self.grid(), Seat::new(0), crate::data::Site::OceanArea);
        let mut kept: Vec<_> = kept.iter().collect();
        while self.board.oceans.len() < oceans.into() {
            let space = kept.pop().ok_or("no space is left for oceans")?;
            self.board.put(Tile::Ocean, space, None);
        }
        Ok(())
    }

    /// `city r3c4 A`, `ocean r1c2`, `city r3c4` for a neutral one.
    fn read_tile(&self, item: &str) -> Result<(Tile, SpaceId, Option<Seat>), String> {
        let mut words = item.split_whitespace();
        let form = || format!("expected a tile such as `city r3c4 A`, found `{item}`");
        let tile: Tile = words.next().ok_or_else(form)?.parse()?;
        let space: SpaceId = words.next().ok_or_else(form)?.parse()?;
        let owner = words
            .next()
            .map(|seat| seat.parse().and_then(|seat| self.seat(seat)))
            .transpose()?;
        Ok((tile, space, owner))
    }

    fn set_tile(&mut self, item: &str) -> Result<(), String> {
        let (tile, space, owner) = self.read_tile(item)?;
        if self.board.occupied().contains(space) {
            return Err(format!("two tiles on {space}"));
        }
        self.board.put(tile, space, owner);
        Ok(())
    }

    fn tile_words(&self, space: SpaceId) -> Option<String> {
        let tile = self.board.tile(space)?;
        Some(match self.board.owner(space) {
            Some(owner) => format!("{tile} {space} {owner}"),
            None => format!("{tile} {space}"),
        })
    }

    fn set_deck(&mut self, value: &str) -> Result<(), String> {
        let cards = read_all::<CardId>(value)?;
        let distinct = self.take_cards(value)?;
        if distinct.len() < cards.len() {
            return Err("a card is in the deck only once".to_owned());
        }
        cards.iter().rev().for_each(|card| self.deck.push(*card));
        Ok(())
    }

    /// Leaves this many cards in the deck, from the top; the others are discarded.
    fn shorten_deck(&mut self, size: usize) {
        let cards = self.deck.cards();
        let (rest, top) = cards.split_at(cards.len().saturating_sub(size));
        self.discard = self.discard.or(rest.iter().copied().collect());
        self.deck = top.iter().copied().collect();
    }

    fn set_tokens(&mut self, card: CardId, tokens: u8) -> Result<(), String> {
        let slot = catalogue()
            .slot(card)
            .ok_or_else(|| format!("{card} holds no tokens"))?;
        self.tokens.0[slot] = tokens;
        Ok(())
    }

    /// Takes cards out of wherever they are.
    pub(crate) fn take_cards(&mut self, value: &str) -> Result<CardSet, String> {
        let cards: CardSet = read_all::<CardId>(value)?.into_iter().collect();
        let foreign = cards.without(self.variant.cards());
        if let Some(card) = foreign.iter().next() {
            return Err(format!("{card} is not a card of this variant"));
        }
        let left = self
            .deck
            .cards()
            .iter()
            .filter(|card| !cards.contains(**card));
        self.deck = left.copied().collect();
        self.discard = self.discard.without(cards);
        if let Some(bot) = &mut self.automa {
            bot.lose_cards(&cards);
        }
        for player in self.players.iter_mut() {
            for place in [
                &mut player.hand,
                &mut player.dealt,
                &mut player.picked,
                &mut player.played,
                &mut player.events,
            ] {
                *place = place.without(cards);
            }
        }
        Ok(cards)
    }

    fn read_seats(&self, value: &str) -> Result<SeatSet, String> {
        items(value).map(|item| self.seat(item.parse()?)).collect()
    }

    // --- Facts of a player ----------------------------------------------------------------------

    fn set_player(&mut self, seat: Seat, fact: &str, value: &str) -> Result<(), String> {
        if let Some(resource) = fact.strip_suffix(" production") {
            self.players[seat].production[resource.parse::<Resource>()?] = number(value)?;
            return Ok(());
        }
        if let Ok(resource) = fact.parse::<Resource>() {
            self.players[seat].stock[resource] = number(value)?;
            return Ok(());
        }
        let place: fn(&mut Player) -> &mut CardSet = match fact {
            "hand" => |player| &mut player.hand,
            "played" => |player| &mut player.played,
            "events" => |player| &mut player.events,
            "dealt" => |player| &mut player.dealt,
            "picked" => |player| &mut player.picked,
            _ => {
                let player = &mut self.players[seat];
                match fact {
                    "corporation" => player.corporation = Some(value.parse()?),
                    "offered" => {
                        let mut offered = read_all(value)?.into_iter();
                        player.offered = [offered.next(), offered.next()];
                    }
                    "rating" => player.rating = number(value)?,
                    "raised" => player.raised = yes_or_no(value)?,
                    "corporation used" => player.corporation_used = yes_or_no(value)?,
                    "first action" => player.first_action = yes_or_no(value)?,
                    "next discount" => player.next_discount = number(value)?,
                    "next shift" => player.next_shift = number(value)?,
                    _ => return Err(unknown(fact, PLAYER_FACTS)),
                }
                return Ok(());
            }
        };
        let cards = self.take_cards(value)?;
        let wrong = match fact {
            "played" => cards.iter().find(|card| card.card().is_event()),
            "events" => cards.iter().find(|card| !card.card().is_event()),
            _ => None,
        };
        if let Some(card) = wrong {
            return Err(format!("events and only events lie face down: {card}"));
        }
        let place = place(&mut self.players[seat]);
        *place = place.or(cards);
        Ok(())
    }

    fn get_player(&self, seat: Seat, fact: &str) -> Result<Value, String> {
        let player = &self.players[seat];
        if let Some(resource) = fact.strip_suffix(" production") {
            return Ok(count(player.production[resource.parse::<Resource>()?]));
        }
        if let Some(tag) = fact.strip_suffix(" tags") {
            return Ok(count(player.tags[tag.parse::<Tag>()?]));
        }
        if let Ok(resource) = fact.parse::<Resource>() {
            return Ok(count(player.stock[resource]));
        }
        let score = self.scores()[seat];
        let own = |spaces: SpaceSet| count(self.board.owned(seat).and(spaces).len() as u32);
        Ok(match fact {
            "hand" => set(player.hand.iter()),
            "hand size" => Value::Number(player.hand.len() as i64),
            "played" => set(player.played.iter()),
            "events" => set(player.events.iter()),
            "dealt" => set(player.dealt.iter()),
            "picked" => set(player.picked.iter()),
            "corporation" => player.corporation.map_or(word("none"), word),
            "offered" => set(player.offered.iter().flatten()),
            "rating" => count(player.rating),
            "raised" => word(flag(player.raised)),
            "corporation used" => word(flag(player.corporation_used)),
            "first action" => word(flag(player.first_action)),
            "next discount" => count(player.next_discount),
            "next shift" => count(player.next_shift),
            "stock" => set(player
                .stock
                .iter()
                .filter(|(_, count)| *count != 0)
                .map(|(resource, count)| format!("{resource} {count}"))),
            "production" => set(player
                .production
                .iter()
                .filter(|(_, count)| *count != 0)
                .map(|(resource, count)| format!("{resource} {count}"))),
            "tags" => set(Tag::ALL
                .iter()
                .flat_map(|tag| std::iter::repeat_n(tag, player.tags[*tag].into()))),
            "cities" => own(self.board.cities),
            "greeneries" => own(self.board.greeneries),
            "score" => count(score.total()),
            "greenery points" => count(score.greeneries),
            "city points" => count(score.cities),
            "card points" => count(score.cards),
            "milestone points" => count(score.milestones),
            "award points" => count(score.awards),
            _ => match fact.split_once(' ') {
                Some(("price", card)) => count(self.price(seat, card.parse()?)),
                Some(("points", card)) => count(self.card_points(seat, card.parse()?)),
                _ => return Err(unknown(fact, &format!("{PLAYER_FACTS}, {SEEN_FACTS}"))),
            },
        })
    }
}

const TOO_MANY: &str = "at most three milestones and three awards are taken";
const TABLE_FACTS: &str = "turn, first, generation, phase, actions, passed, waiting, temperature, oxygen, oceans, \
     opening, tiles, claims, deck, deck size, discard, used, milestones, awards, tokens CARD";
const PLAYER_FACTS: &str = "a resource, a resource and `production`, hand, played, events, dealt, picked, \
     corporation, offered, rating, raised, corporation used, first action, next discount, next shift";
const SEEN_FACTS: &str = "hand size, stock, production, tags, a tag and `tags`, cities, greeneries, score, greenery points, city points, \
     card points, milestone points, award points, price CARD, points CARD";

const PHASES: [(&str, Phase); 8] = [
    ("opening-draft", Phase::OpeningDraft),
    ("corporations", Phase::Corporations),
    ("opening-hand", Phase::OpeningHand),
    ("draft", Phase::Draft),
    ("research", Phase::Research),
    ("actions", Phase::Actions),
    ("greeneries", Phase::Greeneries),
    ("over", Phase::Over),
];

fn read_phase(value: &str) -> Result<Phase, String> {
    let found = PHASES.iter().find(|(word, _)| *word == value);
    found.map(|(_, phase)| *phase).ok_or_else(|| {
        let words: Vec<_> = PHASES.iter().map(|(word, _)| *word).collect();
        format!("expected a phase ({}), found `{value}`", words.join(", "))
    })
}

fn phase_word(phase: Phase) -> &'static str {
    PHASES
        .iter()
        .find(|(_, other)| *other == phase)
        .expect("every phase has a word")
        .0
}

/// `A plants` is a fact of seat A.
fn seated(key: &str) -> Option<(Seat, &str)> {
    let (seat, fact) = key.split_once(' ')?;
    Some((seat.parse().ok()?, fact.trim()))
}

fn unknown(key: &str, known: &str) -> String {
    format!("no fact `{key}`; there are: {known}")
}

fn number<T: FromStr>(value: &str) -> Result<T, String> {
    value
        .parse()
        .map_err(|_| format!("expected a number that fits, found `{value}`"))
}

fn on_track(parameter: Parameter, value: &str) -> Result<i8, String> {
    let number: i8 = number(value)?;
    let steps = (number - parameter.lowest()) % parameter.step() == 0;
    let on_track = (parameter.lowest()..=parameter.highest()).contains(&number) && steps;
    on_track
        .then_some(number)
        .ok_or_else(|| format!("{parameter} never stands at {value}"))
}

fn yes_or_no(value: &str) -> Result<bool, String> {
    match value {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(format!("expected yes or no, found `{value}`")),
    }
}

const fn flag(value: bool) -> &'static str {
    if value { "yes" } else { "no" }
}

fn pair<A, B>(item: &str) -> Result<(A, B), String>
where
    A: FromStr<Err = String>,
    B: FromStr<Err = String>,
{
    let (first, second) = item
        .split_once(' ')
        .ok_or_else(|| format!("expected two words, found `{item}`"))?;
    Ok((first.parse()?, second.trim().parse()?))
}

fn read_all<T: FromStr<Err = String>>(value: &str) -> Result<Vec<T>, String> {
    items(value).map(str::parse).collect()
}

fn count(number: impl Into<i64>) -> Value {
    Value::Number(number.into())
}

fn word(word: impl Display) -> Value {
    Value::Word(word.to_string())
}

fn list(items: impl Iterator<Item = impl Display>) -> Value {
    Value::List(items.map(|item| item.to_string()).collect())
}

fn set(items: impl Iterator<Item = impl Display>) -> Value {
    Value::Set(items.map(|item| item.to_string()).collect())
}
