import { expect, it } from 'vitest';
import { lackOf } from './lack';

it('has a sign for production and tags', () => {
  expect(lackOf({ 'too-little-production': { resource: 'Money', has: 1, needs: 3 } })).toEqual({
    icon: 'mc',
    box: true,
    has: 1,
    needs: 3,
  });
  expect(lackOf({ 'too-few-tags': { tag: 'Power', has: 1, needs: 3 } })).toEqual({
    icon: 'tag-power',
    box: false,
    has: 1,
    needs: 3,
  });
});

it('leaves everything else to words', () => {
  expect(lackOf({ 'parameter-too-low': { parameter: 'Oxygen', needs: 3, is: 1 } })).toBeNull();
  expect(lackOf({ 'no-space': { tile: 'City' } })).toBeNull();
  expect(lackOf('no-claim')).toBeNull();
});
