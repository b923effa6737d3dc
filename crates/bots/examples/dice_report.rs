//! How long and how rich greedy games of the Dice Game are, beside what its reconstruction aimed at.
//!
//! `cargo run --release -p bots --example dice_report -- [GAMES]`

#![allow(clippy::print_stdout)] // Printing is what it is for.

use std::collections::BTreeMap;

use bots::Playable as _;
use dice::data::Parameter;
use dice::{DiceGame, Event};
use kit::{Eyes, Game as _, Log, Seat, Seed, Setup, Viewer};

/// What was seen in the games of one setup.
#[derive(Default)]
struct Seen {
    rounds: Vec<u32>,
    /// The rounds in which each player reached 5 and 12 points.
    reached: [Vec<u32>; 2],
    production_dice: Vec<u32>,
    productions: u32,
    shortages: u32,
    scores: Vec<i32>,
    completed: u32,
    wins: [f64; 4],
    /// How often each milestone was there, and how often it was reached.
    milestones: BTreeMap<String, (u32, u32)>,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let games = std::env::args()
        .nth(1)
        .map_or(Ok(100), |word| word.parse::<u64>())?;
    println!("{games} games of greedy players each; base / with Corporate Era\n");
    let mut legends = String::new();
    for players in 1..=4 {
        let base = watch(&Setup::new(players), games)?;
        let both = watch(&Setup::new(players).with("corporate-era", "yes"), games)?;
        let row = |what: &str, aim: &str, value: &dyn Fn(&Seen) -> f64| {
            println!(
                "{players}p  {what:<44} {aim:>8}  {:6.1} / {:6.1}",
                value(&base),
                value(&both)
            );
        };
        let bands = ["", "18-32", "14-30", "12-25"];
        if players > 1 {
            row("median rounds", bands[players - 1], &|seen| {
                median(&seen.rounds)
            });
        } else {
            row("all parameters complete, %", ">= 50", &|seen| {
                f64::from(seen.completed) / games as f64 * 100.0
            });
        }
        row(
            "mean points",
            if players == 1 { "60-95" } else { "" },
            &|seen| seen.scores.iter().sum::<i32>() as f64 / seen.scores.len() as f64,
        );
        row("mean production dice at the end", "6-12", &|seen| {
            mean(&seen.production_dice)
        });
        row(
            "production turns with a shortage, %",
            if players == 4 { "< 10" } else { "" },
            &|seen| f64::from(seen.shortages) / f64::from(seen.productions.max(1)) * 100.0,
        );
        row("median round of 5 points", "4-6", &|seen| {
            median(&seen.reached[0])
        });
        row("median round of 12 points", "8-12", &|seen| {
            median(&seen.reached[1])
        });
        if players > 1 {
            let wins = |seen: &Seen| {
                let shares = seen.wins[..players]
                    .iter()
                    .map(|wins| wins / games as f64 * 100.0);
                shares
                    .map(|share| format!("{share:.0}"))
                    .collect::<Vec<_>>()
                    .join(":")
            };
            println!(
                "{players}p  wins by seat, %{:>41}  {} / {}",
                "equal",
                wins(&base),
                wins(&both)
            );
        }
        if players == 3 {
            for (id, (there, reached)) in &base.milestones {
                let share = f64::from(*reached) / f64::from(*there) * 100.0;
                legends += &format!("    {id} {share:.0} %\n");
            }
        }
        println!();
    }
    println!("milestones reached, of the base games with three players that had them:\n{legends}");
    Ok(())
}

fn watch(setup: &Setup, games: u64) -> Result<Seen, Box<dyn std::error::Error>> {
    let bot = DiceGame::bot("greedy").ok_or("there is no greedy player")?;
    let mut seen = Seen::default();
    for seed in 0..games {
        let mut game = DiceGame::start(setup, Seed::from_number(seed))?;
        let seats = Seat::all(setup.players);
        let mut bots: Vec<_> = seats
            .map(|seat| (bot.make)(seed * 8 + seat.index() as u64))
            .collect();
        let mut reached = [[false; 4]; 2];
        while let Some(seat) = game.asked().first() {
            let decision = bots[seat.index()].decide(&Eyes::new(&game, seat));
            let mut log = Log::new();
            game.apply_unchecked(seat, &decision, &mut log);
            for event in log.events() {
                match event {
                    Event::Production { .. } => seen.productions += 1,
                    Event::Shortage { .. } => seen.shortages += 1,
                    _ => {}
                }
            }
            for (at, points) in [5, 12].into_iter().enumerate() {
                for other in Seat::all(setup.players) {
                    if !reached[at][other.index()] && game.score_of(other).track >= points {
                        reached[at][other.index()] = true;
                        seen.reached[at].push(game.round().into());
                    }
                }
            }
            if game.round() > 400 {
                break;
            }
        }
        seen.note(&game);
    }
    Ok(seen)
}

impl Seen {
    fn note(&mut self, game: &DiceGame) {
        self.rounds.push(game.round().into());
        for seat in Seat::all(game.players()) {
            self.production_dice.push(game.production_dice(seat).into());
            self.scores.push(game.score_of(seat).total());
        }
        let complete = Parameter::ALL
            .iter()
            .all(|parameter| game.is_complete(*parameter));
        self.completed += u32::from(complete);
        if let Some(outcome) = game.outcome() {
            for seat in outcome.winners.iter() {
                self.wins[seat.index()] += 1.0 / outcome.winners.len() as f64;
            }
        }
        for milestone in game.view(Viewer::Spectator).milestones {
            let (there, reached) = self.milestones.entry(milestone.id.to_string()).or_default();
            *there += 1;
            *reached += u32::from(matches!(milestone.status, dice::GoalStatus::Reached(_)));
        }
    }
}

fn mean(values: &[u32]) -> f64 {
    values.iter().map(|value| f64::from(*value)).sum::<f64>() / values.len().max(1) as f64
}

fn median(values: &[u32]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    sorted
        .get(sorted.len() / 2)
        .copied()
        .map_or(f64::NAN, f64::from)
}
