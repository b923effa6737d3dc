import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keep, lastNumber, put, recall, strike } from './session';

const shelf = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  });
});
afterEach(() => {
  shelf.clear();
  vi.unstubAllGlobals();
});

it('puts an entry at the end, in place of one, or before one', () => {
  const entries = ['a', 'b', 'c'];
  expect(put(entries, 'x', null)).toEqual([['a', 'b', 'c', 'x'], 3]);
  expect(put(entries, 'x', { index: 1, way: 'change' })).toEqual([['a', 'x', 'c'], 1]);
  expect(put(entries, 'x', { index: 1, way: 'insert' })).toEqual([['a', 'x', 'b', 'c'], 1]);
  expect(strike(entries, 0)).toEqual(['b', 'c']);
  expect(entries).toEqual(['a', 'b', 'c']);
});

it('finds the last number of a fact', () => {
  const entries = ['standing builder: 3', 'turn', 'standing builder: 5', 'standing builders: 9'];
  expect(lastNumber(entries, 'standing builder')).toBe(5);
  expect(lastNumber(entries, 'standing mayor')).toBeNull();
});

it('keeps a session, and forgets what it cannot read', () => {
  expect(recall()).toBeNull();
  const session = { options: ['hard'], seed: 7, deal: true, entries: ['turn'] };
  keep(session);
  expect(recall()).toEqual(session);
  shelf.set('areo-companion', '{"entries":3}');
  expect(recall()).toBeNull();
  shelf.set('areo-companion', 'no JSON');
  expect(recall()).toBeNull();
  keep(session);
  keep(null);
  expect(recall()).toBeNull();
});
