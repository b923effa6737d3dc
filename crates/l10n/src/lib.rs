//! Writes a game's messages as sentences in the reader's language.
//!
//! The sentences are Fluent files in `locales/`, one folder per language, and are part of the
//! binary. [`Writer`] fills them in; [`lint`] finds what a translator forgot.
//!
//! ```
//! use l10n::{Language, Writer};
//!
//! let english = Writer::new(Language::English);
//! let message = kit::Message::new("refused-over");
//! assert_eq!(english.write(&message), "The game is over.");
//! ```

mod files;
mod language;
mod lint;
mod writer;

pub use language::Language;
pub use lint::lint;
pub use writer::Writer;
