//! Chance made visible before a decision: which dice it rolls, and their odds in words.

use kit::{Game as _, Log, Message, Seat};

use crate::api::{Decision, Event};
use crate::data::ByColor;
use crate::state::DiceGame;
use crate::{odds, text};

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

    /// A sentence for each colour that a possible decision would roll.
    pub(crate) fn odds_in_words(&self, seat: Seat, decision: &Decision) -> Vec<Message> {
        let rolls = self.rolls(seat, decision);
        let rolled = rolls.iter().filter(|(_, count)| *count > 0);
        let told = rolled.map(|(color, count)| {
            let chances = color.symbols().map(|symbol| {
                let chance = odds::at_least(&rolls, symbol, 1);
                Message::new("dice-chance")
                    .with("symbol", symbol.name())
                    .with("percent", (chance * 100.0).round() as u8)
            });
            Message::new("dice-odds")
                .with("dice", text::dice(Some(color), count))
                .with("chances", chances.to_vec())
        });
        told.collect()
    }
}
