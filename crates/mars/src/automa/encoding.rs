//! What everybody may know of MarsBot, as numbers.

use kit::Numbers;

use super::Automa;
use crate::data::{Bonus, Track};

impl Automa {
    pub(crate) fn observe(bot: Option<&Self>, numbers: &mut Numbers<'_>) {
        let at = |bot: &Self| bot.markers.map(|marker| marker.at);
        numbers.all("MarsBot: tracks", bot.map_or([0; Track::COUNT], at));
        let marked = |bot: &Self| bot.markers.map(|marker| marker.reached - marker.at);
        numbers.all(
            "MarsBot: spaces marked",
            bot.map_or([0; Track::COUNT], marked),
        );
        let decks = |bot: &Self| [bot.action_deck.len() as i64, bot.bonus_deck.len() as i64];
        numbers.all(
            "MarsBot: action deck, bonus deck",
            bot.map_or([0; 2], decks),
        );
        let discarded = bot.into_iter().flat_map(|bot| bot.bonus_discard.iter());
        numbers.ones(
            "MarsBot: bonus cards discarded",
            Bonus::COUNT,
            discarded.map(Bonus::index),
        );
        let destroyed = bot.into_iter().flat_map(|bot| bot.destroyed.iter());
        numbers.ones(
            "MarsBot: bonus cards destroyed",
            Bonus::COUNT,
            destroyed.map(Bonus::index),
        );
    }
}
