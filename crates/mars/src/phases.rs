//! The course of the game: opening, generations, turns, production, the end.

use kit::{Log, Seat, SeatSet};

use crate::api::{Decision, Event, Payment, Pick, Reason, Source};
use crate::automa::Automa;
use crate::cards::CardSet;
use crate::data::{Area, By, Happening, Parameter, Resource};
use crate::effects::ensure;
use crate::payment::{Bill, CARD_PRICE, Purpose};
use crate::player::Player;
use crate::state::{Goal, Mars, Phase, Task};

const RESEARCH_CARDS: u8 = 4;
const OPENING_PACK: usize = 5;
const ACTIONS_IN_A_TURN: u8 = 2;
/// A solo game lasts exactly so long [R11.12].
const SOLO_GENERATIONS: u8 = 14;
/// The rating that wins a solo game with that goal [R11.14].
const SOLO_RATING_GOAL: u16 = 63;

impl Mars {
    // --- Opening --------------------------------------------------------------------------------

    pub(crate) fn begin_corporations(&mut self, log: &mut Log<Event>) {
        self.phase = Phase::Corporations;
        // A seat that leads the Beginner Corporation has no choice [R1.11].
        self.waiting = self
            .seats()
            .filter(|seat| self.players[*seat].offered[1].is_some())
            .collect();
        if self.waiting.is_empty() {
            self.reveal_corporations(log);
        }
    }

    pub(crate) fn judge_corporation(&self, seat: Seat, decision: Decision) -> Result<(), Reason> {
        match decision {
            Decision::Choose(Pick::Corporation(corporation)) => ensure(
                self.players[seat].offered.contains(&Some(corporation)),
                Reason::NoSuchCard,
            ),
            _ => Err(Reason::NotAnAnswer),
        }
    }

    pub(crate) fn choose_corporation(
        &mut self,
        seat: Seat,
        decision: Decision,
        log: &mut Log<Event>,
    ) {
        let Decision::Choose(Pick::Corporation(corporation)) = decision else {
            return;
        };
        self.players[seat].chosen = Some(corporation);
        self.waiting.remove(seat);
        if self.waiting.is_empty() {
            self.reveal_corporations(log);
        }
    }

    /// All corporations are shown and give what they start with [R1.9].
    fn reveal_corporations(&mut self, log: &mut Log<Event>) {
        log.reveal_to_all(self.players.len());
        for seat in self.people().iter() {
            let player = &mut self.players[seat];
            let [only, _] = std::mem::take(&mut player.offered);
            let corporation = player
                .chosen
                .take()
                .or(only)
                .expect("every seat was dealt some");
            player.lead(corporation);
            player.first_action = !corporation.corporation().first_action.is_empty();
            log.note(|| Event::Corporation { seat, corporation });
            let source = Source::Corporation(corporation);
            let corporation = corporation.corporation();
            self.gain(seat, Resource::Money, corporation.money.into(), source, log);
            for (resource, count) in corporation.stock.iter() {
                self.gain(seat, resource, count.into(), source, log);
            }
            for (resource, count) in corporation.production.iter() {
                self.produce(seat, resource, count.into(), source, log);
            }
            self.set_off_by_itself(seat, source, log);
        }
        self.phase = Phase::OpeningHand;
        self.waiting = self.people();
        for seat in self.variant.beginners.iter() {
            self.waiting.remove(seat);
        }
        if self.waiting.is_empty() {
            self.take_opening_hands(log);
        }
    }

    /// A corporation's own tags set off its own triggers [R1.14], and so do cities that lie there
    /// already, as in a solo game [R11.9].
    fn set_off_by_itself(&mut self, seat: Seat, source: Source, log: &mut Log<Event>) {
        let Source::Corporation(corporation) = source else {
            return;
        };
        let corporation = corporation.corporation();
        let cities = self.board.cities.len();
        for trigger in corporation.triggers() {
            let times = match &trigger.on {
                Happening::TagPlayed(tags) => corporation
                    .tags
                    .iter()
                    .filter(|tag| tags.contains(tag))
                    .count(),
                Happening::CityPlaced(Area::OnMars | Area::Anywhere)
                    if trigger.by == By::Anyone =>
                {
                    cities
                }
                _ => 0,
            };
            for _ in 0..times {
                self.due_all(
                    Task::new(seat, source, trigger.effects.first_id()),
                    &trigger.effects,
                    log,
                );
            }
        }
    }

    fn take_opening_hands(&mut self, log: &mut Log<Event>) {
        for seat in self.variant.beginners.iter() {
            let player = &mut self.players[seat];
            let cards = std::mem::take(&mut player.dealt);
            player.hand = cards;
            log.note(|| Event::Drew {
                seat,
                count: cards.len() as u8,
                cards,
                source: Source::Research,
            });
        }
        self.take_bought_cards(log);
        self.announce_generation(log);
        self.begin_actions(log);
    }

    // --- Draft ----------------------------------------------------------------------------------

    /// Two rounds of five cards [R12.4].
    pub(crate) fn begin_opening_draft(&mut self) {
        self.phase = Phase::OpeningDraft;
        self.deal_opening_pack(&mut Log::silent());
    }

    fn deal_opening_pack(&mut self, log: &mut Log<Event>) {
        for seat in self.seats() {
            let cards = self.take_from_deck(OPENING_PACK);
            self.players[seat].dealt = cards;
            log.note(|| Event::Dealt {
                seat,
                count: cards.len() as u8,
                cards,
            });
        }
        self.waiting = SeatSet::all(self.players.len());
    }

    pub(crate) fn judge_draft(&self, seat: Seat, decision: Decision) -> Result<(), Reason> {
        match decision {
            Decision::Keep(card) => {
                ensure(self.players[seat].dealt.contains(card), Reason::NoSuchCard)
            }
            _ => Err(Reason::NotAnAnswer),
        }
    }

    pub(crate) fn draft(&mut self, seat: Seat, decision: Decision, log: &mut Log<Event>) {
        let Decision::Keep(card) = decision else {
            return;
        };
        let player = &mut self.players[seat];
        player.dealt.remove(card);
        player.picked.insert(card);
        self.waiting.remove(seat);
        if self.waiting.is_empty() {
            self.draft_for_bot();
            self.pass_cards_on(log);
        }
    }

    /// Everybody hands the rest to a neighbour; the last card is just taken over [R12.1].
    fn pass_cards_on(&mut self, log: &mut Log<Event>) {
        let players = self.players.len();
        let packs = kit::BySeat::new(players, |seat| self.players[seat].dealt);
        let picked = self.players[self.first].picked.len();
        let to_left = match self.phase {
            Phase::OpeningDraft => picked <= OPENING_PACK,
            _ => self.generation.is_multiple_of(2),
        };
        for seat in self.seats() {
            let from = if to_left {
                seat.previous(players)
            } else {
                seat.next(players)
            };
            let cards = packs[from];
            // MarsBot does not remember: what comes back to it goes into its deck unseen.
            let remembers = !self.is_bot(seat);
            let player = &mut self.players[seat];
            if remembers {
                player.handed_on = player.handed_on.or(player.dealt);
            }
            player.dealt = cards;
            if cards.len() == 1 {
                player.picked = player.picked.or(cards);
                player.dealt = CardSet::NONE;
            }
            log.reveal(seat);
            log.note(|| Event::Dealt {
                seat,
                count: cards.len() as u8,
                cards,
            });
        }
        self.waiting = self.people();
        if self.players[self.first].dealt.is_empty() {
            self.end_draft_round(log);
        }
    }

    fn end_draft_round(&mut self, log: &mut Log<Event>) {
        let opening = self.phase == Phase::OpeningDraft;
        if opening && self.players[self.first].picked.len() == OPENING_PACK {
            return self.deal_opening_pack(log);
        }
        for seat in self.seats() {
            let player = &mut self.players[seat];
            player.dealt = std::mem::take(&mut player.picked);
        }
        if opening {
            self.begin_corporations(log)
        } else {
            self.phase = Phase::Research;
            self.make_action_deck(log);
        }
    }

    // --- Research -------------------------------------------------------------------------------

    fn begin_research(&mut self, log: &mut Log<Event>) {
        for seat in self.first.round(self.players.len()) {
            if self.is_bot(seat) && !self.variant.draft {
                continue;
            }
            let cards = self.draw_cards(seat, RESEARCH_CARDS, log);
            self.players[seat].dealt = cards;
            log.note(|| Event::Dealt {
                seat,
                count: cards.len() as u8,
                cards,
            });
        }
        self.phase = if self.variant.draft {
            Phase::Draft
        } else {
            Phase::Research
        };
        self.waiting = self.people();
        let cards_left = self
            .seats()
            .all(|seat| self.players[seat].dealt.len() == usize::from(RESEARCH_CARDS));
        if self.phase == Phase::Draft && !cards_left {
            // Packs of different sizes cannot go round; this takes more cards in hands than exist.
            self.phase = Phase::Research;
        }
    }

    pub(crate) fn research_bill(&self, seat: Seat) -> Bill {
        Bill::money(
            seat,
            CARD_PRICE * self.players[seat].picked.len() as u8,
            Purpose::Research,
        )
    }

    pub(crate) fn judge_research(&self, seat: Seat, decision: Decision) -> Result<(), Reason> {
        match decision {
            Decision::Pay(payment) if self.players[seat].paying => {
                self.judge_payment(&self.research_bill(seat), &payment)
            }
            _ if self.players[seat].paying => Err(Reason::NotAnAnswer),
            _ => self.judge_buy(seat, decision),
        }
    }

    /// One step of choosing cards; nothing is taken before all have chosen.
    pub(crate) fn research(&mut self, seat: Seat, decision: Decision, log: &mut Log<Event>) {
        match decision {
            Decision::Buy(card) => {
                let player = &mut self.players[seat];
                player.dealt.remove(card);
                player.picked.insert(card);
                return;
            }
            Decision::Pay(payment) => self.agree_to_pay(seat, payment),
            _ => match self.only_way(&self.research_bill(seat)) {
                Some(payment) => self.agree_to_pay(seat, payment),
                None => {
                    self.players[seat].paying = true;
                    return;
                }
            },
        }
        if self.waiting.is_empty() {
            log.reveal_to_all(self.players.len());
            if self.phase == Phase::OpeningHand {
                self.take_opening_hands(log);
            } else {
                self.take_bought_cards(log);
                self.make_action_deck(log);
                self.begin_actions(log);
            }
        }
    }

    fn agree_to_pay(&mut self, seat: Seat, payment: Payment) {
        let player = &mut self.players[seat];
        player.paying = false;
        player.payment = payment;
        self.waiting.remove(seat);
    }

    fn take_bought_cards(&mut self, log: &mut Log<Event>) {
        for seat in self.people().iter() {
            let player = &mut self.players[seat];
            let cards = std::mem::take(&mut player.picked);
            let rest = std::mem::take(&mut player.dealt);
            let payment = std::mem::take(&mut player.payment);
            player.handed_on = CardSet::NONE;
            player.hand = player.hand.or(cards);
            self.take_payment(seat, payment, Source::Research, log);
            // A beginner was given the opening cards [R1.11].
            if self.phase != Phase::OpeningHand || !self.variant.beginners.contains(seat) {
                log.note(|| Event::Bought {
                    seat,
                    count: cards.len() as u8,
                    cards,
                });
            }
            self.discard_rest(seat, rest, Source::Research, log);
        }
    }

    /// Whether the game ends after the production of this generation, as things stand [R10.1, R11.12].
    pub(crate) fn is_last_generation(&self) -> bool {
        if self.is_solo() {
            self.generation == SOLO_GENERATIONS
        } else {
            self.is_terraformed()
        }
    }

    fn announce_generation(&self, log: &mut Log<Event>) {
        let (number, first) = (self.generation, self.first);
        log.note(|| Event::Generation { number, first });
    }

    // --- Turns ----------------------------------------------------------------------------------

    fn begin_actions(&mut self, log: &mut Log<Event>) {
        self.phase = Phase::Actions;
        self.passed = SeatSet::NONE;
        self.active = self.first;
        self.begin_turn(log);
    }

    /// The first turn of a game begins with the corporation's first action, if it has one [R1.13].
    pub(crate) fn begin_turn(&mut self, log: &mut Log<Event>) {
        let seat = self.active;
        self.taken = 0;
        if self.is_bot(seat) {
            return self.bot_turn(log);
        }
        let player = &mut self.players[seat];
        if let Some(corporation) = player.corporation
            && std::mem::take(&mut player.first_action)
        {
            let source = Source::Corporation(corporation);
            let effects = &corporation.corporation().first_action;
            log.note(|| Event::Acted { seat, source });
            self.due_all(Task::new(seat, source, effects.first_id()), effects, log);
            self.run(log);
        }
    }

    /// Nothing is due any more: an action is over.
    pub(crate) fn settled(&mut self, log: &mut Log<Event>) {
        match self.phase {
            Phase::Actions => {
                self.taken += 1;
                if self.taken == ACTIONS_IN_A_TURN || self.is_bot(self.active) {
                    self.next_turn(log);
                }
            }
            Phase::Greeneries => self.offer_greenery(log),
            _ => {}
        }
    }

    pub(crate) fn pass(&mut self, seat: Seat, log: &mut Log<Event>) {
        let player = &mut self.players[seat];
        player.next_discount = 0;
        player.next_shift = 0;
        self.passed.insert(seat);
        log.note(|| Event::Passed { seat });
        self.next_turn(log);
    }

    pub(crate) fn next_turn(&mut self, log: &mut Log<Event>) {
        let players = self.players.len();
        let next = self
            .active
            .next(players)
            .round(players)
            .find(|seat| !self.passed.contains(*seat));
        match next {
            Some(seat) => {
                self.active = seat;
                self.begin_turn(log);
            }
            None => self.production_phase(log),
        }
    }

    // --- Production and the end -----------------------------------------------------------------

    /// Energy becomes heat, then everybody gets income; action markers come off [R4.1].
    fn production_phase(&mut self, log: &mut Log<Event>) {
        for seat in self.people().iter() {
            let player = &mut self.players[seat];
            let energy = std::mem::take(&mut player.stock[Resource::Energy]);
            let heat = &mut player.stock[Resource::Heat];
            *heat = heat.saturating_add(energy);
            let income = i32::from(player.rating) + i32::from(player.production[Resource::Money]);
            let mut gains = player.production;
            gains[Resource::Money] = income.clamp(0, i16::MAX.into()) as i16;
            player.raised = false;
            player.corporation_used = false;
            if energy > 0 {
                log.note(|| Event::EnergyBecameHeat {
                    seat,
                    count: energy,
                });
            }
            for (resource, count) in gains.iter() {
                self.gain(seat, resource, count, Source::Production, log);
            }
        }
        self.used = CardSet::NONE;
        if self.is_last_generation() {
            self.begin_greeneries(log);
        } else {
            // Players who only pass could go on for ever.
            self.generation = self.generation.saturating_add(1);
            if self.is_out_of_time() {
                return self.end_by_time(log);
            }
            self.first = self.first.next(self.players.len());
            self.active = self.first;
            self.announce_generation(log);
            self.begin_research(log);
        }
    }

    /// Once round, everybody may turn plants into greenery [R10.2].
    fn begin_greeneries(&mut self, log: &mut Log<Event>) {
        self.phase = Phase::Greeneries;
        self.passed = SeatSet::NONE;
        self.active = self.first;
        self.offer_greenery(log);
    }

    /// Moves on to the next seat that can still place one.
    pub(crate) fn offer_greenery(&mut self, log: &mut Log<Event>) {
        let players = self.players.len();
        while self.convertible(self.active, Resource::Plants).is_err()
            || self.passed.contains(self.active)
        {
            if self.is_bot(self.active) && !self.passed.contains(self.active) {
                self.place_last_greeneries(log);
            }
            self.passed.insert(self.active);
            if self.passed == SeatSet::all(players) {
                self.phase = Phase::Over;
                log.note(|| Event::Over);
                return;
            }
            self.active = self.active.next(players);
        }
    }

    pub(crate) fn judge_greenery(&self, seat: Seat, decision: Decision) -> Result<(), Reason> {
        match decision {
            Decision::Convert(Resource::Plants) => self.convertible(seat, Resource::Plants),
            Decision::Done => Ok(()),
            _ => Err(Reason::NotAnAnswer),
        }
    }

    pub(crate) fn final_greenery(&mut self, seat: Seat, decision: Decision, log: &mut Log<Event>) {
        if decision == Decision::Done {
            self.passed.insert(seat);
            self.offer_greenery(log);
        } else {
            self.convert(seat, Resource::Plants, log);
            self.run(log);
        }
    }

    /// Whether the solo player has reached the goal [R11.12, R11.14].
    pub(crate) fn is_solo_won(&self) -> bool {
        match self.variant.goal {
            Goal::Terraform => self.is_terraformed(),
            Goal::Rating63 => self
                .players
                .iter()
                .all(|player| player.rating >= SOLO_RATING_GOAL),
        }
    }

    /// Whether every card is in exactly one place, nothing is below its floor, every parameter on its
    /// track, and all running counts right. Always true; tests and debug builds look.
    pub fn is_consistent(&self) -> bool {
        let everywhere = self.card_places();
        let total: usize = everywhere.iter().map(CardSet::len).sum();
        let union = everywhere
            .iter()
            .fold(CardSet::NONE, |all, set| all.or(*set));
        let floors = self.players.iter().all(|player| {
            Resource::ALL
                .iter()
                .all(|resource| player.production_left(*resource) >= 0)
        });
        let parameters = Parameter::ALL.iter().all(|parameter| {
            (parameter.lowest()..=parameter.highest()).contains(&self.parameter(*parameter))
        });
        let bot = self.automa.as_ref().is_none_or(Automa::is_consistent);
        let counted = self.players.iter().all(Player::is_counted);
        let places = total == union.len() && union == self.variant.cards();
        places && floors && parameters && counted && bot
    }

    /// Every place where a card can be.
    fn card_places(&self) -> Vec<CardSet> {
        let deck: CardSet = self.deck.cards().iter().copied().collect();
        let hands = self.players.iter().flat_map(|player| {
            [
                player.hand,
                player.dealt,
                player.picked,
                player.played,
                player.events,
            ]
        });
        let bot = self.automa.as_ref().map(Automa::cards);
        [deck, self.discard]
            .into_iter()
            .chain(hands)
            .chain(bot.into_iter().flatten())
            .collect()
    }
}
