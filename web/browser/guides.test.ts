// The guided games: what each step asks for is possible in the game that the guide deals.

import { expect, test } from 'vitest';
import { GUIDES } from '../src/games/presentations';
import { useStage } from './stage';

const stage = useStage();

/** What a text asks to pick before the answer is given. */
const PICKS: Record<string, string[]> = {
  'mars buy': ['buy mohole-area', 'buy aquifer-pumping'],
  'marsbot buy': ['buy aquifer-pumping'],
};

test.for([...GUIDES])('the guide of %s can be followed', async ([name, { game, options, seed, steps }]) => {
  const person = await stage.person();
  const id = await person.createTable({ game, seats: ['me'], setup: { players: 1, options }, seed }, false);
  for (const { id: step, answer } of steps) {
    if (answer === undefined) continue;
    const { seq } = await person.look(id);
    const words = [...(PICKS[`${name} ${step}`] ?? []), answer];
    const data = { type: 'decide', seq, choice: { words }, unlessReveals: false };
    const response = await person.context.request.post(`/api/tables/${id}`, { data });
    expect(response.ok(), `${step}: ${await response.text()}`).toBe(true);
  }
});

test('the guide speaks beside the table, and goes on with what is answered there', async () => {
  const { page } = await stage.person();
  await page.goto('/rules/marsbot');
  await page.getByRole('link', { name: 'Guided first game' }).click();
  const guide = page.getByRole('region', { name: 'Guide' });
  await guide.getByText('Step 1 of').waitFor();
  await guide.getByRole('button', { name: 'Next' }).click();
  await guide.getByText('Step 2 of').waitFor();
});
