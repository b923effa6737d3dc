//! A table as people use it, without a server.

#![allow(clippy::needless_pass_by_value)] // Tests read better without references.

mod carrying_over;
mod clocks;
mod folding;
mod leaving;
mod machine;
mod minds;
mod playing;
mod seating;
mod undo;

use std::sync::Arc;
use std::time::Duration;

use bots::BotSpec;
use kit::{Seat, Seed, Setup};
use serde_json::Value;
use table::{Actor, Change, Header, HostedGame, Row, Table, TableViewer, UserId};
use testkit::toy::{SOUND, Toy};
use wire::{Choice, Command, Done, Json, Problem, ProblemCode, Rules, TableView, Time};

pub(crate) const ANNA: i64 = 1;
pub(crate) const BEN: i64 = 2;
pub(crate) const CLEO: i64 = 3;

/// Time to think.
pub(crate) const SECOND: Duration = Duration::from_secs(1);

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);

pub(crate) fn toy() -> Arc<HostedGame> {
    const BOTS: &[BotSpec<Toy<SOUND>>] = &[BotSpec::RANDOM];
    Arc::new(HostedGame::new::<Toy<SOUND>>(BOTS, |_| false))
}

pub(crate) fn header(setup: Setup, rules: Rules) -> Header {
    Header {
        game: "toy".to_owned(),
        setup,
        rules,
        public: true,
        owner: Some(UserId(ANNA)),
        invite: "come in".to_owned(),
        seed: Seed::from_number(1),
        seed_known: false,
    }
}

pub(crate) fn actor(user: i64) -> Actor {
    let names = ["Anna", "Ben", "Cleo"];
    let index = usize::try_from(user - 1).expect("one of the three");
    Actor {
        user: UserId(user),
        name: names[index].to_owned(),
    }
}

/// A table with all that was saved of it, and a clock.
pub(crate) struct Evening {
    pub(crate) table: Table,
    pub(crate) rows: Vec<Row>,
    pub(crate) now: Time,
}

impl Evening {
    /// A table of toys that nobody sits at.
    pub(crate) fn new(setup: Setup, rules: Rules) -> Self {
        Self::at(&toy(), header(setup, rules))
    }

    /// A table of any game that nobody sits at.
    pub(crate) fn at(game: &Arc<HostedGame>, header: Header) -> Self {
        Self {
            table: Table::open("t", Arc::clone(game), header),
            rows: Vec::new(),
            now: 1_000,
        }
    }

    /// Anna plays with Ben.
    pub(crate) fn two(rules: Rules) -> Self {
        let mut evening = Self::new(Setup::new(2), rules);
        evening.ok(
            ANNA,
            Command::Sit {
                seat: A,
                name: None,
            },
        );
        evening.ok(
            BEN,
            Command::Sit {
                seat: B,
                name: None,
            },
        );
        evening.ok(ANNA, Command::Start);
        evening
    }

    pub(crate) fn save(&mut self, change: Change) -> Change {
        self.rows.extend(change.rows.iter().cloned());
        change
    }

    pub(crate) fn run(&mut self, user: i64, command: &Command) -> Result<(Change, Done), Problem> {
        let (change, done) = self.table.command(&actor(user), None, command, self.now)?;
        Ok((self.save(change), done))
    }

    pub(crate) fn ok(&mut self, user: i64, command: Command) -> Done {
        match self.run(user, &command) {
            Ok((_, done)) => done,
            Err(problem) => panic!("{command:?} of {user}: {problem}"),
        }
    }

    pub(crate) fn refused(&mut self, user: i64, command: Command, code: ProblemCode) {
        let before = self.everything();
        match self.run(user, &command) {
            Ok(_) => panic!("{command:?} of {user} is done"),
            Err(problem) => assert_eq!(problem.code, code, "{command:?} of {user}: {problem}"),
        }
        assert_eq!(self.everything(), before, "a refusal changes nothing");
    }

    pub(crate) fn decide(&mut self, user: i64, words: &str) {
        let command = self.decision(words);
        self.ok(user, command);
    }

    pub(crate) fn decision(&self, words: &str) -> Command {
        Command::Decide {
            seq: self.table.seq(),
            choice: Choice::words(words),
            unless_reveals: false,
        }
    }

    pub(crate) fn undo(&self) -> Command {
        Command::Undo {
            seq: self.table.seq(),
        }
    }

    pub(crate) fn tick(&mut self) -> usize {
        let change = self.table.tick(self.now).expect("the table is whole");
        self.save(change).rows.len()
    }

    /// Lets every computer player decide that has to.
    pub(crate) fn computers(&mut self) {
        for thinker in self.table.thinkers() {
            let thought = self.table.thought(&thinker).expect("a computer sits there");
            let words = Some(thought.run());
            let change = self.table.computer_decides(&thinker, words, self.now);
            self.save(change.expect("the table is whole"));
        }
    }

    /// Lets the computer player that has to decide say this.
    pub(crate) fn computer(&mut self, words: &str) {
        let thinker = self.table.thinkers().pop().expect("a computer decides");
        let words = Some(words.to_owned());
        let change = self.table.computer_decides(&thinker, words, self.now);
        self.save(change.expect("the table is whole"));
    }

    pub(crate) fn view_for(&self, user: i64) -> TableView {
        let user = UserId(user);
        self.table.view_for(TableViewer {
            user: Some(user),
            seat: self.table.seats_of(user).next(),
        })
    }

    pub(crate) fn stones(&self) -> u64 {
        value(&self.view_for(ANNA).view)["stones"]
            .as_u64()
            .expect("stones")
    }

    /// What everybody sees, and what they could read.
    pub(crate) fn everything(&self) -> Value {
        everything(&self.table)
    }

    /// The table made anew from what was saved.
    pub(crate) fn loaded(&self) -> Table {
        let header = self.table.header().clone();
        Table::load("t", toy(), header, &self.rows).expect("what was saved can be loaded")
    }
}

pub(crate) fn value(json: &Json) -> Value {
    serde_json::from_str(json.text()).expect("it is JSON")
}

pub(crate) fn everything(table: &Table) -> Value {
    let lookers = (1..=3).map(|user| TableViewer {
        user: Some(UserId(user)),
        seat: table.seats_of(UserId(user)).next(),
    });
    let seen = lookers.map(|viewer| {
        serde_json::json!([
            table.view_for(viewer),
            table.log(viewer, 0, 1_000),
            table.wake_at()
        ])
    });
    seen.collect()
}
