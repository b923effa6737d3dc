//! What holds in every state: nothing is lost, and what is worked out ahead is right.

use crate::cards::CardSet;
use crate::data::{Color, catalogue};
use crate::state::{DICE_OF_A_COLOR, DiceGame, WILDS};

impl DiceGame {
    /// Checks that no die, token or card is lost or doubled.
    ///
    /// # Errors
    /// What is wrong; then there is a fault in the rules.
    pub fn check_sound(&self) -> Result<(), String> {
        for color in Color::ALL.iter().copied() {
            let owned: u8 = self
                .players
                .iter()
                .map(|player| player.dice.of(color))
                .sum();
            let awards = self
                .awards
                .iter()
                .filter(|award| award.color() == color)
                .count() as u8;
            let found = owned + awards + self.cup[color] + self.pool[color];
            if found != DICE_OF_A_COLOR {
                return Err(format!("there are {found} {color} dice"));
            }
        }
        if self.players.iter().map(|player| player.wilds).sum::<u8>() > WILDS {
            return Err("there are too many wild tokens".to_owned());
        }
        self.check_cards()?;
        for player in self.players.iter() {
            let mut again = player.clone();
            again.recount();
            if again != *player {
                return Err("what follows from the cards in play is out of date".to_owned());
            }
            if player.used.without(player.played) != CardSet::NONE {
                return Err("a card is used that is not in play".to_owned());
            }
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), String> {
        let variant = self.variant;
        let projects = catalogue().dealt(|set| variant.has(set), false);
        let mut found = CardSet::NONE;
        let mut count = 0;
        let deck: CardSet = self.deck.cards().iter().copied().collect();
        let hands = self
            .players
            .iter()
            .flat_map(|player| [player.hand, player.played]);
        for set in hands.chain([deck, self.discard, self.bonuses]) {
            count += set.len();
            found = found.or(set);
        }
        if deck.len() != self.deck.len() || found.len() != count {
            return Err("a card is in two places".to_owned());
        }
        // Those bonus cards that are not in the stack went back to the box.
        if found.and(projects) != projects {
            return Err("a project card is lost".to_owned());
        }
        Ok(())
    }
}
