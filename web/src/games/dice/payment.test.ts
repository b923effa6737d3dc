import { expect, it } from 'vitest';
import { due, sparing, spends, spent } from './payment';

it('spares no more dice than a card would take', () => {
  const cost = ['Heat', 'Heat', 'Steel'];
  const dice = { Heat: 3, Steel: 1 };
  expect(sparing('play comet', cost, dice, {})).toBe('play comet');
  expect(sparing('play comet', cost, dice, { Heat: 1 })).toBe('play comet');
  expect(sparing('play comet', cost, dice, { Heat: 2 })).toBe('play comet sparing heat');
  expect(sparing('play comet', cost, dice, { Heat: 3, Steel: 1 })).toBe('play comet sparing heat heat steel');
  expect(sparing('play comet', cost, { Heat: 1 }, { Heat: 1 })).toBe('play comet sparing heat');
  expect(sparing('play comet', cost, dice, { City: 2 })).toBe('play comet');
});

it('spares nothing that a discount pays for', () => {
  const cost = due(['Steel', 'Steel', 'Heat'], { Steel: 1, Titanium: 2 });
  expect(cost).toEqual(['Steel', 'Heat']);
  expect(sparing('play mine', cost, { Steel: 2 }, { Steel: 1 })).toBe('play mine');
  expect(sparing('play mine', cost, { Steel: 2 }, { Steel: 2 })).toBe('play mine sparing steel');
  expect(due(['Steel'], { Steel: 3 })).toEqual([]);
});

it('knows what the action of a card costs', () => {
  expect(spends({ action: { cost: [{ Spend: ['Energy', 'Energy'] }, { Discard: 2 }] } })).toEqual(['Energy', 'Energy']);
  expect([spends({ action: null }), spends(undefined)]).toEqual([[], []]);
});

it('finds the dice that would be paid', () => {
  expect(spent({ Heat: 3, Steel: 1 }, { Heat: 1, Steel: 1 })).toEqual({ Heat: 2, Steel: 0 });
  expect(spent({ Heat: 3 }, undefined)).toEqual({});
});
