//! The solver against a search that knows nothing but the actions and the geometry table.

use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use shifter::planet::Side;
use shifter::solve::{Limits, Solver, solver};
use shifter::{Act, Matching, Planet, Requirement, Set, set, solve};

const MODES: [Matching; 2] = [Matching::AtLeast, Matching::Exact];

fn random_planets(count: usize, seed: u64) -> impl Iterator<Item = Planet> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    (0..count).map(move |_| Planet::random(&mut rng))
}

/// The requirements of all cards, and a few that no card has.
fn requirements(set: &Set) -> Vec<Requirement> {
    let odd = [
        "white 1",
        "green 2+1",
        "blue 3+2+1",
        "yellow 7+2",
        "white 5+4",
        "blue 3+3+3+3",
    ];
    let missions = set.missions.iter().map(|card| card.needs.clone());
    missions
        .chain(set.goals.iter().map(|card| card.needs.clone()))
        .chain(odd.map(|text| text.parse().expect("a requirement")))
        .collect()
}

/// A planet on the way, with the shifts and flips it took.
type Node = (Planet, u8, u8);

/// What is left to use after an action; `None` if the limits forbid it.
fn step((planet, shifts, flips): Node, act: Act, limits: &Limits) -> Option<Node> {
    let (shifts, flips) = match act {
        Act::Shift(..) => (shifts + 1, flips),
        Act::Flip(_, Side::Short) if !limits.short_flips => return None,
        Act::Flip(..) => (shifts, flips + 1),
        Act::Rotate(_) => (shifts, flips),
    };
    (shifts <= limits.shifts && flips <= limits.flips).then(|| (planet.after(act), shifts, flips))
}

/// The fewest actions for every requirement in both modes, by breadth-first search.
fn breadth_first(
    set: &Set,
    planet: Planet,
    needs: &[Requirement],
    limits: &Limits,
) -> HashMap<(usize, Matching), u8> {
    let mut fewest = HashMap::new();
    let mut seen = HashSet::from([(planet, 0, 0)]);
    let mut level: Vec<Node> = seen.iter().copied().collect();
    for actions in 0..=limits.actions {
        let planets: HashSet<Planet> = level.iter().map(|&(planet, ..)| planet).collect();
        for planet in planets {
            for (index, needs) in needs.iter().enumerate() {
                for matching in MODES {
                    if !fewest.contains_key(&(index, matching))
                        && planet.meets(set, needs, matching)
                    {
                        fewest.insert((index, matching), actions);
                    }
                }
            }
        }
        if actions < limits.actions {
            level = level
                .iter()
                .flat_map(|&node| Act::all().filter_map(move |act| step(node, act, limits)))
                .filter(|&node| seen.insert(node))
                .collect();
        }
    }
    fewest
}

/// Checks that the actions are as many as promised, keep to the limits and meet the requirement.
fn assert_sound(
    planet: Planet,
    needs: &Requirement,
    matching: Matching,
    limits: &Limits,
    acts: &[Act],
) {
    let end = acts
        .iter()
        .try_fold((planet, 0, 0), |node, &act| step(node, act, limits));
    let (end, ..) = end.expect("the actions keep to the limits");
    assert!(acts.len() <= usize::from(limits.actions));
    assert!(
        end.meets(set(), needs, matching),
        "{needs} {matching:?} on {planet}: {acts:?}"
    );
}

fn compare(planets: impl Iterator<Item = Planet>, limits: &Limits) {
    let needs = requirements(set());
    for planet in planets {
        let fewest = breadth_first(set(), planet, &needs, limits);
        for (index, needs) in needs.iter().enumerate() {
            for matching in MODES {
                let solution = solve(&planet, needs, matching, limits);
                let expected = fewest.get(&(index, matching)).copied();
                assert_eq!(
                    solution.fewest, expected,
                    "{needs} {matching:?} on {planet}, {limits:?}"
                );
                if solution.fewest.is_some() {
                    assert_eq!(
                        solution.acts.len(),
                        usize::from(solution.fewest.unwrap_or(0))
                    );
                    assert_sound(planet, needs, matching, limits, &solution.acts);
                }
            }
        }
    }
}

#[test]
fn up_to_two_actions_it_agrees_on_many_planets() {
    compare(random_planets(150, 1), &Limits::actions(2));
}

#[test]
fn up_to_three_actions_it_agrees_with_breadth_first_search() {
    compare(random_planets(12, 2), &Limits::actions(3));
}

#[test]
fn with_four_actions_it_agrees_with_breadth_first_search() {
    compare(random_planets(1, 3), &Limits::actions(4));
}

#[test]
fn it_keeps_to_every_limit_and_finds_the_fewest_under_it() {
    let free = Limits::actions(3);
    let variants = [
        Limits {
            short_flips: false,
            ..free
        },
        Limits { shifts: 1, ..free },
        Limits { shifts: 0, ..free },
        Limits { flips: 1, ..free },
        Limits { flips: 0, ..free },
        Limits {
            short_flips: false,
            flips: 1,
            shifts: 1,
            ..free
        },
        Limits {
            short_flips: false,
            flips: 2,
            shifts: 0,
            actions: 4,
        },
    ];
    for (seed, limits) in (10..).zip(variants) {
        compare(random_planets(4, seed), &limits);
    }
}

/// On planets with one large zone the quickest way to two zones can be to break it in the middle.
#[test]
fn it_agrees_where_a_large_zone_has_to_be_parted() {
    let large: Requirement = "white 10".parse().unwrap();
    let planets = random_planets(60, 50).map(|planet| {
        let acts = solve(&planet, &large, Matching::AtLeast, &Limits::actions(5)).acts;
        acts.into_iter().fold(planet, Planet::after)
    });
    let turns_only = Limits {
        shifts: 0,
        ..Limits::actions(1)
    };
    for planet in planets {
        compare([planet].into_iter(), &turns_only);
    }
}

#[test]
fn other_geometries_are_solved_too() {
    for (name, set) in crate::geometries() {
        let solver = Solver::new(&set);
        let limits = Limits::actions(2);
        let needs = requirements(&set);
        for planet in random_planets(3, 20) {
            let fewest = breadth_first(&set, planet, &needs, &limits);
            for (index, needs) in needs.iter().enumerate() {
                for matching in MODES {
                    let solution = solver.solve(&planet, needs, matching, &limits);
                    let expected = fewest.get(&(index, matching)).copied();
                    assert_eq!(
                        solution.fewest, expected,
                        "{name}: {needs} {matching:?} on {planet}"
                    );
                }
            }
        }
    }
}

/// The search in depth against the plain one, which a further class of cut calls for even though no
/// tile is cut so. Limits keep the plain one short.
#[test]
fn five_and_six_actions_agree_with_the_plain_search() {
    let mut set = Set::built_in();
    let odd = crate::geometries()[3].1.geometry.classes[0];
    set.geometry.classes.push(odd);
    let plain = Solver::new(&set);
    assert!(!plain.is_quick() && solver().is_quick());
    let all = requirements(&set);
    for (seed, (actions, shifts, flips), fewest) in [
        (60, (5, 5, 5), Some(4)),
        (61, (5, 5, 0), Some(5)),
        (62, (5, 1, 1), Some(5)),
        (63, (5, 0, 5), Some(5)),
        (64, (5, 0, 5), None),
        (65, (6, 1, 0), Some(6)),
        (66, (6, 0, 1), Some(6)),
        (67, (6, 1, 0), None),
    ] {
        let limits = Limits {
            actions,
            shifts,
            flips,
            short_flips: true,
        };
        for matching in MODES {
            let cases = random_planets(3_000, seed).zip(all.iter().cycle());
            let mut solved = cases.map(|(planet, needs)| {
                let solution = solver().solve(&planet, needs, matching, &limits);
                (planet, needs, solution)
            });
            let (planet, needs, quick) = solved
                .find(|(.., solution)| solution.fewest == fewest)
                .unwrap_or_else(|| panic!("no planet takes {fewest:?} within {limits:?}"));
            let slow = plain.solve(&planet, needs, matching, &limits);
            let what = format!("{needs} {matching:?} on {planet}, {limits:?}");
            assert_eq!(quick.fewest, slow.fewest, "{what}");
            if fewest.is_some() {
                assert_sound(planet, needs, matching, &limits, &quick.acts);
            }
        }
    }
}

#[test]
fn a_visit_shows_different_planets_that_meet_the_requirement_with_the_fewest_actions_first() {
    let limits = Limits::actions(3);
    let needs = "green 4+4".parse().unwrap();
    for planet in random_planets(20, 30) {
        for matching in MODES {
            let fewest = solve(&planet, &needs, matching, &limits).fewest;
            let mut ends = Vec::new();
            let mut lengths = Vec::new();
            let end = solver().visit(&planet, &needs, matching, &limits, u64::MAX, |end, acts| {
                assert_eq!(acts.iter().copied().fold(planet, Planet::after), end);
                assert_sound(planet, &needs, matching, &limits, acts);
                ends.push(end);
                lengths.push(acts.len());
                ControlFlow::Continue(())
            });
            assert!(end.is_continue());
            assert_eq!(lengths.first().copied(), fewest.map(usize::from));
            assert!(lengths.is_sorted());
            let distinct: HashSet<_> = ends.iter().collect();
            assert_eq!(distinct.len(), ends.len());
        }
    }
}

#[test]
fn a_visit_ends_when_the_visitor_has_seen_enough() {
    let planet = random_planets(1, 40).next().unwrap();
    let needs = "white 5".parse().unwrap();
    let limits = Limits::actions(5);
    let mut visits = 0;
    let end = solver().visit(
        &planet,
        &needs,
        Matching::AtLeast,
        &limits,
        u64::MAX,
        |_, _| {
            visits += 1;
            if visits < 10 {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        },
    );
    assert!(end.is_break());
    assert_eq!(visits, 10);
}

#[test]
fn a_visit_ends_when_its_nodes_are_used_up() {
    let planet = random_planets(1, 41).next().unwrap();
    let needs = "white 5".parse().unwrap();
    let limits = Limits::actions(3);
    let count = |max_nodes| {
        let mut visits = 0;
        let end = solver().visit(
            &planet,
            &needs,
            Matching::AtLeast,
            &limits,
            max_nodes,
            |_, _| {
                visits += 1;
                ControlFlow::Continue(())
            },
        );
        (end.is_break(), visits)
    };
    let (broken, all) = count(u64::MAX);
    assert!(!broken);
    let (broken, some) = count(500);
    assert!(broken);
    assert!(some < all, "{some} of {all}");
}
