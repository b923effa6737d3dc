// Where the colours of a tile lie, on a unit square, from the colours of its half-sides.

import type { Color, TileView } from './generated';

export type Point = readonly [x: number, y: number];

export interface Region {
  color: Color;
  points: Point[];
  /** Where its creatures stand, one for each point of its value. */
  spots: Point[];
}

/** The ends of the half-sides, clockwise from the north-west corner. */
const RIM: Point[] = [
  [0, 0],
  [0.5, 0],
  [1, 0],
  [1, 0.5],
  [1, 1],
  [0.5, 1],
  [0, 1],
  [0, 0.5],
];
const SIDES = RIM.length;
const CENTRE: Point = [0.5, 0.5];

/** Neighbouring half-sides of one colour and the centre make a region. */
export function regions({ half_sides }: Pick<TileView, 'half_sides'>): Region[] {
  const starts = half_sides.flatMap((color, side) => (color === half_sides.at(side - 1) ? [] : [side]));
  return starts.map((start, index) => {
    const end = starts[(index + 1) % starts.length] + (index === starts.length - 1 ? SIDES : 0);
    const rim = Array.from({ length: end - start + 1 }, (_, step) => RIM[(start + step) % SIDES]);
    const value = (end - start) / 2;
    return { color: half_sides[start], points: [...rim, CENTRE], spots: spots(rim, value) };
  });
}

/** Creatures spread along the region, away from its edges. */
function spots(rim: readonly Point[], value: number): Point[] {
  const [first, middle, last] = [rim[0], rim[(rim.length - 1) / 2], rim[rim.length - 1]];
  const corners = value === 1 ? [first, CENTRE, last] : [first, middle, last];
  const centre: Point = [mean(corners.map(([x]) => x)), mean(corners.map(([, y]) => y))];
  if (value === 1) return [centre];
  const reach = 0.17;
  const [dx, dy] = [(last[0] - first[0]) * reach, (last[1] - first[1]) * reach];
  const away = -0.03;
  const [nx, ny] = [(middle[0] - centre[0]) * away, (middle[1] - centre[1]) * away];
  return [
    [centre[0] + dx + nx, centre[1] + dy + ny],
    [centre[0] - dx + nx, centre[1] - dy + ny],
  ];
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The points for a polygon, at a place and size. */
export const polygon = (points: readonly Point[], x: number, y: number, width: number, height: number): string =>
  points.map(([px, py]) => `${(x + px * width).toFixed(1)},${(y + py * height).toFixed(1)}`).join(' ');
