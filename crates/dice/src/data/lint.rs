//! The rules that the data keeps, beyond being readable. The engine relies on all of them.

use std::collections::BTreeSet;

use super::{
    Board, By, Card, Condition, Corporation, Count, Effect, Effects, Happening, Kind, Milestone,
    Ongoing, Pack, Parameter, Production, Rules, Set, Site, StandardAction, SupportAction, Symbol,
    Tile, Timing, Trigger,
};
use crate::board::{Grid, OCEANS, SIDES, SPACES, SpaceId};
use crate::cards::{MAX_CARDS, MAX_CORPORATIONS};

/// The most parts of one card, so that the state's list of due effects never overflows.
const MAX_PARTS: usize = 5;
/// The most of anything at once.
const MAX_AMOUNT: u8 = 20;
/// The most symbols in a cost: a payment marks them with the bits of a byte.
const MAX_COST: usize = 8;
/// The most cards and corporations that wait for any one kind of happening.
const MAX_WAITING: usize = 12;

/// What is wrong, and with what.
#[derive(Debug)]
pub(super) struct Finding {
    pub(super) subject: String,
    pub(super) what: String,
}

type Check = Result<(), String>;

/// Checks all data; the first finding ends it.
pub(super) fn lint(all: &Pack) -> Result<(), Finding> {
    let mut ids = BTreeSet::new();
    let mut check = |id: &str, check: Check| {
        check
            .and_then(|()| check_id(id, &mut ids))
            .map_err(|what| Finding {
                subject: id.to_owned(),
                what,
            })
    };
    for card in all.projects.iter().chain(&all.bonuses) {
        check(&card.id, check_card(card))?;
    }
    for corporation in &all.corporations {
        check(&corporation.id, check_corporation(corporation))?;
    }
    for board in &all.boards {
        check(&board.id, check_board(board))?;
    }
    let rules = all.rules.iter();
    rules
        .map(check_rules)
        .chain([check_numbers(all)])
        .collect::<Check>()
        .map_err(|what| Finding {
            subject: "rules".to_owned(),
            what,
        })
}

fn check_id(id: &str, ids: &mut BTreeSet<String>) -> Check {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    ensure(!id.is_empty() && id.bytes().all(plain), || {
        "an id is lower-case words joined by hyphens".into()
    })?;
    ensure(ids.insert(id.to_owned()), || "this id is used twice".into())
}

fn check_card(card: &Card) -> Check {
    let (cost, parts) = (card.cost.len(), card.effects.len());
    if card.is_bonus {
        ensure(cost == 0, || "a bonus card is played free".into())?;
    } else {
        ensure((1..=MAX_COST).contains(&cost), || {
            format!("a project costs 1 to {MAX_COST} symbols")
        })?;
    }
    ensure(parts <= MAX_PARTS, || {
        format!("a card has at most {MAX_PARTS} parts")
    })?;
    let standing = card.action.is_some() || !card.ongoing.is_empty();
    let fits = match card.kind {
        Kind::Red => parts > 0 && card.production.is_empty() && !standing,
        Kind::Green => parts == 0 && !card.production.is_empty() && !standing,
        Kind::Blue => parts == 0 && card.production.is_empty() && standing,
    };
    ensure(fits, || {
        "red cards have effects, green ones a brown box, blue ones an action or something standing"
            .into()
    })?;
    let context = if card.is_bonus {
        Context::Bonus
    } else {
        Context::Card
    };
    check_effects(&card.effects, context)?;
    if let Some(action) = &card.action {
        action.cost.iter().try_for_each(check_cost)?;
        let payments = action
            .cost
            .iter()
            .filter(|cost| !matches!(cost, Effect::Discard(_)));
        ensure(payments.count() <= 1, || {
            "an action costs one kind of payment".into()
        })?;
        ensure(!action.gain.is_empty(), || "an action gives nothing".into())?;
        check_effects(&action.gain, Context::Action(action.timing))?;
        let exchange = action
            .gain
            .iter()
            .any(|effect| matches!(effect, Effect::Exchange { .. }));
        ensure(
            !exchange || action.gain.len() == 1 && action.cost.is_empty(),
            || "an exchange stands alone in its action".into(),
        )?;
    }
    check_production(&card.production)?;
    check_ongoing(&card.ongoing)
}

fn check_production(production: &Production) -> Check {
    production
        .iter()
        .try_for_each(|(_, count)| something(count))
}

fn check_corporation(corporation: &Corporation) -> Check {
    check_production(&corporation.production)?;
    ensure(corporation.start.len() <= MAX_PARTS, || {
        format!("a start bonus has at most {MAX_PARTS} parts")
    })?;
    check_effects(&corporation.start, Context::Card)?;
    check_ongoing(&corporation.ongoing)
}

fn check_ongoing(ongoing: &[Ongoing]) -> Check {
    for entry in ongoing {
        match entry {
            Ongoing::Trigger(trigger) => check_trigger(trigger)?,
            Ongoing::Storage(count) | Ongoing::HandSize(count) => something(*count)?,
            Ongoing::Discount(_) => {}
        }
    }
    Ok(())
}

fn check_trigger(trigger: &Trigger) -> Check {
    ensure(trigger.effects.len() == 1, || {
        "a trigger has one effect".into()
    })?;
    let by_card = matches!(trigger.on, Happening::CardPlayed { .. });
    let tile = matches!(
        trigger.on,
        Happening::TilePlaced(_) | Happening::TilePlacedNextTo(_)
    );
    ensure(tile || trigger.by == By::Owner, || {
        "only tiles are watched whoever places them".into()
    })?;
    check_effects(&trigger.effects, Context::Trigger { by_card })
}

/// Where a list of effects stands, which decides what it may hold.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Context {
    Card,
    Bonus,
    Action(Timing),
    /// Set off by a tile, a card or a standard action.
    Trigger {
        by_card: bool,
    },
    /// Of a space or a track.
    Place,
}

fn check_effects(effects: &Effects, context: Context) -> Check {
    effects
        .iter()
        .try_for_each(|effect| check_effect(effect, context))
}

fn check_effect(effect: &Effect, context: Context) -> Check {
    let in_turn = matches!(context, Context::Card | Context::Bonus | Context::Action(_));
    let simple = || ensure(in_turn, || "only plain gains can stand here".into());
    match effect {
        Effect::Roll(_, count)
        | Effect::RollAny(count)
        | Effect::Gain(_, count)
        | Effect::Pick(_, count)
        | Effect::PickAny(count)
        | Effect::Wild(count)
        | Effect::Score(count)
        | Effect::Draw(count) => something(*count),
        Effect::RollPer(_, count) | Effect::ScorePer(count) => {
            ensure(!matches!(count, Count::Beside(_)), || {
                "what lies beside a tile counts only after placing it, in order".into()
            })
        }
        Effect::Turn(count) => simple().and_then(|()| something(*count)),
        Effect::Raise(parameter, steps) => {
            simple().and_then(|()| something(*steps))?;
            ensure(*parameter != Parameter::Oceans, || {
                "oceans are placed, not raised".into()
            })
        }
        Effect::Place(tile, site) => {
            simple()?;
            ensure((*tile == Tile::Ocean) == (*site == Site::OceanArea), || {
                "oceans, and only they, go to their own spaces".into()
            })
        }
        Effect::OthersLose(_) | Effect::OthersLoseAny(_) => simple(),
        Effect::Spend(_) | Effect::SpendOf(_) | Effect::SpendAny | Effect::Discard(_) => {
            Err("a cost stands where something is gained".into())
        }
        Effect::Exchange { from, to } => {
            ensure(matches!(context, Context::Action(_)), || {
                "only actions exchange".into()
            })?;
            ensure(Some(*from) != *to, || {
                "it exchanges a symbol for itself".into()
            })
        }
        Effect::ExtraTurn => ensure(context == Context::Bonus, || {
            "only bonus cards give a turn".into()
        }),
        Effect::ExtraMain => ensure(context == Context::Action(Timing::Free), || {
            "only free actions give a main action".into()
        }),
        Effect::ExtraSupport => ensure(matches!(context, Context::Action(_)), || {
            "only actions give a support action".into()
        }),
        Effect::ProducePlayed => ensure(context == Context::Trigger { by_card: true }, || {
            "there is no card just played".into()
        }),
        Effect::ChooseOne(options) => {
            simple()?;
            ensure((2..=MAX_PARTS).contains(&options.len()), || {
                "a choice of one".into()
            })?;
            options
                .iter()
                .try_for_each(|list| check_effects(list, context))
        }
        Effect::InOrder(list) => simple().and_then(|()| check_in_order(list, context)),
        Effect::If { .. } => Err("a condition comes after what it depends on, in order".into()),
    }
}

/// A list in order may end with something that depends on what came first.
fn check_in_order(list: &Effects, context: Context) -> Check {
    ensure((2..=MAX_PARTS).contains(&list.len()), || {
        "a list of one".into()
    })?;
    let mut placed = false;
    let mut raised = false;
    for effect in list.iter() {
        match effect {
            Effect::If { condition, then } => {
                let known = match condition {
                    Condition::Beside(tiles) => placed && !tiles.is_empty(),
                    Condition::TrackBonus => raised,
                };
                ensure(known, || {
                    "the condition depends on nothing before it".into()
                })?;
                check_effects(then, context)?;
            }
            Effect::RollPer(_, Count::Beside(_)) | Effect::ScorePer(Count::Beside(_)) => {
                ensure(placed, || "no tile was placed before it".into())?;
            }
            _ => check_effect(effect, context)?,
        }
        Effects::from(vec![effect.clone()]).visit(&mut |_, inner| {
            placed |= matches!(inner, Effect::Place(..));
            raised |= matches!(inner, Effect::Raise(..));
        });
    }
    Ok(())
}

fn check_cost(effect: &Effect) -> Check {
    match effect {
        Effect::Spend(symbols) => ensure((1..=MAX_COST).contains(&symbols.len()), || {
            format!("a cost is 1 to {MAX_COST} symbols")
        }),
        Effect::SpendOf(_) | Effect::SpendAny => Ok(()),
        Effect::Discard(count) => something(*count),
        // Whatever is new is no cost until it stands above.
        _ => Err("a gain stands where something is paid".into()),
    }
}

fn check_board(board: &Board) -> Check {
    ensure(SIDES.contains(&board.id.as_str()), || {
        format!("a board takes the place of {}", SIDES.join(" or "))
    })?;
    ensure(board.spaces.len() == SPACES, || {
        format!("a board has {SPACES} spaces, not {}", board.spaces.len())
    })?;
    board
        .effect_lists()
        .try_for_each(|list| check_effects(list, Context::Place))?;
    for name in board.printed.iter().chain(&board.partly) {
        name.parse::<SpaceId>()?;
    }
    let grid = Grid::new(board);
    ensure(grid.ocean_area().len() >= OCEANS, || {
        format!("there is no room for {OCEANS} oceans")
    })?;
    let spaces = grid.with_points();
    ensure(spaces.len() == 3, || {
        format!("3 spaces give points, not {}", spaces.len())
    })?;
    for space in spaces.iter() {
        ensure(!grid.solo_oceans(space).is_empty(), || {
            format!("the solo game cannot be set up with a city on {space}")
        })?;
    }
    Ok(())
}

fn check_rules(rules: &Rules) -> Check {
    for (parameter, track) in &rules.tracks {
        let reached = |value: i8| {
            track.step > 0
                && value >= track.start
                && value <= track.end
                && (i16::from(value) - i16::from(track.start)) % i16::from(track.step) == 0
        };
        ensure(
            reached(track.end) && reached(track.solo_start) && track.end > track.solo_start,
            || format!("the {parameter} track does not lead from its start to its end"),
        )?;
        for (at, bonus) in &track.bonuses {
            ensure(reached(*at), || format!("{parameter} never stands at {at}"))?;
            ensure(bonus.len() == 1, || {
                "a bonus of a track is one effect".into()
            })?;
            check_effects(bonus, Context::Place)?;
        }
    }
    let tracks: Vec<_> = rules.tracks.keys().copied().collect();
    ensure(
        tracks == [Parameter::Temperature, Parameter::Oxygen],
        || "temperature and oxygen have a track".into(),
    )?;
    ensure(rules.standard.len() == StandardAction::COUNT, || {
        "a standard action is missing".into()
    })?;
    ensure(rules.support.len() == SupportAction::COUNT, || {
        "a support action is missing".into()
    })?;
    for offer in rules.standard.values() {
        let one_symbol = |symbols: &[Symbol]| symbols.iter().all(|symbol| *symbol == symbols[0]);
        ensure(
            matches!(&*offer.cost, [Effect::Spend(symbols)] if one_symbol(symbols)),
            || "a standard action costs several of one symbol".into(),
        )?;
        offer.cost.iter().try_for_each(check_cost)?;
        ensure(offer.gain.len() == 1, || {
            "a standard action does one thing".into()
        })?;
        check_effects(&offer.gain, Context::Card)?;
    }
    for offer in rules.support.values() {
        ensure(matches!(&*offer.cost, [Effect::SpendAny]), || {
            "a support action costs one resource of any kind".into()
        })?;
        check_effects(&offer.gain, Context::Card)?;
    }
    check_milestones(&rules.milestones)
}

fn check_milestones(milestones: &[Milestone]) -> Check {
    let ids: BTreeSet<_> = milestones.iter().map(|milestone| &milestone.id).collect();
    ensure(ids.len() == milestones.len(), || {
        "two milestones have the same id".into()
    })?;
    let base = milestones
        .iter()
        .filter(|milestone| milestone.set == Set::Base)
        .count();
    ensure(base >= 3, || "there are too few milestones".into())?;
    milestones
        .iter()
        .try_for_each(|milestone| something(milestone.at_least))
}

/// There is enough of everything, and not too much for the state.
fn check_numbers(all: &Pack) -> Check {
    let base = |cards: &[Card]| cards.iter().filter(|card| card.set == Set::Base).count();
    let corporations = all
        .corporations
        .iter()
        .filter(|one| one.set == Set::Base)
        .count();
    ensure(
        base(&all.projects) >= 20 && base(&all.bonuses) >= 8 && corporations >= 8,
        || "four players need 20 projects, 8 bonus cards and 8 corporations in the base set".into(),
    )?;
    let cards = all.projects.len() + all.bonuses.len();
    ensure(cards <= MAX_CARDS, || {
        format!("there are more than {MAX_CARDS} cards")
    })?;
    ensure(all.corporations.len() <= MAX_CORPORATIONS, || {
        format!("there are more than {MAX_CORPORATIONS} corporations")
    })?;
    let waiting = (all.projects.iter().chain(&all.bonuses))
        .flat_map(Card::triggers)
        .chain(all.corporations.iter().flat_map(Corporation::triggers));
    let mut tiles = 0;
    let mut others = 0;
    for trigger in waiting {
        match trigger.on {
            Happening::TilePlaced(_) | Happening::TilePlacedNextTo(_) => tiles += 1,
            Happening::CardPlayed { .. } | Happening::StandardAction => others += 1,
        }
    }
    ensure(tiles <= MAX_WAITING && others <= MAX_WAITING, || {
        format!("more than {MAX_WAITING} cards wait for the same")
    })
}

fn something(count: u8) -> Check {
    ensure((1..=MAX_AMOUNT).contains(&count), || {
        format!("an amount is 1 to {MAX_AMOUNT}")
    })
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { Err(what()) }
}
