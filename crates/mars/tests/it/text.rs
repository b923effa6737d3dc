//! Generated text: every card in every language, and no form of the data without words.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

use kit::{Arg, Message, Tell};
use l10n::{Language, Writer};
use mars::data::{
    Icon, Kind, Named, Parameter, Project, Resource, Set, Site, StandardProject, Tag, Tile, Token,
    catalogue,
};
use mars::text::{self, names};
use ron::extensions::Extensions;

/// A name and what is said under it.
type Entry = (Message, Vec<Message>);

/// Every text of the printed game, under headings.
fn printed() -> Vec<(&'static str, Vec<Entry>)> {
    let catalogue = catalogue();
    let rules = catalogue.rules();
    let maps = catalogue.maps();
    vec![
        (
            "project cards",
            catalogue
                .projects()
                .iter()
                .map(|card| (names::card(card), text::project(card).paragraphs()))
                .collect(),
        ),
        (
            "corporations",
            catalogue
                .corporations()
                .iter()
                .map(|corporation| {
                    let text = text::corporation(corporation);
                    (names::corporation(corporation), text.paragraphs())
                })
                .collect(),
        ),
        (
            "standard projects",
            rules
                .projects
                .iter()
                .map(|(&project, offer)| {
                    let text = text::standard_project(project, offer);
                    (project.tell(), vec![text])
                })
                .collect(),
        ),
        (
            "conversions",
            rules
                .conversions
                .iter()
                .map(|(&resource, offer)| {
                    let text = text::conversion(resource, offer);
                    (resource.tell(), vec![text])
                })
                .collect(),
        ),
        (
            "marks on the tracks",
            rules
                .marks
                .iter()
                .map(|mark| (mark.parameter.tell(), vec![text::mark(mark)]))
                .collect(),
        ),
        (
            "milestones",
            maps.iter()
                .flat_map(|map| &map.milestones)
                .map(|milestone| {
                    (
                        names::milestone(milestone),
                        vec![text::milestone(milestone)],
                    )
                })
                .collect(),
        ),
        (
            "awards",
            maps.iter()
                .flat_map(|map| &map.awards)
                .map(|award| (names::award(award), vec![text::award(award)]))
                .collect(),
        ),
    ]
}

/// Names of all that has one, apart from the cards.
fn all_names() -> Vec<Message> {
    let maps = catalogue().maps();
    let spaces = maps.iter().flat_map(|map| map.names.values());
    std::iter::empty()
        .chain(
            Resource::ALL
                .iter()
                .flat_map(|&it| [it.tell(), names::production(it)]),
        )
        .chain(Token::ALL.iter().map(Tell::tell))
        .chain(Tag::ALL.iter().map(Tell::tell))
        .chain(Parameter::ALL.iter().map(Tell::tell))
        .chain(Kind::ALL.iter().copied().map(names::kind))
        .chain(Set::ALL.iter().copied().map(names::set))
        .chain(Tile::ALL.iter().map(Tell::tell))
        .chain(StandardProject::ALL.iter().map(Tell::tell))
        .chain(Icon::ALL.iter().map(Tell::tell))
        .chain(Named::ALL.iter().map(Tell::tell))
        .chain(maps.iter().map(names::map))
        .chain(spaces.map(|word| names::space(word)))
        .collect()
}

/// Every form of the effect language with every word and plural that it can have, as fields of
/// cards that nobody printed.
fn every_form() -> Vec<String> {
    let mut effects: Vec<String> = [
        "ProductionOfBonus(under: MiningArea, of: [Steel, Titanium, Plants])",
        "Pay(money: 2, with: [Steel, Titanium])",
        "Claim",
        "ChooseOne([[Draw(1)], [Claim], [Draw(1), Discard(1)]])",
        "May([Discard(1), Draw(1)])",
        "InOrder([Claim, Draw(1), Discard(1)])",
        "If(condition: RatingRaised, then: [Claim], otherwise: [])",
        "If(condition: RatingRaised, then: [Claim], otherwise: [Draw(1)])",
        "Production({Steel: 1, Heat: 2, Energy: -1, Money: -5})",
        "NextCard(discount: 2, shift: 1)",
        "Bespoke(CopyProductionBox)",
    ]
    .map(str::to_owned)
    .to_vec();
    let mut fields = vec![
        "action: [(gain: [Draw(1)]), (cost: [Claim], gain: [Claim], when: RatingRaised)]"
            .to_owned(),
    ];
    let mut ongoing = vec![
        "PayWithHeat".to_owned(),
        "Protect(stock: [Plants, Heat], tokens: [Animal, Microbe])".to_owned(),
    ];
    let mut requires = Vec::new();
    let mut points = vec!["Fixed(-2)".to_owned(), "PerTag(Science)".to_owned()];

    // One, few and many: all plural forms of our languages.
    for n in [1, 2, 5] {
        for form in [
            "Rating",
            "Draw",
            "LookThenBuy",
            "Discard",
            "AddToHolder",
            "AddToPlayed",
        ] {
            effects.push(format!("{form}({n})"));
        }
        effects.extend([
            format!("Pay(money: {n})"),
            format!("DrawKeep(draw: {n}, keep: 1)"),
            format!("NextCard(shift: {n})"),
            format!("Bespoke(FloodNeighbour({n}))"),
            format!("Place(City, NextToCities({n}))"),
        ]);
        for resource in Resource::ALL {
            effects.extend([
                format!("Production({{{resource:?}: {n}}})"),
                format!("Production({{{resource:?}: -{n}}})"),
                format!("ReduceAny({resource:?}, {n})"),
                format!("ConvertProduction(from: {resource:?}, to: {resource:?})"),
                format!("Gain({{{resource:?}: {n}}})"),
                format!("Pay(money: {n}, with: [{resource:?}])"),
                format!("Spend({{{resource:?}: {n}}})"),
                format!("Exchange(from: {resource:?}, to: {resource:?})"),
                format!("RemoveAny({resource:?}, {n})"),
                format!("StealAny({resource:?}, {n})"),
            ]);
            requires.push(format!("Production({resource:?}, {n})"));
            ongoing.push(format!("MetalValue({resource:?}, {n})"));
        }
        for token in Token::ALL {
            effects.extend([
                format!("RemoveTokens({token:?}, {n})"),
                format!("TakeToken({token:?})"),
                format!("AddTokens({token:?}, {n})"),
                format!("AddToOther({token:?}, {n})"),
            ]);
        }
        for holds in Token::ALL
            .iter()
            .map(|token| format!("Some({token:?})"))
            .chain(["None".to_owned()])
        {
            fields.extend([
                format!("holds: {holds}, effects: [AddHere({n}), SpendHere({n})]"),
                format!("holds: {holds}, ongoing: [ProtectTokensHere]"),
                format!("holds: {holds}, points: PerToken(points: 1, each: {n})"),
                format!("holds: {holds}, points: IfToken(points: {n})"),
            ]);
        }
        for parameter in Parameter::ALL {
            effects.push(format!("Raise({parameter:?}, {n})"));
            requires.push(format!("AtLeast({parameter:?}, {n})"));
            requires.push(format!("AtMost({parameter:?}, -{n})"));
        }
        for count in [
            "OwnTags(Plant)",
            "OpponentTags(Plant)",
            "Cities",
            "CitiesOnMars",
            "Events",
        ] {
            effects.extend([
                format!("ProductionPer(resource: Steel, of: {count}, per: {n})"),
                format!("GainPer(resource: Plants, of: {count}, per: {n})"),
                format!("RatingPer(of: {count})"),
                format!("If(condition: AtLeast({count}, {n}), then: [Claim], otherwise: [])"),
            ]);
        }
        for tag in Tag::ALL {
            effects.push(format!("RevealTop(tag: {tag:?}, then: [Claim, Draw({n})])"));
            requires.push(format!("Tags({tag:?}, {n})"));
            ongoing.push(format!("Discount({n}, Tag({tag:?}))"));
        }
        requires.extend([format!("Cities({n})"), format!("OwnGreeneries({n})")]);
        points.push(format!("PerCities({n})"));
        ongoing.extend([
            format!("Discount({n}, Every)"),
            format!("ProjectDiscount(City, {n})"),
            format!("RequirementShift({n})"),
            format!("GreeneryCost({n})"),
        ]);
    }
    let sites = [
        "City",
        "Greenery",
        "Land",
        "OceanArea",
        "Isolated",
        "Volcano",
        "NextToGreenery",
        "Metal",
        "MetalNextToOwn",
        "Named(Noctis)",
        "Named(Phobos)",
        "Named(Ganymede)",
    ];
    for tile in Tile::ALL {
        points.extend([
            format!("PerOceanNextTo({tile:?})"),
            format!("PerCityNextTo({tile:?})"),
        ]);
        for site in sites {
            let place = format!("Place({tile:?}, {site})");
            effects.extend([format!("{place}, {place}"), place]);
        }
    }
    let kinds = Kind::ALL
        .iter()
        .map(|kind| format!("CardPlayed(kind: {kind:?})"));
    let costs = [0, 1, 20].map(|cost| format!("ProjectUsed(cost: {cost})"));
    let happenings = [
        "CityPlaced(OnMars)",
        "CityPlaced(Anywhere)",
        "OceanPlaced",
        "GreeneryPlaced",
        "TilePlacedOn([Steel, Titanium])",
        "TagPlayed([Plant, Microbe, Animal])",
        "CardPlayed()",
        "CardPlayed(kind: Event, tag: Space, cost: 20)",
    ];
    for on in happenings
        .map(str::to_owned)
        .into_iter()
        .chain(kinds)
        .chain(costs)
    {
        for by in ["Owner", "Anyone"] {
            ongoing.push(format!(
                "Trigger(on: {on}, by: {by}, effects: [Claim, Draw(1)])"
            ));
        }
    }
    fields.extend(points.into_iter().map(|points| format!("points: {points}")));
    for (name, list) in [
        ("effects", effects),
        ("requires", requires),
        ("ongoing", ongoing),
    ] {
        fields.extend(list.into_iter().map(|entry| format!("{name}: [{entry}]")));
    }
    fields
}

/// What a card says that has only this field, and tags that some effects count.
fn text_of(field: &str) -> Vec<Message> {
    let card = format!(
        "(number: 1, id: \"x\", set: Base, kind: Active, cost: 1, tags: [Plant, City], {field})"
    );
    let options = ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES);
    let card: Project = options
        .from_str(&card)
        .unwrap_or_else(|error| panic!("{error} in {card}"));
    text::project(&card).paragraphs()
}

/// Everything that is said anywhere, with where it comes from.
fn everything() -> Vec<(String, Message)> {
    let printed = printed().into_iter().flat_map(|(_, entries)| entries);
    let printed = printed.flat_map(|(name, text)| {
        let id = name.id.to_string();
        std::iter::once(name)
            .chain(text)
            .map(move |message| (id.clone(), message))
    });
    let forms = every_form().into_iter().flat_map(|field| {
        text_of(&field)
            .into_iter()
            .map(move |message| (field.clone(), message))
            .collect::<Vec<_>>()
    });
    let names = all_names()
        .into_iter()
        .map(|name| (name.id.to_string(), name));
    let sites = [Site::City, Site::Greenery, Site::OceanArea]
        .map(|site| (format!("{site:?}"), text::site(site)));
    printed.chain(forms).chain(names).chain(sites).collect()
}

#[test]
fn generated_texts_are_the_reviewed_ones() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/texts");
    for language in Language::ALL {
        let writer = Writer::new(language);
        let mut book = String::new();
        for (heading, entries) in printed() {
            let _ = writeln!(book, "== {heading}");
            for (name, text) in entries {
                let _ = writeln!(book, "\n{}", writer.write(&name));
                for paragraph in &text {
                    let _ = writeln!(book, "  {}", writer.write(paragraph));
                }
                let _ = writeln!(book, "  = {}", writer.in_short(&text));
            }
            book.push('\n');
        }
        testkit::playthrough::compare(&folder.join(format!("{language}.txt")), &book);
    }
}

#[test]
fn every_form_has_words_in_every_language() {
    for language in Language::ALL {
        let writer = Writer::new(language);
        for (from, message) in everything() {
            let text = writer.write(&message);
            let holes = ["[", "]", "{", "}", "  ", " .", " ,", "..", "()"];
            let hole = holes.iter().find(|hole| text.contains(**hole));
            assert!(hole.is_none(), "{language}: {from}: {hole:?} in {text:?}");
            assert_eq!(text.trim(), text, "{language}: {from}");
            assert!(!text.is_empty(), "{language}: {from}");
            let short = writer.in_short(&[message]);
            let hole = holes.iter().find(|hole| short.contains(**hole));
            assert!(hole.is_none(), "{language}: {from}: {hole:?} in {short:?}");
            assert_eq!(short.trim(), short, "{language}: {from}");
            assert!(!short.is_empty(), "{language}: {from}");
        }
    }
}

#[test]
fn the_short_text_of_a_card_is_shorter_in_every_language() {
    for language in Language::ALL {
        let writer = Writer::new(language);
        for card in catalogue().projects() {
            let text = text::project(card).paragraphs();
            let long: Vec<_> = text.iter().map(|part| writer.write(part)).collect();
            let (long, short) = (long.join(" "), writer.in_short(&text));
            assert!(
                short.chars().count() < long.chars().count(),
                "{language}: {short:?} for {long:?}"
            );
        }
    }
}

#[test]
fn a_short_text_tells_what_is_spent_from_what_is_gained() {
    let mut spent = 0;
    for card in catalogue().projects() {
        let text = text::project(card).paragraphs();
        let parts = format!("{text:?}");
        if ["spend", "pay"]
            .iter()
            .any(|verb| parts.contains(&format!("\"mars-text-{verb}\"")))
        {
            spent += 1;
            for language in Language::ALL {
                let short = Writer::new(language).in_short(&text);
                assert!(short.contains('−'), "{language}: {short}");
            }
        }
    }
    assert!(spent > 10, "{spent}");
}

#[test]
fn every_message_is_said_somewhere() {
    let mut said = BTreeSet::new();
    let everything = everything();
    let mut open: Vec<_> = everything.iter().map(|(_, message)| message).collect();
    while let Some(message) = open.pop() {
        said.insert(message.id.as_ref());
        for (_, arg) in &message.args {
            match arg {
                Arg::Message(part) => open.push(part),
                Arg::List(parts) => open.extend(parts),
                Arg::Number(_) | Arg::Difference(_) | Arg::Word(_) | Arg::Seat(_) => {}
            }
        }
    }
    let file = include_str!("../../../../locales/en/mars/text.ftl");
    let ids = file
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(id, _)| id);
    let silent: Vec<_> = ids
        .filter(|id| id.starts_with("mars-") && !said.contains(id))
        .collect();
    assert_eq!(silent, [""; 0]);
}

#[test]
fn names_that_are_our_own_are_marked_in_their_languages() {
    let languages = |id: &str| {
        let entries = <mars::Mars as kit::Catalogued>::catalogue();
        let entry = entries.into_iter().find(|entry| entry.id == id);
        entry.expect("the card is in the box").own_names
    };
    assert_eq!(languages("comet"), ["cs"]);
    assert!(languages("tharsis").is_empty());

    let proposed = include_str!("../../../../data/mars/unofficial_names.ron");
    let proposed: std::collections::BTreeMap<String, Vec<String>> =
        ron::from_str(proposed).expect("a list per language");
    for (language, ids) in proposed {
        for id in ids {
            assert!(languages(&id).contains(&language.as_str()), "{id}");
        }
    }
}
