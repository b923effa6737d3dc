//! Paying: exact symbols, wild tokens in the place of any, discounts on cards.

use kit::{Log, Seat};

use crate::api::{Event, Reason, Source, Spared};
use crate::data::{CardId, Color, Cost, StandardAction, catalogue, fixed_cost};
use crate::dice::Dice;
use crate::player::Player;
use crate::state::DiceGame;

/// What is paid for something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Payment {
    pub(crate) dice: Dice,
    pub(crate) wilds: u8,
}

/// The fixed symbols that a card's action costs.
pub(crate) fn action_cost(card: CardId) -> &'static Cost {
    card.card()
        .action
        .as_ref()
        .map_or(Cost::NONE, |action| fixed_cost(&action.cost))
}

/// The symbols that a standard action costs.
pub(crate) fn standard_cost(action: StandardAction) -> &'static Cost {
    catalogue().standard_cost(action)
}

impl Player {
    /// What a card costs after discounts [16.3].
    pub(crate) fn cost(&self, card: CardId) -> Dice {
        card.card().cost.dice().without(&self.modifiers.discount)
    }

    /// How a cost would be paid: with dice where there are any, but for those spared, and with
    /// wild tokens where not [7.3]. Discounts count when a card is played [16.3].
    pub(crate) fn payment(
        &self,
        cost: &Cost,
        discount: &Dice,
        spared: Spared,
    ) -> Result<Payment, Reason> {
        let due = cost.dice().without(discount);
        let missing = due.without(&self.dice);
        let mut dice = due.without(&missing);
        let mut wilds = missing.total();
        if spared != Spared::NONE {
            let spare: Dice = spared.symbols(cost).collect();
            let fits = spare.without(&dice).is_empty() && spared.is_canonical(cost);
            if !fits {
                return Err(Reason::NothingToSpare);
            }
            dice.take(&spare);
            wilds += spare.total();
        }
        if wilds > self.wilds {
            return Err(Reason::NotAffordable {
                missing,
                wilds: self.wilds,
            });
        }
        Ok(Payment { dice, wilds })
    }

    /// Whether a cost can be paid.
    pub(crate) fn can_pay(&self, cost: &Cost, discount: &Dice) -> bool {
        cost.dice().without(discount).without(&self.dice).total() <= self.wilds
    }
}

impl DiceGame {
    /// Takes the payment from a seat; dice return to the pool [7.2].
    pub(crate) fn pay(&mut self, seat: Seat, paid: Payment, source: Source, log: &mut Log<Event>) {
        let player = &mut self.players[seat];
        player.dice.take(&paid.dice);
        player.wilds -= paid.wilds;
        self.return_to_pool(&paid.dice);
        let Payment { dice, wilds } = paid;
        log.note(|| Event::Paid {
            seat,
            dice,
            wilds,
            source,
        });
    }

    /// Puts dice back into the pool.
    pub(crate) fn return_to_pool(&mut self, dice: &Dice) {
        for color in Color::ALL.iter().copied() {
            self.pool[color] += dice.of(color);
        }
    }
}
