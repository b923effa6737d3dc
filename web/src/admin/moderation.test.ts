import { expect, test } from 'vitest';
import { aim, end } from './moderation';

test('what is in force ends in time, or never', () => {
  expect(end(null, 5)).toBe('over');
  expect(end(5, 5)).toBe('over');
  expect(end(6, 5)).toEqual(new Date(6));
  // What the server says for ever with.
  expect(end(Number('9223372036854775807'), 5)).toBe('never');
});

test('an act is about somebody or something', () => {
  expect(aim({ type: 'ban', user: 17 })).toBe('#17');
  expect(aim({ type: 'unban-address', address: '203.0.113.9' })).toBe('203.0.113.9');
  expect(aim({ type: 'delete-table', table: 'kkemetfxbqbx' })).toBe('kkemetfxbqbx');
  expect(aim({ type: 'reserve-word', word: 'areo' })).toBe('areo');
});
