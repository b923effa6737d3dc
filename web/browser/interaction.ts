// Measures how soon the page answers: the time from a press to the next picture, late in a game of five.

import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { sitDown } from './scenes';
import { useStage } from './stage';

const stage = useStage();

interface Timed {
  name: string;
  duration: number;
}

/** Collects every event that the browser times, from the first millisecond on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const found: Timed[] = ((globalThis as never as { timed: Timed[] }).timed = []);
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) found.push({ name, duration });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/** The longest of what was timed since the last call; what is quicker than 16 ms is not timed. */
const longest = (page: Page) =>
  page.evaluate(() => {
    const { timed } = globalThis as never as { timed: Timed[] };
    return Math.max(0, ...timed.splice(0).map(({ duration }) => duration));
  });

/** Does something to each of these, one after the other, and tells the longest wait. */
async function measure(page: Page, what: string, act: (index: number) => Promise<unknown>, times = 6): Promise<void> {
  const waits: number[] = [];
  for (let index = 0; index < times; index++) {
    await act(index);
    await page.waitForTimeout(250);
    waits.push(await longest(page));
  }
  console.log(`${what}: ${waits.join(', ')} ms`);
}

test('a late game of five', async () => {
  const person = await stage.person();
  const { page } = person;
  await sitDown(person, { game: 'mars', bot: 'greedy', players: 5, part: 0.85 });
  await page.locator('.card-button').first().waitFor();
  await page.waitForTimeout(1_000);
  await listen(page);
  const cards = page.locator('.card-button');
  const count = await cards.count();
  await measure(page, 'pointing at cards', (index) => cards.nth(index % count).hover());
  await measure(page, 'walking along the hand by keys', async () => {
    await cards.first().focus();
    await page.keyboard.press('ArrowRight');
  });
  await measure(page, 'pointing at actions', (index) => page.locator('.chip').nth(index).hover());
  await measure(page, 'the cards of a seat', async (index) => {
    if (index % 2) await page.keyboard.press('Escape');
    else
      await page
        .locator('.who')
        .nth(index / 2)
        .click();
  });
  await measure(page, 'deciding, with what the others do then', async () => {
    await page.keyboard.press('h');
    await page.getByRole('button', { name: 'Do it' }).click();
  });
});
