//! Random sequences of everything that people do, of time that is up and of restarts, against a
//! small model: the model says of each command whether it is done or why not, and what everybody
//! sees afterwards.
//!
//! `PROPTEST_CASES=20000 cargo test -p table --test it machine` tries more than the gate does.

use kit::{Seat, Setup};
use proptest::prelude::*;
use proptest::test_runner::Config;
use wire::{Clock, Command, Control, ProblemCode, Rules, Stage, Timeout};

use crate::{ANNA, BEN, CLEO, Evening, value};

const SEATS: usize = 3;
const STONES: u8 = 12;

/// How long people may think, where there are clocks.
const TIME: u64 = 10_000;

/// What can happen.
#[derive(Clone, Debug)]
enum Step {
    Sit {
        user: i64,
        seat: usize,
    },
    Stand {
        user: i64,
        seat: usize,
    },
    Seat {
        user: i64,
        seat: usize,
    },
    Start {
        user: i64,
    },
    Take {
        user: i64,
        count: u8,
    },
    Swap {
        user: i64,
    },
    Undo {
        user: i64,
    },
    Consent {
        user: i64,
        agree: bool,
    },
    Leave {
        user: i64,
    },
    Back {
        user: i64,
    },
    Resign {
        user: i64,
    },
    Claim {
        user: i64,
    },
    /// The computer takes a stone, wherever it has to decide.
    Computer,
    /// The person who is asked does not decide in time.
    TimeIsUp,
    /// The server stops and starts again.
    Restart,
}

/// A seat.
#[derive(Clone, Debug)]
struct Place {
    user: Option<i64>,
    control: Control,
    /// Whether the present question was left to a computer, at a table with clocks.
    given_away: bool,
    swapped: bool,
}

/// A decision.
#[derive(Clone, Debug)]
struct Decided {
    seat: usize,
    by_person: bool,
    reveals: bool,
    count: u8,
}

/// An undo that waits for consent.
#[derive(Clone, Debug)]
struct Request {
    keep: usize,
    waiting: Vec<usize>,
}

/// What a table is, as far as it matters here.
#[derive(Clone, Debug)]
struct Model {
    /// What happens when time is up, if there are clocks.
    timeout: Option<Timeout>,
    stage: Stage,
    places: Vec<Place>,
    history: Vec<Decided>,
    request: Option<Request>,
}

impl Model {
    fn new(timeout: Option<Timeout>) -> Self {
        let free = Place {
            user: None,
            control: Control::Free,
            given_away: false,
            swapped: false,
        };
        Self {
            timeout,
            stage: Stage::Open,
            places: vec![free; SEATS],
            history: Vec::new(),
            request: None,
        }
    }

    fn stones(&self) -> u8 {
        let taken: u8 = self.history.iter().map(|decided| decided.count).sum();
        STONES - taken
    }

    /// Whose turn it is; stones that were taken pass it on.
    fn turn(&self) -> usize {
        let takes = self.history.iter().filter(|decided| decided.count > 0);
        takes.count() % SEATS
    }

    fn asked(&self) -> Option<usize> {
        (self.stage == Stage::Playing).then(|| self.turn())
    }

    fn seats_of(&self, user: i64) -> impl Iterator<Item = usize> {
        let places = self.places.iter().enumerate();
        places
            .filter(move |(_, place)| place.user == Some(user))
            .map(|(seat, _)| seat)
    }

    fn own(&self, user: i64) -> Result<usize, ProblemCode> {
        let mut seats = self.seats_of(user);
        match (seats.next(), seats.next()) {
            (Some(seat), None) => Ok(seat),
            _ => Err(ProblemCode::NotYourSeat),
        }
    }

    fn is_stage(&self, stage: Stage, otherwise: ProblemCode) -> Result<(), ProblemCode> {
        (self.stage == stage).then_some(()).ok_or(otherwise)
    }

    fn host(user: i64) -> Result<(), ProblemCode> {
        (user == ANNA).then_some(()).ok_or(ProblemCode::NotOwner)
    }

    fn is_free(&self, seat: usize) -> Result<(), ProblemCode> {
        match self.places[seat].control {
            Control::Free => Ok(()),
            _ => Err(ProblemCode::SeatTaken),
        }
    }

    fn is_in_play(&self, seat: usize) -> bool {
        let place = &self.places[seat];
        place.user.is_some() && place.control != Control::Resigned
    }

    /// The last decision of the person in a seat.
    fn last_decision(&self, seat: usize) -> Option<usize> {
        let own = |decided: &Decided| decided.seat == seat && decided.by_person;
        self.history.iter().rposition(own)
    }

    /// Whether nobody else has decided since, and nobody has learned anything.
    fn can_undo_alone(&self, seat: usize) -> bool {
        self.last_decision(seat).is_some_and(|first| {
            let mut since = self.history[first..].iter();
            since.all(|decided| decided.seat == seat && !decided.reveals)
        })
    }

    /// Carries out what is possible, or says why it is not.
    fn step(&mut self, step: &Step) -> Result<(), ProblemCode> {
        match *step {
            Step::Sit { user, seat } => {
                if self.stage == Stage::Over {
                    return Err(ProblemCode::AlreadyStarted);
                }
                self.is_free(seat)?;
                self.places[seat].user = Some(user);
                self.places[seat].control = Control::Human;
            }
            Step::Stand { user, seat } => {
                self.is_stage(Stage::Open, ProblemCode::AlreadyStarted)?;
                if self.places[seat].user != Some(user) {
                    Self::host(user)?;
                }
                self.places[seat].user = None;
                self.places[seat].control = Control::Free;
            }
            Step::Seat { user, seat } => {
                self.is_stage(Stage::Open, ProblemCode::AlreadyStarted)?;
                Self::host(user)?;
                self.is_free(seat)?;
                self.places[seat].control = Control::Computer;
            }
            Step::Start { user } => {
                self.is_stage(Stage::Open, ProblemCode::AlreadyStarted)?;
                Self::host(user)?;
                if (0..SEATS).any(|seat| self.is_free(seat).is_ok()) {
                    return Err(ProblemCode::SeatsFree);
                }
                self.stage = Stage::Playing;
            }
            Step::Take { user, count } => {
                let seat = self.decides(user)?;
                if !(1..=3.min(self.stones())).contains(&count) {
                    return Err(ProblemCode::Refused);
                }
                self.decide(seat, true, count);
            }
            Step::Swap { user } => {
                let seat = self.decides(user)?;
                if self.places[seat].swapped {
                    return Err(ProblemCode::Refused);
                }
                self.decide(seat, true, 0);
            }
            Step::Undo { user } => self.undo(user)?,
            Step::Consent { user, agree } => {
                let seat = self.own(user)?;
                let request = self.request.as_mut();
                let request = request.filter(|request| request.waiting.contains(&seat));
                let request = request.ok_or(ProblemCode::NotRequested)?;
                request.waiting.retain(|other| *other != seat);
                if !agree {
                    self.request = None;
                }
                self.grant();
            }
            Step::Leave { user } => {
                self.is_stage(Stage::Playing, ProblemCode::NotPlaying)?;
                let seat = self.own(user)?;
                if !matches!(self.places[seat].control, Control::Human | Control::Covered) {
                    return Err(ProblemCode::NotPlaying);
                }
                self.places[seat].control = Control::Away;
                let is_asked = self.asked() == Some(seat);
                self.places[seat].given_away |= is_asked && self.timeout.is_some();
            }
            Step::Back { user } => {
                self.is_stage(Stage::Playing, ProblemCode::NotPlaying)?;
                let seat = self.own(user)?;
                if self.places[seat].control != Control::Away {
                    return Err(ProblemCode::NotPlaying);
                }
                let is_asked = self.asked() == Some(seat);
                self.places[seat].control = match self.places[seat].given_away && is_asked {
                    true => Control::Covered,
                    false => Control::Human,
                };
            }
            Step::Resign { user } => {
                self.is_stage(Stage::Playing, ProblemCode::NotPlaying)?;
                let seat = self.own(user)?;
                if !self.is_in_play(seat) {
                    return Err(ProblemCode::NotPlaying);
                }
                self.resign(seat);
            }
            Step::Claim { user } => {
                self.is_stage(Stage::Playing, ProblemCode::NotPlaying)?;
                let people = (0..SEATS).filter(|seat| self.places[*seat].user.is_some());
                let (own, others): (Vec<_>, Vec<_>) =
                    people.partition(|seat| self.places[*seat].user == Some(user));
                let stays = own.iter().any(|seat| self.is_in_play(*seat));
                if !stays || others.is_empty() || others.iter().any(|seat| self.is_in_play(*seat)) {
                    return Err(ProblemCode::OthersPlay);
                }
                self.end();
            }
            Step::Computer => {
                let seat = self.turn();
                self.decide(seat, false, 1);
            }
            Step::TimeIsUp => {
                let seat = self.turn();
                self.places[seat].given_away = true;
                match self.timeout.expect("there are clocks") {
                    Timeout::Computer => self.places[seat].control = Control::Away,
                    Timeout::Pass => self.places[seat].control = Control::Covered,
                    Timeout::Forfeit => self.resign(seat),
                }
            }
            Step::Restart => {}
        }
        Ok(())
    }

    /// The seat in which somebody may decide now.
    fn decides(&self, user: i64) -> Result<usize, ProblemCode> {
        let seat = self.own(user)?;
        self.is_stage(Stage::Playing, ProblemCode::NotPlaying)?;
        let is_asked = self.asked() == Some(seat);
        match self.places[seat].control {
            Control::Human if is_asked => Ok(seat),
            _ => Err(ProblemCode::NotAsked),
        }
    }

    /// Takes so many stones, or swaps.
    fn decide(&mut self, seat: usize, by_person: bool, count: u8) {
        self.history.push(Decided {
            seat,
            by_person,
            reveals: count == 0,
            count,
        });
        self.places[seat].swapped |= count == 0;
        if self.places[seat].control == Control::Covered {
            self.places[seat].control = Control::Human;
        }
        self.request = None;
        self.ask();
        if self.stones() == 0 {
            self.end();
        }
    }

    /// Asks a new question.
    fn ask(&mut self) {
        let turn = self.turn();
        self.places[turn].given_away = false;
    }

    fn undo(&mut self, user: i64) -> Result<(), ProblemCode> {
        let seat = self.own(user)?;
        self.is_stage(Stage::Playing, ProblemCode::NotPlaying)?;
        if self.places[seat].control != Control::Human {
            return Err(ProblemCode::NotPlaying);
        }
        let keep = self.last_decision(seat);
        let keep = keep.ok_or(ProblemCode::NothingToUndo)?;
        let others = (0..SEATS).filter(|other| *other != seat && self.is_in_play(*other));
        let waiting = match self.can_undo_alone(seat) {
            true => Vec::new(),
            false => others.collect(),
        };
        self.request = Some(Request { keep, waiting });
        self.grant();
        Ok(())
    }

    /// Undoes what all have agreed to.
    fn grant(&mut self) {
        let Some(request) = self.request.take_if(|request| request.waiting.is_empty()) else {
            return;
        };
        for undone in self.history.split_off(request.keep) {
            if undone.reveals {
                self.places[undone.seat].swapped = false;
            }
        }
        self.ask();
    }

    fn resign(&mut self, seat: usize) {
        self.places[seat].control = Control::Resigned;
        if (0..SEATS).all(|seat| !self.is_in_play(seat)) {
            return self.end();
        }
        if let Some(request) = &mut self.request {
            request.waiting.retain(|other| *other != seat);
        }
        self.grant();
    }

    fn end(&mut self) {
        self.stage = Stage::Over;
        self.request = None;
        // Nobody is asked anything that a computer would have to decide.
        for place in &mut self.places {
            if place.control == Control::Covered {
                place.control = Control::Human;
            }
        }
    }
}

fn user() -> impl Strategy<Value = i64> {
    prop::sample::select(vec![ANNA, BEN, CLEO])
}

fn seating() -> BoxedStrategy<Step> {
    prop_oneof![
        6 => (user(), 0..SEATS).prop_map(|(user, seat)| Step::Sit { user, seat }),
        1 => (user(), 0..SEATS).prop_map(|(user, seat)| Step::Stand { user, seat }),
        2 => (user(), 0..SEATS).prop_map(|(user, seat)| Step::Seat { user, seat }),
        3 => user().prop_map(|user| Step::Start { user }),
        1 => user().prop_map(|user| Step::Take { user, count: 1 }),
        1 => Just(Step::Restart),
    ]
    .boxed()
}

fn playing() -> BoxedStrategy<Step> {
    prop_oneof![
        12 => (user(), 0..5_u8).prop_map(|(user, count)| Step::Take { user, count }),
        3 => user().prop_map(|user| Step::Swap { user }),
        2 => user().prop_map(|user| Step::Leave { user }),
        3 => user().prop_map(|user| Step::Back { user }),
        1 => user().prop_map(|user| Step::Resign { user }),
        1 => user().prop_map(|user| Step::Claim { user }),
        1 => (user(), 0..SEATS).prop_map(|(user, seat)| Step::Sit { user, seat }),
        1 => user().prop_map(|user| Step::Start { user }),
        9 => Just(Step::Computer),
        1 => Just(Step::Restart),
    ]
    .boxed()
}

fn undoing() -> BoxedStrategy<Step> {
    prop_oneof![
        1 => user().prop_map(|user| Step::Undo { user }),
        1 => (user(), any::<bool>()).prop_map(|(user, agree)| Step::Consent { user, agree }),
    ]
    .boxed()
}

/// What a table does by itself happens only where it can; whatever people do may be tried at any time.
fn is_possible(model: &Model, step: &Step) -> bool {
    let control = model.asked().map(|seat| model.places[seat].control);
    match step {
        Step::Computer => control.is_some_and(|control| control != Control::Human),
        Step::TimeIsUp => model.timeout.is_some() && control == Some(Control::Human),
        _ => true,
    }
}

fn begin(model: &Model) -> Evening {
    let mut setup = Setup::new(SEATS);
    setup
        .options
        .insert("stones".to_owned(), STONES.to_string());
    let rules = Rules {
        clock: match model.timeout {
            Some(_) => Clock::Move { time: TIME },
            None => Clock::None,
        },
        timeout: model.timeout.unwrap_or_default(),
        ..Rules::default()
    };
    Evening::new(setup, rules)
}

fn carry_out(evening: &mut Evening, expected: Result<(), ProblemCode>, step: &Step) {
    let seat = |seat: &usize| Seat::new(*seat);
    let (user, command) = match step {
        Step::Sit { user, seat: at } => {
            let sit = Command::Sit {
                seat: seat(at),
                name: None,
            };
            (*user, sit)
        }
        Step::Stand { user, seat: at } => (*user, Command::Stand { seat: seat(at) }),
        Step::Seat { user, seat: at } => {
            let computer = Command::Computer {
                seat: seat(at),
                bot: None,
            };
            (*user, computer)
        }
        Step::Start { user } => (*user, Command::Start),
        Step::Take { user, count } => (*user, evening.decision(&format!("take {count}"))),
        Step::Swap { user } => (*user, evening.decision("swap")),
        Step::Undo { user } => (*user, evening.undo()),
        Step::Consent { user, agree } => (*user, Command::Consent { agree: *agree }),
        Step::Leave { user } => (*user, Command::Leave),
        Step::Back { user } => (*user, Command::Back),
        Step::Resign { user } => (*user, Command::Resign),
        Step::Claim { user } => (*user, Command::Claim),
        Step::Computer => {
            return evening.computer("take 1");
        }
        Step::TimeIsUp => {
            evening.now += TIME;
            assert!(evening.tick() > 0, "time is up");
            return;
        }
        Step::Restart => {
            let before = evening.everything();
            evening.table = evening.loaded();
            assert_eq!(evening.everything(), before);
            return;
        }
    };
    match expected {
        Ok(()) => drop(evening.ok(user, command)),
        Err(code) => evening.refused(user, command, code),
    }
}

fn check(evening: &Evening, model: &Model) {
    let view = evening.view_for(ANNA);
    assert_eq!(view.stage, model.stage);
    let controls: Vec<_> = view.seats.iter().map(|seat| seat.control).collect();
    let expected: Vec<_> = model.places.iter().map(|place| place.control).collect();
    assert_eq!(controls, expected);
    let asked: Vec<_> = model.asked().into_iter().map(Seat::new).collect();
    assert_eq!(view.asked, asked);
    if model.stage != Stage::Open {
        assert_eq!(value(&view.view)["stones"], model.stones());
    }
    let waiting = view.undo.request.map(|request| request.waiting);
    let request = model.request.as_ref();
    let expected = request.map(|it| it.waiting.iter().copied().map(Seat::new).collect());
    assert_eq!(waiting, expected);
    assert_eq!(view.outcome.is_some(), model.stage == Stage::Over);
}

/// Goes through a sequence of steps. Before the game, whoever wants to sits down; then computers take the
/// seats that are left, and it begins.
fn play(timeout: Option<Timeout>, seating: Vec<Step>, playing: Vec<Step>) {
    let mut model = Model::new(timeout);
    let mut evening = begin(&model);
    let fill = (0..SEATS).map(|seat| Step::Seat { user: ANNA, seat });
    let start = Step::Start { user: ANNA };
    let steps = seating.into_iter().chain(fill).chain([start]);
    for step in steps.chain(playing) {
        if !is_possible(&model, &step) {
            continue;
        }
        let mut after = model.clone();
        let expected = after.step(&step);
        if expected.is_ok() {
            model = after;
        }
        carry_out(&mut evening, expected, &step);
        check(&evening, &model);
    }
    let before = evening.everything();
    evening.table = evening.loaded();
    assert_eq!(evening.everything(), before, "a restart changes nothing");
}

/// As many sequences as somebody wants to wait for.
fn config() -> Config {
    let cases = std::env::var("PROPTEST_CASES").ok();
    Config {
        cases: cases.and_then(|text| text.parse().ok()).unwrap_or(48),
        ..Config::default()
    }
}

fn seated() -> impl Strategy<Value = Vec<Step>> {
    prop::collection::vec(seating(), 0..16)
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn people_come_decide_undo_and_go_as_the_model_says(
        seating in seated(),
        playing in prop::collection::vec(prop_oneof![2 => playing(), 1 => undoing()], 10..80),
    ) {
        play(None, seating, playing);
    }

    #[test]
    fn time_that_is_up_costs_what_the_model_says(
        timeout in prop::sample::select(vec![Timeout::Computer, Timeout::Pass, Timeout::Forfeit]),
        seating in seated(),
        playing in prop::collection::vec(prop_oneof![4 => playing(), 1 => Just(Step::TimeIsUp)], 10..80),
    ) {
        play(Some(timeout), seating, playing);
    }
}
