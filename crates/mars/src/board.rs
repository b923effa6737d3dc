//! The board: spaces, what lies on them, and where a tile may go.

use std::fmt;
use std::str::FromStr;

use kit::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::data::{Ground, Icon, Map, Named, Site, Tile};

/// Spaces on the planet.
const ON_MARS: usize = 61;
/// All spaces, with the two off the planet.
pub(crate) const SPACES: usize = 63;
/// Oceans that can be placed.
const OCEANS: usize = 9;

const ROWS: [usize; 9] = [5, 6, 7, 8, 9, 8, 7, 6, 5];

kit::id! {
    /// One space, counted row by row; written `r3c4`, `phobos` or `ganymede`.
    SpaceId(u8) below SPACES, sets as bits
}

impl SpaceId {
    /// The reserved space of Phobos Space Haven.
    pub const PHOBOS: Self = Self(61);
    /// The reserved space of Ganymede Colony.
    pub const GANYMEDE: Self = Self(62);

    /// The space in this row and column, both counted from 1.
    pub fn at(row: usize, column: usize) -> Option<Self> {
        let length = *ROWS.get(row.checked_sub(1)?)?;
        (1..=length)
            .contains(&column)
            .then(|| Self((ROWS[..row - 1].iter().sum::<usize>() + column - 1) as u8))
    }

    /// Its row and column, both counted from 1, if it is on the planet.
    pub fn position(self) -> Option<(usize, usize)> {
        let mut index = usize::from(self.0);
        for (row, length) in ROWS.iter().enumerate() {
            if index < *length {
                return Some((row + 1, index + 1));
            }
            index -= length;
        }
        None
    }

    /// Whether it is on the planet.
    pub const fn is_on_mars(self) -> bool {
        (self.0 as usize) < ON_MARS
    }

    /// The six directions, clockwise from the upper left; `None` beyond the edge.
    pub fn around(self) -> [Option<Self>; 6] {
        let Some((row, column)) = self.position() else {
            return [None; 6];
        };
        let (row, column) = (row as isize, column as isize);
        // In the southern half a row's first space lies half a space further in than above it.
        let up = isize::from(row > 5);
        let down = isize::from(row < 5);
        [
            (row - 1, column - 1 + up),
            (row - 1, column + up),
            (row, column + 1),
            (row + 1, column + down),
            (row + 1, column - 1 + down),
            (row, column - 1),
        ]
        .map(|(row, column)| Self::at(usize::try_from(row).ok()?, usize::try_from(column).ok()?))
    }
}

impl fmt::Display for SpaceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.position() {
            Some((row, column)) => write!(f, "r{row}c{column}"),
            None if *self == Self::PHOBOS => f.write_str(Named::Phobos.word()),
            None => f.write_str(Named::Ganymede.word()),
        }
    }
}

impl FromStr for SpaceId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let named = match text {
            "phobos" => Some(Self::PHOBOS),
            "ganymede" => Some(Self::GANYMEDE),
            _ => None,
        };
        let numbered = || {
            let (row, column) = text.strip_prefix('r')?.split_once('c')?;
            Self::at(row.parse().ok()?, column.parse().ok()?)
        };
        named
            .or_else(numbered)
            .ok_or_else(|| format!("expected a space such as r3c4, found `{text}`"))
    }
}

/// A set of spaces.
pub type SpaceSet = kit::IdSet<SpaceId, { SPACES.div_ceil(64) }>;

/// Every space on the planet.
pub const PLANET: SpaceSet = SpaceSet::range(0, ON_MARS);

/// The unchanging part of a board, made from its map.
#[derive(Debug)]
pub(crate) struct Grid {
    ocean_area: SpaceSet,
    volcanoes: SpaceSet,
    noctis: SpaceSet,
    icons: [[u8; Icon::COUNT]; ON_MARS],
    showing: [SpaceSet; Icon::COUNT],
    neighbours: [SpaceSet; SPACES],
}

impl Grid {
    pub(crate) fn new(map: &Map) -> Self {
        let mut grid = Self {
            ocean_area: SpaceSet::NONE,
            volcanoes: SpaceSet::NONE,
            noctis: SpaceSet::NONE,
            icons: [[0; Icon::COUNT]; ON_MARS],
            showing: [SpaceSet::NONE; Icon::COUNT],
            neighbours: std::array::from_fn(|space| {
                SpaceId::from_index(space)
                    .around()
                    .into_iter()
                    .flatten()
                    .collect()
            }),
        };
        for (index, ground) in map.spaces.iter().enumerate() {
            let space = SpaceId::from_index(index);
            match ground {
                Ground::Land(_) => {}
                Ground::Ocean(_) => grid.ocean_area.insert(space),
                Ground::Volcano(_) => grid.volcanoes.insert(space),
                Ground::Noctis(_) => grid.noctis.insert(space),
            }
            for icon in ground.icons() {
                grid.icons[index][icon.index()] += 1;
                grid.showing[icon.index()].insert(space);
            }
        }
        grid
    }

    /// How many of an icon the space shows.
    pub(crate) fn icon(&self, space: SpaceId, icon: Icon) -> u8 {
        self.icons
            .get(space.index())
            .map_or(0, |icons| icons[icon.index()])
    }

    /// The spaces that show an icon.
    pub(crate) const fn showing(&self, icon: Icon) -> SpaceSet {
        self.showing[icon.index()]
    }

    /// The spaces beside a space.
    pub(crate) const fn neighbours(&self, space: SpaceId) -> SpaceSet {
        self.neighbours[space.index()]
    }

    /// The spaces beside any of these.
    pub(crate) fn beside(&self, spaces: SpaceSet) -> SpaceSet {
        spaces.iter().fold(SpaceSet::NONE, |beside, space| {
            beside.or(self.neighbours(space))
        })
    }

    /// Whether the space is kept for an ocean.
    #[cfg(test)]
    pub(crate) fn is_ocean_area(&self, space: SpaceId) -> bool {
        self.ocean_area.contains(space)
    }

    /// The spaces kept for oceans or for Noctis City.
    pub(crate) const fn reserved(&self) -> SpaceSet {
        self.ocean_area.or(self.noctis)
    }

    /// Land on which anything ordinary may be built.
    const fn land(&self) -> SpaceSet {
        PLANET.without(self.ocean_area).without(self.noctis)
    }
}

/// What lies on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Board {
    pub(crate) oceans: SpaceSet,
    pub(crate) greeneries: SpaceSet,
    /// Cities, the Capital and those off the planet included.
    pub(crate) cities: SpaceSet,
    /// Special tiles that are no cities.
    others: SpaceSet,
    /// Tiles by owner; the last are nobody's, as in a solo game.
    owned: [SpaceSet; MAX_SEATS + 1],
    pub(crate) claims: [SpaceSet; MAX_SEATS],
    /// Where each special tile lies.
    special: [Option<SpaceId>; Tile::COUNT],
}

impl Default for Board {
    fn default() -> Self {
        Self {
            oceans: SpaceSet::NONE,
            greeneries: SpaceSet::NONE,
            cities: SpaceSet::NONE,
            others: SpaceSet::NONE,
            owned: [SpaceSet::NONE; MAX_SEATS + 1],
            claims: [SpaceSet::NONE; MAX_SEATS],
            special: [None; Tile::COUNT],
        }
    }
}

impl Board {
    /// All spaces with a tile.
    pub(crate) const fn occupied(&self) -> SpaceSet {
        self.oceans
            .or(self.greeneries)
            .or(self.cities)
            .or(self.others)
    }

    /// The tiles of a seat, off the planet too.
    pub(crate) const fn owned(&self, seat: Seat) -> SpaceSet {
        self.owned[seat.index()]
    }

    /// Whose tile lies there; `None` for oceans, neutral tiles and empty spaces.
    pub(crate) fn owner(&self, space: SpaceId) -> Option<Seat> {
        Seat::all(MAX_SEATS).find(|seat| self.owned(*seat).contains(space))
    }

    /// What lies there.
    pub(crate) fn tile(&self, space: SpaceId) -> Option<Tile> {
        let special = || {
            Tile::ALL
                .iter()
                .copied()
                .find(|tile| self.special[tile.index()] == Some(space))
        };
        if self.oceans.contains(space) {
            Some(Tile::Ocean)
        } else if self.greeneries.contains(space) {
            Some(Tile::Greenery)
        } else if self.cities.contains(space) {
            special().or(Some(Tile::City))
        } else {
            special()
        }
    }

    /// Where a special tile lies.
    pub(crate) const fn find(&self, tile: Tile) -> Option<SpaceId> {
        self.special[tile.index()]
    }

    /// Oceans that are still to be placed.
    pub(crate) const fn oceans_left(&self) -> usize {
        OCEANS - self.oceans.len()
    }

    /// Puts a tile down. Oceans belong to nobody; without an owner other tiles are neutral.
    pub(crate) fn put(&mut self, tile: Tile, space: SpaceId, owner: Option<Seat>) {
        match tile {
            Tile::Ocean => self.oceans.insert(space),
            Tile::Greenery => self.greeneries.insert(space),
            Tile::City | Tile::Capital => self.cities.insert(space),
            _ => self.others.insert(space),
        }
        if tile.is_special() {
            self.special[tile.index()] = Some(space);
        }
        if tile != Tile::Ocean {
            self.owned[owner.map_or(MAX_SEATS, Seat::index)].insert(space);
        }
        self.claims
            .iter_mut()
            .for_each(|claims| claims.remove(space));
    }

    /// Free land on which this seat may build: not reserved, nobody else's claim.
    pub(crate) fn land(&self, grid: &Grid, seat: Seat) -> SpaceSet {
        let claimed = self
            .claims
            .iter()
            .enumerate()
            .filter(|(index, _)| *index != seat.index());
        let claimed = claimed.fold(SpaceSet::NONE, |all, (_, claims)| all.or(*claims));
        grid.land().without(self.occupied()).without(claimed)
    }

    /// Where a seat may put a tile, if it can pay for every space.
    pub(crate) fn sites(&self, grid: &Grid, seat: Seat, site: Site) -> SpaceSet {
        self.sites_without(grid, seat, site, SpaceSet::NONE)
    }

    /// Where a seat may put a tile if some land is closed to it. A rule that looks for a better
    /// space does not look there: greenery keeps to own tiles only where it can be placed [R7.4].
    pub(crate) fn sites_without(
        &self,
        grid: &Grid,
        seat: Seat,
        site: Site,
        closed: SpaceSet,
    ) -> SpaceSet {
        let land = || self.land(grid, seat).without(closed);
        let own = || grid.beside(self.owned(seat));
        let metal = || grid.showing(Icon::Steel).or(grid.showing(Icon::Titanium));
        match site {
            Site::City => land().without(grid.beside(self.cities)),
            Site::Greenery => {
                let beside_own = land().and(own());
                if beside_own.is_empty() {
                    land()
                } else {
                    beside_own
                }
            }
            Site::Land => land(),
            Site::OceanArea => grid.ocean_area.without(self.occupied()),
            Site::Isolated => land().without(grid.beside(self.occupied())),
            Site::Volcano if grid.volcanoes.is_empty() => land(),
            Site::Volcano => land().and(grid.volcanoes),
            Site::NextToCities(1) => land().and(grid.beside(self.cities)),
            Site::NextToCities(least) => land()
                .iter()
                .filter(|space| {
                    grid.neighbours(*space).and(self.cities).len() >= usize::from(least)
                })
                .collect(),
            Site::NextToGreenery => land().and(grid.beside(self.greeneries)),
            Site::Metal => land().and(metal()),
            Site::MetalNextToOwn => land().and(metal()).and(own()),
            Site::Named(Named::Noctis) if grid.noctis.is_empty() => {
                self.sites_without(grid, seat, Site::City, closed)
            }
            Site::Named(named) => {
                let reserved = match named {
                    Named::Noctis => grid.noctis,
                    Named::Phobos => SpaceSet::only(SpaceId::PHOBOS),
                    Named::Ganymede => SpaceSet::only(SpaceId::GANYMEDE),
                };
                reserved.without(self.occupied())
            }
        }
    }
}
