//! Whether effects can be carried out, and if not, why.
//!
//! A card is playable if in some order of its parts all that is mandatory is possible
//! [R5.5, R6.3, R6.5]. Because gains may come before losses, a loss is compared with what there is
//! and what the same card, or an own trigger it sets off, is sure to bring.

use kit::Seat;

use super::ensure;
use super::resources::production_box;
use crate::api::{Reason, Source};
use crate::data::{
    Action, Area, Bespoke, ByResource, CardId, Effect, EffectId, Effects, Happening, Parameter,
    Project, Requirement, Resource, Tag, Tile, Trigger,
};
use crate::state::{Mars, Task};
use crate::triggers::fits_card;

/// What a card's other parts will have brought by the time something is lost.
#[derive(Clone, Copy, Debug, Default)]
struct Foreseen {
    stock: ByResource<i16>,
    production: ByResource<i16>,
}

impl Mars {
    /// Whether a seat can play a card from hand now.
    pub(crate) fn playable(&self, seat: Seat, card: CardId) -> Result<(), Reason> {
        let project = card.card();
        ensure(self.players[seat].hand.contains(card), Reason::NoSuchCard)?;
        project
            .requires
            .iter()
            .try_for_each(|requirement| self.meets(seat, *requirement))?;
        let task = Task {
            played: Some(card),
            ..Task::new(seat, Source::Card(card), EffectId::default())
        };
        project
            .effects
            .iter()
            .try_for_each(|effect| self.possible(task, effect))?;
        self.affordable(&self.card_bill(seat, card))
    }

    /// The first requirement of a card that a seat does not meet.
    pub(crate) fn lacks(&self, seat: Seat, card: CardId) -> Option<Reason> {
        let mut unmet = card.card().requires.iter();
        unmet.find_map(|requirement| self.meets(seat, *requirement).err())
    }

    fn meets(&self, seat: Seat, requirement: Requirement) -> Result<(), Reason> {
        let player = &self.players[seat];
        let shift = |parameter: Parameter| {
            (player.modifiers.shift + player.next_shift) as i8 * parameter.step()
        };
        // What a requirement needs is told as it is for this player, with the shifts [R5.20].
        match requirement {
            Requirement::AtLeast(parameter, printed) => {
                let (is, needs) = (self.parameter(parameter), printed - shift(parameter));
                ensure(
                    is >= needs,
                    Reason::ParameterTooLow {
                        parameter,
                        needs,
                        is,
                    },
                )
            }
            Requirement::AtMost(parameter, printed) => {
                let (is, needs) = (self.parameter(parameter), printed + shift(parameter));
                ensure(
                    is <= needs,
                    Reason::ParameterTooHigh {
                        parameter,
                        needs,
                        is,
                    },
                )
            }
            Requirement::Tags(tag, needs) => {
                let has = player.tags[tag];
                ensure(has >= needs, Reason::TooFewTags { tag, needs, has })
            }
            Requirement::Production(resource, needs) => {
                let (needs, has) = (needs.into(), player.production[resource]);
                ensure(
                    has >= needs,
                    Reason::TooLittleProduction {
                        resource,
                        needs,
                        has,
                    },
                )
            }
            Requirement::Cities(needs) => {
                let has = self.board.cities.len() as u8;
                ensure(has >= needs, Reason::TooFewCities { needs, has })
            }
            Requirement::OwnGreeneries(needs) => {
                let has = self.board.greeneries.and(self.board.owned(seat)).len() as u8;
                ensure(has >= needs, Reason::TooFewGreeneries { needs, has })
            }
        }
    }

    /// Whether a mandatory effect can be carried out.
    pub(crate) fn possible(&self, task: Task, effect: &Effect) -> Result<(), Reason> {
        let player = &self.players[task.seat];
        match effect {
            Effect::Production(amounts) => amounts
                .iter()
                .filter(|(_, change)| *change < 0)
                .try_for_each(|(resource, change)| {
                    let needs = resource.production_floor() - i16::from(change);
                    let has = player.production[resource];
                    if has >= needs {
                        return Ok(());
                    }
                    let needs = needs - self.foreseen(task).production[resource];
                    ensure(
                        has >= needs,
                        Reason::TooLittleProduction {
                            resource,
                            needs,
                            has,
                        },
                    )
                }),
            Effect::ReduceAny(resource, count) => self.reduction_possible(task, *resource, *count),
            Effect::Spend(amounts) => amounts.iter().try_for_each(|(resource, count)| {
                let (needs, has) = (count as u16, player.stock[resource]);
                if has >= needs {
                    return Ok(());
                }
                let needs = needs.saturating_add_signed(-self.foreseen(task).stock[resource]);
                ensure(
                    has >= needs,
                    Reason::TooLittleStock {
                        resource,
                        needs,
                        has,
                    },
                )
            }),
            Effect::Pay { money, with } => self.affordable(&Self::effect_bill(task, *money, with)),
            Effect::ConvertProduction { from, .. } => {
                let needs = from.production_floor() + 1;
                let has = player.production[*from];
                ensure(
                    has >= needs,
                    Reason::TooLittleProduction {
                        resource: *from,
                        needs,
                        has,
                    },
                )
            }
            Effect::Exchange { from, .. } => {
                let has = player.stock[*from];
                ensure(
                    has > 0,
                    Reason::TooLittleStock {
                        resource: *from,
                        needs: 1,
                        has,
                    },
                )
            }
            // Oceans that are all placed are no obstacle [R5.5].
            Effect::Place(Tile::Ocean, _) if self.board.oceans_left() == 0 => Ok(()),
            Effect::Place(tile, site) => ensure(
                !self.spaces(task.seat, *tile, *site).is_empty(),
                Reason::NoSpace { tile: *tile },
            ),
            Effect::Claim => ensure(!self.claimable(task.seat).is_empty(), Reason::NoClaim),
            Effect::SpendHere(needs) => {
                let has = match task.source {
                    Source::Card(card) => self.tokens_on(card),
                    _ => 0,
                };
                ensure(has >= *needs, Reason::TooFewTokens { needs: *needs, has })
            }
            Effect::TakeToken(token) => {
                ensure(self.has_token_victim(task, *token), Reason::NoCardForIt)
            }
            Effect::AddToHolder(_) => {
                let holds = |card: CardId| self.tokens_on(card) > 0;
                ensure(player.played.iter().any(holds), Reason::NoCardForIt)
            }
            Effect::Discard(_) => ensure(!player.hand.is_empty(), Reason::EmptyHand),
            Effect::Bespoke(Bespoke::CopyProductionBox) => ensure(
                self.copyable(task.seat).next().is_some(),
                Reason::NoCardForIt,
            ),
            Effect::ChooseOne(options) => {
                let mut reason = Ok(());
                for option in options {
                    reason = option
                        .iter()
                        .try_for_each(|effect| self.possible(task, effect));
                    if reason.is_ok() {
                        break;
                    }
                }
                reason
            }
            // What comes later may depend on what comes first, as where a tile was put.
            Effect::InOrder(list) => self.possible(task, &list[0]),
            Effect::ProductionPer { .. }
            | Effect::ProductionOfBonus { .. }
            | Effect::Gain(_)
            | Effect::GainPer { .. }
            | Effect::RemoveAny(..)
            | Effect::StealAny(..)
            | Effect::RemoveTokens(..)
            | Effect::Raise(..)
            | Effect::Rating(_)
            | Effect::RatingPer { .. }
            | Effect::Draw(_)
            | Effect::DrawKeep { .. }
            | Effect::LookThenBuy(_)
            | Effect::RevealTop { .. }
            | Effect::AddHere(_)
            | Effect::AddTokens(..)
            | Effect::AddToOther(..)
            | Effect::AddToPlayed(_)
            | Effect::May(_)
            | Effect::If { .. }
            | Effect::NextCard { .. }
            | Effect::Bespoke(Bespoke::FloodNeighbour(_)) => Ok(()),
        }
    }

    fn reduction_possible(&self, task: Task, resource: Resource, count: u8) -> Result<(), Reason> {
        let needs = i16::from(count);
        let fits = |seat: Seat| self.can_lose_production(seat, resource, count);
        let own = || {
            let left = self.players[task.seat].production_left(resource);
            left + self.foreseen(task).production[resource] >= needs
        };
        let possible = self.is_solo() || self.seats().any(fits) || own();
        ensure(possible, Reason::NobodyToReduce { resource, count })
    }

    /// What playing the card is sure to bring its player besides the part that is judged.
    fn foreseen(&self, task: Task) -> Foreseen {
        let mut foreseen = Foreseen::default();
        let (Some(card), Source::Card(source)) = (task.played, task.source) else {
            return foreseen;
        };
        if card != source {
            return foreseen;
        }
        let project = card.card();
        for effect in project.effects.iter() {
            self.foresee(task, effect, &mut foreseen);
        }
        let player = &self.players[task.seat];
        let own = player
            .played
            .iter()
            .map(CardId::card)
            .chain([project])
            .flat_map(Project::triggers);
        let corporation = player
            .corporation
            .into_iter()
            .flat_map(|corporation| corporation.corporation().triggers());
        for trigger in own.chain(corporation).filter(|one| !one.is_refund()) {
            for _ in 0..times_set_off(trigger, card) {
                for effect in trigger.effects.iter() {
                    self.foresee(task, effect, &mut foreseen);
                }
            }
        }
        foreseen
    }

    fn foresee(&self, task: Task, effect: &Effect, foreseen: &mut Foreseen) {
        match effect {
            Effect::Gain(amounts) => {
                amounts
                    .iter()
                    .for_each(|(resource, change)| foreseen.stock[resource] += i16::from(change));
            }
            Effect::Production(amounts) => {
                let gains = amounts.iter().filter(|(_, change)| *change > 0);
                gains.for_each(|(resource, change)| {
                    foreseen.production[resource] += i16::from(change)
                });
            }
            Effect::ProductionPer { resource, of, per } => {
                foreseen.production[*resource] +=
                    i16::from(self.count(task.seat, task.source, *of) / per);
            }
            // The player can choose the option that helps; it is then held to it.
            Effect::ChooseOne(options) => {
                options
                    .iter()
                    .flat_map(|option| option.iter())
                    .for_each(|effect| self.foresee(task, effect, foreseen));
            }
            Effect::ReduceAny(..)
            | Effect::ProductionOfBonus { .. }
            | Effect::ConvertProduction { .. }
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
            | Effect::Place(..)
            | Effect::Claim
            | Effect::Draw(_)
            | Effect::DrawKeep { .. }
            | Effect::LookThenBuy(_)
            | Effect::RevealTop { .. }
            | Effect::Discard(_)
            | Effect::AddHere(_)
            | Effect::SpendHere(_)
            | Effect::AddTokens(..)
            | Effect::AddToOther(..)
            | Effect::AddToHolder(_)
            | Effect::AddToPlayed(_)
            | Effect::May(_)
            | Effect::InOrder(_)
            | Effect::If { .. }
            | Effect::NextCard { .. }
            | Effect::Bespoke(_) => {}
        }
    }

    /// Whether an optional or chosen list is worth offering: possible, not pointless, and such that
    /// what is still due stays possible.
    pub(super) fn offers(&self, task: Task, list: &Effects) -> bool {
        let is_possible = list
            .iter()
            .all(|effect| self.possible(task, effect).is_ok());
        is_possible
            && !list.iter().any(|effect| self.is_pointless(task, effect))
            && self.leaves_debts_payable(task, list)
    }

    fn is_pointless(&self, task: Task, effect: &Effect) -> bool {
        match effect {
            Effect::RemoveAny(resource, _) | Effect::StealAny(resource, _) => {
                !self.has_removal_victim(task, *resource)
            }
            Effect::RemoveTokens(token, _) => !self.has_token_victim(task, *token),
            Effect::AddTokens(token, _) => self.holders(task.seat, *token).next().is_none(),
            Effect::AddToPlayed(_) => !task.played.is_some_and(|card| {
                matches!(
                    card.card().holds,
                    Some(crate::data::Token::Animal | crate::data::Token::Microbe)
                )
            }),
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
            | Effect::TakeToken(_)
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
            | Effect::SpendHere(_)
            | Effect::AddToOther(..)
            | Effect::AddToHolder(_)
            | Effect::ChooseOne(_)
            | Effect::May(_)
            | Effect::InOrder(_)
            | Effect::If { .. }
            | Effect::NextCard { .. }
            | Effect::Bespoke(_) => false,
        }
    }

    /// Whether what must still be spent can be, after this list [R6.9].
    fn leaves_debts_payable(&self, task: Task, list: &Effects) -> bool {
        let brings = |effects: &Effects, resource: Resource| -> u16 {
            let gains = effects.iter().map(|effect| match effect {
                Effect::Gain(amounts) => amounts.of(resource) as u16,
                _ => 0,
            });
            gains.sum()
        };
        self.due
            .iter()
            .filter(|debt| debt.seat == task.seat)
            .all(|debt| {
                let Effect::Spend(amounts) = debt.effect() else {
                    return true;
                };
                amounts.iter().all(|(resource, count)| {
                    let others =
                        self.due
                            .iter()
                            .filter(|other| other.seat == task.seat)
                            .map(|other| match other.effect() {
                                Effect::ChooseOne(options) => options
                                    .iter()
                                    .map(|option| brings(option, resource))
                                    .max()
                                    .unwrap_or(0),
                                _ => 0,
                            });
                    let has = self.players[task.seat].stock[resource];
                    has + brings(list, resource) + others.sum::<u16>() >= count as u16
                })
            })
    }

    /// Whether the production box of an own building card could be carried out again.
    pub(super) fn box_possible(&self, seat: Seat, card: CardId) -> Result<(), Reason> {
        let project = card.card();
        let parts = production_box(&project.effects);
        let is_own = self.players[seat].played.contains(card);
        let fits = is_own && project.has(Tag::Building) && !parts.is_empty();
        ensure(fits, Reason::WrongTarget)?;
        let task = Task::new(seat, Source::Card(card), EffectId::default());
        // The parts come in any order, so that a gain of the box may cover its loss.
        let gain = |resource: Resource| -> i16 {
            let gains = parts.iter().map(|(_, effect)| match effect {
                Effect::Production(amounts) => i16::from(amounts.of(resource)).max(0),
                _ => 0,
            });
            gains.sum()
        };
        parts.iter().try_for_each(|(_, effect)| match effect {
            Effect::ReduceAny(resource, count) => {
                let own = self.players[seat].production_left(*resource) + gain(*resource);
                match own >= i16::from(*count) {
                    true => Ok(()),
                    false => self.reduction_possible(task, *resource, *count),
                }
            }
            effect => self.possible(task, effect),
        })
    }

    /// Whether one way of an action can be used.
    pub(crate) fn action_possible(
        &self,
        seat: Seat,
        source: Source,
        action: &Action,
    ) -> Result<(), Reason> {
        let task = Task::new(seat, source, EffectId::default());
        if let Some(condition) = action.when {
            ensure(self.holds(seat, source, condition), Reason::RatingNotRaised)?;
        }
        action
            .cost
            .iter()
            .try_for_each(|effect| self.possible(task, effect))?;
        // Gains that cannot apply are just lost, but an exchange is a cost as well.
        action.gain.iter().try_for_each(|effect| match effect {
            Effect::Exchange { .. } => self.possible(task, effect),
            _ => Ok(()),
        })
    }
}

/// How often an own trigger is set off by playing this card.
fn times_set_off(trigger: &Trigger, card: CardId) -> usize {
    let project = card.card();
    let mut cities = 0;
    project.effects.visit(&mut |_, effect| {
        if let Effect::Place(tile, site) = effect
            && tile.is_city()
        {
            let off_planet = matches!(site, crate::data::Site::Named(named) if *named != crate::data::Named::Noctis);
            let fits = match trigger.on {
                Happening::CityPlaced(Area::OnMars) => !off_planet,
                Happening::CityPlaced(Area::Anywhere) => true,
                _ => false,
            };
            cities += usize::from(fits);
        }
    });
    match &trigger.on {
        Happening::TagPlayed(tags) => project.tags.iter().filter(|tag| tags.contains(tag)).count(),
        Happening::CardPlayed { .. } => usize::from(fits_card(&trigger.on, project)),
        _ => cities,
    }
}
