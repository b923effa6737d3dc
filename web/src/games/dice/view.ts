// What the rules of the Dice Game show of a game; see crates/dice/src/view.rs.

export const COLOURS = ['Yellow', 'Green', 'Blue', 'Gray', 'Red'] as const;
export type Colour = (typeof COLOURS)[number];

/** The symbols of each colour, the most frequent first. */
export const SYMBOLS: Record<Colour, readonly string[]> = {
  Yellow: ['Credit', 'Science', 'Earth'],
  Green: ['Plant', 'Microbe', 'Animal'],
  Blue: ['Energy', 'Water', 'Oxygen'],
  Gray: ['Steel', 'Titanium', 'City'],
  Red: ['Heat', 'Event', 'Nuclear'],
};

export const colourOf = (symbol: string): Colour =>
  COLOURS.find((colour) => SYMBOLS[colour].includes(symbol)) ?? 'Gray';

/** The symbol that a word of the game names. */
export const symbolOf = (word: string): string =>
  COLOURS.flatMap((colour) => SYMBOLS[colour]).find((symbol) => symbol.toLowerCase() === word) ?? word;

/** The icon of a symbol in the sprite. */
const ICONS: Record<string, string> = {
  Credit: 'g-credit',
  Science: 'g-science',
  Earth: 'g-earth',
  Plant: 'plants',
  Microbe: 'microbe',
  Animal: 'paw',
  Energy: 'energy',
  Water: 'g-water',
  Oxygen: 'oxygen',
  Steel: 'steel',
  Titanium: 'titanium',
  City: 'city',
  Heat: 'heat',
  Event: 'g-event',
  Nuclear: 'g-nuclear',
};
export const symbolIcon = (symbol: string): string => ICONS[symbol] ?? 'g-any';

/** How many dice show each symbol. */
export type Dice = Record<string, number>;

/** The dice one by one, colour by colour. */
export const diceList = (dice: Dice): string[] =>
  COLOURS.flatMap((colour) =>
    SYMBOLS[colour].flatMap((symbol) => Array.from({ length: dice[symbol] ?? 0 }, () => symbol)),
  );

export interface Parameter {
  parameter: 'Temperature' | 'Oxygen' | 'Oceans';
  value: number;
  /** Where it is complete. */
  end: number;
  complete: boolean;
}

export interface Award {
  symbol: string;
  counts: number[];
  points: number[];
}

export interface Milestone {
  id: number;
  status: 'open' | 'left' | { reached: number };
  needs: number;
  counts: number[];
}

export interface Player {
  corporation: number | null;
  dice: Dice;
  wilds: number;
  discount: Dice;
  points: number;
  hand: number;
  played: number[];
  used: number[];
  production: Record<string, number>;
  keep: number;
  refill: number;
  score: { track: number; awards: number; milestones: number; cards: number };
}

export interface Own {
  hand: number[];
  corporations: number[];
  bonuses: number[] | null;
}

export interface View {
  board: string;
  parameters: Parameter[];
  tiles: { space: string; tile: 'Ocean' | 'Greenery' | 'City' | 'Special'; card: number | null }[];
  pool: number[];
  wilds: number;
  awards: Award[];
  milestones: Milestone[];
  deck: number;
  discards: number;
  bonuses: number;
  turn: number;
  round: number;
  rounds: number | null;
  course: 'open' | 'production' | 'action';
  last_turns: number | null;
  over: boolean;
  players: Player[];
  own: Own | null;
}

export const parameter = (view: View, name: Parameter['parameter']): Parameter =>
  view.parameters.find((other) => other.parameter === name)!;

export const total = ({ score }: Player): number => score.track + score.awards + score.milestones + score.cards;

/** The spaces, `A1` to `G4`, with where they lie. */
const ROWS = [4, 5, 6, 7, 6, 5, 4];
export interface Place {
  id: string;
  index: number;
  row: number;
  x: number;
}
export const PLACES: readonly Place[] = ROWS.flatMap((length, row) =>
  Array.from({ length }, (_, column) => ({
    id: `${'ABCDEFG'[row]}${column + 1}`,
    row: row - 3,
    x: column - (length - 1) / 2,
  })),
).map((place, index) => ({ ...place, index }));
