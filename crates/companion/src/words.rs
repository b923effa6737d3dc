//! The words of entries in every language, and the printed names of cards and goals.
//!
//! Letters count without case and accents. A word can be cut short where it stays the only one.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use kit::{Message, Tell};
use l10n::{Language, Writer};
use mars::data::{Bonus, CardId};
use mars::{Drawn, Goal};

use crate::Misfit;

/// What a front end does itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Explains.
    Help,
    /// All entries.
    List,
    /// How things stand.
    State,
    /// What to do at the table.
    Check,
    /// Takes back the last entry.
    Undo,
    /// Another entry in place of one.
    Fix,
    /// An entry before one.
    Insert,
    /// Takes an entry out.
    Strike,
    /// Writes the session to a file.
    Save,
    /// Ends the session.
    Quit,
}

/// The words of commands, by their English keys.
pub const COMMANDS: [&str; 10] = [
    "help", "list", "state", "check", "undo", "fix", "insert", "strike", "save", "quit",
];

impl Command {
    fn of(key: &str) -> Option<Self> {
        Some(match key {
            "help" => Self::Help,
            "list" => Self::List,
            "state" => Self::State,
            "check" => Self::Check,
            "undo" => Self::Undo,
            "fix" => Self::Fix,
            "insert" => Self::Insert,
            "strike" => Self::Strike,
            "save" => Self::Save,
            "quit" => Self::Quit,
            _ => return None,
        })
    }
}

/// The words with which entries begin, by their English keys.
pub const VERBS: [&str; 20] = [
    "turn",
    "draw",
    "standing",
    "claim",
    "fund",
    "remove",
    "reduce",
    "generation",
    "end",
    "temperature",
    "oxygen",
    "tiles",
    "claims",
    "protected",
    "tokens",
    "track",
    "marks",
    "pile",
    "a",
    "b",
];

/// The words inside entries, by their English keys.
const PARTS: [&str; 35] = [
    "rating",
    "production",
    "tags",
    "cost",
    "none",
    "points",
    "active",
    "event",
    "building",
    "space",
    "power",
    "science",
    "jupiter",
    "earth",
    "plant",
    "microbe",
    "animal",
    "city",
    "ocean",
    "greenery",
    "neural-instance",
    "money",
    "steel",
    "titanium",
    "plants",
    "energy",
    "heat",
    "phobos",
    "ganymede",
    "yes",
    "no",
    "a",
    "b",
    "track",
    "tokens",
];

/// A text without case, accents and punctuation.
pub fn plain(text: &str) -> String {
    let letters = text.chars().flat_map(char::to_lowercase).map(plain_letter);
    let spaced: String = letters
        .map(|letter| {
            if letter.is_alphanumeric() {
                letter
            } else {
                ' '
            }
        })
        .collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

const fn plain_letter(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ä' | 'ą' => 'a',
        'č' | 'ć' | 'ç' => 'c',
        'ď' => 'd',
        'é' | 'è' | 'ê' | 'ë' | 'ě' | 'ę' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ł' => 'l',
        'ň' | 'ń' | 'ñ' => 'n',
        'ó' | 'ò' | 'ô' | 'ö' => 'o',
        'ř' => 'r',
        'š' | 'ś' => 's',
        'ť' => 't',
        'ú' | 'ù' | 'û' | 'ü' | 'ů' => 'u',
        'ý' => 'y',
        'ž' | 'ź' | 'ż' => 'z',
        other => other,
    }
}

/// The words of one language.
pub(crate) struct Words {
    writer: Writer,
    words: BTreeMap<&'static str, String>,
    cards: Vec<(String, Drawn)>,
}

impl Words {
    fn of(language: Language) -> &'static Self {
        static ALL: [OnceLock<Words>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        ALL[language as usize].get_or_init(|| {
            let writer = Writer::new(language);
            let name = |card: Drawn, message: &Message| (plain(&writer.write(message)), card);
            let projects = CardId::all().map(|card| name(Drawn::Project(card), &card.tell()));
            let bonuses = Bonus::ALL.iter();
            let bonuses = bonuses.map(|bonus| name(Drawn::Bonus(*bonus), &bonus.tell()));
            let cards = projects.chain(bonuses).collect();
            let word = |key: &&'static str| {
                let id = format!("companion-word-{key}");
                (*key, plain(&writer.write(&Message::new(id))))
            };
            let keys = VERBS.iter().chain(&COMMANDS).chain(&PARTS);
            let words = keys.map(word).collect();
            Self {
                writer,
                words,
                cards,
            }
        })
    }

    fn word(&self, key: &str) -> &str {
        self.words.get(key).map_or("", String::as_str)
    }
}

/// The words of all languages; one of them comes first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Vocabulary {
    language: Language,
}

/// How many names a refusal lists.
const LISTED: usize = 8;
/// Letters of a word that is cut short.
const SHORTEST: usize = 3;

impl Vocabulary {
    pub(crate) const fn new(language: Language) -> Self {
        Self { language }
    }

    fn languages(self) -> impl Iterator<Item = &'static Words> {
        let others = Language::ALL.into_iter();
        let others = others.filter(move |other| *other != self.language);
        std::iter::once(self.language).chain(others).map(Words::of)
    }

    /// The command that a word stands for.
    pub(crate) fn command(self, word: &str) -> Option<Command> {
        Command::of(self.exactly(word, &COMMANDS)?)
    }

    /// The one of these words, by their English keys, that this is in any language.
    pub(crate) fn exactly(self, word: &str, keys: &[&'static str]) -> Option<&'static str> {
        let word = plain(word);
        let english = keys.iter().find(|key| plain(key) == word);
        let any = || {
            self.languages()
                .find_map(|words| keys.iter().find(|key| words.word(key) == word))
        };
        english.or_else(any).copied()
    }

    /// The same, where a unique beginning is enough.
    pub(crate) fn find(
        self,
        word: &str,
        keys: &[&'static str],
        kind: &'static str,
    ) -> Result<&'static str, Misfit> {
        if let Some(key) = self.exactly(word, keys) {
            return Ok(key);
        }
        let start = plain(word);
        let begins = |key: &&&'static str| {
            let mut languages = self.languages();
            plain(key).starts_with(&start)
                || languages.any(|words| words.word(key).starts_with(&start))
        };
        let long = start.len() >= SHORTEST;
        let found: Vec<_> = keys.iter().filter(|key| long && begins(key)).collect();
        match found.as_slice() {
            [only] => Ok(only),
            [] => Err(Misfit::Unknown {
                kind,
                word: word.to_owned(),
            }),
            several => Err(Misfit::Ambiguous {
                word: word.to_owned(),
                found: several
                    .iter()
                    .map(|key| Message::new(format!("companion-word-{key}")))
                    .collect(),
            }),
        }
    }

    /// The card with this number, key, or name in any language.
    pub(crate) fn card(self, name: &str) -> Result<Drawn, Misfit> {
        let word = plain(name);
        if let Some(card) = numbered(&word) {
            return Ok(card);
        }
        let by_key = CardId::all()
            .map(|card| (plain(&card.to_string()), Drawn::Project(card)))
            .chain(
                Bonus::ALL
                    .iter()
                    .map(|bonus| (plain(bonus.word()), Drawn::Bonus(*bonus))),
            );
        let keyed: Vec<_> = by_key.filter(|(key, _)| *key == word).collect();
        if let [(_, card)] = keyed.as_slice() {
            return Ok(card.clone());
        }
        let whole: Fits = |name, word| name == word;
        let start: Fits = |name, word| name.starts_with(word);
        let inside: Fits = |name, word| name.split(' ').any(|part| part.starts_with(word));
        let long = word.len() >= SHORTEST;
        for fits in [whole, start, inside]
            .into_iter()
            .take(if long { 3 } else { 1 })
        {
            for words in self.languages() {
                let found = words.cards.iter().filter(|(name, _)| fits(name, &word));
                let found: Vec<_> = found.map(|(_, card)| card).collect();
                match found.as_slice() {
                    [] => {}
                    [only] => return Ok((*only).clone()),
                    several => return Err(ambiguous(name, several)),
                }
            }
        }
        Err(Misfit::Unknown {
            kind: "companion-kind-card",
            word: name.to_owned(),
        })
    }

    /// The milestone or award with this key or name.
    pub(crate) fn goal(self, name: &str, goals: &[Goal]) -> Result<Goal, Misfit> {
        let word = plain(name);
        if let Some(goal) = goals.iter().find(|goal| plain(&goal.to_string()) == word) {
            return Ok(*goal);
        }
        let whole: Fits = |name, word| name == word;
        let start: Fits = |name, word| name.starts_with(word);
        for fits in [whole, start] {
            for words in self.languages() {
                let name_of = |goal: &Goal| plain(&words.writer.write(&goal.tell()));
                let found = goals.iter().filter(|goal| fits(&name_of(goal), &word));
                let found: Vec<_> = found.collect();
                match found.as_slice() {
                    [] => {}
                    [only] => return Ok(**only),
                    several => {
                        return Err(Misfit::Ambiguous {
                            word: name.to_owned(),
                            found: several.iter().map(|goal| goal.tell()).collect(),
                        });
                    }
                }
            }
        }
        Err(Misfit::Unknown {
            kind: "companion-kind-goal",
            word: name.to_owned(),
        })
    }
}

type Fits = fn(&str, &str) -> bool;

fn ambiguous(name: &str, cards: &[&Drawn]) -> Misfit {
    let tell = |card: &&Drawn| match card {
        Drawn::Project(card) => Some(
            Message::new("companion-numbered")
                .with("card", *card)
                .with("number", format!("{:03}", card.card().number)),
        ),
        Drawn::Bonus(bonus) => Some(bonus.tell()),
        Drawn::Shown(_) | Drawn::Nothing => None,
    };
    let found = cards.iter().filter_map(tell);
    Misfit::Ambiguous {
        word: name.to_owned(),
        found: found.take(LISTED).collect(),
    }
}

/// `012` is a project card, `B03` a bonus card; B08 to B10 are the same on the three boards.
fn numbered(word: &str) -> Option<Drawn> {
    if let Some(number) = word.strip_prefix('b') {
        let number: usize = number.parse().ok()?;
        let last = Bonus::COUNT;
        let index = match number {
            0 => return None,
            9 | 10 => last,
            number => number,
        };
        let bonus = Bonus::ALL.get(index - 1);
        return bonus.map(|bonus| Drawn::Bonus(*bonus));
    }
    let number: u16 = word.parse().ok()?;
    let card = CardId::all().find(|card| card.card().number == number);
    card.map(Drawn::Project)
}
