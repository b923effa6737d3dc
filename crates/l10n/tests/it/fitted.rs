//! What games put into sentences: between words, texts only where they are made for the place.

use std::collections::BTreeSet;

use bots::{GameName, Playable, with_game};
use kit::{Arg, Catalogued, Game, Log, Message, Seed, Setup, Tell};

use crate::voice;

/// What is wrong with the messages that were looked at.
struct Reader {
    glue: voice::Glue,
    seen: BTreeSet<String>,
    faults: BTreeSet<String>,
}

impl Reader {
    fn new() -> Self {
        Self {
            glue: voice::glue(),
            seen: BTreeSet::new(),
            faults: BTreeSet::new(),
        }
    }

    fn read(&mut self, message: &Message) {
        self.seen.insert(message.id.to_string());
        for (name, arg) in &message.args {
            let parts: &[Message] = match arg {
                Arg::Number(_) | Arg::Difference(_) | Arg::Word(_) | Arg::Seat(_) => continue,
                Arg::Message(part) => std::slice::from_ref(part),
                Arg::List(parts) => parts,
            };
            let (id, name) = (&message.id, name.as_ref());
            for part in parts {
                let fitted = self.glue.fitted.get(name);
                if let Some(place) =
                    fitted.filter(|place| !place.messages.contains(part.id.as_ref()))
                {
                    let is = &place.is;
                    let fault = format!("{id}: ${name} is {is}; {} is not made for it", part.id);
                    self.faults.insert(fault);
                }
                self.read(part);
            }
        }
    }

    fn read_all(&mut self, messages: impl IntoIterator<Item = Message>) {
        messages.into_iter().for_each(|message| self.read(&message));
    }

    /// Everything in the box, and everything that is asked, offered, refused and told in some games.
    fn play<G: Playable + Catalogued>(&mut self, setups: &[Setup]) {
        for entry in G::catalogue() {
            self.read_all(entry.text);
        }
        for (number, setup) in setups.iter().enumerate() {
            let seed = Seed::from_number(number as u64);
            let mut game = G::start(setup, seed).expect("a good setup");
            let mut rng = kit::rng(number as u64);
            while game.outcome().is_none() {
                for seat in game.asked().iter() {
                    let prompt = game
                        .prompt(seat)
                        .expect("a seat that is asked has a prompt");
                    let legal = game.legal(seat);
                    let offers = legal
                        .iter()
                        .filter_map(|decision| G::offer(&prompt, decision));
                    self.read_all(offers.chain(legal.iter().map(Tell::tell)));
                    let refusals = game.blocked(seat);
                    self.read_all(refusals.iter().map(|(_, reason)| reason.tell()));
                    self.read(&prompt.tell());
                }
                let (seat, decision) = testkit::random_decision(&game, &mut rng);
                let mut log = Log::new();
                game.apply(seat, &decision, &mut log)
                    .expect("a listed decision is legal");
                self.read_all(log.events().iter().map(Tell::tell));
            }
        }
    }
}

#[test]
fn parts_of_sentences_are_made_for_their_place() {
    let mut reader = Reader::new();
    for game in GameName::ALL {
        with_game!(game, |G| {
            let (fewest, most) = G::PLAYERS;
            let setups: Vec<_> = (fewest..=most).map(Setup::new).collect();
            reader.play::<G>(&setups);
        });
    }
    let bot = Setup::new(1).with("automa", "yes");
    reader.play::<bots::rules::Mars>(&[bot]);
    let faults: Vec<_> = reader.faults.into_iter().collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(
        reader.seen.len() > 500,
        "hardly anything was said: {}",
        reader.seen.len()
    );
}
