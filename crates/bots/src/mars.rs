//! Computer players for Terraforming Mars: `greedy` carries out each possible action in its head
//! and takes the one that leaves it best off.

mod worth;

use kit::{Bot, Eyes, Game as _, Log, Rng, Seat};
use mars::data::CardId;
use mars::{CardSet, Decision, Mars, Pick, Prompt};

use crate::{BotSpec, Playable};
use worth::Outlook;

impl Playable for Mars {
    const BOTS: &'static [BotSpec<Self>] = &[
        BotSpec::RANDOM,
        BotSpec {
            name: "greedy",
            about: "takes the action that leaves it best off by a simple estimate",
            make: |seed| {
                Box::new(Greedy {
                    rng: kit::rng(seed),
                })
            },
        },
    ];
}

/// Questions that one action asks before it is done; more than any card has.
const MAX_QUESTIONS: usize = 24;
/// What a card in hand must promise beyond its price to be bought.
const BUYING_MARGIN: f64 = 2.0;
/// Money that is kept for playing cards when others are bought.
const KEPT_MONEY: u16 = 8;

/// Takes the action that leaves it best off by a simple estimate.
struct Greedy {
    rng: Rng,
}

impl Bot<Mars> for Greedy {
    fn decide(&mut self, eyes: &Eyes<'_, Mars>) -> Decision {
        let (game, seat) = (eyes.imagine(&mut self.rng), eyes.seat());
        let prompt = eyes.prompt().expect("a bot decides when it is asked");
        choose(&game, seat, &prompt)
    }
}

fn choose(game: &Mars, seat: Seat, prompt: &Prompt) -> Decision {
    let outlook = Outlook::new(game);
    let legal = game.legal(seat);
    let worth = |card: CardId| outlook.card(game, seat, card);
    let best = |cards: &CardSet| cards.iter().max_by(|a, b| worth(*a).total_cmp(&worth(*b)));
    let answer = match prompt {
        Prompt::Corporation { of } => {
            let value = |id: &mars::data::CorporationId| outlook.corporation(*id);
            of.iter()
                .max_by(|a, b| value(a).total_cmp(&value(b)))
                .map(|id| Decision::Choose(Pick::Corporation(*id)))
        }
        Prompt::Buy {
            cards,
            chosen,
            price,
        } => {
            let price = u16::from(*price);
            let spent = price * chosen.len() as u16;
            let left = game.spendable(seat).saturating_sub(spent);
            best(&cards.without(chosen))
                .filter(|card| worth(*card) > f64::from(price) + BUYING_MARGIN)
                .filter(|_| left >= price + KEPT_MONEY)
                .map(Decision::Buy)
                .or(Some(Decision::Done))
        }
        Prompt::Draft { cards } | Prompt::Keep { cards, .. } => best(cards).map(Decision::Keep),
        Prompt::Discard { .. } => {
            let hand = game.hand(seat).iter();
            hand.min_by(|a, b| worth(*a).total_cmp(&worth(*b)))
                .map(Decision::Discard)
        }
        _ => None,
    };
    answer
        .filter(|answer| legal.contains(answer))
        .unwrap_or_else(|| look_ahead(game, seat, &legal))
}

/// The decision after which the seat is best off, all further questions answered one by one.
fn look_ahead(game: &Mars, seat: Seat, legal: &[Decision]) -> Decision {
    let outlook = Outlook::new(game);
    let value = |decision: &Decision| {
        // Doing nothing may end the generation, but its income comes in any case.
        if matches!(decision, Decision::Pass | Decision::Stop) {
            return outlook.position(game, seat);
        }
        let mut next = game.clone();
        next.apply_unchecked(seat, decision, &mut Log::silent());
        finish_action(&mut next, seat);
        outlook.position(&next, seat)
    };
    best_by(legal, value)
}

/// Answers the questions of an action that has begun, each by what it brings at once.
fn finish_action(game: &mut Mars, seat: Seat) {
    let outlook = Outlook::new(game);
    for _ in 0..MAX_QUESTIONS {
        match game.prompt(seat) {
            None | Some(Prompt::Action { .. } | Prompt::Greenery | Prompt::Buy { .. }) => return,
            Some(_) => {}
        }
        let value = |decision: &Decision| {
            let mut next = game.clone();
            next.apply_unchecked(seat, decision, &mut Log::silent());
            outlook.position(&next, seat)
        };
        let decision = best_by(&game.legal(seat), value);
        game.apply_unchecked(seat, &decision, &mut Log::silent());
    }
}

fn best_by(legal: &[Decision], value: impl Fn(&Decision) -> f64) -> Decision {
    let valued = legal.iter().map(|decision| (value(decision), decision));
    let best = valued.max_by(|(a, _), (b, _)| a.total_cmp(b));
    *best.expect("whoever is asked has a legal answer").1
}
