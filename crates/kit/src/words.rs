//! Closed sets of values that are written as fixed words.

/// Declares an enum whose values each have one word, the same in data, decisions, scenarios and
/// message ids. The first string names the kind of value in error messages.
///
/// ```
/// kit::words! {
///     /// What a die shows.
///     "a face"
///     Face {
///         /// The head.
///         Head = "head",
///         /// The tail.
///         Tail = "tail",
///     }
/// }
/// assert_eq!("tail".parse(), Ok(Face::Tail));
/// assert_eq!((Face::Tail.word(), Face::Tail.index(), Face::COUNT), ("tail", 1, 2));
/// assert_eq!(
///     "edge".parse::<Face>(),
///     Err("expected a face (head, tail), found `edge`".to_owned())
/// );
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $what:literal $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug,
            ::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS,
        )]
        pub enum $name {
            $($(#[$doc])* $variant,)*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// Its place in [`ALL`](Self::ALL).
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its word in decisions, scenarios and message ids.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)*
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                Self::ALL.iter().copied().find(|value| value.word() == text).ok_or_else(|| {
                    let words: Vec<_> = Self::ALL.iter().map(|value| value.word()).collect();
                    format!("expected {} ({}), found `{text}`", $what, words.join(", "))
                })
            }
        }
    };
}

/// Declares a type that holds one value for each of a closed set of [`words!`](crate::words).
///
/// ```
/// kit::words! {
///     /// What a die shows.
///     "a face"
///     Face {
///         /// The head.
///         Head = "head",
///         /// The tail.
///         Tail = "tail",
///     }
/// }
/// kit::by_word! {
///     /// One value for each face.
///     ByFace of Face
/// }
/// let mut throws = ByFace([2, 5]);
/// throws[Face::Tail] += 1;
/// assert!(throws.iter().eq([(Face::Head, 2), (Face::Tail, 6)]));
/// assert_eq!(serde_json::to_string(&throws).unwrap(), "[2,6]");
/// ```
#[macro_export]
macro_rules! by_word {
    ($(#[$meta:meta])* $name:ident of $key:ident) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, PartialEq, Eq, Hash, Debug, Default,
            ::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS,
        )]
        #[serde(transparent)]
        pub struct $name<T>(pub [T; $key::COUNT]);

        impl<T> ::std::ops::Index<$key> for $name<T> {
            type Output = T;

            fn index(&self, key: $key) -> &T {
                &self.0[key.index()]
            }
        }

        impl<T> ::std::ops::IndexMut<$key> for $name<T> {
            fn index_mut(&mut self, key: $key) -> &mut T {
                &mut self.0[key.index()]
            }
        }

        impl<T: Copy> $name<T> {
            /// The values, each with what it belongs to.
            pub fn iter(&self) -> impl Iterator<Item = ($key, T)> + '_ {
                $key::ALL.iter().map(|&key| (key, self[key]))
            }
        }
    };
}
