import { expect, it } from 'vitest';
import { tempoOf } from './lobby.svelte';

const MINUTE = 60_000;

it('tells tables played at one sitting from those played by turns', () => {
  expect(tempoOf({ clock: { type: 'none' } })).toBe('live');
  expect(tempoOf({ clock: { type: 'bank', time: 90 * MINUTE, increment: 0 } })).toBe('live');
  expect(tempoOf({ clock: { type: 'move', time: 5 * MINUTE } })).toBe('live');
  expect(tempoOf({ clock: { type: 'move', time: 24 * 60 * MINUTE } })).toBe('by-turns');
});
