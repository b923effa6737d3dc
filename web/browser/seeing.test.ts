// Seeing what is asked, what it is about, what others do, and where one stands: in words and pictures, on every screen.

import { expect, test } from 'vitest';
import type { View } from '../src/games/mars/generated';
import { ORDERING, sitDown } from './scenes';
import { useStage, type Person } from './stage';

const stage = useStage();
const GAME = { game: 'mars', bot: 'greedy', players: 3 } as const;

test('effects that are due at once are told apart by their cards, and one looks at each', async () => {
  const person = await stage.person();
  const { page } = person;
  await sitDown(person, { ...GAME, ...ORDERING });
  const effects = page.locator('.order .effect');
  await effects.first().waitFor();
  const names = await effects.locator('strong').allTextContents();
  expect(new Set(names).size).toBeGreaterThan(1);
  await effects.last().hover();
  await page.locator('.inspector .card.large', { hasText: names.at(-1)! }).waitFor();
});

test('a number is chosen by what it brings', async () => {
  const person = await stage.person();
  await sitDown(person, { ...GAME, part: 0, answer: /^amount / });
  await expect.poll(() => person.page.locator('.brings em').count()).toBeGreaterThan(0);
});

test('spaces are called by their names and by what they lie beside, never by codes', async () => {
  const person = await stage.person();
  const { page } = person;
  await sitDown(person, { ...GAME, part: 0.3, answer: /^place r/ });
  await page.locator('.space.legal').first().waitFor();
  const names = await page.locator('[data-space]').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  expect(names.filter((name) => /\br\dc\d\b/.test(name))).toEqual([]);
  expect(names.filter((name) => name.includes('Arsia Mons')).length).toBeGreaterThan(1);
});

test('the inspector tells what is asked about, then what the pointer is on, and is empty afterwards', async () => {
  const person = await stage.person();
  const { page } = person;
  await sitDown(person, { ...GAME, part: 0.3, answer: /^place r/ });
  const inspector = page.getByRole('region', { name: 'Details' });
  await page.locator('[data-project="city"]').waitFor();
  // A tile that lies there tells what it is and whose.
  await page.locator('.space:not(.legal)[aria-label*="greenery"]').first().hover();
  const tile = page.locator('[data-tile]');
  await tile.getByText('greenery').waitFor();
  await tile.getByText('Computer').waitFor();
  const card = page.locator('.hand .card-button').first();
  await card.hover();
  await expect.poll(() => tile.count()).toBe(0);
  await inspector.locator('.card.large').waitFor();
  await page.mouse.move(2, 450);
  await expect.poll(() => inspector.locator('.card.large').count()).toBe(0);
  await page.locator('[data-project="city"]').waitFor();
});

test('what would bring nothing says so before it is paid for', async () => {
  const person = await stage.person();
  const { page } = person;
  const id = await sitDown(person, { ...GAME, part: 0.93, answer: /^(pass|stop|project)/ });
  expect(((await person.look(id)).view as View).oceans).toBe(9);
  await page.locator('[data-act="use aquifer-pumping"]').hover();
  await page.locator('.effect .nothing').getByText('no effect').waitFor();
});

test('that the last generation has come is announced, and stands at the top from then on', async () => {
  const person = await stage.person();
  const { page } = person;
  const id = await sitDown(person, { ...GAME, part: 0.85, answer: /^play lava-flows/ });
  await page.locator('[data-act="play lava-flows"]').waitFor();
  expect(await page.getByText('Last generation').count()).toBe(0);
  await person.answer(id, 'play lava-flows');
  await page.locator('[data-toast]', { hasText: 'This is the last generation' }).waitFor();
  await page.getByText('Last generation', { exact: true }).waitFor();
});

/** A table of two people of whom the first waits while the other may act. */
async function waiting(): Promise<{ watcher: Person; actor: Person; id: string }> {
  const [ada, bruno] = [await stage.person(), await stage.person()];
  const setup = { players: 2, options: { beginners: 'AB' } };
  // A private table, so that the cards are the same each time.
  const id = await ada.createTable({ game: 'mars', seats: ['me', 'free'], setup });
  await bruno.introduce('Bruno');
  await bruno.page.goto(await ada.page.getByRole('textbox', { name: 'Anyone with this link' }).inputValue());
  await bruno.page.getByRole('button', { name: 'Take this seat' }).click();
  await expect.poll(async () => (await ada.look(id)).seats[1].name).toBe('Bruno');
  await ada.tell(id, { type: 'start' });
  const code = async (person: Person) => (await person.look(id)).prompt?.code;
  const people = [ada, bruno];
  for (;;) {
    const opening: Person[] = [];
    for (const person of people) if (!['action', undefined].includes(await code(person))) opening.push(person);
    if (!opening.length) break;
    for (const person of opening) await person.answer(id, 'done');
  }
  // Whoever begins passes the turn on, so that the other acts while they look on.
  const watcher = (await code(ada)) ? ada : bruno;
  await watcher.page.goto(`/t/${id}`);
  await watcher.page.locator('.planet').waitFor();
  await watcher.answer(id, 'project aquifer');
  while ((await code(watcher)) === 'place') await watcher.answer(id);
  while (await code(watcher)) await watcher.answer(id, 'stop');
  return { watcher, actor: watcher === ada ? bruno : ada, id };
}

test.for(['desktop', 'phone'] as const)('what another does is shown while one waits, %s', async (size) => {
  const { watcher, actor, id } = await waiting();
  const { page } = watcher;
  if (size === 'phone') await page.setViewportSize({ width: 360, height: 740 });
  const { legal } = await actor.look(id);
  const card = legal.find((words) => words.startsWith('play '));
  expect(card).toBeDefined();
  await actor.answer(id, card!);
  await page.locator('.inspector', { hasText: 'plays' }).locator('.card.large').waitFor();
  while ((await actor.look(id)).prompt?.code !== 'action') await actor.answer(id);
  await actor.answer(id, 'project aquifer');
  const { legal: spaces } = await actor.look(id);
  await actor.answer(id, spaces[0]);
  await page.locator(`[data-fresh="${spaces[0].replace('place ', '')}"]`).waitFor();
});

test('who only watches reads so, and is offered nothing that only players have', async () => {
  const [host, guest] = [await stage.person(), await stage.person()];
  const seats = ['me' as const, { computer: 'greedy' }];
  const id = await host.createTable({ game: 'mars', seats, public: true });
  await host.page.getByText('You', { exact: true }).first().waitFor();
  await guest.page.goto(`/t/${id}`);
  await guest.page.getByText('You are watching').waitFor();
  expect(await guest.page.getByText('Your hand is empty').count()).toBe(0);
  expect(await guest.page.getByRole('button', { name: /Undo/ }).count()).toBe(0);
  expect(await guest.page.getByText('You', { exact: true }).count()).toBe(0);
});

/** What lies on the screen as a whole, of these. */
const whole = (person: Person, selector: string) =>
  person.page.locator(selector).evaluateAll(
    (all) =>
      all.filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      }).length,
  );

test('on a phone research shows all four cards', async () => {
  const person = await stage.person({ size: 'phone' });
  const id = await sitDown(person, { ...GAME, part: 0.55 });
  await person.answer(id, 'pass');
  await expect.poll(() => person.page.locator('.choice').count()).toBe(4);
  expect(await whole(person, '.choice')).toBe(4);
});

test('on a phone the button says what it does, and a corporation is read before it is chosen', async () => {
  const person = await stage.person({ size: 'phone' });
  const { page } = person;
  await sitDown(person, { ...GAME, part: 0 });
  await page.locator('.choice').first().tap();
  await expect.poll(() => page.locator('.picker .primary').textContent()).toMatch(/^Choose (?!a card)./);
});

test('on a phone projects and goals are previewed before they act', async () => {
  const person = await stage.person({ size: 'phone' });
  const { page } = person;
  const id = await sitDown(person, { ...GAME, part: 0.55 });
  const { seq } = await person.look(id);
  await page.locator('[data-tab="goals"]').tap();
  await page.locator('[data-act^="fund "]').first().tap();
  await page.locator('.effect li').first().waitFor();
  await page.locator('.primary[data-act^="fund "]').waitFor();
  await page.locator('[data-tool="projects"]').tap();
  await page.locator('.chip[data-act="project sell-patents"]').tap();
  await page.locator('.primary[data-act="project sell-patents"]').waitFor();
  expect((await person.look(id)).seq).toBe(seq);
  await page.locator('[data-region="ask"] [data-tool="hint"]').tap();
  await page.locator('[data-advice]').waitFor();
});

test('on a phone every space that can be chosen is as large as a finger', async () => {
  const person = await stage.person({ size: 'phone' });
  await sitDown(person, { ...GAME, part: 0.3, answer: /^place r/ });
  await person.page.locator('.space.legal').first().waitFor();
  const sizes = await person.page.locator('.space.legal .choice').evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40);
});

test('MarsBot is as hard as one chooses, and solo is one press away', async () => {
  const person = await stage.person();
  const { page } = person;
  const started = async () => {
    await page.waitForURL(/\/t\//);
    return (await person.look(new URL(page.url()).pathname.split('/')[2])).setup;
  };
  await page.goto('/');
  const mars = page.locator('article').first();
  await mars.getByText('Hard').click();
  await mars.getByRole('button', { name: 'MarsBot' }).click();
  expect(await started()).toMatchObject({ players: 1, options: { automa: 'yes', level: 'hard' } });
  await page.goto('/');
  await mars.getByRole('button', { name: 'Play solo' }).click();
  expect((await started()).players).toBe(1);
});
