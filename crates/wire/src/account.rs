//! Who somebody is: guests, accounts, and how they are told that it is their turn.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::TableSummary;

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
impl fmt::Debug for Credentials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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

/// What a finished game did to the rating of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MovedRating {
    /// Whose.
    #[schema(value_type = u8)]
    pub seat: kit::Seat,
    /// The rating after the game.
    pub rating: f64,
    /// By how much it moved.
    pub moved: f64,
}

/// A device or program that is logged in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Login {
    /// Its number, to revoke it by.
    pub id: i64,
    /// What it is called.
    pub label: String,
    /// What a token is for; a device may do everything.
    pub scope: Option<TokenScope>,
    /// Since when, in Unix milliseconds.
    pub created: u64,
    /// When it was last used, to the hour, in Unix milliseconds.
    pub used: u64,
    /// When a token ends by itself, in Unix milliseconds.
    pub ends: Option<u64>,
    /// Whether it is the one that asks.
    pub this: bool,
}

/// What a token is for. No token can change the account.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TokenScope {
    /// To play, and to look.
    #[default]
    Play,
    /// To look.
    Read,
}

/// A token for a program, to be made.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewApiToken {
    /// What to call it.
    pub label: String,
    /// What it is for: to play, if nothing is said.
    #[serde(default)]
    #[ts(optional, as = "Option<TokenScope>")]
    pub scope: TokenScope,
    /// After how many days it ends, 1 to 365; 90 if nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub days: Option<u32>,
    /// The password of the account, if it has one.
    #[serde(default)]
    #[ts(optional)]
    pub password: Option<String>,
}

/// Never shows the password either.
impl fmt::Debug for NewApiToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "NewApiToken({:?})", self.label)
    }
}

/// Another password for the account. All other logins and tokens end.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one that it has.
    pub password: String,
    /// The one that it gets, 8 to 200 characters.
    pub new: String,
}

/// Everything that is known of somebody.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PersonalData {
    /// What they are called.
    pub name: String,
    /// The name to log in with, in small letters.
    pub login: Option<String>,
    /// Since when they are known, in Unix milliseconds.
    pub created: u64,
    /// How they fare, by game.
    pub standings: Vec<Standing>,
    /// Devices and programs that are logged in.
    pub logins: Vec<Login>,
    /// Places that news is sent to.
    pub webhooks: Vec<Webhook>,
    /// The tables that they have made or sit at.
    pub tables: Vec<TableSummary>,
    /// What they have said at tables.
    pub said: Vec<Said>,
}

/// Something that somebody has said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Said {
    /// At which table.
    pub table: String,
    /// When, in Unix milliseconds.
    pub at: u64,
    /// What.
    pub text: String,
}

/// That the account is to be deleted.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// The password of the account, if it has one.
    #[serde(default)]
    #[ts(optional)]
    pub password: Option<String>,
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
