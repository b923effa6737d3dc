// Where spaces and tracks lie in the drawing of the planet, and the ground under them.

import type { Place } from './view';

const ROOT3 = Math.sqrt(3);
const short = (number: number): number => Math.round(number * 10) / 10;

/** A number between 0 and 1 that is always the same for a place. */
const chance = (number: number): number => {
  const x = Math.sin(number * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
};

export const hexCentre = ({ q, r }: Pick<Place, 'q' | 'r'>, size: number): [number, number] => [
  short((q + r / 2) * ROOT3 * size),
  short(r * 1.5 * size),
];

export const hexPoints = (size: number): string =>
  Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 180) * (60 * corner - 90);
    return `${short(size * Math.cos(angle))},${short(size * Math.sin(angle))}`;
  }).join(' ');

/** The distance from the middle to the outermost corner of the board. */
export const boardRadius = (size: number): number => Math.hypot(2.5 * ROOT3 * size, 7 * size);

/** A point on a circle; 0 degrees is up, clockwise. */
export function onCircle(radius: number, degrees: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [short(radius * Math.cos(angle)), short(radius * Math.sin(angle))];
}

/** A piece of a ring between two radii and two angles. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const clockwise = to > from ? 1 : 0;
  const [a, b, c, d] = [onCircle(outer, from), onCircle(outer, to), onCircle(inner, to), onCircle(inner, from)];
  return `M${a.join(' ')}A${short(outer)} ${short(outer)} 0 0 ${clockwise} ${b.join(' ')}L${c.join(' ')}A${short(inner)} ${short(inner)} 0 0 ${1 - clockwise} ${d.join(' ')}z`;
}

// A tile is drawn with few paths, each of many pieces: a browser that must look at every element
// again, as when a window opens, is the quicker the fewer there are.

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0z`;

const block = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;

export interface Ground {
  colour: string;
  craters: string;
  /** The lit edges of the craters. */
  edges: string;
  ripple: string | null;
}

/** The land of a space: its shade, craters and ripples, the same every time. */
export function ground({ index, q, r }: Place, size: number): Ground {
  const [v, w] = [chance(index), chance(index + 90)];
  const latitude = Math.abs(r) / 4;
  const light = 41 + v * 7 + latitude * 5 - (q + r / 2) * 1.1;
  const count = v > 0.62 ? 2 : v > 0.25 ? 1 : 0;
  const craters = Array.from({ length: count }, (_, crater) => ({
    x: (chance(index * 3 + crater) - 0.5) * size * 1.05,
    y: (chance(index * 5 + crater) - 0.5) * size * 1.1,
    radius: size * (0.09 + chance(index * 7 + crater) * 0.13),
  }));
  return {
    colour: `hsl(${short(15 + w * 7)} ${short(50 - latitude * 8)}% ${short(light)}%)`,
    craters: craters.map(({ x, y, radius }) => ellipse(x, y, radius, radius * 0.82)).join(''),
    edges: craters
      .map(
        ({ x, y, radius }) =>
          `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius * 0.82)} 0 0 0 ${short(2 * radius)} 0`,
      )
      .join(''),
    ripple:
      w > 0.5
        ? `M${short(-size * 0.7)} ${short(size * (0.2 + v * 0.3))}q${short(size * 0.35)} ${short(-size * 0.2)} ${short(size * 0.7)} 0t${short(size * 0.6)} 0`
        : null,
  };
}

/** The waves of an ocean tile: faint and bright ones. */
export function waves(index: number, size: number): { faint: string; bright: string } {
  const [first, second, third, fourth] = [-0.42, -0.08, 0.26, 0.58].map(
    (y, line) =>
      `M${short(-size * (0.62 - Math.abs(y) * 0.25) + chance(index + line) * 5)} ${short(size * y)}q${short(size * 0.15)} ${short(-size * 0.15)} ${short(size * 0.3)} 0t${short(size * 0.3)} 0${line % 2 ? `t${short(size * 0.3)} 0` : ''}`,
  );
  return { faint: first + third, bright: second + fourth };
}

const TREES = [
  [-0.42, -0.3],
  [0.05, -0.52],
  [0.46, -0.24],
  [-0.16, -0.05],
  [0.3, 0.12],
  [-0.5, 0.2],
  [0, 0.36],
] as const;

/** The trees of a greenery tile. */
export function trees(index: number, size: number): { shadows: string; crowns: string; lights: string } {
  const all = TREES.map(([x, y], tree) => ({
    x: size * x + chance(index * tree) * 2,
    y: size * y,
    r: size * (0.17 + chance(index + tree) * 0.05),
  }));
  return {
    shadows: all.map(({ x, y, r }) => ellipse(x + 1, y + r * 0.9, r, r * 0.4)).join(''),
    crowns: all.map(({ x, y, r }) => ellipse(x, y, r, r)).join(''),
    lights: all.map(({ x, y, r }) => ellipse(x - r * 0.25, y - r * 0.3, r * 0.62, r * 0.62)).join(''),
  };
}

/** Left edge, width and height of each house. */
const HOUSES = [
  [-0.56, 0.2, 0.5],
  [-0.32, 0.24, 0.78],
  [-0.05, 0.26, 1.02],
  [0.24, 0.2, 0.66],
  [0.45, 0.16, 0.42],
] as const;

/** The houses of a city tile, every other one bright, and the windows, lit where somebody is awake. */
export function houses(index: number, size: number): { dull: string; bright: string; lit: string; unlit: string } {
  const drawn = { dull: '', bright: '', lit: '', unlit: '' };
  for (const [house, [left, wide, high]] of HOUSES.entries()) {
    const [x, width, height] = [short(size * left), short(size * wide), short(size * high)];
    const y = short(size * 0.36 - height);
    drawn[house % 2 ? 'bright' : 'dull'] += block(x, y, width, height);
    for (let wy = y + 3; wy < size * 0.3 - 2; wy += 5) {
      for (let wx = x + 2; wx < x + width - 2; wx += 3.6) {
        if (chance(index + wx * 3 + wy) > 0.3)
          drawn[chance(wx + wy) > 0.55 ? 'lit' : 'unlit'] += block(wx, wy, 1.8, 2.4);
      }
    }
  }
  return drawn;
}
