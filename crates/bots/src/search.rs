//! A player for any game that has a playout policy: it tries answers out in imagined games.
//!
//! All answers are tried in the same worlds and compared with the policy's usual answer, since the
//! difference between two games in one world varies far less than their results do. The usual
//! answer is left only for one that is likely to be better: without that caution, noise makes the
//! choice, and the player is worse than its policy.

mod analyst;
mod clock;
mod race;
#[cfg(test)]
mod tests;

use kit::{Bot, Budget, Game, Log, Observation, Prompt as _, Rng, Seat, Weighed};
use rand::RngExt as _;

pub use analyst::Analyst;
use clock::Clock;
use race::{Race, Rules};

/// A quick player, by which imagined games are played on.
pub trait Policy<G: Game>: Send {
    /// Points that a win is worth beside the lead.
    const WIN: f64;
    /// What is to be expected of an answer that the policy does not give, before it is tried: by so
    /// many points is it worse than the usual one in the mean, with this spread. Measured for Mars in
    /// 184 questions with 240 worlds each.
    const WORSE: f64 = 0.7;
    /// See `WORSE`.
    const SPREAD: f64 = 3.0;
    /// What a lead is made of: the names of its parts, at most [`MAX_PARTS`].
    const PARTS: &'static [&'static str];

    /// The usual answer of a seat that is asked, in a state that was imagined.
    fn answer(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> G::Decision;

    /// The answers worth trying out, the usual one first; just that one where trying would not
    /// help.
    fn candidates(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Vec<G::Decision>;

    /// Whether a question is answered in several steps, such as cards that are bought one by one.
    fn takes_steps(&self, _prompt: &G::Prompt) -> bool {
        false
    }

    /// The answers worth trying out with all their steps, the usual one first.
    fn courses(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Vec<Vec<G::Decision>> {
        let candidates = self.candidates(game, seat, rng);
        candidates
            .into_iter()
            .map(|first| self.finish(game, seat, first, rng))
            .collect()
    }

    /// An answer with the steps that usually follow it.
    fn finish(
        &mut self,
        game: &G,
        seat: Seat,
        first: G::Decision,
        rng: &mut Rng,
    ) -> Vec<G::Decision> {
        let mut steps = vec![first];
        let Some(asked) = game.prompt(seat).filter(|prompt| self.takes_steps(prompt)) else {
            return steps;
        };
        let mut ahead = game.clone();
        for _ in 0..game.bound() {
            let last = steps.last().expect("there is a first one");
            ahead.apply_unchecked(seat, last, &mut Log::silent());
            let prompt = ahead.prompt(seat);
            if prompt.is_none_or(|prompt| prompt.code() != asked.code()) {
                break;
            }
            steps.push(self.answer(&ahead, seat, rng));
        }
        steps
    }

    /// How a game that is over ended for a seat.
    fn ending(&self, game: &G, seat: Seat) -> Ending;

    /// How a game that is not over is likely to end, where a playout that began in another state
    /// has gone far enough; `None` to play on.
    fn foresee(&self, _game: &G, _begun: &G, _seat: Seat) -> Option<Ending> {
        None
    }
}

/// How a game ended for a seat, or is likely to end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ending {
    /// Points ahead of the best rival; alone, of what it takes to win.
    pub lead: f64,
    /// The chance to win; 0 or 1 once the game is over.
    pub chance: f64,
    /// What the lead is made of, in the order of the policy's names.
    pub parts: Parts,
}

/// The most parts of which a lead is made.
pub const MAX_PARTS: usize = 12;
/// The parts of a lead.
pub type Parts = [f64; MAX_PARTS];

/// Tries answers out in imagined games that a policy plays on.
pub struct Search<G: Game, P> {
    policy: P,
    budget: Budget,
    seed: u64,
    decisions: u64,
    /// From what the last decision was chosen.
    weighed: Vec<Weighed<G::Decision>>,
}

impl<G: Game, P: Policy<G>> Search<G, P> {
    /// A player with this policy, which may think so long. Its chance follows from the seed.
    pub fn new(policy: P, seed: u64, budget: &Budget) -> Self {
        Self {
            policy,
            budget: budget.clone(),
            seed,
            decisions: 0,
            weighed: Vec::new(),
        }
    }

    /// Chance of its own for each decision, so that how long one took changes nothing later.
    fn chance(&mut self) -> Rng {
        self.decisions += 1;
        kit::rng(self.seed ^ self.decisions.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// How answers do in as many worlds as the budget allows, compared with the first.
    fn race(
        &mut self,
        observation: &Observation<'_, G>,
        answers: &[&[G::Decision]],
        budget: &Budget,
        rules: Rules,
        rng: &mut Rng,
    ) -> Race {
        let seat = observation.seat();
        let mut race = Race::new(answers.len(), rules);
        let mut clock = Clock::start(budget);
        let mut results = vec![None; answers.len()];
        while !race.is_decided() && clock.allows(race.alive() as u32) {
            let world = observation.imagine(rng);
            // In one world chance is the same for all, also that of the policy.
            let chance = rng.random();
            results.fill(None);
            for (place, answer) in answers.iter().enumerate() {
                if clock.is_up() {
                    break;
                }
                if race.is_alive(place) {
                    let mut rng = kit::rng(chance);
                    let end = play_on(&mut self.policy, &world, seat, answer, &mut rng);
                    results[place] = Some(judge(&self.policy, &end, &world, seat));
                }
            }
            clock.spend(race.alive() as u32);
            // A world in which not all were tried says nothing.
            if results.iter().flatten().count() == race.alive() {
                race.add(&results);
            }
        }
        race
    }
}

impl<G: Game, P: Policy<G>> Bot<G> for Search<G, P> {
    fn decide(&mut self, observation: &Observation<'_, G>) -> G::Decision {
        let mut rng = self.chance();
        let imagined = observation.imagine(&mut rng);
        let seat = observation.seat();
        let candidates = self.policy.candidates(&imagined, seat, &mut rng);
        let answers: Vec<_> = candidates.iter().map(std::slice::from_ref).collect();
        let budget = self.budget.clone();
        let rules = Rules::of::<G, P>();
        let race = self.race(observation, &answers, &budget, rules, &mut rng);
        let mut weighed = race.weigh_all(candidates);
        let chosen = weighed.remove(race.winner());
        weighed.sort_by(|a, b| b.expected.total_cmp(&a.expected));
        weighed.insert(0, chosen);
        self.weighed = weighed;
        self.weighed[0].decision.clone()
    }

    fn weighed(&self) -> &[Weighed<G::Decision>] {
        &self.weighed
    }
}

/// Plays a world on, after an answer of a seat if there is one: to its end, or as far as the policy
/// wants to go.
fn play_on<G: Game, P: Policy<G>>(
    policy: &mut P,
    world: &G,
    seat: Seat,
    answer: &[G::Decision],
    rng: &mut Rng,
) -> G {
    let mut game = world.clone();
    for (step, decision) in answer.iter().enumerate() {
        // The further steps were thought of in another world.
        if step > 0 && game.check(seat, decision).is_err() {
            break;
        }
        game.apply_unchecked(seat, decision, &mut Log::silent());
    }
    for _ in 0..game.bound() {
        let Some(asked) = game.asked().first() else {
            break;
        };
        if policy.foresee(&game, world, seat).is_some() {
            break;
        }
        let decision = match asked {
            Seat::TABLE => game.pick(asked, rng).expect("the table has an answer"),
            asked => policy.answer(&game, asked, rng),
        };
        game.apply_unchecked(asked, &decision, &mut Log::silent());
    }
    game
}

/// How a world that was played on goes for a seat.
fn judge<G: Game, P: Policy<G>>(policy: &P, game: &G, world: &G, seat: Seat) -> Ending {
    let foreseen = match game.asked().is_empty() {
        true => None,
        false => policy.foresee(game, world, seat),
    };
    foreseen.unwrap_or_else(|| policy.ending(game, seat))
}
