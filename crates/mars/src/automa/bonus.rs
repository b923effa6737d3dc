//! The bonus cards [A9].

use kit::Log;

use super::placement::{FOR_GREENERY, keep_best};
use super::turn::Found;
use super::{BOT, BonusSet, Drawn, Failure, Goal, HUMAN, Need, Rule, Step, Turned};
use crate::api::{Event, Source};
use crate::data::{
    AwardId, Bonus, Boost, CardId, EffectId, Ongoing, Parameter, Points, Priority, Resource, Tile,
    Token, Track, Wanted, Where, catalogue,
};
use crate::state::{Mars, Question, Task};

/// Plants that Meteor Shower takes, and how many of them destroy it.
const METEOR_PLANTS: u16 = 5;
const METEOR_ENOUGH: u16 = 3;
/// Money of Invasive Species, and of an Overachievement that came to nothing.
const BONUS_MONEY: i16 = 5;
/// From this generation on Overachievement looks at awards.
const AWARD_GENERATION: u8 = 6;
/// What a boost costs.
const BOOST_PRICE: u16 = 5;
/// How near to a mark or to the end lobbying pays.
const NEAR: i8 = 2;

impl Mars {
    /// Takes the top bonus card; an empty deck is made anew from the discards [A3.3].
    pub(super) fn draw_bonus(&mut self, log: &mut Log<Event>) -> Option<Bonus> {
        let automa = self.automa.as_mut().expect("MarsBot plays");
        if let Some(table) = &mut automa.table {
            return match table.drawn.pop() {
                Some(Drawn::Bonus(bonus)) => Some(bonus),
                Some(Drawn::Nothing) => {
                    self.note(log, || Step::NoCard);
                    None
                }
                other => {
                    table.drawn.extend(other);
                    self.need(Need::Bonus, log);
                    None
                }
            };
        }
        if automa.bonus_deck.is_empty() {
            let discards = std::mem::take(&mut automa.bonus_discard);
            if discards == BonusSet::default() {
                self.note(log, || Step::NoCard);
                return None;
            }
            automa.bonus_deck.extend(discards.iter());
            automa.shuffle_bonuses(&mut self.chance);
            self.note(log, || Step::BonusesShuffled);
        }
        self.bot_mut().bonus_deck.pop()
    }

    /// Carries out what is possible; then the card is discarded, or destroyed if it says so.
    pub(super) fn resolve_bonus(&mut self, bonus: Bonus, by: Option<Source>, log: &mut Log<Event>) {
        self.turn_over(Turned::Bonus(bonus), by, log);
        let source = Source::Bonus(bonus);
        let destroyed = match bonus {
            Bonus::MeteorShower => self.meteor_shower(source, log),
            Bonus::InvasiveSpecies => {
                self.take_best_token(source, log);
                self.gain(BOT, Resource::Money, BONUS_MONEY, source, log);
                false
            }
            Bonus::ResearchAndDevelopment => {
                self.resolve_next_project(source, log);
                false
            }
            Bonus::Overachievement => self.overachieve(source, log),
            Bonus::ExpeditedConstruction => {
                let spaces = self.expedited_spaces();
                let own = [Priority::GreeneriesAndOceans];
                let placed = self.place_best(Tile::City, spaces, &own, source, log);
                if !placed {
                    self.no_use(bonus, Failure::NoExpeditedCity, log);
                }
                placed
            }
            Bonus::Lobbyists => self.lobby(source, log),
            Bonus::LocalNeuralInstance => self.place_instance(source, log),
            Bonus::CorporateCompetition => {
                if let Err(why) = self.compete(source, log) {
                    self.no_use(bonus, why, log);
                    if let Some(next) = self.draw_bonus(log) {
                        self.resolve_bonus(next, Some(source), log);
                    }
                }
                false
            }
        };
        if destroyed {
            self.bot_mut().destroyed.insert(bonus);
            self.note(log, || Step::Destroyed { bonus });
        } else {
            self.bot_mut().bonus_discard.insert(bonus);
            self.note(log, || Step::Discarded { bonus });
        }
    }

    fn no_use(&self, bonus: Bonus, why: Failure, log: &mut Log<Event>) {
        self.note(log, || Step::NoUse { bonus, why });
    }

    /// Destroyed if it hit, or if the player's plants were protected.
    fn meteor_shower(&mut self, source: Source, log: &mut Log<Event>) -> bool {
        let bonus = Bonus::MeteorShower;
        self.ask_for_plants(log);
        let player = &self.players[HUMAN];
        let plants = player.stock[Resource::Plants];
        if plants == 0 {
            self.no_use(bonus, Failure::NoPlants, log);
            return false;
        }
        if player.modifiers.protects(Resource::Plants) {
            self.no_use(bonus, Failure::PlantsProtected, log);
            return true;
        }
        let lost = plants.min(METEOR_PLANTS);
        self.gain(HUMAN, Resource::Plants, -(lost as i16), source, log);
        lost >= METEOR_ENOUGH
    }

    /// A milestone, later also an award; money if there is neither.
    fn overachieve(&mut self, source: Source, log: &mut Log<Event>) -> bool {
        let done = self.try_milestone(log).is_ok() || self.overachieve_in_award(log);
        if !done {
            self.gain(BOT, Resource::Money, BONUS_MONEY, source, log);
        }
        done
    }

    fn overachieve_in_award(&mut self, log: &mut Log<Event>) -> bool {
        if self.generation < AWARD_GENERATION {
            let from = AWARD_GENERATION;
            self.note(log, || Step::NoAwardYet { from });
            return false;
        }
        self.try_award(log).is_ok()
    }

    // --- Tokens of the player -------------------------------------------------------------------

    /// The player's cards that can lose an animal or a microbe.
    pub(super) fn cards_with_tokens(&self) -> Vec<CardId> {
        let player = &self.players[HUMAN];
        let can_lose = |card: &CardId| {
            let card_data = card.card();
            let kept = |entry: &Ongoing| matches!(entry, Ongoing::ProtectTokensHere);
            let token = card_data
                .holds
                .filter(|token| matches!(token, Token::Animal | Token::Microbe));
            token.is_some_and(|token| !player.modifiers.protects_tokens(token))
                && self.tokens_on(*card) > 0
                && !card_data.ongoing.iter().any(kept)
        };
        player.played.iter().filter(can_lose).collect()
    }

    /// Those of them whose tokens are worth most [A9.2].
    pub(crate) fn token_victims_of_bot(&self) -> Vec<CardId> {
        let mut left = self.cards_with_tokens();
        keep_best(&mut left, |card| token_worth(*card));
        left
    }

    /// The player loses one token; if several cards are equal, the player is asked once MarsBot is
    /// done.
    fn take_best_token(&mut self, source: Source, log: &mut Log<Event>) {
        let told = |rule: Rule, left: &[CardId]| Step::Tokens {
            rule,
            left: left.to_vec(),
        };
        let possible = self.cards_with_tokens();
        if possible.is_empty() && self.may_have_tokens() {
            return self.note(log, || Step::TokenOfTable);
        }
        self.note(log, || told(Rule::Possible, &possible));
        let best = self.token_victims_of_bot();
        if best.len() < possible.len() {
            self.note(log, || told(Rule::MostPoints, &best));
        }
        match best.as_slice() {
            [] => {}
            [only] => self.lose_token(*only, source, log),
            several => {
                self.note(log, || told(Rule::PlayersChoice, several));
                self.question = Question::LoseToken(source);
            }
        }
    }

    pub(crate) fn lose_token(&mut self, card: CardId, source: Source, log: &mut Log<Event>) {
        let task = Task::new(BOT, source, EffectId::default());
        self.add_tokens(&task, card, -1, log);
    }

    // --- Lobbyists ------------------------------------------------------------------------------

    /// Whether a parameter is a step or two below its next mark or its end.
    fn is_near_mark(&self, parameter: Parameter) -> bool {
        let is = self.parameter(parameter);
        let marks = catalogue().rules().marks.iter();
        let marks = marks.filter(|mark| mark.parameter == parameter);
        let next = marks
            .map(|mark| mark.at)
            .filter(|at| *at > is)
            .min()
            .unwrap_or(parameter.highest());
        (1..=NEAR).contains(&((next - is) / parameter.step()))
    }

    fn lobby(&mut self, source: Source, log: &mut Log<Event>) -> bool {
        let (parameter, rule) = self.lobbied();
        if self.parameter(parameter) >= parameter.highest() {
            self.no_use(Bonus::Lobbyists, Failure::AllComplete, log);
            return false;
        }
        self.note(log, || Step::Lobbied { parameter, rule });
        match (parameter, rule) {
            (Parameter::Temperature, Rule::NearMark) => {
                self.raise_parameter(BOT, parameter, NEAR as u8, source, log);
            }
            (Parameter::Oxygen, Rule::NearMark) => {
                let spaces = self.bot_greenery_spaces(Where::Anywhere);
                self.place_best(Tile::Greenery, spaces, &FOR_GREENERY, source, log);
                self.raise_parameter(BOT, parameter, 1, source, log);
            }
            (Parameter::Oceans, Rule::BetweenOceans) => {
                let spaces = self.spaces_between_oceans();
                self.place_best(Tile::Ocean, spaces, &[], source, log);
            }
            (Parameter::Oceans, _) => {
                let spaces = self.bot_ocean_spaces();
                self.place_best(Tile::Ocean, spaces, &[], source, log);
            }
            _ => self.raise_parameter(BOT, parameter, 1, source, log),
        }
        rule != Rule::MostMissing
    }

    /// The first of the card's options that applies.
    fn lobbied(&self) -> (Parameter, Rule) {
        let can_plant = || !self.bot_greenery_spaces(Where::Anywhere).is_empty();
        if self.is_near_mark(Parameter::Temperature) {
            (Parameter::Temperature, Rule::NearMark)
        } else if self.is_near_mark(Parameter::Oxygen) && can_plant() {
            (Parameter::Oxygen, Rule::NearMark)
        } else if !self.spaces_between_oceans().is_empty() {
            (Parameter::Oceans, Rule::BetweenOceans)
        } else {
            let missing = |parameter: &Parameter| {
                (parameter.highest() - self.parameter(*parameter)) / parameter.step()
            };
            // Of equal ones the last counts as the largest.
            let order = [Parameter::Temperature, Parameter::Oceans, Parameter::Oxygen];
            let most = order.into_iter().max_by_key(missing);
            (most.expect("there are three"), Rule::MostMissing)
        }
    }

    // --- The neural instance --------------------------------------------------------------------

    fn place_instance(&mut self, source: Source, log: &mut Log<Event>) -> bool {
        let (tile, spaces) = (Tile::NeuralInstance, self.instance_spaces());
        if spaces.is_empty() {
            self.no_use(Bonus::LocalNeuralInstance, Failure::NoInstance, log);
            self.resolve_next_project(source, log);
            return self.terms().destroys_unplaced;
        }
        if self.terms().counts_instance {
            self.place_best(tile, spaces, &[], source, log);
        } else {
            let space = self.choose_space(tile, spaces, &[], log);
            self.board.put(tile, space, None);
            log.note(|| Event::Placed {
                seat: Some(BOT),
                tile,
                space,
                source: Some(source),
            });
        }
        true
    }

    // --- Corporate Competition ------------------------------------------------------------------

    /// Boosts one funded award for money, if that is possible.
    fn compete(&mut self, source: Source, log: &mut Log<Event>) -> Result<(), Failure> {
        if self.players[BOT].stock[Resource::Money] < BOOST_PRICE {
            return Err(Failure::NoMoney);
        }
        if self.funded.is_empty() {
            return Err(Failure::NothingFunded);
        }
        let funded: Vec<_> = self.funded.iter().map(|(award, _)| *award).collect();
        let takes_token = |award: &AwardId| matches!(self.boost_of(*award), Boost::TakeToken);
        if funded.iter().any(takes_token) {
            self.ask_for_tokens(log);
        }
        let mut left = Vec::new();
        for award in funded {
            match self.can_boost(self.boost_of(award)) {
                Ok(()) => left.push(award),
                Err(why) => self.note(log, || Step::CannotBoost { award, why }),
            }
        }
        if left.is_empty() {
            return Err(Failure::NoBoost);
        }
        // One alone is boosted however it stands.
        if left.len() > 1 {
            self.ask_for_standings(left.iter().copied().map(Goal::Award), log);
        }
        let mut left: Vec<_> = left.into_iter().map(|award| self.standing(award)).collect();
        self.note_awards(Rule::CanBoost, &left, log);
        self.prefer_awards(
            &mut left,
            &[
                (Rule::PlayerNotBehind, &|it| i32::from(it.lead() <= 0)),
                (Rule::SmallestLead, &|it| -it.lead().abs()),
                (Rule::Leftmost, &|it| -(it.award.index() as i32)),
            ],
            log,
        );
        let award = left[0];
        self.note(log, || Step::Boosted { award });
        self.boost(self.boost_of(award.award), source, log);
        // The south pole may have used up money meanwhile.
        let lost = self.players[BOT].stock[Resource::Money].min(BOOST_PRICE);
        self.gain(BOT, Resource::Money, -(lost as i16), source, log);
        Ok(())
    }

    fn boost_of(&self, award: AwardId) -> Boost {
        self.bot_board().awards[award.place()].boost
    }

    fn lower(&self, first: Track, second: Track) -> Track {
        match self.bot().at(second) < self.bot().at(first) {
            true => second,
            false => first,
        }
    }

    fn can_boost(&self, boost: Boost) -> Result<(), Failure> {
        let (can, failure) = match boost {
            Boost::Greenery(area) => (
                !self.bot_greenery_spaces(area).is_empty(),
                Failure::NoGreenery,
            ),
            Boost::Advance(track) => (!self.bot().is_finished(track), Failure::TrackFinished),
            Boost::Lower(first, second) => (
                !self.bot().is_finished(self.lower(first, second)),
                Failure::TrackFinished,
            ),
            Boost::Find(wanted) => {
                let fits = |card: CardId| is_wanted(&Found::Card(card), wanted) == Ok(true);
                let found = self.bot().table.is_some()
                    || self.deck.cards().iter().any(|card| fits(*card))
                    || self.discard.iter().any(fits);
                (found, Failure::NoFittingCard)
            }
            Boost::TakeToken => (
                !self.cards_with_tokens().is_empty() || self.may_have_tokens(),
                Failure::NoToken,
            ),
            Boost::Rating(_) => return Ok(()),
        };
        can.then_some(()).ok_or(failure)
    }

    fn boost(&mut self, boost: Boost, source: Source, log: &mut Log<Event>) {
        match boost {
            Boost::Greenery(area) => {
                let spaces = self.bot_greenery_spaces(area);
                self.place_best(Tile::Greenery, spaces, &FOR_GREENERY, source, log);
            }
            Boost::Advance(track) => self.advance(track, log),
            Boost::Lower(first, second) => self.advance(self.lower(first, second), log),
            Boost::Find(wanted) => self.find(wanted, source, log),
            Boost::TakeToken => self.take_best_token(source, log),
            Boost::Rating(steps) => self.raise_rating(BOT, steps, source, log),
        }
    }

    /// Turns cards over until one fits, and resolves it; the others are discarded.
    fn find(&mut self, wanted: Wanted, source: Source, log: &mut Log<Event>) {
        let mut passed_over = Vec::new();
        while let Some(card) = self.next_project(log) {
            match is_wanted(&card, wanted) {
                Ok(true) => {
                    self.resolve_found(card, Some(source), log);
                    break;
                }
                Ok(false) => {}
                Err(need) => return self.need(need, log),
            }
            log.reveal_to_all(self.players.len());
            let turned = card.turned();
            self.note(log, || Step::PassedOver { card: turned });
            passed_over.push(card);
        }
        for card in passed_over {
            self.show_and_discard(&card, log);
        }
    }
}

/// Whether a card fits, or what must be known of it to tell.
fn is_wanted(card: &Found, wanted: Wanted) -> Result<bool, Need> {
    match wanted {
        Wanted::Kind(kind) => card.kind().map(|is| is == kind).ok_or(Need::Tags),
        Wanted::Costing(least) => card.cost().map(|cost| cost >= least).ok_or(Need::Cost),
    }
}

/// What one token on the card is worth, in parts of a point.
fn token_worth(card: CardId) -> i32 {
    /// Divisible by every number of tokens that a card asks for.
    const PARTS: i32 = 2_520;
    match card.card().points {
        Points::PerToken { points, each } => i32::from(points) * PARTS / i32::from(each.max(1)),
        _ => 0,
    }
}
