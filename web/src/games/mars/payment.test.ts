import { expect, it } from 'vitest';
import { choices, nearest, parsePayment, type Payment } from './payment';

const all = ['pay 8 steel 3', 'pay 10 steel 2', 'pay 14', 'pay 2 steel 3 titanium 2', 'pay 6 titanium 2 heat 2'].map(
  (words) => parsePayment(words)!,
);

it('reads what the server lists', () => {
  expect(all[3]).toEqual({ money: 2, steel: 3, titanium: 2, heat: 0 });
  expect(parsePayment('pass')).toBeNull();
});

it('offers only what some payment uses', () => {
  expect(choices(all, 'steel')).toEqual([0, 2, 3]);
  expect(choices(all, 'heat')).toEqual([0, 2]);
});

it('changes one means and keeps the others where it can', () => {
  expect(nearest(all, all[0], 'steel', 2)).toBe(all[1]);
  expect(nearest(all, all[0], 'titanium', 2)).toBe(all[3]);
  const unknown: Payment = { money: 1, steel: 1, titanium: 1, heat: 1 };
  expect(nearest(all, unknown, 'steel', 9)).toBe(unknown);
});
