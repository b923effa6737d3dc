//! What was found out about cards in one decision, kept as long as it stays true.
//!
//! A decision compares many positions that differ little. What a card is worth is worked out once
//! and holds in every position in which nothing has changed that it depends on.

use std::cell::RefCell;

use kit::Seat;
use mars::data::{CardId, CorporationId};
use mars::{CardSet, Facts, MAX_CARDS, Mars};

use super::appraisal::{Appraisal, Promise, Prospect};
use super::outlook::Outlook;

/// What the worth of rivals' assets depends on.
const RIVAL_FACTS: Facts = Facts::RIVALS
    .or(Facts::BOARD)
    .or(Facts::TOKENS)
    .or(Facts::COURSE);

/// Findings of one decision; the room for them is used again for the next.
pub(super) struct Memo {
    /// Which decision it is; findings of earlier ones are out of date.
    decision: u32,
    prospects: Vec<Finding<Option<Prospect>>>,
    prices: Vec<Finding<(f64, f64)>>,
    /// By card, and by whether its action is ready.
    standing: [Vec<Finding<f64>>; 2],
    corporation: [Finding<f64>; 2],
    rivals: Finding<f64>,
    listed: Vec<Promise>,
    /// The purchase that is being made, card by card.
    purchase: Option<Purchase>,
    /// The cards that bring anything once they are in play.
    lasting: CardSet,
}

/// Something that was found out, and the facts on which it depends.
#[derive(Clone, Copy, Default)]
struct Finding<T> {
    decision: u32,
    facts: Facts,
    value: T,
}

impl<T: Copy + PartialEq> Finding<T> {
    /// The value in a position in which these facts have changed since the decision began.
    fn get(&mut self, decision: u32, changed: Facts, find: impl FnOnce() -> (T, Facts)) -> T {
        if self.decision == decision && !self.facts.meets(changed) {
            debug_assert!(find().0 == self.value, "what is recalled still holds");
            return self.value;
        }
        let (value, facts) = find();
        // What depends on nothing that has changed holds for the whole decision.
        if !facts.meets(changed) {
            *self = Self {
                decision,
                facts,
                value,
            };
        }
        value
    }
}

impl Memo {
    pub(super) fn new() -> Self {
        Self {
            decision: 1,
            prospects: vec![Finding::default(); MAX_CARDS],
            prices: vec![Finding::default(); MAX_CARDS],
            standing: [(); 2].map(|()| vec![Finding::default(); MAX_CARDS]),
            corporation: [Finding::default(); 2],
            rivals: Finding::default(),
            listed: Vec::new(),
            purchase: None,
            lasting: CardId::all().filter(|card| is_lasting(*card)).collect(),
        }
    }

    /// Forgets everything: another decision begins, or another outlook.
    pub(super) fn forget(&mut self) {
        self.decision = self.decision.wrapping_add(1);
        if self.decision == 0 {
            // After so many decisions old numbers would come up again.
            *self = Self::new();
        }
    }
}

/// The question which cards to buy, until it is answered to the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Offer {
    pub(super) seat: Seat,
    pub(super) generation: u8,
    pub(super) money: u16,
    pub(super) hand: CardSet,
    /// All cards on offer, those already chosen included.
    pub(super) cards: CardSet,
}

/// What is bought of an offer.
struct Purchase {
    offer: Offer,
    wanted: CardSet,
}

impl Memo {
    /// Forgets what was to be bought: another question is asked.
    pub(super) fn forget_purchase(&mut self) {
        self.purchase = None;
    }

    /// What was found to be bought of an offer.
    pub(super) fn purchase(&self, offer: &Offer) -> Option<CardSet> {
        let known = self.purchase.as_ref();
        known
            .filter(|known| known.offer == *offer)
            .map(|known| known.wanted)
    }

    /// What is to be bought of these cards, if that has begun.
    pub(super) fn begun_purchase(&self, cards: CardSet) -> Option<CardSet> {
        let begun = self.purchase.as_ref();
        begun
            .filter(|begun| begun.offer.cards == cards)
            .map(|begun| begun.wanted)
    }

    pub(super) fn keep_purchase(&mut self, offer: Offer, wanted: CardSet) {
        self.purchase = Some(Purchase { offer, wanted });
    }
}

fn is_lasting(card: CardId) -> bool {
    let card = card.card();
    card.holds.is_some() || !card.action.is_empty() || !card.ongoing.is_empty()
}

/// Looks at the cards of a position, and remembers what it found in earlier ones.
pub(super) struct Recall<'a> {
    pub(super) game: &'a Mars,
    pub(super) seat: Seat,
    appraisal: Appraisal<'a>,
    /// What has changed since the decision began.
    changed: Facts,
    memo: &'a RefCell<Memo>,
}

impl<'a> Recall<'a> {
    /// Looks at a position that came about after the one in which the decision began.
    pub(super) fn new(
        game: &'a Mars,
        seat: Seat,
        outlook: Outlook<'a>,
        begun: &Mars,
        memo: &'a RefCell<Memo>,
    ) -> Self {
        Self {
            game,
            seat,
            appraisal: Appraisal::new(game, seat, outlook),
            changed: game.changed_since(begun, seat),
            memo,
        }
    }

    /// What a card that is not yet played promises; `None` if it can never be played.
    pub(super) fn promise(&self, card: CardId) -> Option<Promise> {
        let memo = &mut *self.memo.borrow_mut();
        self.promise_in(memo, card)
    }

    /// What a card that is not yet played may bring, less the longer it has to wait.
    pub(super) fn hope(&self, card: CardId) -> f64 {
        let promise = self.promise(card);
        promise.map_or(0.0, |promise| promise.net / (1.0 + 0.1 * promise.wait))
    }

    fn promise_in(&self, memo: &mut Memo, card: CardId) -> Option<Promise> {
        let find = || self.appraisal.with_facts(|look| look.prospect(card));
        let prospect = memo.prospects[card.index()].get(memo.decision, self.changed, find)?;
        let find = || self.appraisal.with_facts(|look| look.price(card));
        let price = memo.prices[card.index()].get(memo.decision, self.changed, find);
        Some(Promise::new(prospect, price))
    }

    /// The cards of these that bring anything once they are in play.
    pub(super) fn lasting(&self, cards: &CardSet) -> CardSet {
        cards.and(self.memo.borrow().lasting)
    }

    /// What a card in play will still bring.
    pub(super) fn standing(&self, card: CardId, ready: bool) -> f64 {
        let memo = &mut *self.memo.borrow_mut();
        let find = || self.appraisal.with_facts(|look| look.standing(card, ready));
        let finding = &mut memo.standing[usize::from(ready)][card.index()];
        finding.get(memo.decision, self.changed, find)
    }

    /// What the corporation in play will still bring.
    pub(super) fn corporation_standing(&self, id: CorporationId, ready: bool) -> f64 {
        let memo = &mut *self.memo.borrow_mut();
        let find = || {
            let look = |look: &Appraisal<'_>| look.corporation_standing(id, ready);
            let (worth, facts) = self.appraisal.with_facts(look);
            (worth, facts.or(Facts::PLAYED))
        };
        let finding = &mut memo.corporation[usize::from(ready)];
        finding.get(memo.decision, self.changed, find)
    }

    /// What the rivals have, worked out by `find`.
    pub(super) fn rivals(&self, find: impl FnOnce() -> f64) -> f64 {
        let memo = &mut *self.memo.borrow_mut();
        let find = || (find(), RIVAL_FACTS);
        memo.rivals.get(memo.decision, self.changed, find)
    }

    /// What a corporation that may be chosen brings, with these cards to begin with.
    pub(super) fn corporation(&self, id: CorporationId, cards: &CardSet) -> f64 {
        self.appraisal.corporation(id, cards)
    }

    /// Calls `see` with the promises of those cards that are worth playing, the best first.
    pub(super) fn with_promises<T>(
        &self,
        cards: &CardSet,
        see: impl FnOnce(&mut Vec<Promise>) -> T,
    ) -> T {
        let memo = &mut *self.memo.borrow_mut();
        let mut listed = std::mem::take(&mut memo.listed);
        listed.clear();
        for card in cards.iter() {
            if let Some(promise) = self.promise_in(memo, card).filter(|one| one.net > 0.0) {
                insert(&mut listed, promise);
            }
        }
        let seen = see(&mut listed);
        memo.listed = listed;
        seen
    }
}

/// Adds a promise after those that are as good.
pub(super) fn insert(listed: &mut Vec<Promise>, promise: Promise) {
    let after = listed.iter().rposition(|other| !promise.precedes(other));
    listed.insert(after.map_or(0, |last| last + 1), promise);
}
