import { expect, it } from 'vitest';
import type { Entry, Message } from '$wire';
import { missingIn, oddsIn } from './told';

it('finds the odds among what a preview tells', () => {
  const dice: Message = { id: 'dice-text-dice' };
  const chance = (symbol: string, percent: number): Message => ({
    id: 'dice-chance',
    args: [
      ['symbol', { message: { id: `dice-symbol-${symbol}` } }],
      ['percent', { number: percent }],
    ],
  });
  const list = [chance('energy', 50), chance('water', 33)];
  const odds: Message = {
    id: 'dice-odds',
    args: [
      ['dice', { message: dice }],
      ['chances', { list }],
    ],
  };
  const told: Entry<'dice'>[] = [{ id: 'dice-event-took' }, odds].map((text) => ({ seq: 0, text }));
  const chances = [
    { symbol: 'Energy', percent: 50 },
    { symbol: 'Water', percent: 33 },
  ];
  expect(oddsIn(told)).toEqual([{ dice, chances }]);
  expect(oddsIn()).toEqual([]);
});

it('finds what is missing in the reason why something cannot be paid', () => {
  expect(missingIn({ 'not-affordable': { missing: { Heat: 2 }, wilds: 0 } })).toEqual(['Heat', 'Heat']);
  expect(missingIn('no-wild')).toEqual([]);
});
