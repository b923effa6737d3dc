import { expect, it } from 'vitest';
import type { Arg, Entry, Message } from '$wire';
import { missingIn, oddsIn } from './told';

const part = (id: string, symbol: string, ...more: [string, Arg][]): Message => ({
  id,
  args: [['symbol', { message: { id: `dice-symbol-${symbol}` } }], ...more],
});

it('finds the odds among what a preview tells', () => {
  const dice: Message = { id: 'dice-text-dice' };
  const list = [
    part('dice-chance', 'energy', ['percent', { number: 50 }]),
    part('dice-chance', 'water', ['percent', { number: 33 }]),
  ];
  const odds: Message = {
    id: 'dice-odds',
    args: [
      ['dice', { message: dice }],
      ['chances', { list }],
    ],
  };
  const told: Entry[] = [{ id: 'dice-event-took' }, odds].map((text) => ({ seq: 0, text }));
  const chances = [
    { symbol: 'Energy', percent: 50 },
    { symbol: 'Water', percent: 33 },
  ];
  expect(oddsIn(told)).toEqual([{ dice, chances }]);
  expect(oddsIn()).toEqual([]);
});

it('finds what is missing in the reason why something cannot be paid', () => {
  const list = [part('dice-counted', 'heat', ['count', { number: 2 }])];
  expect(missingIn({ id: 'dice-why-not-affordable', args: [['missing', { list }]] })).toEqual(['Heat', 'Heat']);
  expect(missingIn({ id: 'dice-why-not-now' })).toEqual([]);
});
