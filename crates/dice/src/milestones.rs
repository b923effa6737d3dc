//! Milestones: taken at once by whoever meets the condition first [13.0].

use kit::{Log, Seat};

use crate::api::Event;
use crate::data::{Kind, Measure, Symbol, catalogue};
use crate::state::{DiceGame, GoalStatus};

/// What has changed for a player, and which conditions it can meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    Dice,
    Points,
    Cards,
}

impl Measure {
    const fn depends_on(self) -> Change {
        match self {
            Self::DiceOfOneColor | Self::Dice => Change::Dice,
            Self::Points => Change::Points,
            Self::Cards(_)
            | Self::AllCards
            | Self::ProducedColors
            | Self::CardsWithPoints
            | Self::CardsCosting(_)
            | Self::AwardSymbols => Change::Cards,
        }
    }
}

impl DiceGame {
    /// Gives a seat the milestones that it has reached by a change.
    pub(crate) fn claim(&mut self, seat: Seat, change: Change, log: &mut Log<Event>) {
        for index in 0..self.milestones.len() {
            let goal = self.milestones[index];
            if goal.status != GoalStatus::Open {
                continue;
            }
            let milestone = goal.id.milestone();
            if milestone.measure.depends_on() == change
                && self.measure(seat, milestone.measure) >= milestone.at_least.into()
            {
                self.milestones[index].status = GoalStatus::Reached(seat);
                log.note(|| Event::Milestone {
                    seat,
                    milestone: goal.id,
                });
            }
        }
    }

    /// How much a seat has of what a milestone measures.
    pub fn measure(&self, seat: Seat, measure: Measure) -> usize {
        let player = &self.players[seat];
        let played = |kind: Kind| player.played.and(catalogue().of_kind(kind)).len();
        match measure {
            Measure::Cards(kind) => played(kind),
            Measure::AllCards => player.played.len(),
            Measure::DiceOfOneColor => player
                .dice
                .colors()
                .0
                .into_iter()
                .max()
                .unwrap_or_default()
                .into(),
            Measure::Dice => player.dice.total().into(),
            Measure::ProducedColors => {
                let produced = player.modifiers.production.dice;
                produced.iter().filter(|(_, count)| *count > 0).count()
            }
            Measure::CardsWithPoints => player.played.and(catalogue().with_points()).len(),
            Measure::CardsCosting(least) => {
                let costs = player.played.iter().map(|card| card.card().cost.len());
                costs.filter(|cost| *cost >= usize::from(least)).count()
            }
            Measure::Points => player.points.into(),
            Measure::AwardSymbols => {
                let counts = self.awards.iter().map(|award| self.symbols(seat, *award));
                counts.max().unwrap_or_default()
            }
        }
    }

    /// How often a symbol stands in the printed costs of a seat's played cards [14.5, 19.4].
    pub fn symbols(&self, seat: Seat, symbol: Symbol) -> usize {
        let costs = self.players[seat]
            .played
            .iter()
            .map(|card| card.card().cost.dice());
        costs.map(|cost| usize::from(cost[symbol])).sum()
    }
}
