//! What a card brings towards milestones and awards.

use dice::data::{Card, Color, Measure, Production, Symbol};
use dice::{GoalStatus, View};
use kit::Seat;

/// The points of a milestone, and of the first place in an award.
const MILESTONE: f64 = 4.0;
const AWARD: f64 = 5.0;
/// How much of a milestone's worth is left once somebody else is nearer to it.
const BEHIND: f64 = 0.5;
/// How many symbols of an award may still change hands: at the end, and more for each turn to come.
const LAST_SWING: f64 = 0.8;
const SWING: f64 = 0.08;
/// Alone points count only if the planet is completed, so that these come last.
const ALONE: f64 = 0.12;

/// The milestones and awards that a player can still hope for.
pub(super) struct Goals {
    milestones: Vec<Milestone>,
    awards: Vec<Award>,
    production: Production,
    swing: f64,
    /// How much they count.
    share: f64,
}

struct Milestone {
    measure: Measure,
    needs: f64,
    has: usize,
    worth: f64,
}

struct Award {
    symbol: Symbol,
    has: usize,
    /// How far ahead of the best of the others.
    lead: f64,
}

impl Goals {
    pub(super) fn new(view: &View, seat: Seat, turns: f64) -> Self {
        let alone = view.players.len() == 1;
        let rival = |counts: &kit::BySeat<usize>| {
            let others = counts.seated().filter(|(other, _)| *other != seat);
            others.map(|(_, count)| *count).max().unwrap_or_default()
        };
        let open = view
            .milestones
            .iter()
            .filter(|goal| goal.status == GoalStatus::Open);
        let milestones = open.map(|goal| {
            let has = goal.counts[seat];
            let behind = rival(&goal.counts) > has;
            Milestone {
                measure: goal.id.milestone().measure,
                needs: f64::from(goal.needs),
                has,
                worth: if behind {
                    BEHIND * MILESTONE
                } else {
                    MILESTONE
                },
            }
        });
        let awards = view.awards.iter().map(|award| {
            let has = award.counts[seat];
            let lead = has as f64 - rival(&award.counts) as f64;
            Award {
                symbol: award.symbol,
                has,
                // Alone there is nobody to be ahead of, but a number to reach.
                lead: if alone { 0.0 } else { lead },
            }
        });
        Self {
            milestones: milestones.collect(),
            awards: awards.collect(),
            production: view.players[seat].production,
            share: if alone { ALONE } else { 1.0 },
            swing: LAST_SWING + SWING * turns,
        }
    }

    /// What playing a card brings towards them, in points.
    pub(super) fn card(&self, card: &Card) -> f64 {
        let milestones = self.milestones.iter().map(|goal| {
            // The nearer, the surer it becomes.
            let hope = |count: usize| (count as f64 / goal.needs).min(1.0).powi(2);
            goal.worth * (hope(goal.has + self.advance(goal.measure, card)) - hope(goal.has))
        });
        let awards = self.awards.iter().map(|award| {
            let chance = |lead: f64| 1.0 / (1.0 + (-lead / self.swing).exp());
            let more = f64::from(card.cost.dice()[award.symbol]);
            AWARD * (chance(award.lead + more) - chance(award.lead))
        });
        self.share * milestones.chain(awards).sum::<f64>()
    }

    /// By how much a card advances what a milestone measures.
    fn advance(&self, measure: Measure, card: &Card) -> usize {
        let if_so = usize::from;
        match measure {
            Measure::Cards(kind) => if_so(card.kind == kind),
            Measure::AllCards => 1,
            Measure::ProducedColors => {
                let is_new = |color: &&Color| {
                    self.production.dice[**color] == 0 && card.production.dice[**color] > 0
                };
                Color::ALL.iter().filter(is_new).count()
            }
            Measure::CardsWithPoints => if_so(card.points > 0),
            Measure::CardsCosting(least) => if_so(card.cost.len() >= usize::from(least)),
            Measure::AwardSymbols => {
                let most = |more: bool| {
                    let counts = self.awards.iter().map(|award| {
                        let added = card.cost.dice()[award.symbol];
                        award.has + if more { usize::from(added) } else { 0 }
                    });
                    counts.max().unwrap_or_default()
                };
                most(true) - most(false)
            }
            Measure::DiceOfOneColor | Measure::Dice | Measure::Points => 0,
        }
    }
}
