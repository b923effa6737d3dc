import { expect, it } from 'vitest';
import type { Payment } from './generated';
import { choices, isSame, nearest, wastedBy } from './payment';

const pay = (money: number, steel: number, titanium: number, heat: number): Payment => ({
  money,
  steel,
  titanium,
  heat,
});
const all = [pay(8, 3, 0, 0), pay(10, 2, 0, 0), pay(14, 0, 0, 0), pay(2, 3, 2, 0), pay(6, 0, 2, 2)];

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

it('tells what is laid down beyond the price', () => {
  const worth = { steel: 2, titanium: 3, heat: 1 };
  expect(wastedBy(pay(1, 2, 1, 3), worth, 11)).toBe(0);
  expect(wastedBy(pay(0, 0, 4, 0), worth, 11)).toBe(1);
  expect(isSame(pay(1, 2, 1, 3), pay(1, 2, 1, 3))).toBe(true);
  expect(isSame(pay(1, 2, 1, 3), pay(1, 2, 1, 2))).toBe(false);
});
