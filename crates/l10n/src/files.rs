//! The Fluent files, inside the binary. A new file is one more name in this list.

use crate::Language;

macro_rules! files {
    ($language:literal) => {
        files!($language: "areo", "automa", "companion", "dice", "dice-names", "dice-web", "guide-dice", "guide-mars", "guide-marsbot", "guide-shifter", "mars", "mars-names", "mars-text", "mars-web", "rules-dice", "rules-mars", "rules-marsbot", "rules-shifter", "server", "shifter", "shifter-web", "web")
    };
    ($language:literal: $($name:literal),*) => {
        &[$((
            $name,
            include_str!(concat!("../../../locales/", $language, "/", $name, ".ftl")),
        )),*]
    };
}

/// The files of a language, each with its name.
pub(crate) const fn of(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::English => files!("en"),
        Language::Polish => files!("pl"),
        Language::Czech => files!("cs"),
        Language::Dutch => files!("nl"),
    }
}
