import { expect, it } from 'vitest';
import { place } from './place';

const SCREEN = [1000, 800] as const;

it('stands beside the thing, on the side with the most room', () => {
  expect(place({ left: 100, top: 300, width: 100, height: 100 }, 300, 200, ...SCREEN)).toEqual({ left: 214, top: 250 });
  expect(place({ left: 800, top: 300, width: 100, height: 100 }, 300, 200, ...SCREEN)).toEqual({ left: 486, top: 250 });
});

it('stays inside the window, whatever it points at', () => {
  for (const target of [
    null,
    { left: 0, top: 0, width: 1000, height: 800 },
    { left: 0, top: 760, width: 1000, height: 40 },
  ]) {
    const { left, top } = place(target, 300, 200, ...SCREEN);
    expect(left).toBeGreaterThanOrEqual(8);
    expect(top).toBeGreaterThanOrEqual(8);
    expect(left + 300).toBeLessThanOrEqual(992);
    expect(top + 200).toBeLessThanOrEqual(792);
  }
});
