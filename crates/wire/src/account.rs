//! Who somebody is: guests, accounts, and how they are told that it is their turn.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A guest to be.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// What to call them.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
}

/// A new name to be called by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The name.
    pub name: String,
}

/// A name and a password: to register with, or to log in with.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password, 8 to 200 characters.
    pub password: String,
}

/// Never shows the password, so that no log can leak it.
impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Credentials({:?})", self.name)
    }
}

/// Who you are.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// What you are called.
    pub name: String,
    /// Whether you have a password and can log in elsewhere.
    pub registered: bool,
    /// How you fare, by game.
    pub standings: Vec<Standing>,
}

/// How somebody fares in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Standing {
    /// The game's name.
    pub game: String,
    /// Finished games.
    pub played: u32,
    /// Games won.
    pub won: u32,
    /// The rating against other people; it begins at 1500.
    pub rating: f64,
    /// Games against other people, which the rating rests on.
    pub rated: u32,
}

/// A device or program that is logged in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Login {
    /// Its number, to revoke it by.
    pub id: i64,
    /// What it is called.
    pub label: String,
    /// Since when, in Unix milliseconds.
    pub created: u64,
    /// When it was last used, to the hour, in Unix milliseconds.
    pub used: u64,
    /// Whether it is the one that asks.
    pub this: bool,
}

/// A token for a program, to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewApiToken {
    /// What to call it.
    pub label: String,
}

/// A token for a program, which sends it as `Authorization: Bearer TOKEN`. Shown only once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ApiToken {
    /// The token.
    pub token: String,
}

/// Where to send news to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewWebhook {
    /// An `http` or `https` address.
    pub url: String,
}

/// A place that news is sent to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Webhook {
    /// Its number, to remove it by.
    pub id: i64,
    /// The address.
    pub url: String,
    /// What its messages are signed with; shown only when it is made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
    /// How the last message fared.
    pub last: Option<String>,
}

/// The Atom feed of one's turns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct FeedAddress {
    /// Its path. Who knows it can read the feed, and nothing more.
    pub path: String,
}
