//! Saving and loading: tables, accounts and news, in one SQLite file.
//!
//! It knows nothing of rules: what happens at a table comes as text and is kept in order. What
//! [`Store::save`] has returned from is on disk; many tables share one commit.

mod accounts;
mod checkpoint;
mod copies;
mod error;
mod farewells;
mod kept;
mod logins;
mod moderation;
mod names;
mod notifications;
mod open;
mod rating;
mod saver;
mod tables;
mod writer;

pub use accounts::{Standing, UserRow};
pub use copies::Integrity;
pub use error::StoreError;
pub use farewells::{FORMER_PLAYER, PersonRow};
pub use kept::{Kept, KeptKind};
pub use logins::{LoginRow, NewToken, Renewed, Scope};
pub use moderation::{Act, Known, Moderation, NotedAct};
pub use names::Unreserved;
pub use notifications::{Delivery, Notification, WebhookRow};
pub use open::{Access, Store};
pub use rating::{Finished, Placed};
pub use tables::{ChatRow, EntryRow, MovedRating, NewTable, Save, StoredTable};
