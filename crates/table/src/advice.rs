//! Advice for a person: what the strongest computer player would do, why, and what else it thought of.

use std::time::Duration;

use bots::{BotSpec, MakeAnalyst};
use kit::{Bot, Budget, Game, Observation, Plan, Prompt as _, Ranked, Seat, Stop, Weighed};
use wire::{Hint, HintOption};

use crate::session::define;

/// The most steps that advice has.
const MAX_ADVICE: usize = 8;

/// A computer player that advises a person.
pub(crate) struct Adviser<G: Game> {
    pub(crate) bot: &'static BotSpec<G>,
    /// Compares what a player would do with other answers if the player has tried none.
    pub(crate) analyst: Option<MakeAnalyst<G>>,
    pub(crate) seed: u64,
    /// For the first step, and for the rest.
    pub(crate) time: Duration,
    pub(crate) stop: Stop,
}

impl<G: Game> Adviser<G> {
    /// Advises a seat that is asked. That takes twice its time at most: once for the first step, once
    /// for all that comes after it.
    pub(crate) fn advise(&self, game: &G, seat: Seat) -> Hint {
        let observation = Observation::new(game, seat);
        let mut player = self.player(1);
        let mut plan = player.plan(&observation);
        let mut weighed: Vec<_> = player.weighed().iter().map(as_course).collect();
        // A player that thinks ahead knows where its plan ends.
        if plan.steps.len() == 1 {
            self.finish(game, seat, &mut plan);
        }
        if weighed.is_empty() && !self.stop.is_asked() {
            weighed = self.review(&observation, &plan.steps);
        }
        let options = Ranked::best(&weighed);
        let all = options.iter().flat_map(|option| &option.decision);
        let dictionary = plan.steps.iter().chain(all);
        let words = |steps: &[G::Decision]| steps.iter().map(ToString::to_string).collect();
        Hint {
            words: words(&plan.steps),
            proven: plan.proven,
            dictionary: dictionary
                .map(|step| (step.to_string(), define::<G>(step)))
                .collect(),
            options: options
                .iter()
                .map(|option| HintOption {
                    words: words(&option.decision),
                    points: option.points,
                    chance: option.chance,
                    reasons: option.reasons.clone(),
                })
                .collect(),
        }
    }

    /// The player, with a share of the time.
    fn player(&self, share: u32) -> Box<dyn Bot<G>> {
        let budget = Budget::time(self.time / share).until(&self.stop);
        (self.bot.make)(self.seed, &budget)
    }

    /// Adds what the player would do until the choice is made that its first step begins: as long as
    /// the seat is asked for more, nothing hidden comes to light, and the first question is not back.
    fn finish(&self, game: &G, seat: Seat, plan: &mut Plan<G::Decision>) {
        let code = |game: &G| game.prompt(seat).map(|prompt| prompt.code());
        let first = code(game);
        let mut has_left = false;
        let mut quick = self.player(MAX_ADVICE as u32);
        while plan.steps.len() < MAX_ADVICE && !self.stop.is_asked() {
            let preview = kit::Preview::new(game, seat, &plan.steps, &mut kit::rng(0));
            let Some(after) = preview.ok().and_then(|preview| preview.after) else {
                break;
            };
            let asked = code(&after);
            if asked.is_none() || (has_left && asked == first) {
                break;
            }
            has_left |= asked != first;
            let next = quick.plan(&Observation::new(&after, seat));
            plan.steps.extend(next.steps);
        }
    }

    /// Compares what a player that tries nothing out would do with other answers.
    fn review(
        &self,
        observation: &Observation<'_, G>,
        steps: &[G::Decision],
    ) -> Vec<Weighed<Vec<G::Decision>>> {
        let (Some(make), Some(prompt)) = (self.analyst, observation.prompt()) else {
            return Vec::new();
        };
        let mut analyst = make(self.seed, &Budget::time(self.time).until(&self.stop));
        let answer = match analyst.takes_steps(&prompt) {
            true => steps,
            false => &steps[..1],
        };
        analyst.review(observation, answer)
    }
}

/// An answer of one step.
fn as_course<D: Clone>(weighed: &Weighed<D>) -> Weighed<Vec<D>> {
    Weighed {
        decision: vec![weighed.decision.clone()],
        difference: weighed.difference,
        error: weighed.error,
        parts: weighed.parts.clone(),
        expected: weighed.expected,
        chance: weighed.chance,
        worlds: weighed.worlds,
    }
}
