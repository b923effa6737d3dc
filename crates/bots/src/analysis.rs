//! The analysis of a game: who was likely to win when, and which decisions cost most.
//!
//! Every decision is looked at with what its seat knew. What was decided is tried out beside the
//! other answers worth trying, in the same imagined worlds. The most costly decisions are then tried
//! out in new worlds, and longer, since among many the one that looks worst is often just unlucky.
//!
//! The work is cut into tasks that do not depend on each other, so that they can be done on any
//! number of threads, in any order, with the same result.

use kit::{
    Accuracy, Analysis, Budget, Costly, Game, Log, Message, Moment, Observation, Prompt as _, Seat,
    Setup, Tell as _, Weighed,
};

use crate::{Analyst, Playable};

/// Decisions that are reported.
const REPORTED: usize = 5;
/// Decisions that are tried out again.
const CHECKED: usize = 10;
/// How much longer they are.
const LONGER: u32 = 4;
/// Moments at which the chances are looked at, at most.
const MOMENTS: usize = 40;
/// The imagined games for a decision where nothing else is asked for.
const USUAL_ITERATIONS: u32 = 96;

/// A question of a game, and its answer.
struct Question<G: Game> {
    step: usize,
    seat: Seat,
    /// All steps of the answer, each with what it is called.
    decided: Vec<G::Decision>,
    told: Vec<Message>,
}

/// An answer with all its steps.
type Course<G> = Vec<<G as Game>::Decision>;

/// A piece of work.
#[derive(Clone, Debug)]
pub struct Task<G: Game>(Work<G>);

#[derive(Clone, Debug)]
enum Work<G: Game> {
    /// Looks at the chances at a moment.
    Moment(usize),
    /// Looks for something better than what was decided.
    Review(usize),
    /// Compares what was decided with something better.
    Check(usize, Course<G>),
}

/// What came of a piece of work.
#[derive(Debug)]
pub struct Finding<G: Game>(Found<G>);

#[derive(Debug)]
enum Found<G: Game> {
    Moment(Moment),
    /// Of a question; nothing if there was no choice.
    Review(usize, Option<Better<G>>),
    Check(usize, Box<[Weighed<Course<G>>; 2]>),
}

/// The best other answer, and what it is likely to be worth beyond what was decided.
#[derive(Clone, Debug)]
struct Better<G: Game> {
    answer: Course<G>,
    expected: f64,
}

/// The analysis of a game while it is made.
pub struct Study<G: Game> {
    /// Before each decision, and after the last.
    positions: Vec<G>,
    questions: Vec<Question<G>>,
    /// Whether one seat wins what another loses.
    is_contest: bool,
    seed: u64,
    budget: Budget,
    curve: Vec<Moment>,
    /// By question; nothing while it was not looked at, or if there was no choice.
    better: Vec<Option<Better<G>>>,
    /// With what something better is likely to be worth.
    costly: Vec<(f64, Costly)>,
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Review,
    Check,
    Done,
}

impl<G: Playable> Study<G> {
    /// Begins the analysis of a game, by its setup, where it began and what was decided. All chance
    /// follows from the seed; each decision is thought about within the budget.
    pub fn new(
        setup: &Setup,
        origin: G,
        moves: &[(Seat, G::Decision)],
        seed: u64,
        budget: &Budget,
    ) -> Self {
        let mut budget = budget.clone();
        if budget.time.is_none() {
            budget.iterations.get_or_insert(USUAL_ITERATIONS);
        }
        let analyst = (G::ANALYST)(seed, &budget);
        // MarsBot is a rival whom no one has seated.
        let together = setup.players > 1 && G::is_cooperative(setup);
        let is_contest = origin.players() > 1 && !together;
        let mut positions = vec![origin];
        let mut questions: Vec<Question<G>> = Vec::new();
        // The question that each seat has not answered with all steps yet.
        let mut open: Vec<(Seat, usize)> = Vec::new();
        for (step, (seat, decision)) in moves.iter().enumerate() {
            let game = positions.last().expect("the first is there");
            let mut next = game.clone();
            next.apply_unchecked(*seat, decision, &mut Log::silent());
            if let Some(prompt) = game.prompt(*seat).filter(|_| *seat != Seat::TABLE) {
                let told = told::<G>(&prompt, decision);
                let going_on = open.iter().position(|(other, _)| other == seat);
                let at = match going_on {
                    Some(place) => open.swap_remove(place).1,
                    None => {
                        questions.push(Question {
                            step,
                            seat: *seat,
                            decided: Vec::new(),
                            told: Vec::new(),
                        });
                        questions.len() - 1
                    }
                };
                questions[at].decided.push(decision.clone());
                questions[at].told.push(told);
                let goes_on = |after: G::Prompt| after.code() == prompt.code();
                if analyst.takes_steps(&prompt) && next.prompt(*seat).is_some_and(goes_on) {
                    open.push((*seat, at));
                }
            }
            positions.push(next);
        }
        questions.retain(|question| {
            let game = &positions[question.step];
            game.legal(question.seat).len() > 1
        });
        Self {
            better: questions.iter().map(|_| None).collect(),
            positions,
            questions,
            is_contest,
            seed,
            budget,
            curve: Vec::new(),
            costly: Vec::new(),
            stage: Stage::Review,
        }
    }

    /// The tasks of all stages, as far as can be said before.
    pub fn size(&self) -> usize {
        self.moments().count() + self.questions.len() + CHECKED.min(self.questions.len())
    }

    /// The tasks that can be done now; none when all is done.
    pub fn tasks(&self) -> Vec<Task<G>> {
        match self.stage {
            Stage::Review => {
                let moments = self.moments().map(Work::Moment);
                let reviews = (0..self.questions.len()).map(Work::Review);
                moments.chain(reviews).map(Task).collect()
            }
            Stage::Check => {
                let checks = self.suspects().into_iter().map(|(at, better)| {
                    let answer = better.answer.clone();
                    Work::Check(at, answer)
                });
                checks.map(Task).collect()
            }
            Stage::Done => Vec::new(),
        }
    }

    /// Does a task.
    pub fn work(&self, task: &Task<G>) -> Finding<G> {
        Finding(match &task.0 {
            Work::Moment(step) => Found::Moment(self.moment(*step)),
            Work::Review(at) => Found::Review(*at, self.review(*at)),
            Work::Check(at, better) => Found::Check(*at, Box::new(self.check(*at, better))),
        })
    }

    /// Takes note of what came of all tasks that could be done.
    pub fn note(&mut self, findings: Vec<Finding<G>>) {
        for Finding(found) in findings {
            match found {
                Found::Moment(moment) => self.curve.push(moment),
                Found::Review(at, better) => self.better[at] = better,
                Found::Check(at, compared) => self.judge(at, &compared),
            }
        }
        self.curve.sort_by_key(|moment| moment.step);
        self.stage = match self.stage {
            Stage::Review if self.suspects().is_empty() => Stage::Done,
            Stage::Review => Stage::Check,
            Stage::Check | Stage::Done => Stage::Done,
        };
    }

    /// What was found.
    pub fn analysis(&self) -> Analysis {
        let mut accuracy = vec![Accuracy::default(); self.positions[0].players()];
        for (question, better) in self.questions.iter().zip(&self.better) {
            let Some(better) = better else {
                continue;
            };
            let of_seat = &mut accuracy[question.seat.index()];
            of_seat.choices += 1;
            of_seat.found += u32::from(better.expected <= 0.0);
            of_seat.lost += better.expected.max(0.0);
        }
        for of_seat in &mut accuracy {
            of_seat.lost = rounded(of_seat.lost);
        }
        let mut costly: Vec<_> = self.costly.iter().collect();
        costly.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        let costly = costly.into_iter().take(REPORTED);
        Analysis {
            curve: self.curve.clone(),
            accuracy,
            costly: costly.map(|(_, costly)| costly.clone()).collect(),
        }
    }

    /// The steps at which the chances are looked at.
    fn moments(&self) -> impl Iterator<Item = usize> + use<G> {
        let last = self.positions.len() - 1;
        let count = last.clamp(1, MOMENTS - 1);
        let steps = (0..=count).map(move |place| place * last / count);
        steps.take(last + 1)
    }

    /// The questions for which something better seems to exist, the most costly first.
    fn suspects(&self) -> Vec<(usize, &Better<G>)> {
        let all = self.better.iter().enumerate();
        let mut found: Vec<_> = all
            .filter_map(|(at, better)| Some((at, better.as_ref()?)))
            .filter(|(_, better)| better.expected > 0.0)
            .collect();
        found.sort_by(|(_, a), (_, b)| b.expected.total_cmp(&a.expected));
        found.truncate(CHECKED);
        found
    }

    fn analyst(&self, task: u64, budget: &Budget) -> Box<dyn Analyst<G>> {
        let spread = task.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (G::ANALYST)(self.seed ^ spread, budget)
    }

    fn moment(&self, step: usize) -> Moment {
        let game = &self.positions[step];
        let players = game.players();
        let mut chances = vec![0.0; players];
        if let Some(outcome) = game.outcome() {
            for (seat, chance) in Seat::all(players).zip(&mut chances) {
                *chance = f64::from(u8::from(outcome.winners.contains(seat)));
            }
        } else {
            let mut budget = self.budget.clone();
            let share = players as u32;
            budget.iterations = budget.iterations.map(|most| most.div_ceil(share));
            budget.time = budget.time.map(|time| time / share);
            let mut analyst = self.analyst(2 * step as u64, &budget);
            // Everybody knows another part of the truth.
            for seat in Seat::all(players) {
                let endings = analyst.foresee(&Observation::new(game, seat));
                for (chance, ending) in chances.iter_mut().zip(endings) {
                    *chance += ending.chance / players as f64;
                }
            }
        }
        let sum: f64 = chances.iter().sum();
        if self.is_contest && sum > 0.0 {
            for chance in &mut chances {
                *chance /= sum;
            }
        }
        let chances = chances.into_iter().map(rounded).collect();
        Moment { step, chances }
    }

    fn review(&self, at: usize) -> Option<Better<G>> {
        let question = &self.questions[at];
        let observation = Observation::new(&self.positions[question.step], question.seat);
        let mut analyst = self.analyst(2 * question.step as u64 + 1, &self.budget);
        let mut weighed = analyst.review(&observation, &question.decided);
        if weighed.len() < 2 {
            return None;
        }
        let Weighed {
            decision: answer,
            expected,
            ..
        } = weighed.swap_remove(1);
        Some(Better { answer, expected })
    }

    fn check(&self, at: usize, better: &Course<G>) -> [Weighed<Course<G>>; 2] {
        let question = &self.questions[at];
        let observation = Observation::new(&self.positions[question.step], question.seat);
        let mut budget = self.budget.clone();
        budget.iterations = budget.iterations.map(|most| most.saturating_mul(LONGER));
        budget.time = budget.time.map(|time| time.saturating_mul(LONGER));
        let mut analyst = self.analyst(u64::MAX - at as u64, &budget);
        analyst.compare(&observation, [&question.decided, better])
    }

    /// Judges a decision by what the longer look has shown.
    fn judge(&mut self, at: usize, compared: &[Weighed<Course<G>>; 2]) {
        let [decided, better] = compared;
        if let Some(known) = &mut self.better[at] {
            known.expected = better.expected;
        }
        if better.expected <= 0.0 {
            return;
        }
        let question = &self.questions[at];
        let told = self.tell(question, &better.decision);
        let costly = Costly {
            step: question.step,
            seat: question.seat,
            decided: question.told.clone(),
            better: told,
            points: rounded(better.difference),
            chances: [decided.chance, better.chance].map(rounded),
            reasons: kit::reasons(better.parts.iter().copied()),
        };
        self.costly.push((better.expected, costly));
    }

    /// What the steps of an answer are called.
    fn tell(&self, question: &Question<G>, answer: &Course<G>) -> Vec<Message> {
        let mut game = self.positions[question.step].clone();
        let mut all = Vec::new();
        for decision in answer {
            let Some(prompt) = game.prompt(question.seat) else {
                break;
            };
            all.push(told::<G>(&prompt, decision));
            if game
                .apply(question.seat, decision, &mut Log::silent())
                .is_err()
            {
                break;
            }
        }
        all
    }
}

/// What an answer is called beside its question.
fn told<G: Game>(prompt: &G::Prompt, decision: &G::Decision) -> Message {
    G::offer(prompt, decision).unwrap_or_else(|| decision.tell())
}

/// Three digits are more than the worlds can tell.
fn rounded(number: f64) -> f64 {
    (number * 1e3).round() / 1e3
}
