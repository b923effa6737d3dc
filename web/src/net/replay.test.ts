import { expect, it } from 'vitest';
import type { Replay } from '$wire';
import '../games/toy';
import { chapters, ReplayConnection, unfold } from './replay';
import { TableState } from '../state/table.svelte';

const replay: Replay<'toy'> = {
  game: 'toy',
  setup: { players: 2, options: {} },
  start: { heap: 7, turn: 0 },
  steps: [
    { seat: 0, words: 'take 1', delta: { heap: [6] }, entries: [{ seq: 1, text: { id: 'took' } }] },
    { seat: 0, words: 'stop', delta: null, entries: [{ seq: 2, text: { id: 'next' }, json: { type: 'turn' } }] },
    { seat: 1, words: 'take 2', delta: { heap: [4], turn: [1] }, entries: [] },
  ],
  outcome: { scores: [1, 0], winners: [0], verdict: { id: 'won' } },
  dictionary: {},
};

it('unfolds into a view after every step', () => {
  expect(unfold(replay)).toEqual([
    { heap: 7, turn: 0 },
    { heap: 6, turn: 0 },
    { heap: 6, turn: 0 },
    { heap: 4, turn: 1 },
  ]);
});

it('finds where turns begin', () => expect(chapters(replay, ['turn'])).toEqual([0, 2]));

it('shows any step at a table, forwards and backwards', () => {
  let line!: ReplayConnection;
  // oxlint-disable-next-line no-new
  const state = new TableState((listener) => (line = new ReplayConnection(replay, [], null, listener)));
  line.goTo(3);
  expect(state.sight).toMatchObject({ view: { heap: 4 }, asked: [], outcome: { winners: [0] } });
  expect(state.entries).toHaveLength(2);
  line.goTo(1);
  expect(state.sight).toMatchObject({ view: { heap: 6 }, asked: [0], outcome: null });
  expect(state.entries).toHaveLength(1);
});

it('shows the same step as another seat saw it', () => {
  let line!: ReplayConnection;
  // oxlint-disable-next-line no-new
  const state = new TableState((listener) => (line = new ReplayConnection(replay, [], 0, listener)));
  line.show({ ...replay, start: { heap: 7, turn: 0, own: 'b' } }, 1);
  line.goTo(1);
  expect(state.sight).toMatchObject({ you: { seat: 1 }, view: { heap: 6, own: 'b' } });
});
