import { expect, it } from 'vitest';
import type { Arg } from '$wire';
import { inWords } from './words';

const said = (word: string): Arg => inWords({ id: 'x', args: [['left', { word }]] }).args![0][1];
const space = (row: number, column: number) => ({
  id: 'mars-space',
  args: [
    ['row', { number: row }],
    ['column', { number: column }],
  ],
});

it('names a space by its row, lists a few, and counts many', () => {
  expect(said('r8c3')).toEqual({ message: space(8, 3) });
  expect(said('r8c3, r1c2')).toEqual({ list: [space(8, 3), space(1, 2)] });
  expect(said('r1c1, r1c2, r1c3, r1c4')).toEqual({
    message: { id: 'mars-compared-spaces', args: [['count', { number: 4 }]] },
  });
});

it('leaves other words as they are, and looks inside of sentences', () => {
  expect(said('phobos')).toEqual({ word: 'phobos' });
  const inner = { id: 'mars-source-space', args: [['space', { word: 'r5c1' }]] as [string, Arg][] };
  expect(inWords({ id: 'x', args: [['source', { message: inner }]] }).args).toEqual([
    ['source', { message: { id: 'mars-source-space', args: [['space', { message: space(5, 1) }]] } }],
  ]);
});
