//! The bit engine: one colour of the planet in one `u64`.
//!
//! It serves geometries in which every side of a tile has one colour and a region is worth the
//! number of sides it owns, as with the diagonal cut. Then a zone is a group of linked cells, and
//! its value is the number of its bits. It must agree with [`planet`](crate::planet), which knows
//! every geometry.

use arrayvec::ArrayVec;

use crate::planet::{Act, Cell, Line, Planet, Pose, Step};
use crate::set::{Color, HalfSide, Matching, Region, Requirement, Set, TILES, TileId};

/// The sides of one colour: for each cell four bits, from the lowest one north, east, south, west.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sides(pub(crate) u64);

/// A group of cells: the lowest of the four bits of each.
pub(crate) type Cells = u64;

/// All cells.
const ALL: Cells = 0x1111_1111_1111_1111;
/// The cells that have a neighbour to the east.
const NOT_EAST: Cells = 0x0111_0111_0111_0111;
/// The cells that have a neighbour to the south.
const NOT_SOUTH: Cells = 0x0000_1111_1111_1111;

impl Sides {
    /// The sides of the tile in a cell.
    #[inline]
    pub(crate) fn at(self, cell: usize) -> u8 {
        (self.0 >> (4 * cell)) as u8 & 15
    }

    /// These sides with others for the tile in a cell.
    #[inline]
    #[must_use]
    pub(crate) fn with(self, cell: usize, sides: u8) -> Self {
        Self(self.0 & !(15 << (4 * cell)) | u64::from(sides) << (4 * cell))
    }

    /// The sides after a line has moved forward by 1 to 3 steps.
    #[inline]
    #[must_use]
    pub fn shifted(self, line: Line, steps: u32) -> Self {
        let bits = self.0;
        Self(match line {
            Line::Row(row) => {
                let place = 16 * u32::from(row);
                let moved = ((bits >> place) as u16).rotate_left(4 * steps);
                bits & !(0xFFFF << place) | u64::from(moved) << place
            }
            Line::Column(column) => {
                let mask = 0x000F_000F_000F_000F << (4 * u32::from(column));
                bits & !mask | (bits & mask).rotate_left(16 * steps)
            }
        })
    }

    /// The sides if every tile were turned by 180 degrees.
    #[inline]
    #[must_use]
    pub(crate) fn all_rotated(self) -> Self {
        const LOW: u64 = 0x3333_3333_3333_3333;
        Self((self.0 & LOW) << 2 | (self.0 >> 2) & LOW)
    }

    /// Which neighbours are linked.
    #[inline]
    pub(crate) fn links(self) -> Links {
        let bits = self.0;
        Links {
            east: (bits >> 1) & (bits >> 7) & NOT_EAST,
            south: (bits >> 2) & (bits >> 16) & NOT_SOUTH,
        }
    }

    /// The value of the colour in some cells.
    #[inline]
    pub(crate) fn value(self, cells: Cells) -> u8 {
        (self.0 & (cells * 15)).count_ones() as u8
    }

    /// The values of all zones, largest first.
    pub fn zones(self) -> ArrayVec<u8, TILES> {
        let links = self.links();
        let bits = self.0;
        let mut left = (bits | bits >> 1 | bits >> 2 | bits >> 3) & ALL;
        let mut values = ArrayVec::new();
        while left != 0 {
            let zone = links.flood(left & left.wrapping_neg());
            values.push(self.value(zone));
            left &= !zone;
        }
        values.sort_unstable_by(|a, b| b.cmp(a));
        values
    }

    /// Whether zones of these sides meet a requirement of their colour.
    pub fn meet(self, needs: &Requirement, matching: Matching) -> bool {
        needs.is_met_by(&self.zones(), matching)
    }
}

/// Which neighbours are linked, each link at its western or northern cell.
#[derive(Clone, Copy)]
pub(crate) struct Links {
    east: Cells,
    south: Cells,
}

impl Links {
    /// How many links there are.
    #[inline]
    pub(crate) fn count(self) -> u32 {
        (self.east | self.south << 1).count_ones()
    }

    /// Some cells, and those linked to one of them.
    #[inline]
    pub(crate) fn spread(self, cells: Cells) -> Cells {
        let (east, south) = (self.east, self.south);
        cells
            | (cells & east) << 4
            | (cells >> 4) & east
            | (cells & south) << 16
            | (cells >> 16) & south
    }

    /// Some cells, and all that are linked to one of them by any number of links.
    #[inline]
    pub(crate) fn flood(self, mut cells: Cells) -> Cells {
        loop {
            let more = self.spread(cells);
            if more == cells {
                return cells;
            }
            cells = more;
        }
    }
}

/// For every colour, tile and pose the sides that the colour owns.
#[derive(Clone, Debug)]
pub struct SideTable([[[u8; 4]; TILES]; 4]);

impl SideTable {
    /// The table of a set; `None` if its geometry is not one that this engine serves.
    pub fn new(set: &Set) -> Option<Self> {
        use HalfSide::{
            EastBottom, EastTop, NorthLeft, NorthRight, SouthLeft, SouthRight, WestBottom, WestTop,
        };
        const SIDES: [(HalfSide, HalfSide); 4] = [
            (NorthLeft, NorthRight),
            (EastTop, EastBottom),
            (SouthRight, SouthLeft),
            (WestBottom, WestTop),
        ];
        let geometry = &set.geometry;
        for owners in &geometry.classes {
            let one_owner = |(one, other)| owners[one as usize] == owners[other as usize];
            let worth_its_sides = |region: Region| {
                let halves = owners.iter().filter(|&&owner| owner == region).count();
                halves == 2 * usize::from(geometry.value(region))
            };
            let regions = [Region::Half, Region::First, Region::Second];
            if !SIDES.into_iter().all(one_owner) || !regions.into_iter().all(worth_its_sides) {
                return None;
            }
        }

        let sides = |color: usize, tile: usize, pose: usize| {
            let pose = Pose::ALL[pose];
            let face = set.tiles[tile].face(pose);
            let region = face.region(Color::ALL[color]);
            let owns = |&(half_side, _): &(HalfSide, HalfSide)| {
                region == Some(geometry.owner(face, pose.is_turned(), half_side))
            };
            let owned = SIDES.iter().map(owns).enumerate();
            owned.fold(0, |bits, (side, owned)| bits | u8::from(owned) << side)
        };
        Some(Self(std::array::from_fn(|color| {
            std::array::from_fn(|tile| std::array::from_fn(|pose| sides(color, tile, pose)))
        })))
    }

    /// The sides that a colour owns on a tile in a pose.
    #[inline]
    fn sides(&self, color: Color, tile: TileId, pose: Pose) -> u8 {
        self.0[color.index()][tile.index()][pose.index()]
    }

    /// One colour of a planet, each tile in the pose that `pose` makes of its own.
    pub(crate) fn color(&self, planet: &Planet, color: Color, pose: fn(Pose) -> Pose) -> Sides {
        Cell::all().fold(Sides::default(), |sides, cell| {
            let own = self.sides(color, planet.tile(cell), pose(planet.pose(cell)));
            sides.with(cell.index(), own)
        })
    }
}

/// A planet with its four colours kept beside it, for search over many actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    planet: Planet,
    colors: [Sides; 4],
}

impl Board {
    /// The board of a planet.
    pub fn new(table: &SideTable, planet: Planet) -> Self {
        let colors = Color::ALL.map(|color| table.color(&planet, color, |pose| pose));
        Self { planet, colors }
    }

    /// The planet.
    pub fn planet(&self) -> &Planet {
        &self.planet
    }

    /// The sides of a colour.
    pub fn sides(&self, color: Color) -> Sides {
        self.colors[color.index()]
    }

    /// Performs an action.
    pub fn apply(&mut self, table: &SideTable, act: Act) {
        self.planet.apply(act);
        match act {
            Act::Rotate(cell) | Act::Flip(cell, _) => {
                let (tile, pose) = (self.planet.tile(cell), self.planet.pose(cell));
                for color in Color::ALL {
                    let sides = &mut self.colors[color.index()];
                    *sides = sides.with(cell.index(), table.sides(color, tile, pose));
                }
            }
            Act::Shift(line, step) => {
                let steps = if step == Step::Forward { 1 } else { 3 };
                self.colors = self.colors.map(|sides| sides.shifted(line, steps));
            }
        }
    }

    /// Whether a requirement is met.
    pub fn meets(&self, needs: &Requirement, matching: Matching) -> bool {
        self.sides(needs.color).meet(needs, matching)
    }
}
