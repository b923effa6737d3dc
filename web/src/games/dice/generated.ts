// Generated from the rules of the game by `cargo xtask generate`; do not edit.

import type { BySeat, Seat, SeatSet, Sureness } from '$wire';

declare module '$wire' {
  interface Games {
    dice: Game;
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
  "project": Card;
  "bonus": Card;
  "corporation": Corporation;
  "milestone": Milestone;
  "standard-action": Offer;
  "track": Track;
  "board": Board;
}

/** All of them, in order. */
export const COLORS: Readonly<Color[]> = ["Yellow","Green","Blue","Gray","Red"];

/** Their words in decisions and in the ids of messages. */
export const COLOR_WORDS: Readonly<Record<Color, string>> = { "Yellow": "yellow", "Green": "green", "Blue": "blue", "Gray": "gray", "Red": "red" };

/** All of them, in order. */
export const SYMBOLS: Readonly<Symbol[]> = ["Credit","Science","Earth","Plant","Microbe","Animal","Energy","Water","Oxygen","Steel","Titanium","City","Heat","Event","Nuclear"];

/** Their words in decisions and in the ids of messages. */
export const SYMBOL_WORDS: Readonly<Record<Symbol, string>> = { "Credit": "credit", "Science": "science", "Earth": "earth", "Plant": "plant", "Microbe": "microbe", "Animal": "animal", "Energy": "energy", "Water": "water", "Oxygen": "oxygen", "Steel": "steel", "Titanium": "titanium", "City": "city", "Heat": "heat", "Event": "event", "Nuclear": "nuclear" };

/** All of them, in order. */
export const PRODUCTS: Readonly<Product[]> = ["Yellow","Green","Blue","Gray","Red","Wild","Point"];

/** Their words in decisions and in the ids of messages. */
export const PRODUCT_WORDS: Readonly<Record<Product, string>> = { "Yellow": "yellow", "Green": "green", "Blue": "blue", "Gray": "gray", "Red": "red", "Wild": "wild", "Point": "point" };

/** All of them, in order. */
export const KINDS: Readonly<Kind[]> = ["Red","Green","Blue"];

/** Their words in decisions and in the ids of messages. */
export const KIND_WORDS: Readonly<Record<Kind, string>> = { "Red": "red", "Green": "green", "Blue": "blue" };

/** All of them, in order. */
export const PARAMETERS: Readonly<Parameter[]> = ["Temperature","Oxygen","Oceans"];

/** Their words in decisions and in the ids of messages. */
export const PARAMETER_WORDS: Readonly<Record<Parameter, string>> = { "Temperature": "temperature", "Oxygen": "oxygen", "Oceans": "oceans" };

/** All of them, in order. */
export const TILES: Readonly<Tile[]> = ["Ocean","Greenery","City","Special"];

/** Their words in decisions and in the ids of messages. */
export const TILE_WORDS: Readonly<Record<Tile, string>> = { "Ocean": "ocean", "Greenery": "greenery", "City": "city", "Special": "special" };

/** All of them, in order. */
export const TIMINGS: Readonly<Timing[]> = ["Support","Main","Free"];

/** Their words in decisions and in the ids of messages. */
export const TIMING_WORDS: Readonly<Record<Timing, string>> = { "Support": "support", "Main": "main", "Free": "free" };

/** All of them, in order. */
export const STANDARD_ACTIONS: Readonly<StandardAction[]> = ["Temperature","Ocean","Greenery","City","Points"];

/** Their words in decisions and in the ids of messages. */
export const STANDARD_ACTION_WORDS: Readonly<Record<StandardAction, string>> = { "Temperature": "temperature", "Ocean": "ocean", "Greenery": "greenery", "City": "city", "Points": "points" };

/** All of them, in order. */
export const SUPPORT_ACTIONS: Readonly<SupportAction[]> = ["Turn","Draw"];

/** Their words in decisions and in the ids of messages. */
export const SUPPORT_ACTION_WORDS: Readonly<Record<SupportAction, string>> = { "Turn": "turn", "Draw": "draw" };

/** All of them, in order. */
export const FIELDS: Readonly<Field[]> = ["Title","Set","Kind","Cost","Start","Production","Effects","Action","Ongoing","Points"];

/** Their words in decisions and in the ids of messages. */
export const FIELD_WORDS: Readonly<Record<Field, string>> = { "Title": "title", "Set": "set", "Kind": "kind", "Cost": "cost", "Start": "start", "Production": "production", "Effects": "effects", "Action": "action", "Ongoing": "ongoing", "Points": "points" };

/** The symbols of each colour, the most frequent first. */
export const SYMBOLS_OF: Readonly<{ [key in Color]?: [Symbol, Symbol, Symbol] }> = {"Yellow":["Credit","Science","Earth"],"Green":["Plant","Microbe","Animal"],"Blue":["Energy","Water","Oxygen"],"Gray":["Steel","Titanium","City"],"Red":["Heat","Event","Nuclear"]};

/** The spaces of the board, row by row. */
export const SPACES: Readonly<Array<Space>> = [{"id":"A1","row":0,"column":0},{"id":"A2","row":0,"column":1},{"id":"A3","row":0,"column":2},{"id":"A4","row":0,"column":3},{"id":"B1","row":1,"column":0},{"id":"B2","row":1,"column":1},{"id":"B3","row":1,"column":2},{"id":"B4","row":1,"column":3},{"id":"B5","row":1,"column":4},{"id":"C1","row":2,"column":0},{"id":"C2","row":2,"column":1},{"id":"C3","row":2,"column":2},{"id":"C4","row":2,"column":3},{"id":"C5","row":2,"column":4},{"id":"C6","row":2,"column":5},{"id":"D1","row":3,"column":0},{"id":"D2","row":3,"column":1},{"id":"D3","row":3,"column":2},{"id":"D4","row":3,"column":3},{"id":"D5","row":3,"column":4},{"id":"D6","row":3,"column":5},{"id":"D7","row":3,"column":6},{"id":"E1","row":4,"column":0},{"id":"E2","row":4,"column":1},{"id":"E3","row":4,"column":2},{"id":"E4","row":4,"column":3},{"id":"E5","row":4,"column":4},{"id":"E6","row":4,"column":5},{"id":"F1","row":5,"column":0},{"id":"F2","row":5,"column":1},{"id":"F3","row":5,"column":2},{"id":"F4","row":5,"column":3},{"id":"F5","row":5,"column":4},{"id":"G1","row":6,"column":0},{"id":"G2","row":6,"column":1},{"id":"G3","row":6,"column":2},{"id":"G4","row":6,"column":3}];

/** Decisions in the words of the game. */
export const say = {
  choose: (corporation: string) => `choose ${corporation}`,
  produce: 'produce',
  roll: (color: string) => `roll ${color}`,
  turn: 'turn',
  draw: 'draw',
  play: (card: string) => `play ${card}`,
  use: (card: string) => `use ${card}`,
  standard: (action: string) => `standard ${action}`,
  sparing: (words: string, symbols: string) => `${words} sparing ${symbols}`,
  end: 'end',
  keep: (symbol: string) => `keep ${symbol}`,
  discard: (card: string) => `discard ${card}`,
  pay: (symbol: string) => `pay ${symbol}`,
  payWild: 'pay wild',
  pick: (symbol: string) => `pick ${symbol}`,
  set: (from: string, to: string) => `set ${from} ${to}`,
  place: (space: string) => `place ${space}`,
  lose: (symbol: string) => `lose ${symbol}`,
  give: (symbol: string) => `give ${symbol}`,
  take: (card: string) => `take ${card}`,
  done: 'done',
} as const;

/**
 * A blue card's action [6.2]: pay what is left of the arrow, get what is right of it.
 */
export type Action = { 
/**
 * When it can be used.
 */
timing: Timing, 
/**
 * What is paid.
 */
cost: Array<Effect>, 
/**
 * What one gets.
 */
gain: Array<Effect>, };

/**
 * An award.
 */
export type AwardView = { 
/**
 * Its symbol.
 */
symbol: Symbol, 
/**
 * How many symbols each player has.
 */
counts: BySeat<number>, 
/**
 * What it would give each player now.
 */
points: BySeat<number>, };

/**
 * One side of the board.
 */
export type Board = { 
/**
 * The key by which people and files name it.
 */
id: string, 
/**
 * The 37 spaces, row by row from the top.
 */
spaces: Array<Ground>, 
/**
 * The spaces of which the bonus is as printed.
 */
printed: Array<string>, 
/**
 * The spaces of which we know something, but not all.
 */
partly: Array<string>, };

/**
 * Whose doing sets off a trigger.
 */
export type By = "Owner" | "Anyone";

/**
 * One value for each colour of dice.
 */
export type ByColor<T> = [T, T, T, T, T];

/**
 * A project or bonus card.
 */
export type Card = { 
/**
 * The key by which people and files name it.
 */
id: string, 
/**
 * What it is called, if that is not in the language files.
 */
name?: string, 
/**
 * Where it comes from.
 */
set: Set, 
/**
 * Its colour.
 */
kind: Kind, 
/**
 * What it costs; nothing for a bonus card.
 */
cost: Cost, 
/**
 * Its brown box, on green cards.
 */
production: Production, 
/**
 * What happens when it is played, on red cards; the parts in any order.
 */
effects: Array<Effect>, 
/**
 * Its action, on blue cards.
 */
action: Action | null, 
/**
 * What holds as long as it is in play, on blue cards.
 */
ongoing: Array<Ongoing>, 
/**
 * Points at the end of the game.
 */
points: number, 
/**
 * How sure we are of it.
 */
sources: Record<string, Sureness>, };

/**
 * A project or bonus card, by its place in the catalogue.
 */
export type CardId = number;

/**
 * How likely at least one of a symbol is.
 */
export type Chance = { 
/**
 * Which.
 */
symbol: Symbol, 
/**
 * In per cent, rounded.
 */
percent: number, };

/**
 * The colour of a die.
 */
export type Color = "Yellow" | "Green" | "Blue" | "Gray" | "Red";

/**
 * Something that holds or not.
 */
export type Condition = { "Beside": Array<Tile> } | "TrackBonus";

/**
 * A corporation.
 */
export type Corporation = { 
/**
 * The key by which people and files name it.
 */
id: string, 
/**
 * What it is called, if that is not in the language files.
 */
name?: string, 
/**
 * Where it comes from.
 */
set: Set, 
/**
 * What its owner gets when it is revealed, once [2.9].
 */
start: Array<Effect>, 
/**
 * Its brown box.
 */
production: Production, 
/**
 * What holds all the time.
 */
ongoing: Array<Ongoing>, 
/**
 * How sure we are of it.
 */
sources: Record<string, Sureness>, };

/**
 * A corporation, by its place in the catalogue.
 */
export type CorporationId = number;

/**
 * Symbols that are paid exactly [7.1], written as a list: `[Steel, Heat, Heat]`.
 */
export type Cost = Array<Symbol>;

/**
 * Something on the table that can be counted.
 */
export type Count = "TilesInMiddleRow" | "Cities" | { "Beside": Tile };

/**
 * What kind of turn it is.
 */
export type Course = "open" | "production" | "action";

/**
 * One small step of a seat.
 */
export type Decision = { "choose": CorporationId } | "produce" | { "roll": Color } | { "support": SupportAction } | { "play": [CardId, Spared] } | { "use": [CardId, Spared] } | { "standard": [StandardAction, Spared] } | "end" | { "keep": Symbol } | { "discard": CardId } | { "pay": Means } | { "pick": Symbol } | { "set": [Symbol, Symbol] } | { "place": SpaceId } | { "amount": number } | { "option": number } | { "first": number } | { "lose": Symbol } | { "give": Symbol } | { "take": CardId } | "done";

/**
 * How many dice show each symbol.
 */
export type Dice = { [key in Symbol]?: number };

/**
 * One thing that happens.
 */
export type Effect = { "Roll": [Color, number] } | { "RollAny": number } | { "RollPer": [Color, Count] } | { "Gain": [Symbol, number] } | { "Pick": [Color, number] } | { "PickAny": number } | { "Wild": number } | { "Score": number } | { "ScorePer": Count } | { "Raise": [Parameter, number] } | { "Place": [Tile, Site] } | { "Draw": number } | { "Turn": number } | { "OthersLose": Symbol } | { "OthersLoseAny": Color } | { "Spend": Cost } | { "SpendOf": Color } | "SpendAny" | { "Discard": number } | { "Exchange": { 
/**
 * What is paid.
 */
from: Symbol, 
/**
 * What is taken; of free choice, each its own, if nothing is said [17.16].
 */
to: Symbol | null, } } | "ExtraTurn" | "ExtraMain" | "ExtraSupport" | "ProducePlayed" | { "ChooseOne": Array<Array<Effect>> } | { "InOrder": Array<Effect> } | { "If": { 
/**
 * What must hold.
 */
condition: Condition, 
/**
 * What happens then.
 */
then: Array<Effect>, } };

/**
 * A number by which the state remembers an effect; it finds it again in the catalogue.
 */
export type EffectId = number;

/**
 * Something that happened.
 */
export type Event = { "type": "odds", 
/**
 * The colour of the dice.
 */
color: Color, 
/**
 * How many.
 */
count: number, 
/**
 * For each symbol of the colour.
 */
chances: [Chance, Chance, Chance], } | { "type": "corporation", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which.
 */
corporation: CorporationId, } | { "type": "turn", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The number of the round.
 */
round: number, 
/**
 * Whether it is an extra turn.
 */
extra: boolean, } | { "type": "production", 
/**
 * Whose.
 */
seat: Seat, } | { "type": "kept", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which stay.
 */
kept: Dice, 
/**
 * Which go.
 */
returned: Dice, } | { "type": "refreshed", 
/**
 * Whose.
 */
seat: Seat, } | { "type": "drew", 
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
 * Which; only the seat learns it.
 */
card: CardId | null, } | { "type": "reshuffled" } | { "type": "rolled", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * What they show.
 */
dice: Dice, 
/**
 * Why.
 */
source: Source, } | { "type": "gained", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * What they show.
 */
dice: Dice, 
/**
 * Why.
 */
source: Source, } | { "type": "wilds", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, 
/**
 * Why.
 */
source: Source, } | { "type": "shortage", 
/**
 * For whom.
 */
seat: Seat, } | { "type": "scored", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * How many.
 */
points: number, 
/**
 * Why.
 */
source: Source, } | { "type": "paid", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Dice.
 */
dice: Dice, 
/**
 * Wild tokens.
 */
wilds: number, 
/**
 * For what.
 */
source: Source, } | { "type": "turned", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * What it showed.
 */
from: Symbol, 
/**
 * What it shows.
 */
to: Symbol, } | { "type": "lost", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * What it showed.
 */
symbol: Symbol, 
/**
 * Why.
 */
source: Source, } | { "type": "gave", 
/**
 * Who gave.
 */
seat: Seat, 
/**
 * Who got it.
 */
to: Seat, 
/**
 * What it shows.
 */
symbol: Symbol, } | { "type": "played", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
card: CardId, } | { "type": "used", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
card: CardId, } | { "type": "standard", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
action: StandardAction, } | { "type": "raised", 
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
to: number, } | { "type": "raised-further", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
parameter: Parameter, } | { "type": "placed", 
/**
 * By whom.
 */
seat: Seat, 
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
source: Source, } | { "type": "milestone", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
milestone: MilestoneId, } | { "type": "milestone-left", 
/**
 * Which.
 */
milestone: MilestoneId, } | { "type": "no-effect", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Of what.
 */
source: Source, } | { "type": "last-turns" } | { "type": "over" };

/**
 * A part of a card or corporation, for telling how sure we are of it.
 */
export type Field = "Title" | "Set" | "Kind" | "Cost" | "Start" | "Production" | "Effects" | "Action" | "Ongoing" | "Points";

/**
 * What has become of a milestone.
 */
export type GoalStatus = "open" | { "reached": Seat } | "left";

/**
 * What a space is, and the bonus for whoever places a tile there [11.1].
 */
export type Ground = { "Land": Array<Effect> } | { "Ocean": Array<Effect> };

/**
 * What a trigger waits for.
 */
export type Happening = { "TilePlaced": Tile } | { "TilePlacedNextTo": Tile } | { "CardPlayed": { 
/**
 * Its colour.
 */
kind: Kind | null, 
/**
 * A symbol in its cost.
 */
cost: Symbol | null, 
/**
 * Whether it must give points at the end; negative ones are none [17.9].
 */
points: boolean, } } | "StandardAction";

/**
 * The colour of a project or bonus card.
 */
export type Kind = "Red" | "Green" | "Blue";

/**
 * One resource with which something is paid.
 */
export type Means = { "die": Symbol } | "wild";

/**
 * What milestones measure of a player.
 */
export type Measure = { "Cards": Kind } | "AllCards" | "DiceOfOneColor" | "Dice" | "ProducedColors" | "CardsWithPoints" | { "CardsCosting": number } | "Points" | "AwardSymbols";

/**
 * A goal for whoever reaches it first [13.0].
 */
export type Milestone = { 
/**
 * The key by which people and files name it.
 */
id: string, 
/**
 * Where it comes from.
 */
set: Set, 
/**
 * What is measured.
 */
measure: Measure, 
/**
 * How much is needed.
 */
at_least: number, };

/**
 * A milestone, by its place in the catalogue.
 */
export type MilestoneId = number;

/**
 * A milestone.
 */
export type MilestoneView = { 
/**
 * Which.
 */
id: MilestoneId, 
/**
 * What has become of it.
 */
status: GoalStatus, 
/**
 * How much is needed.
 */
needs: number, 
/**
 * How much each player has.
 */
counts: BySeat<number>, };

/**
 * Something that can be bought in every action turn.
 */
export type Offer = { 
/**
 * What it costs.
 */
cost: Array<Effect>, 
/**
 * What it does.
 */
gain: Array<Effect>, };

/**
 * What holds as long as the card is in play; never rotated [16.2].
 */
export type Ongoing = { "Trigger": Trigger } | { "Discount": Symbol } | { "Storage": number } | { "HandSize": number };

/**
 * What only a player knows.
 */
export type OwnView = { 
/**
 * Cards in hand.
 */
hand: Array<CardId>, 
/**
 * What each of them costs now, after discounts.
 */
costs: Array<[CardId, Dice]>, 
/**
 * Own discards, until the next reshuffle.
 */
discarded: Array<CardId>, 
/**
 * The corporations to choose from, or the chosen one while others still choose.
 */
corporations: Array<CorporationId>, 
/**
 * The bonus cards that are left, once looked at.
 */
bonuses: Array<CardId> | null, };

/**
 * What the players raise to make the planet habitable.
 */
export type Parameter = "Temperature" | "Oxygen" | "Oceans";

/**
 * A parameter.
 */
export type ParameterView = { 
/**
 * Which.
 */
parameter: Parameter, 
/**
 * Where it stands.
 */
value: number, 
/**
 * Where it is complete.
 */
end: number, 
/**
 * Whether it is complete.
 */
complete: boolean, };

/**
 * A player, as everybody sees them.
 */
export type PlayerView = { 
/**
 * The corporation, once revealed.
 */
corporation: CorporationId | null, 
/**
 * Dice.
 */
dice: Dice, 
/**
 * Wild tokens.
 */
wilds: number, 
/**
 * The place on the track of points.
 */
points: number, 
/**
 * Cards in hand.
 */
hand: number, 
/**
 * Cards played.
 */
played: Array<CardId>, 
/**
 * Blue cards used since the last production turn.
 */
used: Array<CardId>, 
/**
 * What all brown boxes give.
 */
production: Production, 
/**
 * How much less of each symbol cards cost.
 */
discount: Dice, 
/**
 * How many dice are kept in a production turn.
 */
keep: number, 
/**
 * Up to how many cards the hand is filled in a production turn.
 */
refill: number, 
/**
 * Whether the player has looked at the bonus cards.
 */
looked: boolean, 
/**
 * All points, if the game ended now.
 */
score: Score, };

/**
 * What a brown box gives in every production turn.
 */
export type Product = "Yellow" | "Green" | "Blue" | "Gray" | "Red" | "Wild" | "Point";

/**
 * What a brown box gives, written as a map: `{Yellow: 2, Wild: 1}`.
 */
export type Production = { [key in Product]?: number };

/**
 * What a seat is asked.
 */
export type Prompt = { "corporation": { 
/**
 * The ones dealt.
 */
of: [CorporationId, CorporationId], } } | "give" | "turn" | "main" | "support" | "end" | { "keep": { 
/**
 * Those chosen so far.
 */
kept: Dice, 
/**
 * How many more.
 */
left: number, } } | "discard" | { "discard-cost": { 
/**
 * How many more.
 */
left: number, 
/**
 * Why.
 */
source: Source, } } | { "bonus": { 
/**
 * The ones left.
 */
of: Array<CardId>, } } | { "pay": { 
/**
 * The colour it must have.
 */
color: Color | null, 
/**
 * For what.
 */
source: Source, } } | { "roll": { 
/**
 * Those chosen so far.
 */
chosen: ByColor<number>, 
/**
 * How many more.
 */
left: number, 
/**
 * Why.
 */
source: Source, } } | { "pick": { 
/**
 * The colour it must have.
 */
color: Color | null, 
/**
 * How many more.
 */
left: number, 
/**
 * Why.
 */
source: Source, } } | { "set": { 
/**
 * How many more.
 */
left: number, 
/**
 * Why.
 */
source: Source, } } | { "place": { 
/**
 * The tile.
 */
tile: Tile, 
/**
 * Why.
 */
source: Source, } } | { "amount": { 
/**
 * What is paid.
 */
from: Symbol, 
/**
 * At most so many.
 */
most: number, 
/**
 * Why.
 */
source: Source, } } | { "option": { 
/**
 * What offers them.
 */
source: Source, 
/**
 * The ways.
 */
of: EffectId, } } | { "order": { 
/**
 * The effects and where they come from.
 */
of: Array<[Source, EffectId]>, } } | { "lose": { 
/**
 * Its colour.
 */
color: Color, 
/**
 * Why.
 */
source: Source, } };

/**
 * Why a decision is not possible, with numbers.
 */
export type Reason = "not-an-answer" | "no-such-card" | "not-dealt" | { "not-affordable": { 
/**
 * The symbols for which there is no die.
 */
missing: Dice, 
/**
 * The wild tokens that could stand in.
 */
wilds: number, } } | { "nothing-to-pay": { 
/**
 * The colour, if not any will do.
 */
color: Color | null, } } | { "no-such-die": { 
/**
 * What it would show.
 */
symbol: Symbol, } } | "no-wild" | "nothing-to-turn" | "no-such-turn" | "nothing-to-spare" | { "pool-empty": { 
/**
 * Its colour.
 */
color: Color, } } | "already-used" | "wrong-time" | "not-yet-main" | "not-in-production" | "action-turn" | { "too-few-cards": { 
/**
 * How many are needed.
 */
needs: number, 
/**
 * How many there are.
 */
has: number, } } | { "no-space": { 
/**
 * The tile.
 */
tile: Tile, } } | "wrong-space" | { "wrong-number": { 
/**
 * The most.
 */
most: number, } } | { "wrong-color": { 
/**
 * The colour.
 */
color: Color, } } | { "not-another": { 
/**
 * The resource.
 */
symbol: Symbol, } } | "choose-more";

/**
 * The points of a player, by where they come from [14.4].
 */
export type Score = { 
/**
 * The track of points.
 */
track: number, 
/**
 * Awards.
 */
awards: number, 
/**
 * Milestones.
 */
milestones: number, 
/**
 * Points on played cards.
 */
cards: number, };

/**
 * Where a card comes from.
 */
export type Set = "Base" | "CorporateEra" | "Promo";

/**
 * Where a tile may go.
 */
export type Site = "OceanArea" | "Land" | "City" | "Isolated" | { "NextTo": Tile };

/**
 * Where an effect comes from.
 */
export type Source = { "card": CardId } | { "corporation": CorporationId } | { "standard": StandardAction } | { "support": SupportAction } | "take" | { "track": Parameter } | { "space": SpaceId } | "production" | "setup";

/**
 * A space of the board, by its place in the list.
 */
export type Space = { 
/**
 * Its id in decisions and data.
 */
id: string, 
/**
 * Its row, from the top, counted from 0.
 */
row: number, 
/**
 * Its place in the row, from the left, counted from 0.
 */
column: number, };

/**
 * One space, counted row by row; written `D4`: rows from the top, spaces from the left.
 */
export type SpaceId = number;

/**
 * The symbols of a cost that are paid with wild tokens though there are dice for them, as bits
 * by their place in the cost. Usually none: then wild tokens only fill the gaps.
 */
export type Spared = number;

/**
 * The main actions that everybody has [5.14].
 */
export type StandardAction = "Temperature" | "Ocean" | "Greenery" | "City" | "Points";

/**
 * The support actions that everybody has and that cost a resource.
 */
export type SupportAction = "Turn" | "Draw";

/**
 * What a die shows: three of them on every colour, on 3, 2 and 1 faces [1.1].
 */
export type Symbol = "Credit" | "Science" | "Earth" | "Plant" | "Microbe" | "Animal" | "Energy" | "Water" | "Oxygen" | "Steel" | "Titanium" | "City" | "Heat" | "Event" | "Nuclear";

/**
 * What can lie on a space. A special tile is named by the card that placed it.
 */
export type Tile = "Ocean" | "Greenery" | "City" | "Special";

/**
 * A tile on the board.
 */
export type TileView = { 
/**
 * Where.
 */
space: string, 
/**
 * What.
 */
tile: Tile, 
/**
 * The card that names a special tile.
 */
card: CardId | null, };

/**
 * When a card's action can be used.
 */
export type Timing = "Support" | "Main" | "Free";

/**
 * A track on the board.
 */
export type Track = { 
/**
 * Where the marker starts.
 */
start: number, 
/**
 * Where it starts in a solo game.
 */
solo_start: number, 
/**
 * How much one step adds.
 */
step: number, 
/**
 * Where the parameter is complete.
 */
end: number, 
/**
 * The bonuses, by where they stand [10.3].
 */
bonuses: { [key in number]: Array<Effect> }, };

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
 * What one viewer may know of a game.
 */
export type View = { 
/**
 * The id of the side of the board.
 */
board: string, 
/**
 * Whether the Corporate Era cards are in the game.
 */
corporate_era: boolean, 
/**
 * Whether the promo pack is in the game.
 */
promo: boolean, 
/**
 * The parameters.
 */
parameters: Array<ParameterView>, 
/**
 * The tiles on the board.
 */
tiles: Array<TileView>, 
/**
 * Dice that nobody owns.
 */
pool: ByColor<number>, 
/**
 * Wild tokens that nobody owns.
 */
wilds: number, 
/**
 * The awards.
 */
awards: Array<AwardView>, 
/**
 * The milestones, from the top.
 */
milestones: Array<MilestoneView>, 
/**
 * Cards in the project deck.
 */
deck: number, 
/**
 * Cards in the discard pile.
 */
discards: number, 
/**
 * Bonus cards in the stack.
 */
bonuses: number, 
/**
 * Whose turn it is.
 */
turn: Seat, 
/**
 * The round; in a solo game the turn.
 */
round: number, 
/**
 * The last round, where it is fixed.
 */
rounds: number | null, 
/**
 * What kind of turn it is.
 */
course: Course, 
/**
 * Once two parameters are complete: how many turns are still to begin.
 */
last_turns: number | null, 
/**
 * Whether the game is over.
 */
over: boolean, 
/**
 * Who still chooses a corporation.
 */
waiting: SeatSet, 
/**
 * The players.
 */
players: BySeat<PlayerView>, 
/**
 * What only the viewer knows, if it is a player.
 */
own: OwnView | null, };
