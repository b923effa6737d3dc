import { expect, it } from 'vitest';
import type { CompanionTold } from '$wire';
import { PLACES } from '../games/mars/view';
import { deedsOf, placedIn, stepsOf } from './steps';

const sentence = (id: string, about: Partial<CompanionTold> = {}): CompanionTold => ({
  id,
  reason: false,
  space: null,
  ...about,
});
const told = [
  sentence('turned'),
  sentence('moved'),
  sentence('spaces', { reason: true }),
  sentence('counted', { reason: true }),
  sentence('placed', { space: 27 }),
];

it('puts what decided under the step that asked for it', () => {
  expect(stepsOf(told).map(({ text, why }) => [text.id, why.length])).toEqual([
    ['turned', 0],
    ['moved', 2],
    ['placed', 0],
  ]);
});

it('shows a reason that comes first all the same', () => {
  const reason = sentence('counted', { reason: true });
  expect(stepsOf([reason])).toEqual([{ text: reason, why: [] }]);
});

it('takes a turn with its further cards for one deed', () => {
  const line = (id: string, told: string[], continues = false) => ({
    text: { id },
    told: told.map((step) => sentence(step)),
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
  expect(placedIn([sentence('placed', { space: PLACES.length })])).toEqual([]);
});
