//! Measures every published figure and prints one table: what, how much, and on how many samples.
//! `cargo xtask bench` runs it. Times are those of one thread; matches are played on all.

#![allow(clippy::print_stdout)] // Printing is what it is for.

mod solver;

use std::hint::black_box;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context as _, anyhow, bail};
use arena::{Match, Threads};
use bots::Playable;
use clap::Parser;
use dice::DiceGame;
use kit::{Game, Log, Seed, Setup};
use mars::Mars;
use serde::Serialize;
use shifter::{Limits, Matching, Shifter};

/// Measures every published figure.
#[derive(Parser)]
struct Args {
    /// Prints JSON instead of a table.
    #[arg(long)]
    json: bool,
    /// Measures little, to see that it works.
    #[arg(long)]
    quick: bool,
    /// Only the figures of this game
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// Also counts the instructions of a game, under valgrind.
    #[arg(long)]
    instructions: bool,
    /// Plays so many random games of two and measures nothing: what valgrind looks at.
    #[arg(long, hide = true)]
    play: Option<u64>,
}

/// One published figure.
#[derive(Serialize)]
struct Figure {
    game: &'static str,
    what: String,
    value: f64,
    unit: &'static str,
    samples: u64,
}

fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    if let Some(games) = args.play {
        match args.game.as_deref() {
            Some(DiceGame::NAME) => arena::speed::<DiceGame>(&Setup::new(2), games, 1)?,
            _ => arena::speed::<Mars>(&Setup::new(2), games, 1)?,
        };
        return Ok(());
    }
    let share = if args.quick { 100_u64 } else { 1 };
    let wanted = |game: &str| args.game.as_deref().is_none_or(|only| only == game);
    let mut figures = Vec::new();
    if wanted(Shifter::NAME) {
        figures.extend(of_shifter(share)?);
    }
    if wanted(Mars::NAME) {
        figures.extend(of_mars(share)?);
        if args.instructions {
            figures.push(instructions::<Mars>("2 players, Corporate Era")?);
        }
    }
    if wanted(DiceGame::NAME) {
        figures.extend(of_dice(share)?);
        if args.instructions {
            figures.push(instructions::<DiceGame>("2 players")?);
        }
    }
    if figures.is_empty() {
        bail!("expected shifter, mars or dice as the game");
    }

    if args.json {
        println!("{}", serde_json::to_string_pretty(&figures)?);
    } else {
        println!(
            "{:<8} {:<44} {:>12} {:<8} {:>9}",
            "game", "what", "value", "unit", "samples"
        );
        for Figure {
            game,
            what,
            value,
            unit,
            samples,
        } in figures
        {
            println!("{game:<8} {what:<44} {value:>12.2} {unit:<8} {samples:>9}");
        }
    }
    Ok(())
}

/// The figures of Shifter.
fn of_shifter(share: u64) -> anyhow::Result<Vec<Figure>> {
    let mut figures = Vec::new();
    for matching in [Matching::AtLeast, Matching::Exact] {
        figures.extend(solver(matching, (10_000 / share) as usize));
    }
    let pair = Setup::new(2);
    figures.extend(rules::<Shifter>("2 players", &pair, 200_000 / share)?);
    let contest = pair.with("mode", "compete");
    figures.extend(rules::<Shifter>(
        "contest, 2 players",
        &contest,
        2_000 / share,
    )?);
    for players in 1..=4 {
        let nines = Setup::new(players).with("goals", "9-9-9-9");
        let name = format!("players: {players}, number-9 goals");
        figures.push(wins::<Shifter>(&name, nines, &["governor"], 200 / share)?);
    }
    Ok(figures)
}

/// The figures of Mars.
fn of_mars(share: u64) -> anyhow::Result<Vec<Figure>> {
    let pair = Setup::new(2);
    let mut figures = rules::<Mars>("2 players, Corporate Era", &pair, 50_000 / share)?;
    figures.push(generations(&pair, 1_000 / share)?);
    for agent in ["greedy-1", "greedy"] {
        figures.push(pace::<Mars>("2 players", &pair, agent, 1_000 / share)?);
    }
    let five = Setup::new(5).with("draft", "yes");
    figures.extend(rules::<Mars>("5 players, draft", &five, 10_000 / share)?);
    for board in ["tharsis", "hellas", "elysium"] {
        for level in ["easy", "normal", "hard", "brutal"] {
            let setup = Setup::parse::<Mars>(1, ["automa", board, level])?;
            let name = format!("MarsBot, {board}, {level}");
            figures.push(wins::<Mars>(&name, setup, &["greedy"], 2_000 / share)?);
        }
    }
    Ok(figures)
}

/// The figures of the Dice Game.
fn of_dice(share: u64) -> anyhow::Result<Vec<Figure>> {
    let pair = Setup::new(2);
    let mut figures = rules::<DiceGame>("2 players", &pair, 100_000 / share)?;
    let all = Setup::new(4)
        .with("corporate-era", "yes")
        .with("promo", "yes");
    figures.extend(rules::<DiceGame>(
        "4 players, all cards",
        &all,
        20_000 / share,
    )?);
    let agents = ["greedy", "random"];
    figures.push(wins::<DiceGame>("2 players", pair, &agents, 200 / share)?);
    Ok(figures)
}

/// How many games between copies of a player come to their end in a second, on one thread.
fn pace<G: Playable>(
    name: &str,
    setup: &Setup,
    agent: &'static str,
    games: u64,
) -> anyhow::Result<Figure> {
    let plan = Match {
        setup: setup.clone(),
        games: games.max(1),
        seed: 1,
        budget: kit::Budget::default(),
        threads: Threads::start(1).map_err(|error| anyhow!(error))?,
        agents: vec![G::bot(agent).with_context(|| format!("there is no player {agent}"))?],
    };
    let report = arena::simulate::<G>(&plan, &|| ()).map_err(|fault| anyhow!("{fault}"))?;
    Ok(Figure {
        game: G::NAME,
        what: format!("{name}: games of {agent}"),
        value: report.games_per_second,
        unit: "/s",
        samples: report.games,
    })
}

/// How many games the first of these players wins.
fn wins<G: Playable>(
    name: &str,
    setup: Setup,
    agents: &[&str],
    games: u64,
) -> anyhow::Result<Figure> {
    let known = |name: &&str| G::bot(name).with_context(|| format!("there is no player {name}"));
    let plan = Match {
        setup,
        games: games.max(1),
        seed: 1,
        budget: kit::Budget::default(),
        threads: Threads::start(0).map_err(|error| anyhow!(error))?,
        agents: agents.iter().map(known).collect::<Result<_, _>>()?,
    };
    let report = arena::simulate::<G>(&plan, &|| ()).map_err(|fault| anyhow!("{fault}"))?;
    Ok(Figure {
        game: G::NAME,
        what: format!("{name}: {} wins", agents.join(" against ")),
        value: report.agents[0].win_rate * 100.0,
        unit: "%",
        samples: report.games,
    })
}

/// How long the optimal solver takes for random cards on random planets, up to five actions.
fn solver(matching: Matching, samples: usize) -> Vec<Figure> {
    let times = solver::times(samples, 1, matching, &Limits::actions(5));
    let mode = match matching {
        Matching::AtLeast => "at least",
        Matching::Exact => "exact",
    };
    let figure = |name: &str, value: f64, samples: usize| Figure {
        game: Shifter::NAME,
        what: format!("solver, {mode}, {name}"),
        value,
        unit: "ms",
        samples: samples as u64,
    };
    let ms = |share| times.quantile(share).as_secs_f64() * 1e3;
    let mut figures = vec![figure("start-up", times.start_up.as_secs_f64() * 1e3, 1)];
    for (name, share) in [
        ("median", 0.5),
        ("p95", 0.95),
        ("p99", 0.99),
        ("maximum", 1.0),
    ] {
        figures.push(figure(name, ms(share), samples));
    }
    figures
}

/// How fast a game's rules are: each decision uniformly random among those listed, one thread.
fn rules<G: Game>(name: &str, setup: &Setup, games: u64) -> anyhow::Result<Vec<Figure>> {
    let speed = arena::speed::<G>(setup, games.max(1), 1)?;
    let figure = |what: &str, value: f64, unit, samples| Figure {
        game: G::NAME,
        what: format!("{name}: {what}"),
        value,
        unit,
        samples,
    };
    let per_game = speed.decisions as f64 / speed.games as f64;
    let copies = 200_000;
    Ok(vec![
        figure(
            "decisions",
            speed.decisions_per_second(),
            "/s",
            speed.decisions,
        ),
        figure("random games", speed.games_per_second(), "/s", speed.games),
        figure("decisions in a game", per_game, "", speed.games),
        figure("state", size_of::<G>() as f64, "bytes", 1),
        figure(
            "copying a state",
            copy_ns::<G>(setup, copies)?,
            "ns",
            copies,
        ),
    ])
}

/// How many generations a random game of Mars has.
fn generations(setup: &Setup, games: u64) -> anyhow::Result<Figure> {
    let mut rng = kit::rng(1);
    let mut generations = 0;
    for number in 0..games {
        let mut game = Mars::start(setup, Seed::from_number(number))?;
        while let Some(seat) = game.asked().first() {
            let decision = game.pick(seat, &mut rng);
            let decision = decision.context("nobody has an answer")?;
            game.apply_unchecked(seat, &decision, &mut Log::silent());
        }
        generations += u64::from(game.generation());
    }
    Ok(Figure {
        game: Mars::NAME,
        what: "2 players, Corporate Era: generations in a game".to_owned(),
        value: generations as f64 / games as f64,
        unit: "",
        samples: games,
    })
}

/// The instructions of one random game: the same on a busy machine as on an idle one.
fn instructions<G: Game>(name: &str) -> anyhow::Result<Figure> {
    let count = |games: u64| -> anyhow::Result<f64> {
        let output = Command::new("valgrind")
            .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
            .arg(std::env::current_exe()?)
            .args(["--game", G::NAME, "--play", &games.to_string()])
            .output()
            .context("valgrind is needed to count instructions")?;
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        let line = text
            .lines()
            .find_map(|line| line.split_once("Collected : "));
        line.and_then(|(_, count)| count.trim().parse().ok())
            .context("valgrind counted nothing")
    };
    let (few, many) = (10, 60);
    Ok(Figure {
        game: G::NAME,
        what: format!("{name}: instructions in a game"),
        value: (count(many)? - count(few)?) / (many - few) as f64,
        unit: "",
        samples: many - few,
    })
}

/// The time to copy a state in the middle of a random game.
fn copy_ns<G: Game>(setup: &Setup, copies: u64) -> anyhow::Result<f64> {
    let mut game = G::start(setup, Seed::from_number(1))?;
    for _ in 0..20 {
        let Some(seat) = game.asked().first() else {
            break;
        };
        let decision = game.legal(seat).swap_remove(0);
        game.apply_unchecked(seat, &decision, &mut Log::silent());
    }
    let start = Instant::now();
    for _ in 0..copies {
        black_box(black_box(&game).clone());
    }
    Ok(start.elapsed().as_secs_f64() * 1e9 / copies as f64)
}
