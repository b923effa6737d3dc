//! In which order effects are carried out that are due at the same time [R5.15, R7.2].
//!
//! The active player may choose any order, and is asked where it can matter. Mostly it cannot:
//! - what only gives is carried out at once: having more never takes a choice away;
//! - then come choices; two of them are put to the player if one can change what the other offers
//!   or what is known when it is made: both put something on the board, or both move cards;
//! - then what is lost or counted: later is never worse, because gains may cover it;
//! - then a production loss of any player, which may fall on what was just gained [R6.5];
//! - then removals, when there is most to remove and nothing left to learn;
//! - refunds come last, since they follow the effect by rule [R5.9].
//!
//! `docs/decisions/mars-1-order-of-effects.md` argues each step.

use arrayvec::ArrayVec;
use kit::Nested as _;

use crate::data::{Bespoke, Count, Effect, Icon, Tile};
use crate::state::{Mars, Task};

/// Whether it needs no answer and takes nothing away.
pub(crate) fn is_plain_gain(effect: &Effect) -> bool {
    match effect {
        Effect::Production(amounts) => amounts.only_gains(),
        Effect::ProductionPer { of, .. } | Effect::GainPer { of, .. } => !counts_tiles(*of),
        Effect::Gain(_)
        | Effect::Raise(..)
        | Effect::Rating(_)
        | Effect::RatingPer { .. }
        | Effect::Draw(_)
        | Effect::RevealTop { .. }
        | Effect::AddHere(_)
        | Effect::If { .. }
        | Effect::NextCard { .. } => true,
        Effect::ReduceAny(..)
        | Effect::ProductionOfBonus { .. }
        | Effect::ConvertProduction { .. }
        | Effect::Pay { .. }
        | Effect::Spend(_)
        | Effect::Exchange { .. }
        | Effect::RemoveAny(..)
        | Effect::StealAny(..)
        | Effect::RemoveTokens(..)
        | Effect::TakeToken(_)
        | Effect::Place(..)
        | Effect::Claim
        | Effect::DrawKeep { .. }
        | Effect::LookThenBuy(_)
        | Effect::Discard(_)
        | Effect::SpendHere(_)
        | Effect::AddTokens(..)
        | Effect::AddToOther(..)
        | Effect::AddToHolder(_)
        | Effect::AddToPlayed(_)
        | Effect::ChooseOne(_)
        | Effect::May(_)
        | Effect::InOrder(_)
        | Effect::Bespoke(_) => false,
    }
}

/// Whether a tile placed by the same card can make the count larger.
const fn counts_tiles(count: Count) -> bool {
    matches!(count, Count::Cities | Count::CitiesOnMars)
}

/// When its turn comes: the lower the earlier.
fn rank(effect: &Effect) -> u8 {
    match effect {
        Effect::InOrder(list) => rank(&list[0]),
        Effect::Production(_)
        | Effect::ProductionPer { .. }
        | Effect::GainPer { .. }
        | Effect::Spend(_)
        | Effect::SpendHere(_)
        | Effect::ConvertProduction { .. }
        | Effect::Exchange { .. }
        | Effect::Bespoke(Bespoke::CopyProductionBox) => 1,
        Effect::ReduceAny(..) => 2,
        Effect::RemoveAny(..)
        | Effect::StealAny(..)
        | Effect::RemoveTokens(..)
        | Effect::TakeToken(_)
        | Effect::Bespoke(Bespoke::FloodNeighbour(_)) => 3,
        // The only gain that waits is a refund [R5.9].
        Effect::Gain(_) => 4,
        Effect::ProductionOfBonus { .. }
        | Effect::Pay { .. }
        | Effect::Raise(..)
        | Effect::Rating(_)
        | Effect::RatingPer { .. }
        | Effect::Place(..)
        | Effect::Claim
        | Effect::Draw(_)
        | Effect::DrawKeep { .. }
        | Effect::LookThenBuy(_)
        | Effect::RevealTop { .. }
        | Effect::Discard(_)
        | Effect::AddHere(_)
        | Effect::AddTokens(..)
        | Effect::AddToOther(..)
        | Effect::AddToHolder(_)
        | Effect::AddToPlayed(_)
        | Effect::ChooseOne(_)
        | Effect::May(_)
        | Effect::If { .. }
        | Effect::NextCard { .. } => 0,
    }
}

const BOARD: u8 = 1;
const CARDS: u8 = 2;

/// What a choice touches that another choice may depend on; a lost ocean touches nothing [R2.8].
fn touches(effect: &Effect, oceans_stay: bool) -> u8 {
    let own = match effect {
        Effect::Place(Tile::Ocean, _) if oceans_stay => 0,
        Effect::Place(..) | Effect::Claim => BOARD,
        Effect::Draw(_)
        | Effect::DrawKeep { .. }
        | Effect::LookThenBuy(_)
        | Effect::Discard(_)
        | Effect::RevealTop { .. } => CARDS,
        Effect::Production(_)
        | Effect::ProductionPer { .. }
        | Effect::ReduceAny(..)
        | Effect::ProductionOfBonus { .. }
        | Effect::ConvertProduction { .. }
        | Effect::Gain(_)
        | Effect::GainPer { .. }
        | Effect::Pay { .. }
        | Effect::Spend(_)
        | Effect::Exchange { .. }
        | Effect::RemoveAny(..)
        | Effect::StealAny(..)
        | Effect::RemoveTokens(..)
        | Effect::TakeToken(_)
        | Effect::Raise(..)
        | Effect::Rating(_)
        | Effect::RatingPer { .. }
        | Effect::AddHere(_)
        | Effect::SpendHere(_)
        | Effect::AddTokens(..)
        | Effect::AddToOther(..)
        | Effect::AddToHolder(_)
        | Effect::AddToPlayed(_)
        | Effect::ChooseOne(_)
        | Effect::May(_)
        | Effect::InOrder(_)
        | Effect::If { .. }
        | Effect::NextCard { .. }
        | Effect::Bespoke(_) => 0,
    };
    effect
        .lists()
        .into_iter()
        .flatten()
        .flat_map(|list| list.iter())
        .fold(own, |all, inner| all | touches(inner, oceans_stay))
}

/// Whether it makes no difference which of the two comes first, because they are the same.
fn are_same(a: &Task, b: &Task) -> bool {
    let same = match (a.effect(), b.effect()) {
        (Effect::Place(tile, site), Effect::Place(other_tile, other_site)) => {
            tile == other_tile && site == other_site
        }
        _ => a.effect == b.effect && a.played == b.played,
    };
    same && a.seat == b.seat && a.rest == b.rest
}

impl Mars {
    /// The due effect whose turn it is; `None` if the active player must choose.
    pub(super) fn next_due(&self) -> Option<usize> {
        let choices = self.conflicting();
        match choices.first() {
            None => (0..self.due.len()).min_by_key(|index| self.turn_of(&self.due[*index])),
            Some(only) if choices.len() == 1 => Some(*only),
            Some(_) => None,
        }
    }

    /// When the turn of an effect comes: the lower the earlier. Among choices, those that are none
    /// are just gains, and those that bring news come before those that do not.
    fn turn_of(&self, task: &Task) -> (u8, bool, bool) {
        (
            rank(task.effect()),
            !self.has_one_option(task),
            self.touched(task) == 0,
        )
    }

    fn has_one_option(&self, task: &Task) -> bool {
        match task.effect() {
            Effect::ChooseOne(options) => self.offered(*task, options).nth(1).is_none(),
            _ => false,
        }
    }

    /// The due choices whose order matters, as places in the list of what is due.
    pub(crate) fn conflicting(&self) -> ArrayVec<usize, 8> {
        let mut choices: ArrayVec<(usize, u8), 8> = ArrayVec::new();
        if self.due.len() < 2 {
            return ArrayVec::new();
        }
        for (index, task) in self.due.iter().enumerate() {
            let touched = self.touched(task);
            let is_new = !choices
                .iter()
                .any(|(other, _)| are_same(&self.due[*other], task));
            if touched != 0 && is_new && !choices.is_full() {
                choices.push((index, touched));
            }
        }
        let meets = |(index, touched): &(usize, u8)| {
            choices
                .iter()
                .any(|(other, others)| other != index && others & touched != 0)
        };
        choices
            .iter()
            .filter(|choice| meets(choice))
            .map(|(index, _)| *index)
            .collect()
    }

    /// What a choice touches now: of its options only those that are possible, and a tile brings
    /// cards only where a free space still shows some.
    fn touched(&self, task: &Task) -> u8 {
        let effect = task.effect();
        if rank(effect) > 0 {
            return 0;
        }
        let oceans_stay = self.oceans_stay();
        let touched = match effect {
            Effect::ChooseOne(options) => self
                .offered(*task, options)
                .flat_map(|index| options[index].iter())
                .fold(0, |all, inner| all | touches(inner, oceans_stay)),
            effect => touches(effect, oceans_stay),
        };
        let free_cards = self
            .grid()
            .showing(Icon::Card)
            .without(self.board.occupied());
        if touched & BOARD != 0 && !free_cards.is_empty() {
            touched | CARDS
        } else {
            touched
        }
    }
}
