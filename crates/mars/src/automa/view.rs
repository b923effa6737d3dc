//! What everybody may know of MarsBot, and its hidden decks imagined anew.

use arrayvec::ArrayVec;
use kit::Rng;
use rand::seq::SliceRandom as _;
use serde::Serialize;
use ts_rs::TS;

use super::{ActionCard, Automa};
use crate::cards::CardSet;
use crate::data::{Bonus, CardId, Track};

/// What everybody may know of MarsBot, besides its rating, money and tiles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct BotView {
    /// The tracks from top to bottom.
    pub tracks: Vec<TrackView>,
    /// Cards left in its action deck.
    pub action_deck: usize,
    /// Cards left in its bonus deck.
    pub bonus_deck: usize,
    /// Discarded bonus cards.
    pub bonus_discard: Vec<Bonus>,
    /// Bonus cards that are out of the game.
    pub destroyed: Vec<Bonus>,
    /// The project cards that it has played.
    pub pile: CardSet,
}

/// One track of MarsBot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TrackView {
    /// Which.
    pub track: Track,
    /// Where its marker stands.
    pub at: u8,
    /// How many spaces ahead of it are marked: their icons do nothing again.
    pub marked: u8,
}

impl BotView {
    pub(crate) fn new(bot: &Automa) -> Self {
        let track = |track: &Track| {
            let marker = bot.markers[track.index()];
            TrackView {
                track: *track,
                at: marker.at,
                marked: marker.reached - marker.at,
            }
        };
        Self {
            tracks: Track::ALL.iter().map(track).collect(),
            action_deck: bot.action_deck.len(),
            bonus_deck: bot.bonus_deck.len(),
            bonus_discard: bot.bonus_discard.iter().collect(),
            destroyed: bot.destroyed.iter().collect(),
            pile: bot.pile,
        }
    }
}

impl Automa {
    /// Fills the action deck with as many other cards, and mixes the bonus cards that nobody knows.
    pub(crate) fn imagine(&mut self, draw: impl FnMut() -> CardId, rng: &mut Rng) {
        let in_deck = |card: &ActionCard| match card {
            ActionCard::Bonus(bonus) => Some(*bonus),
            ActionCard::Project(_) => None,
        };
        let projects = self
            .action_deck
            .iter()
            .filter(|card| in_deck(card).is_none());
        let projects = projects.count();
        let dealt = self.action_deck.len() - projects;
        let known = self.action_deck.iter().filter_map(in_deck);
        let mut bonuses: ArrayVec<Bonus, { Bonus::COUNT }> =
            known.chain(self.bonus_deck.drain(..)).collect();
        // Shuffled from a fixed order: what comes out must not follow from the real one.
        bonuses.sort_unstable();
        bonuses.shuffle(rng);
        self.bonus_deck = bonuses.drain(dealt..).collect();
        let projects = std::iter::repeat_with(draw).take(projects);
        self.action_deck = projects
            .map(ActionCard::Project)
            .chain(bonuses.into_iter().map(ActionCard::Bonus))
            .collect();
        self.action_deck.shuffle(rng);
    }
}
