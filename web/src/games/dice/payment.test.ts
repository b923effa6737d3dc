import { expect, it } from 'vitest';
import { sparing, spends, spent } from './payment';

it('spares no more dice than a card would take', () => {
  const cost = { Heat: 2, Steel: 1 };
  const dice = { Heat: 3, Steel: 1 };
  expect(sparing('play comet', cost, dice, {})).toBe('play comet');
  expect(sparing('play comet', cost, dice, { Heat: 1 })).toBe('play comet');
  expect(sparing('play comet', cost, dice, { Heat: 2 })).toBe('play comet sparing heat');
  expect(sparing('play comet', cost, dice, { Heat: 3, Steel: 1 })).toBe('play comet sparing steel heat heat');
  expect(sparing('play comet', cost, { Heat: 1 }, { Heat: 1 })).toBe('play comet sparing heat');
  expect(sparing('play comet', cost, dice, { City: 2 })).toBe('play comet');
});

it('knows what an action costs', () => {
  expect(spends([{ Spend: ['Energy', 'Energy'] }, { Discard: 2 }, 'SpendAny'])).toEqual({ Energy: 2 });
  expect(spends([])).toEqual({});
});

it('finds the dice that would be paid', () => {
  expect(spent({ Heat: 3, Steel: 1 }, { Heat: 1, Steel: 1 })).toMatchObject({ Heat: 2, Steel: 0 });
  expect(spent({ Heat: 3 }, undefined)).toEqual({});
});
