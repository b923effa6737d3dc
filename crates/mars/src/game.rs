//! The contract of `kit`, kept by Mars.

use kit::setup::OptionSpec;
use kit::{
    BySeat, Chance, Game, Log, Message, Outcome, Rng, Seat, SeatSet, Seed, Setup, SetupError,
    Viewer,
};

use crate::api::{Decision, Due, Event, Pick, Prompt, Reason};
use crate::automa::HUMAN;
use crate::data::{Effect, Parameter, Resource, catalogue};
use crate::effects::ensure;
use crate::setup::OPTIONS;
use crate::state::{Mars, Phase, Question, Task};
use crate::text::asked;
use crate::view::View;

impl Mars {
    /// Who is asked in phases with turns.
    fn asked_seat(&self) -> Seat {
        match self.question {
            // What MarsBot sets off is put in order by the player.
            _ if self.is_bot(self.active) => HUMAN,
            Question::Phase | Question::Order | Question::Action(_) | Question::Sell(_) => {
                self.active
            }
            Question::LoseToken(_) => HUMAN,
            Question::Pay(bill) => bill.seat,
            Question::Effect(task) => task.seat,
        }
    }
}

impl Game for Mars {
    const NAME: &'static str = "mars";
    const RULES_VERSION: u32 = 2;
    const PLAYERS: (usize, usize) = (1, 5);
    const OPTIONS: &'static [OptionSpec] = OPTIONS;

    type Prompt = Prompt;
    type Decision = Decision;
    type Event = Event;
    type View = View;
    type Reason = Reason;

    fn data_version() -> String {
        catalogue().version().as_str().to_owned()
    }

    fn accepts_data(version: &str) -> bool {
        catalogue().version().accepts(version)
    }

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        Self::deal(setup, Chance::new(seed))
    }

    fn players(&self) -> usize {
        self.players.len()
    }

    fn asked(&self) -> SeatSet {
        match self.phase {
            Phase::Over => SeatSet::NONE,
            Phase::Actions | Phase::Greeneries => SeatSet::only(self.asked_seat()),
            _ => self.waiting,
        }
    }

    fn offer(prompt: &Prompt, decision: &Decision) -> Option<Message> {
        crate::tell::offer(prompt, *decision)
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        if !self.asked().contains(seat) {
            return None;
        }
        let player = &self.players[seat];
        Some(match (self.phase, self.question) {
            (Phase::Corporations, _) => Prompt::Corporation {
                of: player.offered.into_iter().flatten().collect(),
            },
            (Phase::OpeningDraft | Phase::Draft, _) => Prompt::Draft {
                cards: player.dealt,
            },
            (Phase::OpeningHand | Phase::Research, _) if player.paying => {
                self.pay_prompt(&self.research_bill(seat))
            }
            (Phase::OpeningHand | Phase::Research, _) => self.buy_prompt(seat),
            (_, Question::Pay(bill)) => self.pay_prompt(&bill),
            (_, Question::Order) => {
                let due = self.conflicting();
                let due = due.iter().map(|index| self.due[*index]);
                let label = |task: Task| Due {
                    source: task.source,
                    effect: asked::effect(task.source, task.effect()),
                };
                Prompt::Order {
                    of: due.map(label).collect(),
                }
            }
            (_, Question::Effect(task)) => self.effect_prompt(task),
            (_, Question::Action(source)) => Prompt::Option {
                source,
                options: source
                    .actions()
                    .iter()
                    .map(|way| asked::way(source, way))
                    .collect(),
            },
            (_, Question::Sell(_)) => Prompt::Sell,
            (_, Question::LoseToken(source)) => Prompt::LoseToken {
                cards: self.token_victims_of_bot().into_iter().collect(),
                source,
            },
            (Phase::Actions, Question::Phase) => Prompt::Action {
                second: self.taken > 0,
            },
            (Phase::Greeneries | Phase::Over, Question::Phase) => Prompt::Greenery,
        })
    }

    fn list(&self, seat: Seat, decisions: &mut Vec<Decision>) {
        if !self.asked().contains(seat) {
            return;
        }
        let player = &self.players[seat];
        match (self.phase, self.question) {
            (Phase::Corporations, _) => {
                let picks = player.offered.into_iter().flatten().map(Pick::Corporation);
                decisions.extend(picks.map(Decision::Choose));
            }
            (Phase::OpeningDraft | Phase::Draft, _) => {
                decisions.extend(player.dealt.iter().map(Decision::Keep))
            }
            (Phase::OpeningHand | Phase::Research, _) if player.paying => {
                self.list_payments(&self.research_bill(seat), decisions);
            }
            (Phase::OpeningHand | Phase::Research, _) => self.list_buy(seat, decisions),
            (_, Question::Pay(bill)) => self.list_payments(&bill, decisions),
            (_, Question::Order) => {
                decisions.extend(
                    (1..=self.conflicting().len()).map(|number| Decision::First(number as u8)),
                );
            }
            (_, Question::Effect(task)) => self.list_answers(task, decisions),
            (_, Question::Action(source)) => {
                decisions.extend(
                    self.possible_ways(seat, source)
                        .map(|way| Decision::Option(way + 1)),
                );
            }
            (_, Question::Sell(last)) => self.list_sell(seat, last, decisions),
            (_, Question::LoseToken(_)) => {
                let cards = self.token_victims_of_bot().into_iter().map(Pick::Card);
                decisions.extend(cards.map(Decision::Choose));
            }
            (Phase::Actions, Question::Phase) => self.list_actions(seat, decisions),
            (Phase::Greeneries | Phase::Over, Question::Phase) => {
                decisions.extend([Decision::Convert(Resource::Plants), Decision::Done]);
            }
        }
    }

    fn pick(&self, seat: Seat, rng: &mut Rng) -> Option<Decision> {
        if !self.asked().contains(seat) {
            return None;
        }
        let player = &self.players[seat];
        match (self.phase, self.question) {
            (Phase::Actions, Question::Phase) => return Some(self.pick_action(seat, rng)),
            (Phase::Actions | Phase::Greeneries, Question::Effect(task)) => {
                if let Effect::Place(tile, site) = task.effect() {
                    let spaces = self.spaces(seat, *tile, *site);
                    let space = spaces.nth(kit::below(spaces.len(), rng));
                    return space.map(Decision::Place);
                }
            }
            (Phase::Actions, Question::Pay(bill)) => {
                return Some(Decision::Pay(self.pick_payment(&bill, rng)));
            }
            (Phase::Actions, Question::Sell(last)) => return Some(self.pick_sell(seat, last, rng)),
            (Phase::OpeningHand | Phase::Research, _) if !player.paying => {
                return Some(self.pick_buy(seat, rng));
            }
            _ => {}
        }
        let mut decisions = self.legal(seat);
        let choice = kit::below(decisions.len(), rng);
        Some(decisions.swap_remove(choice))
    }

    fn judge(&self, seat: Seat, decision: &Decision) -> Result<(), Reason> {
        let decision = *decision;
        match (self.phase, self.question) {
            (Phase::Corporations, _) => self.judge_corporation(seat, decision),
            (Phase::OpeningDraft | Phase::Draft, _) => self.judge_draft(seat, decision),
            (Phase::OpeningHand | Phase::Research, _) => self.judge_research(seat, decision),
            (_, Question::Pay(bill)) => match decision {
                Decision::Pay(payment) => self.judge_payment(&bill, &payment),
                _ => Err(Reason::NotAnAnswer),
            },
            (_, Question::Order) => match decision {
                Decision::First(number) => ensure(
                    (1..=self.conflicting().len()).contains(&number.into()),
                    Reason::NotAnAnswer,
                ),
                _ => Err(Reason::NotAnAnswer),
            },
            (_, Question::Effect(task)) => self.judge_answer(task, decision),
            (_, Question::Action(source)) => match decision {
                Decision::Option(number) => {
                    let action = usize::from(number)
                        .checked_sub(1)
                        .and_then(|way| source.actions().get(way));
                    self.action_possible(seat, source, action.ok_or(Reason::NotAnAnswer)?)
                }
                _ => Err(Reason::NotAnAnswer),
            },
            (_, Question::Sell(last)) => self.judge_sell(seat, last, decision),
            (_, Question::LoseToken(_)) => match decision {
                Decision::Choose(Pick::Card(card)) => ensure(
                    self.token_victims_of_bot().contains(&card),
                    Reason::WrongTarget,
                ),
                _ => Err(Reason::NotAnAnswer),
            },
            (Phase::Actions, Question::Phase) => self.judge_action(seat, decision),
            (Phase::Greeneries | Phase::Over, Question::Phase) => {
                self.judge_greenery(seat, decision)
            }
        }
    }

    fn apply_unchecked(&mut self, seat: Seat, decision: &Decision, log: &mut Log<Event>) {
        let decision = *decision;
        match (self.phase, self.question) {
            (Phase::Corporations, _) => self.choose_corporation(seat, decision, log),
            (Phase::OpeningDraft | Phase::Draft, _) => self.draft(seat, decision, log),
            (Phase::OpeningHand | Phase::Research, _) => self.research(seat, decision, log),
            (_, Question::Pay(bill)) => {
                if let Decision::Pay(payment) = decision {
                    self.settle(bill, payment, log);
                    self.run(log);
                }
            }
            (_, Question::Order) => {
                if let Decision::First(number) = decision {
                    let index = self.conflicting()[usize::from(number) - 1];
                    self.question = Question::Phase;
                    self.carry_out_due(index, log);
                    self.run(log);
                }
            }
            (_, Question::Effect(task)) => {
                self.answer(task, decision, log);
                self.run(log);
            }
            (_, Question::Action(source)) => {
                if let Decision::Option(number) = decision {
                    self.question = Question::Phase;
                    self.begin_action(seat, source, number - 1, log);
                    self.run(log);
                }
            }
            (_, Question::Sell(last)) => self.sell(seat, last, decision, log),
            (_, Question::LoseToken(source)) => {
                if let Decision::Choose(Pick::Card(card)) = decision {
                    self.question = Question::Phase;
                    self.lose_token(card, source, log);
                    self.run(log);
                }
            }
            (Phase::Actions, Question::Phase) => self.act(seat, decision, log),
            (Phase::Greeneries | Phase::Over, Question::Phase) => {
                self.final_greenery(seat, decision, log)
            }
        }
        debug_assert!(self.is_consistent(), "after {decision}");
    }

    fn blocked(&self, seat: Seat) -> Vec<(Decision, Reason)> {
        let may_act =
            self.phase == Phase::Actions && self.question == Question::Phase && self.active == seat;
        if may_act {
            self.blocked_actions(seat)
        } else {
            Vec::new()
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    /// The first way to pay that is listed.
    fn obvious(&self, seat: Seat) -> Option<Decision> {
        let pays = matches!(self.question, Question::Pay(_)) && self.asked().contains(seat);
        pays.then(|| self.legal(seat).first().copied()).flatten()
    }

    fn is_amid(&self, seat: Seat) -> bool {
        self.question != Question::Phase && self.asked().contains(seat)
    }

    fn overlooked(&self, seat: Seat) -> Vec<Decision> {
        let may_act =
            self.phase == Phase::Actions && self.question == Question::Phase && self.active == seat;
        match may_act && self.asked().contains(seat) {
            true => self.overlooked_actions(seat),
            false => Vec::new(),
        }
    }

    /// How much of the planet is terraformed.
    fn progress(&self) -> Option<u8> {
        let steps = |parameter: &Parameter, value: i8| {
            i32::from((value - parameter.lowest()) / parameter.step())
        };
        let done: i32 = Parameter::ALL
            .iter()
            .map(|parameter| steps(parameter, self.parameter(*parameter)))
            .sum();
        let all: i32 = Parameter::ALL
            .iter()
            .map(|parameter| steps(parameter, parameter.highest()))
            .sum();
        u8::try_from(100 * done / all).ok()
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let scores = self.scores();
        let scores = BySeat::new(self.players.len(), |seat| scores[seat].total());
        if self.automa.is_some() {
            return Some(self.outcome_against_bot(scores));
        }
        // Money breaks ties; equal money shares the victory [R10.6].
        let standing = |seat: Seat| (scores[seat], self.players[seat].stock[Resource::Money]);
        let best = self.seats().map(standing).max().expect("somebody plays");
        let winners: SeatSet = self
            .seats()
            .filter(|seat| standing(*seat) == best)
            .collect();
        let (winners, verdict) = match self.is_solo() {
            true if self.is_solo_won() => (winners, "mars-verdict-solo-won"),
            true => (SeatSet::NONE, "mars-verdict-solo-lost"),
            false => (winners, "mars-verdict-won"),
        };
        Some(Outcome {
            scores,
            winners,
            verdict: Message::new(verdict),
        })
    }

    fn determinize(&self, seat: Seat, rng: &mut Rng) -> Self {
        self.imagined(seat, rng)
    }

    fn bound(&self) -> usize {
        100_000
    }
}
