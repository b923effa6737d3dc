import { expect, it } from 'vitest';
import { bubblesOf, compare, type Foreseen } from './offers';
import { RESOURCES, type Resource, type View } from './generated';

const source = 'production' as const;
const SCORE = { rating: 20, milestones: 0, awards: 0, greeneries: 0, cities: 0, cards: 0 };
const view = (greeneries: number) => ({ players: [{ score: { ...SCORE, greeneries } }] }) as never as View;

/** A space with what it would add to the stock, and the points afterwards. */
const space = (name: string, gains: Partial<Record<Resource, number>>, greeneries = 1, reveals = false): Foreseen => ({
  space: name,
  ghost: {
    view: reveals ? null : view(greeneries),
    reveals,
    entries: [
      { seq: 1, text: { id: 'x' }, json: { type: 'rating', seat: 0, change: 1, source } },
      { seq: 1, text: { id: 'x' }, json: { type: 'stock', seat: 1, resource: 'Heat', change: 9, source } },
      ...RESOURCES.filter((resource) => gains[resource]).map((resource) => ({
        seq: 1,
        text: { id: 'x' },
        json: { type: 'stock' as const, seat: 0, resource, change: gains[resource] ?? 0, source },
      })),
    ],
  },
});

it('puts spaces that bring the same together, and tells only what differs', () => {
  const offers = compare(
    [
      space('r1c1', { Plants: 1 }),
      space('r1c2', { Plants: 2, Money: 2 }),
      space('r1c3', { Plants: 1 }),
      space('r1c4', {}),
    ],
    view(0),
    0,
  );
  expect(offers).toEqual([
    {
      spaces: ['r1c2'],
      gains: [
        { icon: 'plants', box: false, count: '+2' },
        { icon: 'mc', box: false, count: '+2' },
      ],
    },
    { spaces: ['r1c1', 'r1c3'], gains: [{ icon: 'plants', box: false, count: '+1' }] },
    { spaces: ['r1c4'], gains: [] },
  ]);
});

it('counts points first', () => {
  const offers = compare([space('r1c1', { Steel: 3 }), space('r1c2', {}, 2)], view(0), 0);
  expect(offers.map(({ spaces: [first] }) => first)).toEqual(['r1c2', 'r1c1']);
});

it('says that a card is drawn, after which points are not known', () => {
  const offers = compare([space('r1c1', {}, 2), space('r1c2', {}, 1, true)], view(0), 0);
  expect(offers).toEqual([
    { spaces: ['r1c2'], gains: [{ icon: 'card', box: false, count: undefined }] },
    { spaces: ['r1c1'], gains: [] },
  ]);
});

it('is silent where all are alike', () => {
  expect(compare([space('r1c1', { Plants: 1 }), space('r1c2', { Plants: 1 })], view(0), 0)).toEqual([]);
});

it('tells beside a space what is not printed there: money', () => {
  const offers = compare([space('r1c1', { Plants: 1 }), space('r1c2', { Plants: 2, Money: 2 })], view(0), 0);
  expect(bubblesOf('r1c2', [], offers)).toEqual([{ icon: 'mc', count: '+2', box: false }]);
  expect(bubblesOf('r1c1', [], offers)).toEqual([]);
});

it('tells what is printed where a tile covers it', () => {
  expect(bubblesOf('r1c1', ['plants', 'plants', 'card'], [])).toEqual([
    { icon: 'plants', count: '+2' },
    { icon: 'card', count: '+1' },
  ]);
});
