// What one may wish for at a table: to be called, to be asked first, to decide ahead, to try things out.

import { expect, test } from 'vitest';
import type { Timeout } from '$wire';
import { pair as pairAt, useStage, type Person } from './stage';

const stage = useStage();

const pair = (table: Parameters<typeof pairAt>[1]) => pairAt(stage, table);
const isAsked = async (person: Person, table: string) => (await person.look(table)).prompt !== null;

test('a turn is told in the title, by the browser, and by a tone only to who wants it', async () => {
  const [ada, bruno, id] = await pair({ game: 'shifter' });
  const { page } = ada;
  await page.addInitScript(() => {
    const calls: string[] = [];
    class Notification {
      static permission = 'granted';
      constructor(title: string) {
        calls.push(title);
      }
    }
    /** Anything asked of it is itself, so that nothing sounds. */
    const silence: unknown = new Proxy(() => silence, {
      get: (_, key) => (key === Symbol.toPrimitive ? () => 0 : silence),
    });
    const AudioContext = function () {
      calls.push('tone');
      return silence;
    };
    Object.assign(globalThis, { calls, Notification, AudioContext });
    Object.defineProperty(document, 'hidden', { value: true });
  });
  const calls = () => page.evaluate(() => (globalThis as never as { calls: string[] }).calls);
  /** Ada's turn ends, which her page shows, and Bruno's. */
  const round = async () => {
    while (await isAsked(ada, id)) await ada.answer(id, 'settle', 'done');
    await expect.poll(() => page.title()).toBe('Terra Shifter · Areo');
    while (await isAsked(bruno, id)) await bruno.answer(id, 'settle', 'done');
    await page.getByText('Your turn', { exact: true }).first().waitFor();
  };
  await page.reload();
  const call = 'Your turn · Terra Shifter';
  await expect.poll(() => page.title()).toBe(call);
  await expect.poll(calls).toEqual([call]);
  await round();
  await expect.poll(calls).toEqual([call, call]);
  await page.evaluate(() => localStorage.setItem('areo-preferences', '{"sound":true}'));
  await page.reload();
  await expect.poll(calls).toEqual(['tone', call]);
});

test('who has decided to pass passes when asked', async () => {
  // Their corporations do not begin with an action that cannot be left out.
  const setup = { players: 2, options: { beginners: 'AB' } };
  const [ada, bruno, id] = await pair({ game: 'mars', setup });
  const phase = async (person: Person) => (await person.look(id)).prompt?.code;
  const isOpening = async (person: Person) => !['action', undefined].includes(await phase(person));
  while ((await isOpening(ada)) || (await isOpening(bruno)))
    for (const person of [ada, bruno]) if (await isOpening(person)) await person.answer(id, 'done');
  while (await isAsked(ada, id)) await ada.answer(id, 'stop');
  await ada.page.getByRole('button', { name: 'Pass as soon as it’s my turn' }).click();
  await ada.page.locator('button[aria-pressed="true"]', { hasText: 'Pass' }).waitFor();
  await bruno.answer(id, 'pass');
  await expect.poll(() => phase(ada)).toBe('buy');
});

/** A table for one, where every decision has to come within four seconds; it begins once the page is there. */
async function hurry(timeout: Timeout, game = 'shifter'): Promise<Person> {
  const person = await stage.person();
  const rules = {
    timeout,
    resigned: 'computer',
    hourglass: 60,
    pace: 'calm',
    hints: true,
    noSpectators: false,
  } as const;
  const clock = { type: 'move', time: 4_000 } as const;
  const id = await person.createTable({ game, seats: ['me'], rules: { clock, ...rules }, start: false });
  await person.page.getByText('waiting for players').waitFor();
  await person.tell(id, { type: 'start' });
  return person;
}

test('when time is up a computer plays on, until one comes back', async () => {
  // A game so long that the computer cannot end it in the meantime.
  const { page } = await hurry('computer', 'mars');
  await expect.poll(() => page.locator('time').textContent()).toMatch(/^0:0[0-4]$/);
  await page.getByRole('img', { name: 'away, computer plays' }).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Take over again' }).click();
  await page.getByRole('button', { name: 'Let the computer play for me' }).waitFor();
});

test('when time is up one passes or has resigned, as the table has agreed', async () => {
  const [passing, resigning] = [await hurry('pass', 'mars'), await hurry('forfeit')];
  await passing.page.getByRole('img', { name: 'out of time, computer plays' }).waitFor();
  await resigning.page.getByRole('heading', { name: 'You lost this time' }).waitFor();
});

test('a roll of dice is asked about only by who wants it', async () => {
  // Against computers a roll can be undone like everything else, so nothing is asked.
  const [ada, bruno, id] = await pair({ game: 'dice' });
  const code = async (someone: Person) => (await someone.look(id)).prompt?.code;
  let person: Person | undefined;
  while (!person)
    for (const someone of [ada, bruno])
      if ((await code(someone)) === 'turn') person = someone;
      else if (await code(someone)) await someone.answer(id);
  const { page } = person;
  await page.goto(`/t/${id}`);
  const roll = page.locator('[data-act="roll blue"]');
  await page.evaluate(() => localStorage.setItem('areo-preferences', '{"confirmRolls":true}'));
  await page.reload();
  // Who comes in is noted at the table, too.
  await roll.waitFor();
  const { seq } = await person.look(id);
  await roll.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect((await person.look(id)).seq).toBe(seq);
  await page.evaluate(() => localStorage.removeItem('areo-preferences'));
  await page.reload();
  await roll.click();
  await expect.poll(async () => (await person.look(id)).seq).toBeGreaterThan(seq);
});

/** Who tries moves out, and when: while numbers are named, and while somebody else has the turn. */
const TRIALS: [string, Record<string, string>, 'ada' | 'bruno'][] = [
  ['numbers are named', { mode: 'compete' }, 'ada'],
  ['others move', {}, 'bruno'],
];

test.for(TRIALS)('moves are tried out in mind while %s', async ([, options, who]) => {
  const setup = { players: 2, options };
  const [first, second, id] = await pair({ game: 'shifter', setup });
  const ada = who === 'ada' ? first : second;
  if (who === 'bruno') await second.page.goto(`/t/${id}`);
  const { page } = ada;
  const planet = page.getByRole('group', { name: 'Planet' });
  await planet.waitFor();
  const { seq } = await ada.look(id);
  const tiles = () =>
    planet.locator('g[role="button"][data-cell]').evaluateAll((all) => all.map((tile) => tile.ariaLabel));
  const before = await tiles();
  await page.locator('g[role="button"]').first().press('r');
  await page.getByText('1 move tried out').waitFor();
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByText('2 moves tried out').waitFor();
  await expect.poll(tiles).not.toEqual(before);
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await page.getByText('only you see them').waitFor();
  await expect.poll(tiles).toEqual(before);
  expect((await ada.look(id)).seq).toBe(seq);
});
