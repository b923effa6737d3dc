import { expect, it } from 'vitest';
import { actOf, shiftWords, tileWords } from './acts';

it('says and reads the moves of a tile', () => {
  expect(tileWords('short', 7)).toBe('flip short r2c4');
  expect(actOf('flip short r2c4')?.does).toEqual({ kind: 'tile', move: 'short', cell: 7 });
  expect(actOf(tileWords('rotate', 0))?.does).toEqual({ kind: 'tile', move: 'rotate', cell: 0 });
});

it('says and reads shifts by the line of a cell', () => {
  expect(shiftWords(6, 'left')).toBe('shift row 2 left');
  expect(shiftWords(6, 'down')).toBe('shift column 3 down');
  expect(actOf('shift column 3 down')?.does).toEqual({ kind: 'shift', way: 'down', line: 2 });
});

it('knows no other words', () => expect(actOf('settle')).toBeNull());
