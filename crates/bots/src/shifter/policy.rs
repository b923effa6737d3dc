//! The planner as the policy of a search: turns are tried out as a whole.

use kit::{Game as _, Rng, Seat, Viewer};
use shifter::view::TableView;
use shifter::{Decision, Prompt, Shifter};

use super::Strong;
use super::plan::Sight;
use crate::search::{Ending, MAX_PARTS, Parts, Policy};

/// Points that winning is worth beside the lead.
const WIN: f64 = 5.0;
/// The parts of a lead.
const GOALS: usize = 0;
const LIBRARY: usize = 1;
const POINTS: usize = 2;
const RIVALS: usize = 3;

/// Plans the turn that is tried out with care, and those of imagined games quickly.
pub(super) struct Planner {
    careful: Strong,
    quick: Strong,
}

impl Planner {
    pub(super) const fn new() -> Self {
        Self {
            careful: Strong::new(Sight::GOVERNOR),
            quick: Strong::new(Sight::IMAGINED),
        }
    }
}

/// What a player would answer now, with the steps that follow.
fn whole(player: &mut Strong, game: &Shifter, seat: Seat) -> Vec<Decision> {
    let (view, prompt) = (game.view(Viewer::Seat(seat)), game.prompt(seat));
    player.expected = None;
    let first = player.choose(&view, prompt.as_ref(), seat, &game.legal(seat));
    let mut steps = vec![first];
    if matches!(first, Decision::Act(_)) {
        steps.extend(player.rest());
    }
    steps
}

/// Whether two numbers of actions differ by one.
const fn is_next(one: Decision, other: Decision) -> bool {
    match (one, other) {
        (Decision::Bid(one), Decision::Bid(other)) => one.abs_diff(other) == 1,
        _ => false,
    }
}

impl Policy<Shifter> for Planner {
    const WIN: f64 = WIN;
    const WORSE: f64 = 0.3;
    const SPREAD: f64 = 2.0;
    const PARTS: &'static [&'static str] = &[
        "shifter-part-goals",
        "shifter-part-library",
        "shifter-part-points",
        "shifter-part-rivals",
    ];

    fn answer(&mut self, game: &Shifter, seat: Seat, _: &mut Rng) -> Decision {
        let (view, prompt) = (game.view(Viewer::Seat(seat)), game.prompt(seat));
        self.quick
            .choose(&view, prompt.as_ref(), seat, &game.legal(seat))
    }

    fn candidates(&mut self, game: &Shifter, seat: Seat, rng: &mut Rng) -> Vec<Decision> {
        let mut first = Vec::new();
        for course in self.courses(game, seat, rng) {
            if !first.contains(&course[0]) {
                first.push(course[0]);
            }
        }
        first
    }

    fn takes_steps(&self, prompt: &Prompt) -> bool {
        matches!(
            prompt,
            Prompt::Terraform { .. } | Prompt::Attempt { .. } | Prompt::Discard { .. }
        )
    }

    fn courses(&mut self, game: &Shifter, seat: Seat, rng: &mut Rng) -> Vec<Vec<Decision>> {
        let usual = whole(&mut self.careful, game, seat);
        let first = usual[0];
        let legal = game.legal(seat).into_iter();
        let others = legal.filter(|other| *other != first);
        let mut courses = match game.prompt(seat) {
            Some(Prompt::Terraform { .. }) => vec![
                usual,
                whole(&mut self.quick, game, seat),
                vec![Decision::Settle],
            ],
            Some(Prompt::Attempt { .. }) => vec![usual],
            // A number that is far from the usual one is hopeless.
            Some(Prompt::Bid { .. }) => {
                let near = others.filter(|other| is_next(*other, first));
                std::iter::once(first)
                    .chain(near)
                    .map(|bid| vec![bid])
                    .collect()
            }
            _ => std::iter::once(first)
                .chain(others)
                .map(|first| self.finish(game, seat, first, rng))
                .collect(),
        };
        let mut seen: Vec<Vec<Decision>> = Vec::new();
        courses.retain(|course| {
            let is_new = !seen.contains(course);
            seen.push(course.clone());
            is_new
        });
        courses
    }

    fn ending(&self, game: &Shifter, seat: Seat) -> Ending {
        let mut parts: Parts = [0.0; MAX_PARTS];
        let Some(outcome) = game.outcome() else {
            return Ending {
                lead: 0.0,
                chance: 0.0,
                parts,
            };
        };
        let won = outcome.winners.contains(seat);
        let own = f64::from(outcome.scores[seat]);
        let lead = match game.view(Viewer::Spectator).table {
            TableView::Coop(_) => {
                parts[if won { LIBRARY } else { GOALS }] = own;
                own
            }
            TableView::Compete(_) => {
                let others = outcome.scores.seated().filter(|(other, _)| *other != seat);
                let best = others.map(|(_, score)| *score).max().unwrap_or_default();
                parts[POINTS] = own;
                parts[RIVALS] = f64::from(-best);
                own - f64::from(best)
            }
        };
        let chance = f64::from(u8::from(won));
        Ending {
            lead,
            chance,
            parts,
        }
    }
}
