// A turn of Dice and of Shifter in the hand: where it stands, what it costs, what others do meanwhile.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { View } from '../src/games/dice/generated';
import { sitDown } from './scenes';
import { pair, useStage, type Person } from './stage';

const stage = useStage();
const DICE = { game: 'dice', bot: 'greedy', players: 3 } as const;

const lit = (page: Page) => page.locator('[data-steps] [aria-current="step"]');

test('a step stays lit through its questions, also for who comes back in the middle of one', async () => {
  const person = await stage.person();
  const id = await sitDown(person, { ...DICE, part: 0.2, answer: /^place / });
  expect((await person.look(id)).prompt?.code).toBe('place');
  await person.page.locator('.space.legal').first().waitFor();
  expect((await lit(person.page).textContent())?.trim()).toBe('Main');
});

test.for(['desktop', 'phone'] as const)('a production turn shows its four steps in a row, on a %s', async (size) => {
  const person = await stage.person({ size });
  await sitDown(person, { ...DICE, part: 0.2, answer: /^keep / });
  const steps = person.page.locator('[data-steps="production"] .step');
  await expect.poll(() => steps.allTextContents()).toEqual(['Keep', 'Discard', 'Draw', 'Roll']);
  expect(await lit(person.page).textContent()).toBe('Keep');
  const tops = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  // The question does not begin below a row of its own for what takes back.
  const undo = await person.page.locator('[data-steps] button').boundingBox();
  expect(Math.abs(undo!.y + undo!.height / 2 - tops[0] - 16)).toBeLessThan(16);
});

test.for(['desktop', 'laptop', 'phone'] as const)('the last turns are announced on a %s', async (size) => {
  const person = await stage.person({ size });
  const id = await sitDown(person, { ...DICE, part: 0.97 });
  const { last_turns: left, parameters } = (await person.look(id)).view as View;
  expect(left).not.toBeNull();
  const complete = parameters.filter(({ value, end }) => value >= end).length;
  await person.page.locator('[data-last-turns]', { hasText: `Final turns: ${left} to go` }).waitFor();
  expect(await person.page.locator('[data-complete]').getAttribute('data-complete')).toBe(String(complete));
});

test('spaces are told by row and place, never by a code', async () => {
  const person = await stage.person();
  const { page } = person;
  await sitDown(person, { ...DICE, part: 0.5 });
  const log = page.locator('.log');
  await log
    .getByText(/places an? \w+: row \d, space \d/)
    .first()
    .waitFor();
  const codes = await page.evaluate(() =>
    [document.body.innerText, ...[...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel ?? '')]
      .join('\n')
      .match(/\b[A-G][1-7]\b/g),
  );
  expect(codes).toBeNull();
});

test('reconstructed cards are explained once at the start, and printed ones are marked', async () => {
  const person = await stage.person();
  const { page } = person;
  await person.createTable({ game: 'dice', seats: ['me'], setup: { players: 1, options: {} } });
  const about = page.locator('[data-about="cards"]');
  const id = page.url().match(/\/t\/([^#/]+)/)![1];
  while ((await person.look(id)).prompt?.code !== 'corporation') await person.answer(id);
  await about.getByText('Cards marked = are as printed, cards marked ≈ in part').waitFor();
  while ((await person.look(id)).prompt?.code === 'corporation') await person.answer(id);
  await about.waitFor({ state: 'detached' });
  await page.goto('/cards/dice');
  const [marked, plain] = [page.locator('.dice-card .printed'), page.locator('.dice-card:not(:has(.printed))')];
  await marked.first().waitFor();
  expect(await marked.first().getAttribute('title')).toBe('partly our reconstruction');
  expect(await plain.count()).toBeGreaterThan(0);
});

test('what changes in another seat draws the eye', async () => {
  const [ada, bruno, id] = await pair(stage, { game: 'dice' });
  const code = async (someone: Person) => (await someone.look(id)).prompt?.code;
  const open = async () => (await code(ada)) ?? (await code(bruno));
  for (let now = await open(); now !== 'turn'; now = await open())
    for (const one of [ada, bruno]) if (await code(one)) await one.answer(id);
  const [mover, other] = (await code(ada)) ? [ada, bruno] : [bruno, ada];
  const { page } = other;
  await page.goto(`/t/${id}`);
  await page.locator('[data-region="seats"] .figure').first().waitFor();
  expect(await page.locator('[data-region="seats"] .figure.changed').count()).toBe(0);
  await mover.answer(id, 'draw');
  await mover.answer(id);
  await page.locator('[data-region="seats"] .figure.changed').first().waitFor();
});

test('a bid needs no dialog, and moves in mind outlast it', async () => {
  const [{ page, ...ada }] = await pair(stage, {
    game: 'shifter',
    setup: { players: 2, options: { mode: 'compete' } },
  });
  void ada;
  await page.locator('g[role="button"]').first().press('r');
  await page.getByText('1 move tried out').waitFor();
  await page.getByRole('button', { name: /^8:/ }).click();
  await page.locator('ol li', { hasText: '8' }).first().waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.getByText('1 move tried out').waitFor();
});

test('a turn that would fail says so on a phone, and what it costs before it ends', async () => {
  const person = await stage.person({ size: 'phone' });
  const { page } = person;
  const id = await person.createTable({ game: 'shifter', seats: ['me'] });
  await page.locator('.forecast.bad').waitFor();
  const { seq } = await person.look(id);
  await page.locator('[data-act="settle"]').tap();
  await page
    .locator('dialog[open]')
    .getByText(/costs \d cards/)
    .waitFor();
  expect((await person.look(id)).seq).toBe(seq);
});

test('how hard Shifter is, is one choice, and a game alone is one press away', async () => {
  const person = await stage.person();
  const { page } = person;
  await page.goto('/');
  const shifter = page.locator('article', { hasText: 'Terra Shifter' });
  await shifter.locator('label', { hasText: 'Hard' }).click();
  await shifter.getByRole('button', { name: 'Play solo' }).click();
  await page.locator('[data-act="settle"]').waitFor();
  const { setup } = await person.look(new URL(page.url()).pathname.split('/').at(-1)!);
  expect(setup).toEqual({ players: 1, options: { goals: 'random', disasters: 'one-red' } });
});
