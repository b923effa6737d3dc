//! Triggers: standing effects that wait for something to happen.

use kit::{Log, Seat};

use crate::api::{Event, Source};
use crate::board::SpaceId;
use crate::data::{
    Area, By, CardId, CorporationId, Happening, Icon, Moment, Project, StandardProject, Tag,
    Trigger, catalogue,
};
use crate::state::{Mars, Task};

/// Something that sets off triggers.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Happened {
    City(SpaceId),
    Ocean,
    Greenery,
    Tile(SpaceId),
    Tag(CardId, Tag),
    Card(CardId),
    Project(StandardProject),
}

impl Happened {
    const fn moment(self) -> Moment {
        match self {
            Self::City(_) => Moment::CityPlaced,
            Self::Ocean => Moment::OceanPlaced,
            Self::Greenery => Moment::GreeneryPlaced,
            Self::Tile(_) => Moment::TilePlacedOn,
            Self::Tag(..) => Moment::TagPlayed,
            Self::Card(_) => Moment::CardPlayed,
            Self::Project(_) => Moment::ProjectUsed,
        }
    }

    const fn card(self) -> Option<CardId> {
        match self {
            Self::Tag(card, _) | Self::Card(card) => Some(card),
            _ => None,
        }
    }
}

impl Mars {
    /// Everything that waits for this becomes due, the doer's own first.
    pub(crate) fn happen(&mut self, doer: Seat, what: Happened, log: &mut Log<Event>) {
        let catalogue = catalogue();
        let waiting = catalogue.waiting(what.moment());
        for seat in doer.round(self.players.len()) {
            let player = &self.players[seat];
            let leads = |corporation: &CorporationId| catalogue.leads(*corporation, what.moment());
            let (corporation, cards) =
                (player.corporation.filter(leads), player.played.and(waiting));
            // Mostly nothing waits.
            if corporation.is_none() && cards.is_empty() {
                continue;
            }
            if let Some(corporation) = corporation {
                for trigger in corporation.corporation().triggers() {
                    self.set_off(
                        trigger,
                        seat,
                        Source::Corporation(corporation),
                        doer,
                        what,
                        log,
                    );
                }
            }
            for card in cards.iter() {
                for trigger in card.card().triggers() {
                    self.set_off(trigger, seat, Source::Card(card), doer, what, log);
                }
            }
        }
    }

    fn set_off(
        &mut self,
        trigger: &Trigger,
        owner: Seat,
        source: Source,
        doer: Seat,
        what: Happened,
        log: &mut Log<Event>,
    ) {
        let by_whom = trigger.by == By::Anyone || owner == doer;
        if by_whom && self.fits(&trigger.on, what) {
            let task = Task {
                played: what.card(),
                ..Task::new(owner, source, trigger.effects.first_id())
            };
            if trigger.is_refund() {
                self.due_last(task, &trigger.effects);
            } else {
                self.due_all(task, &trigger.effects, log);
            }
        }
    }

    fn fits(&self, on: &Happening, what: Happened) -> bool {
        match (on, what) {
            (Happening::CityPlaced(Area::Anywhere), Happened::City(_))
            | (Happening::OceanPlaced, Happened::Ocean)
            | (Happening::GreeneryPlaced, Happened::Greenery) => true,
            (Happening::CityPlaced(Area::OnMars), Happened::City(space)) => space.is_on_mars(),
            (Happening::TilePlacedOn(metals), Happened::Tile(space)) => {
                let shows = |icon: &Icon| {
                    icon.resource().is_some_and(|metal| metals.contains(&metal))
                        && self.grid().icon(space, *icon) > 0
                };
                Icon::ALL.iter().any(shows)
            }
            (Happening::TagPlayed(tags), Happened::Tag(_, tag)) => tags.contains(&tag),
            (Happening::CardPlayed { .. }, Happened::Card(card)) => fits_card(on, card.card()),
            (Happening::ProjectUsed { cost }, Happened::Project(project)) => {
                catalogue().offer(project).cost >= *cost
            }
            _ => false,
        }
    }
}

/// Whether a trigger on played cards waits for this one.
pub(crate) fn fits_card(on: &Happening, project: &Project) -> bool {
    match on {
        Happening::CardPlayed { kind, tag, cost } => {
            kind.is_none_or(|kind| project.kind == kind)
                && tag.is_none_or(|tag| project.has(tag))
                && project.cost >= *cost
        }
        _ => false,
    }
}
