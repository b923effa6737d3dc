//! What a seat does not know, drawn anew.

use kit::{Rng, Seat};
use rand::seq::SliceRandom as _;

use crate::cards::{CardSet, Deck};
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
        let hidden_discards = self.discard.without(&known);
        let mut unseen: Vec<CardId> = self.deck.cards().to_vec();
        for other in self.others(seat) {
            unseen.extend(self.players[other].hand.iter());
        }
        unseen.extend(hidden_discards.iter());
        unseen.shuffle(rng);

        let mut deal = |count: usize| -> CardSet { unseen.drain(unseen.len() - count..).collect() };
        for other in self.others(seat) {
            let hand = &mut self.players[other].hand;
            *hand = deal(hand.len());
        }
        self.discard = known.or(&deal(hidden_discards.len()));
        for other in self.others(seat) {
            // What others know of the discards only has to be possible.
            let count = self.players[other].known.len();
            self.players[other].known = self.discard.without(&known).iter().take(count).collect();
        }
        self.deck = Deck::from(unseen);
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
            .fold(CardSet::NONE, |all, player| all.or(&player.played));
        let unseen = catalogue()
            .dealt(|set| variant.has(set), true)
            .without(&played);
        let mut unseen: Vec<_> = unseen.iter().collect();
        unseen.shuffle(rng);
        self.bonuses = unseen.into_iter().take(self.bonuses.len()).collect();
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
        let mut unseen: Vec<_> = in_play.filter(|id| !open(id)).collect();
        unseen.shuffle(rng);
        for other in self.others(seat) {
            let offered = &mut self.players[other].offered;
            let count = offered.len();
            offered.clear();
            offered.extend(unseen.drain(..count));
        }
    }
}
