//! A game in play without its type: JSON and words out, words in.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use bots::{BotSpec, MakeAnalyst};
use kit::{
    Event as _, Game, Illegal, Log, Message, Outcome, Reason as _, Record, Seat, SeatSet, Session,
    Setup, Stop, Tell as _, Viewer,
};
use serde_json::Value;
use wire::{
    Blocked, Choice, Definition, Hint, Json, Preview, Problem, ProblemCode, Prompt, Reason, delta,
};

use crate::Version;
use crate::advice::Adviser;
use crate::checkpoint::{Line, Played};
use crate::minds::{BotJob, Minds};
use crate::shelved::moves;
use crate::study::Study;

/// The most steps that one decision may have.
pub const MAX_STEPS: usize = 64;

/// The most bytes that the words of one step may have.
pub const MAX_WORDS: usize = 1_000;

/// A game in play, whichever it is.
pub trait AnySession: Send + Sync {
    /// Who is asked.
    fn asked(&self) -> SeatSet;
    /// What a seat is asked.
    fn prompt(&self, seat: Seat) -> Option<Prompt>;
    /// The sensible answers of a seat, in words.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// What a seat might want to do but cannot.
    fn blocked(&self, seat: Seat) -> Blocked;
    /// A number that differs if what a seat is asked, or may answer, differs.
    fn fingerprint(&self, seat: Seat) -> u64;
    /// What words mean, if they are words of the game.
    fn define(&self, words: &str) -> Option<Definition>;
    /// A choice in the game's own words.
    ///
    /// # Errors
    /// If it is not one of this game.
    fn words(&self, choice: &Choice) -> Result<Vec<String>, Problem>;
    /// Whether all steps are possible.
    ///
    /// # Errors
    /// Why not.
    fn check(&self, seat: Seat, words: &[String]) -> Result<(), Problem>;
    /// What a viewer sees.
    fn view(&self, viewer: Viewer) -> Json;
    /// Whether these seats see the same.
    fn see_alike(&self, seats: &[Seat]) -> bool;
    /// Carries out all steps, or none of them.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn decide(&mut self, seat: Seat, words: &[String]) -> Result<Box<dyn EventLog>, Problem>;
    /// What steps would change in the eyes of the seat itself, up to the next real choice.
    ///
    /// # Errors
    /// Why they are not possible.
    fn preview(&self, seat: Seat, words: &[String]) -> Result<Preview, Problem>;
    /// Whether somebody would learn something by these steps.
    ///
    /// # Errors
    /// Why they are not possible.
    fn reveals(&self, seat: Seat, words: &[String]) -> Result<bool, Problem>;
    /// Goes back to an earlier number of steps.
    fn rewind(&mut self, keep: usize);
    /// What was decided in a step, counted from 0.
    fn words_of(&self, step: usize) -> Option<String>;
    /// What happened from the given number of steps on.
    fn happened_since(&self, steps: usize) -> Box<dyn EventLog>;
    /// The result.
    fn outcome(&self) -> Option<Outcome>;
    /// How far the game has come, in percent.
    fn progress(&self) -> Option<u8>;
    /// The whole game as text.
    fn record(&self) -> Record;
    /// The work of a computer player for a seat that is asked; its result is words. It knows only
    /// what the seat knows, and can be done anywhere.
    fn thought(&self, seat: Seat, bot: &str) -> Option<BotJob>;
    /// The same, with all that it has thought ahead.
    fn advice(&self, seat: Seat, bot: &str, seed: u64, time: Duration) -> Option<BotJob<Hint>>;
    /// The work of analysing all that was decided, where the game can be analysed.
    fn study(&self) -> Option<Study>;
    /// The game as it stands, to be stored.
    fn played(&self) -> Played;
    /// Whether this is the state that it is in; nothing if the state cannot be read.
    fn is_at(&self, state: &Json) -> Option<bool>;
    /// How many steps there were when it was carried over from a stored position, if it was. They
    /// cannot be taken back.
    fn carried(&self) -> Option<usize>;
    /// The game before the first step that can be played.
    fn origin(&self) -> Box<dyn AnySession>;
    /// Whether its state can be read, so that it can be played on.
    fn is_readable(&self) -> bool;
}

/// What some steps caused.
pub trait EventLog: Send {
    /// For each step, whether anybody learned something by it.
    fn revealing(&self) -> &[bool];
    /// What a viewer learns of it: the step (counted from 0), the line of the log, and its JSON.
    fn seen_by(&self, viewer: Viewer) -> Vec<(usize, Message, Value)>;
    /// All of it, to be stored.
    fn lines(&self, players: usize) -> Vec<Line>;
}

/// The computer players of a game: those that tables offer, and others that they know.
pub(crate) struct Bots<G: Game> {
    pub(crate) offered: &'static [BotSpec<G>],
    pub(crate) known: &'static [BotSpec<G>],
    /// What compares answers, where the game has it.
    pub(crate) analyst: Option<MakeAnalyst<G>>,
    /// What analyses games, where the game has it.
    pub(crate) study: Option<fn(&Session<G>) -> Study>,
}

impl<G: Game> Clone for Bots<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Bots<G> {}

impl<G: Game> Bots<G> {
    fn find(&self, name: &str) -> Option<&'static BotSpec<G>> {
        let mut all = self.offered.iter().chain(self.known);
        all.find(|bot| bot.name == name)
    }
}

/// A session of one game behind the curtain of [`AnySession`].
pub(crate) struct Hosted<G: Game> {
    pub(crate) session: Session<G>,
    pub(crate) bots: Bots<G>,
    pub(crate) minds: Minds<G>,
    /// What came before the position that it was carried over from.
    pub(crate) past: Option<Past>,
}

/// The part of a game that was played under other rules.
#[derive(Clone)]
pub(crate) struct Past {
    version: Version,
    moves: Vec<(Seat, String)>,
    lines: Vec<Line>,
}

struct TypedEvents<G: Game> {
    /// What is no longer known as events.
    lines: Vec<Line>,
    revealing: Vec<bool>,
    events: Vec<(usize, G::Event)>,
}

impl<G: Game> TypedEvents<G> {
    const fn new() -> Self {
        Self {
            lines: Vec::new(),
            revealing: Vec::new(),
            events: Vec::new(),
        }
    }

    fn push(&mut self, log: Log<G::Event>) {
        let step = self.revealing.len();
        self.revealing.push(!log.learned().is_empty());
        let events = log.into_events().into_iter();
        self.events.extend(events.map(|event| (step, event)));
    }
}

impl<G: Game> EventLog for TypedEvents<G> {
    fn revealing(&self) -> &[bool] {
        &self.revealing
    }

    fn seen_by(&self, viewer: Viewer) -> Vec<(usize, Message, Value)> {
        let seen = |(step, event): &(usize, G::Event)| {
            let event = event.seen_by(viewer)?;
            Some((*step, event.tell(), json(&event)))
        };
        let stored = self.lines.iter().filter_map(|line| line.seen_by(viewer));
        stored.chain(self.events.iter().filter_map(seen)).collect()
    }

    fn lines(&self, players: usize) -> Vec<Line> {
        let mut lines = self.lines.clone();
        let seats = Seat::all(players).map(Viewer::Seat);
        let viewers: Vec<_> = [Viewer::Archive, Viewer::Spectator]
            .into_iter()
            .chain(seats)
            .collect();
        for (step, event) in &self.events {
            // Most events are the same for everybody.
            let mut variants: Vec<(G::Event, Line)> = Vec::with_capacity(1);
            for viewer in &viewers {
                let Some(seen) = event.seen_by(*viewer) else {
                    continue;
                };
                match variants.iter_mut().find(|(variant, _)| *variant == seen) {
                    Some((_, line)) => line.show(*viewer),
                    None => {
                        let mut line = Line::new(*step, seen.tell(), json(&seen));
                        line.show(*viewer);
                        variants.push((seen, line));
                    }
                }
            }
            lines.extend(variants.into_iter().map(|(_, line)| line));
        }
        lines
    }
}

impl Past {
    pub(crate) fn of(played: &Played) -> Self {
        Self {
            version: played.version.clone(),
            moves: played.moves.clone(),
            lines: played.lines.clone(),
        }
    }
}

impl<G: Game> Hosted<G> {
    /// How many steps came before those of the session.
    fn steps_before(&self) -> usize {
        self.past.as_ref().map_or(0, |past| past.moves.len())
    }

    fn parse(&self, words: &[String]) -> Result<Vec<G::Decision>, Problem> {
        if words.is_empty() || words.len() > MAX_STEPS {
            let text = format!("a decision has 1 to {MAX_STEPS} steps");
            return Err(Problem::new(ProblemCode::NotWords, text));
        }
        words.iter().map(|words| parse::<G>(words)).collect()
    }

    fn foresee(&self, seat: Seat, words: &[String]) -> Result<kit::Preview<G>, Problem> {
        let decisions = self.parse(words)?;
        // Which of the possible worlds it is shown in makes no difference.
        let mut rng = kit::rng(0);
        kit::Preview::new(self.session.game(), seat, &decisions, &mut rng)
            .map_err(|illegal| refused(&illegal))
    }
}

/// A question by itself, without what is said of its answers.
fn question(prompt: &impl kit::Prompt) -> Prompt {
    Prompt {
        code: prompt.code().to_owned(),
        text: prompt.tell(),
        labels: BTreeMap::new(),
        overlooked: Vec::new(),
        json: json(prompt),
    }
}

impl<G: Game> AnySession for Hosted<G> {
    fn asked(&self) -> SeatSet {
        self.session.game().asked()
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        let prompt = self.session.game().prompt(seat)?;
        let answers = self.session.game().legal(seat).into_iter();
        Some(Prompt {
            labels: answers
                .filter_map(|answer| Some((answer.to_string(), G::offer(&prompt, &answer)?)))
                .collect(),
            overlooked: self
                .session
                .game()
                .overlooked(seat)
                .iter()
                .map(ToString::to_string)
                .collect(),
            ..question(&prompt)
        })
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let decisions = self.session.game().legal(seat);
        decisions.iter().map(ToString::to_string).collect()
    }

    fn blocked(&self, seat: Seat) -> Blocked {
        let blocked = self.session.game().blocked(seat).into_iter();
        blocked
            .map(|(decision, reason)| {
                let reason = Reason {
                    code: reason.code().to_owned(),
                    text: reason.tell(),
                    json: json(&reason),
                };
                (decision.to_string(), reason)
            })
            .collect()
    }

    fn fingerprint(&self, seat: Seat) -> u64 {
        let game = self.session.game();
        let mut hasher = DefaultHasher::new();
        let prompt = serde_json::to_string(&game.prompt(seat)).expect("a prompt is plain data");
        prompt.hash(&mut hasher);
        game.legal(seat).hash(&mut hasher);
        hasher.finish()
    }

    fn define(&self, words: &str) -> Option<Definition> {
        parse::<G>(words).ok().as_ref().map(define::<G>)
    }

    fn words(&self, choice: &Choice) -> Result<Vec<String>, Problem> {
        let decisions = match choice {
            Choice::Words(words) => self.parse(words)?,
            Choice::Json(values) if values.len() <= MAX_STEPS && !values.is_empty() => values
                .iter()
                .map(|value| {
                    serde_json::from_value(value.clone())
                        .map_err(|error| Problem::new(ProblemCode::NotWords, error.to_string()))
                })
                .collect::<Result<_, _>>()?,
            Choice::Json(_) => self.parse(&[])?,
        };
        Ok(decisions.iter().map(ToString::to_string).collect())
    }

    fn check(&self, seat: Seat, words: &[String]) -> Result<(), Problem> {
        let game = self.session.game();
        match self.parse(words)?.as_slice() {
            [decision] => game
                .check(seat, decision)
                .map_err(|illegal| refused(&illegal)),
            decisions => {
                let mut ahead = game.clone();
                decisions.iter().try_for_each(|decision| {
                    ahead
                        .apply(seat, decision, &mut Log::silent())
                        .map_err(|illegal| refused(&illegal))
                })
            }
        }
    }

    fn view(&self, viewer: Viewer) -> Json {
        Json::of(&self.session.game().view(viewer))
    }

    fn see_alike(&self, seats: &[Seat]) -> bool {
        let view = |seat: Seat| self.session.game().view(Viewer::Seat(seat));
        seats.windows(2).all(|pair| view(pair[0]) == view(pair[1]))
    }

    fn decide(&mut self, seat: Seat, words: &[String]) -> Result<Box<dyn EventLog>, Problem> {
        let decisions = self.parse(words)?;
        let mut events = TypedEvents::<G>::new();
        match decisions.as_slice() {
            [decision] => events.push(
                self.session
                    .decide(seat, decision)
                    .map_err(|illegal| refused(&illegal))?,
            ),
            decisions => self
                .session
                .decide_all(seat, decisions)
                .map_err(|illegal| refused(&illegal))?
                .into_iter()
                .for_each(|log| events.push(log)),
        }
        self.minds
            .note(events.events.iter().map(|(_, event)| event));
        Ok(Box::new(events))
    }

    fn preview(&self, seat: Seat, words: &[String]) -> Result<Preview, Problem> {
        let preview = self.foresee(seat, words)?.to_the_end(seat);
        let view = |game: &G| Json::of(&game.view(Viewer::Seat(seat)));
        let after = preview.after.as_ref().map(view);
        let delta = after.and_then(|after| delta::diff(&view(self.session.game()), &after));
        let entry = |event: &G::Event| wire::Entry {
            seq: 0,
            text: event.tell(),
            json: json(event),
        };
        Ok(Preview {
            reveals: preview.after.is_none(),
            delta,
            entries: preview
                .events
                .iter()
                .chain(&preview.odds)
                .map(entry)
                .collect(),
            next: preview.next.as_ref().map(|next| Box::new(question(next))),
        })
    }

    fn reveals(&self, seat: Seat, words: &[String]) -> Result<bool, Problem> {
        Ok(self.foresee(seat, words)?.after.is_none())
    }

    fn rewind(&mut self, keep: usize) {
        let keep = keep.saturating_sub(self.steps_before());
        self.minds.forget();
        while self.session.moves().len() > keep {
            self.session
                .undo_agreed()
                .expect("there is a decision to take back");
        }
    }

    fn words_of(&self, step: usize) -> Option<String> {
        match step.checked_sub(self.steps_before()) {
            Some(step) => {
                let (_, decision) = self.session.moves().get(step)?;
                Some(decision.to_string())
            }
            None => {
                let (_, words) = self.past.as_ref()?.moves.get(step)?;
                Some(words.clone())
            }
        }
    }

    fn happened_since(&self, steps: usize) -> Box<dyn EventLog> {
        let mut events = TypedEvents::<G>::new();
        let before = self.steps_before();
        if let Some(past) = &self.past {
            let lines = past.lines.iter().filter(|line| line.step >= steps);
            events.lines = lines.cloned().collect();
            events.revealing = vec![true; before];
        }
        let mut game = self.session.origin();
        for (index, (seat, decision)) in self.session.moves().iter().enumerate() {
            let mut log = if before + index < steps {
                Log::silent()
            } else {
                Log::new()
            };
            game.apply_unchecked(*seat, decision, &mut log);
            events.push(log);
        }
        Box::new(events)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.session.game().outcome()
    }

    fn progress(&self) -> Option<u8> {
        self.session.game().progress()
    }

    fn record(&self) -> Record {
        let mut record = self.session.record();
        if let Some(past) = &self.past {
            record.rules = past.version.rules;
            record.data.clone_from(&past.version.data);
            record.moves.splice(..0, moves(&past.moves));
            // The state at the end does not follow from the moves alone.
            record.digest = None;
        }
        record
    }

    fn thought(&self, seat: Seat, bot: &str) -> Option<BotJob> {
        let bot = self.bots.find(bot)?;
        let game = self.session.game().clone();
        let seed = self.session.seed().of_player(seat);
        Some(self.minds.job(bot, game, seat, seed))
    }

    fn advice(&self, seat: Seat, bot: &str, seed: u64, time: Duration) -> Option<BotJob<Hint>> {
        let adviser = Adviser {
            bot: self.bots.find(bot)?,
            analyst: self.bots.analyst,
            seed,
            time,
            stop: Stop::default(),
        };
        let game = self.session.game().clone();
        let stop = adviser.stop.clone();
        Some(BotJob::new(&stop, move || adviser.advise(&game, seat)))
    }

    fn study(&self) -> Option<Study> {
        let study = (self.bots.study?)(&self.session);
        Some(study.after(self.steps_before()))
    }

    fn played(&self) -> Played {
        let game = self.session.game();
        let Record {
            rules, data, moves, ..
        } = self.record();
        let view = self.view(Viewer::Spectator);
        let seats = Seat::all(game.players()).map(Viewer::Seat);
        Played {
            version: Version { rules, data },
            state: Json::of(game),
            moves: moves
                .into_iter()
                .map(|step| (step.seat, step.words))
                .collect(),
            lines: self.happened_since(0).lines(game.players()),
            views: seats
                .map(|seat| delta::diff(&view, &self.view(seat)))
                .collect(),
            view,
            outcome: game.outcome(),
        }
    }

    fn is_at(&self, state: &Json) -> Option<bool> {
        let state: G = serde_json::from_str(state.text()).ok()?;
        Some(state == *self.session.game())
    }

    fn carried(&self) -> Option<usize> {
        self.past.as_ref().map(|past| past.moves.len())
    }

    fn origin(&self) -> Box<dyn AnySession> {
        let (setup, seed) = (self.session.setup().clone(), self.session.seed());
        Box::new(Self {
            session: Session::resume(setup, seed, self.session.origin()),
            bots: self.bots,
            minds: Minds::new(),
            past: self.past.clone(),
        })
    }

    fn is_readable(&self) -> bool {
        true
    }
}

/// The stored state of a game, if this program can read it and play it on.
pub(crate) fn readable<G: Game>(setup: &Setup, played: &Played) -> Option<G> {
    let read = || {
        let game: G = serde_json::from_str(played.state.text()).ok()?;
        let asked = game.asked();
        let sound = game.players() == setup.players
            && asked.is_empty() == game.outcome().is_some()
            && asked.iter().all(|seat| !game.legal(seat).is_empty());
        // It must be possible to look at it.
        for viewer in Seat::all(game.players()).map(Viewer::Seat) {
            drop(game.view(viewer));
        }
        sound.then_some(game)
    };
    // A state of other rules may hold anything.
    catch_unwind(AssertUnwindSafe(read)).ok().flatten()
}

/// A result as clients are told it.
pub(crate) fn outcome(outcome: Outcome) -> wire::Outcome {
    wire::Outcome {
        scores: outcome.scores.iter().copied().collect(),
        winners: outcome.winners.iter().collect(),
        verdict: outcome.verdict,
    }
}

pub(crate) fn define<G: Game>(decision: &G::Decision) -> Definition {
    Definition {
        label: decision.tell(),
        json: json(decision),
    }
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("what a game tells is plain data")
}

fn parse<G: Game>(words: &str) -> Result<G::Decision, Problem> {
    if words.len() > MAX_WORDS {
        let text = format!("the words of a step have at most {MAX_WORDS} bytes");
        return Err(Problem::new(ProblemCode::NotWords, text));
    }
    words
        .parse()
        .map_err(|error| Problem::new(ProblemCode::NotWords, error))
}

fn refused<R: kit::Reason>(illegal: &Illegal<R>) -> Problem {
    let code = match illegal {
        Illegal::Over | Illegal::NotAsked => ProblemCode::NotAsked,
        Illegal::Rule(_) => ProblemCode::Refused,
    };
    Problem::new(code, illegal.code()).because(illegal.tell())
}
