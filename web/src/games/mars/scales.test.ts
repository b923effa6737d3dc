import { expect, test } from 'vitest';
import { stepsOf, stepsTo, valuesOf } from './scales';

test('a track runs from where it begins to where it is full', () => {
  expect(valuesOf('Temperature').slice(0, 3)).toEqual([-30, -28, -26]);
  expect(valuesOf('Temperature').at(-1)).toBe(8);
  expect([stepsOf('Temperature'), stepsOf('Oxygen'), stepsOf('Oceans')]).toEqual([19, 14, 9]);
  expect([stepsTo('Temperature', -24), stepsTo('Oxygen', 8), stepsTo('Oceans', 0)]).toEqual([3, 8, 0]);
});
