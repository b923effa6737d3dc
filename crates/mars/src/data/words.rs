//! The vocabulary of the game: closed sets of values, each with its one word.

use kit::words;

words! {
    /// What a player keeps in stock and produces.
    "a resource"
    Resource {
        /// Megacredits, M€.
        Money = "money",
        /// Pays for building cards.
        Steel = "steel",
        /// Pays for space cards.
        Titanium = "titanium",
        /// Become greenery.
        Plants = "plants",
        /// Becomes heat at the end of a generation.
        Energy = "energy",
        /// Warms the planet.
        Heat = "heat",
    }
}

words! {
    /// What lies on cards.
    "a token"
    Token {
        /// An animal.
        Animal = "animal",
        /// A microbe.
        Microbe = "microbe",
        /// A science token.
        Science = "science",
        /// A fighter.
        Fighter = "fighter",
    }
}

words! {
    /// The symbols in a card's header. The event mark is not one of them: see [`Kind`].
    "a tag"
    Tag {
        /// Building.
        Building = "building",
        /// Space.
        Space = "space",
        /// Power.
        Power = "power",
        /// Science.
        Science = "science",
        /// Jupiter.
        Jupiter = "jupiter",
        /// Earth.
        Earth = "earth",
        /// Plant.
        Plant = "plant",
        /// Microbe.
        Microbe = "microbe",
        /// Animal.
        Animal = "animal",
        /// City.
        City = "city",
    }
}

words! {
    /// What the players raise to make the planet habitable.
    "a parameter"
    Parameter {
        /// In degrees, -30 to +8, two degrees a step.
        Temperature = "temperature",
        /// In percent, 0 to 14.
        Oxygen = "oxygen",
        /// Ocean tiles, 0 to 9.
        Oceans = "oceans",
    }
}

words! {
    /// The colour of a project card.
    "a kind of card"
    Kind {
        /// Green: done once.
        Automated = "automated",
        /// Blue: with an action or a standing effect.
        Active = "active",
        /// Red: done once, then face down.
        Event = "event",
    }
}

words! {
    /// Where a card comes from.
    "a set"
    Set {
        /// The standard game.
        Base = "base",
        /// The Corporate Era cards.
        CorporateEra = "corporate-era",
    }
}

words! {
    /// What can lie on a space.
    "a tile"
    Tile {
        /// Water, nobody's property.
        Ocean = "ocean",
        /// A point, and oxygen.
        Greenery = "greenery",
        /// Scores the greenery around it.
        City = "city",
        /// A city that also scores oceans.
        Capital = "capital",
        /// Commercial District.
        CommercialDistrict = "commercial-district",
        /// Ecological Zone.
        EcologicalZone = "ecological-zone",
        /// Industrial Center.
        IndustrialCenter = "industrial-center",
        /// Lava Flows.
        LavaFlows = "lava-flows",
        /// Mining Area.
        MiningArea = "mining-area",
        /// Mining Rights.
        MiningRights = "mining-rights",
        /// Mohole Area.
        MoholeArea = "mohole-area",
        /// Natural Preserve.
        NaturalPreserve = "natural-preserve",
        /// Nuclear Zone.
        NuclearZone = "nuclear-zone",
        /// Restricted Area.
        RestrictedArea = "restricted-area",
        /// MarsBot's neural instance.
        NeuralInstance = "neural-instance",
    }
}

words! {
    /// Spaces kept for one city [R7.8].
    "a reserved space"
    Named {
        /// On the planet, where the map has it.
        Noctis = "noctis",
        /// Off the planet.
        Phobos = "phobos",
        /// Off the planet.
        Ganymede = "ganymede",
    }
}

words! {
    /// What anybody can buy at any time [R8.1].
    "a standard project"
    StandardProject {
        /// Discard cards for money.
        SellPatents = "sell-patents",
        /// Energy production.
        PowerPlant = "power-plant",
        /// Temperature.
        Asteroid = "asteroid",
        /// An ocean.
        Aquifer = "aquifer",
        /// A greenery.
        Greenery = "greenery",
        /// A city.
        City = "city",
    }
}

words! {
    /// What a space gives to whoever builds on it.
    "a space bonus"
    Icon {
        /// One steel.
        Steel = "steel",
        /// One titanium.
        Titanium = "titanium",
        /// One plant.
        Plant = "plant",
        /// One card.
        Card = "card",
        /// One heat.
        Heat = "heat",
        /// Costs 6 money and gives an ocean [R7.17].
        OceanFor6 = "ocean-for-6",
    }
}

impl Resource {
    /// The lowest that production can fall to [R4.2].
    pub const fn production_floor(self) -> i16 {
        match self {
            Self::Money => -5,
            _ => 0,
        }
    }
}

impl Tag {
    /// Its bit in a set of tags.
    pub(crate) const fn bit(self) -> u16 {
        1 << self.index()
    }
}

impl Parameter {
    /// Where the parameter starts.
    pub const fn lowest(self) -> i8 {
        match self {
            Self::Temperature => -30,
            Self::Oxygen | Self::Oceans => 0,
        }
    }

    /// Where the parameter is full.
    pub const fn highest(self) -> i8 {
        match self {
            Self::Temperature => 8,
            Self::Oxygen => 14,
            Self::Oceans => 9,
        }
    }

    /// How much one step adds.
    pub const fn step(self) -> i8 {
        match self {
            Self::Temperature => 2,
            Self::Oxygen | Self::Oceans => 1,
        }
    }
}

impl Tile {
    /// Whether it is a city in every respect [R7.6].
    pub const fn is_city(self) -> bool {
        matches!(self, Self::City | Self::Capital)
    }

    /// Whether there is just one of it, named by its card.
    pub const fn is_special(self) -> bool {
        !matches!(self, Self::Ocean | Self::Greenery | Self::City)
    }
}

impl Icon {
    /// The metal that it shows, if it does.
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Self::Steel => Some(Resource::Steel),
            Self::Titanium => Some(Resource::Titanium),
            Self::Plant => Some(Resource::Plants),
            Self::Heat => Some(Resource::Heat),
            Self::Card | Self::OceanFor6 => None,
        }
    }
}
