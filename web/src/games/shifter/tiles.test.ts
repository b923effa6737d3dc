import { describe, expect, it } from 'vitest';
import { polygon, regions } from './tiles';
import { CELLS, type TileView, type ZoneView } from './generated';
import { reached, zoneAt } from './view';

// Half white in the north-west, a quarter yellow in the east, a quarter blue in the south.
const half_sides: TileView['half_sides'] = ['white', 'white', 'yellow', 'yellow', 'blue', 'blue', 'white', 'white'];

describe('a tile', () => {
  const found = regions({ half_sides });

  it('has a region for each colour, worth as many creatures as it has full sides', () => {
    expect(found.map(({ color, spots }) => [color, spots.length])).toEqual([
      ['yellow', 1],
      ['blue', 1],
      ['white', 2],
    ]);
  });

  it('covers half of the face where four half-sides meet', () => {
    const white = found.find(({ color }) => color === 'white')!;
    expect(polygon(white.points, 0, 0, 100, 100)).toBe('0.0,100.0 0.0,50.0 0.0,0.0 50.0,0.0 100.0,0.0 50.0,50.0');
  });

  it('keeps creatures inside', () => {
    for (const [x, y] of found.flatMap(({ spots }) => spots)) {
      expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0.1);
    }
  });
});

describe('zones', () => {
  const zones: ZoneView[] = [
    { color: 'white', value: 6, cells: [0, 1] },
    { color: 'white', value: 4, cells: [5] },
    { color: 'blue', value: 3, cells: [1] },
  ];

  it('are found by cell and colour', () => {
    expect(zoneAt(zones, 1, 'white')?.value).toBe(6);
    expect(zoneAt(zones, 2, 'white')).toBeUndefined();
  });

  it('tick off what a card asks for, each zone once', () => {
    expect(reached({ color: 'white', zones: [5, 5] }, zones, 'at-least')).toEqual([true, false]);
    expect(reached({ color: 'white', zones: [4, 4] }, zones, 'exact')).toEqual([true, false]);
    expect(reached({ color: 'white', zones: [4, 4] }, zones, 'at-least')).toEqual([true, true]);
  });

  it('lie in cells counted row by row', () => expect([CELLS[0], CELLS[7]]).toEqual(['r1c1', 'r2c4']));
});
