//! What people are told and led through: MarsBot's steps with what to do at the table, questions,
//! the checklist of a generation, the score by source.

use kit::{Event as _, Message, Seat, Tell, Viewer};
use mars::data::Tile;
use mars::{Event, Goal, Need, Phase, Score, SpaceId, Step, Tabletop, Turned};

use crate::Companion;

const BOT: Seat = Seat::new(1);

/// A line of the checklist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// What to do.
    pub text: Message,
    /// Whether that is past.
    pub done: bool,
}

/// How a milestone or an award stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GoalLine {
    /// Which.
    pub goal: Goal,
    /// Who has it.
    pub owner: Option<Seat>,
    /// MarsBot's value.
    pub own: i32,
    /// What MarsBot needs, for a milestone.
    pub needs: Option<i32>,
    /// The player's last standing that was entered.
    pub player: Option<i16>,
}

/// A sentence about what MarsBot did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The sentence.
    pub text: Message,
    /// Whether it tells why MarsBot did what follows or went before, and nothing to do.
    pub reason: bool,
    /// Where a tile was placed.
    pub space: Option<SpaceId>,
}

impl Told {
    fn of(event: &Event) -> Self {
        let space = match event {
            Event::Placed { space, .. } => Some(*space),
            _ => None,
        };
        let reason = matches!(
            event,
            Event::MarsBot(
                Step::Spaces { .. }
                    | Step::Milestones { .. }
                    | Step::Awards { .. }
                    | Step::CannotBoost { .. }
                    | Step::Counted { .. }
            )
        );
        let text = event.tell();
        Self {
            text,
            reason,
            space,
        }
    }
}

/// Something to do by hand.
impl From<Message> for Told {
    fn from(text: Message) -> Self {
        Self {
            text,
            reason: false,
            space: None,
        }
    }
}

/// What MarsBot did, with what to do at the table for it.
pub(crate) fn story(events: &[Event]) -> Vec<Told> {
    let mut story = Vec::new();
    for event in events {
        let seen = event.seen_by(Viewer::Spectator);
        story.extend(seen.map(|event| Told::of(&event)));
        story.extend(by_hand(event).map(Told::from));
    }
    story
}

/// What a step means for the markers on the table.
fn by_hand(event: &Event) -> Option<Message> {
    let say = |id: &'static str| Some(Message::new(id));
    match event {
        Event::Placed { tile, seat, .. } if *seat == Some(BOT) && *tile != Tile::Ocean => {
            say("companion-do-mark-tile")
        }
        Event::MilestoneClaimed { seat, milestone } if *seat == BOT => {
            say("companion-do-mark-goal").map(|say| say.with("goal", *milestone))
        }
        Event::AwardFunded { seat, award } if *seat == BOT => {
            say("companion-do-mark-goal").map(|say| say.with("goal", *award))
        }
        Event::MarsBot(Step::PushedBack { .. }) => say("companion-do-mark-track"),
        Event::MarsBot(Step::Returned { .. }) => say("companion-do-unmark-track"),
        _ => None,
    }
}

/// Where the cards of a turn go once it is over.
pub(crate) fn tidy_up(events: &[Event]) -> Vec<Message> {
    let piled = events.iter().filter_map(|event| match event {
        Event::MarsBot(Step::Turned { card, .. }) => match card {
            Turned::Bonus(_) => None,
            card => Some(card.tell()),
        },
        _ => None,
    });
    let discarded = events.iter().filter_map(|event| match event {
        Event::MarsBot(Step::Counted { card, .. } | Step::PassedOver { card }) => Some(card.tell()),
        _ => None,
    });
    let say = |id: &'static str, cards: Vec<Message>| {
        (!cards.is_empty()).then(|| Message::new(id).with("cards", cards))
    };
    [
        say("companion-do-discard", discarded.collect()),
        say("companion-do-pile", piled.collect()),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// The question for what is needed.
pub(crate) fn ask(need: &Need) -> Message {
    let say = |id: &'static str| Message::new(id);
    match need {
        Need::Project => say("companion-ask-project"),
        Need::Bonus => say("companion-ask-bonus"),
        Need::Cost => say("companion-ask-cost"),
        Need::Tags => say("companion-ask-tags"),
        Need::Plants => say("companion-ask-plants"),
        Need::Protection => say("companion-ask-protection"),
        Need::Tokens => say("companion-ask-tokens"),
        Need::Standings(goals) => {
            let goals: Vec<_> = goals.iter().map(Tell::tell).collect();
            say("companion-ask-standings").with("goals", goals)
        }
    }
}

/// Points by where they come from, the rating always and the others where there are any.
pub(crate) fn sources(score: &Score) -> Vec<(Message, i32)> {
    let sources = [
        ("companion-score-rating", score.rating),
        ("companion-score-milestones", score.milestones),
        ("companion-score-awards", score.awards),
        ("companion-score-greeneries", score.greeneries),
        ("companion-score-cities", score.cities),
        ("companion-score-instance", score.instance),
        ("companion-score-money", score.money),
        ("companion-score-cards", score.cards),
    ];
    let some = sources.into_iter().enumerate();
    some.filter(|(index, (_, points))| *index == 0 || *points != 0)
        .map(|(_, (id, points))| (Message::new(id), points))
        .collect()
}

impl Companion {
    /// MarsBot's points by where they come from.
    pub fn sources(&self) -> Vec<(Message, i32)> {
        sources(&self.score())
    }

    /// The milestones and awards of the board.
    pub fn goals(&self) -> Vec<GoalLine> {
        let top = self.top();
        let line = |goal: Goal| {
            let (own, needs) = top.standing(goal);
            GoalLine {
                goal,
                owner: top.owner(goal),
                own,
                needs,
                player: self.last_standing(goal),
            }
        };
        top.goals().into_iter().map(line).collect()
    }

    /// What is to be done at the table in this generation, in order.
    pub fn checklist(&self) -> Vec<Item> {
        let top = self.top();
        match top.game().phase() {
            Phase::Over => vec![Item {
                text: Message::new("companion-check-over"),
                done: true,
            }],
            Phase::Greeneries => self.last_steps(),
            _ => self.steps_of_generation(top),
        }
    }

    fn steps_of_generation(&self, top: &Tabletop) -> Vec<Item> {
        let (projects, bonuses) = top.action_deck();
        let (projects_left, bonuses_left) = top.cards_left();
        let left = projects_left + bonuses_left;
        let has_begun = left < projects + bonuses;
        let passed = top.has_passed();
        let game = top.game();
        let before = |text: Message| Item {
            text,
            done: has_begun,
        };
        let say = |id: &'static str| Message::new(id);
        let deck = match self.deals() {
            true => say("companion-check-deck-dealt"),
            false => say("companion-check-deck")
                .with("projects", projects)
                .with("bonuses", bonuses),
        };
        let mut items = Vec::new();
        if game.generation() == 1 {
            items.extend(
                [
                    say("companion-setup-board"),
                    say("companion-setup-player"),
                    say("companion-setup-bot"),
                    say("companion-setup-bonus"),
                    deck,
                ]
                .map(before),
            );
        } else {
            let research = match top.drafts() {
                true => say("companion-check-draft"),
                false => say("companion-check-research"),
            };
            items.extend([research, deck].map(before));
        }
        items.push(before(
            say("companion-check-first").with("seat", top.first()),
        ));
        items.push(Item {
            text: say("companion-check-facts"),
            done: passed,
        });
        items.push(Item {
            text: say("companion-check-turns")
                .with("left", left)
                .with("all", projects + bonuses),
            done: passed,
        });
        let next = match game.is_terraformed() {
            true => say("companion-check-end"),
            false => say("companion-check-generation"),
        };
        items.extend(
            [say("companion-check-production"), next].map(|text| Item { text, done: false }),
        );
        items
    }

    fn last_steps(&self) -> Vec<Item> {
        let unknown = self.top().unknown_standings();
        let say = |id: &'static str| Message::new(id);
        vec![
            Item {
                text: say("companion-check-last-bot"),
                done: true,
            },
            Item {
                text: say("companion-check-last-player"),
                done: false,
            },
            Item {
                text: say("companion-check-last-standings"),
                done: unknown.is_empty(),
            },
            Item {
                text: say("companion-check-win").with("points", self.score().total()),
                done: false,
            },
        ]
    }

    /// Cards of the action deck that are left, and all of them.
    pub fn turns(&self) -> (u8, u8) {
        let (projects, bonuses) = self.top().action_deck();
        let (projects_left, bonuses_left) = self.top().cards_left();
        (projects_left + bonuses_left, projects + bonuses)
    }
}
