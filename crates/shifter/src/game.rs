//! Terra Shifter on the contract that every game keeps.

use kit::setup::OptionSpec;
use kit::{Chance, Game, Log, Outcome, Rng, Seat, SeatSet, Seed, Setup, SetupError, Viewer};
use serde::{Deserialize, Serialize};

use crate::api::{Decision, Event, Prompt, Reason};
use crate::compete::Compete;
use crate::coop::Coop;
use crate::field::{Field, Used};
use crate::options::{self, Mode, OPTIONS};
use crate::planet::{Planet, Pose};
use crate::set::{self, TILES, TileId};
use crate::view::View;

/// One game of Terra Shifter in progress.
///
/// Everything random happens at set-up: afterwards the piles only wait to be drawn from, so the
/// state keeps no chance.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Shifter {
    pub(crate) field: Field,
    pub(crate) table: Table,
}

/// What lies around the planet, by the way of playing.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Table {
    Coop(Coop),
    Compete(Compete),
}

impl Shifter {
    /// Lays out a game (S1-S5, D1, V1).
    pub(crate) fn lay_out(setup: &Setup, mut chance: Chance) -> Result<Self, SetupError> {
        let mode = options::mode(setup)?;
        let field = Field {
            planet: random_planet(&mut chance),
            matching: options::matching(setup),
            used: Used::default(),
        };
        let table = match mode {
            Mode::Coop(options) => Table::Coop(Coop::new(setup.players, &options, &mut chance)),
            Mode::Compete(options) => {
                Table::Compete(Compete::new(setup.players, options, &mut chance))
            }
        };
        Ok(Self { field, table })
    }

    /// Begins to play: without a challenge, the first one is revealed (V2).
    pub(crate) fn begin(&mut self) {
        if let Table::Compete(compete) = &mut self.table
            && compete.challenge.is_none()
        {
            compete.reveal(&self.field, &mut Log::silent());
        }
    }

    /// The planet as it stands.
    pub const fn planet(&self) -> &Planet {
        &self.field.planet
    }
}

/// Tiles in random order, each in a random pose, row by row (S1, S2).
fn random_planet(chance: &mut Chance) -> Planet {
    let mut tiles: [TileId; TILES] = std::array::from_fn(TileId::from_index);
    chance.shuffle(&mut tiles);
    let tiles = tiles.map(|tile| {
        let mut poses = Pose::ALL;
        chance.shuffle(&mut poses);
        (tile, poses[0])
    });
    Planet::new(tiles).expect("a shuffle keeps every tile")
}

impl Game for Shifter {
    const NAME: &'static str = "shifter";
    const RULES_VERSION: u32 = 1;
    const PLAYERS: (usize, usize) = (1, 4);
    const OPTIONS: &'static [OptionSpec] = OPTIONS;

    type Prompt = Prompt;
    type Decision = Decision;
    type Event = Event;
    type View = View;
    type Reason = Reason;

    fn data_version() -> String {
        set::version().as_str().to_owned()
    }

    fn accepts_data(version: &str) -> bool {
        set::version().accepts(version)
    }

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        let mut game = Self::lay_out(setup, Chance::new(seed))?;
        game.begin();
        Ok(game)
    }

    fn players(&self) -> usize {
        match &self.table {
            Table::Coop(coop) => coop.hands.len(),
            Table::Compete(compete) => compete.points.len(),
        }
    }

    fn asked(&self) -> SeatSet {
        match &self.table {
            Table::Coop(coop) => coop.asked(),
            Table::Compete(compete) => compete.asked(),
        }
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        if !self.asked().contains(seat) {
            return None;
        }
        match &self.table {
            Table::Coop(coop) => coop.prompt(&self.field),
            Table::Compete(compete) => compete.prompt(&self.field, seat),
        }
    }

    fn list(&self, seat: Seat, decisions: &mut Vec<Decision>) {
        if !self.asked().contains(seat) {
            return;
        }
        match &self.table {
            Table::Coop(coop) => coop.list(&self.field, decisions),
            Table::Compete(compete) => compete.list(&self.field, seat, decisions),
        }
    }

    fn judge(&self, seat: Seat, decision: &Decision) -> Result<(), Reason> {
        match &self.table {
            Table::Coop(coop) => coop.judge(&self.field, decision),
            Table::Compete(compete) => compete.judge(&self.field, seat, decision),
        }
    }

    fn apply_unchecked(&mut self, seat: Seat, decision: &Decision, log: &mut Log<Event>) {
        match &mut self.table {
            Table::Coop(coop) => coop.apply(&mut self.field, *decision, log),
            Table::Compete(compete) => compete.apply(&mut self.field, seat, *decision, log),
        }
    }

    fn blocked(&self, seat: Seat) -> Vec<(Decision, Reason)> {
        if !self.asked().contains(seat) {
            return Vec::new();
        }
        match &self.table {
            Table::Coop(coop) => coop.blocked(&self.field),
            Table::Compete(compete) => compete.blocked(&self.field, seat),
        }
    }

    /// A goal that is met, before the turn ends without it.
    fn overlooked(&self, seat: Seat) -> Vec<Decision> {
        let mut decisions = self.legal(seat);
        decisions.retain(|decision| *decision == Decision::Goals);
        decisions
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn progress(&self) -> Option<u8> {
        match &self.table {
            Table::Coop(coop) => coop.progress(),
            Table::Compete(compete) => compete.progress(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match &self.table {
            Table::Coop(coop) => coop.outcome(),
            Table::Compete(compete) => compete.outcome(),
        }
    }

    fn determinize(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut twin = self.clone();
        match &mut twin.table {
            Table::Coop(coop) => coop.determinize(&self.field, seat, rng),
            Table::Compete(compete) => compete.determinize(rng),
        }
        twin
    }

    /// While numbers are named, everybody may move tiles in their mind.
    fn trial(&self, seat: Seat) -> Option<Self> {
        let table = match &self.table {
            Table::Coop(coop) => Table::Coop(coop.trial(seat)?),
            Table::Compete(compete) => Table::Compete(compete.trial(&self.field, seat)?),
        };
        let mut trial = self.clone();
        trial.table = table;
        trial.field.used = Used::default();
        Some(trial)
    }

    fn bound(&self) -> usize {
        match &self.table {
            Table::Coop(coop) => coop.bound(),
            Table::Compete(compete) => compete.bound(),
        }
    }
}

#[cfg(test)]
mod tests {
    use testkit::conformance::{Suite, run_with};
    use testkit::nonsense;

    use super::*;
    use crate::compete;
    use crate::coop::{self, Phase};
    use crate::planet::Cell;
    use crate::set::set;

    /// Every way to set the game up that differs in its rules, for every number of players.
    fn setups() -> Vec<Setup> {
        let mut setups = Vec::new();
        for players in 1..=4 {
            for goals in ["first", "random", "8-6-4-9"] {
                for disasters in ["none", "yellow", "one-red", "two-reds"] {
                    for matching in ["at-least", "exact"] {
                        setups.push(
                            Setup::new(players)
                                .with("goals", goals)
                                .with("disasters", disasters)
                                .with("matching", matching),
                        );
                    }
                }
            }
        }
        for players in 2..=4 {
            for matching in ["at-least", "exact"] {
                for leader in ["next", "same", "bidder"] {
                    for restore in ["no", "yes"] {
                        for (cap, target) in [(10, 0), (2, 1), (20, 3)] {
                            setups.push(
                                Setup::new(players)
                                    .with("mode", "compete")
                                    .with("matching", matching)
                                    .with("leader", leader)
                                    .with("restore", restore)
                                    .with("bid-cap", cap)
                                    .with("target", target),
                            );
                        }
                    }
                }
            }
        }
        setups
    }

    /// No card is ever lost or doubled, and nobody has done more than was allowed.
    fn is_sound(game: &Shifter) {
        let used = game.field.used;
        assert!(used.shifts + used.flips <= used.actions);
        match &game.table {
            Table::Coop(coop) => {
                let piles = coop.library.iter().chain(&coop.discard);
                let cards = coop.hands.iter().flatten().chain(piles).copied();
                assert!(same(cards, coop::deck(coop.hands.len())));
                let full = coop
                    .hands
                    .iter()
                    .all(|hand| hand.len() == usize::from(set().setup.hand));
                assert!(full || coop.phase != Phase::Terraform);
                let pile = coop.reds.map_or(0, |_| set().setup.disaster_pile.into());
                assert_eq!(coop.in_force.len() + coop.face_down.len(), pile);
                let achieved = coop.achieved.iter().filter(|achieved| **achieved).count();
                assert_eq!(coop.in_force.len(), pile.min(achieved + 1));
                assert!(used.actions <= set().setup.actions);
            }
            Table::Compete(compete) => {
                let open = compete.library.iter().chain(&compete.challenge);
                let mut cards: Vec<_> = open.copied().collect();
                cards.sort_unstable();
                cards.dedup();
                let over = matches!(compete.phase, compete::Phase::Over { winner: Some(_) });
                let taken: u8 = compete
                    .points
                    .iter()
                    .map(|points| points.won + points.lost)
                    .sum();
                // The challenge that has decided the game lies in front of its winner.
                let all = cards.len() + usize::from(taken) - usize::from(over);
                assert_eq!(all, compete::deck().count());
                assert!(compete.put_back <= compete.library.len());
                assert!(used.actions <= compete.options.bid_cap);
            }
        }
    }

    fn same<T: Ord>(one: impl Iterator<Item = T>, other: impl Iterator<Item = T>) -> bool {
        let (mut one, mut other): (Vec<_>, Vec<_>) = (one.collect(), other.collect());
        one.sort_unstable();
        other.sort_unstable();
        one == other
    }

    #[test]
    fn every_variant_keeps_the_contract() {
        let setups = setups();
        let suite = Suite {
            games: 10_000_usize.div_ceil(setups.len()),
            look: 40,
            seed: 1,
            lists_all: true,
        };
        let report = run_with::<Shifter>(&setups, suite, is_sound);
        assert!(report.games >= 10_000, "{report:?}");
        assert!(report.undone > 0, "{report:?}");
    }

    #[test]
    fn nonsense_causes_no_panic() {
        let report = nonsense::run::<Shifter>(&setups(), nonsense::messages());
        println!("shifter: {report:?}");
    }

    #[test]
    fn tiles_lie_in_any_cell_and_any_pose() {
        let games = 4_000;
        let mut tiles = [[0; TILES]; TILES];
        let mut poses = [[0; 4]; TILES];
        for number in 0..games {
            let game =
                Shifter::start(&Setup::new(1), Seed::from_number(number)).expect("it starts");
            for cell in Cell::all() {
                let tile = game.planet().tile(cell).index();
                tiles[tile][cell.index()] += 1;
                poses[tile][game.planet().pose(cell).index()] += 1;
            }
        }
        // Mean 250 and 1000, each with a deviation of about 15 and 27: five deviations off is chance
        // no more.
        assert!(
            tiles
                .iter()
                .flatten()
                .all(|&count| (170..=330).contains(&count)),
            "{tiles:?}"
        );
        assert!(
            poses
                .iter()
                .flatten()
                .all(|&count| (860..=1140).contains(&count)),
            "{poses:?}"
        );
    }
}
