//! Planning a whole co-operative turn.
//!
//! A turn must meet a mission of the hand. Among the ways to do so, the best achieves goals and
//! leaves the others close. Candidates come from two searches: solutions of each goal, completed
//! by a mission with the actions left; and a beam over all actions. The solver judges the best.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use kit::Plan;
use rustc_hash::FxHashSet;
use shifter::solve::solver;
use shifter::view::{CoopView, View};
use shifter::{Act, Limits, MissionId, Planet, Requirement, Used, set, solve};

use super::progress::Progress;
use super::{left, needs_of, open_goals};

/// How far a player sees.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    /// Planets kept at each depth of the beam.
    beam: usize,
    /// Candidates that the solver judges.
    judged: usize,
    /// Solutions of a goal that are completed by a mission.
    goal_planets: usize,
    /// Actions that the solver looks ahead to meet a challenge.
    solved: u8,
}

impl Sight {
    pub(super) const GOVERNOR: Self = Self {
        beam: 48,
        judged: 20,
        goal_planets: 40,
        solved: 5,
    };
    /// For games that are only imagined.
    pub(super) const IMAGINED: Self = Self {
        beam: 12,
        judged: 5,
        goal_planets: 8,
        solved: 4,
    };
    pub(super) const ENGINEER: Self = Self {
        beam: 3,
        judged: 1,
        goal_planets: 0,
        solved: 2,
    };
}

/// Nodes the solver may look at to find those.
const GOAL_NODES: u64 = 60_000;

/// Actions that the solver looks ahead to meet a challenge, for a geometry with which it is slow.
const SOLVED_SLOWLY: u8 = 3;
/// Actions that it then looks ahead where it is asked hundreds of times a turn.
const JUDGED_SLOWLY: u8 = 2;

/// A way through the turn.
#[derive(Clone)]
struct Line {
    acts: Vec<Act>,
    planet: Planet,
    left: Limits,
}

/// The actions to perform in the rest of this turn.
pub(super) fn turn(view: &View, table: &CoopView, hand: &[MissionId], sight: Sight) -> Vec<Act> {
    let goals = open_goals(table);
    let missions = needs_of(hand);
    let start = Line {
        acts: Vec::new(),
        planet: view.planet,
        left: left(view, &view.used),
    };
    let progress = Progress::new(view.matching, goals.clone(), missions.clone());

    let mut lines = beam(&start, &progress, sight.beam);
    for goal in goals.iter().filter(|_| sight.goal_planets > 0) {
        lines.extend(goal_lines(
            &start,
            goal,
            &missions,
            view,
            sight.goal_planets,
        ));
    }
    lines.retain(|line| progress.meets_mission(&line.planet));
    lines.sort_by_cached_key(|line| {
        let met = progress.goals_met(&line.planet);
        (
            Reverse(met),
            Reverse(progress.of(&line.planet)),
            line.acts.len(),
        )
    });
    let mut seen = FxHashSet::default();
    lines.retain(|line| seen.insert(line.planet));
    lines.truncate(sight.judged);

    let judged = lines
        .into_iter()
        .max_by_key(|line| value(line, &goals, &missions, view));
    // Without a success within reach, every action would only cost more.
    judged.map_or_else(Vec::new, |line| line.acts)
}

/// Limits within which the solver answers soon: `slow` is the most actions if it is not quick.
fn soon(limits: Limits, slow: u8) -> Limits {
    if solver().is_quick() {
        return limits;
    }
    Limits {
        actions: limits.actions.min(slow),
        ..limits
    }
}

/// Actions that meet a card within the limits, if any are found: the fewest as far as the solver
/// looks, then whatever the beam comes upon.
pub(super) fn challenge(
    view: &View,
    needs: &Requirement,
    limits: Limits,
    sight: Sight,
) -> Option<Plan<Act>> {
    let near = Limits {
        actions: limits.actions.min(sight.solved),
        ..limits
    };
    let near = soon(near, SOLVED_SLOWLY);
    let solution = solve(&view.planet, needs, view.matching, &near);
    if solution.fewest.is_some() {
        let (steps, proven) = (solution.acts, true);
        return Some(Plan { steps, proven });
    }
    let progress = Progress::new(view.matching, Vec::new(), vec![needs]);
    let start = Line {
        acts: Vec::new(),
        planet: view.planet,
        left: limits,
    };
    let met = beam(&start, &progress, sight.beam)
        .into_iter()
        .filter(|line| progress.meets_mission(&line.planet));
    let steps = met.map(|line| line.acts).min_by_key(Vec::len)?;
    let proven = false;
    Some(Plan { steps, proven })
}

/// The most promising ways through the turn, of every length.
fn beam(start: &Line, progress: &Progress<'_>, width: usize) -> Vec<Line> {
    let mut all = vec![start.clone()];
    let mut front = vec![start.clone()];
    let mut seen = FxHashSet::from_iter([start.planet]);
    for _ in 0..start.left.actions {
        let mut next: Vec<(i32, Line)> = Vec::new();
        for line in &front {
            for act in Act::all() {
                let Some(left) = line.left.after(act) else {
                    continue;
                };
                let planet = line.planet.after(act);
                if seen.insert(planet) {
                    let acts = line.acts.iter().copied().chain([act]).collect();
                    next.push((progress.of(&planet), Line { acts, planet, left }));
                }
            }
        }
        next.sort_by_key(|(score, _)| Reverse(*score));
        let met = next
            .iter()
            .filter(|(_, line)| progress.meets_mission(&line.planet));
        all.extend(met.take(width).map(|(_, line)| line.clone()));
        front = next.into_iter().take(width).map(|(_, line)| line).collect();
    }
    all
}

/// Ways that meet a goal, completed by a mission with the actions left.
fn goal_lines(
    start: &Line,
    goal: &Requirement,
    missions: &[&Requirement],
    view: &View,
    most: usize,
) -> Vec<Line> {
    let mut ends = Vec::new();
    let _ = solver().visit(
        &start.planet,
        goal,
        view.matching,
        &soon(start.left, SOLVED_SLOWLY),
        GOAL_NODES,
        |planet, acts| {
            let left = acts
                .iter()
                .try_fold(start.left, |left, &act| left.after(act));
            if let Some(left) = left {
                ends.push(Line {
                    acts: acts.to_vec(),
                    planet,
                    left,
                });
            }
            if ends.len() < most {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        },
    );
    let completed = ends.iter().flat_map(|line| {
        missions.iter().filter_map(move |mission| {
            let left = soon(line.left, JUDGED_SLOWLY);
            let solution = solve(&line.planet, mission, view.matching, &left);
            solution.fewest?;
            let planet = solution
                .acts
                .iter()
                .fold(line.planet, |planet, &act| planet.after(act));
            let acts = line.acts.iter().chain(&solution.acts).copied().collect();
            Some(Line {
                acts,
                planet,
                left: line.left,
            })
        })
    });
    let mut lines: Vec<_> = completed.collect();
    lines.extend(ends);
    lines
}

/// What a planet is worth at the end of the turn.
fn value(line: &Line, goals: &[&Requirement], missions: &[&Requirement], view: &View) -> i32 {
    let meets = |needs: &Requirement| line.planet.meets(set(), needs, view.matching);
    let open: Vec<_> = goals.iter().filter(|goal| !meets(goal)).collect();
    if open.is_empty() {
        return i32::MAX;
    }
    let limits = left(view, &Used::default());
    let distance = |needs: &Requirement| {
        let near = soon(limits, JUDGED_SLOWLY);
        let fewest = solve(&line.planet, needs, view.matching, &near).fewest;
        fewest.map_or(i32::from(limits.actions) + 2, i32::from)
    };
    let far: i32 = open.iter().map(|goal| distance(goal)).sum();
    // A mission that stays met leaves the next turn of this hand free for a goal.
    let kept = missions
        .iter()
        .filter(|mission| meets(mission))
        .count()
        .saturating_sub(1);
    let achieved = goals.len() - open.len();
    let score = 100 * achieved as i32 - 10 * far + 4 * kept.min(2) as i32;
    // Of equal planets the one with fewer actions.
    16 * score - line.acts.len() as i32
}
