//! The Dice Game as a [`kit::Game`].

use kit::{
    Game, Log, Message, OptionSpec, Outcome, Rng, Seat, SeatSet, Seed, Setup, SetupError, Values,
    Viewer,
};

use crate::api::{Decision, Event, Prompt, Reason};
use crate::board::SIDES;
use crate::data::{Parameter, catalogue};
use crate::state::{DiceGame, end, track};
use crate::view::View;

/// Decisions after which a game of random players has long been over, by number of players; the
/// longest of many thousand was less than half of it.
const BOUND: [usize; 4] = [4_000, 20_000, 20_000, 20_000];

impl Game for DiceGame {
    const NAME: &'static str = "dice";
    const RULES_VERSION: u32 = 3;
    const PLAYERS: (usize, usize) = (1, 4);
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "board",
            values: Values::OneOf(&SIDES),
            default: SIDES[0],
            only: None,
        },
        OptionSpec::flag("corporate-era"),
        OptionSpec::flag("promo"),
    ];

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
        Self::prepared(setup, seed)
    }

    fn players(&self) -> usize {
        self.players.len()
    }

    fn asked(&self) -> SeatSet {
        self.askers()
    }

    /// Actions of blue cards that cost nothing, before the turn ends.
    fn overlooked(&self, seat: Seat) -> Vec<Decision> {
        let mut decisions = self.legal(seat);
        let ends = decisions.contains(&Decision::End);
        decisions.retain(|decision| match decision {
            Decision::Use(card, _) => {
                let action = card.card().action.as_ref();
                ends && action.is_some_and(|action| action.cost.is_empty())
            }
            _ => false,
        });
        decisions
    }

    fn offer(prompt: &Prompt, decision: &Decision) -> Option<Message> {
        crate::tell::offer(prompt, *decision)
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.question(seat)
    }

    fn list(&self, seat: Seat, decisions: &mut Vec<Decision>) {
        self.answers(seat, decisions);
    }

    fn pick(&self, seat: Seat, rng: &mut Rng) -> Option<Decision> {
        self.pick_answer(seat, rng)
    }

    fn judge(&self, seat: Seat, decision: &Decision) -> Result<(), Reason> {
        self.judge_answer(seat, decision)
    }

    fn apply_unchecked(&mut self, seat: Seat, decision: &Decision, log: &mut Log<Event>) {
        self.decide(seat, *decision, log);
        self.run(log);
    }

    fn blocked(&self, seat: Seat) -> Vec<(Decision, Reason)> {
        self.out_of_reach(seat)
    }

    fn odds(&self, seat: Seat, decision: &Decision) -> Vec<Event> {
        self.odds_of(seat, decision)
    }

    fn is_amid(&self, seat: Seat) -> bool {
        use Prompt::{Bonus, Corporation, Discard, End, Give, Keep, Main, Support, Turn};
        self.prompt(seat).is_some_and(|prompt| {
            !matches!(
                prompt,
                Turn | Main
                    | Support
                    | End
                    | Keep { .. }
                    | Discard
                    | Give
                    | Bonus { .. }
                    | Corporation { .. }
            )
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    /// How much of the planet is terraformed.
    fn progress(&self) -> Option<u8> {
        let share = |parameter: &Parameter| {
            let (start, step) = track(*parameter).map_or((0, 1), |track| (track.start, track.step));
            let steps = |value: i8| i32::from((value - start) / step);
            (steps(self.parameter(*parameter)), steps(end(*parameter)))
        };
        let (done, all) = Parameter::ALL
            .iter()
            .map(share)
            .fold((0, 0), |(done, all), (steps, of)| (done + steps, all + of));
        u8::try_from(100 * done / all).ok()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.over.then(|| self.result())
    }

    fn determinize(&self, seat: Seat, rng: &mut Rng) -> Self {
        self.imagine(seat, rng)
    }

    fn bound(&self) -> usize {
        BOUND[self.players.len() - 1]
    }
}
