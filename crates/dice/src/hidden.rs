//! What a seat does not know, drawn anew.

use arrayvec::ArrayVec;
use kit::{Rng, Seat};
use rand::seq::SliceRandom as _;

use crate::cards::{CardSet, MAX_CARDS, MAX_CORPORATIONS};
use crate::data::{CardId, CorporationId, catalogue};
use crate::state::DiceGame;

impl DiceGame {
    /// A state that the seat cannot tell from this one.
    pub(crate) fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut twin = self.clone();
        twin.imagine_cards(seat, rng);
        twin.imagine_bonuses(seat, rng);
        twin.imagine_corporations(seat, rng);
        twin.chance.reseed(rng);
        twin
    }

    /// Deals the deck, the other hands and the discards that the seat has not seen anew.
    fn imagine_cards(&mut self, seat: Seat, rng: &mut Rng) {
        let known = self.players[seat].known;
        let hidden_discards = self.discard.without(known);
        // Shuffled from a fixed order, so that the result follows from what the seat knows alone.
        let unseen = self.deck.cards().iter().copied().collect();
        let unseen = hidden_discards.or(unseen);
        let unseen = self
            .others(seat)
            .fold(unseen, |all, other| all.or(self.players[other].hand));
        let mut unseen = shuffled(&unseen, rng);

        let mut deal = |count: usize| -> CardSet { unseen.drain(unseen.len() - count..).collect() };
        for other in self.others(seat) {
            let hand = &mut self.players[other].hand;
            *hand = deal(hand.len());
        }
        self.discard = known.or(deal(hidden_discards.len()));
        for other in self.others(seat) {
            // What others know of the discards only has to be possible.
            let count = self.players[other].known.len();
            self.players[other].known = self.discard.without(known).iter().take(count).collect();
        }
        self.deck = unseen.into_iter().collect();
    }

    /// Draws the bonus stack anew, unless the seat has looked at it.
    fn imagine_bonuses(&mut self, seat: Seat, rng: &mut Rng) {
        if self.looked.contains(seat) {
            return;
        }
        let variant = self.variant;
        let played = self
            .players
            .iter()
            .fold(CardSet::NONE, |all, player| all.or(player.played));
        let unseen = catalogue()
            .dealt(|set| variant.has(set), true)
            .without(played);
        self.bonuses = shuffled(&unseen, rng)
            .into_iter()
            .take(self.bonuses.len())
            .collect();
    }

    /// Deals the corporations of the others anew, as long as they are hidden.
    fn imagine_corporations(&mut self, seat: Seat, rng: &mut Rng) {
        let variant = self.variant;
        let open = |id: &CorporationId| {
            self.players
                .iter()
                .any(|player| player.corporation == Some(*id))
                || self.players[seat].offered.contains(id)
        };
        let in_play = CorporationId::all().filter(|id| variant.has(id.corporation().set));
        let mut unseen: ArrayVec<_, MAX_CORPORATIONS> = in_play.filter(|id| !open(id)).collect();
        unseen.shuffle(rng);
        for other in self.others(seat) {
            let offered = &mut self.players[other].offered;
            let count = offered.len();
            offered.clear();
            offered.extend(unseen.drain(..count));
        }
    }
}

fn shuffled(cards: &CardSet, rng: &mut Rng) -> ArrayVec<CardId, MAX_CARDS> {
    let mut pile: ArrayVec<CardId, MAX_CARDS> = cards.iter().collect();
    pile.shuffle(rng);
    pile
}
