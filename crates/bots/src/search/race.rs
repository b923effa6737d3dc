//! How answers compare while they are tried out.

use kit::{Game, Weighed};

use super::{Ending, Parts, Policy};

/// Worlds after which answers may be left out.
const FIRST_WORLDS: u32 = 8;
/// By so many standard deviations must the best answer lead before thinking ends early.
const DECIDED: f64 = 3.0;

/// By what a race is decided.
pub(super) struct Rules {
    /// Points that a win is worth beside the lead.
    pub(super) win: f64,
    /// What is to be expected of an answer before it is tried: the mean loss in points, and the
    /// spread.
    pub(super) worse: f64,
    pub(super) spread: f64,
    /// Whether an answer that seems worse is left out, until doubts about it grow again.
    pub(super) drops: bool,
    /// What a lead is made of.
    pub(super) parts: &'static [&'static str],
}

impl Rules {
    /// Those by which a policy's answers are compared with its usual one.
    pub(super) const fn of<G: Game, P: Policy<G>>() -> Self {
        Self {
            win: P::WIN,
            worse: P::WORSE,
            spread: P::SPREAD,
            drops: true,
            parts: P::PARTS,
        }
    }
}

/// How answers compare with the usual one, which is the first.
pub(super) struct Race {
    runners: Vec<Runner>,
    worlds: u32,
    rules: Rules,
}

#[derive(Clone, Copy, Default)]
struct Runner {
    is_out: bool,
    /// The worlds in which it was tried.
    worlds: u32,
    /// Of the differences to the usual answer.
    sum: f64,
    squares: f64,
    /// Of the leads, compared with the usual answer, and of the chances to win.
    leads: f64,
    parts: Parts,
    chances: f64,
}

impl Runner {
    /// The mean difference, and its standard error.
    fn estimate(&self) -> (f64, f64) {
        let count = f64::from(self.worlds.max(1));
        let mean = self.sum / count;
        let variance = (self.squares / count - mean * mean).max(0.0);
        // With few worlds the spread is underrated; none at all means that all were alike.
        (mean, (variance / (count - 1.0).max(1.0)).sqrt())
    }
}

impl Race {
    pub(super) fn new(answers: usize, rules: Rules) -> Self {
        Self {
            runners: vec![Runner::default(); answers],
            worlds: 0,
            rules,
        }
    }

    pub(super) fn is_alive(&self, place: usize) -> bool {
        !self.runners[place].is_out
    }

    pub(super) fn alive(&self) -> usize {
        self.runners.iter().filter(|runner| !runner.is_out).count()
    }

    /// Adds what came of one world; answers that are out have nothing.
    pub(super) fn add(&mut self, endings: &[Option<Ending>]) {
        let Some(usual) = endings[0] else {
            return;
        };
        let win = self.rules.win;
        let worth = |ending: Ending| ending.lead + win * (2.0 * ending.chance - 1.0);
        self.worlds += 1;
        for (runner, ending) in self.runners.iter_mut().zip(endings) {
            if let Some(ending) = *ending {
                let difference = worth(ending) - worth(usual);
                runner.worlds += 1;
                runner.sum += difference;
                runner.squares += difference * difference;
                runner.leads += ending.lead - usual.lead;
                for (at, sum) in runner.parts.iter_mut().enumerate() {
                    *sum += ending.parts[at] - usual.parts[at];
                }
                runner.chances += ending.chance;
            }
        }
        if self.rules.drops && self.worlds >= FIRST_WORLDS {
            self.choose_runners();
        }
    }

    /// Leaves out what seems worse than the best even with some luck. The longer it lasts, the more
    /// luck is granted: what was unlucky in its first worlds comes back. The usual answer is never
    /// without a rival.
    fn choose_runners(&mut self) {
        let best = self.winner();
        let worth = self.expected(best);
        let luck = (1.0 + f64::from(self.worlds / FIRST_WORLDS).ln()).sqrt();
        let mut rival: Option<(f64, usize)> = None;
        for place in 1..self.runners.len() {
            let hope = self.expected(place) + luck * self.uncertainty(place);
            let is_same = self.is_same(place);
            self.runners[place].is_out = is_same || hope < worth;
            if !is_same && rival.is_none_or(|(most, _)| hope > most) {
                rival = Some((hope, place));
            }
        }
        if let Some((_, rival)) = rival {
            self.runners[rival].is_out = false;
        }
    }

    /// Whether an answer makes no difference in any world: it is the usual one by another name.
    fn is_same(&self, place: usize) -> bool {
        let runner = &self.runners[place];
        runner.worlds >= FIRST_WORLDS && runner.squares == 0.0
    }

    /// Whether one answer is left, or one leads beyond doubt.
    pub(super) fn is_decided(&self) -> bool {
        if self.alive() <= 1 {
            return true;
        }
        if !self.rules.drops || self.worlds < 2 * FIRST_WORLDS {
            return false;
        }
        let best = self.winner();
        let others =
            (0..self.runners.len()).filter(|place| *place != best && !self.is_same(*place));
        let mut others = others.map(|place| {
            let doubt = self.uncertainty(best).hypot(self.uncertainty(place));
            self.expected(best) - self.expected(place) > DECIDED * doubt
        });
        others.all(|is_behind| is_behind)
    }

    /// The answer to give: the usual one, unless another is better as far as one can tell.
    pub(super) fn winner(&self) -> usize {
        if self.worlds < FIRST_WORLDS {
            return 0;
        }
        let others = 1..self.runners.len();
        let best = others.max_by(|a, b| self.expected(*a).total_cmp(&self.expected(*b)));
        best.filter(|place| self.expected(*place) > 0.0)
            .unwrap_or(0)
    }

    /// What an answer is likely to bring beyond the usual one: what was found out, and what is to be
    /// expected of any answer that the policy does not give.
    fn expected(&self, place: usize) -> f64 {
        if place == 0 {
            return 0.0;
        }
        let (mean, error) = self.runners[place].estimate();
        let trust = match self.runners[place].worlds < FIRST_WORLDS {
            true => 0.0,
            false => self.trust(error),
        };
        trust * mean - (1.0 - trust) * self.rules.worse
    }

    /// How far what it brings may be from that: a standard deviation.
    fn uncertainty(&self, place: usize) -> f64 {
        if place == 0 {
            return 0.0;
        }
        let (_, error) = self.runners[place].estimate();
        error * self.trust(error).sqrt()
    }

    /// How much what was found out counts.
    fn trust(&self, error: f64) -> f64 {
        let variance = self.rules.spread.powi(2);
        variance / (variance + error * error)
    }

    /// What was found out about the answers, in their order.
    pub(super) fn weigh_all<D>(&self, answers: Vec<D>) -> Vec<Weighed<D>> {
        let answers = answers.into_iter().enumerate();
        answers
            .map(|(place, answer)| self.weighed(place, answer))
            .collect()
    }

    /// What was found out about an answer.
    pub(super) fn weighed<D>(&self, place: usize, decision: D) -> Weighed<D> {
        let runner = &self.runners[place];
        let (_, error) = runner.estimate();
        let count = f64::from(runner.worlds.max(1));
        let parts = self.rules.parts.iter().zip(runner.parts);
        Weighed {
            decision,
            difference: runner.leads / count,
            error,
            parts: parts.map(|(name, sum)| (*name, sum / count)).collect(),
            expected: self.expected(place),
            chance: runner.chances / count,
            worlds: runner.worlds,
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::RngExt as _;

    use super::*;

    /// Roughly normal, with mean 0 and standard deviation 1.
    fn normal(rng: &mut kit::Rng) -> f64 {
        (0..12).map(|_| rng.random::<f64>()).sum::<f64>() - 6.0
    }

    /// What the answer that is chosen costs in the mean, compared with the best of five, by the
    /// number of iterations.
    fn regret(iterations: usize) -> f64 {
        const TRIALS: u64 = 400;
        let mut sum = 0.0;
        for trial in 0..TRIALS {
            let rng = &mut kit::rng(trial);
            let mut worths = [0.0; 5];
            for worth in &mut worths[1..] {
                *worth = 3.0 * normal(rng) - 0.7;
            }
            let rules = Rules {
                win: 0.0,
                worse: 0.7,
                spread: 3.0,
                drops: true,
                parts: &[],
            };
            let mut race = Race::new(worths.len(), rules);
            let mut made = 0;
            while !race.is_decided() && made + race.alive() <= iterations {
                made += race.alive();
                let mut endings = [None; 5];
                for (place, worth) in worths.iter().enumerate() {
                    let noise = if place == 0 { 0.0 } else { 6.0 * normal(rng) };
                    endings[place] = race.is_alive(place).then_some(Ending {
                        lead: worth + noise,
                        chance: 0.0,
                        parts: Parts::default(),
                    });
                }
                race.add(&endings);
            }
            let best = worths.iter().copied().fold(0.0, f64::max);
            sum += best - worths[race.winner()];
        }
        sum / TRIALS as f64
    }

    /// An answer that is left out for ever after an unlucky beginning costs 0.27 points however
    /// long the search lasts.
    #[test]
    fn more_iterations_lose_fewer_points() {
        let [few, some, many] = [80, 250, 800].map(regret);
        assert!(few < 0.5 && some < 0.6 * few, "{few} {some} {many}");
        assert!(many < 0.08, "{few} {some} {many}");
    }
}
