//! The arrangements that shifts can make, without the many orders that make the same one.
//!
//! Shifts of parallel lines commute and four steps of a line are none. So a run of parallel shifts
//! is written with ascending lines, each moved once, by one step either way or by two.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use super::MAX_ACTIONS;
use crate::planet::{Act, Line, Planet, SIZE, Step};

/// A line moved forward by 1, 2 or 3 steps.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slide {
    pub(super) line: Line,
    pub(super) steps: u8,
}

impl Slide {
    /// The shifts that make it: three steps forward are one back.
    pub(super) fn acts(self) -> impl Iterator<Item = Act> {
        let (step, times) = match self.steps {
            3 => (Step::Back, 1),
            times => (Step::Forward, times),
        };
        std::iter::repeat_n(Act::Shift(self.line, step), usize::from(times))
    }
}

/// Something whose lines can be moved.
pub(super) trait Arrangement: Copy {
    /// It with a line moved.
    fn slid(self, slide: Slide) -> Self;
}

impl Arrangement for Planet {
    fn slid(self, slide: Slide) -> Self {
        slide.acts().fold(self, Planet::after)
    }
}

/// The slides of an arrangement.
pub(super) type Slides = ArrayVec<Slide, { MAX_ACTIONS as usize }>;

/// Visits every arrangement that needs so many shifts, and some that could do with fewer.
pub(super) fn arrangements<A: Arrangement>(
    start: A,
    shifts: u8,
    visit: &mut impl FnMut(A, &[Slide]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    extend(start, shifts, &mut Slides::new(), visit)
}

fn extend<A: Arrangement>(
    arrangement: A,
    shifts: u8,
    slides: &mut Slides,
    visit: &mut impl FnMut(A, &[Slide]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if shifts == 0 {
        return visit(arrangement, slides);
    }
    let (first_row, first_column) = match slides.last().map(|slide| slide.line) {
        None => (0, 0),
        Some(Line::Row(row)) => (row + 1, 0),
        Some(Line::Column(column)) => (0, column + 1),
    };
    let rows = (first_row..SIZE).map(Line::Row);
    let columns = (first_column..SIZE).map(Line::Column);
    for line in rows.chain(columns) {
        for (steps, cost) in [(1, 1), (3, 1), (2, 2)] {
            if cost <= shifts {
                let slide = Slide { line, steps };
                slides.push(slide);
                extend(arrangement.slid(slide), shifts - cost, slides, visit)?;
                slides.pop();
            }
        }
    }
    ControlFlow::Continue(())
}
