//! The exam: stored decisions whose alternatives were measured well, and how players answer them.

use std::collections::BTreeMap;

use bots::{BotSpec, MakeAnalyst};
use kit::record::Move;
use kit::{Bot, Budget, Game, Log, Observation, Prompt as _, Record, Seat};
use rand::seq::SliceRandom as _;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::Match;
use crate::deal::Deal;
use crate::play::next_to_decide;

/// Questions from games, with what each answer is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Exam {
    /// The worlds in which every answer was tried.
    pub worlds: u32,
    /// Whoever played the games.
    pub players: Vec<String>,
    /// The games and their questions.
    pub games: Vec<ExamGame>,
}

/// A game from which questions are taken.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ExamGame {
    /// The game as a record, up to the last question.
    pub record: String,
    /// Its questions, in order.
    pub questions: Vec<Question>,
}

/// A decision with its alternatives.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The decisions made before.
    pub step: usize,
    /// The seat that is asked.
    pub seat: Seat,
    /// The kind of question.
    pub kind: String,
    /// The answers that were measured, the policy's own first.
    pub answers: Vec<Answer>,
}

/// What an answer is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The answer.
    pub words: String,
    /// The points that it brings, compared with the first answer.
    pub points: f64,
    /// The standard error of that.
    pub error: f64,
    /// The chance to win.
    pub chance: f64,
}

/// How an exam is made.
pub struct ExamPlan<G: Game> {
    /// The games, and whoever plays them.
    pub games: Match<G>,
    /// What measures the answers.
    pub analyst: MakeAnalyst<G>,
    /// Questions taken from each game.
    pub questions: usize,
    /// Worlds in which every answer is tried.
    pub worlds: u32,
}

/// How a player did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Marks {
    /// Its name.
    pub name: &'static str,
    /// All questions.
    pub all: Mark,
    /// By kind of question.
    pub kinds: BTreeMap<String, Mark>,
}

/// How a player did in some questions.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Mark {
    /// How many there were.
    pub questions: u32,
    /// Answers that were not measured; they count nowhere else.
    pub unknown: u32,
    /// How often it found the best answer.
    pub top_1: u32,
    /// How often it found one of the best three.
    pub top_3: u32,
    /// The points that its answers cost, compared with the best.
    pub lost: f64,
}

impl Mark {
    fn add(&mut self, question: &Question, words: &str) {
        self.questions += 1;
        let points = question.answers.iter().map(|answer| answer.points);
        let best = points.fold(f64::NEG_INFINITY, f64::max);
        let Some(given) = question.answers.iter().find(|answer| answer.words == words) else {
            self.unknown += 1;
            return;
        };
        let better = question.answers.iter();
        let better = better.filter(|answer| answer.points > given.points).count();
        self.top_1 += u32::from(better == 0);
        self.top_3 += u32::from(better < 3);
        self.lost += best - given.points;
    }

    /// The mean of the points that an answer costs.
    pub fn regret(&self) -> f64 {
        self.lost / f64::from((self.questions - self.unknown).max(1))
    }
}

/// Makes an exam. `finished` is told of every finished game.
///
/// # Panics
/// If the game cannot start from the setup or a player gives an answer that is refused.
pub fn make_exam<G: Game>(plan: &ExamPlan<G>, finished: &(dyn Fn() + Sync)) -> Exam {
    let games = plan.games.threads.run(|| {
        let all = (0..plan.games.games).into_par_iter();
        all.map(|number| {
            let game = exam_game(plan, number);
            finished();
            game
        })
        .collect()
    });
    Exam {
        worlds: plan.worlds,
        players: plan
            .games
            .agents
            .iter()
            .map(|agent| agent.name.to_owned())
            .collect(),
        games,
    }
}

fn exam_game<G: Game>(plan: &ExamPlan<G>, number: u64) -> ExamGame {
    let mut deal = Deal::new(plan.games.seed, number);
    let setup = &plan.games.setup;
    let agents = plan.games.agents.iter().cycle();
    let mut bots: Vec<Box<dyn Bot<G>>> = agents
        .take(setup.players)
        .map(|agent| (agent.make)(deal.bot_seed(), &plan.games.budget))
        .collect();
    let mut game = G::start(setup, deal.seed).expect("the setup was checked");
    let mut moves: Vec<Move> = Vec::new();
    let mut asked: Vec<(usize, Seat, G)> = Vec::new();
    let mut last = None;
    while let Some(seat) = next_to_decide(game.asked(), last, game.players()) {
        let decision = match bots.get_mut(seat.index()) {
            Some(bot) => {
                asked.push((moves.len(), seat, game.clone()));
                bot.decide(&Observation::new(&game, seat))
            }
            None => game.legal(seat).swap_remove(0),
        };
        game.apply(seat, &decision, &mut Log::silent())
            .unwrap_or_else(|_| panic!("`{decision}` is refused"));
        moves.push(Move {
            seat,
            words: decision.to_string(),
            line: 0,
        });
        last = Some(seat);
    }
    asked.shuffle(&mut kit::rng(deal.bot_seed()));
    let mut analyst = (plan.analyst)(deal.bot_seed(), &Budget::default());
    let mut questions: Vec<Question> = Vec::new();
    for (step, seat, game) in asked {
        if questions.len() == plan.questions {
            break;
        }
        let kind = game.prompt(seat).map_or("none", |prompt| prompt.code());
        // No kind of question takes up more than half of the exam.
        let alike = questions.iter().filter(|question| question.kind == kind);
        if 2 * alike.count() >= plan.questions {
            continue;
        }
        let weighed = analyst.measure(&Observation::new(&game, seat), plan.worlds);
        if weighed.len() < 2 {
            continue;
        }
        questions.push(Question {
            step,
            seat,
            kind: kind.to_owned(),
            answers: weighed
                .into_iter()
                .map(|weighed| Answer {
                    words: weighed.decision.to_string(),
                    points: rounded(weighed.difference),
                    error: rounded(weighed.error),
                    chance: rounded(weighed.chance),
                })
                .collect(),
        });
    }
    questions.sort_by_key(|question| question.step);
    moves.truncate(questions.last().map_or(0, |question| question.step));
    let record = Record {
        game: G::NAME.to_owned(),
        rules: G::RULES_VERSION,
        data: G::data_version(),
        setup: setup.clone(),
        seed: deal.seed,
        moves,
        digest: None,
        lines: BTreeMap::new(),
    };
    ExamGame {
        record: record.to_string(),
        questions,
    }
}

/// Four digits, which read as they were written, and are more than the worlds can tell.
fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

/// Lets a player sit an exam. `finished` is told of every game whose questions it has answered.
///
/// # Errors
/// Why a stored game cannot be played.
pub fn sit_exam<G: Game>(
    exam: &Exam,
    agent: &'static BotSpec<G>,
    budget: &Budget,
    seed: u64,
    finished: &(dyn Fn() + Sync),
) -> Result<Marks, String> {
    let answered: Result<Vec<Vec<String>>, String> = exam
        .games
        .par_iter()
        .map(|game| {
            let words = answer(game, agent, budget, seed);
            finished();
            words
        })
        .collect();
    let mut marks = Marks {
        name: agent.name,
        all: Mark::default(),
        kinds: BTreeMap::new(),
    };
    for (game, words) in exam.games.iter().zip(answered?) {
        for (question, words) in game.questions.iter().zip(words) {
            marks.all.add(question, &words);
            let kind = marks.kinds.entry(question.kind.clone()).or_default();
            kind.add(question, &words);
        }
    }
    Ok(marks)
}

/// The answers of a player to the questions of a game.
fn answer<G: Game>(
    exam: &ExamGame,
    agent: &BotSpec<G>,
    budget: &Budget,
    seed: u64,
) -> Result<Vec<String>, String> {
    let record: Record = exam.record.parse().map_err(|error| format!("{error}"))?;
    let mut game = G::start(&record.setup, record.seed).map_err(|error| error.to_string())?;
    let mut words = Vec::new();
    let mut questions = exam.questions.iter().peekable();
    for step in 0..=record.moves.len() {
        while let Some(question) = questions.next_if(|question| question.step == step) {
            if !game.asked().contains(question.seat) {
                return Err(format!("nobody is asked at step {step}"));
            }
            let mut bot = (agent.make)(seed, budget);
            let decision = bot.decide(&Observation::new(&game, question.seat));
            words.push(decision.to_string());
        }
        let Some(step) = record.moves.get(step) else {
            break;
        };
        let decision: G::Decision = step.words.parse()?;
        game.apply(step.seat, &decision, &mut Log::silent())
            .map_err(|_| format!("`{}` is refused", step.words))?;
    }
    Ok(words)
}
