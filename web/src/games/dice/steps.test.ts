import { expect, test } from 'vitest';
import type { Entry } from '$wire';
import type { Event, Prompt } from './generated';
import { stepTold } from './steps';

const told = (...events: object[]) => events.map((json) => ({ json: json as Event }) as Entry<'dice'>);
const TURN = { type: 'turn', seat: 0, round: 1, extra: false };
const ROLLED = { type: 'rolled', seat: 0, dice: {}, source: 'take' };
const paying: Prompt = { pay: { color: null, source: { support: 'Turn' } } };
const placing: Prompt = { place: { tile: 'Ocean', source: { standard: 'Ocean' } } };
const step = (prompt: Prompt, ...events: object[]) => stepTold(prompt, told(...events), () => 'Free');

test('what is asked in the middle of a turn belongs to the action that was begun', () => {
  expect(step(paying, TURN)).toBe('support');
  expect(step(placing, TURN, ROLLED, { type: 'standard', seat: 0, action: 'Ocean' })).toBe('main');
  expect(step(placing, TURN, ROLLED, { type: 'used', seat: 0, card: 3 })).toBe('free');
});

test('another support action instead of the main one is a main action', () => {
  expect(step(paying, TURN, ROLLED)).toBe('main');
});

test('what was told of the turn before says nothing', () => {
  expect(step(placing, TURN, ROLLED, TURN)).toBeNull();
});
