//! `areo companion`: MarsBot for a table of cardboard.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use companion::{Command, Companion, GoalLine, Misfit, Reader, Saved};
use kit::{Game as _, Message, Seat, Tell as _, Viewer};
use l10n::{Language, Writer};
use mars::data::Resource;
use mars::{Goal, View};

use super::{Verdict, seed};

const BOT: Seat = Seat::new(1);

/// Plays MarsBot for people at a table with the boxed game.
///
/// Every line is an entry: what happened on the table, or a turn of MarsBot, which is worked out
/// and explained step by step. You can correct earlier entries; all later turns are then recalculated.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    areo companion\n  \
    areo companion --variant hard --lang pl --file evening.txt\n  \
    areo companion --deal --variant elysium,brutal --seed 7")]
pub(crate) struct Args {
    /// Options of MarsBot and its board, as for `areo play --game mars --variant automa`
    #[arg(long, value_name = "WORD", value_delimiter = ',')]
    variant: Vec<String>,
    /// Deals MarsBot's cards here instead of from the deck on the table
    #[arg(long)]
    deal: bool,
    /// The seed of all random numbers; a new one each time by default
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    /// Keeps the session in this file after every entry, and resumes the session that is there
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// The language: en, pl, cs or nl
    #[arg(long, value_name = "LANG", default_value_t)]
    lang: Language,
}

pub(crate) fn run(args: &Args, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Verdict> {
    let writer = Writer::new(args.lang);
    let player = writer.write(&Message::new("companion-player"));
    let text = writer.with_names([player, "MarsBot".to_owned()]);
    let saved = match args.file.as_deref().filter(|file| file.exists()) {
        Some(file) => load(file, &text)?,
        None => begin(args)?,
    };
    let mut front = Front {
        companion: saved.companion()?,
        saved,
        file: args.file.clone(),
        reader: Reader::new(args.lang),
        text,
        out,
    };
    front.say(&Message::new("companion-welcome"))?;
    match front.companion.lines().len() {
        0 => front.check()?,
        count => {
            front.say(&Message::new("companion-resumed").with("count", count))?;
            front.list()?;
            front.ask()?;
        }
    }
    for line in input.lines() {
        let line = line?;
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        match front.reader.command(line) {
            Some((Command::Quit, _)) => break,
            Some((command, rest)) => front.command(command, rest)?,
            None => front.enter(line)?,
        }
    }
    Ok(Verdict::Passed)
}

fn begin(args: &Args) -> Result<Saved> {
    let words = args.variant.iter().map(|word| word.trim().to_owned());
    let seed = match args.deal {
        true => Some(seed(args.seed)?),
        false => None,
    };
    Ok(Saved {
        options: words.filter(|word| !word.is_empty()).collect(),
        seed,
        entries: Vec::new(),
    })
}

fn load(file: &Path, text: &Writer) -> Result<Saved> {
    let shown = file.display();
    let saved = std::fs::read_to_string(file).with_context(|| format!("{shown}"))?;
    match saved.parse() {
        Ok(saved) => Ok(saved),
        Err(misfit) => {
            let misfit: Misfit = misfit;
            bail!("{shown}: {}", text.write(&misfit.tell()))
        }
    }
}

struct Front<'a> {
    companion: Companion,
    saved: Saved,
    file: Option<PathBuf>,
    reader: Reader,
    text: Writer,
    out: &'a mut dyn Write,
}

impl Front<'_> {
    fn say(&mut self, message: &Message) -> Result<()> {
        writeln!(self.out, "{}", self.text.write(message))?;
        Ok(())
    }

    fn say_id(&mut self, id: &'static str) -> Result<()> {
        self.say(&Message::new(id))
    }

    /// Carries out an entry; what does not fit changes nothing and can be typed again.
    fn enter(&mut self, line: &str) -> Result<()> {
        let entry = self.companion.read(line, &self.reader);
        match entry.and_then(|entry| self.companion.enter(entry)) {
            Ok(first) => {
                for index in first..self.companion.lines().len() {
                    self.line(index)?;
                }
                self.keep()?;
                self.ask()
            }
            Err(misfit) => self.say(&misfit.tell()),
        }
    }

    fn command(&mut self, command: Command, rest: &str) -> Result<()> {
        let before = self.companion.clone();
        let changed = match command {
            Command::Help => return self.help(),
            Command::List => return self.list(),
            Command::State => return self.state(),
            Command::Check => {
                self.check()?;
                return self.ask();
            }
            Command::Save => return self.save(rest),
            Command::Quit => return Ok(()),
            Command::Undo => self.companion.undo(),
            Command::Strike => index(rest).and_then(|index| self.companion.strike(index)),
            Command::Fix | Command::Insert => {
                let numbered = rest
                    .split_once(' ')
                    .ok_or(Misfit::Form("companion-form-fix"));
                numbered.and_then(|(number, entry)| {
                    let index = index(number)?;
                    let entry = self.companion.read(entry, &self.reader)?;
                    match command {
                        Command::Fix => self.companion.correct(index, entry),
                        _ => self.companion.insert(index, entry),
                    }
                })
            }
        };
        match changed {
            Ok(()) => self.worked_out_anew(&before),
            Err(misfit) => self.say(&misfit.tell()),
        }
    }

    /// What changes on the table, and the entries that tell something else now.
    fn worked_out_anew(&mut self, before: &Companion) -> Result<()> {
        let changes = self.companion.changes_from(before);
        self.say_id(match changes.is_empty() {
            true => "companion-fixed-nothing",
            false => "companion-fixed",
        })?;
        for change in changes {
            writeln!(self.out, "  - {}", self.text.write(&change))?;
        }
        let same = |index: &usize| {
            let (old, new) = (before.lines().get(*index), &self.companion.lines()[*index]);
            old.is_some_and(|old| old.entry == new.entry && old.outcome == new.outcome)
        };
        let count = self.companion.lines().len();
        for index in (0..count).filter(|index| !same(index)).collect::<Vec<_>>() {
            self.line(index)?;
        }
        self.keep()?;
        self.ask()
    }

    /// An entry with its number, and what came of it.
    fn line(&mut self, index: usize) -> Result<()> {
        let line = self.companion.lines()[index].clone();
        let number = index + 1;
        let entry = self.text.write(&line.entry.tell());
        writeln!(self.out, "{number:>3}  {entry}")?;
        match line.outcome {
            Ok(told) => {
                for sentence in told {
                    writeln!(self.out, "     {}", self.text.write(&sentence.text))?;
                }
                Ok(())
            }
            Err(misfit) => {
                let misfit = Message::new("companion-misfit")
                    .with("number", number)
                    .with("why", misfit.tell());
                self.say(&misfit)
            }
        }
    }

    fn list(&mut self) -> Result<()> {
        (0..self.companion.lines().len()).try_for_each(|index| self.line(index))
    }

    fn ask(&mut self) -> Result<()> {
        match self.companion.question() {
            Some(question) => {
                writeln!(self.out, "? {}", self.text.write(&question))?;
                Ok(())
            }
            None => Ok(()),
        }
    }

    fn help(&mut self) -> Result<()> {
        const FORMS: [&str; 15] = [
            "companion-form-temperature",
            "companion-form-oxygen",
            "companion-form-tiles",
            "companion-form-lake",
            "companion-form-claims",
            "companion-form-claim",
            "companion-form-fund",
            "companion-form-standing",
            "companion-form-player",
            "companion-form-bot",
            "companion-form-tokens",
            "companion-form-remove",
            "companion-form-reduce",
            "companion-form-track",
            "companion-form-pile",
        ];
        let forms: Vec<_> = FORMS.map(|id| self.text.write(&Message::new(id))).into();
        self.say_id("companion-help-turns")?;
        self.say(&Message::new("companion-help-facts").with("forms", forms.join(" · ")))?;
        self.say_id("companion-help-commands")
    }

    fn check(&mut self) -> Result<()> {
        for item in self.companion.checklist() {
            let mark = if item.done { 'x' } else { ' ' };
            writeln!(self.out, "[{mark}] {}", self.text.write(&item.text))?;
        }
        Ok(())
    }

    fn state(&mut self) -> Result<()> {
        let view: View = self.companion.game().view(Viewer::Spectator);
        let say = |id: &'static str| Message::new(id);
        let (left, all) = self.companion.turns();
        let tracks = self.companion.tracks().into_iter().map(|(it, _)| {
            let position = match it.marked {
                0 => say("companion-position"),
                marked => say("companion-position-marked").with("marked", marked),
            };
            position.with("track", it.track).with("at", it.at)
        });
        let goals = self.companion.goals();
        let goals: Vec<_> = goals.iter().map(tell_goal).collect();
        let sources = self
            .companion
            .sources()
            .into_iter()
            .map(|(source, points)| {
                say("companion-source")
                    .with("source", source)
                    .with("points", points)
            });
        let state = [
            say("companion-state-planet")
                .with("generation", view.generation)
                .with("temperature", view.temperature)
                .with("oxygen", view.oxygen)
                .with("oceans", view.oceans),
            say("companion-state-bot")
                .with("rating", view.players[BOT].rating)
                .with("money", view.players[BOT].stock[Resource::Money])
                .with("left", left)
                .with("all", all),
            say("companion-state-tracks").with("tracks", tracks.collect::<Vec<_>>()),
            say("companion-state-goals").with("goals", goals),
            say("companion-state-score")
                .with("total", self.companion.score().total())
                .with("sources", sources.collect::<Vec<_>>()),
        ];
        state.iter().try_for_each(|line| self.say(line))
    }

    fn save(&mut self, file: &str) -> Result<()> {
        let file = match (file, &self.file) {
            ("", None) => return self.say(&Misfit::Form("companion-form-save").tell()),
            ("", Some(file)) => file.clone(),
            (file, _) => PathBuf::from(file),
        };
        match self.write(&file) {
            Ok(()) => {
                let file = file.display().to_string();
                self.say(&Message::new("companion-saved").with("file", file))
            }
            Err(error) => {
                writeln!(self.out, "{error:#}")?;
                Ok(())
            }
        }
    }

    /// Writes the session beside the old one first, so that none is ever half written.
    fn write(&self, file: &Path) -> Result<()> {
        let text = self.saved.with(&self.companion).to_string();
        let mut beside = file.as_os_str().to_owned();
        beside.push(".new");
        let beside = PathBuf::from(beside);
        std::fs::write(&beside, text)
            .and_then(|()| std::fs::rename(&beside, file))
            .with_context(|| format!("{}", file.display()))
    }

    fn keep(&mut self) -> Result<()> {
        match self.file.clone() {
            Some(file) => self.write(&file),
            None => Ok(()),
        }
    }
}

fn tell_goal(line: &GoalLine) -> Message {
    let goal = line.goal.tell();
    match (line.owner, line.needs, line.goal) {
        (Some(seat), _, Goal::Milestone(_)) => Message::new("companion-goal-taken")
            .with("goal", goal)
            .with("seat", seat),
        (Some(seat), _, Goal::Award(_)) => Message::new("companion-goal-taken-award")
            .with("goal", goal)
            .with("own", line.own)
            .with("seat", seat),
        (None, Some(needs), _) => Message::new("companion-goal-milestone")
            .with("goal", goal)
            .with("own", line.own)
            .with("needs", needs),
        (None, None, _) => Message::new("companion-goal-award")
            .with("goal", goal)
            .with("own", line.own),
    }
}

/// The index of the entry with this number.
fn index(number: &str) -> Result<usize, Misfit> {
    let number: Option<usize> = number.trim().parse().ok();
    number
        .and_then(|number| number.checked_sub(1))
        .ok_or(Misfit::NoSuchEntry)
}
