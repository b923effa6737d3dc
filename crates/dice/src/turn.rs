//! The course of a game: turns, production, and the tasks that need no answer.

use kit::{Log, Seat};

use crate::api::{Decision, Event, Reason, Source, Spared};
use crate::cards::CardSet;
use crate::data::{
    Action, ByColor, CardId, Effect, Happening, Kind, Moment, StandardAction, SupportAction,
    Symbol, Timing, catalogue,
};
use crate::dice::Dice;
use crate::milestones::Change;
use crate::payment::{action_cost, standard_cost};
use crate::state::{Course, DiceGame, Due, GoalStatus, SOLO_TURNS, Task};

/// Points at which a bonus card is due [12.1].
const BONUS_CARDS: [u16; 2] = [5, 12];
/// The turns after which an unclaimed milestone leaves a solo game, from the top [15.5].
const DEADLINES: [u16; 3] = [16, 20, 24];

// Parts that are seldom needed are kept apart (`inline(never)`), so that the way of a simple decision
// through `decide` and `run` is short.
impl DiceGame {
    /// Does everything that needs no answer.
    pub(crate) fn run(&mut self, log: &mut Log<Event>) {
        while let Some(task) = self.tasks.last().copied() {
            match task {
                Task::Turn(_) | Task::Main(_) | Task::Support(_) => return,
                Task::Due(due) if self.is_alone(&due) => {
                    self.tasks.pop();
                    self.carry_out(due, log);
                }
                Task::Due(_) => {
                    let Some(first) = self.first_of_group() else {
                        return;
                    };
                    if let Some(due) = self.take_from_group(first) {
                        self.carry_out(due, log);
                    }
                }
                Task::NextTurn => self.next_turn(log),
                Task::EndTurn(seat) => self.end_turn(seat, log),
                Task::Produce(seat) => {
                    self.tasks.pop();
                    self.produce(seat, log);
                }
                Task::After(seat) => {
                    if self.extra_mains > 0 {
                        self.extra_mains -= 1;
                        self.tasks.push(Task::Main(seat));
                    } else if self.usable(seat, &task).is_empty() {
                        self.tasks.pop();
                    } else {
                        return;
                    }
                }
                Task::Keep(seat) if self.keep_left(seat) == 0 => self.finish_keeping(seat, log),
                Task::Discard(seat, _) if self.players[seat].hand.is_empty() => {
                    self.tasks.pop();
                }
                Task::Deal | Task::Reveal(_) | Task::StartProduction(_) | Task::SoloBonus => {
                    self.tasks.pop();
                    self.prepare(task, log);
                }
                Task::Give if self.players[Seat::new(0)].dice.is_empty() => {
                    self.tasks.pop();
                }
                _ => match self.forced(&task) {
                    Some((seat, decision)) => self.decide(seat, decision, log),
                    None => return,
                },
            }
        }
    }

    /// Begins the turn of the next seat, or ends the game.
    fn next_turn(&mut self, log: &mut Log<Event>) {
        if self.is_solo() {
            self.pass_deadlines(log);
        }
        let last = match &mut self.closing {
            Some(0) => true,
            Some(left) => {
                *left -= 1;
                false
            }
            None => self.is_solo() && self.turns == SOLO_TURNS,
        };
        if last {
            self.tasks.clear();
            self.over = true;
            log.note(|| Event::Over);
            return;
        }
        if self.turns > 0 {
            self.turn = self.turn.next(self.players.len());
        }
        self.turns = self.turns.saturating_add(1);
        self.begin_turn(self.turn, false, log);
    }

    #[inline(never)]
    fn pass_deadlines(&mut self, log: &mut Log<Event>) {
        for (goal, deadline) in self.milestones.iter_mut().zip(DEADLINES) {
            if self.turns == deadline && goal.status == GoalStatus::Open {
                goal.status = GoalStatus::Left;
                log.note(|| Event::MilestoneLeft { milestone: goal.id });
            }
        }
    }

    /// Begins a turn; an extra one comes before all else [17.24].
    pub(crate) fn begin_turn(&mut self, seat: Seat, extra: bool, log: &mut Log<Event>) {
        self.course = Course::Open;
        self.extra_mains = 0;
        self.tasks.push(Task::EndTurn(seat));
        self.tasks.push(Task::Turn(seat));
        log.note(|| Event::Turn {
            seat,
            round: self.round(),
            extra,
        });
    }

    /// Gives the bonus cards that the seat has earned, one after the other [12.2, 12.7].
    fn end_turn(&mut self, seat: Seat, log: &mut Log<Event>) {
        let player = &self.players[seat];
        let earned = BONUS_CARDS
            .iter()
            .filter(|points| player.points >= **points)
            .count();
        if earned > usize::from(player.bonuses) && !self.bonuses.is_empty() {
            self.players[seat].bonuses += 1;
            self.offer_bonus(seat, log);
        } else {
            self.tasks.pop();
        }
    }

    /// Lets a seat look at the bonus cards that are left [12.3].
    pub(crate) fn offer_bonus(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.looked.insert(seat);
        log.reveal(seat);
        self.tasks.push(Task::Bonus(seat));
    }

    /// How many more dice the seat may choose to keep.
    pub(crate) fn keep_left(&self, seat: Seat) -> u8 {
        let player = &self.players[seat];
        let most = player.modifiers.keep.min(player.dice.total());
        most - self.kept.total()
    }

    #[inline(never)]
    fn finish_keeping(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.tasks.pop();
        let kept = std::mem::take(&mut self.kept);
        let player = &mut self.players[seat];
        let returned = player.dice.without(&kept);
        player.dice = kept;
        self.return_to_pool(&returned);
        log.note(|| Event::Kept {
            seat,
            kept,
            returned,
        });
    }

    /// The third to fifth step of a production turn: draw, produce, refresh [4.3 to 4.5].
    #[inline(never)]
    fn produce(&mut self, seat: Seat, log: &mut Log<Event>) {
        let player = &self.players[seat];
        let missing = usize::from(player.modifiers.hand).saturating_sub(player.hand.len());
        let production = player.modifiers.production;
        if missing > 0 {
            self.draw(seat, missing as u8, Source::Production, log);
        }
        if self.take_box(seat, &production, Source::Production, log) {
            log.note(|| Event::Shortage { seat });
            self.gain_wilds(seat, 1, Source::Production, log);
        }
        if !self.players[seat].used.is_empty() {
            self.players[seat].used = CardSet::NONE;
            log.note(|| Event::Refreshed { seat });
        }
    }

    /// Carries out a decision that fits what is asked.
    pub(crate) fn decide(&mut self, seat: Seat, decision: Decision, log: &mut Log<Event>) {
        let Some(task) = self.tasks.last().copied() else {
            return;
        };
        match (task, decision) {
            (Task::Ask(due), _) => self.answer(due, decision, log),
            (Task::Due(_), Decision::First(number)) => {
                if let Some(due) = self.take_from_group(usize::from(number) - 1) {
                    self.carry_out(due, log);
                }
            }
            (Task::Turn(_) | Task::Main(_) | Task::Support(_) | Task::After(_), _) => {
                self.act(seat, task, decision, log);
            }
            (Task::Keep(_), Decision::Keep(symbol)) => self.kept[symbol] += 1,
            (Task::Keep(_), _) => self.finish_keeping(seat, log),
            (Task::Discard(..), Decision::Discard(card)) => {
                self.tasks.pop();
                self.tasks.push(Task::Discard(seat, Some(card)));
                self.discard(seat, card, log);
            }
            (Task::Lose(_, _, source), Decision::Lose(symbol)) => {
                self.tasks.pop();
                self.lose(seat, symbol, source, log);
            }
            (Task::Bonus(_), Decision::Take(card)) => {
                self.tasks.pop();
                self.bonuses.remove(card);
                self.lay(seat, card, log);
            }
            (Task::Discard(..), _) => {
                self.tasks.pop();
            }
            _ => self.decide_setup(seat, task, decision, log),
        }
    }

    /// Carries out what a seat does in its turn.
    fn act(&mut self, seat: Seat, task: Task, decision: Decision, log: &mut Log<Event>) {
        if let Decision::Use(card, spared) = decision
            && timing(card) == Some(Timing::Free)
        {
            return self.use_card(seat, card, spared, log);
        }
        self.tasks.pop();
        if let Task::Turn(_) = task {
            self.tasks.push(Task::After(seat));
            if decision == Decision::Produce {
                self.course = Course::Production;
                log.note(|| Event::Production { seat });
                for task in [
                    Task::Produce(seat),
                    Task::Discard(seat, None),
                    Task::Keep(seat),
                ] {
                    self.tasks.push(task);
                }
                return;
            }
            self.course = Course::Action;
            self.tasks.push(Task::Main(seat));
        }
        match decision {
            Decision::Roll(color) => {
                let mut wanted = ByColor::default();
                wanted[color] = 1;
                self.roll(seat, &wanted, Source::Take, log);
            }
            Decision::Support(action) => {
                let offer = catalogue().support(action);
                let source = Source::Support(action);
                self.push_group(seat, source, &offer.gain);
                self.push_group(seat, source, &offer.cost);
            }
            Decision::Use(card, spared) => self.use_card(seat, card, spared, log),
            Decision::Play(card, spared) => self.play(seat, card, spared, log),
            Decision::Standard(action, spared) => self.standard(seat, action, spared, log),
            // `end`: nothing more.
            _ => {}
        }
    }

    /// Plays a card from the hand [5.6].
    #[inline(never)]
    fn play(&mut self, seat: Seat, card: CardId, spared: Spared, log: &mut Log<Event>) {
        let player = &mut self.players[seat];
        let paid = player.payment(&card.card().cost, &player.modifiers.discount, spared);
        player.hand.remove(card);
        self.pay(
            seat,
            paid.expect("it was judged payable"),
            Source::Card(card),
            log,
        );
        self.lay(seat, card, log);
    }

    /// Lays a paid or free card down: red cards work, and what waited for it is set off.
    pub(crate) fn lay(&mut self, seat: Seat, id: CardId, log: &mut Log<Event>) {
        log.note(|| Event::Played { seat, card: id });
        let card = id.card();
        let group = self.new_group();
        // A card does not wait for itself [19.8]: the triggers are found before it counts.
        self.join_triggers(group, seat, Moment::CardPlayed, Some(id), &|_, trigger| {
            let Happening::CardPlayed { kind, cost, points } = trigger.on else {
                return false;
            };
            kind.is_none_or(|kind| kind == card.kind)
                && cost.is_none_or(|symbol| card.cost.contains(&symbol))
                && (!points || card.points > 0)
        });
        if card.kind == Kind::Red {
            self.join_group(group, seat, Source::Card(id), None, &card.effects);
        }
        self.players[seat].lay_down(id);
        self.claim(seat, Change::Cards, log);
    }

    /// Uses the action of a blue card and rotates it [6.2].
    #[inline(never)]
    fn use_card(&mut self, seat: Seat, card: CardId, spared: Spared, log: &mut Log<Event>) {
        let source = Source::Card(card);
        self.players[seat].used.insert(card);
        log.note(|| Event::Used { seat, card });
        let symbols = action_cost(card);
        if !symbols.is_empty() {
            let paid = self.players[seat].payment(symbols, &Dice::NONE, spared);
            self.pay(seat, paid.expect("it was judged payable"), source, log);
        }
        if let Some(action) = &card.card().action {
            self.push_group(seat, source, &action.gain);
            for (effect, cost) in action.cost.ids().zip(action.cost.iter()) {
                if !matches!(cost, Effect::Spend(_)) {
                    let group = self.new_group();
                    self.tasks.push(Task::Due(Due {
                        seat,
                        source,
                        effect,
                        group,
                        step: 0,
                        played: None,
                    }));
                }
            }
        }
    }

    #[inline(never)]
    fn standard(
        &mut self,
        seat: Seat,
        action: StandardAction,
        spared: Spared,
        log: &mut Log<Event>,
    ) {
        let source = Source::Standard(action);
        log.note(|| Event::Standard { seat, action });
        let paid = self.players[seat].payment(standard_cost(action), &Dice::NONE, spared);
        self.pay(seat, paid.expect("it was judged payable"), source, log);
        let group = self.new_group();
        self.join_triggers(group, seat, Moment::StandardAction, None, &|_, trigger| {
            trigger.on == Happening::StandardAction
        });
        self.join_group(
            group,
            seat,
            source,
            None,
            &catalogue().standard(action).gain,
        );
    }

    /// The cards whose action a seat can use when a task asks.
    pub(crate) fn usable(&self, seat: Seat, task: &Task) -> CardSet {
        let unused = self.players[seat].unused(task);
        unused.filter(|card| self.can_use(seat, card))
    }

    /// Whether a seat can pay for the action of an unused card.
    #[inline]
    pub(crate) fn can_use(&self, seat: Seat, card: CardId) -> bool {
        let action = card.card().action.as_ref();
        action.is_some_and(|action| self.may_afford(seat, action).is_ok())
    }

    /// Why a seat cannot use a card's action now, if it cannot.
    pub(crate) fn may_use(&self, seat: Seat, task: &Task, card: CardId) -> Result<(), Reason> {
        let player = &self.players[seat];
        let action = card.card().action.as_ref().ok_or(Reason::WrongTime)?;
        if !player.played.contains(card) {
            return Err(Reason::NoSuchCard);
        }
        if player.used.contains(card) {
            return Err(Reason::AlreadyUsed);
        }
        if !task.timings().contains(action.timing) {
            return Err(Reason::WrongTime);
        }
        self.may_afford(seat, action)
    }

    /// What a seat lacks for an action, if anything.
    #[inline]
    fn may_afford(&self, seat: Seat, action: &Action) -> Result<(), Reason> {
        let player = &self.players[seat];
        for effect in action.cost.iter().chain(action.gain.iter()) {
            match effect {
                Effect::Spend(cost) if !player.can_pay(cost, &Dice::NONE) => {
                    return player.payment(cost, &Dice::NONE, Spared::NONE).map(drop);
                }
                Effect::SpendOf(color) if player.wilds == 0 && player.dice.of(*color) == 0 => {
                    return Err(Reason::NothingToPay {
                        color: Some(*color),
                    });
                }
                Effect::SpendAny if !player.has_resources() => {
                    return Err(Reason::NothingToPay { color: None });
                }
                Effect::Discard(count) if player.hand.len() < usize::from(*count) => {
                    let has = player.hand.len() as u8;
                    return Err(Reason::TooFewCards { needs: *count, has });
                }
                Effect::Exchange { from, .. } if self.most_exchanged(seat, *from) == 0 => {
                    let missing = std::iter::once(*from).collect();
                    return Err(Reason::NotAffordable { missing, wilds: 0 });
                }
                Effect::ExtraMain if self.course == Course::Production => {
                    return Err(Reason::NotInProduction);
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// How many of a symbol a seat can pay, with wild tokens.
    pub(crate) fn most_exchanged(&self, seat: Seat, from: Symbol) -> u8 {
        let player = &self.players[seat];
        player.dice[from] + player.wilds
    }

    /// Why a seat cannot use a support action that costs a resource, if it cannot.
    pub(crate) fn may_support(&self, seat: Seat, action: SupportAction) -> Result<(), Reason> {
        let player = &self.players[seat];
        let (dice, wilds) = (player.dice.total(), player.wilds);
        match action {
            _ if dice == 0 && wilds == 0 => Err(Reason::NothingToPay { color: None }),
            // To turn a die takes a die and another resource [5.3, 19.6].
            SupportAction::Turn if dice == 0 || dice == 1 && wilds == 0 => {
                Err(Reason::NothingToTurn)
            }
            _ => Ok(()),
        }
    }
}

/// When a card's action can be used, if it has one.
pub(crate) fn timing(card: CardId) -> Option<Timing> {
    card.card().action.as_ref().map(|action| action.timing)
}
