//! The competitive variant: one open challenge, bids for how few actions meet it, one attempt.

use arrayvec::ArrayVec;
use kit::{BySeat, Chance, Log, MAX_SEATS, Outcome, Rng, Seat, SeatSet};
use rand::seq::SliceRandom as _;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::api::{Decision, Event, Prompt, Reason};
use crate::card::Card;
use crate::field::{Field, Used};
use crate::options::{CompeteOptions, Leader};
use crate::planet::Planet;
use crate::set::{GoalId, MissionId, set};
use crate::solve::{Limits, solve};
use crate::text;

/// All missions and goals of the set.
const CARDS: usize = 44;

/// A pile of challenges; the last one is on top.
pub(crate) type Pile = ArrayVec<Card, CARDS>;

/// A competitive game in progress, apart from the planet.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Compete {
    pub(crate) options: CompeteOptions,
    pub(crate) leader: Seat,
    pub(crate) phase: Phase,
    pub(crate) library: Pile,
    /// How many cards at the bottom of the library everybody has seen.
    pub(crate) put_back: usize,
    /// The card to be met; `None` before the first round and once no card is left.
    pub(crate) challenge: Option<Card>,
    /// The number each seat named last, in the order of naming.
    pub(crate) bids: ArrayVec<Bid, MAX_SEATS>,
    pub(crate) points: BySeat<Points>,
}

/// Where in a round the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// Each names a number in turn.
    Bid,
    /// The time runs, and whoever is not content may name a lower number.
    Lower {
        content: SeatSet,
    },
    /// The lowest bidder tries, on a planet that was so before.
    Attempt {
        bid: Bid,
        before: Planet,
    },
    Over {
        winner: Option<Seat>,
    },
}

/// The number of actions that a seat has named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Bid {
    /// Who.
    pub seat: Seat,
    /// How many.
    pub actions: u8,
}

/// The cards in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
pub struct Points {
    /// Challenges met, face up.
    pub won: u8,
    /// Challenges missed, face down.
    pub lost: u8,
}

impl Points {
    /// Face-up cards less face-down cards (V11).
    pub fn score(self) -> i32 {
        i32::from(self.won) - i32::from(self.lost)
    }
}

/// All challenges: every goal, and the missions without a mark (V1).
pub(crate) fn deck() -> impl Iterator<Item = Card> {
    let unmarked = MissionId::all().filter(|&mission| set()[mission].min_players == 1);
    let missions = unmarked.map(Card::Mission);
    missions.chain(GoalId::all().map(Card::Goal))
}

/// The few actions that meet a challenge, if they are so few that it is none (V4).
pub(crate) fn easy(field: &Field, card: Card) -> Option<u8> {
    let limits = Limits::actions(set().competitive.put_back_at_most);
    solve(&field.planet, card.needs(), field.matching, &limits).fewest
}

impl Compete {
    /// The cards are shuffled; none is revealed yet.
    pub(crate) fn new(players: usize, options: CompeteOptions, chance: &mut Chance) -> Self {
        let mut library: Pile = deck().collect();
        // The first card of the deck lies on top.
        library.reverse();
        chance.shuffle(&mut library);
        Self {
            options,
            leader: Seat::new(0),
            phase: Phase::Bid,
            library,
            put_back: 0,
            challenge: None,
            bids: ArrayVec::new(),
            points: BySeat::new(players, |_| Points::default()),
        }
    }

    fn players(&self) -> usize {
        self.points.len()
    }

    pub(crate) fn asked(&self) -> SeatSet {
        match self.phase {
            Phase::Bid => SeatSet::only(self.bidder()),
            Phase::Lower { content } => Seat::all(self.players())
                .filter(|&seat| !content.contains(seat))
                .chain([Seat::TABLE])
                .collect(),
            Phase::Attempt { bid, .. } => SeatSet::only(bid.seat),
            Phase::Over { .. } => SeatSet::NONE,
        }
    }

    pub(crate) fn prompt(&self, field: &Field, seat: Seat) -> Option<Prompt> {
        let card = self.challenge?;
        match self.phase {
            Phase::Bid => Some(Prompt::Bid {
                card,
                most: self.options.bid_cap,
            }),
            Phase::Lower { .. } => Some(match self.bid_of(seat) {
                Some(own) => Prompt::Lower { card, own },
                None => Prompt::Timer {
                    seconds: set().competitive.timer_seconds,
                },
            }),
            Phase::Attempt { .. } => Some(Prompt::Attempt {
                card,
                left: field.left(&self.limits()),
            }),
            Phase::Over { .. } => None,
        }
    }

    pub(crate) fn list(&self, field: &Field, seat: Seat, decisions: &mut Vec<Decision>) {
        match self.phase {
            Phase::Bid => decisions.extend((1..=self.options.bid_cap).map(Decision::Bid)),
            Phase::Lower { .. } => match self.bid_of(seat) {
                Some(own) => {
                    decisions.extend((1..own).map(Decision::Bid));
                    decisions.push(Decision::Content);
                }
                None => decisions.push(Decision::TimeUp),
            },
            Phase::Attempt { .. } => {
                field.list(&self.limits(), decisions);
                decisions.push(Decision::Settle);
            }
            Phase::Over { .. } => {}
        }
    }

    pub(crate) fn judge(
        &self,
        field: &Field,
        seat: Seat,
        decision: &Decision,
    ) -> Result<(), Reason> {
        match (self.phase, *decision) {
            (Phase::Bid, Decision::Bid(actions)) => self.in_range(actions),
            (Phase::Lower { .. }, Decision::Bid(actions)) => {
                let last = self.bid_of(seat).ok_or(Reason::NotNow)?;
                self.in_range(actions)?;
                match actions < last {
                    true => Ok(()),
                    false => Err(Reason::BidNotLower { last }),
                }
            }
            (Phase::Lower { .. }, Decision::Content) if seat != Seat::TABLE => Ok(()),
            (Phase::Lower { .. }, Decision::TimeUp) if seat == Seat::TABLE => Ok(()),
            (Phase::Attempt { .. }, Decision::Act(act)) => field.judge(act, &self.limits()),
            (Phase::Attempt { .. }, Decision::Settle) => Ok(()),
            _ => Err(Reason::NotNow),
        }
    }

    pub(crate) fn blocked(&self, field: &Field, seat: Seat) -> Vec<(Decision, Reason)> {
        match self.phase {
            Phase::Lower { .. } => {
                let last = self.bid_of(seat);
                let reason =
                    |actions| Some((Decision::Bid(actions), Reason::BidNotLower { last: last? }));
                let from = last.unwrap_or(self.options.bid_cap);
                (from..=self.options.bid_cap).filter_map(reason).collect()
            }
            Phase::Attempt { .. } => field.blocked(&self.limits()),
            Phase::Bid | Phase::Over { .. } => Vec::new(),
        }
    }

    pub(crate) fn apply(
        &mut self,
        field: &mut Field,
        seat: Seat,
        decision: Decision,
        log: &mut Log<Event>,
    ) {
        match decision {
            Decision::Bid(actions) => self.bid(Bid { seat, actions }, log),
            Decision::Content => {
                log.note(|| Event::WasContent { seat });
                let all = SeatSet::all(self.players());
                if let Phase::Lower { content } = &mut self.phase {
                    content.insert(seat);
                    if *content == all {
                        self.time_up(field, log);
                    }
                }
            }
            Decision::TimeUp => self.time_up(field, log),
            Decision::Act(act) => field.perform(seat, act, log),
            Decision::Settle => self.judge_attempt(field, log),
            Decision::Declare(_) | Decision::Goals | Decision::Done | Decision::Discard(_) => {
                unreachable!("nobody has missions of his own in the competitive variant")
            }
        }
    }

    /// What an attempt allows: nothing before it begins.
    pub(crate) fn limits(&self) -> Limits {
        Limits::actions(match self.phase {
            Phase::Attempt { bid, .. } => bid.actions,
            _ => 0,
        })
    }

    /// Whose turn it is to name the first number.
    fn bidder(&self) -> Seat {
        self.leader
            .round(self.players())
            .nth(self.bids.len())
            .expect("somebody has not named a number yet")
    }

    fn bid_of(&self, seat: Seat) -> Option<u8> {
        let mut bids = self.bids.iter();
        bids.find(|bid| bid.seat == seat).map(|bid| bid.actions)
    }

    fn in_range(&self, actions: u8) -> Result<(), Reason> {
        let most = self.options.bid_cap;
        match (1..=most).contains(&actions) {
            true => Ok(()),
            false => Err(Reason::BidOutOfRange { most }),
        }
    }

    /// Notes a number. What is said is said: to take it back would be to raise it (V3).
    fn bid(&mut self, bid: Bid, log: &mut Log<Event>) {
        self.bids.retain(|earlier| earlier.seat != bid.seat);
        self.bids.push(bid);
        log.note(|| Event::BidNamed {
            seat: bid.seat,
            actions: bid.actions,
        });
        log.reveal_to_all(self.players());
        if self.bids.len() == self.players() {
            self.phase = Phase::Lower {
                content: SeatSet::NONE,
            };
        }
    }

    /// The lowest bidder may try; of equal ones the one who named it first (V5).
    fn time_up(&mut self, field: &Field, log: &mut Log<Event>) {
        let lowest = self.bids.iter().min_by_key(|bid| bid.actions);
        let bid = *lowest.expect("everybody has named a number");
        log.note(|| Event::AttemptBegan {
            seat: bid.seat,
            actions: bid.actions,
        });
        self.phase = Phase::Attempt {
            bid,
            before: field.planet,
        };
    }

    /// Scores an attempt and begins the next round, if there is one (V6, V8).
    fn judge_attempt(&mut self, field: &mut Field, log: &mut Log<Event>) {
        let (Phase::Attempt { bid, before }, Some(card)) = (self.phase, self.challenge) else {
            unreachable!("only an attempt is judged")
        };
        let Bid { seat, .. } = bid;
        let points = &mut self.points[seat];
        if field.meets(card.needs()) {
            points.won += 1;
            let score = points.score();
            log.note(|| Event::Scored {
                seat,
                actions: field.used.actions,
                score,
            });
            if score >= i32::from(self.options.target) {
                self.phase = Phase::Over { winner: Some(seat) };
                log.note(|| Event::ReachedTarget { seat, score });
                return;
            }
        } else {
            points.lost += 1;
            let score = points.score();
            log.note(|| Event::Missed { seat, score });
            if self.options.restore && field.planet != before {
                field.planet = before;
                log.note(|| Event::Restored);
            }
        }
        field.used = Used::default();
        self.leader = match self.options.leader {
            Leader::Next => self.leader.next(self.players()),
            Leader::Same => self.leader,
            Leader::Bidder => seat,
        };
        self.bids.clear();
        self.phase = Phase::Bid;
        self.reveal(field, log);
    }

    /// Reveals the next challenge. Cards that are too easy go under the library; when only such
    /// cards are left, they have run out (V4, V12).
    pub(crate) fn reveal(&mut self, field: &Field, log: &mut Log<Event>) {
        log.reveal_to_all(self.players());
        for _ in 0..self.library.len() {
            let card = self.library.pop().expect("it has at least so many cards");
            self.put_back = self.put_back.min(self.library.len());
            log.note(|| Event::Revealed { card });
            match easy(field, card) {
                None => {
                    self.challenge = Some(card);
                    return;
                }
                Some(fewest) => {
                    log.note(|| Event::PutBack { card, fewest });
                    self.library.insert(0, card);
                    self.put_back += 1;
                }
            }
        }
        self.challenge = None;
        self.phase = Phase::Over { winner: None };
        log.note(|| Event::RanOut);
    }

    /// How near the best player is to the score that wins.
    pub(crate) fn progress(&self) -> Option<u8> {
        let best = self.points.iter().map(|points| points.score()).max()?;
        u8::try_from(100 * best.max(0) / i32::from(self.options.target)).ok()
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { winner } = self.phase else {
            return None;
        };
        Some(Outcome {
            scores: BySeat::new(self.players(), |seat| self.points[seat].score()),
            winners: winner.into_iter().collect(),
            verdict: match winner {
                Some(seat) => text::verdict_target(seat, self.points[seat].score()),
                None => text::verdict_ran_out(),
            },
        })
    }

    /// The attempt of a seat that would be allowed all actions, while numbers are still named or
    /// somebody else tries.
    pub(crate) fn trial(&self, field: &Field, seat: Seat) -> Option<Self> {
        let is_free = match self.phase {
            Phase::Bid | Phase::Lower { .. } => true,
            Phase::Attempt { bid, .. } => bid.seat != seat,
            Phase::Over { .. } => false,
        };
        let bid = Bid {
            seat,
            actions: self.options.bid_cap,
        };
        (is_free && seat != Seat::TABLE).then(|| Self {
            phase: Phase::Attempt {
                bid,
                before: field.planet,
            },
            ..self.clone()
        })
    }

    /// Shuffles what nobody has seen: the library above the cards that were put back.
    pub(crate) fn determinize(&mut self, rng: &mut Rng) {
        let hidden = &mut self.library[self.put_back..];
        // From a fixed order, so that the result follows from what was seen alone.
        hidden.sort_unstable();
        hidden.shuffle(rng);
    }

    /// Every round takes a card from the library. In it each names a number once and lowers it so
    /// often at most, and after each lowering each says at most once that he is content.
    pub(crate) fn bound(&self) -> usize {
        let (players, cap) = (self.players(), usize::from(self.options.bid_cap));
        let bidding = players * cap * (players + 1);
        let attempt = cap + 1;
        CARDS * (bidding + attempt + 1)
    }
}
