//! A player's turn: what is asked, what can be chosen, and what is typed.

use anyhow::Result;
use kit::{Catalogued, Message, Seat, Tell as _};

use super::{Client, Next, read_line};
use crate::draw::Drawn;
use crate::paint::{BOLD, DIM, Paint};

/// As many choices are listed one by one; more are shown in groups.
const LISTED: usize = 20;

/// Something that can be chosen, and who would decide it: the player, or the table.
pub(super) type Choice<G> = (Seat, <G as kit::Game>::Decision);

impl<G: Drawn + Catalogued> Client<'_, G> {
    /// Asks a player until the game moves.
    pub(super) fn turn(&mut self, seat: Seat) -> Result<Next> {
        if self.looking != seat && self.hand_over(seat)? == Next::Leave {
            return Ok(Next::Leave);
        }
        self.show_board()?;
        let game = self.session.game();
        if let Some(prompt) = game.prompt(seat) {
            let question = self.text.write(&prompt.tell());
            writeln!(self.out, "\n{}", self.paint.ink(BOLD, &question))?;
        }
        let mut deciders = vec![seat];
        if self.session.game().asked().contains(Seat::TABLE) {
            deciders.push(Seat::TABLE);
        }
        let choices: Vec<Choice<G>> = deciders
            .into_iter()
            .flat_map(|who| {
                let legal = self.session.game().legal(who);
                legal.into_iter().map(move |decision| (who, decision))
            })
            .collect();
        self.show_choices(&choices)?;
        loop {
            match self.ask(seat, &choices)? {
                Next::Stay => {}
                next => return Ok(next),
            }
        }
    }

    /// Lets another player take over, without showing what the one before saw.
    fn hand_over(&mut self, seat: Seat) -> Result<Next> {
        let mut steps = vec![Message::new("play-hand-over").with("seat", seat)];
        if self.looking != Seat::TABLE {
            steps.insert(0, Message::new("play-hide"));
        }
        for step in steps {
            writeln!(self.out)?;
            self.say(&step)?;
            self.out.flush()?;
            if read_line(self.input)?.is_none() {
                return Ok(Next::Leave);
            }
            if self.paint == Paint::Colour {
                // Clears the screen and what could be scrolled back to.
                write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
            }
        }
        self.looking = seat;
        self.tell_news()?;
        Ok(Next::Stay)
    }

    /// Reads one line and does what it says.
    pub(super) fn ask(&mut self, seat: Seat, choices: &[Choice<G>]) -> Result<Next> {
        let ask = self
            .text
            .write(&Message::new("play-ask").with("seat", seat));
        write!(self.out, "{} ", self.paint.ink(BOLD, &ask))?;
        self.out.flush()?;
        let Some(line) = read_line(self.input)? else {
            writeln!(self.out)?;
            return Ok(Next::Leave);
        };
        if line.is_empty() {
            return Ok(Next::Stay);
        }
        if let Some(next) = self.command(seat, choices, &line)? {
            return Ok(next);
        }
        self.choose(seat, choices, &line)
    }

    /// Takes a line as a choice: its number, its words or its label, or the beginnings of either.
    fn choose(&mut self, seat: Seat, choices: &[Choice<G>], line: &str) -> Result<Next> {
        if let Ok(number) = line.parse::<usize>() {
            return match number.checked_sub(1).and_then(|at| choices.get(at)) {
                Some((who, decision)) => self.decide(*who, decision),
                None if choices.is_empty() => {
                    self.say(&Message::new("refused-over"))?;
                    Ok(Next::Stay)
                }
                None => {
                    self.say(
                        &Message::new("play-no-such-number")
                            .with("number", line.to_owned())
                            .with("count", choices.len()),
                    )?;
                    Ok(Next::Stay)
                }
            };
        }
        if let Ok(decision) = line.parse::<G::Decision>() {
            let listed = choices.iter().find(|(_, choice)| *choice == decision);
            let who = listed.map_or(seat, |(who, _)| *who);
            return self.decide(who, &decision);
        }
        let fitting: Vec<_> = choices
            .iter()
            .enumerate()
            .filter(|(_, choice)| {
                begins_with(&choice.1.to_string(), line) || begins_with(&self.label(choice), line)
            })
            .collect();
        match fitting.as_slice() {
            [] => {
                self.say(&Message::new("play-not-understood").with("words", line.to_owned()))?;
                Ok(Next::Stay)
            }
            [(_, (who, decision))] => self.decide(*who, decision),
            several => {
                self.say(&Message::new("play-narrowed"))?;
                let lines: Vec<_> = several
                    .iter()
                    .map(|(at, choice)| self.line(*at, choice))
                    .collect();
                self.show_columns(&lines)?;
                Ok(Next::Stay)
            }
        }
    }

    /// Shows what can be chosen, in groups if it is much.
    fn show_choices(&mut self, choices: &[Choice<G>]) -> Result<()> {
        if choices.len() <= LISTED {
            return self.list_choices(choices);
        }
        let verb = |choice: &Choice<G>| {
            let words = choice.1.to_string();
            words.split(' ').next().unwrap_or_default().to_owned()
        };
        let mut at = 0;
        for group in choices.chunk_by(|a, b| verb(a) == verb(b)) {
            let (first, last) = (at + 1, at + group.len());
            let label = match group {
                [only] => self.label(only),
                [one, .., other] => format!("{} … {}", self.label(one), self.label(other)),
                [] => continue,
            };
            let number = if first == last {
                format!("{first}")
            } else {
                format!("{first}-{last}")
            };
            writeln!(
                self.out,
                "{} {label}",
                self.paint.ink(DIM, &format!("{number:>7}"))
            )?;
            at = last;
        }
        Ok(())
    }

    /// Shows everything that can be chosen.
    pub(super) fn list_choices(&mut self, choices: &[Choice<G>]) -> Result<()> {
        let lines: Vec<_> = choices
            .iter()
            .enumerate()
            .map(|(at, choice)| self.line(at, choice))
            .collect();
        self.show_columns(&lines)
    }

    /// A choice as a line: its number, and its label for people.
    fn line(&self, at: usize, choice: &Choice<G>) -> String {
        format!("{:>3}  {}", at + 1, self.label(choice))
    }

    /// A choice in the player's language.
    pub(super) fn label(&self, (who, decision): &Choice<G>) -> String {
        let prompt = self.session.game().prompt(*who);
        let offered = prompt.and_then(|prompt| G::offer(&prompt, decision));
        let label = offered.unwrap_or_else(|| decision.tell());
        if *who == Seat::TABLE {
            self.text
                .write(&Message::new("play-for-table").with("choice", label))
        } else {
            self.text.write(&label)
        }
    }

    /// Prints lines in as many columns as fit, reading downwards.
    fn show_columns(&mut self, lines: &[String]) -> Result<()> {
        let screen = console::Term::stdout()
            .size_checked()
            .map_or(80, |(_, width)| width.into());
        let width = 2 + lines
            .iter()
            .map(|line| line.chars().count())
            .max()
            .unwrap_or(0);
        let columns = if lines.len() > LISTED / 2 {
            (screen / width).max(1)
        } else {
            1
        };
        let rows = lines.len().div_ceil(columns);
        for row in 0..rows {
            let line: String = lines
                .iter()
                .skip(row)
                .step_by(rows)
                .map(|cell| format!("{cell:<width$}"))
                .collect();
            writeln!(self.out, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// Whether each typed word begins the word in its place: `s r 2 l` is `shift row 2 left`. The last
/// words may be left out, and small letters are as good as capital ones.
fn begins_with(words: &str, typed: &str) -> bool {
    let words = words.to_lowercase();
    let mut words = words.split(' ');
    typed
        .to_lowercase()
        .split_whitespace()
        .all(|typed| words.next().is_some_and(|word| word.starts_with(typed)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beginnings_of_words_are_enough() {
        assert!(begins_with("shift row 2 left", "s r 2 l"));
        assert!(begins_with("shift row 2 left", "shift"));
        assert!(begins_with("Obróć r1c2", "OBRÓĆ r1"));
        assert!(!begins_with("shift row 2 left", "shift column"));
        assert!(!begins_with("settle", "settle now"));
    }
}
