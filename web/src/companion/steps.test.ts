import { expect, it } from 'vitest';
import type { Message } from '$wire';
import { deedsOf, placedIn, stepsOf } from './steps';

const message = (id: string, space?: string): Message => (space ? { id, args: [['space', { word: space }]] } : { id });
const told = [
  message('automa-log-turned'),
  message('automa-log-moved'),
  message('automa-log-spaces'),
  message('automa-log-counted', 'r5c1'),
  message('mars-log-placed', 'r5c2'),
];

it('puts what decided under the step that asked for it', () => {
  expect(stepsOf(told).map(({ text, why }) => [text.id, why.length])).toEqual([
    ['automa-log-turned', 0],
    ['automa-log-moved', 2],
    ['mars-log-placed', 0],
  ]);
});

it('shows a reason that comes first all the same', () => {
  expect(stepsOf([message('automa-log-counted', 'r5c1')])).toEqual([
    { text: message('automa-log-counted', 'r5c1'), why: [] },
  ]);
});

it('takes a turn with its further cards for one deed', () => {
  const line = (id: string, told: string[], continues = false) => ({
    text: message(id),
    told: told.map((step) => message(step)),
    continues,
    misfit: null,
  });
  const lines = [line('fact', []), line('turn', ['a', 'b']), line('draw', ['c'], true), line('turn', ['d'])];
  expect(deedsOf(lines).map(({ text, told }) => [text.id, told.map(({ id }) => id)])).toEqual([
    ['turn', ['a', 'b', 'c']],
    ['turn', ['d']],
  ]);
});

it('knows where tiles were placed', () => {
  expect(placedIn(told)).toEqual([27]);
  expect(placedIn([message('mars-log-placed', 'phobos')])).toEqual([]);
});
