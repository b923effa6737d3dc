//! What is to be expected of the rest of the game, and what things are worth because of it.

use kit::{Game as _, Seat};
use mars::data::{Amounts, ByResource, Ongoing, Parameter, Resource};
use mars::{Mars, Phase};

use super::weights::{Beliefs, Growth, Weights};

/// The last generation of a solo game.
const SOLO_GENERATIONS: f64 = 14.0;
/// The steps of all parameters.
const ALL_STEPS: f64 = 42.0;
/// What is left of the worth of a point where it does not win the game.
const LONE_POINT: f64 = 0.1;

/// What is to be expected of the rest of the game.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    pub(super) weights: &'a Weights,
    growth: &'a Growth,
    /// Generations after this one.
    pub(super) left: f64,
    /// One money in each of those generations.
    pub(super) annuity: f64,
    /// A point at the end.
    pub(super) point: f64,
    /// A step of the terraform rating at the end.
    pub(super) rated: f64,
    /// A step of each parameter, with the rating that it gives; nothing if the parameter is full.
    pub(super) step: [f64; 3],
    /// One unit of each resource in stock.
    pub(super) unit: ByResource<f64>,
    /// One step of each production.
    pub(super) flow: ByResource<f64>,
    /// What else follows from the position.
    traits: Traits,
}

#[derive(Clone, Copy)]
struct Traits {
    open: [bool; 3],
    steel: f64,
    titanium: f64,
    greenery_plants: f64,
    heat_pays: bool,
    goal: Goal,
    over: bool,
}

/// What wins a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Goal {
    Points,
    /// All parameters, in a solo game.
    Terraforming,
    /// The terraform rating, in a solo game.
    Rating,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(game: &Mars, seat: Seat, beliefs: &'a Beliefs) -> Self {
        let Beliefs {
            weights,
            growth,
            knows_rating,
            ..
        } = beliefs;
        let left = generations_left(game, weights);
        let left = if left < weights.last { 0.0 } else { left };
        let point = weights.point / growth.until_end(left);
        Self::with(
            left,
            point,
            Traits::of(game, seat, *knows_rating),
            weights,
            growth,
        )
    }

    /// The same for something that comes this many generations later.
    pub(super) fn later(&self, wait: f64) -> Self {
        let left = (self.left - wait).max(0.0);
        let point = match self.traits.goal {
            Goal::Rating => self.point / LONE_POINT,
            // Where terraforming wins, the weights were tuned with points that shrink each time.
            Goal::Points | Goal::Terraforming => self.point,
        };
        Self::with(left, point, self.traits, self.weights, self.growth)
    }

    /// The same half-way to the end, where the average of what is still to happen lies.
    pub(super) fn midway(&self) -> Self {
        self.later(self.left / 2.0)
    }

    /// The same with nothing to be saved for.
    pub(super) fn spendthrift(&self) -> Self {
        let mut outlook = *self;
        for resource in [Resource::Money, Resource::Steel, Resource::Titanium] {
            outlook.unit[resource] = self.weights.leftovers;
        }
        outlook
    }

    fn with(
        left: f64,
        point: f64,
        traits: Traits,
        weights: &'a Weights,
        growth: &'a Growth,
    ) -> Self {
        let annuity = growth.annuity(left);
        let scale = point / weights.point;
        let (point, rated, reward) = match traits.goal {
            Goal::Points => (point, point, [point; 3]),
            // Points do not count; every step brings the end nearer.
            Goal::Terraforming => {
                let reward = weights.solo_step.map(|step| step * scale);
                (LONE_POINT * point, LONE_POINT * point, reward)
            }
            // Points do not count, and all steps do alike.
            Goal::Rating => {
                let mean = weights.solo_step.iter().sum::<f64>() / 3.0;
                let rated = mean * scale;
                (LONE_POINT * point, rated, [rated; 3])
            }
        };
        let step = std::array::from_fn(|index| match traits.open[index] {
            true => reward[index] + annuity,
            false => 0.0,
        });
        let [warmer, greener, _] = step;
        let greenery = greener + point * (1.0 + weights.greenery_neighbours) + weights.space_bonus;
        let plant = weights.plants * greenery / traits.greenery_plants;
        let heat = weights.heat * warmer / 8.0;
        let heat = if traits.heat_pays {
            heat.max(0.9)
        } else {
            heat
        };
        let energy = heat + weights.energy * annuity.min(1.0);
        let ending = if left > 0.0 { 1.0 } else { 0.5 };
        let unit = ByResource([
            1.0,
            ending * weights.steel * traits.steel,
            ending * weights.titanium * traits.titanium,
            plant,
            energy,
            heat,
        ]);
        let mut flow = ByResource(std::array::from_fn(|index| {
            weights.flow[index] * unit.0[index] * annuity
        }));
        // After the last production plants can still become greeneries.
        if !traits.over {
            flow[Resource::Plants] += 0.7 * plant;
        }
        Self {
            weights,
            growth,
            left,
            annuity,
            point,
            rated,
            step,
            unit,
            flow,
            traits,
        }
    }

    /// A step of the terraform rating by itself.
    pub(super) fn rating(&self) -> f64 {
        self.rated + self.annuity
    }

    /// A tag in play: later cards ask for tags and count them.
    pub(super) fn tag(&self) -> f64 {
        self.weights.tag * (self.left / 6.0).min(1.0)
    }

    pub(super) fn step_of(&self, parameter: Parameter) -> f64 {
        self.step[parameter.index()]
    }

    pub(super) fn is_last(&self) -> bool {
        self.left == 0.0
    }

    pub(super) fn stock(&self, amounts: &Amounts) -> f64 {
        weigh(&self.unit, amounts)
    }

    pub(super) fn production(&self, amounts: &Amounts) -> f64 {
        weigh(&self.flow, amounts)
    }
}

fn weigh(worth: &ByResource<f64>, amounts: &Amounts) -> f64 {
    amounts
        .iter()
        .map(|(resource, amount)| worth[resource] * f64::from(amount))
        .sum()
}

impl Traits {
    fn of(game: &Mars, seat: Seat, knows_rating: bool) -> Self {
        let goal = match game.players() {
            _ if game.is_won_by_terraforming() => Goal::Terraforming,
            1 if knows_rating => Goal::Rating,
            _ => Goal::Points,
        };
        let mut traits = Self {
            open: std::array::from_fn(|index| steps_left(game, Parameter::ALL[index]) > 0),
            steel: game.metal_value(seat, Resource::Steel).into(),
            titanium: game.metal_value(seat, Resource::Titanium).into(),
            greenery_plants: 8.0,
            heat_pays: false,
            goal,
            over: matches!(game.phase(), Phase::Greeneries | Phase::Over),
        };
        if let Some(corporation) = game.corporation(seat) {
            for ongoing in &corporation.corporation().ongoing {
                match ongoing {
                    Ongoing::GreeneryCost(plants) => traits.greenery_plants = (*plants).into(),
                    Ongoing::PayWithHeat => traits.heat_pays = true,
                    _ => {}
                }
            }
        }
        traits
    }
}

/// Steps that a parameter can still be raised.
pub(super) fn steps_left(game: &Mars, parameter: Parameter) -> i8 {
    (parameter.highest() - game.parameter(parameter)) / parameter.step()
}

/// How many generations come after this one, by what is left to do.
fn generations_left(game: &Mars, weights: &Weights) -> f64 {
    if matches!(game.phase(), Phase::Greeneries | Phase::Over) {
        return 0.0;
    }
    let generation = f64::from(game.generation());
    if game.players() == 1 {
        return (SOLO_GENERATIONS - generation).max(0.0);
    }
    let steps: f64 = Parameter::ALL
        .iter()
        .map(|parameter| f64::from(steps_left(game, *parameter)))
        .sum();
    let all = weights.length / (game.players() as f64 / 2.0).powf(weights.crowd);
    let left = all * steps / ALL_STEPS;
    left * (steps.max(1.0) / ALL_STEPS).powf(weights.pace - 1.0)
}
