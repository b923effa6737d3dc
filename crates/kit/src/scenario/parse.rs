//! Reading scenario files. The format knows no game: decisions and facts stay words.

use crate::{Failure, Seat};

/// The largest scenario file that is read, in bytes.
pub const MAX_SCENARIO_BYTES: usize = 1 << 20;

/// The words that a line can begin with.
const VERBS: [&str; 17] = [
    "title", "rule", "game", "given", "do", "undo", "keep", "ask", "idle", "offer", "withhold",
    "only", "refuse", "blocked", "expect", "every", "says",
];

/// One scenario of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// What it shows, as a sentence.
    pub title: String,
    /// The rules it cites.
    pub rules: Vec<Citation>,
    /// The game's name.
    pub game: String,
    /// The number of players.
    pub players: usize,
    /// Variant words, as on the command line.
    pub variant: Vec<String>,
    /// The line of its `game`.
    pub line: usize,
    /// The position, then what is done and expected, in order.
    pub steps: Vec<Step>,
}

/// A rule that a scenario cites.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Citation {
    /// Where, counted from 1.
    pub line: usize,
    /// The rule's number.
    pub id: String,
}

/// One statement of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Its line in the file, counted from 1.
    pub line: usize,
    /// What it says.
    pub verb: Verb,
}

/// What a statement says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verb {
    /// `given KEY: VALUE`: the position.
    Given {
        /// Which fact.
        key: String,
        /// Its value.
        value: String,
    },
    /// `do SEAT DECISION`.
    Do(Seat, String),
    /// `undo SEAT`: the seat takes back its last decision.
    Undo(Seat),
    /// `keep SEAT`: the seat cannot take back anything.
    Keep(Seat),
    /// `ask SEAT: CODE`: the seat is asked this kind of question.
    Ask(Seat, String),
    /// `idle SEAT`: the seat is asked nothing.
    Idle(Seat),
    /// `offer SEAT DECISION`: it is among the listed answers.
    Offer(Seat, String),
    /// `withhold SEAT DECISION`: it is not among them.
    Withhold(Seat, String),
    /// `only SEAT DECISION, DECISION`: these are all the listed answers.
    Only(Seat, Vec<String>),
    /// `refuse SEAT DECISION because CODE`: trying it fails and changes nothing.
    Refuse(Seat, String, String),
    /// `blocked SEAT DECISION because CODE`: the seat is told why it cannot do this now.
    Blocked(Seat, String, String),
    /// `expect KEY: VALUE`.
    Expect {
        /// Which fact.
        key: String,
        /// What it should be.
        value: String,
    },
    /// `every N KEY: VALUE`: the fact holds now and through all continuations of N decisions.
    Every {
        /// How many decisions deep.
        depth: usize,
        /// Which fact.
        key: String,
        /// What it should be.
        value: String,
    },
    /// `says SEAT: TEXT`: by the last `do` the seat was told this, in English.
    Says(Seat, String),
}

/// Reads the scenarios of a file.
///
/// # Errors
/// The first line that cannot be read, with what was expected.
pub fn parse(text: &str) -> Result<Vec<Scenario>, Failure> {
    if text.len() > MAX_SCENARIO_BYTES {
        return Err(Failure::senseless(
            1,
            format!("a scenario file has at most {MAX_SCENARIO_BYTES} bytes"),
        ));
    }
    let mut scenarios: Vec<Draft> = Vec::new();
    let mut verb = None;
    // A verb alone on its line speaks of the indented lines below it.
    let mut alone = None;
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let line = line.split('#').next().unwrap_or_default().trim_end();
        if line.trim().is_empty() {
            continue;
        }
        let statement = if line.starts_with(char::is_whitespace) {
            line.trim()
        } else {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            if !VERBS.contains(&word) {
                let what = format!("expected one of {}, found `{word}`", VERBS.join(", "));
                return Err(Failure::senseless(number, what));
            }
            alone.map_or(Ok(()), lonely)?;
            verb = Some(word);
            rest.trim()
        };
        let verb = verb.ok_or_else(|| {
            Failure::senseless(
                number,
                "expected a verb such as `title` before an indented line",
            )
        })?;
        if statement.is_empty() {
            alone = Some((number, verb));
            continue;
        }
        alone = None;
        if verb == "title" {
            scenarios.push(Draft::new(number, statement));
            continue;
        }
        let draft = scenarios
            .last_mut()
            .ok_or_else(|| Failure::senseless(number, "a scenario begins with `title`"))?;
        draft.read(number, verb, statement)?;
    }
    alone.map_or(Ok(()), lonely)?;
    scenarios.into_iter().map(Draft::finish).collect()
}

fn lonely((line, verb): (usize, &str)) -> Result<(), Failure> {
    let what = format!("`{verb}` says nothing; expected more on its line or indented below it");
    Err(Failure::senseless(line, what))
}

struct Draft {
    title_line: usize,
    scenario: Scenario,
}

impl Draft {
    fn new(title_line: usize, title: &str) -> Self {
        let scenario = Scenario {
            title: title.to_owned(),
            rules: Vec::new(),
            game: String::new(),
            players: 0,
            variant: Vec::new(),
            line: title_line,
            steps: Vec::new(),
        };
        Self {
            title_line,
            scenario,
        }
    }

    fn read(&mut self, line: usize, verb: &str, text: &str) -> Result<(), Failure> {
        match verb {
            "rule" => {
                let cited = super::items(text).map(|id| Citation {
                    line,
                    id: id.to_owned(),
                });
                self.scenario.rules.extend(cited);
            }
            "game" => self.game(line, text)?,
            // Several facts may share a line, with semicolons between them.
            "given" | "expect" => {
                let facts = text.split(';').map(str::trim);
                let mut facts = facts.filter(|fact| !fact.is_empty()).peekable();
                facts
                    .peek()
                    .map_or_else(|| lonely((line, verb)), |_| Ok(()))?;
                facts.try_for_each(|fact| self.push(line, verb, fact))?;
            }
            _ => self.push(line, verb, text)?,
        }
        Ok(())
    }

    fn game(&mut self, line: usize, text: &str) -> Result<(), Failure> {
        if !self.scenario.game.is_empty() {
            return Err(Failure::senseless(line, "a scenario has one `game` line"));
        }
        let form = "expected `game NAME, N players` and then variant words, separated by commas";
        let mut parts = super::items(text);
        let name = parts.next().ok_or_else(|| Failure::senseless(line, form))?;
        let players = parts.next().ok_or_else(|| Failure::senseless(line, form))?;
        let count = players
            .strip_suffix(" players")
            .or_else(|| players.strip_suffix(" player"));
        self.scenario.game = name.to_owned();
        self.scenario.players = count
            .and_then(|count| count.parse().ok())
            .ok_or_else(|| Failure::senseless(line, form))?;
        self.scenario.variant = parts.map(str::to_owned).collect();
        self.scenario.line = line;
        Ok(())
    }

    fn push(&mut self, line: usize, verb: &str, text: &str) -> Result<(), Failure> {
        let wrong = |what: &str| Failure::senseless(line, format!("{what}, found `{verb} {text}`"));
        let fact = |text: &str| -> Result<(String, String), Failure> {
            let (key, value) = text
                .split_once(':')
                .ok_or_else(|| wrong("expected `KEY: VALUE`"))?;
            Ok((key.trim().to_owned(), value.trim().to_owned()))
        };
        let seat = |word: &str| {
            word.parse::<Seat>()
                .map_err(|what| Failure::senseless(line, what))
        };
        let seated = |text: &str| -> Result<(Seat, String), Failure> {
            let (who, rest) = text
                .split_once(' ')
                .ok_or_else(|| wrong("expected `SEAT DECISION`"))?;
            Ok((seat(who)?, rest.trim().to_owned()))
        };
        let reasoned = || -> Result<(Seat, String, String), Failure> {
            let (who, rest) = seated(text)?;
            let (decision, code) = rest
                .rsplit_once(" because ")
                .ok_or_else(|| wrong("expected `SEAT DECISION because CODE`"))?;
            Ok((who, decision.trim().to_owned(), code.trim().to_owned()))
        };
        let verb = match verb {
            "given" => {
                let (key, value) = fact(text)?;
                if self
                    .scenario
                    .steps
                    .iter()
                    .any(|step| !matches!(step.verb, Verb::Given { .. }))
                {
                    return Err(Failure::senseless(
                        line,
                        "the position is given before anything is done or expected",
                    ));
                }
                Verb::Given { key, value }
            }
            "do" => {
                let (who, decision) = seated(text)?;
                Verb::Do(who, decision)
            }
            "undo" => Verb::Undo(seat(text)?),
            "keep" => Verb::Keep(seat(text)?),
            "idle" => Verb::Idle(seat(text)?),
            "ask" => {
                let (who, code) = fact(text)?;
                Verb::Ask(seat(&who)?, code)
            }
            "offer" => {
                let (who, decision) = seated(text)?;
                Verb::Offer(who, decision)
            }
            "withhold" => {
                let (who, decision) = seated(text)?;
                Verb::Withhold(who, decision)
            }
            "only" => {
                let (who, decisions) = seated(text)?;
                Verb::Only(who, super::items(&decisions).map(str::to_owned).collect())
            }
            "refuse" => {
                let (who, decision, code) = reasoned()?;
                Verb::Refuse(who, decision, code)
            }
            "blocked" => {
                let (who, decision, code) = reasoned()?;
                Verb::Blocked(who, decision, code)
            }
            "expect" => {
                let (key, value) = fact(text)?;
                Verb::Expect { key, value }
            }
            "every" => {
                let form = || wrong("expected `every N KEY: VALUE`");
                let (depth, rest) = text.split_once(' ').ok_or_else(form)?;
                let depth = depth
                    .parse()
                    .ok()
                    .filter(|depth| *depth <= 6)
                    .ok_or_else(form)?;
                let (key, value) = fact(rest)?;
                Verb::Every { depth, key, value }
            }
            "says" => {
                let (who, words) = fact(text)?;
                Verb::Says(seat(&who)?, words)
            }
            _ => unreachable!("only known verbs are read"),
        };
        self.scenario.steps.push(Step { line, verb });
        Ok(())
    }

    fn finish(self) -> Result<Scenario, Failure> {
        if self.scenario.game.is_empty() {
            return Err(Failure::senseless(
                self.title_line,
                "the scenario has no `game` line",
            ));
        }
        let tests =
            |step: &Step| !matches!(step.verb, Verb::Given { .. } | Verb::Do(..) | Verb::Undo(_));
        if !self.scenario.steps.iter().any(tests) {
            return Err(Failure::senseless(
                self.title_line,
                "the scenario expects nothing",
            ));
        }
        Ok(self.scenario)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_holds_several_scenarios_and_indented_lines_continue_the_verb() {
        let text = "\
title First
rule Z1, Z2
game shifter, 2 players, exact   # harder
given
  library: 3; turn: B
  row 1: 1A0 2A0
do B shift row 1 left
refuse B rotate r1c1 because no-action
title Second
game shifter, 1 player
expect library: 12
";
        let scenarios = parse(text).expect("it is well formed");
        assert_eq!(scenarios.len(), 2);
        let cited = scenarios[0].rules.iter();
        let cited: Vec<_> = cited.map(|rule| (rule.line, rule.id.as_str())).collect();
        assert_eq!(cited, [(2, "Z1"), (2, "Z2")]);
        assert_eq!(scenarios[0].variant, ["exact"]);
        assert_eq!(scenarios[0].steps.len(), 5);
        assert_eq!(
            scenarios[0].steps[4].verb,
            Verb::Refuse(Seat::new(1), "rotate r1c1".into(), "no-action".into())
        );
        assert_eq!(scenarios[1].players, 1);
    }

    #[test]
    fn faults_are_reported_with_their_line() {
        for (text, line, word) in [
            ("  indented", 1, "verb"),
            ("do A pass", 1, "title"),
            ("title T\nexpect a: 1", 1, "no `game`"),
            ("title T\ngame x, 2 players", 1, "expects nothing"),
            ("title T\ngame x, two players", 2, "N players"),
            (
                "title T\ngame x, 2 players\ngame x, 3 players",
                3,
                "one `game`",
            ),
            ("title T\ngame x, 2 players\nfrobnicate A", 3, "frobnicate"),
            ("title T\ngame x, 2 players\nfrobnicate", 3, "frobnicate"),
            (
                "title T\ngame x, 2 players\nexpect library 3",
                3,
                "KEY: VALUE",
            ),
            ("title T\ngame x, 2 players\ndo F pass", 3, "seat"),
            ("title T\ngame x, 2 players\nrefuse A pass", 3, "because"),
            (
                "title T\ngame x, 2 players\nexpect a: 1\ngiven b: 2",
                4,
                "before",
            ),
            ("title T\ngame x, 2 players\nevery 99 a: 1", 3, "every N"),
            ("title T\ngame x, 2 players\ndo\nexpect a: 1", 3, "`do`"),
            ("title T\ngame x, 2 players\nexpect a: 1\nask\n", 4, "`ask`"),
            (
                "title T\ngame x, 2 players\ngiven\n\ndo A pass",
                3,
                "`given`",
            ),
            ("title T\ngame x, 2 players\nexpect ;", 3, "`expect`"),
        ] {
            let failure = parse(text).expect_err(text);
            assert_eq!(failure.line, line, "{text}");
            assert!(failure.what.contains(word), "{}", failure.what);
        }
    }
}
