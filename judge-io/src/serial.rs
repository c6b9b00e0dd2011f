//! Texts for serde: what the puzzle crates' feature `serde` is made of.
//!
//! Macros, since a crate may implement serde's traits for its own types alone; and serde is theirs to depend on.

/// Gives types that `Display` writes and `FromStr` reads to serde, as those texts.
#[macro_export]
macro_rules! serde_as_text {
    ($($type:ty),+) => {$(
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }
    )+};
}

/// Gives a solution that `Display` writes and `FromStr` reads as its word to serde, as `{"word": …}`.
#[macro_export]
macro_rules! serde_as_word {
    ($type:ident) => {
        /// The solution as it is written.
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename = "Solution", deny_unknown_fields)]
        struct Spelled {
            word: String,
        }

        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                Spelled { word: self.to_string() }.serialize(serializer)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let spelled = <Spelled as ::serde::Deserialize>::deserialize(deserializer)?;
                spelled.word.parse().map_err(::serde::de::Error::custom)
            }
        }
    };
}
