import { expect, it } from 'vitest';
import type { Arg, Reason } from '$wire';
import { lackOf } from './lack';

const reason = (name: string, what: Arg): Reason => ({
  code: 'too-few',
  text: {
    id: 'mars-why-too-few',
    args: [
      [name, what],
      ['has', { number: 1 }],
      ['needs', { number: 3 }],
    ],
  },
});

it('has a sign for production and tags', () => {
  expect(lackOf(reason('what', { message: { id: 'mars-production-money' } }))).toEqual({
    icon: 'mc',
    box: true,
    has: 1,
    needs: 3,
  });
  expect(lackOf(reason('tag', { message: { id: 'mars-tag-power' } }))).toEqual({
    icon: 'tag-power',
    box: false,
    has: 1,
    needs: 3,
  });
});

it('leaves everything else to words', () => {
  expect(lackOf(reason('what', { message: { id: 'mars-card-comet' } }))).toBeNull();
  expect(lackOf(reason('parameter', { word: 'oxygen' }))).toBeNull();
  expect(lackOf({ code: 'no-space', text: { id: 'mars-why-no-space' } })).toBeNull();
});
