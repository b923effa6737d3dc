import { expect, it } from 'vitest';
import { moved, orderWords } from './order';

it('moves an effect up or down', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});

it('says an order, counting what is left anew; the last needs no word', () => {
  expect(orderWords([2, 0, 1])).toEqual(['first 3', 'first 1']);
  expect(orderWords([1, 2, 0])).toEqual(['first 2', 'first 2']);
  expect(orderWords([0, 1])).toEqual(['first 1']);
});
