//! The sentences: whatever the game can say is there in every language.

use kit::{Catalogued as _, Game as _, Message, Seat, Seed, Setup, Tell};
use l10n::{Language, Writer};
use shifter::{
    Act, Card, Color, Decision, DisasterId, Event, GoalId, MissionId, Prompt, Reason, Shifter,
    Title,
};

const SEAT: Seat = Seat::new(0);
const MISSION: MissionId = MissionId::from_index(0);
const CARD: Card = Card::Goal(GoalId::from_index(4));

/// One of everything that can be told, with small and large numbers.
fn messages() -> Vec<Message> {
    let mut messages: Vec<Message> = Vec::new();
    let mut tell = |thing: &dyn Tell| messages.push(thing.tell());
    for number in [0_u8, 1, 2, 5] {
        for prompt in [
            Prompt::Terraform { left: number },
            Prompt::Declare {
                declared: number > 0,
            },
            Prompt::Discard { left: number },
            Prompt::Bid {
                card: CARD,
                most: number,
            },
            Prompt::Lower {
                card: CARD,
                own: number,
            },
            Prompt::Timer { seconds: 60 },
            Prompt::Attempt {
                card: CARD,
                left: number,
            },
        ] {
            tell(&prompt);
        }
        let (count, score) = (usize::from(number), i32::from(number) - 2);
        let missions = vec![MISSION; count.max(1)];
        for event in [
            Event::Succeeded { seat: SEAT },
            Event::Failed {
                seat: SEAT,
                cost: number,
            },
            Event::Declared {
                seat: SEAT,
                mission: MISSION,
            },
            Event::Achieved {
                seat: SEAT,
                goal: GoalId::from_index(0),
            },
            Event::Discarded {
                seat: SEAT,
                missions: missions.clone(),
            },
            Event::Burned {
                missions: missions.clone(),
            },
            Event::Drew {
                seat: SEAT,
                count,
                missions: None,
            },
            Event::Drew {
                seat: SEAT,
                count,
                missions: Some(missions),
            },
            Event::TurnBegan { seat: SEAT },
            Event::Won {
                title: Title::Emperor,
                left: count,
            },
            Event::Lost {
                needed: count + 1,
                left: count,
            },
            Event::Revealed { card: CARD },
            Event::PutBack {
                card: CARD,
                fewest: number,
            },
            Event::BidNamed {
                seat: SEAT,
                actions: number,
            },
            Event::WasContent { seat: SEAT },
            Event::AttemptBegan {
                seat: SEAT,
                actions: number,
            },
            Event::Scored {
                seat: SEAT,
                actions: number,
                score,
            },
            Event::Missed { seat: SEAT, score },
            Event::Restored,
            Event::ReachedTarget { seat: SEAT, score },
            Event::RanOut,
        ] {
            tell(&event);
        }
        for reason in [
            Reason::NotNow,
            Reason::SettlementBegan,
            Reason::NoActionLeft { limit: number },
            Reason::NoShiftLeft { limit: number },
            Reason::NoFlipLeft { limit: number },
            Reason::ShortFlipForbidden,
            Reason::NotInHand { mission: MISSION },
            Reason::NotMet {
                mission: MISSION,
                color: Color::White,
                zones: vec![3; count],
            },
            Reason::MissionFirst,
            Reason::NoGoalMet,
            Reason::BidOutOfRange { most: number },
            Reason::BidNotLower { last: number },
        ] {
            tell(&reason);
        }
        tell(&Decision::Bid(number));
    }
    for act in Act::all() {
        tell(&Decision::Act(act));
        tell(&Event::Acted { seat: SEAT, act });
    }
    for decision in [
        Decision::Settle,
        Decision::Declare(MISSION),
        Decision::Goals,
        Decision::Done,
        Decision::Discard(MISSION),
        Decision::Content,
        Decision::TimeUp,
    ] {
        tell(&decision);
    }
    for disaster in DisasterId::all() {
        tell(&Event::Struck { disaster });
    }
    for title in [
        Title::Wanderer,
        Title::Coloniser,
        Title::Terraformer,
        Title::Emperor,
        Title::Legend,
        Title::Creator,
    ] {
        tell(&title);
    }
    messages.extend(
        Shifter::OPTIONS
            .iter()
            .map(kit::OptionSpec::message::<Shifter>),
    );
    for entry in Shifter::catalogue() {
        messages.push(entry.name);
        messages.extend(entry.text);
    }
    messages
}

#[test]
fn every_message_is_a_whole_sentence_in_every_language() {
    for language in Language::ALL {
        let writer = Writer::new(language);
        for message in messages() {
            let text = writer.write(&message);
            assert!(
                !text.contains(['[', '{', '$']) && !text.is_empty(),
                "{language}: {message:?} is written {text}"
            );
        }
    }
}

#[test]
fn the_verdict_of_a_lost_game_names_the_open_goals() {
    let mut game = Shifter::start(&Setup::new(1), Seed::from_number(1)).expect("it starts");
    let mut log = kit::Log::new();
    while game.outcome().is_none() {
        let decision = match game.prompt(SEAT).expect("a lone player is asked") {
            Prompt::Terraform { .. } => Decision::Settle,
            _ => game.legal(SEAT)[0],
        };
        game.apply(SEAT, &decision, &mut log).expect("it is listed");
    }
    let outcome = game.outcome().expect("the game is over");
    let verdict = Writer::new(Language::English).write(&outcome.verdict);
    assert_eq!(
        verdict,
        "The Library ran out with 4 goals still open. You lose."
    );
    assert_eq!(outcome.scores[SEAT], -4);
}
