//! MarsBot's turn: a card, its tags, the tracks and their icons [A4, A5].

use kit::Log;

use super::cardboard::{Need, Shown};
use super::{ActionCard, BOT, Drawn, Failure, Step, Turned};
use crate::api::{Event, Source};
use crate::data::{
    CardId, Change, Effect, Kind, Parameter, Resource, TRACK_END, Tag, Tile, Track, TrackIcon,
};
use crate::state::Mars;
use crate::triggers::Happened;

/// Money for a failed action, and with the change that makes it less [A6.1, A14.1].
const CONSOLATION: u8 = 5;
const SMALL_CONSOLATION: u8 = 3;
/// Money instead of a step of heat production [A12.3].
const HEAT_MARK_MONEY: i16 = 2;

/// A project card that MarsBot draws; of one at a table of cardboard perhaps only what it shows.
pub(super) enum Found {
    Card(CardId),
    Shown(Shown),
}

impl Found {
    pub(super) const fn turned(&self) -> Turned {
        match self {
            Self::Card(card) => Turned::Project(*card),
            Self::Shown(_) => Turned::Unlisted,
        }
    }

    /// Its cost, if it is known.
    pub(super) fn cost(&self) -> Option<u8> {
        match self {
            Self::Card(card) => Some(card.card().cost),
            Self::Shown(shown) => shown.cost,
        }
    }

    /// Its colour, if it is known.
    pub(super) fn kind(&self) -> Option<Kind> {
        match self {
            Self::Card(card) => Some(card.card().kind),
            Self::Shown(shown) => shown.tags.as_ref().map(|_| shown.kind),
        }
    }
}

impl Mars {
    /// One turn: the top card of the action deck; without one MarsBot passes [A3.7].
    pub(crate) fn bot_turn(&mut self, log: &mut Log<Event>) {
        match self.bot_mut().action_deck.pop() {
            None => self.pass(BOT, log),
            Some(card) => {
                self.resolve(card, log);
                self.run(log);
            }
        }
    }

    /// Carries out a card of the action deck.
    pub(super) fn resolve(&mut self, card: ActionCard, log: &mut Log<Event>) {
        self.begin_bot_turn(log);
        match card {
            ActionCard::Project(card) => self.resolve_project(card, None, log),
            ActionCard::Bonus(bonus) => self.resolve_bonus(bonus, None, log),
        }
    }

    /// What comes before the first turn of a generation.
    pub(super) fn begin_bot_turn(&mut self, log: &mut Log<Event>) {
        if std::mem::take(&mut self.bot_mut().fresh) {
            self.claim_early(log);
        }
    }

    pub(super) fn note(&self, log: &mut Log<Event>, step: impl FnOnce() -> Step) {
        log.note(|| Event::MarsBot(step()));
    }

    /// A card is turned over, for all to see.
    pub(super) fn turn_over(&mut self, card: Turned, by: Option<Source>, log: &mut Log<Event>) {
        log.reveal_to_all(self.players.len());
        self.note(log, || Step::Turned { card, by });
    }

    /// Every tag from left to right moves its track, an event last its own [A4.1].
    pub(super) fn resolve_project(
        &mut self,
        card: CardId,
        by: Option<Source>,
        log: &mut Log<Event>,
    ) {
        self.turn_over(Turned::Project(card), by, log);
        let project = card.card();
        // Saturn Systems looks at the cards of everybody.
        if project.has(Tag::Jupiter) {
            self.happen(BOT, Happened::Tag(card, Tag::Jupiter), log);
        }
        let event = project.is_event().then_some(None);
        let tags = project.tags.iter().copied().map(Some).chain(event);
        self.resolve_tags(tags, log);
        self.bot_mut().pile.insert(card);
    }

    /// Moves the track of each tag; none stands for the mark of an event.
    pub(super) fn resolve_tags(
        &mut self,
        tags: impl Iterator<Item = Option<Tag>>,
        log: &mut Log<Event>,
    ) {
        let mut has_tag = false;
        for tag in tags {
            has_tag = true;
            let track = tag.map_or(Track::Event, |tag| self.bot_board().tags[&tag]);
            self.note(log, || Step::Tag { tag, track });
            self.advance(track, log);
        }
        if !has_tag {
            self.fail(Failure::NoTag, log);
        }
    }

    /// The next project card; that there is none is told, since it decides something.
    pub(super) fn next_project(&mut self, log: &mut Log<Event>) -> Option<Found> {
        let card = match &mut self.bot_mut().table {
            // The table shuffles its discards itself.
            Some(table) => match table.drawn.pop() {
                Some(Drawn::Project(card)) => Some(Found::Card(card)),
                Some(Drawn::Shown(shown)) => Some(Found::Shown(shown)),
                Some(Drawn::Nothing) => None,
                other => {
                    table.drawn.extend(other);
                    self.need(Need::Project, log);
                    None
                }
            },
            None => self.draw_card(log).map(Found::Card),
        };
        if card.is_none() {
            self.note(log, || Step::NoCard);
        }
        card
    }

    /// Draws a project card and resolves it, if there is any.
    pub(super) fn resolve_next_project(&mut self, source: Source, log: &mut Log<Event>) {
        if let Some(card) = self.next_project(log) {
            self.resolve_found(card, Some(source), log);
        }
    }

    pub(super) fn resolve_found(&mut self, card: Found, by: Option<Source>, log: &mut Log<Event>) {
        match card {
            Found::Card(card) => self.resolve_project(card, by, log),
            Found::Shown(shown) => self.resolve_shown(&shown, by, log),
        }
    }

    /// A card of a table of cardboard that is known by what it shows.
    pub(super) fn resolve_shown(
        &mut self,
        shown: &Shown,
        by: Option<Source>,
        log: &mut Log<Event>,
    ) {
        let Some(tags) = &shown.tags else {
            return self.need(Need::Tags, log);
        };
        self.turn_over(Turned::Unlisted, by, log);
        self.resolve_tags(tags.iter().copied(), log);
        let sketch = shown.sketch();
        if let Some(table) = &mut self.bot_mut().table {
            table.unnamed.push(sketch);
        }
    }

    /// Moves a track and carries out the icon that it reaches, unless that was done before.
    pub(super) fn advance(&mut self, track: Track, log: &mut Log<Event>) {
        let marker = self.bot_mut().marker(track);
        if marker.at == TRACK_END {
            return self.fail(Failure::TrackFinished, log);
        }
        marker.at += 1;
        let to = marker.at;
        if to <= marker.reached {
            return self.note(log, || Step::Returned { track, to });
        }
        marker.reached = to;
        let icon = self.bot_board().icon(track, to);
        self.note(log, || Step::Moved { track, to, icon });
        self.carry_out_icon(track, icon, log);
    }

    fn carry_out_icon(&mut self, track: Track, icon: TrackIcon, log: &mut Log<Event>) {
        let source = Source::Track(track);
        let done = match icon {
            TrackIcon::Nothing => Ok(()),
            TrackIcon::Venus(_) | TrackIcon::Floaters(_) => {
                self.note(log, || Step::Ignored { track, icon });
                Ok(())
            }
            TrackIcon::Advance if self.terms().has(Change::IgnoreAdvance) => {
                self.note(log, || Step::Ignored { track, icon });
                Ok(())
            }
            TrackIcon::Advance => {
                self.advance(track, log);
                Ok(())
            }
            TrackIcon::Other(other) => {
                self.advance(other, log);
                Ok(())
            }
            TrackIcon::Rating(steps) => {
                self.raise_rating(BOT, steps, source, log);
                Ok(())
            }
            TrackIcon::Milestone => self.try_milestone(log),
            TrackIcon::Award => self.try_award(log),
            TrackIcon::Temperature(steps) => self.try_temperature(steps, source, log),
            TrackIcon::Greenery => self.try_tile(Tile::Greenery, source, log),
            TrackIcon::Ocean => self.try_tile(Tile::Ocean, source, log),
            TrackIcon::City => self.try_tile(Tile::City, source, log),
        };
        if let Err(why) = done {
            self.fail(why, log);
        }
    }

    /// A failed action brings money [A6].
    pub(super) fn fail(&mut self, why: Failure, log: &mut Log<Event>) {
        let money = match self.terms().has(Change::SmallConsolation) {
            true => SMALL_CONSOLATION,
            false => CONSOLATION,
        };
        self.note(log, || Step::Failed { why, money });
        self.gain(BOT, Resource::Money, money.into(), Source::Failure, log);
    }

    /// Raises as many steps as are left; it fails only if there is none.
    pub(super) fn try_temperature(
        &mut self,
        steps: u8,
        source: Source,
        log: &mut Log<Event>,
    ) -> Result<(), Failure> {
        if self.temperature >= Parameter::Temperature.highest() {
            return Err(Failure::TemperatureFull);
        }
        self.raise_parameter(BOT, Parameter::Temperature, steps, source, log);
        Ok(())
    }

    /// What a mark on a parameter track gives MarsBot instead [A12.3, A12.4].
    pub(crate) fn bot_mark(&mut self, effect: &Effect, source: Source, log: &mut Log<Event>) {
        let done = match effect {
            Effect::Place(tile, _) => self.try_tile(*tile, source, log),
            Effect::Raise(Parameter::Temperature, steps) => {
                self.try_temperature(*steps, source, log)
            }
            _ => {
                self.gain(BOT, Resource::Money, HEAT_MARK_MONEY, source, log);
                Ok(())
            }
        };
        if let Err(why) = done {
            self.fail(why, log);
        }
    }
}
