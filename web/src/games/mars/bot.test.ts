// MarsBot's turns as the log tells them.
import type { Entry, Message } from '$wire';
import { expect, it } from 'vitest';
import { botTurns } from './bot';
import type { Event } from './generated';

const entry = (json: object, text: Message = { id: 'x' }): Entry<'mars'> => ({ seq: 1, text, json: json as Event });
const bot = (json: object, text?: Message) => entry({ type: 'mars-bot', ...json }, text);
const rule = (id: string): Message => ({ id: 'automa-log-spaces', args: [['rule', { message: { id } }]] });

const turned = bot({ step: 'turned', card: { project: 206 }, by: null });
const log = [
  entry({ type: 'generation', number: 3, first: 0 }),
  entry({ type: 'played', seat: 0, card: 179 }),
  turned,
  bot({ step: 'tag', tag: 'Science', track: 'Science' }),
  bot({ step: 'moved', track: 'Science', to: 3, icon: 'Advance' }),
  bot({ step: 'moved', track: 'Science', to: 4, icon: 'City' }),
  bot({ step: 'spaces', tile: 'City', rule: 'possible', left: [5, 6, 7] }, rule('automa-rule-possible')),
  bot({ step: 'spaces', tile: 'City', rule: { space: 'Oceans' }, left: [6] }, rule('automa-rule-oceans')),
  entry({ type: 'placed', seat: 1, tile: 'City', space: 6 }),
  entry({ type: 'stock', seat: 1, resource: 'Money', change: 3, source: { space: 6 } }),
  bot({ step: 'tag', tag: null, track: 'Event' }),
  bot({ step: 'moved', track: 'Event', to: 3, icon: 'Ocean' }),
  entry({ type: 'rating', seat: 1, change: 1 }),
  entry({ type: 'passed', seat: 1 }),
  entry({ type: 'stock', seat: 0, resource: 'Money', change: 20, source: 'production' }),
];

it('reads the steps of a turn, with what decided and what came of it', () => {
  const [turn, ...others] = botTurns(log);
  expect(others).toEqual([]);
  expect(turn).toMatchObject({ generation: 3, card: { project: 206 } });
  const [science, event] = turn.steps;
  expect(science).toMatchObject({ tag: 'Science', track: 'Science', money: 3, rating: 0, placed: 6 });
  expect(science.moves.map(({ to }) => to)).toEqual([3, 4]);
  expect(science.compared.map(({ spaces }) => spaces?.length)).toEqual([3, 1]);
  expect(event).toMatchObject({ tag: null, rating: 1, results: [] });
});

it('begins a step where another track moves, and a turn with every card of the action deck', () => {
  const moved = bot({ step: 'moved', track: 'Space', to: 1, icon: 'Advance' });
  const turns = botTurns([...log.slice(0, 6), moved, turned, entry({ type: 'paid', seat: 0 }), moved]);
  expect(turns).toHaveLength(2);
  expect(turns[0].steps.map(({ track }) => track)).toEqual(['Science', 'Space']);
  expect(turns[1].steps).toEqual([]);
});

it('tells what happens before and after its turns without a card', () => {
  const early = bot({ step: 'early-milestone', met: 1 });
  const greenery = bot({ step: 'last-greenery', track: 'Plant', to: 3 });
  const turns = botTurns([early, turned, greenery, greenery]);
  expect(turns.map(({ card }) => card)).toEqual([null, { project: 206 }, null]);
  expect(turns[2].steps).toHaveLength(1);
});
