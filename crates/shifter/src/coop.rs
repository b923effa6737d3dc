//! The co-operative game: hidden hands of missions, a common Book of Goals, one library.

use arrayvec::ArrayVec;
use kit::{BySeat, Chance, Log, Outcome, Rng, Seat, SeatSet};
use rand::seq::SliceRandom as _;
use serde::{Deserialize, Serialize};

use crate::api::{Decision, Event, Prompt, Reason};
use crate::field::{Field, Used};
use crate::options::{CoopOptions, Goals, goals_of};
use crate::set::{Color, DisasterId, GoalId, MissionId, Restriction, Severity, Title, set};
use crate::solve::Limits;
use crate::text;

/// All missions of the set.
const MISSIONS: usize = 28;
/// The largest hand that a set can ask for.
const MAX_HAND: usize = 7;
/// The pile of disasters.
const MAX_PILE: usize = 4;

/// A hand of missions.
pub(crate) type Hand = ArrayVec<MissionId, MAX_HAND>;
/// A pile of missions; the last one is on top.
pub(crate) type Pile = ArrayVec<MissionId, MISSIONS>;
/// Disasters: those in force with the newest last, or those face down with the last one on top.
pub(crate) type Disasters = ArrayVec<DisasterId, MAX_PILE>;

/// A co-operative game in progress, apart from the planet.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Coop {
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    pub(crate) hands: BySeat<Hand>,
    pub(crate) library: Pile,
    pub(crate) discard: Pile,
    /// The goal of each colour.
    pub(crate) goals: [GoalId; 4],
    /// Whether the goal of each colour is achieved.
    pub(crate) achieved: [bool; 4],
    /// How many red disasters the pile began with; `None` in a game without disasters.
    pub(crate) reds: Option<u8>,
    pub(crate) in_force: Disasters,
    pub(crate) face_down: Disasters,
}

/// Where in a turn the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Phase {
    Terraform,
    /// The settlement phase of a success.
    Declare {
        declared: bool,
    },
    /// The settlement phase of a failure, with so many missions to be discarded by choice.
    Discard {
        left: u8,
    },
    Won,
    Lost,
}

/// The missions of a game for so many players (S3).
pub(crate) fn deck(players: usize) -> impl Iterator<Item = MissionId> {
    MissionId::all().filter(move |&mission| usize::from(set()[mission].min_players) <= players)
}

impl Coop {
    pub(crate) fn new(players: usize, options: &CoopOptions, chance: &mut Chance) -> Self {
        let mut library: Pile = deck(players).collect();
        // The first card of the deck lies on top.
        library.reverse();
        chance.shuffle(&mut library);
        let hands = BySeat::new(players, |_| {
            let kept = library.len() - usize::from(set().setup.hand);
            library.drain(kept..).rev().collect()
        });
        let mut face_down = options
            .reds
            .map_or_else(Disasters::new, |reds| disaster_pile(reds, chance));
        Self {
            turn: Seat::new(0),
            phase: Phase::Terraform,
            hands,
            library,
            discard: Pile::new(),
            goals: match options.goals {
                Goals::Chosen(goals) => goals,
                Goals::Random => Color::ALL.map(|color| random_goal(color, chance)),
            },
            achieved: [false; 4],
            reds: options.reds,
            in_force: face_down.pop().into_iter().collect(),
            face_down,
        }
    }

    fn players(&self) -> usize {
        self.hands.len()
    }

    pub(crate) fn asked(&self) -> SeatSet {
        match self.phase {
            Phase::Won | Phase::Lost => SeatSet::NONE,
            _ => SeatSet::only(self.turn),
        }
    }

    pub(crate) fn prompt(&self, field: &Field) -> Option<Prompt> {
        match self.phase {
            Phase::Terraform => Some(Prompt::Terraform {
                left: field.left(&self.limits()),
            }),
            Phase::Declare { declared } => Some(Prompt::Declare { declared }),
            Phase::Discard { left } => Some(Prompt::Discard { left }),
            Phase::Won | Phase::Lost => None,
        }
    }

    pub(crate) fn list(&self, field: &Field, decisions: &mut Vec<Decision>) {
        let hand = self.hands[self.turn].iter().copied();
        match self.phase {
            Phase::Terraform => {
                field.list(&self.limits(), decisions);
                decisions.push(Decision::Settle);
            }
            Phase::Declare { .. } => {
                let met = hand.filter(|&mission| field.meets(&set()[mission].needs));
                decisions.extend(met.map(Decision::Declare));
                let steps = [Decision::Goals, Decision::Done].into_iter();
                decisions.extend(steps.filter(|step| self.judge(field, step).is_ok()));
            }
            Phase::Discard { .. } => decisions.extend(hand.map(Decision::Discard)),
            Phase::Won | Phase::Lost => {}
        }
    }

    pub(crate) fn judge(&self, field: &Field, decision: &Decision) -> Result<(), Reason> {
        match (self.phase, *decision) {
            (Phase::Terraform, Decision::Act(act)) => field.judge(act, &self.limits()),
            (Phase::Terraform, Decision::Settle)
            | (Phase::Declare { declared: true }, Decision::Done) => Ok(()),
            (Phase::Declare { .. }, Decision::Declare(mission)) => {
                self.in_hand(mission)?;
                self.is_met(field, mission)
            }
            (Phase::Declare { declared: false }, Decision::Goals | Decision::Done) => {
                Err(Reason::MissionFirst)
            }
            (Phase::Declare { .. }, Decision::Goals) => match self.met_goals(field).next() {
                Some(_) => Ok(()),
                None => Err(Reason::NoGoalMet),
            },
            (Phase::Discard { .. }, Decision::Discard(mission)) => self.in_hand(mission),
            (Phase::Declare { .. } | Phase::Discard { .. }, Decision::Act(_)) => {
                Err(Reason::SettlementBegan)
            }
            _ => Err(Reason::NotNow),
        }
    }

    pub(crate) fn blocked(&self, field: &Field) -> Vec<(Decision, Reason)> {
        match self.phase {
            Phase::Terraform => field.blocked(&self.limits()),
            Phase::Declare { .. } => {
                let hand = self.hands[self.turn].iter().copied();
                let steps = [Decision::Goals, Decision::Done].into_iter();
                let decisions = hand.map(Decision::Declare).chain(steps);
                let reason = |step| Some((step, self.judge(field, &step).err()?));
                decisions.filter_map(reason).collect()
            }
            _ => Vec::new(),
        }
    }

    pub(crate) fn apply(&mut self, field: &mut Field, decision: Decision, log: &mut Log<Event>) {
        let seat = self.turn;
        match decision {
            Decision::Act(act) => field.perform(seat, act, log),
            Decision::Settle => self.settle(field, log),
            Decision::Declare(mission) => {
                self.put_away(mission);
                log.note(|| Event::Declared { seat, mission });
                log.reveal_to_all(self.players());
                self.phase = Phase::Declare { declared: true };
                // Only a disaster to come can make it wiser not to look (E4).
                if self.face_down.is_empty() {
                    self.turn_goals(field, log);
                }
            }
            Decision::Goals => self.turn_goals(field, log),
            Decision::Done => {
                if self.burn(self.burn_on_success().into(), log) {
                    self.end_turn(field, log);
                }
            }
            Decision::Discard(mission) => {
                self.put_away(mission);
                log.note(|| Event::Discarded {
                    seat,
                    missions: vec![mission],
                });
                log.reveal_to_all(self.players());
                match self.phase {
                    Phase::Discard { left } if left > 1 => {
                        self.phase = Phase::Discard { left: left - 1 };
                    }
                    _ => self.end_turn(field, log),
                }
            }
            Decision::Bid(_) | Decision::Content | Decision::TimeUp => {
                unreachable!("nobody bids in the co-operative game")
            }
        }
    }

    /// What the disasters in force leave of a turn: of two on the same matter the newest counts (D3).
    pub(crate) fn limits(&self) -> Limits {
        let mut limits = Limits {
            actions: set().setup.actions,
            shifts: u8::MAX,
            flips: u8::MAX,
            short_flips: true,
        };
        for &disaster in &self.in_force {
            match set()[disaster].restriction {
                Restriction::MaxActions(most) => limits.actions = most,
                Restriction::MaxShifts(most) => limits.shifts = most,
                Restriction::MaxFlips(most) => limits.flips = most,
                Restriction::NoShortFlips => limits.short_flips = false,
                Restriction::BurnOnSuccess(_) => {}
            }
        }
        limits
    }

    /// Library cards that a success costs beyond its draw.
    fn burn_on_success(&self) -> u8 {
        let burn = |&disaster: &DisasterId| match set()[disaster].restriction {
            Restriction::BurnOnSuccess(cards) => Some(cards),
            _ => None,
        };
        self.in_force.iter().rev().find_map(burn).unwrap_or(0)
    }

    fn in_hand(&self, mission: MissionId) -> Result<(), Reason> {
        match self.hands[self.turn].contains(&mission) {
            true => Ok(()),
            false => Err(Reason::NotInHand { mission }),
        }
    }

    fn is_met(&self, field: &Field, mission: MissionId) -> Result<(), Reason> {
        let needs = &set()[mission].needs;
        if field.meets(needs) {
            return Ok(());
        }
        let zones = field.planet.zones(set(), needs.color);
        Err(Reason::NotMet {
            mission,
            color: needs.color,
            zones: zones.iter().map(|zone| zone.value).collect(),
        })
    }

    /// The colours whose goal is open and met.
    fn met_goals<'a>(&'a self, field: &'a Field) -> impl Iterator<Item = Color> + 'a {
        let open = |color: &Color| !self.achieved[color.index()];
        let met = |color: &Color| field.meets(&set()[self.goals[color.index()]].needs);
        Color::ALL.into_iter().filter(open).filter(met)
    }

    /// Ends the terraforming phase. Everybody learns whether a mission of this hand is met, so no
    /// action can be taken back any more (T6).
    fn settle(&mut self, field: &mut Field, log: &mut Log<Event>) {
        let seat = self.turn;
        log.reveal_to_all(self.players());
        let mut hand = self.hands[seat].iter();
        if hand.any(|&mission| field.meets(&set()[mission].needs)) {
            log.note(|| Event::Succeeded { seat });
            self.phase = Phase::Declare { declared: false };
            return;
        }
        let cost = self.failure_cost(field);
        log.note(|| Event::Failed { seat, cost });
        let in_hand = self.hands[seat].len();
        if usize::from(cost) < in_hand {
            self.phase = Phase::Discard { left: cost };
            return;
        }
        let missions = std::mem::take(&mut self.hands[seat]);
        self.discard.extend(missions.iter().copied());
        if in_hand > 0 {
            log.note(|| Event::Discarded {
                seat,
                missions: missions.to_vec(),
            });
        }
        if self.burn(usize::from(cost) - in_hand, log) {
            self.end_turn(field, log);
        }
    }

    /// Cards that a failure costs after the actions that were used (E6).
    pub(crate) fn failure_cost(&self, field: &Field) -> u8 {
        let numbers = &set().setup;
        numbers.failure_discard + numbers.failure_discard_per_action * field.used.actions
    }

    /// Turns every met goal, each with the next disaster (E4, D2). All goals achieved is a win (W1).
    fn turn_goals(&mut self, field: &Field, log: &mut Log<Event>) {
        let seat = self.turn;
        let met: ArrayVec<Color, 4> = self.met_goals(field).collect();
        for color in met {
            self.achieved[color.index()] = true;
            let goal = self.goals[color.index()];
            log.note(|| Event::Achieved { seat, goal });
            if let Some(disaster) = self.face_down.pop() {
                self.in_force.push(disaster);
                log.reveal_to_all(self.players());
                log.note(|| Event::Struck { disaster });
            }
        }
        if self.achieved == [true; 4] {
            self.phase = Phase::Won;
            log.note(|| Event::Won {
                title: self.title(),
                left: self.library.len(),
            });
        }
    }

    /// Moves a mission from the hand of the seat on the move to the discard pile.
    fn put_away(&mut self, mission: MissionId) {
        self.hands[self.turn].retain(|card| *card != mission);
        self.discard.push(mission);
    }

    /// Discards from the top of the library. `false` if that lost the game (W2).
    fn burn(&mut self, cards: usize, log: &mut Log<Event>) -> bool {
        if !self.has(cards, log) {
            return false;
        }
        if cards > 0 {
            let kept = self.library.len() - cards;
            let missions: Pile = self.library.drain(kept..).rev().collect();
            self.discard.extend(missions.iter().copied());
            log.reveal_to_all(self.players());
            log.note(|| Event::Burned {
                missions: missions.to_vec(),
            });
        }
        true
    }

    /// Fills the hand and passes the turn on (E5).
    fn end_turn(&mut self, field: &mut Field, log: &mut Log<Event>) {
        let seat = self.turn;
        let hand = &self.hands[seat];
        let count = usize::from(set().setup.hand).saturating_sub(hand.len());
        if !self.has(count, log) {
            return;
        }
        if count > 0 {
            let kept = self.library.len() - count;
            let drawn: Hand = self.library.drain(kept..).rev().collect();
            self.hands[seat].extend(drawn.iter().copied());
            log.reveal(seat);
            log.note(|| Event::Drew {
                seat,
                count,
                missions: Some(drawn.to_vec()),
            });
        }
        let next = seat.next(self.players());
        self.turn = next;
        self.phase = Phase::Terraform;
        field.used = Used::default();
        log.note(|| Event::TurnBegan { seat: next });
    }

    /// Whether the library has so many cards; the game is lost if it has not (W2).
    fn has(&mut self, needed: usize, log: &mut Log<Event>) -> bool {
        let left = self.library.len();
        if left < needed {
            self.phase = Phase::Lost;
            log.note(|| Event::Lost { needed, left });
        }
        left >= needed
    }

    /// The title that the cards left in the library are worth (W3, D5).
    pub(crate) fn title(&self) -> Title {
        let titles = &set().titles;
        titles.title(self.reds.map(usize::from), self.library.len())
    }

    /// How many of the goals are achieved.
    pub(crate) fn progress(&self) -> Option<u8> {
        let achieved = self.achieved.iter().filter(|achieved| **achieved).count();
        u8::try_from(100 * achieved / self.achieved.len()).ok()
    }

    /// A win is worth the cards left in the library, a loss one less than nothing for each goal
    /// that is open: so every win is better than every loss, and a near loss better than a far one.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let players = self.players();
        let left = self.library.len();
        let open = self.achieved.iter().filter(|achieved| !**achieved).count();
        let (score, winners, verdict) = match self.phase {
            Phase::Won => (
                left as i32,
                SeatSet::all(players),
                text::verdict_won(self.title(), left),
            ),
            Phase::Lost => (-(open as i32), SeatSet::NONE, text::verdict_lost(open)),
            _ => return None,
        };
        Some(Outcome {
            scores: BySeat::new(players, |_| score),
            winners,
            verdict,
        })
    }

    /// A turn of this seat, while it is somebody else's.
    pub(crate) fn trial(&self, seat: Seat) -> Option<Self> {
        let is_over = matches!(self.phase, Phase::Won | Phase::Lost);
        (!is_over && seat != self.turn && seat != Seat::TABLE).then(|| Self {
            turn: seat,
            phase: Phase::Terraform,
            ..self.clone()
        })
    }

    /// Deals anew what this seat does not know: the other hands, the library and the disasters
    /// that lie face down. What the settlement phase has shown of a hand stays true of it.
    pub(crate) fn determinize(&mut self, field: &Field, seat: Seat, rng: &mut Rng) {
        let mut unknown: Pile = self.library.clone();
        let others = || Seat::all(self.players()).filter(|&other| other != seat);
        unknown.extend(others().flat_map(|other| self.hands[other].iter().copied()));
        // Shuffled from a fixed order, so that the result follows from what the seat knows alone.
        unknown.sort_unstable();
        unknown.shuffle(rng);

        if self.turn != seat {
            let hand = self.hands[self.turn].len();
            let is_met = |mission: &MissionId| field.meets(&set()[*mission].needs);
            match self.phase {
                // At least one mission is met: deal until it is so.
                Phase::Declare { declared: false } => {
                    while !unknown[unknown.len() - hand..].iter().any(is_met) {
                        unknown.shuffle(rng);
                    }
                }
                // None is met: those that are not lie on top.
                Phase::Discard { .. } => unknown.sort_by_key(|mission| !is_met(mission)),
                _ => {}
            }
        }
        let turn = self.turn;
        let deal = |hand: &mut Hand, unknown: &mut Pile| {
            let from = unknown.len() - hand.len();
            hand.clear();
            hand.extend(unknown.drain(from..));
        };
        if turn != seat {
            deal(&mut self.hands[turn], &mut unknown);
            // What is known of that hand tells nothing of the others.
            unknown.shuffle(rng);
        }
        for other in Seat::all(self.players()).filter(|&other| other != seat && other != turn) {
            deal(&mut self.hands[other], &mut unknown);
        }
        self.library = unknown;
        self.redraw_disasters(rng);
    }

    /// Draws the disasters that lie face down anew, yellow for yellow and red for red.
    fn redraw_disasters(&mut self, rng: &mut Rng) {
        // Ids are bytes, so that there are no more.
        let mut hidden: ArrayVec<DisasterId, 256> = DisasterId::all()
            .filter(|disaster| !self.in_force.contains(disaster))
            .collect();
        hidden.shuffle(rng);
        for slot in &mut self.face_down {
            let severity = set()[*slot].severity;
            let same = |disaster: &DisasterId| set()[*disaster].severity == severity;
            let place = hidden.iter().position(same);
            *slot = hidden.swap_remove(place.expect("the hidden ones are among these"));
        }
    }

    /// A turn takes at least one card from the library, and has so many decisions at most.
    pub(crate) fn bound(&self) -> usize {
        let turn = usize::from(set().setup.actions) + MAX_HAND + 3;
        (MISSIONS + 1) * turn
    }
}

/// The pile of disasters: shuffled yellow ones, of which the bottom ones are replaced by so many
/// red ones (D1, D4).
fn disaster_pile(reds: u8, chance: &mut Chance) -> Disasters {
    let mut shuffled = |severity| {
        let all = DisasterId::all().filter(|&disaster| set()[disaster].severity == severity);
        let mut pile: Disasters = all.collect();
        // The first one lies on top.
        pile.reverse();
        chance.shuffle(&mut pile);
        pile
    };
    let mut pile = shuffled(Severity::Yellow);
    let mut red = shuffled(Severity::Red);
    for slot in pile.iter_mut().take(reds.into()) {
        *slot = red.pop().expect("there are more red disasters than that");
    }
    pile
}

fn random_goal(color: Color, chance: &mut Chance) -> GoalId {
    let goals: ArrayVec<GoalId, 16> = goals_of(color).collect();
    goals[chance.below(goals.len() as u32) as usize]
}
