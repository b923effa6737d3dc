import { expect, it } from 'vitest';
import type { Replay } from '$wire';
import { tell, type Reading } from './story';

interface Toy {
  round: number;
  points: number[];
}
const views: Toy[] = [
  { round: 1, points: [0, 0] },
  { round: 1, points: [5, 0] },
  { round: 1, points: [6, 0] },
  { round: 2, points: [6, 3] },
];
const step = (seat: number, type?: string) => ({
  seat,
  words: '',
  delta: null,
  entries: type ? [{ seq: 1, text: { id: `did-${type}` }, json: { type, seat } }] : [],
});
const replay: Replay = {
  game: 'toy',
  setup: { players: 2, options: {} },
  start: views[0],
  steps: [step(0, 'played'), step(0), step(1, 'played')],
  outcome: null,
  dictionary: {},
};
const reading: Reading<Toy> = {
  chapter: 'round',
  chapterOf: ({ round }) => round,
  seats: ({ points }) => points.length,
  total: ({ points }, seat) => points[seat],
  sources: [{ id: 'all', icon: 'vp', points: ({ points }, seat) => points[seat] }],
  curves: [{ id: 'points', value: ({ points }, seat) => points[seat] }],
  headlines: ['played'],
  shares: [{ id: 'plays', icon: 'card', event: { type: 'played' } }],
};

it('tells a game by its chapters', async () => {
  const story = await tell(replay, views, reading);
  expect(story.chapters).toEqual([1, 2]);
  expect(story.points).toEqual([[6], [3]]);
  expect(story.curves).toEqual([
    {
      id: 'points',
      values: [
        [6, 6],
        [0, 3],
      ],
    },
  ]);
});

it('counts who did what', async () => {
  const story = await tell({ ...replay, steps: [...replay.steps, step(1, 'played')] }, [...views, views[3]], reading);
  expect(story.shares).toMatchObject([{ id: 'plays', counts: [1, 2] }]);
});

it('counts all steps of an action to its headline', async () => {
  expect((await tell(replay, views, reading)).moments).toEqual([
    { seat: 0, text: { id: 'did-played' }, gain: 6, chapter: 1 },
    { seat: 1, text: { id: 'did-played' }, gain: 3, chapter: 1 },
  ]);
});
