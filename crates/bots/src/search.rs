//! A player for any game that has a playout policy: it tries answers out in imagined games.
//!
//! All answers are tried in the same worlds and compared with the policy's usual answer, since the
//! difference between two games in one world varies far less than their results do. The usual
//! answer is left only for one that is better beyond doubt: without that caution, noise makes the
//! choice, and the player is worse than its policy.

use std::time::{Duration, Instant};

use kit::{Bot, Budget, Game, Log, Observation, Rng, Seat};

/// A quick player, by which imagined games are played to their end.
pub trait Policy<G: Game>: Send {
    /// The usual answer of a seat that is asked, in a state that was imagined.
    fn answer(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> G::Decision;

    /// The answers worth trying out, the usual one first; just that one where trying would not
    /// help.
    fn candidates(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Vec<G::Decision>;

    /// How well a game that is over went for a seat, in points.
    fn result(&self, game: &G, seat: Seat) -> f64;
}

/// The iterations of a decision for which no budget is given. An iteration is one game played out.
const USUAL_ITERATIONS: u32 = 96;
/// Worlds after which answers may be dropped.
const FIRST_WORLDS: u32 = 8;
/// An answer is dropped when it is worse than the usual one by so many standard errors, and taken
/// when it is better by so many.
const DROPPED: f64 = 1.0;
const TAKEN: f64 = 1.25;
/// By so many standard errors must the best answer lead before thinking ends early.
const DECIDED: f64 = 3.0;

/// Tries answers out in imagined games that a policy plays to their end.
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
}

impl<G: Game, P: Policy<G>> Bot<G> for Search<P> {
    fn decide(&mut self, observation: &Observation<'_, G>) -> G::Decision {
        // Each decision has chance of its own, so that how long one took changes nothing later.
        self.decisions += 1;
        let mut rng = kit::rng(self.seed ^ self.decisions.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let seat = observation.seat();
        let imagined = observation.imagine(&mut rng);
        let mut candidates = self.policy.candidates(&imagined, seat, &mut rng);
        let mut race = Race::new(candidates.len());
        let mut clock = Clock::start(&self.budget);
        while !race.is_decided() && clock.allows(race.alive() as u32) {
            let world = observation.imagine(&mut rng);
            let mut results = vec![None; candidates.len()];
            for (place, candidate) in candidates.iter().enumerate() {
                if race.is_alive(place) {
                    let result = play_out(&mut self.policy, &world, seat, candidate, &mut rng);
                    results[place] = Some(result);
                }
                if clock.is_up() {
                    break;
                }
            }
            // A world in which not all were tried says nothing.
            if results.iter().flatten().count() == race.alive() {
                race.add(&results);
            }
            clock.spend(race.alive() as u32);
        }
        candidates.swap_remove(race.winner())
    }
}

/// Plays a world to its end after a seat's decision, and says how it went for the seat.
fn play_out<G: Game>(
    policy: &mut dyn Policy<G>,
    world: &G,
    seat: Seat,
    decision: &G::Decision,
    rng: &mut Rng,
) -> f64 {
    let mut game = world.clone();
    game.apply_unchecked(seat, decision, &mut Log::silent());
    for _ in 0..game.bound() {
        let Some(asked) = game.asked().first() else {
            break;
        };
        let decision = match asked {
            Seat::TABLE => game.pick(asked, rng).expect("the table has an answer"),
            asked => policy.answer(&game, asked, rng),
        };
        game.apply_unchecked(asked, &decision, &mut Log::silent());
    }
    policy.result(&game, seat)
}

/// How answers compare with the usual one, which is the first.
struct Race {
    runners: Vec<Runner>,
    worlds: u32,
}

#[derive(Clone, Copy, Default)]
struct Runner {
    is_out: bool,
    /// Of the differences to the usual answer.
    sum: f64,
    squares: f64,
}

impl Runner {
    /// The mean difference, and its standard error.
    fn estimate(&self, worlds: u32) -> (f64, f64) {
        let count = f64::from(worlds.max(1));
        let mean = self.sum / count;
        let variance = (self.squares / count - mean * mean).max(0.0);
        // With few worlds the spread is underrated; none at all means that all were alike.
        (mean, (variance / (count - 1.0).max(1.0)).sqrt())
    }
}

impl Race {
    fn new(answers: usize) -> Self {
        Self {
            runners: vec![Runner::default(); answers],
            worlds: 0,
        }
    }

    fn is_alive(&self, place: usize) -> bool {
        !self.runners[place].is_out
    }

    fn alive(&self) -> usize {
        self.runners.iter().filter(|runner| !runner.is_out).count()
    }

    /// Adds the results of one world; answers that are out have none.
    fn add(&mut self, results: &[Option<f64>]) {
        let Some(usual) = results[0] else {
            return;
        };
        self.worlds += 1;
        for (runner, result) in self.runners.iter_mut().zip(results) {
            if let Some(result) = result {
                let difference = result - usual;
                runner.sum += difference;
                runner.squares += difference * difference;
            }
        }
        if self.worlds >= FIRST_WORLDS {
            for runner in self.runners.iter_mut().skip(1) {
                let (mean, error) = runner.estimate(self.worlds);
                // The worlds of those that are out are counted no more, so that they stay out.
                runner.is_out |= mean + DROPPED * error < 0.0 || (mean == 0.0 && error == 0.0);
            }
        }
    }

    /// Whether one answer is left, or one leads beyond doubt.
    fn is_decided(&self) -> bool {
        if self.alive() <= 1 {
            return true;
        }
        if self.worlds < 2 * FIRST_WORLDS {
            return false;
        }
        let best = self.winner();
        let (mean, error) = self.runners[best].estimate(self.worlds);
        let others = self
            .runners
            .iter()
            .enumerate()
            .filter(|(place, runner)| *place != best && !runner.is_out);
        let mut others = others.map(|(_, runner)| runner.estimate(self.worlds));
        others.all(|(other, spread)| mean - other > DECIDED * error.hypot(spread))
    }

    /// The answer to give: the usual one, unless another is better beyond doubt.
    fn winner(&self) -> usize {
        let surely = |place: &usize| {
            let (mean, error) = self.runners[*place].estimate(self.worlds);
            mean - TAKEN * error
        };
        let others = (1..self.runners.len()).filter(|place| self.is_alive(*place));
        let best = others.max_by(|a, b| surely(a).total_cmp(&surely(b)));
        let enough = self.worlds >= FIRST_WORLDS;
        best.filter(|place| enough && surely(place) > 0.0)
            .unwrap_or(0)
    }
}

/// What is left of a budget.
struct Clock<'a> {
    budget: &'a Budget,
    start: Instant,
    end: Option<Duration>,
    iterations: Option<u32>,
    /// The iterations made, and the time they took.
    made: u32,
}

impl<'a> Clock<'a> {
    fn start(budget: &'a Budget) -> Self {
        let unlimited = budget.time.is_none() && budget.iterations.is_none();
        Self {
            budget,
            start: Instant::now(),
            end: budget.time,
            iterations: budget.iterations.or(unlimited.then_some(USUAL_ITERATIONS)),
            made: 0,
        }
    }

    /// Whether so many more iterations can be made.
    fn allows(&self, more: u32) -> bool {
        let enough = self
            .iterations
            .is_none_or(|limit| self.made + more <= limit);
        let in_time = self.end.is_none_or(|end| {
            let taken = self.start.elapsed();
            let each = taken / self.made.max(1);
            taken + each * more <= end
        });
        enough && in_time && !self.budget.is_stopped()
    }

    /// Whether an answer is wanted at once.
    fn is_up(&self) -> bool {
        self.budget.is_stopped() || self.end.is_some_and(|end| self.start.elapsed() >= end)
    }

    fn spend(&mut self, iterations: u32) {
        self.made += iterations;
    }
}

#[cfg(test)]
mod tests {
    use kit::{Seed, Setup, Stop};
    use testkit::toy::{Choice, SOUND, Toy};

    use super::*;

    /// Plays at random and tries everything out.
    struct Blind;

    impl Policy<Toy<SOUND>> for Blind {
        fn answer(&mut self, game: &Toy<SOUND>, seat: Seat, rng: &mut Rng) -> Choice {
            game.pick(seat, rng).expect("it is asked")
        }

        fn candidates(&mut self, game: &Toy<SOUND>, seat: Seat, _: &mut Rng) -> Vec<Choice> {
            game.legal(seat)
        }

        fn result(&self, game: &Toy<SOUND>, seat: Seat) -> f64 {
            let won = |outcome: kit::Outcome| outcome.winners.contains(seat);
            f64::from(u8::from(game.outcome().is_some_and(won)))
        }
    }

    fn decide(stones: u8, seed: u64, budget: &Budget) -> Choice {
        let setup = Setup::new(2).with("stones", stones);
        let toy = Toy::<SOUND>::start(&setup, Seed::from_number(1)).expect("a plain setup");
        let seat = toy.asked().first().expect("the game has begun");
        Search::new(Blind, seed, budget).decide(&Observation::new(&toy, seat))
    }

    #[test]
    fn it_finds_the_better_answer_by_playing_on_at_random() {
        // Leaving four stones wins two games of three if both go on at random, any other answer
        // about half. An unlucky beginning now and then drops it.
        let found =
            (0..20).filter(|seed| decide(7, *seed, &Budget::iterations(2_000)) == Choice::Take(3));
        let found = found.count();
        assert!(found >= 14, "found {found} of 20");
    }

    #[test]
    fn a_fixed_number_of_iterations_gives_the_same_answer_again() {
        for seed in 0..20 {
            let budget = Budget::iterations(60);
            assert_eq!(decide(15, seed, &budget), decide(15, seed, &budget));
        }
    }

    #[test]
    fn too_few_worlds_and_a_stop_leave_the_usual_answer() {
        let usual = Choice::Take(1);
        assert_eq!(decide(7, 1, &Budget::iterations(7)), usual);
        let stop = Stop::default();
        stop.now();
        assert_eq!(decide(7, 1, &Budget::iterations(4_000).until(&stop)), usual);
    }

    #[test]
    fn time_is_kept() {
        let start = Instant::now();
        decide(15, 1, &Budget::time(Duration::from_millis(20)));
        // Games of a few stones take microseconds; the rest is a busy machine.
        assert!(start.elapsed() < Duration::from_secs(2));
    }
}
