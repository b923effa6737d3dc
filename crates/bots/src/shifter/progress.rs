//! How close a planet is to meeting cards, by a quick estimate.

use shifter::bits::{Board, SideTable};
use shifter::{Matching, Planet, Requirement, set};

/// Compares planets by how close they are to goals and to the nearest of some missions.
pub(super) struct Progress<'a> {
    table: Option<SideTable>,
    matching: Matching,
    goals: Vec<&'a Requirement>,
    missions: Vec<&'a Requirement>,
}

impl<'a> Progress<'a> {
    pub(super) fn new(
        matching: Matching,
        goals: Vec<&'a Requirement>,
        missions: Vec<&'a Requirement>,
    ) -> Self {
        Self {
            table: SideTable::new(set()),
            matching,
            goals,
            missions,
        }
    }

    /// An estimate, larger for planets that are closer.
    pub(super) fn of(&self, planet: &Planet) -> i32 {
        let goals: i32 = self
            .goals
            .iter()
            .map(|needs| self.closeness(planet, needs))
            .sum();
        let missions = self
            .missions
            .iter()
            .map(|needs| self.closeness(planet, needs));
        goals + 2 * missions.max().unwrap_or(0)
    }

    /// Whether a mission is met.
    pub(super) fn meets_mission(&self, planet: &Planet) -> bool {
        self.missions
            .iter()
            .any(|needs| needs.is_met_by(&self.values(planet, needs), self.matching))
    }

    /// How many of the goals are met.
    pub(super) fn goals_met(&self, planet: &Planet) -> usize {
        let met =
            |needs: &&&Requirement| needs.is_met_by(&self.values(planet, needs), self.matching);
        self.goals.iter().filter(met).count()
    }

    /// From 0 to 100: which share of the required zones is there, large ones counting more.
    fn closeness(&self, planet: &Planet, needs: &Requirement) -> i32 {
        let values = self.values(planet, needs);
        if needs.is_met_by(&values, self.matching) {
            return 100;
        }
        let square = |value: u8| i32::from(value) * i32::from(value);
        let have: i32 = needs
            .zones
            .iter()
            .enumerate()
            .map(|(index, &zone)| square(values.get(index).map_or(0, |&value| value.min(zone))))
            .sum();
        let want: i32 = needs.zones.iter().map(|&zone| square(zone)).sum();
        90 * have / want
    }

    fn values(&self, planet: &Planet, needs: &Requirement) -> Vec<u8> {
        match &self.table {
            Some(table) => Board::new(table, *planet)
                .sides(needs.color)
                .zones()
                .to_vec(),
            None => planet
                .zones(set(), needs.color)
                .iter()
                .map(|zone| zone.value)
                .collect(),
        }
    }
}
