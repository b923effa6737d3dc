//! The vocabulary of the game: closed sets of values, each with its one word.

use kit::words;

words! {
    /// The colour of a die.
    "a die colour"
    Color {
        /// Money and knowledge.
        Yellow = "yellow",
        /// Life.
        Green = "green",
        /// Power and water.
        Blue = "blue",
        /// Metal and building.
        Gray = "gray",
        /// Heat and violence.
        Red = "red",
    }
}

words! {
    /// What a die shows: three of them on every colour, on 3, 2 and 1 faces [1.1].
    "a symbol"
    Symbol {
        /// Yellow, on 3 faces.
        Credit = "credit",
        /// Yellow, on 2 faces.
        Science = "science",
        /// Yellow, on 1 face.
        Earth = "earth",
        /// Green, on 3 faces.
        Plant = "plant",
        /// Green, on 2 faces.
        Microbe = "microbe",
        /// Green, on 1 face.
        Animal = "animal",
        /// Blue, on 3 faces.
        Energy = "energy",
        /// Blue, on 2 faces.
        Water = "water",
        /// Blue, on 1 face.
        Oxygen = "oxygen",
        /// Gray, on 3 faces.
        Steel = "steel",
        /// Gray, on 2 faces.
        Titanium = "titanium",
        /// Gray, on 1 face.
        City = "city",
        /// Red, on 3 faces.
        Heat = "heat",
        /// Red, on 2 faces.
        Event = "event",
        /// Red, on 1 face.
        Nuclear = "nuclear",
    }
}

words! {
    /// What a brown box gives in every production turn.
    "a product"
    Product {
        /// A yellow die.
        Yellow = "yellow",
        /// A green die.
        Green = "green",
        /// A blue die.
        Blue = "blue",
        /// A gray die.
        Gray = "gray",
        /// A red die.
        Red = "red",
        /// A wild token [16.8].
        Wild = "wild",
        /// A point at once [16.8].
        Point = "point",
    }
}

words! {
    /// The colour of a project or bonus card.
    "a card colour"
    Kind {
        /// Effects at once [8.4].
        Red = "red",
        /// Production [8.3].
        Green = "green",
        /// An action or a standing effect [8.5].
        Blue = "blue",
    }
}

words! {
    /// Where a card comes from.
    "a set"
    Set {
        /// The base game.
        Base = "base",
        /// The Corporate Era cards.
        CorporateEra = "corporate-era",
        /// The promo pack.
        Promo = "promo",
    }
}

words! {
    /// What the players raise to make the planet habitable.
    "a parameter"
    Parameter {
        /// In degrees.
        Temperature = "temperature",
        /// In percent.
        Oxygen = "oxygen",
        /// Ocean tiles.
        Oceans = "oceans",
    }
}

words! {
    /// What can lie on a space. A special tile is named by the card that placed it.
    "a tile"
    Tile {
        /// Water.
        Ocean = "ocean",
        /// Scores cities beside it, and oxygen.
        Greenery = "greenery",
        /// Scores greeneries beside it.
        City = "city",
        /// A brown tile with the sign of its card.
        Special = "special",
    }
}

words! {
    /// When a card's action can be used.
    "a kind of action"
    Timing {
        /// As a support action.
        Support = "support",
        /// As a main action.
        Main = "main",
        /// At any moment of the own turn [6.1].
        Free = "free",
    }
}

words! {
    /// The main actions that everybody has [5.14].
    "a standard action"
    StandardAction {
        /// Heat raises the temperature [5.8].
        Temperature = "temperature",
        /// Water becomes an ocean [5.9].
        Ocean = "ocean",
        /// Plants become a greenery [5.10].
        Greenery = "greenery",
        /// City symbols become a city [5.11].
        City = "city",
        /// Credits become points [5.12].
        Points = "points",
    }
}

words! {
    /// The support actions that everybody has and that cost a resource.
    "a support action"
    SupportAction {
        /// Turn another die to a face of choice [5.3].
        Turn = "turn",
        /// Draw cards [5.4].
        Draw = "draw",
    }
}

words! {
    /// A part of a card or corporation, for telling how sure we are of it.
    "a field"
    Field {
        /// Its title.
        Title = "title",
        /// The set that it belongs to.
        Set = "set",
        /// Its colour.
        Kind = "kind",
        /// Its cost.
        Cost = "cost",
        /// Its start bonus.
        Start = "start",
        /// Its brown box.
        Production = "production",
        /// Its effects at once.
        Effects = "effects",
        /// Its action.
        Action = "action",
        /// Its standing effects.
        Ongoing = "ongoing",
        /// Its points at the end.
        Points = "points",
    }
}

impl Color {
    /// Its three symbols, from the most to the least frequent.
    pub const fn symbols(self) -> [Symbol; 3] {
        let first = self.index() * 3;
        [
            Symbol::ALL[first],
            Symbol::ALL[first + 1],
            Symbol::ALL[first + 2],
        ]
    }

    /// The symbol on a side of a die of this colour; the six sides are counted from 0.
    pub const fn on_side(self, side: u8) -> Symbol {
        const SYMBOLS: [usize; 6] = [0, 0, 0, 1, 1, 2];
        Symbol::ALL[self.index() * 3 + SYMBOLS[side as usize]]
    }
}

impl Symbol {
    /// The colour of the dice that show it.
    pub const fn color(self) -> Color {
        Color::ALL[self.index() / 3]
    }

    /// The two other symbols of its colour.
    pub const fn others(self) -> [Self; 2] {
        let [first, second, third] = self.color().symbols();
        match self.index() % 3 {
            0 => [second, third],
            1 => [first, third],
            _ => [first, second],
        }
    }

    /// On how many of the six faces it is.
    pub const fn faces(self) -> u32 {
        [3, 2, 1][self.index() % 3]
    }
}

/// Some of the times at which card actions can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Timings(usize);

impl Timings {
    /// In how many ways times can be put together.
    pub(crate) const COUNT: usize = 1 << Timing::COUNT;

    pub(crate) const fn of(timings: &[Timing]) -> Self {
        let (mut bits, mut at) = (0, 0);
        while at < timings.len() {
            bits |= 1 << timings[at].index();
            at += 1;
        }
        Self(bits)
    }

    /// All ways to put times together.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    pub(crate) const fn contains(self, timing: Timing) -> bool {
        self.0 >> timing.index() & 1 == 1
    }

    /// Its place among all.
    pub(crate) const fn index(self) -> usize {
        self.0
    }
}

impl Product {
    /// The colour, if it is a die.
    pub fn color(self) -> Option<Color> {
        Color::ALL.get(self.index()).copied()
    }
}

impl Tile {
    /// The parameter that it raises.
    pub const fn parameter(self) -> Option<Parameter> {
        match self {
            Self::Ocean => Some(Parameter::Oceans),
            Self::Greenery => Some(Parameter::Oxygen),
            Self::City | Self::Special => None,
        }
    }
}
