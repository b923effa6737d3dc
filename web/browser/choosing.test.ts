// Choosing and paying: what is ticked stays, what is confirmed is sent at once, nothing happens by itself.

import { expect, test } from 'vitest';
import type { Command } from '$wire';
import type { View } from '../src/games/mars/generated';
import { GUIDES } from '../src/games/presentations';
import { KEEPING, sitDown } from './scenes';
import { useStage, type Person } from './stage';

const stage = useStage();
const GAME = { game: 'mars', bot: 'greedy' } as const;

async function tell({ context }: Person, table: string, command: Command): Promise<void> {
  const response = await context.request.post(`/api/tables/${table}`, { data: command });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Answers what somebody is asked with these words, or with whatever comes first. */
async function answer(person: Person, table: string, ...wanted: string[]): Promise<void> {
  const { seq, legal } = await person.look(table);
  const words = wanted.length ? wanted : [legal[0]];
  await tell(person, table, { type: 'decide', seq, choice: { words }, unlessReveals: false });
}

async function own(person: Person, table: string) {
  const { view, you } = await person.look(table);
  return (view as View).players[you.seat!];
}

const ticked = (person: Person) => person.page.locator('.choice[aria-pressed="true"]');

test('what is ticked stays ticked while others decide', async () => {
  const [ada, bruno] = [await stage.person(), await stage.person()];
  const id = await ada.createTable({ game: 'mars', seats: ['me', 'free'], public: true });
  await bruno.context.request.post('/api/guest', { data: { name: 'Bruno' } });
  await tell(bruno, id, { type: 'sit', seat: 1 });
  await tell(ada, id, { type: 'start' });
  await ada.page.locator('.choice').nth(1).click();
  await ticked(ada).waitFor();
  const { seq } = await ada.look(id);
  await answer(bruno, id);
  await expect.poll(async () => (await ada.look(id)).seq).toBeGreaterThan(seq);
  // The page has heard of it once it knows who is not waited for any more.
  await ada.page.locator('.choice').nth(0).hover();
  expect(await ticked(ada).count()).toBe(1);
  await ada.page.locator('.picker .primary').click();
  await expect.poll(async () => (await ada.look(id)).prompt?.code).not.toBe('corporation');
});

test('the whole hand can be sold', async () => {
  const person = await stage.person();
  const { page } = person;
  const id = await person.createTable({ game: 'mars', seats: ['me'] });
  while ((await person.look(id)).prompt?.code === 'corporation') await answer(person, id);
  const { legal } = await person.look(id);
  await answer(person, id, ...legal.filter((words) => words.startsWith('buy ')).slice(0, 3), 'done');
  while ((await person.look(id)).prompt?.code !== 'action') await answer(person, id);
  await page.locator('[data-act="project sell-patents"]').click();
  const cards = page.locator('.hand .card-button');
  await expect.poll(async () => (await person.look(id)).prompt?.code).toBe('sell');
  for (const card of await cards.all()) await card.click();
  const { hand } = await own(person, id);
  expect(hand).toBeGreaterThan(1);
  await page.locator('[data-region="ask"] .primary').click();
  await expect.poll(async () => (await own(person, id)).hand).toBe(0);
  expect(await page.locator('.notice.bad').count()).toBe(0);
});

test('cards to keep are ticked in any order and confirmed together', async () => {
  const person = await stage.person();
  const { page } = person;
  const id = await sitDown(person, { ...GAME, ...KEEPING });
  const cards = page.locator('.choice');
  const confirm = page.locator('.picker .primary');
  await cards.last().click();
  expect(await confirm.getAttribute('aria-disabled')).toBe('true');
  await cards.first().click();
  await cards.nth(1).click();
  // Of more than are needed, the last ones stay.
  expect(await ticked(person).count()).toBe(2);
  const { seq } = await person.look(id);
  await confirm.click();
  await expect.poll(async () => (await person.look(id)).seq).toBeGreaterThan(seq);
  expect((await person.look(id)).prompt?.code).not.toBe('keep');
});

test('the cards step aside for a look at the planet, and say what they lack', async () => {
  const person = await stage.person();
  const { page } = person;
  const id = await sitDown(person, { ...GAME, players: 3, part: 0.3, answer: /^(buy|done)/ });
  const card = page.locator('.choice').first();
  await card.waitFor();
  const { lacks, dealt } = (await own(person, id)).private!;
  const laid = lacks.filter(([number]) => dealt.includes(number));
  expect(laid.length).toBeGreaterThan(0);
  expect(await page.locator('.choice .lack').count()).toBe(laid.length);
  await page.getByRole('button', { name: 'See the planet' }).click();
  await card.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Back to the cards' }).click();
  await card.waitFor();
});

test('paying begins with what a good player would use, and Enter pays what is shown', async () => {
  const person = await stage.person();
  const { page } = person;
  const id = await sitDown(person, { ...GAME, players: 3, part: 0.2, answer: /^pay / });
  await page.locator('.pay').waitFor();
  const { suggested, hand } = (await own(person, id)).private!;
  expect(hand.length).toBeGreaterThan(0);
  const shown = await page.locator('.pay .amount b').allTextContents();
  expect(Number(shown[0])).toBe(suggested!.money);
  expect(suggested!.steel + suggested!.titanium + suggested!.heat).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await person.look(id)).prompt?.code).not.toBe('pay');
});

test('a hint changes nothing until it is taken, and is then taken as a whole', async () => {
  const person = await stage.person();
  const { page } = person;
  const id = await sitDown(person, { ...GAME, players: 3, part: 0.3, answer: /^buy/ });
  await page.locator('.choice').first().waitFor();
  const { seq } = await person.look(id);
  await page.keyboard.press('h');
  const take = page.getByRole('button', { name: 'Play this' });
  await take.waitFor();
  expect((await person.look(id)).seq).toBe(seq);
  expect(await ticked(person).count()).toBe(0);
  await take.click();
  await expect.poll(async () => (await person.look(id)).prompt?.code).not.toBe('buy');
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

test('a preview goes to the end of the action, before the space of a greenery is chosen', async () => {
  const person = await stage.person();
  const { page } = person;
  const id = await sitDown(person, { ...GAME, players: 3, part: 0.3, answer: /^convert plants/ });
  const { view, you } = await person.look(id);
  const { oxygen, players } = view as View;
  const { rating } = players[you.seat!];
  await page.locator('[data-act="convert plants"]').hover();
  const line = (icon: string) => page.locator('.effect li', { has: page.locator(`use[href$="#${icon}"]`) });
  await expect.poll(() => line('oxygen').locator('em').textContent()).toBe(`${oxygen + 1} %`);
  expect(await line('tr').locator('em').textContent()).toBe(String(rating + 1));
  expect(await line('vp').count()).toBe(1);
  await page.locator('.effect').getByText('Then:').waitFor();
});

test('a wild token that a card would cost is shown before it is spent', async () => {
  const person = await stage.person();
  const { page } = person;
  const { game, options, seed, steps } = GUIDES.get('dice')!;
  const id = await person.createTable({ game, seats: ['me'], setup: { players: 1, options }, seed });
  for (const step of steps.slice(
    0,
    steps.findIndex((one) => one.id === 'card'),
  ))
    if (step.answer) await answer(person, id, step.answer);
  await page.locator('[data-act="play power-plant"]').hover();
  await page.locator('[data-foreseen]').getByText('wild').first().waitFor();
  await page.locator('[data-wild="spent"]').waitFor();
});
