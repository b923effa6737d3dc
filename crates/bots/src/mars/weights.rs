//! The numbers behind the greedy player, all in one place. Worth is counted in money of today.

use std::sync::OnceLock;

use kit::Game as _;
use mars::Mars;
use serde::{Deserialize, Serialize};

/// What the greedy player believes of the game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Weights {
    /// A point, paid for in the last generation: standard projects sell one for 9 to 14.
    pub(crate) point: f64,
    /// How much more money is worth a generation earlier: it makes more money.
    pub(crate) interest: f64,
    /// How much higher the interest is for every generation that is left.
    pub(crate) early_interest: f64,
    /// Generations of a game of two after the first.
    pub(crate) length: f64,
    /// How the length shrinks with the number of players.
    pub(crate) crowd: f64,
    /// How the pace grows: above 1, the last steps are done faster than the first ones.
    pub(crate) pace: f64,
    /// Below this many generations the present one counts as the last.
    pub(crate) last: f64,
    /// How much the well-being of rivals counts against one's own.
    pub(crate) envy: f64,
    /// An unknown card in hand.
    pub(crate) card: f64,
    /// The part of the face value that steel keeps, since only some cards can use it.
    pub(crate) steel: f64,
    /// The same for titanium.
    pub(crate) titanium: f64,
    /// The part of the worth of a greenery that its plants keep: they come late or are eaten.
    pub(crate) plants: f64,
    /// The part of the worth of a step of temperature that its heat keeps.
    pub(crate) heat: f64,
    /// What energy is worth beyond the heat that it turns into: cards need it.
    pub(crate) energy: f64,
    /// How production of each resource counts, compared with the resource itself: money and steel
    /// build the engine that the rest of the game runs on, and heat is of no use once it is warm.
    pub(crate) flow: [f64; 6],
    /// Points that a greenery brings beside its own: cities nearby.
    pub(crate) greenery_neighbours: f64,
    /// Money that a space brings by its bonus and by oceans nearby.
    pub(crate) space_bonus: f64,
    /// Points that a city brings by greeneries, if placed early.
    pub(crate) city_neighbours: f64,
    /// The chance that a free space beside an own city becomes greenery, if there is time.
    pub(crate) free_neighbour: f64,
    /// The part of its worth that an action keeps, since each use takes a turn and may fail.
    pub(crate) action: f64,
    /// The part of its promise that a card in hand keeps until it is played.
    pub(crate) promise: f64,
    /// The part of its promise that a card on offer keeps until it is played.
    pub(crate) purchase: f64,
    /// How much a card in hand loses while it waits to be played.
    pub(crate) impatience: f64,
    /// The part of the income that cards in hand can count on.
    pub(crate) income: f64,
    /// What a tag is worth in play while the game is young.
    pub(crate) tag: f64,
    /// Part of a milestone that progress towards it is worth.
    pub(crate) milestone_progress: f64,
    /// Part of a milestone that the money to claim it is worth, once it is within reach.
    pub(crate) milestone_money: f64,
    /// What every generation to come adds to the doubt about an award.
    pub(crate) award_doubt: f64,
    /// The part of a stock that will not be spent before an award counts it.
    pub(crate) kept_stock: f64,
    /// How what awards measure grows, compared with the time.
    pub(crate) growth: f64,
    /// Points that a step of a parameter is worth by ending a long game sooner.
    pub(crate) hurry: f64,
    /// Cards that a seat plays in a generation.
    pub(crate) cards_per_generation: f64,
    /// In the last generation left-over means are worth next to nothing.
    pub(crate) leftovers: f64,
    /// A step of a parameter in the last generation of a game that terraforming wins.
    pub(crate) solo_step: [f64; 3],
}

impl Weights {
    /// How many numbers there are.
    pub(crate) const COUNT: usize = 41;

    /// Weights with these numbers, in the order in which they are named.
    pub(crate) fn of_numbers(numbers: &[f64]) -> Self {
        let mut weights = FIRST;
        for ((_, place), number) in weights.numbers().into_iter().zip(numbers) {
            *place = *number;
        }
        weights
    }

    /// The file that keeps them.
    pub(crate) fn to_ron(self) -> String {
        let pretty = ron::ser::PrettyConfig::new().compact_arrays(true);
        ron::ser::to_string_pretty(&self, pretty).expect("plain numbers can be written") + "\n"
    }

    /// Every number with its name.
    pub(crate) fn numbers(&mut self) -> [(&'static str, &mut f64); Self::COUNT] {
        let Self {
            point,
            interest,
            early_interest,
            length,
            crowd,
            pace,
            last,
            envy,
            card,
            steel,
            titanium,
            plants,
            heat,
            energy,
            flow,
            greenery_neighbours,
            space_bonus,
            city_neighbours,
            free_neighbour,
            action,
            promise,
            purchase,
            impatience,
            income,
            tag,
            milestone_progress,
            milestone_money,
            award_doubt,
            kept_stock,
            growth,
            hurry,
            cards_per_generation,
            leftovers,
            solo_step,
        } = self;
        let [flow_1, flow_2, flow_3, flow_4, flow_5, flow_6] = flow;
        let [solo_step_1, solo_step_2, solo_step_3] = solo_step;
        [
            ("point", point),
            ("interest", interest),
            ("early-interest", early_interest),
            ("length", length),
            ("crowd", crowd),
            ("pace", pace),
            ("last", last),
            ("envy", envy),
            ("card", card),
            ("steel", steel),
            ("titanium", titanium),
            ("plants", plants),
            ("heat", heat),
            ("energy", energy),
            ("flow-1", flow_1),
            ("flow-2", flow_2),
            ("flow-3", flow_3),
            ("flow-4", flow_4),
            ("flow-5", flow_5),
            ("flow-6", flow_6),
            ("greenery-neighbours", greenery_neighbours),
            ("space-bonus", space_bonus),
            ("city-neighbours", city_neighbours),
            ("free-neighbour", free_neighbour),
            ("action", action),
            ("promise", promise),
            ("purchase", purchase),
            ("impatience", impatience),
            ("income", income),
            ("tag", tag),
            ("milestone-progress", milestone_progress),
            ("milestone-money", milestone_money),
            ("award-doubt", award_doubt),
            ("kept-stock", kept_stock),
            ("growth", growth),
            ("hurry", hurry),
            ("cards-per-generation", cards_per_generation),
            ("leftovers", leftovers),
            ("solo-step-1", solo_step_1),
            ("solo-step-2", solo_step_2),
            ("solo-step-3", solo_step_3),
        ]
    }
}

/// The kinds of game that each have weights of their own: what wins one loses another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// Two players.
    Duel,
    /// Three to five players.
    Crowd,
    /// One player against MarsBot.
    MarsBot,
    /// One player alone, who wins by terraforming the planet.
    Solo,
    /// One player alone, who wins by the terraform rating.
    Rating,
}

impl Mode {
    pub(crate) const ALL: [Self; 5] = [
        Self::Duel,
        Self::Crowd,
        Self::MarsBot,
        Self::Solo,
        Self::Rating,
    ];

    pub(crate) fn of(game: &Mars) -> Self {
        match game.players() {
            _ if game.has_mars_bot() => Self::MarsBot,
            1 if game.is_won_by_terraforming() => Self::Solo,
            1 => Self::Rating,
            2 => Self::Duel,
            _ => Self::Crowd,
        }
    }

    /// The tuned weights, as `areo tune` writes them.
    pub(crate) fn tuned(self) -> Weights {
        static READ: OnceLock<[Weights; Mode::ALL.len()]> = OnceLock::new();
        READ.get_or_init(|| Self::ALL.map(Self::read))[self as usize]
    }

    fn read(self) -> Weights {
        let text = [
            include_str!("weights/duel.ron"),
            include_str!("weights/crowd.ron"),
            include_str!("weights/mars-bot.ron"),
            include_str!("weights/solo.ron"),
            include_str!("weights/rating.ron"),
        ][self as usize];
        ron::from_str(text).expect("a test reads the weights")
    }
}

/// The weights of `greedy-1`, which never change.
pub(crate) const FIRST: Weights = Weights {
    point: 9.5,
    interest: 0.04,
    early_interest: 0.008,
    length: 12.0,
    crowd: 0.6,
    pace: 1.0,
    last: 1.0,
    envy: 0.35,
    card: 3.5,
    steel: 0.8,
    titanium: 0.85,
    plants: 0.9,
    heat: 0.9,
    energy: 0.2,
    flow: [1.25, 1.15, 1.0, 1.0, 1.0, 0.85],
    greenery_neighbours: 0.5,
    space_bonus: 2.0,
    city_neighbours: 2.5,
    free_neighbour: 0.4,
    action: 0.85,
    promise: 0.5,
    purchase: 0.9,
    impatience: 1.0,
    income: 1.0,
    tag: 0.5,
    milestone_progress: 0.4,
    milestone_money: 0.0,
    award_doubt: 0.5,
    kept_stock: 0.4,
    growth: 0.7,
    hurry: 0.3,
    cards_per_generation: 2.0,
    leftovers: 0.03,
    solo_step: [14.0, 18.0, 18.0],
};

/// The weights of a newcomer: what it has now counts too much, it buys too much, and it forgets
/// milestones and awards.
pub(crate) const NEWCOMER: Weights = Weights {
    interest: 0.07,
    purchase: 1.5,
    award_doubt: 2.0,
    milestone_progress: 0.1,
    ..FIRST
};

/// The tuned weights of a player that wants the game to end.
pub(crate) fn rush(mode: Mode) -> Weights {
    let mut weights = mode.tuned();
    weights.length *= 0.75;
    weights.hurry *= 3.0;
    weights
}

/// The tuned weights of a player that builds for long.
pub(crate) fn engine(mode: Mode) -> Weights {
    let mut weights = mode.tuned();
    weights.flow = weights.flow.map(|flow| 1.3 * flow);
    weights.purchase *= 1.2;
    weights
}

/// The tuned weights of a player that fills the board.
pub(crate) fn cities(mode: Mode) -> Weights {
    let mut weights = mode.tuned();
    weights.city_neighbours *= 2.0;
    weights.free_neighbour *= 2.0;
    weights.greenery_neighbours *= 2.0;
    weights
}

/// The tuned weights of a player that grudges its rivals everything.
pub(crate) fn blocker(mode: Mode) -> Weights {
    let mut weights = mode.tuned();
    weights.envy *= 2.5;
    weights
}

/// More generations than any forecast has.
const LONGEST: usize = 20;

/// Weights, and what follows from them whatever the position is.
#[derive(Clone, Debug)]
pub(crate) struct Beliefs {
    pub(super) weights: Weights,
    pub(super) growth: Growth,
    /// Whether it knows that in one solo game the terraform rating wins, not the points.
    pub(super) knows_rating: bool,
    /// Whether it tries every action out, as the first version does.
    pub(super) tries_all: bool,
}

impl Beliefs {
    pub(crate) fn new(weights: Weights) -> Self {
        let growth = Growth::new(&weights);
        Self {
            weights,
            growth,
            knows_rating: true,
            tries_all: false,
        }
    }
}

/// How money grows over generations, by how many are left.
#[derive(Clone, Debug)]
pub(super) struct Growth {
    until_end: [f64; LONGEST],
    annuity: [f64; LONGEST],
}

impl Growth {
    fn new(weights: &Weights) -> Self {
        let mut growth = Self {
            until_end: [1.0; LONGEST],
            annuity: [0.0; LONGEST],
        };
        for left in 1..LONGEST {
            let factor = 1.0 + weights.interest + weights.early_interest * left as f64;
            growth.until_end[left] = growth.until_end[left - 1] * factor;
            growth.annuity[left] = (growth.annuity[left - 1] + 1.0) / factor;
        }
        growth
    }

    /// What becomes of one money until the end.
    pub(super) fn until_end(&self, left: f64) -> f64 {
        between(&self.until_end, left)
    }

    /// What one money in each of the generations to come is worth now.
    pub(super) fn annuity(&self, left: f64) -> f64 {
        between(&self.annuity, left)
    }
}

/// The entry at a place between two.
fn between(table: &[f64; LONGEST], place: f64) -> f64 {
    let below = (place as usize).min(LONGEST - 2);
    let part = (place - below as f64).min(1.0);
    table[below] * (1.0 - part) + table[below + 1] * part
}
