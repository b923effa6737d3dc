//! How MarsBot stands in milestones and awards, which it takes, and its points [A7, A8, A13].

use kit::Log;

use super::placement::keep_best;
use super::{BOT, Failure, Goal, HUMAN, Rule, Standing, Step};
use crate::api::{Event, Source};
use crate::data::{
    AwardId, BotMeasure, Change, Measure, MilestoneId, Resource, Tile, Track, catalogue,
};
use crate::scoring::Score;
use crate::state::{MAX_AWARDS, Mars};

/// What an award value loses with the change for it [A8.5].
const HANDICAP: i32 = 5;
/// What a milestone costs before the first turn of a generation [A14.3].
const EARLY_PRICE: u16 = 8;

/// A rule by which MarsBot prefers some candidates: the larger, the better.
pub(super) type Preference<'a, T> = (Rule, &'a dyn Fn(&T) -> i32);

impl Mars {
    // --- Standings ------------------------------------------------------------------------------

    fn bot_value(&self, measure: &BotMeasure, printed: &Measure) -> i32 {
        let bot = self.bot();
        let at = |track: &Track| i32::from(bot.at(*track));
        let tracks = || Track::ALL.iter().map(at);
        match measure {
            BotMeasure::Same => self.measure(BOT, printed),
            BotMeasure::Tracks(list) => list.iter().map(at).sum(),
            BotMeasure::LowestTrack => tracks().min().unwrap_or(0),
            BotMeasure::HighestTrack => tracks().max().unwrap_or(0),
            BotMeasure::MoneyPer(each) => {
                i32::from(self.players[BOT].stock[Resource::Money]) / i32::from(*each)
            }
            BotMeasure::Pile(kinds) => bot.count_pile(|card| kinds.contains(&card.kind)),
            BotMeasure::PileCosting(least) => bot.count_pile(|card| card.cost >= *least),
            BotMeasure::Rating => self.players[BOT].rating.into(),
        }
    }

    /// How MarsBot stands in an award.
    pub(crate) fn bot_award_value(&self, award: AwardId) -> i32 {
        let own = &self.bot_board().awards[award.place()];
        let handicap = match self.terms().has(Change::AwardHandicap) {
            true => HANDICAP,
            false => 0,
        };
        let value = self.bot_value(&own.measure, &award.award().measure);
        value + i32::from(own.plus) - handicap
    }

    /// How the player stands in an award during play: production counts with the stock [A8.3].
    /// Energy in stock turns into heat before it could score.
    fn player_value_in_play(&self, award: AwardId) -> i32 {
        let player = &self.players[HUMAN];
        match &award.award().measure {
            Measure::Stock(resources) => resources
                .iter()
                .map(|resource| {
                    let stock = match resource {
                        Resource::Energy => 0,
                        resource => i32::from(player.stock[*resource]),
                    };
                    stock + i32::from(player.production[*resource])
                })
                .sum(),
            measure => self.measure(HUMAN, measure),
        }
    }

    /// How both stand in an award during play.
    pub(super) fn standing(&self, award: AwardId) -> Standing {
        let goal = Goal::Award(award);
        let counted = || {
            self.is_known(goal)
                .then(|| self.player_value_in_play(award))
        };
        Standing {
            award,
            own: self.bot_award_value(award),
            player: self.declared(goal).or_else(counted),
        }
    }

    /// How MarsBot stands in a milestone, and what it needs.
    pub(crate) fn bot_milestone(&self, milestone: MilestoneId) -> (i32, i32) {
        let own = &self.bot_board().milestones[milestone.place()];
        let value = self.bot_value(&own.measure, &milestone.milestone().measure);
        (value, own.at_least.into())
    }

    fn bot_meets(&self, milestone: MilestoneId) -> bool {
        let (has, needs) = self.bot_milestone(milestone);
        has >= needs
    }

    /// What the player has of what a milestone asks for, and how much that is.
    fn player_in_milestone(&self, milestone: MilestoneId) -> (i32, i32) {
        let printed = milestone.milestone();
        let declared = self.declared(Goal::Milestone(milestone));
        let has = declared.unwrap_or_else(|| self.measure(HUMAN, &printed.measure));
        (has, printed.at_least.into())
    }

    /// How much the player lacks for a milestone.
    fn shortfall(&self, milestone: MilestoneId) -> i32 {
        let (has, needs) = self.player_in_milestone(milestone);
        (needs - has).max(0)
    }

    /// The milestones that nobody has claimed and MarsBot meets.
    fn milestones_met(&self) -> Vec<MilestoneId> {
        let is_open = |milestone: &MilestoneId| {
            let mut claimed = self.claimed.iter();
            claimed.all(|(other, _)| other != milestone)
        };
        let all = self.variant.map.milestones();
        all.filter(is_open)
            .filter(|milestone| self.bot_meets(*milestone))
            .collect()
    }

    // --- Taking them ----------------------------------------------------------------------------

    /// Claims a milestone for free, if it can [A7.3].
    pub(super) fn try_milestone(&mut self, log: &mut Log<Event>) -> Result<(), Failure> {
        let mut left = match self.claimed.is_full() {
            true => Vec::new(),
            false => self.milestones_met(),
        };
        if left.len() > 1 {
            let ask = left.iter().copied().map(Goal::Milestone);
            self.ask_for_standings(ask, log);
        }
        let told = |rule: Rule, left: &[MilestoneId]| {
            let compared = |milestone: &MilestoneId| {
                let (has, needs) = match rule {
                    Rule::Possible => self.bot_milestone(*milestone),
                    _ => self.player_in_milestone(*milestone),
                };
                (*milestone, has, needs)
            };
            Step::Milestones {
                rule,
                left: left.iter().map(compared).collect(),
            }
        };
        self.note(log, || told(Rule::Possible, &left));
        let met = |milestone: &MilestoneId| i32::from(self.shortfall(*milestone) == 0);
        let near = |milestone: &MilestoneId| -self.shortfall(*milestone);
        let rules: [Preference<'_, MilestoneId>; 3] = [
            (Rule::ReachedByBoth, &met),
            (Rule::NearestForPlayer, &near),
            (Rule::Leftmost, &|milestone| -(milestone.index() as i32)),
        ];
        for (rule, merit) in rules {
            let before = left.len();
            keep_best(&mut left, merit);
            if left.len() < before {
                self.note(log, || told(rule, &left));
            }
        }
        let chosen = *left.first().ok_or(Failure::NoMilestone)?;
        self.claim(BOT, chosen, log);
        Ok(())
    }

    /// Funds an award for free in which MarsBot is ahead, if it can [A8.1].
    pub(super) fn try_award(&mut self, log: &mut Log<Event>) -> Result<(), Failure> {
        let is_open = |award: &AwardId| self.funded.iter().all(|(other, _)| other != award);
        // With no more than the least that the player can have, MarsBot is not ahead.
        let may_lead =
            |award: &AwardId| self.bot_award_value(*award) > award.award().measure.least();
        let open: Vec<_> = match self.funded.is_full() {
            true => Vec::new(),
            false => {
                let awards = self.variant.map.awards();
                awards.filter(is_open).filter(may_lead).collect()
            }
        };
        self.ask_for_standings(open.iter().copied().map(Goal::Award), log);
        let standings = open.into_iter().map(|award| self.standing(award));
        let mut left: Vec<_> = standings.filter(|it| it.lead() > 0).collect();
        self.note_awards(Rule::Possible, &left, log);
        self.prefer_awards(
            &mut left,
            &[
                (Rule::LargestLead, &Standing::lead),
                (Rule::Leftmost, &|it| -(it.award.index() as i32)),
            ],
            log,
        );
        let chosen = left.first().ok_or(Failure::NoAward)?.award;
        self.fund(BOT, chosen, log);
        Ok(())
    }

    /// Leaves the awards that each rule prefers, and tells every rule that leaves fewer.
    pub(super) fn prefer_awards(
        &self,
        left: &mut Vec<Standing>,
        rules: &[Preference<'_, Standing>],
        log: &mut Log<Event>,
    ) {
        for (rule, merit) in rules {
            let before = left.len();
            keep_best(left, merit);
            if left.len() < before {
                self.note_awards(*rule, left, log);
            }
        }
    }

    pub(super) fn note_awards(&self, rule: Rule, left: &[Standing], log: &mut Log<Event>) {
        self.note(log, || Step::Awards {
            rule,
            left: left.to_vec(),
        });
    }

    /// Before its first turn of a generation MarsBot may buy a milestone: the more are open, the
    /// more of them it must meet [A14.3].
    pub(super) fn claim_early(&mut self, log: &mut Log<Event>) {
        let money = self.players[BOT].stock[Resource::Money];
        let met = self.milestones_met().len();
        let needed = MAX_AWARDS - self.claimed.len();
        let may = self.terms().has(Change::EarlyMilestone)
            && !self.claimed.is_full()
            && money >= EARLY_PRICE
            && met >= needed;
        if !may {
            return;
        }
        self.note(log, || Step::EarlyMilestone { met: met as u8 });
        if self.try_milestone(log).is_ok() {
            let (milestone, _) = self.claimed[self.claimed.len() - 1];
            let source = Source::Milestone(milestone);
            self.gain(BOT, Resource::Money, -(EARLY_PRICE as i16), source, log);
        }
    }

    // --- Points ---------------------------------------------------------------------------------

    /// What MarsBot scores beyond what any player does [A13.5].
    pub(crate) fn add_bot_points(&self, score: &mut Score) {
        let rates = &catalogue().bot().money_per_point;
        let last = usize::from(self.generation).clamp(1, rates.len());
        let money = i32::from(self.players[BOT].stock[Resource::Money]);
        score.money = money / i32::from(rates[last - 1]);
        if let Some(space) = self.board.find(Tile::NeuralInstance) {
            let beside = self.grid().neighbours(space);
            score.instance = beside.without(self.board.owned(HUMAN)).len() as i32;
        }
        if self.terms().has(Change::PilePoints) {
            score.cards = self.bot().count_pile(|card| card.has_points);
        }
    }
}
