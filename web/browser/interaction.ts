// Measures how long the browser works on a press, late in a game of five: the time of its main thread,
// so that other work on the machine does not count.

import type { CDPSession, Page } from 'playwright-core';
import { test } from 'vitest';
import { sitDown } from './scenes';
import { useStage } from './stage';

const stage = useStage();

/** The milliseconds that the page has worked for so far. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Does something several times, and tells how long the page worked each time, all painting included. */
async function measure(page: Page, session: CDPSession, what: string, acts: (() => Promise<unknown>)[]): Promise<void> {
  const times: number[] = [];
  for (const act of acts) {
    const before = await worked(session);
    await act();
    await page.waitForTimeout(400);
    times.push(Math.round((await worked(session)) - before));
  }
  console.log(`${what}: ${times.join(', ')} ms`);
}

test('a late game of five', async () => {
  const person = await stage.person();
  const { page } = person;
  await sitDown(person, { game: 'mars', bot: 'greedy', players: 5, part: 0.8 });
  await page.locator('.card-button').first().waitFor();
  await page.waitForTimeout(1_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cards = await page.locator('.card-button').all();
  const chips = await page.locator('[data-region="ask"] .chip').all();
  const [first, second] = await page.locator('.who').all();
  const close = () => page.keyboard.press('Escape');
  await measure(
    page,
    session,
    'pointing at a card',
    cards.map((card) => () => card.hover()),
  );
  await measure(
    page,
    session,
    'pointing at an action',
    chips.map((chip) => () => chip.hover()),
  );
  await measure(page, session, 'opening and closing the cards of a seat', [
    () => first.click(),
    close,
    () => second.click(),
    close,
  ]);
  await measure(page, session, 'a hint', [() => page.keyboard.press('h')]);
  await measure(page, session, 'deciding, and all that follows from it', [
    () => page.getByRole('button', { name: 'Do it' }).first().click(),
  ]);
});
