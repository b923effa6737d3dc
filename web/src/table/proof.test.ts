import { expect, it } from 'vitest';
import { commitmentOf, prove } from './proof';

const ZEROS = '0'.repeat(64);

it('counts the commitment of a seed as the server does', async () => {
  expect(await commitmentOf(ZEROS)).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
});

it('tells a kept promise from a broken one', async () => {
  expect(await prove(ZEROS, await commitmentOf(ZEROS))).toBe('kept');
  expect(await prove(`1${ZEROS.slice(1)}`, await commitmentOf(ZEROS))).toBe('broken');
});
