import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameInfo } from '$wire';
import { changeOf, chosen, keep, optionWords, recall } from './session';

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
  expect(changeOf('x', null)).toEqual({ type: 'enter', text: 'x' });
  expect(changeOf('x', { index: 1, way: 'change' })).toEqual({ type: 'fix', index: 1, text: 'x' });
  expect(changeOf('x', { index: 1, way: 'insert' })).toEqual({ type: 'insert', index: 1, text: 'x' });
});

it('tells what was chosen, also by bare words', () => {
  const option = (name: string, usual: string, ...words: string[]) => ({ name, default: usual, words });
  const options = [option('board', 'tharsis', 'tharsis', 'hellas'), option('level', 'normal', 'normal', 'hard')];
  const game = { name: 'mars', options } as unknown as GameInfo;
  const session = { seed: 7, deal: false, entries: [] };
  expect(chosen(game, { ...session, options: ['hard'] })).toEqual({ board: 'tharsis', level: 'hard' });
  const said = optionWords({ board: 'hellas', draft: 'yes' });
  expect(chosen(game, { ...session, options: said })).toEqual({ board: 'hellas', level: 'normal', draft: 'yes' });
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
