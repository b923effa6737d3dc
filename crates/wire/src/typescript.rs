//! The same types for a client in TypeScript, as one file.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use crate::{
    ApiToken, ClientMessage, CompanionSession, CompanionTable, Credentials, FeedAddress, GameInfo,
    Login, Me, NewApiToken, NewGuest, NewTable, NewWebhook, QuickStart, Rename, Replay,
    ServerMessage, TABLE_PATH, TableCreated, TableSummary, Webhook,
};

/// What is not declared here but in the vocabulary of all games, and the form of a delta.
const VOCABULARY: &str = "\
// Generated from the crate `wire` by `cargo xtask generate`; do not edit.

/** A sentence, or a part of one, named by its Fluent id. */
export type Message = { id: string, args?: Array<[string, Arg]>, };

/** What stands in for one variable of a message. */
export type Arg = { number: number } | { word: string } | { seat: number } | { message: Message } | { list: Array<Message> };

/** How many play, and the options that differ from their default. */
export type Setup = { players: number, options: { [name: string]: string }, };

/** What changed between two documents: see docs/protocol.md. */
export type Delta = { [key: string]: Delta } | Array<unknown>;
";

/// The whole file.
pub fn file() -> String {
    let mut types = Types::default();
    types.visit::<ClientMessage>();
    types.visit::<ServerMessage>();
    types.visit::<NewGuest>();
    types.visit::<Rename>();
    types.visit::<Credentials>();
    types.visit::<Me>();
    types.visit::<Login>();
    types.visit::<NewApiToken>();
    types.visit::<ApiToken>();
    types.visit::<NewWebhook>();
    types.visit::<Webhook>();
    types.visit::<FeedAddress>();
    types.visit::<Vec<GameInfo>>();
    types.visit::<NewTable>();
    types.visit::<QuickStart>();
    types.visit::<TableCreated>();
    types.visit::<TableSummary>();
    types.visit::<Replay>();
    types.visit::<CompanionSession>();
    types.visit::<CompanionTable>();
    let mut file = VOCABULARY.to_owned();
    file.push_str(&format!(
        "\n/** Where the pages of tables lie. */\nexport const TABLE_PATH = '{TABLE_PATH}';\n"
    ));
    for declaration in types.0.into_values() {
        file.push('\n');
        file.push_str(&declaration);
    }
    file
}

/// Declarations by name, each type met once.
#[derive(Default)]
struct Types(BTreeMap<String, String>);

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let config = Config::new().with_large_int("number");
        // What has no file of its own is built in, such as a list or a map.
        let declared = T::output_path().is_some();
        if declared {
            let name = T::ident(&config);
            if self.0.contains_key(&name) {
                return;
            }
            let docs = T::docs().unwrap_or_default();
            let declaration = format!("{docs}export {}\n", T::decl(&config));
            self.0.insert(name, declaration);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use kit::{Arg, Message, Seat, Setup};
    use serde_json::json;

    use super::*;

    #[test]
    fn generated_typescript_is_fresh() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("typescript/wire.ts");
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            std::fs::create_dir_all(path.parent().expect("it lies in a folder")).expect("a folder");
            std::fs::write(&path, file()).expect("the file can be written");
        }
        let written = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            written == file(),
            "{} is stale: run `cargo xtask generate`",
            path.display()
        );
    }

    #[test]
    fn the_vocabulary_is_as_it_is_declared() {
        let message = Message::new("a")
            .with("n", 1u8)
            .with("w", "x")
            .with("s", Seat::new(1))
            .with("m", Message::new("b"))
            .with("l", vec![Message::new("c")]);
        assert_eq!(
            serde_json::to_value(&message).expect("plain data"),
            json!({"id": "a", "args": [
                ["n", {"number": 1}], ["w", {"word": "x"}], ["s", {"seat": 1}],
                ["m", {"message": {"id": "b"}}], ["l", {"list": [{"id": "c"}]}],
            ]})
        );
        match message.args[0].1 {
            Arg::Number(_) | Arg::Word(_) | Arg::Seat(_) | Arg::Message(_) | Arg::List(_) => {} // A new kind of argument must be declared above.
        }
        assert_eq!(
            serde_json::to_value(Setup::new(2).with("a", "b")).expect("plain data"),
            json!({"players": 2, "options": {"a": "b"}})
        );
    }
}
