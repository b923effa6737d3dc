import { expect, it } from 'vitest';
import { place } from './place';

const SCREEN = [1000, 800] as const;
const CARD = [300, 200] as const;

it('stands beside the thing, on the side with the most room', () => {
  expect(place({ left: 100, top: 300, width: 100, height: 100 }, null, CARD, SCREEN)).toEqual({ left: 214, top: 250 });
  expect(place({ left: 800, top: 300, width: 100, height: 100 }, null, CARD, SCREEN)).toEqual({ left: 486, top: 250 });
});

it('stays inside the window, whatever it points at', () => {
  const everything = { left: 0, top: 0, width: 1000, height: 800 };
  for (const target of [null, everything, { ...everything, top: 760, height: 40 }]) {
    const { left, top } = place(target, null, CARD, SCREEN);
    expect(left).toBeGreaterThanOrEqual(8);
    expect(top).toBeGreaterThanOrEqual(8);
    expect(left + 300).toBeLessThanOrEqual(992);
    expect(top + 200).toBeLessThanOrEqual(792);
  }
});

it('covers the log if it can, but never what it speaks of', () => {
  const log = { left: 20, top: 500, width: 280, height: 250 };
  expect(place({ left: 500, top: 100, width: 100, height: 100 }, log, CARD, SCREEN)).toEqual({ left: 10, top: 500 });
  expect(place({ left: 200, top: 550, width: 100, height: 50 }, log, CARD, SCREEN)).toEqual({ left: 314, top: 475 });
  expect(place(null, { ...log, height: 60 }, CARD, SCREEN)).toEqual({ left: 350, top: 96 });
});

it('leaves the button that answers in sight on a phone', () => {
  const phone = [360, 740] as const;
  const ask = { left: 0, top: 560, width: 360, height: 120 };
  expect(place({ left: 40, top: 120, width: 70, height: 90 }, null, CARD, phone, ask)).toEqual({ left: 30, top: 224 });
  expect(place(ask, null, CARD, phone, ask)).toEqual({ left: 30, top: 8 });
});

it('keeps to the other end of a phone', () => {
  const phone = [360, 740] as const;
  expect(place({ left: 40, top: 120, width: 70, height: 90 }, null, CARD, phone)).toEqual({ left: 30, top: 532 });
  expect(place({ left: 0, top: 560, width: 360, height: 70 }, null, CARD, phone)).toEqual({ left: 30, top: 8 });
});
