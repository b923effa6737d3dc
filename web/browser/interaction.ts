// Measures interaction to next paint, late in a game of five: from the moment the browser received a
// press until it showed the next picture, as the browser itself reports it (Event Timing).

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sitDown } from './scenes';
import { useStage } from './stage';

const stage = useStage();

/** The browser tells of no event that took less, and tells in steps of 8 ms. */
const LEAST = 16;
/** How often each thing is done: a busy machine is late now and then. */
const TIMES = 5;

declare global {
  interface Window {
    /** How long each event took from its arrival to the next picture, pointing included. */
    areoEvents: number[];
    /** How long each late picture took, also those that waited for the server. */
    areoFrames: number[];
  }
}

function observe(least: number): void {
  const keep = (type: string, durations: number[], options: object = {}) =>
    new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type,
      ...options,
    });
  keep('event', (window.areoEvents = []), { durationThreshold: least });
  keep('long-animation-frame', (window.areoFrames = []));
}

/** Something one does, and what makes it possible again. */
interface Deed {
  what: string;
  act: () => Promise<unknown>;
  back?: () => Promise<unknown>;
}

const most = (durations: readonly number[]): number => Math.round(Math.max(0, ...durations));
const middle = (durations: readonly number[]): number => durations.toSorted((a, b) => a - b)[durations.length >> 1];

/** Waits until nothing more comes of what was done. */
const settle = (page: Page) => page.waitForTimeout(400);

/** Does something several times; the longest event of each time. */
async function measure(page: Page, { what, act, back }: Deed): Promise<number[]> {
  const times: number[] = [];
  const frames: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await page.evaluate(() => (window.areoEvents.splice(0), window.areoFrames.splice(0)));
    await act();
    await settle(page);
    const seen = await page.evaluate(() => ({ events: window.areoEvents, frames: window.areoFrames }));
    times.push(most(seen.events));
    frames.push(most(seen.frames));
    if (!back) continue;
    await back();
    await settle(page);
  }
  const each = times.map((time) => (time < LEAST ? `<${LEAST}` : time)).join(', ');
  console.log(`${what}: ${each} ms${most(frames) ? `; longest frame ${most(frames)} ms` : ''}`);
  return times;
}

test('a late game of five', async () => {
  const person = await stage.person();
  const { page } = person;
  await page.addInitScript(observe, LEAST);
  const id = await sitDown(person, { game: 'mars', bot: 'greedy', players: 5, part: 0.8 });
  await page.locator('.card-button').first().waitFor();
  await page.waitForTimeout(1_000);
  const { legal } = await person.look(id);
  const play = legal.find((words) => words.startsWith('play '));
  expect(play, 'a card that can be played').toBeDefined();
  expect(legal).toContain('project greenery');

  const press = (key: string) => () => page.keyboard.press(key);
  const click = (selector: string) => () => page.locator(selector).first().click();
  const focus = (selector: string) => page.locator(selector).first().focus();
  /** Points at another one of these each time. */
  const point = (selector: string) => {
    let next = 0;
    return async () => {
      const all = await page.locator(selector).all();
      await all[next++ % all.length].hover();
    };
  };
  const close = press('Escape');
  /** Takes back, until this is asked again. */
  const undo = (asked: string) => async () => {
    await page.keyboard.press('u');
    await expect.poll(async () => (await person.look(id)).prompt?.code).toBe(asked);
  };
  const greenery = click('[data-act="project greenery"]');
  const all: number[] = [];
  const take = async (what: string, act: Deed['act'], back?: Deed['back']) =>
    all.push(...(await measure(page, { what, act, back })));

  await take('pointing at a card', point('.card-button'));
  await take('pointing at an action', point('[data-region="ask"] .chip'));
  await focus('.card-button');
  await take('walking along the hand', press('ArrowRight'));
  await focus('.sort select');
  await take('sorting the hand', press('ArrowDown'), press('ArrowUp'));
  await take('opening the cards of a seat', click('.who'), close);
  await click('.who')();
  await take('closing them', close, click('.who'));
  await close();
  await take('opening the menu', () => page.getByRole('button', { name: 'Menu' }).click(), close);
  await take('asking for a hint', press('h'));
  await take('playing a card', click(`[data-act="${play}"]`), undo('action'));
  await take('choosing a project', greenery, undo('action'));
  await greenery();
  await focus('.space.legal');
  await take('walking over the map', press('n'));
  await take('pointing at a space', point('.space.legal'));
  await take('placing a tile', click('.space.legal'), undo('place'));
  console.log(`of ${all.length} interactions: ${middle(all)} ms in the middle, ${most(all)} ms at most`);
});
