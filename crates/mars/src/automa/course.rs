//! MarsBot in the course of the game: its decks, the draft, the end [A2, A3, A13].

use kit::{BySeat, Log, Message, Outcome, SeatSet};

use super::{ActionCard, BOT, HUMAN, PROJECTS, Step};
use crate::api::{Event, Source};
use crate::cards::CardSet;
use crate::data::{Change, TRACK_END, Tile, Track, TrackIcon, Where, catalogue};
use crate::state::{Mars, Phase};

impl Mars {
    /// The bonus deck is shuffled and the first action deck made [A2.3, A2.4].
    pub(crate) fn lay_out_bot(&mut self, log: &mut Log<Event>) {
        if let Some(automa) = &mut self.automa {
            automa.shuffle_bonuses(&mut self.chance);
            self.make_action_deck(log);
        }
    }

    /// MarsBot keeps a card of its pack by chance [A3.5].
    pub(crate) fn draft_for_bot(&mut self) {
        let pack: Vec<_> = self.players[BOT].dealt.iter().collect();
        if self.automa.is_some() && !pack.is_empty() {
            let kept = pack[self.chance.below(pack.len() as u32) as usize];
            let bot = &mut self.players[BOT];
            bot.dealt.remove(kept);
            bot.picked.insert(kept);
        }
    }

    /// Makes MarsBot's deck for the generation, unless the draft has made it already: its drafted
    /// cards or the next ones of the deck, and a bonus card [A3.4, A3.5].
    pub(crate) fn make_action_deck(&mut self, log: &mut Log<Event>) {
        let Some(automa) = &self.automa else { return };
        if !automa.action_deck.is_empty() {
            return;
        }
        let size = PROJECTS + usize::from(self.terms().has(Change::FourthCard));
        let mut cards: Vec<_> = std::mem::take(&mut self.players[BOT].dealt)
            .iter()
            .collect();
        while cards.len() < size
            && let Some(card) = self.draw_card(log)
        {
            cards.push(card);
        }
        self.chance.shuffle(&mut cards);
        let rest: CardSet = cards.drain(size.min(cards.len())..).collect();
        self.discard_rest(BOT, rest, Source::Research, log);
        let bonus = self.draw_bonus(log);
        let mut deck: Vec<_> = cards.into_iter().map(ActionCard::Project).collect();
        deck.extend(bonus.map(ActionCard::Bonus));
        self.chance.shuffle(&mut deck);
        self.note(log, || Step::ActionDeck {
            projects: deck.len() as u8 - bonus.iter().len() as u8,
            bonuses: bonus.iter().len() as u8,
        });
        let automa = self.bot_mut();
        // The first card is the top one.
        automa.action_deck = deck.into_iter().rev().collect();
        automa.fresh = true;
    }

    /// Whether the player has run out of generations [A13.1].
    pub(crate) fn is_out_of_time(&self) -> bool {
        let last = catalogue().bot().money_per_point.len();
        self.automa.is_some() && usize::from(self.generation) > last
    }

    /// The game ends at once, and MarsBot has won.
    pub(crate) fn end_by_time(&mut self, log: &mut Log<Event>) {
        self.phase = Phase::Over;
        self.note(log, || Step::TimeUp);
        log.note(|| Event::Over);
    }

    /// After the last production every track whose next space shows a greenery moves there and
    /// places it [A13.3].
    pub(crate) fn place_last_greeneries(&mut self, log: &mut Log<Event>) {
        for track in Track::ALL {
            let marker = *self.bot_mut().marker(*track);
            let to = marker.at + 1;
            let shows = marker.at < TRACK_END
                && to > marker.reached
                && self.bot_board().icon(*track, to) == TrackIcon::Greenery;
            if !shows || self.bot_greenery_spaces(Where::Anywhere).is_empty() {
                continue;
            }
            let marker = self.bot_mut().marker(*track);
            (marker.at, marker.reached) = (to, to);
            self.note(log, || Step::LastGreenery { track: *track, to });
            let source = Source::Track(*track);
            self.try_tile(Tile::Greenery, source, log)
                .expect("a space was found for it");
        }
    }

    /// The player wins only with more points [A13.8]; out of time, nothing is scored [A13.1].
    pub(crate) fn outcome_against_bot(&self, scores: BySeat<i32>) -> Outcome {
        let (scores, winner, verdict) = if self.is_out_of_time() {
            let none = BySeat::new(self.players.len(), |_| 0);
            (none, BOT, "automa-verdict-time-up")
        } else if scores[HUMAN] > scores[BOT] {
            (scores, HUMAN, "automa-verdict-won")
        } else {
            (scores, BOT, "automa-verdict-lost")
        };
        Outcome {
            scores,
            winners: SeatSet::only(winner),
            verdict: Message::new(verdict),
        }
    }
}
