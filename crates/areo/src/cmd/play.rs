//! `areo play`: a game in the terminal.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use anyhow::{Context as _, Result, bail};
use bots::{GameName, Playable, with_game};
use kit::{Budget, Catalogued, Message, Record, Seed, Session};
use l10n::{Language, Writer};
use rand::Rng as _;

use super::{Verdict, bot, game_name, seed, usual_setup};
use crate::draw::Drawn;
use crate::paint::Paint;
use crate::records::{self, Replayed};
use crate::terminal::{Client, Player, read_line};

/// Plays a game in the terminal, against or with the computer or other people.
///
/// Type the number of a choice or its words. `help` lists what else can be typed: undo, hint, why,
/// save, log, quit ...
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    areo play --game shifter\n  \
    areo play --game shifter --agents human --lang pl\n  \
    areo play --game shifter --agents human,human --variant exact\n  \
    areo play --record game.record")]
pub(crate) struct Args {
    /// The game; without one there is a choice
    #[arg(long, value_name = "GAME", value_parser = game_name)]
    game: Option<GameName>,
    /// Who plays: `human` or names of computer players, separated by commas; one human with the
    /// strongest computer player by default
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    agents: Vec<String>,
    /// How many play; the last agent is repeated
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Options of the game, as NAME=VALUE or a word such as `exact`; a wrong one lists them all
    #[arg(long, value_name = "WORD", value_delimiter = ',')]
    variant: Vec<String>,
    /// The seed of all random numbers; a new one each time by default
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    /// Continues a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "variant", "seed"])]
    record: Option<PathBuf>,
    /// The language: en, pl, cs or nl
    #[arg(long, value_name = "LANG", default_value_t)]
    lang: Language,
}

/// The word for a person among the agents.
const HUMAN: &str = "human";

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    let input = &mut io::stdin().lock();
    let record = match &args.record {
        Some(path) => Some((records::read(path)?, path)),
        None => None,
    };
    let game = match (&record, args.game) {
        (Some((record, path)), asked) => {
            let game = records::game(record, path)?;
            if asked.is_some_and(|asked| asked != game) {
                bail!("the record is of {game}, not of the game that was asked for");
            }
            game
        }
        (None, Some(game)) => game,
        (None, None) => match choose(args.lang, input, out)? {
            Some(game) => game,
            None => return Ok(Verdict::Passed),
        },
    };
    let record = record.map(|(record, _)| record);
    with_game!(game, |G| play::<G>(args, record.as_ref(), input, out))
}

/// Asks which game it shall be; `None` if the user left.
fn choose(
    lang: Language,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<Option<GameName>> {
    let text = Writer::new(lang);
    loop {
        for (at, game) in GameName::ALL.iter().enumerate() {
            let title = text.write(&Message::new(format!("game-{game}")));
            writeln!(out, "{:>3}  {title}", at + 1)?;
        }
        write!(out, "> ")?;
        out.flush()?;
        let Some(line) = read_line(input)? else {
            return Ok(None);
        };
        let number = line.parse().ok().and_then(|at: usize| at.checked_sub(1));
        if let Some(game) = number.and_then(|at| GameName::ALL.get(at)) {
            return Ok(Some(*game));
        }
        match line.as_str() {
            "quit" | "q" => return Ok(None),
            name => match name.parse() {
                Ok(game) => return Ok(Some(game)),
                Err(what) => writeln!(out, "{what}")?,
            },
        }
    }
}

fn play<G: Playable + Drawn + Catalogued>(
    args: &Args,
    record: Option<&Record>,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<Verdict> {
    let chance = seed(args.seed)?;
    let (replayed, opening) = match (record, &args.record) {
        (Some(record), Some(path)) => {
            let replayed = records::play_through::<G>(record, None)
                .with_context(|| path.display().to_string())?;
            let opening = Message::new("play-loaded")
                .with("file", path.display().to_string())
                .with("decisions", replayed.events.len());
            (replayed, opening)
        }
        _ => {
            let usual = args
                .agents
                .len()
                .max(if args.agents.is_empty() { 2 } else { 1 });
            // Some variants, such as the one with MarsBot, are for one player alone.
            let setup = usual_setup::<G>(args.players, usual, &args.variant, args.agents.len())?;
            let replayed = Replayed {
                session: Session::start(&setup, Seed::from_number(chance))?,
                events: Vec::new(),
            };
            let opening = Message::new("play-seed").with("seed", chance.to_string());
            (replayed, opening)
        }
    };
    let players = seat_players::<G>(args, replayed.session.setup().players, chance)?;
    let text = Writer::new(args.lang);
    let mut client = Client::new(
        replayed,
        players,
        G::best_bot(),
        text,
        Paint::for_stdout(),
        input,
        out,
    );
    client.run(&opening)?;
    Ok(Verdict::Passed)
}

/// Who sits where: the agents as given, the last one repeated.
fn seat_players<G: Playable>(args: &Args, players: usize, seed: u64) -> Result<Vec<Player<G>>> {
    let usual = [HUMAN.to_owned(), G::best_bot().name.to_owned()];
    let names: &[String] = match args.agents.as_slice() {
        [] => &usual,
        given => given,
    };
    if names.len() > players && !args.agents.is_empty() {
        bail!(
            "there are {} agents for {players} players; expected at most one for each",
            names.len()
        );
    }
    let mut rng = kit::rng(seed);
    (0..players)
        .map(|seat| {
            let name = names[seat.min(names.len() - 1)].trim();
            Ok(if name == HUMAN {
                Player::Human
            } else {
                let spec = bot::<G>(name)
                    .with_context(|| format!("expected `{HUMAN}` or a computer player"))?;
                Player::Bot(spec.name, (spec.make)(rng.next_u64(), &Budget::default()))
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_title_and_says_what_it_is_about() {
        for lang in Language::ALL {
            let text = Writer::new(lang);
            for game in GameName::ALL {
                assert!(text.knows(&format!("game-{game}")), "{game} in {lang}");
                assert!(text.knows(&format!("about-{game}")), "{game} in {lang}");
            }
        }
    }

    #[test]
    fn every_game_has_the_four_levels_each_with_a_name_and_a_sentence() {
        for game in GameName::ALL {
            let names: Vec<_> = with_game!(game, |G| G::BOTS.iter().map(|bot| bot.name).collect());
            assert_eq!(
                names,
                ["newcomer", "settler", "engineer", "governor"],
                "{game}"
            );
            for (lang, name) in Language::ALL
                .iter()
                .flat_map(|lang| names.iter().map(move |name| (*lang, name)))
            {
                let text = Writer::new(lang);
                assert!(text.knows(&format!("bot-{name}")), "{name} in {lang}");
                assert!(text.knows(&format!("bot-{name}-about")), "{name} in {lang}");
            }
        }
    }
}
