// What the rules of Shifter show of a game; see crates/shifter/src/view.rs.

export type Colour = 'white' | 'yellow' | 'blue' | 'green';

export interface Tile {
  tile: string;
  shows_b: boolean;
  turned: boolean;
  /** The colour of each half-side, clockwise from the left one of the north side. */
  half_sides: Colour[];
}

export interface Zone {
  color: Colour;
  value: number;
  /** Cells, counted row by row from 0. */
  cells: number[];
}

export interface Limits {
  actions: number;
  shifts: number | null;
  flips: number | null;
  short_flips: boolean;
}

export interface Hand {
  count: number;
  missions: { mission: string; met: boolean }[] | null;
}

export interface Coop {
  mode: 'coop';
  turn: number;
  hands: Hand[];
  library: number;
  discard: string[];
  goals: { goal: string; achieved: boolean; met: boolean }[];
  disasters: string[];
  disasters_to_come: number;
  title: string;
}

export interface Contest {
  mode: 'compete';
  leader: number;
  challenge: string | null;
  met: boolean;
  bids: { seat: number; actions: number }[];
  /** A set of seats: bit by bit. */
  content: number;
  attempt: { seat: number; actions: number } | null;
  points: { won: number; lost: number }[];
  target: number;
  bid_cap: number;
  library: number;
  put_back: string[];
}

export type Bid = Contest['bids'][number];

/** The bids, the lowest first, equal ones by who named first. */
export const ranked = ({ bids }: Contest): Bid[] =>
  bids
    .map((bid, order) => ({ bid, order }))
    .toSorted((a, b) => a.bid.actions - b.bid.actions || a.order - b.order)
    .map(({ bid }) => bid);

export interface View {
  matching: 'at-least' | 'exact';
  tiles: Tile[];
  zones: Zone[];
  used: { actions: number; shifts: number; flips: number };
  limits: Limits;
  table: Coop | Contest;
}

/** What a mission or goal asks for, as the catalogue has it. */
export interface Needs {
  color: Colour;
  zones: number[];
  min_players?: number;
  number?: number;
}

export interface DisasterFacts {
  severity: 'yellow' | 'red';
  /** Such as `NoShortFlips` or `{ MaxFlips: 2 }`. */
  restriction: string | Record<string, number>;
}

export const SIZE = 4;

export const cellName = (cell: number): string => `r${Math.floor(cell / SIZE) + 1}c${(cell % SIZE) + 1}`;

/** The zone that a colour of a cell belongs to. */
export const zoneAt = (zones: readonly Zone[], cell: number, color: Colour): Zone | undefined =>
  zones.find((zone) => zone.color === color && zone.cells.includes(cell));

/** Which of the wanted zone values the planet shows already, for the marks on a card. */
export function reached(
  { color, zones: wanted }: Needs,
  zones: readonly Zone[],
  matching: View['matching'],
): boolean[] {
  const values = zones.filter((zone) => zone.color === color).map(({ value }) => value);
  return wanted.map((value) => {
    const index = values.findIndex((have) => (matching === 'exact' ? have === value : have >= value));
    if (index >= 0) values.splice(index, 1);
    return index >= 0;
  });
}
