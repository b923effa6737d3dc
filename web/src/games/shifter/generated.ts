// Generated from the rules of the game by `cargo xtask generate`; do not edit.

import type { BySeat, Message, Seat, SeatSet } from '$wire';

declare module '$wire' {
  interface Games {
    shifter: Game;
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
  "tile": TileFacts;
  "mission": MissionFacts;
  "goal": GoalFacts;
  "disaster": DisasterFacts;
}

/** The colours, in order. */
export const COLORS: Readonly<Array<Color>> = ["white","yellow","blue","green"];

/** Cells in a row or a column. */
export const SIZE: Readonly<number> = 4;

/** The cells, row by row. */
export const CELLS: Readonly<Array<string>> = ["r1c1","r1c2","r1c3","r1c4","r2c1","r2c2","r2c3","r2c4","r3c1","r3c2","r3c3","r3c4","r4c1","r4c2","r4c3","r4c4"];

/** All actions. */
export const ACTS: Readonly<Array<ActInfo>> = [{"words":"rotate r1c1","name":{"id":"shifter-act-rotate","args":[["cell",{"word":"r1c1"}]]},"does":{"kind":"tile","move":"rotate","cell":0}},{"words":"rotate r1c2","name":{"id":"shifter-act-rotate","args":[["cell",{"word":"r1c2"}]]},"does":{"kind":"tile","move":"rotate","cell":1}},{"words":"rotate r1c3","name":{"id":"shifter-act-rotate","args":[["cell",{"word":"r1c3"}]]},"does":{"kind":"tile","move":"rotate","cell":2}},{"words":"rotate r1c4","name":{"id":"shifter-act-rotate","args":[["cell",{"word":"r1c4"}]]},"does":{"kind":"tile","move":"rotate","cell":3}},{"words":"rotate r2c1","name":{"id":"shifter-act-rotate","args":[["cell",{"word":"r2c1"}]]},"does":{"kind":"tile","move":"rotate","cell":4}},{"words":"rotate r2c2","name":{"id":"shifter-act-rotate","args":[["cell",{"word":"r2c2"}]]},"does":{"kind":"tile","move":"rotate","cell":5}},{"words":"rotate r2c3","name":{"id":"shifter-act-rotate","args":[["cell",{"word":"r2c3"}]]},"does":{"kind":"tile","move":"rotate","cell":6}},{"words":"rotate r2c4","name":{"id":"shifter-act-rotate","args":[["cell",{"word":"r2c4"}]]},"does":{"kind":"tile","move":"rotate","cell":7}},{"words":"rotate r3c1","name":{"id":"shifter-act-rotate","args":[["cell",{"word":"r3c1"}]]},"does":{"kind":"tile","move":"rotate","cell":8}},{"words":"rotate r3c2","name":{"id":"shifter-act-rotate","args":[["cell",{"word":"r3c2"}]]},"does":{"kind":"tile","move":"rotate","cell":9}},{"words":"rotate r3c3","name":{"id":"shifter-act-rotate","args":[["cell",{"word":"r3c3"}]]},"does":{"kind":"tile","move":"rotate","cell":10}},{"words":"rotate r3c4","name":{"id":"shifter-act-rotate","args":[["cell",{"word":"r3c4"}]]},"does":{"kind":"tile","move":"rotate","cell":11}},{"words":"rotate r4c1","name":{"id":"shifter-act-rotate","args":[["cell",{"word":"r4c1"}]]},"does":{"kind":"tile","move":"rotate","cell":12}},{"words":"rotate r4c2","name":{"id":"shifter-act-rotate","args":[["cell",{"word":"r4c2"}]]},"does":{"kind":"tile","move":"rotate","cell":13}},{"words":"rotate r4c3","name":{"id":"shifter-act-rotate","args":[["cell",{"word":"r4c3"}]]},"does":{"kind":"tile","move":"rotate","cell":14}},{"words":"rotate r4c4","name":{"id":"shifter-act-rotate","args":[["cell",{"word":"r4c4"}]]},"does":{"kind":"tile","move":"rotate","cell":15}},{"words":"flip long r1c1","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r1c1"}],["side",{"word":"long"}]]},"does":{"kind":"tile","move":"long","cell":0}},{"words":"flip short r1c1","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r1c1"}],["side",{"word":"short"}]]},"does":{"kind":"tile","move":"short","cell":0}},{"words":"flip long r1c2","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r1c2"}],["side",{"word":"long"}]]},"does":{"kind":"tile","move":"long","cell":1}},{"words":"flip short r1c2","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r1c2"}],["side",{"word":"short"}]]},"does":{"kind":"tile","move":"short","cell":1}},{"words":"flip long r1c3","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r1c3"}],["side",{"word":"long"}]]},"does":{"kind":"tile","move":"long","cell":2}},{"words":"flip short r1c3","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r1c3"}],["side",{"word":"short"}]]},"does":{"kind":"tile","move":"short","cell":2}},{"words":"flip long r1c4","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r1c4"}],["side",{"word":"long"}]]},"does":{"kind":"tile","move":"long","cell":3}},{"words":"flip short r1c4","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r1c4"}],["side",{"word":"short"}]]},"does":{"kind":"tile","move":"short","cell":3}},{"words":"flip long r2c1","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r2c1"}],["side",{"word":"long"}]]},"does":{"kind":"tile","move":"long","cell":4}},{"words":"flip short r2c1","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r2c1"}],["side",{"word":"short"}]]},"does":{"kind":"tile","move":"short","cell":4}},{"words":"flip long r2c2","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r2c2"}],["side",{"word":"long"}]]},"does":{"kind":"tile","move":"long","cell":5}},{"words":"flip short r2c2","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r2c2"}],["side",{"word":"short"}]]},"does":{"kind":"tile","move":"short","cell":5}},{"words":"flip long r2c3","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r2c3"}],["side",{"word":"long"}]]},"does":{"kind":"tile","move":"long","cell":6}},{"words":"flip short r2c3","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r2c3"}],["side",{"word":"short"}]]},"does":{"kind":"tile","move":"short","cell":6}},{"words":"flip long r2c4","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r2c4"}],["side",{"word":"long"}]]},"does":{"kind":"tile","move":"long","cell":7}},{"words":"flip short r2c4","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r2c4"}],["side",{"word":"short"}]]},"does":{"kind":"tile","move":"short","cell":7}},{"words":"flip long r3c1","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r3c1"}],["side",{"word":"long"}]]},"does":{"kind":"tile","move":"long","cell":8}},{"words":"flip short r3c1","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r3c1"}],["side",{"word":"short"}]]},"does":{"kind":"tile","move":"short","cell":8}},{"words":"flip long r3c2","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r3c2"}],["side",{"word":"long"}]]},"does":{"kind":"tile","move":"long","cell":9}},{"words":"flip short r3c2","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r3c2"}],["side",{"word":"short"}]]},"does":{"kind":"tile","move":"short","cell":9}},{"words":"flip long r3c3","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r3c3"}],["side",{"word":"long"}]]},"does":{"kind":"tile","move":"long","cell":10}},{"words":"flip short r3c3","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r3c3"}],["side",{"word":"short"}]]},"does":{"kind":"tile","move":"short","cell":10}},{"words":"flip long r3c4","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r3c4"}],["side",{"word":"long"}]]},"does":{"kind":"tile","move":"long","cell":11}},{"words":"flip short r3c4","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r3c4"}],["side",{"word":"short"}]]},"does":{"kind":"tile","move":"short","cell":11}},{"words":"flip long r4c1","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r4c1"}],["side",{"word":"long"}]]},"does":{"kind":"tile","move":"long","cell":12}},{"words":"flip short r4c1","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r4c1"}],["side",{"word":"short"}]]},"does":{"kind":"tile","move":"short","cell":12}},{"words":"flip long r4c2","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r4c2"}],["side",{"word":"long"}]]},"does":{"kind":"tile","move":"long","cell":13}},{"words":"flip short r4c2","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r4c2"}],["side",{"word":"short"}]]},"does":{"kind":"tile","move":"short","cell":13}},{"words":"flip long r4c3","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r4c3"}],["side",{"word":"long"}]]},"does":{"kind":"tile","move":"long","cell":14}},{"words":"flip short r4c3","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r4c3"}],["side",{"word":"short"}]]},"does":{"kind":"tile","move":"short","cell":14}},{"words":"flip long r4c4","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r4c4"}],["side",{"word":"long"}]]},"does":{"kind":"tile","move":"long","cell":15}},{"words":"flip short r4c4","name":{"id":"shifter-act-flip","args":[["cell",{"word":"r4c4"}],["side",{"word":"short"}]]},"does":{"kind":"tile","move":"short","cell":15}},{"words":"shift row 1 left","name":{"id":"shifter-act-shift-row","args":[["row",{"number":1}],["way",{"word":"left"}]]},"does":{"kind":"shift","way":"left","line":0}},{"words":"shift row 1 right","name":{"id":"shifter-act-shift-row","args":[["row",{"number":1}],["way",{"word":"right"}]]},"does":{"kind":"shift","way":"right","line":0}},{"words":"shift row 2 left","name":{"id":"shifter-act-shift-row","args":[["row",{"number":2}],["way",{"word":"left"}]]},"does":{"kind":"shift","way":"left","line":1}},{"words":"shift row 2 right","name":{"id":"shifter-act-shift-row","args":[["row",{"number":2}],["way",{"word":"right"}]]},"does":{"kind":"shift","way":"right","line":1}},{"words":"shift row 3 left","name":{"id":"shifter-act-shift-row","args":[["row",{"number":3}],["way",{"word":"left"}]]},"does":{"kind":"shift","way":"left","line":2}},{"words":"shift row 3 right","name":{"id":"shifter-act-shift-row","args":[["row",{"number":3}],["way",{"word":"right"}]]},"does":{"kind":"shift","way":"right","line":2}},{"words":"shift row 4 left","name":{"id":"shifter-act-shift-row","args":[["row",{"number":4}],["way",{"word":"left"}]]},"does":{"kind":"shift","way":"left","line":3}},{"words":"shift row 4 right","name":{"id":"shifter-act-shift-row","args":[["row",{"number":4}],["way",{"word":"right"}]]},"does":{"kind":"shift","way":"right","line":3}},{"words":"shift column 1 up","name":{"id":"shifter-act-shift-column","args":[["column",{"number":1}],["way",{"word":"up"}]]},"does":{"kind":"shift","way":"up","line":0}},{"words":"shift column 1 down","name":{"id":"shifter-act-shift-column","args":[["column",{"number":1}],["way",{"word":"down"}]]},"does":{"kind":"shift","way":"down","line":0}},{"words":"shift column 2 up","name":{"id":"shifter-act-shift-column","args":[["column",{"number":2}],["way",{"word":"up"}]]},"does":{"kind":"shift","way":"up","line":1}},{"words":"shift column 2 down","name":{"id":"shifter-act-shift-column","args":[["column",{"number":2}],["way",{"word":"down"}]]},"does":{"kind":"shift","way":"down","line":1}},{"words":"shift column 3 up","name":{"id":"shifter-act-shift-column","args":[["column",{"number":3}],["way",{"word":"up"}]]},"does":{"kind":"shift","way":"up","line":2}},{"words":"shift column 3 down","name":{"id":"shifter-act-shift-column","args":[["column",{"number":3}],["way",{"word":"down"}]]},"does":{"kind":"shift","way":"down","line":2}},{"words":"shift column 4 up","name":{"id":"shifter-act-shift-column","args":[["column",{"number":4}],["way",{"word":"up"}]]},"does":{"kind":"shift","way":"up","line":3}},{"words":"shift column 4 down","name":{"id":"shifter-act-shift-column","args":[["column",{"number":4}],["way",{"word":"down"}]]},"does":{"kind":"shift","way":"down","line":3}}];

/** Decisions in the words of the game. */
export const say = {
  settle: 'settle',
  declare: (mission: string) => `declare ${mission}`,
  goals: 'goals',
  done: 'done',
  discard: (mission: string) => `discard ${mission}`,
  bid: (actions: string) => `bid ${actions}`,
  content: 'content',
  timeUp: 'time-up',
} as const;

/**
 * One action of the terraforming phase. Written as `rotate r1c2`, `flip long r3c4`,
 * `flip short r3c4`, `shift row 2 left` or `shift column 3 up`.
 */
export type Act = string;

/**
 * One of all actions.
 */
export type ActInfo = { 
/**
 * Its words.
 */
words: string, 
/**
 * What it is called.
 */
name: Message, 
/**
 * What it does.
 */
does: Deed, };

/**
 * The number of actions that a seat has named.
 */
export type Bid = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many.
 */
actions: number, };

/**
 * A card that asks for zones. Written as its stable name, `green-5` or `goal-white-9`.
 */
export type Card = string;

/**
 * One of the four colours of terrain. The set's file writes it with a capital, all else without.
 */
export type Color = "white" | "yellow" | "blue" | "green";

/**
 * The table of a competitive game.
 */
export type CompeteView = { 
/**
 * Who leads the round.
 */
leader: Seat, 
/**
 * The card to be met.
 */
challenge: Card | null, 
/**
 * Whether the planet meets it as it stands.
 */
met: boolean, 
/**
 * The number each named last, in the order of naming.
 */
bids: Array<Bid>, 
/**
 * Who is content with his number while the time runs.
 */
content: SeatSet, 
/**
 * Whose attempt it is.
 */
attempt: Bid | null, 
/**
 * The cards in front of the players.
 */
points: BySeat<Points>, 
/**
 * The score that wins.
 */
target: number, 
/**
 * The largest number that can be named.
 */
bid_cap: number, 
/**
 * Cards in the library.
 */
library: number, 
/**
 * Those of them that were put back under it, the lowest last.
 */
put_back: Array<Card>, };

/**
 * The table of a co-operative game.
 */
export type CoopView = { 
/**
 * Whose turn it is.
 */
turn: Seat, 
/**
 * The hands.
 */
hands: BySeat<HandView>, 
/**
 * Cards in the library.
 */
library: number, 
/**
 * The discard pile, open to all.
 */
discard: Array<MissionId>, 
/**
 * The Book of Goals, in the order of the colours.
 */
goals: Array<GoalView>, 
/**
 * The disasters in force, the newest last.
 */
disasters: Array<DisasterId>, 
/**
 * Disasters that lie face down.
 */
disasters_to_come: number, 
/**
 * The title that a win would be worth now.
 */
title: Title, 
/**
 * Cards that a failure would cost now: first of the hand, then of the library.
 */
failure: number, };

/**
 * One small step of a seat. Its words are those of [`Act`], `settle`, `declare green-5`, `goals`,
 * `done`, `discard green-5`, `bid 4`, `content` and `time-up`.
 */
export type Decision = string;

/**
 * What an action does on the board.
 */
export type Deed = { "kind": "tile", 
/**
 * How.
 */
move: TileMove, 
/**
 * Which, counted row by row from 0.
 */
cell: number, } | { "kind": "shift", 
/**
 * Whereto.
 */
way: Way, 
/**
 * Which row or column, counted from 0.
 */
line: number, };

/**
 * The data of a disaster.
 */
export type DisasterFacts = { 
/**
 * How hard it is.
 */
severity: 'yellow' | 'red', 
/**
 * What it changes.
 */
restriction: Restriction, };

/**
 * A disaster card of the [`Set`].
 */
export type DisasterId = string;

/**
 * Something that happened.
 */
export type Event = { "type": "acted", seat: Seat, act: Act, } | { "type": "succeeded", seat: Seat, } | { "type": "failed", seat: Seat, cost: number, } | { "type": "declared", seat: Seat, mission: MissionId, } | { "type": "achieved", seat: Seat, goal: GoalId, } | { "type": "struck", disaster: DisasterId, } | { "type": "discarded", seat: Seat, missions: Array<MissionId>, } | { "type": "burned", missions: Array<MissionId>, } | { "type": "drew", seat: Seat, count: number, missions: Array<MissionId> | null, } | { "type": "turn-began", seat: Seat, } | { "type": "won", title: Title, left: number, } | { "type": "lost", needed: number, left: number, } | { "type": "revealed", card: Card, } | { "type": "put-back", card: Card, fewest: number, } | { "type": "bid-named", seat: Seat, actions: number, } | { "type": "was-content", seat: Seat, } | { "type": "attempt-began", seat: Seat, actions: number, } | { "type": "scored", seat: Seat, actions: number, score: number, } | { "type": "missed", seat: Seat, score: number, } | { "type": "restored" } | { "type": "reached-target", seat: Seat, score: number, } | { "type": "ran-out" };

/**
 * One face of a tile, upright.
 */
export type Face = { 
/**
 * The colour of the half.
 */
half: Color, 
/**
 * The class of cut, an index into [`Geometry::classes`].
 */
class: number, 
/**
 * The colours of the first and the second quarter.
 */
quarters: [Color, Color], };

/**
 * The data of a goal.
 */
export type GoalFacts = { 
/**
 * The colour of the zones.
 */
color: Color, 
/**
 * The values of the zones, the largest first.
 */
zones: Array<number>, 
/**
 * Its number in the Book of Goals.
 */
number: number, };

/**
 * A goal card of the [`Set`].
 */
export type GoalId = string;

/**
 * A goal.
 */
export type GoalView = { 
/**
 * Which goal.
 */
goal: GoalId, 
/**
 * Whether it is achieved.
 */
achieved: boolean, 
/**
 * Whether the planet meets it as it stands.
 */
met: boolean, };

/**
 * A hand of missions.
 */
export type HandView = { 
/**
 * How many there are.
 */
count: number, 
/**
 * Which, for those who may know.
 */
missions: Array<MissionView> | null, };

/**
 * What a turn allows; `None` where nothing but the number of actions limits it.
 */
export type LimitsView = { 
/**
 * Actions of any kind.
 */
actions: number, 
/**
 * Shifts among them.
 */
shifts: number | null, 
/**
 * Flips among them.
 */
flips: number | null, 
/**
 * Whether flips over the short side are allowed.
 */
short_flips: boolean, };

/**
 * How the value of a zone is compared with the required one.
 */
export type Matching = "at-least" | "exact";

/**
 * The data of a mission.
 */
export type MissionFacts = { 
/**
 * The colour of the zones.
 */
color: Color, 
/**
 * The values of the zones, the largest first.
 */
zones: Array<number>, 
/**
 * The fewest players with whom it is in the game.
 */
min_players: number, };

/**
 * A mission card of the [`Set`].
 */
export type MissionId = string;

/**
 * A mission in a hand.
 */
export type MissionView = { 
/**
 * Which mission.
 */
mission: MissionId, 
/**
 * Whether the planet meets it as it stands.
 */
met: boolean, };

/**
 * The sixteen tiles on the table, each exactly once. Written row by row as `1A0 2B1 ... / ...`:
 * the number of the tile, its face, and 1 if it is turned.
 */
export type Planet = string;

/**
 * The cards in front of a player.
 */
export type Points = { 
/**
 * Challenges met, face up.
 */
won: number, 
/**
 * Challenges missed, face down.
 */
lost: number, };

/**
 * What a seat is asked.
 */
export type Prompt = { "type": "terraform", 
/**
 * The actions that are left.
 */
left: number, } | { "type": "declare", 
/**
 * Whether a mission was declared already.
 */
declared: boolean, } | { "type": "discard", 
/**
 * How many are to be discarded.
 */
left: number, } | { "type": "bid", 
/**
 * The challenge.
 */
card: Card, 
/**
 * The largest number that can be named.
 */
most: number, } | { "type": "lower", 
/**
 * The challenge.
 */
card: Card, 
/**
 * The number named last by this seat.
 */
own: number, } | { "type": "timer", 
/**
 * How long it runs.
 */
seconds: number, } | { "type": "attempt", 
/**
 * The challenge.
 */
card: Card, 
/**
 * The actions that are left.
 */
left: number, };

/**
 * Why a decision is not possible.
 */
export type Reason = { "type": "not-now" } | { "type": "settlement-began" } | { "type": "no-action-left", 
/**
 * How many there were.
 */
limit: number, } | { "type": "no-shift-left", 
/**
 * How many it allows.
 */
limit: number, } | { "type": "no-flip-left", 
/**
 * How many it allows.
 */
limit: number, } | { "type": "short-flip-forbidden" } | { "type": "not-in-hand", 
/**
 * The mission.
 */
mission: MissionId, } | { "type": "not-met", 
/**
 * The mission.
 */
mission: MissionId, 
/**
 * The colour of its zones.
 */
color: Color, 
/**
 * The values of the zones of that colour, largest first.
 */
zones: Array<number>, } | { "type": "mission-first" } | { "type": "no-goal-met" } | { "type": "bid-out-of-range", 
/**
 * The largest number that can be named.
 */
most: number, } | { "type": "bid-not-lower", 
/**
 * The number named before.
 */
last: number, };

/**
 * What a disaster changes. Of two restrictions of the same kind the newer one counts.
 */
export type Restriction = { "MaxActions": number } | { "MaxShifts": number } | { "MaxFlips": number } | "NoShortFlips" | { "BurnOnSuccess": number };

/**
 * What lies around the planet.
 */
export type TableView = { "mode": "coop" } & CoopView | { "mode": "compete" } & CompeteView;

/**
 * The data of a tile.
 */
export type TileFacts = { 
/**
 * One face.
 */
a: Face, 
/**
 * The other face.
 */
b: Face, 
/**
 * The colour of each half-side of both faces, as a view shows them, upright.
 */
half_sides: [[Color, Color, Color, Color, Color, Color, Color, Color], [Color, Color, Color, Color, Color, Color, Color, Color]], };

/**
 * A tile of the [`Set`].
 */
export type TileId = string;

/**
 * What can be done with a tile.
 */
export type TileMove = "rotate" | "long" | "short";

/**
 * A tile as it lies.
 */
export type TileView = { 
/**
 * Which tile.
 */
tile: TileId, 
/**
 * Whether its face B is up.
 */
shows_b: boolean, 
/**
 * Whether it is turned by 180 degrees.
 */
turned: boolean, 
/**
 * The colour that covers half of the face.
 */
half: Color, 
/**
 * The colour of each half-side, clockwise from the left one of the north side.
 */
half_sides: [Color, Color, Color, Color, Color, Color, Color, Color], };

/**
 * What winners may call themselves.
 */
export type Title = "Wanderer" | "Coloniser" | "Terraformer" | "Emperor" | "Legend" | "Creator";

/**
 * The actions performed in this turn.
 */
export type Used = { 
/**
 * Actions of any kind.
 */
actions: number, 
/**
 * Shifts among them.
 */
shifts: number, 
/**
 * Flips among them.
 */
flips: number, };

/**
 * What one viewer may know.
 */
export type View = { 
/**
 * How zones are compared.
 */
matching: Matching, 
/**
 * The planet in words.
 */
planet: Planet, 
/**
 * The sixteen tiles as they lie, row by row.
 */
tiles: Array<TileView>, 
/**
 * All zones, colour by colour, the most valuable ones of a colour first.
 */
zones: Array<ZoneView>, 
/**
 * What was done in this turn.
 */
used: Used, 
/**
 * What this turn allows.
 */
limits: LimitsView, 
/**
 * What lies around the planet.
 */
table: TableView, };

/**
 * Whereto a line is shifted.
 */
export type Way = "left" | "right" | "up" | "down";

/**
 * A zone.
 */
export type ZoneView = { 
/**
 * Its colour.
 */
color: Color, 
/**
 * Its value.
 */
value: number, 
/**
 * The cells it has a part in, counted row by row from 0.
 */
cells: Array<number>, };
