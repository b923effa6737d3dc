//! The commands, one file each, and what they share.

pub(crate) mod admin;
pub(crate) mod analyse;
pub(crate) mod backup;
pub(crate) mod cards;
pub(crate) mod companion;
pub(crate) mod copies;
pub(crate) mod exam;
pub(crate) mod gauntlet;
pub(crate) mod learn;
pub(crate) mod play;
pub(crate) mod plot;
pub(crate) mod rate;
pub(crate) mod replay;
pub(crate) mod report;
pub(crate) mod scenario;
pub(crate) mod selfplay;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod solve;
pub(crate) mod tune;

use std::io::{self, Write};
use std::time::Duration;

use anyhow::{Result, bail};
use bots::{BotSpec, GameName, Playable};
use indicatif::{ProgressBar, ProgressStyle};
use kit::{Game, Seed, Setup};
use serde::Serialize;

/// How a command ended that could be carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// All went well.
    Passed,
    /// Something that was tested did not hold.
    Failed,
}

/// Which game is played and how.
#[derive(clap::Args)]
pub(crate) struct TableArgs {
    /// The game
    #[arg(long, value_name = "GAME", value_parser = game_name)]
    pub(crate) game: GameName,
    /// Options of the game, as NAME=VALUE or a word such as `exact`; a wrong one lists them all
    #[arg(long, value_name = "WORD", value_delimiter = ',')]
    pub(crate) variant: Vec<String>,
}

/// A setup for the players that were asked for; if none were, for as many as is usual, or for the
/// fewest if the variant is for them alone.
pub(crate) fn usual_setup<G: Game>(
    asked: Option<usize>,
    usual: usize,
    variant: &[String],
    agents: usize,
) -> Result<Setup> {
    let fewest = G::PLAYERS.0;
    let players = asked.unwrap_or(usual.max(fewest));
    match setup::<G>(players, variant, agents) {
        Err(error) if asked.is_none() => setup::<G>(fewest, variant, agents).map_err(|_| error),
        setup => setup,
    }
}

/// A setup from which the game starts.
pub(crate) fn setup<G: Game>(players: usize, variant: &[String], agents: usize) -> Result<Setup> {
    if agents > players {
        bail!("there are {agents} agents for {players} players; expected at most one for each");
    }
    let words = variant.iter().map(|word| word.trim());
    let setup = Setup::parse::<G>(players, words.filter(|word| !word.is_empty()))?;
    // Some options are fine one by one but do not go together; only the game knows.
    G::start(&setup, Seed::from_number(0))?;
    Ok(setup)
}

/// The computer players of these names.
pub(crate) fn bots<G: Playable>(names: &[String]) -> Result<Vec<&'static BotSpec<G>>> {
    names.iter().map(|name| bot::<G>(name)).collect()
}

/// The computer player of this name.
pub(crate) fn bot<G: Playable>(name: &str) -> Result<&'static BotSpec<G>> {
    let Some(bot) = G::bot(name.trim()) else {
        let known = G::BOTS.iter().chain(G::LABORATORY);
        let known: Vec<_> = known
            .map(|bot| format!("  {:<10} {}", bot.name, bot.about))
            .collect();
        bail!(
            "{} has no agent `{name}`; it has\n{}",
            G::NAME,
            known.join("\n")
        );
    };
    Ok(bot)
}

/// Reads the name of a game, for clap.
pub(crate) fn game_name(text: &str) -> Result<GameName, String> {
    text.parse()
}

/// The number from which everything random follows: as given, or from the operating system.
pub(crate) fn seed(given: Option<u64>) -> Result<u64> {
    match given {
        Some(seed) => Ok(seed),
        // Short enough to be typed again.
        None => Ok(u64::from(getrandom::u32()?)),
    }
}

/// A progress bar on standard error, if someone is there to see it.
pub(crate) fn progress(total: u64, what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}, {eta} left")
        .expect("the template is well formed");
    let bar = ProgressBar::new(total).with_style(style).with_message(what);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// Prints a value as JSON.
pub(crate) fn print_json(out: &mut dyn Write, value: &impl Serialize) -> Result<()> {
    writeln!(out, "{}", serde_json::to_string_pretty(value)?)?;
    Ok(())
}

/// Tells the user what is wrong. A closed standard error leaves nobody to tell.
pub(crate) fn complain(what: &str) {
    let _ = writeln!(io::stderr(), "error: {what}");
}

/// A number with its thousands apart: 1,234,567.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// So many of something, in English: `1 game`, `1,200 games`.
pub(crate) fn counted(number: u64, what: &str) -> String {
    let s = if number == 1 { "" } else { "s" };
    format!("{} {what}{s}", grouped(number))
}

/// A rate with its thousands apart, or with decimals if it is small.
pub(crate) fn grouped_rate(number: f64) -> String {
    if number >= 100.0 {
        grouped(number.round() as u64)
    } else {
        format!("{number:.1}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1000), "1,000");
        assert_eq!(grouped(1_234_567), "1,234,567");
        assert_eq!(counted(1, "game"), "1 game");
        assert_eq!(counted(1200, "game"), "1,200 games");
        assert_eq!(grouped_rate(12.34), "12.3");
        assert_eq!(grouped_rate(12_345.6), "12,346");
    }
}
