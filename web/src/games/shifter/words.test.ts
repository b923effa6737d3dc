import { expect, it } from 'vitest';
import { inWords, placeOf } from './words';

const place = [
  ['row', { number: 2 }],
  ['column', { number: 3 }],
];

it('says where a tile lies, also within sentences', () => {
  const inner = { message: { id: 'inner', args: [['cell', { word: 'r2c3' }]] as [string, { word: string }][] } };
  expect(inWords({ id: 'x', args: [['what', inner]] }).args).toEqual([
    ['what', { message: { id: 'inner', args: [['cell', { message: { id: 'shifter-cell', args: place } }]] } }],
  ]);
  expect(placeOf(6)).toEqual({ id: 'shifter-place', args: place });
});

it('tells goals by what they ask for', () => {
  expect(inWords({ id: 'shifter-goal' })).toEqual({ id: 'shifter-goal-zones' });
  expect(inWords({ id: 'x', args: [['word', { word: 'r9c9' }]] }).args).toEqual([['word', { word: 'r9c9' }]]);
});
