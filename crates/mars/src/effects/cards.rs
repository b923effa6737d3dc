//! Effects that draw, show, buy and discard cards.

use kit::{Log, Rng, Seat};

use super::ensure;
use crate::api::{Decision, Event, Prompt, Reason};
use crate::cards::CardSet;
use crate::data::{CardId, Effect, Effects, Tag};
use crate::payment::{Bill, CARD_PRICE, Purpose};
use crate::state::{Mars, Task};

impl Mars {
    pub(super) fn draw(&mut self, task: Task, count: u8, log: &mut Log<Event>) {
        self.draw_to_hand(task.seat, count, task.source, log);
        self.finish(task, log);
    }

    pub(super) fn reveal_top(
        &mut self,
        task: Task,
        tag: Tag,
        then: &Effects,
        log: &mut Log<Event>,
    ) {
        if let Some(card) = self.draw_card(log) {
            self.discard.insert(card);
            self.players
                .iter_mut()
                .for_each(|player| player.known.insert(card));
            log.reveal_to_all(self.players.len());
            log.note(|| Event::Revealed {
                seat: task.seat,
                card,
                source: task.source,
            });
            if card.card().has(tag) {
                self.due_all(task, then, log);
            }
        }
        self.finish(task, log);
    }

    // --- Keeping some of the cards drawn --------------------------------------------------------

    pub(super) fn draw_keep(&mut self, task: Task, draw: u8, keep: u8, log: &mut Log<Event>) {
        let seat = task.seat;
        let cards = self.draw_cards(seat, draw, log);
        log.note(|| Event::Dealt {
            seat,
            count: cards.len() as u8,
            cards,
        });
        self.players[seat].dealt = cards;
        if cards.len() <= usize::from(keep) {
            self.players[seat].picked = cards;
            self.take_picked(task, log);
        } else {
            self.ask(task);
        }
    }

    /// The cards that may come next if they are picked in order.
    pub(super) fn list_keep(&self, seat: Seat, keep: u8, decisions: &mut Vec<Decision>) {
        let player = &self.players[seat];
        let last = player.picked.last();
        let needed = usize::from(keep) - player.picked.len();
        let left: Vec<_> = player
            .dealt
            .iter()
            .filter(|card| Some(*card) > last)
            .collect();
        let choices = left.len().checked_sub(needed).map_or(0, |spare| spare + 1);
        if choices > 0 {
            decisions.extend(left[..choices].iter().copied().map(Decision::Keep));
        } else {
            decisions.extend(player.dealt.iter().map(Decision::Keep));
        }
    }

    pub(super) fn keep(&mut self, task: Task, keep: u8, card: CardId, log: &mut Log<Event>) {
        let player = &mut self.players[task.seat];
        player.dealt.remove(card);
        player.picked.insert(card);
        if player.picked.len() == usize::from(keep) {
            self.take_picked(task, log)
        } else {
            self.ask(task)
        }
    }

    /// The picked cards come into the hand, the rest is discarded.
    pub(super) fn take_picked(&mut self, task: Task, log: &mut Log<Event>) {
        let (seat, source) = (task.seat, task.source);
        let player = &mut self.players[seat];
        let cards = std::mem::take(&mut player.picked);
        let rest = std::mem::take(&mut player.dealt).without(cards);
        player.hand = player.hand.or(cards);
        log.note(|| Event::Drew {
            seat,
            count: cards.len() as u8,
            cards,
            source,
        });
        self.discard_rest(seat, rest, source, log);
        self.finish(task, log);
    }

    // --- Looking at cards and buying some -------------------------------------------------------

    pub(super) fn look(&mut self, task: Task, count: u8, log: &mut Log<Event>) {
        let seat = task.seat;
        let cards = self.draw_cards(seat, count, log);
        log.note(|| Event::Dealt {
            seat,
            count: cards.len() as u8,
            cards,
        });
        self.players[seat].dealt = cards;
        if cards.is_empty() || !self.can_buy_more(seat) {
            self.take_picked(task, log)
        } else {
            self.ask(task)
        }
    }

    pub(super) fn look_further(&mut self, task: Task, decision: Decision, log: &mut Log<Event>) {
        if let Decision::Buy(card) = decision {
            let player = &mut self.players[task.seat];
            player.dealt.remove(card);
            player.picked.insert(card);
            if !self.players[task.seat].dealt.is_empty() && self.can_buy_more(task.seat) {
                return self.ask(task);
            }
        }
        let price = CARD_PRICE * self.players[task.seat].picked.len() as u8;
        self.charge(Bill::money(task.seat, price, Purpose::Task(task)), log);
    }

    // --- Choosing which cards to buy, here and in research --------------------------------------

    fn can_buy_more(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        player.spendable() >= u16::from(CARD_PRICE) * (player.picked.len() as u16 + 1)
    }

    pub(crate) fn buy_prompt(&self, seat: Seat) -> Prompt {
        let player = &self.players[seat];
        Prompt::Buy {
            cards: player.dealt,
            chosen: player.picked,
            price: CARD_PRICE,
        }
    }

    /// Cards are listed in ascending order only, so that each choice is listed once.
    pub(crate) fn list_buy(&self, seat: Seat, decisions: &mut Vec<Decision>) {
        decisions.extend(self.buyable(seat).iter().map(Decision::Buy));
        decisions.push(Decision::Done);
    }

    /// One of the listed answers, each equally likely.
    pub(crate) fn pick_buy(&self, seat: Seat, rng: &mut Rng) -> Decision {
        let cards = self.buyable(seat);
        let card = cards.nth(kit::below(cards.len() + 1, rng));
        card.map_or(Decision::Done, Decision::Buy)
    }

    fn buyable(&self, seat: Seat) -> CardSet {
        let player = &self.players[seat];
        if !self.can_buy_more(seat) {
            return CardSet::NONE;
        }
        let last = player.picked.last();
        last.map_or(player.dealt, |last| player.dealt.after(last))
    }

    pub(crate) fn judge_buy(&self, seat: Seat, decision: Decision) -> Result<(), Reason> {
        match decision {
            Decision::Done => Ok(()),
            Decision::Buy(card) => {
                let player = &self.players[seat];
                ensure(player.dealt.contains(card), Reason::NoSuchCard)?;
                let price = u16::from(CARD_PRICE) * (player.picked.len() as u16 + 1);
                let short = price.saturating_sub(player.spendable());
                ensure(short == 0, Reason::NotAffordable { price, short })
            }
            _ => Err(Reason::NotAnAnswer),
        }
    }

    // --- Discarding -----------------------------------------------------------------------------

    pub(super) fn discard_some(&mut self, task: Task, log: &mut Log<Event>) {
        let hand = self.players[task.seat].hand;
        match hand.last() {
            None => self.fizzle(task, log),
            Some(only) if hand.len() == 1 => self.discard_one(task, only, log),
            Some(_) => self.ask(task),
        }
    }

    pub(super) fn discard_one(&mut self, task: Task, card: CardId, log: &mut Log<Event>) {
        self.discard_from_hand(task.seat, card, task.source, log);
        let task = Task {
            step: task.step + 1,
            ..task
        };
        match task.effect() {
            Effect::Discard(count) if task.step < *count => self.discard_some(task, log),
            _ => self.finish(task, log),
        }
    }
}
