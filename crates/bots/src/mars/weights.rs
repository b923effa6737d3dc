//! The numbers behind the greedy player, all in one place. Worth is counted in money of today.

/// What the greedy player believes of the game.
#[derive(Clone, Copy, Debug)]
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
    /// What a tag is worth in play while the game is young.
    pub(crate) tag: f64,
    /// Part of a milestone that progress towards it is worth.
    pub(crate) milestone_progress: f64,
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

/// The weights that the player uses.
pub(crate) const WEIGHTS: Weights = Weights {
    point: 9.5,
    interest: 0.04,
    early_interest: 0.008,
    length: 12.0,
    crowd: 0.6,
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
    tag: 0.5,
    milestone_progress: 0.4,
    award_doubt: 0.5,
    kept_stock: 0.4,
    growth: 0.7,
    hurry: 0.3,
    cards_per_generation: 2.0,
    leftovers: 0.03,
    solo_step: [14.0, 18.0, 18.0],
};
