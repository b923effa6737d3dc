// The log of Mars in short.
import type { Entry } from '$wire';
import { expect, it } from 'vitest';
import type { Event } from './generated';
import { logLines } from './log';

const entry = (json: object | undefined, id = 'x'): Entry<'mars'> => ({
  seq: 1,
  text: { id },
  json: json as Event | undefined,
});
/** As if microbes lay on every card with an even number, and animals on all others. */
const lines = (entries: Entry<'mars'>[]) => logLines(entries, (card) => (card % 2 ? 'Animal' : 'Microbe'));
const stock = (seat: number, change: number, source: unknown) =>
  entry({ type: 'stock', seat, resource: 'Money', change, source });

it('gathers what a deed changed behind its headline, with the price first', () => {
  const [line, ...others] = lines([
    entry({ type: 'paid', seat: 2, payment: { money: 21, steel: 0, titanium: 1, heat: 0 }, source: { card: 9 } }),
    entry({ type: 'played', seat: 2, card: 9 }, 'played'),
    entry({ type: 'production', seat: 2, resource: 'Plants', change: -1, source: { card: 9 } }),
    entry({ type: 'raised', seat: 2, parameter: 'Temperature', to: -6 }),
  ]);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ seat: 2, headline: { id: 'played' } });
  expect(line.chips.map(({ icon, count, box }) => [icon, count, box ?? false])).toEqual([
    ['mc', '−21', false],
    ['titanium', '−1', false],
    ['plants', '−1', true],
    ['temperature', '−6 °C', false],
  ]);
});

it('counts a payment to what it is for, announced or not', () => {
  const paid = (card: number) => entry({ type: 'paid', seat: 0, payment: { money: card }, source: { card } });
  const told = lines([
    entry({ type: 'acted', seat: 0, source: { card: 7 } }, 'acts'),
    paid(7),
    paid(3),
    entry({ type: 'played', seat: 0, card: 3 }, 'plays'),
  ]);
  expect(told.map(({ headline, chips }) => [headline?.id, chips.map(({ count }) => count)])).toEqual([
    ['acts', ['−7']],
    ['plays', ['−3']],
  ]);
});

it('keeps production apart from what was done before it', () => {
  const told = lines([
    entry({ type: 'passed', seat: 0 }, 'passed'),
    stock(0, 20, 'production'),
    stock(1, 9, 'production'),
    entry({ type: 'generation', number: 2 }, 'next'),
  ]);
  expect(told.map(({ seat, headline }) => [seat, headline?.id ?? null])).toEqual([
    [0, 'passed'],
    [0, null],
    [1, null],
    [null, 'next'],
  ]);
});

it('tells of a turn of MarsBot what came of it, not why', () => {
  const told = lines([
    entry({ type: 'mars-bot', step: 'turned', by: null, card: { project: 3 } }, 'turned'),
    entry({ type: 'mars-bot', step: 'moved', track: 'Space', to: 3, icon: 'Ocean' }),
    entry({ type: 'placed', seat: 1, tile: 'Ocean', space: 4 }),
    entry(undefined, 'Anna left'),
  ]);
  expect(told.map(({ headline, chips }) => [headline?.id, chips.length])).toEqual([
    ['turned', 1],
    ['Anna left', 0],
  ]);
});

it('draws every token as what lies on its card', () => {
  const tokens = (card: number) => entry({ type: 'tokens', seat: 0, card, change: 1, source: { card } });
  const [{ chips }] = lines([entry({ type: 'acted', seat: 0, source: { card: 7 } }), tokens(7), tokens(4)]);
  expect(chips.map(({ icon }) => icon)).toEqual(['token-animal', 'token-microbe']);
});
