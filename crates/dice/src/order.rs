//! Which of several due effects comes first [8.2].
//!
//! The owner is asked only where the order can matter: where effects compete for dice that are
//! short in the pool, or where tiles are placed and counted. Otherwise what tells the owner more
//! comes before what asks for a choice, which is never worse.

use crate::data::{ByColor, Color, Count, Effect, catalogue};
use crate::state::{DiceGame, Due, Task};

/// More dice than placing a tile can ever give, by its space and by cards that wait for it.
const FROM_A_TILE: u8 = 4;

/// What an effect can take or depend on.
#[derive(Default)]
struct Needs {
    dice: ByColor<u8>,
    tiles: bool,
}

impl Needs {
    fn add(&mut self, effect: &Effect) {
        match effect {
            Effect::Roll(color, count) | Effect::Pick(color, count) => self.dice[*color] += count,
            Effect::Gain(symbol, count) => self.dice[symbol.color()] += count,
            Effect::RollAny(count) | Effect::PickAny(count) => self.any(*count),
            Effect::RollPer(color, count) => {
                self.dice[*color] += FROM_A_TILE;
                self.tiles |= !matches!(count, Count::Beside(_));
            }
            Effect::ScorePer(count) => self.tiles |= !matches!(count, Count::Beside(_)),
            Effect::Raise(parameter, _) => {
                let tracks = catalogue().track(*parameter);
                let bonuses = tracks.into_iter().flat_map(|track| track.bonuses.values());
                bonuses
                    .flat_map(|bonus| bonus.iter())
                    .for_each(|effect| self.add(effect));
            }
            Effect::Place(..) => {
                self.any(FROM_A_TILE);
                self.tiles = true;
            }
            Effect::ProducePlayed => self.any(FROM_A_TILE),
            Effect::ChooseOne(_) | Effect::InOrder(_) | Effect::If { .. } => {
                effect
                    .lists()
                    .iter()
                    .flat_map(|list| list.iter())
                    .for_each(|effect| self.add(effect));
            }
            _ => {}
        }
    }

    fn any(&mut self, count: u8) {
        Color::ALL
            .iter()
            .for_each(|color| self.dice[*color] += count);
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
        Effect::Turn(_) => 6,
        _ => 5,
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
        if self.order_matters() {
            return None;
        }
        let ranks = self.group().rev().map(|due| rank(due.effect()));
        let first = ranks.enumerate().min_by_key(|(_, rank)| *rank);
        first.map(|(index, _)| index)
    }

    fn order_matters(&self) -> bool {
        let mut all = Needs::default();
        let mut takers: ByColor<u8> = ByColor::default();
        let mut tiles: Option<&Effect> = None;
        for due in self.group() {
            let effect = due.effect();
            let mut needs = Needs::default();
            needs.add(effect);
            if needs.tiles {
                if tiles.is_some_and(|other| other != effect) {
                    return true;
                }
                tiles = Some(effect);
            }
            for (color, count) in needs.dice.iter().filter(|(_, count)| *count > 0) {
                all.dice[color] += count;
                takers[color] += 1;
            }
        }
        let short = |color: Color| takers[color] > 1 && self.pool[color] < all.dice[color];
        let alike = self
            .group()
            .all(|due| Some(due.effect()) == self.group().next().map(Due::effect));
        !alike && Color::ALL.iter().any(|color| short(*color))
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
