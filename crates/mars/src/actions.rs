//! The actions of a turn: playing cards, standard projects, milestones, awards, card actions and
//! conversions [R3.6].

use arrayvec::ArrayVec;
use kit::{Log, Rng, Seat};

use crate::api::{Decision, Event, Pick, Reason, Source};
use crate::cards::{CardSet, MAX_CARDS};
use crate::data::{
    Action, AwardId, CardId, Effect, EffectId, MilestoneId, Parameter, Resource, StandardProject,
    catalogue,
};
use crate::effects::ensure;
use crate::payment::{Bill, Purpose};
use crate::state::{MAX_AWARDS, Mars, Question, Task};
use crate::triggers::Happened;

/// What a seat can turn into something else as an action [R8.11].
pub(crate) const CONVERTIBLE: [Resource; 2] = [Resource::Plants, Resource::Heat];
/// Draws of an action before all are listed after all.
const MAX_DRAWS: usize = 64;
/// More than a seat can ever do: every card, and a few more.
const MAX_ACTIONS: usize = MAX_CARDS + 64;
/// What is an action in every position, possible or not.
const STANDING: [Decision; StandardProject::COUNT + CONVERTIBLE.len()] = {
    let mut all = [Decision::Pass; StandardProject::COUNT + CONVERTIBLE.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = match at.checked_sub(StandardProject::COUNT) {
            None => Decision::Project(StandardProject::ALL[at]),
            Some(after) => Decision::Convert(CONVERTIBLE[after]),
        };
        at += 1;
    }
    all
};
const MILESTONE_PRICE: u8 = 8;
const AWARD_PRICES: [u8; MAX_AWARDS] = [8, 14, 20];

impl Mars {
    /// Everything that could be an action of this seat, possible or not.
    fn conceivable(&self, seat: Seat, mut see: impl FnMut(Decision)) {
        let player = &self.players[seat];
        player
            .hand
            .iter()
            .for_each(|card| see(Decision::Play(card)));
        let acting = player.played.and(catalogue().actions());
        acting
            .iter()
            .for_each(|card| see(Decision::Use(Pick::Card(card))));
        if let Some(corporation) = player.corporation
            && !corporation.corporation().action.is_empty()
        {
            see(Decision::Use(Pick::Corporation(corporation)));
        }
        STANDING.iter().for_each(|action| see(*action));
        if !self.is_solo() {
            self.variant
                .map
                .milestones()
                .for_each(|milestone| see(Decision::Claim(milestone)));
            self.variant
                .map
                .awards()
                .for_each(|award| see(Decision::Fund(award)));
        }
    }

    /// Everything that may well be an action of this seat: what was used or costs more than there is
    /// is mostly left out. To do nothing more comes last. Many are shown at once where that is quicker.
    fn promising(&self, seat: Seat, mut see: impl FnMut(&[Decision])) {
        let player = &self.players[seat];
        let money = player.spendable();
        player
            .hand
            .iter()
            .for_each(|card| see(&[Decision::Play(card)]));
        let acting = player.played.and(catalogue().actions()).without(self.used);
        acting
            .iter()
            .for_each(|card| see(&[Decision::Use(Pick::Card(card))]));
        if let Some(corporation) = player.corporation
            && !player.corporation_used
            && !corporation.corporation().action.is_empty()
        {
            see(&[Decision::Use(Pick::Corporation(corporation))]);
        }
        see(&STANDING);
        let map = self.variant.map;
        if !self.is_solo() && !self.claimed.is_full() && money >= MILESTONE_PRICE.into() {
            map.milestones()
                .for_each(|milestone| see(&[Decision::Claim(milestone)]));
        }
        if self
            .award_price()
            .is_some_and(|price| money >= price.into())
        {
            map.awards().for_each(|award| see(&[Decision::Fund(award)]));
        }
        see(match self.taken {
            0 => &[Decision::Pass],
            _ => &[Decision::Stop],
        });
    }

    /// Whether promising actions of this seat are possible, with a quick no to most that are not.
    fn quick_judge(&self, seat: Seat) -> impl Fn(Decision) -> bool {
        let reach = self.reach(seat);
        let money = self.players[seat].spendable();
        move |decision| match decision {
            Decision::Play(card) => reach.has(card) && self.playable(seat, card).is_ok(),
            Decision::Project(project) => {
                money >= self.project_price(seat, project).into()
                    && self.project_possible(seat, project).is_ok()
            }
            decision => self.judge_action(seat, decision).is_ok(),
        }
    }

    pub(crate) fn list_actions(&self, seat: Seat, decisions: &mut Vec<Decision>) {
        let is_possible = self.quick_judge(seat);
        self.promising(seat, |some| {
            let possible = some.iter().copied().filter(|action| is_possible(*action));
            decisions.extend(possible);
        });
    }

    /// One of the listed actions, each equally likely: one promising action after the other is
    /// drawn until one is possible.
    pub(crate) fn pick_action(&self, seat: Seat, rng: &mut Rng) -> Decision {
        let mut all: ArrayVec<Decision, MAX_ACTIONS> = ArrayVec::new();
        self.promising(seat, |some| {
            all.try_extend_from_slice(some)
                .expect("a seat can do no more than that");
        });
        let is_possible = self.quick_judge(seat);
        for _ in 0..MAX_DRAWS {
            let decision = all[kit::below(all.len(), rng)];
            if is_possible(decision) {
                return decision;
            }
        }
        // So many were drawn in vain that listing them is quicker.
        let mut decisions = Vec::new();
        self.list_actions(seat, &mut decisions);
        decisions[kit::below(decisions.len(), rng)]
    }

    /// Possible actions that cost nothing one would keep, and goals that are met.
    pub(crate) fn overlooked_actions(&self, seat: Seat) -> Vec<Decision> {
        let mut decisions = Vec::new();
        self.list_actions(seat, &mut decisions);
        let is_cheap = |action: &Action| {
            let costs_energy = |effect: &Effect| match effect {
                Effect::Spend(amounts) => amounts.iter().all(|(of, _)| of == Resource::Energy),
                _ => false,
            };
            action.cost.iter().all(costs_energy)
        };
        let is_free = |source: Source| {
            let mut ways = source.actions().iter();
            ways.any(|way| is_cheap(way) && self.action_possible(seat, source, way).is_ok())
        };
        let warms = self.parameter(Parameter::Temperature) < Parameter::Temperature.highest();
        decisions.retain(|decision| match *decision {
            Decision::Convert(resource) => resource != Resource::Heat || warms,
            Decision::Claim(_) => true,
            Decision::Use(Pick::Card(card)) => is_free(Source::Card(card)),
            Decision::Use(Pick::Corporation(corporation)) => {
                is_free(Source::Corporation(corporation))
            }
            _ => false,
        });
        decisions
    }

    /// What could be an action but is not possible now, with the reason.
    pub(crate) fn blocked_actions(&self, seat: Seat) -> Vec<(Decision, Reason)> {
        let mut blocked = Vec::new();
        let mut judge = |decision| {
            if let Err(reason) = self.judge_action(seat, decision) {
                blocked.push((decision, reason));
            }
        };
        self.conceivable(seat, &mut judge);
        judge(Decision::Pass);
        blocked
    }

    pub(crate) fn judge_action(&self, seat: Seat, decision: Decision) -> Result<(), Reason> {
        match decision {
            Decision::Play(card) => self.playable(seat, card),
            Decision::Use(pick) => self.usable(seat, pick),
            Decision::Project(project) => self.project_possible(seat, project),
            Decision::Convert(resource) => self.convertible(seat, resource),
            Decision::Claim(milestone) => self.claimable_milestone(seat, milestone),
            Decision::Fund(award) => self.fundable(seat, award),
            Decision::Pass => ensure(self.taken == 0, Reason::TooLateToPass),
            Decision::Stop => ensure(self.taken > 0, Reason::NothingDone),
            _ => Err(Reason::NotAnAnswer),
        }
    }

    pub(crate) fn act(&mut self, seat: Seat, decision: Decision, log: &mut Log<Event>) {
        match decision {
            Decision::Play(card) => self.charge(self.card_bill(seat, card), log),
            Decision::Use(pick) => self.use_action(seat, pick, log),
            Decision::Project(StandardProject::SellPatents) => self.question = Question::Sell(None),
            Decision::Project(project) => {
                let price = self.project_price(seat, project);
                self.charge(Bill::money(seat, price, Purpose::Project(project)), log);
            }
            Decision::Convert(resource) => self.convert(seat, resource, log),
            Decision::Claim(milestone) => {
                self.charge(
                    Bill::money(seat, MILESTONE_PRICE, Purpose::Milestone(milestone)),
                    log,
                );
            }
            Decision::Fund(award) => {
                let price = self.award_price().expect("it was judged that one is left");
                self.charge(Bill::money(seat, price, Purpose::Award(award)), log);
            }
            Decision::Pass => return self.pass(seat, log),
            Decision::Stop => return self.next_turn(log),
            _ => unreachable!("{decision:?} was judged to be an action"),
        }
        self.run(log);
    }

    // --- Cards ----------------------------------------------------------------------------------

    /// The card is paid: it counts as played, then its effects and what it sets off are due [R5.1].
    pub(crate) fn play(&mut self, seat: Seat, card: CardId, log: &mut Log<Event>) {
        let player = &mut self.players[seat];
        player.hand.remove(card);
        player.lay_down(card);
        player.next_discount = 0;
        player.next_shift = 0;
        log.note(|| Event::Played { seat, card });
        let project = card.card();
        self.happen(seat, Happened::Card(card), log);
        for tag in &project.tags {
            self.happen(seat, Happened::Tag(card, *tag), log);
        }
        let task = Task {
            played: Some(card),
            ..Task::new(seat, Source::Card(card), EffectId::default())
        };
        self.due_all(task, &project.effects, log);
    }

    fn usable(&self, seat: Seat, pick: Pick) -> Result<(), Reason> {
        let player = &self.players[seat];
        let (source, used) = match pick {
            Pick::Card(card) => {
                ensure(player.played.contains(card), Reason::NoSuchCard)?;
                (Source::Card(card), self.used.contains(card))
            }
            Pick::Corporation(corporation) => {
                ensure(player.corporation == Some(corporation), Reason::NoSuchCard)?;
                (Source::Corporation(corporation), player.corporation_used)
            }
            Pick::Resource(_) => return Err(Reason::NotAnAnswer),
        };
        ensure(!used, Reason::AlreadyUsed)?;
        let mut possible = Err(Reason::NoAction);
        for action in source.actions() {
            possible = self.action_possible(seat, source, action);
            if possible.is_ok() {
                break;
            }
        }
        possible
    }

    fn use_action(&mut self, seat: Seat, pick: Pick, log: &mut Log<Event>) {
        let source = match pick {
            Pick::Corporation(corporation) => {
                self.players[seat].corporation_used = true;
                Source::Corporation(corporation)
            }
            Pick::Card(card) => {
                self.used.insert(card);
                Source::Card(card)
            }
            Pick::Resource(_) => unreachable!("a resource has no action"),
        };
        log.note(|| Event::Acted { seat, source });
        let mut possible = self.possible_ways(seat, source);
        match (possible.next(), possible.next()) {
            (Some(only), None) => {
                drop(possible);
                self.begin_action(seat, source, only, log);
            }
            _ => {
                drop(possible);
                self.question = Question::Action(source);
            }
        }
    }

    /// The ways of an action that can be used, counted from 0.
    pub(crate) fn possible_ways(
        &self,
        seat: Seat,
        source: Source,
    ) -> impl Iterator<Item = u8> + use<'_> {
        let ways = source.actions().iter().enumerate();
        ways.filter(move |(_, action)| self.action_possible(seat, source, action).is_ok())
            .map(|(index, _)| index as u8)
    }

    // --- Standard projects and conversions ------------------------------------------------------

    fn project_possible(&self, seat: Seat, project: StandardProject) -> Result<(), Reason> {
        if project == StandardProject::SellPatents {
            return ensure(!self.players[seat].hand.is_empty(), Reason::EmptyHand);
        }
        let price = self.project_price(seat, project);
        self.affordable(&Bill::money(seat, price, Purpose::Project(project)))?;
        let task = Task::new(seat, Source::Project(project), EffectId::default());
        let effects = &catalogue().offer(project).effects;
        effects
            .iter()
            .try_for_each(|effect| self.possible(task, effect))
    }

    pub(crate) fn carry_out_project(
        &mut self,
        seat: Seat,
        project: StandardProject,
        log: &mut Log<Event>,
    ) {
        let source = Source::Project(project);
        log.note(|| Event::Acted { seat, source });
        self.happen(seat, Happened::Project(project), log);
        let effects = &catalogue().offer(project).effects;
        self.due_all(Task::new(seat, source, effects.first_id()), effects, log);
    }

    /// Each card brings one money; the order of cards does not matter, so only one is listed.
    pub(crate) fn list_sell(
        &self,
        seat: Seat,
        last: Option<CardId>,
        decisions: &mut Vec<Decision>,
    ) {
        decisions.extend(self.sellable(seat, last).iter().map(Decision::Sell));
        if last.is_some() {
            decisions.push(Decision::Done);
        }
    }

    /// One of the listed answers, each equally likely.
    pub(crate) fn pick_sell(&self, seat: Seat, last: Option<CardId>, rng: &mut Rng) -> Decision {
        let cards = self.sellable(seat, last);
        let choices = cards.len() + usize::from(last.is_some());
        let card = cards.nth(kit::below(choices, rng));
        card.map_or(Decision::Done, Decision::Sell)
    }

    fn sellable(&self, seat: Seat, last: Option<CardId>) -> CardSet {
        let hand = self.players[seat].hand;
        last.map_or(hand, |last| hand.after(last))
    }

    pub(crate) fn judge_sell(
        &self,
        seat: Seat,
        last: Option<CardId>,
        decision: Decision,
    ) -> Result<(), Reason> {
        match decision {
            Decision::Sell(card) => {
                ensure(self.players[seat].hand.contains(card), Reason::NoSuchCard)
            }
            Decision::Done => ensure(last.is_some(), Reason::ChooseMore),
            _ => Err(Reason::NotAnAnswer),
        }
    }

    pub(crate) fn sell(
        &mut self,
        seat: Seat,
        last: Option<CardId>,
        decision: Decision,
        log: &mut Log<Event>,
    ) {
        self.question = Question::Phase;
        if let Decision::Sell(card) = decision {
            let source = Source::Project(StandardProject::SellPatents);
            self.discard_from_hand(seat, card, source, log);
            self.gain(seat, Resource::Money, 1, source, log);
            if !self.players[seat].hand.is_empty() {
                self.question = Question::Sell(last.max(Some(card)));
                return;
            }
        }
        self.run(log);
    }

    pub(crate) fn conversion_price(&self, seat: Seat, resource: Resource) -> Option<u16> {
        let offer = catalogue().conversion(resource)?;
        let cheaper = self.players[seat]
            .modifiers
            .greenery_cost
            .filter(|_| resource == Resource::Plants);
        Some(cheaper.unwrap_or(offer.cost).into())
    }

    pub(crate) fn convertible(&self, seat: Seat, resource: Resource) -> Result<(), Reason> {
        let needs = self
            .conversion_price(seat, resource)
            .ok_or(Reason::NotAnAnswer)?;
        let has = self.players[seat].stock[resource];
        ensure(
            has >= needs,
            Reason::TooLittleStock {
                resource,
                needs,
                has,
            },
        )?;
        let task = Task::new(seat, Source::Conversion(resource), EffectId::default());
        let effects = &catalogue()
            .conversion(resource)
            .expect("it was judged to be convertible")
            .effects;
        effects
            .iter()
            .try_for_each(|effect| self.possible(task, effect))
    }

    pub(crate) fn convert(&mut self, seat: Seat, resource: Resource, log: &mut Log<Event>) {
        let source = Source::Conversion(resource);
        let price = self
            .conversion_price(seat, resource)
            .expect("it was judged to be convertible");
        log.note(|| Event::Acted { seat, source });
        self.gain(seat, resource, -(price as i16), source, log);
        let effects = &catalogue()
            .conversion(resource)
            .expect("it was judged to be convertible")
            .effects;
        self.due_all(Task::new(seat, source, effects.first_id()), effects, log);
    }

    // --- Milestones and awards ------------------------------------------------------------------

    fn claimable_milestone(&self, seat: Seat, milestone: MilestoneId) -> Result<(), Reason> {
        ensure(!self.is_solo(), Reason::NotInSolo)?;
        ensure(
            self.variant
                .map
                .milestones()
                .any(|other| other == milestone),
            Reason::NotAnAnswer,
        )?;
        ensure(
            self.claimed.iter().all(|(other, _)| *other != milestone),
            Reason::Taken,
        )?;
        ensure(!self.claimed.is_full(), Reason::NoneLeft)?;
        let needs = milestone.milestone().at_least;
        let has = self.measure(seat, &milestone.milestone().measure);
        ensure(has >= needs.into(), Reason::NotReached { needs, has })?;
        self.affordable(&Bill::money(
            seat,
            MILESTONE_PRICE,
            Purpose::Milestone(milestone),
        ))
    }

    pub(crate) fn claim(&mut self, seat: Seat, milestone: MilestoneId, log: &mut Log<Event>) {
        self.claimed.push((milestone, seat));
        log.note(|| Event::MilestoneClaimed { seat, milestone });
    }

    fn fundable(&self, seat: Seat, award: AwardId) -> Result<(), Reason> {
        ensure(!self.is_solo(), Reason::NotInSolo)?;
        ensure(
            self.variant.map.awards().any(|other| other == award),
            Reason::NotAnAnswer,
        )?;
        ensure(
            self.funded.iter().all(|(other, _)| *other != award),
            Reason::Taken,
        )?;
        let price = self.award_price().ok_or(Reason::NoneLeft)?;
        self.affordable(&Bill::money(seat, price, Purpose::Award(award)))
    }

    /// What the next award costs, while one is left; alone there are none.
    pub fn award_price(&self) -> Option<u8> {
        AWARD_PRICES
            .get(self.funded.len())
            .copied()
            .filter(|_| !self.is_solo())
    }

    pub(crate) fn fund(&mut self, seat: Seat, award: AwardId, log: &mut Log<Event>) {
        self.funded.push((award, seat));
        log.note(|| Event::AwardFunded { seat, award });
    }
}
