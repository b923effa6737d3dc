//! Computer players for Shifter: `greedy` looks one action ahead, `strong` plans whole turns with
//! the optimal solver.

mod plan;
mod policy;
mod progress;

use kit::{Bot, Observation, Plan, Seat, Setup};
use shifter::view::{CoopView, TableView, View};
use shifter::{
    Act, Decision, Limits, MissionId, Planet, Prompt, Requirement, Shifter, Used, set, solve,
};

use crate::foibles::Foibles;
use crate::search::Search;
use crate::{BotSpec, Contest, MakeAnalyst, Playable};
use plan::Sight;
use policy::Planner;
use progress::Progress;

impl Playable for Shifter {
    const BOTS: &'static [BotSpec<Self>] = &[
        BotSpec {
            name: "newcomer",
            about: "looks one action ahead, and overlooks many",
            make: |seed, _| Box::new(Greedy(Foibles::new(NEWCOMER_OVERLOOKS, 0.0, seed))),
        },
        BotSpec {
            name: "settler",
            about: "takes the action that brings its cards closest, one at a time",
            make: |_, _| Box::new(Greedy(Foibles::NONE)),
        },
        BotSpec {
            name: "engineer",
            about: "plans its turn, but looks only a few actions ahead",
            make: |_, _| Box::new(Strong::new(Sight::ENGINEER)),
        },
        BotSpec {
            name: "governor",
            about: "plans its whole turn with the optimal solver",
            make: |_, _| Box::new(Strong::new(Sight::GOVERNOR)),
        },
    ];

    const LABORATORY: &'static [BotSpec<Self>] = &[
        BotSpec::RANDOM,
        BotSpec {
            name: "greedy",
            about: "another name of settler",
            make: |_, _| Box::new(Greedy(Foibles::NONE)),
        },
        BotSpec {
            name: "strong",
            about: "another name of governor",
            make: |_, _| Box::new(Strong::new(Sight::GOVERNOR)),
        },
    ];

    const ANALYST: MakeAnalyst<Self> =
        |seed, budget| Box::new(Search::new(Planner::new(), seed, budget));

    const GAUNTLET: &'static [Contest] = &[
        Contest::alone("number-9 goals, alone", &["goals=9-9-9-9"]),
        Contest::alone("all of it, alone", &["goals=9-9-9-9", "disasters=two-reds"]),
        Contest::together("number-9 goals, together", 4, &["goals=9-9-9-9"]),
        Contest::together(
            "all of it, together",
            4,
            &["goals=9-9-9-9", "disasters=two-reds"],
        ),
        Contest {
            variant: &["mode=compete"],
            ..Contest::rivals("contest v settler", &["settler"])
        },
    ];

    fn is_cooperative(setup: &Setup) -> bool {
        setup.get::<Self>("mode") == "coop"
    }
}

/// The share of actions that a newcomer overlooks.
const NEWCOMER_OVERLOOKS: f64 = 0.6;
/// The most actions that `greedy` looks ahead when it names a number.
const GREEDY_BID: u8 = 2;

/// Takes the action that brings its cards closest, one at a time.
struct Greedy(Foibles);

impl Bot<Shifter> for Greedy {
    fn decide(&mut self, observation: &Observation<'_, Shifter>) -> Decision {
        let view = observation.view();
        let progress = match observation.prompt() {
            Some(Prompt::Terraform { .. }) => {
                let table = coop(&view);
                let hand = needs_of(&hand(table, observation.seat()));
                Progress::new(view.matching, open_goals(table), hand)
            }
            Some(Prompt::Attempt { card, .. }) => {
                Progress::new(view.matching, Vec::new(), vec![card.needs()])
            }
            Some(Prompt::Bid { card, most }) => {
                let limits = Limits::actions(GREEDY_BID.min(most));
                let fewest = solve(&view.planet, card.needs(), view.matching, &limits).fewest;
                return Decision::Bid(fewest.unwrap_or(most));
            }
            prompt => {
                let legal = observation.legal();
                return answer(&view, prompt.as_ref(), observation.seat(), &legal);
            }
        };
        let mut legal = observation.legal();
        legal.retain(|decision| match decision {
            Decision::Act(act) => !self.0.is_blind_to((act, view.planet)),
            _ => true,
        });
        best_step(&progress, &view.planet, &legal)
    }
}

/// Plans its whole turn with the optimal solver.
struct Strong {
    sight: Sight,
    /// The rest of the plan, the next action last.
    plan: Vec<Act>,
    /// Whether no plan has fewer actions.
    proven: bool,
    /// The planet on which the plan goes on, and the actions used by then; otherwise a new one is
    /// made.
    expected: Option<(Planet, u8)>,
}

impl Strong {
    const fn new(sight: Sight) -> Self {
        Self {
            sight,
            plan: Vec::new(),
            proven: false,
            expected: None,
        }
    }

    fn follow(&mut self, plan: Option<Plan<Act>>) {
        self.proven = plan.as_ref().is_some_and(|plan| plan.proven);
        self.plan = plan.map(|plan| plan.steps).unwrap_or_default();
        self.plan.reverse();
    }
}

impl Strong {
    /// The answer of a seat to what it is asked.
    fn choose(
        &mut self,
        view: &View,
        prompt: Option<&Prompt>,
        seat: Seat,
        legal: &[Decision],
    ) -> Decision {
        let planned = self.expected.take() == Some((view.planet, view.used.actions));
        match prompt {
            Some(Prompt::Terraform { .. } | Prompt::Attempt { .. }) if planned => {}
            Some(Prompt::Terraform { .. }) => {
                let table = coop(view);
                let steps = plan::turn(view, table, &hand(table, seat), self.sight);
                let proven = false;
                self.follow(Some(Plan { steps, proven }));
            }
            Some(Prompt::Attempt { card, .. }) => {
                let limits = left(view, &view.used);
                self.follow(plan::challenge(view, card.needs(), limits, self.sight));
            }
            Some(Prompt::Bid { card, most }) => {
                let limits = Limits::actions(*most);
                let plan = plan::challenge(view, card.needs(), limits, self.sight);
                let actions = plan.as_ref().map_or(*most, |plan| plan.steps.len() as u8);
                self.follow(plan);
                return Decision::Bid(actions);
            }
            prompt => {
                self.follow(None);
                return answer(view, prompt, seat, legal);
            }
        }
        match self.plan.pop() {
            Some(act) => {
                self.expected = Some((view.planet.after(act), view.used.actions + 1));
                Decision::Act(act)
            }
            None => Decision::Settle,
        }
    }

    /// The steps that follow the last answer, up to the end of the turn.
    fn rest(&self) -> Vec<Decision> {
        let acts = self.plan.iter().rev().copied();
        acts.map(Decision::Act).chain([Decision::Settle]).collect()
    }
}

impl Bot<Shifter> for Strong {
    fn decide(&mut self, observation: &Observation<'_, Shifter>) -> Decision {
        let (view, prompt) = (observation.view(), observation.prompt());
        let legal = observation.legal();
        self.choose(&view, prompt.as_ref(), observation.seat(), &legal)
    }

    /// The whole turn, or the number with the attempt that it would lead to.
    fn plan(&mut self, observation: &Observation<'_, Shifter>) -> Plan<Decision> {
        let first = self.decide(observation);
        let mut steps = vec![first];
        steps.extend(self.plan.iter().rev().copied().map(Decision::Act));
        if matches!(steps.last(), Some(Decision::Act(_))) {
            steps.push(Decision::Settle);
        }
        let proven = self.proven;
        Plan { steps, proven }
    }
}

/// The answers that need no planning.
fn answer(view: &View, prompt: Option<&Prompt>, seat: Seat, legal: &[Decision]) -> Decision {
    match prompt {
        Some(Prompt::Declare { declared: false }) => {
            // What is met now may still be met at the next turn: let the hardest one go.
            let missions = legal.iter().filter_map(|decision| match decision {
                Decision::Declare(mission) => Some(*mission),
                _ => None,
            });
            let hardest = missions.max_by_key(|&mission| difficulty(&set()[mission].needs));
            hardest.map_or(legal[0], Decision::Declare)
        }
        Some(Prompt::Declare { declared: true }) if legal.contains(&Decision::Goals) => {
            Decision::Goals
        }
        Some(Prompt::Declare { declared: true }) => Decision::Done,
        Some(Prompt::Discard { .. }) => {
            let far = |mission: &MissionId| {
                let needs = &set()[*mission].needs;
                let fewest = solve(&view.planet, needs, view.matching, &Limits::actions(3)).fewest;
                (fewest.unwrap_or(4), difficulty(needs))
            };
            let missions = hand(coop(view), seat);
            missions
                .into_iter()
                .max_by_key(far)
                .map_or(legal[0], Decision::Discard)
        }
        Some(Prompt::Lower { .. }) => Decision::Content,
        _ => legal[0],
    }
}

/// The action that brings the cards closest; the end of the phase if none brings them closer. A
/// mission that is met stays met.
fn best_step(progress: &Progress<'_>, planet: &Planet, legal: &[Decision]) -> Decision {
    let met = progress.meets_mission(planet);
    let acts = legal.iter().filter_map(|decision| match decision {
        Decision::Act(act) => {
            let next = planet.after(*act);
            let fine = !met || progress.meets_mission(&next);
            fine.then(|| (progress.of(&next), *act))
        }
        _ => None,
    });
    match acts.max_by_key(|(score, _)| *score) {
        Some((score, act)) if score > progress.of(planet) => Decision::Act(act),
        _ => Decision::Settle,
    }
}

/// How hard a card is on any planet: the larger its zones, the harder.
fn difficulty(needs: &Requirement) -> u32 {
    needs
        .zones
        .iter()
        .map(|&zone| u32::from(zone) * u32::from(zone))
        .sum()
}

fn coop(view: &View) -> &CoopView {
    match &view.table {
        TableView::Coop(table) => table,
        TableView::Compete(_) => unreachable!("only a co-operative game asks this"),
    }
}

fn hand(table: &CoopView, seat: Seat) -> Vec<MissionId> {
    let missions = table.hands[seat].missions.as_ref();
    let missions = missions.expect("a seat sees its own hand");
    missions.iter().map(|held| held.mission).collect()
}

fn needs_of(missions: &[MissionId]) -> Vec<&'static Requirement> {
    missions
        .iter()
        .map(|&mission| &set()[mission].needs)
        .collect()
}

fn open_goals(table: &CoopView) -> Vec<&'static Requirement> {
    let open = table.goals.iter().filter(|goal| !goal.achieved);
    open.map(|goal| &set()[goal.goal].needs).collect()
}

/// What the rest of a turn allows in which so much was done.
fn left(view: &View, used: &Used) -> Limits {
    let actions = view.limits.actions.saturating_sub(used.actions);
    let rest = |most: Option<u8>, used: u8| most.map_or(actions, |most| most.saturating_sub(used));
    Limits {
        actions,
        shifts: rest(view.limits.shifts, used.shifts),
        flips: rest(view.limits.flips, used.flips),
        short_flips: view.limits.short_flips,
    }
}
