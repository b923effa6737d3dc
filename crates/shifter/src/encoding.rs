//! Terra Shifter as numbers: decisions as indices, and what a seat may know as a row.

use std::sync::OnceLock;

use kit::{Encoded, Game as _, Id as _, Layout, Numbers, Seat};

use crate::api::{Decision, Prompt};
use crate::card::Card;
use crate::compete::{self, Compete};
use crate::coop::Coop;
use crate::game::{Shifter, Table};
use crate::planet::{Act, Cell, Line, Pose, Side, Step};
use crate::set::{Color, DisasterId, GoalId, Matching, MissionId, TILES, TileId, set};
use crate::view::half_sides;

/// All actions on the planet.
const ACTS: usize = 64;
/// The largest number that can be named.
const BIDS: usize = 20;
/// The most players.
const SEATS: usize = Shifter::PLAYERS.1;
const COLORS: usize = Color::ALL.len();
const HALF_SIDES: usize = 8;

kit::blocks! {
    /// The blocks of the indices.
    Action {
        Act = "rotate: cell; flip: cell, long and short; shift: line, back and forward", ACTS;
        Settle = "settle", 1;
        Declare = "declare: mission", MissionId::count();
        Goals = "goals", 1;
        Done = "done", 1;
        Discard = "discard: mission", MissionId::count();
        Bid = "bid: counted from 1", BIDS;
        Content = "content", 1;
        TimeUp = "time-up, of the table", 1;
    }
}

fn acts() -> &'static [Act] {
    static ACTS: OnceLock<Vec<Act>> = OnceLock::new();
    ACTS.get_or_init(|| Act::all().collect())
}

/// The place of an action in [`acts`].
fn place(act: Act) -> usize {
    match act {
        Act::Rotate(cell) => cell.index(),
        Act::Flip(cell, side) => TILES + 2 * cell.index() + usize::from(side == Side::Short),
        Act::Shift(line, step) => {
            let line = match line {
                Line::Row(row) => row,
                Line::Column(column) => 4 + column,
            };
            3 * TILES + 2 * usize::from(line) + usize::from(step == Step::Forward)
        }
    }
}

/// The place of a card among missions and goals.
fn card_place(card: Card) -> usize {
    match card {
        Card::Mission(mission) => mission.index(),
        Card::Goal(goal) => MissionId::count() + goal.index(),
    }
}

impl Encoded for Shifter {
    const ENCODING_VERSION: u32 = 1;

    fn actions() -> &'static Layout {
        static ACTIONS: OnceLock<Layout> = OnceLock::new();
        ACTIONS.get_or_init(Action::layout)
    }

    fn observations() -> &'static Layout {
        static OBSERVATIONS: OnceLock<Layout> = OnceLock::new();
        OBSERVATIONS.get_or_init(Layout::observed::<Self>)
    }

    fn index(&self, _seat: Seat, decision: &Decision) -> usize {
        let (action, at) = match *decision {
            Decision::Act(act) => (Action::Act, place(act)),
            Decision::Settle => (Action::Settle, 0),
            Decision::Declare(mission) => (Action::Declare, mission.index()),
            Decision::Goals => (Action::Goals, 0),
            Decision::Done => (Action::Done, 0),
            Decision::Discard(mission) => (Action::Discard, mission.index()),
            Decision::Bid(actions) => {
                let at = usize::from(actions).saturating_sub(1);
                (Action::Bid, at.min(BIDS - 1))
            }
            Decision::Content => (Action::Content, 0),
            Decision::TimeUp => (Action::TimeUp, 0),
        };
        Self::actions().start(action as usize) + at
    }

    fn shares_index(decision: &Decision) -> bool {
        matches!(decision, Decision::Bid(_))
    }

    fn decision(&self, seat: Seat, index: usize) -> Option<Decision> {
        let (place, at) = Self::actions().find(index)?;
        let decision = match Action::ALL[place] {
            Action::Act => Decision::Act(acts()[at]),
            Action::Settle => Decision::Settle,
            Action::Declare => Decision::Declare(MissionId::from_index(at)),
            Action::Goals => Decision::Goals,
            Action::Done => Decision::Done,
            Action::Discard => Decision::Discard(MissionId::from_index(at)),
            Action::Bid => Decision::Bid(at as u8 + 1),
            Action::Content => Decision::Content,
            Action::TimeUp => Decision::TimeUp,
        };
        self.check(seat, &decision).is_ok().then_some(decision)
    }

    fn observe(&self, seat: Seat, numbers: &mut Numbers<'_>) {
        self.observe_prompt(seat, numbers);
        self.observe_planet(numbers);
        let (coop, compete) = match &self.table {
            Table::Coop(coop) => (Some(coop), None),
            Table::Compete(compete) => (None, Some(compete)),
        };
        self.observe_coop(coop, seat, numbers);
        self.observe_compete(compete, seat, numbers);
    }
}

/// What both sides of every tile look like, in every pose.
fn faces() -> &'static [[[Color; HALF_SIDES]; Pose::ALL.len()]; TILES] {
    static FACES: OnceLock<[[[Color; HALF_SIDES]; Pose::ALL.len()]; TILES]> = OnceLock::new();
    FACES.get_or_init(|| {
        std::array::from_fn(|tile| Pose::ALL.map(|pose| half_sides(TileId::from_index(tile), pose)))
    })
}

/// The kinds of questions.
const PROMPTS: usize = 7;

impl Shifter {
    fn observe_prompt(&self, seat: Seat, numbers: &mut Numbers<'_>) {
        let (kind, number) = match self.prompt(seat) {
            None => (None, 0),
            Some(Prompt::Terraform { left }) => (Some(0), left),
            Some(Prompt::Declare { declared }) => (Some(1), declared.into()),
            Some(Prompt::Discard { left }) => (Some(2), left),
            Some(Prompt::Bid { most, .. }) => (Some(3), most),
            Some(Prompt::Lower { own, .. }) => (Some(4), own),
            Some(Prompt::Timer { .. }) => (Some(5), 0),
            Some(Prompt::Attempt { left, .. }) => (Some(6), left),
        };
        numbers.ones("question: kind", PROMPTS, kind);
        numbers.all("question: number", [number]);
        let limits = match &self.table {
            Table::Coop(coop) => coop.limits(),
            Table::Compete(compete) => compete.limits(),
        };
        let used = self.field.used;
        numbers.all(
            "actions, shifts and flips of this turn",
            [used.actions, used.shifts, used.flips],
        );
        numbers.all(
            "the most of each, and whether short flips are allowed",
            [
                limits.actions,
                limits.shifts.min(limits.actions),
                limits.flips.min(limits.actions),
                limits.short_flips.into(),
            ],
        );
        let exact = self.field.matching == Matching::Exact;
        let competes = matches!(self.table, Table::Compete(_));
        numbers.all("zones match exactly, competitive", [exact, competes]);
    }

    fn observe_planet(&self, numbers: &mut Numbers<'_>) {
        let planet = &self.field.planet;
        let tile = |cell: Cell| cell.index() * TILES + planet.tile(cell).index();
        numbers.ones("cells: tile", TILES * TILES, Cell::all().map(tile));
        let pose = |cell: Cell| cell.index() * Pose::ALL.len() + planet.pose(cell).index();
        numbers.ones(
            "cells: pose",
            TILES * Pose::ALL.len(),
            Cell::all().map(pose),
        );
        let half_sides = Cell::all().flat_map(|cell| {
            let face = faces()[planet.tile(cell).index()][planet.pose(cell).index()];
            let colors = face.into_iter().enumerate();
            colors.map(move |(at, color)| (cell.index() * HALF_SIDES + at) * COLORS + color.index())
        });
        numbers.ones(
            "cells: colour of half-sides",
            TILES * HALF_SIDES * COLORS,
            half_sides,
        );
    }

    fn observe_coop(&self, coop: Option<&Coop>, seat: Seat, numbers: &mut Numbers<'_>) {
        let missions = MissionId::count();
        let players = self.players();
        let place = |other: Seat| kit::clockwise(seat, other, players);
        let hand = || coop.into_iter().flat_map(|coop| coop.hands[seat].iter());
        numbers.ones("own hand", missions, hand().map(|mission| mission.index()));
        let met = hand().filter(|mission| self.field.meets(&set()[**mission].needs));
        numbers.ones(
            "own missions that are met",
            missions,
            met.map(|mission| mission.index()),
        );
        numbers.ones("player on turn", SEATS, coop.map(|coop| place(coop.turn)));
        let block = numbers.block("cards in hand by player", SEATS);
        for (other, hand) in coop.into_iter().flat_map(|coop| coop.hands.seated()) {
            block[place(other)] = hand.len() as i16;
        }
        let discard = coop.into_iter().flat_map(|coop| coop.discard.iter());
        numbers.ones("discards", missions, discard.map(|mission| mission.index()));
        let goals = || {
            coop.into_iter()
                .flat_map(|coop| coop.goals.iter().zip(&coop.achieved))
        };
        let count = GoalId::count();
        numbers.ones("goals", count, goals().map(|(goal, _)| goal.index()));
        let achieved = goals().filter(|(_, achieved)| **achieved);
        numbers.ones(
            "goals achieved",
            count,
            achieved.map(|(goal, _)| goal.index()),
        );
        let met = goals().filter(|(goal, _)| self.field.meets(&set()[**goal].needs));
        numbers.ones(
            "goals that are met",
            count,
            met.map(|(goal, _)| goal.index()),
        );
        let in_force = coop.into_iter().flat_map(|coop| coop.in_force.iter());
        numbers.ones(
            "disasters in force",
            DisasterId::count(),
            in_force.map(|id| id.index()),
        );
        numbers.all(
            "missions in the library, disasters to come",
            coop.map_or([0; 2], |coop| {
                [coop.library.len() as i64, coop.face_down.len() as i64]
            }),
        );
    }

    fn observe_compete(&self, compete: Option<&Compete>, seat: Seat, numbers: &mut Numbers<'_>) {
        let cards = MissionId::count() + GoalId::count();
        let players = self.players();
        let place = |other: Seat| kit::clockwise(seat, other, players);
        let challenge = compete.and_then(|compete| compete.challenge);
        numbers.ones("challenge", cards, challenge.map(card_place));
        let met = challenge.is_some_and(|card| self.field.meets(card.needs()));
        numbers.all(
            "challenge met, score that wins, largest bid, cards in the library",
            compete.map_or([0; 4], |compete| {
                [
                    met.into(),
                    compete.options.target.into(),
                    compete.options.bid_cap.into(),
                    compete.library.len() as i64,
                ]
            }),
        );
        numbers.ones(
            "leader",
            SEATS,
            compete.map(|compete| place(compete.leader)),
        );
        let bids = || compete.into_iter().flat_map(|compete| compete.bids.iter());
        let block = numbers.block("bids by player", SEATS);
        bids().for_each(|bid| block[place(bid.seat)] = bid.actions.into());
        let block = numbers.block("order of bids by player", SEATS);
        (1..)
            .zip(bids())
            .for_each(|(order, bid)| block[place(bid.seat)] = order);
        let (mut content, mut attempt) = (kit::SeatSet::NONE, None);
        match compete.map(|compete| &compete.phase) {
            Some(compete::Phase::Lower { content: all }) => content = *all,
            Some(compete::Phase::Attempt { bid, .. }) => attempt = Some(bid),
            _ => {}
        }
        let content = Seat::all(players).filter(|seat| content.contains(*seat));
        numbers.ones("players who are content", SEATS, content.map(place));
        numbers.ones(
            "player who tries",
            SEATS,
            attempt.map(|bid| place(bid.seat)),
        );
        numbers.all(
            "actions of the attempt",
            [attempt.map_or(0, |bid| bid.actions)],
        );
        let block = numbers.block("challenges met and missed by player", 2 * SEATS);
        for (other, points) in compete
            .into_iter()
            .flat_map(|compete| compete.points.seated())
        {
            block[2 * place(other)] = points.won.into();
            block[2 * place(other) + 1] = points.lost.into();
        }
        let put_back = compete.into_iter();
        let put_back = put_back.flat_map(|compete| &compete.library[..compete.put_back]);
        let block = numbers.block(
            "cards put back, by their place from the bottom, from 1",
            cards,
        );
        (1..)
            .zip(put_back)
            .for_each(|(order, card)| block[card_place(*card)] = order);
    }
}
