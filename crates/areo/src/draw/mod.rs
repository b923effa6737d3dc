//! Positions as text: one file per game.

mod dice;
mod mars;
mod shifter;

use kit::{Game, Message, Seat, Viewer};
use l10n::Writer;

use crate::paint::Paint;

/// A game whose positions can be drawn in a terminal.
pub(crate) trait Drawn: Game {
    /// What the viewer sees, in lines that each end with a line break.
    fn draw(view: &Self::View, paint: Paint, text: &Writer) -> String;

    /// What they are called that play without a seat of their own, after all seats.
    fn others(_: &Self::View) -> Vec<Message> {
        Vec::new()
    }
}

/// A writer that calls the players by their letters, and all others by their names.
pub(crate) fn naming_others<G: Drawn>(text: Writer, game: &G, players: usize) -> Writer {
    let others = G::others(&game.view(Viewer::Spectator));
    let others: Vec<_> = others.iter().map(|other| text.write(other)).collect();
    text.with_names(
        Seat::all(players)
            .map(|seat| seat.to_string())
            .chain(others),
    )
}

/// A text in lines of at most so many letters, all but the first indented.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is a first line");
        if line.chars().count() + 1 + word.chars().count() > width {
            lines.push(format!("  {word}"));
        } else if line.is_empty() {
            line.push_str(word);
        } else {
            line.push(' ');
            line.push_str(word);
        }
    }
    lines
}

/// How wide a list may be.
const LIST: usize = 96;

/// A list under its heading.
fn listed(id: &'static str, items: impl Iterator<Item = String>, text: &Writer) -> Vec<String> {
    let items: Vec<_> = items.collect();
    let message = Message::new(id).with("list", items.join(", "));
    wrap(&text.write(&message), LIST)
}

/// A list of a player's, if there is anything on it.
fn listed_for(
    id: &'static str,
    seat: Seat,
    items: impl Iterator<Item = String>,
    text: &Writer,
) -> Vec<String> {
    let items: Vec<_> = items.collect();
    if items.is_empty() {
        return Vec::new();
    }
    let message = Message::new(id)
        .with("seat", seat)
        .with("list", items.join(", "));
    wrap(&text.write(&message), LIST)
}

/// Rows of cells with their columns under each other.
fn table(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<_> = (0..columns).map(width).collect();
    rows.iter()
        .map(|row| {
            let cells = row.iter().zip(&widths);
            let line: String = cells
                .map(|(cell, width)| format!("{cell:<width$}  "))
                .collect();
            line.trim_end().to_owned()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_wrap_and_lose_no_word() {
        let text = "four letters ".repeat(30);
        let lines = wrap(text.trim(), 40);
        assert!(lines.len() > 1);
        assert!(lines.iter().all(|line| line.chars().count() <= 40));
        let words = |text: &str| {
            text.split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert_eq!(words(&lines.join(" ")), words(&text));
    }

    #[test]
    fn columns_stand_under_each_other() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        assert_eq!(
            table(&[row(["á", "b"]), row(["long", "c"])]),
            ["á     b", "long  c"]
        );
    }
}
