//! The Dice Game: the parameters, the board of hexes in letters and colours, goals, dice and cards.

use dice::board::SpaceId;
use dice::data::{
    BoardId, ByColor, CardId, Color, Effect, Effects, Ground, StandardAction, Symbol, Tile,
};
use dice::{Dice, DiceGame, GoalStatus, OwnView, PlayerView, View, text as card_text};
use kit::{Message, Seat};
use l10n::Writer;

use super::{Drawn, LIST, listed, listed_for, table, wrap};
use crate::paint::{BOLD, DIM, Paint};

/// The letters of a space, and with the gap to the next one.
const SPACE: usize = 5;
const STEP: usize = SPACE + 1;
/// Spaces in the longest row.
const LONGEST: usize = 7;

impl Drawn for DiceGame {
    fn draw(view: &View, paint: Paint, text: &Writer) -> String {
        let board = BoardId::find(view.board).expect("a view names a board of the catalogue");
        let mut lines = vec![paint.ink(BOLD, &text.write(&heading(view)))];
        lines.extend(('A'..='G').map(|row| board_row(view, board, row, paint)));
        let legend = wrap(&text.write(&Message::new("draw-dice-legend")), LIST);
        lines.extend(legend.iter().map(|line| paint.ink(DIM, line)));
        lines.extend(listed(
            "draw-dice-milestones",
            view.milestones.iter().map(|milestone| {
                let counts: Vec<_> = milestone.counts.iter().map(ToString::to_string).collect();
                let status = match milestone.status {
                    GoalStatus::Open => format!("{} / {}", counts.join(":"), milestone.needs),
                    GoalStatus::Reached(seat) => text.name(seat),
                    GoalStatus::Left => "-".to_owned(),
                };
                let ask = text.write(&card_text::milestone(milestone.id));
                format!("{} ({ask}) {status}", text.write(&milestone.id.name()))
            }),
            text,
        ));
        lines.extend(listed(
            "draw-dice-awards",
            view.awards.iter().map(|award| {
                let counts: Vec<_> = award.counts.iter().map(ToString::to_string).collect();
                format!("{} {}", text.write(&award.symbol.name()), counts.join(":"))
            }),
            text,
        ));
        lines.extend(listed("draw-dice-pool", colors(&view.pool, text), text));
        lines.extend(players(view, paint, text));
        for (seat, player) in view.players.seated() {
            lines.extend(played(seat, player, text));
        }
        if let Some(own) = &view.own {
            lines.extend(own_cards(own, text));
        }
        let standard = StandardAction::ALL
            .iter()
            .map(|action| text.write(&card_text::standard(*action)));
        lines.extend(
            listed("draw-dice-standard", standard, text)
                .iter()
                .map(|line| paint.ink(DIM, line)),
        );
        lines.iter().map(|line| line.clone() + "\n").collect()
    }
}

fn heading(view: &View) -> Message {
    let [temperature, oxygen, oceans] = [0, 1, 2].map(|index| view.parameters[index].value);
    Message::new("draw-dice-heading")
        .with("round", view.round)
        .with("temperature", temperature)
        .with("oxygen", oxygen)
        .with("oceans", oceans)
        .with("deck", view.deck)
        .with("bonuses", view.bonuses)
}

fn board_row(view: &View, board: BoardId, row: char, paint: Paint) -> String {
    let spaces: Vec<SpaceId> = SpaceId::all()
        .filter(|space| space.to_string().starts_with(row))
        .collect();
    let indent = " ".repeat((LONGEST - spaces.len()) * STEP / 2);
    let spaces: String = spaces
        .into_iter()
        .map(|space| space_letters(view, board, space, paint) + " ")
        .collect();
    let head = paint.ink(DIM, &format!("{row}  "));
    format!("{head}{indent}{}", spaces.trim_end())
}

/// A space: the tile on it, or what it gives.
fn space_letters(view: &View, board: BoardId, space: SpaceId, paint: Paint) -> String {
    let name = space.to_string();
    if let Some(on_it) = view.tiles.iter().find(|tile| tile.space == name) {
        let (letters, ink) = match on_it.tile {
            Tile::Ocean => ("oce", "38;5;231;48;5;25"),
            Tile::Greenery => ("gre", "38;5;231;48;5;28"),
            Tile::City => ("cit", "38;5;16;48;5;250"),
            Tile::Special => ("spe", "38;5;16;48;5;180"),
        };
        return paint.ink(ink, &format!("{letters:^SPACE$}"));
    }
    let ground = &board.board().spaces[space.index()];
    let bonus = bonus_letters(ground.bonus());
    let (edge, ink) = match ground {
        Ground::Land(_) if bonus.is_empty() => (".", DIM),
        Ground::Land(_) => ("", "0"),
        Ground::Ocean(_) => ("~", "38;5;39"),
    };
    let letters = if bonus.is_empty() {
        edge.repeat(2)
    } else {
        format!("{edge}{bonus}{edge}")
    };
    paint.ink(ink, &format!("{letters:^SPACE$}"))
}

/// What a space gives, in letters: a big one is a die to be rolled, a small one a symbol.
fn bonus_letters(bonus: &Effects) -> String {
    bonus
        .iter()
        .map(|effect| match effect {
            Effect::Roll(color, count) => letter(*color).to_string().repeat(usize::from(*count)),
            Effect::Gain(symbol, _) => symbol.word()[..2].to_owned(),
            Effect::Wild(count) => "*".repeat(usize::from(*count)),
            Effect::Score(count) => format!("+{count}"),
            Effect::Draw(count) => "c".repeat(usize::from(*count)),
            _ => "?".to_owned(),
        })
        .collect()
}

const fn letter(color: Color) -> char {
    match color {
        Color::Yellow => 'Y',
        Color::Green => 'G',
        Color::Blue => 'B',
        Color::Gray => 'S',
        Color::Red => 'R',
    }
}

fn ink(color: Color) -> &'static str {
    match color {
        Color::Yellow => "38;5;220",
        Color::Green => "38;5;40",
        Color::Blue => "38;5;75",
        Color::Gray => "38;5;250",
        Color::Red => "38;5;203",
    }
}

fn colors(counts: &ByColor<u8>, text: &Writer) -> impl Iterator<Item = String> {
    let counts: Vec<_> = counts.iter().collect();
    counts
        .into_iter()
        .map(|(color, count)| counted(&color.name(), count, text))
}

/// A name with a number, which changes no form of it in any language.
fn counted(name: &Message, count: u8, text: &Writer) -> String {
    format!("{} ×{count}", text.write(name))
}

/// The players with what everybody sees of them.
fn players(view: &View, paint: Paint, text: &Writer) -> Vec<String> {
    let word = |id: &'static str| text.write(&Message::new(id));
    let mut rows = vec![vec![
        String::new(),
        word("draw-dice-corporation"),
        word("draw-dice-vp"),
        word("draw-dice-points"),
        word("draw-dice-wilds"),
        word("draw-dice-hand-count"),
        word("draw-dice-production"),
    ]];
    for (seat, player) in view.players.seated() {
        let mark = if view.turn == seat { ">" } else { " " };
        let corporation = player.corporation.map(|id| text.write(&id.name()));
        let production: String = player
            .production
            .dice
            .iter()
            .map(|(color, count)| letter(color).to_string().repeat(usize::from(count)))
            .collect();
        let wilds = "*".repeat(usize::from(player.production.wilds));
        let points = "+".repeat(usize::from(player.production.points));
        rows.push(vec![
            format!("{mark}{}", text.name(seat)),
            corporation.unwrap_or_default(),
            player.points.to_string(),
            player.score.total().to_string(),
            player.wilds.to_string(),
            player.hand.to_string(),
            production + &wilds + &points,
        ]);
    }
    let mut lines = table(&rows);
    for (seat, player) in view.players.seated() {
        let message = Message::new("draw-dice-dice")
            .with("seat", seat)
            .with("list", dice_letters(&player.dice, paint, text));
        lines.push(text.write(&message));
    }
    lines
}

fn dice_letters(dice: &Dice, paint: Paint, text: &Writer) -> String {
    if dice.is_empty() {
        return "-".to_owned();
    }
    let shown = dice.iter().map(|(symbol, count): (Symbol, u8)| {
        let ink = ink(symbol.color());
        paint.ink(ink, &counted(&symbol.name(), count, text))
    });
    shown.collect::<Vec<_>>().join(", ")
}

/// The cards that a player has on the table; a star marks those that are used.
fn played(seat: Seat, player: &PlayerView, text: &Writer) -> Vec<String> {
    let cards = player.played.iter().map(|card| {
        let used = if player.used.contains(card) { " *" } else { "" };
        text.write(&card.name()) + used
    });
    listed_for("draw-dice-played", seat, cards, text)
}

/// The own hand and what else only the viewer sees, with all it says.
fn own_cards(own: &OwnView, text: &Writer) -> Vec<String> {
    let say = |parts: &[Message]| {
        let parts: Vec<_> = parts.iter().map(|part| text.write(part)).collect();
        parts.join(" ")
    };
    let described = |card: CardId| {
        let cost = card.card().cost.dice();
        let cost: Vec<_> = cost
            .iter()
            .map(|(symbol, count)| counted(&symbol.name(), count, text))
            .collect();
        let head = if cost.is_empty() {
            String::new()
        } else {
            format!(" ({})", cost.join(", "))
        };
        format!(
            "{}{head}: {}",
            text.write(&card.name()),
            say(&card_text::card(card))
        )
    };
    let under = |id: &'static str, cards: Vec<String>| {
        let mut lines: Vec<_> = cards.iter().flat_map(|line| wrap(line, LIST)).collect();
        if !lines.is_empty() {
            lines.insert(0, text.write(&Message::new(id)));
        }
        lines
    };
    let mut lines = under("draw-dice-hand", own.hand.iter().map(described).collect());
    let corporations = own.corporations.iter().map(|id| {
        format!(
            "{}: {}",
            text.write(&id.name()),
            say(&card_text::corporation(*id))
        )
    });
    lines.extend(under("draw-dice-corporations", corporations.collect()));
    let bonuses = own.bonuses.iter().flat_map(dice::cards::CardSet::iter);
    lines.extend(under("draw-dice-bonuses", bonuses.map(described).collect()));
    lines
}
