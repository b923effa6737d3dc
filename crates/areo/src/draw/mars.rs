//! Terraforming Mars: the parameters, the board of hexes in letters and colours, and the players.

use kit::{Message, Seat, Tell as _};
use l10n::Writer;
use mars::data::{Ground, Icon, MapId, Resource, Tile};
use mars::{Mars, PlayerView, PrivateView, SpaceId, View};

use super::{Drawn, LIST, listed, listed_for, table, wrap};
use crate::paint::{BOLD, DIM, Paint};

/// The letters of a space, and with the gap to the next one.
const SPACE: usize = 5;
const STEP: usize = SPACE + 1;
/// Spaces in the longest row, and rows.
const LONGEST: usize = 9;
const ROWS: usize = 9;

impl Drawn for Mars {
    fn draw(view: &View, paint: Paint, text: &Writer) -> String {
        let map = MapId::find(view.board).expect("a view names a board of the catalogue");
        let mut lines = vec![paint.ink(BOLD, &text.write(&heading(view)))];
        lines.extend((1..=ROWS).map(|row| board_row(view, map, row, paint)));
        lines.extend(off_planet(view, paint, text));
        let legend = wrap(&text.write(&Message::new("draw-mars-legend")), LIST);
        lines.extend(legend.iter().map(|line| paint.ink(DIM, line)));
        let claimed = |id: Message, owner: Option<Seat>| {
            let owner = owner.map_or("-".to_owned(), |seat| text.name(seat));
            format!("{} {owner}", text.write(&id))
        };
        let milestones = map.milestones().map(|milestone| {
            let owner = view.milestones.iter().find(|(id, _)| *id == milestone);
            claimed(milestone.tell(), owner.map(|(_, seat)| *seat))
        });
        lines.extend(listed("draw-mars-milestones", milestones, text));
        let awards = map.awards().map(|award| {
            let owner = view.awards.iter().find(|(id, _)| *id == award);
            claimed(award.tell(), owner.map(|(_, seat)| *seat))
        });
        lines.extend(listed("draw-mars-awards", awards, text));
        lines.extend(players(view, text));
        for (seat, player) in view.players.seated() {
            lines.extend(cards(seat, player, text));
        }
        lines.iter().map(|line| line.clone() + "\n").collect()
    }

    fn others(view: &View) -> Vec<Message> {
        let bot = view.mars_bot.as_ref().map(|_| Message::new("mars-bot"));
        bot.into_iter().collect()
    }
}

fn heading(view: &View) -> Message {
    Message::new("draw-mars-heading")
        .with("generation", view.generation)
        .with("temperature", view.temperature)
        .with("oxygen", view.oxygen)
        .with("oceans", view.oceans)
        .with("deck", view.deck)
}

fn board_row(view: &View, map: MapId, row: usize, paint: Paint) -> String {
    let spaces: Vec<_> = (1..=LONGEST)
        .map_while(|column| SpaceId::at(row, column))
        .collect();
    let indent = " ".repeat((LONGEST - spaces.len()) * STEP / 2);
    let spaces: String = spaces
        .into_iter()
        .map(|space| space_letters(view, map, space, paint) + " ")
        .collect();
    let head = paint.ink(DIM, &format!("r{row}  "));
    format!("{head}{indent}{}", spaces.trim_end())
}

/// A space: the tile on it with its owner, who claims it, or what it gives.
fn space_letters(view: &View, map: MapId, space: SpaceId, paint: Paint) -> String {
    if let Some(on_it) = view.tiles.iter().find(|tile| tile.space == space) {
        return tile_letters(on_it.tile, on_it.owner, paint);
    }
    if let Some((seat, _)) = view.claims.iter().find(|(_, claimed)| *claimed == space) {
        return format!("{:^SPACE$}", format!("({seat})"));
    }
    let index = (1..=ROWS)
        .flat_map(|row| (1..=LONGEST).map_while(move |column| SpaceId::at(row, column)))
        .position(|other| other == space);
    let Some(ground) = index.and_then(|index| map.map().spaces.get(index)) else {
        return " ".repeat(SPACE);
    };
    let icons: String = ground
        .icons()
        .iter()
        .map(|icon| icon_letter(*icon))
        .collect();
    let (edge, ink) = match ground {
        Ground::Land(_) if icons.is_empty() => (".", DIM),
        Ground::Land(_) => ("", "0"),
        Ground::Ocean(_) => ("~", "38;5;39"),
        Ground::Volcano(_) => ("^", "38;5;208"),
        Ground::Noctis(_) => ("n", "38;5;250"),
    };
    let letters = if icons.is_empty() {
        edge.repeat(2)
    } else {
        format!("{edge}{icons}{edge}")
    };
    paint.ink(ink, &format!("{letters:^SPACE$}"))
}

fn tile_letters(tile: Tile, owner: Option<Seat>, paint: Paint) -> String {
    let owner = owner.map_or(" ".to_owned(), |seat| seat.to_string());
    let (letters, ink) = match tile {
        Tile::Ocean => ("oce", "38;5;231;48;5;25"),
        Tile::Greenery => ("gre", "38;5;231;48;5;28"),
        Tile::City => ("cit", "38;5;16;48;5;250"),
        special => (&special.word()[..3], "38;5;16;48;5;180"),
    };
    paint.ink(ink, &format!("{:^SPACE$}", format!("{letters} {owner}")))
}

const fn icon_letter(icon: Icon) -> char {
    match icon {
        Icon::Steel => 's',
        Icon::Titanium => 't',
        Icon::Plant => 'p',
        Icon::Card => 'c',
        Icon::Heat => 'h',
        Icon::OceanFor6 => 'o',
    }
}

/// Tiles that lie beside the planet.
fn off_planet(view: &View, paint: Paint, text: &Writer) -> Vec<String> {
    view.tiles
        .iter()
        .filter(|tile| !tile.space.is_on_mars())
        .map(|tile| {
            let place = Message::new(format!("mars-place-{}", tile.space));
            let tile = tile_letters(tile.tile, tile.owner, paint);
            format!("{}: {tile}", text.write(&place))
        })
        .collect()
}

/// The players with what they have: stock, and production in brackets.
fn players(view: &View, text: &Writer) -> Vec<String> {
    let word = |id: &'static str| text.write(&Message::new(id));
    let mut rows = vec![vec![
        String::new(),
        word("draw-mars-corporation"),
        word("draw-mars-rating"),
        word("draw-mars-points"),
    ]];
    rows[0].extend(
        Resource::ALL
            .iter()
            .map(|resource| text.write(&resource.tell())),
    );
    rows[0].push(word("draw-mars-hand-count"));
    for (seat, player) in view.players.seated() {
        let mark = match (view.asked.contains(seat), view.passed.contains(seat)) {
            (true, _) => ">",
            (false, true) => "-",
            (false, false) => " ",
        };
        // The board shows letters, also for those who have a name.
        let (letter, name) = (seat.to_string(), text.name(seat));
        let player_name = if name == letter {
            letter
        } else {
            format!("{letter} {name}")
        };
        let mut row = vec![
            format!("{mark}{player_name}"),
            player
                .corporation
                .map_or_else(String::new, |corporation| text.write(&corporation.tell())),
            player.rating.to_string(),
            player.score.total().to_string(),
        ];
        row.extend(
            player
                .stock
                .iter()
                .zip(player.production.iter())
                .map(|((_, stock), (_, production))| format!("{stock} ({production:+})")),
        );
        row.push(player.hand.to_string());
        rows.push(row);
    }
    table(&rows)
}

/// The cards of a player that a viewer should have in mind: its own hand and all with tokens.
fn cards(seat: Seat, player: &PlayerView, text: &Writer) -> Vec<String> {
    let own = player.private.as_ref();
    let in_play = player
        .played
        .iter()
        .filter(|played| own.is_some() || played.tokens > 0)
        .map(|played| {
            let name = text.write(&played.card.tell());
            let tokens = if played.tokens > 0 {
                format!(" ({})", played.tokens)
            } else {
                String::new()
            };
            let used = if played.used { " *" } else { "" };
            format!("{name}{tokens}{used}")
        });
    let mut lines = listed_for("draw-mars-in-play", seat, in_play, text);
    if let Some(own) = own {
        lines.extend(hand(seat, own, text));
        lines.extend(laid_out(own, text));
    }
    lines
}

/// The cards in a player's hand, each with its cost and, in short, what it does.
fn hand(seat: Seat, own: &PrivateView, text: &Writer) -> Vec<String> {
    let cards = own.hand.iter().flat_map(|id| {
        let card = id.card();
        let what = text.in_short(&mars::text::project(card).paragraphs());
        let line = format!("{} ({}): {what}", text.write(&id.tell()), card.cost);
        wrap(&line, LIST)
    });
    let mut lines: Vec<_> = cards.collect();
    if !lines.is_empty() {
        let heading = Message::new("draw-mars-hand").with("seat", seat);
        lines.insert(0, text.write(&heading));
    }
    lines
}

/// The corporations and cards that a player is to choose from, with all they say (R1.8).
fn laid_out(own: &PrivateView, text: &Writer) -> Vec<String> {
    let say = |parts: &[Message]| {
        let parts: Vec<_> = parts.iter().map(|part| text.write(part)).collect();
        parts.join(" ")
    };
    let corporations = own.offered.iter().map(|id| {
        let corporation = id.corporation();
        let what = say(&mars::text::corporation(corporation).paragraphs());
        let (name, money) = (text.write(&id.tell()), corporation.money);
        format!("{name} ({money}): {what}")
    });
    let cards = own.dealt.iter().map(|card| {
        let project = card.card();
        let what = say(&mars::text::project(project).paragraphs());
        let tags = project.tags.iter().map(|tag| text.write(&tag.tell()));
        let head: Vec<_> = std::iter::once(project.cost.to_string())
            .chain(tags)
            .collect();
        format!("{} ({}): {what}", text.write(&card.tell()), head.join(", "))
    });
    let laid_out = corporations.chain(cards);
    let mut lines: Vec<_> = laid_out.flat_map(|line| wrap(&line, LIST)).collect();
    if !lines.is_empty() {
        lines.insert(0, text.write(&Message::new("draw-mars-laid-out")));
    }
    lines
}
