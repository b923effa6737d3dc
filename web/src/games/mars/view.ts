// Reading what the rules of Mars show of a game.

import type { Seat, SeatSet } from '$wire';
import { SPACES, type Score, type Space, type View } from './generated';

export const hasSeat = (seats: SeatSet, seat: Seat): boolean => (seats & (1 << seat)) !== 0;

/** What is told of a goal in a list of the view. */
export const ofGoal = <Told>(list: readonly [goal: number, told: Told][], goal: number): Told | null =>
  list.find(([other]) => other === goal)?.[1] ?? null;

export const total = (score: Score): number =>
  Object.values(score).reduce((sum: number, points: number) => sum + points, 0);

/** How many tiles of a kind a seat has; the capital is a city. */
export const tilesOf = ({ tiles }: View, seat: Seat, kind: 'City' | 'Greenery'): number =>
  tiles.filter(({ tile, owner }) => owner === seat && (tile === kind || (kind === 'City' && tile === 'Capital')))
    .length;

export interface Place extends Space {
  index: number;
  /** Axial coordinates; the middle of the board is 0, 0. */
  q: number;
  r: number;
}

const MIDDLE = (Math.max(...SPACES.map(({ row }) => row)) + 1) / 2;

/** Every space of the planet, with where it lies. */
export const PLACES: readonly Place[] = SPACES.map((space, index) => ({
  ...space,
  index,
  r: space.row - MIDDLE,
  q: space.column - MIDDLE + Math.max(0, MIDDLE - space.row),
}));
