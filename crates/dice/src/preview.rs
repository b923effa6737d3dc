//! Chance made visible before a decision: which dice it rolls, and their odds.

use kit::{Game as _, Log, Seat};

use crate::api::{Chance, Decision, Event};
use crate::data::ByColor;
use crate::odds;
use crate::state::DiceGame;

impl DiceGame {
    /// The dice that a possible decision would roll first, if the pool has them;
    /// [`odds`] tells what they can show.
    pub fn rolls(&self, seat: Seat, decision: &Decision) -> ByColor<u8> {
        if *decision == Decision::Produce {
            // Known already, whichever dice are kept before.
            return self.players[seat].modifiers.production.dice;
        }
        let mut log = Log::new();
        self.clone().apply_unchecked(seat, decision, &mut log);
        let mut events = log.events().iter();
        let rolled = events.find_map(|event| match event {
            Event::Rolled { dice, .. } => Some(dice.colors()),
            _ => None,
        });
        rolled.unwrap_or_default()
    }

    /// The odds for each colour that a possible decision would roll.
    pub(crate) fn odds_of(&self, seat: Seat, decision: &Decision) -> Vec<Event> {
        let rolls = self.rolls(seat, decision);
        let rolled = rolls.iter().filter(|(_, count)| *count > 0);
        let told = rolled.map(|(color, count)| {
            let chances = color.symbols().map(|symbol| Chance {
                symbol,
                percent: (odds::at_least(&rolls, symbol, 1) * 100.0).round() as u8,
            });
            Event::Odds {
                color,
                count,
                chances,
            }
        });
        told.collect()
    }
}
