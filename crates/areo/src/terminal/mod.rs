//! A game in the terminal: a client that works for any game from its prompts alone.
//!
//! It shows what the rules say and never decides anything itself. `turn` reads a player's choice,
//! `commands` does everything else that can be typed.

mod commands;
#[cfg(test)]
mod tests;
mod turn;

use std::io::{BufRead, Read as _, Write};

use anyhow::Result;
use bots::BotSpec;
use kit::{
    Bot, Catalogued, Event as _, Game, Message, Observation, Outcome, Seat, Session, Tell as _,
    Viewer,
};
use l10n::Writer;

use crate::draw::{Drawn, naming_others, wrap};
use crate::paint::{BOLD, Paint};
use crate::records::Replayed;

/// The longest line that is read at once, in bytes.
const MAX_LINE: u64 = 1 << 16;

/// Long sentences are broken at so many letters.
const LINE: usize = 80;

/// Who sits in a seat.
pub(crate) enum Player<G: Game> {
    /// Somebody at this terminal.
    Human,
    /// A computer player, with its name.
    Bot(&'static str, Box<dyn Bot<G>>),
}

/// A game in the terminal.
pub(crate) struct Client<'a, G: Drawn + Catalogued> {
    session: Session<G>,
    players: Vec<Player<G>>,
    /// The player that gives hints.
    adviser: &'static BotSpec<G>,
    /// What happened, by decision.
    events: Vec<Vec<G::Event>>,
    /// How many decisions each seat has been told of, by seat index; the table's place is that of
    /// somebody who only watches.
    told: [usize; Seat::TABLE.index() + 1],
    /// Who looks at the screen; the table if somebody only watches.
    looking: Seat,
    /// Up to how many decisions the game is saved, or the player knows that it is not.
    safe: usize,
    text: Writer,
    paint: Paint,
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
}

/// What the player wants after a prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    /// The game has moved on, or back.
    Move,
    /// The player is asked the same again.
    Stay,
    /// The player leaves.
    Leave,
}

impl<'a, G: Drawn + Catalogued> Client<'a, G> {
    pub(crate) fn new(
        replayed: Replayed<G>,
        players: Vec<Player<G>>,
        adviser: &'static BotSpec<G>,
        text: Writer,
        paint: Paint,
        input: &'a mut dyn BufRead,
        out: &'a mut dyn Write,
    ) -> Self {
        let Replayed { session, events } = replayed;
        let text = naming_others(text, session.game(), players.len());
        let mut client = Self {
            told: [events.len(); Seat::TABLE.index() + 1],
            safe: events.len(),
            session,
            players,
            adviser,
            events,
            looking: Seat::TABLE,
            text,
            paint,
            input,
            out,
        };
        if let [only] = client.humans().as_slice() {
            client.looking = *only;
        }
        client
    }

    /// Plays until the game is over or everybody has left. `opening` is said after the welcome.
    pub(crate) fn run(&mut self, opening: &Message) -> Result<()> {
        self.welcome(opening)?;
        loop {
            let next = match (self.session.game().outcome(), self.decider()) {
                (Some(outcome), _) => self.end(&outcome)?,
                (None, Some(seat)) => match self.players.get_mut(seat.index()) {
                    Some(Player::Human) => self.turn(seat)?,
                    Some(Player::Bot(_, bot)) => {
                        let decision = bot.decide(&Observation::new(self.session.game(), seat));
                        self.decide(seat, &decision)?
                    }
                    None => match self.session.game().legal(seat).first().cloned() {
                        Some(decision) => self.decide(seat, &decision)?,
                        None => anyhow::bail!("the table is asked but has no legal answer"),
                    },
                },
                (None, None) => anyhow::bail!("the game is not over, but nobody is asked"),
            };
            if next == Next::Leave {
                return self.say(&Message::new("play-bye"));
            }
        }
    }

    fn humans(&self) -> Vec<Seat> {
        Seat::all(self.players.len())
            .filter(|seat| matches!(self.players[seat.index()], Player::Human))
            .collect()
    }

    /// Who decides next: computer players first, so that nobody waits for them; in each kind the
    /// first clockwise after the last decider; the table itself only when nobody else can.
    fn decider(&self) -> Option<Seat> {
        let asked = self.session.game().asked();
        let players = self.players.len();
        let from = match self.session.moves().last() {
            Some((seat, _)) if *seat != Seat::TABLE => seat.next(players),
            _ => Seat::new(0),
        };
        let first = |human: bool| {
            from.round(players).find(|seat| {
                asked.contains(*seat)
                    && human == matches!(self.players[seat.index()], Player::Human)
            })
        };
        first(false)
            .or_else(|| first(true))
            .or_else(|| asked.first())
    }

    /// Carries out a decision and tells whoever looks what came of it.
    fn decide(&mut self, seat: Seat, decision: &G::Decision) -> Result<Next> {
        match self.session.decide(seat, decision) {
            Ok(log) => {
                self.events.push(log.into_events());
                self.tell_news()?;
                Ok(Next::Move)
            }
            Err(illegal) => {
                self.say(&illegal.tell())?;
                Ok(Next::Stay)
            }
        }
    }

    fn viewer(&self) -> Viewer {
        match self.looking {
            Seat::TABLE => Viewer::Spectator,
            seat => Viewer::Seat(seat),
        }
    }

    /// Tells whoever looks what happened since they were last told.
    fn tell_news(&mut self) -> Result<()> {
        let told = &mut self.told[self.looking.index()];
        let from = std::mem::replace(told, self.events.len());
        self.tell_from(from)?;
        Ok(())
    }

    /// Tells whoever looks what happened from a decision on; says how many lines that were.
    fn tell_from(&mut self, from: usize) -> Result<usize> {
        let viewer = self.viewer();
        let lines: Vec<_> = self.events[from..]
            .iter()
            .flatten()
            .filter_map(|event| event.seen_by(viewer))
            .map(|event| self.text.write(&event.tell()))
            .collect();
        for line in &lines {
            writeln!(self.out, "  {line}")?;
        }
        Ok(lines.len())
    }

    fn show_board(&mut self) -> Result<()> {
        let view = self.session.game().view(self.viewer());
        let board = G::draw(&view, self.paint, &self.text);
        write!(self.out, "\n{board}")?;
        Ok(())
    }

    fn say(&mut self, message: &Message) -> Result<()> {
        writeln!(self.out, "{}", self.text.write(message))?;
        Ok(())
    }

    /// What a computer player is called.
    fn bot_name(&self, name: &str) -> String {
        let id = format!("bot-{name}");
        match self.text.knows(&id) {
            true => self.text.write(&Message::new(id)),
            false => name.to_owned(),
        }
    }

    fn welcome(&mut self, opening: &Message) -> Result<()> {
        let others = G::others(&self.session.game().view(self.viewer()));
        let welcome = Message::new("play-welcome")
            .with("game", Message::new(format!("game-{}", G::NAME)))
            .with("players", self.players.len() + others.len());
        let welcome = self.text.write(&welcome);
        writeln!(self.out, "{}", self.paint.ink(BOLD, &welcome))?;
        let about = Message::new(format!("about-{}", G::NAME));
        for line in self.text.write(&about).lines() {
            writeln!(self.out, "{}", wrap(line, LINE).join("\n"))?;
        }
        writeln!(self.out)?;
        for seat in Seat::all(self.players.len()) {
            let (who, about) = match &self.players[seat.index()] {
                Player::Human => (Message::new("play-human"), None),
                Player::Bot(name, _) => {
                    let who = Message::new("play-bot").with("bot", self.bot_name(name));
                    (who, Some(format!("bot-{name}-about")))
                }
            };
            self.say(&who.with("seat", seat))?;
            if let Some(about) = about.filter(|id| self.text.knows(id)) {
                writeln!(self.out, "   {}", self.text.write(&Message::new(about)))?;
            }
        }
        for (seat, name) in Seat::all(self.players.len() + others.len())
            .skip(self.players.len())
            .zip(others)
        {
            let letter = seat.to_string();
            self.say(
                &Message::new("play-other")
                    .with("letter", letter)
                    .with("name", name),
            )?;
        }
        self.say(opening)?;
        if !self.humans().is_empty() {
            self.say(&Message::new("play-type-help"))?;
        }
        Ok(())
    }

    /// Shows the result; who is here can still look back, save, or take back the end.
    fn end(&mut self, outcome: &Outcome) -> Result<Next> {
        self.show_board()?;
        tell_outcome(outcome, &self.text, self.out)?;
        let Some(seat) = self.humans().first().copied() else {
            return Ok(Next::Leave);
        };
        loop {
            match self.ask(seat, &[])? {
                Next::Stay => {}
                next => return Ok(next),
            }
        }
    }
}

/// Tells the result of a game.
pub(crate) fn tell_outcome(outcome: &Outcome, text: &Writer, out: &mut dyn Write) -> Result<()> {
    let mut say = |message: &Message| writeln!(out, "{}", text.write(message));
    say(&Message::new("play-over"))?;
    say(&outcome.verdict)?;
    // The verdict may name the winners already, so here they have a mark and no words.
    for (seat, score) in outcome.scores.seated() {
        let id = match outcome.winners.contains(seat) {
            true => "play-score-won",
            false => "play-score",
        };
        say(&Message::new(id).with("seat", seat).with("score", *score))?;
    }
    Ok(())
}

/// One line of input without the spaces around it; `None` at the end of the input.
pub(crate) fn read_line(input: &mut dyn BufRead) -> Result<Option<String>> {
    let mut bytes = Vec::new();
    input.take(MAX_LINE).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
}
