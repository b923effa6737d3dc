//! The same types for a client in TypeScript, as one file.

use std::collections::BTreeMap;

use kit::Seat;
use kit::typescript::{Types, mentions, rename};

use crate::{
    AnalysisState, ApiToken, ClientMessage, CompanionSession, CompanionTable, Credentials,
    Farewell, FeedAddress, GameInfo, Login, Me, MovedRating, NewApiToken, NewGuest, NewPassword,
    NewTable, NewWebhook, QuickStart, Rename, Replay, ServerMessage, TABLE_PATH, TableCreated,
    TableSummary, Webhook,
};

/// What is not declared in Rust: the games make themselves known, and the form of a delta.
const HEADING: &str = "\
// Generated from the crate `wire` by `cargo xtask generate`; do not edit.

/** The types of each game, by its name: `view`, `prompt`, `decision`, `reason`, `event` and `facts`. */
// oxlint-disable-next-line no-empty-interface
export interface Games {}

/** The names of the games. */
export type GameName = keyof Games;

/** What changed between two documents: see docs/protocol.md. */
export type Delta = { [key: string]: Delta } | Array<unknown>;
";

/// The parameter for the game: what mentions it depends on the game.
const OF_THE_GAME: &str = "G";

/// The whole file.
pub fn file() -> String {
    let types = Types::vocabulary()
        .with::<ClientMessage>()
        .with::<ServerMessage>()
        .with::<NewGuest>()
        .with::<Rename>()
        .with::<Credentials>()
        .with::<Me>()
        .with::<MovedRating>()
        .with::<Login>()
        .with::<NewApiToken>()
        .with::<NewPassword>()
        .with::<Farewell>()
        .with::<ApiToken>()
        .with::<NewWebhook>()
        .with::<Webhook>()
        .with::<FeedAddress>()
        .with::<Vec<GameInfo>>()
        .with::<NewTable>()
        .with::<QuickStart>()
        .with::<TableCreated>()
        .with::<TableSummary>()
        .with::<Replay>()
        .with::<AnalysisState>()
        .with::<CompanionSession>()
        .with::<CompanionTable>();
    let table = Seat::TABLE.index();
    let mut file = format!(
        "{HEADING}\n/** The seat that stands for the table itself. */\nexport const TABLE: Seat = {table};\n\n\
         /** Where the pages of tables lie. */\nexport const TABLE_PATH = '{TABLE_PATH}';\n"
    );
    for declaration in by_game(types.into_declarations().collect()).into_values() {
        file.push('\n');
        file.push_str(&declaration);
    }
    file
}

/// Gives a parameter for the game to every declaration that mentions something of the game, also
/// by way of others.
fn by_game(mut declarations: BTreeMap<String, String>) -> BTreeMap<String, String> {
    let mut found = vec![OF_THE_GAME.to_owned()];
    let mut at = 0;
    while let Some(name) = found.get(at).cloned() {
        for (other, text) in &declarations {
            if !found.contains(other) && mentions(text, &name) {
                found.push(other.clone());
            }
        }
        at += 1;
    }
    found.remove(0);
    for (own, declaration) in &mut declarations {
        *declaration = rename(declaration, |name| {
            let name = found.iter().find(|other| *other == name)?;
            Some(if name == own {
                format!("{name}<G extends GameName = GameName>")
            } else {
                format!("{name}<G>")
            })
        });
    }
    declarations
}

#[cfg(test)]
mod tests {
    use std::path::Path;

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
}
