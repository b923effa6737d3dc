//! The optimal solver: the fewest actions that meet a requirement, proven.
//!
//! Three facts make it quick. Poses do not care where a tile lies, so all shifts can come first:
//! they make an *arrangement*, and there are few of them (`shifts`). Any pose of a tile is one
//! action (two without short flips) from any other, so after the shifts it is enough to turn some
//! tiles once each, and only where it helps a required zone (`zones`). And a requirement concerns
//! one colour, which is one `u64` ([`bits`](crate::bits)).

mod plain;
mod shifts;
mod zones;

use std::ops::ControlFlow;
use std::sync::OnceLock;

use rustc_hash::FxHashSet;

use crate::bits::SideTable;
use crate::planet::{Act, Cell, Planet, Side};
use crate::set::{Matching, Requirement, Set, set};
use plain::Plain;
use shifts::{Slide, arrangements};
use zones::{Faces, Target};

/// The longest turn that is looked at: each further action takes some ten times longer.
pub const MAX_ACTIONS: u8 = 6;

/// What a turn allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limits {
    /// Actions of any kind, at most [`MAX_ACTIONS`].
    pub actions: u8,
    /// Shifts among them.
    pub shifts: u8,
    /// Flips among them.
    pub flips: u8,
    /// Whether flips over the short side are allowed.
    pub short_flips: bool,
}

impl Limits {
    /// So many actions of any kind.
    pub const fn actions(actions: u8) -> Self {
        Self {
            actions,
            shifts: actions,
            flips: actions,
            short_flips: true,
        }
    }

    /// What is left after an action; `None` if they do not allow it.
    pub fn after(mut self, act: Act) -> Option<Self> {
        self.actions = self.actions.checked_sub(1)?;
        match act {
            Act::Rotate(_) => {}
            Act::Shift(..) => self.shifts = self.shifts.checked_sub(1)?,
            Act::Flip(_, Side::Short) if !self.short_flips => return None,
            Act::Flip(..) => self.flips = self.flips.checked_sub(1)?,
        }
        Some(self)
    }
}

/// The answer of the solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The fewest actions; `None` if the limits do not suffice. Either is proven.
    pub fewest: Option<u8>,
    /// So many actions that meet the requirement, in their order.
    pub acts: Vec<Act>,
    /// Boards and partial zones that were looked at.
    pub nodes: u64,
}

/// Solves with the set in use; see [`Solver::solve`].
pub fn solve(
    planet: &Planet,
    needs: &Requirement,
    matching: Matching,
    limits: &Limits,
) -> Solution {
    solver().solve(planet, needs, matching, limits)
}

/// The solver of the set in use.
pub fn solver() -> &'static Solver<'static> {
    static SOLVER: OnceLock<Solver<'static>> = OnceLock::new();
    SOLVER.get_or_init(|| Solver::new(set()))
}

/// The solver of a set.
#[derive(Clone, Debug)]
pub struct Solver<'a> {
    set: &'a Set,
    /// `None` for a geometry that needs the plain search.
    table: Option<SideTable>,
}

impl<'a> Solver<'a> {
    /// A solver for any set; the diagonal geometry is solved quickly, others slowly.
    pub fn new(set: &'a Set) -> Self {
        let table = SideTable::new(set);
        Self { set, table }
    }

    /// Whether any turn is solved within moments. With another geometry, each further action takes
    /// some thirty times longer.
    pub const fn is_quick(&self) -> bool {
        self.table.is_some()
    }

    /// The fewest actions that meet a requirement within the limits.
    ///
    /// # Panics
    /// If the limits allow more than [`MAX_ACTIONS`].
    pub fn solve(
        &self,
        planet: &Planet,
        needs: &Requirement,
        matching: Matching,
        limits: &Limits,
    ) -> Solution {
        let mut first: Option<Vec<Act>> = None;
        let mut nodes = Nodes::without_limit();
        // How the search ended says no more than whether there is a first solution.
        let _ = self.search(planet, needs, matching, limits, &mut nodes, &mut |acts| {
            first = Some(acts);
            ControlFlow::Break(())
        });
        Solution {
            fewest: first.as_ref().map(|acts| acts.len() as u8),
            acts: first.unwrap_or_default(),
            nodes: nodes.seen,
        }
    }

    /// Visits planets that meet a requirement within the limits, each once, with actions that lead
    /// there: those that take no needless action, the ones with the fewest actions first.
    ///
    /// Breaks when the visitor does, or soon after so many nodes were looked at.
    ///
    /// # Panics
    /// If the limits allow more than [`MAX_ACTIONS`].
    pub fn visit(
        &self,
        planet: &Planet,
        needs: &Requirement,
        matching: Matching,
        limits: &Limits,
        max_nodes: u64,
        mut visitor: impl FnMut(Planet, &[Act]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut seen = FxHashSet::default();
        let mut nodes = Nodes {
            seen: 0,
            most: max_nodes,
        };
        self.search(planet, needs, matching, limits, &mut nodes, &mut |acts| {
            let end = acts.iter().copied().fold(*planet, Planet::after);
            if seen.insert(end) {
                visitor(end, &acts)?;
            }
            ControlFlow::Continue(())
        })
    }

    /// Calls `found` with solutions, in ascending order of their number of actions.
    fn search(
        &self,
        planet: &Planet,
        needs: &Requirement,
        matching: Matching,
        limits: &Limits,
        nodes: &mut Nodes,
        found: &mut impl FnMut(Vec<Act>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        assert!(limits.actions <= MAX_ACTIONS, "too many actions to solve");
        let mut found = |slides: &[Slide], changes: &[Change]| {
            let shifts = slides.iter().flat_map(|slide| slide.acts());
            let turns = changes
                .iter()
                .flat_map(|change| change.acts(limits.short_flips));
            found(shifts.chain(turns).collect())
        };
        let mut plans = (0..=limits.actions).flat_map(|actions| {
            (0..=actions.min(limits.shifts)).map(move |shifts| {
                let left = Allowance {
                    actions: actions - shifts,
                    flips: limits.flips,
                    short_flips: limits.short_flips,
                };
                (shifts, left)
            })
        });
        if let Some(table) = &self.table {
            let target = Target::new(needs, matching);
            let faces = Faces {
                up: table.color(planet, needs.color, |pose| pose),
                down: table.color(planet, needs.color, |pose| pose.flipped(Side::Long)),
            };
            plans.try_for_each(|(shifts, left)| {
                arrangements(faces, shifts, &mut |faces, slides| {
                    nodes.check()?;
                    target.search(faces, left, &mut nodes.seen, &mut |changes| {
                        found(slides, changes)
                    })
                })
            })
        } else {
            let plain = Plain {
                set: self.set,
                needs,
                matching,
            };
            plans.try_for_each(|(shifts, left)| {
                arrangements(*planet, shifts, &mut |planet, slides| {
                    nodes.check()?;
                    plain.search(
                        planet,
                        left,
                        &mut Vec::new(),
                        &mut nodes.seen,
                        &mut |changes| found(slides, changes),
                    )
                })
            })
        }
    }
}

/// How much was looked at, and how much may be.
struct Nodes {
    seen: u64,
    most: u64,
}

impl Nodes {
    fn without_limit() -> Self {
        Self {
            seen: 0,
            most: u64::MAX,
        }
    }

    #[inline]
    fn check(&self) -> ControlFlow<()> {
        if self.seen < self.most {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }
}

/// What may still be done to tiles.
#[derive(Clone, Copy)]
struct Allowance {
    actions: u8,
    flips: u8,
    short_flips: bool,
}

impl Allowance {
    /// What is left after a turn of a tile; `None` if it is not allowed.
    ///
    /// No turn can be had cheaper in any respect: a changed face takes a flip, and without short
    /// flips that and a rotation are the only way to the pose opposite in both.
    #[inline]
    fn after(self, turn: Turn) -> Option<Self> {
        let (actions, flips) = match turn {
            Turn::Rotate => (1, 0),
            Turn::FlipLong => (1, 1),
            Turn::FlipShort => (if self.short_flips { 1 } else { 2 }, 1),
        };
        Some(Self {
            actions: self.actions.checked_sub(actions)?,
            flips: self.flips.checked_sub(flips)?,
            ..self
        })
    }
}

/// A change of pose, the cheapest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    Rotate,
    FlipLong,
    FlipShort,
}

impl Turn {
    const ALL: [Self; 3] = [Self::Rotate, Self::FlipLong, Self::FlipShort];
}

/// A tile and its change of pose.
#[derive(Clone, Copy, Debug)]
struct Change {
    cell: Cell,
    turn: Turn,
}

impl Change {
    /// The actions that make it.
    fn acts(self, short_flips: bool) -> impl Iterator<Item = Act> {
        let cell = self.cell;
        let (first, second) = match self.turn {
            Turn::Rotate => (Act::Rotate(cell), None),
            Turn::FlipLong => (Act::Flip(cell, Side::Long), None),
            Turn::FlipShort if short_flips => (Act::Flip(cell, Side::Short), None),
            Turn::FlipShort => (Act::Flip(cell, Side::Long), Some(Act::Rotate(cell))),
        };
        std::iter::once(first).chain(second)
    }
}
