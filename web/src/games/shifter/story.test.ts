import { expect, it } from 'vitest';
import type { Replay } from '$wire';
import { tell } from '../story';
import { reading } from './story';
import type { Event, View } from './generated';
import type { Contest, Coop } from './view';

const step = (seat: number, ...events: { type: Event['type']; cost?: number }[]) => ({
  seat,
  words: '',
  delta: null,
  entries: events.map((event, seq) => ({ seq, text: { id: event.type }, json: { ...event, seat } as Event })),
});
const replay = (steps: Replay<'shifter'>['steps']): Replay<'shifter'> => ({
  game: 'shifter',
  setup: { players: 2, options: {} },
  start: around({}),
  steps,
  outcome: null,
  dictionary: {},
});
const around = (table: Partial<Coop> | Partial<Contest>) => ({ table }) as unknown as View;

it('tells a game of all together by turns: who met missions and goals, and what failures cost', async () => {
  const hands = [
    { count: 4, missions: null },
    { count: 4, missions: null },
  ];
  const coop = (library: number) => around({ mode: 'coop', hands, library });
  const steps = [
    step(0, { type: 'acted' }),
    step(0, { type: 'declared' }, { type: 'achieved' }),
    step(0, { type: 'drew' }, { type: 'turn-began' }),
    step(1, { type: 'failed', cost: 2 }, { type: 'turn-began' }),
  ];
  const story = await tell(replay(steps), [coop(9), coop(9), coop(9), coop(8), coop(6)], reading);
  expect(story.chapter).toBe('shifter-story-turn');
  expect(story.chapters).toEqual([1, 2]);
  expect(Object.fromEntries(story.curves.map(({ id, values }) => [id, values]))).toEqual({
    'shifter-story-missions': [
      [1, 1],
      [0, 0],
    ],
    'shifter-story-goals': [
      [1, 1],
      [0, 0],
    ],
    'shifter-story-actions': [
      [1, 1],
      [0, 0],
    ],
    'shifter-library': [[8, 6]],
  });
  expect(story.moments).toMatchObject([
    { seat: 0, text: { id: 'achieved' }, gain: 1, chapter: 1 },
    { seat: 1, text: { id: 'failed' }, gain: -2, chapter: 2 },
  ]);
});

it('tells a contest by rounds, and first of all what changed the lead', async () => {
  const contest = (...scores: [number, number][]) =>
    around({ mode: 'compete', library: 9, points: scores.map(([won, lost]) => ({ won, lost })) });
  const steps = [step(0, { type: 'scored' }), step(0, { type: 'scored' }), step(1, { type: 'missed' })];
  const views = [contest([0, 0], [0, 0]), contest([1, 0], [0, 0]), contest([2, 0], [0, 0]), contest([2, 0], [0, 1])];
  const story = await tell(replay(steps), views, reading);
  expect(story.chapter).toBe('story-round');
  expect(story.curves[0]).toEqual({
    id: 'story-points',
    common: false,
    values: [
      [1, 2, 2],
      [0, 0, -1],
    ],
  });
  expect(story.moments.map(({ gain, chapter }) => [gain, chapter])).toEqual([
    [1, 1],
    [1, 2],
    [-1, 3],
  ]);
  expect(reading.moments(steps, views).map(({ weight }) => weight)).toEqual([1, 0, 0]);
});
