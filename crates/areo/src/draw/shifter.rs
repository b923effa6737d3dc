//! Terra Shifter: the planet in colours and letters, and what lies around it.

use kit::{Message, Seat, SeatSet, Tell};
use l10n::Writer;
use shifter::view::{CompeteView, CoopView, HandView, TableView, TileView, ZoneView};
use shifter::{Color, Shifter, View};

use super::{Drawn, wrap};
use crate::paint::{BOLD, DIM, Paint};

/// A tile on the screen: two letters on each side, so that touching letters show what touches.
const WIDTH: usize = 8;
const HEIGHT: usize = 4;
/// Tiles in a row.
const SIZE: usize = 4;
/// The whole planet with its heads, and what is left beside it of a usual screen.
const PLANET: usize = 4 + SIZE * (WIDTH + 1);
const BESIDE: usize = 80 - PLANET - 2;

impl Drawn for Shifter {
    fn draw(view: &View, paint: Paint, text: &Writer) -> String {
        let lines = planet(view, paint);
        let mut beside = zones(view, paint, text);
        beside.push(String::new());
        match &view.table {
            TableView::Coop(coop) => beside.extend(coop_table(coop, paint, text)),
            TableView::Compete(compete) => beside.extend(compete_table(compete, text)),
        }
        side_by_side(&lines, &beside)
    }
}

/// The planet, line by line; all lines take the same room on the screen.
fn planet(view: &View, paint: Paint) -> Vec<String> {
    let heads: String = (1..=SIZE)
        .map(|column| format!("{:^WIDTH$} ", format!("c{column}")))
        .collect();
    let mut lines = vec![paint.ink(DIM, &format!("    {heads}"))];
    for (row, tiles) in view.tiles.chunks(SIZE).enumerate() {
        for y in 0..HEIGHT {
            let head = if y == 1 {
                format!("r{}  ", row + 1)
            } else {
                "    ".to_owned()
            };
            let cells: String = tiles
                .iter()
                .map(|tile| tile_line(tile, y, paint) + " ")
                .collect();
            lines.push(paint.ink(DIM, &head) + &cells);
        }
        if row + 1 < SIZE {
            lines.push(" ".repeat(PLANET));
        }
    }
    lines
}

/// One line of a tile. Every place on it belongs to the nearest half-side.
fn tile_line(tile: &TileView, y: usize, paint: Paint) -> String {
    (0..WIDTH)
        .map(|x| {
            let (half_side, has_letter) = nearest_half_side(x, y);
            let color = tile.half_sides[half_side];
            let letter = if has_letter { letter(color) } else { " " };
            paint.ink(ground(color), letter)
        })
        .collect()
}

/// The half-side that a place of a tile belongs to, clockwise from the left one of the north side,
/// and whether the place carries its letter.
fn nearest_half_side(x: usize, y: usize) -> (usize, bool) {
    // As distances from the middle, in half characters; a line is as high as two letters are wide.
    let across = 2 * x as isize + 1 - WIDTH as isize;
    let down = 2 * (2 * y as isize + 1 - HEIGHT as isize);
    let half_side = match (across.abs() > down.abs(), across < 0, down < 0) {
        (false, true, true) => 0,
        (false, false, true) => 1,
        (true, false, true) => 2,
        (true, false, false) => 3,
        (false, false, false) => 4,
        (false, true, false) => 5,
        (true, true, false) => 6,
        (true, true, true) => 7,
    };
    let on_side = (x == 0 || x == WIDTH - 1) && (y == 1 || y == 2);
    let on_end = (y == 0 || y == HEIGHT - 1) && (x == 2 || x == WIDTH - 3);
    (half_side, on_side || on_end)
}

/// The letter of a colour, the same in every language.
const fn letter(color: Color) -> &'static str {
    match color {
        Color::White => "W",
        Color::Yellow => "Y",
        Color::Blue => "B",
        Color::Green => "G",
    }
}

/// Black or white letters on the colour, from the 256 colours that terminals share.
const fn ground(color: Color) -> &'static str {
    match color {
        Color::White => "38;5;16;48;5;255",
        Color::Yellow => "38;5;16;48;5;220",
        Color::Blue => "38;5;231;48;5;25",
        Color::Green => "38;5;231;48;5;28",
    }
}

/// The values of all zones, a line for each colour.
fn zones(view: &View, paint: Paint, text: &Writer) -> Vec<String> {
    let values = |color: Color| -> String {
        let of_color = |zone: &&ZoneView| zone.color == color;
        let values = view.zones.iter().filter(of_color);
        values.map(|zone| format!(" {}", zone.value)).collect()
    };
    let heading = text.write(&Message::new("draw-shifter-zones"));
    let lines = Color::ALL.map(|color| {
        let mark = paint.ink(ground(color), &format!(" {} ", letter(color)));
        format!("{mark}{}", values(color))
    });
    [paint.ink(BOLD, &heading)]
        .into_iter()
        .chain(lines)
        .collect()
}

fn coop_table(coop: &CoopView, paint: Paint, text: &Writer) -> Vec<String> {
    let bold = |id: &'static str| paint.ink(BOLD, &text.write(&Message::new(id)));
    let mut lines = vec![bold("draw-shifter-goals")];
    for goal in &coop.goals {
        lines.extend(marked(&goal.goal, goal.achieved, goal.met, text));
    }
    for (seat, hand) in coop.hands.seated() {
        lines.extend(hand_lines(seat, hand, paint, text));
    }
    if !coop.disasters.is_empty() || coop.disasters_to_come > 0 {
        lines.push(bold("draw-shifter-disasters"));
        lines.extend(
            coop.disasters
                .iter()
                .flat_map(|disaster| marked(disaster, false, false, text)),
        );
    }
    lines.push(text.write(&Message::new("draw-shifter-library").with("count", coop.library)));
    lines
}

fn hand_lines(seat: Seat, hand: &HandView, paint: Paint, text: &Writer) -> Vec<String> {
    match &hand.missions {
        Some(missions) => {
            let heading = text.write(&Message::new("draw-shifter-hand").with("seat", seat));
            let missions = missions
                .iter()
                .flat_map(|mission| marked(&mission.mission, false, mission.met, text));
            [paint.ink(BOLD, &heading)]
                .into_iter()
                .chain(missions)
                .collect()
        }
        None => {
            let count = Message::new("draw-shifter-hand-count")
                .with("seat", seat)
                .with("count", hand.count);
            vec![text.write(&count)]
        }
    }
}

/// A card with its mark: done, met as the planet stands, or neither.
fn marked(card: &impl Tell, done: bool, met: bool, text: &Writer) -> Vec<String> {
    let mark = match (done, met) {
        (true, _) => "x",
        (false, true) => "+",
        (false, false) => "-",
    };
    wrap(&format!("{mark} {}", text.write(&card.tell())), BESIDE)
}

fn compete_table(compete: &CompeteView, text: &Writer) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(card) = compete.challenge {
        lines.push(text.write(&Message::new("draw-shifter-challenge").with("card", card.tell())));
    }
    for (seat, points) in compete.points.seated() {
        let score = Message::new("play-score")
            .with("seat", seat)
            .with("score", points.score());
        lines.push(text.write(&score));
    }
    lines.push(text.write(&Message::new("draw-shifter-target").with("score", compete.target)));
    for bid in &compete.bids {
        let content = compete.content != SeatSet::NONE && compete.content.contains(bid.seat);
        let id = if content {
            "draw-shifter-bid-final"
        } else {
            "draw-shifter-bid"
        };
        let message = Message::new(id)
            .with("seat", bid.seat)
            .with("actions", bid.actions);
        lines.push(text.write(&message));
    }
    lines.push(text.write(&Message::new("draw-shifter-library").with("count", compete.library)));
    lines
}

/// Two blocks next to each other. The lines on the left are equally wide.
fn side_by_side(left: &[String], right: &[String]) -> String {
    let mut text = String::new();
    for at in 0..left.len().max(right.len()) {
        let blank = || " ".repeat(PLANET);
        let left = left.get(at).cloned().unwrap_or_else(blank);
        let right = right.get(at).map_or("", String::as_str);
        text.push_str(format!("{left}  {right}").trim_end());
        text.push('\n');
    }
    text
}
