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

it('calls a space by its name, or by the place that only it lies beside', () => {
  const names = { r3c2: 'arsia-mons', r5c3: 'noctis-city' };
  const called = (word: string) => inWords({ id: 'x', args: [['space', { word }]] }, names).args![0][1];
  expect(called('r3c2')).toEqual({ message: { id: 'mars-place-arsia-mons' } });
  // Two spaces of row 3 lie beside it, and one of row 4 only beside it and another.
  expect(called('r3c1')).toEqual({ message: space(3, 1) });
  expect(called('r9c1')).toEqual({ message: space(9, 1) });
  const beside = { message: { id: 'mars-place-arsia-mons' } };
  expect(
    inWords({ id: 'x', args: [['space', { word: 'r3c1' }]] }, { r3c2: 'arsia-mons', r3c3: 'x' }).args![0][1],
  ).toEqual({
    message: {
      id: 'mars-space-beside',
      args: [
        ['row', { number: 3 }],
        ['place', beside],
      ],
    },
  });
});

it('leaves other words as they are, and looks inside of sentences', () => {
  expect(said('phobos')).toEqual({ word: 'phobos' });
  const inner = { id: 'mars-source-space', args: [['space', { word: 'r5c1' }]] as [string, Arg][] };
  expect(inWords({ id: 'x', args: [['source', { message: inner }]] }).args).toEqual([
    ['source', { message: { id: 'mars-source-space', args: [['space', { message: space(5, 1) }]] } }],
  ]);
});
