//! What the search thinks of each answer.

use kit::{Bot as _, Budget, Game, Observation, Seat, Weighed};

use super::clock::Clock;
use super::race::Rules;
use super::{Ending, MAX_PARTS, Policy, Search, judge, play_on};

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

    /// Whether a question is answered in several steps, such as cards that are bought one by one.
    fn takes_steps(&self, prompt: &G::Prompt) -> bool;

    /// What was decided, with all its steps, and after it the other answers worth trying, from the
    /// best to the worst. Each is compared with what was decided.
    fn review(
        &mut self,
        observation: &Observation<'_, G>,
        decided: &[G::Decision],
    ) -> Vec<Weighed<Vec<G::Decision>>>;

    /// Compares an answer with another one, and says what it brings.
    fn compare(
        &mut self,
        observation: &Observation<'_, G>,
        answers: [&[G::Decision]; 2],
    ) -> [Weighed<Vec<G::Decision>>; 2];

    /// How a game is likely to end for each seat, by what one seat knows.
    fn foresee(&mut self, observation: &Observation<'_, G>) -> Vec<Ending>;
}

impl<G: Game, P: Policy<G>> Analyst<G> for Search<G, P> {
    fn weigh(&mut self, observation: &Observation<'_, G>) -> Vec<Weighed<G::Decision>> {
        self.decide(observation);
        self.weighed().to_vec()
    }

    fn measure(
        &mut self,
        observation: &Observation<'_, G>,
        worlds: u32,
    ) -> Vec<Weighed<G::Decision>> {
        let mut rng = self.chance();
        let imagined = observation.imagine(&mut rng);
        let candidates = self
            .policy
            .candidates(&imagined, observation.seat(), &mut rng);
        let answers: Vec<_> = candidates.iter().map(std::slice::from_ref).collect();
        let budget = Budget::iterations(worlds.saturating_mul(candidates.len() as u32));
        let rules = Rules {
            drops: false,
            ..Rules::of::<G, P>()
        };
        let race = self.race(observation, &answers, &budget, rules, &mut rng);
        race.weigh_all(candidates)
    }

    fn takes_steps(&self, prompt: &G::Prompt) -> bool {
        self.policy.takes_steps(prompt)
    }

    fn review(
        &mut self,
        observation: &Observation<'_, G>,
        decided: &[G::Decision],
    ) -> Vec<Weighed<Vec<G::Decision>>> {
        let mut rng = self.chance();
        let imagined = observation.imagine(&mut rng);
        let mut courses = self.policy.courses(&imagined, observation.seat(), &mut rng);
        courses.retain(|course| course != decided);
        courses.insert(0, decided.to_vec());
        let rules = Rules {
            worse: 0.0,
            ..Rules::of::<G, P>()
        };
        let answers: Vec<_> = courses.iter().map(Vec::as_slice).collect();
        let budget = self.budget.clone();
        let race = self.race(observation, &answers, &budget, rules, &mut rng);
        let mut weighed = race.weigh_all(courses);
        weighed[1..].sort_by(|a, b| b.expected.total_cmp(&a.expected));
        weighed
    }

    fn compare(
        &mut self,
        observation: &Observation<'_, G>,
        answers: [&[G::Decision]; 2],
    ) -> [Weighed<Vec<G::Decision>>; 2] {
        let mut rng = self.chance();
        let rules = Rules {
            worse: 0.0,
            drops: false,
            ..Rules::of::<G, P>()
        };
        let budget = self.budget.clone();
        let race = self.race(observation, &answers, &budget, rules, &mut rng);
        let mut place = 0..;
        answers.map(|answer| race.weighed(place.next().unwrap_or_default(), answer.to_vec()))
    }

    fn foresee(&mut self, observation: &Observation<'_, G>) -> Vec<Ending> {
        let mut rng = self.chance();
        let seats: Vec<_> = Seat::all(observation.players()).collect();
        let mut sums = vec![(0.0, 0.0, [0.0; MAX_PARTS]); seats.len()];
        let budget = self.budget.clone();
        let mut clock = Clock::start(&budget);
        let mut worlds = 0.0;
        // One world is needed to say anything.
        while worlds == 0.0 || clock.allows(1) {
            let world = observation.imagine(&mut rng);
            let end = play_on(&mut self.policy, &world, observation.seat(), &[], &mut rng);
            for (seat, (lead, chance, parts)) in seats.iter().zip(&mut sums) {
                let ending = judge(&self.policy, &end, &world, *seat);
                *lead += ending.lead;
                *chance += ending.chance;
                for (sum, part) in parts.iter_mut().zip(ending.parts) {
                    *sum += part;
                }
            }
            worlds += 1.0;
            clock.spend(1);
        }
        let mean = |(lead, chance, parts): (f64, f64, [f64; MAX_PARTS])| Ending {
            lead: lead / worlds,
            chance: chance / worlds,
            parts: parts.map(|part| part / worlds),
        };
        sums.into_iter().map(mean).collect()
    }
}
