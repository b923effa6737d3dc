import { expect, it } from 'vitest';
import type { Replay } from '$wire';
import type { ToyEvent, ToyView } from './toy';
import { byEnd, byGain, byView, tell, type Reading } from './story';

interface Toy extends ToyView {
  round: number;
  points: number[];
}
const views: Toy[] = [
  { heap: 0, round: 1, points: [0, 0] },
  { heap: 0, round: 1, points: [5, 0] },
  { heap: 0, round: 1, points: [6, 0] },
  { heap: 0, round: 2, points: [6, 3] },
  { heap: 0, round: 2, points: [6, 4] },
];
const points = ({ points = [] }: ToyView, seat: number) => points[seat];
const step = (seat: number, type?: ToyEvent['type']) => ({
  seat,
  words: '',
  delta: null,
  entries: type ? [{ seq: 1, text: { id: `did-${type}` }, json: { type, seat } }] : [],
});
const replay: Replay<'toy'> = {
  game: 'toy',
  setup: { players: 2, options: {} },
  start: views[0],
  steps: [step(0, 'played'), step(0), step(1, 'played'), step(0, 'waited')],
  outcome: null,
  dictionary: {},
};
const reading: Reading<'toy'> = {
  chapter: () => 'round',
  chapters: byView(({ round = 0 }: ToyView) => round),
  seats: ({ points = [] }) => points.length,
  sources: [{ id: 'all', icon: 'vp', points }],
  curves: [
    { id: 'points', value: points },
    { id: 'sum', common: (view) => points(view, 0) + points(view, 1) },
    { id: 'plays', events: [{ type: 'played' }] },
    { id: 'nothing', value: () => 0 },
  ],
  moments: byGain<'toy'>(['played'], points),
  shares: [{ id: 'plays', icon: 'card', event: { type: 'played' } }],
};

it('tells a game by its chapters', async () => {
  const story = await tell(replay, views, reading);
  expect(story.chapters).toEqual([1, 2]);
  expect(story.points).toEqual([[6], [4]]);
  const lines = (...values: number[][]) => ({ common: false, values });
  expect(story.curves).toEqual([
    { id: 'points', ...lines([6, 6], [3, 4]) },
    { id: 'sum', common: true, values: [[9, 10]] },
    { id: 'plays', ...lines([1, 1], [1, 1]) },
  ]);
});

it('ends a chapter with what ends it', () => {
  const steps = [step(0), step(0, 'done'), step(1), step(1, 'done'), step(0)];
  expect(byEnd<'toy'>('done')(steps)).toEqual([1, 1, 2, 2, 3]);
});

it('counts who did what', async () => {
  const story = await tell({ ...replay, steps: [...replay.steps, step(1, 'played')] }, [...views, views[4]], reading);
  expect(story.shares).toMatchObject([{ id: 'plays', counts: [1, 2] }]);
});

it('counts all steps of an action to its headline', async () => {
  expect((await tell(replay, views, reading)).moments).toEqual([
    { seat: 0, text: { id: 'did-played' }, gain: 6, chapter: 1 },
    { seat: 1, text: { id: 'did-played' }, gain: 3, chapter: 1 },
  ]);
});
