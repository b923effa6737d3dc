//! Playing a scenario.

use super::{Failure, Scenario, Scripted, Step, Verb, items};
use crate::{
    Chance, Event as _, Log, Message, Prompt as _, Reason as _, Seat, Seed, Setup, Tell as _,
    Timeline, Viewer,
};

/// How many positions an `every` may visit.
const MAX_EVERY: usize = 200_000;

/// Plays a scenario of this game. `english` writes a message as a sentence, for `says`.
///
/// # Errors
/// The first statement that does not hold or cannot be read.
pub fn run<G: Scripted>(
    scenario: &Scenario,
    english: &dyn Fn(&Message) -> String,
) -> Result<(), Failure> {
    let mut stage = Stage::<G>::set(scenario)?;
    for Step { line, verb } in &scenario.steps {
        stage
            .step(verb, english)
            .map_err(|what| Failure::new(*line, what))?;
    }
    Ok(())
}

struct Stage<G: Scripted> {
    timeline: Timeline<G>,
    log: Log<G::Event>,
}

impl<G: Scripted> Stage<G> {
    /// Builds the position from all `given` facts.
    fn set(scenario: &Scenario) -> Result<Self, Failure> {
        let fail = |line: usize| move |what: String| Failure::new(line, what);
        let setup = Setup::parse::<G>(
            scenario.players,
            scenario.variant.iter().map(String::as_str),
        )
        .map_err(|error| fail(scenario.line)(error.to_string()))?;
        let facts = || {
            scenario
                .steps
                .iter()
                .filter_map(|Step { line, verb }| match verb {
                    Verb::Given { key, value } => Some((*line, key.as_str(), value.as_str())),
                    _ => None,
                })
        };

        let mut seed = Seed::scripted(&[]).expect("an empty script is short");
        for (line, _, value) in facts().filter(|(_, key, _)| *key == "chance") {
            let results = items(value)
                .map(|item| {
                    item.parse()
                        .map_err(|_| fail(line)(format!("expected a number, found `{item}`")))
                })
                .collect::<Result<Vec<_>, _>>()?;
            seed = Seed::scripted(&results).map_err(fail(line))?;
        }
        let mut game = G::blank(&setup, Chance::new(seed))
            .map_err(|error| fail(scenario.line)(error.to_string()))?;
        for (line, key, value) in facts().filter(|(_, key, _)| *key != "chance") {
            game.set(key, value).map_err(fail(line))?;
        }
        game.ready().map_err(fail(scenario.line))?;
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
