// What the rules of Mars show of a game; see crates/mars/src/view.rs.

export const RESOURCES = ['mc', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const;
export type Resource = (typeof RESOURCES)[number];

export const TAGS = [
  'building',
  'space',
  'power',
  'science',
  'jupiter',
  'earth',
  'plant',
  'microbe',
  'animal',
  'city',
] as const;
export type Tag = (typeof TAGS)[number];

export interface TileView {
  /** Counted row by row from 0; those off the planet come after. */
  space: number;
  tile: string;
  owner: number | null;
}

export interface Score {
  rating: number;
  milestones: number;
  awards: number;
  greeneries: number;
  cities: number;
  cards: number;
  /** Of MarsBot alone: what lies beside its neural instance, and its money. */
  instance: number;
  money: number;
}

export interface Played {
  card: number;
  tokens: number;
  used: boolean;
}

export interface Private {
  hand: number[];
  /** What each of them costs now. */
  prices: [card: number, price: number][];
  dealt: number[];
  picked: number[];
  offered: number[];
  payment: { money: number; steel: number; titanium: number; heat: number };
}

export interface Player {
  corporation: number | null;
  stock: number[];
  production: number[];
  rating: number;
  steel_value: number;
  titanium_value: number;
  tags: number[];
  hand: number;
  played: Played[];
  events: number[];
  corporation_used: boolean;
  score: Score;
  private: Private | null;
}

/** What everybody may know of MarsBot. */
export interface BotView {
  tracks: { track: string; at: number; marked: number }[];
  action_deck: number;
  bonus_deck: number;
  bonus_discard: string[];
  destroyed: string[];
  pile: number[];
}

export interface View {
  board: string;
  phase: string;
  generation: number;
  first: number;
  active: number;
  /** A set of seats, bit by bit. */
  passed: number;
  temperature: number;
  oxygen: number;
  oceans: number;
  tiles: TileView[];
  claims: [seat: number, space: number][];
  deck: number;
  discard: number;
  milestones: [milestone: number, seat: number][];
  awards: [award: number, seat: number][];
  players: Player[];
  /** How far everybody is, in the order of the board; nothing in a solo game. */
  milestone_standings: [milestone: number, values: number[]][];
  /** Who has reached which milestone, as long as it can be claimed: sets of seats. */
  milestones_reached: [milestone: number, seats: number][];
  award_standings: [award: number, values: number[]][];
  /** The points that every award would bring everybody now. */
  award_points: [award: number, points: number[]][];
  award_price: number | null;
  mars_bot: BotView | null;
}

export const hasSeat = (seats: number, seat: number): boolean => (seats & (1 << seat)) !== 0;

/** What is told of a goal in a list of the view. */
export const ofGoal = <Told>(list: readonly [goal: number, told: Told][], goal: number): Told | null =>
  list.find(([other]) => other === goal)?.[1] ?? null;

export const total = (score: Score): number =>
  Object.values(score).reduce((sum: number, points: number) => sum + points, 0);

/** How many tiles of a kind a seat has; the capital is a city. */
export const tilesOf = ({ tiles }: View, seat: number, kind: 'City' | 'Greenery'): number =>
  tiles.filter(({ tile, owner }) => owner === seat && (tile === kind || (kind === 'City' && tile === 'Capital')))
    .length;

/** The rows of the hexagonal board: 5, 6, 7, 8, 9, 8, 7, 6, 5 spaces. */
const ROWS = [5, 6, 7, 8, 9, 8, 7, 6, 5];

export interface Place {
  index: number;
  id: string;
  row: number;
  column: number;
  /** Axial coordinates; the middle of the board is 0, 0. */
  q: number;
  r: number;
}

/** Every space of the planet, with where it lies. */
export const PLACES: readonly Place[] = ROWS.flatMap((length, row) =>
  Array.from({ length }, (_, column) => ({ row, column, r: row - 4, q: column - 4 + Math.max(0, 4 - row) })),
).map(({ row, column, r, q }, index) => ({
  index,
  id: `r${row + 1}c${column + 1}`,
  row: row + 1,
  column: column + 1,
  q,
  r,
}));

/** Spaces off the planet, which take one city each. */
export const MOONS = ['phobos', 'ganymede'] as const;
