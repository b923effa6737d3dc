// A cube in orthographic projection: real faces, real neighbours, any angle.

type Vector = readonly [number, number, number];

export interface Face {
  /** 0 is the front. */
  index: number;
  matrix: string;
  /** How much light falls on it, about 0 to 1. */
  light: number;
}

export interface Cube {
  /** The outline, for the edges behind the faces. */
  hull: string;
  edge: number;
  scale: number;
  faces: Face[];
}

const FACES: readonly { n: Vector; u: Vector; v: Vector }[] = [
  { n: [0, 0, 1], u: [1, 0, 0], v: [0, 1, 0] },
  { n: [1, 0, 0], u: [0, 0, -1], v: [0, 1, 0] },
  { n: [-1, 0, 0], u: [0, 0, 1], v: [0, 1, 0] },
  { n: [0, 1, 0], u: [1, 0, 0], v: [0, 0, -1] },
  { n: [0, -1, 0], u: [1, 0, 0], v: [0, 0, 1] },
];

export interface Turn {
  rx: number;
  ry: number;
  rz: number;
}

/** A small tilt of its own for each die of a row, always the same. */
export const tilt = (index: number): Turn => ({
  rx: -9 - ((index * 7) % 4),
  ry: (((index * 5) % 9) - 4) * 2 || 5,
  rz: ((index * 37) % 7) - 3,
});

export function cube(size: number, { rx, ry, rz }: Turn): Cube {
  const [a, b, c] = [rx, ry, rz].map((degrees) => (degrees * Math.PI) / 180);
  const turned = ([x, y, z]: Vector): Vector => {
    const [x1, z1] = [x * Math.cos(b) + z * Math.sin(b), -x * Math.sin(b) + z * Math.cos(b)];
    const [y1, z2] = [y * Math.cos(a) - z1 * Math.sin(a), y * Math.sin(a) + z1 * Math.cos(a)];
    return [x1 * Math.cos(c) - y1 * Math.sin(c), x1 * Math.sin(c) + y1 * Math.cos(c), z2];
  };
  const corners = [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z) => turned([x, y, z]))));
  const reach = Math.max(...corners.flatMap(([x, y]) => [Math.abs(x), Math.abs(y)]));
  const scale = (size / 2 - 1) / reach;
  const middle = size / 2;
  const inset = 0.17;
  const outline = hull(corners.map(([x, y]) => [middle + x * scale * (1 - inset), middle + y * scale * (1 - inset)]));
  const faces = FACES.map(({ n, u, v }, index) => ({ index, n: turned(n), u: turned(u), v: turned(v) }))
    .filter(({ n }) => n[2] > 0.04)
    .toSorted((p, q) => p.n[2] - q.n[2])
    .map(({ index, n, u, v }) => ({
      index,
      light: n[0] * -0.25 + n[1] * -0.6 + n[2] * 0.75,
      matrix: [u[0] * scale, u[1] * scale, v[0] * scale, v[1] * scale, n[0] * scale + middle, n[1] * scale + middle]
        .map((number) => number.toFixed(3))
        .join(' '),
    }));
  return {
    hull: `M${outline.map((point) => point.map((number) => number.toFixed(1)).join(' ')).join('L')}Z`,
    edge: scale * inset * 2,
    scale,
    faces,
  };
}

type Point = readonly [number, number];

/** The points that enclose all others, clockwise. */
function hull(points: Point[]): Point[] {
  const sorted = points.toSorted((p, q) => p[0] - q[0] || p[1] - q[1]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && cross(chain[chain.length - 2], chain[chain.length - 1], point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const cross = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
