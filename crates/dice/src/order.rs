//! Which of several due effects comes first [8.2].
//!
//! The owner is asked only where the order can matter:
//! - where effects compete for dice that are short in the pool;
//! - where tiles are placed and counted;
//! - where two effects ask for a choice, and one of them rolls or draws: what it shows may change
//!   the other choice;
//! - where opponents lose a die of a colour of which another effect gives them one.
//!
//! Otherwise what tells the owner more comes before what asks for a choice, which is never worse.
//! `docs/decisions/dice-1-order-of-effects.md` argues it.

use arrayvec::ArrayVec;
use kit::{Nested as _, Seat};

use crate::data::{
    By, ByColor, Color, Count, Effect, Effects, Happening, Moment, Parameter, Tile, Trigger,
    catalogue,
};
use crate::state::{DiceGame, Due, MAX_TASKS, Task, track};

/// More dice than placing a tile can ever give, by its space and by cards that wait for it.
const FROM_A_TILE: u8 = 4;

/// What an effect can take or depend on, and what it does to others.
#[derive(Default)]
struct Needs {
    /// Dice that its owner may take.
    dice: ByColor<u8>,
    /// Whether tiles are placed or counted.
    tiles: bool,
    /// Whether its owner makes a choice.
    asks: bool,
    /// Whether it shows something new: a roll or a card.
    tells: bool,
    /// The colours of dice that opponents lose by it, and of those that they may get.
    harms: ByColor<bool>,
    helps: ByColor<bool>,
}

impl Needs {
    fn any(&mut self, count: u8) {
        Color::ALL
            .iter()
            .for_each(|color| self.dice[*color] += count);
    }

    /// Whether the order of two different effects can matter, dice that run short aside.
    fn meets(&self, other: &Self) -> bool {
        let harm = |color: &Color| {
            self.harms[*color] && other.helps[*color] || self.helps[*color] && other.harms[*color]
        };
        self.tiles && other.tiles
            || self.asks && other.asks && (self.tells || other.tells)
            || Color::ALL.iter().any(harm)
    }
}

/// The place of an effect where the order does not matter otherwise.
const fn rank(effect: &Effect) -> u8 {
    match effect {
        Effect::Draw(_) => 0,
        Effect::OthersLose(_) | Effect::OthersLoseAny(_) => 1,
        Effect::Roll(..) | Effect::RollPer(..) | Effect::ProducePlayed => 2,
        Effect::Gain(..) | Effect::Wild(_) | Effect::Score(_) | Effect::ScorePer(_) => 3,
        Effect::Raise(..) => 4,
        Effect::Place(..)
        | Effect::RollAny(_)
        | Effect::Pick(..)
        | Effect::PickAny(_)
        | Effect::Spend(_)
        | Effect::SpendOf(_)
        | Effect::SpendAny
        | Effect::Discard(_)
        | Effect::Exchange { .. }
        | Effect::ExtraTurn
        | Effect::ExtraMain
        | Effect::ExtraSupport
        | Effect::ChooseOne(_)
        | Effect::InOrder(_)
        | Effect::If { .. } => 5,
        Effect::Turn(_) => 6,
    }
}

impl DiceGame {
    /// The due effects of the group that comes next, the first one last.
    pub(crate) fn group(&self) -> impl DoubleEndedIterator<Item = &Due> + Clone {
        let top = match self.tasks.last() {
            Some(Task::Due(due)) => Some((due.group, due.seat)),
            _ => None,
        };
        let same = move |task: &&Task| matches!(task, Task::Due(due) if Some((due.group, due.seat)) == top);
        let count = self.tasks.iter().rev().take_while(same).count();
        self.tasks[self.tasks.len() - count..]
            .iter()
            .filter_map(|task| match task {
                Task::Due(due) => Some(due),
                _ => None,
            })
    }

    /// Whether the next due effect is the only one of its group.
    pub(crate) fn is_alone(&self, due: &Due) -> bool {
        let below = self
            .tasks
            .len()
            .checked_sub(2)
            .map(|index| &self.tasks[index]);
        !matches!(below, Some(Task::Due(other)) if (other.group, other.seat) == (due.group, due.seat))
    }

    /// Which effect of the next group comes first, counted from the top; `None` if its owner is
    /// to be asked.
    #[inline(never)]
    pub(crate) fn first_of_group(&self) -> Option<usize> {
        let steps = self.steps_to_come();
        let needs: ArrayVec<(&Effect, Needs), MAX_TASKS> = self
            .group()
            .rev()
            .map(|due| (due.effect(), self.needs(due, &steps)))
            .collect();
        if self.order_matters(&needs) {
            return None;
        }
        let places = needs.iter().map(|(effect, needs)| {
            let chooses = needs.asks || matches!(effect, Effect::Turn(_));
            (chooses, rank(effect))
        });
        let first = places.enumerate().min_by_key(|(_, place)| *place);
        first.map(|(index, _)| index)
    }

    fn order_matters(&self, needs: &[(&Effect, Needs)]) -> bool {
        let mut all: ByColor<u8> = ByColor::default();
        let mut takers: ByColor<u8> = ByColor::default();
        for (index, (effect, one)) in needs.iter().enumerate() {
            let mut others = needs[..index].iter();
            if others.any(|(other, another)| other != effect && one.meets(another)) {
                return true;
            }
            for (color, count) in one.dice.iter().filter(|(_, count)| *count > 0) {
                all[color] += count;
                takers[color] += 1;
            }
        }
        let short = |color: Color| takers[color] > 1 && self.pool[color] < all[color];
        let alike = needs.iter().all(|(effect, _)| *effect == needs[0].0);
        !alike && Color::ALL.iter().any(|color| short(*color))
    }

    /// How many steps the next group can raise each track.
    fn steps_to_come(&self) -> [u8; 2] {
        let mut steps = [0; 2];
        let mut raise = |effect: &Effect| match effect {
            Effect::Raise(parameter, count) => {
                if track(*parameter).is_some() {
                    steps[parameter.index()] += count;
                }
            }
            Effect::Place(Tile::Greenery, _) => steps[Parameter::Oxygen.index()] += 1,
            Effect::Place(..)
            | Effect::Roll(..)
            | Effect::RollAny(_)
            | Effect::RollPer(..)
            | Effect::Gain(..)
            | Effect::Pick(..)
            | Effect::PickAny(_)
            | Effect::Wild(_)
            | Effect::Score(_)
            | Effect::ScorePer(_)
            | Effect::Draw(_)
            | Effect::Turn(_)
            | Effect::OthersLose(_)
            | Effect::OthersLoseAny(_)
            | Effect::Spend(_)
            | Effect::SpendOf(_)
            | Effect::SpendAny
            | Effect::Discard(_)
            | Effect::Exchange { .. }
            | Effect::ExtraTurn
            | Effect::ExtraMain
            | Effect::ExtraSupport
            | Effect::ProducePlayed
            | Effect::ChooseOne(_)
            | Effect::InOrder(_)
            | Effect::If { .. } => {}
        };
        for due in self.group() {
            raise(due.effect());
            for list in due.effect().lists().into_iter().flatten() {
                list.visit(&mut |_, effect| raise(effect));
            }
        }
        steps
    }

    fn needs(&self, due: &Due, steps: &[u8; 2]) -> Needs {
        let mut needs = Needs::default();
        self.add_needs(&mut needs, due.seat, due.effect(), steps);
        needs
    }

    fn add_needs(&self, needs: &mut Needs, seat: Seat, effect: &Effect, steps: &[u8; 2]) {
        match effect {
            Effect::Roll(color, count) => {
                needs.dice[*color] += count;
                needs.tells = true;
            }
            Effect::Pick(color, count) => {
                needs.dice[*color] += count;
                needs.asks = true;
            }
            Effect::Gain(symbol, count) => needs.dice[symbol.color()] += count,
            Effect::RollAny(count) => {
                needs.any(*count);
                needs.asks = true;
                needs.tells = true;
            }
            Effect::PickAny(count) => {
                needs.any(*count);
                needs.asks = true;
            }
            Effect::RollPer(color, count) => {
                needs.dice[*color] += FROM_A_TILE;
                needs.tiles |= !matches!(count, Count::Beside(_));
                needs.tells = true;
            }
            Effect::ScorePer(count) => needs.tiles |= !matches!(count, Count::Beside(_)),
            Effect::Raise(parameter, _) => self.add_track_bonuses(needs, seat, *parameter, steps),
            Effect::Place(tile, site) => {
                let sites = self.board.sites(self.grid(), *tile, *site);
                let lost = *tile == Tile::Ocean && self.is_complete(Parameter::Oceans);
                needs.any(FROM_A_TILE);
                needs.tiles = true;
                if !lost && !sites.is_empty() {
                    needs.asks |= sites.len() > 1;
                    needs.tells = true;
                    self.add_help(needs, seat, *tile);
                    if *tile == Tile::Greenery {
                        self.add_track_bonuses(needs, seat, Parameter::Oxygen, steps);
                    }
                }
            }
            Effect::ProducePlayed => {
                needs.any(FROM_A_TILE);
                needs.tells = true;
            }
            Effect::Draw(_) => needs.tells = true,
            Effect::OthersLose(symbol) => needs.harms[symbol.color()] = true,
            Effect::OthersLoseAny(color) => needs.harms[*color] = true,
            // Whole actions, with all that they may show.
            Effect::ExtraTurn | Effect::ExtraSupport => {
                needs.asks = true;
                needs.tells = true;
            }
            Effect::ChooseOne(_) | Effect::InOrder(_) | Effect::If { .. } => {
                needs.asks |= matches!(effect, Effect::ChooseOne(_));
                let lists = effect.lists();
                self.add_lists(needs, seat, lists.into_iter().flatten(), steps);
            }
            // Turning is best done at the end, with all dice in hand: no order is better.
            Effect::Turn(_) | Effect::Wild(_) | Effect::Score(_) | Effect::ExtraMain => {}
            // Costs come one after the other.
            Effect::Spend(_)
            | Effect::SpendOf(_)
            | Effect::SpendAny
            | Effect::Discard(_)
            | Effect::Exchange { .. } => needs.asks = true,
        }
    }

    fn add_lists<'a>(
        &self,
        needs: &mut Needs,
        seat: Seat,
        lists: impl IntoIterator<Item = &'a Effects>,
        steps: &[u8; 2],
    ) {
        for effect in lists.into_iter().flat_map(|list| list.iter()) {
            self.add_needs(needs, seat, effect, steps);
        }
    }

    /// The bonuses that the group can reach on a track; of dice, all that stand there.
    fn add_track_bonuses(
        &self,
        needs: &mut Needs,
        seat: Seat,
        parameter: Parameter,
        steps: &[u8; 2],
    ) {
        let Some(track) = track(parameter) else {
            return;
        };
        let now = self.parameter(parameter);
        let most = now + track.step * steps[parameter.index()] as i8;
        for (at, bonus) in &track.bonuses {
            if (now + 1..=most).contains(at) {
                self.add_lists(needs, seat, [bonus], steps);
            }
        }
    }

    /// The dice that opponents get when this tile is placed.
    fn add_help(&self, needs: &mut Needs, seat: Seat, tile: Tile) {
        let waits = |trigger: &Trigger| {
            let fits = match trigger.on {
                Happening::TilePlaced(other) => other == tile,
                Happening::TilePlacedNextTo(_) => true,
                Happening::CardPlayed { .. } | Happening::StandardAction => false,
            };
            fits && trigger.by == By::Anyone
        };
        for other in self.others(seat) {
            let player = &self.players[other];
            let waiting = player.played.and(catalogue().waiting(Moment::TilePlaced));
            let cards = waiting.iter().flat_map(|card| card.card().triggers());
            let corporation = player.corporation.into_iter();
            let corporation = corporation.flat_map(|one| one.corporation().triggers());
            for trigger in cards.chain(corporation).filter(|trigger| waits(trigger)) {
                trigger.effects.visit(&mut |_, effect| match effect {
                    Effect::Roll(color, _) | Effect::Pick(color, _) | Effect::RollPer(color, _) => {
                        needs.helps[*color] = true;
                    }
                    Effect::Gain(symbol, _) => needs.helps[symbol.color()] = true,
                    Effect::RollAny(_) | Effect::PickAny(_) => Color::ALL
                        .iter()
                        .for_each(|color| needs.helps[*color] = true),
                    // These give opponents no die, or hold lists that are looked at as well.
                    Effect::Wild(_)
                    | Effect::Score(_)
                    | Effect::ScorePer(_)
                    | Effect::Raise(..)
                    | Effect::Place(..)
                    | Effect::Draw(_)
                    | Effect::Turn(_)
                    | Effect::OthersLose(_)
                    | Effect::OthersLoseAny(_)
                    | Effect::Spend(_)
                    | Effect::SpendOf(_)
                    | Effect::SpendAny
                    | Effect::Discard(_)
                    | Effect::Exchange { .. }
                    | Effect::ExtraTurn
                    | Effect::ExtraMain
                    | Effect::ExtraSupport
                    | Effect::ProducePlayed
                    | Effect::ChooseOne(_)
                    | Effect::InOrder(_)
                    | Effect::If { .. } => {}
                });
            }
        }
    }

    /// Takes an effect of the next group out, counted from the top.
    pub(crate) fn take_from_group(&mut self, index: usize) -> Option<Due> {
        let place = self.tasks.len().checked_sub(index + 1)?;
        match self.tasks.remove(place) {
            Task::Due(due) => Some(due),
            _ => None,
        }
    }
}
