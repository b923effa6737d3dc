// A game that is over, step by step; and another that branches off from it.

import { expect, test } from 'vitest';
import type { AnalysisState } from '$wire';
import { sitDown } from './scenes';
import { useStage } from './stage';

const stage = useStage();

/** What the analysis of a game of two might find. */
const FOUND: AnalysisState = {
  state: 'made',
  analysis: {
    curve: [
      { step: 0, chances: [0.5, 0.5] },
      { step: 9, chances: [0.2, 0.8] },
    ],
    accuracy: [
      { choices: 4, found: 3, lost: 2.6 },
      { choices: 0, found: 0, lost: 0 },
    ],
    costly: [
      {
        step: 7,
        seat: 0,
        decided: [{ id: 'mars-do-pass', args: [] }],
        better: [{ id: 'mars-do-convert-plants', args: [] }],
        points: 2.6,
        chances: [0.3, 0.4],
        reasons: [{ id: 'mars-part-greeneries', args: [['points', { difference: 21 }]] }],
      },
    ],
  },
};

test('a replay is stepped through, seen from every seat, and played on from the middle', async () => {
  const person = await stage.person();
  const { page } = person;
  const id = await sitDown(person, { game: 'mars', bot: 'greedy', players: 2, part: 1 });
  await page.getByRole('link', { name: 'Watch replay' }).click();
  const slider = page.getByRole('slider', { name: 'Step' });
  await slider.waitFor();
  const last = Number(await slider.getAttribute('max'));

  // By keys: a step, a generation, the end.
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => slider.inputValue()).toBe('1');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.getByRole('combobox', { name: 'Part' }).inputValue()).toBe('2');
  await page.keyboard.press('End');
  await expect.poll(() => slider.inputValue()).toBe(String(last));

  const middle = Math.floor(last / 2);
  await slider.fill(String(middle));
  await page.getByRole('combobox', { name: 'View as' }).selectOption('1');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.waitForURL(/\/t\//);
  const branch = new URL(page.url()).pathname.split('/')[2];
  expect(branch).not.toBe(id);
  await page.getByRole('group', { name: /^Map of/ }).waitFor();
  const { seats, you, generation } = await person
    .look(branch)
    .then((sight) => ({ ...sight, ...(sight.view as { generation: number }) }));
  expect(you.seat).toBe(1);
  expect(seats.map(({ control }) => control)).toEqual(['computer', 'human']);
  expect(generation).toBeGreaterThan(1);
});

test('the analysis of a game is asked for, waited for, and leads to the moment', async () => {
  const person = await stage.person();
  const { page } = person;
  const id = await sitDown(person, { game: 'mars', bot: 'greedy', players: 2, part: 1 });
  // The analysis itself would take a minute: what the server answers is said here.
  let answer: AnalysisState = { state: 'none' };
  await page.route(`**/api/tables/${id}/analysis`, async (route) => {
    if (route.request().method() === 'POST') answer = { state: 'under-way', done: 0, size: 0 };
    await route.fulfill({ json: answer });
  });
  await page.getByRole('button', { name: 'Analysis' }).click();
  await page.getByRole('button', { name: 'Start the analysis' }).click();
  await page.getByText('Waiting for other analyses').waitFor();
  answer = { state: 'under-way', done: 3, size: 12 };
  await page.getByText('Analysis in progress: 3 of 12').waitFor();
  answer = FOUND;
  const dialog = page.getByRole('dialog', { name: 'Analysis' });
  await dialog.getByText(/75%\. Best choices: 3 of 4\. Points compared with the best choices: −2\.6/).waitFor();
  await dialog.getByText('Mostly from: greeneries +2.1').waitFor();
  await dialog.getByRole('img', { name: /50% → 20%/ }).waitFor();

  // In the replay a costly decision is one press away.
  await page.goto(`${new URL(page.url()).origin}/replay/${id}`);
  const slider = page.getByRole('slider', { name: 'Step' });
  await slider.waitFor();
  await page.getByRole('button', { name: 'Analysis' }).click();
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => slider.inputValue()).toBe('7');
  await dialog.waitFor({ state: 'detached' });
});
