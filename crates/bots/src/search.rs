//! A player for any game that has a playout policy: it tries answers out in imagined games.
//!
//! All answers are tried in the same worlds and compared with the policy's usual answer, since the
//! difference between two games in one world varies far less than their results do. The usual
//! answer is left only for one that is likely to be better: without that caution, noise makes the
//! choice, and the player is worse than its policy.

mod clock;
mod race;
#[cfg(test)]
mod tests;

use kit::{Bot, Budget, Game, Log, Observation, Rng, Seat};
use rand::RngExt as _;

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

    /// The usual answer of a seat that is asked, in a state that was imagined.
    fn answer(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> G::Decision;

    /// The answers worth trying out, the usual one first; just that one where trying would not
    /// help.
    fn candidates(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Vec<G::Decision>;

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
}

/// What trying out showed of an answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<D> {
    /// The answer.
    pub decision: D,
    /// The points that it brings, compared with the usual answer, in the mean.
    pub difference: f64,
    /// The standard error of that.
    pub error: f64,
    /// The chance to win.
    pub chance: f64,
    /// The worlds in which it was tried.
    pub worlds: u32,
}

/// A player that can say what it thinks of each answer.
pub trait Analyst<G: Game>: Send {
    /// The answers of a seat that are worth trying, the one it would give first, the others from the
    /// best to the worst.
    fn weigh(&mut self, observation: &Observation<'_, G>) -> Vec<Weighed<G::Decision>>;

    /// The same, each answer tried in so many worlds; in the order of the policy, its usual answer
    /// first.
    fn measure(
        &mut self,
        observation: &Observation<'_, G>,
        worlds: u32,
    ) -> Vec<Weighed<G::Decision>>;
}

/// Tries answers out in imagined games that a policy plays on.
pub struct Search<P> {
    policy: P,
    budget: Budget,
    seed: u64,
    decisions: u64,
}

impl<P> Search<P> {
    /// A player with this policy, which may think so long. Its chance follows from the seed.
    pub fn new(policy: P, seed: u64, budget: &Budget) -> Self {
        Self {
            policy,
            budget: budget.clone(),
            seed,
            decisions: 0,
        }
    }

    /// Chance of its own for each decision, so that how long one took changes nothing later.
    fn chance(&mut self) -> Rng {
        self.decisions += 1;
        kit::rng(self.seed ^ self.decisions.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// The answers worth trying, and how they did in as many worlds as the budget allows.
    fn try_out<G: Game>(
        &mut self,
        observation: &Observation<'_, G>,
        budget: &Budget,
        drops: bool,
    ) -> (Vec<G::Decision>, Race)
    where
        P: Policy<G>,
    {
        let mut rng = self.chance();
        let seat = observation.seat();
        let imagined = observation.imagine(&mut rng);
        let candidates = self.policy.candidates(&imagined, seat, &mut rng);
        let rules = Rules {
            win: P::WIN,
            worse: P::WORSE,
            spread: P::SPREAD,
            drops,
        };
        let mut race = Race::new(candidates.len(), rules);
        let mut clock = Clock::start(budget);
        let mut results = vec![None; candidates.len()];
        while !race.is_decided() && clock.allows(race.alive() as u32) {
            let world = observation.imagine(&mut rng);
            // In one world chance is the same for all, also that of the policy.
            let chance = rng.random();
            results.fill(None);
            for (place, candidate) in candidates.iter().enumerate() {
                if clock.is_up() {
                    break;
                }
                if race.is_alive(place) {
                    let mut rng = kit::rng(chance);
                    let ending = play_out(&mut self.policy, &world, seat, candidate, &mut rng);
                    results[place] = Some(ending);
                }
            }
            clock.spend(race.alive() as u32);
            // A world in which not all were tried says nothing.
            if results.iter().flatten().count() == race.alive() {
                race.add(&results);
            }
        }
        (candidates, race)
    }
}

impl<G: Game, P: Policy<G>> Bot<G> for Search<P> {
    fn decide(&mut self, observation: &Observation<'_, G>) -> G::Decision {
        let budget = self.budget.clone();
        let (mut candidates, race) = self.try_out(observation, &budget, true);
        candidates.swap_remove(race.winner())
    }
}

impl<G: Game, P: Policy<G>> Analyst<G> for Search<P> {
    fn weigh(&mut self, observation: &Observation<'_, G>) -> Vec<Weighed<G::Decision>> {
        let budget = self.budget.clone();
        let (candidates, race) = self.try_out(observation, &budget, true);
        let winner = race.winner();
        let mut weighed: Vec<_> = candidates
            .into_iter()
            .enumerate()
            .map(|(place, decision)| (place != winner, race.weighed(place, decision)))
            .collect();
        weighed.sort_by(|(a_lost, a), (b_lost, b)| {
            let by_points = b.difference.total_cmp(&a.difference);
            a_lost.cmp(b_lost).then(by_points)
        });
        weighed.into_iter().map(|(_, weighed)| weighed).collect()
    }

    fn measure(
        &mut self,
        observation: &Observation<'_, G>,
        worlds: u32,
    ) -> Vec<Weighed<G::Decision>> {
        let mut rng = self.chance();
        self.decisions -= 1;
        let imagined = observation.imagine(&mut rng);
        let answers = self
            .policy
            .candidates(&imagined, observation.seat(), &mut rng);
        let budget = Budget::iterations(worlds.saturating_mul(answers.len() as u32));
        let (candidates, race) = self.try_out(observation, &budget, false);
        let weighed = candidates.into_iter().enumerate();
        weighed
            .map(|(place, decision)| race.weighed(place, decision))
            .collect()
    }
}

/// Plays a world on after a seat's decision, and says how it goes for the seat.
fn play_out<G: Game, P: Policy<G>>(
    policy: &mut P,
    world: &G,
    seat: Seat,
    decision: &G::Decision,
    rng: &mut Rng,
) -> Ending {
    let mut game = world.clone();
    game.apply_unchecked(seat, decision, &mut Log::silent());
    for _ in 0..game.bound() {
        let Some(asked) = game.asked().first() else {
            break;
        };
        if let Some(ending) = policy.foresee(&game, world, seat) {
            return ending;
        }
        let decision = match asked {
            Seat::TABLE => game.pick(asked, rng).expect("the table has an answer"),
            asked => policy.answer(&game, asked, rng),
        };
        game.apply_unchecked(asked, &decision, &mut Log::silent());
    }
    policy.ending(&game, seat)
}
