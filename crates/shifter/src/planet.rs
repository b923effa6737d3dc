//! The planet: sixteen tiles in a 4 x 4 grid, the actions on them, and the zones they form.
//!
//! Everything here follows the geometry table of the [`Set`], whatever it holds. The faster
//! engine for one kind of it, [`bits`](crate::bits), must agree.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _, seq::SliceRandom as _};
use ts_rs::TS;

use crate::set::{Color, HalfSide, Matching, Requirement, Set, TILES, TileId};

/// Rows, columns, and cells in each of them.
pub const SIZE: u8 = 4;

/// A place on the planet, counted row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

impl Cell {
    /// The cell of a row and a column, both counted from 0; `None` off the planet.
    pub const fn new(row: u8, column: u8) -> Option<Self> {
        if row < SIZE && column < SIZE {
            Some(Self(row * SIZE + column))
        } else {
            None
        }
    }

    /// The cell of an index below 16; `None` off the planet.
    pub const fn from_index(index: u8) -> Option<Self> {
        Self::new(index / SIZE, index % SIZE)
    }

    /// All cells, row by row.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..SIZE * SIZE).map(Self)
    }

    /// The row, counted from 0.
    pub const fn row(self) -> u8 {
        self.0 / SIZE
    }

    /// The column, counted from 0.
    pub const fn column(self) -> u8 {
        self.0 % SIZE
    }

    /// The place in the order row by row.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row() + 1, self.column() + 1)
    }
}

impl FromStr for Cell {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.as_bytes() {
            [b'r', row @ b'1'..=b'4', b'c', column @ b'1'..=b'4'] => {
                Ok(Self((row - b'1') * SIZE + column - b'1'))
            }
            _ => Err(format!("`{text}` is no cell: r1c1 to r4c4")),
        }
    }
}

/// How a tile lies: which face is up, and whether it is turned by 180 degrees.
///
/// The three actions on a tile and doing nothing are a Klein four-group, so a pose is two bits and
/// an action on it one exclusive or (G5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pose(u8);

impl Pose {
    /// All poses: A0, A1, B0, B1.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The place in [`Pose::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether the tile is turned by 180 degrees.
    pub const fn is_turned(self) -> bool {
        self.0 & 1 != 0
    }

    /// Whether face B is up.
    pub const fn shows_b(self) -> bool {
        self.0 & 2 != 0
    }

    /// The pose after turning by 180 degrees.
    #[must_use]
    pub const fn rotated(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// The pose after a flip.
    #[must_use]
    pub const fn flipped(self, side: Side) -> Self {
        Self(
            self.0
                ^ match side {
                    Side::Long => 2,
                    Side::Short => 3,
                },
        )
    }
}

/// The side over which a tile is flipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// Changes the face.
    Long,
    /// Changes the face and turns it by 180 degrees.
    Short,
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Long => "long",
            Self::Short => "short",
        })
    }
}

/// A row or a column, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Line {
    /// A row, counted from the top.
    Row(u8),
    /// A column, counted from the left.
    Column(u8),
}

impl Line {
    /// All rows, then all columns.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..SIZE).map(Self::Row).chain((0..SIZE).map(Self::Column))
    }

    /// The cells of the line, from left to right or from top to bottom.
    pub fn cells(self) -> [Cell; SIZE as usize] {
        std::array::from_fn(|place| {
            let place = place as u8;
            match self {
                Self::Row(row) => Cell(row * SIZE + place),
                Self::Column(column) => Cell(place * SIZE + column),
            }
        })
    }
}

/// The way a line is shifted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Step {
    /// Left or up.
    Back,
    /// Right or down.
    Forward,
}

/// One action of the terraforming phase. Written as `rotate r1c2`, `flip long r3c4`,
/// `flip short r3c4`, `shift row 2 left` or `shift column 3 up`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, TS)]
#[ts(type = "string")]
pub enum Act {
    /// Turn a tile by 180 degrees (T2).
    Rotate(Cell),
    /// Turn a tile over (T4).
    Flip(Cell, Side),
    /// Move a line by one step; the tile pushed off comes back at the other end (T3).
    Shift(Line, Step),
}

impl Act {
    /// All 64 actions.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        let rotations = Cell::all().map(Self::Rotate);
        let flips = Cell::all()
            .flat_map(|cell| [Side::Long, Side::Short].map(|side| Self::Flip(cell, side)));
        let shifts = Line::all()
            .flat_map(|line| [Step::Back, Step::Forward].map(|step| Self::Shift(line, step)));
        rotations.chain(flips).chain(shifts)
    }

    /// The action that takes this one back.
    #[must_use]
    pub fn inverse(self) -> Self {
        match self {
            Self::Rotate(_) | Self::Flip(..) => self,
            Self::Shift(line, Step::Back) => Self::Shift(line, Step::Forward),
            Self::Shift(line, Step::Forward) => Self::Shift(line, Step::Back),
        }
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rotate(cell) => write!(f, "rotate {cell}"),
            Self::Flip(cell, side) => write!(f, "flip {side} {cell}"),
            Self::Shift(Line::Row(row), step) => {
                let way = if *step == Step::Back { "left" } else { "right" };
                write!(f, "shift row {} {way}", row + 1)
            }
            Self::Shift(Line::Column(column), step) => {
                let way = if *step == Step::Back { "up" } else { "down" };
                write!(f, "shift column {} {way}", column + 1)
            }
        }
    }
}

impl FromStr for Act {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |text: &str| match text.as_bytes() {
            [digit @ b'1'..=b'4'] => Ok(digit - b'1'),
            _ => Err(format!("`{text}` should be 1, 2, 3 or 4")),
        };
        let words: ArrayVec<&str, 5> = text.split_whitespace().take(5).collect();
        Ok(match words.as_slice() {
            ["rotate", cell] => Self::Rotate(cell.parse()?),
            ["flip", "long", cell] => Self::Flip(cell.parse()?, Side::Long),
            ["flip", "short", cell] => Self::Flip(cell.parse()?, Side::Short),
            ["shift", "row", row, "left"] => Self::Shift(Line::Row(number(row)?), Step::Back),
            ["shift", "row", row, "right"] => Self::Shift(Line::Row(number(row)?), Step::Forward),
            ["shift", "column", column, "up"] => {
                Self::Shift(Line::Column(number(column)?), Step::Back)
            }
            ["shift", "column", column, "down"] => {
                Self::Shift(Line::Column(number(column)?), Step::Forward)
            }
            _ => {
                return Err(format!(
                    "`{text}` is no action: `rotate r1c2`, `flip long r3c4`, `flip short r3c4`, \
                     `shift row 2 left` or `shift column 3 up`"
                ));
            }
        })
    }
}

kit::in_words! { Act }

/// The sixteen tiles on the table, each exactly once. Written row by row as `1A0 2B1 ... / ...`:
/// the number of the tile, its face, and 1 if it is turned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, TS)]
#[ts(type = "string")]
pub struct Planet {
    /// For each cell the tile in the upper bits and its pose in the lower two.
    cells: [u8; TILES],
}

const fn packed(tile: TileId, Pose(pose): Pose) -> u8 {
    (tile.index() as u8) << 2 | pose
}

impl Planet {
    /// Lays out tiles row by row; `None` unless every tile is there once.
    pub fn new(tiles: [(TileId, Pose); TILES]) -> Option<Self> {
        let mut seen = 0_u16;
        for (tile, _) in tiles {
            seen |= 1_u16.checked_shl(tile.index() as u32)?;
        }
        let cells = tiles.map(|(tile, pose)| packed(tile, pose));
        (seen == u16::MAX).then_some(Self { cells })
    }

    /// A planet with tiles in random order and random poses (S1).
    pub fn random<R: Rng + ?Sized>(rng: &mut R) -> Self {
        let mut cells = std::array::from_fn(|tile| (tile as u8) << 2 | rng.random_range(0..4));
        cells.shuffle(rng);
        Self { cells }
    }

    /// The tile in a cell.
    pub fn tile(&self, cell: Cell) -> TileId {
        TileId::from_index(usize::from(self.cells[cell.index()] >> 2))
    }

    /// The pose of the tile in a cell.
    pub fn pose(&self, cell: Cell) -> Pose {
        Pose(self.cells[cell.index()] & 3)
    }

    /// Performs an action.
    pub fn apply(&mut self, act: Act) {
        match act {
            Act::Rotate(cell) => self.set_pose(cell, self.pose(cell).rotated()),
            Act::Flip(cell, side) => self.set_pose(cell, self.pose(cell).flipped(side)),
            Act::Shift(line, step) => {
                let places = line.cells().map(Cell::index);
                let mut tiles = places.map(|place| self.cells[place]);
                match step {
                    Step::Back => tiles.rotate_left(1),
                    Step::Forward => tiles.rotate_right(1),
                }
                for (place, tile) in places.into_iter().zip(tiles) {
                    self.cells[place] = tile;
                }
            }
        }
    }

    /// The planet after an action.
    #[must_use]
    pub fn after(mut self, act: Act) -> Self {
        self.apply(act);
        self
    }

    /// Lays a tile into a cell, whatever lies elsewhere: for positions that are still being laid out.
    pub(crate) fn lay(&mut self, cell: Cell, tile: TileId, pose: Pose) {
        self.cells[cell.index()] = packed(tile, pose);
    }

    fn set_pose(&mut self, cell: Cell, pose: Pose) {
        self.lay(cell, self.tile(cell), pose);
    }

    /// The zones of a colour, the most valuable ones first (Z1).
    pub fn zones(&self, set: &Set, color: Color) -> Zones {
        // A colour has at most one region on a face, so a zone is a group of cells.
        let mut group: [u8; TILES] = std::array::from_fn(|index| index as u8);
        let mut join = |one: Cell, other: Cell| {
            let (from, to) = (group[one.index()], group[other.index()]);
            for entry in &mut group {
                if *entry == from {
                    *entry = to;
                }
            }
        };
        let contacts = &set.geometry.contacts;
        for cell in Cell::all() {
            for (neighbour, pairs) in [
                (Cell::new(cell.row(), cell.column() + 1), &contacts.east),
                (Cell::new(cell.row() + 1, cell.column()), &contacts.south),
            ] {
                let Some(neighbour) = neighbour else { continue };
                let touch = pairs.iter().any(|&(own, facing)| {
                    self.owns(set, color, cell, own) && self.owns(set, color, neighbour, facing)
                });
                if touch {
                    join(cell, neighbour);
                }
            }
        }

        let mut zones = [Zone::default(); TILES];
        for cell in Cell::all() {
            let face = set[self.tile(cell)].face(self.pose(cell));
            if let Some(region) = face.region(color) {
                let zone = &mut zones[usize::from(group[cell.index()])];
                zone.value += set.geometry.value(region);
                zone.cells |= 1 << cell.index();
            }
        }
        let mut zones: Zones = zones.into_iter().filter(|zone| zone.value > 0).collect();
        zones.sort_unstable_by_key(|zone| (std::cmp::Reverse(zone.value), zone.cells));
        zones
    }

    /// Whether the region of a colour in a cell, if any, owns a half-side.
    fn owns(&self, set: &Set, color: Color, cell: Cell, half_side: HalfSide) -> bool {
        let pose = self.pose(cell);
        let face = set[self.tile(cell)].face(pose);
        let owner = set.geometry.owner(face, pose.is_turned(), half_side);
        face.region(color) == Some(owner)
    }

    /// Whether every required zone has a zone of its own (Z2-Z4).
    pub fn meets(&self, set: &Set, needs: &Requirement, matching: Matching) -> bool {
        let zones = self.zones(set, needs.color);
        let values: ArrayVec<u8, TILES> = zones.iter().map(|zone| zone.value).collect();
        needs.is_met_by(&values, matching)
    }
}

/// The zones of one colour.
pub type Zones = ArrayVec<Zone, TILES>;

/// Adjacent regions of one colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Zone {
    /// The sum of its regions.
    pub value: u8,
    cells: u16,
}

impl Zone {
    /// Whether the zone has a part in a cell.
    pub fn contains(&self, cell: Cell) -> bool {
        self.cells & 1 << cell.index() != 0
    }

    /// The cells that it has a part in.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        Cell::all().filter(move |&cell| self.contains(cell))
    }
}

impl fmt::Display for Planet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in Cell::all() {
            let separator = match (cell.row(), cell.column()) {
                (0, 0) => "",
                (_, 0) => " / ",
                _ => " ",
            };
            let pose = self.pose(cell);
            let face = if pose.shows_b() { 'B' } else { 'A' };
            let turned = u8::from(pose.is_turned());
            write!(
                f,
                "{separator}{}{face}{turned}",
                self.tile(cell).index() + 1
            )?;
        }
        Ok(())
    }
}

impl fmt::Debug for Planet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Planet({self})")
    }
}

impl FromStr for Planet {
    type Err = String;

    /// Reads what is written by `Display`; the strokes between rows may be left out.
    fn from_str(text: &str) -> Result<Self, String> {
        let words = text.split_whitespace().filter(|&word| word != "/");
        let tiles: Vec<_> = words.map(parse_tile).collect::<Result<_, _>>()?;
        let count = tiles.len();
        let tiles = tiles
            .try_into()
            .map_err(|_| format!("a planet has 16 tiles, not {count}"))?;
        Self::new(tiles).ok_or_else(|| "every tile lies on the planet once".into())
    }
}

/// Reads one tile, as `12B1`.
pub(crate) fn parse_tile(word: &str) -> Result<(TileId, Pose), String> {
    let parse = || {
        let (rest, turned) = word.split_at_checked(word.len().checked_sub(1)?)?;
        let (number, face) = rest.split_at_checked(rest.len().checked_sub(1)?)?;
        let number: usize = number.parse().ok()?;
        let face = ["A", "B"].iter().position(|&name| name == face)?;
        let turned = ["0", "1"].iter().position(|&name| name == turned)?;
        let tile = (1..=TILES)
            .contains(&number)
            .then(|| TileId::from_index(number - 1))?;
        Some((tile, Pose::ALL[face * 2 + turned]))
    };
    parse().ok_or_else(|| {
        format!("`{word}` is no tile: its number 1 to 16, its face A or B, and 0 or 1 for turned")
    })
}

kit::in_words! { Planet }
