//! The board: spaces, what lies on them, and where a tile may go.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::data::{self, CardId, Effect, Effects, Ground, Site, Tile};

/// Spaces of the board.
pub const SPACES: usize = 37;
/// Oceans that can be placed.
pub const OCEANS: usize = 7;
/// Greenery and city tiles in the box.
const GREENERIES_AND_CITIES: usize = 30;
/// Special tiles in the box.
pub(crate) const SPECIALS: usize = 6;
/// The ids of the two sides.
pub(crate) const SIDES: [&str; 2] = ["side-1", "side-2"];

const ROWS: [usize; 7] = [4, 5, 6, 7, 6, 5, 4];
/// The longest row.
pub const MIDDLE_ROW: SpaceSet = SpaceSet::range(15, 22);

kit::id! {
    /// One space, counted row by row; written `D4`: rows from the top, spaces from the left.
    SpaceId(u8) below SPACES, sets as bits
}

impl SpaceId {
    /// The space in this row and column, both counted from 0.
    fn at(row: usize, column: usize) -> Option<Self> {
        let length = *ROWS.get(row)?;
        (column < length).then(|| Self((ROWS[..row].iter().sum::<usize>() + column) as u8))
    }

    /// Its row and column, both counted from 0.
    pub fn position(self) -> (usize, usize) {
        let mut column = usize::from(self.0);
        let mut row = 0;
        while row + 1 < ROWS.len() && column >= ROWS[row] {
            column -= ROWS[row];
            row += 1;
        }
        (row, column)
    }

    /// The spaces beside it.
    pub fn around(self) -> SpaceSet {
        let (row, column) = self.position();
        let (row, column) = (row as isize, column as isize);
        // Below the middle a row's first space lies half a space further in than above it.
        let up = isize::from(row > 3);
        let down = isize::from(row < 3);
        [
            (row - 1, column - 1 + up),
            (row - 1, column + up),
            (row, column - 1),
            (row, column + 1),
            (row + 1, column - 1 + down),
            (row + 1, column + down),
        ]
        .into_iter()
        .filter_map(|(row, column)| {
            Self::at(usize::try_from(row).ok()?, usize::try_from(column).ok()?)
        })
        .collect()
    }
}

impl fmt::Display for SpaceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = self.position();
        write!(f, "{}{}", (b'A' + row as u8) as char, column + 1)
    }
}

impl FromStr for SpaceId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let space = match text.as_bytes() {
            [row @ b'A'..=b'G', column @ b'1'..=b'9'] => {
                Self::at(usize::from(row - b'A'), usize::from(column - b'1'))
            }
            _ => None,
        };
        space.ok_or_else(|| format!("expected a space such as D4, found `{text}`"))
    }
}

/// A set of spaces.
pub type SpaceSet = kit::IdSet<SpaceId, { SPACES.div_ceil(64) }>;

/// What never changes about one side of the board.
#[derive(Clone, Debug)]
pub struct Grid {
    ocean_area: SpaceSet,
    with_points: SpaceSet,
    neighbours: [SpaceSet; SPACES],
}

impl Grid {
    pub(crate) fn new(board: &data::Board) -> Self {
        let spaces = || SpaceId::all().zip(&board.spaces);
        let gives_points = |bonus: &Effects| {
            bonus
                .iter()
                .any(|effect| matches!(effect, Effect::Score(_)))
        };
        Self {
            ocean_area: spaces()
                .filter(|(_, ground)| matches!(ground, Ground::Ocean(_)))
                .map(|(space, _)| space)
                .collect(),
            with_points: spaces()
                .filter(|(_, ground)| gives_points(ground.bonus()))
                .map(|(space, _)| space)
                .collect(),
            neighbours: std::array::from_fn(|space| SpaceId::from_index(space).around()),
        }
    }

    /// The spaces kept for oceans.
    pub const fn ocean_area(&self) -> SpaceSet {
        self.ocean_area
    }

    /// The spaces whose bonus is points.
    pub const fn with_points(&self) -> SpaceSet {
        self.with_points
    }

    /// The spaces beside a space.
    pub const fn neighbours(&self, space: SpaceId) -> SpaceSet {
        self.neighbours[space.index()]
    }

    /// The spaces beside any of these.
    fn beside(&self, spaces: SpaceSet) -> SpaceSet {
        spaces.iter().fold(SpaceSet::NONE, |beside, space| {
            beside.or(self.neighbours(space))
        })
    }

    /// Land that is beside both.
    pub(crate) fn solo_greeneries(&self, city: SpaceId, ocean: SpaceId) -> SpaceSet {
        self.neighbours(city)
            .and(self.neighbours(ocean))
            .without(self.ocean_area)
    }

    /// Where the ocean of the solo set-up can go, so that a greenery fits beside it and the city.
    pub(crate) fn solo_oceans(&self, city: SpaceId) -> SpaceSet {
        let oceans = self.neighbours(city).and(self.ocean_area);
        oceans
            .iter()
            .filter(|ocean| !self.solo_greeneries(city, *ocean).is_empty())
            .collect()
    }
}

/// What lies on the board. Tiles have no owner [11.7].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Board {
    /// The spaces with each kind of tile.
    tiles: [SpaceSet; Tile::COUNT],
    /// The cards that placed the special tiles, with their spaces, in the order of placing.
    specials: [Option<(CardId, SpaceId)>; SPECIALS],
}

impl Board {
    /// The spaces with such a tile.
    pub const fn with(&self, tile: Tile) -> SpaceSet {
        self.tiles[tile.index()]
    }

    /// All spaces with a tile.
    pub const fn occupied(&self) -> SpaceSet {
        self.with(Tile::Ocean)
            .or(self.with(Tile::Greenery))
            .or(self.with(Tile::City))
            .or(self.with(Tile::Special))
    }

    /// What lies there.
    pub fn tile(&self, space: SpaceId) -> Option<Tile> {
        Tile::ALL
            .iter()
            .copied()
            .find(|tile| self.with(*tile).contains(space))
    }

    /// The special tiles: the card of each, and where it lies.
    pub fn specials(&self) -> impl Iterator<Item = (CardId, SpaceId)> + '_ {
        self.specials.iter().flatten().copied()
    }

    /// How many tiles lie in the middle row [17.10].
    pub const fn in_middle_row(&self) -> usize {
        self.occupied().and(MIDDLE_ROW).len()
    }

    /// How many such tiles lie beside a space.
    pub const fn beside(&self, grid: &Grid, space: SpaceId, tile: Tile) -> usize {
        self.with(tile).and(grid.neighbours(space)).len()
    }

    /// Whether there are tiles of the kind left to be placed.
    const fn has_left(&self, tile: Tile) -> bool {
        match tile {
            Tile::Ocean => self.with(Tile::Ocean).len() < OCEANS,
            Tile::Greenery | Tile::City => {
                self.with(Tile::Greenery).or(self.with(Tile::City)).len() < GREENERIES_AND_CITIES
            }
            Tile::Special => self.with(Tile::Special).len() < SPECIALS,
        }
    }

    /// Where a tile may go [11.9].
    pub fn sites(&self, grid: &Grid, tile: Tile, site: Site) -> SpaceSet {
        if !self.has_left(tile) {
            return SpaceSet::NONE;
        }
        let free = SpaceSet::all().without(self.occupied());
        let land = free.without(grid.ocean_area);
        let city_rule = |land: SpaceSet| land.without(grid.beside(self.with(Tile::City)));
        match site {
            Site::OceanArea => free.and(grid.ocean_area),
            Site::Land => land,
            Site::City => city_rule(land),
            Site::Isolated => land.without(grid.beside(self.occupied())),
            Site::NextTo(other) => {
                let beside = land.and(grid.beside(self.with(other)));
                if tile == Tile::City && other != Tile::City {
                    city_rule(beside)
                } else {
                    beside
                }
            }
        }
    }

    /// Puts a tile down; a special one with the card that names it.
    pub(crate) fn put(&mut self, tile: Tile, space: SpaceId, card: Option<CardId>) {
        self.tiles[tile.index()].insert(space);
        if let (Tile::Special, Some(card)) = (tile, card)
            && let Some(place) = self.specials.iter_mut().find(|place| place.is_none())
        {
            *place = Some((card, space));
        }
    }
}
