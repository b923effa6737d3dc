import { expect, it } from 'vitest';
import type { Entry } from '$wire';
import type { Event } from './generated';
import { missingIn, oddsIn } from './told';

it('finds the odds among what a preview tells', () => {
  const odds: Event = {
    type: 'odds',
    color: 'Green',
    count: 2,
    chances: [
      { symbol: 'Energy', percent: 50 },
      { symbol: 'Water', percent: 33 },
      { symbol: 'Plant', percent: 17 },
    ],
  };
  const told: Entry<'dice'>[] = [{ type: 'reshuffled' } as const, odds].map((json) => ({
    seq: 0,
    text: { id: 'list-none' },
    json,
  }));
  expect(oddsIn(told)).toEqual([odds]);
  expect(oddsIn()).toEqual([]);
});

it('finds what is missing in the reason why something cannot be paid', () => {
  expect(missingIn({ 'not-affordable': { missing: { Heat: 2 }, wilds: 0 } })).toEqual(['Heat', 'Heat']);
  expect(missingIn('no-wild')).toEqual([]);
});
