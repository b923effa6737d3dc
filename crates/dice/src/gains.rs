//! Taking dice, wild tokens, points and cards. What is missing is lost [4.7].

use kit::{Log, Seat};

use crate::api::{Event, Source};
use crate::cards::CardSet;
use crate::data::{ByColor, CardId, Color, Production, Symbol};
use crate::dice::Dice;
use crate::milestones::Change;
use crate::state::DiceGame;

impl DiceGame {
    /// Takes dice from the pool and rolls them [7.5].
    pub(crate) fn roll(
        &mut self,
        seat: Seat,
        wanted: &ByColor<u8>,
        source: Source,
        log: &mut Log<Event>,
    ) {
        let mut taken = *wanted;
        for color in Color::ALL.iter().copied() {
            taken[color] = taken[color].min(self.pool[color]);
            self.pool[color] -= taken[color];
        }
        self.roll_taken(seat, &taken, source, log);
    }

    /// Rolls dice that are already out of the pool.
    pub(crate) fn roll_taken(
        &mut self,
        seat: Seat,
        taken: &ByColor<u8>,
        source: Source,
        log: &mut Log<Event>,
    ) {
        if taken.total() == 0 {
            log.note(|| Event::NoEffect { seat, source });
            return;
        }
        let mut dice = Dice::NONE;
        for (color, count) in taken.iter() {
            for _ in 0..count {
                dice[color.on_side(self.chance.die())] += 1;
            }
        }
        self.players[seat].dice.add(&dice);
        log.reveal_to_all(self.players.len());
        log.note(|| Event::Rolled { seat, dice, source });
        self.claim(seat, Change::Dice, log);
    }

    /// Takes dice of the symbol's colour and sets them to it [7.7].
    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        symbol: Symbol,
        count: u8,
        source: Source,
        log: &mut Log<Event>,
    ) {
        let pool = &mut self.pool[symbol.color()];
        let count = count.min(*pool);
        if count == 0 {
            log.note(|| Event::NoEffect { seat, source });
            return;
        }
        *pool -= count;
        self.players[seat].dice[symbol] += count;
        log.note(|| {
            let dice = std::iter::repeat_n(symbol, count.into()).collect();
            Event::Gained { seat, dice, source }
        });
        self.claim(seat, Change::Dice, log);
    }

    /// Takes wild tokens, as far as there are any [19.2].
    pub(crate) fn gain_wilds(
        &mut self,
        seat: Seat,
        count: u8,
        source: Source,
        log: &mut Log<Event>,
    ) {
        let count = count.min(self.wilds_left());
        if count > 0 {
            self.players[seat].wilds += count;
            log.note(|| Event::Wilds {
                seat,
                count,
                source,
            });
        }
    }

    /// Moves the marker on the track of points.
    pub(crate) fn score(&mut self, seat: Seat, points: u8, source: Source, log: &mut Log<Event>) {
        if points > 0 {
            let track = &mut self.players[seat].points;
            *track = track.saturating_add(points.into());
            log.note(|| Event::Scored {
                seat,
                points,
                source,
            });
            self.claim(seat, Change::Points, log);
        }
    }

    /// Takes what a brown box gives; whether dice were missing.
    pub(crate) fn take_box(
        &mut self,
        seat: Seat,
        production: &Production,
        source: Source,
        log: &mut Log<Event>,
    ) -> bool {
        let Production {
            dice,
            wilds,
            points,
        } = production;
        let missing = dice.iter().any(|(color, count)| count > self.pool[color]);
        if dice.total() > 0 {
            self.roll(seat, dice, source, log);
        }
        self.gain_wilds(seat, *wilds, source, log);
        self.score(seat, *points, source, log);
        missing
    }

    /// Draws cards; an empty deck is made anew from the discards [19.1].
    pub(crate) fn draw(&mut self, seat: Seat, count: u8, source: Source, log: &mut Log<Event>) {
        let mut cards = CardSet::NONE;
        for _ in 0..count {
            let card = self.deck.draw(&mut self.discard, &mut self.chance, || {
                self.players
                    .iter_mut()
                    .for_each(|player| player.known = CardSet::NONE);
                log.note(|| Event::Reshuffled);
            });
            let Some(card) = card else { break };
            cards.insert(card);
        }
        if cards.is_empty() {
            log.note(|| Event::NoEffect { seat, source });
            return;
        }
        let player = &mut self.players[seat];
        player.hand = player.hand.or(cards);
        log.reveal(seat);
        log.note(|| Event::Drew {
            seat,
            count: cards.len() as u8,
            cards,
            source,
        });
    }

    /// Puts a hand card on the discard pile, face down.
    pub(crate) fn discard(&mut self, seat: Seat, card: CardId, log: &mut Log<Event>) {
        let player = &mut self.players[seat];
        player.hand.remove(card);
        player.known.insert(card);
        self.discard.insert(card);
        log.note(|| Event::Discarded {
            seat,
            card: Some(card),
        });
    }
}
