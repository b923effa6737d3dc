//! `areo report`: greedy games of the Dice Game beside what its reconstruction aimed at.

use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::{Context as _, Result};
use bots::BotSpec;
use dice::aims::{Measure, aims};
use dice::data::Parameter;
use dice::{DiceGame, Event, GoalStatus};
use kit::{Budget, Game as _, Log, Observation, Seat, Seed, Setup, Viewer};
use serde::Serialize;

use super::{Verdict, bot, counted, print_json, progress};

/// Points at which bonus cards are due.
const BONUS_CARDS: [i32; 2] = [5, 12];
/// The milestones that should be about equally hard.
const BALANCED: [&str; 3] = ["legend", "miner", "scientist"];

/// Plays the Dice Game with computer players and prints what they reach beside the bands that the
/// reconstruction of its cards and boards aimed at.
///
/// The bands are in data/dice/aims.ron. A figure outside its band is marked.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    areo report\n  \
    areo report --games 1000 --seed 7 --json")]
pub(crate) struct Args {
    /// Games for each number of players, with and without Corporate Era
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Who plays on every seat
    #[arg(long, value_name = "NAME", default_value = "greedy")]
    agent: String,
    /// The seed of all random numbers
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
}

/// The whole report.
#[derive(Serialize)]
struct Report {
    agent: &'static str,
    games: u64,
    seed: u64,
    lines: Vec<Line>,
}

/// One measure with its band, in games without and with Corporate Era.
#[derive(Serialize)]
struct Line {
    measure: Measure,
    players: usize,
    from: f64,
    to: f64,
    base: f64,
    corporate_era: f64,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    let agent = bot::<DiceGame>(&args.agent)?;
    let seen = watch_all(args, agent)?;
    let mut lines = Vec::new();
    for aim in aims() {
        for players in aim.players.iter().copied() {
            let value = |era: usize| seen[(players - 1) * 2 + era].value(aim.measure, players);
            lines.push(Line {
                measure: aim.measure,
                players,
                from: aim.from,
                to: aim.to,
                base: value(0),
                corporate_era: value(1),
            });
        }
    }
    let report = Report {
        agent: agent.name,
        games: args.games,
        seed: args.seed,
        lines,
    };
    if args.json {
        print_json(out, &report)?;
    } else {
        print(&report, out)?;
    }
    Ok(Verdict::Passed)
}

fn print(report: &Report, out: &mut dyn Write) -> Result<()> {
    let games = counted(report.games, "game");
    writeln!(
        out,
        "dice, {games} of {} each, seed {}; * is outside the band\n",
        report.agent, report.seed
    )?;
    writeln!(
        out,
        "{:<46} {:>7} {:>9} {:>8}  {:>8}",
        "what", "players", "band", "base", "with era"
    )?;
    for line in &report.lines {
        let shown = |value: f64| {
            let inside = (line.from..=line.to).contains(&value);
            format!("{value:.1}{}", if inside { " " } else { "*" })
        };
        let band = format!("{}-{}", line.from, line.to);
        writeln!(
            out,
            "{:<46} {:>7} {band:>9} {:>9} {:>9}",
            what(line.measure),
            line.players,
            shown(line.base),
            shown(line.corporate_era)
        )?;
    }
    Ok(())
}

const fn what(measure: Measure) -> &'static str {
    match measure {
        Measure::Rounds => "median rounds",
        Measure::Terraformed => "all parameters complete, % of games",
        Measure::Points => "mean points",
        Measure::ProductionDice => "mean production dice at the end",
        Measure::Shortages => "shortages, % of production turns",
        Measure::FirstBonusCard => "median round of 5 points",
        Measure::SecondBonusCard => "median round of 12 points",
        Measure::BestSeat => "wins of the best seat, % of an equal share",
        Measure::MilestoneBalance => "most to least claimed: Legend, Miner, Scientist",
    }
}

/// What was seen in the games of one setup.
#[derive(Default)]
struct Seen {
    games: u32,
    rounds: Vec<u32>,
    reached: [Vec<u32>; BONUS_CARDS.len()],
    production_dice: Vec<u32>,
    scores: Vec<i32>,
    productions: u32,
    shortages: u32,
    terraformed: u32,
    wins: [f64; DiceGame::PLAYERS.1],
    /// How often each of the balanced milestones was there, and how often it was claimed.
    milestones: [(u32, u32); BALANCED.len()],
}

/// Every number of players without and with Corporate Era, on all cores.
fn watch_all(args: &Args, agent: &BotSpec<DiceGame>) -> Result<Vec<Seen>> {
    let (least, most) = DiceGame::PLAYERS;
    let setups: Vec<_> = (least..=most)
        .flat_map(|players| {
            let base = Setup::new(players);
            [base.clone(), base.with("corporate-era", "yes")]
        })
        .collect();
    let bar = progress(args.games * setups.len() as u64, "games");
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        // The longest games come last in the list and are begun first.
        while let Some(index) = setups
            .len()
            .checked_sub(next.fetch_add(1, Ordering::Relaxed) + 1)
        {
            let seen = watch(&setups[index], args, agent, &|| bar.inc(1));
            done.push((index, seen));
        }
        done
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut all: Vec<(usize, Result<Seen>)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().unwrap_or_default())
            .collect()
    });
    bar.finish_and_clear();
    all.sort_by_key(|(index, _)| *index);
    all.into_iter().map(|(_, seen)| seen).collect()
}

fn watch(setup: &Setup, args: &Args, agent: &BotSpec<DiceGame>, tick: &dyn Fn()) -> Result<Seen> {
    let mut seen = Seen::default();
    for number in 0..args.games {
        let seed = args.seed.wrapping_mul(1_000_003).wrapping_add(number);
        let mut game = DiceGame::start(setup, Seed::from_number(seed))?;
        let mut bots: Vec<_> = Seat::all(setup.players)
            .map(|seat| {
                (agent.make)(
                    seed.wrapping_mul(8).wrapping_add(seat.index() as u64),
                    &Budget::default(),
                )
            })
            .collect();
        let mut reached = [[false; DiceGame::PLAYERS.1]; BONUS_CARDS.len()];
        let mut left = game.bound();
        while let Some(seat) = game.asked().first() {
            left = left
                .checked_sub(1)
                .context("a game does not come to its end")?;
            let decision = bots[seat.index()].decide(&Observation::new(&game, seat));
            let mut log = Log::new();
            game.apply_unchecked(seat, &decision, &mut log);
            for event in log.events() {
                seen.productions += u32::from(matches!(event, Event::Production { .. }));
                seen.shortages += u32::from(matches!(event, Event::Shortage { .. }));
            }
            for (at, points) in BONUS_CARDS.into_iter().enumerate() {
                for seat in Seat::all(setup.players) {
                    let known = &mut reached[at][seat.index()];
                    if !*known && game.score_of(seat).track >= points {
                        *known = true;
                        seen.reached[at].push(game.round().into());
                    }
                }
            }
        }
        seen.note(&game);
        tick();
    }
    Ok(seen)
}

impl Seen {
    /// Adds a game that is over.
    fn note(&mut self, game: &DiceGame) {
        self.games += 1;
        self.rounds.push(game.round().into());
        for seat in Seat::all(game.players()) {
            self.production_dice.push(game.production_dice(seat).into());
            self.scores.push(game.score_of(seat).total());
        }
        let mut parameters = Parameter::ALL.iter();
        self.terraformed += u32::from(parameters.all(|parameter| game.is_complete(*parameter)));
        if let Some(outcome) = game.outcome() {
            for seat in outcome.winners.iter() {
                self.wins[seat.index()] += 1.0 / outcome.winners.len() as f64;
            }
        }
        for milestone in game.view(Viewer::Spectator).milestones {
            let id = milestone.id.to_string();
            if let Some(at) = BALANCED.iter().position(|balanced| *balanced == id) {
                let (there, claimed) = &mut self.milestones[at];
                *there += 1;
                *claimed += u32::from(matches!(milestone.status, GoalStatus::Reached(_)));
            }
        }
    }

    fn value(&self, measure: Measure, players: usize) -> f64 {
        let games = f64::from(self.games);
        match measure {
            Measure::Rounds => median(&self.rounds),
            Measure::Terraformed => f64::from(self.terraformed) / games * 100.0,
            Measure::Points => {
                self.scores.iter().copied().map(f64::from).sum::<f64>() / self.scores.len() as f64
            }
            Measure::ProductionDice => {
                let dice = self.production_dice.iter().copied().map(f64::from);
                dice.sum::<f64>() / self.production_dice.len() as f64
            }
            Measure::Shortages => f64::from(self.shortages) / f64::from(self.productions) * 100.0,
            Measure::FirstBonusCard => median(&self.reached[0]),
            Measure::SecondBonusCard => median(&self.reached[1]),
            Measure::BestSeat => {
                let best = self.wins.iter().copied().fold(0.0, f64::max);
                best / games * players as f64 * 100.0
            }
            Measure::MilestoneBalance => {
                let shares = self
                    .milestones
                    .map(|(there, claimed)| f64::from(claimed) / f64::from(there));
                let most = shares.into_iter().fold(0.0, f64::max);
                most / shares.into_iter().fold(1.0, f64::min)
            }
        }
    }
}

fn median(values: &[u32]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    let middle = sorted.get(sorted.len() / 2);
    middle.copied().map_or(f64::NAN, f64::from)
}
