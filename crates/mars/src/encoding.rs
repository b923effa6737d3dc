//! Mars as numbers: decisions as indices, and what a seat may know as a row.

use std::sync::OnceLock;

use kit::{Encoded, Game as _, Id as _, Layout, MAX_SEATS, Numbers, Seat};

use crate::actions::CONVERTIBLE;
use crate::api::{Decision, Payment, Pick, Prompt, Source, Target};
use crate::automa::{Automa, BOT};
use crate::board::{SPACES, SpaceId, SpaceSet};
use crate::cards::CardSet;
use crate::data::{CardId, CorporationId, MapId, Resource, StandardProject, Tag, Tile, Token};
use crate::state::{Goal, MAX_DUE, Mars, Phase};

/// Amounts with an index of their own; the last stands for all larger ones, and is the largest.
const AMOUNTS: usize = 16;
/// Ways of one card or effect.
const OPTIONS: usize = 8;
/// Milestones and awards of a board.
const GOALS: usize = 5;
/// Players, and the neutral rival of a solo game.
const TARGETS: usize = MAX_SEATS + 1;

kit::blocks! {
    /// The blocks of the indices.
    Action {
        Play = "play: card", CardId::count();
        UseCard = "use: card", CardId::count();
        UseCorporation = "use: own corporation", 1;
        Project = "project: standard project", StandardProject::COUNT;
        Convert = "convert: plants, heat", CONVERTIBLE.len();
        Claim = "claim: milestone of the board", GOALS;
        Fund = "fund: award of the board", GOALS;
        Pass = "pass", 1;
        Stop = "stop", 1;
        Pay = "pay: with steel 1 + titanium 2 + heat 4, the most metal that is sensible", 8;
        Place = "place: space", SPACES;
        ChooseCard = "choose: card", CardId::count();
        ChooseCorporation = "choose: corporation", CorporationId::count();
        ChooseResource = "choose: resource", Resource::COUNT;
        Option = "option: counted from 1", OPTIONS;
        First = "first: counted from 1", MAX_DUE;
        Reduce = "reduce: player clockwise from the own seat, then the rival", TARGETS;
        Remove = "remove the most: player clockwise from the own seat, then the rival", TARGETS;
        RemoveMost = "remove the most: card", CardId::count();
        RemoveFewer = "remove one of several: card", CardId::count();
        Amount = "amount: 1 to 15, then the most", AMOUNTS;
        Buy = "buy: card", CardId::count();
        Keep = "keep: card", CardId::count();
        Discard = "discard: card", CardId::count();
        Sell = "sell: card", CardId::count();
        Accept = "accept", 1;
        Decline = "decline", 1;
        Done = "done", 1;
    }
}

/// Which means a payment uses, as bits.
fn means(payment: &Payment) -> usize {
    usize::from(payment.steel > 0)
        + 2 * usize::from(payment.titanium > 0)
        + 4 * usize::from(payment.heat > 0)
}

impl Mars {
    fn target(&self, seat: Seat, target: Target) -> usize {
        match target {
            Target::Seat(other) => kit::clockwise(seat, other, self.players.len()),
            Target::Rival | Target::Card(_) => MAX_SEATS,
        }
    }

    fn targeted(&self, seat: Seat, index: usize) -> Target {
        let players = self.players.len();
        match index {
            MAX_SEATS => Target::Rival,
            // Beyond the last player nobody sits, and the rules say so.
            _ if index >= players => Target::Seat(Seat::new(index)),
            _ => Target::Seat(Seat::new((seat.index() + index) % players)),
        }
    }

    /// The listed removals from a target, as counts.
    fn removals(&self, seat: Seat, from: Target) -> impl Iterator<Item = u8> {
        let counts = move |decision| match decision {
            Decision::Remove(count, target) if target == from => Some(count),
            _ => None,
        };
        self.legal(seat).into_iter().filter_map(counts)
    }

    /// The decision that an index stands for, legal or not.
    fn meant(&self, seat: Seat, action: Action, at: usize) -> Option<Decision> {
        let card = CardId::from_index(at);
        let listed = || self.legal(seat).into_iter();
        let number = at as u8 + 1;
        let map = self.variant.map;
        Some(match action {
            Action::Play => Decision::Play(card),
            Action::UseCard => Decision::Use(Pick::Card(card)),
            Action::UseCorporation => {
                Decision::Use(Pick::Corporation(self.players.get(seat)?.corporation?))
            }
            Action::Project => Decision::Project(StandardProject::ALL[at]),
            Action::Convert => Decision::Convert(CONVERTIBLE[at]),
            Action::Claim => Decision::Claim(map.milestones().nth(at)?),
            Action::Fund => Decision::Fund(map.awards().nth(at)?),
            Action::Pass => Decision::Pass,
            Action::Stop => Decision::Stop,
            Action::Pay => {
                let pays = |decision| match decision {
                    Decision::Pay(payment) => Some(payment).filter(|paid| means(paid) == at),
                    _ => None,
                };
                let ways = listed().filter_map(pays);
                Decision::Pay(ways.min_by_key(|paid| (paid.money + paid.heat, paid.money))?)
            }
            Action::Place => Decision::Place(SpaceId::from_index(at)),
            Action::ChooseCard => Decision::Choose(Pick::Card(card)),
            Action::ChooseCorporation => {
                Decision::Choose(Pick::Corporation(CorporationId::from_index(at)))
            }
            Action::ChooseResource => Decision::Choose(Pick::Resource(Resource::ALL[at])),
            Action::Option => Decision::Option(number),
            Action::First => Decision::First(number),
            Action::Reduce => Decision::Reduce(self.targeted(seat, at)),
            Action::Remove => {
                let target = self.targeted(seat, at);
                Decision::Remove(self.removals(seat, target).max()?, target)
            }
            Action::RemoveMost => {
                let target = Target::Card(card);
                Decision::Remove(self.removals(seat, target).max()?, target)
            }
            Action::RemoveFewer => {
                let target = Target::Card(card);
                self.removals(seat, target).max().filter(|most| *most > 1)?;
                Decision::Remove(1, target)
            }
            Action::Amount if at + 1 == AMOUNTS => listed()
                .filter_map(|decision| match decision {
                    Decision::Amount(amount) => Some(amount),
                    _ => None,
                })
                .max()
                .filter(|most| usize::from(*most) >= AMOUNTS)
                .map(Decision::Amount)?,
            Action::Amount => Decision::Amount(number),
            Action::Buy => Decision::Buy(card),
            Action::Keep => Decision::Keep(card),
            Action::Discard => Decision::Discard(card),
            Action::Sell => Decision::Sell(card),
            Action::Accept => Decision::Accept,
            Action::Decline => Decision::Decline,
            Action::Done => Decision::Done,
        })
    }
}

impl Encoded for Mars {
    const ENCODING_VERSION: u32 = 1;

    fn actions() -> &'static Layout {
        static ACTIONS: OnceLock<Layout> = OnceLock::new();
        ACTIONS.get_or_init(Action::layout)
    }

    fn observations() -> &'static Layout {
        static OBSERVATIONS: OnceLock<Layout> = OnceLock::new();
        OBSERVATIONS.get_or_init(Layout::observed::<Self>)
    }

    fn index(&self, seat: Seat, decision: &Decision) -> usize {
        let counted = |number: u8| usize::from(number).saturating_sub(1);
        let (action, at) = match *decision {
            Decision::Play(card) => (Action::Play, card.index()),
            Decision::Use(Pick::Card(card)) => (Action::UseCard, card.index()),
            Decision::Use(_) => (Action::UseCorporation, 0),
            Decision::Project(project) => (Action::Project, project.index()),
            Decision::Convert(resource) => {
                let place = CONVERTIBLE.iter().position(|other| *other == resource);
                (Action::Convert, place.unwrap_or(0))
            }
            Decision::Claim(milestone) => (Action::Claim, milestone.place()),
            Decision::Fund(award) => (Action::Fund, award.place()),
            Decision::Pass => (Action::Pass, 0),
            Decision::Stop => (Action::Stop, 0),
            Decision::Pay(payment) => (Action::Pay, means(&payment)),
            Decision::Place(space) => (Action::Place, space.index()),
            Decision::Choose(Pick::Card(card)) => (Action::ChooseCard, card.index()),
            Decision::Choose(Pick::Corporation(corporation)) => {
                (Action::ChooseCorporation, corporation.index())
            }
            Decision::Choose(Pick::Resource(resource)) => {
                (Action::ChooseResource, resource.index())
            }
            Decision::Option(number) => (Action::Option, counted(number).min(OPTIONS - 1)),
            Decision::First(number) => (Action::First, counted(number).min(MAX_DUE - 1)),
            Decision::Reduce(target) => (Action::Reduce, self.target(seat, target)),
            Decision::Remove(count, target @ Target::Card(card)) => {
                let most = self.removals(seat, target).max();
                match most.is_some_and(|most| count < most) {
                    true => (Action::RemoveFewer, card.index()),
                    false => (Action::RemoveMost, card.index()),
                }
            }
            Decision::Remove(_, target) => (Action::Remove, self.target(seat, target)),
            Decision::Amount(amount) => (Action::Amount, counted(amount).min(AMOUNTS - 1)),
            Decision::Buy(card) => (Action::Buy, card.index()),
            Decision::Keep(card) => (Action::Keep, card.index()),
            Decision::Discard(card) => (Action::Discard, card.index()),
            Decision::Sell(card) => (Action::Sell, card.index()),
            Decision::Accept => (Action::Accept, 0),
            Decision::Decline => (Action::Decline, 0),
            Decision::Done => (Action::Done, 0),
        };
        Self::actions().start(action as usize) + at
    }

    fn shares_index(decision: &Decision) -> bool {
        match *decision {
            Decision::Pay(_) | Decision::Remove(..) => true,
            Decision::Amount(amount) => usize::from(amount) >= AMOUNTS,
            Decision::Option(number) => usize::from(number) >= OPTIONS,
            Decision::First(number) => usize::from(number) >= MAX_DUE,
            _ => false,
        }
    }

    fn decision(&self, seat: Seat, index: usize) -> Option<Decision> {
        let (place, at) = Self::actions().find(index)?;
        let decision = self.meant(seat, Action::ALL[place], at)?;
        self.check(seat, &decision).is_ok().then_some(decision)
    }

    fn observe(&self, seat: Seat, numbers: &mut Numbers<'_>) {
        self.observe_prompt(seat, numbers);
        self.observe_course(seat, numbers);
        self.observe_board(seat, numbers);
        self.observe_cards(seat, numbers);
        Automa::observe(self.automa.as_ref(), numbers);
        for place in 0..MAX_SEATS {
            let players = self.players.len();
            let other = (place < players).then(|| Seat::new((seat.index() + place) % players));
            self.observe_player(other, numbers);
        }
    }
}

/// The kinds of questions.
const PROMPTS: usize = 22;
const PHASES: [Phase; 8] = [
    Phase::OpeningDraft,
    Phase::Corporations,
    Phase::OpeningHand,
    Phase::Draft,
    Phase::Research,
    Phase::Actions,
    Phase::Greeneries,
    Phase::Over,
];

/// What an observation tells of a question.
#[derive(Default)]
struct Asked {
    kind: usize,
    source: Option<Source>,
    resource: Option<Resource>,
    token: Option<Token>,
    tile: Option<Tile>,
    numbers: [u8; 2],
    flags: [bool; 3],
    cards: CardSet,
}

impl Asked {
    fn new(kind: usize, source: Option<Source>) -> Self {
        Self {
            kind,
            source,
            ..Self::default()
        }
    }
}

fn asked(prompt: Prompt) -> Asked {
    match prompt {
        Prompt::Corporation { .. } => Asked::new(0, None),
        Prompt::Buy {
            price,
            cards,
            chosen: _,
        } => Asked {
            numbers: [price, 0],
            cards,
            ..Asked::new(1, None)
        },
        Prompt::Draft { cards } => Asked {
            cards,
            ..Asked::new(2, None)
        },
        Prompt::Action { second } => Asked {
            flags: [second, false, false],
            ..Asked::new(3, None)
        },
        Prompt::Greenery => Asked::new(4, None),
        Prompt::Pay {
            price,
            steel,
            titanium,
            heat,
            source,
        } => Asked {
            numbers: [price, 0],
            flags: [steel, titanium, heat],
            ..Asked::new(5, Some(source))
        },
        Prompt::Order { of } => Asked {
            numbers: [of.len() as u8, 0],
            ..Asked::new(6, of.first().map(|due| due.source))
        },
        Prompt::Option { source, options } => Asked {
            numbers: [options.len() as u8, 0],
            ..Asked::new(7, Some(source))
        },
        Prompt::Whether { source, .. } => Asked::new(8, Some(source)),
        Prompt::Place { tile, source } => Asked {
            tile: Some(tile),
            ..Asked::new(9, Some(source))
        },
        Prompt::ClaimSpace { source } => Asked::new(10, Some(source)),
        Prompt::Reduce {
            resource,
            count,
            source,
        } => Asked {
            resource: Some(resource),
            numbers: [0, count],
            ..Asked::new(11, Some(source))
        },
        Prompt::Remove {
            resource,
            up_to,
            steal,
            source,
        } => Asked {
            resource: Some(resource),
            numbers: [0, up_to],
            flags: [steal, false, false],
            ..Asked::new(12, Some(source))
        },
        Prompt::RemoveTokens {
            token,
            up_to,
            source,
        } => Asked {
            token: Some(token),
            numbers: [0, up_to],
            ..Asked::new(13, Some(source))
        },
        Prompt::AddTokens { count, source } => Asked {
            numbers: [0, count],
            ..Asked::new(14, Some(source))
        },
        Prompt::CopyProduction { source } => Asked::new(15, Some(source)),
        Prompt::Resource { source } => Asked::new(16, Some(source)),
        Prompt::Amount { up_to, source } => Asked {
            numbers: [0, up_to],
            ..Asked::new(17, Some(source))
        },
        Prompt::Keep {
            cards,
            count,
            source,
        } => Asked {
            numbers: [0, count],
            cards,
            ..Asked::new(18, Some(source))
        },
        Prompt::Discard { source } => Asked::new(19, Some(source)),
        Prompt::Sell => Asked::new(20, None),
        Prompt::LoseToken { cards, source } => Asked {
            cards,
            ..Asked::new(21, Some(source))
        },
    }
}

fn cards(numbers: &mut Numbers<'_>, name: &'static str, cards: &CardSet) {
    numbers.ones(name, CardId::count(), cards.iter().map(CardId::index));
}

fn spaces(numbers: &mut Numbers<'_>, name: &'static str, spaces: SpaceSet) {
    numbers.ones(name, SPACES, spaces.iter().map(SpaceId::index));
}

impl Mars {
    fn observe_prompt(&self, seat: Seat, numbers: &mut Numbers<'_>) {
        let prompt = self.prompt(seat).map(asked);
        let kind = prompt.as_ref().map(|asked| asked.kind);
        let asked = prompt.unwrap_or_default();
        let (mut card, mut corporation, mut project) = (None, None, None);
        match asked.source {
            Some(Source::Card(source)) => card = Some(source.index()),
            Some(Source::Corporation(source)) => corporation = Some(source.index()),
            Some(Source::Project(source)) => project = Some(source.index()),
            _ => {}
        }
        numbers.ones("question: kind", PROMPTS, kind);
        numbers.all("question: price, count", asked.numbers);
        numbers.all(
            "question: second action or steal, titanium, heat",
            asked.flags,
        );
        numbers.ones(
            "question: resource",
            Resource::COUNT,
            asked.resource.map(Resource::index),
        );
        numbers.ones(
            "question: token",
            Token::COUNT,
            asked.token.map(Token::index),
        );
        numbers.ones("question: tile", Tile::COUNT, asked.tile.map(Tile::index));
        numbers.ones("question: because of card", CardId::count(), card);
        numbers.ones(
            "question: because of corporation",
            CorporationId::count(),
            corporation,
        );
        numbers.ones(
            "question: because of standard project",
            StandardProject::COUNT,
            project,
        );
        cards(numbers, "question: cards", &asked.cards);
    }

    fn observe_course(&self, seat: Seat, numbers: &mut Numbers<'_>) {
        let players = self.players.len();
        let place = |other: Seat| kit::clockwise(seat, other, players);
        let variant = &self.variant;
        numbers.ones("board", MapId::count(), [variant.map.index()]);
        numbers.all(
            "options: rating 63, corporate era, draft, initial draft, MarsBot",
            [
                variant.goal == Goal::Rating63,
                variant.corporate_era,
                variant.draft,
                variant.initial_draft,
                self.automa.is_some(),
            ],
        );
        let phase = PHASES.iter().position(|phase| *phase == self.phase);
        numbers.ones("phase", PHASES.len(), phase);
        numbers.all(
            "players, generation",
            [players as i64, self.generation.into()],
        );
        numbers.all(
            "temperature, oxygen, oceans",
            [self.temperature, self.oxygen, self.board.oceans.len() as i8],
        );
        numbers.all(
            "cards in the deck, on the discard pile",
            [self.deck.len() as i64, self.discard.len() as i64],
        );
        numbers.ones("first player", MAX_SEATS, [place(self.first)]);
        numbers.ones("player on turn", MAX_SEATS, [place(self.active)]);
        let asked = self.asked();
        let asked = self.seats().filter(|seat| asked.contains(*seat));
        numbers.ones("players asked", MAX_SEATS, asked.map(place));
        let passed = self.seats().filter(|seat| self.passed.contains(*seat));
        numbers.ones("players who have passed", MAX_SEATS, passed.map(place));
        let goal = |goal: usize, owner: Seat| goal * MAX_SEATS + place(owner);
        let claimed = self
            .claimed
            .iter()
            .map(|(id, owner)| goal(id.place(), *owner));
        numbers.ones("milestones by player", GOALS * MAX_SEATS, claimed);
        let funded = self
            .funded
            .iter()
            .map(|(id, owner)| goal(id.place(), *owner));
        numbers.ones("awards by player", GOALS * MAX_SEATS, funded);
    }

    fn observe_board(&self, seat: Seat, numbers: &mut Numbers<'_>) {
        let board = &self.board;
        spaces(numbers, "spaces: ocean", board.oceans);
        spaces(numbers, "spaces: greenery", board.greeneries);
        spaces(numbers, "spaces: city", board.cities);
        let special = |tile: &Tile| board.find(*tile).map(|space| (tile.index(), space));
        let block = numbers.block("spaces: special tile, by its number", SPACES);
        for (tile, space) in Tile::ALL.iter().filter_map(special) {
            block[space.index()] = tile as i16;
        }
        let players = self.players.len();
        let block = numbers.block("spaces: owner, clockwise from 1 for the own seat", SPACES);
        for other in self.seats() {
            let place = kit::clockwise(seat, other, players) as i16 + 1;
            board
                .owned(other)
                .iter()
                .for_each(|space| block[space.index()] = place);
        }
        let block = numbers.block(
            "spaces: claimed by, clockwise from 1 for the own seat",
            SPACES,
        );
        for other in self.seats() {
            let place = kit::clockwise(seat, other, players) as i16 + 1;
            let claims = board.claims[other.index()];
            claims.iter().for_each(|space| block[space.index()] = place);
        }
    }

    fn observe_cards(&self, seat: Seat, numbers: &mut Numbers<'_>) {
        let own = &self.players[seat];
        cards(numbers, "own hand", &own.hand);
        cards(numbers, "cards dealt to the own seat", &own.dealt);
        cards(numbers, "cards chosen of those", &own.picked);
        cards(numbers, "cards handed on in the draft", &own.handed_on);
        cards(numbers, "discards that the own seat has seen", &own.known);
        let corporations = CorporationId::count();
        let offered = own.offered.iter().flatten().map(|id| id.index());
        numbers.ones("corporations offered", corporations, offered);
        numbers.ones(
            "corporation chosen",
            corporations,
            own.chosen.map(CorporationId::index),
        );
        let Payment {
            money,
            steel,
            titanium,
            heat,
        } = own.payment;
        numbers.all(
            "payment of the cards chosen",
            [money, steel, titanium, heat],
        );
        cards(numbers, "cards used in this generation", &self.used);
        let block = numbers.block("tokens on cards", CardId::count());
        for player in self.players.iter() {
            for card in player.played.iter() {
                block[card.index()] = self.tokens_on(card).into();
            }
        }
    }

    fn observe_player(&self, seat: Option<Seat>, numbers: &mut Numbers<'_>) {
        let player = seat.map(|seat| &self.players[seat]);
        let corporation = player.and_then(|player| player.corporation);
        numbers.ones(
            "corporation",
            CorporationId::count(),
            corporation.map(CorporationId::index),
        );
        numbers.all(
            "stock",
            player.map_or([0; Resource::COUNT], |player| player.stock.0),
        );
        numbers.all(
            "production",
            player.map_or([0; Resource::COUNT], |player| player.production.0),
        );
        numbers.all(
            "tags",
            player.map_or([0; Tag::COUNT], |player| player.tags.0),
        );
        numbers.all(
            "seated, rating, cards in hand, value of steel, of titanium, discount, shift, \
             corporation used",
            player.map_or([0; 8], |player| {
                [
                    1,
                    player.rating.into(),
                    player.hand.len() as i64,
                    player.modifiers.steel.into(),
                    player.modifiers.titanium.into(),
                    player.next_discount.into(),
                    player.next_shift.into(),
                    player.corporation_used.into(),
                ]
            }),
        );
        let mut played = player.map_or(CardSet::NONE, |player| player.played.or(player.events));
        if let Some(bot) = self.automa.as_ref().filter(|_| seat == Some(BOT)) {
            played = played.or(bot.cards()[1]);
        }
        cards(numbers, "cards played", &played);
    }
}
