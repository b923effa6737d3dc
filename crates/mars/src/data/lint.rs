//! The rules that the data files keep, beyond being readable.

use std::collections::BTreeSet;

use kit::Nested as _;

use super::catalogue::{MAX_GOALS, MAX_HOLDERS};
use super::{
    Corporation, Effect, Effects, Happening, Kind, Map, Ongoing, Parameter, Points, Project,
    Requirement, Resource, Tile, Trigger,
};
use crate::cards::{MAX_CARDS, MAX_CORPORATIONS};
use crate::effects::is_plain_gain;

/// The most parts of one card, and the most cards whose triggers ask something, so that the
/// state's list of due effects never overflows.
const MAX_PARTS: usize = 6;
const MAX_ASKING: usize = 10;
const MAX_TAGS: usize = 3;

/// What is wrong, and with what.
#[derive(Debug)]
pub(super) struct Finding {
    pub(super) place: Place,
    pub(super) what: String,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    Project(usize),
    Corporation(usize),
    Map(usize),
}

/// Checks all data; the first finding ends it.
pub(super) fn lint(
    projects: &[Project],
    corporations: &[Corporation],
    maps: &[Map],
) -> Result<(), Finding> {
    let mut seen = Seen::default();
    for (index, corporation) in corporations.iter().enumerate() {
        check_corporation(corporation, &mut seen)
            .and_then(|()| {
                ensure(index < MAX_CORPORATIONS, || {
                    format!("there are more than {MAX_CORPORATIONS} corporations")
                })
            })
            .map_err(|what| Finding {
                place: Place::Corporation(index),
                what,
            })?;
    }
    let mut holders = 0;
    let mut asking = 0;
    for (index, project) in projects.iter().enumerate() {
        holders += usize::from(project.holds.is_some());
        let asks = |trigger: &Trigger| trigger.effects.iter().any(|effect| !is_plain_gain(effect));
        asking += usize::from(project.triggers().any(asks));
        check_project(project, &mut seen)
            .and_then(|()| {
                ensure(index < MAX_CARDS, || {
                    format!("there are more than {MAX_CARDS} cards")
                })
            })
            .and_then(|()| {
                ensure(holders <= MAX_HOLDERS, || {
                    format!("more than {MAX_HOLDERS} cards hold tokens")
                })
            })
            .and_then(|()| {
                ensure(asking <= MAX_ASKING, || {
                    format!("more than {MAX_ASKING} cards have triggers that ask something")
                })
            })
            .map_err(|what| Finding {
                place: Place::Project(index),
                what: format!("{}: {what}", project.id),
            })?;
    }
    for (index, map) in maps.iter().enumerate() {
        check_map(map).map_err(|what| Finding {
            place: Place::Map(index),
            what,
        })?;
    }
    Ok(())
}

/// What must not come twice.
#[derive(Default)]
struct Seen {
    ids: BTreeSet<String>,
    numbers: BTreeSet<u16>,
    corporation_numbers: BTreeSet<u16>,
    tiles: BTreeSet<Tile>,
}

fn check_project(project: &Project, seen: &mut Seen) -> Result<(), String> {
    check_id(&project.id, seen)?;
    ensure(seen.numbers.insert(project.number), || {
        format!("the number {} is used twice", project.number)
    })?;
    ensure(project.tags.len() <= MAX_TAGS, || {
        format!("a card has at most {MAX_TAGS} tags")
    })?;
    ensure(project.effects.len() <= MAX_PARTS, || {
        format!("a card has at most {MAX_PARTS} parts")
    })?;
    let standing = !project.action.is_empty() || !project.ongoing.is_empty();
    match project.kind {
        Kind::Active => ensure(standing || project.holds.is_some(), || {
            "an active card stands for nothing".into()
        })?,
        Kind::Automated | Kind::Event => {
            ensure(!standing && project.holds.is_none(), || {
                "only active cards act, stand or hold tokens".into()
            })?;
        }
    }
    project.requires.iter().try_for_each(check_requirement)?;

    let holds = project.holds.is_some();
    let tiles = placed_tiles(&project.effects);
    let placed = |tile: Tile| {
        ensure(tiles.contains(&tile), || {
            format!("it speaks of the {tile} tile but does not place it")
        })
    };
    match project.points {
        Points::PerToken { each, .. } => {
            ensure(holds, || {
                "points for tokens on a card that holds none".into()
            })?;
            ensure(each > 0, || "points for every 0 tokens".into())?;
        }
        Points::IfToken { .. } => ensure(holds, || {
            "points for tokens on a card that holds none".into()
        })?,
        Points::PerOceanNextTo(tile) | Points::PerCityNextTo(tile) => placed(tile)?,
        Points::PerCities(each) => ensure(each > 0, || "points for every 0 cities".into())?,
        Points::None | Points::Fixed(_) | Points::PerTag(_) => {}
    }
    for tile in tiles.iter().filter(|tile| tile.is_special()) {
        ensure(seen.tiles.insert(*tile), || {
            format!("the {tile} tile is placed by another card too")
        })?;
    }
    for list in project.effect_lists() {
        check_effects(list, holds)?;
        let mut under = Ok(());
        list.visit(&mut |_, effect| {
            if let Effect::ProductionOfBonus { under: tile, .. } = effect
                && under.is_ok()
            {
                under = placed(*tile);
            }
        });
        under?;
    }
    check_played_context(&project.effects, false)?;
    check_ongoing(&project.ongoing, holds)
}

fn check_corporation(corporation: &Corporation, seen: &mut Seen) -> Result<(), String> {
    check_id(&corporation.id, seen)?;
    ensure(seen.corporation_numbers.insert(corporation.number), || {
        format!("the number {} is used twice", corporation.number)
    })?;
    ensure(
        corporation.stock.only_gains() && corporation.production.only_gains(),
        || "it starts in debt".into(),
    )?;
    corporation
        .effect_lists()
        .try_for_each(|list| check_effects(list, false))?;
    check_ongoing(&corporation.ongoing, false)
}

fn check_id(id: &str, seen: &mut Seen) -> Result<(), String> {
    let kebab = !id.is_empty()
        && id
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
    ensure(kebab, || {
        format!("`{id}` is not lower-case words joined by hyphens")
    })?;
    ensure(seen.ids.insert(id.to_owned()), || {
        format!("the id `{id}` is used twice")
    })
}

fn check_requirement(requirement: &Requirement) -> Result<(), String> {
    match *requirement {
        Requirement::AtLeast(parameter, value) | Requirement::AtMost(parameter, value) => {
            ensure(is_reachable(parameter, value), || {
                format!("{parameter} never stands at {value}")
            })
        }
        Requirement::Tags(_, 0)
        | Requirement::Production(_, 0)
        | Requirement::Cities(0)
        | Requirement::OwnGreeneries(0) => Err("it requires none of something".to_owned()),
        Requirement::Tags(..)
        | Requirement::Production(..)
        | Requirement::Cities(_)
        | Requirement::OwnGreeneries(_) => Ok(()),
    }
}

fn is_reachable(parameter: Parameter, value: i8) -> bool {
    (parameter.lowest()..=parameter.highest()).contains(&value)
        && (value - parameter.lowest()) % parameter.step() == 0
}

fn check_ongoing(ongoing: &[Ongoing], holds: bool) -> Result<(), String> {
    for entry in ongoing {
        match entry {
            Ongoing::Trigger(trigger) => {
                ensure(!trigger.effects.is_empty(), || {
                    "a trigger does nothing".into()
                })?;
                let waits = match &trigger.on {
                    Happening::TagPlayed(tags) => !tags.is_empty(),
                    Happening::TilePlacedOn(metals) => !metals.is_empty(),
                    Happening::CityPlaced(_)
                    | Happening::OceanPlaced
                    | Happening::GreeneryPlaced
                    | Happening::CardPlayed { .. }
                    | Happening::ProjectUsed { .. } => true,
                };
                ensure(waits, || "a trigger waits for nothing".into())?;
                let by_card = matches!(
                    trigger.on,
                    Happening::TagPlayed(_) | Happening::CardPlayed { .. }
                );
                check_played_context(&trigger.effects, by_card)?;
            }
            Ongoing::MetalValue(metal, _) => {
                ensure(is_metal(*metal), || format!("{metal} is no metal"))?
            }
            Ongoing::ProtectTokensHere => {
                ensure(holds, || "it protects tokens but holds none".into())?
            }
            Ongoing::Discount(..)
            | Ongoing::ProjectDiscount(..)
            | Ongoing::RequirementShift(_)
            | Ongoing::PayWithHeat
            | Ongoing::GreeneryCost(_)
            | Ongoing::Protect { .. } => {}
        }
    }
    Ok(())
}

/// `AddToPlayed` needs a card whose playing set it off.
fn check_played_context(effects: &Effects, by_card: bool) -> Result<(), String> {
    let mut found = false;
    effects.visit(&mut |_, effect| found |= matches!(effect, Effect::AddToPlayed(_)));
    ensure(by_card || !found, || {
        "AddToPlayed outside a trigger on played cards".into()
    })
}

fn check_effects(effects: &Effects, holds: bool) -> Result<(), String> {
    let mut result = Ok(());
    effects.visit(&mut |_, effect| {
        if result.is_ok() {
            result = check_effect(effect, holds);
        }
    });
    result
}

fn check_effect(effect: &Effect, holds: bool) -> Result<(), String> {
    let something = |amount: u8| ensure(amount > 0, || "it changes something by 0".into());
    match effect {
        Effect::Gain(amounts) => ensure(
            amounts.only_gains() && amounts.iter().next().is_some(),
            || "a gain is more than nothing".into(),
        ),
        Effect::Production(amounts) => ensure(amounts.iter().next().is_some(), || {
            "production changes by nothing".into()
        }),
        Effect::Spend(amounts) => ensure(
            amounts.only_gains()
                && amounts.iter().next().is_some()
                && amounts.of(Resource::Money) == 0,
            || "Spend takes positive amounts of anything but money; use Pay for money".into(),
        ),
        Effect::Pay { money, with } => {
            something(*money)?;
            ensure(with.iter().all(|metal| is_metal(*metal)), || {
                "only metals stand in for money".into()
            })
        }
        Effect::AddHere(count) | Effect::SpendHere(count) => {
            something(*count)?;
            ensure(holds, || "it puts tokens on a card that holds none".into())
        }
        Effect::ProductionPer { per, .. } | Effect::GainPer { per, .. } => something(*per),
        Effect::ReduceAny(_, count)
        | Effect::RemoveAny(_, count)
        | Effect::StealAny(_, count)
        | Effect::RemoveTokens(_, count)
        | Effect::Raise(_, count)
        | Effect::Rating(count)
        | Effect::Draw(count)
        | Effect::LookThenBuy(count)
        | Effect::Discard(count)
        | Effect::AddTokens(_, count)
        | Effect::AddToOther(_, count)
        | Effect::AddToHolder(count)
        | Effect::AddToPlayed(count) => something(*count),
        Effect::DrawKeep { draw, keep } => {
            something(*keep)?;
            ensure(keep < draw, || {
                "it keeps as many cards as it draws; use Draw".into()
            })
        }
        Effect::ChooseOne(options) => {
            ensure(options.len() > 1, || "a choice of one".into())?;
            options.iter().try_for_each(check_sequence)
        }
        Effect::May(list) | Effect::InOrder(list) => {
            ensure(!list.is_empty(), || "an empty list".into())?;
            check_sequence(list)
        }
        Effect::NextCard { discount, shift } => something(discount + shift),
        Effect::ProductionOfBonus { .. }
        | Effect::ConvertProduction { .. }
        | Effect::Exchange { .. }
        | Effect::TakeToken(_)
        | Effect::RatingPer { .. }
        | Effect::Place(..)
        | Effect::Claim
        | Effect::RevealTop { .. }
        | Effect::If { .. }
        | Effect::Bespoke(_) => Ok(()),
    }
}

/// What comes after an effect in a list waits for it, but not for lists inside it.
fn check_sequence(list: &Effects) -> Result<(), String> {
    let inner = |effect: &Effect| effect.lists().into_iter().any(|lists| !lists.is_empty());
    let all_but_last = list.split_last().map_or(&[][..], |(_, rest)| rest);
    ensure(!all_but_last.iter().any(inner), || {
        "in a list only the last effect may hold further lists".into()
    })
}

fn placed_tiles(effects: &Effects) -> BTreeSet<Tile> {
    let mut tiles = BTreeSet::new();
    effects.visit(&mut |_, effect| {
        if let Effect::Place(tile, _) = effect {
            tiles.insert(*tile);
        }
    });
    tiles
}

const fn is_metal(resource: Resource) -> bool {
    matches!(resource, Resource::Steel | Resource::Titanium)
}

fn check_map(map: &Map) -> Result<(), String> {
    ensure(map.spaces.len() == 61, || {
        format!("a board has 61 spaces, not {}", map.spaces.len())
    })?;
    let oceans = map
        .spaces
        .iter()
        .filter(|ground| matches!(ground, super::Ground::Ocean(_)))
        .count();
    ensure(oceans == 12, || {
        format!("a board has 12 spaces for oceans, not {oceans}")
    })?;
    ensure(
        map.milestones.len() == MAX_GOALS && map.awards.len() == MAX_GOALS,
        || format!("a board has {MAX_GOALS} milestones and as many awards"),
    )
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}
