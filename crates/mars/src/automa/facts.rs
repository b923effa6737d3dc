//! Positions of MarsBot, fact by fact, for scenarios.

use kit::scenario::{Value, items};

use super::{ActionCard, Automa, BonusSet, MAX_ACTIONS, Marker};
use crate::cards::CardSet;
use crate::data::{Bonus, CardId, TRACK_END, Track};
use crate::state::Mars;

/// The facts that only a game with MarsBot has.
pub(crate) const FACTS: &str =
    "track TRACK, marks TRACK, action deck, bonus deck, bonus discard, destroyed, pile, first turn";

impl Automa {
    /// Takes cards out of its deck and pile.
    pub(crate) fn lose_cards(&mut self, cards: &CardSet) {
        self.action_deck.retain(|card| match card {
            ActionCard::Project(card) => !cards.contains(*card),
            ActionCard::Bonus(_) => true,
        });
        self.pile = self.pile.without(*cards);
    }

    pub(super) fn lose_bonus(&mut self, bonus: Bonus) {
        self.bonus_deck.retain(|other| *other != bonus);
        self.action_deck
            .retain(|card| *card != ActionCard::Bonus(bonus));
        self.bonus_discard.remove(bonus);
        self.destroyed.remove(bonus);
    }

    fn read_bonuses(&mut self, value: &str) -> Result<Vec<Bonus>, String> {
        let bonuses: Vec<Bonus> = items(value).map(str::parse).collect::<Result<_, _>>()?;
        bonuses.iter().for_each(|bonus| self.lose_bonus(*bonus));
        Ok(bonuses)
    }
}

impl Mars {
    /// Sets a fact of MarsBot; `None` if there is no such fact.
    pub(crate) fn set_bot(&mut self, key: &str, value: &str) -> Option<Result<(), String>> {
        let known = key.starts_with("track ")
            || key.starts_with("marks ")
            || FACTS.split(", ").any(|fact| fact == key);
        (self.automa.is_some() && known).then(|| self.set_bot_fact(key, value))
    }

    fn set_bot_fact(&mut self, key: &str, value: &str) -> Result<(), String> {
        match key {
            "action deck" => self.set_action_deck(value)?,
            "pile" if value == "rest" => {
                let deck = std::mem::take(&mut self.deck);
                let rest: CardSet = deck.cards().iter().copied().collect();
                let rest = rest.or(std::mem::take(&mut self.discard));
                let bot = self.bot_mut();
                bot.pile = bot.pile.or(rest);
            }
            "pile" => {
                let cards = self.take_cards(value)?;
                let bot = self.bot_mut();
                bot.pile = bot.pile.or(cards);
            }
            "bonus deck" => {
                let bot = self.bot_mut();
                let bonuses = bot.read_bonuses(value)?;
                bot.bonus_deck.extend(bonuses.into_iter().rev());
            }
            "bonus discard" => {
                let bot = self.bot_mut();
                let bonuses = bot.read_bonuses(value)?;
                bonuses
                    .into_iter()
                    .for_each(|bonus| bot.bonus_discard.insert(bonus));
            }
            "destroyed" => {
                let bot = self.bot_mut();
                let bonuses = bot.read_bonuses(value)?;
                bonuses
                    .into_iter()
                    .for_each(|bonus| bot.destroyed.insert(bonus));
            }
            "first turn" => self.bot_mut().fresh = value == "yes",
            _ => {
                let (fact, track) = key.split_once(' ').unwrap_or((key, ""));
                let marker = self.bot_mut().marker(track.parse()?);
                let number: u8 = value
                    .parse()
                    .ok()
                    .filter(|number| *number <= TRACK_END)
                    .ok_or_else(|| {
                        format!("expected a number up to {TRACK_END}, found `{value}`")
                    })?;
                *marker = match fact {
                    "track" => Marker {
                        at: number,
                        reached: number,
                    },
                    _ => Marker {
                        at: marker.at,
                        reached: (marker.at + number).min(TRACK_END),
                    },
                };
            }
        }
        Ok(())
    }

    fn set_action_deck(&mut self, value: &str) -> Result<(), String> {
        let mut deck = Vec::new();
        for item in items(value) {
            match item.parse::<Bonus>() {
                Ok(bonus) => {
                    self.bot_mut().lose_bonus(bonus);
                    deck.push(ActionCard::Bonus(bonus));
                }
                Err(_) => {
                    let card: CardId = item.parse()?;
                    self.take_cards(item)?;
                    deck.push(ActionCard::Project(card));
                }
            }
        }
        if deck.len() > MAX_ACTIONS {
            return Err(format!("an action deck has at most {MAX_ACTIONS} cards"));
        }
        let comes_twice = |(index, card): (usize, &ActionCard)| deck[..index].contains(card);
        if deck.iter().enumerate().any(comes_twice) {
            return Err("a card is in the action deck only once".to_owned());
        }
        let bot = self.bot_mut();
        bot.action_deck = deck.into_iter().rev().collect();
        Ok(())
    }

    /// The value of a fact of MarsBot; `None` if there is no such fact.
    pub(crate) fn get_bot(&self, key: &str) -> Option<Value> {
        let bot = self.automa.as_ref()?;
        let set =
            |bonuses: BonusSet| Value::Set(bonuses.iter().map(|bonus| bonus.to_string()).collect());
        Some(match key {
            "action deck" => Value::List(bot.action_deck.iter().rev().map(words).collect()),
            "action deck size" => Value::Number(bot.action_deck.len() as i64),
            "bonus deck" => {
                Value::List(bot.bonus_deck.iter().rev().map(Bonus::to_string).collect())
            }
            "bonus discard" => set(bot.bonus_discard),
            "destroyed" => set(bot.destroyed),
            "pile" => Value::Set(bot.pile.iter().map(|card| card.to_string()).collect()),
            "first turn" => Value::Word(if bot.fresh { "yes" } else { "no" }.to_owned()),
            _ => {
                let (fact, track) = key.split_once(' ')?;
                let marker = bot.markers[track.parse::<Track>().ok()?.index()];
                match fact {
                    "track" => Value::Number(marker.at.into()),
                    "marks" => Value::Number((marker.reached - marker.at).into()),
                    _ => return None,
                }
            }
        })
    }
}

fn words(card: &ActionCard) -> String {
    match card {
        ActionCard::Project(card) => card.to_string(),
        ActionCard::Bonus(bonus) => bonus.to_string(),
    }
}
