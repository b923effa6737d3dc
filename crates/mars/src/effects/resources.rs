//! Effects on stocks, production and tokens.

use kit::{Log, Seat};

use super::ensure;
use crate::api::{Decision, Event, Pick, Reason, Source, Target};
use crate::automa::BOT;
use crate::data::{
    Amounts, Bespoke, CardId, Count, Effect, Effects, Icon, Ongoing, Resource, Tag, Tile, Token,
};
use crate::state::{Mars, Task};

impl Mars {
    pub(super) fn change_production(
        &mut self,
        task: Task,
        amounts: &Amounts,
        log: &mut Log<Event>,
    ) {
        for (resource, change) in amounts.iter() {
            self.produce(task.seat, resource, change.into(), task.source, log);
        }
        self.finish(task, log);
    }

    pub(super) fn produce_per(
        &mut self,
        task: Task,
        resource: Resource,
        of: Count,
        per: u8,
        log: &mut Log<Event>,
    ) {
        let change = self.count(task.seat, task.source, of) / per;
        self.produce(task.seat, resource, change.into(), task.source, log);
        self.finish(task, log);
    }

    pub(super) fn gain_all(&mut self, task: Task, amounts: &Amounts, log: &mut Log<Event>) {
        for (resource, change) in amounts.iter() {
            self.gain(task.seat, resource, change.into(), task.source, log);
        }
        self.finish(task, log);
    }

    pub(super) fn gain_per(
        &mut self,
        task: Task,
        resource: Resource,
        of: Count,
        per: u8,
        log: &mut Log<Event>,
    ) {
        let change = self.count(task.seat, task.source, of) / per;
        self.gain(task.seat, resource, change.into(), task.source, log);
        self.finish(task, log);
    }

    pub(super) fn spend(&mut self, task: Task, amounts: &Amounts, log: &mut Log<Event>) {
        for (resource, count) in amounts.iter() {
            self.gain(task.seat, resource, -i16::from(count), task.source, log);
        }
        self.finish(task, log);
    }

    // --- Chosen amounts -------------------------------------------------------------------------

    /// How much the effect can turn into something else.
    pub(super) fn exchangeable(&self, task: Task) -> u8 {
        let player = &self.players[task.seat];
        let most = match task.effect() {
            Effect::ConvertProduction { from, .. } => player.production_left(*from) as u16,
            Effect::Exchange { from, .. } => player.stock[*from],
            _ => 0,
        };
        most.min(u8::MAX.into()) as u8
    }

    pub(super) fn ask_amount(&mut self, task: Task, log: &mut Log<Event>) {
        match self.exchangeable(task) {
            0 => self.fizzle(task, log),
            1 => self.answer(task, Decision::Amount(1), log),
            _ => self.ask(task),
        }
    }

    pub(super) fn shift_production(
        &mut self,
        task: Task,
        from: Resource,
        to: Resource,
        amount: u8,
        log: &mut Log<Event>,
    ) {
        self.produce(task.seat, from, -i16::from(amount), task.source, log);
        self.produce(task.seat, to, amount.into(), task.source, log);
        self.finish(task, log);
    }

    // --- Production of any player ---------------------------------------------------------------

    pub(super) fn can_lose_production(&self, seat: Seat, resource: Resource, count: u8) -> bool {
        if self.is_bot(seat) {
            return self.bot_production(resource) > 0;
        }
        self.players[seat].production_left(resource) >= count.into()
    }

    pub(super) fn reduce_any(
        &mut self,
        task: Task,
        resource: Resource,
        count: u8,
        log: &mut Log<Event>,
    ) {
        if self.is_solo() {
            return self.reduce(task, resource, count, Target::Rival, log);
        }
        let mut victims = self
            .seats()
            .filter(|seat| self.can_lose_production(*seat, resource, count));
        match (victims.next(), victims.next()) {
            (None, _) => self.fizzle(task, log),
            (Some(only), None) => self.reduce(task, resource, count, Target::Seat(only), log),
            _ => self.ask(task),
        }
    }

    /// Only others: whoever can hit nobody else is not asked.
    pub(super) fn list_reduce(
        &self,
        seat: Seat,
        resource: Resource,
        count: u8,
        decisions: &mut Vec<Decision>,
    ) {
        let victims = self
            .seats()
            .filter(|victim| *victim != seat && self.can_lose_production(*victim, resource, count));
        decisions.extend(victims.map(|victim| Decision::Reduce(Target::Seat(victim))));
    }

    pub(super) fn judge_reduce(
        &self,
        resource: Resource,
        count: u8,
        target: Target,
    ) -> Result<(), Reason> {
        match target {
            Target::Seat(victim) if self.players.get(victim).is_some() => {
                let (has, needs) = if self.is_bot(victim) {
                    (self.bot_production(resource).into(), 1)
                } else {
                    let has = self.players[victim].production[resource];
                    (has, i16::from(count) + resource.production_floor())
                };
                ensure(
                    has >= needs,
                    Reason::TooLittleProduction {
                        resource,
                        needs,
                        has,
                    },
                )
            }
            _ => Err(Reason::WrongTarget),
        }
    }

    pub(super) fn reduce(
        &mut self,
        task: Task,
        resource: Resource,
        count: u8,
        target: Target,
        log: &mut Log<Event>,
    ) {
        match target {
            Target::Seat(victim) if self.is_bot(victim) => {
                self.push_back(resource, count, task.source, log)
            }
            Target::Seat(victim) => {
                self.produce(victim, resource, -i16::from(count), task.source, log)
            }
            _ => log.note(|| Event::RivalLost {
                resource,
                count,
                production: true,
                source: task.source,
            }),
        }
        self.finish(task, log);
    }

    // --- Stocks of any player -------------------------------------------------------------------

    /// How much of a stock the effect could take from a seat; `Err` if it is protected.
    fn removable(&self, task: Task, resource: Resource, victim: Seat) -> Result<u16, Reason> {
        let player = &self.players[victim];
        let own = victim == task.seat;
        if !own && player.modifiers.protects(resource) {
            return Err(Reason::Protected);
        }
        if let Effect::Bespoke(Bespoke::FloodNeighbour(_)) = task.effect()
            && (own || !self.borders(task, victim))
        {
            return Err(Reason::WrongTarget);
        }
        Ok(player.stock[self.held_as(victim, resource)])
    }

    /// Whether a seat owns a tile beside the space of the effect before.
    fn borders(&self, task: Task, seat: Seat) -> bool {
        let beside = task.space.map(|space| self.grid().neighbours(space));
        beside.is_some_and(|beside| !self.board.owned(seat).and(beside).is_empty())
    }

    pub(super) fn has_removal_victim(&self, task: Task, resource: Resource) -> bool {
        self.is_solo()
            || self.seats().any(|victim| {
                self.removable(task, resource, victim)
                    .is_ok_and(|count| count > 0)
            })
    }

    pub(super) fn remove_any(
        &mut self,
        task: Task,
        resource: Resource,
        up_to: u8,
        log: &mut Log<Event>,
    ) {
        let steal = matches!(task.effect(), Effect::StealAny(..));
        if self.is_solo() {
            self.remove(task, resource, up_to, Target::Rival, steal, log);
        } else if self.has_removal_victim(task, resource) {
            self.ask(task);
        } else {
            self.fizzle(task, log);
        }
    }

    pub(super) fn flood_neighbour(&mut self, task: Task, log: &mut Log<Event>) {
        let floods = |victim: Seat| {
            self.removable(task, Resource::Money, victim)
                .is_ok_and(|money| money > 0)
        };
        if self.seats().any(floods) {
            self.ask(task)
        } else {
            self.fizzle(task, log)
        }
    }

    /// As much as possible from each other player, or nothing.
    pub(super) fn list_remove(
        &self,
        task: Task,
        resource: Resource,
        up_to: u8,
        decisions: &mut Vec<Decision>,
    ) {
        for victim in self.seats().filter(|victim| *victim != task.seat) {
            let count = self
                .removable(task, resource, victim)
                .unwrap_or(0)
                .min(up_to.into()) as u8;
            if count > 0 {
                decisions.push(Decision::Remove(count, Target::Seat(victim)));
            }
        }
        decisions.push(Decision::Decline);
    }

    pub(super) fn judge_remove(
        &self,
        task: Task,
        resource: Resource,
        up_to: u8,
        count: u8,
        target: Target,
    ) -> Result<(), Reason> {
        ensure(count > 0, Reason::ChooseMore)?;
        ensure(count <= up_to, Reason::TooMany { most: up_to })?;
        match target {
            Target::Seat(victim) if self.players.get(victim).is_some() => {
                let (needs, has) = (count.into(), self.removable(task, resource, victim)?);
                ensure(
                    needs <= has,
                    Reason::TooLittleStock {
                        resource,
                        needs,
                        has,
                    },
                )
            }
            _ => Err(Reason::WrongTarget),
        }
    }

    pub(super) fn remove(
        &mut self,
        task: Task,
        resource: Resource,
        count: u8,
        target: Target,
        steal: bool,
        log: &mut Log<Event>,
    ) {
        let (source, lost) = (task.source, i16::from(count));
        match target {
            Target::Seat(victim) => {
                let held = self.held_as(victim, resource);
                self.gain(victim, held, -lost, source, log);
            }
            _ => log.note(|| Event::RivalLost {
                resource,
                count,
                production: false,
                source,
            }),
        }
        if steal {
            self.gain(task.seat, resource, lost, source, log);
        }
        self.finish(task, log);
    }

    // --- Tokens ---------------------------------------------------------------------------------

    pub(super) fn add_here(&mut self, task: Task, change: i16, log: &mut Log<Event>) {
        if let Source::Card(card) = task.source {
            self.add_tokens(&task, card, change, log);
        }
        self.finish(task, log);
    }

    /// The cards on which the effect can put its tokens.
    pub(super) fn token_targets(&self, task: Task) -> impl Iterator<Item = CardId> + use<'_> {
        let here = task.source;
        let played = self.players[task.seat].played;
        played.iter().filter(move |card| match task.effect() {
            Effect::AddTokens(token, _) => card.card().holds == Some(*token),
            Effect::AddToOther(token, _) => {
                card.card().holds == Some(*token) && here != Source::Card(*card)
            }
            Effect::AddToHolder(_) => self.tokens_on(*card) > 0,
            Effect::AddToPlayed(_) => {
                let fits = matches!(card.card().holds, Some(Token::Animal | Token::Microbe));
                task.played == Some(*card) && fits
            }
            _ => false,
        })
    }

    pub(super) fn add_somewhere(&mut self, task: Task, log: &mut Log<Event>) {
        let count = match task.effect() {
            Effect::AddTokens(_, count)
            | Effect::AddToOther(_, count)
            | Effect::AddToHolder(count)
            | Effect::AddToPlayed(count) => *count,
            _ => 0,
        };
        let mut targets = self.token_targets(task);
        match (targets.next(), targets.next()) {
            (None, _) => {
                drop(targets);
                self.fizzle(task, log);
            }
            (Some(only), None) => {
                drop(targets);
                self.add_tokens(&task, only, count.into(), log);
                self.finish(task, log);
            }
            _ => {
                drop(targets);
                self.ask(task);
            }
        }
    }

    /// How many tokens the effect could take from a card; `Err` if it may take none.
    fn takeable(&self, task: Task, token: Token, card: CardId) -> Result<u8, Reason> {
        let project = card.card();
        let owner = self.owner_of(card).ok_or(Reason::WrongTarget)?;
        let fits = project.holds == Some(token) && task.victim.is_none_or(|one| one == owner);
        ensure(fits, Reason::WrongTarget)?;
        let here = project
            .ongoing
            .iter()
            .any(|entry| matches!(entry, Ongoing::ProtectTokensHere));
        let guarded = owner != task.seat && self.players[owner].modifiers.protects_tokens(token);
        ensure(!here && !guarded, Reason::Protected)?;
        Ok(self.tokens_on(card))
    }

    fn token_victims(
        &self,
        task: Task,
        token: Token,
    ) -> impl Iterator<Item = (Seat, CardId, u8)> + use<'_> {
        self.seats().flat_map(move |seat| {
            self.holders(seat, token).filter_map(move |card| {
                let count = self
                    .takeable(task, token, card)
                    .ok()
                    .filter(|count| *count > 0)?;
                Some((seat, card, count))
            })
        })
    }

    pub(super) fn has_token_victim(&self, task: Task, token: Token) -> bool {
        self.is_solo()
            || self.bot_tokens().is_some_and(|tokens| tokens > 0)
            || self.token_victims(task, token).next().is_some()
    }

    pub(super) fn remove_tokens(
        &mut self,
        task: Task,
        token: Token,
        count: u8,
        log: &mut Log<Event>,
    ) {
        if self.is_solo() {
            let source = task.source;
            log.note(|| Event::RivalLostTokens {
                token,
                count,
                source,
            });
            self.finish(task, log);
        } else if self.has_token_victim(task, token) {
            self.ask(task);
        } else {
            self.fizzle(task, log);
        }
    }

    /// As many as possible from each card, and fewer where the rest may come from another card of
    /// the same player [R6.8, R6.8b].
    pub(super) fn list_remove_tokens(
        &self,
        task: Task,
        token: Token,
        up_to: u8,
        optional: bool,
        decisions: &mut Vec<Decision>,
    ) {
        for (owner, card, count) in self.token_victims(task, token) {
            let most = count.min(up_to);
            let has_other = |(other, one, _)| other == owner && one != card;
            let splits = self.token_victims(task, token).any(has_other);
            let least = if splits { 1 } else { most };
            let counts = (least..=most).rev();
            decisions.extend(counts.map(|count| Decision::Remove(count, Target::Card(card))));
        }
        if let Some(tokens) = self.bot_tokens_for(task).filter(|tokens| *tokens > 0) {
            decisions.push(Decision::Remove(tokens.min(up_to), Target::Seat(BOT)));
        }
        if optional {
            decisions.push(Decision::Decline);
        }
    }

    /// MarsBot's tokens, unless the effect already takes from somebody's cards.
    fn bot_tokens_for(&self, task: Task) -> Option<u8> {
        self.bot_tokens().filter(|_| task.victim.is_none())
    }

    pub(super) fn judge_remove_tokens(
        &self,
        task: Task,
        token: Token,
        up_to: u8,
        count: u8,
        target: Target,
    ) -> Result<(), Reason> {
        ensure(count > 0, Reason::ChooseMore)?;
        ensure(count <= up_to, Reason::TooMany { most: up_to })?;
        let has = match target {
            Target::Card(card) => self.takeable(task, token, card)?,
            Target::Seat(BOT) => self.bot_tokens_for(task).ok_or(Reason::WrongTarget)?,
            _ => return Err(Reason::WrongTarget),
        };
        ensure(count <= has, Reason::TooFewTokens { needs: count, has })
    }

    /// Takes tokens; the rest may come from other cards of the same player [R6.8b].
    pub(super) fn take_tokens(
        &mut self,
        mut task: Task,
        count: u8,
        target: Target,
        log: &mut Log<Event>,
    ) {
        let lost = -i16::from(count);
        match target {
            Target::Card(card) => {
                self.add_tokens(&task, card, lost, log);
                task.victim = self.owner_of(card);
                task.step += count;
                if let Effect::RemoveTokens(token, up_to) = task.effect()
                    && task.step < *up_to
                    && self
                        .token_victims(task, *token)
                        .any(|(_, one, _)| one != card)
                {
                    return self.ask(task);
                }
            }
            Target::Seat(victim) => self.gain(victim, Resource::Money, lost, task.source, log),
            Target::Rival => unreachable!("alone, nobody is asked whose tokens to take"),
        }
        self.finish(task, log);
    }

    // --- Production that follows from something else --------------------------------------------

    /// The metals that the space under the tile shows.
    pub(super) fn bonus_metals<'a>(
        &self,
        under: Tile,
        of: &'a [Resource],
    ) -> impl Iterator<Item = Resource> + use<'a> {
        let space = self.board.find(under);
        let grid = self.grid();
        of.iter().copied().filter(move |metal| {
            let shows = |icon: &Icon| {
                icon.resource() == Some(*metal)
                    && space.is_some_and(|space| grid.icon(space, *icon) > 0)
            };
            Icon::ALL.iter().any(shows)
        })
    }

    pub(super) fn produce_bonus(
        &mut self,
        task: Task,
        under: Tile,
        of: &[Resource],
        log: &mut Log<Event>,
    ) {
        let mut metals = self.bonus_metals(under, of);
        match (metals.next(), metals.next()) {
            (None, _) => self.fizzle(task, log),
            (Some(only), None) => {
                self.produce(task.seat, only, 1, task.source, log);
                self.finish(task, log);
            }
            _ => self.ask(task),
        }
    }

    /// The own cards whose production box can be repeated.
    pub(super) fn copyable(&self, seat: Seat) -> impl Iterator<Item = Pick> + use<'_> {
        let cards = self.players[seat].played.iter();
        let cards = cards.filter(move |card| self.box_possible(seat, *card).is_ok());
        let corporation = self.players[seat].corporation.filter(|corporation| {
            let corporation = corporation.corporation();
            corporation.tags.contains(&Tag::Building)
                && corporation.production.iter().next().is_some()
        });
        cards
            .map(Pick::Card)
            .chain(corporation.map(Pick::Corporation))
    }

    pub(super) fn copy_production(&mut self, task: Task, log: &mut Log<Event>) {
        let mut picks = self.copyable(task.seat);
        match (picks.next(), picks.next()) {
            (None, _) => {
                drop(picks);
                self.fizzle(task, log);
            }
            (Some(only), None) => {
                drop(picks);
                self.copy_box(task, only, log);
            }
            _ => {
                drop(picks);
                self.ask(task);
            }
        }
    }

    pub(super) fn copy_box(&mut self, task: Task, pick: Pick, log: &mut Log<Event>) {
        match pick {
            Pick::Card(card) => {
                for (effect, _) in production_box(&card.card().effects) {
                    self.become_due(
                        Task {
                            effect,
                            rest: 0,
                            option: 0,
                            ..task
                        },
                        log,
                    );
                }
                self.finish(task, log);
            }
            Pick::Corporation(corporation) => {
                self.change_production(task, &corporation.corporation().production, log);
            }
            Pick::Resource(_) => self.finish(task, log),
        }
    }
}

/// The parts of a card that stand in its brown box.
pub(super) fn production_box(effects: &Effects) -> Vec<(crate::data::EffectId, &Effect)> {
    let mut parts = Vec::new();
    effects.visit(&mut |id, effect| {
        if effect.is_production() {
            parts.push((id, effect));
        }
    });
    parts
}
