// A game that is over, step by step; and another that branches off from it.

import { expect, test } from 'vitest';
import { sitDown } from './scenes';
import { useStage } from './stage';

const stage = useStage();

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
