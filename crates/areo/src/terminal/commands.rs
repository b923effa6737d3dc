//! What can be typed besides choices. The words are the same in every language.

use std::path::Path;

use anyhow::Result;
use kit::{
    Arg, Budget, Catalogued, Message, Observation, Preview, Ranked, Record, Seat, Source, Tell,
    UndoError, Weighed,
};

use super::turn::Choice;
use super::{Client, Next, read_line};
use crate::draw::Drawn;
use crate::files;
use crate::paint::BOLD;

/// What can be typed, with the message that explains it.
const HELP: [(&str, &str); 12] = [
    ("1, 2, ...", "play-help-choice"),
    ("list", "play-help-list"),
    ("board", "play-help-board"),
    ("look ...", "play-help-look"),
    ("preview ...", "play-help-preview"),
    ("undo", "play-help-undo"),
    ("hint", "play-help-hint"),
    ("why", "play-help-why"),
    ("log", "play-help-log"),
    ("save ...", "play-help-save"),
    ("help", "play-help-help"),
    ("quit", "play-help-quit"),
];

/// As many cards are shown at once.
const SHOWN_CARDS: usize = 10;

impl<G: Drawn + Catalogued> Client<'_, G> {
    /// Carries out a line if it is a command.
    pub(super) fn command(
        &mut self,
        seat: Seat,
        choices: &[Choice<G>],
        line: &str,
    ) -> Result<Option<Next>> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "list" => self.list(choices)?,
            "board" => self.show_board()?,
            "look" => self.look(rest)?,
            "preview" => self.preview(choices, rest)?,
            "undo" => return self.undo(seat).map(Some),
            "undo!" => return self.undo_agreed(seat).map(Some),
            "hint" => self.hint(seat)?,
            "why" => self.why(seat, rest)?,
            "log" => {
                if self.tell_from(0)? == 0 {
                    self.say(&Message::new("play-log-empty"))?;
                }
            }
            "save" => self.save(rest, false)?,
            "save!" => self.save(rest, true)?,
            "help" | "?" => self.help()?,
            "quit" | "exit" | "q" => return self.quit().map(Some),
            _ => return Ok(None),
        }
        Ok(Some(Next::Stay))
    }

    fn help(&mut self) -> Result<()> {
        for (word, id) in HELP {
            let word = self.paint.ink(BOLD, &format!("{word:<11}"));
            writeln!(self.out, "  {word} {}", self.text.write(&Message::new(id)))?;
        }
        Ok(())
    }

    /// All choices with the words that can be typed for them.
    fn list(&mut self, choices: &[Choice<G>]) -> Result<()> {
        for (at, choice) in choices.iter().enumerate() {
            writeln!(
                self.out,
                "{:>3}  {}  [{}]",
                at + 1,
                self.label(choice),
                choice.1
            )?;
        }
        Ok(())
    }

    /// Shows what the cards say whose id or name has these words in it.
    fn look(&mut self, words: &str) -> Result<()> {
        let wanted = words.to_lowercase();
        let found: Vec<_> = G::catalogue()
            .into_iter()
            .map(|entry| (self.text.write(&entry.name), entry))
            .filter(|(name, entry)| {
                entry.id.contains(&wanted) || name.to_lowercase().contains(&wanted)
            })
            .take(SHOWN_CARDS)
            .collect();
        if found.is_empty() {
            let words = words.to_owned();
            return self.say(&Message::new("play-not-understood").with("words", words));
        }
        for (name, entry) in found {
            let mark = match entry.source {
                Source::Printed => String::new(),
                source => format!("  ({})", self.text.write(&source.message())),
            };
            let heading = self
                .text
                .write(&Message::new("cards-name").with("name", name));
            writeln!(self.out, "{}{mark}", self.paint.ink(BOLD, &heading))?;
            for part in &entry.text {
                writeln!(self.out, "    {}", self.text.write(part))?;
            }
        }
        Ok(())
    }

    /// Says what a choice would do: all of it, or what is sure and the odds of its dice.
    fn preview(&mut self, choices: &[Choice<G>], words: &str) -> Result<()> {
        let numbered = words.parse::<usize>().ok();
        let numbered = numbered.and_then(|number| choices.get(number.checked_sub(1)?));
        let said = || {
            choices
                .iter()
                .find(|(_, choice)| choice.to_string() == words)
        };
        let Some((who, decision)) = numbered.or_else(said) else {
            let words = words.to_owned();
            return self.say(&Message::new("play-not-understood").with("words", words));
        };
        let game = self.session.game();
        let decisions = [decision.clone()];
        let Ok(preview) = Preview::new(game, *who, &decisions, &mut kit::rng(0)) else {
            return Ok(());
        };
        let preview = preview.to_the_end(*who);
        let foreseen = preview.events.iter().chain(&preview.odds);
        let mut told: Vec<_> = foreseen.map(Tell::tell).collect();
        if preview.after.is_none() {
            told.push(Message::new("play-preview-reveals"));
        }
        told.iter().try_for_each(|message| self.say(message))
    }

    fn hint(&mut self, seat: Seat) -> Result<()> {
        let game = self.session.game();
        if !game.asked().contains(seat) {
            return self.say(&Message::new("refused-over"));
        }
        // The same position gives the same hint.
        let seed = self.session.moves().len() as u64;
        let mut adviser = (self.adviser.make)(seed, &Budget::default());
        let decision = adviser.decide(&Observation::new(game, seat));
        self.say(
            &Message::new("play-hint")
                .with("bot", self.bot_name(self.adviser.name))
                .with("choice", self.label(&(seat, decision.clone())))
                .with("words", decision.to_string()),
        )?;
        let reasons = reasons(adviser.weighed(), |decision| {
            self.label(&(seat, decision.clone()))
        });
        reasons.iter().try_for_each(|reason| self.say(reason))
    }

    /// Says what is not possible and why, or whether one decision is.
    fn why(&mut self, seat: Seat, words: &str) -> Result<()> {
        let line = |client: &Self, choice: G::Decision, reason: Message| {
            Message::new("play-why-line")
                .with("choice", client.label(&(seat, choice)))
                .with("reason", reason)
        };
        if words.is_empty() {
            let blocked = self.session.game().blocked(seat);
            if blocked.is_empty() {
                return self.say(&Message::new("play-why-nothing"));
            }
            return blocked.into_iter().try_for_each(|(choice, reason)| {
                let line = line(self, choice, reason.tell());
                self.say(&line)
            });
        }
        match words.parse::<G::Decision>() {
            Ok(choice) => match self.session.game().check(seat, &choice) {
                Ok(()) => self.say(&Message::new("play-why-possible")),
                Err(illegal) => {
                    let line = line(self, choice, illegal.tell());
                    self.say(&line)
                }
            },
            Err(_) => {
                self.say(&Message::new("play-not-understood").with("words", words.to_owned()))
            }
        }
    }

    /// Takes back the player's last decision, if nobody has learned anything since.
    fn undo(&mut self, seat: Seat) -> Result<Next> {
        let last = self.session.moves().last().cloned();
        let refusal = match (self.session.undo(seat), last) {
            (Ok(()), Some(last)) => return self.went_back(&last),
            (_, None) => "play-undo-start",
            (Err(UndoError::NotYours), _) => "play-undo-not-yours",
            (Err(UndoError::Nothing), _) => "play-undo-nothing",
        };
        self.say(&Message::new(refusal))?;
        Ok(Next::Stay)
    }

    /// Goes back to the last decision of a human, whatever was learned since, if all agree.
    fn undo_agreed(&mut self, seat: Seat) -> Result<Next> {
        let humans = self.humans();
        let by_human = |(who, _): &(Seat, G::Decision)| humans.contains(who);
        let Some(at) = self.session.moves().iter().rposition(by_human) else {
            self.say(&Message::new("play-undo-start"))?;
            return Ok(Next::Stay);
        };
        if humans.iter().any(|human| *human != seat) {
            self.say(&Message::new("play-undo-agree"))?;
            self.out.flush()?;
            match read_line(self.input)?.as_deref() {
                None => return Ok(Next::Leave),
                Some("yes" | "y") => {}
                Some(_) => return Ok(Next::Stay),
            }
        }
        let last = self.session.moves()[at].clone();
        while self.session.moves().len() > at {
            self.session.undo_agreed()?;
        }
        self.went_back(&last)
    }

    /// Forgets what is no more.
    fn went_back(&mut self, undone: &Choice<G>) -> Result<Next> {
        let now = self.session.moves().len();
        self.events.truncate(now);
        for told in &mut self.told {
            *told = (*told).min(now);
        }
        let label = self.label(undone);
        self.say(&Message::new("play-undone").with("choice", label))?;
        Ok(Next::Move)
    }

    /// Keeps the game in a file. Another file is only overwritten when `force` says so.
    fn save(&mut self, file: &str, force: bool) -> Result<()> {
        if file.is_empty() {
            return self.say(&Message::new("play-save-where"));
        }
        let path = Path::new(file);
        let record = self.session.record();
        // What is no file is never overwritten, so nobody is told how to.
        if path.is_file() && !force && !holds_same_game(path, &record) {
            return self.say(&Message::new("play-save-other").with("file", file.to_owned()));
        }
        let answer = match files::write(path, &record.to_string()) {
            Ok(()) => {
                self.safe = self.session.moves().len();
                Message::new("play-saved").with("file", file.to_owned())
            }
            Err(error) => Message::new("play-save-failed").with("why", error.to_string()),
        };
        self.say(&answer)
    }

    /// Leaves, but not without a word if something would be lost.
    fn quit(&mut self) -> Result<Next> {
        let now = self.session.moves().len();
        let over = self.session.game().outcome().is_some();
        if over || self.safe == now {
            return Ok(Next::Leave);
        }
        self.safe = now;
        self.say(&Message::new("play-quit-unsaved"))?;
        Ok(Next::Stay)
    }
}

/// Whether a file holds an earlier or later state of this very game.
fn holds_same_game(path: &Path, record: &Record) -> bool {
    let same = |other: &Record| {
        (&other.game, &other.setup, other.seed) == (&record.game, &record.setup, record.seed)
    };
    crate::records::read(path).is_ok_and(|other| same(&other))
}

/// Why a computer player chose the first of the answers that it weighed, and what else it thought of.
fn reasons<D: Clone>(weighed: &[Weighed<D>], label: impl Fn(&D) -> String) -> Vec<Message> {
    let best = Ranked::best(weighed);
    let [chosen, others @ ..] = &best[..] else {
        return Vec::new();
    };
    let line = |id: &'static str, ranked: &Ranked<D>| {
        let percent = (100.0 * ranked.chance).round() as i64;
        Message::new(id)
            .with("points", Arg::difference(ranked.points))
            .with("chance", percent)
    };
    let mut said = vec![line("play-hint-gain", chosen)];
    if !chosen.reasons.is_empty() {
        said.push(Message::new("analysis-why").with("parts", chosen.reasons.clone()));
    }
    let others = others.iter();
    said.extend(
        others.map(|other| line("play-hint-other", other).with("choice", label(&other.decision))),
    );
    said
}
