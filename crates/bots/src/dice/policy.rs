//! `greedy` as the policy of a search: which answers are worth trying out, and what a game that is
//! over was worth.

use dice::{Decision, DiceGame, Prompt};
use kit::{Game as _, Rng, Seat, Viewer};

use super::{Mind, is_seen_ahead};
use crate::search::{Ending, MAX_PARTS, Parts, Policy};

/// Answers that are tried out, the usual one included.
const CANDIDATES: usize = 5;
/// Points that winning is worth beside the lead.
const WIN: f64 = 3.0;
/// Points for each percent of the planet in a solo game.
const PERCENT: f64 = 0.2;

/// What is done of the planet in a solo game, among the parts of a lead.
const PLANET: usize = 5;

/// Decides as `greedy` does.
pub(super) struct Habits;

impl Policy<DiceGame> for Habits {
    const WIN: f64 = WIN;
    const PARTS: &'static [&'static str] = &[
        "dice-part-track",
        "dice-part-awards",
        "dice-part-milestones",
        "dice-part-cards",
        "dice-part-rivals",
        "dice-part-planet",
    ];
    // Games in one world go apart with the first other roll: more doubt is in order.
    const WORSE: f64 = 0.3;
    const SPREAD: f64 = 1.0;

    fn answer(&mut self, game: &DiceGame, seat: Seat, rng: &mut Rng) -> Decision {
        let legal = game.legal(seat);
        if let [only] = legal[..] {
            return only;
        }
        let prompt = game.prompt(seat).expect("it is asked");
        let view = game.view(Viewer::Seat(seat));
        let mut mind = Mind::new(&view, seat, rng);
        let chosen = match is_seen_ahead(&prompt) {
            true => mind.best_seen_ahead(game, &legal),
            false => mind.best(&prompt, &legal),
        };
        chosen.unwrap_or(legal[0])
    }

    fn candidates(&mut self, game: &DiceGame, seat: Seat, rng: &mut Rng) -> Vec<Decision> {
        let usual = self.answer(game, seat, rng);
        let prompt = game.prompt(seat).expect("it is asked");
        // Dice to pay with and to keep follow from rules of thumb.
        let is_tried = matches!(
            prompt,
            Prompt::Corporation { .. }
                | Prompt::Turn
                | Prompt::Main
                | Prompt::Support
                | Prompt::Bonus { .. }
                | Prompt::Place { .. }
                | Prompt::Option { .. }
        );
        if !is_tried {
            return vec![usual];
        }
        let view = game.view(Viewer::Seat(seat));
        let mut mind = Mind::new(&view, seat, rng);
        let legal = game.legal(seat).into_iter();
        let others = legal.filter(|decision| *decision != usual);
        let mut weighed: Vec<(f64, Decision)> = others
            .map(|decision| match is_seen_ahead(&prompt) {
                true => (mind.seen_ahead(game, &decision), decision),
                false => (mind.weigh(&prompt, decision), decision),
            })
            .collect();
        weighed.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        let others = weighed.into_iter().map(|(_, decision)| decision);
        std::iter::once(usual)
            .chain(others)
            .take(CANDIDATES)
            .collect()
    }

    fn takes_steps(&self, prompt: &Prompt) -> bool {
        matches!(
            prompt,
            Prompt::Keep { .. } | Prompt::Discard | Prompt::DiscardCost { .. } | Prompt::Pay { .. }
        )
    }

    fn ending(&self, game: &DiceGame, seat: Seat) -> Ending {
        let Some(outcome) = game.outcome() else {
            return Ending {
                lead: 0.0,
                chance: 0.0,
                parts: [0.0; MAX_PARTS],
            };
        };
        let won = outcome.winners.contains(seat);
        let others = outcome.scores.seated().filter(|(other, _)| *other != seat);
        let mut parts: Parts = [0.0; MAX_PARTS];
        let lead = match others.map(|(_, score)| *score).max() {
            Some(best) => {
                let score = game.score_of(seat);
                let own = [score.track, score.awards, score.milestones, score.cards];
                for (part, points) in parts.iter_mut().zip(own.into_iter().chain([-best])) {
                    *part = points.into();
                }
                f64::from(outcome.scores[seat] - best)
            }
            // Alone the planet must be completed; then points count.
            None => {
                let percent = f64::from(game.progress().unwrap_or_default());
                let lead = match won {
                    true => 0.1 * f64::from(outcome.scores[seat]),
                    false => PERCENT * (percent - 100.0),
                };
                parts[PLANET] = lead;
                lead
            }
        };
        let chance = f64::from(u8::from(won));
        Ending {
            lead,
            chance,
            parts,
        }
    }
}
