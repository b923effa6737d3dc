//! MarsBot's decks where the table does not turn its cards over: they are kept and dealt here.
//!
//! What was dealt stands in the entries. After a correction the same cards come again, and the
//! hidden rest is as it may be.

use kit::{Chance, Seed};
use mars::data::{Bonus, CardId};
use mars::{Drawn, Event, Need, Step, Tabletop, Turned};

/// The decks of MarsBot; the last card is the top.
#[derive(Clone, Debug)]
pub(crate) struct Dealer {
    chance: Chance,
    action: Vec<Drawn>,
    projects: Vec<CardId>,
    discard: Vec<CardId>,
    bonuses: Vec<Bonus>,
    bonus_discard: Vec<Bonus>,
    /// Cards that were turned over in the session: nobody else draws them.
    turned: Vec<Drawn>,
}

impl Dealer {
    pub(crate) fn new(top: &Tabletop, seed: Seed) -> Self {
        let mut dealer = Self {
            chance: Chance::new(seed),
            action: Vec::new(),
            projects: top.cards().iter().collect(),
            discard: Vec::new(),
            bonuses: Bonus::ALL.to_vec(),
            bonus_discard: Vec::new(),
            turned: Vec::new(),
        };
        dealer.chance.shuffle(&mut dealer.projects);
        dealer.chance.shuffle(&mut dealer.bonuses);
        dealer.make_action_deck(top);
        dealer
    }

    /// A new action deck for a generation [A2.4, A3.4].
    pub(crate) fn make_action_deck(&mut self, top: &Tabletop) {
        let (projects, bonuses) = top.action_deck();
        let mut deck: Vec<_> = (0..projects)
            .filter_map(|_| self.draw(&Need::Project))
            .collect();
        deck.extend((0..bonuses).filter_map(|_| self.draw(&Need::Bonus)));
        self.chance.shuffle(&mut deck);
        self.action = deck;
    }

    /// Keeps the cards that were turned over in the session for their own turns.
    pub(crate) fn set_aside(&mut self, cards: impl Iterator<Item = Drawn>) {
        self.turned = cards.collect();
    }

    /// The top card of the action deck.
    pub(crate) fn top(&self) -> Option<Drawn> {
        self.action.last().cloned()
    }

    /// Takes the top card of the deck that is needed; an empty one is made anew from the discards.
    pub(crate) fn draw(&mut self, need: &Need) -> Option<Drawn> {
        if *need == Need::Bonus {
            if self.bonuses.is_empty() {
                std::mem::swap(&mut self.bonuses, &mut self.bonus_discard);
                self.chance.shuffle(&mut self.bonuses);
            }
            return self.bonuses.pop().map(Drawn::Bonus);
        }
        loop {
            if self.projects.is_empty() {
                std::mem::swap(&mut self.projects, &mut self.discard);
                self.chance.shuffle(&mut self.projects);
                self.turned.clear();
            }
            let card = self.projects.pop().map(Drawn::Project)?;
            if !self.turned.contains(&card) {
                return Some(card);
            }
        }
    }

    /// A card of the action deck was turned over. If it was another than the hidden top, it changes
    /// places with one of its kind.
    pub(crate) fn turned(&mut self, card: &Drawn) {
        let is_bonus = matches!(card, Drawn::Bonus(_));
        let of_kind = |other: &Drawn| matches!(other, Drawn::Bonus(_)) == is_bonus;
        let same = self.action.iter().position(|other| other == card);
        let kind = self.action.iter().rposition(of_kind);
        if let Some(index) = same.or(kind) {
            let hidden = self.action.remove(index);
            self.lose(card);
            if same.is_none() {
                self.put_under(&hidden);
            }
        }
    }

    /// A card was drawn: it is nowhere else any more.
    pub(crate) fn drawn(&mut self, card: &Drawn) {
        if let Some(index) = self.action.iter().position(|other| other == card) {
            let need = match card {
                Drawn::Bonus(_) => Need::Bonus,
                _ => Need::Project,
            };
            self.action.remove(index);
            let other = self.draw(&need);
            self.action.splice(index..index, other);
        }
        self.lose(card);
    }

    fn lose(&mut self, card: &Drawn) {
        match card {
            Drawn::Project(card) => {
                self.projects.retain(|other| other != card);
                self.discard.retain(|other| other != card);
            }
            Drawn::Bonus(bonus) => {
                self.bonuses.retain(|other| other != bonus);
                self.bonus_discard.retain(|other| other != bonus);
            }
            Drawn::Shown(_) | Drawn::Nothing => {}
        }
    }

    fn put_under(&mut self, card: &Drawn) {
        match card {
            Drawn::Project(card) => self.projects.insert(0, *card),
            Drawn::Bonus(bonus) => self.bonuses.insert(0, *bonus),
            Drawn::Shown(_) | Drawn::Nothing => {}
        }
    }

    /// A card was turned over that does nothing any more: it stays turned.
    pub(crate) fn waste(&mut self, card: &Drawn) {
        self.drawn(card);
        match card {
            Drawn::Project(card) => self.discard.push(*card),
            Drawn::Bonus(bonus) => self.bonus_discard.push(*bonus),
            Drawn::Shown(_) | Drawn::Nothing => {}
        }
    }

    /// The cards of a turn that is over go to the discard piles.
    pub(crate) fn settle(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::MarsBot(
                    Step::Counted {
                        card: Turned::Project(card),
                        ..
                    }
                    | Step::PassedOver {
                        card: Turned::Project(card),
                    },
                ) => self.discard.push(*card),
                Event::MarsBot(Step::Discarded { bonus }) => self.bonus_discard.push(*bonus),
                _ => {}
            }
        }
    }
}
