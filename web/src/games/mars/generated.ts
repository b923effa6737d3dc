// Generated from the rules of the game by `cargo xtask generate`; do not edit.

import type { BySeat, Message, Seat, SeatSet } from '$wire';

declare module '$wire' {
  interface Games {
    mars: Game;
  }
}

/** What the protocol says of this game. */
export interface Game {
  "view": View;
  "prompt": Prompt;
  "decision": Decision;
  "reason": Reason;
  "event": Event;
  facts: Facts;
}

/** The data of each kind of component. */
export interface Facts {
  "project": Project;
  "corporation": Corporation;
  "standard-project": Offer;
  "milestone": Milestone;
  "award": Award;
  "map": MapFacts;
  "bot-board": BotBoardFacts;
  "bonus": NoFacts;
}

/** All of them, in order. */
export const RESOURCES: Readonly<Resource[]> = ["Money","Steel","Titanium","Plants","Energy","Heat"];

/** Their words in decisions and in the ids of messages. */
export const RESOURCE_WORDS: Readonly<Record<Resource, string>> = { "Money": "money", "Steel": "steel", "Titanium": "titanium", "Plants": "plants", "Energy": "energy", "Heat": "heat" };

/** All of them, in order. */
export const TAGS: Readonly<Tag[]> = ["Building","Space","Power","Science","Jupiter","Earth","Plant","Microbe","Animal","City"];

/** Their words in decisions and in the ids of messages. */
export const TAG_WORDS: Readonly<Record<Tag, string>> = { "Building": "building", "Space": "space", "Power": "power", "Science": "science", "Jupiter": "jupiter", "Earth": "earth", "Plant": "plant", "Microbe": "microbe", "Animal": "animal", "City": "city" };

/** All of them, in order. */
export const TOKENS: Readonly<Token[]> = ["Animal","Microbe","Science","Fighter"];

/** Their words in decisions and in the ids of messages. */
export const TOKEN_WORDS: Readonly<Record<Token, string>> = { "Animal": "animal", "Microbe": "microbe", "Science": "science", "Fighter": "fighter" };

/** All of them, in order. */
export const TILES: Readonly<Tile[]> = ["Ocean","Greenery","City","Capital","CommercialDistrict","EcologicalZone","IndustrialCenter","LavaFlows","MiningArea","MiningRights","MoholeArea","NaturalPreserve","NuclearZone","RestrictedArea","NeuralInstance"];

/** Their words in decisions and in the ids of messages. */
export const TILE_WORDS: Readonly<Record<Tile, string>> = { "Ocean": "ocean", "Greenery": "greenery", "City": "city", "Capital": "capital", "CommercialDistrict": "commercial-district", "EcologicalZone": "ecological-zone", "IndustrialCenter": "industrial-center", "LavaFlows": "lava-flows", "MiningArea": "mining-area", "MiningRights": "mining-rights", "MoholeArea": "mohole-area", "NaturalPreserve": "natural-preserve", "NuclearZone": "nuclear-zone", "RestrictedArea": "restricted-area", "NeuralInstance": "neural-instance" };

/** All of them, in order. */
export const KINDS: Readonly<Kind[]> = ["Automated","Active","Event"];

/** Their words in decisions and in the ids of messages. */
export const KIND_WORDS: Readonly<Record<Kind, string>> = { "Automated": "automated", "Active": "active", "Event": "event" };

/** All of them, in order. */
export const ICONS: Readonly<Icon[]> = ["Steel","Titanium","Plant","Card","Heat","OceanFor6"];

/** Their words in decisions and in the ids of messages. */
export const ICON_WORDS: Readonly<Record<Icon, string>> = { "Steel": "steel", "Titanium": "titanium", "Plant": "plant", "Card": "card", "Heat": "heat", "OceanFor6": "ocean-for-6" };

/** All of them, in order. */
export const NAMED_PLACES: Readonly<Named[]> = ["Noctis","Phobos","Ganymede"];

/** Their words in decisions and in the ids of messages. */
export const NAMED_PLACE_WORDS: Readonly<Record<Named, string>> = { "Noctis": "noctis", "Phobos": "phobos", "Ganymede": "ganymede" };

/** All of them, in order. */
export const PARAMETERS: Readonly<Parameter[]> = ["Temperature","Oxygen","Oceans"];

/** Their words in decisions and in the ids of messages. */
export const PARAMETER_WORDS: Readonly<Record<Parameter, string>> = { "Temperature": "temperature", "Oxygen": "oxygen", "Oceans": "oceans" };

/** All of them, in order. */
export const STANDARD_PROJECTS: Readonly<StandardProject[]> = ["SellPatents","PowerPlant","Asteroid","Aquifer","Greenery","City"];

/** Their words in decisions and in the ids of messages. */
export const STANDARD_PROJECT_WORDS: Readonly<Record<StandardProject, string>> = { "SellPatents": "sell-patents", "PowerPlant": "power-plant", "Asteroid": "asteroid", "Aquifer": "aquifer", "Greenery": "greenery", "City": "city" };

/** All of them, in order. */
export const TRACKS: Readonly<Track[]> = ["Building","Space","Event","Science","Power","Earth","Plant"];

/** Their words in decisions and in the ids of messages. */
export const TRACK_WORDS: Readonly<Record<Track, string>> = { "Building": "building", "Space": "space", "Event": "event", "Science": "science", "Power": "power", "Earth": "earth", "Plant": "plant" };

/** All of them, in order. */
export const BONUSES: Readonly<Bonus[]> = ["MeteorShower","InvasiveSpecies","ResearchAndDevelopment","Overachievement","ExpeditedConstruction","Lobbyists","LocalNeuralInstance","CorporateCompetition"];

/** Their words in decisions and in the ids of messages. */
export const BONUS_WORDS: Readonly<Record<Bonus, string>> = { "MeteorShower": "meteor-shower", "InvasiveSpecies": "invasive-species", "ResearchAndDevelopment": "research-and-development", "Overachievement": "overachievement", "ExpeditedConstruction": "expedited-construction", "Lobbyists": "lobbyists", "LocalNeuralInstance": "local-neural-instance", "CorporateCompetition": "corporate-competition" };

/** All of them, in order. */
export const LEVELS: Readonly<Level[]> = ["Easy","Normal","Hard","Brutal"];

/** Their words in decisions and in the ids of messages. */
export const LEVEL_WORDS: Readonly<Record<Level, string>> = { "Easy": "easy", "Normal": "normal", "Hard": "hard", "Brutal": "brutal" };

/** The spaces of the planet, row by row. */
export const SPACES: Readonly<Array<Space>> = [{"id":"r1c1","row":1,"column":1},{"id":"r1c2","row":1,"column":2},{"id":"r1c3","row":1,"column":3},{"id":"r1c4","row":1,"column":4},{"id":"r1c5","row":1,"column":5},{"id":"r2c1","row":2,"column":1},{"id":"r2c2","row":2,"column":2},{"id":"r2c3","row":2,"column":3},{"id":"r2c4","row":2,"column":4},{"id":"r2c5","row":2,"column":5},{"id":"r2c6","row":2,"column":6},{"id":"r3c1","row":3,"column":1},{"id":"r3c2","row":3,"column":2},{"id":"r3c3","row":3,"column":3},{"id":"r3c4","row":3,"column":4},{"id":"r3c5","row":3,"column":5},{"id":"r3c6","row":3,"column":6},{"id":"r3c7","row":3,"column":7},{"id":"r4c1","row":4,"column":1},{"id":"r4c2","row":4,"column":2},{"id":"r4c3","row":4,"column":3},{"id":"r4c4","row":4,"column":4},{"id":"r4c5","row":4,"column":5},{"id":"r4c6","row":4,"column":6},{"id":"r4c7","row":4,"column":7},{"id":"r4c8","row":4,"column":8},{"id":"r5c1","row":5,"column":1},{"id":"r5c2","row":5,"column":2},{"id":"r5c3","row":5,"column":3},{"id":"r5c4","row":5,"column":4},{"id":"r5c5","row":5,"column":5},{"id":"r5c6","row":5,"column":6},{"id":"r5c7","row":5,"column":7},{"id":"r5c8","row":5,"column":8},{"id":"r5c9","row":5,"column":9},{"id":"r6c1","row":6,"column":1},{"id":"r6c2","row":6,"column":2},{"id":"r6c3","row":6,"column":3},{"id":"r6c4","row":6,"column":4},{"id":"r6c5","row":6,"column":5},{"id":"r6c6","row":6,"column":6},{"id":"r6c7","row":6,"column":7},{"id":"r6c8","row":6,"column":8},{"id":"r7c1","row":7,"column":1},{"id":"r7c2","row":7,"column":2},{"id":"r7c3","row":7,"column":3},{"id":"r7c4","row":7,"column":4},{"id":"r7c5","row":7,"column":5},{"id":"r7c6","row":7,"column":6},{"id":"r7c7","row":7,"column":7},{"id":"r8c1","row":8,"column":1},{"id":"r8c2","row":8,"column":2},{"id":"r8c3","row":8,"column":3},{"id":"r8c4","row":8,"column":4},{"id":"r8c5","row":8,"column":5},{"id":"r8c6","row":8,"column":6},{"id":"r9c1","row":9,"column":1},{"id":"r9c2","row":9,"column":2},{"id":"r9c3","row":9,"column":3},{"id":"r9c4","row":9,"column":4},{"id":"r9c5","row":9,"column":5}];

/** The spaces off the planet, which come after those on it. */
export const MOONS: Readonly<Array<string>> = ["phobos","ganymede"];

/** The tracks of the parameters. */
export const SCALES: Readonly<Array<Scale>> = [{"parameter":"Temperature","lowest":-30,"highest":8,"step":2},{"parameter":"Oxygen","lowest":0,"highest":14,"step":1},{"parameter":"Oceans","lowest":0,"highest":9,"step":1}];

/** The last space of MarsBot's tracks. */
export const TRACK_END: Readonly<number> = 18;

/** Where MarsBot sits. */
export const BOT_SEAT: Readonly<Seat> = 1;

/** Decisions in the words of the game. */
export const say = {
  play: (card: string) => `play ${card}`,
  use: (card: string) => `use ${card}`,
  project: (project: string) => `project ${project}`,
  convert: (resource: string) => `convert ${resource}`,
  claim: (milestone: string) => `claim ${milestone}`,
  fund: (award: string) => `fund ${award}`,
  pass: 'pass',
  stop: 'stop',
  place: (space: string) => `place ${space}`,
  choose: (what: string) => `choose ${what}`,
  first: (number: string) => `first ${number}`,
  buy: (card: string) => `buy ${card}`,
  keep: (card: string) => `keep ${card}`,
  discard: (card: string) => `discard ${card}`,
  sell: (card: string) => `sell ${card}`,
  done: 'done',
} as const;

/**
 * One way to use a card's action [R3.8]: pay what is left of the arrow, get what is right.
 */
export type Action = { 
/**
 * What must hold.
 */
when: Condition | null, 
/**
 * What is paid, in this order.
 */
cost: Array<Effect>, 
/**
 * What one gets.
 */
gain: Array<Effect>, };

/**
 * Changes of several resources, written as a map: `{Energy: -1, Money: 3}`.
 */
export type Amounts = { [key in Resource]?: number };

/**
 * Where something happens.
 */
export type Area = "OnMars" | "Anywhere";

/**
 * A contest that is judged at the end [R9.3].
 */
export type Award = { 
/**
 * The key by which people and files name it.
 */
id: string, 
/**
 * What is measured.
 */
measure: Measure, };

/**
 * An award of any board, by its place in the catalogue.
 */
export type AwardId = number;

/**
 * Effects that are not worth a rule of their own in the grammar. Each says why.
 */
export type Bespoke = "CopyProductionBox" | { "FloodNeighbour": number };

/**
 * The bonus cards of MarsBot [A9].
 */
export type Bonus = "MeteorShower" | "InvasiveSpecies" | "ResearchAndDevelopment" | "Overachievement" | "ExpeditedConstruction" | "Lobbyists" | "LocalNeuralInstance" | "CorporateCompetition";

/**
 * What Corporate Competition does for an award [A9.8].
 */
export type Boost = { "Greenery": Where } | { "Advance": Track } | { "Lower": [Track, Track] } | { "Find": Wanted } | "TakeToken" | { "Rating": number };

/**
 * An award, as MarsBot stands in it.
 */
export type BotAward = { 
/**
 * Which.
 */
id: string, 
/**
 * What is measured.
 */
measure: BotMeasure, 
/**
 * What is added.
 */
plus: number, 
/**
 * What Corporate Competition does for it.
 */
boost: Boost, };

/**
 * The side of MarsBot's board that goes with a map.
 */
export type BotBoard = { 
/**
 * The map's id.
 */
board: string, 
/**
 * The track that each tag moves.
 */
tags: { [key in Tag]?: Track }, 
/**
 * What the spaces of each track show, from 0.
 */
tracks: { [key in Track]?: Array<TrackIcon> }, 
/**
 * What decides between spaces, before a card does.
 */
placement: Array<Priority>, 
/**
 * The milestones in the order of the map.
 */
milestones: Array<BotMilestone>, 
/**
 * The awards in the order of the map.
 */
awards: Array<BotAward>, };

/**
 * The data of MarsBot's board.
 */
export type BotBoardFacts = { 
/**
 * The board.
 */
board: BotBoard, 
/**
 * The track that stands for each production.
 */
production: { [key in Resource]?: Track }, };

/**
 * What milestones and awards measure of MarsBot.
 */
export type BotMeasure = "Same" | { "Tracks": Array<Track> } | "LowestTrack" | "HighestTrack" | { "MoneyPer": number } | { "Pile": Array<Kind> } | { "PileCosting": number } | "Rating";

/**
 * A milestone, as MarsBot reaches it.
 */
export type BotMilestone = { 
/**
 * Which.
 */
id: string, 
/**
 * What is measured.
 */
measure: BotMeasure, 
/**
 * How much is needed.
 */
at_least: number, };

/**
 * What everybody may know of MarsBot, besides its rating, money and tiles.
 */
export type BotView = { 
/**
 * The tracks from top to bottom.
 */
tracks: Array<TrackView>, 
/**
 * Cards left in its action deck.
 */
action_deck: number, 
/**
 * Cards left in its bonus deck.
 */
bonus_deck: number, 
/**
 * Discarded bonus cards.
 */
bonus_discard: Array<Bonus>, 
/**
 * Bonus cards that are out of the game.
 */
destroyed: Array<Bonus>, 
/**
 * The project cards that it has played.
 */
pile: Array<CardId>, };

/**
 * Whose doing sets off a trigger.
 */
export type By = "Owner" | "Anyone";

/**
 * One value for each resource.
 */
export type ByResource<T> = [T, T, T, T, T, T];

/**
 * One value for each tag.
 */
export type ByTag<T> = [T, T, T, T, T, T, T, T, T, T];

/**
 * A project card, by its place in the catalogue.
 */
export type CardId = number;

/**
 * Something that holds or not.
 */
export type Condition = { "AtLeast": [Count, number] } | "RatingRaised";

/**
 * A corporation.
 */
export type Corporation = { 
/**
 * The printed number.
 */
number: number, 
/**
 * The key by which people and files name it.
 */
id: string, 
/**
 * Where it comes from.
 */
set: Set, 
/**
 * The money it starts with.
 */
money: number, 
/**
 * Its tags.
 */
tags: Array<Tag>, 
/**
 * What else it starts with.
 */
stock: Amounts, 
/**
 * The production it starts with.
 */
production: Amounts, 
/**
 * What its owner does as the first action of the first turn [R1.13].
 */
first_action: Array<Effect>, 
/**
 * The ways to use its action.
 */
action: Array<Action>, 
/**
 * What holds all the time.
 */
ongoing: Array<Ongoing>, };

/**
 * A corporation, by its place in the catalogue.
 */
export type CorporationId = number;

/**
 * Something on the table that can be counted.
 */
export type Count = { "OwnTags": Tag } | { "OpponentTags": Tag } | "Cities" | "CitiesOnMars" | "Events";

/**
 * One small step of a seat.
 */
export type Decision = { "play": CardId } | { "use": Pick } | { "project": StandardProject } | { "convert": Resource } | { "claim": MilestoneId } | { "fund": AwardId } | "pass" | "stop" | { "pay": Payment } | { "place": SpaceId } | { "choose": Pick } | { "option": number } | { "first": number } | { "reduce": Target } | { "remove": [number, Target] } | { "amount": number } | { "buy": CardId } | { "keep": CardId } | { "discard": CardId } | { "sell": CardId } | "accept" | "decline" | "done";

/**
 * Which cards are cheaper.
 */
export type Discounted = "Every" | { "Tag": Tag };

/**
 * An effect that waits for its turn.
 */
export type Due = { 
/**
 * Where it comes from.
 */
source: Source, 
/**
 * What it does.
 */
effect: Message, };

/**
 * One thing that happens.
 */
export type Effect = { "Production": Amounts } | { "ProductionPer": { 
/**
 * Of which resource.
 */
resource: Resource, 
/**
 * What is counted.
 */
of: Count, 
/**
 * How many are needed for one step.
 */
per: number, } } | { "ReduceAny": [Resource, number] } | { "ProductionOfBonus": { 
/**
 * The tile whose space counts.
 */
under: Tile, 
/**
 * The metals that count.
 */
of: Array<Resource>, } } | { "ConvertProduction": { 
/**
 * What goes down.
 */
from: Resource, 
/**
 * What goes up.
 */
to: Resource, } } | { "Gain": Amounts } | { "GainPer": { 
/**
 * Which resource.
 */
resource: Resource, 
/**
 * What is counted.
 */
of: Count, 
/**
 * How many are needed for one.
 */
per: number, } } | { "Pay": { 
/**
 * The price.
 */
money: number, 
/**
 * Metals that may be used.
 */
with: Array<Resource>, } } | { "Spend": Amounts } | { "Exchange": { 
/**
 * What is spent.
 */
from: Resource, 
/**
 * What is gained.
 */
to: Resource, } } | { "RemoveAny": [Resource, number] } | { "StealAny": [Resource, number] } | { "RemoveTokens": [Token, number] } | { "TakeToken": Token } | { "Raise": [Parameter, number] } | { "Rating": number } | { "RatingPer": { 
/**
 * What is counted.
 */
of: Count, } } | { "Place": [Tile, Site] } | "Claim" | { "Draw": number } | { "DrawKeep": { 
/**
 * How many are drawn.
 */
draw: number, 
/**
 * How many are kept.
 */
keep: number, } } | { "LookThenBuy": number } | { "RevealTop": { 
/**
 * The tag to be found.
 */
tag: Tag, 
/**
 * What happens then.
 */
then: Array<Effect>, } } | { "Discard": number } | { "AddHere": number } | { "SpendHere": number } | { "AddTokens": [Token, number] } | { "AddToOther": [Token, number] } | { "AddToHolder": number } | { "AddToPlayed": number } | { "ChooseOne": Array<Array<Effect>> } | { "May": Array<Effect> } | { "InOrder": Array<Effect> } | { "If": { 
/**
 * What must hold.
 */
condition: Condition, 
/**
 * What happens if it does.
 */
then: Array<Effect>, 
/**
 * What happens if not.
 */
otherwise: Array<Effect>, } } | { "NextCard": { 
/**
 * Money off.
 */
discount: number, 
/**
 * Steps by which its parameter requirements are eased.
 */
shift: number, } } | { "Bespoke": Bespoke };

/**
 * Something that happened.
 */
export type Event = { "type": "generation", 
/**
 * Its number.
 */
number: number, 
/**
 * The first player.
 */
first: Seat, } | { "type": "corporation", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which.
 */
corporation: CorporationId, } | { "type": "dealt", 
/**
 * To whom.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, 
/**
 * Which; only the seat learns it.
 */
cards: Array<CardId>, } | { "type": "bought", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, 
/**
 * Which; only the seat learns it.
 */
cards: Array<CardId>, } | { "type": "drew", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, 
/**
 * Which; only the seat learns it.
 */
cards: Array<CardId>, 
/**
 * Why.
 */
source: Source, } | { "type": "discarded", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Whether they came from the hand and not from cards just laid out.
 */
from_hand: boolean, 
/**
 * How many.
 */
count: number, 
/**
 * Which; only the seat learns it.
 */
cards: Array<CardId>, 
/**
 * Why.
 */
source: Source, } | { "type": "revealed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
card: CardId, 
/**
 * Why.
 */
source: Source, } | { "type": "reshuffled" } | { "type": "played", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
card: CardId, } | { "type": "acted", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
source: Source, } | { "type": "paid", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * With what.
 */
payment: Payment, 
/**
 * For what.
 */
source: Source, } | { "type": "stock", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Of what.
 */
resource: Resource, 
/**
 * By how much.
 */
change: number, 
/**
 * Why.
 */
source: Source, } | { "type": "production", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Of what.
 */
resource: Resource, 
/**
 * By how much.
 */
change: number, 
/**
 * Why.
 */
source: Source, } | { "type": "rival-lost", 
/**
 * Of what.
 */
resource: Resource, 
/**
 * How much.
 */
count: number, 
/**
 * Whether it is production.
 */
production: boolean, 
/**
 * Why.
 */
source: Source, } | { "type": "rival-lost-tokens", 
/**
 * Which.
 */
token: Token, 
/**
 * How many.
 */
count: number, 
/**
 * Why.
 */
source: Source, } | { "type": "energy-became-heat", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How much.
 */
count: number, } | { "type": "tokens", 
/**
 * Whose card.
 */
seat: Seat, 
/**
 * Which.
 */
card: CardId, 
/**
 * By how much.
 */
change: number, 
/**
 * Why.
 */
source: Source, } | { "type": "raised", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
parameter: Parameter, 
/**
 * To what.
 */
to: number, 
/**
 * Why.
 */
source: Source, } | { "type": "rating", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * By how much.
 */
change: number, 
/**
 * Why.
 */
source: Source, } | { "type": "placed", 
/**
 * By whom.
 */
seat: Seat | null, 
/**
 * The tile.
 */
tile: Tile, 
/**
 * Where.
 */
space: SpaceId, 
/**
 * Why.
 */
source: Source | null, } | { "type": "space-claimed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
space: SpaceId, 
/**
 * Why.
 */
source: Source, } | { "type": "milestone-claimed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
milestone: MilestoneId, } | { "type": "award-funded", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
award: AwardId, } | { "type": "passed", 
/**
 * Which.
 */
seat: Seat, } | { "type": "no-effect", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Of what.
 */
source: Source, } | { "type": "mars-bot" } & Step | { "type": "over" };

/**
 * Why something could not be done.
 */
export type Failure = "no-tag" | "track-finished" | "no-milestone" | "no-award" | "temperature-full" | "no-ocean" | "no-greenery" | "no-city" | "no-expedited-city" | "no-instance" | "no-plants" | "plants-protected" | "no-token" | "all-complete" | "no-money" | "nothing-funded" | "no-boost" | "no-fitting-card";

/**
 * What a space is, and the bonus that it gives.
 */
export type Ground = { "Land": Array<Icon> } | { "Ocean": Array<Icon> } | { "Volcano": Array<Icon> } | { "Noctis": Array<Icon> };

/**
 * What a trigger waits for.
 */
export type Happening = { "CityPlaced": Area } | "OceanPlaced" | "GreeneryPlaced" | { "TilePlacedOn": Array<Resource> } | { "TagPlayed": Array<Tag> } | { "CardPlayed": { 
/**
 * Its kind.
 */
kind: Kind | null, 
/**
 * A tag on it.
 */
tag: Tag | null, 
/**
 * The least printed cost [R5.10].
 */
cost: number, } } | { "ProjectUsed": { 
/**
 * The least printed cost.
 */
cost: number, } };

/**
 * What a space gives to whoever builds on it.
 */
export type Icon = "Steel" | "Titanium" | "Plant" | "Card" | "Heat" | "OceanFor6";

/**
 * The colour of a project card.
 */
export type Kind = "Automated" | "Active" | "Event";

/**
 * How hard MarsBot is to beat [A14].
 */
export type Level = "Easy" | "Normal" | "Hard" | "Brutal";

/**
 * A board, as it stands in its data file.
 */
export type Map = { 
/**
 * The key by which people and files name it.
 */
id: string, 
/**
 * The 61 spaces, row by row from the north.
 */
spaces: Array<Ground>, 
/**
 * The spaces with a name.
 */
names: { [key in string]: string }, 
/**
 * The five milestones.
 */
milestones: Array<Milestone>, 
/**
 * The five awards.
 */
awards: Array<Award>, };

/**
 * The data of a board.
 */
export type MapFacts = { 
/**
 * The board.
 */
map: Map, 
/**
 * The bonuses on the parameter tracks.
 */
marks: Array<Mark>, };

/**
 * A bonus on a parameter track [R2.2].
 */
export type Mark = { 
/**
 * Which track.
 */
parameter: Parameter, 
/**
 * At which value.
 */
at: number, 
/**
 * What it gives.
 */
effects: Array<Effect>, };

/**
 * What milestones and awards measure of a player.
 */
export type Measure = "Rating" | "Cities" | "Greeneries" | "Tiles" | { "TilesInRows": [number, number] } | "TilesNextToOceans" | { "Tags": Array<Tag> } | "DistinctTags" | "Hand" | { "Cards": Array<Kind> } | "CardsWithRequirement" | { "CardsCosting": number } | "Tokens" | { "Production": Resource } | "HighestProduction" | "RaisedProductions" | { "Stock": Array<Resource> };

/**
 * A goal that earns five points for whoever claims it first [R9.1].
 */
export type Milestone = { 
/**
 * The key by which people and files name it.
 */
id: string, 
/**
 * What is measured.
 */
measure: Measure, 
/**
 * How much is needed.
 */
at_least: number, };

/**
 * A milestone of any board, by its place in the catalogue.
 */
export type MilestoneId = number;

/**
 * Spaces kept for one city [R7.8].
 */
export type Named = "Noctis" | "Phobos" | "Ganymede";

/**
 * The data of a component that is all text.
 */
export type NoFacts = Record<symbol, never>;

/**
 * Something that can be bought at any time.
 */
export type Offer = { 
/**
 * What it costs.
 */
cost: number, 
/**
 * What it does.
 */
effects: Array<Effect>, };

/**
 * What holds as long as the card is in play.
 */
export type Ongoing = { "Trigger": Trigger } | { "Discount": [number, Discounted] } | { "ProjectDiscount": [StandardProject, number] } | { "RequirementShift": number } | { "MetalValue": [Resource, number] } | "PayWithHeat" | { "GreeneryCost": number } | "ProtectTokensHere" | { "Protect": { 
/**
 * Kept stocks.
 */
stock: Array<Resource>, 
/**
 * Kept tokens.
 */
tokens: Array<Token>, } };

/**
 * What the players raise to make the planet habitable.
 */
export type Parameter = "Temperature" | "Oxygen" | "Oceans";

/**
 * Means with which something is paid.
 */
export type Payment = { 
/**
 * Money.
 */
money: number, 
/**
 * Units of steel.
 */
steel: number, 
/**
 * Units of titanium.
 */
titanium: number, 
/**
 * Heat used as money.
 */
heat: number, };

/**
 * What is going on.
 */
export type Phase = "opening-draft" | "corporations" | "opening-hand" | "draft" | "research" | "actions" | "greeneries" | "over";

/**
 * Something to be picked by name.
 */
export type Pick = { "card": CardId } | { "corporation": CorporationId } | { "resource": Resource };

/**
 * A card in play.
 */
export type PlayedView = { 
/**
 * Which.
 */
card: CardId, 
/**
 * Tokens on it.
 */
tokens: number, 
/**
 * Whether its action was used in this generation.
 */
used: boolean, };

/**
 * What a viewer may know of one player.
 */
export type PlayerView = { 
/**
 * The corporation, once all have chosen.
 */
corporation: CorporationId | null, 
/**
 * What is in stock.
 */
stock: ByResource<number>, 
/**
 * What is produced.
 */
production: ByResource<number>, 
/**
 * The terraform rating.
 */
rating: number, 
/**
 * What a unit of steel is worth.
 */
steel_value: number, 
/**
 * What a unit of titanium is worth.
 */
titanium_value: number, 
/**
 * Tags in play.
 */
tags: ByTag<number>, 
/**
 * Cards in hand.
 */
hand: number, 
/**
 * Cards face up in play, with their tokens.
 */
played: Array<PlayedView>, 
/**
 * Events played.
 */
events: Array<CardId>, 
/**
 * Whether the corporation's action was used in this generation.
 */
corporation_used: boolean, 
/**
 * Money off the next card.
 */
next_discount: number, 
/**
 * Steps by which the next card's requirements are eased.
 */
next_shift: number, 
/**
 * Points as they stand.
 */
score: Score, 
/**
 * What only the owner sees.
 */
private: PrivateView | null, };

/**
 * Points at the end of the game [R10.5].
 */
export type Points = "None" | { "Fixed": number } | { "PerToken": { 
/**
 * Points.
 */
points: number, 
/**
 * Tokens for them.
 */
each: number, } } | { "IfToken": { 
/**
 * Points.
 */
points: number, } } | { "PerTag": Tag } | { "PerOceanNextTo": Tile } | { "PerCityNextTo": Tile } | { "PerCities": number };

/**
 * By what MarsBot prefers one space to another.
 */
export type Priority = "Oceans" | "Icons" | { "Rows": [number, number] } | "OwnCities" | "FewRivalCities" | "Greeneries" | "GreeneriesAndOceans";

/**
 * What only the owner sees.
 */
export type PrivateView = { 
/**
 * The cards in hand.
 */
hand: Array<CardId>, 
/**
 * What each of them costs now.
 */
prices: Array<[CardId, number]>, 
/**
 * The first requirement that a card in hand or laid out does not meet now.
 */
lacks: Array<[CardId, Message]>, 
/**
 * What a good player would pay with, while the owner is asked to pay.
 */
suggested: Payment | null, 
/**
 * Cards laid out to be chosen from.
 */
dealt: Array<CardId>, 
/**
 * Cards chosen from those.
 */
picked: Array<CardId>, 
/**
 * The corporations to choose from.
 */
offered: Array<CorporationId>, 
/**
 * The one chosen, until all have chosen.
 */
chosen: CorporationId | null, 
/**
 * How the picked cards will be paid.
 */
payment: Payment, 
/**
 * Cards that the owner has passed on in the draft that is going on.
 */
handed_on: Array<CardId>, 
/**
 * Discarded cards that the owner has seen.
 */
known: Array<CardId>, };

/**
 * A project card.
 */
export type Project = { 
/**
 * The printed number.
 */
number: number, 
/**
 * The key by which people and files name it.
 */
id: string, 
/**
 * Where it comes from.
 */
set: Set, 
/**
 * Its colour.
 */
kind: Kind, 
/**
 * The printed cost.
 */
cost: number, 
/**
 * Its tags, at most three; a tag may come twice.
 */
tags: Array<Tag>, 
/**
 * All that must hold when it is played.
 */
requires: Array<Requirement>, 
/**
 * Points at the end.
 */
points: Points, 
/**
 * The tokens that it can hold.
 */
holds: Token | null, 
/**
 * What happens when it is played; the parts in any order.
 */
effects: Array<Effect>, 
/**
 * The ways to use its action, one of them once in a generation.
 */
action: Array<Action>, 
/**
 * What holds as long as it is in play.
 */
ongoing: Array<Ongoing>, };

/**
 * What a seat is asked.
 */
export type Prompt = { "corporation": { 
/**
 * The ones dealt.
 */
of: Array<CorporationId>, } } | { "buy": { 
/**
 * The cards.
 */
cards: Array<CardId>, 
/**
 * Those chosen so far.
 */
chosen: Array<CardId>, 
/**
 * The price of each.
 */
price: number, } } | { "draft": { 
/**
 * The cards.
 */
cards: Array<CardId>, } } | { "action": { 
/**
 * Whether it is the second action of the turn.
 */
second: boolean, } } | "greenery" | { "pay": { 
/**
 * How much.
 */
price: number, 
/**
 * Whether steel can be used.
 */
steel: boolean, 
/**
 * Whether titanium can be used.
 */
titanium: boolean, 
/**
 * Whether heat can be used.
 */
heat: boolean, 
/**
 * For what.
 */
source: Source, } } | { "order": { 
/**
 * The effects.
 */
of: Array<Due>, } } | { "option": { 
/**
 * What offers them.
 */
source: Source, 
/**
 * What each does, the first being `option 1`; some may not be possible now.
 */
options: Array<Message>, } } | { "whether": { 
/**
 * What offers it.
 */
source: Source, 
/**
 * What would be done.
 */
what: Message, } } | { "place": { 
/**
 * The tile.
 */
tile: Tile, 
/**
 * Why.
 */
source: Source, } } | { "claim-space": { 
/**
 * Why.
 */
source: Source, } } | { "reduce": { 
/**
 * Of what.
 */
resource: Resource, 
/**
 * How much.
 */
count: number, 
/**
 * Why.
 */
source: Source, } } | { "remove": { 
/**
 * Of what.
 */
resource: Resource, 
/**
 * At most so many.
 */
up_to: number, 
/**
 * Whether the asked one gets them.
 */
steal: boolean, 
/**
 * Why.
 */
source: Source, } } | { "remove-tokens": { 
/**
 * Of what.
 */
token: Token, 
/**
 * At most so many.
 */
up_to: number, 
/**
 * Why.
 */
source: Source, } } | { "add-tokens": { 
/**
 * How many.
 */
count: number, 
/**
 * Why.
 */
source: Source, } } | { "copy-production": { 
/**
 * Why.
 */
source: Source, } } | { "resource": { 
/**
 * Why.
 */
source: Source, } } | { "amount": { 
/**
 * At most so much.
 */
up_to: number, 
/**
 * Why.
 */
source: Source, } } | { "keep": { 
/**
 * The cards.
 */
cards: Array<CardId>, 
/**
 * How many more.
 */
count: number, 
/**
 * Why.
 */
source: Source, } } | { "discard": { 
/**
 * Why.
 */
source: Source, } } | "sell" | { "lose-token": { 
/**
 * The cards whose tokens are worth most.
 */
cards: Array<CardId>, 
/**
 * Why.
 */
source: Source, } };

/**
 * Why a decision is not possible, with numbers.
 */
export type Reason = "not-an-answer" | "no-such-card" | { "not-affordable": { 
/**
 * The price.
 */
price: number, 
/**
 * How much is missing.
 */
short: number, } } | { "parameter-too-low": { 
/**
 * Which.
 */
parameter: Parameter, 
/**
 * What is required.
 */
needs: number, 
/**
 * Where it stands.
 */
is: number, } } | { "parameter-too-high": { 
/**
 * Which.
 */
parameter: Parameter, 
/**
 * What is required.
 */
needs: number, 
/**
 * Where it stands.
 */
is: number, } } | { "too-few-tags": { 
/**
 * Which.
 */
tag: Tag, 
/**
 * What is required.
 */
needs: number, 
/**
 * What there is.
 */
has: number, } } | { "too-little-production": { 
/**
 * Of what.
 */
resource: Resource, 
/**
 * What is needed.
 */
needs: number, 
/**
 * What there is.
 */
has: number, } } | { "too-few-cities": { 
/**
 * What is required.
 */
needs: number, 
/**
 * What there is.
 */
has: number, } } | { "too-few-greeneries": { 
/**
 * What is required.
 */
needs: number, 
/**
 * What there is.
 */
has: number, } } | { "too-little-stock": { 
/**
 * Of what.
 */
resource: Resource, 
/**
 * What is needed.
 */
needs: number, 
/**
 * What there is.
 */
has: number, } } | { "too-few-tokens": { 
/**
 * What is needed.
 */
needs: number, 
/**
 * What there is.
 */
has: number, } } | { "no-space": { 
/**
 * The tile.
 */
tile: Tile, } } | "no-claim" | { "nobody-to-reduce": { 
/**
 * Of what.
 */
resource: Resource, 
/**
 * How much.
 */
count: number, } } | "no-card-for-it" | "already-used" | "no-action" | "rating-not-raised" | "taken" | "none-left" | { "not-reached": { 
/**
 * What is needed.
 */
needs: number, 
/**
 * What there is.
 */
has: number, } } | "not-in-solo" | "empty-hand" | "wrong-space" | { "pole-not-affordable": { 
/**
 * How much is missing.
 */
short: number, } } | { "wrong-means": { 
/**
 * What.
 */
resource: Resource, } } | { "pays-too-much": { 
/**
 * By how much.
 */
over: number, } } | { "needed-for-effect": { 
/**
 * What.
 */
resource: Resource, 
/**
 * How much of it.
 */
needs: number, } } | "wrong-target" | "protected" | { "too-many": { 
/**
 * How many are allowed.
 */
most: number, } } | "too-late-to-pass" | "nothing-done" | "choose-more";

/**
 * What must hold when a card is played [R5.3].
 */
export type Requirement = { "AtLeast": [Parameter, number] } | { "AtMost": [Parameter, number] } | { "Tags": [Tag, number] } | { "Production": [Resource, number] } | { "Cities": number } | { "OwnGreeneries": number };

/**
 * What a player keeps in stock and produces.
 */
export type Resource = "Money" | "Steel" | "Titanium" | "Plants" | "Energy" | "Heat";

/**
 * The rule that leaves fewer candidates.
 */
export type Rule = "possible" | { "space": Priority } | "reached-by-both" | "nearest-for-player" | "leftmost" | "largest-lead" | "can-boost" | "player-not-behind" | "smallest-lead" | "near-mark" | "between-oceans" | "most-missing" | "most-points" | "players-choice";

/**
 * The ends of a parameter's track.
 */
export type Scale = { 
/**
 * Which.
 */
parameter: Parameter, 
/**
 * Where it begins.
 */
lowest: number, 
/**
 * Where it is full.
 */
highest: number, 
/**
 * How much one step adds.
 */
step: number, };

/**
 * The points of one seat, by where they come from.
 */
export type Score = { 
/**
 * The terraform rating.
 */
rating: number, 
/**
 * Own greeneries.
 */
greeneries: number, 
/**
 * Greeneries beside own cities.
 */
cities: number, 
/**
 * Cards, tokens included.
 */
cards: number, 
/**
 * Milestones.
 */
milestones: number, 
/**
 * Awards, as they stand.
 */
awards: number, 
/**
 * The neural instance of MarsBot.
 */
instance: number, 
/**
 * The money of MarsBot.
 */
money: number, };

/**
 * Where a card comes from.
 */
export type Set = "Base" | "CorporateEra";

/**
 * Where a tile may go.
 */
export type Site = "City" | "Greenery" | "Land" | "OceanArea" | "Isolated" | "Volcano" | { "NextToCities": number } | "NextToGreenery" | "Metal" | "MetalNextToOwn" | { "Named": Named };

/**
 * Where an effect comes from.
 */
export type Source = { "card": CardId } | { "corporation": CorporationId } | { "project": StandardProject } | { "conversion": Resource } | { "mark": Parameter } | { "space": SpaceId } | "research" | "production" | { "milestone": MilestoneId } | { "award": AwardId } | { "track": Track } | { "bonus": Bonus } | "failure" | "table";

/**
 * A space of the planet, by its place in the list.
 */
export type Space = { 
/**
 * Its id in decisions and data.
 */
id: string, 
/**
 * Its row, from the north, counted from 1.
 */
row: number, 
/**
 * Its place in the row, from the west, counted from 1.
 */
column: number, };

/**
 * One space, counted row by row; written `r3c4`, `phobos` or `ganymede`.
 */
export type SpaceId = number;

/**
 * What anybody can buy at any time [R8.1].
 */
export type StandardProject = "SellPatents" | "PowerPlant" | "Asteroid" | "Aquifer" | "Greenery" | "City";

/**
 * How MarsBot and the player stand in an award.
 */
export type Standing = { 
/**
 * Which award.
 */
award: AwardId, 
/**
 * MarsBot's value.
 */
own: number, 
/**
 * The player's value; unknown at a table of cardboard where it decides nothing.
 */
player: number | null, };

/**
 * One step of MarsBot, told so that a reader can follow and check it.
 */
export type Step = { "step": "action-deck", 
/**
 * Its project cards.
 */
projects: number, 
/**
 * Its bonus cards.
 */
bonuses: number, } | { "step": "bonuses-shuffled" } | { "step": "turned", 
/**
 * Which.
 */
card: Turned, 
/**
 * How it came to it: the action deck if there is no other reason.
 */
by: Source | null, } | { "step": "tag", 
/**
 * The tag.
 */
tag: Tag | null, 
/**
 * The track.
 */
track: Track, } | { "step": "moved", 
/**
 * The track.
 */
track: Track, 
/**
 * The space.
 */
to: number, 
/**
 * What it shows.
 */
icon: TrackIcon, } | { "step": "returned", 
/**
 * The track.
 */
track: Track, 
/**
 * The space.
 */
to: number, } | { "step": "ignored", 
/**
 * The track.
 */
track: Track, 
/**
 * The icon.
 */
icon: TrackIcon, } | { "step": "failed", 
/**
 * Why.
 */
why: Failure, 
/**
 * The money.
 */
money: number, } | { "step": "spaces", 
/**
 * The tile.
 */
tile: Tile, 
/**
 * The rule.
 */
rule: Rule, 
/**
 * What it leaves.
 */
left: Array<SpaceId>, } | { "step": "counted", 
/**
 * The card.
 */
card: Turned, 
/**
 * Its cost.
 */
cost: number, 
/**
 * The space on which the count ends.
 */
space: SpaceId, } | { "step": "no-card" } | { "step": "milestones", 
/**
 * The rule.
 */
rule: Rule, 
/**
 * What it leaves, each with what was compared: for what is possible at all MarsBot's own
 * standing, otherwise the player's, and what is needed.
 */
left: Array<[MilestoneId, number, number]>, } | { "step": "awards", 
/**
 * The rule.
 */
rule: Rule, 
/**
 * What it leaves.
 */
left: Array<Standing>, } | { "step": "early-milestone", 
/**
 * How many it meets.
 */
met: number, } | { "step": "lobbied", 
/**
 * Which.
 */
parameter: Parameter, 
/**
 * Why.
 */
rule: Rule, } | { "step": "boosted", 
/**
 * Which, before the boost.
 */
award: Standing, } | { "step": "cannot-boost", 
/**
 * Which.
 */
award: AwardId, 
/**
 * Why.
 */
why: Failure, } | { "step": "tokens", 
/**
 * The rule.
 */
rule: Rule, 
/**
 * What it leaves.
 */
left: Array<CardId>, } | { "step": "token-of-table" } | { "step": "no-award-yet", 
/**
 * The first generation in which it is not.
 */
from: number, } | { "step": "passed-over", 
/**
 * Which.
 */
card: Turned, } | { "step": "no-use", 
/**
 * Which.
 */
bonus: Bonus, 
/**
 * Why.
 */
why: Failure, } | { "step": "discarded", 
/**
 * Which.
 */
bonus: Bonus, } | { "step": "destroyed", 
/**
 * Which.
 */
bonus: Bonus, } | { "step": "pushed-back", 
/**
 * The track.
 */
track: Track, 
/**
 * The space that the marker came to.
 */
to: number, 
/**
 * Why.
 */
source: Source, } | { "step": "last-greenery", 
/**
 * The track.
 */
track: Track, 
/**
 * The space.
 */
to: number, } | { "step": "time-up" };

/**
 * The symbols in a card's header. The event mark is not one of them: see [`Kind`].
 */
export type Tag = "Building" | "Space" | "Power" | "Science" | "Jupiter" | "Earth" | "Plant" | "Microbe" | "Animal" | "City";

/**
 * Who or what loses something.
 */
export type Target = { "seat": Seat } | "rival" | { "card": CardId };

/**
 * What can lie on a space.
 */
export type Tile = "Ocean" | "Greenery" | "City" | "Capital" | "CommercialDistrict" | "EcologicalZone" | "IndustrialCenter" | "LavaFlows" | "MiningArea" | "MiningRights" | "MoholeArea" | "NaturalPreserve" | "NuclearZone" | "RestrictedArea" | "NeuralInstance";

/**
 * A tile on the board.
 */
export type TileView = { 
/**
 * Where.
 */
space: SpaceId, 
/**
 * What.
 */
tile: Tile, 
/**
 * Whose; oceans and neutral tiles are nobody's.
 */
owner: Seat | null, };

/**
 * What lies on cards.
 */
export type Token = "Animal" | "Microbe" | "Science" | "Fighter";

/**
 * The tracks of MarsBot's board, from top to bottom.
 */
export type Track = "Building" | "Space" | "Event" | "Science" | "Power" | "Earth" | "Plant";

/**
 * What a space of a track does when the marker gets there [A5].
 */
export type TrackIcon = "Nothing" | "Advance" | { "Other": Track } | { "Rating": number } | "Milestone" | "Award" | { "Temperature": number } | "Greenery" | "Ocean" | "City" | { "Venus": number } | { "Floaters": number };

/**
 * One track of MarsBot.
 */
export type TrackView = { 
/**
 * Which.
 */
track: Track, 
/**
 * Where its marker stands.
 */
at: number, 
/**
 * How many spaces ahead of it are marked: their icons do nothing again.
 */
marked: number, };

/**
 * A standing effect that waits for something to happen.
 */
export type Trigger = { 
/**
 * What it waits for.
 */
on: Happening, 
/**
 * Whose doing it must be.
 */
by: By, 
/**
 * What happens then.
 */
effects: Array<Effect>, };

/**
 * A card that MarsBot turns over.
 */
export type Turned = { "project": CardId } | { "bonus": Bonus } | "unlisted";

/**
 * What one viewer may know of a game.
 */
export type View = { 
/**
 * The board's id.
 */
board: string, 
/**
 * What is going on.
 */
phase: Phase, 
/**
 * The number of the generation.
 */
generation: number, 
/**
 * Whether the game ends after this generation, as things stand.
 */
is_last: boolean, 
/**
 * The first player.
 */
first: Seat, 
/**
 * Whose turn it is.
 */
active: Seat, 
/**
 * Who is asked.
 */
asked: SeatSet, 
/**
 * Who has passed.
 */
passed: SeatSet, 
/**
 * Degrees.
 */
temperature: number, 
/**
 * Percent.
 */
oxygen: number, 
/**
 * Ocean tiles on the board.
 */
oceans: number, 
/**
 * Everything that lies on the board.
 */
tiles: Array<TileView>, 
/**
 * Claimed spaces.
 */
claims: Array<[Seat, SpaceId]>, 
/**
 * Cards in the deck.
 */
deck: number, 
/**
 * Cards on the discard pile.
 */
discard: number, 
/**
 * Claimed milestones.
 */
milestones: Array<[MilestoneId, Seat]>, 
/**
 * Funded awards.
 */
awards: Array<[AwardId, Seat]>, 
/**
 * How every seat stands in each milestone of the board, in its order; none in a solo game.
 */
milestone_standings: Array<[MilestoneId, BySeat<number>]>, 
/**
 * Who has reached which milestone, as long as it can be claimed.
 */
milestones_reached: Array<[MilestoneId, SeatSet]>, 
/**
 * How every seat stands in each award of the board, in its order; none in a solo game.
 */
award_standings: Array<[AwardId, BySeat<number>]>, 
/**
 * The points that each award would bring everybody now, were it funded or not.
 */
award_points: Array<[AwardId, BySeat<number>]>, 
/**
 * What the next award costs, while one is left.
 */
award_price: number | null, 
/**
 * What is MarsBot's alone, if it plays at seat B.
 */
mars_bot: BotView | null, 
/**
 * The players.
 */
players: BySeat<PlayerView>, 
/**
 * What the viewer is asked.
 */
prompt: Prompt | null, };

/**
 * Which card is looked for.
 */
export type Wanted = { "Kind": Kind } | { "Costing": number };

/**
 * Where a boosting greenery may go.
 */
export type Where = "Anywhere" | { "InRows": [number, number] } | "NextToOcean";
