//! A position for each topic of the rules, in which a reader can try it out: the record of a game
//! among quick computer players, up to a question to the first seat. The client plays on from there.
//!
//! Records are found anew with `UPDATE_EXPECT=1` where the rules have made one useless.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use bots::{Playable, rules};
use kit::{
    Bot, Budget, Event as _, Log, Observation, Prompt as _, Reason as _, Record, Seat, Seed,
    Session, Setup, Tell as _, Viewer,
};

/// What makes a position fit for a topic: something that holds for the first seat.
#[derive(Clone, Copy, Debug)]
enum When {
    /// It is asked this kind of question.
    Asked(&'static str),
    /// It can decide something that begins with these words.
    Offered(&'static str),
    /// Something cannot be done for this reason.
    Refused(&'static str),
    /// It has been told this since it decided last.
    Told(&'static str),
}

use When::{Asked, Offered, Refused, Told};

/// Topics of a book, each with what makes a position fit.
struct Lessons {
    book: &'static str,
    players: usize,
    options: &'static [(&'static str, &'static str)],
    topics: &'static [(&'static str, When)],
}

const MARS: &[Lessons] = &[
    Lessons {
        book: "mars",
        players: 2,
        options: &[],
        topics: &[
            ("aim", Offered("project ")),
            ("parameters", Offered("convert heat")),
            ("rating", Told("mars-log-rating")),
            ("resources", Asked("pay")),
            ("setup", Asked("corporation")),
            ("generation", Told("mars-log-generation")),
            ("research", Told("mars-log-energy-became-heat")),
            ("turn", Offered("stop")),
            ("cards", Offered("play ")),
            ("requirements", Refused("parameter-too-low")),
            ("payment", Asked("pay")),
            ("tags", Refused("too-few-tags")),
            ("actions", Offered("use ")),
            ("order", Asked("order")),
            ("removing", Asked("remove")),
            ("tiles", Asked("place")),
            ("standard", Offered("project city")),
            ("milestones", Offered("claim ")),
            ("awards", Offered("fund ")),
            ("production", Told("mars-log-passed")),
            ("end", Asked("greenery")),
            ("scoring", Asked("greenery")),
        ],
    },
    Lessons {
        book: "mars",
        players: 2,
        options: &[("draft", "yes")],
        topics: &[("draft", Asked("draft")), ("variants", Asked("draft"))],
    },
    Lessons {
        book: "mars",
        players: 2,
        options: &[("board", "hellas")],
        topics: &[("maps", Asked("place"))],
    },
    Lessons {
        book: "mars",
        players: 1,
        options: &[],
        topics: &[("solo", Asked("action"))],
    },
    Lessons {
        book: "marsbot",
        players: 1,
        options: &[("automa", "yes")],
        topics: &[
            ("aim", Asked("action")),
            ("board", Told("automa-log-moved")),
            ("setup", Asked("corporation")),
            ("generation", Told("automa-log-action-deck")),
            ("turn", Told("automa-log-turned")),
            ("icons", Told("automa-log-moved")),
            ("failed", Told("automa-log-failed")),
            ("bonus", Told("automa-log-discarded")),
            ("tiles", Told("automa-log-spaces")),
            ("income", Told("mars-log-generation")),
            ("milestones", Told("automa-log-milestones")),
            ("awards", Told("automa-log-awards")),
            ("yours", Offered("claim ")),
            ("end", Asked("greenery")),
        ],
    },
    Lessons {
        book: "marsbot",
        players: 1,
        options: &[("automa", "yes"), ("level", "hard")],
        topics: &[("levels", Asked("action"))],
    },
];

const DICE: &[Lessons] = &[
    Lessons {
        book: "dice",
        players: 2,
        options: &[],
        topics: &[
            ("aim", Asked("turn")),
            ("dice", Offered("roll ")),
            ("setup", Asked("corporation")),
            ("turn", Asked("turn")),
            ("production", Asked("keep")),
            ("support", Asked("set")),
            ("main", Asked("main")),
            ("standard", Offered("standard ")),
            ("blue", Offered("use ")),
            ("paying", Asked("pay")),
            ("cards", Offered("play ")),
            ("symbols", Asked("pick")),
            ("parameters", Told("dice-log-raised")),
            ("tiles", Asked("place")),
            ("bonus", Asked("bonus")),
            ("milestones", Told("dice-log-milestone")),
            ("awards", Asked("main")),
            ("end", Told("dice-log-last-turns")),
            ("edition", Asked("turn")),
        ],
    },
    Lessons {
        book: "dice",
        players: 1,
        options: &[],
        topics: &[("solo", Asked("place"))],
    },
    Lessons {
        book: "dice",
        players: 2,
        options: &[("corporate-era", "yes")],
        topics: &[("era", Asked("corporation"))],
    },
];

const SHIFTER: &[Lessons] = &[
    Lessons {
        book: "shifter",
        players: 1,
        options: &[],
        topics: &[
            ("aim", Asked("terraform")),
            ("planet", Asked("terraform")),
            ("zones", Asked("terraform")),
            ("missions", Asked("declare")),
            ("goals", Asked("terraform")),
            ("turn", Asked("terraform")),
            ("actions", Asked("terraform")),
            ("settle", Asked("declare")),
            ("failure", Asked("discard")),
            ("library", Asked("declare")),
            ("end", Asked("terraform")),
            ("edition", Asked("terraform")),
        ],
    },
    Lessons {
        book: "shifter",
        players: 1,
        options: &[("matching", "exact")],
        topics: &[("exact", Asked("terraform"))],
    },
    Lessons {
        book: "shifter",
        players: 1,
        options: &[("disasters", "yellow")],
        topics: &[("disasters", Asked("terraform"))],
    },
    Lessons {
        book: "shifter",
        players: 2,
        options: &[("mode", "compete")],
        topics: &[
            ("contest", Asked("bid")),
            ("bids", Asked("lower")),
            ("attempt", Asked("attempt")),
        ],
    },
];

const ME: Seat = Seat::new(0);

/// The most games that are played to find a position.
const MOST_GAMES: u64 = 60;

/// Whether a topic can be tried out here; `told` is what the first seat was told since it decided.
fn fits<G: Playable>(game: &G, told: &[String], when: When) -> bool {
    let Some(prompt) = game.prompt(ME) else {
        return false;
    };
    match when {
        Asked(code) => prompt.code() == code,
        Offered(words) => {
            let mut legal = game.legal(ME).into_iter();
            legal.any(|decision| decision.to_string().starts_with(words))
        }
        Refused(code) => {
            let mut blocked = game.blocked(ME).into_iter();
            blocked.any(|(_, reason)| reason.code() == code)
        }
        Told(id) => told.iter().any(|told| told == id),
    }
}

/// What the first seat hears.
struct Ears(Vec<String>);

impl Ears {
    fn hear<G: Playable>(&mut self, by: Seat, log: &Log<G::Event>) {
        if by == ME {
            self.0.clear();
        }
        let seen = log.events().iter();
        let seen = seen.filter_map(|event| event.seen_by(Viewer::Seat(ME)));
        self.0
            .extend(seen.map(|event| event.tell().id.into_owned()));
    }
}

/// The shortest of some games that lead to such a position.
fn find<G: Playable>(setup: &Setup, when: When) -> Option<Record> {
    let make = G::bot("greedy")
        .expect("every game has a quick player")
        .make;
    let games = (0..MOST_GAMES).filter_map(|number| {
        let seed = Seed::from_number(number);
        let mut session = Session::<G>::start(setup, seed).expect("a fine setup");
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..setup.players as u64)
            .map(|seat| make(number + seat, &Budget::default()))
            .collect();
        let mut ears = Ears(Vec::new());
        while !fits(session.game(), &ears.0, when) {
            let seat = session.game().asked().first()?;
            let bot = bots.get_mut(seat.index())?;
            let decision = bot.decide(&Observation::new(session.game(), seat));
            let log = session.decide(seat, &decision).expect("a bot decides well");
            ears.hear::<G>(seat, &log);
        }
        Some(session.record())
    });
    games.min_by_key(|record| record.moves.len())
}

/// Whether the record leads to such a position.
fn leads<G: Playable>(record: &Record, when: When) -> bool {
    let Ok(mut session) = Session::<G>::start(&record.setup, record.seed) else {
        return false;
    };
    let mut ears = Ears(Vec::new());
    for step in &record.moves {
        let decision = step.words.parse::<G::Decision>().ok();
        let Some(log) = decision.and_then(|it| session.decide(step.seat, &it).ok()) else {
            return false;
        };
        ears.hear::<G>(step.seat, &log);
    }
    fits(session.game(), &ears.0, when)
}

fn check<G: Playable>(books: &[Lessons]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../web/src/games")
        .join(G::NAME)
        .join("lessons");
    let mut wanted = Vec::new();
    let mut faults = Vec::new();
    for lessons in books {
        let options = lessons.options.iter();
        let setup = options.fold(Setup::new(lessons.players), |setup, (name, value)| {
            setup.with(name, value)
        });
        for &(topic, when) in lessons.topics {
            let path = folder.join(format!("{}-{topic}.txt", lessons.book));
            let stored = fs::read_to_string(&path).ok();
            let stored = stored.and_then(|text| text.parse::<Record>().ok());
            let is_fine = |record: &Record| record.setup == setup && leads::<G>(record, when);
            if !stored.is_some_and(|record| is_fine(&record)) {
                match find::<G>(&setup, when) {
                    Some(record) if env::var_os("UPDATE_EXPECT").is_some() => {
                        fs::create_dir_all(&folder).expect("it can be made");
                        fs::write(&path, record.to_string()).expect("it can be written");
                    }
                    Some(_) => faults.push(format!("{} is out of date", path.display())),
                    None => faults.push(format!("nothing shows {topic} ({when:?})")),
                }
            }
            wanted.push(path);
        }
    }
    let there = fs::read_dir(&folder).expect("it can be listed");
    let there = there.map(|entry| entry.expect("it can be listed").path());
    let strays = there.filter(|path: &PathBuf| !wanted.contains(path));
    faults.extend(strays.map(|path| format!("{} is of no topic", path.display())));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_generated_positions_of_mars_show_each_topic() {
    check::<rules::Mars>(MARS);
}

#[test]
fn the_generated_positions_of_dice_show_each_topic() {
    check::<rules::DiceGame>(DICE);
}

#[test]
fn the_generated_positions_of_shifter_show_each_topic() {
    check::<rules::Shifter>(SHIFTER);
}
