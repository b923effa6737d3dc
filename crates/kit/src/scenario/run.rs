//! Playing a scenario.

use super::{Scenario, Scripted, Step, Verb, items};
use crate::{
    Chance, Event as _, Failure, Log, Message, Prompt as _, Reason as _, Seat, Seed, Setup,
    Tell as _, Timeline, Viewer,
};

/// How many positions an `every` may visit.
const MAX_EVERY: usize = 200_000;

/// Plays a scenario of this game. `english` writes a message as a sentence, for `says`.
///
/// # Errors
/// The first statement that makes no sense; if all do, the first that does not hold.
pub fn run<G: Scripted>(
    scenario: &Scenario,
    english: &dyn Fn(&Message) -> String,
) -> Result<(), Failure> {
    let mut stage = Stage::<G>::set(scenario)?;
    for cited in &scenario.rules {
        known_rule(&cited.id, G::RULES).map_err(|what| Failure::senseless(cited.line, what))?;
    }
    for Step { line, verb } in &scenario.steps {
        sense(stage.game(), verb).map_err(|what| Failure::senseless(*line, what))?;
    }
    for Step { line, verb } in &scenario.steps {
        stage
            .step(verb, english)
            .map_err(|what| Failure::untrue(*line, what))?;
    }
    Ok(())
}

/// One fact of a position, with the line that gives it.
#[derive(Clone, Copy, Debug)]
pub struct Fact<'a> {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// Which fact.
    pub key: &'a str,
    /// Its value.
    pub value: &'a str,
}

/// The position that a scenario gives, after all that it does. What it expects is not judged.
///
/// # Errors
/// What cannot be given or done.
pub fn played<G: Scripted>(scenario: &Scenario) -> Result<G, Failure> {
    let mut stage = Stage::<G>::set(scenario)?;
    for Step { line, verb } in &scenario.steps {
        if matches!(verb, Verb::Do(..) | Verb::Undo(_)) {
            let done = stage.step(verb, &|_| String::new());
            done.map_err(|what| Failure::untrue(*line, what))?;
        }
    }
    Ok(stage.game().clone())
}

/// A position in which these facts hold.
///
/// # Errors
/// The fact that makes no sense, comes twice, or does not fit those before it.
pub fn position<G: Scripted>(blank: &G, facts: &[Fact<'_>]) -> Result<G, Failure> {
    let mut game = blank.clone();
    for (at, Fact { line, key, value }) in facts.iter().enumerate() {
        if !G::adds(key) && facts[..at].iter().any(|before| before.key == *key) {
            return Err(Failure::senseless(*line, format!("`{key}` is said twice")));
        }
        let set = game.set(key, value);
        set.map_err(|what| Failure::senseless(*line, what))?;
    }
    let Err(what) = game.ready() else {
        return Ok(game);
    };
    // The culprit is the fact without which, and without those after it, there is no such fault.
    let faulty = |facts: &[Fact<'_>]| {
        let mut game = blank.clone();
        let set = |Fact { key, value, .. }: &Fact<'_>| game.set(key, value);
        facts.iter().try_for_each(set).is_ok() && game.ready().as_ref() == Err(&what)
    };
    let innocent = (0..facts.len())
        .rev()
        .find(|&count| !faulty(&facts[..count]));
    let culprit = facts.get(innocent.unwrap_or_default());
    Err(Failure::senseless(
        culprit.map_or(0, |fact| fact.line),
        what,
    ))
}

/// Whether the game has a rule of this number.
fn known_rule(id: &str, rules: &[&str]) -> Result<(), String> {
    let mut lines = rules.iter().flat_map(|rules| rules.lines());
    let is_it = |line: &str| line.split_once("  ").is_some_and(|(rule, _)| rule == id);
    match lines.any(is_it) {
        true => Ok(()),
        false => Err(format!("there is no rule `{id}`")),
    }
}

/// Whether a statement speaks of things that exist. The game is at the start of the scenario.
fn sense<G: Scripted>(game: &G, verb: &Verb) -> Result<(), String> {
    let seat = match verb {
        Verb::Do(seat, _)
        | Verb::Undo(seat)
        | Verb::Keep(seat)
        | Verb::Ask(seat, _)
        | Verb::Idle(seat)
        | Verb::Offer(seat, _)
        | Verb::Withhold(seat, _)
        | Verb::Only(seat, _)
        | Verb::Refuse(seat, ..)
        | Verb::Blocked(seat, ..)
        | Verb::Says(seat, _) => *seat,
        Verb::Given { .. } | Verb::Expect { .. } | Verb::Every { .. } => Seat::TABLE,
    };
    if seat != Seat::TABLE && seat.index() >= game.players() {
        let players = game.players();
        return Err(format!(
            "nobody sits at {seat}; there are seats for {players}"
        ));
    }
    match verb {
        Verb::Do(_, words)
        | Verb::Offer(_, words)
        | Verb::Withhold(_, words)
        | Verb::Refuse(_, words, _)
        | Verb::Blocked(_, words, _) => words.parse::<G::Decision>().map(drop),
        Verb::Only(_, list) => list
            .iter()
            .try_for_each(|words| words.parse::<G::Decision>().map(drop)),
        Verb::Expect { key, value } | Verb::Every { key, value, .. } => {
            let now = game.get(key)?;
            now.matches(value)?;
            let mut words = now.named(value).into_iter();
            words.try_for_each(|word| game.knows(key, word))
        }
        _ => Ok(()),
    }
}

struct Stage<G: Scripted> {
    timeline: Timeline<G>,
    log: Log<G::Event>,
}

impl<G: Scripted> Stage<G> {
    /// Builds the position from all `given` facts.
    fn set(scenario: &Scenario) -> Result<Self, Failure> {
        let fail = |line: usize| move |what: String| Failure::senseless(line, what);
        let setup = Setup::parse::<G>(
            scenario.players,
            scenario.variant.iter().map(String::as_str),
        )
        .map_err(|error| fail(scenario.line)(error.to_string()))?;
        let facts = scenario.steps.iter();
        let facts = facts.filter_map(|Step { line, verb }| match verb {
            Verb::Given { key, value } => Some(Fact {
                line: *line,
                key,
                value,
            }),
            _ => None,
        });
        let (chances, facts): (Vec<_>, Vec<_>) = facts.partition(|fact| fact.key == "chance");

        let mut seed = Seed::scripted(&[]).expect("an empty script is short");
        if let Some(Fact { line, .. }) = chances.get(1) {
            return Err(fail(*line)("`chance` is said twice".to_owned()));
        }
        if let Some(Fact { line, value, .. }) = chances.first() {
            let results = items(value)
                .map(|item| {
                    item.parse()
                        .map_err(|_| fail(*line)(format!("expected a number, found `{item}`")))
                })
                .collect::<Result<Vec<_>, _>>()?;
            seed = Seed::scripted(&results).map_err(fail(*line))?;
        }
        let blank = G::blank(&setup, Chance::new(seed))
            .map_err(|error| fail(scenario.line)(error.to_string()))?;
        let game = position(&blank, &facts).map_err(|failure| match facts.is_empty() {
            true => fail(scenario.line)(failure.what),
            false => failure,
        })?;
        Ok(Self {
            timeline: Timeline::new(game),
            log: Log::new(),
        })
    }

    fn game(&self) -> &G {
        self.timeline.game()
    }

    fn step(&mut self, verb: &Verb, english: &dyn Fn(&Message) -> String) -> Result<(), String> {
        match verb {
            Verb::Given { .. } => Ok(()),
            Verb::Do(seat, words) => {
                let decision = words.parse::<G::Decision>()?;
                self.log = self.timeline.decide(*seat, &decision).map_err(|illegal| {
                    format!(
                        "`{words}` is refused because {}: {}",
                        illegal.code(),
                        english(&illegal.tell())
                    )
                })?;
                Ok(())
            }
            Verb::Undo(seat) => self.timeline.undo(*seat).map_err(|error| error.to_string()),
            Verb::Keep(seat) => match self.timeline.undo(*seat) {
                Ok(()) => Err(format!("{seat} could take back the last decision")),
                Err(_) => Ok(()),
            },
            Verb::Ask(seat, code) => match self.game().prompt(*seat) {
                Some(prompt) if prompt.code() == code => Ok(()),
                Some(prompt) => Err(format!("{seat} is asked {}, not {code}", prompt.code())),
                None => Err(format!("{seat} is asked nothing")),
            },
            Verb::Idle(seat) => match self.game().prompt(*seat) {
                Some(prompt) => Err(format!("{seat} is asked {}", prompt.code())),
                None => Ok(()),
            },
            Verb::Offer(seat, words) => match self.offers(*seat, words)? {
                true => Ok(()),
                false => Err(format!(
                    "not offered; {seat} is offered: {}",
                    self.all_offers(*seat).join(", ")
                )),
            },
            Verb::Withhold(seat, words) => match self.offers(*seat, words)? {
                true => Err("it is offered".to_owned()),
                false => Ok(()),
            },
            Verb::Only(seat, expected) => {
                let mut expected = expected
                    .iter()
                    .map(|words| Ok(words.parse::<G::Decision>()?.to_string()))
                    .collect::<Result<Vec<_>, String>>()?;
                let mut offered = self.all_offers(*seat);
                expected.sort_unstable();
                offered.sort_unstable();
                if expected == offered {
                    Ok(())
                } else {
                    Err(format!("{seat} is offered: {}", offered.join(", ")))
                }
            }
            Verb::Refuse(seat, words, code) => self.refuse(*seat, words, code),
            Verb::Blocked(seat, words, code) => {
                let decision = words.parse::<G::Decision>()?;
                match self
                    .game()
                    .blocked(*seat)
                    .into_iter()
                    .find(|(blocked, _)| *blocked == decision)
                {
                    Some((_, reason)) if reason.code() == code => Ok(()),
                    Some((_, reason)) => Err(format!(
                        "it is blocked because {}, not {code}",
                        reason.code()
                    )),
                    None => Err("it is not listed as blocked".to_owned()),
                }
            }
            Verb::Expect { key, value } => expect(self.game(), key, value),
            Verb::Every { depth, key, value } => {
                let mut visits = 0;
                every(self.game(), *depth, &mut visits, &|game| {
                    expect(game, key, value)
                })
            }
            Verb::Says(seat, words) => {
                let told: Vec<_> = self
                    .log
                    .events()
                    .iter()
                    .filter_map(|event| event.seen_by(Viewer::Seat(*seat)))
                    .map(|event| english(&event.tell()))
                    .collect();
                match told.iter().any(|line| line == words) {
                    true => Ok(()),
                    false => Err(format!("{seat} was told: {}", told.join(" | "))),
                }
            }
        }
    }

    fn offers(&self, seat: Seat, words: &str) -> Result<bool, String> {
        let decision = words.parse::<G::Decision>()?;
        Ok(self.game().legal(seat).contains(&decision))
    }

    fn all_offers(&self, seat: Seat) -> Vec<String> {
        self.game()
            .legal(seat)
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    fn refuse(&self, seat: Seat, words: &str, code: &str) -> Result<(), String> {
        let decision = words.parse::<G::Decision>()?;
        let mut game = self.game().clone();
        match game.apply(seat, &decision, &mut Log::silent()) {
            Ok(()) => Err("it is accepted".to_owned()),
            Err(_) if game != *self.game() => Err("it is refused but changes the game".to_owned()),
            Err(illegal) if illegal.code() == code => Ok(()),
            Err(illegal) => Err(format!(
                "it is refused because {}, not {code}",
                illegal.code()
            )),
        }
    }
}

fn expect<G: Scripted>(game: &G, key: &str, value: &str) -> Result<(), String> {
    let actual = game.get(key)?;
    if actual.matches(value)? {
        Ok(())
    } else {
        Err(format!("{key} is {actual}, not {value}"))
    }
}

/// Checks a position and all that can follow from it within `depth` decisions.
fn every<G: Scripted>(
    game: &G,
    depth: usize,
    visits: &mut usize,
    holds: &dyn Fn(&G) -> Result<(), String>,
) -> Result<(), String> {
    *visits += 1;
    if *visits > MAX_EVERY {
        return Err(format!(
            "more than {MAX_EVERY} continuations; ask for fewer decisions"
        ));
    }
    holds(game)?;
    if depth == 0 {
        return Ok(());
    }
    for seat in game.asked().iter() {
        for decision in game.legal(seat) {
            let mut next = game.clone();
            next.apply_unchecked(seat, &decision, &mut Log::silent());
            every(&next, depth - 1, visits, holds)
                .map_err(|what| format!("after `{seat} {decision}`: {what}"))?;
        }
    }
    Ok(())
}
