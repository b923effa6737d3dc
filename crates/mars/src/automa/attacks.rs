//! What the player's effects do to MarsBot: money stands for every resource, tracks stand for
//! production and tags [A10].

use kit::{Log, Seat};

use super::{BOT, Step};
use crate::api::{Event, Source};
use crate::data::{Resource, Tag, Track, catalogue};
use crate::state::Mars;

impl Mars {
    /// What a seat loses when it is to lose a resource: MarsBot has nothing but money [A10.1].
    pub(crate) fn held_as(&self, seat: Seat, resource: Resource) -> Resource {
        match self.is_bot(seat) {
            true => Resource::Money,
            false => resource,
        }
    }

    /// How many tokens can be taken from MarsBot: as many as it has money.
    pub(crate) fn bot_tokens(&self) -> Option<u8> {
        let money = self
            .automa
            .as_ref()
            .map(|_| self.players[BOT].stock[Resource::Money]);
        money.map(|money| money.min(u8::MAX.into()) as u8)
    }

    /// Where the track stands that is MarsBot's production.
    pub(crate) fn bot_production(&self, resource: Resource) -> u8 {
        self.bot().at(production_track(resource))
    }

    /// A lost production pushes the track back; the spaces it leaves are marked [A10.3, A10.5].
    pub(crate) fn push_back(
        &mut self,
        resource: Resource,
        steps: u8,
        source: Source,
        log: &mut Log<Event>,
    ) {
        let track = production_track(resource);
        let steps = match self.terms().pushes_each_step {
            true => steps,
            false => 1,
        };
        let marker = self.bot_mut().marker(track);
        marker.at = marker.at.saturating_sub(steps);
        let to = marker.at;
        self.note(log, || Step::PushedBack { track, to, source });
    }

    /// The tags that a seat shows to others: MarsBot's are where their track stands [A10.6].
    pub(crate) fn tags_shown(&self, seat: Seat, tag: Tag) -> u8 {
        match self.is_bot(seat) {
            true => self.bot().at(self.bot_board().tags[&tag]),
            false => self.players[seat].tags[tag],
        }
    }

    /// The events that MarsBot counts as having played.
    pub(crate) fn bot_events(&self) -> u8 {
        self.automa.as_ref().map_or(0, |bot| bot.at(Track::Event))
    }
}

fn production_track(resource: Resource) -> Track {
    catalogue().bot().production[&resource]
}
