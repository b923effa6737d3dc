// What a considered decision would change.
import type { Entry } from '$wire';
import { expect, it } from 'vitest';
import { changesOf, foreseen, goalsOf, othersOf } from './changes';
import type { Event, View } from './generated';

const player = (stock: number[], rating: number) => ({
  stock,
  production: [1, 0, 0, 0, 0, 0],
  rating,
  score: { rating, milestones: 0, awards: 0, greeneries: 0, cities: 0, cards: 0 },
});
const view = (stock: number[], rating: number, mayor: boolean, banker: number[]) =>
  ({
    temperature: -8,
    oxygen: 7,
    oceans: 5,
    players: [player(stock, rating), player([0, 0, 0, 4, 0, 0], 20)],
    milestones: [],
    awards: [[1, 1]],
    milestones_reached: [[0, mayor ? 1 : 0]],
    award_points: [
      [1, banker],
      [2, [5, 0]],
    ],
  }) as unknown as View;
const before = view([24, 0, 0, 6, 0, 0], 27, false, [0, 5]);
const after = { ...view([17, 0, 0, 8, 0, 0], 28, true, [5, 0]), temperature: -6 };
const entry = (json: object, source?: string): Entry<'mars'> => ({
  seq: 1,
  json: json as Event,
  text: { id: 'x', args: source ? [['source', { message: { id: source } }]] : [] },
});
const entries = [
  entry({ type: 'paid', seat: 0, payment: { money: 10, steel: 0, titanium: 0, heat: 0 }, source: { card: 5 } }),
  entry({ type: 'stock', seat: 0, resource: 'Money', change: 3, source: { corporation: 2 } }, 'tharsis'),
  entry({ type: 'stock', seat: 0, resource: 'Plants', change: 2, source: { card: 5 } }, 'comet'),
  entry({ type: 'stock', seat: 1, resource: 'Plants', change: -3, source: { card: 5 } }, 'comet'),
];

it('writes sums, with the source of what does not come from the decision itself', () => {
  expect(changesOf(before, after, entries, 0)).toEqual([
    {
      icon: 'mc',
      box: false,
      before: '24',
      parts: [
        { count: '−10', source: null },
        { count: '+3', source: { id: 'tharsis' } },
      ],
      after: '17',
    },
    { icon: 'plants', box: false, before: '6', parts: [{ count: '+2', source: null }], after: '8' },
    { icon: 'temperature', before: '−8 °C', parts: [], after: '−6 °C' },
    { icon: 'tr', before: '27', parts: [], after: '28' },
    { icon: 'vp', before: '27', parts: [], after: '28' },
  ]);
});

it('tells what happens to others, and goals that come within reach', () => {
  expect(othersOf(entries, 0)).toEqual([entries[3]]);
  expect(goalsOf(before, after, 0)).toEqual([
    { kind: 'milestone', number: 0 },
    { kind: 'award', number: 1 },
  ]);
  expect(goalsOf(after, after, 0)).toEqual([]);
});

it('does not call claimable what nobody can claim any more', () => {
  const full = (reached: View): View => ({ ...reached, milestones_reached: [] });
  expect(goalsOf(full(before), full(after), 0)).toEqual([{ kind: 'award', number: 1 }]);
});

it('adds up what is sure, where something is asked or hidden before the action ends', () => {
  const sure = [
    ...entries,
    entry({ type: 'raised', seat: 0, parameter: 'Oxygen', to: 8, source: 'x' }),
    entry({ type: 'rating', seat: 0, change: 1, source: 'x' }),
  ];
  const next = { code: 'place', text: { id: 'x' }, json: { place: { tile: 'Greenery', source: 'x' } } };
  const known = foreseen(before, { view: before, entries: sure, next: next as never }, 0);
  expect(known.players[0].stock).toEqual([17, 0, 0, 8, 0, 0]);
  expect([known.oxygen, known.players[0].rating]).toEqual([8, 28]);
  expect(known.players[0].score).toMatchObject({ rating: 28, greeneries: 1 });
  expect(known.players[1]).toBe(before.players[1]);
  expect(foreseen(before, { view: null, entries: sure, next: null }, 0).players[0].rating).toBe(28);
  expect(foreseen(before, { view: after, entries: sure, next: null }, 0)).toBe(after);
});
