//! Ids: small numbers for things that are counted, such as the cards of a catalogue.

use std::fmt::Debug;
use std::hash::Hash;

/// The place of a thing among all of its kind; the first by default. [`id!`](crate::id) declares one.
///
/// An id that was read, from JSON or from words, is always in range. Code that makes one by
/// [`from_index`](Id::from_index) vouches for that itself.
pub trait Id: Copy + Ord + Hash + Debug + Default + Send + Sync + 'static {
    /// Whether a set of them stands in JSON as the bits of one number, not as a list.
    const SETS_AS_BITS: bool = false;

    /// How many there are.
    fn count() -> usize;

    /// The id at this place.
    fn from_index(index: usize) -> Self;

    /// Its place among all.
    fn index(self) -> usize;
}

/// Declares an [`Id`]: a number of the named width below a count.
///
/// In JSON it is that number. One that is not below the count is refused when it is read, so that
/// whatever is indexed by ids needs no further check.
///
/// ```
/// kit::id! {
///     /// One of the seven days.
///     Day(u8) below 7
/// }
/// assert_eq!(Day::all().count(), 7);
/// assert_eq!(serde_json::from_str::<Day>("6").ok(), Some(Day::from_index(6)));
/// for text in ["7", "255", "256", "-1", "1.5", "null", "\"6\""] {
///     assert!(serde_json::from_str::<Day>(text).is_err());
/// }
/// ```
///
/// With `sets as bits` a [set](crate::IdSet) of at most 64 of them is written in JSON as the bits of
/// a number. With `in words` it is written in JSON as everywhere else, by `Display` and `FromStr`; see
/// [`in_words!`](crate::in_words) and [`id_words!`](crate::id_words).
#[macro_export]
macro_rules! id {
    ($(#[$meta:meta])* $name:ident($raw:ident) below $count:expr) => {
        $crate::id! { @ "number" false $(#[$meta])* $name($raw) below $count }
        $crate::id! { @ serde $name($raw) }
    };
    ($(#[$meta:meta])* $name:ident($raw:ident) below $count:expr, sets as bits) => {
        $crate::id! { @ "number" true $(#[$meta])* $name($raw) below $count }
        $crate::id! { @ serde $name($raw) }
    };
    ($(#[$meta:meta])* $name:ident($raw:ident) below $count:expr, in words) => {
        $crate::id! { @ "string" false $(#[$meta])* $name($raw) below $count }
    };
    (@ serde $name:ident($raw:ident)) => {
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.0.serialize(serializer)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let number = <$raw>::deserialize(deserializer)?;
                if usize::from(number) < <Self as $crate::Id>::count() {
                    Ok(Self(number))
                } else {
                    let text = format!("there is no {} {number}", stringify!($name));
                    Err(::serde::de::Error::custom(text))
                }
            }
        }
    };
    (@ $typescript:tt $bits:tt $(#[$meta:meta])* $name:ident($raw:ident) below $count:expr) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, ::ts_rs::TS,
        )]
        #[ts(type = $typescript)]
        pub struct $name($raw);

        impl $name {
            /// All of them, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..<Self as $crate::Id>::count()).map(Self::from_index)
            }

            /// The id at this place, of which the caller knows that it exists.
            pub const fn from_index(index: usize) -> Self {
                Self(index as $raw)
            }

            /// Its place among all.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl $crate::Id for $name {
            const SETS_AS_BITS: bool = $bits;

            fn count() -> usize {
                $count
            }

            fn from_index(index: usize) -> Self {
                Self::from_index(index)
            }

            fn index(self) -> usize {
                self.index()
            }
        }
    };
}

/// Gives an [`Id`] its words: `Display` writes the word of its entry in the catalogue, `FromStr`
/// finds the id of a word. The string says what was expected.
///
/// ```
/// const DAYS: [&str; 2] = ["saturday", "sunday"];
/// kit::id! {
///     /// A day off.
///     Day(u8) below DAYS.len()
/// }
/// kit::id_words! { Day, "a day such as sunday", |day| DAYS[day.index()] }
/// assert_eq!("sunday".parse(), Ok(Day::from_index(1)));
/// assert_eq!(Day::from_index(1).to_string(), "sunday");
/// let error = "monday".parse::<Day>();
/// assert_eq!(error, Err("expected a day such as sunday, found `monday`".to_owned()));
/// ```
#[macro_export]
macro_rules! id_words {
    ($name:ident, $what:literal, |$id:ident| $word:expr) => {
        impl $name {
            /// The one that this word names.
            pub fn find(word: &str) -> Option<Self> {
                Self::all().find(|id| {
                    let $id = *id;
                    *$word == *word
                })
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let $id = *self;
                f.write_str(&$word)
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                Self::find(text).ok_or_else(|| format!("expected {}, found `{text}`", $what))
            }
        }
    };
}

/// Writes a type in JSON as the words that `Display` writes and `FromStr` reads.
///
/// ```
/// #[derive(PartialEq, Debug)]
/// struct Shout(String);
///
/// impl std::fmt::Display for Shout {
///     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
///         write!(f, "{}!", self.0)
///     }
/// }
///
/// impl std::str::FromStr for Shout {
///     type Err = String;
///
///     fn from_str(text: &str) -> Result<Self, String> {
///         let word = text.strip_suffix('!').ok_or("nobody shouts")?;
///         Ok(Self(word.to_owned()))
///     }
/// }
///
/// kit::in_words! { Shout }
/// assert_eq!(serde_json::to_string(&Shout("hey".to_owned())).unwrap(), "\"hey!\"");
/// assert!(serde_json::from_str::<Shout>("\"hey\"").is_err());
/// ```
#[macro_export]
macro_rules! in_words {
    ($($name:ty),* $(,)?) => {
        $(
            impl ::serde::Serialize for $name {
                fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            }

            impl<'de> ::serde::Deserialize<'de> for $name {
                fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    let text = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                    text.parse().map_err(::serde::de::Error::custom)
                }
            }
        )*
    };
}
