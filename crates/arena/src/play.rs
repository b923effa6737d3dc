//! One game between computer players, watched closely.

use std::collections::BTreeMap;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};

use bots::BotSpec;
use kit::record::Move;
use kit::{
    Bot, Budget, Event as _, Game, Log, Observation, Outcome, Record, Seat, SeatSet, Seed, Setup,
    SetupError, Viewer,
};
use rayon::prelude::*;
use thiserror::Error;

use crate::Match;
use crate::deal::Deal;

/// A game that did not come to its end, with the record that shows it.
#[derive(Debug, Error)]
#[error("game {game}: {breach}")]
pub struct Fault {
    /// Which game of the match, counted from 0.
    pub game: u64,
    /// What went wrong.
    pub breach: Breach,
    /// The game up to there, as the text of a record.
    pub record: String,
}

/// What can go wrong in a game between computer players.
#[derive(Debug, Error)]
pub enum Breach {
    /// The game does not start.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A player gave an answer that is refused.
    #[error("{seat} answered `{words}`, which is refused because {code}")]
    Illegal {
        /// Who.
        seat: Seat,
        /// What it answered.
        words: String,
        /// The kind of reason.
        code: &'static str,
    },
    /// The game is not over but asks nobody.
    #[error("dead end: the game is not over, but nobody is asked")]
    DeadEnd,
    /// The game is longer than it may be.
    #[error("the game is not over after {bound} decisions, its bound")]
    Endless {
        /// The bound.
        bound: usize,
    },
    /// The rules or a player panicked.
    #[error("broken: {what}")]
    Panic {
        /// The message of the panic.
        what: String,
    },
}

/// A finished game.
pub(crate) struct Played {
    pub(crate) outcome: Outcome,
    pub(crate) decisions: u64,
}

/// Plays one game of a match with these players, in seat order.
pub(crate) fn play<G: Game>(
    setup: &Setup,
    agents: impl Iterator<Item = &'static BotSpec<G>>,
    budget: &Budget,
    match_seed: u64,
    game: u64,
) -> Result<Played, Fault> {
    play_watched(
        setup,
        agents,
        budget,
        match_seed,
        game,
        &mut |_, _, _, _| {},
    )
}

/// Is shown every decision of a player before it is carried out.
pub(crate) type Watch<'a, G> = dyn FnMut(&G, Seat, &<G as Game>::Decision, &dyn Bot<G>) + 'a;

/// The same, watched closely.
pub(crate) fn play_watched<G: Game>(
    setup: &Setup,
    agents: impl Iterator<Item = &'static BotSpec<G>>,
    budget: &Budget,
    match_seed: u64,
    game: u64,
    watch: &mut Watch<'_, G>,
) -> Result<Played, Fault> {
    let mut deal = Deal::new(match_seed, game);
    let mut moves = Vec::new();
    let result = catch_unwind(AssertUnwindSafe(|| {
        let mut bots: Vec<_> = agents
            .map(|agent| (agent.make)(deal.bot_seed(), budget))
            .collect();
        play_out(G::start(setup, deal.seed)?, &mut bots, &mut moves, watch)
    }));
    let breach = match result {
        Ok(Ok(outcome)) => {
            return Ok(Played {
                outcome,
                decisions: moves.len() as u64,
            });
        }
        Ok(Err(breach)) => breach,
        Err(panic) => Breach::Panic {
            what: panic
                .downcast_ref::<String>()
                .cloned()
                .or_else(|| panic.downcast_ref::<&str>().map(|&what| what.to_owned()))
                .unwrap_or_else(|| "a panic without a message".to_owned()),
        },
    };
    Err(Fault {
        game,
        breach,
        record: recorded::<G>(setup, deal.seed, moves).to_string(),
    })
}

/// Plays the first game of a match alone, and gives its record.
///
/// # Errors
/// If it did not come to its end.
pub fn record<G: Game>(plan: &Match<G>) -> Result<Record, Fault> {
    let mut deal = Deal::new(plan.seed, 0);
    let agents = plan.agents.iter().cycle().take(plan.setup.players);
    let mut bots: Vec<_> = agents
        .map(|agent| (agent.make)(deal.bot_seed(), &plan.budget))
        .collect();
    let mut moves = Vec::new();
    let played = G::start(&plan.setup, deal.seed)
        .map_err(Breach::from)
        .and_then(|game| play_out(game, &mut bots, &mut moves, &mut |_, _, _, _| {}));
    let record = recorded::<G>(&plan.setup, deal.seed, moves);
    played.map(|_| record.clone()).map_err(|breach| Fault {
        game: 0,
        breach,
        record: record.to_string(),
    })
}

/// The record of a game by what was decided.
fn recorded<G: Game>(setup: &Setup, seed: Seed, moves: Vec<(Seat, G::Decision)>) -> Record {
    let words = |(seat, decision): (Seat, G::Decision)| Move {
        seat,
        words: decision.to_string(),
        line: 0,
    };
    Record {
        game: G::NAME.to_owned(),
        rules: G::RULES_VERSION,
        data: G::data_version(),
        setup: setup.clone(),
        seed,
        moves: moves.into_iter().map(words).collect(),
        digest: None,
        lines: BTreeMap::new(),
    }
}

fn play_out<G: Game>(
    mut game: G,
    bots: &mut [Box<dyn Bot<G>>],
    moves: &mut Vec<(Seat, G::Decision)>,
    watch: &mut Watch<'_, G>,
) -> Result<Outcome, Breach> {
    let bound = game.bound();
    let mut last = None;
    // What each seat has seen happen since it was asked last.
    let mut unseen: Vec<Vec<G::Event>> = vec![Vec::new(); bots.len()];
    loop {
        if let Some(outcome) = game.outcome() {
            return Ok(outcome);
        }
        let seat = next_to_decide(game.asked(), last, game.players()).ok_or(Breach::DeadEnd)?;
        if moves.len() == bound {
            return Err(Breach::Endless { bound });
        }
        let decision = match bots.get_mut(seat.index()) {
            Some(bot) => {
                let unseen = std::mem::take(&mut unseen[seat.index()]);
                if !unseen.is_empty() {
                    bot.see(&unseen);
                }
                let decision = bot.decide(&Observation::new(&game, seat));
                watch(&game, seat, &decision, bot.as_ref());
                decision
            }
            // Nobody plays for the table: it does the first thing it can.
            None => game.legal(seat).into_iter().next().ok_or(Breach::DeadEnd)?,
        };
        let mut log = Log::new();
        if let Err(illegal) = game.apply(seat, &decision, &mut log) {
            return Err(Breach::Illegal {
                seat,
                words: decision.to_string(),
                code: illegal.code(),
            });
        }
        for event in log.into_events() {
            for (seat, unseen) in Seat::all(bots.len()).zip(&mut unseen) {
                unseen.extend(event.seen_by(Viewer::Seat(seat)));
            }
        }
        moves.push((seat, decision));
        last = Some(seat);
    }
}

/// Whose decision comes next where several are asked: the first clockwise after the last decider,
/// so that all get their say. The table itself decides only when nobody else can.
pub fn next_to_decide(asked: SeatSet, last: Option<Seat>, players: usize) -> Option<Seat> {
    let first = asked.first()?;
    if asked == SeatSet::only(first) {
        return Some(first);
    }
    let from = match last {
        Some(seat) if seat != Seat::TABLE => seat.next(players),
        _ => Seat::new(0),
    };
    from.round(players)
        .find(|seat| asked.contains(*seat))
        .or(Some(first))
}

/// What many games add up to.
pub(crate) trait Tally: Send {
    /// Counts a game, by its number in the match.
    fn count(&mut self, game: u64, played: &Played);
    /// Counts all that another tally has counted.
    fn merge(&mut self, other: Self);
}

/// Plays games on several threads and adds them up. The order in which they finish makes no
/// difference; of several faults the one in the first game is reported.
pub(crate) fn play_all<T: Tally>(
    games: Range<u64>,
    empty: impl Fn() -> T + Sync,
    play: impl Fn(u64) -> Result<Played, Fault> + Sync,
) -> Result<T, Fault> {
    let first_fault = AtomicU64::new(u64::MAX);
    let sum = |left: Result<T, Fault>, right| match (left, right) {
        (Ok(mut left), Ok(right)) => {
            left.merge(right);
            Ok(left)
        }
        (Err(left), Err(right)) => Err(if left.game < right.game { left } else { right }),
        (Err(fault), Ok(_)) | (Ok(_), Err(fault)) => Err(fault),
    };
    games
        .into_par_iter()
        .fold(
            || Ok(empty()),
            |tally: Result<T, Fault>, game| {
                // After a fault only earlier games are worth playing.
                if game > first_fault.load(Ordering::Relaxed) {
                    return tally;
                }
                let mut tally = tally?;
                match play(game) {
                    Ok(played) => {
                        tally.count(game, &played);
                        Ok(tally)
                    }
                    Err(fault) => {
                        first_fault.fetch_min(game, Ordering::Relaxed);
                        Err(fault)
                    }
                }
            },
        )
        .reduce(|| Ok(empty()), sum)
}
