//! Positions written down fact by fact, for scenarios. `docs/scenarios.md` describes the form.

use std::str::FromStr;

use kit::scenario::{Scripted, Value, items};
use kit::{Chance, Game as _, Log, Seat, Setup, SetupError};

use crate::board::SpaceId;
use crate::cards::CardSet;
use crate::data::{
    ByColor, CardId, Color, CorporationId, MilestoneId, Parameter, Product, Symbol, Tile, catalogue,
};
use crate::dice::Dice;
use crate::player::Player;
use crate::state::{Course, DICE_OF_A_COLOR, DiceGame, GoalStatus, Task, track};

const KEYS: &str = "awards, board tiles (oceans, greeneries, cities, specials), bonuses, deck, \
    discards, last turns, left milestones, milestones, oxygen, phase, pool, temperature, turn, \
    turns, winners, or SEAT followed by bonuses, cards, corporation, dice, discarded, hand, \
    milestones, played, points, production, score, used, vp or wilds";

impl Scripted for DiceGame {
    const RULES: &'static [&'static str] = &[include_str!("../../../data/dice/rules.txt")];

    /// The first seat begins an action or production turn; nobody owns anything, all cards are in
    /// the deck in their order.
    fn blank(setup: &Setup, chance: Chance) -> Result<Self, SetupError> {
        let mut game = Self::bare(setup, chance)?;
        let variant = game.variant;
        let projects = catalogue().dealt(|set| variant.has(set), false);
        game.deck = projects.iter().collect();
        game.turns = 1;
        game.restart("turn")?;
        Ok(game)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        if let Some((seat, fact)) = self.seated(key)? {
            return self.set_of(seat, fact, value);
        }
        match key {
            "phase" => self.restart(value).map_err(|error| error.to_string())?,
            "turn" => {
                self.turn = self.player(value)?;
                self.restart("turn").map_err(|error| error.to_string())?;
            }
            "turns" => self.turns = number(value)?,
            "last turns" => self.closing = Some(number(value)?),
            "temperature" => self.set_track(Parameter::Temperature, value)?,
            "oxygen" => self.set_track(Parameter::Oxygen, value)?,
            "oceans" => self.put_all(Tile::Ocean, value)?,
            "greeneries" => self.put_all(Tile::Greenery, value)?,
            "cities" => self.put_all(Tile::City, value)?,
            "specials" => {
                for item in items(value) {
                    let (card, space) = item
                        .split_once(' ')
                        .ok_or_else(|| format!("expected a card and a space, found `{item}`"))?;
                    self.put(Tile::Special, space, Some(card.parse()?))?;
                }
            }
            "awards" => self.awards = triple(value)?,
            "milestones" => {
                let ids: [MilestoneId; 3] = triple(value)?;
                for (goal, id) in self.milestones.iter_mut().zip(ids) {
                    goal.id = id;
                }
            }
            "left milestones" => self.mark_milestones(value, GoalStatus::Left)?,
            "deck" => {
                let top: Vec<CardId> = parse_all(value)?;
                for card in top.into_iter().rev() {
                    self.claim_card(card)?;
                    self.deck.push(card);
                }
            }
            "deck size" => {
                let size: usize = number(value)?;
                let cards = self.deck.cards();
                let (below, left) = cards.split_at(cards.len().saturating_sub(size));
                let below: CardSet = below.iter().copied().collect();
                self.discard = self.discard.or(below);
                self.deck = left.iter().copied().collect();
            }
            "discards" => {
                for card in parse_all(value)? {
                    self.claim_card(card)?;
                    self.discard.insert(card);
                }
            }
            "bonuses" => self.bonuses = parse_all::<CardId>(value)?.into_iter().collect(),
            _ => return Err(format!("expected {KEYS}; found `{key}`")),
        }
        Ok(())
    }

    fn ready(&mut self) -> Result<(), String> {
        self.pool = ByColor([DICE_OF_A_COLOR; Color::COUNT]);
        let awards: Dice = self.awards.iter().copied().collect();
        let owned = self
            .players
            .iter()
            .map(|player| player.dice)
            .chain([awards]);
        for dice in owned.collect::<Vec<_>>() {
            for (color, count) in dice.colors().iter() {
                self.pool[color] = self.pool[color]
                    .checked_sub(count)
                    .ok_or_else(|| format!("there are only {DICE_OF_A_COLOR} {color} dice"))?;
            }
        }
        self.players.iter_mut().for_each(Player::recount);
        self.run(&mut Log::silent());
        self.check_sound()
    }

    fn get(&self, key: &str) -> Result<Value, String> {
        if let Some((seat, fact)) = self.seated(key)? {
            return self.get_of(seat, fact);
        }
        let tiles = |tile: Tile| Value::Set(self.board.with(tile).iter().map(words).collect());
        Ok(match key {
            "turn" => Value::Word(self.turn.to_string()),
            "turns" => Value::Number(self.turns.into()),
            "last turns" => self.closing.map_or(Value::Word("none".to_owned()), |left| {
                Value::Number(left.into())
            }),
            "over" => Value::Word(if self.over { "yes" } else { "no" }.to_owned()),
            "temperature" => Value::Number(self.parameter(Parameter::Temperature).into()),
            "oxygen" => Value::Number(self.parameter(Parameter::Oxygen).into()),
            "oceans" => tiles(Tile::Ocean),
            "greeneries" => tiles(Tile::Greenery),
            "cities" => tiles(Tile::City),
            "specials" => Value::Set(
                self.board
                    .specials()
                    .map(|(card, space)| format!("{card} {space}"))
                    .collect(),
            ),
            "tiles" => Value::Number(self.board.occupied().len() as i64),
            "awards" => Value::List(self.awards.iter().map(words).collect()),
            "milestones" => {
                Value::List(self.milestones.iter().map(|goal| words(goal.id)).collect())
            }
            "left milestones" => self.milestones_with(GoalStatus::Left),
            "deck" => Value::List(self.deck.cards().iter().rev().map(words).collect()),
            "deck size" => Value::Number(self.deck.len() as i64),
            "discards" => Value::Set(self.discard.iter().map(words).collect()),
            "bonuses" => Value::Set(self.bonuses.iter().map(words).collect()),
            "bonus cards" => Value::Number(self.bonuses.len() as i64),
            "pool" => counted(self.pool.iter().map(|(color, count)| (words(color), count))),
            "winners" => {
                let winners = self.outcome().map(|outcome| outcome.winners);
                Value::Set(winners.unwrap_or_default().iter().map(words).collect())
            }
            "verdict" => {
                let verdict = self
                    .outcome()
                    .map(|outcome| outcome.verdict.id.into_owned());
                Value::Word(verdict.unwrap_or_else(|| "none".to_owned()))
            }
            _ => return Err(format!("expected {KEYS}; found `{key}`")),
        })
    }

    fn knows(&self, key: &str, word: &str) -> Result<(), String> {
        // As in `3 heat`: what is counted, without the number.
        let counted = match word.split_once(' ') {
            Some((count, what)) if count.parse::<u8>().is_ok() => what,
            _ => word,
        };
        let (seat, fact) = match self.seated(key)? {
            Some((seat, fact)) => (Some(seat), fact),
            None => (None, key),
        };
        match (seat, fact) {
            (Some(_), "hand" | "played" | "used" | "discarded")
            | (None, "deck" | "discards" | "bonuses") => word.parse::<CardId>().map(drop),
            (Some(_), "corporation" | "corporations") => word.parse::<CorporationId>().map(drop),
            (_, "milestones") | (None, "left milestones") => word.parse::<MilestoneId>().map(drop),
            (Some(_), "dice") => counted.parse::<Symbol>().map(drop),
            (Some(_), "production") => counted.parse::<Product>().map(drop),
            (None, "pool") => counted.parse::<Color>().map(drop),
            (None, "awards") => word.parse::<Symbol>().map(drop),
            (None, "turn" | "winners") => self.player(word).map(drop),
            (None, "oceans" | "greeneries" | "cities") => word.parse::<SpaceId>().map(drop),
            (None, "specials") => {
                let (card, space) = word.split_once(' ').unwrap_or((word, ""));
                card.parse::<CardId>()?;
                space.parse::<SpaceId>().map(drop)
            }
            (None, "over") if !["yes", "no"].contains(&word) => {
                Err(format!("expected yes or no, found `{word}`"))
            }
            _ => Ok(()),
        }
    }
}

impl DiceGame {
    /// Puts the active seat before a question, or the whole game at its opening or its start.
    fn restart(&mut self, phase: &str) -> Result<(), SetupError> {
        let seat = self.turn;
        self.course = Course::Open;
        self.tasks.clear();
        self.tasks.push(Task::NextTurn);
        match phase {
            "turn" => self.tasks.extend([Task::EndTurn(seat), Task::Turn(seat)]),
            "main" => {
                self.course = Course::Action;
                self.tasks
                    .extend([Task::EndTurn(seat), Task::After(seat), Task::Main(seat)]);
            }
            "bonus" => {
                self.looked.insert(seat);
                self.tasks.extend([Task::EndTurn(seat), Task::Bonus(seat)]);
            }
            "opening" => self.open_table(),
            "start" => self.lay_out(),
            _ => {
                return Err(SetupError::Value {
                    name: "phase".to_owned(),
                    expected: "turn, main, bonus, opening or start".to_owned(),
                    found: phase.to_owned(),
                });
            }
        }
        Ok(())
    }

    /// The seat at the beginning of a key such as `A dice`.
    fn seated<'a>(&self, key: &'a str) -> Result<Option<(Seat, &'a str)>, String> {
        match key.split_once(' ') {
            Some((seat, fact)) if seat.len() == 1 => Ok(Some((self.player(seat)?, fact))),
            _ => Ok(None),
        }
    }

    fn player(&self, text: &str) -> Result<Seat, String> {
        let seat: Seat = text.parse()?;
        match self.players.get(seat) {
            Some(_) => Ok(seat),
            None => Err(format!("nobody sits at {seat}")),
        }
    }

    fn set_of(&mut self, seat: Seat, fact: &str, value: &str) -> Result<(), String> {
        match fact {
            "dice" => self.players[seat].dice = dice(value)?,
            "wilds" => self.players[seat].wilds = number(value)?,
            "vp" => self.players[seat].points = number(value)?,
            "bonuses" => self.players[seat].bonuses = number(value)?,
            "corporation" => self.players[seat].corporation = Some(value.parse()?),
            "hand" => self.players[seat].hand = self.claim_cards(value)?,
            "played" => self.players[seat].played = self.claim_cards(value)?,
            "used" => self.players[seat].used = parse_all::<CardId>(value)?.into_iter().collect(),
            "milestones" => self.mark_milestones(value, GoalStatus::Reached(seat))?,
            "discarded" => {
                for card in parse_all(value)? {
                    self.claim_card(card)?;
                    self.discard.insert(card);
                    self.players[seat].known.insert(card);
                }
            }
            "corporations" => {
                let player = &mut self.players[seat];
                let [first, second] = parse_all(value)?
                    .try_into()
                    .map_err(|_| format!("expected two corporations, found `{value}`"))?;
                player.offered.clear();
                player.offered.extend([first, second]);
            }
            _ => return Err(format!("expected {KEYS}; found `{seat} {fact}`")),
        }
        Ok(())
    }

    fn get_of(&self, seat: Seat, fact: &str) -> Result<Value, String> {
        let player = &self.players[seat];
        let cards = |set: &CardSet| Value::Set(set.iter().map(words).collect());
        let number = |number: i32| Ok(Value::Number(number.into()));
        let score = self.score_of(seat);
        Ok(match fact {
            "dice" => counted(
                player
                    .dice
                    .iter()
                    .map(|(symbol, count)| (words(symbol), count)),
            ),
            "wilds" => Value::Number(player.wilds.into()),
            "vp" => Value::Number(player.points.into()),
            "bonuses" => Value::Number(player.bonuses.into()),
            "corporation" => Value::Word(player.corporation.map_or("none".to_owned(), words)),
            "hand" => cards(&player.hand),
            "cards" => Value::Number(player.hand.len() as i64),
            "played" => cards(&player.played),
            "used" => cards(&player.used),
            "discarded" => cards(&player.known),
            "corporations" => Value::Set(player.offered.iter().map(words).collect()),
            "milestones" => self.milestones_with(GoalStatus::Reached(seat)),
            "production" => {
                let products = player.modifiers.production;
                let list: Vec<_> = products
                    .iter()
                    .map(|(product, count)| (words(product), count))
                    .collect();
                counted(list.into_iter())
            }
            "points" => return number(score.total()),
            "award points" => return number(score.awards),
            "milestone points" => return number(score.milestones),
            "card points" => return number(score.cards),
            _ => return Err(format!("expected {KEYS}; found `{seat} {fact}`")),
        })
    }

    fn set_track(&mut self, parameter: Parameter, value: &str) -> Result<(), String> {
        let track = track(parameter).ok_or("it has no track")?;
        let at: i8 = number(value)?;
        let steps = (at - track.start) / track.step;
        if at < track.start || at > track.end || track.start + steps * track.step != at {
            return Err(format!("{parameter} never stands at {at}"));
        }
        self.steps[parameter.index()] = steps as u8;
        Ok(())
    }

    fn put_all(&mut self, tile: Tile, value: &str) -> Result<(), String> {
        items(value).try_for_each(|space| self.put(tile, space, None))
    }

    fn put(&mut self, tile: Tile, space: &str, card: Option<CardId>) -> Result<(), String> {
        let space: SpaceId = space.trim().parse()?;
        if self.board.occupied().contains(space) {
            return Err(format!("two tiles lie on {space}"));
        }
        if self.grid().ocean_area().contains(space) != (tile == Tile::Ocean) {
            return Err(format!("no {tile} goes on {space}"));
        }
        self.board.put(tile, space, card);
        Ok(())
    }

    fn mark_milestones(&mut self, value: &str, status: GoalStatus) -> Result<(), String> {
        for id in parse_all::<MilestoneId>(value)? {
            let goal = self.milestones.iter_mut().find(|goal| goal.id == id);
            goal.ok_or_else(|| format!("{id} is not on the board"))?
                .status = status;
        }
        Ok(())
    }

    fn milestones_with(&self, status: GoalStatus) -> Value {
        let goals = self.milestones.iter().filter(|goal| goal.status == status);
        Value::Set(goals.map(|goal| words(goal.id)).collect())
    }

    /// Takes a card from wherever the blank position has it.
    fn claim_card(&mut self, card: CardId) -> Result<(), String> {
        if !self.variant.has(card.card().set) {
            return Err(format!("{card} is not in this game"));
        }
        self.deck.remove(card);
        self.bonuses.remove(card);
        Ok(())
    }

    fn claim_cards(&mut self, value: &str) -> Result<CardSet, String> {
        let cards: Vec<CardId> = parse_all(value)?;
        cards.iter().try_for_each(|card| self.claim_card(*card))?;
        Ok(cards.into_iter().collect())
    }
}

fn words(value: impl Copy + ToString) -> String {
    value.to_string()
}

fn number<T: FromStr>(value: &str) -> Result<T, String> {
    value
        .trim()
        .parse()
        .map_err(|_| format!("expected a number, found `{value}`"))
}

fn parse_all<T: FromStr<Err = String>>(value: &str) -> Result<Vec<T>, String> {
    items(value).map(str::parse).collect()
}

fn triple<T: FromStr<Err = String>>(value: &str) -> Result<[T; 3], String> {
    parse_all(value)?
        .try_into()
        .map_err(|_| format!("expected three of them, found `{value}`"))
}

/// Dice such as `3 heat, steel`.
fn dice(value: &str) -> Result<Dice, String> {
    let mut dice = Dice::NONE;
    for item in items(value) {
        let (count, symbol) = match item.split_once(' ') {
            Some((count, symbol)) => (number(count)?, symbol),
            None => (1, item),
        };
        let symbol: Symbol = symbol.trim().parse()?;
        dice[symbol] = dice[symbol].saturating_add(count);
    }
    Ok(dice)
}

/// As [`dice`] reads them: `3 heat`, but `steel` where there is one.
fn counted(list: impl Iterator<Item = (String, u8)>) -> Value {
    let item = |(what, count): (String, u8)| match count {
        1 => what,
        _ => format!("{count} {what}"),
    };
    Value::Set(list.filter(|(_, count)| *count > 0).map(item).collect())
}
