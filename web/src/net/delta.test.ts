import { describe, expect, it } from 'vitest';
import { Misfit, patched } from './delta';

describe('patched', () => {
  it.each([
    [{ a: 1, b: 2 }, { b: [3] }, { a: 1, b: 3 }],
    [{ a: 1, b: 2 }, { a: [], b: [], c: [2] }, { c: 2 }],
    [
      [1, 2, 3, 4],
      ['~', 1, -1, 2, [5]],
      [1, 3, 4, 5],
    ],
    [
      [{ a: 1 }, { a: 2, b: 2 }, { a: 3 }],
      ['~', 1, { '~': { b: [5] } }],
      [{ a: 1 }, { a: 2, b: 5 }, { a: 3 }],
    ],
    [[1], [[]], []],
    [null, [{ a: [] }], { a: [] }],
  ])('turns %j by %j into %j', (old, delta, expected) => {
    expect(patched(old, delta)).toEqual(expected);
  });

  it('keeps what did not change the same value', () => {
    const old = { kept: { deep: true }, list: [{ a: 1 }, { a: 2 }] };
    const after = patched(old, { list: ['~', 1, { '~': { a: [9] } }] }) as typeof old;
    expect(after.kept).toBe(old.kept);
    expect(after.list[0]).toBe(old.list[0]);
    expect(old.list[1].a).toBe(2);
  });

  it.each([[[]], [['~', 9]], [['~', -9]], [['~', 1.5]], [['~', true]], [{ a: [1] }], [5]])(
    'refuses %j for another document',
    (delta) => expect(() => patched([1], delta)).toThrow(Misfit),
  );
});
