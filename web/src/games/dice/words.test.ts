import { expect, test } from 'vitest';
import { inWords, placeOf } from './words';

test('a space is told by its row and place, wherever it stands in a sentence', () => {
  const place = {
    id: 'dice-place',
    args: [
      ['row', { number: 4 }],
      ['column', { number: 2 }],
    ],
  };
  expect(placeOf('D2')).toEqual(place);
  expect(placeOf('ocean')).toBeNull();
  const source = { id: 'dice-source-space', args: [['space', { word: 'D2' }]] };
  const told = inWords({
    id: 'dice-log-placed',
    args: [
      ['tile', { word: 'ocean' }],
      ['space', { word: 'D2' }],
      ['source', { message: source as never }],
    ],
  });
  expect(told.id).toBe('dice-log-placed-at');
  expect(told.args).toEqual([
    ['tile', { word: 'ocean' }],
    ['space', { message: place }],
    ['source', { message: { id: 'dice-source-place', args: [['space', { message: place }]] } }],
  ]);
});
